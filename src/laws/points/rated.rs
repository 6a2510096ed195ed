//! Which games count for the ratings.

use crate::game::{Act, Ask, Effect, Facts, Happening, Quantity, words};
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
    yields_to: &[],
};

words! {
    /// Why a game is rated or not.
    enum Counts { Forfeit, Played, TooShort }
}

fn decide(moment: Moment<'_>) -> Decision {
    if *moment.act() != Act::Asks(Ask::Rated) {
        return Ok(vec![]);
    }
    let mut effects = moment.past().iter().flat_map(Step::effects);
    let counts = if effects.any(|effect| matches!(effect, Effect::Forfeited(_))) {
        Counts::Forfeit
    } else if moment.at_least(Quantity::MovesMadeByEach, 1)? {
        Counts::Played
    } else {
        Counts::TooShort
    };
    let effect = match counts {
        Counts::Played => Effect::Rated,
        Counts::Forfeit | Counts::TooShort => Effect::NotRated,
    };
    Ok(GAME_RATED.holds(Facts::new().with("counts", counts), [effect]))
}
