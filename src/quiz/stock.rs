//! The stock of questions: editions, cases, languages, and what each provision rules in its own cases.

use crate::board::Player;
use crate::edition::{Edition, Laws, Layers, Pace, Setting, Supervision};
use crate::game::{Act, Case, Effect, EventIx, Fact, Particular, Restore};
use crate::laws::{CHAPTERS, Provision, Status};
use crate::quiz::topic::file_stem;
use crate::rulings::{OnCase, Rulings};
use crate::text::Tongues;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::mem::{Discriminant, discriminant};
use std::rc::Rc;

/// Everything that questions are made from.
pub struct Stock<'l> {
    /// The rulings on all cases.
    pub rulings: &'l Rulings<'l>,
    /// Languages, in each of which the options of a question differ.
    pub tongues: &'l Tongues,
    /// What was looked up before.
    ruled: RefCell<BTreeMap<Key, Rc<Vec<Sample>>>>,
}

/// A chapter under an edition, at a pace, under a supervision, with what counts beside the letter.
type Key = (&'static str, Edition, Pace, Supervision, Layers);

/// What a provision rules in the first of its own cases in which it rules something.
#[derive(Debug)]
pub(super) struct Sample {
    pub provision: &'static Provision,
    effects: Vec<Effect>,
    actor: Option<Player>,
    /// What was done when it ruled.
    act: Discriminant<Act>,
}

impl<'l> Stock<'l> {
    /// The stock of these cases, in these languages.
    pub fn of(rulings: &'l Rulings<'l>, tongues: &'l Tongues) -> Self {
        Stock {
            rulings,
            tongues,
            ruled: RefCell::default(),
        }
    }

    /// What the provisions of a provision's chapter rule under these laws, in the order of the Laws.
    pub(super) fn neighbours(&self, of: &'static Provision, laws: &Laws) -> Rc<Vec<Sample>> {
        let Some(chapter) = CHAPTERS
            .iter()
            .find(|chapter| chapter.provisions.contains(&of))
        else {
            return Rc::default();
        };
        let Setting {
            pace,
            supervision,
            practice,
            ..
        } = laws.setting;
        let key = (chapter.id, laws.edition, pace, supervision, practice);
        if let Some(known) = self.ruled.borrow().get(&key) {
            return known.clone();
        }
        let provisions = chapter.provisions.iter();
        let all = provisions.filter_map(|provision| self.ruled(provision, laws));
        let all = Rc::new(all.collect::<Vec<_>>());
        self.ruled.borrow_mut().insert(key, all.clone());
        all
    }

    fn ruled(&self, provision: &'static Provision, laws: &Laws) -> Option<Sample> {
        let mut own =
            (self.rulings.cases()).filter(|case| file_stem(case.scenario) == provision.id);
        own.find_map(|case| ruled_in(case, provision, laws))
    }
}

fn ruled_in(case: OnCase<'_>, provision: &'static Provision, laws: &Laws) -> Option<Sample> {
    let verdict = &case.of(laws.edition, &laws.setting).ok()?.verdict;
    let told = &case.scenario.case;
    let mut steps = verdict.branches.iter().flat_map(|branch| &branch.steps);
    steps.find_map(|step| {
        let mut reasons = step.reasons.iter();
        let reason = reasons.find(|reason| {
            reason.provision == provision
                && reason.status == Status::Holds
                && !reason.effects.is_empty()
        })?;
        Some(Sample {
            provision,
            effects: reason.effects.clone(),
            actor: last_actor(told, step.event),
            act: discriminant(&told.events[usize::from(step.event)].act),
        })
    })
}

impl Sample {
    /// Whether it rules when the same was done as in this event.
    pub(super) fn is_about(&self, act: &Act) -> bool {
        self.act == discriminant(act)
    }

    /// The effects as they would read in another case.
    ///
    /// `None` where they speak of squares or moves of their own, or of what nobody did in that case.
    pub(super) fn told_of(&self, case: &Case, event: EventIx) -> Option<Vec<Effect>> {
        let exchanged = match (self.actor, last_actor(case, event)) {
            (Some(there), Some(here)) => there != here,
            (None, _) | (_, None) => false,
        };
        let alike = self.is_about(&case.events[usize::from(event)].act);
        let effects = self.effects.iter().map(|effect| {
            let possible = match effect {
                Effect::Restore(Restore::Before(number)) | Effect::MoveStands(number) => {
                    usize::from(*number) <= case.events.len()
                }
                other => speaks_of_players_alone(other) && (alike || !other.answers_something()),
            };
            match (possible, exchanged) {
                (false, _) => None,
                (true, false) => Some(effect.clone()),
                (true, true) => players_exchanged(effect),
            }
        });
        effects.collect()
    }
}

/// The last player who acted up to an event.
fn last_actor(case: &Case, event: EventIx) -> Option<Player> {
    let events = case.events[..=usize::from(event)].iter().rev();
    events.filter_map(|event| event.by.player()).next()
}

/// Whether an effect can be told of any case: it names no square, no piece and no move.
pub(super) fn speaks_of_players_alone(effect: &Effect) -> bool {
    let of_a_board = |particular: &Particular| {
        matches!(
            particular,
            Particular::Several(_)
                | Particular::Value(Fact::Square(_) | Fact::Piece(_) | Fact::Move(_))
        )
    };
    match effect {
        Effect::May(_) => true,
        Effect::MustCastle { .. }
        | Effect::NotCastleNow { .. }
        | Effect::StartPosition(_)
        | Effect::Restore(_) => false,
        other => !(other.particulars().0.iter()).any(|(_, particular)| of_a_board(particular)),
    }
}

/// The effect with White and Black exchanged in its data.
pub(super) fn players_exchanged(effect: &Effect) -> Option<Effect> {
    let mut data = serde_json::to_value(effect).ok()?;
    exchange(&mut data);
    serde_json::from_value(data).ok()
}

fn exchange(data: &mut serde_json::Value) {
    match data {
        serde_json::Value::String(word) => match word.as_str() {
            "white" => "black".clone_into(word),
            "black" => "white".clone_into(word),
            _ => {}
        },
        serde_json::Value::Array(items) => items.iter_mut().for_each(exchange),
        serde_json::Value::Object(fields) => fields.values_mut().for_each(exchange),
        serde_json::Value::Null | serde_json::Value::Bool(_) | serde_json::Value::Number(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::Millis;
    use crate::game::Measure;
    use Player::{Black, White};

    #[test]
    fn players_are_exchanged_wherever_they_stand() {
        let time = Millis(120_000);
        for (effect, exchanged) in [
            (Effect::Win(White), Effect::Win(Black)),
            (
                Effect::AddTime { to: Black, time },
                Effect::AddTime { to: White, time },
            ),
            (
                Effect::May(vec![Measure::Penalise(White), Measure::CallFlag]),
                Effect::May(vec![Measure::Penalise(Black), Measure::CallFlag]),
            ),
            (Effect::Draw, Effect::Draw),
        ] {
            assert_eq!(players_exchanged(&effect), Some(exchanged));
        }
    }
}
