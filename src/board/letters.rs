//! The letters by which readers of a language know the pieces.

use serde::{Deserialize, Serialize};
use std::borrow::Cow;

use shakmaty::Role;

/// The letters of the pieces in one language, pawns having none.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Letters {
    /// King.
    pub king: Cow<'static, str>,
    /// Queen.
    pub queen: Cow<'static, str>,
    /// Rook.
    pub rook: Cow<'static, str>,
    /// Bishop.
    pub bishop: Cow<'static, str>,
    /// Knight.
    pub knight: Cow<'static, str>,
}

impl Letters {
    /// The English letters, which PGN uses everywhere.
    pub const ENGLISH: Self = Self {
        king: Cow::Borrowed("K"),
        queen: Cow::Borrowed("Q"),
        rook: Cow::Borrowed("R"),
        bishop: Cow::Borrowed("B"),
        knight: Cow::Borrowed("N"),
    };

    /// The letter of a piece; nothing for a pawn.
    #[must_use]
    pub fn of(&self, role: Role) -> &str {
        match role {
            Role::King => &self.king,
            Role::Queen => &self.queen,
            Role::Rook => &self.rook,
            Role::Bishop => &self.bishop,
            Role::Knight => &self.knight,
            Role::Pawn => "",
        }
    }

    /// The letters with the English names of their pieces.
    pub fn by_name(&self) -> [(&'static str, &str); 5] {
        [
            ("king", &self.king),
            ("queen", &self.queen),
            ("rook", &self.rook),
            ("bishop", &self.bishop),
            ("knight", &self.knight),
        ]
    }

    /// The piece whose letter starts the text, and the rest; the longest letter wins (Кр before К).
    ///
    /// A letter that this language uses means this language's piece;
    /// English letters are understood only where they have no other meaning here.
    pub fn strip<'t>(&self, text: &'t str) -> Option<(Role, &'t str)> {
        self.strip_own(text)
            .or_else(|| Self::ENGLISH.strip_own(text))
    }

    fn strip_own<'t>(&self, text: &'t str) -> Option<(Role, &'t str)> {
        Role::ALL
            .into_iter()
            .filter(|&role| !self.of(role).is_empty())
            .filter_map(|role| Some((role, text.strip_prefix(self.of(role))?)))
            .min_by_key(|(_, rest)| rest.len())
    }
}

/// The same move text with the letters of another language: `Nf3` becomes `Cf3` or `Кf3`, promotions too.
#[must_use]
pub fn in_letters(san: &str, letters: &Letters) -> String {
    let mut text = String::with_capacity(san.len() + 2);
    for sign in san.chars() {
        match Role::from_char(sign).filter(|_| sign.is_ascii_uppercase()) {
            Some(role) => text.push_str(letters.of(role)),
            None => text.push(sign),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::alphabets::{ITALIAN, RUSSIAN};

    #[test]
    fn moves_are_written_in_the_letters_of_the_reader() {
        let (it, ru) = (ITALIAN.letters, RUSSIAN.letters);
        for (san, italian, russian) in [
            ("Nf3", "Cf3", "Кf3"),
            ("Kxe2+", "Rxe2+", "Крxe2+"),
            ("exd8=Q#", "exd8=D#", "exd8=Ф#"),
            ("Rad1", "Tad1", "Лad1"),
            ("bxc3", "bxc3", "bxc3"),
            ("O-O-O", "O-O-O", "O-O-O"),
            ("Bb5", "Ab5", "Сb5"),
        ] {
            assert_eq!(in_letters(san, &it), italian);
            assert_eq!(in_letters(san, &ru), russian);
            assert_eq!(in_letters(san, &Letters::ENGLISH), san);
        }
    }

    #[test]
    fn the_reader_s_own_letter_comes_before_an_english_one() {
        let (it, ru) = (ITALIAN.letters, RUSSIAN.letters);
        assert_eq!(it.strip("Rf1"), Some((Role::King, "f1")));
        assert_eq!(it.strip("Nf3"), Some((Role::Knight, "f3")));
        assert_eq!(ru.strip("Крf1"), Some((Role::King, "f1")));
        assert_eq!(ru.strip("Кf1"), Some((Role::Knight, "f1")));
        assert_eq!(
            ru.strip("Kf1"),
            Some((Role::King, "f1")),
            "a Latin K is English"
        );
        assert_eq!(ru.strip("bxc3"), None);
    }
}
