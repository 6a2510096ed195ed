//! A case in a line or two of a list: what decides, and what is ruled, by edition and practice.

use crate::book::ruling::explained;
use crate::book::teller::{Teller, only_in, spoken};
use crate::edition::{Edition, Layer, Layers};
use crate::read::Scenario;
use crate::rulings::{Joined, View, by_outcome};
use crate::text::Summary;
use std::collections::BTreeMap;

/// What a case rules in one line: one for each edition that rules otherwise, and one by the letter where that is not the
/// same; beside the practice of a layer, where one is given.
pub(super) fn in_short(
    teller: &Teller<'_>,
    scenario: &Scenario,
    view: &View<'_>,
    layer: Option<Layer>,
) -> String {
    let others = layer.and_then(|layer| view.beside(Layers::FIDE.and(layer)));
    let taught = by_edition(teller, scenario, others.unwrap_or(&view.rulings));
    let letter = view.beside(Layers::LETTER).unwrap_or_default();
    let letter = by_edition(teller, scenario, letter);
    let mut lines: Vec<(&str, &str, Vec<Edition>)> = Vec::new();
    let mut add = |class, line, edition| {
        let mut known = lines.iter_mut();
        match known.find(|known| (known.0, known.1) == (class, line)) {
            Some((_, _, editions)) => editions.push(edition),
            None => lines.push((class, line, vec![edition])),
        }
    };
    for (edition, line) in &taught {
        match letter.get(edition) {
            Some(other) if other != line => {
                add(" as-taught", line.as_str(), *edition);
                add(" letter-only", other.as_str(), *edition);
            }
            _ => add("", line, *edition),
        }
    }
    if let [(_, line, _)] = lines.as_slice() {
        return line.to_string();
    }
    let newest = taught.keys().max().copied();
    let lines = lines.into_iter().rev().map(|(class, line, mut editions)| {
        editions.reverse();
        let older = match editions.first().copied() == newest {
            true => "",
            false => " older",
        };
        let only = only_in(teller, &editions);
        match format!("{older}{class}").trim_start() {
            "" => format!("<span{only}>{line}</span>"),
            class => format!("<span class=\"{class}\"{only}>{line}</span>"),
        }
    });
    lines.collect()
}

/// What each edition rules, in one line.
fn by_edition(
    teller: &Teller<'_>,
    scenario: &Scenario,
    rulings: &[Joined<'_>],
) -> BTreeMap<Edition, String> {
    let groups = by_outcome(rulings).into_iter();
    let lines = groups.flat_map(|(editions, alike)| {
        let line = summed_up(teller, scenario, alike[0]);
        editions.into_iter().map(move |it| (it, line.clone()))
    });
    lines.collect()
}

/// What decides and what is ruled, as HTML.
fn summed_up(teller: &Teller<'_>, scenario: &Scenario, ruled: &Joined<'_>) -> String {
    let voice = teller.voice(scenario.case.colours);
    let Some(explanation) = explained(teller, scenario, ruled) else {
        return teller.label("no-ruling-here");
    };
    let Summary { fact, outcome } = explanation.summary(voice);
    let fact = fact.map_or(String::new(), |fact| format!("{} ", spoken(&fact)));
    format!("{fact}<b>{}</b>", spoken(&outcome))
}
