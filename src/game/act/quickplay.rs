//! Acts of a quickplay finish.

use serde::{Deserialize, Serialize};

/// A draw claim with little time left.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct ClaimQuickplay {
    /// On which grounds; none where the case does not say.
    pub grounds: Vec<QuickplayGround>,
}

/// The ground of a draw claim with little time left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum QuickplayGround {
    /// The opponent cannot win by normal means.
    CannotWinNormally,
    /// The opponent makes no effort to win by normal means.
    NoEffort,
}

/// What the arbiter announces about a request or a claim with little time left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum QuickplayRuling {
    /// The game is declared drawn.
    Draw,
    /// The decision on the claim is put off.
    Postpone,
    /// The claim is rejected.
    Reject,
    /// The increment that a player asked for is granted.
    GrantIncrement,
}
