//! When a fallen flag counts.

use crate::board::Player;
use crate::clock::{Millis, period_after};
use crate::edition::{FlagNotice, Laws};
use crate::game::{Act, Actor, Duty, Effect, Event, EventIx, Fact, Facts, Happening, Sight, words};
use crate::laws::blind_players::claimant;
use crate::laws::clock::first_flag::{alone_late, flag_deciding};
use crate::laws::clock::readings::told_last;
use crate::laws::rapid::TIME_WIN_NEEDS_OWN_TIME;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Decides whether a fallen flag counts: once the arbiter observes it, or a player claims it rightly, by edition and pace.
///
/// A flag that fell unnoticed does not count. The arbiter who observes it announces it.
/// A player whose own flag is known to have fallen first, or alone fell too early, has no valid claim: his own counts.
///
/// Source: Article 6.8; A.4d (2009), B.6 and B.7 (before) for faster games.
///
/// Reading: that he announces it is said of faster games only (A.5.5); the manual of the arbiters asks it at any pace.
/// The alternative lets him establish it in silence.
pub static FLAG_COUNTS: Provision = Provision {
    id: "flag-counts",
    rule,
    task: Task::Decides(When {
        on: ON,
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[&TIME_WIN_NEEDS_OWN_TIME],
};

/// Rejects the claim of a flag that has not fallen.
///
/// Source: Article 6.8: the claim must be valid.
pub static FLAG_CLAIM_WRONG: Provision = Provision {
    id: "flag-claim-wrong",
    rule: |laws| rule(laws).map(Facts::bare),
    task: Task::Decides(When {
        on: &[Happening::FlagClaimed],
        phase: Phase::DuringPlay,
        decide: reject,
    }),
    yields_to: &[],
};

const ON: &[Happening] = &[
    Happening::FlagFell,
    Happening::FlagSeen,
    Happening::FlagClaimed,
];

words! {
    /// What shows that a fallen flag counts: a right claim, the arbiter's eyes, or a claim of the player whose own flag decides.
    enum ShownBy { Claim, Sight, OwnFirst, OwnAlone }

    /// Whose notice makes a fallen flag count.
    enum NoticedBy { Either, Arbiter, Player }

    /// Why a flag does not count as fallen.
    enum NotCounted { Nobody, Up, Claim, Arbiter }
}

fn rule(laws: &Laws) -> Option<Facts> {
    let param = &laws.params.flag_counts_once;
    let notices = param.value()?;
    let by = match (
        notices.contains(&FlagNotice::ArbiterObserves),
        notices.contains(&FlagNotice::PlayerClaims),
    ) {
        (true, true) => NoticedBy::Either,
        (true, false) => NoticedBy::Arbiter,
        (false, _) => NoticedBy::Player,
    };
    Some(Facts::new().with("by", by).no_surer_than(param))
}

fn decide(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let (Some(player), Some(counted)) = (flag_meant(moment), rule(laws)) else {
        return Ok(vec![]);
    };
    let notices = moment
        .given(&laws.params.flag_counts_once)
        .unwrap_or_default();
    let facts = counted.clone().with("player", Fact::Player(player));
    Ok(match moment.happening() {
        Happening::FlagFell if moment.event().seen == Sight::Arbiter => vec![],
        Happening::FlagSeen => {
            let counts = notices.contains(&FlagNotice::ArbiterObserves);
            if counts {
                let calls = laws.params.arbiter_calls_flag.is_absent();
                let duty = calls.then_some(Effect::Must(Duty::CallFlag));
                let effects: Vec<Effect> = duty.into_iter().collect();
                FLAG_COUNTS.holds(facts.with("shown", ShownBy::Sight), effects)
            } else {
                FLAG_COUNTS.fails(facts.with("notice", NotCounted::Arbiter))
            }
        }
        Happening::FlagClaimed if is_down(moment, player) => {
            let own_first = flag_deciding(moment)
                .filter(|first| *first != player && claimant(moment) == Some(*first));
            match own_first {
                _ if !notices.contains(&FlagNotice::PlayerClaims) => {
                    FLAG_COUNTS.fails(facts.with("notice", NotCounted::Claim))
                }
                None => {
                    let facts = facts.with("shown", ShownBy::Claim);
                    FLAG_COUNTS.holds(facts, [Effect::ClaimAccepted])
                }
                Some(own) => {
                    let facts = counted.with("player", Fact::Player(own));
                    let shown = match alone_late(moment) {
                        Some(_) => ShownBy::OwnAlone,
                        None => ShownBy::OwnFirst,
                    };
                    let facts = facts
                        .with("opponent", Fact::Player(player))
                        .with("shown", shown);
                    FLAG_COUNTS.holds(facts, [Effect::ClaimRejected])
                }
            }
        }
        Happening::FlagClaimed => FLAG_COUNTS.fails(facts.with("notice", NotCounted::Up)),
        _ => FLAG_COUNTS.fails(facts.with("notice", NotCounted::Nobody)),
    })
}

fn reject(moment: Moment<'_>) -> Decision {
    let Some(player) = flag_meant(moment) else {
        return Ok(vec![]);
    };
    if is_down(moment, player) {
        return Ok(vec![]);
    }
    let facts = Facts::new().with("player", Fact::Player(player));
    Ok(FLAG_CLAIM_WRONG.holds(facts, [Effect::ClaimRejected]))
}

/// Whose flag this event is about.
pub(in crate::laws) fn flag_meant(moment: Moment<'_>) -> Option<Player> {
    match moment.act() {
        Act::FlagFalls => moment.player(),
        Act::Sees => moment.event_at(moment.about())?.by.player(),
        _ if moment.happening() == Happening::FlagClaimed => flag_claimed(moment),
        _ => None,
    }
}

/// Whose flag is claimed: the one named, the one that is said to be down, or the opponent's.
fn flag_claimed(moment: Moment<'_>) -> Option<Player> {
    let named = moment.event().about.and_then(|ix| moment.event_at(ix));
    if let Some(Event {
        by,
        act: Act::FlagFalls,
        ..
    }) = named
    {
        return by.player();
    }
    let down = |player: &Player| is_down(moment, *player);
    if moment.event().by == Actor::Both {
        return Player::ALL.into_iter().find(down);
    }
    let claimant = claimant(moment)?;
    let own = matches!(moment.act(), Act::Tell(_)) && down(&claimant) && !down(&claimant.other());
    Some(if own { claimant } else { claimant.other() })
}

/// Whether a player's flag is down.
pub(in crate::laws) fn is_down(moment: Moment<'_>, player: Player) -> bool {
    fell(moment, player).is_some()
}

/// The event in which a player's flag fell last: it is told, or a reading shows it.
///
/// A reading shows it that has come down to nothing or below, in which the time of the next period was
/// added before the moves of the period were completed, or of which no more was left than the clock ran on.
pub(in crate::laws) fn fell(moment: Moment<'_>, player: Player) -> Option<EventIx> {
    let mut fallen = None;
    let mut has_time = true;
    for ix in (0..=moment.ix()).filter(|ix| moment.happened(*ix)) {
        let event = moment.event_at(ix)?;
        let left = *event.left.of(player);
        let told = event.act == Act::FlagFalls && event.by.player() == Some(player);
        let shown = || shows_fall(moment, ix, player) || runs_out(moment, ix, player);
        if told || (has_time && shown()) {
            fallen = Some(ix);
            has_time = false;
        } else if left.is_some_and(|left| left > Millis::ZERO) {
            has_time = true;
        }
    }
    fallen
}

/// Whether the reading of an event shows that a player's flag has fallen.
fn shows_fall(moment: Moment<'_>, at: EventIx, player: Player) -> bool {
    let reading = |ix| *moment.event_at(ix)?.left.of(player);
    match reading(at) {
        None => false,
        Some(Millis::ZERO) => true,
        Some(left) => (0..at)
            .rev()
            .find_map(|ix| Some((ix, reading(ix)?)))
            .is_some_and(|(earlier, before)| {
                next_period_too_early(moment, player, (earlier, before), (at, left))
            }),
    }
}

/// Whether a player's clock ran for as long as he had left, or longer.
fn runs_out(moment: Moment<'_>, at: EventIx, player: Player) -> bool {
    let event = moment.event_at(at);
    let ran = event.filter(|event| event.by.player() == Some(player));
    let Some(Act::ClockRuns(time)) = ran.map(|event| &event.act) else {
        return false;
    };
    let control = moment.laws().setting.options.control();
    let delayed = control.iter().any(|period| period.delay > Millis::ZERO);
    !delayed && told_last(moment, player, at).is_some_and(|left| left <= *time)
}

/// Whether a reading is higher than before because the time of the next period was added, although the moves of the period were not completed.
fn next_period_too_early(
    moment: Moment<'_>,
    player: Player,
    (earlier, before): (EventIx, Millis),
    (at, left): (EventIx, Millis),
) -> bool {
    let periods = moment.laws().setting.options.control();
    let done = |ix| moment.completed_at(player, ix);
    let (Some(from), Some(to)) = (done(earlier), done(at)) else {
        return false;
    };
    let period = period_after(&periods, to);
    let (Some(own), Some(next)) = (periods.get(period), periods.get(period + 1)) else {
        return false;
    };
    let given = (moment.past().iter())
        .filter(|step| (earlier..at).contains(&step.event))
        .flat_map(|step| step.effects())
        .filter_map(|effect| match effect {
            Effect::AddTime { to, time } if *to == player => Some(*time),
            _ => None,
        });
    let added = given.fold(own.increment.times(to.saturating_sub(from)), Millis::plus);
    let most = before.plus(added);
    period_after(&periods, from) == period && left > most && left <= most.plus(next.time)
}
