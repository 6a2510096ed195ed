//! `locales/*/glossary.yaml`: the terms of a language, their forms, and the words to avoid.

use crate::read::document::the_document;
use crate::read::fault::{Place, TextFault};
use crate::read::folding::folded;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

/// The terms of one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Glossary {
    /// The file as the caller named it.
    pub file: String,
    /// The concepts, in the order of the file, which is the same in all languages.
    pub concepts: Vec<Concept>,
}

/// A concept of the Laws or of the program, as one language names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Concept {
    /// The name of the concept, the same in all languages.
    pub id: String,
    /// The preferred term.
    pub term: String,
    /// All forms of the term, itself among them.
    pub forms: Vec<String>,
    /// The gender of the term, in languages that have one.
    pub gender: Option<Gender>,
    /// Where the Laws use it, in the numbers of the newest edition.
    pub article: Option<String>,
    /// The documents in which the term stands.
    pub sources: Vec<String>,
    /// What it means.
    pub definition: String,
    /// The words to avoid.
    pub forbidden: Vec<Forbidden>,
    /// Where the entry starts.
    pub place: Place,
    /// Where the definition stands.
    pub definition_place: Place,
}

/// Words to avoid, with all their forms.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Forbidden {
    /// The forms.
    pub forms: Vec<String>,
    /// How wrong they are.
    pub level: Strength,
    /// When they are wrong.
    pub hint: Option<String>,
}

/// The gender of a term.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Gender {
    /// Masculine.
    M,
    /// Feminine.
    F,
    /// Neuter.
    N,
}

impl Gender {
    /// The name under which messages have its form.
    pub const fn name(self) -> &'static str {
        match self {
            Self::M => "m",
            Self::F => "f",
            Self::N => "n",
        }
    }
}

/// How wrong a word to avoid is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize, Hash)]
#[serde(rename_all = "lowercase")]
pub enum Strength {
    /// Wrong wherever it stands.
    Hard,
    /// In use elsewhere, but not our choice.
    Variant,
    /// Right in another sense.
    Context,
    /// Merely not preferred.
    Style,
}

impl Strength {
    /// All of them, the strongest first.
    pub const ALL: [Self; 4] = [Self::Hard, Self::Variant, Self::Context, Self::Style];

    /// The name that it has in files and messages.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hard => "hard",
            Self::Variant => "variant",
            Self::Context => "context",
            Self::Style => "style",
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenConcept {
    id: String,
    term: String,
    forms: Vec<String>,
    gender: Option<Gender>,
    article: Option<String>,
    #[serde(default)]
    sources: Vec<String>,
    definition: String,
    #[serde(default)]
    forbidden: Vec<Forbidden>,
}

/// The terms that a file lists.
///
/// # Errors
///
/// The first [`TextFault`] of the YAML; else all of these: an id that is no slug or stands twice, a form that is empty or
/// has spaces around it, a term that is not among its forms, and a form to avoid that is also preferred.
pub fn glossary(file: &str, text: &str) -> Result<Glossary, Vec<TextFault>> {
    let document = the_document(file, text, "one list of terms")?;
    let entries: Vec<WrittenConcept> = document.read().map_err(|fault| vec![fault])?;
    let rows = Rows::of(text, &entries);
    let faults = Guard {
        file,
        entries: &entries,
        rows: &rows,
    }
    .faults();
    if !faults.is_empty() {
        return Err(faults);
    }
    let place = |line: usize, column: usize| Place {
        file: file.to_owned(),
        line,
        column,
    };
    let concepts = (entries.into_iter().enumerate())
        .map(|(n, entry)| {
            let (line, column) = rows.after(n, "definition:");
            Concept {
                place: place(rows.starts[n], 1),
                definition_place: place(line, column),
                id: entry.id,
                term: entry.term,
                forms: entry.forms,
                gender: entry.gender,
                article: entry.article,
                sources: entry.sources,
                definition: entry.definition,
                forbidden: entry.forbidden,
            }
        })
        .collect();
    Ok(Glossary {
        file: file.to_owned(),
        concepts,
    })
}

impl Glossary {
    /// The concept of this id.
    pub fn concept(&self, id: &str) -> Option<&Concept> {
        self.concepts.iter().find(|concept| concept.id == id)
    }

    /// Whether the language writes its nouns with a capital: most terms that have a gender do.
    pub fn capitalises_nouns(&self) -> bool {
        let nouns = self.concepts.iter().filter(|c| c.gender.is_some());
        let capital = |concept: &&Concept| concept.term.starts_with(char::is_uppercase);
        let all = nouns.clone().count();
        all > 0 && nouns.filter(capital).count() * 2 > all
    }

    /// The first concept that does not stand where another language has it; one that is only a part may leave some out.
    pub fn differs_from(&self, model: &Glossary, is_part: bool) -> Option<TextFault> {
        let wanted: Vec<&str> = (model.concepts.iter())
            .map(|concept| concept.id.as_str())
            .filter(|id| !is_part || self.concept(id).is_some())
            .collect();
        let at = |n: usize| self.concepts.get(n).map(|concept| concept.id.as_str());
        let longest = self.concepts.len().max(wanted.len());
        let wanted = |n: usize| wanted.get(n).copied();
        let n = (0..longest).find(|n| at(*n) != wanted(*n))?;
        let place = match self.concepts.get(n).or(self.concepts.last()) {
            Some(concept) => concept.place.clone(),
            None => Place {
                file: self.file.clone(),
                line: 1,
                column: 1,
            },
        };
        let named = |id: Option<&str>| id.map_or("no concept".to_owned(), |id| format!("`{id}`"));
        Some(TextFault {
            line_text: String::new(),
            width: 1,
            place,
            found: named(at(n)),
            expected: format!("{}, as in {}", named(wanted(n)), model.file),
        })
    }
}

/// The lines of a file, and the one on which each entry starts.
struct Rows<'t> {
    lines: Vec<&'t str>,
    starts: Vec<usize>,
}

impl<'t> Rows<'t> {
    fn of(text: &'t str, entries: &[WrittenConcept]) -> Self {
        let mut lines = (1..).zip(text.lines());
        let mut last = 1;
        let starts = entries.iter().map(|entry| {
            let names = |line: &str| {
                let after = line.split_once("id:").map(|(_, after)| after.trim_start());
                after.is_some_and(|after| {
                    after.trim_start_matches(['"', '\'']).starts_with(&entry.id)
                })
            };
            last = (lines.find(|(_, line)| names(line))).map_or(last, |(line, _)| line);
            last
        });
        Rows {
            starts: starts.collect(),
            lines: text.lines().collect(),
        }
    }

    /// Where the value after a key starts, its quotation mark left out.
    fn after(&self, n: usize, key: &str) -> (usize, usize) {
        let (line, column) = self.find(n, key);
        let content = self.line(line);
        let rest: String = content.chars().skip(column - 1).collect();
        let value = rest.strip_prefix(key).map_or(rest.as_str(), |value| {
            value.trim_start().trim_start_matches(['"', '\''])
        });
        let skipped = rest.chars().count() - value.chars().count();
        (line, column + skipped)
    }

    /// Where a word first stands in an entry; else where the entry starts.
    fn find(&self, n: usize, word: &str) -> (usize, usize) {
        let start = self.starts[n];
        let end = self.starts.get(n + 1).copied().unwrap_or(usize::MAX);
        (start..)
            .zip(self.lines.iter().skip(start - 1))
            .take_while(|(line, _)| *line < end.max(start + 1))
            .find_map(|(line, content)| {
                let at = content.find(word)?;
                Some((line, content[..at].chars().count() + 1))
            })
            .unwrap_or((start, 1))
    }

    /// The line of this number.
    fn line(&self, number: usize) -> &'t str {
        self.lines.get(number - 1).copied().unwrap_or_default()
    }
}

/// What only shows when whole entries are compared.
struct Guard<'g> {
    file: &'g str,
    entries: &'g [WrittenConcept],
    rows: &'g Rows<'g>,
}

impl Guard<'_> {
    fn faults(&self) -> Vec<TextFault> {
        let mut faults = Vec::new();
        let mut preferred: BTreeMap<String, Vec<usize>> = BTreeMap::new();
        let mut ids = BTreeSet::new();
        for (n, entry) in self.entries.iter().enumerate() {
            if !is_slug(&entry.id) {
                let found = format!("id `{}`", entry.id);
                let expected = "small letters, digits and hyphens";
                faults.push(self.fault(n, "id:", found, expected.into()));
            }
            if !ids.insert(entry.id.as_str()) {
                let found = format!("id `{}` for the second time", entry.id);
                faults.push(self.fault(n, "id:", found, "an id of its own".into()));
            }
            if !entry.forms.contains(&entry.term) {
                let found = format!("term `{}`", entry.term);
                faults.push(self.fault(n, "forms:", found, "it among its forms".into()));
            }
            for form in &entry.forms {
                preferred.entry(folded(form)).or_default().push(n);
            }
            let words = entry.forms.iter().chain(&entry.sources);
            let words = words.chain([&entry.term, &entry.definition]);
            let avoided = entry.forbidden.iter().flat_map(|word| &word.forms);
            for word in words.chain(avoided) {
                if word.is_empty() || word.trim() != word {
                    let found = format!("`{word}`");
                    let expected = "a text without spaces around it".into();
                    faults.push(self.fault(n, "forms:", found, expected));
                }
            }
            if let Some(word) = entry.forbidden.iter().find(|word| word.forms.is_empty()) {
                let found = format!("a word to avoid of level {:?} without forms", word.level);
                faults.push(self.fault(n, "forbidden:", found, "at least one form".into()));
            }
        }
        for (n, entry) in self.entries.iter().enumerate() {
            for word in &entry.forbidden {
                for form in &word.forms {
                    let fault = self.preferred_too(n, form, word.level, &preferred);
                    faults.extend(fault);
                }
            }
        }
        faults
    }

    /// The fault of a form to avoid that is also preferred: by the same concept, or, where it is wrong as such, by any.
    fn preferred_too(
        &self,
        n: usize,
        form: &str,
        level: Strength,
        preferred: &BTreeMap<String, Vec<usize>>,
    ) -> Option<TextFault> {
        let holders = preferred.get(&folded(form))?;
        let holder = match level {
            Strength::Hard | Strength::Variant => *holders.first()?,
            Strength::Context | Strength::Style => *holders.iter().find(|holder| **holder == n)?,
        };
        let found = format!("`{form}` among the words to avoid");
        let expected = format!("a word that `{}` does not prefer", self.entries[holder].id);
        Some(self.fault(n, form, found, expected))
    }

    fn fault(&self, n: usize, word: &str, found: String, expected: String) -> TextFault {
        let (line, column) = self.rows.find(n, word);
        let place = Place {
            file: self.file.to_owned(),
            line,
            column,
        };
        let line_text = self.rows.line(line);
        TextFault {
            place,
            found,
            expected,
            line_text: line_text.to_owned(),
            width: word.chars().count(),
        }
    }
}

fn is_slug(id: &str) -> bool {
    !id.is_empty()
        && id
            .chars()
            .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}
