//! Acts that may or may not mean the end of a game.

use crate::edition::named;

named! {
    /// Something done without a word that is often taken for the end of a game.
    Gesture {
        /// The clocks are stopped.
        StopsClocks = "stops-clocks",
        /// The own king is tipped over.
        TipsKing = "tips-king",
        /// The hand is held out, or hands are shaken.
        Handshake = "handshake",
        /// The kings are put in the centre of the board.
        KingsInCentre = "kings-in-centre",
        /// The scoresheet is signed.
        SignsScoresheet = "signs-scoresheet",
        /// The player walks off and does not come back.
        WalksOff = "walks-off",
    }
}

named! {
    /// An answer to a draw offer that is neither a clear yes nor a clear no.
    UnclearAnswer {
        /// A nod, a shrug, a hand held out.
        Gesture = "gesture",
        /// Words that leave it open.
        Evasive = "evasive",
    }
}
