//! The chessboard as values: any placement of pieces, what may be done on it, and why something may not.
//!
//! A thin layer over `shakmaty`, which generates the moves.
//! What is added is what an arbiter needs: placements that no game can reach, acts that break the rules,
//! the article's reason for which an act is illegal, the Laws' own test whether two positions are the same,
//! and whether a side can still checkmate at all.
//!
//! Everything here is a pure value; nothing panics on odd placements.

mod alphabet;
mod attempt;
mod can_mate;
mod castling;
mod chess960;
mod course;
mod easy_mate;
mod entry;
mod faults;
mod legality;
mod letters;
mod material;
mod mating_line;
mod memo;
mod player;
mod position;
mod reading;
mod replay;
mod sameness;
mod short_mate;

#[cfg(test)]
pub(crate) use alphabet::tests as alphabets;
pub use alphabet::{Alphabet, seen};
pub use attempt::Attempt;
pub use can_mate::{CanMate, Method, Outcome};
pub use castling::CastlingWay;
pub use chess960::{CHESS960_STARTS, ORDINARY_START, StartRule, first_rank_of, number_of};
pub use course::Course;
pub use entry::{
    Body, Castling, CheckSign, Entry, EntryFault, Flaw, Form, Meaning, OfferMark, OtherSystem,
    PieceEntry, Reading, Target,
};
pub use faults::PositionFault;
pub use legality::Illegal;
pub use letters::{Letters, in_letters};
pub use material::{can_mate_by_material, mating_potential};
pub use player::{Player, Side};
pub use position::{FenError, FenPart, Position};
pub use reading::{MoveTextError, castling_side, is_move_text};
pub use replay::Replay;
pub use sameness::{Difference, PositionKey, Sameness};

pub use shakmaty::{File, Move, Rank, Role, Square};
