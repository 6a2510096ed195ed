//! Games of blind and visually disabled players. Source: Appendix D (2014–), E (2009), F (before).

mod announcing;
mod assistants;
mod boards;
mod clocks;
mod differ;
mod duties;
mod moving;

pub use announcing::{ANNOUNCING_MOVES, NAMES_ANNOUNCED, REPEATING_MOVES};
pub use assistants::{BLIND_ASSISTANT, HEARING_IMPAIRED_OPPONENT, SIGHTED_ASSISTANT};
pub use boards::{
    LOCAL_ADAPTATION, SPECIAL_BOARD_APERTURES, SPECIAL_BOARD_SIZE, SPECIAL_BOARD_SQUARES,
    SPECIAL_PIECES_MARKED, SPECIAL_PIECES_PEGGED, TWO_BOARDS,
};
pub use clocks::{FELT_FLAG, FELT_HANDS, MISSPOKEN_MOVE, RECORD_WITHOUT_SIGHT, SPEAKING_CLOCK};
pub use differ::{BACK_TO_AGREEMENT, BOARD_PUT_RIGHT};
pub use duties::{
    ASSISTANT_ADJOURNS, ASSISTANT_ANNOUNCES, ASSISTANT_CLAIMS, ASSISTANT_MOVES, ASSISTANT_RECORDS,
    ASSISTANT_TELLS,
};
pub use moving::{
    CAPTURED_REMOVED, CLOCK_AFTER_ANNOUNCEMENT, MADE_WHEN_ANNOUNCED, PLACED_IN_APERTURE,
    SIGHTED_AS_USUAL, TOUCHED_WHEN_LIFTED,
};

use crate::board::Player;
use crate::edition::Laws;
use crate::game::{Act, BlindMove, Fact, Facts};
use crate::laws::{Chapter, Moment};

/// Games of blind and visually disabled players.
pub static CHAPTER: Chapter = Chapter {
    id: "blind-players",
    provisions: &[
        &LOCAL_ADAPTATION,
        &TWO_BOARDS,
        &SPECIAL_BOARD_SIZE,
        &SPECIAL_BOARD_SQUARES,
        &SPECIAL_BOARD_APERTURES,
        &SPECIAL_PIECES_PEGGED,
        &SPECIAL_PIECES_MARKED,
        &ANNOUNCING_MOVES,
        &REPEATING_MOVES,
        &NAMES_ANNOUNCED,
        &TOUCHED_WHEN_LIFTED,
        &CAPTURED_REMOVED,
        &PLACED_IN_APERTURE,
        &MADE_WHEN_ANNOUNCED,
        &CLOCK_AFTER_ANNOUNCEMENT,
        &SIGHTED_AS_USUAL,
        &SPEAKING_CLOCK,
        &FELT_HANDS,
        &FELT_FLAG,
        &RECORD_WITHOUT_SIGHT,
        &MISSPOKEN_MOVE,
        &BOARD_PUT_RIGHT,
        &BACK_TO_AGREEMENT,
        &BLIND_ASSISTANT,
        &ASSISTANT_MOVES,
        &ASSISTANT_ANNOUNCES,
        &ASSISTANT_RECORDS,
        &ASSISTANT_TELLS,
        &ASSISTANT_CLAIMS,
        &ASSISTANT_ADJOURNS,
        &SIGHTED_ASSISTANT,
        &HEARING_IMPAIRED_OPPONENT,
    ],
};

/// What the rules of this appendix print: nothing, but no surer than what was seen of them in the edition.
fn rule(laws: &Laws) -> Option<Facts> {
    Some(Facts::new().no_surer_than(&laws.params.blind_rules))
}

/// The facts of a reason about a player, no surer than what was seen of the appendix.
fn facts(laws: &Laws, player: Player) -> Facts {
    Facts::new()
        .no_surer_than(&laws.params.blind_rules)
        .with("player", Fact::Player(player))
        .with("opponent", Fact::Player(player.other()))
}

/// Whether this player is blind or visually disabled.
fn unseeing(laws: &Laws, player: Player) -> bool {
    laws.setting.options.visually_disabled.contains(&player)
}

/// The move on the special board of this moment, and whose it is.
fn moved(moment: Moment<'_>) -> Option<(Player, &BlindMove)> {
    match (moment.act(), moment.player()) {
        (Act::BlindMove(moved), Some(player)) => Some((player, moved)),
        _ => None,
    }
}
