//! The page of doubtful readings: how we read them, and what else they could mean.

use crate::book::articles::chapter_title;
use crate::book::linked::only_within;
use crate::book::provision::readings_of;
use crate::book::teller::{Teller, number_path, only_in};
use crate::edition::{Confidence, Edition};
use crate::laws::{Provision, provisions};
use crate::text::value_named;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

/// The page of doubtful readings.
pub(super) fn page(teller: &Teller<'_>) -> String {
    let mut html = format!(
        "<h1>{}</h1>\n<p class=\"lead\">{}</p>\n",
        teller.label("doubts"),
        teller.label("doubts-lead"),
    );
    for chapter in teller.shelf.chapters() {
        let rules: String = (chapter.provisions.iter())
            .map(|provision| rule(teller, provision))
            .collect();
        if !rules.is_empty() {
            let _ = write!(
                html,
                "<h2 id=\"{}\">{}</h2>\n{rules}",
                chapter.id,
                teller.html(&chapter_title(chapter.id)),
            );
        }
    }
    let values = values(teller);
    if !values.is_empty() {
        let _ = write!(
            html,
            "<h2 id=\"values\">{}</h2>\n{values}",
            teller.label("doubts-values")
        );
    }
    html
}

fn rule(teller: &Teller<'_>, provision: &'static Provision) -> String {
    let readings = readings_of(teller, provision);
    if readings.is_empty() {
        return String::new();
    }
    let class = match teller.shelf.taught_alone(provision) {
        Some(_) => " class=\"taught-only\"",
        None => "",
    };
    let mut all: Vec<Edition> = readings.iter().flat_map(|(_, own)| own.clone()).collect();
    all.sort_by(|a, b| b.cmp(a));
    all.dedup();
    let mut html = format!(
        "<section{class}{} id=\"{}\">\n<h3>{} {}</h3>\n",
        only_in(teller, &all),
        provision.id,
        teller.link(provision, ""),
        teller.numbers(provision, &all, ""),
    );
    for (text, editions) in readings {
        let _ = writeln!(
            html,
            "<p class=\"reading\"{}><b>{}</b> {} {text}</p>",
            only_within(teller, &editions, &all),
            teller.editions(&editions),
            certainty(teller, provision, &editions),
        );
    }
    html.push_str("</section>\n");
    html
}

/// How certain the values of the rule are in these editions, where they are not beyond doubt.
fn certainty(teller: &Teller<'_>, provision: &Provision, editions: &[Edition]) -> String {
    let of = |edition: &Edition| {
        let all = teller.shelf.rules[provision.id]
            .iter()
            .flat_map(|wording| &wording.at);
        all.filter(|(at, _, _)| at == edition)
            .map(|(_, _, confidence)| *confidence)
            .min()
            .unwrap_or(Confidence::Attested)
    };
    let mut marks = String::new();
    for confidence in Confidence::ALL {
        let so: Vec<Edition> = editions
            .iter()
            .copied()
            .filter(|e| of(e) == *confidence)
            .collect();
        if !so.is_empty() {
            marks.push_str(&teller.doubt(*confidence, &so, editions.len()));
            marks.push(' ');
        }
    }
    marks
}

/// The readings of values that stand in an article of no rule.
fn values(teller: &Teller<'_>) -> String {
    let mut found: BTreeMap<(&str, String, &str), Vec<Edition>> = BTreeMap::new();
    for (laws, entries) in teller.shelf.laws.iter().zip(&teller.shelf.read_so) {
        let numbers = provisions().filter_map(|provision| provision.number(&laws.contents));
        let numbers: BTreeSet<&str> = numbers.collect();
        for entry in entries {
            let article = entry.article.as_deref().unwrap_or_default();
            if numbers.contains(article) {
                continue;
            }
            let key = (
                entry.key,
                teller.reading(entry.key, &entry.reading),
                article,
            );
            let editions = found.entry(key).or_default();
            if !editions.contains(&laws.edition) {
                editions.push(laws.edition);
            }
        }
    }
    let mut html = String::new();
    for ((key, text, article), editions) in found {
        let number = match article {
            "" => String::new(),
            article => format!(
                " <a class=\"n\" href=\"{}\">{article}</a>",
                number_path(editions[0], article)
            ),
        };
        let only = only_in(teller, &editions);
        let _ = writeln!(
            html,
            "<section{only}>\n<h3>{}{number}</h3>\n<p class=\"reading\"><b>{}</b> {text}</p>\n</section>",
            teller.html(&value_named(key)),
            teller.editions(&editions),
        );
    }
    html
}
