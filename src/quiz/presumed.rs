//! The case as a question tells it: without what anybody presumes who is not told otherwise.

use crate::board::Player;
use crate::edition::Laws;
use crate::game::{Assertions, Case, Quantity, Subject};
use crate::laws::{Code, judge};
use crate::text::Announcement;

/// The case without the facts that change nothing when they are not told: what is announced of it stays the same, and depends on
/// nothing.
pub(super) fn without_the_presumed(case: &Case, laws: &Laws, whole: &Announcement) -> Case {
    let code = Code::new(laws);
    let mut told = case.clone();
    let keeps_the_ruling = |told: &Case| {
        let verdict = judge(&code, told).ok();
        let verdict = verdict.filter(|it| it.branches.len() == 1);
        verdict.is_some_and(|it| Announcement::of(told, &it).as_ref() == Some(whole))
    };
    for subject in subjects(&case.known.asserted) {
        let Some(less) = told.known.asserted.without(subject) else {
            continue;
        };
        let mut shorter = told.clone();
        shorter.known.asserted = less;
        let shorter = shorter.with_events(shorter.events.clone());
        if keeps_the_ruling(&shorter) {
            told = shorter;
        }
    }
    for at in 0..case.events.len() {
        for subject in subjects(&case.events[at].known) {
            let Some(less) = told.events[at].known.without(subject) else {
                continue;
            };
            let mut events = told.events.clone();
            events[at].known = less;
            let shorter = told.with_events(events);
            if keeps_the_ruling(&shorter) {
                told = shorter;
            }
        }
    }
    told
}

/// What can be left out of these assertions.
fn subjects(asserted: &Assertions) -> Vec<Subject> {
    let mut all = vec![Subject::Legal];
    for player in Player::ALL {
        all.push(Subject::CanMate(player));
        all.push(Subject::MatingPotential(player));
        all.push(Subject::AtLeast(Quantity::IllegalActs(player), 1));
    }
    let found = asserted.found.iter().flatten();
    all.extend(found.map(|(finding, _)| Subject::Found(*finding)));
    all
}
