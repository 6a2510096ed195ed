//! The story of a case, told from its events.

use crate::board::Player;
use crate::edition::Setting;
use crate::game::{Case, EventIx, Order, Sight};
use crate::text::act::{act, names_its_event};
use crate::text::known::{assertions, known, setting as setting_of};
use crate::text::say::Say;
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
}

/// The story of a case: its setting, what is known, then one line per event.
pub fn narrate(voice: &Voice<'_>, setting: &Setting, case: &Case) -> Vec<Line> {
    let line = |part: Part, sentences: Vec<Say>| Line {
        part,
        text: joined(voice, &sentences),
    };
    let mut lines = vec![line(Part::Setting, setting_of(setting, case.colours))];
    let known = known(case);
    if !known.is_empty() {
        lines.push(line(Part::Known, known));
    }
    for (ix, _) in (0..).zip(&case.events) {
        lines.push(line(Part::Event(ix), told(case, ix)));
    }
    lines
}

fn joined(voice: &Voice<'_>, sentences: &[Say]) -> String {
    let texts: Vec<String> = sentences.iter().map(|say| voice.say(say)).collect();
    texts.join(" ")
}

/// The sentences that tell an event of a case: its act, then its circumstances.
pub fn told(case: &Case, ix: EventIx) -> Vec<Say> {
    let event = &case.events[usize::from(ix)];
    let mut all = act(case, ix);
    if let (Some(about), false) = (event.about, names_its_event(&event.act)) {
        all.push(Say::message("event-about").number("event", about + 1));
    }
    let order = match event.order {
        Order::After => None,
        Order::Simultaneous => Some("simultaneous"),
        Order::Unknown => Some("unknown"),
        Order::Disputed => Some("disputed"),
    };
    all.extend(order.map(|attribute| Say::attribute("event-order", attribute)));
    let seen = match event.seen {
        Sight::NotStated => None,
        Sight::Arbiter => Some("arbiter"),
        Sight::Opponent => Some("opponent"),
        Sight::Nobody => Some("nobody"),
    };
    all.extend(seen.map(|attribute| Say::attribute("event-seen", attribute)));
    let hand = event.hand.map(|hand| hand.name());
    all.extend(hand.map(|attribute| Say::attribute("event-hand", attribute)));
    if event.disputed {
        all.push(Say::message("event-disputed"));
    }
    for player in Player::ALL {
        let left = *event.left.of(player);
        let below = *event.below_zero.of(player);
        let display = match below {
            Some(time) => Some(Say::message("event-below-zero").of(player).time(time)),
            None => left.map(|left| Say::message("event-left").of(player).time(left)),
        };
        all.extend(display);
    }
    all.extend(assertions(&event.known));
    all
}
