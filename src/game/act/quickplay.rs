//! Acts of a quickplay finish.

use crate::edition::named;
use crate::game::particulars::fields;
use serde::{Deserialize, Serialize};

/// A draw claim with little time left.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct ClaimQuickplay {
    /// On which grounds; none where the case does not say.
    pub grounds: Vec<QuickplayGround>,
}

named! {
    /// The ground of a draw claim with little time left.
    QuickplayGround {
        /// The opponent cannot win by normal means.
        CannotWinNormally = "cannot-win-normally",
        /// The opponent makes no effort to win by normal means.
        NoEffort = "no-effort",
    }
}

named! {
    /// What the arbiter announces about a request or a claim with little time left.
    QuickplayRuling {
        /// The game is declared drawn.
        Draw = "draw",
        /// The decision on the claim is put off.
        Postpone = "postpone",
        /// The claim is rejected.
        Reject = "reject",
        /// The increment that a player asked for is granted.
        GrantIncrement = "grant-increment",
    }
}

fields! {
    ClaimQuickplay { grounds }
}
