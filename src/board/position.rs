//! A placement of the pieces with who has the move and the rights that go with it.

use std::convert::identity;
use std::str::FromStr;

use shakmaty::fen::{Fen, ParseFenError};
use shakmaty::{
    Bitboard, Board, Castles, CastlingMode, Chess, Color, EnPassantMode, FromSetup, Move, Piece,
    Position as _, PositionError, Rank, Role, Setup, Square,
};

use super::{Attempt, Player};

/// Any placement of pieces, reachable in a game or not.
///
/// Two positions are equal (`==`) when all that a FEN tells is equal, the counters included;
/// for the Laws' idea of the same position see [`Position::same_position`].
#[derive(Debug, Clone)]
pub struct Position {
    pub(super) setup: Setup,
    pub(super) legal: Option<Chess>,
    pub(super) mode: CastlingMode,
}

/// Why a text is no FEN.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("FEN \"{fen}\": expected {expected}")]
pub struct FenError {
    /// The text as it was given.
    pub fen: String,
    /// What should have stood there.
    pub expected: FenPart,
}

/// What a FEN is made of, as far as something else was found there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FenPart {
    /// All fields together.
    Fields,
    /// The pieces, rank by rank.
    Placement,
    /// A position of chess, and of no other game.
    Chess,
    /// Who has the move.
    Turn,
    /// The rights to castle.
    Castling,
    /// The square for capturing en passant.
    EnPassant,
    /// Half-moves since a capture or a pawn move.
    HalfMoves,
    /// The number of the move.
    MoveNumber,
    /// The start position of Chess960, as FEN or by its number.
    Start,
}

impl FenPart {
    /// Its name in messages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fields => "fields",
            Self::Placement => "placement",
            Self::Chess => "chess",
            Self::Turn => "turn",
            Self::Castling => "castling",
            Self::EnPassant => "en-passant",
            Self::HalfMoves => "half-moves",
            Self::MoveNumber => "move-number",
            Self::Start => "start",
        }
    }
}

impl std::fmt::Display for FenPart {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Fields => "placement, turn, castling rights, en passant square and two counters",
            Self::Placement => {
                "eight ranks of eight squares, written with KQRBNPkqrbnp and 1 to 8, separated by /"
            }
            Self::Chess => "a position of chess, without pockets or numbers of checks",
            Self::Turn => "w or b in the second field",
            Self::Castling => {
                "a dash or letters of KQkq (or of the rooks' files) in the third field"
            }
            Self::EnPassant => "a dash or a square a1 to h8 in the fourth field",
            Self::HalfMoves => "a whole number in the fifth field",
            Self::MoveNumber => "a whole number in the sixth field",
            Self::Start => "the start position of Chess960, as FEN or by its number",
        })
    }
}

impl Position {
    /// The position from which every game starts.
    #[must_use]
    pub fn initial() -> Self {
        Self::from(Chess::default())
    }

    /// Reads a FEN; any placement that can be written down becomes a value, also one that no game can reach.
    ///
    /// Missing fields at the end are filled as usual (White has the move, no rights, counters at their start).
    /// Castling rights in the letters of the rooks' files make it a Chess960 position where they need to.
    ///
    /// # Errors
    /// Names the text and the field that could not be read.
    pub fn from_fen(fen: &str) -> Result<Self, FenError> {
        let setup = read_setup(fen)?;
        let by_file = fen.split_ascii_whitespace().nth(2).unwrap_or("-");
        let mode = if by_file.contains(|c: char| matches!(c.to_ascii_lowercase(), 'a'..='h')) {
            CastlingMode::detect(&setup)
        } else {
            CastlingMode::Standard
        };
        Ok(Self::from_setup(setup, mode))
    }

    /// Reads the FEN of a Chess960 game: the letters KQkq mean the outermost rooks.
    ///
    /// # Errors
    /// As [`Position::from_fen`].
    pub fn from_fen_chess960(fen: &str) -> Result<Self, FenError> {
        Ok(Self::from_setup(read_setup(fen)?, CastlingMode::Chess960))
    }

    pub(super) fn from_setup(setup: Setup, mode: CastlingMode) -> Self {
        let legal = Chess::from_setup(setup.clone(), mode)
            .or_else(PositionError::ignore_invalid_castling_rights)
            .or_else(PositionError::ignore_invalid_ep_square)
            .or_else(PositionError::ignore_too_much_material)
            .or_else(PositionError::ignore_impossible_check)
            .ok();
        Self { setup, legal, mode }
    }

    /// The FEN of this position; an en passant square is given after every double step, as the FEN standard has it.
    #[must_use]
    pub fn fen(&self) -> String {
        Fen::try_from_setup(self.setup.clone())
            .unwrap_or_else(shakmaty::fen::LossyFenError::ignore)
            .to_string()
    }

    /// The placement, turn, rights and counters as `shakmaty` keeps them.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The position as one that can be played on, or `None` where the moves are not defined:
    /// a king is missing or double, a pawn stands on the first or last rank,
    /// or the king of the player who does *not* have the move is attacked.
    #[must_use]
    pub const fn legal(&self) -> Option<&Chess> {
        self.legal.as_ref()
    }

    /// The player who has the move.
    #[must_use]
    pub fn has_the_move(&self) -> Player {
        self.setup.turn.into()
    }

    /// The same placement with the move given to `player`; a change of turn ends the right to take en passant.
    #[must_use]
    pub fn with_move_of(&self, player: Player) -> Self {
        if self.has_the_move() == player {
            return self.clone();
        }
        Self::from_setup(self.setup.clone().into_swapped_turn(), self.mode)
    }

    /// The piece on a square and whose it is.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<(Player, Role)> {
        let piece = self.setup.board.piece_at(square)?;
        Some((piece.color.into(), piece.role))
    }

    /// All pieces with their squares, from a1 along the ranks to h8.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Player, Role)> + '_ {
        (self.setup.board.iter()).map(|(square, piece)| (square, piece.color.into(), piece.role))
    }

    /// Whether an examiner would ask if it is dead: no queen and no rook is left, and every pawn stands right before another piece.
    #[must_use]
    pub fn looks_dead(&self) -> bool {
        self.pieces().all(|(square, player, role)| match role {
            Role::Queen | Role::Rook => false,
            Role::Pawn => {
                let step = if player == Player::White { 8 } else { -8 };
                let ahead = square.offset(step);
                ahead.is_none_or(|ahead| self.piece_at(ahead).is_some())
            }
            Role::King | Role::Bishop | Role::Knight => true,
        })
    }

    /// How many moves of either player (single moves, not pairs) in a row were made
    /// without a pawn move and without a capture, as the FEN tells it.
    #[must_use]
    pub const fn half_moves_without_progress(&self) -> u32 {
        self.setup.halfmoves
    }

    /// The players whose king is attacked, White first; both in a position that no game reaches.
    #[must_use]
    pub fn kings_in_check(&self) -> Vec<Player> {
        (Player::ALL.into_iter())
            .filter(|&player| self.in_check(player))
            .collect()
    }

    /// Decides whether a king of this player is attacked.
    #[must_use]
    pub fn in_check(&self, player: Player) -> bool {
        in_check(&self.setup.board, player)
    }

    /// The pawns that stand on the last rank, seen from their owner, and were not exchanged.
    #[must_use]
    pub fn unpromoted_pawns(&self) -> Vec<(Player, Square)> {
        let on_last_rank = |player: Player| {
            let pawns = self.setup.board.by_piece(player.color().pawn());
            (pawns & player.color().relative_rank(Rank::Eighth)).into_iter()
        };
        (Player::ALL.into_iter())
            .flat_map(|player| on_last_rank(player).map(move |square| (player, square)))
            .collect()
    }

    /// The position after a move.
    ///
    /// A move that is not among [`Position::legal_moves`] is carried out all the same, as in [`Position::put_through`].
    #[must_use]
    pub fn play(&self, played: &Move) -> Self {
        if let Some(chess) = self.legal.as_ref().filter(|chess| chess.is_legal(*played)) {
            let mut after = chess.clone();
            after.play_unchecked(*played);
            return Self::from_chess(after, self.mode);
        }
        self.put_through(&Attempt::of(self.has_the_move(), played))
    }

    /// The position in which a square holds this piece instead, or nothing.
    ///
    /// A right to castle goes with the king or rook that is taken away; who has the move does not change.
    #[must_use]
    pub fn replace(&self, square: Square, piece: Option<(Player, Role)>) -> Self {
        let mut setup = self.setup.clone();
        match piece {
            Some((player, role)) => {
                let color = player.color();
                setup.board.set_piece_at(square, Piece { color, role });
            }
            None => setup.board.discard_piece_at(square),
        }
        if setup.board != self.setup.board {
            setup.castling_rights = castles(&setup, self.mode).castling_rights();
        }
        Self::from_setup(setup, self.mode)
    }

    /// The rights to castle that king and rook have kept by never moving, as squares of the rooks.
    pub(super) fn castling_rights(&self) -> Bitboard {
        self.castles().castling_rights()
    }

    pub(super) fn castles(&self) -> Castles {
        match &self.legal {
            Some(chess) => chess.castles().clone(),
            None => castles(&self.setup, self.mode),
        }
    }

    fn from_chess(chess: Chess, mode: CastlingMode) -> Self {
        let setup = chess.to_setup(EnPassantMode::Always);
        Self {
            setup,
            legal: Some(chess),
            mode,
        }
    }
}

impl From<Chess> for Position {
    fn from(chess: Chess) -> Self {
        let mode = chess.castles().mode();
        Self::from_chess(chess, mode)
    }
}

impl FromStr for Position {
    type Err = FenError;

    fn from_str(fen: &str) -> Result<Self, FenError> {
        Self::from_fen(fen)
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        self.setup == other.setup && self.mode == other.mode
    }
}

impl Eq for Position {}

/// Decides whether a king of this player is attacked on this board.
pub(super) fn in_check(board: &Board, player: Player) -> bool {
    let kings = board.by_piece(player.color().king());
    (kings.into_iter()).any(|king| {
        board
            .attacks_to(king, !player.color(), board.occupied())
            .any()
    })
}

fn castles(setup: &Setup, mode: CastlingMode) -> Castles {
    Castles::from_setup(setup, mode).unwrap_or_else(identity)
}

fn read_setup(fen: &str) -> Result<Setup, FenError> {
    let refuse = |expected| FenError {
        fen: fen.to_owned(),
        expected,
    };
    let mut setup = Fen::from_ascii(fen.trim().as_bytes())
        .map_err(|error| refuse(expected(&error)))?
        .into_setup();
    if setup.pockets.is_some() || setup.remaining_checks.is_some() {
        return Err(refuse(FenPart::Chess));
    }
    setup.promoted = Bitboard::EMPTY;
    Ok(setup)
}

const fn expected(error: &ParseFenError) -> FenPart {
    match error {
        ParseFenError::InvalidFen => FenPart::Fields,
        ParseFenError::InvalidBoard => FenPart::Placement,
        ParseFenError::InvalidPocket | ParseFenError::InvalidRemainingChecks => FenPart::Chess,
        ParseFenError::InvalidTurn => FenPart::Turn,
        ParseFenError::InvalidCastling => FenPart::Castling,
        ParseFenError::InvalidEpSquare => FenPart::EnPassant,
        ParseFenError::InvalidHalfmoveClock => FenPart::HalfMoves,
        ParseFenError::InvalidFullmoves => FenPart::MoveNumber,
    }
}

/// The first rank of a player, seen from White.
pub(super) const fn first_rank(color: Color) -> Rank {
    color.relative_rank(Rank::First)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_placement_that_can_be_written_down_is_a_value_and_keeps_its_fen() {
        for fen in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "rnbqkbnr/pppp1ppp/8/8/4pP2/8/PPPPP1PP/RNBQKBNR b KQkq f3 0 3",
            "7k/8/5KQ1/8/8/8/8/8 w - - 149 120",
            "8/8/8/8/8/8/8/8 w - - 0 1",
            "k6R/8/8/8/8/8/8/K6r w - - 0 1",
            "P6k/8/8/8/8/8/8/p6K b - - 3 40",
            "kkkkkkkk/8/8/8/8/8/8/KKKKKKKK w - - 0 1",
            "8/8/8/8/8/8/8/4K3 w KQ - 0 1",
            "4k3/8/8/8/8/8/8/4K3 w - e3 0 1",
            "QQQQQQQQ/QQQQQQQQ/8/8/8/8/k7/7K w - - 0 1",
            "rkr5/8/8/8/8/8/8/RKR5 w KQkq - 0 1",
        ] {
            let position = Position::from_fen(fen).expect(fen);
            let again = Position::from_fen(&position.fen()).expect("what we wrote we can read");
            assert_eq!(again.setup(), position.setup(), "{fen}");
            // Rights that no king and rook bear are written by the file of the missing rook.
            if !fen.contains(" KQ ") {
                assert_eq!(position.fen(), fen);
            }
        }
    }

    #[test]
    fn a_text_that_is_no_fen_is_named_with_what_was_expected() {
        for (fen, expected) in [
            ("", "placement"),
            ("8/8/8/8/8/8/8 w - - 0 1", "eight ranks"),
            ("8/8/8/8/8/8/8/9 w - - 0 1", "eight ranks"),
            ("8/8/8/8/8/8/8/8 x - - 0 1", "w or b"),
            ("8/8/8/8/8/8/8/8 w Z - 0 1", "KQkq"),
            ("8/8/8/8/8/8/8/8 w - e9 0 1", "a1 to h8"),
            ("8/8/8/8/8/8/8/8 w - - x 1", "fifth"),
            ("8/8/8/8/8/8/8/8 w - - 0 -3", "sixth"),
            ("8/8/8/8/8/8/8/8[Q] w - - 0 1", "pockets"),
            ("8/8/8/8/8/8/8/8 w - - 0 1 rest of the line", "placement"),
        ] {
            let error = Position::from_fen(fen).expect_err(fen).to_string();
            assert!(
                error.contains(expected) && error.contains(fen),
                "{fen:?}: {error}"
            );
        }
    }

    #[test]
    fn counters_at_their_limit_do_not_overflow() {
        let fen = "4k3/8/8/8/8/8/8/4K3 b - - 99999999999 99999999999";
        let position = Position::from_fen(fen).expect(fen);
        let after = position.play(&position.legal_moves()[0]);
        assert_eq!(after.half_moves_without_progress(), u32::MAX);
        assert_eq!(after.full_moves(), u32::MAX);
    }

    #[test]
    fn unpromoted_pawns_and_kings_in_check_are_seen() {
        let position = Position::from_fen("P3k3/8/8/8/4R3/8/8/p3K2p w - - 0 1").expect("a FEN");
        assert_eq!(position.kings_in_check(), [Player::Black]);
        assert_eq!(
            position.unpromoted_pawns(),
            [
                (Player::White, Square::A8),
                (Player::Black, Square::A1),
                (Player::Black, Square::H1)
            ]
        );
        let queen = position.replace(Square::A8, Some((Player::White, Role::Queen)));
        assert_eq!(
            queen.piece_at(Square::A8),
            Some((Player::White, Role::Queen))
        );
        assert!(queen.legal().is_none());
    }

    #[test]
    fn a_rook_that_is_taken_away_takes_its_right_along() {
        let position = Position::from_fen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1").expect("a FEN");
        assert_eq!(
            position.replace(Square::H1, None).fen(),
            "r3k2r/8/8/8/8/8/8/R3K3 w Qkq - 0 1"
        );
        assert_eq!(
            position.replace(Square::E8, None).fen(),
            "r6r/8/8/8/8/8/8/R3K2R w KQ - 0 1"
        );
        assert_eq!(
            position.replace(Square::H1, Some((Player::White, Role::Rook))),
            position
        );
    }
}
