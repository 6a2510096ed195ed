//! An entry taken apart, without looking at a board.

use shakmaty::{File, Rank, Role, Square};

use crate::board::Side;
use crate::board::alphabet::{Alphabet, looks_like};

/// An entry of algebraic notation, taken apart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// What is written of the move itself.
    pub body: Body,
    /// The signs of check or mate.
    pub check: CheckSign,
    /// Whether the mark of capturing en passant is there.
    pub en_passant: bool,
    /// The mark of a draw offer.
    pub offer: OfferMark,
}

/// What is written of the move itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Body {
    /// A sign of castling.
    Castling(Castling),
    /// A piece and where it goes.
    Piece(PieceEntry),
}

/// A sign of castling.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Castling {
    /// Towards which side.
    pub side: Side,
    /// Whether the noughts are joined by hyphens.
    pub hyphens: bool,
}

/// A piece and where it goes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PieceEntry {
    /// The piece whose sign is written.
    pub role: Option<Role>,
    /// The sign is a small letter.
    pub small: bool,
    /// The file of departure.
    pub file: Option<File>,
    /// The rank of departure.
    pub rank: Option<Rank>,
    /// The sign of capture is there.
    pub takes: bool,
    /// The square of arrival.
    pub to: Target,
    /// The piece after the square of arrival.
    pub promotion: Option<Role>,
    /// A sign stands before or around that piece.
    pub promotion_sign: bool,
}

/// The square of arrival, as far as it is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// File and rank.
    Square(Square),
    /// Only the file.
    File(File),
}

/// The signs of check or mate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CheckSign {
    /// None.
    None,
    /// One cross.
    Check,
    /// Two crosses.
    Double,
    /// The sign that means mate only.
    Mate,
}

/// The mark of a draw offer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OfferMark {
    /// None.
    None,
    /// The prescribed one.
    Prescribed,
    /// Another one.
    Other,
}

/// A system of notation that is not algebraic.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OtherSystem {
    /// Squares named after pieces, ranks counted from each player's own side.
    Descriptive,
    /// Squares named by two digits, as in correspondence chess.
    Numeric,
}

/// Why a text is no entry of algebraic notation. Columns count characters from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum EntryFault {
    /// Nothing is written.
    #[error("nothing is written; expected a move")]
    Empty,
    /// Another system of notation.
    #[error("{}; expected algebraic notation", match .0 {
        OtherSystem::Descriptive => "descriptive notation",
        OtherSystem::Numeric => "numeric notation",
    })]
    OtherSystem(OtherSystem),
    /// A letter that names no piece.
    #[error("the letter {letter:?} names no piece")]
    UnknownLetter {
        /// The letter.
        letter: char,
        /// Where it stands.
        column: usize,
    },
    /// The square of arrival is missing.
    #[error("expected a square of arrival")]
    NoArrival {
        /// Where it was expected.
        column: usize,
    },
    /// Something stands where nothing can.
    #[error("{sign:?} is not part of a move")]
    Unexpected {
        /// The first sign of it.
        sign: char,
        /// Where it stands.
        column: usize,
    },
}

impl EntryFault {
    /// Where in the entry the fault is, counting characters from 1.
    #[must_use]
    pub const fn column(&self) -> usize {
        match *self {
            Self::Empty | Self::OtherSystem(_) => 1,
            Self::UnknownLetter { column, .. }
            | Self::NoArrival { column }
            | Self::Unexpected { column, .. } => column,
        }
    }
}

/// The marks that may follow a move, the longest first.
enum Mark {
    Offer(OfferMark),
    Check(CheckSign),
    EnPassant,
    Comment,
}

const MARKS: [(&str, Mark); 15] = [
    ("(=)", Mark::Offer(OfferMark::Prescribed)),
    ("e.p.", Mark::EnPassant),
    ("e.p", Mark::EnPassant),
    ("ep", Mark::EnPassant),
    ("++", Mark::Check(CheckSign::Double)),
    ("‡", Mark::Check(CheckSign::Double)),
    ("+", Mark::Check(CheckSign::Check)),
    ("†", Mark::Check(CheckSign::Check)),
    ("#", Mark::Check(CheckSign::Mate)),
    ("≠", Mark::Check(CheckSign::Mate)),
    ("=", Mark::Offer(OfferMark::Other)),
    ("½", Mark::Offer(OfferMark::Other)),
    ("!", Mark::Comment),
    ("?", Mark::Comment),
    (" ", Mark::Comment),
];

impl Entry {
    /// An entry taken apart.
    ///
    /// # Errors
    ///
    /// The text is in another system of notation, or no entry at all.
    pub fn parse(text: &str, alphabet: &Alphabet) -> Result<Self, EntryFault> {
        let before = text.chars().take_while(|sign| sign.is_whitespace()).count();
        let original: Vec<char> = text.trim().chars().collect();
        let mut signs: &[char] = &original;
        let (mut check, mut offer) = (CheckSign::None, OfferMark::None);
        let mut en_passant = false;
        while let Some((rest, mark)) = MARKS.iter().find_map(|(sign, mark)| {
            let rest = strip_end(signs, sign)?;
            Some((rest, mark))
        }) {
            match mark {
                Mark::Offer(found) => offer = *found,
                Mark::Check(found) => check = *found,
                Mark::EnPassant => en_passant = true,
                Mark::Comment => {}
            }
            signs = rest;
        }
        if signs.is_empty() {
            return Err(EntryFault::Empty);
        }
        let body = if let Some(castling) = castling(signs) {
            Body::Castling(castling)
        } else if let Some(system) = other_system(signs) {
            return Err(EntryFault::OtherSystem(system));
        } else {
            Body::Piece(piece(signs, alphabet, before)?)
        };
        Ok(Self {
            body,
            check,
            en_passant,
            offer,
        })
    }
}

fn strip_end<'s>(signs: &'s [char], mark: &str) -> Option<&'s [char]> {
    let mark: Vec<char> = mark.chars().collect();
    let at = signs.len().checked_sub(mark.len())?;
    let same = (signs[at..].iter().zip(&mark)).all(|(sign, own)| looks_like(*sign) == *own);
    same.then_some(&signs[..at])
}

/// Noughts, or letters that look like them.
fn castling(signs: &[char]) -> Option<Castling> {
    let plain: String = (signs.iter())
        .map(|sign| match looks_like(*sign) {
            'O' | 'o' => '0',
            other => other,
        })
        .collect();
    let (side, hyphens) = match plain.as_str() {
        "0-0" => (Side::KingSide, true),
        "0-0-0" => (Side::QueenSide, true),
        "00" => (Side::KingSide, false),
        "000" => (Side::QueenSide, false),
        _ => return None,
    };
    Some(Castling { side, hyphens })
}

fn other_system(signs: &[char]) -> Option<OtherSystem> {
    if signs.len() >= 4
        && signs
            .iter()
            .all(|sign| sign.is_ascii_digit() || *sign == '-')
    {
        return Some(OtherSystem::Numeric);
    }
    descriptive(signs).then_some(OtherSystem::Descriptive)
}

/// Whether the text is like P-K4, N-KB3, KtxP or R-K1, with English letters.
fn descriptive(signs: &[char]) -> bool {
    let text: String = signs.iter().map(|sign| looks_like(*sign)).collect();
    let Some(at) = text.find(['-', 'x']) else {
        return false;
    };
    let (mover, goal) = (&text[..at], &text[at + 1..]);
    let goal = goal.strip_suffix("ch").unwrap_or(goal);
    let man = |text: &str| -> bool {
        let plain = text.replace("Kt", "N");
        !plain.is_empty() && plain.len() <= 3 && plain.chars().all(|sign| "KQRBNP".contains(sign))
    };
    let place = goal.trim_end_matches(|sign: char| sign.is_ascii_digit());
    man(mover) && man(place)
}

/// What is left to read of an entry.
struct Rest<'s> {
    signs: &'s [char],
    column: usize,
}

impl Rest<'_> {
    fn take<T>(&mut self, reads: impl Fn(char) -> Option<T>) -> Option<T> {
        let value = self
            .signs
            .first()
            .copied()
            .map(looks_like)
            .and_then(reads)?;
        self.skip(1);
        Some(value)
    }

    fn skip(&mut self, count: usize) {
        self.signs = &self.signs[count..];
        self.column += count;
    }

    fn sign(&mut self, sign: char) -> bool {
        self.take(|there| (there == sign).then_some(())).is_some()
    }
}

fn piece(signs: &[char], alphabet: &Alphabet, before: usize) -> Result<PieceEntry, EntryFault> {
    let mut rest = Rest {
        signs,
        column: before + 1,
    };
    let named = alphabet.strip(signs).map(|found| (found, false));
    let named = named.or_else(|| alphabet.strip_small(signs).map(|found| (found, true)));
    let (role, small) = match named {
        Some(((role, length), small)) => {
            rest.skip(length);
            (Some(role), small)
        }
        None => (None, false),
    };
    if let (None, Some(first)) = (role, signs.first())
        && first.is_alphabetic()
        && looks_like(*first) != 'x'
        && File::from_char(looks_like(*first)).is_none_or(|_| first.is_uppercase())
    {
        return Err(EntryFault::UnknownLetter {
            letter: *first,
            column: rest.column,
        });
    }
    let file = rest.take(File::from_char);
    let rank = rest.take(Rank::from_char);
    let takes = rest.take(|sign| matches!(sign, 'x' | ':').then_some(()));
    let dash = takes.is_none() && rest.sign('-');
    let goal = (rest.signs.first().copied(), rest.column);
    let second = (rest.take(File::from_char), rest.take(Rank::from_char));
    let arrived = match (second, file, rank) {
        ((Some(to_file), Some(to_rank)), _, _) => Some((
            file,
            rank,
            Target::Square(Square::from_coords(to_file, to_rank)),
        )),
        ((Some(to_file), None), Some(_), _) => Some((file, rank, Target::File(to_file))),
        ((None, None), Some(to_file), Some(to_rank)) if takes.is_none() && !dash => {
            let to = Target::Square(Square::from_coords(to_file, to_rank));
            Some((None, None, to))
        }
        _ => None,
    };
    let (file, rank, to) = match (arrived, goal) {
        (Some(arrived), _) => arrived,
        (None, (Some(sign), column)) => return Err(EntryFault::Unexpected { sign, column }),
        (None, (None, column)) => return Err(EntryFault::NoArrival { column }),
    };
    let (promotion, promotion_sign) = promotion(&mut rest, alphabet);
    if let Some(sign) = rest.signs.first() {
        return Err(EntryFault::Unexpected {
            sign: *sign,
            column: rest.column,
        });
    }
    Ok(PieceEntry {
        role,
        small,
        file,
        rank,
        takes: takes.is_some(),
        to,
        promotion,
        promotion_sign,
    })
}

/// The piece after the square of arrival, and whether a sign introduces or encloses it.
fn promotion(rest: &mut Rest<'_>, alphabet: &Alphabet) -> (Option<Role>, bool) {
    let start = (rest.signs, rest.column);
    let signed = rest.take(|sign| matches!(sign, '=' | '/' | ' ').then_some(()));
    let open = rest.sign('(');
    let named = alphabet
        .strip(rest.signs)
        .or_else(|| alphabet.strip_small(rest.signs));
    let Some((role, length)) = named else {
        (rest.signs, rest.column) = start;
        return (None, false);
    };
    rest.skip(length);
    if open && !rest.sign(')') {
        (rest.signs, rest.column) = start;
        return (None, false);
    }
    (Some(role), signed.is_some() || open)
}
