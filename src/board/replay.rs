//! A game played on the board move by move, as a file of games is read.

use super::{Move, Position};
use shakmaty::san::SanPlus;
use shakmaty::{Chess, Position as _};

/// The board of a game that is played through, without what only an arbiter asks of a position.
#[derive(Clone, Debug)]
pub struct Replay(Chess);

impl Replay {
    /// The board at the start of a game; none where the moves of the pieces are not defined.
    #[must_use]
    pub fn of(start: &Position) -> Option<Self> {
        start.legal().cloned().map(Replay)
    }

    /// The legal move with which a text begins in standard algebraic notation, and how many bytes it takes.
    ///
    /// What follows it is not looked at.
    #[must_use]
    pub fn standard(&self, text: &[u8]) -> Option<(Move, usize)> {
        let (san, length) = SanPlus::from_ascii_prefix(text).ok()?;
        Some((san.san.to_move(&self.0).ok()?, length))
    }

    /// Whether a move is legal here.
    #[must_use]
    pub fn is_legal(&self, played: Move) -> bool {
        self.0.is_legal(played)
    }

    /// Makes a legal move.
    pub fn play(&mut self, played: Move) {
        self.0.play_unchecked(played);
    }

    /// The position that stands on the board.
    #[must_use]
    pub fn position(&self) -> Position {
        Position::from(self.0.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_played_as_far_as_it_is_in_the_standard_form() {
        let mut board = Replay::of(&Position::initial()).expect("a start");
        let (played, length) = board.standard(b"Nf3!? Nf6").expect("a move");
        assert_eq!(length, 3);
        assert!(board.is_legal(played));
        board.play(played);
        assert!(!board.is_legal(played));
        assert_eq!(board.position(), Position::initial().play(&played));
        // Black has no such move, and a long form is not the standard one.
        assert_eq!(board.standard(b"Nf3"), None);
        assert_eq!(board.standard(b"O-O"), None);
    }

    #[test]
    fn nothing_is_played_without_kings() {
        let empty = Position::from_fen("8/8/8/8/8/8/8/8 w - - 0 1").expect("a FEN");
        assert!(Replay::of(&empty).is_none());
    }
}
