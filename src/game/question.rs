//! Questions of fact: what a ruling may need to know, and the closed set of answers.

use crate::board::Player;
use crate::game::EventIx;
use serde::{Deserialize, Serialize};

/// A question about one event; a question about the whole case is asked of its first event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Question {
    /// What is asked.
    pub about: Subject,
    /// The event it is asked of.
    pub at: EventIx,
}

/// What may be asked.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Subject {
    /// Is the move, made or intended, legal under Article 3?
    Legal,
    /// What is the position after the move: mate, stalemate, dead, or does play go on?
    Outcome,
    /// Can this player checkmate by any series of legal moves?
    CanMate(Player),
    /// Are there pieces with which this player can reach a position where the opponent, having the move, cannot avoid mate in one?
    MatingPotential(Player),
    /// Is the number at least this large?
    AtLeast(Quantity, u32),
    /// Has this player the move?
    HasTheMove(Player),
    /// Did the event happen at all, which the players dispute?
    Happened,
    /// Is this found to be so? Left to the arbiter's judgement.
    Found(Finding),
}

/// What is counted, by whom where it is counted per player.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Quantity {
    /// Occurrences of the position, the present or the intended one included.
    Occurrences,
    /// Occurrences of the position that followed each other in consecutive alternate moves.
    ConsecutiveOccurrences,
    /// Moves by *each* player without pawn move or capture.
    MovesWithoutProgress,
    /// The same, as far as the moves were completed.
    CompletedMovesWithoutProgress,
    /// Moves made by *each* player since the start of the game.
    MovesMadeByEach,
    /// Moves completed by *each* player since the start of the game.
    MovesCompletedByEach,
    /// Moves made by this player since the start of the game.
    MovesMade(Player),
    /// Completed illegal acts of this player that were already counted in this game.
    IllegalActs(Player),
    /// Requests to see the record of the game.
    RecordRequests(Player),
    /// Games that one arbiter supervises at once.
    GamesPerArbiter,
}

/// A finding that the Laws leave to the arbiter.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Finding {
    /// The contact or displacement was an accident.
    Accident,
    /// The act was meant to distract or annoy, or was unreasonable.
    Distraction,
    /// The position before the irregularity can be determined.
    PositionKnown,
    /// Some earlier position can be determined.
    EarlierPositionKnown,
    /// The times at adjournment can be established.
    TimesKnown,
    /// The reason given was valid.
    ValidReason,
    /// The schedule of the event would suffer without it.
    ScheduleSuffers,
    /// The consequences would be too severe.
    TooSevere,
    /// The player is later than the event allows.
    TooLate,
    /// The lateness is excused by the rules of the event or by the arbiter.
    Excused,
    /// The moves that the period demands were completed before its time ran out.
    MovesCompletedInTime,
    /// The period is one in which all remaining moves must be made.
    LastPeriod,
    /// The game is in a quickplay finish, to which the rules for it apply.
    QuickplayFinish,
    /// The player who would win on time cannot win by normal means.
    CannotWinNormally,
    /// The player who would win on time makes no effort to win by normal means.
    NoEffort,
    /// The player has less time left than these rules ask for.
    LittleTime,
    /// It was meant as a resignation.
    MeantToResign,
    /// It was meant as consent to a draw.
    MeantToAgree,
    /// The arbiter consented to the draw.
    Consent,
    /// Each game is recorded by the arbiter or his assistant.
    GamesRecorded,
    /// The games are supervised well enough for the full rules.
    WellSupervised,
    /// The player has less time left than the limit under which he need not record.
    ShortOfTime,
    /// The time added for each move is as much as the limit from which on players must always record.
    LargeIncrement,
    /// The defect of the electronic scoresheet is evident.
    SheetDefectEvident,
    /// There is evidence that more moves were made than the scoresheets show.
    MoreMovesMade,
    /// The player said first that he was adjusting.
    AnnouncedFirst,
    /// The player played otherwise than the touched piece obliged him to.
    OtherwisePlayed,
    /// The player is unable to move the pieces himself.
    UnableToMove,
    /// Both kings are in check, or a pawn stands on its last rank.
    ImpossiblePosition,
    /// No series of legal moves can lead to the position.
    Unreachable,
    /// The clock has an evident defect.
    EvidentDefect,
    /// The player refuses to comply again and again.
    PersistentRefusal,
    /// The behaviour brings chess into disrepute.
    Disrepute,
    /// It is evident that the player has the device.
    DeviceEvident,
    /// The player is not able to press the clock.
    UnableToPress,
    /// The player has a disability.
    Disability,
    /// The player had begun to castle and only not finished it, when he pressed the clock.
    UnfinishedCastling,
}

/// An answer.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// It is not so.
    No,
    /// It is so.
    Yes,
    /// Checkmate.
    Mate,
    /// Stalemate.
    Stalemate,
    /// A dead position.
    Dead,
    /// Play goes on.
    PlayGoesOn,
}

/// The case neither shows nor asserts the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unknown(pub Question);

impl Subject {
    /// The closed set of answers, in the order in which branches are reported.
    pub fn answers(self) -> &'static [Answer] {
        match self {
            Subject::Outcome => &[
                Answer::Mate,
                Answer::Stalemate,
                Answer::Dead,
                Answer::PlayGoesOn,
            ],
            Subject::Legal
            | Subject::CanMate(_)
            | Subject::MatingPotential(_)
            | Subject::AtLeast(..)
            | Subject::HasTheMove(_)
            | Subject::Happened
            | Subject::Found(_) => &[Answer::Yes, Answer::No],
        }
    }

    /// What a story is presumed to mention, and therefore the answer where it is silent.
    ///
    /// This is the only list of silent defaults; each use of it is recorded in the reason.
    pub fn presumed(self) -> Option<Answer> {
        match self {
            Subject::Legal => Some(Answer::Yes),
            Subject::Outcome => Some(Answer::PlayGoesOn),
            Subject::AtLeast(quantity, limit) => match quantity {
                Quantity::IllegalActs(_)
                | Quantity::RecordRequests(_)
                | Quantity::Occurrences
                | Quantity::ConsecutiveOccurrences
                | Quantity::MovesWithoutProgress
                | Quantity::CompletedMovesWithoutProgress => Some(Answer::No),
                // a game of which a story is told has begun
                Quantity::MovesMadeByEach if limit == 1 => Some(Answer::Yes),
                Quantity::MovesMadeByEach
                | Quantity::MovesCompletedByEach
                | Quantity::MovesMade(_)
                | Quantity::GamesPerArbiter => None,
            },
            Subject::Found(finding) => match finding {
                Finding::PositionKnown | Finding::TimesKnown | Finding::EarlierPositionKnown => {
                    Some(Answer::Yes)
                }

                Finding::Accident
                | Finding::Distraction
                | Finding::ValidReason
                | Finding::ScheduleSuffers
                | Finding::AnnouncedFirst
                | Finding::OtherwisePlayed
                | Finding::UnableToMove
                | Finding::TooSevere
                | Finding::TooLate
                | Finding::Excused
                | Finding::EvidentDefect
                | Finding::UnableToPress
                | Finding::Disability
                | Finding::UnfinishedCastling
                | Finding::LastPeriod
                | Finding::ShortOfTime
                | Finding::SheetDefectEvident
                | Finding::GamesRecorded
                | Finding::CannotWinNormally
                | Finding::NoEffort
                | Finding::LittleTime
                | Finding::MeantToResign
                | Finding::MeantToAgree
                | Finding::WellSupervised
                | Finding::PersistentRefusal
                | Finding::Disrepute
                | Finding::DeviceEvident
                | Finding::Unreachable => None,
                Finding::MovesCompletedInTime
                | Finding::QuickplayFinish
                | Finding::Consent
                | Finding::LargeIncrement
                | Finding::MoreMovesMade
                | Finding::ImpossiblePosition => Some(Answer::No),
            },
            Subject::CanMate(_)
            | Subject::MatingPotential(_)
            | Subject::HasTheMove(_)
            | Subject::Happened => None,
        }
    }
}
