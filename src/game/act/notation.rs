//! Entries of a scoresheet that an examiner asks about.

use crate::board::Alphabet;
use crate::game::particulars::{Particulars, Tells};
use serde::{Deserialize, Serialize};

/// An entry, as somebody wrote it for the move that is to be played now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct EntryAsked {
    /// The entry, character by character.
    pub text: String,
    /// The letters that the writer uses for the pieces: a language by the name of its folder, or `figurines`;
    /// otherwise those of the reference language.
    #[serde(default)]
    pub letters: Option<String>,
    /// The signs that these letters are; whoever reads a case fills them in.
    #[serde(skip)]
    pub alphabet: Alphabet,
}

impl EntryAsked {
    /// What names figurines instead of the letters of a language.
    pub const FIGURINES: &str = "figurines";
}

impl Tells for EntryAsked {
    fn tell(&self, _: &'static str, particulars: &mut Particulars) {
        self.text.tell("text", particulars);
    }

    /// In the letters of the reference language, and in figurines.
    fn samples() -> Vec<Self> {
        let letters = [None, Some(Self::FIGURINES.to_owned())];
        letters
            .map(|letters| EntryAsked {
                text: "e2-e4".to_owned(),
                letters,
                alphabet: Alphabet::default(),
            })
            .into()
    }
}
