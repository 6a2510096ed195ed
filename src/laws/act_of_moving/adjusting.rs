//! Putting pieces right on their squares, and every other contact with a piece.

use crate::board::{Player, Role, Square};
use crate::game::{
    Act, Effect, EventIx, Fact, Facts, Finding, Happening, Measure, Order, Request, Subject, Tell,
    Tidings, Unknown,
};
use crate::laws::act_of_moving::contact::{TOUCHING, accident, in_passing};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Lets the player having the move put pieces right on their squares, once he has said so.
///
/// The words must come before the contact; an adjustment without them is an ordinary touch.
///
/// Source: Article 4.2.1.
///
/// Reading: before 2017 the text does not say what an adjustment without the words is; as it is done on purpose,
/// it is read as a touch that binds. The alternative, for 2014, is that no move was meant and nothing binds.
/// The letter lets any piece be adjusted; it is taught that only those are that stand badly (M-022), own knights apart, which
/// their owner may turn (M-012). Whether the touch of another one binds after the words is not said; it does not here.
pub static ADJUSTING: Provision = Provision {
    id: "adjusting",
    rule: |laws| {
        let only = &laws.params.adjusting_only_what_stands_badly;
        Some(Facts::new().with("only", only.is(true)))
    },
    task: Task::Decides(When {
        on: &[Happening::Adjusted],
        phase: Phase::DuringPlay,
        decide: adjust,
    }),
    yields_to: &[&ADJUSTING_ON_OWN_TIME],
};

/// Forbids a player who does not have the move to put pieces right.
///
/// Source: Article 4.2.1: only the player having the move.
pub static ADJUSTING_OUT_OF_TURN: Provision = Provision {
    id: "adjusting-out-of-turn",
    rule: |_| Some(Facts::new()),
    task: Task::Forbids(When {
        on: &[Happening::Adjusted],
        phase: Phase::DuringPlay,
        decide: out_of_turn,
    }),
    yields_to: &[],
};

/// Forbids a player to put pieces right while his own clock is not running, even if he has the move.
///
/// Source: Article 6.2.5.
pub static ADJUSTING_ON_OWN_TIME: Provision = Provision {
    id: "adjusting-on-own-time",
    rule: |laws| {
        (laws.params.adjusting_needs_own_clock_running.value()? == &true)
            .then(|| Facts::new().no_surer_than(&laws.params.adjusting_needs_own_clock_running))
    },
    task: Task::Forbids(When {
        on: &[Happening::Adjusted],
        phase: Phase::DuringPlay,
        decide: on_own_time,
    }),
    yields_to: &[],
};

/// Leaves it to the owner of the knights which way they face; the opponent cannot have them turned.
///
/// Source: M-012, beside Article 2.3.
pub static KNIGHTS_FACE: Provision = Provision {
    id: "knights-face",
    rule: |laws| KNIGHTS_FACE.where_numbered(laws),
    task: Task::Decides(When {
        on: &[Happening::Requested],
        phase: Phase::Any,
        decide: |moment| {
            let asked = Act::Request(Request::TurnKnights);
            Ok(match moment.player().filter(|_| *moment.act() == asked) {
                Some(player) => KNIGHTS_FACE.holds(facts(player), [Effect::Forbidden(player)]),
                None => vec![],
            })
        },
    }),
    yields_to: &[],
};

/// Takes every contact with a piece as meant, except a proper adjustment and a clear accident.
///
/// Source: Article 4.2.2.
pub static OTHER_CONTACT: Provision = Provision {
    id: "other-contact",
    rule: |laws| (laws.params.other_contact_counts_as_intent.value()? == &true).then(Facts::new),
    task: Task::Defines(Some(When {
        on: TOUCHING,
        phase: Phase::DuringPlay,
        decide: other_contact,
    })),
    yields_to: &[],
};

/// Whether the words came before the adjustment of this event, and its player has the move.
pub(in crate::laws) fn adjusted_properly(moment: Moment<'_>, ix: EventIx) -> Result<bool, Unknown> {
    let Some(player) = moment.event_at(ix).and_then(|event| event.by.player()) else {
        return Ok(false);
    };
    announced_first(moment, ix, player)
}

/// Whether these are the words that pieces are put right, whoever hears them.
fn says_so(act: &Act) -> bool {
    let told = |tell: &Tell| tell.what == Tidings::Adjusting;
    matches!(act, Act::SayAdjust) || matches!(act, Act::Tell(tell) if told(tell))
}

/// Whether a player said that he adjusts before he did so.
fn announced_first(moment: Moment<'_>, ix: EventIx, player: Player) -> Result<bool, Unknown> {
    let said = |at: EventIx| {
        moment
            .event_at(at)
            .is_some_and(|event| says_so(&event.act) && event.by.player() == Some(player))
    };
    let since_made = moment.since(Happening::Made);
    let words = since_made
        .iter()
        .map(|step| step.event)
        .filter(|at| *at < ix)
        .rfind(|at| said(*at));
    let Some(words) = words else {
        return Ok(false);
    };
    match moment
        .event_at(ix)
        .map(|event| event.order)
        .filter(|_| words + 1 == ix)
    {
        Some(Order::Simultaneous) => Ok(false),
        Some(Order::Unknown | Order::Disputed) => {
            let asked = Subject::Found(Finding::AnnouncedFirst);
            Ok(moment.ask_at(ix, asked)? == crate::game::Answer::Yes)
        }
        Some(Order::After) | None => Ok(true),
    }
}

fn facts(player: Player) -> Facts {
    Facts::new().with("player", Fact::Player(player))
}

fn adjust(moment: Moment<'_>) -> Decision {
    let Some(player) = moment.player() else {
        return Ok(vec![]);
    };
    if !moment.has_the_move(player)? {
        return Ok(vec![]);
    }
    let announced = announced_first(moment, moment.ix(), player)?;
    let sound = announced && stand_well(moment, player)?;
    let facts = facts(player).with("sound", sound);
    if sound {
        let penalty = Effect::May(vec![Measure::PenaliseDistraction(player)]);
        return Ok(ADJUSTING.holds(facts, [Effect::Forbidden(player), penalty]));
    }
    Ok(ADJUSTING.decided(announced, facts, [Effect::Allowed(player)]))
}

/// Whether pieces are handled that are not to be adjusted, as nothing is wrong with them.
///
/// A player's own knights may be turned.
fn stand_well(moment: Moment<'_>, player: Player) -> Result<bool, Unknown> {
    let params = &moment.laws().params;
    let only = &params.adjusting_only_what_stands_badly;
    // read only where it decides, so that nobody is named for what the letter gives, too
    if !only.is(true) || !moment.found(Finding::StoodWell)? || moment.given(only) != Some(true) {
        return Ok(false);
    }
    let (Act::Adjust(squares), Some(position)) = (moment.act(), moment.position()) else {
        return Ok(true);
    };
    let knight = |square: &Square| position.piece_at(*square) == Some((player, Role::Knight));
    let turned = squares.iter().all(knight);
    Ok(!turned || moment.given(&params.knights_turned_by_their_owner) != Some(true))
}

fn out_of_turn(moment: Moment<'_>) -> Decision {
    let Some(player) = moment.player() else {
        return Ok(vec![]);
    };
    let out = !moment.has_the_move(player)?;
    Ok(ADJUSTING_OUT_OF_TURN.decided(out, facts(player), forbidden(player)))
}

fn forbidden(player: Player) -> [Effect; 2] {
    let penalty = Effect::May(vec![Measure::Penalise(player)]);
    [Effect::Forbidden(player), penalty]
}

fn on_own_time(moment: Moment<'_>) -> Decision {
    let Some(player) = moment.player() else {
        return Ok(vec![]);
    };
    let demanded =
        moment.given(&moment.laws().params.adjusting_needs_own_clock_running) == Some(true);
    if !demanded || !moment.has_the_move(player)? {
        return Ok(vec![]);
    }
    if !announced_first(moment, moment.ix(), player)? {
        return Ok(vec![]);
    }
    let record = moment.record();
    let waits = record.unpressed().is_some() && record.node().mover == Some(player.other());
    Ok(ADJUSTING_ON_OWN_TIME.decided(waits, facts(player), forbidden(player)))
}

fn other_contact(moment: Moment<'_>) -> Decision {
    let Some(player) = moment.player() else {
        return Ok(vec![]);
    };
    if moment.given(&moment.laws().params.other_contact_counts_as_intent) != Some(true)
        || !moment.has_the_move(player)?
    {
        return Ok(vec![]);
    }
    let facts = facts(player);
    let proper =
        moment.happening() == Happening::Adjusted && adjusted_properly(moment, moment.ix())?;
    if proper {
        return Ok(vec![]);
    }
    let taken_in_hand = matches!(moment.act(), Act::Lift(_) | Act::TakeOff(_));
    if taken_in_hand {
        return Ok(vec![]);
    }
    let by_accident = match accident(moment, moment.ix()) {
        Err(unknown) if in_passing(moment.act()) => return Err(unknown),
        answer => answer.unwrap_or(false),
    };
    // that the touch was meant is told: then it need not count as meant
    let touched = matches!(moment.act(), Act::Touch(_));
    let told = touched && moment.ask(Subject::Found(Finding::Accident)).is_ok();
    Ok(OTHER_CONTACT.decided(!by_accident, facts.implied(told), []))
}
