//! Moving, ending a game, the clock, recording: what the editions do differently, each choice by name.

use crate::edition::named::named;

named! {
    /// The two stages of a move that the Laws keep apart.
    ///
    /// Source: Articles 1.3, 4.7 and 6.2.1 (2017–), 4.7 and 6.2a (2014).
    MoveStage as "stage of a move" {
        /// Carried out on the board.
        Made = "made",
        /// Made, and the clock pressed or not to be pressed any more.
        Completed = "completed",
    }
}

named! {
    /// The line on which the text lets king and rook castle.
    ///
    /// Source: Article 3.8.2 (2017–), 3.8a (2009), 3.8a2 (2005).
    CastlingAlong as "line" {
        /// The rank on which both stand.
        SameRank = "same-rank",
        /// The player's first rank.
        FirstRank = "first-rank",
    }
}

named! {
    /// What the move that ends a game must comply with.
    ///
    /// Source: Articles 5.1.1, 5.2.1, 5.2.2 (2017–), 5.1a, 5.2a, 5.2b (2001–2014).
    Proviso as "proviso" {
        /// Nothing is said.
        Nothing = "nothing",
        /// It must be legal.
        LegalMove = "legal-move",
        /// It must comply with the moves of the pieces and with the rules on touching.
        MovesAndTouching = "moves-and-touching",
    }
}

named! {
    /// The words in which an edition says that mate cannot be reached.
    ///
    /// Both describe the same test: no series of legal moves, however badly played, leads to mate.
    /// Source: Articles 6.9 and 5.2.2 (2017–), 6.9 and 9.6 (1997).
    MateTest as "mate test" {
        /// No possible series of legal moves.
        AnyLegalSeries = "any-legal-series",
        /// Not even against the worst play.
        WorstPlay = "worst-play",
    }
}

named! {
    /// How a game can be over.
    ///
    /// Source: Articles 5 and 9 of each edition.
    GameEnd as "end of the game" {
        /// Checkmate.
        Checkmate = "checkmate",
        /// A player resigned.
        Resignation = "resignation",
        /// Stalemate.
        Stalemate = "stalemate",
        /// Nobody can ever mate.
        DeadPosition = "dead-position",
        /// The players agreed a draw.
        Agreement = "agreement",
    }
}

named! {
    /// When touching a piece binds the player.
    ///
    /// Source: Article 4.3.
    TouchBinds as "binding touch" {
        /// When it is deliberate.
        Deliberate = "deliberate",
        /// When the player means to move or capture.
        Intent = "intent",
    }
}

named! {
    /// Which pieces are paired when a player touched both colours.
    ///
    /// Source: Article 4.3.3 (2017–), 4.3c (2001–2014), 4.3b (1997).
    BothColours as "pairing" {
        /// The one piece of each colour.
        OneOfEach = "one-of-each",
        /// The first touched of each colour.
        FirstOfEach = "first-of-each",
    }
}

named! {
    /// What a player does with a piece that costs him a right.
    ///
    /// Source: Articles 4.8, 9.1.2.1 and 9.4 (2017–), 9.1 and 9.4 (1997).
    PieceIs as "act with a piece" {
        /// Touching it to move or capture.
        Touched = "touched",
        /// Moving it.
        Moved = "moved",
    }
}

named! {
    /// Which breaches a player may object to until he touches a piece.
    ///
    /// Source: Article 4.8 (2014–), 4.7 (2005–2009), 4.6 (1997–2001).
    ObjectionScope as "scope" {
        /// Only the rules on touched pieces.
        TouchMoveOnly = "touch-move-only",
        /// All the rules on the act of moving.
        ActOfMoving = "act-of-moving",
    }
}

named! {
    /// What may excuse a late player.
    ///
    /// Source: Articles 6.7.1 and I.10 (2017–), 6.6 and A.10 (1997).
    Excuse as "excuse" {
        /// The regulations of the event.
        Regulations = "regulations",
        /// A decision of the arbiter.
        Arbiter = "arbiter",
    }
}

named! {
    /// Who loses time when nobody is there at the start.
    ///
    /// Source: Article 6.7.2 (2017–), 6.7b (2014), 6.6b (2009), 6.6 (2001–2005).
    BothAbsent as "consequence" {
        /// White, until he arrives.
        WhiteLosesTime = "white-loses-time",
        /// White, where the default time is not zero.
        WhiteLosesTimeUnlessDefaultIsZero = "white-loses-time-unless-default-is-zero",
    }
}

named! {
    /// Whose notice makes a fallen flag count.
    ///
    /// Source: Article 6.8 (1997, 2009–), A.4d (2009), B.6 (1997).
    FlagNotice as "notice" {
        /// The arbiter observes it.
        ArbiterObserves = "arbiter-observes",
        /// A player claims it rightly.
        PlayerClaims = "player-claims",
    }
}

named! {
    /// What happens to the clock when a player claims.
    ///
    /// Source: Articles 9.5.1 and A.5.3 (2023), 9.5 and B.7 (1997).
    ClaimantClock as "handling of the clock" {
        /// The claimant must stop it.
        MustStop = "must-stop",
        /// The claimant may stop it.
        MayStop = "may-stop",
        /// The claimant or the arbiter stops it.
        PlayerOrArbiterStops = "player-or-arbiter-stops",
    }
}

named! {
    /// What follows when both flags are down and nobody knows which fell first.
    ///
    /// Source: Article III.3.1 (2017–), 6.11 (2009–2014), 6.11 and 10.4 (1997).
    BothFlags as "consequence" {
        /// The game is drawn.
        Draw = "draw",
        /// The game goes on.
        PlayOn = "play-on",
    }
}

named! {
    /// For how long a player short of time need not record.
    ///
    /// Source: Article 8.4.
    RecordingPause as "duration" {
        /// While he is short of time.
        WhileShort = "while-short",
        /// For the rest of the period.
        RestOfPeriod = "rest-of-period",
    }
}

named! {
    /// For what a move may be written before it is made.
    ///
    /// Source: Article 8.1.2 (2017–), 8.1a (2014), 8.1 (2005–2009).
    AdvanceWriting as "purpose" {
        /// To claim a draw.
        DrawClaim = "draw-claim",
        /// To seal a move.
        Sealing = "sealing",
    }
}

named! {
    /// Which device costs a player the game.
    ///
    /// Source: Article 11.3.2 (2017–), 11.3b (2014), 12.3b (2009), 12.2b (2005).
    DeviceRule as "rule" {
        /// A telephone that rings loses.
        RingLoses = "ring-loses",
        /// A device that makes a sound loses.
        SoundLoses = "sound-loses",
        /// A device evidently brought loses.
        PresenceLoses = "presence-loses",
        /// A device on the player's person loses.
        OnPersonLoses = "on-person-loses",
    }
}
