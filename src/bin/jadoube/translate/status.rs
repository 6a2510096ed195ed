//! `jadoube translate status`: what is translated, missing, left behind and reviewed.

use super::{faulty, files, translated};
use crate::choice::Format;
use crate::shared::Desk;
use crate::table::{row, table};
use anyhow::Result;
use clap::Args;
use jadoube::read::REFERENCE;
use jadoube::text::{Say, Value, Voice};
use jadoube::translation::{FileStatus, Status, status};
use serde_json::{Value as Json, json};
use std::process::ExitCode;

/// Of which languages, and how much is told.
#[derive(Args)]
pub struct Options {
    #[arg(value_name = "LANG")]
    language: Vec<String>,
    #[arg(long)]
    texts: bool,
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// Reports all languages in a line each, or those named file by file.
pub fn run(options: &Options, desk: &Desk) -> Result<ExitCode> {
    let mut wanted = Vec::new();
    for lang in &options.language {
        wanted.push(translated(desk, lang)?);
    }
    let in_files = !wanted.is_empty();
    if wanted.is_empty() {
        let all = desk.tongues.listed().into_iter().map(|words| words.lang());
        wanted.extend(all.filter(|lang| *lang != REFERENCE).map(str::to_owned));
    }
    let mut all = Vec::new();
    for lang in &wanted {
        all.push(status(files(desk), lang).map_err(|faults| faulty(desk, &faults))?);
    }
    let report = match options.format {
        Format::Json => format!("{:#}\n", Json::from_iter(all.iter().map(as_json))),
        Format::Human => human(desk, &all, in_files, options.texts),
    };
    crate::print(&report)?;
    Ok(ExitCode::SUCCESS)
}

fn human(desk: &Desk, all: &[Status], in_files: bool, texts: bool) -> String {
    let voice = desk.voice();
    let mut rows = vec![heads(&voice, "language")];
    let mut below = String::new();
    for status in all {
        let words = desk.tongues.get(&status.lang);
        let name = words.map_or(status.lang.clone(), |words| words.language().name.clone());
        if in_files {
            let mut rows = vec![heads(&voice, "file")];
            rows.extend(status.files.iter().map(|file| cells(&file.file, file)));
            below.push_str(&format!("\n{name}\n{}", table(&rows)));
        }
        rows.push(cells(&name, &status.total()));
        if texts {
            below.push_str(&lists(&voice, status, &name));
        }
        below.push_str(&reviewers(&voice, status, &name));
    }
    table(&rows) + &below
}

fn heads(voice: &Voice<'_>, first: &'static str) -> Vec<String> {
    let label = |name| voice.phrase(&Say::attribute("translation-column", name));
    row(&label(first), COLUMNS.map(label))
}

const COLUMNS: [&str; 6] = [
    "texts",
    "translated",
    "missing",
    "stale",
    "unconfirmed",
    "reviewed",
];

fn cells(name: &str, file: &FileStatus) -> Vec<String> {
    let counts = [
        file.texts,
        file.translated(),
        file.missing.len(),
        file.stale.len(),
        file.unconfirmed.len(),
        file.reviewed.len(),
    ];
    row(name, counts.map(|count| count.to_string()))
}

/// The texts to which something is left to do, by what that is.
fn lists(voice: &Voice<'_>, status: &Status, name: &str) -> String {
    let total = status.total();
    let all = [
        ("missing", &total.missing),
        ("stale", &total.stale),
        ("unconfirmed", &total.unconfirmed),
    ];
    let mut text = String::new();
    for (state, texts) in all.into_iter().filter(|(_, texts)| !texts.is_empty()) {
        let label = voice.phrase(&Say::attribute("translation-column", state));
        text.push_str(&format!("\n{name}, {label}:\n"));
        for one in texts {
            text.push_str(&format!("  {one}\n"));
        }
    }
    text
}

/// Who has reviewed how much of the language, and when last.
fn reviewers(voice: &Voice<'_>, status: &Status, name: &str) -> String {
    let all = status.reviewers().into_iter();
    let all = all.map(|(initials, (count, last))| {
        let known = status.record.reviewers.get(initials);
        let say = Say::message("cli-translate-reviewed")
            .with(
                "name",
                Value::Text(known.map_or(initials, |name| name).to_owned()),
            )
            .with("date", Value::Text(last.to_owned()))
            .number("count", count as u64);
        format!("\n{name}: {}\n", voice.phrase(&say))
    });
    all.collect()
}

fn as_json(status: &Status) -> Json {
    let files = status.files.iter().map(|file| {
        json!({
            "file": file.file, "texts": file.texts, "translated": file.translated(),
            "missing": file.missing, "stale": file.stale, "unconfirmed": file.unconfirmed,
            "reviewed": file.reviewed,
        })
    });
    let reviewed = status
        .record
        .reviewed
        .iter()
        .map(|(name, review)| json!({"text": name, "by": review.by, "on": review.on}));
    json!({
        "lang": status.lang,
        "files": files.collect::<Json>(),
        "reviewers": status.record.reviewers,
        "reviews": reviewed.collect::<Json>(),
        "remarks": status.record.remarks,
    })
}
