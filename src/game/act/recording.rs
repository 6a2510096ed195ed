//! What players do with pen and scoresheet, and what they say about the result.

use crate::board::Player;
use crate::edition::Score;
use crate::edition::named;
use crate::game::act::WrittenOn;
use crate::game::assertions::YesNo;
use crate::game::particulars::{fields, vocabulary};
use serde::{Deserialize, Serialize};

/// A move that is written on a scoresheet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct WriteMove {
    /// The move in algebraic notation; absent where the case has no position.
    #[serde(default)]
    pub text: Option<String>,
    /// Whose move.
    #[serde(default)]
    pub whose: Whose,
    /// Whether it was played already.
    pub when: Writing,
    /// What the player says that it is for.
    #[serde(default)]
    pub purpose: Purpose,
    /// It replaces a move that was written before and not played.
    #[serde(default)]
    pub changed: bool,
}

named! {
    /// Whose move is written.
    #[derive(Default)]
    Whose {
        /// The writer's own.
        #[default]
        Own = "own",
        /// His opponent's.
        Opponents = "opponents",
    }
}

named! {
    /// When a move is written.
    Writing {
        /// After it was played.
        AfterPlaying = "after-playing",
        /// Before it was played.
        BeforePlaying = "before-playing",
    }
}

named! {
    /// What a move is written for.
    #[derive(Default)]
    Purpose {
        /// Only to record it.
        #[default]
        Recording = "recording",
        /// To claim a draw with it.
        DrawClaim = "draw-claim",
        /// To seal it.
        Sealing = "sealing",
    }
}

named! {
    /// What else is written on a scoresheet.
    SheetEntry {
        /// The time that a clock shows.
        Times = "times",
        /// A draw offer.
        Offer = "offer",
        /// Something about a claim.
        Claim = "claim",
        /// Other data that belong to the game.
        RelevantData = "relevant-data",
        /// Thoughts about the position, variations, reminders.
        Thoughts = "thoughts",
    }
}

named! {
    /// What is missing or wrong on scoresheets, the actor's own unless both are named.
    SheetGap {
        /// The opponent's move that was just answered.
        OpponentsLast = "opponents-last",
        /// The player's own previous move, although he has made another.
        OwnPrevious = "own-previous",
        /// Earlier moves, and nobody can say since when.
        Earlier = "earlier",
        /// Moves are missing; the opponent's scoresheet is complete.
        OneSheet = "one-sheet",
        /// Moves are missing on both scoresheets.
        BothSheets = "both-sheets",
        /// Moves are wrong or cannot be read.
        Unreadable = "unreadable",
    }
}

named! {
    /// What the scoresheets prove, completed or with the game played over again.
    SheetsShow {
        /// A player overstepped the time before he had completed the moves of the period.
        Overstepping = "overstepping",
        /// The moves of the period were completed in time.
        InTime = "in-time",
        /// Neither the one nor the other.
        Nothing = "nothing",
    }
}

named! {
    /// Why a player cannot record.
    Inability {
        /// A disability.
        Disability = "disability",
        /// Any other reason, such as religion or an injury.
        OtherReason = "other-reason",
    }
}

vocabulary! {
    /// The result of a game.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum GameResult {
        /// This player won.
        Win(winner: Player),
        /// A draw.
        Draw,
        /// Both lost.
        BothLose,
    }
}

/// A pen is laid on the scoresheet.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct PenOnSheet {
    /// Whether the last move is covered.
    pub last_move_covered: bool,
}

/// The scoresheets are signed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Sign {
    /// With this result.
    pub result: GameResult,
    /// What is signed, or approved where it is electronic.
    #[serde(default)]
    pub on: WrittenOn,
}

/// A result is reported.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ReportResult {
    /// Which one.
    pub result: GameResult,
    /// Whether the game was not played.
    #[serde(default = "no")]
    pub forfeit: YesNo,
}

fn no() -> YesNo {
    YesNo::No
}

/// Points that the arbiter gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Award {
    /// White's, or A's.
    #[serde(alias = "a")]
    pub white: Score,
    /// Black's, or B's.
    #[serde(alias = "b")]
    pub black: Score,
}

impl schemars::JsonSchema for Award {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Award".into()
    }

    /// The players by colour, or A and B.
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let score = generator.subschema_for::<Score>();
        let of = |first: &str, second: &str| {
            schemars::json_schema!({
                "type": "object",
                "properties": { first: score, second: score },
                "required": [first, second],
                "additionalProperties": false,
            })
        };
        schemars::json_schema!({ "oneOf": [of("white", "black"), of("a", "b")] })
    }
}

impl Award {
    /// The points of this player.
    pub fn of(self, player: Player) -> Score {
        match player {
            Player::White => self.white,
            Player::Black => self.black,
        }
    }
}

named! {
    /// A mode of an electronic scoresheet.
    SheetMode {
        /// The mode for arbiters, in which moves are checked and taken back.
        Arbiter = "arbiter",
        /// Another one than that for the game.
        Other = "other",
    }
}

fields! {
    WriteMove { text, whose, when, purpose, changed }
    PenOnSheet { last_move_covered }
    Sign { result, on }
    ReportResult { result, forfeit }
    Award { white, black }
}
