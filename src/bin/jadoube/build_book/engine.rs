//! What pages load on demand to judge a case while it is read: the engine for browsers, the laws, the words of each language,
//! and the cases of each chapter.
//!
//! All of it stands beside the books in `shared/`, each file a script that hands over bytes, so that no server is needed.

use super::output::Output;
use super::parts::{mark, pack_of, packed};
use anyhow::{Context, Result};
use flate2::Compression;
use jadoube::book::Book;
use jadoube::read::{Library, REFERENCE, Scenario};
use jadoube::text::{Words, case_title};
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// The engine with what it reads.
pub struct Engine<'e> {
    code: &'e [u8],
    library: &'e Library,
    files: &'e [(String, Vec<u8>)],
    words: &'e [&'e Words],
    /// The cases as JSON, by their ids, once they are asked for.
    cases: BTreeMap<&'e str, (&'e Scenario, OnceLock<Option<String>>)>,
}

/// What earlier books had of it that would be the same.
pub(super) struct Known<'k> {
    /// The paths by their names.
    pub paths: &'k Value,
    /// Whether the cases of a chapter are as they were.
    pub is_known: &'k dyn Fn(&str) -> bool,
}

impl<'e> Engine<'e> {
    /// The engine of this code, which speaks these languages; `files` are those that library and words were read from.
    ///
    /// # Errors
    ///
    /// If the code is none of WebAssembly.
    pub fn of(
        code: &'e [u8],
        library: &'e Library,
        files: &'e [(String, Vec<u8>)],
        words: &'e [&'e Words],
    ) -> Result<Self> {
        anyhow::ensure!(code.starts_with(b"\0asm"), "the engine is no WebAssembly");
        let cases = library.scenarios.iter();
        let cases = cases.map(|case| (case.id.as_str(), (case, OnceLock::new())));
        Ok(Engine {
            code,
            library,
            files,
            words,
            cases: cases.collect(),
        })
    }

    /// Writes what all books share, and answers with the paths by their names; what earlier books had is the same.
    pub(super) fn shared(
        &self,
        output: &Output,
        known: Option<&Value>,
    ) -> Result<Map<String, Value>> {
        if let Some(known) = known {
            let mut paths = Map::new();
            for name in ["code", "laws"] {
                keep(&known[name], output)?;
                paths.insert(name.to_owned(), known[name].clone());
            }
            return Ok(paths);
        }
        let files = self.files.iter();
        let pairs = files.map(|(path, bytes)| (path.as_str(), bytes.as_slice()));
        let laws = self.library.packed(pairs).context("the laws")?;
        let mut paths = Map::new();
        for (name, bytes) in [("code", self.code), ("laws", laws.as_bytes())] {
            paths.insert(name.to_owned(), hand(output, name, name, bytes)?.into());
        }
        Ok(paths)
    }

    /// Writes what one book needs besides, and answers with all paths, seen from its folder.
    pub(super) fn of_book(
        &self,
        book: &Book,
        shared: &Map<String, Value>,
        output: &Output,
        known: Option<Known<'_>>,
    ) -> Result<Value> {
        let lang = &book.lang;
        let words = self.words.iter().find(|words| words.lang() == lang);
        let words = words.with_context(|| format!("no words of {lang}"))?;
        let mut paths = shared.clone();
        let path = match &known {
            Some(known) => {
                keep(&known.paths["words"], output)?;
                known.paths["words"].clone()
            }
            None => {
                let (own, english) = (self.messages(lang), self.messages(REFERENCE));
                let pack = words.packed(own, english).context("the words")?;
                hand(output, &format!("words-{lang}"), "words", pack.as_bytes())?.into()
            }
        };
        paths.insert("words".to_owned(), path);
        let mut cases = Map::new();
        let mut chapters: BTreeMap<&str, BTreeMap<&str, String>> = BTreeMap::new();
        for page in &book.pages {
            let Some(chapter) = pack_of(page) else {
                continue;
            };
            let of_chapter = known.as_ref().filter(|known| (known.is_known)(chapter));
            if let Some(path) = of_chapter.map(|known| &known.paths["cases"][chapter]) {
                if cases.insert(chapter.to_owned(), path.clone()).is_none() {
                    keep(path, output)?;
                }
                continue;
            }
            let name = page.path.trim_start_matches("cases/");
            let id = name.trim_end_matches(".html");
            let case = self.cases.get(id).and_then(|(scenario, packed)| {
                let packed = packed.get_or_init(|| Some(scenario.packed()?.to_string()));
                Some((*scenario, packed.as_deref()?))
            });
            if let Some((scenario, case)) = case {
                let title = case_title(&words.voice(scenario.case.colours), scenario);
                let (name, title) = (Value::from(id), Value::from(title));
                let chapter = chapters.entry(chapter).or_default();
                chapter.insert(id, format!("{name}:[{title},{case}]"));
            }
        }
        for (chapter, all) in chapters {
            let name = format!("cases-{chapter}");
            let all: Vec<String> = all.into_values().collect();
            let bytes = format!("{{{}}}", all.join(","));
            let path = hand(output, &format!("{name}-{lang}"), &name, bytes.as_bytes())?;
            cases.insert(chapter.to_owned(), path.into());
        }
        paths.insert("cases".to_owned(), cases.into());
        Ok(paths.into())
    }

    /// The files of a language, by their names in its folder.
    fn messages(&self, lang: &str) -> Vec<(&str, &str)> {
        let folder = format!("locales/{lang}/");
        let of_it = self.files.iter().filter_map(|(path, bytes)| {
            let text = std::str::from_utf8(bytes).ok()?;
            Some((path.strip_prefix(&folder)?, text))
        });
        of_it.collect()
    }
}

/// Takes over a file at this path, seen from the folder of a book.
fn keep(path: &Value, output: &Output) -> Result<()> {
    let path = path.as_str().context("no path")?;
    output.keep(path.trim_start_matches("../"))
}

/// Takes over what a book had of its own.
pub(super) fn keep_handed(paths: &Value, output: &Output) -> Result<()> {
    keep(&paths["words"], output)?;
    let mut cases = paths["cases"].as_object().into_iter().flat_map(Map::values);
    cases.try_for_each(|path| keep(path, output))
}

/// Writes a script that hands bytes over under a name, and answers with its path, seen from the folder of a book.
fn hand(output: &Output, file: &str, name: &str, bytes: &[u8]) -> Result<String> {
    let packed = packed(bytes, Compression::best());
    let script = format!("book.hand(\"{name}\",\"{packed}\")");
    let path = format!("shared/{file}-{}.js", mark(script.as_bytes()));
    output.write(&path, script.as_bytes())?;
    Ok(format!("../{path}"))
}
