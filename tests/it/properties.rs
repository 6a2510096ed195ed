//! Properties of the judge that hold for every case.

use crate::{LIBRARY, RULINGS};
use jadoube::check::failures;
use jadoube::game::{Act, Actor, Ask, Case, Effect, Enter, Event, Finding, Order, YesNo};
use jadoube::laws::{Code, Status, Step, Verdict, judge};
use jadoube::read::Library;
use jadoube::rulings::{OnCase, Ruled, Rulings};

/// What each provision gives, whoever answered what it asked.
fn decided(steps: &[Step]) -> Vec<(&str, Status, &[Effect])> {
    let reasons = steps.iter().flat_map(|step| &step.reasons);
    let decided = reasons.map(|it| (it.provision.id, it.status, &it.effects[..]));
    decided.collect()
}

#[test]
fn a_ruling_ignores_what_follows() {
    let mut compared = 0;
    for case in RULINGS.cases() {
        let scenario = case.scenario;
        for edition in RULINGS.editions() {
            let Ok(whole) = case.of(edition, &scenario.settings[0]) else {
                continue;
            };
            let Ruled {
                laws,
                verdict: whole,
            } = whole;
            if whole.branches.len() > 1 {
                continue;
            }
            let code = Code::new(laws);
            // what is tied in time to an event does not follow it
            let apart = |at: &usize| scenario.case.events[*at].order == Order::After;
            for length in (1..scenario.case.events.len()).filter(apart) {
                let mut shorter = scenario.case.clone();
                shorter.events.truncate(length);
                let part = judge(&code, &shorter)
                    .unwrap_or_else(|fault| panic!("{}: {fault}", scenario.id));
                let whole = &whole.branches[0].steps[..length];
                if let [alone] = &part.branches[..] {
                    assert_eq!(alone.steps[..], *whole, "{} [{edition}]", scenario.id);
                } else {
                    // what follows may answer a question that was open before, and then one of its branches is the ruling
                    let mut branches = part.branches.iter();
                    assert!(
                        branches.any(|branch| decided(&branch.steps) == decided(whole)),
                        "{} [{edition}]",
                        scenario.id
                    );
                }
                compared += 1;
            }
        }
    }
    assert!(compared > 0, "no case has two events");
}

#[test]
fn a_ruling_mirrors_when_the_colourless_players_change_places() {
    let mut mirrored = Library {
        editions: LIBRARY.editions.clone(),
        alphabets: LIBRARY.alphabets.clone(),
        ..Library::default()
    };
    for (path, bytes) in jadoube::embedded::files() {
        if !path.starts_with("scenarios/") {
            continue;
        }
        let text = std::str::from_utf8(bytes).expect("read before");
        for document in text.split("\n---\n") {
            if document.contains("\n  - a:") || document.contains("\n  - b:") {
                mirrored.add_scenarios(&path, swapped(document).as_bytes());
            }
        }
    }
    assert!(
        mirrored.faults.is_empty(),
        "{}",
        mirrored.faults[0].snippet()
    );
    assert!(!mirrored.scenarios.is_empty(), "no colourless case");
    for run in Rulings::of(&mirrored).cases().flat_map(OnCase::runs) {
        let (id, edition) = (&run.scenario().id, run.edition);
        let found = failures(run);
        // a case that is red as it was written is told by its own test
        let as_written = || {
            let mut runs = RULINGS.cases().flat_map(OnCase::runs);
            runs.find(|it| {
                (&it.scenario().id, it.edition, it.setting) == (id, edition, run.setting)
            })
        };
        assert!(
            found.is_empty() || as_written().is_some_and(|it| !failures(it).is_empty()),
            "{id} mirrored [{edition}]: {found:?}"
        );
    }
}

/// Trap: a story is full of things that have nothing to do with the question.
#[test]
fn what_has_nothing_to_do_with_a_case_changes_nothing() {
    let (mut visited, mut told, mut announced) = (0, 0, 0);
    for case in RULINGS.cases() {
        let scenario = case.scenario;
        let setting = &scenario.settings[0];
        for edition in RULINGS.editions() {
            let Ok(Ruled {
                laws,
                verdict: plain,
            }) = case.of(edition, setting)
            else {
                continue;
            };
            let code = Code::new(laws);
            let visited_case = with_a_visitor(&scenario.case);
            let with_visitor = judge(&code, &visited_case)
                .unwrap_or_else(|fault| panic!("{} with a visitor: {fault}", scenario.id));
            assert_eq!(
                effects(plain, 0, 1),
                effects(&with_visitor, 1, 0),
                "{} [{edition}]: a visitor changes the ruling",
                scenario.id
            );
            visited += 1;
            if let Some(case) = with_other_facts(&scenario.case) {
                let with_facts = judge(&code, &case)
                    .unwrap_or_else(|fault| panic!("{} with other facts: {fault}", scenario.id));
                assert_eq!(
                    effects(plain, 0, 0),
                    effects(&with_facts, 0, 0),
                    "{} [{edition}]: facts about something else change the ruling",
                    scenario.id
                );
                told += 1;
            }
            let about_fines = scenario.case.events.iter().any(|event| match &event.act {
                Act::Impose(_) | Act::Asks(Ask::Penalties) => true,
                Act::Rules(effects) => effects.iter().any(|e| matches!(e, Effect::Fined(_))),
                _ => false,
            });
            if !about_fines {
                let mut other = setting.clone();
                other.options.fines_announced = !other.options.fines_announced;
                let laws = RULINGS.library.laws(edition, &other);
                let with_fines = judge(&Code::new(&laws), &scenario.case)
                    .unwrap_or_else(|fault| panic!("{} with fines: {fault}", scenario.id));
                assert_eq!(
                    effects(plain, 0, 0),
                    effects(&with_fines, 0, 0),
                    "{} [{edition}]: fines that nobody imposes change the ruling",
                    scenario.id
                );
                announced += 1;
            }
        }
    }
    assert!(visited > 0 && told > 0 && announced > 0);
}

/// The case, after somebody has come in to watch, as he may.
fn with_a_visitor(case: &Case) -> Case {
    let mut case = case.clone();
    for event in &mut case.events {
        event.about = event.about.map(|about| about + 1);
        if let Act::Rules(effects) = &mut event.act {
            for effect in effects {
                *effect = effect.renumbered(&|at| at + 1);
            }
        }
    }
    let enter = Act::Enter(Enter {
        permission: Some(true),
    });
    let visitor = Event::plain(Actor::Spectator, enter);
    case.events.insert(0, visitor);
    case.with_events(case.events.clone())
}

/// The case with facts that answer other questions than it raises; `None` where it raises one of these.
fn with_other_facts(case: &Case) -> Option<Case> {
    let raised = case.events.iter().any(|event| {
        matches!(
            event.act,
            Act::Asks(Ask::Regime) | Act::AskForRecord | Act::Misbehave(_)
        )
    });
    if raised {
        return None;
    }
    let mut case = case.clone();
    let facts = &mut case.known.asserted;
    facts.games_per_arbiter = Some(7);
    facts.record_requests = Some(3);
    let found = facts.found.get_or_insert_default();
    found.insert(Finding::Disrepute, YesNo::No);
    Some(case)
}

/// The effects of every branch, step by step from this one on; the numbers of events moved by so many.
///
/// A position given before the first event may end the game there, whatever the first event is.
fn effects(verdict: &Verdict, from: usize, moved: u16) -> Vec<Vec<Vec<Effect>>> {
    let shifted = |effect: &Effect| effect.renumbered(&|at| at + moved);
    let step = |step: &Step| step.effects().map(shifted).collect();
    let steps = |steps: &[Step]| -> Vec<Vec<Effect>> {
        let mut all: Vec<Vec<Effect>> = steps[from..].iter().map(step).collect();
        let skipped = steps[..from].iter().flat_map(Step::effects);
        let ended: Vec<Effect> = skipped.filter(|it| it.ends_the_game()).cloned().collect();
        all[0].splice(..0, ended);
        all
    };
    (verdict.branches.iter())
        .map(|branch| steps(&branch.steps))
        .collect()
}

/// The text with the words `a` and `b` exchanged, outside of the note.
fn swapped(document: &str) -> String {
    let swap = |line: &str| {
        let mut words = String::new();
        let mut word = String::new();
        for character in line.chars().chain([' ']) {
            if character.is_alphanumeric() || character == '-' || character == '_' {
                word.push(character);
                continue;
            }
            words.push_str(match word.as_str() {
                "a" => "b",
                "b" => "a",
                other => other,
            });
            word.clear();
            words.push(character);
        }
        words.pop();
        words
    };
    let lines: Vec<String> = (document.lines())
        .map(|line| {
            if line.starts_with("note:") || line.starts_with("id:") {
                line.to_owned()
            } else {
                swap(line)
            }
        })
        .collect();
    lines.join("\n")
}
