//! Between the sessions: offers, endings, and what happens before the envelope may be opened.

use super::story::{board_move, envelope_lost, replier, resumed, who};
use crate::edition::Laws;
use crate::game::{Act, Duty, Effect, Facts, Finding, Happening, Restore};
use crate::laws::drawn_game::DRAW_RESTRICTION;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Keeps a draw offer open that was made after the opponent had sealed, until he answers it.
///
/// Source: Article I.4; how it is answered: Article 9.1.
pub static OFFER_AFTER_SEALING: Provision = Provision {
    id: "offer-after-sealing",
    rule,
    task: Task::Decides(When {
        on: &[Happening::Offered],
        phase: Phase::DuringPlay,
        decide: decide_offer,
    }),
    yields_to: &[&DRAW_RESTRICTION],
};

/// Sets up, before the game is resumed, the position immediately before the sealed move and the times of the adjournment.
///
/// Source: Article I.5.
pub static ADJOURNED_POSITION_SET_UP: Provision = Provision {
    id: "adjourned-position-set-up",
    rule,
    task: Task::Decides(When {
        on: &[Happening::Resumed],
        phase: Phase::DuringPlay,
        decide: decide_set_up,
    }),
    yields_to: &[],
};

/// Tells that a draw agreed or a resignation before the resumption ends the game, with the result that Article 5 gives it.
///
/// Source: Article I.6.
pub static ENDED_BEFORE_RESUMPTION: Provision = Provision {
    id: "ended-before-resumption",
    rule,
    task: Task::Decides(When {
        on: &[Happening::Agreed, Happening::Accepted, Happening::Resigned],
        phase: Phase::DuringPlay,
        decide: decide_ended,
    }),
    yields_to: &[],
};

/// Allows the envelope to be opened only when the player who must reply is present.
///
/// Source: Article I.7.
pub static ENVELOPE_OPENED_FOR_REPLIER: Provision = Provision {
    id: "envelope-opened-for-replier",
    rule,
    task: Task::Demands(When {
        on: &[Happening::Resumed, Happening::EnvelopeOpened],
        phase: Phase::DuringPlay,
        decide: decide_opening,
    }),
    yields_to: &[],
};

fn rule(_laws: &Laws) -> Option<Facts> {
    Some(Facts::new())
}

fn decide_offer(moment: Moment<'_>) -> Decision {
    let Some(player) = moment.player() else {
        return Ok(vec![]);
    };
    let asked = [Happening::AskedToSeal, Happening::AdjournedEarly];
    let adjourning = asked.iter().any(|mark| moment.last(*mark).is_some());
    let facts = Facts::new().with("player", who(player));
    match replier(moment) {
        Some(other) if other == player && !moment.record().envelope_opened() => {
            Ok(OFFER_AFTER_SEALING.holds(facts, [Effect::OfferStands(player)]))
        }
        None if adjourning => Ok(OFFER_AFTER_SEALING.fails(facts)),
        Some(_) | None => Ok(vec![]),
    }
}

fn decide_set_up(moment: Moment<'_>) -> Decision {
    let Some(sealed) = moment.record().sealed() else {
        return Ok(vec![]);
    };
    let doubted = moment.found_so_far(Finding::PositionKnown) == Some(false);
    if (envelope_lost(moment) || doubted) && !moment.found(Finding::PositionKnown)? {
        return Ok(ADJOURNED_POSITION_SET_UP.fails(Facts::new()));
    }
    let mut effects = vec![Effect::Must(Duty::SetUpAdjourned)];
    if let Some(made) = board_move(moment, sealed.by) {
        effects.push(Effect::Restore(Restore::Before(made + 1)));
    }
    Ok(ADJOURNED_POSITION_SET_UP.holds(Facts::new(), effects))
}

fn decide_ended(moment: Moment<'_>) -> Decision {
    if moment.record().sealed().is_none() || resumed(moment) || moment.record().envelope_opened() {
        return Ok(vec![]);
    }
    let open_offer = moment.record().offer().is_some();
    let ends = match moment.act() {
        Act::Accept => open_offer,
        _ => true,
    };
    Ok(ENDED_BEFORE_RESUMPTION.decided(ends, Facts::new(), []))
}

fn decide_opening(moment: Moment<'_>) -> Decision {
    let Some(replier) = replier(moment) else {
        return Ok(vec![]);
    };
    if moment.record().envelope_opened() || envelope_lost(moment) {
        return Ok(vec![]);
    }
    let absent = moment.record().is_absent(replier);
    let facts = Facts::new()
        .with("replier", who(replier))
        .with("absent", absent);
    let opened = moment.happening() == Happening::EnvelopeOpened;
    Ok(match (opened, absent) {
        (true, true) => ENVELOPE_OPENED_FOR_REPLIER.fails(facts),
        (true, false) => ENVELOPE_OPENED_FOR_REPLIER.holds(facts, []),
        (false, true) => {
            ENVELOPE_OPENED_FOR_REPLIER.holds(facts, [Effect::MustNot(Duty::OpenEnvelope)])
        }
        (false, false) => vec![],
    })
}
