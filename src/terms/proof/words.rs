//! Which words a text uses for the concepts of the Laws.

use super::{Page, RemarkKind, Slip, Sureness};
use crate::read::folding::folded;
use crate::read::{Gender, Strength};
use crate::terms::finding::Level;
use crate::terms::matcher::{Hit, Standing};
use std::collections::BTreeSet;

/// What a text names by its term somewhere, taken in over all of it before it is checked.
#[derive(Default)]
pub(super) struct Named {
    /// The concepts that it names by their terms.
    preferred: BTreeSet<String>,
}

impl Named {
    /// Takes in the terms of a segment.
    pub(super) fn add(&mut self, hits: &[Hit<'_>]) {
        for hit in hits {
            if hit.standing == Standing::Preferred {
                self.preferred.insert(hit.concept.id.clone());
            }
        }
    }

    fn has(&self, concept: &str) -> bool {
        self.preferred.contains(concept)
    }
}

/// Adds the words to avoid of a segment; `meant` are the concepts of its source, where it has one.
pub(super) fn words(
    page: &Page<'_>,
    text: &str,
    hits: &[Hit<'_>],
    named: &Named,
    meant: Option<&BTreeSet<String>>,
    slips: &mut Vec<Slip>,
) {
    let here: BTreeSet<&str> = (hits.iter())
        .filter(|hit| hit.standing == Standing::Preferred)
        .map(|hit| hit.concept.id.as_str())
        .collect();
    for hit in hits {
        let Standing::Forbidden(word) = hit.standing else {
            continue;
        };
        let id = hit.concept.id.as_str();
        // a word of the program, such as “question”, is an everyday word in a text about the Laws
        if hit.concept.article.is_none() && word.level != Strength::Hard {
            continue;
        }
        let is_term_of_another = (hits.iter())
            .any(|other| other.range == hit.range && other.standing == Standing::Preferred);
        let known = meant.is_some_and(|meant| meant.contains(id));
        let (kind, level, sure) = match word.level {
            Strength::Hard if is_term_of_another => continue,
            Strength::Hard => (
                RemarkKind::Word(word.level),
                Level::Error,
                Sureness::Certain,
            ),
            Strength::Variant if named.has(id) => {
                (RemarkKind::TwoTerms, Level::Warning, Sureness::Certain)
            }
            Strength::Variant => (RemarkKind::Word(word.level), Level::Info, Sureness::Certain),
            Strength::Context if known && !here.contains(id) && !is_term_of_another => (
                RemarkKind::Word(word.level),
                Level::Warning,
                Sureness::Likely,
            ),
            // beside its term elsewhere, the word may be a second name; it may as well mean something else
            Strength::Context if meant.is_none() && named.has(id) && !is_term_of_another => (
                RemarkKind::Word(word.level),
                Level::Info,
                Sureness::Possible,
            ),
            Strength::Context => continue,
            Strength::Style => (
                RemarkKind::Word(word.level),
                Level::Info,
                Sureness::Possible,
            ),
        };
        slips.push(Slip {
            concept: Some(id.to_owned()),
            hint: word.hint.clone(),
            ..Slip::new(kind, level, sure, hit.range.clone()).instead(hit.concept.term.clone())
        });
    }
    genders(page, text, hits, slips);
}

/// Adds the articles that do not agree with the term behind them.
fn genders(page: &Page<'_>, text: &str, hits: &[Hit<'_>], slips: &mut Vec<Slip>) {
    let articles = &page.language.proof.genders;
    if articles.is_empty() {
        return;
    }
    for hit in hits {
        let (Standing::Preferred, Some(gender)) = (hit.standing, hit.concept.gender) else {
            continue;
        };
        // a term of several words may begin with another noun, and another form may have another gender
        let word = &text[hit.range.clone()];
        // “lo cattura”: the word is a verb, too
        let is_other = |other: &Hit<'_>| other.range == hit.range && other.concept.gender.is_none();
        if hits.iter().any(is_other) {
            continue;
        }
        if hit.concept.term.contains(' ') || folded(word) != folded(&hit.concept.term) {
            continue;
        }
        let before = text[..hit.range.start].trim_end();
        let gap = &text[before.len()..hit.range.start];
        let start = before.rfind(|c: char| !c.is_alphabetic()).map_or(0, |at| {
            at + text[at..].chars().next().map_or(1, char::len_utf8)
        });
        let article = before[start..].to_lowercase();
        if gap.is_empty() || article.is_empty() {
            continue;
        }
        let shows = |gender: Gender| {
            let words = articles.get(gender.name());
            words.is_some_and(|words| words.contains(&article))
        };
        let others = [Gender::M, Gender::F, Gender::N];
        let other = others
            .into_iter()
            .any(|other| other != gender && shows(other));
        if other && !shows(gender) {
            slips.push(Slip {
                concept: Some(hit.concept.id.clone()),
                ..Slip::new(
                    RemarkKind::WrongArticle,
                    Level::Error,
                    Sureness::Likely,
                    start..hit.range.end,
                )
            });
        }
    }
}
