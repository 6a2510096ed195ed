//! Which questions of the trainer the readers of a chapter are asked.

use crate::book::shelf::shown_by;
use crate::edition::Layers;
use crate::laws::{CHAPTERS, Chapter};
use crate::quiz::{QuizQuestion, Stock};
use crate::read::mark;
use std::collections::{BTreeMap, BTreeSet};

/// The questions that the readers of a chapter are asked.
pub struct Questions<'l> {
    /// The chapter.
    pub chapter: &'static Chapter,
    /// The questions, from the easiest on.
    pub all: Vec<QuizQuestion<'l>>,
}

/// A chapter has so many questions, where there are enough.
const MOST: usize = 5;

/// The questions about each chapter of which some were approved, as FIDE teaches the Laws; no others are made.
pub fn of_chapters<'l>(stock: &Stock<'l>, approved: &BTreeSet<String>) -> Vec<Questions<'l>> {
    let mut by_chapter: BTreeMap<&str, Vec<Candidate<'_>>> = BTreeMap::new();
    for candidate in approved.iter().filter_map(|id| Candidate::of(stock, id)) {
        let of_chapter = by_chapter.entry(candidate.chapter).or_default();
        of_chapter.push(candidate);
    }
    let chapters = CHAPTERS.iter().filter_map(|chapter| {
        let all = chosen(stock, by_chapter.remove(chapter.id)?);
        (!all.is_empty()).then_some(Questions { chapter, all })
    });
    chapters.collect()
}

/// A question that may be asked, as far as its id tells it.
struct Candidate<'a> {
    id: &'a str,
    case: &'a str,
    kind: &'a str,
    rule: &'static str,
    chapter: &'static str,
    /// Its place in an order of chance that does not change with the words of the question.
    place: u64,
}

impl<'a> Candidate<'a> {
    fn of(stock: &Stock<'_>, id: &'a str) -> Option<Self> {
        let (what, _) = id.rsplit_once('.')?;
        let (case, kind) = (what.split('.').next()?, what.rsplit('.').next()?);
        let main = shown_by(stock.rulings.case(case)?.scenario)?;
        let mut chapters = CHAPTERS.iter();
        let chapter = chapters.find(|chapter| chapter.provisions.contains(&main))?;
        Some(Candidate {
            id,
            case,
            kind,
            rule: main.id,
            chapter: chapter.id,
            place: mark(what),
        })
    }
}

/// Questions about as many rules, and of as many kinds, as there are among the candidates; no case is told twice.
fn chosen<'l>(stock: &Stock<'l>, mut left: Vec<Candidate<'_>>) -> Vec<QuizQuestion<'l>> {
    let (mut rules, mut kinds) = (Vec::new(), Vec::new());
    let mut questions = Vec::new();
    while questions.len() < MOST {
        let often = |known: &[&str], name: &str| known.iter().filter(|it| **it == name).count();
        let cost = |it: &Candidate<'_>| {
            let (rule, kind) = (often(&rules, it.rule), often(&kinds, it.kind));
            (rule + kind, rule, it.place)
        };
        let Some(at) = (0..left.len()).min_by_key(|at| cost(&left[*at])) else {
            break;
        };
        let next = left.swap_remove(at);
        if let Ok(question) = stock.named(next.id, Layers::FIDE) {
            left.retain(|other| other.case != next.case);
            rules.push(next.rule);
            kinds.push(next.kind);
            questions.push(question);
        }
    }
    questions.sort_by_key(|question| question.scenario().level);
    questions
}
