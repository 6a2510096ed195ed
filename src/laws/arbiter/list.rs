//! The list of penalties, one provision per item: asked for, it is a choice; imposed, it takes effect.

use crate::edition::{PenaltyKind, since, years::*};
use crate::game::Happening;
use crate::laws::arbiter::impose::{decide, listed};
use crate::laws::{Phase, Provision, Role, When};

const ON_PENALTY: &[Happening] = &[Happening::Asked, Happening::PenaltyImposed];

/// Offers a warning as a penalty.
///
/// Reading: the letter of 2014 follows the order of 2017; the draft of 2012, which alone was seen, may have had another.
///
/// Source: Article 12.9.1 (2017–), 12.9a (2014), 13.4a (before).
pub static PENALTY_WARNING: Provision = Provision {
    id: "penalty-warning",
    numbers: &[
        since(L1997, "13.4a"),
        since(L2014, "12.9a"),
        since(L2017, "12.9.1"),
    ],
    rule: |laws| listed(PenaltyKind::Warning, laws),
    role: Role::Empowers(When {
        on: &[
            Happening::Asked,
            Happening::PenaltyImposed,
            Happening::Warned,
        ],
        phase: Phase::Any,
        decide: |moment| decide(&PENALTY_WARNING, PenaltyKind::Warning, moment),
    }),
    yields_to: &[],
};

/// Offers more time for the opponent as a penalty.
///
/// Reading: the letter of 2014 follows the order of 2017; the draft of 2012, which alone was seen, may have had another.
///
/// Source: Article 12.9.2 (2017–), 12.9b (2014), 13.4b (before).
pub static PENALTY_OPPONENT_TIME: Provision = Provision {
    id: "penalty-opponent-time",
    numbers: &[
        since(L1997, "13.4b"),
        since(L2014, "12.9b"),
        since(L2017, "12.9.2"),
    ],
    rule: |laws| listed(PenaltyKind::OpponentTime, laws),
    role: Role::Empowers(When {
        on: ON_PENALTY,
        phase: Phase::Any,
        decide: |moment| decide(&PENALTY_OPPONENT_TIME, PenaltyKind::OpponentTime, moment),
    }),
    yields_to: &[],
};

/// Offers less time for the offender as a penalty.
///
/// Reading: the letter of 2014 follows the order of 2017; the draft of 2012, which alone was seen, may have had another.
///
/// Source: Article 12.9.3 (2017–), 12.9c (2014), 13.4c (before).
pub static PENALTY_OWN_TIME: Provision = Provision {
    id: "penalty-own-time",
    numbers: &[
        since(L1997, "13.4c"),
        since(L2014, "12.9c"),
        since(L2017, "12.9.3"),
    ],
    rule: |laws| listed(PenaltyKind::OwnTime, laws),
    role: Role::Empowers(When {
        on: ON_PENALTY,
        phase: Phase::Any,
        decide: |moment| decide(&PENALTY_OWN_TIME, PenaltyKind::OwnTime, moment),
    }),
    yields_to: &[],
};

/// Offers more points for the opponent, up to the maximum as a penalty.
///
/// Reading: the letter of 2014 follows the order of 2017; the draft of 2012, which alone was seen, may have had another.
///
/// Reading: how far the arbiter may raise the score is not said, so it is left to him; the alternative allows only the usual pairs.
///
/// Source: Article 12.9.4 (2017–), 12.9d (2014), 13.4f (2001–2009).
pub static PENALTY_OPPONENT_POINTS: Provision = Provision {
    id: "penalty-opponent-points",
    numbers: &[
        since(L2001, "13.4f"),
        since(L2014, "12.9d"),
        since(L2017, "12.9.4"),
    ],
    rule: |laws| listed(PenaltyKind::OpponentPoints, laws),
    role: Role::Empowers(When {
        on: ON_PENALTY,
        phase: Phase::Any,
        decide: |moment| {
            decide(
                &PENALTY_OPPONENT_POINTS,
                PenaltyKind::OpponentPoints,
                moment,
            )
        },
    }),
    yields_to: &[],
};

/// Offers fewer points for the offender as a penalty.
///
/// Reading: the letter of 2014 follows the order of 2017; the draft of 2012, which alone was seen, may have had another.
///
/// Reading: how far the arbiter may lower the score is not said, so it is left to him; the alternative allows only the usual pairs.
///
/// Source: Article 12.9.5 (2017–), 12.9e (2014), 13.4e (2001–2009).
pub static PENALTY_OWN_POINTS: Provision = Provision {
    id: "penalty-own-points",
    numbers: &[
        since(L2001, "13.4e"),
        since(L2014, "12.9e"),
        since(L2017, "12.9.5"),
    ],
    rule: |laws| listed(PenaltyKind::OwnPoints, laws),
    role: Role::Empowers(When {
        on: ON_PENALTY,
        phase: Phase::Any,
        decide: |moment| decide(&PENALTY_OWN_POINTS, PenaltyKind::OwnPoints, moment),
    }),
    yields_to: &[],
};

/// Offers the loss of the game as a penalty.
///
/// Reading: the letter of 2014 follows the order of 2017; the draft of 2012, which alone was seen, may have had another.
///
/// Source: Article 12.9.6 (2017–), 12.9f (2014), 13.4d (before).
pub static PENALTY_LOSS: Provision = Provision {
    id: "penalty-loss",
    numbers: &[
        since(L1997, "13.4d"),
        since(L2014, "12.9f"),
        since(L2017, "12.9.6"),
    ],
    rule: |laws| listed(PenaltyKind::Loss, laws),
    role: Role::Empowers(When {
        on: ON_PENALTY,
        phase: Phase::Any,
        decide: |moment| decide(&PENALTY_LOSS, PenaltyKind::Loss, moment),
    }),
    yields_to: &[],
};

/// Offers a fine that was announced in advance as a penalty.
///
/// Reading: the letter of 2014 follows the order of 2017; the draft of 2012, which alone was seen, may have had another.
///
/// Source: Article 12.9.7 (2017–), 12.9g (2014).
pub static PENALTY_FINE: Provision = Provision {
    id: "penalty-fine",
    numbers: &[since(L2014, "12.9g"), since(L2017, "12.9.7")],
    rule: |laws| listed(PenaltyKind::Fine, laws),
    role: Role::Empowers(When {
        on: ON_PENALTY,
        phase: Phase::Any,
        decide: |moment| decide(&PENALTY_FINE, PenaltyKind::Fine, moment),
    }),
    yields_to: &[],
};

/// Offers exclusion from one or more rounds as a penalty.
///
/// Source: Article 12.9.8 (2017–).
pub static PENALTY_ROUNDS: Provision = Provision {
    id: "penalty-rounds",
    numbers: &[since(L2017, "12.9.8")],
    rule: |laws| listed(PenaltyKind::Rounds, laws),
    role: Role::Empowers(When {
        on: ON_PENALTY,
        phase: Phase::Any,
        decide: |moment| decide(&PENALTY_ROUNDS, PenaltyKind::Rounds, moment),
    }),
    yields_to: &[],
};

/// Offers expulsion from the competition as a penalty.
///
/// Reading: the letter of 2014 follows the order of 2017; the draft of 2012, which alone was seen, may have had another.
///
/// Source: Article 12.9.9 (2017–), 12.9h (2014), 13.4g (2001–2009), 13.4e (1997).
pub static PENALTY_EXPULSION: Provision = Provision {
    id: "penalty-expulsion",
    numbers: &[
        since(L1997, "13.4e"),
        since(L2001, "13.4g"),
        since(L2014, "12.9h"),
        since(L2017, "12.9.9"),
    ],
    rule: |laws| listed(PenaltyKind::Expulsion, laws),
    role: Role::Empowers(When {
        on: ON_PENALTY,
        phase: Phase::Any,
        decide: |moment| decide(&PENALTY_EXPULSION, PenaltyKind::Expulsion, moment),
    }),
    yields_to: &[],
};
