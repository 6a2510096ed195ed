//! Adjourned games: what the editions do differently, each choice by name.

use crate::edition::named::named;

named! {
    /// What a move is sealed on.
    ///
    /// Source: Article I.1.1 (2017–), A.1a (1997).
    SealedOn as "scoresheet" {
        /// The player's scoresheet.
        Scoresheet = "scoresheet",
        /// A scoresheet of paper.
        PaperScoresheet = "paper-scoresheet",
    }
}

named! {
    /// Which draw offer is written on the envelope.
    ///
    /// Source: Article I.2.6 (2017–), A.2f (1997).
    EnvelopeOffer as "draw offer" {
        /// One made before the adjournment.
        MadeBeforeAdjournment = "made-before-adjournment",
        /// One that is still open.
        StillCurrent = "still-current",
    }
}

named! {
    /// What decides when a player is too late for a resumption.
    ///
    /// Source: Article I.10 (2017–), A.10 (1997–2005).
    ResumptionLateness as "limit" {
        /// A fixed limit.
        FixedLimit = "fixed-limit",
        /// A limit, unless the regulations or the arbiter say otherwise.
        LimitUnlessVaried = "limit-unless-varied",
        /// The default time of the event, unless the arbiter decides otherwise.
        DefaultTime = "default-time",
    }
}

named! {
    /// What saves a sealer who comes too late for the resumption.
    ///
    /// Source: Article I.10 (2017–), A.10 (1997–2005).
    LateSealerSaved as "exception" {
        /// The sealed move mates.
        Checkmate = "checkmate",
        /// The sealed move stalemates.
        Stalemate = "stalemate",
        /// The sealed move makes the position dead.
        DeadPosition = "dead-position",
        /// The player who is there lost on time.
        OpponentsFlag = "opponents-flag",
        /// The sealed move ended the game in any way.
        GameEnded = "game-ended",
    }
}

named! {
    /// What saves a player whose sealed move is bad.
    ///
    /// From 2009 on the first choice includes the dead position, which some editions name once more.
    /// Source: Article I.8 (2017–), E.8 (2014), A.8 (1997–2005).
    SealedException as "exception" {
        /// The game was already over by what the article on completing the game names.
        GameCompleted = "game-completed",
        /// A flag decided the game.
        FlagFall = "flag-fall",
        /// Nobody can ever mate.
        DeadPosition = "dead-position",
        /// The game was drawn by repetition or without progress.
        AutomaticDraw = "automatic-draw",
    }
}

named! {
    /// What allows a wrong clock to stay wrong after a resumption, and what forbids it.
    ///
    /// Source: Article I.13 (2017–), A.12 (1997–2001).
    LateClockError as "exception" {
        /// Corrected only where the consequences would be too severe.
        TooSevere = "too-severe",
        /// Corrected only where the arbiter decides so.
        ArbiterDecides = "arbiter-decides",
    }
}
