//! What is taught beside the letter: under each rule, on a page of its own, and where the letter rules otherwise.

use crate::book::html::{escape, wide};
use crate::book::ruling::in_cell;
use crate::book::shelf::Judged;
use crate::book::teller::{PRACTICE, Teller, item_link, keys, spoken};
use crate::compare::CaseDeparture;
use crate::edition::{Edition, Item};
use crate::game::Colours;
use crate::laws::{Provision, provision};
use crate::rulings::{Departure, Ruled};
use crate::text::{
    Explanation, ItemText, Say, Value, explain, item_text, place_in_source, source_text,
};
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// Where the page stands that compares practice and letter.
pub(super) const LETTER: &str = "letter-and-practice.html";

/// What is taught about a rule, as blocks that a reader of the letter alone can switch off; nothing where nothing is.
pub(super) fn blocks(teller: &Teller<'_>, provision: &'static Provision) -> String {
    let items = teller.shelf.items_about(provision);
    let block = |attribute: &'static str, items: Vec<&Item>| {
        let Some(first) = items.iter().map(|item| item.since).min() else {
            return String::new();
        };
        let told: String = items.iter().map(|item| section(teller, item)).collect();
        format!(
            "<details class=\"practice\" open data-editions=\"{}\"><summary>{}</summary>\n{told}</details>\n",
            keys(&since(teller, first)),
            teller.html(&Say::attribute("heading-taught", attribute)),
        )
    };
    let (of_fide, others) = items.iter().partition(|item| item.layer.is_of_fide());
    block("fide", of_fide) + &block("others", others)
}

/// The editions from this one on, newest first.
fn since(teller: &Teller<'_>, edition: Edition) -> Vec<Edition> {
    let all = teller.shelf.editions.iter().copied();
    all.filter(|known| *known >= edition).collect()
}

/// An item under a rule.
fn section(teller: &Teller<'_>, item: &Item) -> String {
    let text = text_of(teller, item);
    format!(
        "<section class=\"item\" data-editions=\"{}\">\n<h3>{} {}</h3>\n{}{}</section>\n",
        keys(&since(teller, item.since)),
        number(item),
        spoken(&text.title),
        told(&text),
        facts(teller, item) + &cases(teller, item),
    )
}

fn text_of(teller: &Teller<'_>, item: &Item) -> ItemText {
    item_text(teller.voice(Colours::Known), &item.id)
}

/// The name of an item as a mark that leads to it.
fn number(item: &Item) -> String {
    format!(
        "<a class=\"number\" href=\"{PRACTICE}#{id}\">{id}</a>",
        id = escape(&item.id)
    )
}

/// What an item teaches, what the letter gives instead, and why one cannot rely on it.
fn told(text: &ItemText) -> String {
    let paragraph = |class: &str, said: &str| format!("<p{class}>{}</p>\n", spoken(said));
    let mut html = paragraph("", &text.text);
    if let Some(letter) = &text.letter {
        html.push_str(&paragraph(" class=\"letter\"", letter));
    }
    if let Some(caution) = &text.caution {
        html.push_str(&paragraph(" class=\"caution\"", caution));
    }
    html
}

/// Whose an item is, what it does, since when, and where it was read.
fn facts(teller: &Teller<'_>, item: &Item) -> String {
    let named = |message: &'static str, name| teller.phrase(&Say::attribute(message, name));
    let since = Say::message("practice-since")
        .with("edition", Value::Items(vec![Teller::edition(item.since)]));
    let sources = item.source.iter().map(|citation| {
        let place = place_in_source(teller.voice(Colours::Known), citation);
        format!(
            "<a href=\"{PRACTICE}#source-{mark}\">{mark}</a>{}",
            place.map_or_else(String::new, |place| format!(" {}", spoken(&place))),
            mark = escape(&citation.source)
        )
    });
    let facts = [
        named("practice-layer", item.layer.name()),
        named("practice-kind", item.kind.name()),
        teller.phrase(&since),
        sources.collect::<Vec<_>>().join(", "),
    ];
    format!("<p class=\"note\">{}</p>\n", facts.join(" · "))
}

/// The cases that show an item, as links.
fn cases(teller: &Teller<'_>, item: &Item) -> String {
    let ids = item.taught.cases().iter();
    let cases = ids.filter_map(|id| teller.shelf.case(id));
    let links: String = cases
        .map(|case| format!("<li>{}</li>", case_link(teller, case)))
        .collect();
    if links.is_empty() {
        return links;
    }
    format!("<ul class=\"see-cases\">{links}</ul>\n")
}

fn case_link(teller: &Teller<'_>, case: &Judged<'_>) -> String {
    format!(
        "<a href=\"{}\">{}</a>",
        case.path(),
        teller.case_title(case)
    )
}

/// The page of all items, by the article that each is about first; then the texts from which they were taken.
pub(super) fn page(teller: &Teller<'_>) -> String {
    let mut html = format!(
        "<h1>{}</h1>\n<p class=\"lead\">{}</p>\n<p><a href=\"{LETTER}\">{}</a></p>\n",
        teller.label("practice-page"),
        teller.html(
            &Say::message("practice-page-lead").number("count", teller.shelf.items.len() as u64)
        ),
        teller.label("letter-page"),
    );
    let mut last = None;
    for item in &teller.shelf.items {
        let article = item
            .articles
            .first()
            .and_then(|number| number.split('.').next());
        if article != last {
            let article = article.unwrap_or_default();
            let say =
                Say::message("practice-about").with("article", Value::Article(article.to_owned()));
            let _ = writeln!(
                html,
                "<h2 id=\"article-{}\">{}</h2>",
                escape(article),
                teller.html(&say)
            );
        }
        last = article;
        html.push_str(&alone(teller, item));
    }
    html + &sources(teller)
}

/// An item among all.
fn alone(teller: &Teller<'_>, item: &Item) -> String {
    let text = text_of(teller, item);
    let rules = item
        .taught
        .provisions()
        .iter()
        .filter_map(|id| provision(id));
    let rules: Vec<String> = rules.map(|provision| teller.link(provision, "")).collect();
    let rules = match rules.as_slice() {
        [] => String::new(),
        rules => format!(
            "<p class=\"note\"><b>{}</b> {}</p>\n",
            teller.label("practice-rules"),
            rules.join(" · ")
        ),
    };
    format!(
        "<section class=\"item\" id=\"{id}\">\n<h3>{} {}</h3>\n{}{}{rules}{}</section>\n",
        number(item),
        spoken(&text.title),
        told(&text),
        facts(teller, item),
        cases(teller, item),
        id = escape(&item.id),
    )
}

/// The texts that items cite, by their marks, each with what was read of it.
fn sources(teller: &Teller<'_>) -> String {
    let mut html = format!(
        "<h2 id=\"sources\">{}</h2>\n<dl class=\"certainties\">\n",
        teller.label("practice-sources")
    );
    let layers = teller.shelf.library.practice.iter();
    let marks: BTreeSet<&String> = layers.flat_map(|layer| layer.sources.keys()).collect();
    for mark in marks {
        let text = source_text(teller.voice(Colours::Known), mark);
        let _ = writeln!(
            html,
            "<dt id=\"source-{mark}\">{mark}</dt><dd>{}. {}</dd>",
            spoken(&text.title),
            spoken(&text.read),
            mark = escape(mark),
        );
    }
    html + "</dl>\n"
}

/// The page of the places where practice and letter differ, those that differ most first, each with both rulings.
pub(super) fn letter_page(teller: &Teller<'_>) -> String {
    let mut items: Vec<&Item> = (teller.shelf.items.iter().copied())
        .filter(|item| text_of(teller, item).letter.is_some())
        .collect();
    items.sort_by_key(|item| item.differs_most.unwrap_or(u8::MAX));
    let mut html = format!(
        "<h1>{}</h1>\n<p class=\"lead\">{}</p>\n",
        teller.label("letter-page"),
        teller.label("letter-page-lead"),
    );
    let (most, others): (Vec<&Item>, Vec<&Item>) = items
        .into_iter()
        .partition(|item| item.differs_most.is_some());
    for (id, message, items) in [
        ("most", "letter-page-most", most),
        ("others", "letter-page-others", others),
    ] {
        let _ = writeln!(html, "<h2 id=\"{id}\">{}</h2>", teller.label(message));
        for item in items {
            html.push_str(&place(teller, item));
        }
    }
    html
}

/// One place, with both rulings as they are given for its cases.
fn place(teller: &Teller<'_>, item: &Item) -> String {
    let text = text_of(teller, item);
    format!(
        "<section class=\"item\" id=\"{id}\">\n<h3>{} {}</h3>\n{}{}{}</section>\n",
        number(item),
        spoken(&text.title),
        told(&text),
        facts(teller, item),
        both(teller, item, &text),
        id = escape(&item.id),
    )
}

/// The cases in which an item makes the difference, with both rulings.
fn both(teller: &Teller<'_>, item: &Item, text: &ItemText) -> String {
    let departures = teller.shelf.departures_of(item);
    if departures.is_empty() {
        return format!("<p class=\"note\">{}</p>\n", teller.label("letter-no-case"));
    }
    let mut rows = String::new();
    for CaseDeparture {
        scenario, ruled, ..
    } in departures
    {
        let case = teller.shelf.case(&scenario.id);
        let cell = |this, than| {
            in_cell(
                teller,
                &otherwise(teller, scenario.case.colours, this, than),
            )
        };
        let _ = writeln!(
            rows,
            "<tr><th scope=\"row\">{}</th><td>{}</td><td>{}</td></tr>",
            case.map_or_else(String::new, |case| case_link(teller, case)),
            cell(ruled.taught, ruled.letter),
            cell(ruled.letter, ruled.taught),
        );
    }
    let table = format!(
        "<table class=\"both\"><thead><tr><th scope=\"col\">{}</th><th scope=\"col\">{}</th><th scope=\"col\">{}</th></tr></thead><tbody>\n{rows}</tbody></table>",
        teller.label("column-case"),
        teller.label("heading-as-taught"),
        teller.label("heading-by-the-letter"),
    );
    wide(&escape(&super::teller::unmarked(&text.title)), &table)
}

/// What one ruling gives otherwise than another.
fn otherwise(teller: &Teller<'_>, colours: Colours, this: &Ruled, than: &Ruled) -> Explanation {
    let voice = teller.voice(colours);
    let told = |ruled: &Ruled| explain(voice, &ruled.laws, &ruled.verdict);
    let this = told(this);
    let otherwise = this.clone().otherwise_than(&told(than));
    otherwise.unwrap_or(this)
}

/// What the letter rules otherwise in a case, in these editions, as a block under the ruling as it is taught.
pub(super) fn by_the_letter(
    teller: &Teller<'_>,
    colours: Colours,
    departures: &[(Vec<Edition>, Departure<'_>)],
    depth: u8,
) -> String {
    let mut html = String::new();
    for (editions, ruled) in departures {
        let items: Vec<String> = ruled
            .items
            .iter()
            .map(|item| item_link(&item.id, "../"))
            .collect();
        let _ = write!(
            html,
            "<div class=\"ruling letter\" data-editions=\"{}\">\n<h{depth}>{}</h{depth}>\n<p class=\"edition-label\">{} {}</p>\n<p>{}</p>\n</div>\n",
            keys(editions),
            teller.label("heading-by-the-letter"),
            teller.editions(editions),
            items.join(" "),
            in_cell(
                teller,
                &otherwise(teller, colours, ruled.letter, ruled.taught)
            ),
        );
    }
    html
}
