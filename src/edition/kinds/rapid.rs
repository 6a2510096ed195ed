//! Rapid and blitz: what the editions do differently, each choice by name.

use crate::edition::named::named;

named! {
    /// Whether the arbiter of a rapid game announces a fallen flag.
    ///
    /// Source: Article A.5.5 (2023), A.4.5 (2017–2018), A.4d (2009), B.6 (1997).
    ArbiterCallsFlag as "duty" {
        /// He must keep silent.
        MustNot = "must-not",
        /// He must keep silent until both flags are down.
        MustNotUnlessBothDown = "must-not-unless-both-down",
        /// He may announce it.
        May = "may",
        /// He must announce it.
        Shall = "shall",
    }
}

named! {
    /// What a player needs on his own clock to win on time.
    ///
    /// Source: Article A.4.3 (2017–2018), A.4d (2009), B.7 (1997).
    OwnClock as "condition" {
        /// His own flag has not fallen.
        FlagUp = "flag-up",
        /// He has time left.
        TimeLeft = "time-left",
        /// Nothing.
        Nothing = "nothing",
    }
}

named! {
    /// On which part of the Laws the arbiter of a rapid game rules only when a player asks him.
    ///
    /// Source: Article A.4b (2009), B.5a (2001), B.5 (1997).
    OnRequest as "part of the Laws" {
        /// The act of moving the pieces.
        ActOfMoving = "act-of-moving",
        /// The quickplay finish.
        QuickplayFinish = "quickplay-finish",
    }
}

named! {
    /// What the arbiter of a rapid game does about both kings in check or a pawn on the last rank.
    ///
    /// Source: Article A.5.4 (2023), A.4.4 (2017–2018), A.4d (2014), A.4c (2009).
    BothKingsInCheck as "procedure" {
        /// He intervenes, if possible.
        ArbiterIntervenes = "arbiter-intervenes",
        /// He waits for the next move, and declares a draw if the position is still illegal.
        DrawAfterNextMove = "draw-after-next-move",
    }
}

named! {
    /// Which misplaced pieces may not castle once the set-up stands.
    ///
    /// Source: Article A.5.1.2 (2023), A.4.1.2 (2017–2018), A.4a (2009–2014), B.4 (2001).
    MisplacedCastling as "misplacement" {
        /// A king that changed places with its queen.
        KingAndQueenReversed = "king-and-queen-reversed",
        /// A misplaced king, and any king with a misplaced rook.
        KingOrRook = "king-or-rook",
    }
}
