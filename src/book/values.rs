//! The values that we could not verify, each with the editions.

use crate::book::html::wide;
use crate::book::teller::{Teller, only_in};
use crate::edition::{Confidence, Edition, Given, ParamEntry, SCOPES, Scope};
use crate::text::{Say, value_named};
use std::fmt::Write as _;

/// The page of all values that are less than attested.
pub(super) fn page(teller: &Teller<'_>) -> String {
    let mut html = format!(
        "<h1>{}</h1>\n<p class=\"lead\">{}</p>\n<dl class=\"certainties\">\n",
        teller.label("values"),
        teller.label("values-lead"),
    );
    for confidence in Confidence::ALL.iter().rev() {
        let _ = writeln!(
            html,
            "<dt><i class=\"{name}\">{}</i></dt><dd>{}</dd>",
            teller.html(&Say::attribute("certainty", confidence.name())),
            teller.html(&Say::attribute("certainty-means", confidence.name())),
            name = confidence.name(),
        );
    }
    html.push_str("</dl>\n");
    let doubts = doubts(teller);
    let doubtful = |it: &Edition| doubts.iter().any(|doubt| doubt.editions().contains(it));
    let editions = teller.shelf.editions.iter().copied();
    for edition in editions.filter(|edition| !doubtful(edition)) {
        let _ = writeln!(
            html,
            "<p{}><b>{}</b> {}</p>",
            only_in(teller, &[edition]),
            teller.editions(&[edition]),
            teller.label("values-none"),
        );
    }
    let rows: String = doubts.iter().map(|doubt| row(teller, doubt)).collect();
    let heads = [
        "column-article",
        "column-value",
        "column-certainty",
        "column-edition",
    ]
    .map(|head| format!("<th scope=\"col\">{}</th>", teller.label(head)));
    let table = format!(
        "<table class=\"doubts\"><thead><tr>{}</tr></thead><tbody>\n{rows}</tbody></table>",
        heads.concat()
    );
    html + &wide(&teller.in_attribute(&Say::message("values")), &table)
}

/// What editions say of a value in some scopes.
struct Doubt<'d> {
    /// As the newest of them has it.
    entry: ParamEntry<'d>,
    scopes: Vec<Scope>,
    /// Its articles, each with the editions, newest first.
    articles: Vec<(&'d str, Vec<Edition>)>,
}

impl<'d> Doubt<'d> {
    fn editions(&self) -> Vec<Edition> {
        let all = self.articles.iter().flat_map(|(_, editions)| editions);
        let mut all: Vec<Edition> = all.copied().collect();
        all.sort_by(|a, b| b.cmp(a));
        all
    }

    fn is_like(&self, other: &Doubt<'d>) -> bool {
        let bare = |entry: &ParamEntry<'d>| (entry.key, entry.confidence, entry.given);
        self.scopes == other.scopes
            && bare(&self.entry) == bare(&other.entry)
            && self.entry.reading == other.entry.reading
    }

    fn join(&mut self, other: Doubt<'d>) {
        for (article, editions) in other.articles {
            match self.articles.iter_mut().find(|(own, _)| *own == article) {
                Some((_, own)) => own.extend(editions),
                None => self.articles.push((article, editions)),
            }
        }
    }
}

/// All doubts, those of the newest edition first, each once.
fn doubts<'t>(teller: &Teller<'t>) -> Vec<Doubt<'t>> {
    let mut all: Vec<Doubt<'_>> = Vec::new();
    for edition in &teller.shelf.editions {
        for doubt in in_edition(teller, *edition) {
            match all.iter_mut().find(|known| known.is_like(&doubt)) {
                Some(known) => known.join(doubt),
                None => all.push(doubt),
            }
        }
    }
    all
}

fn in_edition<'t>(teller: &Teller<'t>, edition: Edition) -> Vec<Doubt<'t>> {
    let mut all: Vec<Doubt<'_>> = Vec::new();
    let laws = teller.shelf.laws.iter();
    for laws in laws.filter(|laws| laws.edition == edition) {
        let scope = (laws.setting.pace, laws.setting.supervision);
        for entry in laws.params.entries() {
            if entry.confidence == Confidence::Attested && entry.given != Given::Unknown {
                continue;
            }
            match all.iter_mut().find(|doubt| doubt.entry == entry) {
                Some(doubt) => doubt.scopes.push(scope),
                None => all.push(Doubt {
                    articles: vec![(entry.article.unwrap_or_default(), vec![edition])],
                    entry,
                    scopes: vec![scope],
                }),
            }
        }
    }
    all
}

fn row(teller: &Teller<'_>, doubt: &Doubt<'_>) -> String {
    let entry = &doubt.entry;
    let editions = doubt.editions();
    let state = match entry.given {
        Given::Value(()) => None,
        Given::NoRule => Some("value-no-rule"),
        Given::Unknown => Some("value-text-unknown"),
    };
    let state = state.map_or(String::new(), |state| {
        format!("<br><span class=\"none\">{}</span>", teller.label(state))
    });
    let scopes = match doubt.scopes.len() < SCOPES.len() {
        true => format!("<br>{}", teller.scopes("scope-heading", &doubt.scopes)),
        false => String::new(),
    };
    let reading = entry.reading.map_or(String::new(), |reading| {
        format!(
            "<p class=\"note\">{} {}</p>",
            teller.label("reading"),
            teller.reading(entry.key, reading)
        )
    });
    let numbered = doubt
        .articles
        .iter()
        .filter(|(number, _)| !number.is_empty());
    let numbered: Vec<_> = numbered.cloned().collect();
    format!(
        "<tr{}><td>{}</td><th scope=\"row\">{}{scopes}{state}{reading}</th><td><i class=\"{}\">{}</i></td><td>{}</td></tr>\n",
        only_in(teller, &editions),
        teller.mark(&numbered, &editions, ""),
        teller.html(&value_named(entry.key)),
        entry.confidence.name(),
        teller.html(&Say::attribute("certainty", entry.confidence.name())),
        teller.html(&Teller::naming("editions-short", &editions)),
    )
}
