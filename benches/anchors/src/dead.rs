//! The first position of each game in which neither player can checkmate by any series of legal moves.
//!
//! A stalemate is such a position; `dead_with_material` counts those that are neither one nor bare of material.

use std::str::FromStr;

use chasolver::{Winnability, is_unwinnable_fast, winnability};
use chess::{Board, ChessMove, Color, Piece};
use shakmaty::fen::Fen;
use shakmaty::{Bitboard, CastlingMode, Chess, EnPassantMode, Move, Position as _, Role};

use crate::counts::{Counts, tally};
use crate::game::Follow;

/// How the crate is asked whether a player cannot checkmate; `None` where it gives up.
pub trait Ask {
    fn cannot(board: &Board, winner: Color) -> Option<bool>;
}

/// The fast mode: what it does not prove counts as "can".
pub struct Fast;

impl Ask for Fast {
    fn cannot(board: &Board, winner: Color) -> Option<bool> {
        Some(is_unwinnable_fast(board, winner))
    }
}

/// The full search, with a mating line or a proof.
pub struct Exact;

impl Ask for Exact {
    fn cannot(board: &Board, winner: Color) -> Option<bool> {
        winnability(board, winner).map(|answer| answer == Winnability::Unwinnable)
    }
}

fn dead<A: Ask>(board: &Board) -> Option<bool> {
    if A::cannot(board, Color::White)? {
        A::cannot(board, Color::Black)
    } else {
        Some(false)
    }
}

/// The board of the other crate, which does not know castling in Chess960.
fn board_of(at: &Chess) -> Option<Board> {
    let mut setup = at.to_setup(EnPassantMode::Legal);
    if at.castles().mode() == CastlingMode::Chess960 {
        setup.castling_rights = Bitboard::EMPTY;
    }
    Board::from_str(&Fen::try_from_setup(setup).ok()?.to_string()).ok()
}

/// The board after a move that is not castling.
fn played_on(board: &Board, played: Move) -> Option<Board> {
    // Both crates number the squares from a1 = 0 to h8 = 63, rank by rank.
    let square = |square: shakmaty::Square| chess::ALL_SQUARES[usize::from(square)];
    let promotion = played.promotion().map(|role| match role {
        Role::Knight => Piece::Knight,
        Role::Bishop => Piece::Bishop,
        Role::Rook => Piece::Rook,
        _ => Piece::Queen,
    });
    let moved = ChessMove::new(square(played.from()?), square(played.to()), promotion);
    Some(board.make_move_new(moved))
}

/// What is known of the first dead position of a game.
#[derive(Default)]
struct First {
    ply: Option<u64>,
    with_material: bool,
    undecided: bool,
}

impl First {
    fn end(&self, plies: u64, counts: &mut Counts) {
        let after = self.ply.map_or(0, |ply| plies - ply);
        tally(&mut counts.dead_position, self.ply.is_some());
        tally(&mut counts.dead_with_material, self.with_material);
        tally(&mut counts.played_on_after_dead, after > 0);
        tally(&mut counts.undecided, self.undecided);
        counts.plies_after_dead = Some(counts.plies_after_dead.unwrap_or(0) + after);
    }
}

fn with_material(at: &Chess) -> bool {
    !at.is_insufficient_material() && !at.legal_moves().is_empty()
}

/// The crate asked at every position until one is dead.
pub struct EveryPly<A> {
    board: Option<Board>,
    ply: u64,
    first: First,
    ask: std::marker::PhantomData<A>,
}

impl<A: Ask> EveryPly<A> {
    fn look(&mut self, at: &Chess) {
        match self.board.as_ref().and_then(dead::<A>) {
            Some(true) => {
                self.first.ply = Some(self.ply);
                self.first.with_material = with_material(at);
            }
            Some(false) => {}
            None => self.first.undecided = true,
        }
    }
}

impl<A: Ask> Follow for EveryPly<A> {
    fn begin(start: &Chess) -> Self {
        let mut every = Self {
            board: board_of(start),
            ply: 0,
            first: First::default(),
            ask: std::marker::PhantomData,
        };
        every.look(start);
        every
    }

    fn play(&mut self, _: &Chess, played: Move) {
        self.ply += 1;
        self.board = match &self.board {
            Some(board) if !played.is_castle() => played_on(board, played),
            _ => None,
        };
    }

    fn reached(&mut self, after: &Chess) {
        if self.first.ply.is_none() {
            self.board = self.board.or_else(|| board_of(after));
            self.look(after);
        }
    }

    fn end(self, _: &Chess, counts: &mut Counts) {
        self.first.end(self.ply, counts);
    }
}

/// The fast mode asked at the last position, and where that is dead, between a position that is not and one that is.
///
/// Who can checkmate later could checkmate before, so the dead positions are the last ones of a game.
pub struct Bisected {
    start: Chess,
    moves: Vec<Move>,
}

impl Bisected {
    fn at(&self, ply: usize) -> Chess {
        let mut at = self.start.clone();
        for played in &self.moves[..ply] {
            at.play_unchecked(*played);
        }
        at
    }
}

impl Follow for Bisected {
    fn begin(start: &Chess) -> Self {
        Self {
            start: start.clone(),
            moves: Vec::new(),
        }
    }

    fn play(&mut self, _: &Chess, played: Move) {
        self.moves.push(played);
    }

    fn reached(&mut self, _: &Chess) {}

    fn end(self, last: &Chess, counts: &mut Counts) {
        let is_dead =
            |at: &Chess| board_of(at).is_some_and(|board| dead::<Fast>(&board) == Some(true));
        let mut first = First::default();
        if is_dead(last) {
            let (mut alive, mut over) = (0, self.moves.len());
            while over - alive > 1 {
                let middle = usize::midpoint(alive, over);
                if is_dead(&self.at(middle)) {
                    over = middle;
                } else {
                    alive = middle;
                }
            }
            first.ply = Some(over as u64);
            first.with_material = with_material(&self.at(over));
        }
        first.end(self.moves.len() as u64, counts);
    }
}
