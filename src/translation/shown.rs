//! Where readers see a message: real texts in which it is said, as unlike one another as there are.

use crate::edition::{Edition, Pace, Setting, Supervision};
use crate::game::Colours;
use crate::laws::{Provision, provisions};
use crate::read::{Library, Scenario};
use crate::rulings::{Rulings, Run};
use crate::text::{
    Heard, ProcedureText, Words, case_title, explain, item_text, plain, procedure, rule_text,
    scene, story,
};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// A text of the program that readers see.
#[derive(Clone, Copy)]
pub enum Source<'r> {
    /// The title and the scene of a case.
    Title(&'r Scenario),
    /// The story of a case, and what is ruled on it.
    Case(Run<'r>),
    /// A provision as a rule of an edition.
    Rule(Edition, &'static Provision),
    /// An item of the practice.
    Item(&'r str),
    /// What an arbiter does, step by step.
    Procedure(Edition, &'r str),
}

impl Source<'_> {
    /// The case, provision, item or procedure by its name.
    pub fn name(&self) -> &str {
        match self {
            Source::Title(scenario) => &scenario.id,
            Source::Case(run) => &run.scenario().id,
            Source::Rule(_, provision) => provision.id,
            Source::Item(id) | Source::Procedure(_, id) => id,
        }
    }

    /// The edition, where there is one.
    pub fn edition(&self) -> Option<Edition> {
        match self {
            Source::Case(run) => Some(run.edition),
            Source::Rule(edition, _) | Source::Procedure(edition, _) => Some(*edition),
            Source::Title(_) | Source::Item(_) => None,
        }
    }
}

/// A message as readers see it.
#[derive(Clone)]
pub struct Example<'r> {
    /// Where.
    pub source: Source<'r>,
    /// Which of the times that it is said there.
    pub nth: usize,
    /// The paragraph in which it stands.
    pub seen: Shown,
}

/// A paragraph, and the words of a message in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The paragraph.
    pub passage: String,
    /// Where the words of the message stand in it, in bytes.
    pub at: Range<usize>,
}

impl Shown {
    /// What stands before the words, the words, and what stands after them.
    pub fn parts(&self) -> [&str; 3] {
        let Range { start, end } = self.at;
        [
            &self.passage[..start],
            &self.passage[start..end],
            &self.passage[end..],
        ]
    }
}

/// How many unlike texts of a message are kept to choose from.
const CANDIDATES: usize = 60;

/// Up to so many examples of each of these messages and attributes, unlike one another, those of newer editions first.
///
/// `words` must be listening ([`Words::listening`]). What is said on no case, in no rule, item or procedure has none.
pub fn shown<'r>(
    rulings: &'r Rulings<'r>,
    library: &'r Library,
    words: &Words,
    wanted: &BTreeSet<String>,
    most: usize,
) -> BTreeMap<String, Vec<Example<'r>>> {
    let mut found: BTreeMap<String, Candidates<'r>> = BTreeMap::new();
    let enough = |found: &BTreeMap<String, Candidates<'r>>| {
        let has = |one: &String| {
            found
                .get(one)
                .is_some_and(|all| all.examples.len() >= CANDIDATES)
        };
        wanted.iter().all(has)
    };
    for source in sources(rulings, library) {
        let (text, heard) = said(library, words, source);
        let mut times: BTreeMap<&str, usize> = BTreeMap::new();
        for heard in heard.iter().filter(|heard| wanted.contains(&heard.pattern)) {
            let times = times.entry(&heard.pattern).or_default();
            let nth = *times;
            *times += 1;
            if let Some(seen) = seen(&text, &heard.text) {
                let candidates = found.entry(heard.pattern.clone()).or_default();
                candidates.add(&heard.text, Example { source, nth, seen });
            }
        }
        if enough(&found) {
            break;
        }
    }
    let chosen = found
        .into_iter()
        .map(|(name, all)| (name, all.unlike(most)));
    chosen.collect()
}

/// The same example in other words: the message as it is said there in this language, or after an edit.
pub fn again(library: &Library, words: &Words, name: &str, example: &Example<'_>) -> Option<Shown> {
    let (text, heard) = said(library, words, example.source);
    let mut heard = heard.iter().filter(|heard| heard.pattern == name);
    seen(&text, &heard.nth(example.nth)?.text)
}

/// All texts, those of the newest edition first.
fn sources<'r>(rulings: &'r Rulings<'r>, library: &'r Library) -> impl Iterator<Item = Source<'r>> {
    let titles = library.scenarios.iter().map(Source::Title);
    let of_edition = move |edition: Edition| {
        let runs = rulings.cases().flat_map(|case| case.runs());
        let runs = runs
            .filter(move |run| run.edition == edition)
            .map(Source::Case);
        let rules = provisions().map(move |provision| Source::Rule(edition, provision));
        let procedures = library.procedures.iter();
        runs.chain(rules)
            .chain(procedures.map(move |own| Source::Procedure(edition, &own.id)))
    };
    let items = library.items().map(|item| Source::Item(&item.id));
    let editions = rulings.editions().rev().flat_map(of_edition);
    titles.chain(items).chain(editions)
}

/// A text in paragraphs, a line for each, and what was said for it.
fn said(library: &Library, words: &Words, source: Source<'_>) -> (Vec<String>, Vec<Heard>) {
    words.heard();
    let text = match source {
        Source::Title(scenario) => {
            let voice = words.voice(scenario.case.colours);
            let title = case_title(&voice, scenario);
            format!("{title}\n{}", scene(&voice, scenario).unwrap_or_default())
        }
        Source::Case(run) => {
            let scenario = run.scenario();
            let voice = words.voice(scenario.case.colours);
            let settings = std::slice::from_ref(run.setting);
            let story = story(&voice, settings, &scenario.case);
            let ruling = run.ruled().map_or(String::new(), |ruled| {
                let told = explain(&voice, &ruled.laws, &scenario.case, &ruled.verdict);
                plain(&voice, &told, false)
            });
            format!("{story}\n{ruling}")
        }
        Source::Rule(edition, provision) => {
            let setting = Setting::of(Pace::Standard, Supervision::Full);
            let laws = library.laws(edition, &setting);
            let rule = rule_text(&words.voice(Colours::Known), &laws, provision);
            let texts = [rule.rule, rule.unmet, rule.reading, Some(rule.named)];
            let uncertain = rule.uncertain.into_iter();
            let all: Vec<String> = texts.into_iter().flatten().chain(uncertain).collect();
            all.join("\n")
        }
        Source::Item(id) => {
            let item = item_text(&words.voice(Colours::Known), id);
            let texts = [Some(item.title), Some(item.text), item.letter, item.caution];
            texts.into_iter().flatten().collect::<Vec<_>>().join("\n")
        }
        Source::Procedure(edition, id) => {
            let voice = words.voice(Colours::Known);
            let settings = [Setting::of(Pace::Standard, Supervision::Full)];
            let own = library.procedure(id);
            own.map_or(String::new(), |own| {
                lines(procedure(&voice, library, edition, &settings, own)).join("\n")
            })
        }
    };
    let paragraphs = text.lines().map(|line| line.trim().to_owned());
    let paragraphs = paragraphs.filter(|line| !line.is_empty()).collect();
    (paragraphs, words.heard())
}

/// A procedure as its heading, its steps and what is ruled at each.
fn lines(told: ProcedureText) -> Vec<String> {
    let mut lines = vec![told.title];
    for step in told.steps {
        lines.extend(step.part);
        for (_, saying) in step.says {
            lines.push(saying.text);
            lines.extend(saying.ruled);
            lines.extend(saying.uncertain.into_iter().map(|(_, text)| text));
        }
    }
    lines.extend(told.none);
    lines
}

/// The paragraph that has these words, wherever a sentence may begin or end with them.
fn seen(text: &[String], words: &str) -> Option<Shown> {
    let words = words.trim().trim_end_matches('.');
    let mut letters = words.chars();
    let first = letters.next()?;
    let rest = letters.as_str();
    let small: String = first.to_lowercase().chain(rest.chars()).collect();
    let capital: String = first.to_uppercase().chain(rest.chars()).collect();
    [words, &small, &capital].into_iter().find_map(|words| {
        text.iter().find_map(|passage| {
            let start = passage.find(words)?;
            Some(Shown {
                passage: passage.clone(),
                at: start..start + words.len(),
            })
        })
    })
}

/// Examples of one message, each with the words of the message without its numbers and squares.
#[derive(Default)]
struct Candidates<'r> {
    examples: Vec<(BTreeSet<String>, Example<'r>)>,
}

impl<'r> Candidates<'r> {
    fn add(&mut self, text: &str, example: Example<'r>) {
        let own = kind(text);
        let known = self.examples.iter().any(|(kind, _)| *kind == own);
        if !known && self.examples.len() < CANDIDATES {
            self.examples.push((own, example));
        }
    }

    /// Those that have least in common, the first one first.
    fn unlike(mut self, most: usize) -> Vec<Example<'r>> {
        let mut chosen: Vec<(BTreeSet<String>, Example<'r>)> = Vec::new();
        while chosen.len() < most && !self.examples.is_empty() {
            let nearest = |kind: &BTreeSet<String>| {
                let all = chosen.iter().map(|(other, _)| likeness(kind, other));
                all.max().unwrap_or_default()
            };
            let places = 0..self.examples.len();
            let next = places.min_by_key(|n| nearest(&self.examples[*n].0));
            chosen.push(self.examples.remove(next.unwrap_or_default()));
        }
        chosen.into_iter().map(|(_, example)| example).collect()
    }
}

/// The words of a text that are words.
fn kind(text: &str) -> BTreeSet<String> {
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    let words = words.filter(|word| !word.chars().any(|letter| letter.is_ascii_digit()));
    words.map(str::to_lowercase).collect()
}

/// How much two texts have in common, in thousandths.
fn likeness(one: &BTreeSet<String>, other: &BTreeSet<String>) -> usize {
    let shared = one.intersection(other).count();
    let all = one.union(other).count();
    (1000 * shared).checked_div(all).unwrap_or(1000)
}
