//! Why there is no ruling, in words.

use crate::board::MoveTextError;
use crate::edition::Laws;
use crate::laws::{Fault, Provision};
use crate::text::question::{asked, stated};
use crate::text::rule::naming;
use crate::text::say::{Say, Value};
use crate::text::voice::Voice;

/// Why there is no ruling under these laws.
pub fn no_ruling(voice: &Voice<'_>, laws: &Laws, fault: &Fault) -> String {
    let say = |attribute| Say::attribute("no-ruling", attribute);
    let named = |provision: &'static Provision| {
        let say = naming("provision-named", voice, provision, &laws.contents);
        Value::Text(voice.say(&say))
    };
    let why = match fault {
        Fault::Conflict(one, other) => say("conflict")
            .with("first", named(one))
            .with("second", named(other)),
        Fault::Contradiction {
            question,
            asserted,
            shown,
        } => {
            let fact = |answer| Value::Text(voice.say(&stated(question.about, answer)));
            say("contradiction")
                .number("event", question.at + 1)
                .with("asserted", fact(*asserted))
                .with("shown", fact(*shown))
        }
        Fault::EmptySquare { event, square } => say("empty-square")
            .number("event", event + 1)
            .with("square", Value::Square(*square)),
        Fault::Unreadable { event, error } => {
            let (text, why) = unread(error);
            say("unreadable")
                .number("event", event + 1)
                .with("text", Value::Written(text.to_owned()))
                .with("why", Value::Text(voice.say(&why)))
        }
        Fault::TooOpen(questions) => {
            let last = questions.last().map(|last| voice.say(&asked(last.about)));
            say("too-open")
                .number("count", questions.len() as u64)
                .with("last", Value::Text(last.unwrap_or_default()))
        }
    };
    let heading = voice.text("no-ruling");
    format!("{heading} {}", voice.say(&why))
}

/// The text that is no move on the board, and why.
fn unread(error: &MoveTextError) -> (&str, Say) {
    let why = |why: &'static str| Say::attribute("unread", why);
    match error {
        MoveTextError::Unreadable { text } => (text, why("unreadable")),
        MoveTextError::NoSuchPiece { text } => (text, why("no-such-piece")),
        MoveTextError::AnotherPiece { text, square } => (
            text,
            why("another-piece").with("square", Value::Square(*square)),
        ),
        MoveTextError::Ambiguous { text, from } => {
            let squares = from.iter().map(ToString::to_string).collect();
            (
                text,
                why("ambiguous").with("squares", Value::Texts(squares)),
            )
        }
    }
}
