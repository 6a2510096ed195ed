//! Each question of fact as a sentence: asked, stated, presumed or as a condition.

use crate::game::{Act, Answer, Case, Finding, Question, Subject};
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
    about(subject, Cow::Owned(format!("if-{}", answer.name()))).word("moved", "other")
}

/// The same in a case; it names the move that it is about.
pub(super) fn condition_of(question: &Question, answer: Answer, case: &Case) -> Say {
    let attribute = Cow::Owned(format!("if-{}", answer.name()));
    named(about(question.about, attribute), question, case)
}

/// The fact as something taken for granted in a case; it names the move or the position that it is about.
pub(super) fn presumed(question: &Question, answer: Answer, case: &Case) -> Say {
    let attribute = Cow::Owned(format!("presumed-{}", answer.name()));
    named(about(question.about, attribute), question, case)
}

/// With the move or the position of the case that a question is about: sealed, adjourned, intended or made by a player.
fn named(say: Say, question: &Question, case: &Case) -> Say {
    let Some(event) =
        (case.events.get(usize::from(question.at))).filter(|_| names_what(question.about))
    else {
        return say;
    };
    let which = match &event.act {
        Act::Seal(_) | Act::ChangeSealed(_) | Act::SealReply(_) | Act::OpenEnvelope => "sealed",
        Act::Resume | Act::LoseEnvelope => "adjourned",
        Act::ClaimDraw(claim) if claim.intended.is_some() => "intended",
        Act::Move(_) => "made",
        _ => "other",
    };
    say.word("moved", which).player(event.by)
}

/// Whether the words of a question name a move or a position of the case.
fn names_what(subject: Subject) -> bool {
    matches!(
        subject,
        Subject::Legal | Subject::Outcome | Subject::Found(Finding::PositionKnown)
    )
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
