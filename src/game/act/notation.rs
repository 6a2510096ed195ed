//! Entries of a scoresheet that an examiner asks about, and the signs in which they are written.

use crate::board::Alphabet;
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

/// The signs that a writer uses for the pieces.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum LetterSet {
    /// English letters.
    #[default]
    En,
    /// Italian letters.
    It,
    /// German letters.
    De,
    /// Russian letters.
    Ru,
    /// Figurines.
    Figurines,
}

impl LetterSet {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::En, Self::It, Self::De, Self::Ru, Self::Figurines];

    /// The name in scenarios, messages and on the command line; of a language, its code.
    pub const fn name(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::It => "it",
            Self::De => "de",
            Self::Ru => "ru",
            Self::Figurines => "figurines",
        }
    }

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
