//! `jadoube translate`: the work on the translation of a language.

mod exchange;
mod review;
mod show;
mod status;

use crate::shared::desk::option;
use crate::shared::refusal::{about, about_file};
use crate::shared::{Desk, Refusal, Refused};
use anyhow::Result;
use clap::{Args, Subcommand};
use jadoube::read::{REFERENCE, TextFault};
use jadoube::text::{Say, units};
use jadoube::translation::{NewLanguage, begin, confirmed, record_of};
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use unic_langid::LanguageIdentifier;

/// What to do.
#[derive(Args)]
#[command(disable_help_subcommand = true)]
pub struct Options {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Status(status::Options),
    Show(show::Options),
    Confirm(ConfirmOptions),
    Review(review::Options),
    Export(exchange::ExportOptions),
    Import(exchange::ImportOptions),
    New(NewOptions),
}

/// Of which language, and which texts.
#[derive(Args)]
struct ConfirmOptions {
    #[arg(value_name = "LANG")]
    language: String,
    #[arg(value_name = "MESSAGE")]
    texts: Vec<String>,
}

/// Which language.
#[derive(Args)]
struct NewOptions {
    #[arg(value_name = "LANG")]
    tag: String,
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
}

/// Does it.
pub fn run(options: &Options, desk: &Desk) -> Result<ExitCode> {
    match &options.command {
        Command::Status(options) => status::run(options, desk),
        Command::Show(options) => show::run(options, desk),
        Command::Confirm(options) => confirm(options, desk),
        Command::Review(options) => review::run(options, desk),
        Command::Export(options) => exchange::export(options, desk),
        Command::Import(options) => exchange::import(options, desk),
        Command::New(options) => new(options, desk),
    }
}

/// The files of the program as the library takes them.
fn files(desk: &Desk) -> impl Iterator<Item = (&str, &[u8])> + Clone {
    let all = desk.files.iter();
    all.map(|(path, bytes)| (path.as_str(), &bytes[..]))
}

/// The folder that was named for reading and writing.
fn folder() -> Result<PathBuf> {
    let arguments: Vec<OsString> = std::env::args_os().collect();
    let root = option(&arguments, "--data").map(PathBuf::from);
    root.refused(|| Say::message("cli-watch-built-in"))
}

/// Writes a file, and the folders above it.
fn write(file: &Path, text: &str) -> Result<()> {
    if let Some(above) = file.parent() {
        std::fs::create_dir_all(above).refused(|| about_file("cli-folder-unmade", above))?;
    }
    std::fs::write(file, text).refused(|| about_file("cli-unwritten", file))
}

/// The refusal to work with a file in which something is wrong.
fn faulty(desk: &Desk, faults: &[TextFault]) -> anyhow::Error {
    let shown: Vec<String> = faults.iter().map(|fault| desk.snippet(fault)).collect();
    let file = faults.first().map_or("", |fault| &fault.place.file);
    let say = about_file("cli-translate-unread", file.as_ref());
    Refusal::new(say).below(shown.join("\n")).into()
}

/// A language that is translated; the one that the others are made from is none.
fn translated(desk: &Desk, lang: &str) -> Result<String> {
    let lang = crate::shared::desk::language_of(&desk.tongues, lang)?;
    match lang == REFERENCE {
        true => Err(Refusal::new(about("cli-translate-of-reference", &lang)).into()),
        false => Ok(lang),
    }
}

/// Notes from which English the texts of a language were made.
fn confirm(options: &ConfirmOptions, desk: &Desk) -> Result<ExitCode> {
    let root = folder()?;
    let lang = translated(desk, &options.language)?;
    let named: BTreeSet<&str> = options.texts.iter().map(String::as_str).collect();
    let own = units(files(desk), &lang);
    let names: BTreeSet<&str> = own.iter().map(|unit| unit.name.as_str()).collect();
    for name in &named {
        known(name, &names)?;
    }
    let before = record_of(files(desk), &lang).map_err(|faults| faulty(desk, &faults))?;
    let after = confirmed(files(desk), &lang, &named).map_err(|faults| faulty(desk, &faults))?;
    let new = after.from.iter();
    let count = new
        .filter(|(name, mark)| before.from.get(*name) != Some(mark))
        .count();
    let file = root.join(format!("locales/{lang}/translation.yaml"));
    if before != after {
        write(&file, &after.text())?;
    }
    let said = about_file("cli-translate-confirmed", &file).number("count", count as u64);
    crate::print(&format!("{}\n", desk.voice().say(&said)))?;
    Ok(ExitCode::SUCCESS)
}

/// Refuses a name that no text has.
fn known(name: &str, names: &BTreeSet<&str>) -> Result<()> {
    if names.contains(name) {
        return Ok(());
    }
    let similar = jadoube::read::near(name, names.iter().copied());
    Err(Refusal::new(about("cli-translate-unknown-text", name))
        .near(&similar)
        .into())
}

/// Begins a language.
fn new(options: &NewOptions, desk: &Desk) -> Result<ExitCode> {
    let root = folder()?;
    let tag: LanguageIdentifier =
        (options.tag.parse()).refused(|| about("cli-translate-bad-tag", &options.tag))?;
    let tag = tag.to_string();
    let dir = root.join("locales").join(&tag);
    if dir.exists() {
        return Err(Refusal::new(about_file("cli-translate-exists", &dir)).into());
    }
    let name = options.name.as_ref().unwrap_or(&tag);
    let new = NewLanguage { tag: &tag, name };
    let all = begin(files(desk), new);
    for (path, text) in &all {
        write(&root.join(path), text)?;
    }
    let said = about_file("cli-translate-begun", &dir).number("count", all.len() as u64);
    crate::print(&format!("{}\n", desk.voice().say(&said)))?;
    Ok(ExitCode::SUCCESS)
}
