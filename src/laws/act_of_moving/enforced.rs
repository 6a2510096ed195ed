//! What happens when a player plays otherwise than his touch, or a ruling, obliges him to.

use crate::board::Player;
use crate::edition::{ActsOnIllegal, TwoHands};
use crate::game::{
    Effect, EventIx, Fact, Facts, Finding, Happening, Measure, Restore, Subject, Unknown, words,
};
use crate::laws::act_of_moving::bound::{duties, satisfies};
use crate::laws::act_of_moving::complaint::COMPLAINT_LOST;
use crate::laws::act_of_moving::exchange::{exchange_noticed, promoted_by};
use crate::laws::blind_players::claimant;
use crate::laws::drawn_game::INTENDED_MOVE_BINDS;
use crate::laws::irregularities::counting::is_illegal_for_arbiter;
use crate::laws::irregularities::found::found;
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
    task: Task::Decides(When {
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

/// What a complaint, or the arbiter's eye, is about.
pub(super) struct Breach {
    /// The event: a move, or a touch that has not been followed by a move.
    pub act: EventIx,
    pub by: Player,
    pub kind: BreachKind,
    /// What the player was bound to.
    duties: Vec<Effect>,
}

/// Which rule was broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BreachKind {
    /// Another move than the touch demands.
    Touching,
    /// A touch that binds and is denied, but no other move yet.
    Touched,
    /// Two hands for one move, where that is no more than a breach.
    Hands,
    /// Another move than the touch demands, which is only asked about.
    Asked,
    Nothing,
}

words! { for BreachKind { Touching, Touched, Hands, Asked, Nothing } }

/// What this claim, or what the arbiter sees, is about.
pub(super) fn breach(moment: Moment<'_>) -> Result<Option<Breach>, Unknown> {
    if exchange_noticed(moment).is_some() {
        return Ok(None);
    }
    let claims = [Happening::TouchRulesClaimed, Happening::IrregularityClaimed];
    let claimed = claims.contains(&moment.happening());
    let claimant = claimed.then(|| claimant(moment)).flatten();
    if claimed && claimant.is_none() {
        return Ok(None);
    }
    let of_other = |ix: &EventIx| {
        let by = moment.event_at(*ix).and_then(|event| event.by.player());
        by.is_some_and(|by| claimant.is_none_or(|c| by != c))
    };
    let made = |ix: &EventIx| moment.record().move_of(*ix).is_some() && of_other(ix);
    let own = matches!(moment.event().seen, crate::game::Sight::Arbiter) && made(&moment.ix());
    let act = match moment.event().about {
        _ if own => Some(moment.ix()),
        Some(named) if of_other(&named) => {
            let later = (named..moment.ix()).find(made);
            Some(later.or(promoted_by(moment, named)).unwrap_or(named))
        }
        Some(_) => None,
        None => (0..moment.ix())
            .rev()
            .find(made)
            .or_else(|| (0..moment.ix()).rev().find(of_other)),
    };
    let Some(act) = act else {
        return Ok(None);
    };
    let Some(by) = moment.event_at(act).and_then(|event| event.by.player()) else {
        return Ok(None);
    };
    // what the arbiter sees and counts as an illegal move is dealt with as such
    if claimant.is_none() && made(&act) && is_illegal_for_arbiter(moment, act, by)? {
        return Ok(None);
    }
    let before = if made(&act) { act } else { moment.ix() };
    let duties: Vec<Effect> = (duties(moment, before, by).into_iter())
        .map(|bound| bound.effect)
        .collect();
    let kind = kind(moment, act, &duties)?;
    Ok(Some(Breach {
        act,
        by,
        kind,
        duties,
    }))
}

fn kind(moment: Moment<'_>, act: EventIx, duties: &[Effect]) -> Result<BreachKind, Unknown> {
    let Some(node) = moment.record().move_of(act) else {
        return Ok(if duties.is_empty() {
            BreachKind::Nothing
        } else {
            BreachKind::Touched
        });
    };
    let breach_only = moment.given(&moment.laws().params.two_hands) == Some(TwoHands::Breach);
    let broken = match (node.attempt, moment.record().position_before(act)) {
        (Some(attempt), Some(before)) => {
            !duties.iter().all(|duty| satisfies(before, &attempt, duty))
        }
        _ if duties.is_empty() => false,
        _ => {
            moment.ask_at(act, Subject::Found(Finding::OtherwisePlayed))?
                == crate::game::Answer::Yes
        }
    };
    Ok(if broken {
        BreachKind::Touching
    } else if node.two_hands && breach_only {
        BreachKind::Hands
    } else {
        BreachKind::Nothing
    })
}

/// Whether the rules on touching are broken by the move that the arbiter sees, or somebody complains of.
pub(in crate::laws) fn touching_broken(moment: Moment<'_>) -> Result<bool, Unknown> {
    Ok(breach(moment)?.is_some_and(|breach| breach.kind == BreachKind::Touching))
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
    let Some(breach) = breach(moment)? else {
        return Ok(vec![]);
    };
    let by = breach.by;
    let facts = Facts::new()
        .with("player", Fact::Player(by))
        .about(breach.act)
        .with("breach", breach.kind);
    if !claimed {
        let acts = moment.given(&moment.laws().params.touch_move_acted_on_by);
        if acts.is_none_or(|by| !by.contains(&ActsOnIllegal::Arbiter)) {
            return Ok(vec![]);
        }
        let moved_since = (breach.act + 1..=moment.ix()).any(|ix| {
            moment
                .record()
                .move_of(ix)
                .is_some_and(|node| node.mover == Some(by.other()))
        });
        let node = moment.record().move_of(breach.act);
        let legal = node.is_some_and(|node| node.illegal.is_none());
        if breach.duties.is_empty() || moved_since || !legal || ruled(moment, breach.act) {
            return Ok(vec![]);
        }
        return Ok(TOUCH_MOVE_BROKEN.decided(
            breach.kind == BreachKind::Touching,
            facts,
            goes_back(&breach),
        ));
    }
    let mut effects = match breach.kind {
        BreachKind::Asked | BreachKind::Nothing => vec![Effect::ClaimRejected],
        BreachKind::Touching if ruled(moment, breach.act) => vec![Effect::ClaimRejected],
        BreachKind::Touching => goes_back(&breach),
        BreachKind::Touched => breach.duties.clone(),
        BreachKind::Hands => vec![Effect::May(vec![Measure::Penalise(by)])],
    };
    if !effects.contains(&Effect::ClaimRejected) {
        effects.insert(0, Effect::ClaimAccepted);
    }
    Ok(TOUCH_MOVE_BROKEN.holds(facts, effects))
}

/// Forbids a move that is asked about, where a touch or a ruling binds to another one.
fn asked(moment: Moment<'_>) -> Decision {
    let bound = tried(moment)?.and_then(|tried| Some((tried.by, tried.breaks.as_ref()?)));
    Ok(match bound {
        Some((player, bound)) if bound.by != &INTENDED_MOVE_BINDS => {
            let facts = Facts::new()
                .with("player", Fact::Player(player))
                .about(bound.at)
                .with("breach", BreachKind::Asked);
            TOUCH_MOVE_BROKEN.holds(facts, [Effect::Forbidden(player)])
        }
        Some(_) | None => vec![],
    })
}

fn goes_back(breach: &Breach) -> Vec<Effect> {
    let mut effects = vec![
        Effect::NotCounted(breach.by),
        Effect::Restore(Restore::Before(breach.act + 1)),
    ];
    effects.extend(breach.duties.iter().cloned());
    effects
}

/// Whether an earlier ruling dealt with this move.
fn ruled(moment: Moment<'_>, act: EventIx) -> bool {
    let restored = Effect::Restore(Restore::Before(act + 1));
    moment
        .past()
        .iter()
        .flat_map(|step| step.effects())
        .any(|effect| *effect == restored)
}
