//! What would change a ruling: hand-judged, and for every case judged again.

use crate::{RULINGS, TONGUES};
use jadoube::edition::{Edition, Layers};
use jadoube::rulings::{Change, OnCase, Switch, Trial, View, What, outcome};
use jadoube::text::{announced_otherwise, changes_told};
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
    let mut words = TONGUES.0.whole();
    let english = words.find(|words| words.lang() == "en");
    let voice = english.expect("English").voice(case.scenario.case.colours);
    let told = changes_told(&voice, &case.scenario.case, &view, &changes, &editions);
    let here = |change: &Change| change.editions.contains(&Edition::of(year));
    let told = told.iter().filter(|(_, change)| here(change));
    told.map(|(text, _)| format!("{} {}", text.condition, text.outcome))
        .collect()
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
                    let base = outcome(&run.ruled().expect("a ruling").verdict);
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
    let mut lines = 0;
    for case in RULINGS.cases() {
        for (view, changes) in changes(case) {
            for edition in &editions {
                let own = changes
                    .iter()
                    .filter(|it| it.editions.contains(edition))
                    .count();
                assert!(own <= 5, "{} {edition}: {own}", case.scenario.id);
            }
            for words in TONGUES.0.whole() {
                let voice = words.voice(case.scenario.case.colours);
                let mut known: BTreeSet<(Edition, String)> = BTreeSet::new();
                let told = changes_told(&voice, &case.scenario.case, &view, &changes, &editions);
                for (line, change) in &told {
                    lines += 1;
                    let length = line.condition.chars().count() + 1 + line.outcome.chars().count();
                    let whole = format!("{} {}", line.condition, line.outcome);
                    if length > LONGEST || whole.contains('⟨') {
                        wrong.push(format!("{} {}: {line:?}", words.lang(), case.scenario.id));
                    }
                    for edition in &change.editions {
                        if !known.insert((*edition, whole.clone())) {
                            let place = (words.lang(), &case.scenario.id, edition);
                            wrong.push(format!("{place:?}: twice {line:?}"));
                        }
                    }
                }
                let problems = voice.problems();
                wrong.extend(problems.iter().map(ToString::to_string));
            }
        }
    }
    assert!(lines > 5_000, "{lines}");
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

/// The lines of an edition on a case, all of them.
#[track_caller]
fn tells(id: &str, year: u16, all: &[&str]) {
    assert_eq!(lines(id, year), all, "{id} in {year}");
}

/// A line among those of an edition on a case.
#[track_caller]
fn tells_among(id: &str, year: u16, line: &str) {
    let all = lines(id, year);
    assert!(all.iter().any(|it| it == line), "{id} in {year}: {all:#?}");
}

#[test]
fn a_touch_that_was_meant_binds() {
    let id = "the-arbiter-finds-afterwards-that-the-touch-was-an-accident";
    let meant = "If the act was deliberate: White must move the queen on d1.";
    tells(id, 2023, &[meant]);
    tells(id, 1997, &[meant]);
}

#[test]
fn a_telephone_costs_less_only_where_the_event_says_so_and_the_edition_lets_it() {
    let id = "a-device-rings-after-each-has-moved";
    let milder = "If in addition: “In this event the penalty for a device on a player is milder than the loss of the game”. The arbiter must penalise White. Play goes on.";
    tells(id, 2023, &[milder]);
    let id = "the-bag-with-the-phone-is-taken-without-permission";
    let without = "Without this: “In this event a switched-off device may be kept in a bag”.";
    tells_among(
        id,
        2023,
        &format!("{without} The arbiter must penalise player A. Play goes on."),
    );
    tells_among(id, 2014, &format!("{without} Player B wins the game."));
}

#[test]
fn a_second_illegal_move_loses_and_a_first_one_did_in_quick_games_of_2017() {
    let id = "castling-with-one-hand-for-each-piece";
    let second = "If White has completed at least one illegal move before: This is White’s second completed illegal move, so Black wins the game.";
    tells_among(id, 2023, second);
    tells_among(id, 2017, second);
    tells_among(
        id,
        2017,
        "In rapid chess and blitz under the simplified rules: This is White’s first completed illegal move, so Black wins the game.",
    );
    let id = "the-pinned-knight-cannot-move-so-any-legal-move-will-do";
    tells_among(id, 2018, second);
    // the third one loses there
    assert!(!lines(id, 2005).iter().any(|line| line == second));
    tells_among(
        id,
        2023,
        "In rapid chess under the Competition Rules: This is White’s first completed illegal move, so Black receives 1 minute of extra time. The rest stays the same.",
    );
}

#[test]
fn a_wrong_claim_costs_a_minute_in_rapid_chess_since_2023_and_under_the_simplified_rules_before() {
    let id = "the-intended-move-brings-only-the-second-occurrence";
    let minute = "White receives 1 minute of extra time. The rest stays the same.";
    let of_all = "In blitz under the simplified rules and all rapid chess:";
    tells_among(id, 2023, &format!("{of_all} {minute}"));
    let simplified = "In blitz under the simplified rules:";
    tells_among(id, 2018, &format!("{simplified} {minute}"));
}

#[test]
fn a_flag_wins_only_for_who_can_still_mate() {
    let id = "both-flags-are-down-and-the-order-is-known";
    let drawn = "If player B cannot give checkmate by any series of legal moves: Player A’s flag claim is rejected. The game is drawn.";
    tells_among(id, 2023, drawn);
    tells_among(id, 1997, drawn);
}
