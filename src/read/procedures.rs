//! `editions/procedures.yaml` to [`Procedure`]s.

use crate::board::Player;
use crate::clock::Millis;
use crate::edition::{Pace, Procedure, Rest, Step, Supervision};
use crate::game::Actor;
use crate::read::document::the_document;
use crate::read::editions::InOrder;
use crate::read::fault::TextFault;
use crate::read::near;
use crate::read::practice::Page;
use crate::read::scenario::nearest_provision;
use serde::Deserialize;
use std::collections::BTreeSet;

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Written {
    #[serde(default)]
    carries_out: Vec<String>,
    steps: InOrder<WrittenStep>,
    #[serde(default)]
    in_order: Vec<Vec<String>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct WrittenStep {
    part: Option<String>,
    #[serde(default)]
    rests: Vec<String>,
    #[serde(default)]
    about: Vec<String>,
    #[serde(default)]
    unless: Vec<String>,
    case: Option<String>,
    player: Option<String>,
    pace: Option<Vec<Pace>>,
    supervision: Option<Supervision>,
    count: Option<u32>,
    time: Option<Millis>,
}

/// The procedures that the text of a file describes.
///
/// # Errors
/// The first [`TextFault`] of the YAML, an unknown key, or a value of the wrong kind; else all of these: a procedure that
/// stands there twice or has no step, a step that stands there twice or rests on nothing, an unknown provision, and a run of
/// steps that are unknown, in another order than the steps, or told by a case.
pub fn procedures(file: &str, text: &str) -> Result<Vec<Procedure>, Vec<TextFault>> {
    let document = the_document(file, text, "one list of procedures")?;
    let sheet: InOrder<Written> = document.read().map_err(|fault| vec![fault])?;
    let page = Page { file, text };
    let mut bad = Vec::new();
    let mut met = BTreeSet::new();
    let mut found = Vec::new();
    for (id, written) in sheet.0 {
        if !met.insert(id.clone()) {
            let found = format!("procedure `{id}` again");
            bad.push(page.fault(&id, &id, found, "each procedure once".into()));
        }
        if written.steps.0.is_empty() {
            let found = "no step".into();
            bad.push(page.fault(&id, "steps", found, "at least one".into()));
        }
        let mut steps = BTreeSet::new();
        for (step, written) in &written.steps.0 {
            let mut at = |found: String, expected: &str| {
                bad.push(page.fault(&id, step, found, expected.into()));
            };
            if !steps.insert(step) {
                at(format!("step `{step}` again"), "each step once");
            }
            if written.rests.is_empty() && written.case.is_none() {
                let found = format!("step `{step}` that rests on nothing");
                at(found, "`rests` or `case`");
            }
            if let Some(player) = &written.player {
                if player_named(player).is_none() {
                    at(format!("player `{player}`"), "white, black, a or b");
                } else if written.case.is_none() {
                    at("`player` without a case".into(), "`case`, too");
                }
            }
        }
        let named = (written.steps.0.iter())
            .flat_map(|(_, step)| step.rests.iter().chain(&step.about).chain(&step.unless))
            .chain(&written.carries_out);
        for slug in named.filter(|slug| !is_item(slug)) {
            if crate::laws::provision(slug).is_none() {
                let found = format!("unknown provision `{slug}`");
                bad.push(page.fault(&id, slug, found, nearest_provision(slug)));
            }
        }
        for run in &written.in_order {
            if let Err((word, found, expected)) = fits(run, &written.steps.0) {
                bad.push(page.fault(&id, &word, found, expected));
            }
        }
        found.push(Procedure {
            carries_out: written.carries_out,
            steps: written.steps.0.into_iter().map(step).collect(),
            in_order: written.in_order,
            id,
        });
    }
    if bad.is_empty() { Ok(found) } else { Err(bad) }
}

/// Whether a run is one of these steps, in their order and told without a case; otherwise where it is not, what is found there,
/// and what belongs there.
fn fits(run: &[String], steps: &[(String, WrittenStep)]) -> Result<(), (String, String, String)> {
    let mut last = None;
    for name in run {
        let Some(at) = steps.iter().position(|(id, _)| id == name) else {
            let names = steps.iter().map(|(id, _)| id.as_str());
            let expected = match near(name, names).first() {
                Some(near) => format!("a step of this procedure, perhaps `{near}`"),
                None => "a step of this procedure".into(),
            };
            return Err((name.clone(), format!("unknown step `{name}`"), expected));
        };
        if last >= Some(at) {
            let found = format!("step `{name}` before its turn");
            let expected = "the steps of a run in the order of `steps`, each once";
            return Err(("in-order".into(), found, expected.into()));
        }
        if steps[at].1.case.is_some() {
            let found = format!("step `{name}`, which a case tells");
            let expected = "steps that their own words tell in full";
            return Err(("in-order".into(), found, expected.into()));
        }
        last = Some(at);
    }
    Ok(())
}

/// Whether a name is that of an item of the practice.
fn is_item(name: &str) -> bool {
    name.starts_with("M-")
}

/// A player as cases name him.
fn player_named(name: &str) -> Option<Player> {
    Actor::named(name).and_then(Actor::player)
}

fn step((id, written): (String, WrittenStep)) -> Step {
    let rest = |name: String| match is_item(&name) {
        true => Rest::Item(name),
        false => Rest::Provision(name),
    };
    Step {
        id,
        part: written.part,
        rests: written.rests.into_iter().map(rest).collect(),
        about: written.about.into_iter().map(rest).collect(),
        unless: written.unless.into_iter().map(rest).collect(),
        case: written.case,
        player: (written.player.as_deref())
            .and_then(player_named)
            .unwrap_or(Player::White),
        pace: written.pace.unwrap_or_else(|| Pace::ALL.to_vec()),
        supervision: match written.supervision {
            Some(one) => vec![one],
            None => Supervision::ALL.to_vec(),
        },
        count: written.count,
        time: written.time,
    }
}

/// What procedures name and there is not.
pub(super) fn unknown_names(
    file: &str,
    text: &str,
    procedures: &[Procedure],
    items: &BTreeSet<&str>,
    cases: &BTreeSet<&str>,
) -> Vec<TextFault> {
    let page = Page { file, text };
    let mut bad = Vec::new();
    for procedure in procedures {
        let mut unknown = |name: &str, what: &str, known: &BTreeSet<&str>| {
            if !known.contains(name) {
                let expected = match near(name, known.iter().copied()).first() {
                    Some(near) => format!("the id of {what}, perhaps `{near}`"),
                    None => format!("the id of {what}"),
                };
                let found = format!("unknown name `{name}`");
                bad.push(page.fault(&procedure.id, name, found, expected));
            }
        };
        let unless = procedure.steps.iter().flat_map(|step| &step.unless);
        let unless = unless.filter_map(Rest::item);
        for item in procedure.items().chain(unless) {
            unknown(item, "an item of the practice", items);
        }
        let steps = procedure.steps.iter();
        for case in steps.filter_map(|step| step.case.as_deref()) {
            unknown(case, "a case", cases);
        }
    }
    bad
}

#[cfg(test)]
mod tests;
