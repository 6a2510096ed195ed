//! Outside text to typed values, with the place of each fault.

mod approved;
mod blueprint;
mod confusions;
mod document;
pub mod editions;
mod expected;
mod fault;
mod fitting;
pub mod folding;
mod glossary;
mod kept;
mod language;
mod lexicon;
mod library;
mod locate;
mod mark;
mod near;
mod one_key;
mod packed;
pub mod pgn;
mod pointers;
mod practice;
mod procedures;
mod review;
mod rows;
mod scenario;
pub mod schema;
mod scoresheet;
mod search;
mod situations;
mod translation;
mod walk;

pub use approved::approved;
pub use blueprint::{
    Amount, Blueprint, FORMS, MOST_QUESTIONS, Points, Quota, Sort, Weight, blueprint,
};
pub use confusions::{Confusions, Mistaken, confusions};
pub use fault::{FaultWords, Place, TextFault};
pub use glossary::{Concept, Forbidden, Gender, Glossary, Strength, glossary};
pub use kept::{KeptPaper, KeptQuestion, MOST_VARIANTS, kept_paper};
pub use language::{
    CountedNoun, Forms, GrammaticalNumber, Language, ListWords, PIECES, PLAYERS, Person,
    ProofWords, REFERENCE, Typography, UNITS, UNNAMED_PIECE, language, usual_form,
};
pub use lexicon::{Kind, Term, lexicon};
pub use library::Library;
pub use mark::{lettered, mark};
pub use near::near;
pub use packed::{packed_language, unpacked_language};
pub use review::{OfText, Opinion, Returned, returned};
pub use scenario::{Alphabets, Expect, Scenario, cases, scenarios};
pub use scoresheet::{Entered, Scoresheet, SheetFault, SheetTrouble, scoresheet};
pub use search::{SearchWords, search_words};
pub use translation::{Remark, Reviewed, Translation, translation};
