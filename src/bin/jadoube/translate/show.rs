//! `jadoube translate show`: a message as readers see it, in real cases, and what an edit makes of it.

use super::{files, known, translated};
use crate::shared::refusal::about_file;
use crate::shared::{Desk, Refused};
use anyhow::Result;
use clap::Args;
use jadoube::read::{Library, REFERENCE};
use jadoube::rulings::Rulings;
use jadoube::text::{Say, Tongues, Unit, Value, Voice, Words, units};
use jadoube::translation::{Example, Shown, again, shown};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

/// Which messages, and how they are to be changed.
#[derive(Args)]
pub struct Options {
    #[arg(required = true, value_name = "MESSAGE")]
    texts: Vec<String>,
    #[arg(long, value_name = "FILE")]
    edit: Option<PathBuf>,
    #[arg(long, value_name = "N", default_value_t = 5)]
    count: usize,
}

/// Shows each message in English and in the language, and where readers see it.
///
/// With an edit, or where the folder has other words than the program, each example is shown before and after. The exit code is 1
/// if anything is wrong with the edit.
pub fn run(options: &Options, desk: &Desk) -> Result<ExitCode> {
    let lang = translated(desk, desk.words.lang())?;
    let library = crate::library(desk)?;
    let rulings = Rulings::of(&library);
    let english = by_name(units(files(desk), REFERENCE));
    let names: BTreeSet<&str> = english.keys().map(String::as_str).collect();
    let mut patterns = BTreeSet::new();
    for text in &options.texts {
        let (name, part) = text
            .split_once('.')
            .map_or((text.as_str(), None), |(name, part)| (name, Some(part)));
        known(name, &names)?;
        let parts = english[name].parts.iter();
        let parts = parts.filter(|own| part.is_none_or(|part| part == own.as_str()));
        patterns.extend(parts.map(|own| match own.is_empty() {
            true => name.to_owned(),
            false => format!("{name}.{own}"),
        }));
        if let Some(part) = part {
            let all = english[name].parts.iter().map(String::as_str).collect();
            known(part, &all)?;
        }
    }
    let now = words_of(files(desk), &desk.tongues, &lang)?;
    let mut is_sound = true;
    let (before, after) = match &options.edit {
        Some(file) => {
            let text = std::fs::read_to_string(file).refused(|| about_file("cli-unread", file))?;
            let (edited, problems) = words_of(files(desk), &desk.tongues, &lang)?.edited(&text);
            for problem in &problems {
                desk.warn(&format!("{}: {problem}", file.display()));
                is_sound = false;
            }
            (Some(now), edited)
        }
        None => (carried(desk, &lang, &options.texts)?, now),
    };
    let (before, after) = (before.map(Words::listening), after.listening());
    let found = shown(&rulings, &library, &after, &patterns, options.count);
    let page = Page {
        voice: desk.voice(),
        library: &library,
        before: before.as_ref(),
        own: by_name(units(files(desk), &lang)),
        english,
        lang: &lang,
    };
    crate::print(&page.text(&options.texts, &patterns, &found))?;
    Ok(match is_sound {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    })
}

fn by_name(all: Vec<Unit>) -> BTreeMap<String, Unit> {
    all.into_iter()
        .map(|unit| (unit.name.clone(), unit))
        .collect()
}

/// The words of a language by these files.
fn words_of<'f>(
    files: impl Iterator<Item = (&'f str, &'f [u8])>,
    tongues: &Tongues,
    lang: &str,
) -> Result<Words> {
    let folder = format!("locales/{lang}/");
    let own = files.filter_map(|(path, bytes)| {
        let name = path.strip_prefix(&folder)?;
        Some((name, std::str::from_utf8(bytes).ok()?))
    });
    let fallback = tongues.fallback().cloned();
    Words::of(lang, own, fallback)
        .0
        .refused(|| Say::message("cli-no-languages"))
}

/// The words that the program carries, where it says one of these texts otherwise than the folder.
fn carried(desk: &Desk, lang: &str, texts: &[String]) -> Result<Option<Words>> {
    let carried = jadoube::embedded::files();
    let carried = carried.iter().map(|(path, bytes)| (path.as_str(), *bytes));
    let old = by_name(units(carried.clone(), lang));
    let new = by_name(units(files(desk), lang));
    let differs = |text: &String| {
        let name = text.split('.').next().unwrap_or(text);
        let mark = |all: &BTreeMap<String, Unit>| all.get(name).map(|unit| unit.mark.clone());
        mark(&old).is_some() && mark(&old) != mark(&new)
    };
    match texts.iter().any(differs) {
        true => words_of(carried, &desk.tongues, lang).map(Some),
        false => Ok(None),
    }
}

struct Page<'p> {
    voice: Voice<'p>,
    library: &'p Library,
    before: Option<&'p Words>,
    own: BTreeMap<String, Unit>,
    english: BTreeMap<String, Unit>,
    lang: &'p str,
}

impl Page<'_> {
    fn text(
        &self,
        texts: &[String],
        patterns: &BTreeSet<String>,
        found: &BTreeMap<String, Vec<Example<'_>>>,
    ) -> String {
        let mut page = String::new();
        let names: BTreeSet<&str> = (texts.iter())
            .map(|text| text.split('.').next().unwrap_or(text))
            .collect();
        for name in names {
            let english = &self.english[name];
            let _ = writeln!(page, "{name} · {}\n", english.file);
            page.push_str(&source(REFERENCE, &english.text));
            match self.own.get(name) {
                Some(own) => page.push_str(&source(self.lang, &own.text)),
                None => {
                    let say = Say::attribute("translation-state", "missing");
                    let _ = writeln!(page, "{}: {}\n", self.lang, self.voice.phrase(&say));
                }
            }
            let own = |pattern: &&String| pattern.split('.').next() == Some(name);
            for pattern in patterns.iter().filter(own) {
                let _ = writeln!(page, "{pattern}");
                let examples = found.get(pattern).map_or(&[][..], Vec::as_slice);
                if examples.is_empty() {
                    let say = Say::message("cli-translate-unseen");
                    let _ = writeln!(page, "   {}", self.voice.say(&say));
                }
                for (n, example) in (1..).zip(examples) {
                    page.push_str(&self.example(n, pattern, example));
                }
                page.push('\n');
            }
        }
        page
    }

    fn example(&self, n: usize, pattern: &str, example: &Example<'_>) -> String {
        let edition = example.source.edition().map(|year| format!(" · {year}"));
        let edition = edition.unwrap_or_default();
        let mut text = format!("{n:>2}. {}{edition}\n", example.source.name());
        let before = self
            .before
            .map(|words| again(self.library, words, pattern, example));
        let after = marked(&example.seen);
        match before {
            None => text.push_str(&format!("    {after}\n")),
            Some(before) => {
                let before = before.map_or_else(|| "–".to_owned(), |seen| marked(&seen));
                for (name, seen) in [("before", before), ("after", after)] {
                    let say = Say::attribute("cli-translate-edit", name);
                    let say = say.with("text", Value::Written(seen));
                    text.push_str(&format!("    {}\n", self.voice.phrase(&say)));
                }
            }
        }
        text
    }
}

fn source(lang: &str, text: &str) -> String {
    let lines: String = text.lines().map(|line| format!("   {line}\n")).collect();
    format!("{lang}:\n{lines}\n")
}

/// A paragraph with the words of the message between signs that no text has.
fn marked(shown: &Shown) -> String {
    let [before, words, after] = shown.parts();
    format!("{before}⟦{words}⟧{after}")
}
