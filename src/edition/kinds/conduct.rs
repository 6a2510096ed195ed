//! Conduct and penalties: what the editions do differently, each choice by name.

use crate::edition::named::named;

named! {
    /// What is demanded of the players' behaviour in general.
    ///
    /// Source: Article 11.1 (2014–), 12.1 (before).
    ConductStandard as "standard" {
        /// High standards of etiquette.
        Etiquette = "etiquette",
        /// Nothing that brings the game into disrepute.
        Disrepute = "disrepute",
    }
}

named! {
    /// What the article on distraction names as an example.
    ///
    /// Source: Article 11.5 (2014–), 12.6 (2009), 12.5 (before).
    DistractionKind as "distraction" {
        /// Draw offers again and again.
        PersistentOffers = "persistent-offers",
        /// Unreasonable draw offers.
        UnreasonableOffers = "unreasonable-offers",
        /// Unreasonable claims.
        UnreasonableClaims = "unreasonable-claims",
        /// A source of noise in the playing area.
        NoiseSource = "noise-source",
    }
}

named! {
    /// What becomes of a switched-off device in a bag, where the event allows it.
    ///
    /// Source: Article 11.3.2.1 (2017–), 11.3b (2014, as amended on 1 October 2014).
    BagRule as "rule" {
        /// The player may not carry the bag without leave.
        NotCarried = "not-carried",
        /// The bag stands where it was agreed, and neither player may use it without leave.
        PlacedAsAgreed = "placed-as-agreed",
    }
}

named! {
    /// A penalty of the arbiter's list.
    ///
    /// Source: Article 12.9 (2014–), 13.4 (before).
    PenaltyKind as "penalty" {
        /// A warning.
        Warning = "warning",
        /// More time for the opponent.
        OpponentTime = "opponent-time",
        /// Less time for the offender.
        OwnTime = "own-time",
        /// More points for the opponent in this game, up to the maximum.
        OpponentPoints = "opponent-points",
        /// Fewer points for the offender in this game.
        OwnPoints = "own-points",
        /// The loss of the game.
        Loss = "loss",
        /// A fine announced in advance.
        Fine = "fine",
        /// Exclusion from one or more rounds.
        Rounds = "rounds",
        /// Expulsion from the competition.
        Expulsion = "expulsion",
    }
}

named! {
    /// Whether the arbiter is free to do something.
    ///
    /// Source: Articles 7.5.5 and 9.1.2.1, with what FIDE teaches beside them.
    Discretion as "discretion" {
        /// He may do it.
        May = "may",
        /// He has to do it.
        Shall = "shall",
    }
}

named! {
    /// On what the arbiter acts without a claim.
    ///
    /// Source: Article 12.6 (2014–), 13.6 (2005–2009).
    Unasked as "occasion" {
        /// On what an article has him deal with.
        Described = "described",
        /// On every breach that he sees.
        EveryBreach = "every-breach",
    }
}
