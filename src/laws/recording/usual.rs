//! What is usual about scoresheets with gaps, and a pen that lies on one.

use super::duty::RECORDING_DUTY;
use super::story::acting;
use crate::board::Player;
use crate::game::{Act, Defiance, Effect, Fact, Facts, Happening, Matter, RulingParts, SheetGap};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Marks a warning as usual where moves are missing on a scoresheet and nobody can say since when; where that happens again, the arbiter chooses.
///
/// Source: M-123, beside Articles 8.1.1 and 12.9.
pub static GAP_USUALLY_WARNED: Provision = Provision {
    id: "gap-usually-warned",
    rule: |laws| GAP_USUALLY_WARNED.where_numbered(laws),
    task: Task::Empowers(When {
        on: &[Happening::GapFound],
        phase: Phase::DuringPlay,
        decide: decide_gap,
    }),
    yields_to: &[],
};

/// Marks a warning as usual for a player who delays the completing of his scoresheet.
///
/// Source: M-130, beside Article 8.5.1.
pub static DELAY_USUALLY_WARNED: Provision = Provision {
    id: "delay-usually-warned",
    rule: |laws| DELAY_USUALLY_WARNED.where_numbered(laws),
    task: Task::Empowers(When {
        on: &[Happening::Defied],
        phase: Phase::DuringPlay,
        decide: decide_delay,
    }),
    yields_to: &[],
};

/// Lets a pen lie on the scoresheet as long as the last move can be seen.
///
/// Source: M-125, beside Article 8.2.
pub static PEN_ON_SCORESHEET: Provision = Provision {
    id: "pen-on-scoresheet",
    rule: |laws| PEN_ON_SCORESHEET.where_numbered(laws),
    task: Task::Grants(When {
        on: &[Happening::PenLaid],
        phase: Phase::DuringPlay,
        decide: decide_pen,
    }),
    yields_to: &[],
};

/// A warning about recording, the next one for this player.
fn warning(moment: Moment<'_>, player: Player) -> Effect {
    let matter = Matter::Recording;
    let nth = moment.warnings(player, matter) + 1;
    Effect::Usual(RulingParts(vec![Effect::Warned {
        player,
        matter,
        nth,
    }]))
}

fn about(player: Player) -> Facts {
    Facts::new().with("player", Fact::Player(player))
}

fn decide_gap(moment: Moment<'_>) -> Decision {
    let (Act::SheetGap(SheetGap::Earlier), Some(player)) = (moment.act(), moment.player()) else {
        return Ok(vec![]);
    };
    if !moment.holds(&RECORDING_DUTY)? {
        return Ok(vec![]);
    }
    let first = moment.warnings(player, Matter::Recording) == 0;
    Ok(GAP_USUALLY_WARNED.decided(first, about(player), [warning(moment, player)]))
}

fn decide_delay(moment: Moment<'_>) -> Decision {
    if *moment.act() != Act::Defy(Defiance::CompletingSheet) {
        return Ok(vec![]);
    }
    let players = acting(moment.event()).into_iter();
    let each = players
        .flat_map(|player| DELAY_USUALLY_WARNED.holds(about(player), [warning(moment, player)]));
    Ok(each.collect())
}

fn decide_pen(moment: Moment<'_>) -> Decision {
    let (Act::LayPenOnSheet(pen), Some(player)) = (moment.act(), moment.player()) else {
        return Ok(vec![]);
    };
    let effects = [Effect::Allowed(player)];
    Ok(PEN_ON_SCORESHEET.decided(!pen.last_move_covered, about(player), effects))
}
