//! Players short of time who stop recording.

use super::story::{
    acting, gains_much, has_stopped, is_exempt, is_suspended, where_players_record,
};
use crate::board::Player;
use crate::edition::{Laws, RecordingPause};
use crate::game::{
    Act, Ask, Duty, Effect, Fact, Facts, Happening, RecordingUntil, SheetGap, Unknown, words,
};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Frees a player from recording who has little time and gets little more with each move.
///
/// Source: Article 8.4.
///
/// Reading: each player is freed for himself, and where the rule speaks of the rest of the period, the duty does not come
/// back when he has more time again; no sentence says either, and the alternative is that it comes back.
pub static RECORDING_SUSPENDED: Provision = Provision {
    id: "recording-suspended",
    rule,
    task: Task::Requires(When {
        on: &[
            Happening::RecordingStopped,
            Happening::GapFound,
            Happening::Asked,
        ],
        phase: Phase::DuringPlay,
        decide: decide_suspended,
    }),
    yields_to: &[],
};

/// Has the arbiter record where neither player does, and forbids him to tell how many moves remain.
///
/// Source: Article 8.5.1.
pub static ARBITER_RECORDS: Provision = Provision {
    id: "arbiter-records",
    rule: where_players_record,
    task: Task::Decides(When {
        on: &[Happening::RecordingStopped],
        phase: Phase::DuringPlay,
        decide: decide_arbiter,
    }),
    yields_to: &[],
};

words! {
    /// What a player has too much of: time; the increment, whatever time is left; or the increment alone, short of time as he is.
    enum TooMuch { Time, Increment, IncrementAlone }
}

/// Why a player who is not exempt has to record.
fn too_much(moment: Moment<'_>, player: Player) -> Result<TooMuch, Unknown> {
    let params = &moment.laws().params;
    let increment = moment.given(&params.recording_exempt_increment_below);
    let gains = match increment {
        Some(increment) => gains_much(moment, player, increment)?,
        None => false,
    };
    let limit = moment.given(&params.recording_exempt_below);
    let short = moment.left(player).zip(limit);
    Ok(match (gains, short) {
        (false, _) => TooMuch::Time,
        (true, Some((left, limit))) if left < limit => TooMuch::IncrementAlone,
        (true, _) => TooMuch::Increment,
    })
}

fn rule(laws: &Laws) -> Option<Facts> {
    where_players_record(laws)?
        .param("time", &laws.params.recording_exempt_below)?
        .param("increment", &laws.params.recording_exempt_increment_below)?
        .param("duration", &laws.params.recording_exempt_for)
}

fn decide_suspended(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let players = match moment.act() {
        Act::StopRecording => acting(moment.event()),
        Act::SheetGap(SheetGap::OpponentsLast | SheetGap::OwnPrevious) => {
            let all = acting(moment.event()).into_iter();
            all.filter(|player| has_stopped(moment, *player)).collect()
        }
        Act::Asks(Ask::Recording) => Player::ALL.to_vec(),
        _ => Vec::new(),
    };
    let (Some(facts), Some(pause)) = (rule(laws), moment.given(&laws.params.recording_exempt_for))
    else {
        return Ok(vec![]);
    };
    let until = match pause {
        RecordingPause::RestOfPeriod => RecordingUntil::EndOfPeriod,
        RecordingPause::WhileShort => RecordingUntil::EnoughTime,
    };
    let mut all = Vec::new();
    for player in players {
        let exempt = is_suspended(moment, player)?;
        if !exempt && moment.happening() != Happening::RecordingStopped {
            continue;
        }
        let facts = facts.clone().with("player", Fact::Player(player));
        all.extend(if exempt {
            RECORDING_SUSPENDED.holds(facts, [Effect::NeedNotRecord { player, until }])
        } else {
            RECORDING_SUSPENDED.fails(facts.with("much", too_much(moment, player)?))
        });
    }
    Ok(all)
}

fn decide_arbiter(moment: Moment<'_>) -> Decision {
    for player in acting(moment.event()) {
        if !is_exempt(moment, player)? {
            return Ok(vec![]);
        }
    }
    let neither = Player::ALL
        .into_iter()
        .all(|player| has_stopped(moment, player));
    let effects = [
        Effect::Must(Duty::RecordGame),
        Effect::MustNot(Duty::TellMoveCount),
    ];
    Ok(ARBITER_RECORDS.decided(neither, Facts::new(), effects))
}
