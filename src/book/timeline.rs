//! What became of the values of a rule, as a line over the editions.

use crate::book::shelf::Shelf;
use crate::book::teller::{Teller, spoken};
use crate::edition::{Confidence, Edition, Given, Laws, ParamValue, Params, SCOPES, Scope};
use crate::game::{Colours, Fact};
use crate::laws::{Provision, provisions};
use crate::text::{Say, Value, given, value_named};
use serde_json::Value as Data;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;

/// A value that changed, in the scopes in which the same became of it.
pub(super) struct Timeline {
    key: &'static str,
    scopes: Vec<Scope>,
    /// From the oldest edition on; each says something else than the one before.
    spans: Vec<Span>,
}

/// Editions one after the other that say the same.
#[derive(PartialEq)]
struct Span {
    given: Given<Data>,
    editions: Vec<(Edition, Confidence)>,
}

/// The laws of an edition in a scope, with all values as data.
struct Valued<'l> {
    laws: &'l Laws,
    values: Vec<ParamValue>,
}

/// The values of each rule that changed between editions.
pub(super) fn timelines(shelf: &Shelf<'_>) -> BTreeMap<&'static str, Vec<Timeline>> {
    let laws = shelf.laws.iter().rev();
    let valued = laws.map(|laws| Valued {
        laws,
        values: laws.params.values(),
    });
    let all: Vec<Valued<'_>> = valued.collect();
    let numbered = numbered(shelf);
    let mut timelines: BTreeMap<&'static str, Vec<Timeline>> = BTreeMap::new();
    for (at, key) in Params::KEYS.iter().copied().enumerate() {
        let rules = rules_with(&numbered, &all, at);
        for scope in SCOPES {
            let of_scope =
                |it: &&Valued<'_>| (it.laws.setting.pace, it.laws.setting.supervision) == scope;
            let here: Vec<&Valued<'_>> = all.iter().filter(of_scope).collect();
            let spans = || spans(&here, at);
            if !is_changed(&spans()) {
                continue;
            }
            let exchanged = exchanged(&here, at, key);
            let turns_on = |rule: &&&'static Provision| {
                let mut pairs = exchanged.iter();
                pairs.any(|(own, other)| said(rule, own) != said(rule, other))
            };
            for rule in rules.iter().filter(turns_on) {
                let known = timelines.entry(rule.id).or_default();
                let is_it = |it: &&mut Timeline| it.key == key && it.spans == spans();
                match known.iter_mut().find(is_it) {
                    Some(known) => known.scopes.push(scope),
                    None => known.push(Timeline {
                        key,
                        scopes: vec![scope],
                        spans: spans(),
                    }),
                }
            }
        }
    }
    timelines
}

/// The provisions under each number of each edition.
type Numbered<'l> = BTreeMap<(Edition, &'l str), Vec<&'static Provision>>;

fn numbered<'l>(shelf: &Shelf<'l>) -> Numbered<'l> {
    let mut all = Numbered::new();
    for data in &shelf.library.editions {
        for provision in provisions() {
            if let Some(number) = provision.number(&data.contents) {
                let under = all.entry((data.edition, number)).or_default();
                under.push(provision);
            }
        }
    }
    all
}

/// The rules that have the number of the value at this place in some edition.
fn rules_with(numbered: &Numbered<'_>, all: &[Valued<'_>], at: usize) -> Vec<&'static Provision> {
    let mut rules: Vec<&'static Provision> = Vec::new();
    for valued in all {
        let article = valued.values[at].article.as_deref();
        let under = article.and_then(|number| numbered.get(&(valued.laws.edition, number)));
        for rule in under.into_iter().flatten() {
            if !rules.contains(rule) {
                rules.push(rule);
            }
        }
    }
    rules
}

fn spans(all: &[&Valued<'_>], at: usize) -> Vec<Span> {
    let mut spans: Vec<Span> = Vec::new();
    for valued in all {
        let value = &valued.values[at];
        let edition = (valued.laws.edition, value.confidence);
        match spans.last_mut() {
            Some(span) if span.given == value.given => span.editions.push(edition),
            Some(_) | None => spans.push(Span {
                given: value.given.clone(),
                editions: vec![edition],
            }),
        }
    }
    spans
}

/// Whether two editions give different values.
fn is_changed(spans: &[Span]) -> bool {
    let mut values = spans.iter().filter_map(|span| match &span.given {
        Given::Value(value) => Some(value),
        Given::NoRule | Given::Unknown => None,
    });
    let first = values.next();
    values.any(|value| Some(value) != first)
}

/// The laws of each edition, and the same with the value at this place exchanged for each other one that there is.
fn exchanged<'l>(all: &[&Valued<'l>], at: usize, key: &str) -> Vec<(&'l Laws, Laws)> {
    let mut pairs = Vec::new();
    for own in all {
        let mut seen = vec![&own.values[at].given];
        for other in all {
            let given = &other.values[at].given;
            if !seen.contains(&given) {
                seen.push(given);
                let params = own.laws.params.with(key, &other.laws.params);
                pairs.push((own.laws, own.laws.with(&Arc::new(params))));
            }
        }
    }
    pairs
}

/// What the words of a rule are made of; nothing where it is not in force.
fn said(rule: &Provision, laws: &Laws) -> Option<Vec<(&'static str, Fact)>> {
    let facts = (rule.rule)(laws)?;
    Some(
        facts
            .iter()
            .map(|(name, fact)| (name, fact.clone()))
            .collect(),
    )
}

/// The values of a rule that changed, each as a line; nothing where none did.
pub(super) fn lines(teller: &Teller<'_>, provision: &Provision) -> String {
    let all = teller.shelf.timelines.get(provision.id);
    let all = all.into_iter().flatten();
    all.map(|timeline| line(teller, timeline)).collect()
}

fn line(teller: &Teller<'_>, timeline: &Timeline) -> String {
    let mut html = format!("<p>{}", teller.html(&value_named(timeline.key)));
    if timeline.scopes.len() < SCOPES.len() {
        let _ = write!(
            html,
            " ({})",
            teller.scopes("scope-heading", &timeline.scopes)
        );
    }
    html.push_str("</p>\n<ol class=\"years\">\n");
    for span in &timeline.spans {
        let gap = match span.given {
            Given::Value(_) => "",
            Given::NoRule | Given::Unknown => " gap",
        };
        let _ = write!(html, "<li class=\"n{}{gap}\">", span.editions.len());
        for (edition, confidence) in &span.editions {
            let _ = write!(html, "<i{}>{}</i> ", shape(*confidence), edition.year());
        }
        let said = given(teller.voice(Colours::Known), timeline.key, &span.given);
        let _ = writeln!(html, "<b>{}</b></li>", spoken(&said));
    }
    html + "</ol>\n" + &doubts(teller, timeline)
}

/// The class of the mark of an edition; that of what is beyond doubt has none.
const fn shape(confidence: Confidence) -> &'static str {
    match confidence {
        Confidence::Attested => "",
        Confidence::Reported => " class=\"r\"",
        Confidence::Unverified => " class=\"u\"",
    }
}

/// Which marks stand for what is not beyond doubt, with the editions in words.
fn doubts(teller: &Teller<'_>, timeline: &Timeline) -> String {
    let mut html = String::new();
    let editions = timeline.spans.iter().flat_map(|span| &span.editions);
    for confidence in Confidence::ALL {
        let so = editions.clone().filter(|(_, known)| known == confidence);
        let so: Vec<Edition> = so.map(|(edition, _)| *edition).collect();
        if *confidence != Confidence::Attested && !so.is_empty() {
            let mark = Say::attribute("certainty", confidence.name());
            let say = Teller::naming("certainty-in", &so);
            let say = say.with("certainty", Value::Items(vec![mark]));
            let _ = write!(html, "<i{}></i> {} ", shape(*confidence), teller.html(&say));
        }
    }
    match html.is_empty() {
        true => html,
        false => format!("<p class=\"years note\">{}</p>\n", html.trim_end()),
    }
}
