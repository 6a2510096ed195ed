//! Acts of a game on two boards, and entries that an examiner asks about, as sentences.

use crate::game::{Actor, BlindMove, BoardsDiffer, EntryAsked, YesNo};
use crate::read::REFERENCE;
use crate::text::say::{Say, Value};

/// The question what an entry means.
pub(super) fn entry_asked(by: Actor, entry: &EntryAsked) -> Say {
    let letters = entry.letters.clone().unwrap_or(REFERENCE.to_owned());
    Say::message("event-asks-entry")
        .player(by)
        .word("letters", letters)
        .with("entry", Value::Written(entry.text.clone()))
}

/// A move on the special board.
pub(super) fn blind_move(by: Actor, moved: &BlindMove) -> Vec<Say> {
    let mut all = vec![match &moved.text {
        Some(text) => Say::attribute("event-blind-move", "given")
            .player(by)
            .with("move", Value::Move(text.clone())),
        None => Say::attribute("event-blind-move", "unknown").player(by),
    }];
    let said = moved
        .said
        .clone()
        .filter(|_| moved.misspoken())
        .map(|said| {
            Say::attribute("event-blind-announced", "instead")
                .player(by)
                .with("move", Value::Move(said))
        });
    match said {
        Some(said) => all.push(said),
        None => {
            all.push(Say::attribute("event-blind-announced", moved.announced.name()).player(by))
        }
    }
    let mut more = |id: &'static str, attribute: &'static str| {
        all.push(Say::attribute(id, attribute).player(by));
    };
    if moved.captured_removed == YesNo::No {
        more("event-blind-board", "captured-left");
    }
    if moved.placed == YesNo::No {
        more("event-blind-board", "not-placed");
    }
    all.push(Say::attribute("event-blind-pressed", moved.pressed.name()).player(by));
    all
}

/// The two boards differ.
pub(super) fn boards_differ(by: Actor, differ: &BoardsDiffer) -> Vec<Say> {
    let mut all = vec![Say::message("event-boards-differ").player(by)];
    let attribute = match differ.records_agree {
        YesNo::Yes => "agree",
        YesNo::No => "differ",
    };
    all.push(Say::attribute("event-records", attribute).player(by));
    let whose = differ.wrong_board.map(Actor::Player);
    all.extend(whose.map(|whose| {
        Say::message("event-wrong-board")
            .player(by)
            .with("owner", Value::Who(whose))
    }));
    all
}
