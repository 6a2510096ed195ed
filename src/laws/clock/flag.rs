//! When a fallen flag counts.

use crate::board::Player;
use crate::clock::Millis;
use crate::edition::{FlagNotice, Laws};
use crate::game::{Act, Effect, EventIx, Fact, Facts, Happening, Sight, words};
use crate::laws::rapid::TIME_WIN_NEEDS_OWN_TIME;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Decides whether a fallen flag counts: once the arbiter observes it, or a player claims it rightly, by edition and pace.
///
/// A flag that fell unnoticed does not count.
///
/// Source: Article 6.8; A.4d (2009), B.6 and B.7 (before) for faster games.
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
    let (Some(player), Some(facts)) = (flag_meant(moment), rule(laws)) else {
        return Ok(vec![]);
    };
    let notices = moment
        .given(&laws.params.flag_counts_once)
        .unwrap_or_default();
    let facts = facts.with("player", Fact::Player(player));
    Ok(match moment.happening() {
        Happening::FlagFell if moment.event().seen == Sight::Arbiter => vec![],
        Happening::FlagSeen => {
            let counts = notices.contains(&FlagNotice::ArbiterObserves);
            if counts {
                FLAG_COUNTS.holds(facts.with("claimed", false), [])
            } else {
                FLAG_COUNTS.fails(facts.with("notice", NotCounted::Arbiter))
            }
        }
        Happening::FlagClaimed if is_down(moment, player) => {
            let counts = notices.contains(&FlagNotice::PlayerClaims);
            if counts {
                FLAG_COUNTS.holds(facts.with("claimed", true), [Effect::ClaimAccepted])
            } else {
                FLAG_COUNTS.fails(facts.with("notice", NotCounted::Claim))
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
        Act::ClaimFlag => moment.player().map(Player::other),
        Act::Sees => moment.event_at(moment.about())?.by.player(),
        _ => None,
    }
}

/// Whether a player's flag is down: it fell in this case, or his clock shows no time.
pub(in crate::laws) fn is_down(moment: Moment<'_>, player: Player) -> bool {
    fell(moment, player).is_some() || moment.left(player) == Some(Millis(0))
}

/// The event in which a player's flag fell.
pub(in crate::laws) fn fell(moment: Moment<'_>, player: Player) -> Option<EventIx> {
    (0..=moment.ix()).find(|ix| {
        moment
            .event_at(*ix)
            .is_some_and(|event| event.act == Act::FlagFalls && event.by.player() == Some(player))
            && moment.happened(*ix)
    })
}
