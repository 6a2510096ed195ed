//! How options look to somebody who knows nothing of the Laws, in all languages together.

use crate::read::mark;
use std::collections::BTreeSet;

/// How an option looks by itself.
pub(super) struct Sight {
    /// What it says in the language of reference.
    pub text: String,
    /// The same with the players exchanged.
    pub mirror: String,
    /// Its sentences in each language.
    sentences: Vec<Vec<Sentence>>,
    /// How many letters it has, on the average.
    pub length: f64,
}

/// A sentence of an option.
struct Sentence {
    /// The same for the same sentence.
    mark: u64,
    /// Its words, each by its mark.
    words: BTreeSet<u64>,
    letters: usize,
}

/// So many letters more or less make no difference.
const SHORT: f64 = 10.0;

/// How many times as long as the shortest option the longest one may be.
const MOST_UNLIKE: f64 = 2.6;

impl Sight {
    /// How an option looks that says this in the language of reference, this with the players exchanged, and this in each language.
    pub(super) fn of(text: String, mirror: String, read: &[String]) -> Self {
        let letters: usize = read.iter().map(|text| text.chars().count()).sum();
        Sight {
            sentences: read.iter().map(|text| sentences(text)).collect(),
            length: letters as f64 / read.len().max(1) as f64,
            mirror: match mirror == text {
                true => String::new(),
                false => mirror,
            },
            text,
        }
    }

    /// Whether in some language it says all that another says.
    pub(super) fn says_all_of(&self, other: &Sight) -> bool {
        let mut pairs = self.sentences.iter().zip(&other.sentences);
        pairs.any(|(own, others)| {
            others
                .iter()
                .all(|sentence| own.iter().any(|it| it.mark == sentence.mark))
        })
    }

    /// Whether neither is much longer than the other.
    pub(super) fn suits(&self, other: &Sight) -> bool {
        let (a, b) = (self.length + SHORT, other.length + SHORT);
        a.max(b) / a.min(b) <= MOST_UNLIKE
    }
}

fn sentences(text: &str) -> Vec<Sentence> {
    let all = text.split(['.', ';']).map(|it| it.trim().to_lowercase());
    let all = all.filter(|it| !it.is_empty());
    all.map(|sentence| Sentence {
        mark: mark(&sentence),
        words: (sentence.split(|letter: char| !letter.is_alphanumeric()))
            .filter(|word| !word.is_empty())
            .map(mark)
            .collect(),
        letters: sentence.chars().count(),
    })
    .collect()
}

/// What is seen of options beside each other.
pub(super) struct Beside {
    /// How many letters each has, over all languages.
    pub lengths: Vec<f64>,
    /// How much each has in common with the others.
    pub alike: Vec<f64>,
    /// How much each has in common with the one most like it.
    pub most_alike: Vec<f64>,
}

impl Beside {
    /// What is seen of these; what all say is left out where it stands in the stem.
    pub(super) fn of(all: &[&Sight], is_lifted: bool) -> Self {
        let languages = all.first().map_or(0, |it| it.sentences.len());
        let mut lengths = vec![0.0; all.len()];
        let mut alike = vec![0.0; all.len()];
        let mut most_alike = vec![0.0; all.len()];
        for language in 0..languages {
            let said = |at: usize| all[at].sentences[language].iter();
            let is_common = |sentence: &Sentence| {
                is_lifted && (0..all.len()).all(|at| said(at).any(|it| it.mark == sentence.mark))
            };
            let left = |at: usize| said(at).filter(|it| !is_common(it));
            let words: Vec<BTreeSet<u64>> = (0..all.len())
                .map(|at| left(at).flat_map(|it| it.words.iter().copied()).collect())
                .collect();
            for at in 0..all.len() {
                lengths[at] += left(at).map(|it| it.letters).sum::<usize>() as f64;
                let mut most = 0.0_f64;
                for other in (0..all.len()).filter(|other| *other != at) {
                    let both = words[at].intersection(&words[other]).count();
                    let either = words[at].len() + words[other].len() - both;
                    let share = both as f64 / either.max(1) as f64;
                    alike[at] += share;
                    most = most.max(share);
                }
                most_alike[at] += most;
            }
        }
        Beside {
            lengths,
            alike,
            most_alike,
        }
    }
}
