//! Games of blind and visually disabled players. Source: Appendix D (2014–), E (2009), F (before).

mod announcing;
mod assistants;
mod boards;
mod clocks;
mod differ;
mod duties;
mod moving;

pub(in crate::laws) use assistants::assisted;
pub(in crate::laws) use duties::{claimant, told_for_his_player};

use crate::board::Player;
use crate::edition::Laws;
use crate::game::{Act, BlindMove, Fact, Facts};
use crate::laws::{Chapter, Moment};

/// Games of blind and visually disabled players.
pub static CHAPTER: Chapter = Chapter {
    id: "blind-players",
    provisions: &[
        &boards::LOCAL_ADAPTATION,
        &boards::TWO_BOARDS,
        &boards::SPECIAL_BOARD_SIZE,
        &boards::SPECIAL_BOARD_SQUARES,
        &boards::SPECIAL_BOARD_APERTURES,
        &boards::SPECIAL_PIECES_PEGGED,
        &boards::SPECIAL_PIECES_MARKED,
        &announcing::ANNOUNCING_MOVES,
        &announcing::REPEATING_MOVES,
        &announcing::NAMES_ANNOUNCED,
        &moving::TOUCHED_WHEN_LIFTED,
        &moving::CAPTURED_REMOVED,
        &moving::PLACED_IN_APERTURE,
        &moving::MADE_WHEN_ANNOUNCED,
        &moving::CLOCK_AFTER_ANNOUNCEMENT,
        &moving::SIGHTED_AS_USUAL,
        &clocks::SPEAKING_CLOCK,
        &clocks::FELT_HANDS,
        &clocks::FELT_FLAG,
        &clocks::RECORD_WITHOUT_SIGHT,
        &clocks::MISSPOKEN_MOVE,
        &differ::BOARD_PUT_RIGHT,
        &differ::BACK_TO_AGREEMENT,
        &assistants::BLIND_ASSISTANT,
        &duties::ASSISTANT_MOVES,
        &duties::ASSISTANT_ANNOUNCES,
        &duties::ASSISTANT_RECORDS,
        &duties::ASSISTANT_TELLS,
        &duties::ASSISTANT_CLAIMS,
        &duties::ASSISTANT_ADJOURNS,
        &assistants::SIGHTED_ASSISTANT,
        &assistants::HEARING_IMPAIRED_OPPONENT,
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
