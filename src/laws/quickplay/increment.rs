//! The request for an increment with little time left.

use crate::board::Player;
use crate::edition::Laws;
use crate::game::{Act, Effect, Fact, Facts, Happening, Measure, QuickplayRuling, RulingParts};
use crate::laws::drawn_game::OFFER_REFUSED;
use crate::laws::drawn_game::bars_offers;
use crate::laws::quickplay::open::{Turn, lacks, ruling_at};
use crate::laws::quickplay::scope::applies;
use crate::laws::{Decision, Moment, Phase, Provision, Status, Step, Task, When};

/// Lets a player who has the move and little time left ask for an increment for both; the request is a draw offer, too.
///
/// Source: Article III.4.
pub static QUICKPLAY_INCREMENT_REQUEST: Provision = Provision {
    id: "quickplay-increment-request",
    rule,
    task: Task::Requires(When {
        on: &[Happening::IncrementRequested],
        phase: Phase::DuringPlay,
        decide: request,
    }),
    yields_to: &[],
};

/// Leaves it to the arbiter to give the increment once the opponent has refused the draw.
///
/// Source: Article III.4.
pub static QUICKPLAY_INCREMENT_CHOICE: Provision = Provision {
    id: "quickplay-increment-choice",
    rule,
    task: Task::Empowers(When {
        on: &[Happening::Refused, Happening::Touched, Happening::Made],
        phase: Phase::DuringPlay,
        decide: choose,
    }),
    yields_to: &[],
};

/// Marks the increment as the usual choice.
///
/// Source: M-248, beside Article III.4.
pub static QUICKPLAY_INCREMENT_USUAL: Provision = Provision {
    id: "quickplay-increment-usual",
    rule: |laws| {
        QUICKPLAY_INCREMENT_USUAL.number(&laws.contents)?;
        Facts::new().param("increment", &laws.params.quickplay_increment)
    },
    task: Task::Empowers(When {
        on: &[Happening::Refused, Happening::Touched, Happening::Made],
        phase: Phase::DuringPlay,
        decide: usual,
    }),
    yields_to: &[],
};

/// Sets both clocks with the increment, gives the opponent extra time and lets play go on, when the arbiter grants the request.
///
/// Source: Article III.4.
pub static QUICKPLAY_INCREMENT_GRANTED: Provision = Provision {
    id: "quickplay-increment-granted",
    rule,
    task: Task::Decides(When {
        on: &[Happening::QuickplayDecided, Happening::Ruled],
        phase: Phase::DuringPlay,
        decide: grant,
    }),
    yields_to: &[],
};

fn rule(laws: &Laws) -> Option<Facts> {
    let params = &laws.params;
    Facts::new()
        .param("limit", &params.quickplay_below)?
        .param("increment", &params.quickplay_increment)?
        .param("time", &params.quickplay_increment_opponent_gets)
}

fn request(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let (Some(player), Some(facts)) = (moment.player(), rule(laws)) else {
        return Ok(vec![]);
    };
    if laws.setting.options.no_arbiter || !applies(moment) {
        return Ok(vec![]);
    }
    let facts = facts.with("player", Fact::Player(player));
    if let Some(missing) = lacks(moment, player, Turn::Own)? {
        return Ok(QUICKPLAY_INCREMENT_REQUEST.fails(facts.with("missing", missing)));
    }
    let barred = bars_offers(moment)?;
    let effects = (!barred).then_some(Effect::OfferStands(player));
    let facts = facts.with("offer", !barred);
    Ok(QUICKPLAY_INCREMENT_REQUEST.holds(facts, effects.into_iter().collect::<Vec<_>>()))
}

fn choose(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let (Some(offer), Some(facts)) = (moment.record().offer(), rule(laws)) else {
        return Ok(vec![]);
    };
    let asked = moment.event_at(offer.at).map(|event| &event.act);
    if asked != Some(&Act::RequestIncrement) || !moment.holds(&OFFER_REFUSED)? {
        return Ok(vec![]);
    }
    let Some(increment) = moment.given(&laws.params.quickplay_increment) else {
        return Ok(vec![]);
    };
    let effect = Effect::May(vec![Measure::GrantIncrement(increment)]);
    let facts = facts
        .with("player", Fact::Player(offer.by))
        .with("opponent", Fact::Player(offer.by.other()));
    Ok(QUICKPLAY_INCREMENT_CHOICE.holds(facts, [effect]))
}

fn usual(moment: Moment<'_>) -> Decision {
    let params = &moment.laws().params;
    let increment = &params.quickplay_increment;
    let chosen = moment.holds(&QUICKPLAY_INCREMENT_CHOICE)?;
    let (Some(time), Some(offer)) = (
        moment.given(increment).filter(|_| chosen),
        moment.record().offer(),
    ) else {
        return Ok(vec![]);
    };
    let facts = Facts::new()
        .param("increment", increment)
        .unwrap_or_default();
    let to = offer.by.other();
    let extra = moment.given(&params.quickplay_increment_opponent_gets);
    let extra = extra.map(|time| Effect::AddTime { to, time });
    let parts = std::iter::once(Effect::InstallIncrement(time)).chain(extra);
    let usual = Effect::Usual(RulingParts(parts.collect()));
    Ok(QUICKPLAY_INCREMENT_USUAL.holds(facts, [usual]))
}

pub(super) fn grant(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    if ruling_at(moment, moment.ix()) != Some(QuickplayRuling::GrantIncrement) {
        return Ok(vec![]);
    }
    let (Some(player), Some(facts)) = (requested(moment), rule(laws)) else {
        return Ok(vec![]);
    };
    let params = &laws.params;
    let (Some(increment), Some(time)) = (
        moment.given(&params.quickplay_increment),
        moment.given(&params.quickplay_increment_opponent_gets),
    ) else {
        return Ok(vec![]);
    };
    let to = player.other();
    let facts = facts
        .with("player", Fact::Player(player))
        .with("opponent", Fact::Player(to));
    let refused = moment.record().offer().is_none();
    let effects = [
        Effect::InstallIncrement(increment),
        Effect::AddTime { to, time },
        Effect::PlayOn,
    ];
    Ok(QUICKPLAY_INCREMENT_GRANTED.decided(refused, facts, effects))
}

/// Who asked for the increment, in the latest request that was admitted and is not yet granted.
fn requested(moment: Moment<'_>) -> Option<Player> {
    let held = |step: &Step, provision: &'static Provision| {
        let mut reasons = step.reasons.iter();
        reasons.any(|reason| reason.provision == provision && reason.status == Status::Holds)
    };
    let last = moment.past().iter().rev().find(|step| {
        held(step, &QUICKPLAY_INCREMENT_REQUEST) || held(step, &QUICKPLAY_INCREMENT_GRANTED)
    })?;
    let open = held(last, &QUICKPLAY_INCREMENT_REQUEST);
    moment.event_at(last.event).filter(|_| open)?.by.player()
}
