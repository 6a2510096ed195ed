//! How a move is entered: the prescribed form, in the letters of the writer.

use shakmaty::{Move, Role};

use crate::board::{Alphabet, Position};

/// How much of a move is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Form {
    /// The square of arrival, and of the square of departure what is needed.
    Short,
    /// Both squares.
    Long,
}

impl Position {
    /// Whether this legal move gives check.
    #[must_use]
    pub fn gives_check(&self, played: &Move) -> bool {
        let after = self.play(played);
        after.in_check(after.has_the_move())
    }

    /// Whether this legal move mates.
    #[must_use]
    pub fn mates(&self, played: &Move) -> bool {
        let after = self.play(played);
        after.in_check(after.has_the_move()) && after.legal_moves().is_empty()
    }

    /// A legal move as a scoresheet enters it: letters of the writer, noughts for castling, signs of capture, check and mate.
    #[must_use]
    pub fn entry(&self, played: &Move, alphabet: &Alphabet, form: Form) -> String {
        let mut text = match form {
            Form::Short => self.short_entry(played, alphabet),
            Form::Long => long_entry(played, alphabet),
        };
        if played.is_en_passant() {
            text.push_str(" e.p.");
        }
        if self.mates(played) {
            text.push('#');
        } else if self.gives_check(played) {
            text.push('+');
        }
        text
    }

    fn short_entry(&self, played: &Move, alphabet: &Alphabet) -> String {
        let san = self.san(played);
        let mut text = String::with_capacity(san.len() + 2);
        for sign in san.trim_end_matches(['+', '#']).chars() {
            match (sign, Role::from_char(sign)) {
                ('O', _) => text.push('0'),
                ('=', _) => {}
                (_, Some(role)) if sign.is_ascii_uppercase() => {
                    text.push_str(alphabet.letters.of(role));
                }
                _ => text.push(sign),
            }
        }
        text
    }
}

fn long_entry(played: &Move, alphabet: &Alphabet) -> String {
    if let Some(side) = played.castling_side() {
        return match side {
            shakmaty::CastlingSide::KingSide => "0-0".to_owned(),
            shakmaty::CastlingSide::QueenSide => "0-0-0".to_owned(),
        };
    }
    let letter = alphabet.letters.of(played.role());
    let from = played.from().map(|square| square.to_string());
    let sign = if played.is_capture() { "x" } else { "-" };
    let new = played
        .promotion()
        .map_or("", |role| alphabet.letters.of(role));
    format!(
        "{letter}{}{sign}{}{new}",
        from.unwrap_or_default(),
        played.to()
    )
}
