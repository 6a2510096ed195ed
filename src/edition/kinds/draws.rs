//! The drawn game and the quickplay finish: what the editions do differently, each choice by name.

use crate::edition::named::named;

named! {
    /// How a draw offer is refused.
    ///
    /// Source: Article 9.1.2.1 (2017–), 9.1b (2009–2014), 9.1a (2001–2005), 9.1 (1997).
    Refusal as "refusal" {
        /// In words.
        Spoken = "spoken",
        /// By touching a piece to move or capture.
        Touch = "touch",
        /// By making a move.
        Move = "move",
    }
}

named! {
    /// What an event may restrict.
    ///
    /// Source: Article 9.1.1 (2017–), 9.1a (2009–2014).
    DrawRestriction as "restriction" {
        /// Agreeing a draw.
        Agreement = "agreement",
        /// Offering or agreeing a draw.
        OfferOrAgreement = "offer-or-agreement",
    }
}

named! {
    /// Which repetitions draw a game by themselves.
    ///
    /// Source: Article 9.6.1 (2017–), 9.6a (2014).
    RepetitionMode as "mode" {
        /// Those on consecutive alternate moves of each player.
        Consecutive = "consecutive",
        /// Those anywhere in the game.
        Anywhere = "anywhere",
    }
}

named! {
    /// How castling makes positions differ.
    ///
    /// Source: Article 9.2.3 (2023), 9.2.2 (2017–2018), 9.2 (1997–2014).
    CastlingSameness as "test" {
        /// By a right that changed, for now or for later.
        RightNowOrLater = "right-now-or-later",
        /// By a right that changed for a time or for good.
        RightForATimeOrForGood = "right-for-a-time-or-for-good",
        /// By a right that was lost, which takes a move of king or rook.
        RightLostByMoving = "right-lost-by-moving",
    }
}

named! {
    /// How en passant makes positions differ.
    ///
    /// Source: Article 9.2.3.1 (2023), 9.2.2.1 (2017–2018), 9.2 (1997–2014).
    EnPassantSameness as "test" {
        /// A capture was possible before and is not now.
        WasPossible = "was-possible",
        /// A capture was possible when the sequence began.
        PossibleAtStart = "possible-at-start",
    }
}

named! {
    /// What the claimant must play after a wrong claim.
    ///
    /// Source: Article 9.5.3 (2017–), 9.5b (1997–2014).
    AfterWrongClaim as "duty" {
        /// The move that he intended.
        IntendedMove = "intended-move",
        /// The move that he intended, by the rules on touching.
        IntendedMoveByTouchRules = "intended-move-by-touch-rules",
        /// The move that he intended, by the moves of the pieces and the rules on touching.
        IntendedMoveIfLawful = "intended-move-if-lawful",
    }
}

named! {
    /// Who may claim in a quickplay finish.
    ///
    /// Source: Article III.5 (2017–), G.5 (2014), 10.2 (1997–2009).
    QuickplayClaimant as "claimant" {
        /// Either player.
        AnyPlayer = "any-player",
        /// The player who has the move.
        OnMove = "on-move",
    }
}
