//! What an entry can mean on a board.

use shakmaty::{CastlingSide, Move, Role, Square};

use super::Flaw;
use super::parse::{Body, CheckSign, Entry, OfferMark, PieceEntry, Target};
use crate::board::{Illegal, Position};

/// An entry and what it means.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    /// What is written.
    pub entry: Entry,
    /// The legal moves that it can mean.
    pub meaning: Meaning,
    /// Where every identical piece stands that can legally go to the square of arrival; one or none where no choice is to be told.
    pub rivals: Vec<Square>,
    /// Where the entry departs from the prescribed form, if it means one move.
    pub flaws: Vec<Flaw>,
}

/// The legal moves that an entry can mean.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Meaning {
    /// This one.
    One(Move),
    /// Any of these.
    Several(Vec<Move>),
    /// None.
    None {
        /// Where the pieces stand that the entry names, and that can be asked about.
        pieces: Vec<Square>,
        /// Why the only one of them may not go there.
        why: Option<Illegal>,
    },
}

/// What a legal move does, as far as signs tell.
struct Deed {
    played: Move,
    check: bool,
    mate: bool,
}

impl Position {
    pub(super) fn reading(&self, entry: Entry) -> Reading {
        let legal = self.legal_moves();
        let fitting: Vec<Move> = (legal.iter().copied())
            .filter(|played| fits(&entry.body, played))
            .collect();
        let fitting = if fitting.is_empty() {
            self.castling_as_king_move(&entry.body, &legal)
        } else {
            fitting
        };
        let narrowed = self.narrowed(&entry, &fitting);
        let meaning = match narrowed.as_slice() {
            [] => self.nothing(&entry.body),
            [only] => Meaning::One(*only),
            several => Meaning::Several(several.to_vec()),
        };
        let rivals = rivals(&legal, narrowed.first());
        let flaws = match &meaning {
            Meaning::One(played) => self.flaws(&entry, &self.deed(*played), fitting.len() > 1),
            Meaning::Several(_) | Meaning::None { .. } => Vec::new(),
        };
        Reading {
            entry,
            meaning,
            rivals,
            flaws,
        }
    }

    /// Castling written as a king's move of two squares, where no king can go there.
    fn castling_as_king_move(&self, body: &Body, legal: &[Move]) -> Vec<Move> {
        let Body::Piece(piece) = body else {
            return Vec::new();
        };
        let king = piece.role == Some(Role::King)
            || piece.role.is_none() && piece.file.is_some() && piece.rank.is_some();
        let color = self.has_the_move().color();
        (legal.iter().copied())
            .filter(|played| {
                let to = played.castling_side().map(|side| side.king_to(color));
                king && to.is_some_and(|to| arrives(piece.to, to)) && departs(piece, played)
            })
            .collect()
    }

    /// The moves whose signs agree with what is written, where there are any; signs are optional, but if written they tell.
    fn narrowed(&self, entry: &Entry, fitting: &[Move]) -> Vec<Move> {
        if fitting.len() < 2 {
            return fitting.to_vec();
        }
        let takes = matches!(&entry.body, Body::Piece(piece) if piece.takes);
        let agreeing = |played: &Move| {
            let deed = self.deed(*played);
            (!takes || played.is_capture())
                && (!entry.en_passant || played.is_en_passant())
                && match entry.check {
                    CheckSign::None => true,
                    CheckSign::Check | CheckSign::Double => deed.check,
                    CheckSign::Mate => deed.mate,
                }
        };
        let agreed: Vec<Move> = fitting.iter().copied().filter(agreeing).collect();
        if agreed.is_empty() {
            fitting.to_vec()
        } else {
            agreed
        }
    }

    fn deed(&self, played: Move) -> Deed {
        Deed {
            played,
            check: self.gives_check(&played),
            mate: self.mates(&played),
        }
    }

    fn nothing(&self, body: &Body) -> Meaning {
        let Body::Piece(piece) = body else {
            let Body::Castling(castling) = body else {
                return Meaning::None {
                    pieces: Vec::new(),
                    why: None,
                };
            };
            let tried = self.castling_legal(self.has_the_move(), castling.side);
            return Meaning::None {
                pieces: Vec::new(),
                why: tried.err(),
            };
        };
        let both = piece.file.is_some() && piece.rank.is_some();
        let pieces: Vec<Square> = (self.pieces())
            .filter(|(square, whose, role)| {
                *whose == self.has_the_move()
                    && piece
                        .role
                        .map_or(both || *role == Role::Pawn, |named| named == *role)
                    && piece.file.is_none_or(|file| file == square.file())
                    && piece.rank.is_none_or(|rank| rank == square.rank())
            })
            .map(|(square, _, _)| square)
            .collect();
        let why = match (pieces.as_slice(), piece.to) {
            ([from], Target::Square(to)) => self
                .examine(&super::super::Attempt::Shift {
                    by: self.has_the_move(),
                    from: *from,
                    to,
                    promotion: piece.promotion,
                })
                .err(),
            _ => None,
        };
        Meaning::None { pieces, why }
    }

    fn flaws(&self, entry: &Entry, deed: &Deed, told_by_signs: bool) -> Vec<Flaw> {
        let mut flaws = Vec::new();
        let mut note = |wrong: bool, flaw: Flaw| {
            if wrong {
                flaws.push(flaw);
            }
        };
        let played = &deed.played;
        let pawn = played.role() == Role::Pawn;
        match &entry.body {
            Body::Castling(castling) => note(!castling.hyphens, Flaw::CastlingForm),
            Body::Piece(_) if played.is_castle() => note(true, Flaw::CastlingForm),
            Body::Piece(piece) => {
                note(!pawn && piece.role.is_none(), Flaw::LetterMissing);
                note(piece.small && !pawn, Flaw::LetterSmall);
                note(piece.role == Some(Role::Pawn), Flaw::PawnLetter);
                note(matches!(piece.to, Target::File(_)), Flaw::ArrivalIncomplete);
                note(piece.takes && !played.is_capture(), Flaw::CaptureSignWrong);
                let bare = pawn && played.is_capture() && piece.file.is_none();
                note(bare, Flaw::PawnFileMissing);
                let rank_only = matches!(piece.to, Target::File(_));
                note(told_by_signs && !bare && !rank_only, Flaw::DepartureMissing);
                note(piece.promotion_sign, Flaw::PromotionSign);
            }
        }
        note(entry.offer == OfferMark::Other, Flaw::OfferMark);
        let told = match entry.check {
            CheckSign::None => true,
            CheckSign::Check | CheckSign::Double => deed.check,
            CheckSign::Mate => deed.mate,
        };
        note(!told, Flaw::CheckSignWrong);
        note(
            entry.en_passant && !played.is_en_passant(),
            Flaw::EnPassantWrong,
        );
        flaws
    }
}

fn fits(body: &Body, played: &Move) -> bool {
    match body {
        Body::Castling(castling) => played
            .castling_side()
            .is_some_and(|side: CastlingSide| crate::board::Side::from(side) == castling.side),
        Body::Piece(piece) => {
            let both = piece.file.is_some() && piece.rank.is_some();
            let named = match piece.role {
                Some(role) => role == played.role(),
                None => both || played.role() == Role::Pawn,
            };
            named
                && !played.is_castle()
                && arrives(piece.to, played.to())
                && departs(piece, played)
                && piece
                    .promotion
                    .is_none_or(|role| played.promotion() == Some(role))
        }
    }
}

fn arrives(target: Target, to: Square) -> bool {
    match target {
        Target::Square(square) => square == to,
        Target::File(file) => file == to.file(),
    }
}

fn departs(piece: &PieceEntry, played: &Move) -> bool {
    let Some(from) = played.from() else {
        return false;
    };
    piece.file.is_none_or(|file| file == from.file())
        && piece.rank.is_none_or(|rank| rank == from.rank())
}

/// Where the identical pieces stand that can legally go where this move goes.
fn rivals(legal: &[Move], meant: Option<&Move>) -> Vec<Square> {
    let Some(meant) = meant
        .filter(|played| !played.is_castle() && !matches!(played.role(), Role::Pawn | Role::King))
    else {
        return Vec::new();
    };
    let same = |played: &&Move| {
        !played.is_castle() && played.role() == meant.role() && played.to() == meant.to()
    };
    let mut from: Vec<Square> = legal
        .iter()
        .filter(same)
        .filter_map(|played| played.from())
        .collect();
    from.sort();
    from
}
