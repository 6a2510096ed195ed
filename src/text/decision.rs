//! The decision: out of all effects of a verdict those that an arbiter announces, and how things stand at the end.

use crate::board::Player;
use crate::clock::Millis;
use crate::game::{Act, Case, Duty, Effect, Event, Happening, Measure, PointIs, Restore};
use crate::laws::{Branch, Reason, Step, Verdict};

/// What is announced in each branch of a verdict.
pub(super) struct Decision<'v> {
    branches: Vec<Announced<'v>>,
    /// The place of the step at whose end stands how things are then.
    last: Option<usize>,
    /// Whether that step has an answer, although nothing is announced on it.
    is_answered: bool,
    /// Whether it is everything that each provision gives, and so may hold a thing twice.
    pub in_full: bool,
}

/// What is announced in one branch.
#[derive(Clone, Debug, PartialEq)]
struct Announced<'v> {
    steps: Vec<Vec<&'v Effect>>,
    closing: Option<Closing<'v>>,
}

/// How things stand at the end.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Closing<'v> {
    /// The game is over with this result, which an earlier event brought, with all that it brings; and by what.
    Result {
        /// The reason, where one rules so.
        by: Option<&'v Reason>,
        effects: Vec<&'v Effect>,
    },
    /// Play goes on; what the displays show, as far as the ruling fixes it.
    PlayOn {
        /// Whether the ruling says so itself.
        said: bool,
        shown: Vec<(Player, Millis)>,
    },
}

impl<'v> Decision<'v> {
    /// What is announced of a verdict on a case; `judged` says where the times are left to the arbiter's judgement, `answers`
    /// whether an event from which nothing follows has an answer of its own, which is told of the last one.
    pub fn of(
        verdict: &'v Verdict,
        case: &Case,
        judged: &dyn Fn(usize) -> bool,
        answers: &dyn Fn(usize) -> bool,
    ) -> Self {
        let branches = verdict.branches.iter();
        let mut branches: Vec<Announced<'v>> = branches
            .map(|branch| Announced {
                steps: kept(branch, case),
                closing: None,
            })
            .collect();
        let last_of = |announced: &Announced<'_>| {
            let mut steps = announced.steps.iter();
            steps.rposition(|effects| !effects.is_empty())
        };
        let announced = branches.iter().filter_map(last_of).max();
        let end = verdict.branches.iter().map(|it| it.steps.len()).max();
        let end = end.unwrap_or_default().saturating_sub(1);
        let rules = |branch: &Branch| branch.effects().next().is_some();
        // where later events leave nothing of all that was ruled, the last one has the answer
        let is_answered = verdict.branches.iter().any(rules)
            && branches.iter().all(|branch| says_nothing(branch, end))
            && (announced.is_none() || answers(end));
        let last = match is_answered {
            true => Some(end),
            false => announced,
        };
        if let Some(last) = last {
            let early: Vec<Option<(usize, &'v Effect)>> = branches
                .iter()
                .map(|announced| result_before(announced, last))
                .collect();
            let moved = early.first().copied().flatten().filter(|first| {
                let mut all = early.iter();
                all.all(|other| *other == Some(*first))
            });
            for (announced, branch) in branches.iter_mut().zip(&verdict.branches) {
                if let Some((at, result)) = moved {
                    let all = std::mem::take(&mut announced.steps[at]);
                    let (result_of, rest) = all.into_iter().partition(|effect| {
                        *effect == result
                            || matches!(effect, Effect::Forfeited(_))
                            || *effect == &Effect::May(vec![Measure::ChangeResult])
                    });
                    announced.steps[at] = rest;
                    for effects in &mut announced.steps {
                        effects.retain(|effect| !is_missing_only(effect, result));
                    }
                    announced.closing = Some(Closing::Result {
                        by: ruled_by(branch, at, result),
                        effects: result_of,
                    });
                } else {
                    announced.closing = play_on(branch, announced, last, case);
                    if let Some(Closing::PlayOn { shown, .. }) = &mut announced.closing {
                        if judged(last) {
                            shown.clear();
                        }
                        let told = !shown.is_empty();
                        announced.steps[last].retain(|effect| {
                            !told || !matches!(effect, Effect::ShowsExactly { .. })
                        });
                    }
                }
                for effects in &mut announced.steps {
                    if announced.closing.is_some() {
                        effects.retain(|effect| **effect != Effect::PlayOn);
                    }
                }
            }
        }
        Decision {
            branches,
            last,
            is_answered,
            in_full: false,
        }
    }

    /// Everything that each event gave at its time, also what is in force already or was undone later; that play goes on only
    /// where nothing more is ruled.
    pub fn in_full(verdict: &'v Verdict) -> Self {
        let branches = verdict.branches.iter().map(|branch| Announced {
            steps: (branch.steps.iter().enumerate())
                .map(|(at, step)| {
                    let mut later = branch.steps.iter().skip(at + 1);
                    let is_last = later.all(|step| step.effects().next().is_none());
                    let effects = step.effects();
                    let effects = effects.filter(|it| is_last || **it != Effect::PlayOn);
                    effects.collect()
                })
                .collect(),
            closing: None,
        });
        Decision {
            branches: branches.collect(),
            last: None,
            is_answered: false,
            in_full: true,
        }
    }

    /// What is announced of each step and how things stand at the end, where all branches agree on it.
    pub fn plain(&self) -> Option<(&[Vec<&'v Effect>], Option<&Closing<'v>>)> {
        let (first, others) = self.branches.split_first()?;
        let agreed = others.iter().all(|other| other == first);
        agreed.then_some((&first.steps, first.closing.as_ref()))
    }

    /// Whether an effect of the step at this place is announced in any of these branches.
    pub fn announces(&self, at: usize, branches: &[usize], effect: &Effect) -> bool {
        let mut steps = branches.iter().filter_map(|branch| {
            let announced = self.branches.get(*branch)?;
            announced.steps.get(at)
        });
        steps.any(|effects| effects.contains(&effect))
    }

    /// Whether an effect is announced at any step of any of these branches, or as the result at their end.
    pub fn tells(&self, branches: &[usize], effect: &Effect) -> bool {
        let mut branches = branches.iter().filter_map(|it| self.branches.get(*it));
        branches.any(|announced| {
            let result = match &announced.closing {
                Some(Closing::Result { effects, .. }) => effects.as_slice(),
                Some(Closing::PlayOn { .. }) | None => &[],
            };
            let mut told = announced.steps.iter().flatten().chain(result);
            told.any(|it| *it == effect)
        })
    }

    /// Whether the step at this place is the last one and has an answer, although nothing is announced on it.
    pub fn is_answered(&self, at: usize) -> bool {
        self.is_answered && self.last == Some(at)
    }

    /// How things stand at the end of the step at this place, where that is the last one and all of these branches agree.
    pub fn closing(&self, at: usize, branches: &[usize]) -> Option<&Closing<'v>> {
        let first = self.branches.get(*branches.first()?)?.closing.as_ref();
        let alike = |branch: &usize| {
            let other = self.branches.get(*branch);
            other.is_some_and(|other| other.closing.as_ref() == first)
        };
        let agreed = self.last == Some(at) && branches.iter().all(alike);
        first.filter(|_| agreed)
    }
}

/// The effects of each step, each once, without what a later one undoes and what later events leave nothing of.
fn kept<'v>(branch: &'v Branch, case: &Case) -> Vec<Vec<&'v Effect>> {
    let mut kept: Vec<Vec<&'v Effect>> = Vec::new();
    // whether the game had ended is what has to be found out
    let unclear = Effect::Must(Duty::EstablishOrder);
    for (at, step) in branch.steps.iter().enumerate() {
        if let Some(event) = case.events.get(at).filter(|_| step.happened) {
            let happenings = &step.happenings;
            for earlier in &mut kept {
                earlier.retain(|it| !it.is_settled_by(event, happenings));
            }
        }
        let mut own: Vec<&'v Effect> = Vec::new();
        for effect in step.effects() {
            if own.contains(&effect) || is_understood(effect) {
                continue;
            }
            for (before, earlier) in kept.iter_mut().enumerate() {
                // what is ruled at last on an event is not announced of it before
                let is_meant = about(case, at) == Some(before);
                let is_judged = is_meant && effect.place().judges();
                let is_ruled_here = is_meant || rules_on(step, before, effect);
                earlier.retain(|it| {
                    !(it.is_undone_by(effect)
                        || is_ruled_here && *it == effect
                        || is_judged && !it.ends_the_game()
                        || goes_back_to(effect, before) && it.place().is_to_be_played()
                        || (changes_result(effect) || *effect == unclear) && it.ends_the_game()
                        || effect.ends_the_game() && it.is_idle_after_the_end())
                });
            }
            let lasts = effect.place().lasts();
            let ordered = |effects: &Vec<&Effect>| effects.contains(&effect);
            match kept.iter().rposition(ordered) {
                // what is found of an act is no other act
                Some(_) if step.happenings == [Happening::Found] => continue,
                Some(before) if lasts && (asks(case, at) || is_played(branch, before, at)) => {
                    kept[before].retain(|it| *it != effect);
                }
                Some(_) if lasts => continue,
                Some(_) if *effect == Effect::AlreadyOver && !asks(case, at) => continue,
                _ => {}
            }
            // the check comes before what it shows
            if *effect == Effect::CheckClaim
                && let Some(claim) = kept.iter_mut().rev().find(|earlier| {
                    let decides = |it: &&Effect| {
                        **it == Effect::ClaimRejected || **it == Effect::ClaimAccepted
                    };
                    earlier.iter().any(decides)
                })
            {
                claim.insert(0, effect);
                continue;
            }
            let told = || kept.iter().flatten();
            let is_over =
                told().any(|it| it.ends_the_game()) && !told().any(|it| changes_result(it));
            if !(is_over && matches!(effect, Effect::EndedWith(_))) {
                own.push(effect);
            }
        }
        if own.iter().any(|it| matches!(it, Effect::EndedWith(_))) {
            own.retain(|it| **it != Effect::AlreadyOver);
        }
        if own.contains(&&Effect::AlreadyOver) {
            own.retain(|it| **it != Effect::ClaimAccepted);
        }
        // who comes does nothing that could count or not, and the result may hang on it
        let comes = |event: &Event| matches!(event.act, Act::Arrive(_) | Act::Arrival(_));
        if case.events.get(at).is_some_and(comes) {
            own.retain(|it| **it != Effect::AlreadyOver);
        }
        if own.contains(&&Effect::MustNot(Duty::Intervene)) {
            own.retain(|it| **it != Effect::Must(Duty::Look));
        }
        // of two that undo each other the later one counts
        let all = own.clone();
        let undone = |at: usize, it: &Effect| {
            let mut others = all.iter().enumerate();
            others.any(|(after, other)| {
                it.is_undone_by(other) && it != *other && (after > at || !other.is_undone_by(it))
            })
        };
        own = (all.iter().enumerate())
            .filter(|(at, it)| !undone(*at, it))
            .map(|(_, it)| *it)
            .collect();
        own.sort_by_key(|effect| effect.place());
        kept.push(own);
    }
    without_routine(kept)
}

/// Without what follows in the ordinary course, where anything else is announced on a later event, and without what only says
/// what was done, where anything else is announced at all.
fn without_routine(mut kept: Vec<Vec<&Effect>>) -> Vec<Vec<&Effect>> {
    let is_fact = |effect: &Effect| match effect {
        Effect::MoveMade(_) => true,
        Effect::SealedMove { text, .. } => text.is_none(),
        _ => false,
    };
    let is_alone = kept.iter().flatten().all(|effect| is_fact(effect));
    let last = kept.iter().rposition(|effects| !effects.is_empty());
    for (at, effects) in kept.iter_mut().enumerate() {
        let is_overtaken = Some(at) < last;
        effects.retain(|it| (is_alone || !is_fact(it)) && !(is_overtaken && it.is_routine()));
    }
    kept
}

/// Whether this restores the position before an event at this place or earlier, so that nothing binds that it brought.
fn goes_back_to(effect: &Effect, place: usize) -> bool {
    matches!(effect, Effect::Restore(Restore::Before(first)) if usize::from(*first) <= place + 1)
}

/// Whether this effect of a step follows from what was done in an earlier one, as the reason for it says.
fn rules_on(step: &Step, before: usize, effect: &Effect) -> bool {
    let mut reasons = step.reasons.iter().filter(|reason| reason.decides());
    reasons.any(|reason| {
        let on = reason.about.map(usize::from) == Some(before);
        on && reason.effects.contains(effect)
    })
}

/// Whether only something is asked at this place.
fn asks(case: &Case, at: usize) -> bool {
    case.events.get(at).is_some_and(|event| event.act.asks())
}

/// Which earlier event the one at this place is about.
fn about(case: &Case, at: usize) -> Option<usize> {
    let about = case.events.get(at).and_then(|event| event.about);
    about.map(usize::from)
}

/// Whether nobody need be told: what a ruling did as the Laws demand is right if nothing is said against it.
fn is_understood(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::RulingPoints {
            are: PointIs::Required,
            ..
        }
    )
}

/// Whether a move was played between two steps, the later one included: what was ordered before is obeyed or broken.
fn is_played(branch: &Branch, before: usize, at: usize) -> bool {
    let steps = branch.steps.get(before + 1..=at).unwrap_or_default();
    let mut happenings = steps.iter().flat_map(|step| &step.happenings);
    happenings.any(|happening| happening.is_play())
}

/// The reason from which an effect of the step at this place follows.
fn ruled_by<'v>(branch: &'v Branch, at: usize, effect: &Effect) -> Option<&'v Reason> {
    let mut reasons = branch.steps.get(at)?.reasons.iter();
    let gives = |reason: &&Reason| reason.decides() && reason.effects.contains(effect);
    reasons.find(gives)
}

/// The result that an earlier step than this one brought.
fn result_before<'v>(announced: &Announced<'v>, last: usize) -> Option<(usize, &'v Effect)> {
    let steps = announced.steps.iter().enumerate().take(last);
    let mut results = steps.flat_map(|(at, effects)| {
        let ends = effects.iter().filter(|effect| effect.ends_the_game());
        ends.map(move |effect| (at, *effect))
    });
    let changed = announced
        .steps
        .iter()
        .flatten()
        .any(|it| changes_result(it));
    results.next_back().filter(|_| !changed)
}

/// Whether the arbiter changed the result by this, as the Laws left it to him.
fn changes_result(effect: &Effect) -> bool {
    match effect {
        Effect::RulingPoints { are, points } if are.is_left_to_the_arbiter() => {
            points.0.iter().any(Effect::ends_the_game)
        }
        _ => false,
    }
}

/// Whether all that a ruling lacked by this is the result, which is told at the end.
fn is_missing_only(effect: &Effect, result: &Effect) -> bool {
    match effect {
        Effect::RulingPoints {
            are: PointIs::Missing,
            points,
        } => points.0 == std::slice::from_ref(result),
        _ => false,
    }
}

/// That play goes on after the last step of which anything is told, where the arbiter says so, rules on what was done in play,
/// or where somebody then plays.
fn play_on<'v>(
    branch: &'v Branch,
    announced: &Announced<'v>,
    last: usize,
    case: &Case,
) -> Option<Closing<'v>> {
    let over = |effect: &&Effect| effect.ends_the_game() || **effect == Effect::AlreadyOver;
    let ended = announced.steps.iter().flatten().any(over);
    if ended || branch.steps.iter().any(|step| step.after_end) {
        return None;
    }
    let rules =
        |at: &usize| !asks(case, *at) && announced.steps.get(*at).is_some_and(|it| !it.is_empty());
    let end = branch.steps.len() - 1;
    let Some(decided) = (0..=last).rev().find(rules) else {
        let plays = is_played(branch, 0, end) && is_on(branch, end);
        return plays.then_some(Closing::PlayOn {
            said: true,
            shown: Vec::new(),
        });
    };
    let told = announced.steps.get(decided)?;
    let plays = end > decided && is_played(branch, decided, end) && is_on(branch, end);
    if !plays && told.iter().any(|effect| effect.holds_up_play()) {
        return None;
    }
    let mut all = announced.steps.iter().flatten();
    let said = all.any(|effect| **effect == Effect::PlayOn);
    let in_play = told.iter().any(|effect| effect.is_ruled_in_play()) && is_on(branch, last);
    if !said && !in_play && !plays {
        return None;
    }
    let shown = told.iter().filter_map(|effect| match effect {
        Effect::ShowsExactly { player, time } => Some((*player, *time)),
        _ => None,
    });
    let shown = shown.filter(|_| decided == last && !plays).collect();
    Some(Closing::PlayOn {
        said: said || plays,
        shown,
    })
}

/// Whether nothing is announced in the step at this place, but perhaps that play goes on.
fn says_nothing(announced: &Announced<'_>, at: usize) -> bool {
    let mut effects = announced.steps.get(at).into_iter().flatten();
    effects.all(|effect| **effect == Effect::PlayOn)
}

/// Whether the game is being played at this step.
fn is_on(branch: &Branch, at: usize) -> bool {
    let steps = branch.steps.iter().take(at + 1);
    let mut latest = steps.flat_map(|step| &step.happenings).rev();
    let turn = latest.find(|happening| happening.is_off_play() || happening.is_play());
    turn.is_none_or(|happening| happening.is_play())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Player::{Black, White};
    use crate::game::{Act, Actor, Event, Facts};
    use crate::laws::{Step, provision};
    use Effect::*;

    const MINUTES: Effect = AddTime {
        to: Black,
        time: Millis(120_000),
    };
    const SHOWS: Effect = ShowsExactly {
        player: Black,
        time: Millis(752_000),
    };

    fn verdict(steps: &[(&[Happening], &[Effect])]) -> Verdict {
        let by = provision("illegal-move").expect("a provision");
        let steps = (0..).zip(steps).map(|(event, (happenings, effects))| Step {
            event,
            happened: true,
            happenings: happenings.to_vec(),
            reasons: by.holds(Facts::new(), *effects),
            after_end: false,
            unread: Vec::new(),
            silence: None,
        });
        Verdict {
            branches: vec![Branch {
                assuming: Vec::new(),
                steps: steps.collect(),
            }],
        }
    }

    /// What is announced step by step, and how things stand then, where White presses the clock each time.
    fn told(
        steps: &[(&[Happening], &[Effect])],
        about: Option<u16>,
    ) -> (Vec<Vec<Effect>>, Option<Closing<'static>>) {
        let verdict: &'static Verdict = Box::leak(Box::new(verdict(steps)));
        let mut case = Case {
            events: vec![Event::plain(Actor::Player(White), Act::Press); steps.len()],
            ..Case::default()
        };
        if let Some(last) = case.events.last_mut() {
            last.about = about;
        }
        let decision = Decision::of(verdict, &case, &|_| false, &|_| false);
        let announced = decision.branches.into_iter().next().expect("a branch");
        let steps = announced.steps.into_iter();
        let steps = steps.map(|effects| effects.into_iter().cloned().collect());
        (steps.collect(), announced.closing)
    }

    const MADE: &[Happening] = &[Happening::Made, Happening::Completed];
    const OFFER: &[Happening] = &[Happening::Offered];

    #[test]
    fn effects_are_announced_in_the_order_of_their_places() {
        let effects = [MINUTES, SHOWS, TimesByJudgement, AnyLegalMove(White)];
        let (steps, closing) = told(&[(MADE, &effects)], None);
        let ordered = vec![AnyLegalMove(White), TimesByJudgement, MINUTES];
        assert_eq!(steps, [ordered]);
        let shown = vec![(Black, Millis(752_000))];
        assert_eq!(closing, Some(Closing::PlayOn { said: false, shown }));
    }

    #[test]
    fn what_a_later_ruling_undoes_or_leaves_without_use_is_not_announced() {
        let (steps, closing) = told(
            &[
                (OFFER, &[OfferStands(White), MINUTES, AnyLegalMove(Black)]),
                (&[Happening::Accepted], &[Draw]),
            ],
            None,
        );
        assert_eq!(steps, [vec![], vec![Draw]]);
        assert_eq!(closing, None);
    }

    #[test]
    fn what_is_in_force_is_ordered_once_and_again_after_a_move() {
        let stop = || Must(Duty::StopClocks);
        let (steps, _) = told(&[(OFFER, &[stop()]), (OFFER, &[stop(), MINUTES])], None);
        assert_eq!(steps, [vec![stop()], vec![MINUTES]]);
        let (steps, _) = told(&[(OFFER, &[stop()]), (MADE, &[stop()])], None);
        assert_eq!(steps, [vec![], vec![stop()]]);
        let (steps, _) = told(&[(OFFER, &[MINUTES]), (OFFER, &[MINUTES])], None);
        assert_eq!(steps, [vec![MINUTES], vec![MINUTES]]);
        let (steps, _) = told(&[(OFFER, &[MINUTES]), (OFFER, &[MINUTES])], Some(0));
        assert_eq!(steps, [vec![], vec![MINUTES]]);
    }

    #[test]
    fn a_result_stands_last_and_play_does_not_go_on_beside_it() {
        let (steps, closing) = told(
            &[
                (MADE, &[Win(White)]),
                (&[Happening::DrawClaimed], &[ClaimRejected, AlreadyOver]),
            ],
            None,
        );
        assert_eq!(steps, [vec![], vec![ClaimRejected, AlreadyOver]]);
        let Some(Closing::Result { by, effects }) = closing else {
            panic!("a result, not {closing:?}");
        };
        let by = by.map(|reason| reason.provision.id);
        assert_eq!((by, effects), (Some("illegal-move"), vec![&Win(White)]));
        let (_, closing) = told(&[(OFFER, &[PlayOn, PauseClocks])], None);
        assert_eq!(closing, None);
    }
}
