//! `jadoube terms`: the words of all languages checked, or a text of anybody's.

mod texts;

use crate::shared::{Desk, Refusal};
use anyhow::Result;
use clap::{Args, ValueEnum};
use jadoube::edition::Edition;
use jadoube::terms::{FindingKind, Level, WordFinding, check};
use jadoube::text::{Say, Value, Voice};
use std::path::PathBuf;
use std::process::ExitCode;

/// What to check and how to report it.
#[derive(Args, Default)]
pub struct Options {
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
    #[arg(long, value_name = "YEAR", requires = "files")]
    edition: Option<Edition>,
    #[arg(long, value_name = "FILE", requires = "files")]
    source: Option<PathBuf>,
    #[arg(long, requires = "files")]
    fix: bool,
    #[arg(long, value_name = "LANG")]
    lang: Option<String>,
    #[arg(long, value_enum, default_value_t)]
    level: Least,
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// The mildest findings that are reported.
#[derive(Clone, Copy, Default, ValueEnum)]
enum Least {
    Error,
    Warning,
    #[default]
    Info,
}

impl Least {
    fn level(self) -> Level {
        match self {
            Least::Error => Level::Error,
            Least::Warning => Level::Warning,
            Least::Info => Level::Info,
        }
    }
}

/// A form of report.
#[derive(Clone, Copy, Default, PartialEq, ValueEnum)]
enum Format {
    #[default]
    Human,
    Json,
    Sarif,
    Junit,
}

/// Checks the words; the exit code is 1 if something must be put right.
pub fn run(options: &Options, desk: &Desk) -> Result<ExitCode> {
    if !options.files.is_empty() {
        return texts::run(options, desk);
    }
    let files = desk.files.iter();
    let mut findings = check(files.map(|(path, bytes)| (path.as_str(), &bytes[..])));
    let least = options.level.level();
    let wanted = |lang: &str| options.lang.as_ref().is_none_or(|only| only == lang);
    findings.retain(|finding| wanted(&finding.lang));
    crate::print(&match options.format {
        Format::Human => human(&desk.voice(), &findings, least),
        Format::Sarif | Format::Junit => {
            return Err(Refusal::new(Say::message("cli-terms-format-of-texts")).into());
        }
        Format::Json => format!("{:#}\n", json(&findings, least)),
    })?;
    Ok(if count(&findings, Level::Error) == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

fn count(findings: &[WordFinding], level: Level) -> usize {
    findings.iter().filter(|f| f.level == level).count()
}

fn human(voice: &Voice<'_>, findings: &[WordFinding], least: Level) -> String {
    let mut lines: Vec<String> = (findings.iter())
        .filter(|finding| finding.level <= least)
        .map(|finding| {
            let message = match finding.message.as_str() {
                "" => String::new(),
                message => format!("{message}: "),
            };
            format!(
                "{}: {} [{}]: {message}{}",
                finding.place,
                voice.phrase(&Say::attribute(
                    "cli-terms-level-name",
                    finding.level.name()
                )),
                finding.lang,
                said(voice, finding)
            )
        })
        .collect();
    lines.push(totals(voice, |level| count(findings, level)));
    lines.join("\n")
}

/// How many there are of each level, as the last line of a report.
fn totals(voice: &Voice<'_>, count: impl Fn(Level) -> usize) -> String {
    let counted = |attribute, level| {
        let say = Say::attribute("cli-terms-count", attribute);
        voice.phrase(&say.number("count", count(level) as u64))
    };
    format!(
        "{}, {}, {}\n",
        counted("errors", Level::Error),
        counted("warnings", Level::Warning),
        counted("suggestions", Level::Info)
    )
}

/// A finding as a sentence.
fn said(voice: &Voice<'_>, finding: &WordFinding) -> String {
    let text = |text: &str| Value::Text(text.to_owned());
    let found = match finding.kind {
        // A piece of a file, on one line.
        FindingKind::Junk => finding.found.escape_debug().to_string(),
        _ => finding.found.clone(),
    };
    let name = match finding.kind {
        FindingKind::Data if finding.instead.is_empty() => return found,
        kind => kind.name(),
    };
    let say = Say::attribute("cli-terms-finding", name)
        .with("found", Value::Text(found))
        .with("instead", text(&finding.instead));
    let advice = voice.phrase(&say);
    let of_word = [finding.concept.as_deref(), finding.hint.as_deref()];
    let of_word: Vec<&str> = of_word.into_iter().flatten().collect();
    match of_word.is_empty() {
        true => advice,
        false => format!("{advice} ({})", of_word.join("; ")),
    }
}

fn json(findings: &[WordFinding], least: Level) -> serde_json::Value {
    let shown = findings.iter().filter(|finding| finding.level <= least);
    serde_json::json!({
        "errors": count(findings, Level::Error),
        "warnings": count(findings, Level::Warning),
        "suggestions": count(findings, Level::Info),
        "findings": shown.map(|finding| serde_json::json!({
            "level": finding.level.name(), "kind": finding.kind.name(), "lang": finding.lang,
            "file": finding.place.file, "line": finding.place.line, "column": finding.place.column,
            "message": finding.message, "found": finding.found, "instead": finding.instead,
            "concept": finding.concept, "hint": finding.hint,
        })).collect::<Vec<_>>(),
    })
}
