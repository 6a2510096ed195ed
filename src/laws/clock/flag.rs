//! When a fallen flag counts.

use crate::board::Player;
use crate::edition::{FlagNotice, Laws, OwnClock};
use crate::game::{Act, Actor, Duty, Effect, Event, Fact, Facts, Happening, Sight, words};
use crate::laws::blind_players::claimant;
use crate::laws::clock::fallen::is_down;
use crate::laws::clock::first_flag::{alone_late, flag_deciding, unordered};
use crate::laws::completion::{reported_for_another_cause, reported_loser};
use crate::laws::quickplay::turned_away_for_the_flag;
use crate::laws::rapid::{BOTH_FLAGS_BAR_CLAIMS, TIME_WIN_NEEDS_OWN_TIME};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Decides whether a fallen flag counts: once the arbiter observes it, or a player claims it rightly, by edition and pace.
///
/// A flag that fell unnoticed does not count. The arbiter who observes it announces it.
/// A player whose own flag is known to have fallen first, or alone fell too early, has no valid claim: his own counts.
/// Both players report the loss of the one whose flag is down: where he did not resign, that is a claim, too.
/// The arbiter who comes because a player with little time left claims a draw looks at that player's flag.
///
/// Source: Article 6.8; A.4d (2009), B.6 and B.7 (before) for faster games.
///
/// Reading: that he announces it is said of faster games only (A.5.5); the manual of the arbiters asks it at any pace.
/// The alternative lets him establish it in silence.
/// A flag that nobody has noticed has not fallen, so a claim with little time left is in time by the letter; but an arbiter who
/// refuses it because that flag is down has observed it. The alternative has him look at the ground of the claim.
pub static FLAG_COUNTS: Provision = Provision {
    id: "flag-counts",
    rule,
    task: Task::Requires(When {
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
    Happening::QuickplayClaimed,
    Happening::Resigned,
];

/// What may make a fallen flag count, and so cost the game.
pub(super) const NOTICED: &[Happening] = &[
    Happening::FlagSeen,
    Happening::FlagClaimed,
    Happening::QuickplayClaimed,
    Happening::Resigned,
];

words! {
    /// What shows that a fallen flag counts: a right claim, one that brings no win while nothing shows which flag fell first,
    /// one that is barred because both flags are down, a loss that both report for it, the arbiter's eyes, also where a player's claim of a draw called him,
    /// or a claim of the player whose own flag decides.
    enum ShownBy { Claim, Unordered, Barred, Report, Sight, Call, OwnFirst, OwnAlone }

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
    let requested = moment.happening() == Happening::QuickplayClaimed;
    if requested && !turned_away_for_the_flag(moment)? {
        return Ok(vec![]);
    }
    let reported = moment.happening() == Happening::Resigned;
    if reported && !reported_for_another_cause(moment)? {
        return Ok(vec![]);
    }
    let notices = moment
        .given(&laws.params.flag_counts_once)
        .unwrap_or_default();
    let facts = counted.clone().with("player", Fact::Player(player));
    Ok(match moment.happening() {
        Happening::FlagFell if moment.event().seen == Sight::Arbiter => vec![],
        Happening::FlagSeen | Happening::QuickplayClaimed => {
            let counts = notices.contains(&FlagNotice::ArbiterObserves);
            if counts {
                let calls = laws.params.arbiter_calls_flag.is_absent();
                let duty = calls.then_some(Effect::Must(Duty::CallFlag));
                let effects: Vec<Effect> = duty.into_iter().collect();
                let shown = match moment.happening() {
                    Happening::FlagSeen => ShownBy::Sight,
                    _ => ShownBy::Call,
                };
                // of two fallen flags the one that decides is meant
                let decides = flag_deciding(moment).unwrap_or(player);
                let facts = counted.with("player", Fact::Player(decides));
                FLAG_COUNTS.holds(facts.with("shown", shown), effects)
            } else {
                FLAG_COUNTS.fails(facts.with("notice", NotCounted::Arbiter))
            }
        }
        Happening::Resigned if notices.contains(&FlagNotice::PlayerClaims) => {
            FLAG_COUNTS.holds(facts.with("shown", ShownBy::Report), [])
        }
        Happening::Resigned => FLAG_COUNTS.fails(facts.with("notice", NotCounted::Claim)),
        Happening::FlagClaimed if is_down(moment, player) => {
            if moment.holds(&BOTH_FLAGS_BAR_CLAIMS)? {
                let decides = flag_deciding(moment).unwrap_or(player);
                let shown = match unordered(moment) {
                    true => ShownBy::Unordered,
                    false => ShownBy::Barred,
                };
                let facts = counted.with("player", Fact::Player(decides));
                return Ok(FLAG_COUNTS.holds(facts.with("shown", shown), []));
            }
            let own_first = flag_deciding(moment)
                .filter(|first| *first != player && claimant(moment) == Some(*first));
            match own_first {
                _ if !notices.contains(&FlagNotice::PlayerClaims) => {
                    FLAG_COUNTS.fails(facts.with("notice", NotCounted::Claim))
                }
                // what becomes of it, the rule on both flags decides
                None if unordered(moment)
                    && !laws.params.time_win_needs_own.is(OwnClock::FlagUp) =>
                {
                    FLAG_COUNTS.holds(facts.with("shown", ShownBy::Unordered), [])
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
        _ => match moment.happening() {
            Happening::FlagClaimed => flag_claimed(moment),
            Happening::Resigned => reported_loser(moment).filter(|loser| is_down(moment, *loser)),
            Happening::QuickplayClaimed => {
                moment.player().filter(|player| is_down(moment, *player))
            }
            _ => None,
        },
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
