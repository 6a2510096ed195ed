//! What an audit finds, each with the provisions that say so.

use super::clocks::ClockFault;
use super::headers::Header;
use super::termination::Termination;
use crate::board::{Method, Move, Player};
use crate::laws::Provision;
use crate::laws::clock::FLAG_FALL_DRAW;
use crate::laws::completion::{CHECKMATE, DEAD_POSITION, RESIGNATION_DRAW, STALEMATE};
use crate::laws::drawn_game::{
    NO_PROGRESS_BY_INTENDED_MOVE, NO_PROGRESS_DRAW, NO_PROGRESS_ON_THE_BOARD,
    REPETITION_BY_INTENDED_MOVE, REPETITION_DRAW, REPETITION_ON_THE_BOARD,
};
use crate::laws::irregularities::ILLEGAL_MOVE;
use crate::read::pgn::{Game, WrittenResult};

/// Something that an arbiter should know of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// After how many moves of either player.
    pub after: usize,
    /// What.
    pub what: What,
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// The game has no position that it can be played from; its start tells why.
    NoStart,
    /// The next entry is no legal move; the game's stop tells why.
    NoMove,
    /// The game was over here.
    Over(Ended),
    /// Moves were played although it was over.
    PlayedOn {
        /// How many, of either player.
        moves: usize,
        /// By what it was over.
        over: How,
    },
    /// A draw could be claimed.
    Claim(Claim),
    /// The game was scored as won by a player who could not checkmate by any series of legal moves.
    WinnerCannotMate {
        /// The winner.
        winner: Player,
        /// How it is known.
        because: Method,
        /// By what it was won.
        by: Won,
    },
    /// The result is not the one that the last position gives.
    ResultContradicts {
        /// As it is written.
        written: WrittenResult,
        /// What the position gives.
        over: How,
        /// The winner, where there is one.
        winner: Option<Player>,
    },
    /// What the file tells of the end is not what the moves or the Laws give.
    Termination(Termination),
    /// The clocks contradict the time control or each other, or cannot be read.
    Clock(ClockFault),
    /// Something is wrong with a tag.
    Header(Header),
}

/// How much a finding weighs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Weight {
    /// A fact that is worth knowing; nothing is wrong, or only the form.
    Remark,
    /// Something does not fit; whoever was there knows what is so.
    Doubt,
    /// The Laws give otherwise.
    Error,
}

impl Weight {
    /// Its name in reports for machines.
    pub const fn name(self) -> &'static str {
        match self {
            Weight::Remark => "remark",
            Weight::Doubt => "doubt",
            Weight::Error => "error",
        }
    }
}

/// What a finding is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Topic {
    /// Moves that cannot be read, or that the Laws do not allow.
    Moves,
    /// What ended the game, and what was played afterwards.
    Endings,
    /// Draws that could be claimed.
    Claims,
    /// Results that do not fit.
    Results,
    /// Clock times that contradict the time control.
    Clocks,
    /// Tags that contradict the game or each other.
    Headers,
}

impl Topic {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Topic::Moves,
        Topic::Endings,
        Topic::Claims,
        Topic::Results,
        Topic::Clocks,
        Topic::Headers,
    ];

    /// Its name, for filters and in reports for machines.
    pub const fn name(self) -> &'static str {
        match self {
            Topic::Moves => "moves",
            Topic::Endings => "endings",
            Topic::Claims => "claims",
            Topic::Results => "results",
            Topic::Clocks => "clocks",
            Topic::Headers => "headers",
        }
    }
}

/// How a game was won other than by mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Won {
    /// The loser's time ran out.
    OnTime,
    /// The loser resigned.
    ByResignation,
    /// The loser stayed away or left.
    ByForfeit,
    /// Somebody decided: an adjudication, or a penalty.
    ByDecision,
    /// The file does not say.
    Untold,
}

/// How and where a game was over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ended {
    /// How.
    pub how: How,
    /// The winner, where there is one.
    pub winner: Option<Player>,
}

/// What ends a game by the moves alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum How {
    /// The player having the move is checkmated.
    Checkmate,
    /// The player having the move has no legal move and is not in check.
    Stalemate,
    /// Nobody can checkmate any more.
    Dead {
        /// Whether with this material nobody could, however the pieces stand.
        by_material: bool,
    },
    /// The same position stood often enough to draw by itself.
    Repetition,
    /// Enough moves were made without pawn move or capture to draw by itself.
    NoProgress,
}

/// A draw that could be claimed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// By whom.
    pub by: Player,
    /// On what.
    pub basis: Basis,
    /// With which moves, written and declared; none where the position on the board is enough.
    pub intended: Option<Intended>,
}

/// What a claim rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Basis {
    /// The same position stood here, in order: after how many moves of either player each.
    ///
    /// An intended move brings it once more.
    Repetition(Vec<usize>),
    /// So many moves of either player were made without pawn move or capture, an intended one not counted.
    NoProgress(u32),
}

/// The moves with which a draw could be claimed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Intended {
    /// This one.
    Move(Move),
    /// Each of these: all moves that neither move a pawn nor capture.
    AnyWithoutProgress(Vec<Move>),
}

impl Finding {
    pub(super) const fn new(after: usize, what: What) -> Self {
        Finding { after, what }
    }

    /// The provisions on which it rests, the first one before all.
    pub fn provisions(&self) -> Vec<&'static Provision> {
        self.what.provisions()
    }
}

impl What {
    /// Its name in reports for machines.
    pub const fn name(&self) -> &'static str {
        match self {
            What::NoStart => "no-start",
            What::NoMove => "no-legal-move",
            What::Over(_) => "over",
            What::PlayedOn { .. } => "played-on",
            What::Claim(_) => "claim",
            What::WinnerCannotMate { .. } => "winner-cannot-mate",
            What::ResultContradicts { .. } => "result-contradicts",
            What::Termination(termination) => termination.name(),
            What::Clock(fault) => fault.name(),
            What::Header(_) => "header",
        }
    }

    /// How much it weighs.
    pub const fn weight(&self) -> Weight {
        match self {
            What::Over(_) | What::Claim(_) => Weight::Remark,
            What::NoStart => Weight::Doubt,
            What::NoMove | What::PlayedOn { .. } | What::ResultContradicts { .. } => Weight::Error,
            What::WinnerCannotMate { by, .. } => match by {
                Won::OnTime | Won::ByResignation => Weight::Error,
                Won::ByForfeit | Won::ByDecision | Won::Untold => Weight::Doubt,
            },
            What::Termination(termination) => termination.weight(),
            What::Clock(fault) => fault.weight(),
            What::Header(header) => header.fault.weight(),
        }
    }

    /// What it is about.
    pub const fn topic(&self) -> Topic {
        match self {
            What::NoStart | What::NoMove => Topic::Moves,
            What::Over(_) | What::PlayedOn { .. } => Topic::Endings,
            What::Claim(_) => Topic::Claims,
            What::WinnerCannotMate { .. }
            | What::ResultContradicts { .. }
            | What::Termination(_) => Topic::Results,
            What::Clock(_) => Topic::Clocks,
            What::Header(_) => Topic::Headers,
        }
    }

    /// Whether it is only about the form of a tag, not about the game.
    pub const fn is_form(&self) -> bool {
        matches!(self, What::Header(header) if matches!(header.fault.weight(), Weight::Remark))
    }

    /// Its place among the findings after the same move.
    pub(super) const fn rank(&self) -> u8 {
        match self {
            What::NoStart => 0,
            What::Over(_) => 1,
            What::Claim(_) => 2,
            What::PlayedOn { .. } => 3,
            What::NoMove => 4,
            What::WinnerCannotMate { .. } => 5,
            What::ResultContradicts { .. } => 6,
            What::Termination(_) => 7,
            What::Clock(_) => 8,
            What::Header(_) => 9,
        }
    }

    fn provisions(&self) -> Vec<&'static Provision> {
        match self {
            What::NoStart => vec![],
            What::NoMove => vec![&ILLEGAL_MOVE],
            What::Over(Ended { how, .. })
            | What::PlayedOn { over: how, .. }
            | What::ResultContradicts { over: how, .. } => how.provisions(),
            What::Claim(claim) => claim.provisions(),
            What::WinnerCannotMate { by, .. } => match by {
                Won::OnTime => vec![&FLAG_FALL_DRAW],
                Won::ByResignation => vec![&RESIGNATION_DRAW],
                Won::ByForfeit | Won::ByDecision => vec![],
                Won::Untold => vec![&FLAG_FALL_DRAW, &RESIGNATION_DRAW],
            },
            What::Termination(termination) => termination.provisions(),
            What::Clock(fault) => fault.provisions(),
            What::Header(_) => vec![],
        }
    }
}

impl How {
    /// Its name in reports for machines.
    pub const fn name(self) -> &'static str {
        match self {
            How::Checkmate => "checkmate",
            How::Stalemate => "stalemate",
            How::Dead { .. } => "dead-position",
            How::Repetition => "repetition",
            How::NoProgress => "no-progress",
        }
    }

    /// The provisions that end the game.
    pub fn provisions(self) -> Vec<&'static Provision> {
        match self {
            How::Checkmate => vec![&CHECKMATE],
            How::Stalemate => vec![&STALEMATE],
            How::Dead { .. } => vec![&DEAD_POSITION],
            How::Repetition => vec![&REPETITION_DRAW],
            How::NoProgress => vec![&NO_PROGRESS_DRAW],
        }
    }
}

impl Claim {
    fn provisions(&self) -> Vec<&'static Provision> {
        match (&self.basis, &self.intended) {
            (Basis::Repetition(_), None) => vec![&REPETITION_ON_THE_BOARD],
            (Basis::Repetition(_), Some(_)) => vec![&REPETITION_BY_INTENDED_MOVE],
            (Basis::NoProgress(_), None) => vec![&NO_PROGRESS_ON_THE_BOARD],
            (Basis::NoProgress(_), Some(_)) => vec![&NO_PROGRESS_BY_INTENDED_MOVE],
        }
    }
}

/// What could not be read as a game.
pub(super) fn unread(game: &Game<'_>) -> impl Iterator<Item = Finding> {
    let start = (game.start.is_err()).then(|| Finding::new(0, What::NoStart));
    let stop = (game.stop.is_some()).then(|| Finding::new(game.moves.len(), What::NoMove));
    start.into_iter().chain(stop)
}
