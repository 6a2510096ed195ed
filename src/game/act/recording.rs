//! What players do with pen and scoresheet, and what they say about the result.

use crate::board::Player;
use crate::edition::Score;
use crate::game::act::WrittenOn;
use crate::game::case::YesNo;
use serde::{Deserialize, Serialize};

/// A move that is written on a scoresheet.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct WriteMove {
    /// The move in algebraic notation; absent where the case has no position.
    pub text: Option<String>,
    /// Whose move.
    pub whose: Whose,
    /// Whether it was played already.
    pub when: Writing,
    /// What the player says that it is for.
    pub purpose: Purpose,
    /// It replaces a move that was written before and not played.
    pub changed: bool,
}

/// Whose move is written.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Whose {
    /// The writer's own.
    #[default]
    Own,
    /// His opponent's.
    Opponents,
}

/// When a move is written.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Writing {
    /// After it was played.
    #[default]
    AfterPlaying,
    /// Before it was played.
    BeforePlaying,
}

/// What a move is written for.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Purpose {
    /// Only to record it.
    #[default]
    Recording,
    /// To claim a draw with it.
    DrawClaim,
    /// To seal it.
    Sealing,
}

/// What else is written on a scoresheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SheetEntry {
    /// The time that a clock shows.
    Times,
    /// A draw offer.
    Offer,
    /// Something about a claim.
    Claim,
    /// Other data that belong to the game.
    RelevantData,
    /// Thoughts about the position, variations, reminders.
    Thoughts,
}

/// What is missing or wrong on scoresheets, the actor's own unless both are named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SheetGap {
    /// The opponent's move that was just answered.
    OpponentsLast,
    /// The player's own previous move, although he has made another.
    OwnPrevious,
    /// Moves are missing; the opponent's scoresheet is complete.
    OneSheet,
    /// Moves are missing on both scoresheets.
    BothSheets,
    /// Moves are wrong or cannot be read.
    Unreadable,
}

/// What the scoresheets prove, completed or with the game played over again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SheetsShow {
    /// A player overstepped the time before he had completed the moves of the period.
    Overstepping,
    /// The moves of the period were completed in time.
    InTime,
    /// Neither the one nor the other.
    Nothing,
}

/// Why a player cannot record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Inability {
    /// A disability.
    Disability,
    /// Any other reason, such as religion or an injury.
    OtherReason,
}

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum GameResult {
    /// This player won.
    Win(Player),
    /// A draw.
    Draw,
    /// Both lost.
    BothLose,
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
