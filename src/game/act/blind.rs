//! Acts in a game of a player who is blind or visually disabled: on the special board, and aloud.

use crate::board::Player;
use crate::edition::named;
use crate::game::assertions::YesNo;
use crate::game::particulars::fields;
use serde::{Deserialize, Serialize};

/// A move on the special board of a blind or visually disabled player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct BlindMove {
    /// The move in algebraic notation (English letters); absent where the case has no position.
    pub text: Option<String>,
    /// Whether the captured piece was taken off this board; of no account where nothing is captured.
    pub captured_removed: YesNo,
    /// Whether the piece was put into another aperture.
    pub placed: YesNo,
    /// What was said of it.
    pub announced: Announced,
    /// The move that was announced, where the case tells that it was another, by a slip of the tongue.
    pub said: Option<String>,
    /// Whether the opponent's clock was started.
    pub pressed: YesNo,
}

impl Default for BlindMove {
    fn default() -> Self {
        BlindMove {
            text: None,
            captured_removed: YesNo::Yes,
            placed: YesNo::Yes,
            announced: Announced::Rightly,
            said: None,
            pressed: YesNo::Yes,
        }
    }
}

impl BlindMove {
    /// Whether another move was announced, by a slip of the tongue.
    pub fn misspoken(&self) -> bool {
        self.announced == Announced::Wrongly || self.said.is_some() && self.said != self.text
    }

    /// Whether the move was made by this act: captured piece off, own piece in its new aperture, and announced.
    pub fn made(&self) -> bool {
        self.captured_removed == YesNo::Yes
            && self.placed == YesNo::Yes
            && self.announced != Announced::NotYet
    }
}

named! {
    /// What was said of a move.
    #[derive(Default)]
    Announced {
        /// The move.
        #[default]
        Rightly = "rightly",
        /// Nothing yet.
        NotYet = "not-yet",
        /// By a slip of the tongue, another move.
        Wrongly = "wrongly",
        /// A promotion, without the new piece.
        WithoutPiece = "without-piece",
    }
}

named! {
    /// What is said in a game with two boards.
    BlindSay {
        /// The move that this player carried out before and had not announced.
        Announce = "announce",
        /// The right move, after a slip of the tongue.
        Correct = "correct",
        /// The opponent's move, as it was announced.
        Repeat = "repeat",
        /// The opponent's move, but another than was announced.
        RepeatWrongly = "repeat-wrongly",
    }
}

/// The two boards do not show the same position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct BoardsDiffer {
    /// Whether the records of both players agree.
    pub records_agree: YesNo,
    /// Whose board shows something else than that player's own record.
    #[serde(default)]
    pub wrong_board: Option<Player>,
}

fields! {
    BlindMove { text, captured_removed, placed, announced, said, pressed }
    BoardsDiffer { records_agree, wrong_board }
}
