//! What is taught beside the letter: under each rule, on a page of its own, and where the letter rules otherwise.

use crate::book::html::{escape, wide};
use crate::book::ruling::step_in_cell;
use crate::book::shelf::Judged;
use crate::book::teller::{PRACTICE, Teller, item_mark, only_in, since, spoken, unmarked};
use crate::compare::CaseDeparture;
use crate::edition::{Edition, Item, Layer};
use crate::game::{Case, Colours, EventIx};
use crate::laws::{Provision, provision};
use crate::rulings::Ruled;
use crate::text::{
    Explanation, ItemText, Say, Value, explain_in_full, item_text, place_in_source, source_text,
};
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// Where the page stands that compares practice and letter.
pub(super) const LETTER: &str = "letter-and-practice.html";

/// What is taught about a rule, a block for each who teaches it, FIDE first; a reader of the letter alone can switch them off.
pub(super) fn blocks(teller: &Teller<'_>, provision: &'static Provision) -> String {
    let items = teller.shelf.items_about(provision);
    let block = |layer: &Layer| {
        let of = items.iter().filter(|item| item.layer == *layer);
        let first = of.clone().map(|item| item.since).min()?;
        let told: String = of.map(|item| section(teller, item)).collect();
        Some(format!(
            "<details class=\"practice\" open{}><summary>{}</summary>\n{told}</details>\n",
            only_in(teller, &since(teller, first)),
            teller.html(&heading(*layer)),
        ))
    };
    Layer::ALL.iter().filter_map(block).collect()
}

/// Whose practice it is, as a heading.
pub(super) fn heading(layer: Layer) -> Say {
    Say::attribute("heading-taught", layer.name())
}

/// An item under a rule.
fn section(teller: &Teller<'_>, item: &Item) -> String {
    let text = text_of(teller, item);
    format!(
        "<section class=\"item\"{}>\n<h3>{} {}</h3>\n{}{}</section>\n",
        only_in(teller, &since(teller, item.since)),
        item_mark(&item.id, ""),
        spoken(&text.title),
        told(&text),
        facts(teller, item) + &cases(teller, item),
    )
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
    let doubt = teller.doubt(item.confidence, &[], 0);
    format!("<p class=\"note\">{} {doubt}</p>\n", facts.join(" · "))
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
        item_mark(&item.id, ""),
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
    let first = items.iter().map(|item| item.since).min();
    let bare = teller.shelf.editions.iter().copied();
    let bare: Vec<Edition> = bare
        .filter(|edition| first.is_none_or(|first| *edition < first))
        .collect();
    if !bare.is_empty() {
        let _ = writeln!(
            html,
            "<p{}>{}</p>",
            only_in(teller, &bare),
            teller.html(&Teller::naming("letter-page-none", &bare)),
        );
    }
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

/// One place, with both rulings as they are given for its cases.
fn place(teller: &Teller<'_>, item: &Item) -> String {
    let text = text_of(teller, item);
    format!(
        "<section class=\"item\" id=\"{id}\"{}>\n<h3>{} {}</h3>\n{}{}{}</section>\n",
        only_in(teller, &since(teller, item.since)),
        item_mark(&item.id, ""),
        spoken(&text.title),
        told(&text),
        facts(teller, item),
        both(teller, item, &text),
        id = escape(&item.id),
    )
}

/// The cases in which an item makes the difference, with both rulings in the editions in which they are these.
fn both(teller: &Teller<'_>, item: &Item, text: &ItemText) -> String {
    let taught_in = since(teller, item.since);
    let departures = teller.shelf.departures_of(item);
    let mut shown: Vec<Edition> = Vec::new();
    let mut rows = String::new();
    for (editions, departure) in departures {
        let _ = writeln!(
            rows,
            "<tr{}>{}</tr>",
            only_in(teller, &editions),
            row(teller, item, departure, &editions)
        );
        shown.extend(editions);
    }
    let (shown, without): (Vec<Edition>, Vec<Edition>) =
        taught_in.iter().partition(|it| shown.contains(it));
    let mut html = String::new();
    if !without.is_empty() {
        let _ = writeln!(
            html,
            "<p class=\"note\"{}>{}</p>",
            only_in(teller, &without),
            teller.label(match item.taught.cases() {
                [] => "letter-no-case",
                _ => "letter-same",
            })
        );
    }
    if rows.is_empty() {
        return html;
    }
    let [taught, letter] = heads(item.layer);
    let heads = [Say::message("column-case"), taught, letter]
        .map(|head| format!("<th scope=\"col\">{}</th>", teller.html(&head)));
    let table = format!(
        "<table class=\"both\"><thead><tr>{}</tr></thead><tbody>\n{rows}</tbody></table>",
        heads.concat()
    );
    let label = escape(&unmarked(&text.title)).into_owned();
    let table = wide(&label, &table);
    match only_in(teller, &shown) {
        only if only.is_empty() => html + &table,
        only => format!("{html}<div{only}>{table}</div>\n"),
    }
}

/// The headings over both rulings in a table of cases.
fn heads(layer: Layer) -> [Say; 2] {
    [heading(layer), Say::message("heading-by-the-letter")]
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
    let mut notes: Vec<String> = Vec::new();
    if editions.len() < since(teller, item.since).len() {
        notes.push(teller.html(&Teller::naming("editions-short", editions)));
    }
    if settings.len() < scenario.settings.len() {
        notes.push(teller.settings(settings));
    }
    let notes = match notes.join(" · ") {
        notes if notes.is_empty() => notes,
        notes => format!("<br><span class=\"note\">{notes}</span>"),
    };
    let [taught, letter] = heads(item.layer).map(|head| teller.in_attribute(&head));
    let cell = |this, than| {
        let this = otherwise(teller, &scenario.case, this, than);
        by_event(teller, &this, scenario.case.events.len() > 1)
    };
    let case = teller.shelf.case(&scenario.id);
    format!(
        "<th scope=\"row\">{}{notes}</th><td data-label=\"{taught}\">{}</td><td data-label=\"{letter}\">{}</td>",
        case.map_or_else(String::new, |case| case_link(teller, case)),
        cell(ruled.taught, ruled.letter),
        cell(ruled.letter, ruled.taught),
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

/// What an explanation gives, a paragraph for each thing, under the numbers of its events where there are several.
fn by_event(teller: &Teller<'_>, explanation: &Explanation, several: bool) -> String {
    let mut alike: Vec<(String, Vec<EventIx>)> = Vec::new();
    for step in &explanation.steps {
        let told = step_in_cell(teller, step);
        match alike.iter_mut().find(|(known, _)| *known == told) {
            Some((_, events)) => events.push(step.event),
            None => alike.push((told, vec![step.event])),
        }
    }
    let told = alike.into_iter().map(|(told, events)| {
        if !several {
            return format!("<p>{told}</p>");
        }
        let numbers = events.iter().map(|event| (event + 1).to_string());
        let say = Say::message("on-events")
            .number("count", events.len() as u64)
            .with("events", Value::Texts(numbers.collect()));
        format!("<p><b>{}</b> {told}</p>", teller.html(&say))
    });
    told.collect()
}
