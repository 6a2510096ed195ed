//! Two boards that do not show the same position.

use super::rule;
use crate::game::{Act, BoardsDiffer, Effect, Fact, Facts, Happening, Restore, YesNo};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Has the player whose board departs from the agreeing records put it right.
///
/// Source: Article D.2.9.
pub static BOARD_PUT_RIGHT: Provision = Provision {
    id: "board-put-right",
    rule,
    task: Task::Decides(When {
        on: &[Happening::BoardsDiffered],
        phase: Phase::DuringPlay,
        decide: put_right,
    }),
    yields_to: &[],
};

/// Takes the game back to where the records agree, with new times, where they differ.
///
/// Source: Article D.2.9.
pub static BACK_TO_AGREEMENT: Provision = Provision {
    id: "back-to-agreement",
    rule,
    task: Task::Decides(When {
        on: &[Happening::BoardsDiffered],
        phase: Phase::DuringPlay,
        decide: back,
    }),
    yields_to: &[],
};

fn differ(moment: Moment<'_>) -> Option<&BoardsDiffer> {
    match moment.act() {
        Act::BoardsDiffer(differ) => Some(differ),
        _ => None,
    }
}

fn put_right(moment: Moment<'_>) -> Decision {
    let Some(differ) = differ(moment) else {
        return Ok(vec![]);
    };
    let facts = Facts::new().no_surer_than(&moment.laws().params.blind_rules);
    Ok(match (differ.records_agree, differ.wrong_board) {
        (YesNo::Yes, Some(player)) => {
            let facts = facts.with("player", Fact::Player(player));
            BOARD_PUT_RIGHT.holds(facts, [Effect::AdjustBoard(player)])
        }
        (YesNo::Yes, None) => vec![],
        (YesNo::No, _) => BOARD_PUT_RIGHT.fails(facts),
    })
}

fn back(moment: Moment<'_>) -> Decision {
    let Some(differ) = differ(moment) else {
        return Ok(vec![]);
    };
    let facts = Facts::new().no_surer_than(&moment.laws().params.blind_rules);
    let effects = [
        Effect::Restore(Restore::WhereRecordsAgree),
        Effect::TimesByJudgement,
    ];
    Ok(BACK_TO_AGREEMENT.decided(differ.records_agree == YesNo::No, facts, effects))
}
