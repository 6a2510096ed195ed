//! The list of penalties, one provision per item: asked for, it is a choice; imposed, it takes effect.

use crate::edition::PenaltyKind;
use crate::game::Happening;
use crate::laws::arbiter::impose::{decide, listed};
use crate::laws::{Phase, Provision, Task, When};

const ON_PENALTY: &[Happening] = &[Happening::Asked, Happening::PenaltyImposed];

/// Offers a warning as a penalty.
///
/// Reading: the letter of 2014 follows the order of 2017; the draft of 2012, which alone was seen, may have had another.
///
/// Source: Article 12.9.1.
pub static PENALTY_WARNING: Provision = Provision {
    id: "penalty-warning",
    rule: |laws| listed(PenaltyKind::Warning, laws),
    task: Task::Empowers(When {
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
/// Source: Article 12.9.2.
pub static PENALTY_OPPONENT_TIME: Provision = Provision {
    id: "penalty-opponent-time",
    rule: |laws| listed(PenaltyKind::OpponentTime, laws),
    task: Task::Empowers(When {
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
/// Source: Article 12.9.3.
pub static PENALTY_OWN_TIME: Provision = Provision {
    id: "penalty-own-time",
    rule: |laws| listed(PenaltyKind::OwnTime, laws),
    task: Task::Empowers(When {
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
/// Source: Article 12.9.4.
pub static PENALTY_OPPONENT_POINTS: Provision = Provision {
    id: "penalty-opponent-points",
    rule: |laws| listed(PenaltyKind::OpponentPoints, laws),
    task: Task::Empowers(When {
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
/// Source: Article 12.9.5.
pub static PENALTY_OWN_POINTS: Provision = Provision {
    id: "penalty-own-points",
    rule: |laws| listed(PenaltyKind::OwnPoints, laws),
    task: Task::Empowers(When {
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
/// Source: Article 12.9.6.
pub static PENALTY_LOSS: Provision = Provision {
    id: "penalty-loss",
    rule: |laws| listed(PenaltyKind::Loss, laws),
    task: Task::Empowers(When {
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
/// Source: Article 12.9.7.
pub static PENALTY_FINE: Provision = Provision {
    id: "penalty-fine",
    rule: |laws| listed(PenaltyKind::Fine, laws),
    task: Task::Empowers(When {
        on: ON_PENALTY,
        phase: Phase::Any,
        decide: |moment| decide(&PENALTY_FINE, PenaltyKind::Fine, moment),
    }),
    yields_to: &[],
};

/// Offers exclusion from one or more rounds as a penalty.
///
/// Source: Article 12.9.8.
pub static PENALTY_ROUNDS: Provision = Provision {
    id: "penalty-rounds",
    rule: |laws| listed(PenaltyKind::Rounds, laws),
    task: Task::Empowers(When {
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
/// Source: Article 12.9.9.
pub static PENALTY_EXPULSION: Provision = Provision {
    id: "penalty-expulsion",
    rule: |laws| listed(PenaltyKind::Expulsion, laws),
    task: Task::Empowers(When {
        on: ON_PENALTY,
        phase: Phase::Any,
        decide: |moment| decide(&PENALTY_EXPULSION, PenaltyKind::Expulsion, moment),
    }),
    yields_to: &[],
};
