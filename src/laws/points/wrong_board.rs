//! A player at another board than his in a match of teams.

use crate::game::{Act, Effect, Fact, Facts, Happening};
use crate::laws::points::rated::{Counts, counts};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Gives the board of a player who sits at the wrong one in a match of teams to the other team, and rates the game all the same.
///
/// Reading: a game that is rated is one that was played, by at least one move of each side. The alternative
/// rates a game that only began, too.
///
/// Source: M-274, beside Article 10.1.
pub static WRONG_BOARD_LOST: Provision = Provision {
    id: "wrong-board-lost",
    rule: |laws| WRONG_BOARD_LOST.where_numbered(laws),
    task: Task::Decides(When {
        on: &[Happening::SatWrongly, Happening::Asked],
        phase: Phase::Any,
        decide,
    }),
    yields_to: &[],
};

fn decide(moment: Moment<'_>) -> Decision {
    let rated = moment.happening() == Happening::Asked;
    let sat = match rated {
        true => (moment.past().iter().map(|step| step.event)).find(|ix| {
            moment
                .event_at(*ix)
                .is_some_and(|event| event.act == Act::SitAtWrongBoard)
        }),
        false => Some(moment.ix()),
    };
    let Some((at, player)) = sat.and_then(|ix| Some((ix, moment.event_at(ix)?.by.player()?)))
    else {
        return Ok(vec![]);
    };
    if rated && !matches!(counts(moment)?, Some(Counts::Played)) {
        return Ok(vec![]);
    }
    let facts = Facts::new()
        .with("player", Fact::Player(player))
        .with("rated", rated)
        .about(at);
    let effect = if rated {
        Effect::Rated
    } else {
        Effect::MatchBoardLost(player)
    };
    Ok(WRONG_BOARD_LOST.holds(facts, [effect]))
}
