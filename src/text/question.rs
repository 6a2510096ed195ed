//! Each question of fact as a sentence: asked, stated, presumed or as a condition.

use crate::game::{Answer, Subject};
use crate::text::say::Say;
use std::borrow::Cow;

/// The question itself.
pub fn asked(subject: Subject) -> Say {
    about(subject, Cow::Borrowed("ask"))
}

/// What the arbiter has to examine where the question is left open; only whether a player can mate is asked of the board.
pub(super) fn to_examine(subject: Subject) -> Option<Say> {
    matches!(subject, Subject::CanMate(_)).then(|| about(subject, Cow::Borrowed("examine")))
}

/// The fact as a statement.
pub fn stated(subject: Subject, answer: Answer) -> Say {
    about(subject, Cow::Borrowed(answer.name()))
}

/// The fact as a condition, without punctuation at its end.
pub fn condition(subject: Subject, answer: Answer) -> Say {
    about(subject, Cow::Owned(format!("if-{}", answer.name())))
}

/// The fact as something taken for granted.
pub(super) fn presumed(subject: Subject, answer: Answer) -> Say {
    about(subject, Cow::Owned(format!("presumed-{}", answer.name())))
}

fn about(subject: Subject, attribute: Cow<'static, str>) -> Say {
    let what = match subject {
        Subject::AtLeast(quantity, _) => quantity.name().to_owned(),
        Subject::Found(finding) => format!("found-{}", finding.name()),
        other => other.name().to_owned(),
    };
    Say::message(format!("question-{what}"))
        .telling(&subject.particulars())
        .under(attribute)
}
