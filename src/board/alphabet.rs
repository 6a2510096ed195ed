//! The signs by which a scoresheet names the pieces: the letters of a language, or figurines.

use std::borrow::Cow;

use shakmaty::Role;

use super::Letters;

/// The signs of one scoresheet.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Alphabet {
    /// The letters of the five pieces.
    pub letters: Letters,
    /// What people write for a pawn although the Laws want nothing there.
    pub pawn: Cow<'static, str>,
}

/// The alphabet of these signs: king, queen, rook, bishop, knight, pawn.
const fn signs(of: [&'static str; 6]) -> Alphabet {
    let [king, queen, rook, bishop, knight, pawn] = of;
    Alphabet {
        letters: Letters {
            king: Cow::Borrowed(king),
            queen: Cow::Borrowed(queen),
            rook: Cow::Borrowed(rook),
            bishop: Cow::Borrowed(bishop),
            knight: Cow::Borrowed(knight),
        },
        pawn: Cow::Borrowed(pawn),
    }
}

/// The figurines in the order of `Role::ALL`.
const WHITE_FIGURINES: [char; 6] = ['♙', '♘', '♗', '♖', '♕', '♔'];
const BLACK_FIGURINES: [char; 6] = ['♟', '♞', '♝', '♜', '♛', '♚'];

impl Default for Alphabet {
    fn default() -> Self {
        Self::ENGLISH
    }
}

impl Alphabet {
    /// English letters, in which files of games are written everywhere.
    pub const ENGLISH: Self = signs(["K", "Q", "R", "B", "N", "P"]);
    /// Figurines, as books print them.
    pub const FIGURINES: Self = signs(["♔", "♕", "♖", "♗", "♘", "♙"]);

    /// The sign of a kind of piece.
    #[must_use]
    pub fn of(&self, role: Role) -> &str {
        match role {
            Role::Pawn => &self.pawn,
            Role::King | Role::Queen | Role::Rook | Role::Bishop | Role::Knight => {
                self.letters.of(role)
            }
        }
    }

    /// Whether it has Cyrillic letters: old files write those in bytes that are none of UTF-8.
    #[must_use]
    pub fn is_cyrillic(&self) -> bool {
        let signs = Role::ALL.into_iter().flat_map(|role| self.of(role).chars());
        signs
            .into_iter()
            .any(|sign| ('\u{400}'..='\u{4ff}').contains(&sign))
    }

    /// The kind of piece whose sign starts the text, and the number of characters that it takes.
    ///
    /// The longest sign wins (Кр before К). The eye decides: a Latin K and a Cyrillic К are one sign.
    pub(super) fn strip(&self, text: &[char]) -> Option<(Role, usize)> {
        self.strip_as(text, looks_like)
            .or_else(|| figurine(text).map(|role| (role, 1)))
    }

    /// As [`Alphabet::strip`], for a sign written small; a small letter that names a file is the file.
    pub(super) fn strip_small(&self, text: &[char]) -> Option<(Role, usize)> {
        let first = looks_like(*text.first()?);
        if ('a'..='h').contains(&first) {
            return None;
        }
        let small = |sign: char| looks_like(sign.to_lowercase().next().unwrap_or(sign));
        self.strip_as(text, small)
    }

    fn strip_as(&self, text: &[char], seen: impl Fn(char) -> char) -> Option<(Role, usize)> {
        Role::ALL
            .into_iter()
            .filter_map(|role| {
                let sign = self.of(role).chars();
                let length = sign.clone().count();
                let mut both = sign.zip(text.get(..length)?);
                let starts = both.all(|(own, there)| seen(own) == looks_like(*there));
                (starts && length > 0).then_some((role, length))
            })
            .max_by_key(|(_, length)| *length)
    }
}

/// The piece of a figurine, white or black.
fn figurine(text: &[char]) -> Option<Role> {
    let sign = text.first()?;
    let at = (WHITE_FIGURINES.iter())
        .position(|figure| figure == sign)
        .or_else(|| BLACK_FIGURINES.iter().position(|figure| figure == sign))?;
    Some(Role::ALL[at])
}

/// A text as the eye sees it: letters of other alphabets as the Latin ones that look the same.
pub fn seen(text: &str) -> String {
    text.chars().map(looks_like).collect()
}

/// The Latin sign that looks the same: handwriting does not tell the alphabets apart.
pub(super) fn looks_like(sign: char) -> char {
    match sign {
        'А' => 'A',
        'В' => 'B',
        'Е' => 'E',
        'К' => 'K',
        'О' => 'O',
        'Р' => 'P',
        'С' => 'C',
        'Т' => 'T',
        'а' => 'a',
        'е' => 'e',
        'о' => 'o',
        'р' => 'p',
        'с' => 'c',
        'х' | '×' => 'x',
        '–' | '—' | '‑' | '−' => '-',
        other => other,
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    pub(crate) const ITALIAN: Alphabet = signs(["R", "D", "T", "A", "C", "P"]);
    pub(crate) const GERMAN: Alphabet = signs(["K", "D", "T", "L", "S", "B"]);
    pub(crate) const RUSSIAN: Alphabet = signs(["Кр", "Ф", "Л", "С", "К", "П"]);

    fn starts(alphabet: &Alphabet, text: &str) -> Option<(Role, usize)> {
        alphabet.strip(&text.chars().collect::<Vec<_>>())
    }

    #[test]
    fn a_sign_means_what_it_means_in_its_own_language() {
        let knight = Some((Role::Knight, 1));
        assert_eq!(starts(&GERMAN, "Sf3"), knight);
        assert_eq!(starts(&ITALIAN, "Cf3"), knight);
        assert_eq!(starts(&Alphabet::ENGLISH, "Sf3"), None);
        assert_eq!(starts(&Alphabet::ENGLISH, "Bf4"), Some((Role::Bishop, 1)));
        assert_eq!(starts(&GERMAN, "Be4"), Some((Role::Pawn, 1)));
        assert_eq!(starts(&ITALIAN, "Rf1"), Some((Role::King, 1)));
        assert_eq!(starts(&Alphabet::ENGLISH, "Rf1"), Some((Role::Rook, 1)));
    }

    #[test]
    fn russian_signs_are_told_by_the_eye() {
        let ru = &RUSSIAN;
        assert_eq!(starts(ru, "Крf1"), Some((Role::King, 2)));
        assert_eq!(
            starts(ru, "Kpf1"),
            Some((Role::King, 2)),
            "Latin look-alikes"
        );
        assert_eq!(starts(ru, "Кf3"), Some((Role::Knight, 1)));
        assert_eq!(starts(ru, "Kf3"), Some((Role::Knight, 1)), "a Latin K");
        assert_eq!(starts(ru, "Cf4"), Some((Role::Bishop, 1)), "a Latin C");
        assert_eq!(starts(ru, "cxd4"), None, "the c-file");
    }

    #[test]
    fn figurines_are_read_in_every_language_and_in_both_colours() {
        for sign in ["♘f3", "♞f6"] {
            assert_eq!(starts(&RUSSIAN, sign), Some((Role::Knight, 1)));
            assert_eq!(starts(&Alphabet::FIGURINES, sign), Some((Role::Knight, 1)));
        }
    }
}
