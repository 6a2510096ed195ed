//! By what a game is said to be over: each provision that ends one is told as what it is.

use crate::{LIBRARY, RULINGS};
use jadoube::edition::{Edition, Setting};
use jadoube::game::{Act, Actor, Ask, Case, Effect, Event, Fact};
use jadoube::laws::{Branch, Code, Status, judge};
use std::collections::BTreeMap;

/// The provisions that are told only as what was ruled there.
const RULED: &[&str] = &["illegal-position-draw", "mating-potential"];

/// The provision that ended the game first.
fn ended(branch: &Branch) -> Option<&'static str> {
    let mut holding = branch.reasons().filter(|r| r.status == Status::Holds);
    let ending = holding.find(|reason| reason.effects.iter().any(Effect::ends_the_game))?;
    Some(ending.provision.id)
}

#[test]
fn what_ended_the_game_is_told_as_what_it_is() {
    let mut ends: BTreeMap<&str, (Edition, &Setting, &Case)> = BTreeMap::new();
    for run in RULINGS.cases().flat_map(|case| case.everywhere()) {
        let Ok(ruled) = run.ruled() else { continue };
        for id in ruled.verdict.branches.iter().filter_map(ended) {
            let case = (run.edition, run.setting, &run.scenario().case);
            ends.entry(id).or_insert(case);
        }
    }
    assert!(ends.len() > 30, "{}", ends.len());
    let (mut untold, mut ruled) = (Vec::new(), Vec::new());
    for (id, (edition, setting, case)) in ends {
        let mut case = case.clone();
        (case.events).push(Event::plain(Actor::Nobody, Act::Asks(Ask::Over)));
        let laws = LIBRARY.laws(edition, setting);
        let verdict = judge(&Code::new(&laws), &case).expect(id);
        let ended = verdict.branches.iter().find(|one| ended(one) == Some(id));
        let asked = ended.and_then(|branch| branch.steps.last()).expect(id);
        let mut told = asked.reasons.iter().flat_map(|reason| reason.facts.iter());
        match told.find(|(name, _)| *name == "by") {
            Some((_, Fact::Word(word))) if word.name() == "ruled" => ruled.push(id),
            Some((_, Fact::Word(word))) if word.name() != "not-over" => {}
            by => untold.push(format!("{id}: {by:?}")),
        }
    }
    assert!(untold.is_empty(), "not told as over: {untold:?}");
    assert_eq!(ruled, RULED);
}
