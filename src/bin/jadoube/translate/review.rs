//! `jadoube translate review`: pages for a native reviewer, and his review taken back.

use super::{faulty, files, folder, write};
use crate::shared::refusal::about_file;
use crate::shared::{Desk, Refused};
use anyhow::Result;
use clap::Args;
use jadoube::export::review::{Reviewing, pages, taken};
use jadoube::read::{Glossary, REFERENCE, glossary};
use jadoube::rulings::Rulings;
use jadoube::text::{Say, Value, Words};
use jadoube::translation::{shown, status};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Whether pages are written, or a review is read.
#[derive(Args)]
pub struct Options {
    #[arg(long, value_name = "DIR", required_unless_present = "read")]
    out: Option<PathBuf>,
    #[arg(long, value_name = "FILE", conflicts_with = "out")]
    read: Option<PathBuf>,
    #[arg(long, requires = "read")]
    write: bool,
}

/// How many examples of each text stand on the pages.
const EXAMPLES: usize = 3;

/// Writes the pages, or shows what a review changes.
pub fn run(options: &Options, desk: &Desk) -> Result<ExitCode> {
    let lang = desk.words.lang().to_owned();
    match (&options.out, &options.read) {
        (Some(dir), _) => give(dir, desk, &lang),
        (None, Some(file)) => take(file, options.write, desk, &lang),
        (None, None) => unreachable!("one of them is required"),
    }
}

fn give(dir: &Path, desk: &Desk, lang: &str) -> Result<ExitCode> {
    let library = crate::library(desk)?;
    let rulings = Rulings::of(&library);
    let status = status(files(desk), lang).map_err(|faults| faulty(desk, &faults))?;
    let prefix = format!("locales/{lang}/");
    let own = files(desk).filter_map(|(path, bytes)| {
        let name = path.strip_prefix(&prefix)?;
        Some((name, std::str::from_utf8(bytes).ok()?))
    });
    let words = Words::of(lang, own, desk.tongues.fallback().cloned()).0;
    let words = words
        .refused(|| Say::message("cli-no-languages"))?
        .listening();
    let wanted: BTreeSet<String> = words.patterns().map(|(name, _)| name.to_owned()).collect();
    let examples = shown(&rulings, &library, &words, &wanted, EXAMPLES);
    let glossaries = [lang, REFERENCE].map(|lang| terms(desk, lang));
    let reviewing = Reviewing {
        words: &desk.words,
        status: &status,
        glossaries: [glossaries[0].as_ref(), glossaries[1].as_ref()],
        examples: &examples,
    };
    let all = pages(&reviewing, files(desk));
    for page in &all {
        write(&dir.join(&page.name), &page.content)?;
    }
    let first = dir.join("index.html");
    let said = about_file("cli-translate-pages", &first).number("count", all.len() as u64);
    crate::print(&format!("{}\n", desk.voice().say(&said)))?;
    Ok(ExitCode::SUCCESS)
}

/// The terms of a language, where it has some.
fn terms(desk: &Desk, lang: &str) -> Option<Glossary> {
    let path = format!("locales/{lang}/glossary.yaml");
    let (_, bytes) = files(desk).find(|(other, _)| *other == path)?;
    glossary(&path, std::str::from_utf8(bytes).ok()?).ok()
}

/// Shows what a review changes in the messages, and writes it where that is wanted.
fn take(file: &Path, writes: bool, desk: &Desk, lang: &str) -> Result<ExitCode> {
    let root = writes.then(folder).transpose()?;
    let text = std::fs::read_to_string(file).refused(|| about_file("cli-unread", file))?;
    let name = file.display().to_string();
    let taken = taken(&name, &text, files(desk), &desk.tongues, lang)
        .map_err(|faults| faulty(desk, &faults))?;
    let diffs = taken.edited.iter().map(|edited| edited.diff.as_str());
    crate::print(&diffs.collect::<String>())?;
    let voice = desk.voice();
    let counts = Say::message("cli-translate-taken")
        .number("accepted", taken.accepted as u64)
        .number("changed", taken.changed as u64)
        .number("remarks", taken.remarks as u64);
    eprintln!("{}", voice.say(&counts));
    if !taken.late.is_empty() {
        let late =
            Say::message("cli-translate-late").with("texts", Value::Texts(taken.late.clone()));
        desk.warn(&voice.phrase(&late));
    }
    if let Some(root) = root {
        for edited in &taken.edited {
            write(&root.join(&edited.path), &edited.text)?;
        }
        let record = root.join(format!("locales/{lang}/translation.yaml"));
        write(&record, &taken.record.text())?;
        let written = about_file("cli-revised", &record);
        eprintln!("{}", voice.say(&written));
    }
    Ok(ExitCode::SUCCESS)
}
