//! Each question of fact as a sentence: asked, stated, presumed or as a condition.

use crate::game::{Answer, Finding, Quantity, Subject};
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
    about(subject, Cow::Borrowed(key(answer)))
}

/// The fact as a condition, without punctuation at its end.
pub fn condition(subject: Subject, answer: Answer) -> Say {
    about(subject, Cow::Owned(format!("if-{}", key(answer))))
}

/// The fact as something taken for granted.
pub(super) fn presumed(subject: Subject, answer: Answer) -> Say {
    about(subject, Cow::Owned(format!("presumed-{}", key(answer))))
}

fn key(answer: Answer) -> &'static str {
    match answer {
        Answer::No => "no",
        Answer::Yes => "yes",
        Answer::Mate => "mate",
        Answer::Stalemate => "stalemate",
        Answer::Dead => "dead",
        Answer::PlayGoesOn => "play-goes-on",
    }
}

fn about(subject: Subject, attribute: Cow<'static, str>) -> Say {
    let say = |id: &'static str| Say::attribute(id, attribute);
    match subject {
        Subject::Legal => say("question-legal"),
        Subject::Outcome => say("question-outcome"),
        Subject::CanMate(player) => say("question-can-mate").of(player),
        Subject::MatingPotential(player) => say("question-mating-potential").of(player),
        Subject::HasTheMove(player) => say("question-has-the-move").of(player),
        Subject::Happened => say("question-happened"),
        Subject::AtLeast(quantity, limit) => match quantity {
            Quantity::Occurrences => say("question-occurrences"),
            Quantity::ConsecutiveOccurrences => say("question-consecutive-occurrences"),
            Quantity::MovesWithoutProgress => say("question-moves-without-progress"),
            Quantity::CompletedMovesWithoutProgress => {
                say("question-completed-moves-without-progress")
            }
            Quantity::GamesPerArbiter => say("question-games-per-arbiter"),
            Quantity::MovesMadeByEach => say("question-moves-made-by-each"),
            Quantity::MovesCompletedByEach => say("question-moves-completed-by-each"),
            Quantity::MovesMade(player) => say("question-moves-made").of(player),
            Quantity::IllegalActs(player) => say("question-illegal-acts").of(player),
            Quantity::RecordRequests(player) => say("question-record-requests").of(player),
        }
        .number("limit", limit),
        Subject::Found(finding) => say(match finding {
            Finding::Accident => "question-found-accident",
            Finding::Distraction => "question-found-distraction",
            Finding::PositionKnown => "question-found-position-known",
            Finding::EarlierPositionKnown => "question-found-earlier-position-known",
            Finding::TimesKnown => "question-found-times-known",
            Finding::ValidReason => "question-found-valid-reason",
            Finding::ScheduleSuffers => "question-found-schedule-suffers",
            Finding::TooSevere => "question-found-too-severe",
            Finding::TooLate => "question-found-too-late",
            Finding::AnnouncedFirst => "question-found-announced-first",
            Finding::OtherwisePlayed => "question-found-otherwise-played",
            Finding::UnableToMove => "question-found-unable-to-move",
            Finding::Excused => "question-found-excused",
            Finding::MovesCompletedInTime => "question-found-moves-completed-in-time",
            Finding::LastPeriod => "question-found-last-period",
            Finding::Consent => "question-found-consent",
            Finding::GamesRecorded => "question-found-games-recorded",
            Finding::WellSupervised => "question-found-well-supervised",
            Finding::ImpossiblePosition => "question-found-impossible-position",
            Finding::Unreachable => "question-found-unreachable",
            Finding::EvidentDefect => "question-found-evident-defect",
            Finding::UnableToPress => "question-found-unable-to-press",
            Finding::UnfinishedCastling => "question-found-unfinished-castling",
            Finding::Disability => "question-found-disability",
            Finding::ShortOfTime => "question-found-short-of-time",
            Finding::LargeIncrement => "question-found-large-increment",
            Finding::SheetDefectEvident => "question-found-sheet-defect-evident",
            Finding::MoreMovesMade => "question-found-more-moves-made",
            Finding::CannotWinNormally => "question-found-cannot-win-normally",
            Finding::NoEffort => "question-found-no-effort",
            Finding::LittleTime => "question-found-little-time",
            Finding::MeantToResign => "question-found-meant-to-resign",
            Finding::MeantToAgree => "question-found-meant-to-agree",
            Finding::QuickplayFinish => "question-found-quickplay-finish",
            Finding::PersistentRefusal => "question-found-persistent-refusal",
            Finding::Disrepute => "question-found-disrepute",
            Finding::DeviceEvident => "question-found-device-evident",
        }),
    }
}
