//! Using the opponent's scoresheet.

use super::story::{flag_fell_since_stop, has_stopped, where_players_record};
use crate::board::Player;
use crate::game::{Effect, Fact, Facts, Happening, Measure, Unknown};
use crate::laws::arbiter::GAMES_OBSERVED;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Lets a player who has to complete his scoresheet use the opponent's, if he has the move.
///
/// Source: Article 8.5.2.
pub static SCORESHEET_LENT: Provision = Provision {
    id: "scoresheet-lent",
    rule: where_players_record,
    task: Task::Grants(When {
        on: &[Happening::OpponentsSheetAsked, Happening::SheetRefused],
        phase: Phase::DuringPlay,
        decide: decide_lent,
    }),
    yields_to: &[],
};

/// Has a player give the opponent's scoresheet back before he moves.
///
/// Source: Article 8.5.2.
pub static SCORESHEET_RETURNED: Provision = Provision {
    id: "scoresheet-returned",
    rule: where_players_record,
    task: Task::Decides(When {
        on: &[Happening::Made, Happening::SheetLent],
        phase: Phase::DuringPlay,
        decide: decide_returned,
    }),
    yields_to: &[],
};

/// Whether a player may use the opponent's scoresheet now.
fn may_use(moment: Moment<'_>, player: Player) -> Result<bool, Unknown> {
    let alone = has_stopped(moment, player) && !has_stopped(moment, player.other());
    Ok(alone && flag_fell_since_stop(moment, player) && moment.has_the_move(player)?)
}

fn decide_lent(moment: Moment<'_>) -> Decision {
    let Some(actor) = moment.player() else {
        return Ok(vec![]);
    };
    let refused = moment.happening() == Happening::SheetRefused;
    let player = if refused { actor.other() } else { actor };
    let lender = player.other();
    let facts = Facts::new()
        .with("player", Fact::Player(player))
        .with("opponent", Fact::Player(lender));
    let mut effects = vec![Effect::LendSheet(lender)];
    let mut facts = facts;
    if refused {
        facts = facts.also_by(GAMES_OBSERVED.id);
        effects.push(Effect::May(vec![Measure::Penalise(lender)]));
    }
    Ok(SCORESHEET_LENT.decided(may_use(moment, player)?, facts, effects))
}

/// Whether a player has the opponent's scoresheet.
fn has_borrowed(moment: Moment<'_>, player: Player) -> bool {
    let by = |step: &&crate::laws::Step, who: Player| {
        moment
            .event_at(step.event)
            .and_then(|event| event.by.player())
            == Some(who)
    };
    moment
        .past()
        .iter()
        .rev()
        .find_map(|step| {
            let lent = step.happenings.contains(&Happening::SheetLent);
            let back = step.happenings.contains(&Happening::SheetReturned);
            match (lent && by(&step, player.other()), back && by(&step, player)) {
                (true, _) => Some(true),
                (_, true) => Some(false),
                (false, false) => None,
            }
        })
        .unwrap_or(false)
}

fn decide_returned(moment: Moment<'_>) -> Decision {
    let Some(actor) = moment.player() else {
        return Ok(vec![]);
    };
    let lent = moment.happening() == Happening::SheetLent;
    let player = if lent { actor.other() } else { actor };
    let facts = Facts::new()
        .with("player", Fact::Player(player))
        .with("moved", !lent);
    let must = Effect::ReturnSheet(player);
    if lent {
        return Ok(SCORESHEET_RETURNED.holds(facts, [must]));
    }
    let ever_lent = moment.last(Happening::SheetLent).is_some();
    if !ever_lent {
        return Ok(vec![]);
    }
    let effects = [must, Effect::May(vec![Measure::Penalise(player)])];
    Ok(SCORESHEET_RETURNED.decided(has_borrowed(moment, player), facts, effects))
}
