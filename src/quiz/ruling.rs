//! When what is ruled contradicts itself, says the same as another ruling, or would be right as well.

use crate::game::{Effect, Measure, Need};

/// Whether some of these effects contradict each other.
pub fn contradict_each_other(effects: &[Effect]) -> bool {
    let mut pairs = effects.iter().enumerate();
    pairs.any(|(at, one)| effects[at + 1..].iter().any(|two| one.conflicts_with(two)))
}

/// Whether both rule the same, in any order and whatever goes without saying.
pub fn say_the_same(a: &[Effect], b: &[Effect]) -> bool {
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

/// Whether who rules exactly this is right, too: its choices used or not, and at most a formality left out.
pub fn would_be_right(this: &[Effect], right: &[Effect]) -> bool {
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
    use crate::game::Restore;
    use Effect::*;

    const MINUTES: Effect = AddTime {
        to: Black,
        time: Millis(120_000),
    };
    const RESTORE: Effect = Restore(Restore::Before(1));

    fn plain(effects: &[Effect]) -> Vec<Effect> {
        effects.to_vec()
    }

    #[test]
    fn order_and_what_goes_without_saying_make_no_difference() {
        let right = plain(&[RESTORE, MINUTES]);
        for same in [
            plain(&[MINUTES, RESTORE]),
            plain(&[MINUTES, RESTORE, PlayOn]),
            plain(&[NotCounted(Black), MINUTES, RESTORE]),
        ] {
            assert!(say_the_same(&same, &right) && would_be_right(&same, &right));
        }
        for other in [
            plain(&[RESTORE]),
            plain(&[RESTORE, MINUTES, MINUTES]),
            plain(&[]),
            plain(&[RESTORE, MINUTES, Win(Black)]),
        ] {
            assert!(
                !say_the_same(&other, &right) && !would_be_right(&other, &right),
                "{other:?}"
            );
        }
    }

    #[test]
    fn who_leaves_out_a_formality_is_still_right() {
        let right = plain(&[ClaimAccepted, Draw]);
        assert!(would_be_right(&plain(&[Draw]), &right));
        assert!(would_be_right(&plain(&[PauseClocks, Draw]), &right));
        assert!(!would_be_right(&plain(&[ClaimAccepted]), &right));
        assert!(!would_be_right(&plain(&[]), &plain(&[PauseClocks])));
        assert!(!would_be_right(
            &plain(&[OfferGone]),
            &plain(&[OfferStands(White)])
        ));
        let may_call = May(vec![Measure::CallFlag]);
        assert!(would_be_right(
            &plain(&[Win(White), may_call.clone()]),
            &plain(&[Win(White)])
        ));
        assert!(!would_be_right(&plain(&[may_call]), &plain(&[])));
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
            assert!(would_be_right(&permitted, &right), "{permitted:?}");
        }
        for wrong in [
            plain(&[RESTORE, Win(White)]),
            plain(&[RESTORE, May(vec![Measure::Penalise(Black)])]),
            plain(&[MINUTES]),
        ] {
            assert!(!would_be_right(&wrong, &right), "{wrong:?}");
        }
    }
}
