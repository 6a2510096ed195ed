//! Irregularities: what the editions do differently, each choice by name.

use crate::edition::named::named;

named! {
    /// What binds a player who must replace an illegal move.
    ///
    /// Source: Article 7.5.1 (2017–), 7.5a (2014), 7.4a (2005–2009), 7.4 (1997).
    ReplacementRule as "rule" {
        /// A touched piece must be moved or captured.
        TouchedPiece = "touched-piece",
        /// A released piece stays where it is.
        ReleasedPiece = "released-piece",
    }
}

named! {
    /// What follows when a game began with colours reversed.
    ///
    /// Source: Article 7.3 (2014–), 7.2 (1997–2009).
    ReversedColours as "consequence" {
        /// Play goes on unless the arbiter decides otherwise.
        PlayOnUnlessArbiterDecides = "play-on-unless-arbiter-decides",
        /// A new game, unless too many moves were made.
        NewGameWhileFewMoves = "new-game-while-few-moves",
    }
}

named! {
    /// When a move counts as an illegal one.
    ///
    /// Source: Article 7.5.1 (2017–), 7.5a (2014), 7.4 (1997–2009).
    IllegalCounts as "stage" {
        /// Once it is made.
        Made = "made",
        /// Once it is completed.
        Completed = "completed",
        /// Once the clock is pressed.
        Pressed = "pressed",
    }
}

named! {
    /// Who sets the sanction for an illegal move going.
    ///
    /// Source: Articles 7.5.1 and A.5.2 (2023), A.4.2 (2017–2018), A.4c and B.3c (2009).
    ActsOnIllegal as "trigger" {
        /// The arbiter, by himself.
        Arbiter = "arbiter",
        /// The opponent, by a claim.
        OpponentClaims = "opponent-claims",
    }
}

named! {
    /// Until when an illegal move can be corrected.
    ///
    /// Source: Articles 7.5.1 and A.5.2 (2023), A.4c (2009), B.5b (2001).
    CorrectionEnds as "end of the window" {
        /// While the game lasts.
        GameOver = "game-over",
        /// Until the opponent touches a piece.
        OpponentTouches = "opponent-touches",
        /// Until the opponent has made his next move.
        OpponentMoves = "opponent-moves",
    }
}

named! {
    /// What a pawn left on the last rank is.
    ///
    /// Source: Article 7.5.2 (2017–), 7.5a (2014), 7.4a (2005–2009).
    PromotionOmitted as "consequence" {
        /// An illegal move like others, to be replaced.
        Illegal = "illegal",
        /// Named among the illegal moves, to be replaced.
        NamedIllegal = "named-illegal",
        /// An illegal move that stands, with a queen.
        BecomesQueen = "becomes-queen",
    }
}

named! {
    /// What pressing the clock without a move is.
    ///
    /// Source: Article 7.5.3 (2018–), 7.8.1 (2017), 6.2c (2014).
    PressWithoutMove as "consequence" {
        /// An offence in handling the clock.
        HandlingOffence = "handling-offence",
        /// As good as an illegal move.
        IllegalMove = "illegal-move",
    }
}

named! {
    /// What using two hands for one move is.
    ///
    /// Source: Article 7.5.4 (2018–), 7.7.1 (2017), 4.1 (1997–2014).
    TwoHands as "consequence" {
        /// A breach without a sanction of its own.
        Breach = "breach",
        /// As good as an illegal move.
        IllegalMove = "illegal-move",
        /// As good as an illegal move once the clock is pressed.
        IllegalMoveOncePressed = "illegal-move-once-pressed",
    }
}

named! {
    /// What is done about pieces that a player knocked over.
    ///
    /// Source: Article 7.4 (2014–), 7.3 (1997–2009).
    DisplacedRemedy as "remedy" {
        /// The player restores them on his own time.
        RestoredOnOwnTime = "restored-on-own-time",
        /// The opponent may start the player's clock again without a move.
        OpponentRestartsClock = "opponent-restarts-clock",
        /// Either stops the clocks and calls the arbiter.
        EitherCallsArbiter = "either-calls-arbiter",
        /// The arbiter may penalise the player.
        ArbiterMayPenalise = "arbiter-may-penalise",
    }
}
