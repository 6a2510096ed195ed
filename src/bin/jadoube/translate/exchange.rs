//! `jadoube translate export` and `import`: the messages of a language for the tools of translators, given and taken back.

use super::{folder, translated};
use crate::shared::refusal::{about, about_file};
use crate::shared::{Desk, Refusal, Refused};
use anyhow::Result;
use clap::{Args, ValueEnum};
use jadoube::export::messages::{Chapter, Revision, po, returned, revised, xliff};
use jadoube::read::{REFERENCE, near};
use jadoube::text::Value;
use std::path::PathBuf;
use std::process::ExitCode;

/// Which chapters, into which language, and for whom.
#[derive(Args)]
pub struct ExportOptions {
    #[arg(value_name = "CHAPTER")]
    chapter: Vec<String>,
    #[arg(long, value_name = "LANG")]
    lang: String,
    #[arg(long, value_enum, value_name = "FORMAT")]
    to: Format,
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// Which file, and whether more than a look is wanted.
#[derive(Args)]
pub struct ImportOptions {
    file: PathBuf,
    #[arg(long)]
    write: bool,
}

/// A format for messages.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Xliff,
    Po,
}

/// Gives the messages.
pub fn export(options: &ExportOptions, desk: &Desk) -> Result<ExitCode> {
    let lang = translated(desk, &options.lang)?;
    let all = chapters(desk, &lang);
    let mut wanted = all.clone();
    if !options.chapter.is_empty() {
        let names: Vec<&str> = all.iter().map(|chapter| chapter.name).collect();
        for name in &options.chapter {
            if !names.contains(&name.as_str()) {
                let near = near(name, names);
                return Err(Refusal::new(about("cli-translate-no-chapter", name))
                    .near(&near)
                    .into());
            }
        }
        wanted.retain(|chapter| options.chapter.iter().any(|name| name == chapter.name));
    }
    let content = match options.to {
        Format::Xliff => xliff(&wanted, &lang),
        Format::Po => po(&wanted, &lang),
    };
    let Some(file) = &options.out else {
        crate::print(&content)?;
        return Ok(ExitCode::SUCCESS);
    };
    std::fs::write(file, content).refused(|| about_file("cli-unwritten", file))?;
    let written = about_file("cli-translate-written", file)
        .number("count", wanted.len() as u64)
        .with("langs", Value::Texts(vec![REFERENCE.to_owned(), lang]));
    crate::print(&format!("{}\n", desk.voice().say(&written)))?;
    Ok(ExitCode::SUCCESS)
}

/// Shows what was translated otherwise than the files of the messages have it, and writes them where that is wanted.
///
/// The exit code is 1, and nothing is written, if anything in the file is wrong.
pub fn import(options: &ImportOptions, desk: &Desk) -> Result<ExitCode> {
    let root = options.write.then(folder).transpose()?;
    let file = &options.file;
    let bytes = std::fs::read(file).refused(|| about_file("cli-unread", file))?;
    let langs: Vec<&str> = desk.tongues.iter().map(|words| words.lang()).collect();
    let name = file.display().to_string();
    let units = match returned(&name, &bytes, &chapters(desk, REFERENCE), &langs) {
        Ok(units) => units,
        Err(faults) => {
            let shown: Vec<String> = faults.iter().map(|fault| desk.snippet(fault)).collect();
            eprintln!("{}", shown.join("\n"));
            return Ok(ExitCode::FAILURE);
        }
    };
    let mut revisions: Vec<(String, Revision)> = Vec::new();
    for lang in langs.into_iter().filter(|lang| *lang != REFERENCE) {
        let units: Vec<_> = units
            .iter()
            .filter(|unit| unit.lang == lang)
            .cloned()
            .collect();
        for chapter in chapters(desk, lang) {
            let path = path(lang, chapter.name);
            let revision = revised(&chapter, &path, &units);
            revisions.push((path, revision));
        }
    }
    let stale = revisions.iter().flat_map(|(_, revision)| &revision.stale);
    for unit in stale {
        desk.warn(&desk.voice().phrase(&about("cli-translate-stale", unit)));
    }
    revisions.retain(|(_, revision)| !revision.diff.is_empty());
    let diffs = revisions.iter().map(|(_, revision)| revision.diff.as_str());
    crate::print(&diffs.collect::<String>())?;
    let voice = desk.voice();
    if revisions.is_empty() {
        eprintln!("{}", voice.text("cli-translate-same"));
    }
    if let Some(root) = root {
        for (path, revision) in &revisions {
            let file = root.join(path);
            std::fs::write(&file, &revision.text).refused(|| about_file("cli-unwritten", &file))?;
            eprintln!("{}", voice.say(&about_file("cli-revised", &file)));
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn path(lang: &str, chapter: &str) -> String {
    format!("locales/{lang}/{chapter}.ftl")
}

/// All chapters of the language of reference, with the files of another one.
fn chapters<'d>(desk: &'d Desk, lang: &str) -> Vec<Chapter<'d>> {
    let folder = path(REFERENCE, "");
    let folder = folder.trim_end_matches(".ftl");
    let files = desk.files.iter().filter_map(|(path, bytes)| {
        let name = path.strip_prefix(folder)?.strip_suffix(".ftl")?;
        Some((name, std::str::from_utf8(bytes).ok()?))
    });
    files
        .map(|(name, source)| {
            let path = path(lang, name);
            let target = desk.files.iter().find(|(one, _)| *one == path);
            let target = target.and_then(|(_, bytes)| std::str::from_utf8(bytes).ok());
            Chapter {
                name,
                source,
                target: target.unwrap_or_default(),
            }
        })
        .collect()
}
