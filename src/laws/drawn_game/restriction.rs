//! What an event may forbid: to agree a draw, or to offer one, too early or at all without consent.

use crate::edition::{DrawRestriction, Laws};
use crate::game::{Effect, Fact, Facts, Finding, Happening, Measure, Quantity, Unknown, words};
use crate::laws::completion::agrees;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Denies effect to an offer or an agreement that the event forbids, unless the arbiter consents.
///
/// Silent where the event restricts nothing, and about offers in editions that let an event restrict only the agreement.
/// No article fixes a sanction, so the arbiter may choose one from the list of penalties.
///
/// Source: Article 9.1.1.
pub static DRAW_RESTRICTION: Provision = Provision {
    id: "draw-restriction",
    rule,
    task: Task::Decides(When {
        on: &[
            Happening::Offered,
            Happening::Accepted,
            Happening::Agreed,
            Happening::EndSuggested,
            Happening::AnsweredUnclearly,
        ],
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[],
};

/// How an event restricts draws.
enum Bar {
    /// Before each player has made this many moves.
    Before(u32),
    /// Throughout the game.
    Throughout,
}

words! {
    /// How long an event restricts draws.
    enum Extent { Before, Throughout }

    /// What it restricts.
    enum Restricted { Offer, Agreement }

    /// Why its restriction does not apply.
    enum Lifted { Consent, LateEnough }
}

fn rule(laws: &Laws) -> Option<Facts> {
    Facts::new().param("covers", &laws.params.event_may_restrict)
}

fn decide(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let Some(facts) = rule(laws) else {
        return Ok(vec![]);
    };
    let covered = match moment.happening() {
        Happening::Offered => covers_offers(moment),
        _ if !agrees(moment) => false,
        Happening::Accepted | Happening::AnsweredUnclearly => moment
            .record()
            .offer()
            .is_some_and(|offer| Some(offer.by) != moment.player()),
        _ => true,
    };
    let Some(bar) = bar(laws).filter(|_| covered) else {
        return Ok(vec![]);
    };
    let facts = match bar {
        Bar::Before(limit) => facts
            .with("scope", Extent::Before)
            .with("limit", Fact::Count(limit)),
        Bar::Throughout => facts.with("scope", Extent::Throughout),
    };
    let act = match moment.happening() {
        Happening::Offered => Restricted::Offer,
        _ => Restricted::Agreement,
    };
    let penalties = match moment.player() {
        Some(player) => vec![Measure::Penalise(player)],
        None => crate::board::Player::ALL.map(Measure::Penalise).to_vec(),
    };
    let facts = facts.with("act", act);
    if !applies(&bar, moment)? {
        return Ok(DRAW_RESTRICTION.fails(facts.with("why", Lifted::LateEnough)));
    }
    if moment.found(Finding::Consent)? {
        return Ok(DRAW_RESTRICTION.fails(facts.with("why", Lifted::Consent)));
    }
    Ok(DRAW_RESTRICTION.holds(facts, [Effect::May(penalties)]))
}

/// Whether the event forbids that an offer be made now.
pub(in crate::laws) fn bars_offers(moment: Moment<'_>) -> Result<bool, Unknown> {
    Ok(covers_offers(moment) && bars_agreement(moment)?)
}

/// Whether the event forbids that a draw be agreed now.
pub(super) fn bars_agreement(moment: Moment<'_>) -> Result<bool, Unknown> {
    match bar(moment.laws()).filter(|_| rule(moment.laws()).is_some()) {
        Some(bar) => Ok(applies(&bar, moment)? && !moment.found(Finding::Consent)?),
        None => Ok(false),
    }
}

fn covers_offers(moment: Moment<'_>) -> bool {
    match moment.given(&moment.laws().params.event_may_restrict) {
        Some(DrawRestriction::OfferOrAgreement) => true,
        Some(DrawRestriction::Agreement) | None => false,
    }
}

fn bar(laws: &Laws) -> Option<Bar> {
    let options = &laws.setting.options;
    if options.draws_need_consent {
        return Some(Bar::Throughout);
    }
    options.no_draw_before_move.map(Bar::Before)
}

fn applies(bar: &Bar, moment: Moment<'_>) -> Result<bool, Unknown> {
    match bar {
        Bar::Before(limit) => Ok(!moment.at_least(Quantity::MovesMadeByEach, *limit)?),
        Bar::Throughout => Ok(true),
    }
}
