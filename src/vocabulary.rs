//! The vocabulary of cases, found by any word of any language: what a name means, what it needs, and a case that uses it.

use crate::edition::EditionData;
use crate::game::{Actor, Case, Colours, Effect, Event, Finding, Subject, Tells};
use crate::read::folding::folded;
use crate::read::{Alphabets, Kind, Library, Scenario, Term, cases, glossary, lexicon, near};
use crate::text::{Say, Voice, Words, asked, effect, sentences, told};
use std::collections::{BTreeMap, BTreeSet};

/// How many terms an answer has at most.
const MOST: usize = 8;

/// How many words a phrase of a glossary may have to stand for another.
const SHORT: usize = 3;

/// The whole vocabulary, with every word under which it may be looked for.
#[derive(Debug)]
pub struct Vocabulary {
    entries: Vec<Entry>,
    /// The words for one thing, in all languages, those to avoid among them.
    concepts: Vec<BTreeSet<String>>,
}

/// One name of the vocabulary.
#[derive(Debug)]
pub struct Entry {
    /// The name and what the schema says of it.
    pub term: Term,
    /// How it is written, as a line of a case.
    pub line: String,
    /// The id of a case that uses it, and where it stands.
    pub case: Option<(String, String)>,
    /// Texts about it, each between spaces, with how much they weigh.
    texts: Vec<(f64, String)>,
}

impl Vocabulary {
    /// The vocabulary as these files tell of it, given by path and content.
    pub fn of<'f>(files: impl IntoIterator<Item = (&'f str, &'f [u8])>, library: &Library) -> Self {
        let mut messages: BTreeMap<String, String> = BTreeMap::new();
        let mut concepts: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        let mut documents = Vec::new();
        for (path, bytes) in files {
            let Ok(text) = std::str::from_utf8(bytes) else {
                continue;
            };
            if path.starts_with("locales/") && path.ends_with(".ftl") {
                for (id, text) in told_in(text) {
                    *messages.entry(id.to_owned()).or_default() += &plain(&text);
                }
            } else if path.starts_with("locales/") && path.ends_with("glossary.yaml") {
                for concept in glossary(path, text).into_iter().flat_map(|it| it.concepts) {
                    let forbidden = concept.forbidden.into_iter().flat_map(|word| word.forms);
                    let forms = concept.forms.into_iter().chain(forbidden);
                    let all = concepts.entry(concept.id).or_default();
                    all.extend(forms.map(|form| plain(&form)));
                }
            } else if path.starts_with("scenarios/") {
                documents.extend(text.split("\n---\n").map(|case| (path, case)));
            }
        }
        let entries = lexicon().into_iter().map(|term| {
            let case = done_in(&term, library).or_else(|| used_in(&term, &documents));
            let actor = actor_of(&term, library);
            let mut line = line(&term, &actor);
            if term.kind == Kind::Fact && !reads(&line, &library.editions) {
                // It is told of an event only.
                let content = term.content.as_deref().unwrap_or("yes");
                line = format!(
                    "- {actor}: {{move: e4, known: {{{}: {content}}}}}",
                    term.name
                );
            }
            let texts = texts(&term, &messages);
            Entry {
                term,
                line,
                case,
                texts,
            }
        });
        Vocabulary {
            entries: entries.collect(),
            concepts: concepts.into_values().collect(),
        }
    }

    /// Every name, kind by kind.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The names that a text may mean, the likeliest first.
    pub fn find(&self, text: &str) -> Vec<&Entry> {
        let asked = plain(text);
        let words: Vec<&str> = asked.split_whitespace().collect();
        let by = |loosely: bool| -> Vec<(f64, &Entry)> {
            let all = self.entries.iter();
            all.map(|entry| (self.fits(entry, &words, text, loosely), entry))
                .filter(|(fits, _)| *fits > 0.0)
                .collect()
        };
        let mut found = by(false);
        if found.is_empty() {
            found = by(true);
        }
        found.sort_by(|(a, x), (b, y)| b.total_cmp(a).then(x.term.name.cmp(&y.term.name)));
        let best = found.first().map_or(0.0, |(fits, _)| *fits);
        let near_best = |(fits, _): &&(f64, &Entry)| *fits * 5.0 >= best;
        let found = found.iter().filter(near_best).take(MOST);
        found.map(|(_, entry)| *entry).collect()
    }

    /// The names nearest to a text that finds nothing.
    pub fn near(&self, text: &str) -> Vec<&str> {
        near(
            text,
            self.entries.iter().map(|entry| entry.term.name.as_str()),
        )
    }

    /// How well a name fits the words of a text; loosely, where a word may be only a part of a term.
    fn fits(&self, entry: &Entry, words: &[&str], text: &str, loosely: bool) -> f64 {
        if entry.term.name == text {
            return 1000.0;
        }
        let meant = |phrase: &str| -> f64 {
            let own = entry.fits(phrase);
            let padded = format!(" {phrase} ");
            let names = |forms: &&BTreeSet<String>| {
                forms.contains(&padded)
                    || loosely && forms.iter().any(|form| form.contains(&padded))
            };
            let others = self.concepts.iter().filter(names);
            let others = others.flatten().filter(|form| {
                let form = form.trim();
                form != phrase && form.split(' ').count() <= SHORT
            });
            others.fold(own, |best, form| best.max(0.7 * entry.has(form)))
        };
        let each: Vec<f64> = words.iter().map(|word| meant(word)).collect();
        let whole = if words.len() > 1 {
            meant(&words.join(" ")) * 2.0
        } else {
            0.0
        };
        let hit = each.iter().filter(|fits| **fits > 0.0).count();
        whole
            + each.iter().sum::<f64>() * (hit * hit) as f64
                / (words.len() * words.len()).max(1) as f64
    }
}

impl Entry {
    /// How well a phrase fits the texts about it: most as whole words, less as the beginning of one.
    fn fits(&self, phrase: &str) -> f64 {
        if phrase.is_empty() {
            return 0.0;
        }
        let whole = format!(" {phrase} ");
        let beginning = format!(" {phrase}");
        let letters = phrase.chars().count();
        let stem: String = phrase.chars().take(letters.saturating_sub(2)).collect();
        let stem = format!(" {stem}");
        let fits = |text: &str| match () {
            () if text.contains(&whole) => 1.0,
            () if letters >= 3 && text.contains(&beginning) => 0.6,
            () if letters >= 7 && text.contains(&stem) => 0.4,
            () => 0.0,
        };
        self.texts
            .iter()
            .map(|(weight, text)| weight * fits(text))
            .sum()
    }

    /// How much the texts about it weigh in which a phrase stands, word for word.
    fn has(&self, phrase: &str) -> f64 {
        let texts = self.texts.iter();
        let has = texts.filter(|(_, text)| text.contains(phrase));
        has.map(|(weight, _)| weight).sum()
    }

    /// What it is, as a sentence in the language of a reader.
    pub fn sentence(&self, words: &Words, editions: &[EditionData]) -> String {
        let voice = words.voice(Colours::Known);
        let said = |all: Vec<Say>| -> String {
            let all: Vec<String> = all.iter().map(|say| voice.say(say)).collect();
            all.join(" ")
        };
        match self.term.kind {
            Kind::Act => match self.event(editions) {
                Some(event) => {
                    sentences(&voice, &told(&Case::default().with_events(vec![event]), 0))
                }
                None => self.term.means.clone(),
            },
            Kind::Effect => match self.effect() {
                Some(sample) => said(effect(&sample)),
                None => self.term.means.clone(),
            },
            Kind::Finding => {
                let finding = Finding::ALL.iter().find(|it| it.name() == self.term.name);
                let ask = |finding: &Finding| voice.say(&asked(Subject::Found(*finding)));
                finding.map_or_else(|| self.term.means.clone(), ask)
            }
            Kind::Fact => self
                .question(&voice)
                .unwrap_or_else(|| self.term.means.clone()),
            Kind::Actor | Kind::Circumstance | Kind::Setting | Kind::Option => {
                self.term.means.clone()
            }
        }
    }

    /// The event that its line tells.
    pub fn event(&self, editions: &[EditionData]) -> Option<Event> {
        let text = format!("id: x\nevents:\n  {}\n", self.line);
        let (mut found, _) = cases("words", &text, editions, &Alphabets::default());
        found.pop()?.case.events.pop()
    }

    /// The effect that its line tells.
    fn effect(&self) -> Option<Effect> {
        let line = self.line.strip_prefix("- ")?;
        let value: serde_yaml::Value = serde_yaml::from_str(line).ok()?;
        serde_yaml::with::singleton_map_recursive::deserialize(value).ok()
    }

    /// The question that asks for a fact.
    fn question(&self, voice: &Voice<'_>) -> Option<String> {
        let mut subjects = Subject::samples().into_iter();
        let named = |subject: &Subject| match subject {
            Subject::AtLeast(quantity, 2..) => quantity.name() == self.term.name,
            other => other.name() == self.term.name,
        };
        Some(voice.say(&asked(subjects.find(named)?)))
    }
}

/// A text as it is searched: its words in small letters, between spaces, without what is no word.
fn plain(text: &str) -> String {
    let folded = folded(text);
    let words = folded.split(|c: char| !c.is_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    format!(" {} ", words.join(" "))
}

/// The messages of a file: the name of each, and what it says.
fn told_in(text: &str) -> Vec<(&str, String)> {
    let mut all: Vec<(&str, String)> = Vec::new();
    for line in text.lines() {
        let begins = line.starts_with(|c: char| c.is_ascii_lowercase());
        match line.split_once(" =").filter(|_| begins) {
            Some((id, rest)) => all.push((id, rest.to_owned())),
            None if line.starts_with('#') => {}
            None => {
                if let Some((_, said)) = all.last_mut() {
                    said.push(' ');
                    said.push_str(&without_calls(line));
                }
            }
        }
    }
    all.into_iter()
        .map(|(id, said)| (id, without_calls(&said)))
        .collect()
}

/// A pattern without the names of functions, variables and attributes.
fn without_calls(line: &str) -> String {
    let mut said = String::new();
    let mut depth = 0usize;
    let mut quoted = false;
    for character in line.chars() {
        match character {
            '{' => depth += 1,
            '}' => {
                depth = depth.saturating_sub(1);
                said.push(' ');
            }
            // Words that a message inflects stand between quotation marks within a call.
            '"' if depth > 0 => {
                quoted = !quoted;
                said.push(' ');
            }
            _ if depth == 0 || quoted => said.push(character),
            _ => {}
        }
    }
    said
}

/// What is searched for a name: itself, what it means, its messages in all languages, and what is within it.
fn texts(term: &Term, messages: &BTreeMap<String, String>) -> Vec<(f64, String)> {
    let id = match term.kind {
        Kind::Act => format!("event-{}", term.name),
        Kind::Effect => format!("effect-{}", term.name),
        Kind::Finding => format!("question-found-{}", term.name),
        Kind::Fact => format!("question-{}", term.name),
        Kind::Setting | Kind::Option => format!("setting-{}", term.name),
        Kind::Circumstance => format!("event-{}", term.name),
        Kind::Actor => String::new(),
    };
    let of_message = messages.get(&id).cloned().unwrap_or_default();
    let kind = match term.kind {
        Kind::Act | Kind::Actor => 1.0,
        Kind::Finding | Kind::Fact => 0.8,
        Kind::Setting | Kind::Option | Kind::Circumstance => 0.6,
        Kind::Effect => 0.4,
    };
    let mut all = vec![
        (8.0 * kind, plain(&term.name)),
        (4.0 * kind, plain(&term.means)),
        (3.0 * kind, of_message),
    ];
    for (name, means) in &term.within {
        all.push((2.0 * kind, plain(name)));
        all.push((1.0 * kind, plain(means)));
    }
    all
}

/// The line of a case that tells it.
fn line(term: &Term, actor: &str) -> String {
    let name = &term.name;
    let content = term.content.as_deref();
    let pair = match content {
        Some(content) => format!("{name}: {content}"),
        None => name.clone(),
    };
    match (term.kind, content) {
        (Kind::Actor, _) => format!("- {name}: {}", done_by(name)),
        (Kind::Act, None) => format!("- {actor}: {name}"),
        (Kind::Act, Some(_)) => format!("- {actor}: {{{pair}}}"),
        (Kind::Circumstance, _) => format!("- {actor}: {{move: e4, {pair}}}"),
        (Kind::Fact, _) => format!("known: {{facts: {{{pair}}}}}"),
        (Kind::Finding, _) => format!("known: {{facts: {{found: {{{pair}}}}}}}"),
        (Kind::Effect, None) => format!("- {name}"),
        (Kind::Effect, Some(_)) => format!("- {{{pair}}}"),
        (Kind::Setting, _) => format!("setting: {{{pair}}}"),
        (Kind::Option, _) => format!("setting: {{options: {{{pair}}}}}"),
    }
}

/// Something that this actor may do, as a line of a case has it.
fn done_by(actor: &str) -> &'static str {
    match Actor::named(actor) {
        Some(Actor::Player(_)) => "resign",
        Some(Actor::Both) => "agree-draw",
        Some(Actor::Arbiter) => "sees-position",
        Some(Actor::Nobody) | None => "{asks: over}",
        Some(_) => "{tell: {what: irregularity, whom: arbiter}}",
    }
}

/// The shortest case in which an act is done.
fn done_in(term: &Term, library: &Library) -> Option<(String, String)> {
    let is_done = |scenario: &&Scenario| {
        let mut events = scenario.case.events.iter();
        term.kind == Kind::Act && events.any(|event| event.act.name() == term.name)
    };
    let cases = library.scenarios.iter().filter(is_done);
    let shortest = cases.min_by_key(|case| (case.case.events.len(), case.expect.len()))?;
    Some((shortest.id.clone(), shortest.place.file.clone()))
}

/// Whether a case may have this line.
fn reads(line: &str, editions: &[EditionData]) -> bool {
    let (_, faults) = cases(
        "words",
        &format!("id: x\n{line}\n"),
        editions,
        &Alphabets::default(),
    );
    faults.is_empty()
}

/// Who does it in our cases.
fn actor_of(term: &Term, library: &Library) -> String {
    let done = |scenario: &Scenario| {
        let mut events = scenario.case.events.iter();
        let event = events.find(|event| event.act.name() == term.name)?;
        Some(event.by.name(Colours::Known).to_owned())
    };
    let found = library.scenarios.iter().find_map(done);
    found.unwrap_or_else(|| "white".to_owned())
}

/// The shortest case that uses a name: its id, and the file in which it stands.
fn used_in(term: &Term, documents: &[(&str, &str)]) -> Option<(String, String)> {
    let uses = |case: &&(&str, &str)| {
        let (told, expected) = case.1.split_once("\nexpect:").unwrap_or((case.1, ""));
        let part = if term.kind == Kind::Effect {
            expected
        } else {
            told
        };
        let joins = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
        part.match_indices(term.name.as_str()).any(|(at, _)| {
            let after = &part[at + term.name.len()..];
            let ends = match term.kind {
                Kind::Act | Kind::Effect => !after.starts_with(joins),
                _ => after.starts_with(':'),
            };
            let before = &part[..at];
            ends && (before.ends_with(['{', ' ', '[']) || before.ends_with("- "))
                && !before.lines().last().is_some_and(|line| {
                    line.starts_with("note:")
                        || line.starts_with("id:")
                        || line.starts_with("tags:")
                })
        })
    };
    let (path, case) = documents
        .iter()
        .filter(uses)
        .min_by_key(|(_, case)| case.len())?;
    let id = case.lines().find_map(|line| line.strip_prefix("id: "))?;
    Some((id.to_owned(), (*path).to_owned()))
}
