//! What happens when a player plays otherwise than his touch, or a ruling, obliges him to.

use crate::edition::ActsOnIllegal;
use crate::game::{Duty, Effect, EventIx, Fact, Facts, Happening, Measure, Sight, Unknown};
use crate::laws::act_of_moving::breach::{Breach, BreachKind, bound_to, breach};
use crate::laws::act_of_moving::complaint::COMPLAINT_LOST;
use crate::laws::act_of_moving::exchange::exchange_noticed;
use crate::laws::act_of_moving::unfinished::castling_unfinished;
use crate::laws::drawn_game::INTENDED_MOVE_BINDS;
use crate::laws::irregularities::found::{found, ruled_before};
use crate::laws::moves::tried;
use crate::laws::rapid::TOUCH_RULINGS_ON_REQUEST;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Takes back a move that is not the one its player was bound to, when the opponent complains or the arbiter sees it.
///
/// The position before it is restored and he must play as he was bound to. It is no illegal move and is not counted.
/// A complaint without a breach is rejected. A move that is asked about may not be played where it is not the one he is bound to.
///
/// Source: Article 4.3; from 2018 on, that the arbiter steps in unasked is not said by the letter but taught (M-035).
///
/// Reading: before, he is taken to do so, too; the alternative leaves it to the opponent. And nothing is said of a breach
/// that nobody notices before the opponent has made a move; it stands then, as his right to complain is lost. The alternative lets the arbiter go back later.
pub static TOUCH_MOVE_BROKEN: Provision = Provision {
    id: "touch-move-broken",
    rule: |laws| {
        let by = &laws.params.touch_move_acted_on_by;
        Some(Facts::new().with("unasked", by.includes(&ActsOnIllegal::Arbiter)))
    },
    task: Task::Forbids(When {
        on: &[
            Happening::IrregularitySeen,
            Happening::IrregularityClaimed,
            Happening::TouchRulesClaimed,
            Happening::MoveAsked,
        ],
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[&COMPLAINT_LOST, &TOUCH_RULINGS_ON_REQUEST],
};

/// Whether the arbiter who sees the breach says nothing yet, because the clock is not pressed.
fn waits_for_press(moment: Moment<'_>, breach: &Breach) -> bool {
    let pressed = (moment.record().move_of(breach.act)).is_some_and(|node| node.pressed());
    moment.happening() == Happening::IrregularitySeen
        && !pressed
        && moment.given(&moment.laws().params.touch_breach_waits_for_press) == Some(true)
}

/// Whether the rules on touching are broken by the move that the arbiter sees, or somebody complains of.
pub(in crate::laws) fn touching_broken(moment: Moment<'_>) -> Result<bool, Unknown> {
    let broken = |breach: &Breach| breach.kind == BreachKind::Touching;
    Ok(breach(moment)?.is_some_and(|found| broken(&found) && !waits_for_press(moment, &found)))
}

/// Whether a claim of an irregularity is one of a broken rule on touching: nothing else is wrong with the move.
pub(in crate::laws) fn touching_claimed(moment: Moment<'_>) -> Result<bool, Unknown> {
    if exchange_noticed(moment).is_some() {
        return Ok(true);
    }
    let otherwise_faulty = found(moment)?.is_none_or(|found| found.faulty());
    Ok(!otherwise_faulty && touching_broken(moment)?)
}

fn decide(moment: Moment<'_>) -> Decision {
    let claimed = match moment.happening() {
        Happening::TouchRulesClaimed => true,
        Happening::IrregularityClaimed if touching_claimed(moment)? => true,
        Happening::IrregularitySeen => false,
        Happening::MoveAsked => return asked(moment),
        _ => return Ok(vec![]),
    };
    let Some(mut breach) = breach(moment)? else {
        return Ok(vec![]);
    };
    // who has not finished castling has played nothing else yet
    let dealt = claimed && ruled_before(moment, breach.act);
    if !dealt && castling_unfinished(moment, breach.act)? {
        return Ok(vec![]);
    }
    let by = breach.by;
    let node = moment.record().move_of(breach.act);
    let both_hands = breach.kind == BreachKind::Nothing && node.is_some_and(|it| it.two_hands);
    if both_hands {
        breach.kind = BreachKind::Hands;
    }
    let facts = bound_to(breach.duties.first())
        .with("player", Fact::Player(by))
        .about(breach.pointed_at())
        .citing(breach.cited())
        .with("breach", breach.kind);
    if !claimed {
        if !arbiter_acts(moment) || is_settled(moment, &breach) {
            return Ok(vec![]);
        }
        let broken = breach.kind == BreachKind::Touching;
        if broken && waits_for_press(moment, &breach) {
            let facts = facts.with("breach", BreachKind::NotYet);
            return Ok(TOUCH_MOVE_BROKEN.holds(facts, [Effect::MustNot(Duty::Intervene)]));
        }
        let pressed = node.is_some_and(|node| node.pressed());
        let facts = facts.taught_surely(pressed);
        return Ok(TOUCH_MOVE_BROKEN.decided(broken, facts, goes_back(moment, &breach)));
    }
    let mut effects = match breach.kind {
        // it counts as an illegal move, and the arbiter has ruled on it as such
        BreachKind::Hands if both_hands => vec![],
        BreachKind::Asked | BreachKind::NotYet | BreachKind::Nothing => {
            vec![Effect::ClaimRejected]
        }
        BreachKind::Touching if ruled(moment, breach.act) => vec![Effect::ClaimRejected],
        BreachKind::Touching => goes_back(moment, &breach),
        BreachKind::Touched => breach.duties.clone(),
        BreachKind::Hands => vec![Effect::May(vec![Measure::Penalise(by)])],
    };
    if !effects.contains(&Effect::ClaimRejected) {
        effects.insert(0, Effect::ClaimAccepted);
    }
    Ok(TOUCH_MOVE_BROKEN.holds(facts, effects))
}

/// Whether the arbiter enforces the rules on touching by himself.
pub(in crate::laws) fn arbiter_acts(moment: Moment<'_>) -> bool {
    let acts = moment.given(&moment.laws().params.touch_move_acted_on_by);
    acts.is_some_and(|by| by.contains(&ActsOnIllegal::Arbiter))
}

/// Whether nothing is left to enforce: no duty, the opponent has moved since, the move is illegal, or it was ruled on.
fn is_settled(moment: Moment<'_>, breach: &Breach) -> bool {
    let moved_since = (breach.act + 1..=moment.ix()).any(|ix| {
        let node = moment.record().move_of(ix);
        node.is_some_and(|node| node.mover == Some(breach.by.other()))
    });
    let node = moment.record().move_of(breach.act);
    let legal = node.is_some_and(|node| node.illegal.is_none());
    breach.duties.is_empty() || moved_since || !legal || ruled(moment, breach.act)
}

/// The move that breaks the rules on touching before the arbiter's eyes, where it is left to the opponent to claim it.
pub(in crate::laws) fn touching_left_to_opponent(
    moment: Moment<'_>,
) -> Result<Option<EventIx>, Unknown> {
    let sees = moment.by_arbiter() || moment.event().seen == Sight::Arbiter;
    if moment.happening() != Happening::IrregularitySeen || !sees || arbiter_acts(moment) {
        return Ok(None);
    }
    let open = |breach: &Breach| breach.kind == BreachKind::Touching && !is_settled(moment, breach);
    Ok(breach(moment)?.filter(open).map(|breach| breach.act))
}

/// Forbids a move that is asked about, where a touch or a ruling binds to another one.
fn asked(moment: Moment<'_>) -> Decision {
    let bound = tried(moment)?.and_then(|tried| Some((tried.by, tried.breaks.as_ref()?)));
    Ok(match bound {
        Some((player, bound)) if bound.by != &INTENDED_MOVE_BINDS => {
            let facts = bound_to(Some(&bound.effect))
                .with("player", Fact::Player(player))
                .about(bound.at)
                .citing(Some(bound.by.id))
                .with("breach", BreachKind::Asked);
            TOUCH_MOVE_BROKEN.holds(facts, [Effect::Forbidden(player)])
        }
        Some(_) | None => vec![],
    })
}

fn goes_back(moment: Moment<'_>, breach: &Breach) -> Vec<Effect> {
    let mut effects = vec![
        Effect::NotCounted(breach.by),
        Effect::Restore(moment.record().back_before(breach.act)),
    ];
    effects.extend(breach.duties.iter().cloned());
    effects
}

/// Whether an earlier ruling dealt with this move.
fn ruled(moment: Moment<'_>, act: EventIx) -> bool {
    let restored = Effect::Restore(moment.record().back_before(act));
    moment
        .past()
        .iter()
        .flat_map(|step| step.effects())
        .any(|effect| *effect == restored)
}
