//! `jadoube words`: the vocabulary of cases, found by any word of any language.

use crate::choice::Format;
use crate::shared::refusal::about;
use crate::shared::{Desk, Refusal};
use anyhow::Result;
use clap::Args;
use jadoube::game::Colours;
use jadoube::read::{Kind, Library};
use jadoube::text::{Say, Value, Words};
use jadoube::vocabulary::{Entry, Vocabulary};
use serde_json::json;
use std::process::ExitCode;

/// What is looked for.
#[derive(Args)]
pub struct Options {
    text: Vec<String>,
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// Finds names of the vocabulary.
pub fn run(options: &Options, desk: &Desk) -> Result<ExitCode> {
    let words = &desk.words;
    let library = crate::library(desk)?;
    let pairs = desk.files.iter();
    let vocabulary = Vocabulary::of(
        pairs.map(|(path, bytes)| (path.as_str(), bytes.as_slice())),
        &library,
    );
    let text = options.text.join(" ");
    let found: Vec<&Entry> = match text.is_empty() {
        true => vocabulary.entries().iter().collect(),
        false => vocabulary.find(&text),
    };
    if found.is_empty() {
        let refusal = Refusal::new(about("words-nothing", &text));
        return Err(refusal.near(&vocabulary.near(&text)).into());
    }
    let page = match options.format {
        Format::Json => {
            let all: Vec<serde_json::Value> = found
                .iter()
                .map(|entry| as_json(entry, words, &library))
                .collect();
            format!("{}\n", json!(all))
        }
        Format::Human if text.is_empty() => listed(&found, words, &library),
        Format::Human => {
            let all: Vec<String> = found
                .iter()
                .map(|entry| shown(entry, words, &library))
                .collect();
            all.join("\n")
        }
    };
    crate::print(&page)?;
    Ok(ExitCode::SUCCESS)
}

/// One name with all that is known of it.
fn shown(entry: &Entry, words: &Words, library: &Library) -> String {
    let voice = words.voice(Colours::Known);
    let kind = voice.phrase(&Say::attribute("words-kind", entry.term.kind.name()));
    let mut page = format!("{} ({kind})\n", entry.term.name);
    page += &format!("  {}\n", entry.sentence(words, &library.editions));
    page += &format!("  {}\n", entry.line);
    if !entry.term.keys.is_empty() {
        page += &format!("    {}\n", entry.term.keys);
    }
    if let Some((id, _)) = &entry.case {
        let say = Say::message("words-case").with("case", Value::Text(id.clone()));
        page += &format!("  {}\n", voice.phrase(&say));
    }
    page
}

/// Every name on a line, kind by kind.
fn listed(entries: &[&Entry], words: &Words, library: &Library) -> String {
    let voice = words.voice(Colours::Known);
    let width = entries.iter().map(|entry| entry.term.name.len()).max();
    let width = width.unwrap_or_default();
    let mut page = String::new();
    for kind in Kind::ALL {
        page += &format!("{}\n", voice.text_of("words-kinds", kind.name()));
        for entry in entries.iter().filter(|entry| entry.term.kind == *kind) {
            let sentence = entry.sentence(words, &library.editions);
            page += &format!("  {:width$}  {sentence}\n", entry.term.name);
        }
        page.push('\n');
    }
    page
}

fn as_json(entry: &Entry, words: &Words, library: &Library) -> serde_json::Value {
    json!({
        "name": entry.term.name,
        "kind": entry.term.kind,
        "sentence": entry.sentence(words, &library.editions),
        "means": entry.term.means,
        "keys": entry.term.keys,
        "line": entry.line,
        "case": entry.case.as_ref().map(|(id, _)| id),
        "file": entry.case.as_ref().map(|(_, file)| file),
    })
}
