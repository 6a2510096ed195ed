//! Who may stop the clocks, for what, and who sets them going again.

use crate::board::Player;
use crate::clock::Millis;
use crate::game::{
    Act, Actor, Effect, Fact, Facts, Finding, Happening, PauseReason, Request, Unknown, words,
};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Makes the arbiter stop the clocks when the game has to be interrupted.
///
/// Source: Article 6.11.1.
pub static ARBITER_STOPS_CLOCKS: Provision = Provision {
    id: "arbiter-stops-clocks",
    rule: |_| Some(Facts::new()),
    task: Task::Decides(When {
        on: &[Happening::Paused],
        phase: Phase::DuringPlay,
        decide: interrupt,
    }),
    yields_to: &[],
};

/// Lets a player stop the clocks only to get the arbiter's help.
///
/// One who asks the arbiter to stop them needs such a reason, too; one who stopped them and then claims or complains has shown his.
///
/// Source: Article 6.11.2.
///
/// Reading: an irregularity, a claim and a missing piece are reasons by themselves; of a disturbance, an illness or
/// anything private the arbiter judges by the letter. It is taught that a disturbance and an illness are reasons (M-090), and
/// that a visit to the toilet usually is none, unless for a disabled or unwell player (M-091), nor a video (M-214) or a low battery (M-143).
pub static PLAYER_STOPS_CLOCKS: Provision = Provision {
    id: "player-stops-clocks",
    rule: |_| Some(Facts::new()),
    task: Task::Decides(When {
        on: &[
            Happening::Paused,
            Happening::Requested,
            Happening::IrregularityClaimed,
            Happening::TouchRulesClaimed,
            Happening::SetUpClaimed,
            Happening::Complained,
        ],
        phase: Phase::DuringPlay,
        decide: seek_help,
    }),
    yields_to: &[],
};

/// Leaves it to the arbiter when the game goes on after the clocks were stopped.
///
/// Source: Article 6.11.3.
pub static ARBITER_RESTARTS: Provision = Provision {
    id: "arbiter-restarts",
    rule: |_| Some(Facts::new()),
    task: Task::Decides(When {
        on: &[Happening::Restarted],
        phase: Phase::DuringPlay,
        decide: restart,
    }),
    yields_to: &[],
};

/// Has a player penalised who stops the clocks without a valid reason.
///
/// Source: Article 6.11.4.
pub static STOP_WITHOUT_REASON: Provision = Provision {
    id: "stop-without-reason",
    rule: |laws| {
        let penalised = &laws.params.stop_without_reason_is_penalised;
        penalised
            .is(true)
            .then(|| Facts::new().no_surer_than(penalised))
    },
    task: Task::Forbids(When {
        on: &[Happening::Paused],
        phase: Phase::DuringPlay,
        decide: penalise,
    }),
    yields_to: &[],
};

/// Whether a move is being sealed, or was: then stopping the clocks has rules of its own.
fn sealing(moment: Moment<'_>) -> bool {
    let marks = [Happening::AskedToSeal, Happening::AdjournedEarly];
    moment.record().sealed().is_some() || marks.into_iter().any(|mark| moment.last(mark).is_some())
}

fn interrupt(moment: Moment<'_>) -> Decision {
    Ok(if moment.by_arbiter() && !sealing(moment) {
        ARBITER_STOPS_CLOCKS.holds(Facts::new(), [Effect::PauseClocks])
    } else {
        vec![]
    })
}

/// The player who stopped the clocks for a reason that was told, asked for or judged, and whether it is valid.
fn told(moment: Moment<'_>) -> Result<Option<(Player, bool)>, Unknown> {
    let Some(player) = moment.player().filter(|_| !sealing(moment)) else {
        return Ok(None);
    };
    let reason = match moment.act() {
        Act::PauseFor(reason) => reason,
        Act::Pause => {
            let found = moment.found_so_far(Finding::ValidReason);
            return Ok(found.map(|valid| (player, valid)));
        }
        _ => return Ok(None),
    };
    let valid = moment.found(Finding::ValidReason);
    let valid = match reason {
        PauseReason::Irregularity | PauseReason::Claim | PauseReason::PromotionPiece => {
            valid.unwrap_or(true)
        }
        PauseReason::Disturbance | PauseReason::Illness => {
            let excused = &moment.laws().params.disturbance_excuses_a_stop;
            match valid {
                Err(_) if moment.given(excused) == Some(true) => true,
                judged => judged?,
            }
        }
        PauseReason::Private | PauseReason::Video | PauseReason::LowBattery => match valid {
            Err(unknown) => taught(moment, *reason).ok_or(unknown)?,
            judged => judged?,
        },
        PauseReason::None => valid?,
    };
    Ok(Some((player, valid)))
}

/// Whether this is a reason to stop the clocks, where that is taught; a private one of a disabled player the arbiter judges.
fn taught(moment: Moment<'_>, reason: PauseReason) -> Option<bool> {
    let params = &moment.laws().params;
    let unfounded = match reason {
        PauseReason::Video => &params.video_stop_is_unfounded,
        PauseReason::LowBattery => &params.low_battery_stop_is_unfounded,
        _ => &params.private_stop_is_unfounded,
    };
    if moment.given(unfounded) != Some(true) {
        return None;
    }
    let disabled = moment.found_so_far(Finding::Disability) == Some(true);
    match reason == PauseReason::Private && disabled {
        true => moment.given(&params.private_stop_granted_to_disabled),
        false => Some(false),
    }
}

fn seek_help(moment: Moment<'_>) -> Decision {
    if let (Act::Request(Request::StopClocks), Some(player)) = (moment.act(), moment.player()) {
        return asked(moment, player);
    }
    if let Some(player) = stopped_to_claim(moment) {
        let facts = Facts::new()
            .with("player", Fact::Player(player))
            .with("stop", Stop::ToClaim);
        return Ok(PLAYER_STOPS_CLOCKS.holds(facts, []));
    }
    let Some((player, valid)) = told(moment)? else {
        return Ok(vec![]);
    };
    let facts = Facts::new()
        .with("player", Fact::Player(player))
        .with("stop", Stop::Done);
    Ok(PLAYER_STOPS_CLOCKS.decided(valid, facts, [Effect::Allowed(player)]))
}

words! {
    /// Whether a player stopped the clocks, did so to claim what he claims now, or asked for it with a reason or without one.
    enum Stop { Done, ToClaim, Granted, Refused }
}

/// The player who claims or complains, where he has just stopped the clocks without saying why.
fn stopped_to_claim(moment: Moment<'_>) -> Option<Player> {
    let player = moment.player()?;
    let before = moment.past().last()?;
    let event = moment.event_at(before.event)?;
    let stopped = event.act == Act::Pause && before.happenings.contains(&Happening::Paused);
    let claims = !matches!(moment.happening(), Happening::Paused | Happening::Requested);
    (claims && stopped && event.by.player() == Some(player)).then_some(player)
}

/// What becomes of a player's wish that the clocks be stopped.
fn asked(moment: Moment<'_>, player: Player) -> Decision {
    let facts = Facts::new().with("player", Fact::Player(player));
    Ok(if moment.found(Finding::ValidReason)? {
        let effects = [Effect::Allowed(player), Effect::PauseClocks];
        PLAYER_STOPS_CLOCKS.holds(facts.with("stop", Stop::Granted), effects)
    } else {
        let effects = [Effect::Forbidden(player), Effect::PlayOn];
        PLAYER_STOPS_CLOCKS.holds(facts.with("stop", Stop::Refused), effects)
    })
}

fn penalise(moment: Moment<'_>) -> Decision {
    let Some((player, valid)) = told(moment)? else {
        return Ok(vec![]);
    };
    if moment.given(&moment.laws().params.stop_without_reason_is_penalised) != Some(true) {
        return Ok(vec![]);
    }
    let facts = Facts::new().with("player", Fact::Player(player));
    Ok(STOP_WITHOUT_REASON.decided(!valid, facts, [Effect::PenaltyDue(player)]))
}

fn restart(moment: Moment<'_>) -> Decision {
    let sealed = moment.record().sealed().is_some();
    Ok(match (moment.event().by, moment.player()) {
        (Actor::Arbiter, _) if sealed => ARBITER_RESTARTS.fails(Facts::new()),
        _ if sealing(moment) => vec![],
        (Actor::Arbiter, _) => {
            let mover = moment.record().has_the_move();
            let effects: Vec<_> = mover.map(Effect::StartClock).into_iter().collect();
            let facts = Facts::new().with("arbiter", true);
            ARBITER_RESTARTS.holds(facts, effects)
        }
        (_, Some(player)) => {
            let facts = Facts::new()
                .with("arbiter", false)
                .with("player", Fact::Player(player));
            ARBITER_RESTARTS.holds(facts, [Effect::Forbidden(player)])
        }
        (_, None) => vec![],
    })
}

/// What a player's clock shows at this event: told with it, or when the clocks were stopped that still stand.
pub(in crate::laws) fn shown_now(moment: Moment<'_>, player: Player) -> Option<Millis> {
    let stopped = || {
        let stop = moment.last(Happening::Paused)?;
        let runs = [
            Happening::Restarted,
            Happening::Made,
            Happening::Completed,
            Happening::PressedIdle,
            Happening::ClockRan,
        ];
        let since = moment.since(Happening::Paused).iter();
        let still = !since
            .flat_map(|step| &step.happenings)
            .any(|it| runs.contains(it));
        *moment
            .event_at(stop.event)
            .filter(|_| still)?
            .left
            .of(player)
    };
    moment.left(player).or_else(stopped)
}
