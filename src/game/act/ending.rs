//! Acts that may or may not mean the end of a game.

use serde::{Deserialize, Serialize};

/// Something done without a word that is often taken for the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Gesture {
    /// The clocks are stopped.
    StopsClocks,
    /// The own king is tipped over.
    TipsKing,
    /// The hand is held out, or hands are shaken.
    Handshake,
    /// The kings are put in the centre of the board.
    KingsInCentre,
    /// The scoresheet is signed.
    SignsScoresheet,
    /// The player walks off and does not come back.
    WalksOff,
}

/// An answer to a draw offer that is neither a clear yes nor a clear no.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum UnclearAnswer {
    /// A nod, a shrug, a hand held out.
    Gesture,
    /// Words that leave it open.
    Evasive,
}
