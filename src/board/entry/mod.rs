//! Entries of a scoresheet: what is written, taken apart, what it can mean on a board, and how a move is entered.
//!
//! Unlike [`Position::read_move`], which understands what people say, this holds an entry against the form
//! that the appendix on notation prescribes.

mod meaning;
mod parse;
mod write;

pub use meaning::{Meaning, Reading};
pub use parse::{
    Body, Castling, CheckSign, Entry, EntryFault, OfferMark, OtherSystem, PieceEntry, Target,
};
pub use write::Form;

use super::{Alphabet, Position};

/// A way in which an entry departs from the prescribed form although it means one move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Flaw {
    /// The letter of the piece is missing.
    LetterMissing,
    /// The letter of the piece is small.
    LetterSmall,
    /// A pawn is named by a letter.
    PawnLetter,
    /// The square of arrival is not complete.
    ArrivalIncomplete,
    /// A sign of capture where nothing is captured.
    CaptureSignWrong,
    /// The file from which a pawn captures is missing.
    PawnFileMissing,
    /// Another piece of the kind can go there too; only the signs of capture and check tell which is meant.
    DepartureMissing,
    /// A sign stands between a pawn move and the new piece.
    PromotionSign,
    /// The draw offer is not marked in the prescribed way.
    OfferMark,
    /// Castling is not written with its own sign.
    CastlingForm,
    /// A sign of check where there is none, or a sign of mate where there is no mate.
    CheckSignWrong,
    /// The mark of capturing en passant where nothing is so captured.
    EnPassantWrong,
}

impl Position {
    /// What an entry of the player having the move means: taken apart, with the legal moves that fit it.
    ///
    /// # Errors
    ///
    /// The entry is in another system of notation, or no entry at all.
    pub fn read_entry(&self, text: &str, alphabet: &Alphabet) -> Result<Reading, EntryFault> {
        Ok(self.reading(Entry::parse(text, alphabet)?))
    }
}

#[cfg(test)]
mod tests;
