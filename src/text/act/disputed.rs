//! An act of which the players dispute that it took place, told as a claim, and what is found of it.

use crate::board::Player;
use crate::game::{Act, Actor, Case, ClaimDraw, Event, EventIx, MoveAct, YesNo};
use crate::text::act::{act, move_of, moving};
use crate::text::say::{Say, Value};

/// What a player maintains to have happened and the other one denies; where no words are made for it, the act as what is
/// disputed.
pub(in crate::text) fn disputed(case: &Case, ix: EventIx) -> Vec<Say> {
    let event = &case.events[usize::from(ix)];
    let Some(by) = event.by.player() else {
        return in_question(case, ix);
    };
    let by_whom = |claimant: Player| {
        let denies = Actor::Player(claimant.other());
        move |attribute: &'static str| {
            Say::attribute("event-disputed", attribute)
                .player(Actor::Player(claimant))
                .with("owner", Value::Who(denies))
        }
    };
    let (own, others) = (by_whom(by), by_whom(by.other()));
    let claimed = match &event.act {
        Act::SayAdjust => own("words"),
        Act::ClaimDraw(ClaimDraw { intended, .. }) => match intended {
            Some(_) => move_of(own("claim-intended"), intended.as_ref()),
            None => own("claim"),
        },
        Act::OfferDraw(_) => Say::attribute("event-disputed", "offer").player(event.by),
        Act::Move(MoveAct { text, .. }) => {
            let attribute = match (text, event.known.legal) {
                (Some(_), _) => "move",
                (None, None) => "move-unknown",
                (None, Some(YesNo::Yes)) => "move-legal",
                (None, Some(YesNo::No)) => "move-illegal",
            };
            move_of(others(attribute), text.as_ref())
        }
        Act::Touch(touch) => {
            let say = |attribute: &'static str| {
                let says = others("touch");
                says.under(format!("touch-{attribute}"))
            };
            return moving::touched(say, case, ix, touch);
        }
        _ => return in_question(case, ix),
    };
    vec![claimed]
}

/// The act as what is disputed, with what belongs to it.
fn in_question(case: &Case, ix: EventIx) -> Vec<Say> {
    let mut all = act(case, ix);
    if let Some(first) = all.first_mut() {
        let told = Value::Sentences(vec![first.clone()]);
        *first = Say::attribute("event-disputed", "act").with("act", told);
    }
    all
}

/// What is found of an act that is disputed, where that is told.
pub(in crate::text) fn found_of_disputed(event: &Event) -> Option<Say> {
    let so = event.known.happened.filter(|_| event.disputed)?;
    let what = match event.act {
        Act::Touch(_) => "touch",
        Act::Move(_) => "move",
        Act::OfferDraw(_) => "offer",
        Act::ClaimDraw(_) => "claim",
        Act::SayAdjust => "words",
        _ => "act",
    };
    let found = format!("{what}-{}", so.name());
    Some(Say::attribute("event-found-of-disputed", found))
}
