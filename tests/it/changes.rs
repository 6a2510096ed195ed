//! What would change a ruling: hand-judged, and for every case judged again.

use crate::{RULINGS, TONGUES};
use jadoube::edition::{Edition, Layers};
use jadoube::game::Effect;
use jadoube::rulings::{Change, Choice, OnCase, Switch, Trial, View, What, outcome};
use jadoube::text::{announced_otherwise, change_told};
use std::collections::BTreeSet;

/// The longest line, in characters.
const LONGEST: usize = 200;

fn on(id: &str) -> OnCase<'static> {
    RULINGS.case(id).unwrap_or_else(|| panic!("no case {id}"))
}

fn changes(case: OnCase<'static>) -> Vec<(View<'static>, Vec<Change>)> {
    let told = |view: View<'static>| {
        let changes = case.changes(&view, &announced_otherwise);
        (view, changes)
    };
    case.views().into_iter().map(told).collect()
}

/// The lines of an edition in English, on the first view of a case.
fn lines(id: &str, year: u16) -> Vec<String> {
    let case = on(id);
    let (view, changes) = changes(case).into_iter().next().expect("a view");
    let editions: Vec<Edition> = RULINGS.editions().collect();
    let mut words = TONGUES.0.iter();
    let english = words.find(|words| words.lang() == "en").expect("English");
    let voice = english.voice(case.scenario.case.colours);
    let here = |change: &&Change| change.editions.contains(&Edition::of(year));
    let told = changes.iter().filter(here).filter_map(|change| {
        let mut rulings = view.rulings.iter();
        let base = rulings.find(|it| it.editions.contains(&change.editions[0]));
        let base = base.and_then(|it| it.newest())?;
        let told = change_told(&voice, &case.scenario.case, base, change, &editions)?;
        Some(format!("{} {}", told.condition, told.outcome))
    });
    told.collect()
}

#[test]
fn each_change_judged_again_is_as_it_is_told_and_no_ruling_as_it_is() {
    let (mut judged, mut scopes, mut older) = (0, 0, 0);
    for case in RULINGS.cases() {
        for (view, changes) in changes(case) {
            for change in &changes {
                for run in case.runs_in(view.settings[0]) {
                    if !change.editions.contains(&run.edition) {
                        continue;
                    }
                    let base = outcome(&run.ruled().expect("a ruling").verdict).clone();
                    for (what, to) in &change.by {
                        let switch = Switch {
                            what: what.clone(),
                            now: None,
                            others: Vec::new(),
                        };
                        let trial = switch.turned(to, &run.trial()).expect("it can be told");
                        let ruled = trial.ruled(&RULINGS).expect("a ruling");
                        let then = outcome(&ruled.verdict);
                        assert_eq!(then, outcome(&change.ruled.verdict), "{}", case.scenario.id);
                        assert_ne!(then, base, "{}", case.scenario.id);
                        judged += 1;
                        scopes += usize::from(*what == What::Scope);
                        older += usize::from(run.edition != change.editions[0]);
                        if change.as_taught
                            || !matches!(what, What::Fact(_) | What::Detail(_) | What::Scope)
                        {
                            continue;
                        }
                        let letter = Trial {
                            practice: Layers::LETTER,
                            ..trial
                        };
                        let letter = letter.ruled(&RULINGS).expect("a ruling");
                        assert_eq!(
                            outcome(&letter.verdict),
                            then,
                            "{}: by the letter",
                            case.scenario.id
                        );
                    }
                }
            }
        }
    }
    assert!(
        judged > 5_000 && scopes > 500 && older > 2_000,
        "{judged} {scopes} {older}"
    );
}

#[test]
fn a_page_tells_at_most_five_short_lines_that_differ_in_each_edition_and_language() {
    let editions: Vec<Edition> = RULINGS.editions().collect();
    let mut wrong = Vec::new();
    let mut told = 0;
    for case in RULINGS.cases() {
        for (view, changes) in changes(case) {
            for edition in &editions {
                let own = changes
                    .iter()
                    .filter(|it| it.editions.contains(edition))
                    .count();
                assert!(own <= 5, "{} {edition}: {own}", case.scenario.id);
            }
            for words in TONGUES.0.iter() {
                let voice = words.voice(case.scenario.case.colours);
                let mut known: BTreeSet<(Edition, String)> = BTreeSet::new();
                for change in &changes {
                    let mut rulings = view.rulings.iter();
                    let base = rulings.find(|it| it.editions.contains(&change.editions[0]));
                    let Some(base) = base.and_then(|it| it.newest()) else {
                        continue;
                    };
                    let Some(line) =
                        change_told(&voice, &case.scenario.case, base, change, &editions)
                    else {
                        continue;
                    };
                    told += 1;
                    let length = line.condition.chars().count() + 1 + line.outcome.chars().count();
                    if length > LONGEST || line.outcome.contains('⟨') {
                        wrong.push(format!("{} {}: {line:?}", words.lang(), case.scenario.id));
                    }
                    for edition in &change.editions {
                        if !known.insert((*edition, line.condition.clone())) {
                            wrong.push(format!(
                                "{} {} {edition}: twice {line:?}",
                                words.lang(),
                                case.scenario.id
                            ));
                        }
                    }
                }
                let problems = voice.problems();
                wrong.extend(problems.iter().map(ToString::to_string));
            }
        }
    }
    assert!(told > 5_000, "{told}");
    assert!(
        wrong.is_empty(),
        "{} wrong: {:#?}",
        wrong.len(),
        &wrong[..wrong.len().min(20)]
    );
}

#[test]
fn the_choices_of_a_switch_are_others_than_what_is() {
    for case in RULINGS.cases().step_by(7) {
        for run in case.runs().step_by(5) {
            for switch in run.switches() {
                assert!(!switch.others.is_empty());
                assert!(
                    !switch
                        .others
                        .iter()
                        .any(|it| Some(it) == switch.now.as_ref())
                );
            }
        }
    }
}

#[test]
fn nothing_that_the_laws_make_of_another_pace_is_lost() {
    // one illegal move: ten years ago it lost the game in blitz, today only where the simplified rules apply a second one does
    let case = on("the-pinned-knight-cannot-move-so-any-legal-move-will-do");
    let (_, changes) = changes(case).into_iter().next().expect("a view");
    let newest = RULINGS.editions().next_back().expect("an edition");
    let repeated = changes.iter().find(|change| {
        change.editions.contains(&newest)
            && matches!(change.by[0], (What::Fact(_), Choice::Answer(_)))
    });
    let repeated = repeated.expect("an illegal move before would change it");
    let effects = repeated.ruled.verdict.branches[0].effects();
    let ends = effects.filter(|effect| effect.ends_the_game());
    assert!(
        ends.count() == 1
            && !lines(
                "the-pinned-knight-cannot-move-so-any-legal-move-will-do",
                newest.year()
            )
            .is_empty()
    );
    let _ = Effect::PlayOn;
}
