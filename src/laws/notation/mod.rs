//! Algebraic notation: what an entry of a scoresheet must show, and what it may leave out. Source: Appendix C (2009–), E (before).

mod asked;
mod captures;
mod departure;
mod marks;
mod pieces;
mod recognised;
mod signs;
mod squares;

use crate::laws::Chapter;

/// Algebraic notation.
pub static CHAPTER: Chapter = Chapter {
    id: "notation",
    provisions: &[
        &recognised::ALGEBRAIC_NOTATION,
        &recognised::AMBIGUOUS_ENTRY,
        &recognised::MEANINGLESS_ENTRY,
        &recognised::OTHER_NOTATION,
        &pieces::PIECE_IN_NOTATION,
        &pieces::PIECE_LETTER,
        &pieces::NATIONAL_LETTERS,
        &pieces::PAWN_WITHOUT_LETTER,
        &squares::FILE_NAMES,
        &squares::RANK_NAMES,
        &squares::SQUARE_NAMES,
        &squares::ARRIVAL_SQUARE,
        &captures::CAPTURE_SIGN,
        &captures::CAPTURE_ARRIVAL,
        &captures::PAWN_CAPTURE_ENTRY,
        &captures::TWO_PAWNS_CAPTURE,
        &departure::DEPARTURE_FILE,
        &departure::DEPARTURE_RANK,
        &departure::DEPARTURE_FILE_PREFERRED,
        &departure::DEPARTURE_EXAMPLE_SAME_RANK,
        &departure::DEPARTURE_EXAMPLE_SAME_FILE,
        &departure::DEPARTURE_EXAMPLE_NEITHER,
        &departure::DEPARTURE_EXAMPLE_CAPTURE,
        &marks::PROMOTION_LETTER,
        &marks::OFFER_MARK,
        &marks::KINGSIDE_SIGN,
        &marks::QUEENSIDE_SIGN,
        &signs::SIGN_OF_CAPTURE,
        &signs::CHECK_SIGN,
        &signs::MATE_SIGN,
        &signs::EN_PASSANT_MARK,
    ],
};
