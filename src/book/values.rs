//! The values that we could not verify, edition by edition.

use crate::book::html::{escape, wide};
use crate::book::teller::{Teller, number_path};
use crate::edition::{Confidence, Edition, Given, ParamEntry, Scope};
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
    for edition in &teller.shelf.editions {
        let _ = writeln!(
            html,
            "<h2 id=\"{edition}\">{}</h2>",
            teller.html(&Teller::naming("editions", &[*edition]))
        );
        html.push_str(&table(teller, *edition));
    }
    html
}

/// What an edition says of a value in some scopes.
struct Doubt<'d> {
    entry: ParamEntry<'d>,
    scopes: Vec<Scope>,
}

fn table(teller: &Teller<'_>, edition: Edition) -> String {
    let mut doubts: Vec<Doubt<'_>> = Vec::new();
    for laws in teller
        .shelf
        .laws
        .iter()
        .filter(|laws| laws.edition == edition)
    {
        let scope = (laws.setting.pace, laws.setting.supervision);
        for entry in laws.params.entries() {
            if entry.confidence == Confidence::Attested && entry.given != Given::Unknown {
                continue;
            }
            match doubts.iter_mut().find(|doubt| doubt.entry == entry) {
                Some(doubt) => doubt.scopes.push(scope),
                None => doubts.push(Doubt {
                    entry,
                    scopes: vec![scope],
                }),
            }
        }
    }
    if doubts.is_empty() {
        return format!("<p>{}</p>\n", teller.label("values-none"));
    }
    let rows: String = doubts
        .iter()
        .map(|doubt| row(teller, edition, doubt))
        .collect();
    let table = format!(
        "<table class=\"doubts\"><thead><tr><th scope=\"col\">{}</th><th scope=\"col\">{}</th><th scope=\"col\">{}</th><th scope=\"col\">{}</th></tr></thead><tbody>\n{rows}</tbody></table>",
        teller.label("column-article"),
        teller.label("column-value"),
        teller.label("column-scope"),
        teller.label("column-certainty"),
    );
    wide(&edition.to_string(), &table)
}

fn row(teller: &Teller<'_>, edition: Edition, doubt: &Doubt<'_>) -> String {
    let entry = &doubt.entry;
    let article = match entry.article {
        Some(number) => format!(
            "<a class=\"n\" href=\"{}\">{}</a>",
            number_path(edition, number),
            escape(number)
        ),
        None => "–".to_owned(),
    };
    let state = match entry.given {
        Given::Value(()) => "",
        Given::NoRule => "value-no-rule",
        Given::Unknown => "value-text-unknown",
    };
    let state = if state.is_empty() {
        String::new()
    } else {
        format!("<br><span class=\"none\">{}</span>", teller.label(state))
    };
    let reading = entry.reading.map_or(String::new(), |reading| {
        format!(
            "<p class=\"note\">{} {}</p>",
            teller.label("reading"),
            teller.reading(entry.key, reading)
        )
    });
    format!(
        "<tr><td>{article}</td><th scope=\"row\">{}{state}{reading}</th><td>{}</td><td><i class=\"{}\">{}</i></td></tr>\n",
        teller.html(&value_named(entry.key)),
        teller.scopes("scope-heading", &doubt.scopes),
        entry.confidence.name(),
        teller.html(&Say::attribute("certainty", entry.confidence.name())),
    )
}
