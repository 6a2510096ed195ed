//! Questions of fact: what a ruling may need to know, and the closed set of answers.

use crate::board::Player;
use crate::edition::named;
use crate::game::EventIx;
use crate::game::particulars::vocabulary;

/// A question about one event; a question about the whole case is asked of its first event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Question {
    /// What is asked.
    pub about: Subject,
    /// The event it is asked of.
    pub at: EventIx,
}

vocabulary! {
    /// What may be asked.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Subject {
        /// Is the move, made or intended, legal under Article 3?
        Legal,
        /// What is the position after the move: mate, stalemate, dead, or does play go on?
        Outcome,
        /// Can this player checkmate by any series of legal moves?
        CanMate(player: Player),
        /// Are there pieces with which this player can reach a position where the opponent, having the move, cannot avoid mate in one?
        MatingPotential(player: Player),
        /// Is the number at least this large?
        AtLeast(quantity: Quantity, limit: u32),
        /// Has this player the move?
        HasTheMove(player: Player),
        /// Did the event happen at all, which the players dispute?
        Happened,
        /// Is this found to be so? Left to the arbiter's judgement.
        Found(finding: Finding),
    }
}

vocabulary! {
    /// What is counted, by whom where it is counted per player.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
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
        MovesMade(player: Player),
        /// Completed illegal acts of this player that were already counted in this game.
        IllegalActs(player: Player),
        /// Requests to see the record of the game.
        RecordRequests(player: Player),
        /// Games that one arbiter supervises at once.
        GamesPerArbiter,
    }
}

/// How far a finding reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Span {
    /// It concerns one act alone: the event that it is about.
    Act,
    /// It concerns a player as long as the case lasts.
    Player,
    /// It concerns the game.
    Game,
}

/// Defines the findings from one table: the name in scenarios and messages, what is presumed where a story is silent, and how far it reaches.
macro_rules! findings {
    ($($(#[$doc:meta])* $variant:ident = $name:literal => $presumed:ident, $span:ident;)+) => {
        named! {
            /// A finding that the Laws leave to the arbiter.
            Finding {
                $($(#[$doc])* $variant = $name,)+
            }
        }

        impl Finding {
            /// What a story is presumed to mention, and therefore the answer where it is silent.
            const fn presumed(self) -> Option<Answer> {
                match self {
                    $(Finding::$variant => findings!(@$presumed),)+
                }
            }

            /// How far it reaches.
            pub const fn span(self) -> Span {
                match self {
                    $(Finding::$variant => findings!(@$span),)+
                }
            }
        }
    };
    (@open) => { None };
    (@yes) => { Some(Answer::Yes) };
    (@no) => { Some(Answer::No) };
    (@act) => { Span::Act };
    (@player) => { Span::Player };
    (@game) => { Span::Game };
}

findings! {
    /// The contact or displacement was an accident.
    Accident = "accident" => open, act;
    /// The act was meant to distract or annoy, or was unreasonable.
    Distraction = "distraction" => open, act;
    /// The position before the irregularity can be determined.
    PositionKnown = "position-known" => yes, game;
    /// Some earlier position can be determined.
    EarlierPositionKnown = "earlier-position-known" => yes, game;
    /// The times at adjournment can be established.
    TimesKnown = "times-known" => yes, game;
    /// The reason given was valid.
    ValidReason = "valid-reason" => open, act;
    /// The schedule of the event would suffer without it.
    ScheduleSuffers = "schedule-suffers" => open, game;
    /// The consequences would be too severe.
    TooSevere = "too-severe" => open, act;
    /// The player is later than the event allows.
    TooLate = "too-late" => open, player;
    /// The opponent, who has still to come, does so within the default time.
    OpponentInTime = "opponent-in-time" => open, game;
    /// The lateness is excused by the rules of the event or by the arbiter.
    Excused = "excused" => open, player;
    /// The moves that the period demands were completed before its time ran out.
    MovesCompletedInTime = "moves-completed-in-time" => no, player;
    /// The period is one in which all remaining moves must be made.
    LastPeriod = "last-period" => open, player;
    /// The game is in a quickplay finish, to which the rules for it apply.
    QuickplayFinish = "quickplay-finish" => no, game;
    /// The player who would win on time cannot win by normal means.
    CannotWinNormally = "cannot-win-normally" => open, game;
    /// The player who would win on time makes no effort to win by normal means.
    NoEffort = "no-effort" => open, game;
    /// The player has less time left than these rules ask for.
    LittleTime = "little-time" => open, player;
    /// It was meant as a resignation.
    MeantToResign = "meant-to-resign" => open, act;
    /// It was meant as consent to a draw.
    MeantToAgree = "meant-to-agree" => open, act;
    /// The arbiter consented to the draw.
    Consent = "consent" => no, game;
    /// Each game is recorded by the arbiter or his assistant.
    GamesRecorded = "games-recorded" => open, game;
    /// The games are supervised well enough for the full rules.
    WellSupervised = "well-supervised" => open, game;
    /// The player has less time left than the limit under which he need not record.
    ShortOfTime = "short-of-time" => open, player;
    /// The time added for each move is as much as the limit from which on players must always record.
    LargeIncrement = "large-increment" => no, game;
    /// The defect of the electronic scoresheet is evident.
    SheetDefectEvident = "sheet-defect-evident" => open, act;
    /// There is evidence that more moves were made than the scoresheets show.
    MoreMovesMade = "more-moves-made" => no, game;
    /// The player said first that he was adjusting.
    AnnouncedFirst = "announced-first" => open, act;
    /// The player played otherwise than the touched piece obliged him to.
    OtherwisePlayed = "otherwise-played" => open, act;
    /// The player is unable to move the pieces himself.
    UnableToMove = "unable-to-move" => open, player;
    /// Both kings are in check, or a pawn stands on its last rank.
    ImpossiblePosition = "impossible-position" => no, game;
    /// No series of legal moves can lead to the position.
    Unreachable = "unreachable" => open, game;
    /// The clock has an evident defect.
    EvidentDefect = "evident-defect" => open, game;
    /// The player refuses to comply again and again.
    PersistentRefusal = "persistent-refusal" => open, act;
    /// The behaviour brings chess into disrepute.
    Disrepute = "disrepute" => open, act;
    /// It is evident that the player has the device.
    DeviceEvident = "device-evident" => open, act;
    /// The arbiter gave leave for what was done.
    Permission = "permission" => open, act;
    /// The arbiter was told before the player left.
    Reported = "reported" => open, act;
    /// The player is not able to press the clock.
    UnableToPress = "unable-to-press" => open, player;
    /// The player has a disability.
    Disability = "disability" => open, player;
    /// The clock marks which flag fell first.
    ClockMarksFirst = "clock-marks-first" => open, game;
    /// There is ground to suspect the player of cheating, such as a formal complaint that is not evidently unfounded.
    Suspicion = "suspicion" => open, player;
    /// The suspicion is overwhelming, or it is to be feared that the evidence will vanish.
    Overwhelming = "overwhelming" => open, player;
    /// The accusation was made in malice.
    Malice = "malice" => no, act;
    /// The accusation has a reasonable ground.
    ReasonableGround = "reasonable-ground" => open, act;
    /// The player had begun to castle and only not finished it, when he pressed the clock.
    UnfinishedCastling = "unfinished-castling" => open, act;
    /// Nobody noticed that the game was drawn without a claim.
    Unnoticed = "unnoticed" => no, game;
    /// The player was told that the next breach costs the game.
    LossAnnounced = "loss-announced" => no, player;
    /// The clock was only pressed back after an irregularity of the opponent, by accident or so as to distract.
    OnlyPressedBack = "only-pressed-back" => open, act;
    /// An illegal act counts for itself, although another one on the same move counts as well.
    CountedApart = "counted-apart" => open, act;
    /// The pieces stood well on their squares.
    StoodWell = "stood-well" => no, act;
    /// What lies on the scoresheet hides too much of it.
    SheetHidden = "sheet-hidden" => open, act;
    /// The law of the country forbids what a rule demands.
    AgainstNationalLaw = "against-national-law" => no, game;
    /// The opponent would be worse off by it.
    OpponentWorseOff = "opponent-worse-off" => open, act;
    /// The mate that the queen in the pawn's place gives comes before what the illegal act costs.
    MateFirst = "mate-first" => open, act;
    /// There is no record of the game at all.
    NoRecord = "no-record" => no, game;
}

named! {
    /// An answer.
    Answer {
        /// It is not so.
        No = "no",
        /// It is so.
        Yes = "yes",
        /// Checkmate.
        Mate = "mate",
        /// Stalemate.
        Stalemate = "stalemate",
        /// A dead position.
        Dead = "dead",
        /// Play goes on.
        PlayGoesOn = "play-goes-on",
    }
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

    /// Whether it is a fact of the position on the board, so that a move ends it.
    pub fn is_of_the_position(self) -> bool {
        match self {
            Subject::Outcome => true,
            Subject::AtLeast(quantity, _) => matches!(
                quantity,
                Quantity::Occurrences
                    | Quantity::ConsecutiveOccurrences
                    | Quantity::MovesWithoutProgress
                    | Quantity::CompletedMovesWithoutProgress
            ),
            Subject::Legal
            | Subject::CanMate(_)
            | Subject::MatingPotential(_)
            | Subject::HasTheMove(_)
            | Subject::Happened
            | Subject::Found(_) => false,
        }
    }

    /// What a story is presumed to mention, and therefore the answer where it is silent.
    ///
    /// This and the table of the findings are the only lists of silent defaults; each use of them is recorded in the reason.
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
            Subject::Found(finding) => finding.presumed(),
            Subject::CanMate(_)
            | Subject::MatingPotential(_)
            | Subject::HasTheMove(_)
            | Subject::Happened => None,
        }
    }
}
