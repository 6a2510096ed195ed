//! What an audit finds, each with the provisions that say so.

use super::clocks::ClockFault;
use super::headers::Header;
use super::termination::Termination;
use super::told::End;
use crate::board::{Method, Move, Player};
use crate::clock::Millis;
use crate::edition::named;
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
pub struct AuditFinding {
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
    Over(GameEnd),
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

named! {
    /// How much a finding weighs.
    Weight {
        /// A fact that is worth knowing; nothing is wrong, or only the form.
        Remark = "remark",
        /// Something does not fit; whoever was there knows what is so.
        Doubt = "doubt",
        /// The Laws give otherwise.
        Error = "error",
    }
}

named! {
    /// What a finding is about.
    Topic {
        /// Moves that cannot be read, or that the Laws do not allow.
        Moves = "moves",
        /// What ended the game, and what was played afterwards.
        Endings = "endings",
        /// Draws that could be claimed.
        Claims = "claims",
        /// Results that do not fit.
        Results = "results",
        /// Clock times that contradict the time control.
        Clocks = "clocks",
        /// Tags that contradict the game or each other.
        Headers = "headers",
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
pub struct GameEnd {
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

impl AuditFinding {
    pub(super) const fn new(after: usize, what: What) -> Self {
        AuditFinding { after, what }
    }
}

/// What all findings of one kind have in common: a row of the table of findings.
pub(super) struct Row {
    /// Its name in reports for machines.
    pub name: &'static str,
    /// What it is about.
    pub topic: Topic,
    /// How much it weighs.
    pub weight: Weight,
    /// The provisions on which it rests, the first one before all.
    pub provisions: Vec<&'static Provision>,
}

impl Row {
    /// A row of the table.
    pub fn new(
        name: &'static str,
        topic: Topic,
        weight: Weight,
        provisions: &[&'static Provision],
    ) -> Self {
        Row {
            name,
            topic,
            weight,
            provisions: provisions.to_vec(),
        }
    }
}

impl What {
    /// Its row in the table of findings.
    pub(super) fn row(&self) -> Row {
        use Topic::{Claims, Endings, Headers, Moves, Results};
        use Weight::{Doubt, Error, Remark};
        match self {
            What::NoStart => Row::new("no-start", Moves, Doubt, &[]),
            What::NoMove => Row::new("no-legal-move", Moves, Error, &[&ILLEGAL_MOVE]),
            What::Over(ended) => Row::new("over", Endings, Remark, &[ended.how.provision()]),
            What::PlayedOn { over, .. } => {
                Row::new("played-on", Endings, Error, &[over.provision()])
            }
            What::Claim(claim) => Row::new("claim", Claims, Remark, &[claim.provision()]),
            What::WinnerCannotMate { by, .. } => {
                let name = "winner-cannot-mate";
                match by {
                    Won::OnTime => Row::new(name, Results, Error, &[&FLAG_FALL_DRAW]),
                    Won::ByResignation => Row::new(name, Results, Error, &[&RESIGNATION_DRAW]),
                    Won::Untold => {
                        Row::new(name, Results, Doubt, &[&FLAG_FALL_DRAW, &RESIGNATION_DRAW])
                    }
                    Won::ByForfeit | Won::ByDecision => Row::new(name, Results, Doubt, &[]),
                }
            }
            What::ResultContradicts { over, .. } => {
                Row::new("result-contradicts", Results, Error, &[over.provision()])
            }
            What::Termination(termination) => termination.row(),
            What::Clock(fault) => fault.row(),
            What::Header(header) => Row::new("header", Headers, header.fault.weight(), &[]),
        }
    }

    /// Its name in reports for machines.
    pub fn name(&self) -> &'static str {
        self.row().name
    }

    /// How much it weighs.
    pub fn weight(&self) -> Weight {
        self.row().weight
    }

    /// What it is about.
    pub fn topic(&self) -> Topic {
        self.row().topic
    }

    /// The provisions on which it rests, the first one before all.
    pub fn provisions(&self) -> Vec<&'static Provision> {
        self.row().provisions
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

    /// What belongs to it, each value under its name in reports for machines and in messages.
    pub fn details(&self) -> Vec<(&'static str, Detail<'_>)> {
        match self {
            What::NoStart | What::NoMove => vec![],
            What::Over(GameEnd { how, winner }) => vec![
                ("by", Detail::Word(how.name())),
                ("winner", Detail::Player(*winner)),
            ],
            What::PlayedOn { moves, over } => vec![
                ("by", Detail::Word(over.name())),
                ("plies", Detail::Count(*moves)),
            ],
            What::Claim(claim) => claim.details(),
            What::WinnerCannotMate {
                winner, because, ..
            } => vec![
                ("winner", Detail::Player(Some(*winner))),
                ("because", Detail::Word(because.name())),
            ],
            What::ResultContradicts { written, over, .. } => vec![
                ("written", Detail::Result(*written)),
                ("by", Detail::Word(over.name())),
            ],
            What::Termination(termination) => termination.details(),
            What::Clock(fault) => fault.details(),
            What::Header(header) => header.details(),
        }
    }
}

/// A value that belongs to a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail<'f> {
    /// A player, or nobody.
    Player(Option<Player>),
    /// One of a few names.
    Word(&'static str),
    /// What the file tells of the end.
    End(End),
    /// A result.
    Result(WrittenResult),
    /// How many.
    Count(usize),
    /// What a clock shows.
    Clock(Millis),
    /// How long; none where that is not known.
    Time(Option<Millis>),
    /// What somebody wrote.
    Written(&'f str),
    /// Names of tags.
    Tags(&'f [&'static str]),
    /// Places of the game.
    Places(&'f [usize]),
    /// Each of these moves could be made.
    Moves(&'f [Move]),
    /// These moves, one after another.
    Line(&'f [Move]),
    /// The line of the file on which this byte of the game stands.
    LineOf(usize),
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

    /// The provision that ends the game.
    pub fn provision(self) -> &'static Provision {
        match self {
            How::Checkmate => &CHECKMATE,
            How::Stalemate => &STALEMATE,
            How::Dead { .. } => &DEAD_POSITION,
            How::Repetition => &REPETITION_DRAW,
            How::NoProgress => &NO_PROGRESS_DRAW,
        }
    }
}

impl Claim {
    fn provision(&self) -> &'static Provision {
        match (&self.basis, &self.intended) {
            (Basis::Repetition(_), None) => &REPETITION_ON_THE_BOARD,
            (Basis::Repetition(_), Some(_)) => &REPETITION_BY_INTENDED_MOVE,
            (Basis::NoProgress(_), None) => &NO_PROGRESS_ON_THE_BOARD,
            (Basis::NoProgress(_), Some(_)) => &NO_PROGRESS_BY_INTENDED_MOVE,
        }
    }

    fn details(&self) -> Vec<(&'static str, Detail<'_>)> {
        let (ground, shown) = match &self.basis {
            Basis::Repetition(places) => ("repetition", Detail::Places(places)),
            Basis::NoProgress(half_moves) => ("no-progress", Detail::Count(*half_moves as usize)),
        };
        vec![
            ("player", Detail::Player(Some(self.by))),
            ("ground", Detail::Word(ground)),
            (ground, shown),
            ("intended", Detail::Moves(self.intended_moves())),
        ]
    }

    /// The moves with which it could be made; none where the position on the board is enough.
    pub(super) fn intended_moves(&self) -> &[Move] {
        match &self.intended {
            None => &[],
            Some(Intended::Move(played)) => std::slice::from_ref(played),
            Some(Intended::AnyWithoutProgress(moves)) => moves,
        }
    }
}

/// What could not be read as a game.
pub(super) fn unread(game: &Game<'_>) -> impl Iterator<Item = AuditFinding> + use<> {
    let start = (game.start.is_err()).then(|| AuditFinding::new(0, What::NoStart));
    let stop = (game.stop.is_some()).then(|| AuditFinding::new(game.moves.len(), What::NoMove));
    start.into_iter().chain(stop)
}
