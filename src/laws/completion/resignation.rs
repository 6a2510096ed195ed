//! Resignation.

use crate::board::Player;
use crate::game::{Act, Effect, Fact, Facts, Finding, GameResult, Happening};
use crate::laws::completion::unclear::would_resign;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Gives the game to the opponent of a player who resigns, at once.
///
/// Source: Article 5.1.2.
///
/// Reading: a player who reports his own loss, as his opponent does, declares thereby that he resigns.
/// The alternative lets only a signed result count.
pub static RESIGNATION: Provision = Provision {
    id: "resignation",
    rule: |_| Some(Facts::new()),
    task: Task::Decides(When {
        on: &[Happening::Resigned, Happening::EndSuggested],
        phase: Phase::DuringPlay,
        decide: win,
    }),
    yields_to: &[&RESIGNATION_DRAW],
};

/// Draws the game instead, where the opponent of the player who resigns could never checkmate.
///
/// Reading: the diagram alone is asked; the alternative also counts what went before, as at the dead position.
///
/// Source: Article 5.1.2.
pub static RESIGNATION_DRAW: Provision = Provision {
    id: "resignation-draw",
    rule: |laws| {
        laws.params
            .resignation_is_draw_if_opponent_cannot_mate
            .is(true)
            .then(Facts::new)
    },
    task: Task::Decides(When {
        on: &[Happening::Resigned, Happening::EndSuggested],
        phase: Phase::DuringPlay,
        decide: draw,
    }),
    yields_to: &[],
};

/// The player who resigns: in words, by the result that both report, or by what is known to have been meant so.
fn resigning(moment: Moment<'_>) -> Option<Player> {
    match moment.happening() {
        Happening::EndSuggested => would_resign(moment)
            .filter(|_| moment.found_so_far(Finding::MeantToResign) == Some(true)),
        _ => match reported_winner(moment) {
            Some(winner) => Some(winner.other()),
            None => moment.player(),
        },
    }
}

/// The player of whom both report that he has won.
fn reported_winner(moment: Moment<'_>) -> Option<Player> {
    match moment.act() {
        Act::ReportResult(report) => match report.result {
            GameResult::Win(winner) => Some(winner),
            GameResult::Draw | GameResult::BothLose => None,
        },
        _ => None,
    }
}

fn win(moment: Moment<'_>) -> Decision {
    Ok(match resigning(moment) {
        Some(player) => {
            let opponent = player.other();
            let facts = Facts::new()
                .with("player", Fact::Player(player))
                .with("opponent", Fact::Player(opponent))
                .with("reported", reported_winner(moment).is_some());
            RESIGNATION.holds(facts, [Effect::Win(opponent)])
        }
        None => vec![],
    })
}

fn draw(moment: Moment<'_>) -> Decision {
    let Some(player) = resigning(moment) else {
        return Ok(vec![]);
    };
    let opponent = player.other();
    let facts = Facts::new()
        .with("player", Fact::Player(player))
        .with("opponent", Fact::Player(opponent));
    Ok(RESIGNATION_DRAW.decided(!moment.can_mate(opponent)?, facts, [Effect::Draw]))
}
