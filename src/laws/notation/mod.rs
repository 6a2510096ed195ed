//! Algebraic notation: what an entry of a scoresheet must show, and what it may leave out. Source: Appendix C (2009–), E (before).

mod asked;
mod captures;
mod departure;
mod marks;
mod pieces;
mod recognised;
mod signs;
mod squares;

pub use captures::{CAPTURE_ARRIVAL, CAPTURE_SIGN, PAWN_CAPTURE_ENTRY, TWO_PAWNS_CAPTURE};
pub use departure::{
    DEPARTURE_EXAMPLE_CAPTURE, DEPARTURE_EXAMPLE_NEITHER, DEPARTURE_EXAMPLE_SAME_FILE,
    DEPARTURE_EXAMPLE_SAME_RANK, DEPARTURE_FILE, DEPARTURE_FILE_PREFERRED, DEPARTURE_RANK,
};
pub use marks::{KINGSIDE_SIGN, OFFER_MARK, PROMOTION_LETTER, QUEENSIDE_SIGN};
pub use pieces::{NATIONAL_LETTERS, PAWN_WITHOUT_LETTER, PIECE_IN_NOTATION, PIECE_LETTER};
pub use recognised::{ALGEBRAIC_NOTATION, AMBIGUOUS_ENTRY, MEANINGLESS_ENTRY, OTHER_NOTATION};
pub use signs::{CHECK_SIGN, EN_PASSANT_MARK, MATE_SIGN, SIGN_OF_CAPTURE};
pub use squares::{ARRIVAL_SQUARE, FILE_NAMES, RANK_NAMES, SQUARE_NAMES};

use crate::laws::Chapter;

/// Algebraic notation.
pub static CHAPTER: Chapter = Chapter {
    id: "notation",
    provisions: &[
        &ALGEBRAIC_NOTATION,
        &AMBIGUOUS_ENTRY,
        &MEANINGLESS_ENTRY,
        &OTHER_NOTATION,
        &PIECE_IN_NOTATION,
        &PIECE_LETTER,
        &NATIONAL_LETTERS,
        &PAWN_WITHOUT_LETTER,
        &FILE_NAMES,
        &RANK_NAMES,
        &SQUARE_NAMES,
        &ARRIVAL_SQUARE,
        &CAPTURE_SIGN,
        &CAPTURE_ARRIVAL,
        &PAWN_CAPTURE_ENTRY,
        &TWO_PAWNS_CAPTURE,
        &DEPARTURE_FILE,
        &DEPARTURE_RANK,
        &DEPARTURE_FILE_PREFERRED,
        &DEPARTURE_EXAMPLE_SAME_RANK,
        &DEPARTURE_EXAMPLE_SAME_FILE,
        &DEPARTURE_EXAMPLE_NEITHER,
        &DEPARTURE_EXAMPLE_CAPTURE,
        &PROMOTION_LETTER,
        &OFFER_MARK,
        &KINGSIDE_SIGN,
        &QUEENSIDE_SIGN,
        &SIGN_OF_CAPTURE,
        &CHECK_SIGN,
        &MATE_SIGN,
        &EN_PASSANT_MARK,
    ],
};
