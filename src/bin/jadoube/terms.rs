//! `jadoube terms`: the words of all languages, checked.

use crate::counted;
use anyhow::{Result, bail};
use clap::{Args, ValueEnum};
use jadoube::read::Strength;
use jadoube::terms::{FindingKind, Level, WordFinding, check};
use std::path::Path;
use std::process::ExitCode;

/// What to check and how to report it.
#[derive(Args, Default)]
pub struct Options {
    /// Only this language.
    #[arg(long, value_name = "LANG")]
    lang: Option<String>,
    /// The mildest findings to report.
    #[arg(long, value_enum, default_value_t)]
    level: Least,
    /// How to report.
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// The mildest findings that are reported.
#[derive(Clone, Copy, Default, ValueEnum)]
enum Least {
    /// Only what must be put right.
    Error,
    /// Also what should be looked at.
    Warning,
    /// Also what could be better.
    #[default]
    Info,
}

/// A form of report.
#[derive(Clone, Copy, Default, ValueEnum)]
enum Format {
    /// Lines for people; the last one counts.
    #[default]
    Human,
    /// One JSON object.
    Json,
}

/// Checks the words; the exit code is 1 if something must be put right.
pub fn run(options: &Options, data: Option<&Path>) -> Result<ExitCode> {
    let files = super::files(data)?;
    let mut langs: Vec<&str> = (files.iter())
        .filter_map(|(path, _)| path.strip_prefix("locales/")?.split_once('/'))
        .map(|(lang, _)| lang)
        .collect();
    langs.dedup();
    if let Some(lang) = &options.lang
        && !langs.contains(&lang.as_str())
    {
        bail!(
            "there is no language {lang:?}; there are {}",
            langs.join(", ")
        );
    }
    let mut findings = check(
        files
            .iter()
            .map(|(path, bytes)| (path.as_str(), &bytes[..])),
    );
    let least = match options.level {
        Least::Error => Level::Error,
        Least::Warning => Level::Warning,
        Least::Info => Level::Info,
    };
    let wanted = |lang: &str| options.lang.as_ref().is_none_or(|only| only == lang);
    findings.retain(|finding| wanted(&finding.lang));
    super::print(&match options.format {
        Format::Human => human(&findings, least),
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

fn human(findings: &[WordFinding], least: Level) -> String {
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
                finding.level.name(),
                finding.lang,
                said(finding)
            )
        })
        .collect();
    lines.push(format!(
        "{}, {}, {}\n",
        counted(count(findings, Level::Error), "error"),
        counted(count(findings, Level::Warning), "warning"),
        counted(count(findings, Level::Info), "suggestion")
    ));
    lines.join("\n")
}

/// A finding as a sentence.
fn said(finding: &WordFinding) -> String {
    let WordFinding { found, instead, .. } = finding;
    match finding.kind {
        FindingKind::Unreadable => format!("{found} is not UTF-8"),
        FindingKind::FileMissing => format!("there is no file {found}"),
        FindingKind::Data if instead.is_empty() => found.clone(),
        FindingKind::Data => format!("{found}; expected {instead}"),
        FindingKind::Junk => format!("no message: {found:?}: {instead}"),
        FindingKind::Duplicate => format!("defined twice, also at {instead}"),
        FindingKind::MessageMissing => format!("missing; English has it at {instead}"),
        FindingKind::MessageExtra => "English has no such message, and nothing refers to it".into(),
        FindingKind::TitleMissing => format!("the case {found} has no title; add it to {instead}"),
        FindingKind::TitleStale => "there is no such case".into(),
        FindingKind::TitleTwice => format!("“{found}” is the title of another case at {instead}"),
        FindingKind::VariableMissing => format!("{found} is missing"),
        FindingKind::VariableUnused => {
            format!("English chooses its words by {found}, this does not")
        }
        FindingKind::VariableUnknown => format!("{found} is not known here; known are: {instead}"),
        FindingKind::FunctionUnknown => {
            format!("there is no function {found}; there are {instead}")
        }
        FindingKind::ArgumentUnknown => format!("{found}: expected one of: {instead}"),
        FindingKind::ReferenceUnknown => format!("there is no {found} to refer to"),
        FindingKind::PluralMissing => format!("the choice by {found} lacks {instead}"),
        FindingKind::PluralNeedless => format!("the language has no plural category {found}"),
        FindingKind::NumberBare => format!("{found} is printed, but no words are chosen by it"),
        FindingKind::Untranslated => format!("still English: “{found}”"),
        FindingKind::Word(strength) => word(finding, strength),
        FindingKind::Quotes => format!("{found} is no quotation mark here; write {instead}"),
        FindingKind::MixedScript => format!("“{found}” mixes Latin and Cyrillic letters"),
        FindingKind::CyrillicLetter => {
            format!("{found} is Cyrillic; articles have the Latin {instead}")
        }
        FindingKind::BareLetter | FindingKind::Spelling => format!("“{found}”; write “{instead}”"),
        FindingKind::Dash => format!("a hyphen; write “{instead}”"),
        FindingKind::Space => "a space too many".into(),
    }
}

fn word(finding: &WordFinding, strength: Strength) -> String {
    let WordFinding { found, instead, .. } = finding;
    let concept = finding.concept.as_deref().unwrap_or("?");
    let advice = match strength {
        Strength::Hard => format!("“{found}” is wrong; write “{instead}”"),
        Strength::Variant => format!("“{found}”; our term is “{instead}”"),
        Strength::Context => format!("“{found}” has another meaning; write “{instead}”"),
        Strength::Style => format!("“{found}”; better “{instead}”"),
    };
    match &finding.hint {
        Some(hint) => format!("{advice} ({concept}; {hint})"),
        None => format!("{advice} ({concept})"),
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
