//! What the author of a book has written: the files as they are, what is wrong with them, and what differs from before.

use crate::shared::Desk;
use fluent::FluentResource;
use fluent_syntax::ast::Entry;
use fluent_syntax::parser::parse;
use jadoube::book::Sources;
use jadoube::read::{Library, Place, TextFault};
use jadoube::text::{Defect, Problem, TITLE};
use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, DirEntry};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

/// Everything that books are made from, read without a fault.
pub struct Input {
    pub desk: Desk,
    pub library: Arc<Library>,
    pub sources: Arc<Sources>,
}

/// What differs between two inputs, where it is only this.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Edits {
    /// The files of scenarios.
    pub scenarios: BTreeSet<String>,
    /// The cases with another title, by the language.
    pub titles: BTreeMap<String, BTreeSet<String>>,
}

/// The files of the program, in their order.
pub type Files = Vec<(String, Vec<u8>)>;

impl Input {
    /// Reads everything.
    ///
    /// # Errors
    ///
    /// All that is wrong with it, each with its place.
    pub fn of(files: Files, lang: &str) -> anyhow::Result<Result<Input, Vec<TextFault>>> {
        let (desk, problems) = Desk::of_files(files, Some(lang))?;
        let library = crate::read_library(&desk);
        let mut faults = faults_of(&desk.files, &problems);
        faults.extend(library.faults.iter().cloned());
        let files = desk.files.iter();
        let pairs = files.map(|(path, bytes)| (path.as_str(), bytes.as_slice()));
        Ok(match Sources::of(pairs, &desk.tongues, &library) {
            Ok(sources) if faults.is_empty() => Ok(Input {
                library: Arc::new(library),
                sources: Arc::new(sources),
                desk,
            }),
            Ok(_) => Err(faults),
            Err(found) => Err(faults.into_iter().chain(found).collect()),
        })
    }

    /// The input after some edits, of which only what they touch is read; nothing where something is wrong, or more must be
    /// read.
    pub fn edited(&self, files: &Files, edits: &Edits) -> Option<Input> {
        let mut tongues = Arc::clone(&self.desk.tongues);
        for lang in edits.titles.keys() {
            let folder = format!("locales/{lang}/");
            let own = files.iter().filter_map(|(path, bytes)| {
                let text = std::str::from_utf8(bytes).ok()?;
                let text = text.strip_prefix('\u{feff}').unwrap_or(text);
                Some((path.strip_prefix(&folder)?, text))
            });
            let (read, problems) = tongues.with(lang, own);
            if !faults_of(files, &problems).is_empty() {
                return None;
            }
            tongues = Arc::new(read?);
        }
        let library = match edits.scenarios.is_empty() {
            true => Arc::clone(&self.library),
            false => {
                let pairs = files.iter();
                let pairs = pairs.map(|(path, bytes)| (path.as_str(), bytes.as_slice()));
                Arc::new(self.library.with_scenarios(pairs, &edits.scenarios)?)
            }
        };
        let sources = match edits.titles.is_empty() {
            true => Arc::clone(&self.sources),
            false => {
                let pairs = files.iter();
                let pairs = pairs.map(|(path, bytes)| (path.as_str(), bytes.as_slice()));
                Arc::new(self.sources.translated(pairs, &tongues).ok()?)
            }
        };
        let words = tongues.get(self.desk.words.lang())?.clone();
        Some(Input {
            desk: Desk {
                files: files.clone(),
                tongues,
                words,
            },
            library,
            sources,
        })
    }
}

impl Edits {
    /// What differs between the files of two inputs; nothing where it is more than scenarios and titles of cases.
    pub fn between(before: &Files, now: &Files) -> Option<Edits> {
        let mut edits = Edits::default();
        if before.len() != now.len() {
            return None;
        }
        for ((path, old), (other, new)) in before.iter().zip(now) {
            if path != other {
                return None;
            }
            if old == new {
                continue;
            }
            match path.split('/').collect::<Vec<_>>()[..] {
                ["scenarios", ..] if path.ends_with(".yaml") => {
                    edits.scenarios.insert(path.clone());
                }
                ["locales", lang, "cases", _] => {
                    let ids = titles_between(old, new)?;
                    edits.titles.entry(lang.to_owned()).or_default().extend(ids);
                }
                _ => return None,
            }
        }
        Some(edits)
    }
}

/// The cases with another title; nothing where other messages differ, or a text cannot be read.
fn titles_between(before: &[u8], now: &[u8]) -> Option<BTreeSet<String>> {
    let [before, now] = [before, now].map(|bytes| {
        let parsed = parse(std::str::from_utf8(bytes).ok()?).ok()?;
        let mut messages = BTreeMap::new();
        for entry in parsed.body {
            match entry {
                Entry::Message(message) => {
                    let id = message.id.name.strip_prefix(TITLE)?.to_owned();
                    messages.insert(id, (message.value, message.attributes));
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
                Entry::Term(_) | Entry::Junk { .. } => return None,
            }
        }
        Some(messages)
    });
    let (before, now) = (before?, now?);
    let ids = before.keys().chain(now.keys());
    let others = ids.filter(|id| before.get(*id) != now.get(*id));
    Some(others.cloned().collect())
}

/// What is wrong with the texts of the languages, each at its place; what is only missing is no fault.
fn faults_of(files: &Files, problems: &[Problem]) -> Vec<TextFault> {
    let mut faults = Vec::new();
    for problem in problems {
        let folder = format!("locales/{}/", problem.lang);
        let path = format!("{folder}{}", problem.message);
        let file = files.iter().find(|(own, _)| *own == path);
        let text = file.and_then(|(_, bytes)| std::str::from_utf8(bytes).ok());
        match (&problem.what, text) {
            (Defect::Unreadable(_), Some(text)) if path.ends_with(".ftl") => {
                // the first problem of a file tells of all
                if !faults
                    .iter()
                    .any(|fault: &TextFault| fault.place.file == path)
                {
                    faults.extend(unreadable(&path, text));
                }
            }
            (Defect::Unreadable(why), _) => {
                let fault = TextFault::of_file(&path, why.clone(), String::new());
                faults.extend((!faults.contains(&fault)).then_some(fault));
            }
            (Defect::Formatting(_) | Defect::Twice, _) => {
                let what = problem.to_string();
                faults.push(named(files, &folder, &problem.message, what));
            }
            (
                Defect::FileMissing
                | Defect::Missing { .. }
                | Defect::NotInEnglish
                | Defect::Nowhere { .. },
                _,
            ) => {}
        }
    }
    faults.dedup();
    faults
}

/// Everything in a file of messages that cannot be read.
fn unreadable(path: &str, text: &str) -> Vec<TextFault> {
    let Err((_, errors)) = FluentResource::try_new(text.to_owned()) else {
        return Vec::new();
    };
    let fault = |error: fluent_syntax::parser::ParserError| {
        let at = error.pos.start.min(text.len());
        let at = (0..=at).rev().find(|at| text.is_char_boundary(*at));
        fault_at(path, text, at.unwrap_or(0), error.to_string())
    };
    errors.into_iter().map(fault).collect()
}

/// The fault of a message, at the line that begins with its name.
fn named(files: &Files, folder: &str, message: &str, what: String) -> TextFault {
    let id = message.split('.').next().unwrap_or(message);
    let own = files.iter().filter(|(path, _)| path.starts_with(folder));
    for (path, bytes) in own {
        let text = std::str::from_utf8(bytes).unwrap_or_default();
        let starts = std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1));
        let mut starts = starts.filter(|at| {
            let rest = text[*at..].strip_prefix(id);
            rest.is_some_and(|rest| rest.trim_start_matches(' ').starts_with('='))
        });
        if let Some(at) = starts.next_back() {
            return fault_at(path, text, at, what);
        }
    }
    TextFault::of_file(folder, what, String::new())
}

fn fault_at(path: &str, text: &str, at: usize, found: String) -> TextFault {
    let before = &text[..at];
    let start = before.rfind('\n').map_or(0, |end| end + 1);
    TextFault {
        place: Place {
            file: path.to_owned(),
            line: 1 + before.matches('\n').count(),
            column: 1 + text[start..at].chars().count(),
        },
        found,
        expected: String::new(),
        line_text: text[start..].lines().next().unwrap_or_default().to_owned(),
        width: 1,
    }
}

/// When each file of a folder was last written, and how long it is: cheap to ask, so that it can be asked often.
#[derive(PartialEq, Eq)]
pub struct Seen(Vec<(PathBuf, Option<SystemTime>, u64)>);

impl Seen {
    /// The files of the program's data in this folder.
    pub fn of(root: &Path) -> Self {
        let mut seen = Vec::new();
        for top in ["book", "editions", "locales", "papers", "scenarios"] {
            look(&root.join(top), &mut seen);
        }
        Seen(seen)
    }
}

fn look(folder: &Path, seen: &mut Vec<(PathBuf, Option<SystemTime>, u64)>) {
    // what cannot be looked at now may be there the next time
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut entries: Vec<DirEntry> = entries.collect();
    entries.sort_by_key(DirEntry::file_name);
    for entry in entries {
        let Ok(about) = entry.metadata() else {
            continue;
        };
        match about.is_dir() {
            true => look(&entry.path(), seen),
            false => seen.push((entry.path(), about.modified().ok(), about.len())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Edits, Files, Input, titles_between};

    fn files(all: &[(&str, &str)]) -> Files {
        let own = all
            .iter()
            .map(|(path, text)| ((*path).to_owned(), text.as_bytes().to_vec()));
        own.collect()
    }

    #[test]
    fn only_other_titles_and_scenarios_are_few_edits() {
        let before = files(&[
            ("editions/2023.yaml", "a"),
            ("locales/de/cases/blitz.ftl", "title-a = A\ntitle-b = B\n"),
            ("scenarios/blitz/a.yaml", "a"),
        ]);
        let after = |at: usize, text: &str| {
            let mut now = before.clone();
            now[at].1 = text.as_bytes().to_vec();
            Edits::between(&before, &now)
        };
        let edits = after(1, "# a note\ntitle-b = B\ntitle-a = C\n").expect("titles");
        assert_eq!(edits.titles["de"].iter().collect::<Vec<_>>(), ["a"]);
        assert!(after(2, "b").is_some_and(|it| it.scenarios.contains("scenarios/blitz/a.yaml")));
        assert_eq!(after(0, "b"), None);
        assert_eq!(after(1, "other = A\n"), None);
        assert_eq!(Edits::between(&before, &before[1..].to_vec()), None);
        assert_eq!(
            Edits::between(&before, &before),
            Some(Edits::default()),
            "nothing"
        );
    }

    #[test]
    fn a_title_is_another_where_its_scene_is() {
        let ids = |before: &str, now: &str| {
            let ids = titles_between(before.as_bytes(), now.as_bytes())?;
            Some(ids.into_iter().collect::<Vec<_>>())
        };
        let own = "title-a = A\n    .scene = S\n";
        assert_eq!(ids(own, own), Some(vec![]));
        assert_eq!(ids(own, "title-a = A\n"), Some(vec!["a".into()]));
        assert_eq!(ids(own, ""), Some(vec!["a".into()]));
        assert_eq!(ids(own, "title-a = { A\n"), None);
    }

    #[test]
    fn what_is_wrong_is_told_with_file_line_and_column() {
        let whole = || -> Files {
            let own = jadoube::embedded::files().into_iter();
            own.map(|(path, bytes)| (path, bytes.to_vec())).collect()
        };
        let broken = |path: &str, add: &str| {
            let mut files = whole();
            let file = files.iter_mut().find(|(own, _)| own == path);
            let text = &mut file.expect("the file").1;
            text.extend_from_slice(add.as_bytes());
            let line = 1 + text.iter().filter(|byte| **byte == b'\n').count();
            let read = Input::of(files, "en").expect("a language");
            let faults = read.err().expect("faults");
            let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
            (line, faults)
        };
        let (line, faults) = broken("locales/de/cases/blitz.ftl", "\ntitle-x = { $");
        let place = format!("locales/de/cases/blitz.ftl:{line}:");
        assert!(faults[0].starts_with(&place), "{faults:?}");
        let twice = "\ntitle-x = One\ntitle-x = Two";
        let (line, faults) = broken("locales/en/cases/blitz.ftl", twice);
        let place = format!("locales/en/cases/blitz.ftl:{line}:1: ");
        assert!(faults[0].starts_with(&place), "{faults:?}");
        let file = "scenarios/blitz/blitz-illegal-move-loses.yaml";
        let (_, faults) = broken(file, "\n---\nid: 1\n");
        assert!(faults[0].starts_with(&format!("{file}:")), "{faults:?}");
    }
}
