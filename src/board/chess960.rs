//! The start positions of Chess960: their numbers, and what each must fulfil.

use std::sync::LazyLock;

use shakmaty::{Color, File, Rank, Role, Square};

use super::{Player, Position};

/// How many start positions there are.
pub const CHESS960_STARTS: u16 = 960;

/// The number of the ordinary initial position among them.
pub const ORDINARY_START: u16 = 518;

/// The places of the two knights among the five squares that bishops and queen leave free, in the order of the numbers.
const KNIGHTS: [(usize, usize); 10] = [
    (0, 1),
    (0, 2),
    (0, 3),
    (0, 4),
    (1, 2),
    (1, 3),
    (1, 4),
    (2, 3),
    (2, 4),
    (3, 4),
];

/// The pieces on the first rank in each start position, in the order of the numbers.
static RANKS: LazyLock<Vec<[Role; 8]>> =
    LazyLock::new(|| (0..CHESS960_STARTS).filter_map(first_rank_of).collect());

/// What a start position of Chess960 must fulfil.
///
/// Source: Guidelines II.2 (2017–), F.2 (2009–2014).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum StartRule {
    /// White's pawns stand on the second rank, all other white pieces on the first.
    Pieces,
    /// The king stands between the rooks.
    KingBetweenRooks,
    /// The bishops stand on squares of different colours.
    OppositeBishops,
    /// The black pieces mirror the white ones.
    Mirrored,
}

/// The pieces on the first rank, from the a-file to the h-file, in the start position of this number; 0 to 959.
#[must_use]
pub fn first_rank_of(number: u16) -> Option<[Role; 8]> {
    if number >= CHESS960_STARTS {
        return None;
    }
    let mut rest = usize::from(number);
    let mut take = |base: usize| {
        let digit = rest % base;
        rest /= base;
        digit
    };
    let (light, dark, queen, knights) = (take(4), take(4), take(6), take(10));
    let mut rank: [Option<Role>; 8] = [None; 8];
    rank[2 * light + 1] = Some(Role::Bishop);
    rank[2 * dark] = Some(Role::Bishop);
    put(&mut rank, queen, Role::Queen);
    let (first, second) = KNIGHTS[knights];
    put(&mut rank, second, Role::Knight);
    put(&mut rank, first, Role::Knight);
    for role in [Role::Rook, Role::King, Role::Rook] {
        put(&mut rank, 0, role);
    }
    let mut found = [Role::Rook; 8];
    for (square, role) in found.iter_mut().zip(rank) {
        *square = role?;
    }
    Some(found)
}

/// Puts a piece on the n-th square that is still free.
fn put(rank: &mut [Option<Role>; 8], nth: usize, role: Role) {
    if let Some(square) = rank.iter_mut().filter(|square| square.is_none()).nth(nth) {
        *square = Some(role);
    }
}

/// The number of the start position with these pieces on the first rank, if there is one.
#[must_use]
pub fn number_of(first_rank: [Role; 8]) -> Option<u16> {
    let number = RANKS.iter().position(|rank| *rank == first_rank)?;
    u16::try_from(number).ok()
}

impl Position {
    /// The start position of this number, with the rights to castle; 0 to 959.
    #[must_use]
    pub fn chess960_start(number: u16) -> Option<Self> {
        let rank: String = first_rank_of(number)?
            .map(Role::upper_char)
            .into_iter()
            .collect();
        let black = rank.to_ascii_lowercase();
        let fen = format!("{black}/pppppppp/8/8/8/8/PPPPPPPP/{rank} w KQkq - 0 1");
        Self::from_fen_chess960(&fen).ok()
    }

    /// The number of the start position of Chess960 that stands on the board, whoever has which rights.
    #[must_use]
    pub fn start_number(&self) -> Option<u16> {
        use StartRule::{KingBetweenRooks, Mirrored, OppositeBishops, Pieces};
        let broken = [Pieces, KingBetweenRooks, OppositeBishops, Mirrored]
            .into_iter()
            .any(|rule| self.breaks_start_rule(rule).is_some());
        if broken || self.has_the_move() != Player::White {
            return None;
        }
        let mut rank = [Role::Rook; 8];
        for (role, file) in rank.iter_mut().zip(File::ALL) {
            *role = self.white_on(file)?;
        }
        number_of(rank)
    }

    /// The number of the start position, where a game of Chess960 begins with this one: its pieces, its rights, and nothing played.
    #[must_use]
    pub fn chess960_number(&self) -> Option<u16> {
        let number = self.start_number()?;
        (Self::chess960_start(number)? == *self).then_some(number)
    }

    /// Decides whether a game of Chess960 begins with this position.
    #[must_use]
    pub fn is_chess960_start(&self) -> bool {
        self.chess960_number().is_some()
    }

    /// Where the board breaks a rule on start positions, or `None` where it keeps it.
    ///
    /// The rules on king and bishops look at White's pieces, and say nothing where these are not complete.
    #[must_use]
    pub fn breaks_start_rule(&self, rule: StartRule) -> Option<Square> {
        match rule {
            StartRule::Pieces => self.misplaced_white(),
            StartRule::KingBetweenRooks => {
                let rooks: Vec<File> = self.white_files(Role::Rook);
                let king = *self.white_files(Role::King).first()?;
                let (left, right) = (rooks.first()?, rooks.last()?);
                let outside = king < *left || king > *right;
                outside.then(|| Square::from_coords(king, Rank::First))
            }
            StartRule::OppositeBishops => {
                let bishops = self.white_files(Role::Bishop);
                let [first, second] = bishops[..] else {
                    return None;
                };
                let square = |file| Square::from_coords(file, Rank::First);
                (square(first).is_light() == square(second).is_light()).then(|| square(second))
            }
            StartRule::Mirrored => self.unmirrored(),
        }
    }

    /// The first square on which not the piece stands that belongs there when a game begins; `None` if all stand right.
    #[must_use]
    pub fn breaks_initial(&self) -> Option<Square> {
        let initial = Self::initial();
        (Square::ALL.into_iter()).find(|square| self.piece_at(*square) != initial.piece_at(*square))
    }

    /// Whether no piece can have moved yet: White begins the first move, and all pieces stand on their first two ranks.
    #[must_use]
    pub fn is_unmoved(&self) -> bool {
        let home = |square: Square, player: Player| match player {
            Player::White => square.rank() <= Rank::Second,
            Player::Black => square.rank() >= Rank::Seventh,
        };
        let first = self.full_moves() == 1 && self.has_the_move() == Player::White;
        let all_pieces = self.pieces().count() == 32;
        first
            && all_pieces
            && self
                .pieces()
                .all(|(square, player, _)| home(square, player))
    }

    fn misplaced_white(&self) -> Option<Square> {
        let mut wanted = [
            (Role::King, 1),
            (Role::Queen, 1),
            (Role::Rook, 2),
            (Role::Bishop, 2),
            (Role::Knight, 2),
        ];
        for file in File::ALL {
            let square = Square::from_coords(file, Rank::First);
            let left = self
                .white_on(file)
                .and_then(|role| wanted.iter_mut().find(|(kind, _)| *kind == role));
            match left {
                Some((_, count)) if *count > 0 => *count -= 1,
                _ => return Some(square),
            }
        }
        let stray = |square: &Square| {
            let pawn = self.piece_at(*square) == Some((Player::White, Role::Pawn));
            let white = self
                .piece_at(*square)
                .is_some_and(|(by, _)| by == Player::White);
            match square.rank() {
                Rank::First => false,
                Rank::Second => !pawn,
                _ => white,
            }
        };
        Square::ALL.into_iter().find(stray)
    }

    fn unmirrored(&self) -> Option<Square> {
        let mirrored = |square: Square| {
            self.piece_at(square.flip_vertical())
                .map(|(by, role)| (by.other(), role))
        };
        (Square::ALL.into_iter())
            .filter(|square| square.rank() >= Rank::Fifth)
            .find(|square| self.piece_at(*square) != mirrored(*square))
    }

    fn white_on(&self, file: File) -> Option<Role> {
        let piece = self
            .setup
            .board
            .piece_at(Square::from_coords(file, Rank::First))?;
        (piece.color == Color::White).then_some(piece.role)
    }

    fn white_files(&self, role: Role) -> Vec<File> {
        (File::ALL.into_iter())
            .filter(|file| self.white_on(*file) == Some(role))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn letters(number: u16) -> String {
        first_rank_of(number)
            .expect("a number")
            .map(Role::upper_char)
            .into_iter()
            .collect()
    }

    #[test]
    fn the_numbers_are_the_well_known_ones() {
        for (number, rank) in [
            (0, "BBQNNRKR"),
            (1, "BQNBNRKR"),
            (518, "RNBQKBNR"),
            (534, "RNBKQBNR"),
            (959, "RKRNNQBB"),
        ] {
            assert_eq!(letters(number), rank, "{number}");
        }
        assert_eq!(first_rank_of(CHESS960_STARTS), None);
    }

    #[test]
    fn there_are_960_different_ones_and_each_keeps_every_rule() {
        let mut all = BTreeSet::new();
        for number in 0..CHESS960_STARTS {
            assert!(all.insert(letters(number)), "{number} twice");
            let start = Position::chess960_start(number).expect("a position");
            assert_eq!(start.start_number(), Some(number));
            assert!(start.is_chess960_start() && start.legal().is_some());
        }
        assert_eq!(all.len(), 960);
    }

    #[test]
    fn every_arrangement_that_keeps_the_rules_has_a_number() {
        let mut rank = [Role::Rook; 8];
        let mut found = 0;
        count(&mut rank, 0, &mut [0, 2, 2, 2, 1, 1], &mut found);
        assert_eq!(found, 960);
    }

    /// Tries every arrangement of the eight pieces and counts those that keep the rules; each must have its number.
    fn count(rank: &mut [Role; 8], at: usize, left: &mut [u8; 6], found: &mut u32) {
        if at == 8 {
            let white: String = rank.map(Role::upper_char).into_iter().collect();
            let fen = format!(
                "{}/pppppppp/8/8/8/8/PPPPPPPP/{white} w - - 0 1",
                white.to_lowercase()
            );
            let position = Position::from_fen_chess960(&fen).expect("a position");
            let keeps = [StartRule::KingBetweenRooks, StartRule::OppositeBishops]
                .into_iter()
                .all(|rule| position.breaks_start_rule(rule).is_none());
            assert_eq!(keeps, position.start_number().is_some(), "{white}");
            *found += u32::from(keeps);
            return;
        }
        for (kind, role) in Role::ALL.into_iter().enumerate() {
            if left[kind] > 0 {
                left[kind] -= 1;
                rank[at] = role;
                count(rank, at + 1, left, found);
                left[kind] += 1;
            }
        }
    }

    #[test]
    fn each_rule_names_the_square_that_breaks_it() {
        use StartRule::{KingBetweenRooks, Mirrored, OppositeBishops, Pieces};
        for (fen, rule, square) in [
            (
                "krrbbnnq/pppppppp/8/8/8/8/PPPPPPPP/KRRBBNNQ w - - 0 1",
                KingBetweenRooks,
                Square::A1,
            ),
            (
                "rbkbrnnq/pppppppp/8/8/8/8/PPPPPPPP/RBKBRNNQ w - - 0 1",
                OppositeBishops,
                Square::D1,
            ),
            (
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1",
                Mirrored,
                Square::D8,
            ),
            (
                "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w - - 0 1",
                Pieces,
                Square::E2,
            ),
            (
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKQNR w - - 0 1",
                Pieces,
                Square::F1,
            ),
        ] {
            let position = Position::from_fen_chess960(fen).expect("a position");
            assert_eq!(position.breaks_start_rule(rule), Some(square), "{fen}");
            assert_eq!(position.start_number(), None, "{fen}");
        }
        assert_eq!(Position::initial().breaks_initial(), None);
    }
}
