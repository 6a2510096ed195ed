//! The exact procedure behind [`super::can_mate`]: a series of moves that mates, or a proof that there is none.
//!
//! The procedure is that of the crate `chasolver`, which works on the boards of the crate `chess`.
//! Nothing that it says of a mating line is believed before the line has been replayed here.
//!
//! What it costs is bounded by the crate: one million positions in the first search, 2^24 in the last, lines of 128 moves
//! (single ones), and a table of the positions seen.

use std::str::FromStr;

use chasolver::{Winnability, winnability};
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{Bitboard, Chess, Color, EnPassantMode, Move, Position as _, Square};

/// What the procedure found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Found {
    /// This line ends with checkmate by the player asked for.
    Mate(Vec<Move>),
    /// No series of legal moves ends so.
    Nothing,
    /// It could not be decided with the effort allowed, or the board cannot be put to the procedure.
    GaveUp,
}

/// How many pieces of one colour the lists of moves of the crate `chess` have room for; it does not check.
const MOST_PIECES: usize = 16;

/// Looks for a series of legal moves that ends with checkmate by `winner`.
///
/// Repetitions and counted moves are left out of account.
/// The castling rights of a Chess960 position cannot be put to the procedure: they are left out, so that a line found stands,
/// and a proof that there is none does not.
pub(super) fn find(start: &Chess, winner: Color) -> Found {
    let crowded =
        (Color::ALL.into_iter()).any(|color| start.board().by_color(color).count() > MOST_PIECES);
    if crowded {
        return Found::GaveUp;
    }
    let ordinary = castles_as_usual(start);
    let Some(board) = foreign_board(start, ordinary) else {
        return Found::GaveUp;
    };
    let colour = match winner {
        Color::White => chess::Color::White,
        Color::Black => chess::Color::Black,
    };
    match winnability(&board, colour) {
        Some(Winnability::Winnable { helpmate }) => {
            replayed(start, winner, &helpmate).map_or(Found::GaveUp, Found::Mate)
        }
        Some(Winnability::Unwinnable) if ordinary => Found::Nothing,
        Some(Winnability::Unwinnable) | None => Found::GaveUp,
    }
}

/// Whether every king and rook that may still castle stands where it does at the beginning of an ordinary game.
fn castles_as_usual(start: &Chess) -> bool {
    let rights = start.castles().castling_rights();
    let kings = start.board().kings();
    Color::ALL.into_iter().all(|color| {
        let (rooks, king) = match color {
            Color::White => (Bitboard::from(Square::A1) | Square::H1, Square::E1),
            Color::Black => (Bitboard::from(Square::A8) | Square::H8, Square::E8),
        };
        let own = rights & start.board().by_color(color);
        own.is_empty() || own.is_subset(rooks) && kings.contains(king)
    })
}

fn foreign_board(start: &Chess, with_castling: bool) -> Option<chess::Board> {
    let mut setup = start.to_setup(EnPassantMode::Legal);
    if !with_castling {
        setup.castling_rights = Bitboard::EMPTY;
    }
    chess::Board::from_str(&Fen::try_from_setup(setup).ok()?.to_string()).ok()
}

/// The line in our own moves, if every move of it is legal and the last one mates.
fn replayed(start: &Chess, winner: Color, line: &[chess::ChessMove]) -> Option<Vec<Move>> {
    let mut at = start.clone();
    let mut moves = Vec::with_capacity(line.len());
    for foreign in line {
        let uci = UciMove::from_str(&foreign.to_string()).ok()?;
        let played = uci.to_move(&at).ok()?;
        at.play_unchecked(played);
        moves.push(played);
    }
    (at.is_checkmate() && at.turn() != winner).then_some(moves)
}
