//! `editions/confusions/*.yaml` to [`Mistaken`] answers.

use crate::laws::provision;
use crate::read::document::the_document;
use crate::read::editions::InOrder;
use crate::read::expected::Expected;
use crate::read::fault::TextFault;
use crate::read::practice::Page;
use crate::read::scenario::nearest_provision;
use std::collections::BTreeMap;

/// What is often answered wrongly where a provision decides, by its permanent name.
pub type Confusions = BTreeMap<String, Vec<Mistaken>>;

/// A wrong answer that is often given.
#[derive(Clone, Debug, PartialEq)]
pub struct Mistaken {
    /// The confusion that leads to it: a name of the message `confusion`.
    pub confusion: String,
    /// What is ruled by it on the last event; White stands for who acted. Play goes on where nothing of it ends the game.
    pub effects: Vec<Expected>,
}

/// What is wrong with an answer: the word that it is about, what was found, and what was expected.
type Misread = (Option<String>, String, String);

impl Mistaken {
    /// Each answer of a list, or what is wrong with it: the word that it is about, what was found, and what was expected.
    pub(in crate::read) fn all(
        written: Vec<BTreeMap<String, Vec<Expected>>>,
    ) -> Vec<Result<Mistaken, Misread>> {
        let mut known: Vec<Vec<Expected>> = Vec::new();
        let answer = |entries: BTreeMap<String, Vec<Expected>>| {
            let found = format!("{} names", entries.len());
            let mut entries = entries.into_iter();
            let (Some((confusion, effects)), None) = (entries.next(), entries.next()) else {
                return Err((None, found, "one name with its effects".to_owned()));
            };
            if known.contains(&effects) {
                let found = format!("the answer of `{confusion}` again");
                return Err((Some(confusion), found, "each answer once".to_owned()));
            }
            known.push(effects.clone());
            Ok(Mistaken { confusion, effects })
        };
        written.into_iter().map(answer).collect()
    }
}

/// The wrong answers that the text of a file tells.
///
/// # Errors
/// The first [`TextFault`] of the YAML or a value of the wrong kind; else all of these: an unknown provision, one that stands there
/// twice or has no answer, an answer that does not have exactly one name, and one that stands there twice.
pub fn confusions(file: &str, text: &str) -> Result<Confusions, Vec<TextFault>> {
    let document = the_document(file, text, "one map of provisions")?;
    let sheet: InOrder<Vec<BTreeMap<String, Vec<Expected>>>> =
        document.read().map_err(|fault| vec![fault])?;
    let page = Page { file, text };
    let mut bad = Vec::new();
    let mut good = Confusions::new();
    for (slug, written) in sheet.0 {
        let mut at = |word: &str, found: String, expected: String| {
            bad.push(page.fault(&slug, word, found, expected));
        };
        if provision(&slug).is_none() {
            let found = format!("unknown provision `{slug}`");
            at(&slug, found, nearest_provision(&slug));
        }
        if written.is_empty() {
            at(&slug, "no answer".into(), "at least one".into());
        }
        let mut answers: Vec<Mistaken> = Vec::new();
        for answer in Mistaken::all(written) {
            match answer {
                Ok(answer) => answers.push(answer),
                Err((word, found, expected)) => {
                    at(word.as_deref().unwrap_or(&slug), found, expected)
                }
            }
        }
        if good.insert(slug.clone(), answers).is_some() {
            let found = format!("provision `{slug}` again");
            bad.push(page.fault(&slug, &slug, found, "each provision once".into()));
        }
    }
    if bad.is_empty() { Ok(good) } else { Err(bad) }
}

#[cfg(test)]
mod tests;
