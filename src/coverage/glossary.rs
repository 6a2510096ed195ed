//! The terms of the Laws' own glossary, and whether a language of ours explains them.

use crate::edition::{EditionData, Given};
use crate::read::Glossary;

/// The terms of an edition's glossary as a language explains them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LawTerms {
    /// How many terms the glossary has.
    pub count: usize,
    /// Those that the language does not explain.
    pub missing: Vec<String>,
}

/// How far a language explains the terms of an edition's glossary; none where the edition has none or it is not known.
pub fn law_terms(data: &EditionData, glossary: &Glossary) -> Option<LawTerms> {
    let Given::Value(terms) = &data.glossary else {
        return None;
    };
    let explained = |id: &str| {
        let concept = glossary.concept(id);
        concept.is_some_and(|concept| !concept.definition.is_empty())
    };
    Some(LawTerms {
        count: terms.len(),
        missing: (terms.iter())
            .filter(|(_, id)| !explained(id))
            .map(|(term, _)| term.clone())
            .collect(),
    })
}

/// Whether a concept explains a term of an edition's glossary.
pub fn is_law_term(data: &EditionData, concept: &str) -> bool {
    match &data.glossary {
        Given::Value(terms) => terms.iter().any(|(_, id)| id == concept),
        Given::NoRule | Given::Unknown => false,
    }
}
