//! Moves as people write them, legal or not.

use shakmaty::san::SanPlus;
use shakmaty::{CastlingSide, File, Move, Position as _, Rank, Role, Square};

use super::{Attempt, Illegal, Letters, Player, Position, Side};

/// Why a text does not say what was done on the board.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum MoveTextError {
    /// The text is no move.
    #[error("move \"{text}\": expected a move such as Nf3, exd5, e8=Q, Ng1-f3, e2e4 or 0-0")]
    Unreadable {
        /// The text as it was given.
        text: String,
    },
    /// No piece of the player can be meant.
    #[error(
        "move \"{text}\": no piece of the player can be meant; name the square it comes from, as in e2e4"
    )]
    NoSuchPiece {
        /// The text as it was given.
        text: String,
    },
    /// Another piece stands on the square that the text names.
    #[error("move \"{text}\": the piece named does not stand on {square}")]
    AnotherPiece {
        /// The text as it was given.
        text: String,
        /// The square named.
        square: Square,
    },
    /// More than one piece can be meant.
    #[error("move \"{text}\": ambiguous, the piece on {} can be meant", squares(.from))]
    Ambiguous {
        /// The text as it was given.
        text: String,
        /// Where the pieces stand.
        from: Vec<Square>,
    },
}

/// Whether a text has the form of a move, whatever the position.
#[must_use]
pub fn is_move_text(text: &str, letters: &Letters) -> bool {
    Written::parse(text, letters).is_some()
}

impl Position {
    /// Reads what the player who has the move did: short or long algebraic notation, `e2e4`, or castling.
    ///
    /// Pieces in the letters given; an English letter is understood where it means nothing else in them.
    /// Signs for capture, check, mate and comment may be present or missing.
    /// An illegal move is read too, if the text names the square of departure or only one piece can be meant.
    ///
    /// # Errors
    /// The text is no move, or does not say which piece is meant.
    pub fn read_move(&self, text: &str, letters: &Letters) -> Result<Attempt, MoveTextError> {
        self.read_move_of(self.has_the_move(), text, letters)
    }

    /// Reads what this player did, whoever has the move.
    ///
    /// # Errors
    /// As [`Position::read_move`].
    pub fn read_move_of(
        &self,
        by: Player,
        text: &str,
        letters: &Letters,
    ) -> Result<Attempt, MoveTextError> {
        let written = Written::parse(text, letters).ok_or_else(|| MoveTextError::Unreadable {
            text: text.to_owned(),
        })?;
        match written {
            Written::Castling(side) => Ok(Attempt::Castle { by, side }),
            Written::Piece(piece) => self.with_move_of(by).resolve(by, &piece, text),
        }
    }

    /// The standard algebraic notation of a move with English letters, signs of check and mate included.
    ///
    /// A move that is not legal is written in the long form.
    #[must_use]
    pub fn san(&self, played: &Move) -> String {
        match self.legal.as_ref().filter(|chess| chess.is_legal(*played)) {
            Some(chess) => SanPlus::from_move(chess.clone(), *played).to_string(),
            None => played.to_string(),
        }
    }

    /// Moves made one after another, each as [`Position::san`] writes it.
    #[must_use]
    pub fn sans(&self, line: &[Move]) -> Vec<String> {
        let mut at = self.clone();
        let written = |played: &Move| {
            let san = at.san(played);
            at = at.play(played);
            san
        };
        line.iter().map(written).collect()
    }

    /// A deed in algebraic notation with English letters: short if it is a legal move, else long.
    #[must_use]
    pub fn notation(&self, attempt: &Attempt) -> String {
        if let Ok(played) = self.examine(attempt) {
            return self.san(&played);
        }
        match *attempt {
            Attempt::Castle {
                side: Side::KingSide,
                ..
            } => "O-O".to_owned(),
            Attempt::Castle {
                side: Side::QueenSide,
                ..
            } => "O-O-O".to_owned(),
            Attempt::Shift {
                from,
                to,
                promotion,
                by,
            } => {
                let board = &self.setup.board;
                let role = board.role_at(from).unwrap_or(Role::Pawn);
                let beside = (role == Role::Pawn)
                    .then(|| self.pawn_taken_beside(by.color(), from, to))
                    .flatten();
                let sign = if board.piece_at(to).is_some() || beside.is_some() {
                    "x"
                } else {
                    "-"
                };
                let letter = |role| Letters::ENGLISH.of(role).to_owned();
                let promoted = promotion
                    .map(|role| match role {
                        Role::Pawn => "=P".to_owned(),
                        _ => format!("={}", letter(role)),
                    })
                    .unwrap_or_default();
                format!("{}{from}{sign}{to}{promoted}", letter(role))
            }
        }
    }

    /// Finds the piece that is meant: by legality, else by an open way, else by its manner of moving, else the only one.
    fn resolve(&self, by: Player, piece: &Piece, text: &str) -> Result<Attempt, MoveTextError> {
        let attempt = |from| Attempt::Shift {
            by,
            from,
            to: piece.to,
            promotion: piece.promotion,
        };
        if let (Some(file), Some(rank)) = (piece.file, piece.rank) {
            let from = Square::from_coords(file, rank);
            let standing = self.setup.board.role_at(from);
            if piece
                .role
                .is_some_and(|role| standing.is_some_and(|there| there != role))
            {
                return Err(MoveTextError::AnotherPiece {
                    text: text.to_owned(),
                    square: from,
                });
            }
            return Ok(self.or_castling(attempt(from)));
        }
        let candidates = self.candidates(by, piece);
        let tests: [fn(Result<(), Illegal>) -> bool; 4] =
            [is_legal, has_open_way, goes_its_way, |_| true];
        for test in tests {
            let meant: Vec<Square> = (candidates.iter().copied())
                .filter(|&from| test(self.judge_text(&attempt(from))))
                .collect();
            match meant.as_slice() {
                [] => {}
                [from] => return Ok(self.or_castling(attempt(*from))),
                _ => {
                    return Err(MoveTextError::Ambiguous {
                        text: text.to_owned(),
                        from: meant,
                    });
                }
            }
        }
        Err(MoveTextError::NoSuchPiece {
            text: text.to_owned(),
        })
    }

    fn judge_text(&self, attempt: &Attempt) -> Result<(), Illegal> {
        self.examine(attempt).map(drop)
    }

    /// The squares of the pieces that the text describes, before asking how they move.
    fn candidates(&self, by: Player, piece: &Piece) -> Vec<Square> {
        let role = piece.role.unwrap_or(Role::Pawn);
        let own = self.setup.board.by_piece(role.of(by.color()));
        let takes = piece.takes || piece.file.is_some_and(|file| file != piece.to.file());
        let fits = |from: &Square| {
            let file = piece.file.is_none_or(|file| file == from.file());
            let rank = piece.rank.is_none_or(|rank| rank == from.rank());
            // A pawn that takes changes its file, one that does not stays on it.
            let pawn = role != Role::Pawn || takes == (from.file() != piece.to.file());
            file && rank && pawn && *from != piece.to
        };
        own.into_iter().filter(fits).collect()
    }

    /// A king that goes two squares from its original square has castled, in standard chess.
    fn or_castling(&self, attempt: Attempt) -> Attempt {
        let Attempt::Shift {
            by,
            from,
            to,
            promotion: None,
        } = attempt
        else {
            return attempt;
        };
        let color = by.color();
        let king = self.setup.board.piece_at(from) == Some(color.king());
        let original = Square::from_coords(File::E, color.backrank());
        if !king || from != original || self.mode.is_chess960() {
            return attempt;
        }
        CastlingSide::ALL
            .into_iter()
            .find(|side| side.king_to(color) == to)
            .map_or(attempt, |side| Attempt::Castle {
                by,
                side: side.into(),
            })
    }
}

/// The side to which this text castles, if it does; no board is needed for that.
pub fn castling_side(text: &str) -> Option<Side> {
    castling(without_signs(text))
}

/// A move text taken apart.
#[derive(Debug, PartialEq, Eq)]
enum Written {
    Castling(Side),
    Piece(Piece),
}

#[derive(Debug, PartialEq, Eq)]
struct Piece {
    /// `None` where the text gives both squares and no letter.
    role: Option<Role>,
    file: Option<File>,
    rank: Option<Rank>,
    takes: bool,
    to: Square,
    promotion: Option<Role>,
}

const CAPTURE: [char; 3] = ['x', ':', '×'];
const DASH: [char; 3] = ['-', '–', '—'];

impl Written {
    fn parse(text: &str, letters: &Letters) -> Option<Self> {
        let text = without_signs(text);
        if let Some(side) = castling(text) {
            return Some(Self::Castling(side));
        }
        let (role, rest) = match letters.strip(text) {
            Some((role, rest)) => (Some(role), rest),
            None => (None, text),
        };
        let (file, rest) = take(rest, File::from_char);
        let (rank, rest) = take(rest, Rank::from_char);
        let (sign, rest) = take(rest, |c| {
            (CAPTURE.contains(&c) || DASH.contains(&c)).then_some(c)
        });
        let (second_file, rest) = take(rest, File::from_char);
        let (second_rank, rest) = take(rest, Rank::from_char);
        let (file, rank, to) = match (second_file, second_rank, sign) {
            (Some(to_file), Some(to_rank), _) => {
                (file, rank, Square::from_coords(to_file, to_rank))
            }
            (None, None, None) => (None, None, Square::from_coords(file?, rank?)),
            _ => return None,
        };
        let takes = sign.is_some_and(|sign| CAPTURE.contains(&sign));
        let promotion = promotion(rest, letters)?;
        let both = file.is_some() && rank.is_some();
        let role = role.or((!both).then_some(Role::Pawn));
        Some(Self::Piece(Piece {
            role,
            file,
            rank,
            takes,
            to,
            promotion,
        }))
    }
}

fn take<T>(text: &str, reads: impl Fn(char) -> Option<T>) -> (Option<T>, &str) {
    let mut rest = text.chars();
    match rest.next().and_then(reads) {
        Some(value) => (Some(value), rest.as_str()),
        None => (None, text),
    }
}

/// The text without surrounding space and without the signs that may follow a move.
fn without_signs(text: &str) -> &str {
    let mut text = text.trim();
    loop {
        let shorter = text
            .trim_end_matches(['+', '#', '!', '?', '†', '‡'])
            .trim_end();
        let shorter = ["(=)", "e.p.", "ep"]
            .into_iter()
            .find_map(|sign| shorter.strip_suffix(sign))
            .unwrap_or(shorter)
            .trim_end();
        if shorter.len() == text.len() {
            return text;
        }
        text = shorter;
    }
}

fn castling(text: &str) -> Option<Side> {
    let plain: String = (text.chars())
        .map(|c| match c {
            'O' | 'o' | 'О' | 'о' => '0',
            c if DASH.contains(&c) => '-',
            c => c,
        })
        .collect();
    match plain.as_str() {
        "0-0" => Some(Side::KingSide),
        "0-0-0" => Some(Side::QueenSide),
        _ => None,
    }
}

/// The piece after the square of arrival: `=Q`, `(Q)`, `/Q`, `Q` or `q`; outer `None` for anything else.
fn promotion(rest: &str, letters: &Letters) -> Option<Option<Role>> {
    let rest = rest.trim();
    if rest.is_empty() {
        return Some(None);
    }
    let rest = rest.strip_prefix(['=', '/']).unwrap_or(rest);
    let rest = rest
        .strip_prefix('(')
        .and_then(|r| r.strip_suffix(')'))
        .unwrap_or(rest);
    if let Some((role, "")) = letters.strip(rest) {
        return Some(Some(role));
    }
    let mut signs = rest.chars();
    match (signs.next(), signs.next()) {
        (Some('P'), None) => Some(Some(Role::Pawn)),
        (Some(sign), None) if sign.is_ascii_lowercase() => Role::from_char(sign).map(Some),
        _ => None,
    }
}

/// A move is as good as legal where only the new piece is missing or not allowed.
fn is_legal(judged: Result<(), Illegal>) -> bool {
    match judged {
        Ok(()) => true,
        Err(illegal) => matches!(
            illegal,
            Illegal::PromotionMissing
                | Illegal::PromotionPieceNotAllowed
                | Illegal::NothingToPromote
        ),
    }
}

fn has_open_way(judged: Result<(), Illegal>) -> bool {
    is_legal(judged)
        || matches!(
            judged,
            Err(Illegal::OwnKingLeftInCheck | Illegal::CapturesKing | Illegal::EnPassantExpired)
        )
}

fn goes_its_way(judged: Result<(), Illegal>) -> bool {
    has_open_way(judged)
        || matches!(
            judged,
            Err(Illegal::WayBlocked | Illegal::PawnBlocked | Illegal::NothingToCapture)
        )
}

fn squares(from: &[Square]) -> String {
    from.iter()
        .map(ToString::to_string)
        .collect::<Vec<_>>()
        .join(" or ")
}

#[cfg(test)]
mod tests;
