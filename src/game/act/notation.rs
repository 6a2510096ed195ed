//! Entries of a scoresheet that an examiner asks about, and the signs in which they are written.

use crate::board::Alphabet;
use crate::edition::named;
use serde::{Deserialize, Serialize};

/// An entry, as somebody wrote it for the move that is to be played now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct EntryAsked {
    /// The entry, character by character.
    pub text: String,
    /// The signs that the writer uses for the pieces.
    #[serde(default)]
    pub letters: LetterSet,
}

named! {
    /// The signs that a writer uses for the pieces.
    #[derive(Default)]
    LetterSet {
        /// English letters.
        #[default]
        En = "en",
        /// Italian letters.
        It = "it",
        /// German letters.
        De = "de",
        /// Russian letters.
        Ru = "ru",
        /// Figurines.
        Figurines = "figurines",
    }
}

impl LetterSet {
    /// The signs themselves.
    pub const fn alphabet(self) -> Alphabet {
        match self {
            Self::En => Alphabet::ENGLISH,
            Self::It => Alphabet::ITALIAN,
            Self::De => Alphabet::GERMAN,
            Self::Ru => Alphabet::RUSSIAN,
            Self::Figurines => Alphabet::FIGURINES,
        }
    }
}
