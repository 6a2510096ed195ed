//! `glossary.yaml` with what was reviewed: only the lines that differ change, and all else stays as its writer laid it out.

use super::reviewed::Reviewed;
use super::yaml::{Field, fields, flow, quoted, spliced};
use crate::export::diff::{Edit, edited, unified};
use crate::read::{Concept, Forbidden, Glossary, TextFault, glossary};

/// A file of terms as it would be with what was reviewed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Revision {
    /// The whole file.
    pub text: String,
    /// What differs, as a unified diff; empty where nothing does.
    pub diff: String,
}

/// The keys of a concept, in their order.
const KEYS: [&str; 8] = [
    "id",
    "term",
    "forms",
    "gender",
    "article",
    "sources",
    "definition",
    "forbidden",
];

/// The file of these terms with what was reviewed in their language.
///
/// # Errors
/// What the reviewed terms may not be as a whole, such as a word to avoid that another concept prefers; or a concept that is
/// laid out otherwise than a line for each key.
pub fn revised<'r>(
    terms: &Glossary,
    text: &str,
    reviewed: impl IntoIterator<Item = &'r Reviewed>,
) -> Result<Revision, Vec<TextFault>> {
    let lines: Vec<&str> = text.split('\n').collect();
    let mut edits = Vec::new();
    let mut wanted: Vec<Concept> = terms.concepts.clone();
    let mut faults = Vec::new();
    for reviewed in reviewed {
        let Some(n) = wanted.iter().position(|concept| concept.id == reviewed.id) else {
            continue;
        };
        let old = &terms.concepts[n];
        let new = reviewed.onto(old);
        if new == *old {
            continue;
        }
        let end = terms
            .concepts
            .get(n + 1)
            .map_or(lines.len(), |next| next.place.line - 1);
        match (Entry::of(&lines, old.place.line - 1, end)).and_then(|entry| entry.edits(old, &new))
        {
            Some(of_entry) => edits.extend(of_entry),
            None => faults.push(laid_out_otherwise(old, &lines)),
        }
        wanted[n] = new;
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    edits.sort_by_key(|edit| (edit.lines.start, edit.lines.end));
    let new = edited(&lines, &edits);
    let read = glossary(&terms.file, &new)?;
    // What was read again is what was meant, or the file is not as it was thought to be.
    for (read, (wanted, old)) in read.concepts.iter().zip(wanted.iter().zip(&terms.concepts)) {
        let read = Concept {
            place: wanted.place.clone(),
            definition_place: wanted.definition_place.clone(),
            ..read.clone()
        };
        if read != *wanted {
            faults.push(laid_out_otherwise(old, &lines));
        }
    }
    match faults.is_empty() {
        true => Ok(Revision {
            diff: unified(&terms.file, &lines, &edits),
            text: new,
        }),
        false => Err(faults),
    }
}

fn laid_out_otherwise(concept: &Concept, lines: &[&str]) -> TextFault {
    TextFault {
        place: concept.place.clone(),
        found: format!("`{}`, laid out in another way", concept.id),
        expected: "a line for each key, and lists in brackets".to_owned(),
        line_text: lines[concept.place.line - 1].to_owned(),
        width: 1,
    }
}

/// The lines of a concept, by its keys.
struct Entry<'t> {
    lines: &'t [&'t str],
    fields: Vec<Field<'t>>,
}

impl<'t> Entry<'t> {
    fn of(lines: &'t [&'t str], start: usize, end: usize) -> Option<Self> {
        let fields = fields(lines, start..end);
        let starts = fields.first().is_some_and(|field| field.key == "id");
        starts.then_some(Entry { lines, fields })
    }

    fn field(&self, key: &str) -> Option<&Field<'t>> {
        self.fields.iter().find(|field| field.key == key)
    }

    fn text(&self, field: &Field<'_>) -> String {
        self.lines[field.lines.clone()].join("\n")
    }

    /// The edits that make one concept the other; nothing where the lines are not laid out as expected.
    fn edits(&self, old: &Concept, new: &Concept) -> Option<Vec<Edit>> {
        let mut all = Vec::new();
        if old.term != new.term {
            all.push(self.with("term", Some(flow(&new.term))));
        }
        if old.forms != new.forms {
            let field = self.field("forms")?;
            let text = spliced(&self.text(field), &old.forms, &new.forms)?;
            all.push(Edit::of(field.lines.clone(), &text));
        }
        if old.gender != new.gender {
            let name = new.gender.map(|gender| gender.name().to_owned());
            all.push(self.with("gender", name));
        }
        if old.article != new.article {
            all.push(self.with("article", new.article.as_deref().map(quoted)));
        }
        if old.sources != new.sources {
            all.push(self.with("sources", listed(&new.sources)));
        }
        if old.definition != new.definition {
            all.push(self.with("definition", Some(quoted(&new.definition))));
        }
        if old.forbidden != new.forbidden {
            all.push(self.forbidden(&old.forbidden, &new.forbidden)?);
        }
        Some(all)
    }

    /// The value of a key set, or taken away.
    fn with(&self, key: &str, value: Option<String>) -> Edit {
        let line = value.map(|value| format!("  {key}: {value}"));
        let lines = match self.field(key) {
            Some(field) => field.lines.clone(),
            None => self.place_of(key),
        };
        Edit {
            lines,
            new: line.into_iter().collect(),
        }
    }

    /// The empty place where a key belongs that is not there.
    fn place_of(&self, key: &str) -> std::ops::Range<usize> {
        let before = KEYS.iter().take_while(|one| **one != key);
        let ends = before
            .filter_map(|key| self.field(key))
            .map(|field| field.lines.end);
        let at = ends.max().unwrap_or_default();
        at..at
    }

    fn forbidden(&self, old: &[Forbidden], new: &[Forbidden]) -> Option<Edit> {
        let Some(field) = self.field("forbidden") else {
            let mut lines = vec!["  forbidden:".to_owned()];
            lines.extend(new.iter().map(item));
            return Some(Edit {
                lines: self.place_of("forbidden"),
                new: lines,
            });
        };
        if new.is_empty() {
            return Some(Edit {
                lines: field.lines.clone(),
                new: Vec::new(),
            });
        }
        let head = self.lines[field.lines.start];
        let mut items: Vec<Vec<&str>> = Vec::new();
        let mut above = Vec::new();
        for line in &self.lines[field.lines.start + 1..field.lines.end] {
            match (line.starts_with("    - "), items.last_mut()) {
                (true, _) => {
                    let mut lines = std::mem::take(&mut above);
                    lines.push(*line);
                    items.push(lines);
                }
                // A remark belongs to the word below it.
                (false, _) if line.trim_start().starts_with('#') => above.push(*line),
                (false, Some(item)) => item.push(line),
                (false, None) => return None,
            }
        }
        if items.len() != old.len() || head.trim_end() != "  forbidden:" {
            return None;
        }
        let mut lines = vec![head.to_owned()];
        for (word, partner) in new.iter().zip(partners(old, new)) {
            match partner {
                Some(at) if old[at] == *word => {
                    lines.extend(items[at].iter().map(|line| (*line).to_owned()));
                }
                Some(at) => {
                    let text = changed(&items[at].join("\n"), &old[at], word)?;
                    lines.extend(text.split('\n').map(str::to_owned));
                }
                None => lines.push(item(word)),
            }
        }
        lines.extend(above.iter().map(|line| (*line).to_owned()));
        Some(Edit {
            lines: field.lines.clone(),
            new: lines,
        })
    }
}

/// For each new word the old one that it was: the same one, or else one that shares a form.
fn partners(old: &[Forbidden], new: &[Forbidden]) -> Vec<Option<usize>> {
    let is_same: fn(&Forbidden, &Forbidden) -> bool = |one, other| one == other;
    let shares: fn(&Forbidden, &Forbidden) -> bool =
        |one, other| one.forms.iter().any(|form| other.forms.contains(form));
    let mut free: Vec<usize> = (0..old.len()).collect();
    let mut found = vec![None; new.len()];
    for alike in [is_same, shares] {
        for (word, found) in new.iter().zip(&mut found) {
            if found.is_none()
                && let Some(at) = free.iter().position(|at| alike(&old[*at], word))
            {
                *found = Some(free.remove(at));
            }
        }
    }
    found
}

/// Texts as a list in brackets; nothing where there are none.
fn listed(texts: &[String]) -> Option<String> {
    let texts: Vec<String> = texts.iter().map(|text| flow(text)).collect();
    (!texts.is_empty()).then(|| format!("[{}]", texts.join(", ")))
}

/// A word to avoid on a line.
fn item(word: &Forbidden) -> String {
    let forms = listed(&word.forms).unwrap_or_default();
    format!("    - {{forms: {forms}, {}", rest(word))
}

fn rest(word: &Forbidden) -> String {
    let hint = word.hint.as_deref().map(quoted);
    let hint = hint.map_or(String::new(), |hint| format!(", hint: {hint}"));
    format!("level: {}{hint}}}", word.level.name())
}

/// The lines of a word to avoid, with what differs.
fn changed(text: &str, old: &Forbidden, new: &Forbidden) -> Option<String> {
    let text = spliced(text, &old.forms, &new.forms)?;
    if (old.level, &old.hint) == (new.level, &new.hint) {
        return Some(text);
    }
    let level = text.rfind("level:")?;
    let before = &text[..level];
    before
        .trim_end()
        .ends_with("],")
        .then(|| format!("{before}{}", rest(new)))
}
