//! The duty to record, and how far the recording may lag behind the game.

use super::story::{acting, has_stopped, is_exempt, where_players_record};
use crate::board::Player;
use crate::game::{Act, Ask, Effect, Fact, Facts, Happening, Measure, SheetGap, SheetWhen};
use crate::laws::arbiter::GAMES_OBSERVED;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Obliges each player to record the moves of both, in algebraic notation, move after move and legibly.
///
/// Who stops although he is not freed, or whose scoresheet turns out to lack moves, breaks it, which the arbiter may penalise; the duty goes on.
///
/// Source: Article 8.1.1.
pub static RECORDING_DUTY: Provision = Provision {
    id: "recording-duty",
    rule: where_players_record,
    task: Task::Decides(When {
        on: &[
            Happening::RecordingStopped,
            Happening::GapFound,
            Happening::Asked,
        ],
        phase: Phase::DuringPlay,
        decide: decide_duty,
    }),
    yields_to: &[],
};

/// Says on which paper the moves are recorded.
///
/// Source: Article 8.1.1.1.
pub static RECORDED_ON_PAPER: Provision = Provision {
    id: "recorded-on-paper",
    rule: where_players_record,
    task: Task::Defines(None),
    yields_to: &[],
};

/// Says which electronic device may take the place of the paper.
///
/// Source: Article 8.1.1.2.
pub static RECORDED_ELECTRONICALLY: Provision = Provision {
    id: "recorded-electronically",
    rule: |laws| {
        let electronic = laws.params.electronic_scoresheets.is(true);
        where_players_record(laws).filter(|_| electronic)
    },
    task: Task::Defines(None),
    yields_to: &[],
};

/// Lets a player answer the opponent's move before he records it.
///
/// Source: Article 8.1.3.
pub static REPLY_BEFORE_RECORDING: Provision = Provision {
    id: "reply-before-recording",
    rule: where_players_record,
    task: Task::Grants(When {
        on: &[Happening::GapFound],
        phase: Phase::DuringPlay,
        decide: decide_reply,
    }),
    yields_to: &[],
};

/// Obliges a player to have his previous move on the scoresheet before he makes another.
///
/// Source: Article 8.1.3.
pub static PREVIOUS_MOVE_RECORDED: Provision = Provision {
    id: "previous-move-recorded",
    rule: where_players_record,
    task: Task::Forbids(When {
        on: &[Happening::GapFound],
        phase: Phase::DuringPlay,
        decide: decide_previous,
    }),
    yields_to: &[],
};

fn about(player: Player) -> Facts {
    Facts::new().with("player", Fact::Player(player))
}

/// Of whom it is asked whether he must record: the players who act, or both where an examiner asks.
fn asked_of(moment: Moment<'_>) -> Vec<Player> {
    match moment.act() {
        Act::StopRecording => acting(moment.event()),
        Act::SheetGap(SheetGap::Unreadable | SheetGap::Earlier) => acting(moment.event()),
        Act::SheetGap(SheetGap::OpponentsLast | SheetGap::OwnPrevious) => {
            let all = acting(moment.event()).into_iter();
            all.filter(|player| has_stopped(moment, *player)).collect()
        }
        Act::Asks(Ask::Recording) => Player::ALL.to_vec(),
        _ => Vec::new(),
    }
}

fn decide_duty(moment: Moment<'_>) -> Decision {
    if where_players_record(moment.laws()).is_none() {
        return Ok(vec![]);
    }
    let mut all = Vec::new();
    for player in asked_of(moment) {
        let must = !is_exempt(moment, player)?;
        let mut effects = vec![Effect::MustRecord(player)];
        if matches!(
            moment.act(),
            Act::StopRecording | Act::SheetGap(SheetGap::Earlier)
        ) {
            effects.push(Effect::May(vec![Measure::Penalise(player)]));
        }
        let facts = match effects.len() {
            1 => about(player),
            _ => about(player).also_by(GAMES_OBSERVED.id),
        };
        all.extend(RECORDING_DUTY.decided(must, facts.implied(!must), effects));
    }
    Ok(all)
}

/// The player whose scoresheet lacks one of these moves, and which one; nobody who has stopped recording and was free to.
fn lagging(moment: Moment<'_>) -> Result<Option<(Player, SheetGap)>, crate::game::Unknown> {
    let (Act::SheetGap(gap @ (SheetGap::OpponentsLast | SheetGap::OwnPrevious)), Some(player)) =
        (moment.act(), moment.player())
    else {
        return Ok(None);
    };
    if where_players_record(moment.laws()).is_none()
        || has_stopped(moment, player) && is_exempt(moment, player)?
    {
        return Ok(None);
    }
    Ok(Some((player, *gap)))
}

fn decide_reply(moment: Moment<'_>) -> Decision {
    let Some((player, gap)) = lagging(moment)? else {
        return Ok(vec![]);
    };
    let allowed = gap == SheetGap::OpponentsLast;
    Ok(REPLY_BEFORE_RECORDING.decided(allowed, about(player), [Effect::Allowed(player)]))
}

fn decide_previous(moment: Moment<'_>) -> Decision {
    let Some((player, gap)) = lagging(moment)? else {
        return Ok(vec![]);
    };
    let complete = Effect::CompleteSheet {
        player,
        when: SheetWhen::BeforeMoving,
    };
    let effects = [
        Effect::Forbidden(player),
        Effect::May(vec![Measure::Penalise(player)]),
        complete,
    ];
    let facts = about(player).also_by(GAMES_OBSERVED.id);
    Ok(PREVIOUS_MOVE_RECORDED.decided(gap == SheetGap::OwnPrevious, facts, effects))
}
