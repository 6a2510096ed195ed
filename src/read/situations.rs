//! `editions/situations.yaml` to [`Situation`]s.

use crate::board::Player;
use crate::edition::{Concern, Situation, Twist};
use crate::game::Actor;
use crate::read::document::the_document;
use crate::read::editions::InOrder;
use crate::read::fault::TextFault;
use crate::read::near;
use crate::read::practice::Page;
use serde::Deserialize;
use std::collections::BTreeSet;

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Written {
    about: Concern,
    cases: Option<Vec<String>>,
    player: Option<String>,
    #[serde(default)]
    twists: InOrder<WrittenTwist>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct WrittenTwist {
    cases: Vec<String>,
    player: Option<String>,
}

/// The situations that the text of a file describes.
///
/// # Errors
/// The first [`TextFault`] of the YAML, an unknown key, or a value of the wrong kind; else all of these: a situation that
/// stands there twice, one with neither or both of `cases` and `twists`, a twist that stands there twice, one without a case
/// or with the same case twice, and a player who is none.
pub fn situations(file: &str, text: &str) -> Result<Vec<Situation>, Vec<TextFault>> {
    let document = the_document(file, text, "one list of situations")?;
    let sheet: InOrder<Written> = document.read().map_err(|fault| vec![fault])?;
    let page = Page { file, text };
    let mut bad = Vec::new();
    let mut met = BTreeSet::new();
    let mut found = Vec::new();
    for (id, written) in sheet.0 {
        let mut at = |word: &str, found: String, expected: &str| {
            bad.push(page.fault(&id, word, found, expected.into()));
        };
        if !met.insert(id.clone()) {
            at(
                &id,
                format!("situation `{id}` again"),
                "each situation once",
            );
        }
        let own = written.cases.map(|cases| WrittenTwist {
            cases,
            player: written.player.clone(),
        });
        if own.is_some() != written.twists.0.is_empty() {
            let found = format!("situation `{id}`");
            at(&id, found, "either `cases` or `twists`");
        } else if own.is_none() && written.player.is_some() {
            at(
                "player",
                "`player` without a case".into(),
                "it with each twist",
            );
        }
        let mut names = BTreeSet::new();
        for (twist, _) in &written.twists.0 {
            if !names.insert(twist) {
                at(twist, format!("twist `{twist}` again"), "each twist once");
            }
        }
        let named = written.twists.0.into_iter();
        let named = named.map(|(twist, written)| (Some(twist), written));
        let mut twists = Vec::new();
        for (name, written) in own.map(|own| (None, own)).into_iter().chain(named) {
            let word = name.as_deref().unwrap_or(&id);
            if written.cases.is_empty() {
                at(word, format!("`{word}` without a case"), "at least one");
            }
            let mut cases = BTreeSet::new();
            for case in written.cases.iter().filter(|case| !cases.insert(*case)) {
                at(word, format!("case `{case}` twice"), "each case once");
            }
            let player = match &written.player {
                None => Some(Player::White),
                Some(named) => Actor::named(named).and_then(Actor::player),
            };
            if let (None, Some(named)) = (player, &written.player) {
                at(named, format!("player `{named}`"), "white, black, a or b");
            }
            twists.push(Twist {
                cases: written.cases,
                player: player.unwrap_or(Player::White),
                id: name,
            });
        }
        found.push(Situation {
            concern: written.about,
            twists,
            id,
        });
    }
    if bad.is_empty() { Ok(found) } else { Err(bad) }
}

/// The cases that situations name and that there are not.
pub(super) fn unknown_cases(
    file: &str,
    text: &str,
    situations: &[Situation],
    known: &BTreeSet<&str>,
) -> Vec<TextFault> {
    let page = Page { file, text };
    let mut bad = Vec::new();
    for situation in situations {
        let cases = situation.twists.iter().flat_map(|twist| &twist.cases);
        for case in cases.filter(|case| !known.contains(case.as_str())) {
            let expected = match near(case, known.iter().copied()).first() {
                Some(near) => format!("the id of a case, perhaps `{near}`"),
                None => "the id of a case".to_owned(),
            };
            let found = format!("unknown name `{case}`");
            bad.push(page.fault(&situation.id, case, found, expected));
        }
    }
    bad
}

#[cfg(test)]
mod tests;
