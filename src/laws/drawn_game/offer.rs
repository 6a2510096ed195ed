//! The draw offer: when and how it is made, and that it binds.

use crate::board::Player;
use crate::edition::{Discretion, Laws};
use crate::game::{
    Act, Answer, Effect, Fact, Facts, Happening, Measure, OfferDraw, Subject, words,
};
use crate::laws::adjourned::OFFER_AFTER_SEALING;
use crate::laws::completion::offers_by_gesture;
use crate::laws::conduct::DISTRACTION;
use crate::laws::drawn_game::DRAW_RESTRICTION;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

const ON_OFFER: &[Happening] = &[Happening::Offered];

/// Lets an offer stand until the opponent answers it or the game ends.
///
/// A gesture that was meant as consent to a draw, where none is offered, offers one: with the opponent's consent to it the draw is agreed.
/// An offer at any moment is valid; the moment only matters for [`OFFER_AT_WRONG_MOMENT`].
///
/// Source: Article 9.1.2.1.
pub static DRAW_OFFER: Provision = Provision {
    id: "draw-offer",
    rule: no_variables,
    task: Task::Decides(When {
        on: &[Happening::Offered, Happening::EndSuggested],
        phase: Phase::DuringPlay,
        decide: stands,
    }),
    yields_to: &[&OFFER_AFTER_SEALING, &DRAW_RESTRICTION],
};

/// Lets the arbiter consider a distraction when the offer comes at another moment than between move and press; as FIDE
/// teaches it, he has to penalise it (M-151).
///
/// Silent where the case does not say when the offer was made. An offer that is found to distract is penalised under [`DISTRACTION`].
///
/// Source: Article 9.1.2.1; like [`DRAW_OFFER`], it refers to the article on distraction.
pub static OFFER_AT_WRONG_MOMENT: Provision = Provision {
    id: "offer-at-wrong-moment",
    rule: |laws| Facts::new().param("duty", &laws.params.offer_at_wrong_moment_penalised),
    task: Task::Forbids(When {
        on: ON_OFFER,
        phase: Phase::DuringPlay,
        decide: wrong_moment,
    }),
    yields_to: &[&OFFER_AFTER_SEALING, &DRAW_RESTRICTION, &DISTRACTION],
};

/// Takes away the condition from an offer, not the offer.
///
/// Reading: the Laws forbid conditions and do not say what becomes of an offer that has one.
/// The offer stands without it, since an offer at a wrong moment stands too; the alternative, that it is void, is followed by no source.
///
/// Source: Article 9.1.2.1.
pub static CONDITIONAL_OFFER: Provision = Provision {
    id: "conditional-offer",
    rule: no_variables,
    task: Task::Decides(When {
        on: ON_OFFER,
        phase: Phase::DuringPlay,
        decide: condition,
    }),
    yields_to: &[&DRAW_RESTRICTION],
};

/// Requires both players to note an offer with the sign (=), where they must record at all.
///
/// Source: Article 9.1.2.2.
pub static OFFER_NOTED: Provision = Provision {
    id: "offer-noted",
    rule: where_players_record,
    task: Task::Decides(When {
        on: ON_OFFER,
        phase: Phase::DuringPlay,
        decide: noted,
    }),
    yields_to: &[&DRAW_RESTRICTION],
};

fn no_variables(_laws: &Laws) -> Option<Facts> {
    Some(Facts::new())
}

fn where_players_record(laws: &Laws) -> Option<Facts> {
    let param = &laws.params.players_record;
    (param.value() != Some(&false)).then(|| Facts::new().no_surer_than(param))
}

fn stands(moment: Moment<'_>) -> Decision {
    let Some(player) = moment.player() else {
        return Ok(vec![]);
    };
    if moment.happening() == Happening::EndSuggested && !offers_by_gesture(moment) {
        return Ok(vec![]);
    }
    Ok(DRAW_OFFER.holds(about(player), [Effect::OfferStands(player)]))
}

fn wrong_moment(moment: Moment<'_>) -> Decision {
    let Some(player) = moment.player() else {
        return Ok(vec![]);
    };
    let record = moment.record();
    if record.unpressed().is_some() && record.node().mover == Some(player) {
        return Ok(OFFER_AT_WRONG_MOMENT.fails(about(player)));
    }
    let when = match moment.ask(Subject::HasTheMove(player)) {
        Ok(Answer::Yes) => Offered::BeforeMoving,
        Ok(_) => Offered::OnOpponentsTime,
        Err(_) => return Ok(vec![]),
    };
    let facts = about(player).with("when", when);
    let penalised = moment.given(&moment.laws().params.offer_at_wrong_moment_penalised);
    let duty = penalised.unwrap_or(Discretion::May);
    let effect = match duty {
        Discretion::Shall => Effect::PenaltyDue(player),
        Discretion::May => Effect::May(vec![Measure::PenaliseDistraction(player)]),
    };
    let facts = facts.with("duty", duty);
    Ok(OFFER_AT_WRONG_MOMENT.holds(facts, [effect]))
}

words! {
    /// When an offer was made that was not made between move and press.
    enum Offered { BeforeMoving, OnOpponentsTime }
}

fn condition(moment: Moment<'_>) -> Decision {
    match (moment.player(), moment.act()) {
        (
            Some(player),
            Act::OfferDraw(OfferDraw {
                conditional: true, ..
            }),
        ) => Ok(CONDITIONAL_OFFER.holds(about(player), [Effect::ConditionVoid])),
        _ => Ok(vec![]),
    }
}

fn noted(moment: Moment<'_>) -> Decision {
    let Some(facts) = where_players_record(moment.laws()) else {
        return Ok(vec![]);
    };
    match moment.player() {
        Some(player) => Ok(OFFER_NOTED.holds(facts.with("player", Fact::Player(player)), [])),
        None => Ok(vec![]),
    }
}

fn about(player: Player) -> Facts {
    Facts::new().with("player", Fact::Player(player))
}
