//! The story of a case, told from its events.

use crate::board::Player;
use crate::clock::Millis;
use crate::edition::Setting;
use crate::game::{Act, Actor, Case, Event, EventIx, MoveAct, Order, Sight};
use crate::text::act::{act, disputed, found_of_disputed, names_its_move, tells_whether_legal};
use crate::text::found::{at_the_end, found, is_manner, manner};
use crate::text::known::{Of, assertions, known};
use crate::text::moment::named;
use crate::text::say::{Say, Value};
use crate::text::sentences::sentences;
use crate::text::setting::setting as setting_of;
use crate::text::voice::Voice;

/// One line of a story.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// What it tells.
    pub part: Part,
    /// The sentences.
    pub text: String,
}

/// What a line of a story tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// What is fixed before the game.
    Setting,
    /// What is known before the first event; a board is shown as a diagram beside it.
    Known,
    /// An event.
    Event(EventIx),
    /// What is found of it, or else follows the last event.
    Found,
}

/// The story of a case as lines: its setting, what is known, one line per event, and what is found of it.
pub fn narrate(voice: &Voice<'_>, setting: &Setting, case: &Case) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut line = |part: Part, all: &[Say]| {
        let text = sentences(voice, all);
        if !text.is_empty() {
            lines.push(Line { part, text });
        }
    };
    line(
        Part::Setting,
        &setting_of(std::slice::from_ref(setting), case),
    );
    line(Part::Known, &known(case));
    for (ix, _) in (0..).zip(&case.events) {
        line(Part::Event(ix), &told(case, ix));
    }
    line(Part::Found, &found(case));
    lines
}

/// The sentences that tell an event of a case, and the phrases that belong to them.
///
/// First what the clocks showed and how often a position that is claimed had stood, then its act and the circumstances.
pub fn told(case: &Case, ix: EventIx) -> Vec<Say> {
    let event = &case.events[usize::from(ix)];
    let mut before = readings(event);
    let facts = facts_of(event);
    let after = match &event.act {
        Act::ClaimDraw(claim) if claim.intended.is_none() => {
            before.extend(facts);
            Vec::new()
        }
        _ => facts,
    };
    let mut all = match event.disputed {
        true => disputed(case, ix),
        false => act(case, ix),
    };
    let hand = event
        .hand
        .map(|hand| Say::attribute("event-hand", hand.name()));
    all.splice(1..1, hand.into_iter().chain(manner(case, ix)));
    let (together, unsure) = order(event.order);
    all.extend(together);
    let seen = match event.seen {
        Sight::NotStated => None,
        Sight::Arbiter if event.act == Act::FlagFalls => Some("arbiter-flag"),
        Sight::Arbiter => Some("arbiter"),
        // that nobody knows what came first says it, too
        Sight::Nobody if event.order == Order::Unknown => None,
        Sight::Opponent => Some("opponent"),
        Sight::Nobody if is_claimed_at_once(case, ix) => None,
        Sight::Nobody if usize::from(ix) + 1 < case.events.len() => Some("nobody-at-first"),
        Sight::Nobody => Some("nobody"),
    };
    all.extend(seen.map(|attribute| Say::attribute("event-seen", attribute)));
    all.extend(unsure);
    all.extend(about(case, ix));
    all.extend(at_the_end(case, ix));
    all.extend(after);
    all.extend(found_out(case, ix));
    before.extend(all);
    before
}

/// Whether the next event is a claim about this one: then somebody notices it.
fn is_claimed_at_once(case: &Case, ix: EventIx) -> bool {
    let next = case.events.get(usize::from(ix) + 1);
    next.is_some_and(|next| {
        let claims = matches!(
            next.act,
            Act::ClaimIrregularity | Act::ClaimTouchRules | Act::ClaimFlag | Act::Complain
        );
        claims && next.about.is_none_or(|about| about == ix) && next.by.player().is_some()
    })
}

/// What is found of what is disputed: of an event, or of the one before it of which it is a complaint.
fn found_out(case: &Case, ix: EventIx) -> Option<Say> {
    let complains = |event: &&Event| matches!(event.act, Act::Complain | Act::ClaimIrregularity);
    let event = &case.events[usize::from(ix)];
    let next = case.events.get(usize::from(ix) + 1).filter(complains);
    let own = next.is_none_or(|next| next.about != Some(ix));
    let told = Some(event).filter(|_| own).and_then(found_of_disputed);
    told.or_else(|| {
        let about = Some(event).filter(complains)?.about?;
        let before = about + 1 == ix;
        found_of_disputed(case.events.get(usize::from(about))?).filter(|_| before)
    })
}

/// That it happened at the same moment as the event before, or that nobody knows which of them came first.
fn order(order: Order) -> (Option<Say>, Option<Say>) {
    let said = |attribute: &'static str| Some(Say::attribute("event-order", attribute));
    match order {
        Order::After => (None, None),
        Order::Simultaneous => (said("simultaneous"), None),
        Order::Unknown => (None, said("unknown")),
        Order::Disputed => (None, said("disputed")),
    }
}

/// The event that this one is about, where it is not the one just told.
fn about(case: &Case, ix: EventIx) -> Option<Say> {
    let event = &case.events[usize::from(ix)];
    let about = far_back(event, ix)?;
    if matches!(event.act, Act::Rules(_) | Act::Finds(..)) || names_its_move(event) {
        return None;
    }
    if let Some(text) = move_text(&case.events[usize::from(about)]) {
        let say = Say::attribute("event-about", "move");
        return Some(say.with("move", Value::Move(text.clone())));
    }
    has_numbers(case).then(|| Say::attribute("event-about", "event").number("event", about + 1))
}

/// The event that one is about, where that is not the one just told and its words do not name it.
pub(super) fn far_back(event: &Event, ix: EventIx) -> Option<EventIx> {
    let about = event.about.filter(|about| about + 1 < ix);
    about.filter(|_| event.act != Act::Withdraw)
}

/// A move as it was played.
pub(super) fn move_text(event: &Event) -> Option<&String> {
    match &event.act {
        Act::Move(MoveAct { text, .. }) => text.as_ref(),
        _ => None,
    }
}

/// From how many events on they have numbers, to which a ruling can refer.
const NUMBERED_FROM: usize = 4;

/// Whether the events of a case have numbers in its story: where they are many, and words alone do not say which is meant.
pub fn has_numbers(case: &Case) -> bool {
    let events = &case.events;
    let is_unclear = |ix: usize, event: &Event| {
        let alike = events[..ix]
            .iter()
            .any(|other| named(other) == named(event));
        let far = EventIx::try_from(ix)
            .ok()
            .and_then(|ix| far_back(event, ix));
        alike || far.is_some_and(|about| move_text(&events[usize::from(about)]).is_none())
    };
    let mut all = events.iter().enumerate();
    events.len() >= NUMBERED_FROM && all.any(|(ix, event)| is_unclear(ix, event))
}

/// “ (event 3)” behind what names an event; nothing where the events of the case have no numbers.
pub(super) fn reference(voice: &Voice<'_>, case: &Case, at: EventIx) -> Value {
    let told = has_numbers(case).then(|| reference_to(voice, at));
    Value::Text(told.unwrap_or_default())
}

/// The number of an event in brackets, with the space before it.
pub(super) fn reference_to(voice: &Voice<'_>, at: EventIx) -> String {
    let say = Say::message("event-reference").number("event", at + 1);
    format!(" {}", voice.phrase(&say))
}

/// What the clocks show.
fn readings(event: &Event) -> Vec<Say> {
    let shown = |player: Player| {
        let time = (*event.left.of(player)).filter(|_| event.below_zero.of(player).is_none())?;
        Some((player, time))
    };
    let mut all = match Player::ALL.map(shown) {
        [Some((player, time)), Some((other, others))] => vec![
            Say::attribute(
                "event-left",
                match [time, others].map(shown_as) {
                    ["left", "left"] => "both-left",
                    _ => "both",
                },
            )
            .of(player)
            .time(time)
            .with("owner", Value::Who(Actor::Player(other)))
            .with("others", Value::Time(others)),
        ],
        one => (one.into_iter().flatten())
            .map(|(player, time)| {
                Say::attribute("event-left", shown_as(time))
                    .of(player)
                    .time(time)
            })
            .collect(),
    };
    for player in Player::ALL {
        let below = *event.below_zero.of(player);
        all.extend(below.map(|time| Say::message("event-below-zero").of(player).time(time)));
    }
    all
}

/// Whether a time is told as what is left, or as the display shows it: where it is over, or shown in tenths.
fn shown_as(time: Millis) -> &'static str {
    match time > Millis::ZERO && time.0.is_multiple_of(1_000) {
        true => "left",
        false => "one",
    }
}

/// What is asserted of the event, as far as the sentence that tells it does not say it.
fn facts_of(event: &Event) -> Vec<Say> {
    let mut known = event.known.clone();
    if tells_whether_legal(&event.act) {
        known.legal = None;
    }
    if event.disputed {
        known.happened = None;
    }
    if let Some(found) = &mut known.found {
        found.retain(|finding, _| !is_manner(*finding, &event.act));
    }
    assertions(&known, Of::Event(event))
}
