//! Each question of fact as a sentence: asked, stated, presumed or as a condition.

use crate::game::{Answer, Quantity, Subject};
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
    let say = |id: Cow<'static, str>| Say::attribute(id, attribute);
    match subject {
        Subject::Legal => say("question-legal".into()),
        Subject::Outcome => say("question-outcome".into()),
        Subject::CanMate(player) => say("question-can-mate".into()).of(player),
        Subject::MatingPotential(player) => say("question-mating-potential".into()).of(player),
        Subject::HasTheMove(player) => say("question-has-the-move".into()).of(player),
        Subject::Happened => say("question-happened".into()),
        Subject::AtLeast(quantity, limit) => match quantity {
            Quantity::Occurrences => say("question-occurrences".into()),
            Quantity::ConsecutiveOccurrences => say("question-consecutive-occurrences".into()),
            Quantity::MovesWithoutProgress => say("question-moves-without-progress".into()),
            Quantity::CompletedMovesWithoutProgress => {
                say("question-completed-moves-without-progress".into())
            }
            Quantity::GamesPerArbiter => say("question-games-per-arbiter".into()),
            Quantity::MovesMadeByEach => say("question-moves-made-by-each".into()),
            Quantity::MovesCompletedByEach => say("question-moves-completed-by-each".into()),
            Quantity::MovesMade(player) => say("question-moves-made".into()).of(player),
            Quantity::IllegalActs(player) => say("question-illegal-acts".into()).of(player),
            Quantity::RecordRequests(player) => say("question-record-requests".into()).of(player),
        }
        .number("limit", limit),
        Subject::Found(finding) => say(format!("question-found-{finding}").into()),
    }
}
