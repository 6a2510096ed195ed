//! What is taught beside the letter: under each rule, on a page of its own, and where the letter rules otherwise.

use crate::book::html::escape;
use crate::book::linked::{linked, only_within};
use crate::book::shelf::Judged;
use crate::book::teller::{PRACTICE, Teller, only_in, since, spoken};
use crate::compare::CaseDeparture;
use crate::edition::{Edition, Item, Layer};
use crate::game::{Case, Colours};
use crate::laws::{Provision, provision};
use crate::rulings::Ruled;
use crate::text::{
    Explanation, ItemText, Say, Value, explain_in_full, item_text, place_in_source, source_text,
};
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// Where the page stands that compares practice and letter.
pub(super) const LETTER: &str = "letter-and-practice.html";

/// What is taught about a rule, as links under who teaches it, FIDE first; a reader of the letter alone does not see them.
pub(super) fn titles(teller: &Teller<'_>, provision: &'static Provision) -> String {
    let items = teller.shelf.items_about(provision);
    let around = teller.shelf.stands_in(provision);
    let by = |layer: &Layer| {
        let of = items.iter().filter(|item| item.layer == *layer);
        let links = of.map(|item| {
            let title = spoken(&text_of(teller, item).title);
            let link = format!(
                "<a href=\"{PRACTICE}#{0}\">{0} {title}</a>",
                escape(&item.id)
            );
            (link, since(teller, item.since))
        });
        let label = teller.before(&teller.html(&heading(*layer)));
        let html = linked(teller, &label, around, links.collect());
        html.replacen("class=\"links\"", "class=\"links as-taught\"", 1)
    };
    Layer::ALL.iter().map(by).collect()
}

/// Whose practice it is, as a heading.
pub(super) fn heading(layer: Layer) -> Say {
    Say::attribute("heading-taught", layer.name())
}

fn text_of(teller: &Teller<'_>, item: &Item) -> ItemText {
    item_text(teller.voice(Colours::Known), &item.id)
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
            "<a href=\"#source-{mark}\">{mark}</a>{}",
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
    let doubt = teller.doubt(item.confidence, &[], 0);
    format!("<p class=\"note\">{} {doubt}</p>\n", facts.join(" · "))
}

/// The cases that show an item, as links.
fn cases(teller: &Teller<'_>, item: &Item) -> String {
    let ids = item.taught.cases().iter();
    let cases = ids.filter_map(|id| teller.case(id));
    let links = cases.map(|case| (case_link(teller, case), case.editions()));
    let label = teller.before(&teller.label("cases"));
    linked(teller, &label, &since(teller, item.since), links.collect())
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
    html.push_str(&untaught(teller, &teller.shelf.items));
    let mut last = None;
    for item in &teller.shelf.items {
        let article = article_of(item);
        if article != last {
            let of_article = teller
                .shelf
                .items
                .iter()
                .filter(|own| article_of(own) == article);
            let first = of_article.map(|item| item.since).min();
            let only = first.map_or_else(String::new, |it| only_in(teller, &since(teller, it)));
            let article = article.unwrap_or_default();
            let say =
                Say::message("practice-about").with("article", Value::Article(article.to_owned()));
            let _ = writeln!(
                html,
                "<h2 id=\"article-{}\"{only}>{}</h2>",
                escape(article),
                teller.html(&say)
            );
        }
        last = article;
        html.push_str(&alone(teller, item));
    }
    html + &sources(teller)
}

/// That nothing is taught beside some editions, where that is so of any.
fn untaught(teller: &Teller<'_>, items: &[&Item]) -> String {
    let first = items.iter().map(|item| item.since).min();
    let bare = teller.shelf.editions.iter().copied();
    let bare: Vec<Edition> = bare
        .filter(|edition| first.is_none_or(|first| *edition < first))
        .collect();
    if bare.is_empty() {
        return String::new();
    }
    format!(
        "<p{}>{}</p>\n",
        only_in(teller, &bare),
        teller.html(&Teller::naming("letter-page-none", &bare)),
    )
}

/// The article that an item is about first.
fn article_of(item: &Item) -> Option<&str> {
    let number = item.articles.first()?;
    number.split('.').next()
}

/// An item among all.
fn alone(teller: &Teller<'_>, item: &Item) -> String {
    let text = text_of(teller, item);
    let taught_in = since(teller, item.since);
    let rules = item.taught.provisions().iter();
    let rules = rules.filter_map(|id| provision(id)).map(|rule| {
        let stands = teller.shelf.stands_in(rule).to_vec();
        (teller.link(rule, ""), stands)
    });
    let label = teller.label("practice-rules");
    format!(
        "<section class=\"item\" id=\"{id}\"{}>\n<h3>{id} {}</h3>\n{}{}{}{}</section>\n",
        only_in(teller, &taught_in),
        spoken(&text.title),
        told(&text),
        facts(teller, item),
        linked(teller, &label, &taught_in, rules.collect()),
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

/// The page of the places where practice and letter differ, in each edition: first what FIDE teaches, those that differ most
/// before the others, then what is taught only with something else; each with both rulings.
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
    html.push_str(&untaught(teller, &items));
    let (of_fide, others): (Vec<&Item>, Vec<&Item>) =
        (items.into_iter()).partition(|item| item.layer == Layer::Fide);
    let (most, further): (Vec<&Item>, Vec<&Item>) =
        (of_fide.into_iter()).partition(|item| item.differs_most.is_some());
    let mut part = |id: &str, heading: String, items: Vec<&Item>| {
        let Some(first) = items.iter().map(|item| item.since).min() else {
            return;
        };
        let only = only_in(teller, &since(teller, first));
        let _ = writeln!(html, "<h2 id=\"{id}\"{only}>{heading}</h2>");
        for item in items {
            html.push_str(&place(teller, item));
        }
    };
    part("most", teller.label("letter-page-most"), most);
    part("others", teller.label("letter-page-others"), further);
    for layer in Layer::ALL {
        let of = others.iter().copied().filter(|item| item.layer == *layer);
        part(layer.name(), teller.html(&heading(*layer)), of.collect());
    }
    html
}

/// One place, with both rulings as they are given for its cases; what is taught stands on the page of the items.
fn place(teller: &Teller<'_>, item: &Item) -> String {
    let text = text_of(teller, item);
    let letter = text.letter.as_deref().unwrap_or_default();
    format!(
        "<section class=\"item\" id=\"{id}\"{}>\n<h3><a href=\"{PRACTICE}#{id}\">{id} {}</a></h3>\n<p>{}</p>\n{}</section>\n",
        only_in(teller, &since(teller, item.since)),
        spoken(&text.title),
        spoken(letter),
        both(teller, item),
        id = escape(&item.id),
    )
}

/// The cases in which an item makes the difference, with both rulings in the editions in which they are these.
fn both(teller: &Teller<'_>, item: &Item) -> String {
    let taught_in = since(teller, item.since);
    let mut shown: Vec<Edition> = Vec::new();
    let mut rows = String::new();
    for (editions, departure) in teller.departures_of(item) {
        rows.push_str(&row(teller, item, departure, &editions));
        shown.extend(editions);
    }
    let without = taught_in.iter().copied().filter(|it| !shown.contains(it));
    let without: Vec<Edition> = without.collect();
    let mut html = String::new();
    if !without.is_empty() {
        let _ = writeln!(
            html,
            "<p class=\"note\"{}>{}</p>",
            only_within(teller, &without, &taught_in),
            teller.label(match item.taught.cases() {
                [] => "letter-no-case",
                _ => "letter-same",
            })
        );
    }
    if !rows.is_empty() {
        let _ = writeln!(html, "<ul class=\"case-list\">\n{rows}</ul>");
    }
    html
}

/// A case with both rulings; the editions are named where the item is taught beside others, too.
fn row(
    teller: &Teller<'_>,
    item: &Item,
    departure: &CaseDeparture<'_>,
    editions: &[Edition],
) -> String {
    let CaseDeparture {
        scenario,
        settings,
        ruled,
    } = departure;
    let taught_in = since(teller, item.since);
    let mut notes: Vec<String> = Vec::new();
    if editions.len() < taught_in.len() {
        notes.push(teller.html(&Teller::naming("editions-short", editions)));
    }
    if settings.len() < scenario.settings.len() {
        notes.push(teller.settings(settings));
    }
    let notes = match notes.join(" · ") {
        notes if notes.is_empty() => notes,
        notes => format!(" <small>{notes}</small>"),
    };
    let told = |message: &Say, this, than| {
        let this = otherwise(teller, &scenario.case, this, than);
        let voice = teller.voice(scenario.case.colours);
        let text = spoken(&this.outcomes(voice).join(" "));
        format!(
            "<p><b>{}</b> {text}</p>",
            teller.before(&teller.html(message))
        )
    };
    let case = teller.case(&scenario.id);
    format!(
        "<li{}>{}{notes}{}{}</li>\n",
        only_within(teller, editions, &taught_in),
        case.map_or_else(String::new, |case| case_link(teller, case)),
        told(&heading(item.layer), ruled.taught, ruled.letter),
        told(
            &Say::message("heading-by-the-letter"),
            ruled.letter,
            ruled.taught
        ),
    )
}

/// What one ruling gives otherwise than another.
fn otherwise(teller: &Teller<'_>, case: &Case, this: &Ruled, than: &Ruled) -> Explanation {
    let voice = teller.voice(case.colours);
    let told = |ruled: &Ruled| explain_in_full(voice, &ruled.laws, case, &ruled.verdict);
    let this = told(this);
    let otherwise = this.clone().otherwise_than(&told(than));
    otherwise.unwrap_or(this)
}
