//! The claim to have won on time, in games without close supervision.

use crate::board::Player;
use crate::edition::{BothFlags, ClaimantClock, Laws, OwnClock};
use crate::game::{Effect, Fact, Facts, Happening, Measure};
use crate::laws::blind_players::claimant;
use crate::laws::clock::fallen::{fell, is_down};
use crate::laws::clock::flag::flag_meant;
use crate::laws::clock::flag_fall::order_known;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Tells how a win on time is claimed: with the clocks stopped, by duty or by choice, and the arbiter told.
///
/// What the claim brings is decided by the article on the fallen flag, the draw for want of mating material included.
///
/// Source: Article A.5.3.
pub static TIME_WIN_CLAIM: Provision = Provision {
    id: "time-win-claim",
    rule: claim_rule,
    task: Task::Requires(When {
        on: &[Happening::FlagClaimed],
        phase: Phase::DuringPlay,
        decide: decide_claim,
    }),
    yields_to: &[&BOTH_FLAGS_BAR_CLAIMS],
};

/// Rejects the claim of a win on time where both flags are down: the arbiter decides by what the clock shows.
///
/// Source: M-233, beside Article A.5.3.
///
/// Reading: it is said where players claim without close supervision, and so only there; the comment on standard chess leaves
/// the order to the arbiter and says nothing of claims.
pub static BOTH_FLAGS_BAR_CLAIMS: Provision = Provision {
    id: "both-flags-bar-claims",
    rule: |laws| {
        laws.params.time_win_clock.value()?;
        BOTH_FLAGS_BAR_CLAIMS.where_numbered(laws)
    },
    task: Task::Decides(When {
        on: &[Happening::FlagClaimed],
        phase: Phase::DuringPlay,
        decide: decide_barred,
    }),
    yields_to: &[],
};

/// Rejects the claim of a player whose own flag is down or who has no time left.
///
/// Source: Article A.4.3 (until 2017). Reading: where nobody knows which flag fell first and the edition has a rule for that, it goes before.
pub static TIME_WIN_NEEDS_OWN_TIME: Provision = Provision {
    id: "time-win-needs-own-time",
    rule: own_rule,
    task: Task::Decides(When {
        on: &[Happening::FlagClaimed],
        phase: Phase::DuringPlay,
        decide: decide_own,
    }),
    yields_to: &[],
};

/// Draws a game in which both flags are down, whichever fell first.
///
/// Source: Article A.4d3 (until 2009).
///
/// Reading: the article asks for no claim, so it is enough that the arbiter sees both flags down, even where he must not
/// announce one. The alternative waits for a claim.
pub static BOTH_FLAGS_DRAW: Provision = Provision {
    id: "both-flags-draw",
    rule: both_rule,
    task: Task::Decides(When {
        on: &[Happening::FlagSeen, Happening::FlagClaimed],
        phase: Phase::DuringPlay,
        decide: decide_both,
    }),
    yields_to: &[],
};

fn claim_rule(laws: &Laws) -> Option<Facts> {
    Facts::new()
        .param_as("must", &laws.params.time_win_clock, |clock| {
            clock == ClaimantClock::MustStop
        })?
        .param("own", &laws.params.time_win_needs_own)
}

fn decide_claim(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let (Some(player), Some(facts)) = (winner_claiming(moment), claim_rule(laws)) else {
        return Ok(vec![]);
    };
    let facts = facts.with("player", Fact::Player(player));
    if !is_down(moment, player.other()) {
        return Ok(TIME_WIN_CLAIM.fails(facts));
    }
    let stopped = stopped_before(moment, player);
    let facts = facts.with("stopped", stopped);
    let effects = match moment.given(&laws.params.time_win_clock) {
        _ if stopped => vec![],
        Some(ClaimantClock::MustStop) => vec![Effect::PauseClocks],
        Some(ClaimantClock::MayStop | ClaimantClock::PlayerOrArbiterStops) => {
            vec![Effect::May(vec![Measure::StopClocks(player)])]
        }
        None => return Ok(vec![]),
    };
    Ok(TIME_WIN_CLAIM.holds(facts, effects))
}

fn decide_barred(moment: Moment<'_>) -> Decision {
    let barred = winner_claiming(moment).filter(|_| {
        let down = |player: Player| is_down(moment, player);
        Player::ALL.into_iter().all(down)
    });
    let Some(player) = barred else {
        return Ok(vec![]);
    };
    let facts = Facts::new().with("player", Fact::Player(player));
    Ok(BOTH_FLAGS_BAR_CLAIMS.holds(facts, [Effect::ClaimRejected]))
}

/// The player who claims to have won on time; nobody where a player points out his own flag.
fn winner_claiming(moment: Moment<'_>) -> Option<Player> {
    claimant(moment).filter(|player| flag_meant(moment) == Some(player.other()))
}

/// Whether the claimant has stopped the clocks since his opponent's flag fell.
fn stopped_before(moment: Moment<'_>, player: Player) -> bool {
    let since = fell(moment, player.other());
    moment.past().iter().any(|step| {
        Some(step.event) > since
            && step.happenings.contains(&Happening::Paused)
            && moment
                .event_at(step.event)
                .and_then(|event| event.by.player())
                == Some(player)
    })
}

fn own_rule(laws: &Laws) -> Option<Facts> {
    match laws.params.time_win_needs_own.value()? {
        OwnClock::Nothing => None,
        OwnClock::FlagUp | OwnClock::TimeLeft => {
            Facts::new().param_as("flag", &laws.params.time_win_needs_own, |own| {
                own == OwnClock::FlagUp
            })
        }
    }
}

fn decide_own(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let (Some(player), Some(facts)) = (winner_claiming(moment), own_rule(laws)) else {
        return Ok(vec![]);
    };
    if !is_down(moment, player.other()) {
        return Ok(vec![]);
    }
    match moment.given(&laws.params.time_win_needs_own) {
        Some(OwnClock::FlagUp) => {}
        Some(OwnClock::TimeLeft) if decided_by_order(moment) => return Ok(vec![]),
        Some(OwnClock::TimeLeft) => {}
        Some(OwnClock::Nothing) | None => return Ok(vec![]),
    }
    let facts = facts.with("player", Fact::Player(player));
    let down = is_down(moment, player);
    Ok(TIME_WIN_NEEDS_OWN_TIME.decided(down, facts, [Effect::ClaimRejected]))
}

/// Whether both flags are down in unknown order, and the edition has a rule for that which applies to this event.
fn decided_by_order(moment: Moment<'_>) -> bool {
    let laws = moment.laws();
    let rule = moment
        .given(&laws.params.both_flags_in_last_period)
        .is_some();
    let announced = moment.given(&laws.params.both_flags_need_guidelines) != Some(true)
        || laws.setting.options.guidelines_iii;
    both_fell(moment) && !order_known(moment) && rule && announced
}

fn both_fell(moment: Moment<'_>) -> bool {
    Player::ALL
        .into_iter()
        .all(|player| fell(moment, player).is_some())
}

fn both_rule(laws: &Laws) -> Option<Facts> {
    let param = &laws.params.both_flags_in_last_period;
    let number = BOTH_FLAGS_DRAW.number(&laws.contents)?;
    let own = param.article.as_deref() == Some(number) && param.is(BothFlags::Draw);
    own.then(|| Facts::new().no_surer_than(param))
}

fn decide_both(moment: Moment<'_>) -> Decision {
    let both = both_fell(moment);
    if moment.happening() == Happening::FlagSeen && !both {
        return Ok(vec![]);
    }
    Ok(BOTH_FLAGS_DRAW.decided(both, Facts::new(), [Effect::Draw]))
}
