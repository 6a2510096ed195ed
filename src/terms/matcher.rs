//! The terms of a glossary found in a text, whatever text it is.

use crate::read::folding::{Folded, folded, folded_with_case};
use crate::read::{Concept, Forbidden, Glossary};
use crate::terms::notation::moves;
use aho_corasick::AhoCorasick;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::ops::Range;

/// Finds the terms of a language and the words to avoid.
pub struct Matcher<'g> {
    automaton: AhoCorasick,
    /// For each form of the automaton, what it may mean.
    senses: Vec<Vec<Sense<'g>>>,
    exact: bool,
}

/// A term, or a word to avoid, in a text.
#[derive(Clone, Debug, PartialEq)]
pub struct Hit<'g> {
    /// Where it stands.
    pub range: Range<usize>,
    /// The concept.
    pub concept: &'g Concept,
    /// Whether it is the term or a word to avoid.
    pub standing: Standing<'g>,
}

/// Whether a word is a term or one to avoid.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Standing<'g> {
    /// The preferred term.
    Preferred,
    /// A word to avoid.
    Forbidden(&'g Forbidden),
}

struct Sense<'g> {
    /// The form as the glossary writes it, for languages in which capitals matter.
    form: String,
    concept: &'g Concept,
    standing: Standing<'g>,
}

impl<'g> Matcher<'g> {
    /// A matcher for the forms of a glossary; forms of fewer than two letters are signs and not looked for.
    pub fn new(glossary: &'g Glossary) -> Self {
        let mut by_form: BTreeMap<String, Vec<Sense<'g>>> = BTreeMap::new();
        for concept in &glossary.concepts {
            let preferred = concept.forms.iter().map(|form| (form, Standing::Preferred));
            let forbidden = (concept.forbidden.iter()).flat_map(|word| {
                word.forms
                    .iter()
                    .map(|form| (form, Standing::Forbidden(word)))
            });
            for (form, standing) in preferred.chain(forbidden) {
                if form.chars().filter(|c| c.is_alphabetic()).count() < 2 {
                    continue;
                }
                by_form.entry(folded(form)).or_default().push(Sense {
                    form: folded_with_case(form),
                    concept,
                    standing,
                });
            }
        }
        let automaton = AhoCorasick::new(by_form.keys())
            .expect("the forms of a glossary are far fewer than an automaton can hold");
        Matcher {
            automaton,
            senses: by_form.into_values().collect(),
            exact: glossary.capitalises_nouns(),
        }
    }

    /// All terms and words to avoid in a text, in the order of their places.
    ///
    /// Only whole words count, and of words that overlap the longer one.
    /// Case does not matter, except that a term with a capital is a name and wants it (White, not a white square).
    /// In languages that write nouns with a capital it matters for all words, apart from the first letter of a form
    /// that is small.
    /// Moves in notation are passed over.
    /// A word with several meanings gives several hits at one place.
    pub fn find(&self, text: &str) -> Vec<Hit<'g>> {
        let folded = Folded::of(text);
        let moves = moves(text);
        let mut found: Vec<(Range<usize>, Vec<&Sense<'g>>)> = Vec::new();
        for candidate in self.automaton.find_overlapping_iter(folded.text()) {
            if !is_whole(folded.text(), candidate.range()) {
                continue;
            }
            let range = folded.source(candidate.range());
            if (moves.iter()).any(|m| m.start < range.end && range.start < m.end) {
                continue;
            }
            let senses: Vec<_> = (self.senses[candidate.pattern().as_usize()].iter())
                .filter(|sense| self.fits(sense, &text[range.clone()]))
                .collect();
            if !senses.is_empty() {
                found.push((range, senses));
            }
        }
        found.sort_by_key(|(range, _)| (Reverse(range.len()), range.start));
        let mut taken: BTreeMap<usize, (usize, Vec<&Sense<'g>>)> = BTreeMap::new();
        for (range, senses) in found {
            let before = taken.range(..range.end).next_back();
            if before.is_none_or(|(_, (end, _))| *end <= range.start) {
                taken.insert(range.start, (range.end, senses));
            }
        }
        (taken.into_iter())
            .flat_map(|(start, (end, senses))| {
                senses.into_iter().map(move |sense| Hit {
                    range: start..end,
                    concept: sense.concept,
                    standing: sense.standing,
                })
            })
            .collect()
    }

    /// Whether the capitals of a word fit a form; where they do not matter, they do.
    fn fits(&self, sense: &Sense<'_>, word: &str) -> bool {
        if !self.exact {
            return match sense.standing {
                Standing::Preferred => has_capitals(&sense.form, word),
                Standing::Forbidden(_) => true,
            };
        }
        let word = folded_with_case(word);
        let mut characters = sense.form.chars();
        let Some(first) = characters.next() else {
            return false;
        };
        if first.is_uppercase() {
            return word == sense.form;
        }
        let mut others = word.chars();
        let same_letter =
            (others.next()).is_some_and(|other| other.to_lowercase().eq(first.to_lowercase()));
        same_letter && others.eq(characters)
    }
}

/// Whether a word has a capital wherever a form has one.
fn has_capitals(form: &str, word: &str) -> bool {
    if !form.contains(char::is_uppercase) {
        return true;
    }
    let word = folded_with_case(word);
    (form.chars().zip(word.chars())).all(|(own, other)| !own.is_uppercase() || other.is_uppercase())
}

/// Whether no letter or digit continues a word on either side.
fn is_whole(text: &str, range: Range<usize>) -> bool {
    let word = &text[range.clone()];
    let joins = |outside: Option<char>, inside: Option<char>| {
        outside.is_some_and(char::is_alphanumeric) && inside.is_some_and(char::is_alphanumeric)
    };
    let before = text[..range.start].chars().next_back();
    let after = text[range.end..].chars().next();
    !joins(before, word.chars().next()) && !joins(after, word.chars().next_back())
}
