//! The clock: what the editions do differently, each choice by name.

use crate::edition::named::named;

named! {
    /// A way of handling the clock that an edition forbids.
    ///
    /// Source: Article 6.2.4 (2017–), 6.2c (2014), 6.7c (2009), 6.8c (2001–2005), 6.7c (1997).
    ForbiddenHandling as "handling of the clock" {
        /// Pressing it with force.
        Force = "force",
        /// Picking it up.
        Lift = "lift",
        /// Knocking it over.
        KnockOver = "knock-over",
        /// Pressing it before moving.
        PressBeforeMove = "press-before-move",
    }
}

named! {
    /// What becomes of the clock of a player who needs an assistant for it.
    ///
    /// Source: Article 6.2.6 (2017–), 6.2e (2014), 6.7d (2009), 6.8d (2001–2005).
    AssistantTime as "adjustment" {
        /// It is adjusted.
        Adjusted = "adjusted",
        /// It is adjusted, but not for a player with a disability.
        AdjustedUnlessDisabled = "adjusted-unless-disabled",
    }
}

named! {
    /// From which start the lateness of a player is counted.
    ///
    /// Source: Article 6.7.1 (2017–), 6.7a (2014), 6.6a (2009), 6.7 (2001–2005), 6.6 (1997).
    LatenessFrom as "start" {
        /// The start that was fixed beforehand.
        Scheduled = "scheduled",
        /// The start that the round really had.
        Actual = "actual",
    }
}

named! {
    /// Whether time that was saved in one period belongs to the next.
    ///
    /// Source: Article 6.3.2 (2017–), 6.3b (2014), 6.2 (before).
    SavedTime as "carrying over" {
        /// It does, but not where moves have a delay.
        ExceptInDelay = "except-in-delay",
        /// It does.
        Carried = "carried",
    }
}

named! {
    /// How far a claim may rest on what screens and demonstration boards show.
    ///
    /// Source: Article 6.12.2 (2017–), 6.13 (2014), 6.14 (2009), 6.15 (2001–2005), 6.14 (1997).
    ScreenBar as "bar" {
        /// Not at all.
        AnyUse = "any-use",
        /// Not on that alone.
        SoleUse = "sole-use",
    }
}
