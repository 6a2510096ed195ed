//! Resignation.

use crate::board::{Outcome, Player};
use crate::game::{Act, Effect, Fact, Facts, Finding, GameResult, Happening, Unknown};
use crate::laws::clock::fallen::is_down;
use crate::laws::completion::unclear::would_resign;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Gives the game to the opponent of a player who resigns, at once.
///
/// Source: Article 5.1.2.
///
/// Reading: a player who reports his own loss, as his opponent does, declares thereby that he resigns, unless the story
/// shows another cause: his fallen flag, or a mate on the board that did not end the game. Then it has to be found out
/// whether he resigned. The alternative lets only a signed result count.
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
fn resigning(moment: Moment<'_>) -> Result<Option<Player>, Unknown> {
    Ok(match moment.happening() {
        Happening::EndSuggested => would_resign(moment)
            .filter(|_| moment.found_so_far(Finding::MeantToResign) == Some(true)),
        _ => match reported_loser(moment) {
            Some(_) if reported_for_another_cause(moment)? => None,
            Some(loser) => Some(loser),
            None => moment.player(),
        },
    })
}

/// The player of whom both report that he has lost.
pub(in crate::laws) fn reported_loser(moment: Moment<'_>) -> Option<Player> {
    match moment.act() {
        Act::ReportResult(report) => match report.result {
            GameResult::Win(winner) => Some(winner.other()),
            GameResult::Draw | GameResult::BothLose => None,
        },
        _ => None,
    }
}

/// Whether both report a loss, by which the loser did not resign: they report what they take for the end of the game.
///
/// # Errors
///
/// Whether he resigned, where another cause is shown and nobody has found it out.
pub(in crate::laws) fn reported_for_another_cause(moment: Moment<'_>) -> Result<bool, Unknown> {
    let Some(loser) = reported_loser(moment) else {
        return Ok(false);
    };
    let mated = || (moment.position()).is_some_and(|board| board.outcome() == Outcome::Mate);
    let other_cause = is_down(moment, loser) || mated();
    Ok(other_cause && !moment.found(Finding::MeantToResign)?)
}

fn win(moment: Moment<'_>) -> Decision {
    let reported = reported_loser(moment);
    let facts = |loser: Player| {
        Facts::new()
            .with("player", Fact::Player(loser))
            .with("opponent", Fact::Player(loser.other()))
            .with("reported", reported.is_some())
    };
    Ok(match (resigning(moment)?, reported) {
        (Some(player), _) => RESIGNATION.holds(facts(player), [Effect::Win(player.other())]),
        (None, Some(loser)) => RESIGNATION.fails(facts(loser)),
        (None, None) => vec![],
    })
}

fn draw(moment: Moment<'_>) -> Decision {
    let Some(player) = resigning(moment)? else {
        return Ok(vec![]);
    };
    let opponent = player.other();
    let facts = Facts::new()
        .with("player", Fact::Player(player))
        .with("opponent", Fact::Player(opponent));
    Ok(RESIGNATION_DRAW.decided(!moment.can_mate(opponent)?, facts, [Effect::Draw]))
}
