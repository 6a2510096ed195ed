//! The term base for the tools of translators: given as TBX, CSV and TSV, and taken back when somebody has reviewed it.
//!
//! The exact level of a word to avoid, its hint and the word whose form something is stand in notes, which all tools keep:
//! TBX-Basic has no categories for them, and only four for how well a term is liked.

mod read_csv;
mod read_tbx;
mod reviewed;
mod revise;
mod table;
mod tbx;
mod xml;
mod yaml;

pub use reviewed::{Reviewed, reviewed};
pub use revise::{Revision, revised};
pub use table::{terms_csv, terms_tsv};
pub use tbx::{Version, tbx};

use crate::read::{Concept, Gender, Glossary};

/// The terms of a language.
#[derive(Clone, Copy, Debug)]
pub struct OfLanguage<'g> {
    /// The name of the language.
    pub lang: &'g str,
    /// Its terms.
    pub glossary: &'g Glossary,
}

/// A concept in all languages that name it.
type Everywhere<'g> = (&'g str, Vec<(&'g str, &'g Concept)>);

/// The concepts in the order of the first language, each with the languages that name it; what only others have comes last.
fn concepts<'g>(languages: &[OfLanguage<'g>]) -> Vec<Everywhere<'g>> {
    let mut all: Vec<Everywhere<'g>> = Vec::new();
    let mut places = std::collections::BTreeMap::new();
    for OfLanguage { lang, glossary } in languages {
        for concept in &glossary.concepts {
            let at = *places.entry(concept.id.as_str()).or_insert(all.len());
            if at == all.len() {
                all.push((&concept.id, Vec::new()));
            }
            all[at].1.push((lang, concept));
        }
    }
    all
}

/// The genders with their names in TBX.
const GENDERS: [(Gender, &str); 3] = [
    (Gender::M, "masculine"),
    (Gender::F, "feminine"),
    (Gender::N, "neuter"),
];

/// The name of a gender in TBX.
fn name_of(gender: Gender) -> &'static str {
    let named = GENDERS.iter().find(|(one, _)| *one == gender);
    named.map_or("", |(_, name)| name)
}

#[cfg(test)]
mod tests;
