//! What can stand in an option: a ruling, or rulings under conditions, and when two of them say the same.

use crate::game::{Aspect, Effect, EventIx, Measure, Need, are_same, lawful};
use crate::laws::{Branch, Reason, Verdict};
use crate::rulings::Tree;

/// The part of the rulings of a case that is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AskedFor {
    /// Only the ruling on this event; otherwise all of the case together.
    pub event: Option<EventIx>,
    /// Only these parts of it; otherwise all.
    pub aspects: Option<Vec<Aspect>>,
}

/// What is ruled, as far as it is asked for.
pub type Ruling = Tree<Vec<Effect>>;

impl AskedFor {
    /// Whether an effect is asked for: what is lawful is, what is usual is told with the reasons.
    pub fn asks_for(&self, effect: &Effect) -> bool {
        let lawful = !matches!(
            effect,
            Effect::Usual(_) | Effect::Unusual(_) | Effect::Untaught(_)
        );
        let aspects = self.aspects.as_ref();
        lawful && aspects.is_none_or(|aspects| aspects.contains(&effect.aspect()))
    }

    /// Whether the ruling on an event is asked for.
    pub fn covers(&self, event: EventIx) -> bool {
        self.event.is_none_or(|asked| asked == event)
    }

    /// The reasons of the part that is asked for, in the order of the case.
    pub fn reasons<'b>(&self, branch: &'b Branch) -> impl Iterator<Item = &'b Reason> {
        let event = self.event;
        let asked = move |at: EventIx| event.is_none_or(|asked| asked == at);
        let steps = branch.steps.iter().filter(move |step| asked(step.event));
        steps.flat_map(|step| &step.reasons)
    }

    /// The lawful effects that count, of the part that is asked for.
    pub fn effects(&self, branch: &Branch) -> Vec<Effect> {
        let steps = branch.steps.iter().filter(|step| self.covers(step.event));
        self.asked_of(steps.flat_map(|step| step.effects()))
    }

    /// What of these effects is asked for: by the Laws alone, unless it is just the practice that rejects the arbiter's ruling.
    pub fn asked_of<'e>(&self, effects: impl Iterator<Item = &'e Effect>) -> Vec<Effect> {
        let asked: Vec<Effect> = effects.filter(|e| self.asks_for(e)).cloned().collect();
        match asked.contains(&Effect::RulingNotAsTaught) {
            true => asked,
            false => lawful(asked.into_iter()),
        }
    }
}

impl Ruling {
    /// What a verdict rules within a scope; questions whose answer makes no difference there are gone.
    pub fn of(verdict: &Verdict, scope: &AskedFor) -> Ruling {
        Ruling::with(verdict, &|branch| scope.effects(branch))
    }

    /// The same with other effects for each branch than those that count.
    pub fn with(verdict: &Verdict, effects: &dyn Fn(&Branch) -> Vec<Effect>) -> Ruling {
        let tree = Tree::by_branch(verdict, effects);
        tree.collapsed(&|a, b| say_the_same(a, b), &|first, _| first)
    }

    /// Whether the arbiter, or a player, is left a choice.
    pub fn leaves_a_choice(&self) -> bool {
        let choice = |effect: &Effect| matches!(effect, Effect::May(_));
        self.leaves().into_iter().flatten().any(choice)
    }

    /// Whether some effects under one condition contradict each other.
    pub fn contradicts_itself(&self) -> bool {
        self.leaves().into_iter().any(|effects| {
            let mut pairs = effects.iter().enumerate();
            pairs.any(|(at, one)| effects[at + 1..].iter().any(|two| one.conflicts_with(two)))
        })
    }

    /// Whether an option with this ruling, although written differently, would also be right.
    ///
    /// It is, where it says the same, rules only what the right one leaves to choice,
    /// or holds under one of the conditions of the right one.
    pub fn would_be_right(&self, right: &Ruling) -> bool {
        match (self, right) {
            (Ruling::Plain(this), Ruling::Plain(right)) => permitted(this, right),
            (Ruling::Depends(..), Ruling::Plain(right)) => {
                self.leaves().iter().any(|leaf| permitted(leaf, right))
            }
            (Ruling::Plain(this), Ruling::Depends(..)) => {
                right.leaves().iter().any(|leaf| permitted(this, leaf))
            }
            (Ruling::Depends(asked, these), Ruling::Depends(question, those)) => {
                if asked == question {
                    these.iter().all(|(answer, ruling)| {
                        let mut same = those.iter().filter(|(other, _)| other == answer);
                        same.all(|(_, right)| ruling.would_be_right(right))
                    })
                } else {
                    self.leaves()
                        .iter()
                        .all(|leaf| right.leaves().iter().all(|right| permitted(leaf, right)))
                }
            }
        }
    }

    /// Whether two wrong rulings are too alike to stand beside each other.
    pub fn is_too_like(&self, other: &Ruling) -> bool {
        match (self, other) {
            (Ruling::Plain(a), Ruling::Plain(b)) => permitted(a, b) || permitted(b, a),
            (Ruling::Depends(..), _) | (_, Ruling::Depends(..)) => self.says_the_same(other),
        }
    }

    /// Whether both rule the very same, in any order: what otherwise goes without saying counts, too.
    pub fn is_the_same(&self, other: &Ruling) -> bool {
        self.is_like(other, &|a, b| are_same(a, b))
    }

    /// Whether both say the same, in any order and whatever goes without saying.
    pub fn says_the_same(&self, other: &Ruling) -> bool {
        self.is_like(other, &|a, b| say_the_same(a, b))
    }
}

fn say_the_same(a: &[Effect], b: &[Effect]) -> bool {
    Essence::of(a) == Essence::of(b)
}

/// What an arbiter carries away from a list of effects.
struct Essence<'e> {
    ruled: Vec<&'e Effect>,
    choices: Vec<&'e Measure>,
}

impl<'e> Essence<'e> {
    fn of(effects: &'e [Effect]) -> Self {
        let mut essence = Essence {
            ruled: Vec::new(),
            choices: Vec::new(),
        };
        for effect in effects {
            match effect {
                Effect::May(measures) => essence.choices.extend(measures),
                effect if effect.need() == Need::Silent => {}
                effect => essence.ruled.push(effect),
            }
        }
        essence
    }
}

impl PartialEq for Essence<'_> {
    fn eq(&self, other: &Self) -> bool {
        left_over(&self.ruled, &other.ruled).is_empty()
            && left_over(&other.ruled, &self.ruled).is_empty()
            && left_over(&self.choices, &other.choices).is_empty()
            && left_over(&other.choices, &self.choices).is_empty()
    }
}

/// What the first list has more than the second.
fn left_over<'e, T: PartialEq>(these: &[&'e T], those: &[&'e T]) -> Vec<&'e T> {
    let mut those = those.to_vec();
    let mut more = Vec::new();
    for this in these {
        match those.iter().position(|that| that == this) {
            Some(at) => drop(those.swap_remove(at)),
            None => more.push(*this),
        }
    }
    more
}

/// Whether who does exactly this follows the right ruling, its choices used or not, and at most lets a formality go.
fn permitted(this: &[Effect], right: &[Effect]) -> bool {
    let (this, right) = (Essence::of(this), Essence::of(right));
    let missing = left_over(&right.ruled, &this.ruled);
    let more = left_over(&this.ruled, &right.ruled);
    let all_is_formal = right.ruled.iter().all(|effect| is_formality(effect));
    let complete = missing.iter().all(|effect| {
        let chosen = more.iter().any(|choice| effect.leaves_open(choice));
        chosen || is_formality(effect) && !all_is_formal
    });
    let allowed = |effect: &&Effect| {
        let harmless = effect.need() == Need::Loose && !all_is_formal;
        let left_open = || right.ruled.iter().any(|ruled| ruled.leaves_open(effect));
        harmless || left_open() || right.choices.iter().any(|choice| choice.allows(effect))
    };
    let free = |choice: &&Measure| {
        matches!(choice, Measure::CallFlag | Measure::StopClocks(_)) && !all_is_formal
    };
    complete
        && more.iter().all(allowed)
        && left_over(&this.choices, &right.choices).iter().all(free)
}

/// Whether a ruling that has other effects is still right if it does not mention this one.
fn is_formality(effect: &Effect) -> bool {
    matches!(effect.need(), Need::Formal | Need::Loose)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Player::{Black, White};
    use crate::clock::Millis;
    use crate::game::{Answer, Question, Restore, Subject};
    use Effect::*;

    const MINUTES: Effect = AddTime {
        to: Black,
        time: Millis(120_000),
    };
    const RESTORE: Effect = Restore(Restore::Before(1));
    const LEGAL: Question = Question {
        about: Subject::Legal,
        at: 0,
    };

    fn plain(effects: &[Effect]) -> Ruling {
        Ruling::Plain(effects.to_vec())
    }

    fn depends(question: Question, yes: &[Effect], no: &[Effect]) -> Ruling {
        let answers = vec![(Answer::Yes, plain(yes)), (Answer::No, plain(no))];
        Ruling::Depends(question, answers)
    }

    #[test]
    fn order_and_what_goes_without_saying_make_no_difference() {
        let right = plain(&[RESTORE, MINUTES]);
        for same in [
            plain(&[MINUTES, RESTORE]),
            plain(&[MINUTES, RESTORE, PlayOn]),
            plain(&[NotCounted(Black), MINUTES, RESTORE]),
        ] {
            assert!(same.says_the_same(&right) && same.would_be_right(&right));
        }
        for other in [
            plain(&[RESTORE]),
            plain(&[RESTORE, MINUTES, MINUTES]),
            plain(&[]),
            plain(&[RESTORE, MINUTES, Win(Black)]),
        ] {
            assert!(
                !other.says_the_same(&right) && !other.would_be_right(&right),
                "{other:?}"
            );
        }
    }

    #[test]
    fn who_leaves_out_a_formality_is_still_right() {
        let right = plain(&[ClaimAccepted, Draw]);
        assert!(plain(&[Draw]).would_be_right(&right));
        assert!(plain(&[PauseClocks, Draw]).would_be_right(&right));
        assert!(!plain(&[ClaimAccepted]).would_be_right(&right));
        assert!(!plain(&[]).would_be_right(&plain(&[PauseClocks])));
        assert!(!plain(&[OfferGone]).would_be_right(&plain(&[OfferStands(White)])));
        let may_call = May(vec![Measure::CallFlag]);
        assert!(plain(&[Win(White), may_call.clone()]).would_be_right(&plain(&[Win(White)])));
        assert!(!plain(&[may_call]).would_be_right(&plain(&[])));
    }

    #[test]
    fn what_the_arbiter_may_do_is_not_wrong() {
        let right = plain(&[
            RESTORE,
            May(vec![Measure::Penalise(White), Measure::CallFlag]),
        ]);
        for permitted in [
            plain(&[RESTORE]),
            plain(&[RESTORE, MINUTES]),
            plain(&[RESTORE, Win(Black)]),
            plain(&[RESTORE, May(vec![Measure::CallFlag])]),
            plain(&[
                May(vec![Measure::CallFlag]),
                RESTORE,
                May(vec![Measure::Penalise(White)]),
            ]),
        ] {
            assert!(permitted.would_be_right(&right), "{permitted:?}");
        }
        for wrong in [
            plain(&[RESTORE, Win(White)]),
            plain(&[RESTORE, May(vec![Measure::Penalise(Black)])]),
            plain(&[MINUTES]),
        ] {
            assert!(!wrong.would_be_right(&right), "{wrong:?}");
        }
    }

    #[test]
    fn what_holds_under_a_condition_is_not_wrong() {
        let right = depends(LEGAL, &[Draw], &[RESTORE]);
        assert!(plain(&[Draw]).would_be_right(&right));
        assert!(right.would_be_right(&plain(&[Draw])));
        assert!(!plain(&[MINUTES]).would_be_right(&right));
        assert!(!depends(LEGAL, &[RESTORE], &[Draw]).would_be_right(&right));
        assert!(!depends(LEGAL, &[Draw], &[MINUTES]).would_be_right(&right));
        assert!(depends(LEGAL, &[Draw], &[RESTORE, PlayOn]).would_be_right(&right));
    }
}
