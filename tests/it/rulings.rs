//! The rulings on the cases: each given once, and joined only where they say the same.

use crate::{LIBRARY, RULINGS};
use jadoube::board::{CanMate, Outcome, Position};
use jadoube::edition::{Edition, Layers, Setting};
use jadoube::laws::{Code, judge};
use jadoube::rulings::{OnCase, Ruled, outcome};
use std::sync::Arc;

#[test]
fn a_ruling_is_what_the_judge_says_under_the_laws_of_the_edition_and_is_given_once() {
    let mut compared = 0;
    for run in RULINGS.cases().flat_map(OnCase::runs).step_by(100) {
        let setting = Setting {
            practice: run.practice,
            ..run.setting.clone()
        };
        let laws = LIBRARY.laws(run.edition, &setting);
        let said = judge(&Code::new(&laws), &run.scenario().case);
        let ruled = run.ruled().expect("cases have a ruling");
        assert_eq!(ruled.laws, laws);
        assert_eq!(Ok(&*ruled.verdict), said.as_ref(), "{}", run.scenario().id);
        assert!(std::ptr::eq(ruled, run.ruled().expect("the same")));
        compared += 1;
    }
    assert!(compared > 50, "{compared}");
}

#[test]
fn each_edition_for_which_a_case_expects_something_stands_once_in_each_setting() {
    let mut shared = 0;
    for case in RULINGS.cases() {
        for view in case.views() {
            let mut editions: Vec<Edition> = Vec::new();
            for joined in &view.rulings {
                assert!(joined.editions.is_sorted_by(|a, b| a > b));
                shared += joined.editions.len() - 1;
                editions.extend(&joined.editions);
            }
            editions.sort();
            for setting in view.settings {
                let wanted = case.runs_in(setting).map(|run| run.edition);
                assert!(wanted.eq(editions.iter().copied()), "{}", case.scenario.id);
            }
        }
    }
    assert!(shared > 0, "no two editions rule alike");
}

#[test]
fn what_rests_on_the_practice_has_in_each_edition_one_ruling_by_the_letter_in_its_place() {
    let (mut differing, mut same) = (0, 0);
    let rests = |ruled: &Ruled| {
        let branches = ruled.verdict.branches.iter();
        let mut reasons = branches.flat_map(|branch| branch.reasons());
        reasons.any(|reason| !reason.items.is_empty())
    };
    for case in RULINGS.cases() {
        for view in case.views() {
            for taught in &view.rulings {
                let mut letter = view.otherwise(taught);
                letter.retain(|it| it.practice == Layers::LETTER);
                let id = &case.scenario.id;
                for run in case.runs_in(view.settings[0]) {
                    if !taught.editions.contains(&run.edition) {
                        continue;
                    }
                    let here = letter
                        .iter()
                        .filter(|it| it.ruled.editions.contains(&run.edition));
                    let here: Vec<_> = here.collect();
                    let departs = run.departure().is_some();
                    match here.as_slice() {
                        [] => assert!(!departs && !taught.newest().is_some_and(rests), "{id}"),
                        [one] => {
                            assert_eq!(one.differs, departs, "{id} {}", run.edition);
                            assert!(!one.ruled.newest().is_some_and(rests), "{id}");
                            differing += usize::from(departs);
                            same += usize::from(!departs);
                        }
                        _ => panic!("{id}: {} rulings in {}", here.len(), run.edition),
                    }
                }
            }
        }
    }
    assert!(differing > 100, "{differing}");
    assert!(same > 10, "{same}");
}

#[test]
fn what_a_ruling_does_depends_only_on_what_changes_it() {
    let depth = |id: &str| {
        let case = RULINGS.case(id).expect("a case of our own");
        let run = case.runs().last().expect("an edition");
        let verdict = &run.ruled().expect("cases have a ruling").verdict;
        (verdict.branches.len(), outcome(verdict).depth())
    };
    // whoever has the move, the game is drawn
    let same = depth("both-claim-a-third-occurrence-where-a-draw-needs-consent");
    assert_eq!(same, (2, 0));
    let differs = depth("whether-the-bag-was-taken-with-permission-is-looked-into");
    assert_eq!(differs, (2, 1));
}

#[test]
fn a_mate_that_needs_no_move_stands_on_the_board() {
    let mut shown = 0;
    for run in RULINGS.cases().flat_map(OnCase::runs) {
        let verdict = &run.ruled().expect("cases have a ruling").verdict;
        let steps = verdict.branches.iter().flat_map(|branch| &branch.steps);
        for mate in steps.flat_map(|step| &step.reasons).flat_map(|r| &r.mates) {
            let no_move = matches!(&mate.found, CanMate::Yes { line } if line.is_empty());
            let over = |from: &Arc<Position>| from.outcome() == Outcome::Mate;
            let stands = !no_move || mate.from.as_ref().is_none_or(over);
            assert!(stands, "{}: {mate:?}", run.scenario().id);
            shown += 1;
        }
    }
    assert!(shown > 0, "no case asks who can checkmate");
}
