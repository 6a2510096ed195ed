//! Which games count for the ratings.

use crate::game::{Act, Ask, Effect, Facts, Happening, Quantity, Unknown, words};
use crate::laws::points::wrong_board::WRONG_BOARD_LOST;
use crate::laws::{Decision, Moment, Phase, Provision, Step, Task, When};

/// Rates a game once each player has moved, and no game that was lost by forfeit.
///
/// Source: M-275, beside Article 10.1.
///
/// Reading: what force majeure or a decision on fair play changes about it is for the bodies of FIDE, and not told here.
pub static GAME_RATED: Provision = Provision {
    id: "game-rated",
    rule: |laws| GAME_RATED.where_numbered(laws),
    task: Task::Decides(When {
        on: &[Happening::Asked],
        phase: Phase::Any,
        decide,
    }),
    yields_to: &[&WRONG_BOARD_LOST],
};

words! {
    /// Why a game is rated or not.
    pub(super) enum Counts { Forfeit, Played, TooShort }
}

fn decide(moment: Moment<'_>) -> Decision {
    let Some(counts) = counts(moment)? else {
        return Ok(vec![]);
    };
    let effect = match counts {
        Counts::Played => Effect::Rated,
        Counts::Forfeit | Counts::TooShort => Effect::NotRated,
    };
    Ok(GAME_RATED.holds(Facts::new().with("counts", counts), [effect]))
}

/// Why the game of which it is asked is rated or not; none where nothing of the kind is asked.
pub(super) fn counts(moment: Moment<'_>) -> Result<Option<Counts>, Unknown> {
    if *moment.act() != Act::Asks(Ask::Rated) {
        return Ok(None);
    }
    let mut effects = moment.past().iter().flat_map(Step::effects);
    Ok(Some(
        if effects.any(|effect| matches!(effect, Effect::Forfeited(_))) {
            Counts::Forfeit
        } else if moment.at_least(Quantity::MovesMadeByEach, 1)? {
            Counts::Played
        } else {
            Counts::TooShort
        },
    ))
}
