//! `jadoube glossary`: the term base for the tools of translators, given and taken back.

use crate::shared::desk::{language_of, option};
use crate::shared::refusal::about_file;
use crate::shared::{Desk, Refusal, Refused};
use anyhow::Result;
use clap::{Args, Subcommand, ValueEnum};
use jadoube::export::termbase::{
    OfLanguage, Revision, Version, reviewed, revised, tbx, terms_csv, terms_tsv,
};
use jadoube::read::{Glossary, TextFault, glossary};
use jadoube::text::{Say, Value};
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

/// What to do with the term base.
#[derive(Args)]
#[command(disable_help_subcommand = true)]
pub struct Options {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Export(ExportOptions),
    Import(ImportOptions),
}

/// For whom, and which languages.
#[derive(Args)]
struct ExportOptions {
    #[arg(long, value_enum, value_name = "FORMAT")]
    to: Format,
    #[arg(long, value_name = "LANG", value_delimiter = ',')]
    lang: Vec<String>,
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// Which file, which languages, and whether more than a look is wanted.
#[derive(Args)]
struct ImportOptions {
    file: PathBuf,
    #[arg(long, value_name = "LANG", value_delimiter = ',')]
    lang: Vec<String>,
    #[arg(long)]
    write: bool,
}

/// A format for terms.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Tbx2,
    Tbx3,
    Csv,
    Tsv,
}

/// Gives the term base, or takes it back.
pub fn run(options: &Options, desk: &Desk) -> Result<ExitCode> {
    match &options.command {
        Command::Export(options) => export(options, desk),
        Command::Import(options) => import(options, desk),
    }
}

/// The terms of all languages as files for everyone, by their names.
pub fn files(desk: &Desk) -> Result<[(&'static str, String); 2]> {
    let shelf = glossaries(desk, &[])?;
    let languages = of_languages(&shelf);
    Ok([
        ("terms.tbx", tbx(&languages, Version::Three)),
        ("terms.csv", terms_csv(&languages)),
    ])
}

fn export(options: &ExportOptions, desk: &Desk) -> Result<ExitCode> {
    let shelf = glossaries(desk, &options.lang)?;
    let languages: Vec<OfLanguage<'_>> = of_languages(&shelf);
    let content = match options.to {
        Format::Tbx2 => tbx(&languages, Version::Two),
        Format::Tbx3 => tbx(&languages, Version::Three),
        Format::Csv => terms_csv(&languages),
        Format::Tsv => match languages[..] {
            [from, to] => terms_tsv(from, to),
            _ => return Err(Refusal::new(Say::message("cli-glossary-two-languages")).into()),
        },
    };
    let Some(file) = &options.out else {
        crate::print(&content)?;
        return Ok(ExitCode::SUCCESS);
    };
    std::fs::write(file, content).refused(|| about_file("cli-unwritten", file))?;
    let count = languages.iter().map(|one| one.glossary.concepts.len());
    let written = about_file("cli-glossary-written", file)
        .number("count", count.max().unwrap_or_default() as u64)
        .with("langs", Value::Texts(names(&languages)));
    crate::print(&format!("{}\n", desk.voice().say(&written)))?;
    Ok(ExitCode::SUCCESS)
}

/// Shows what was reviewed otherwise than the files of the terms have it, and writes them where that is wanted.
///
/// The exit code is 1, and nothing is written, if anything in the file is wrong.
fn import(options: &ImportOptions, desk: &Desk) -> Result<ExitCode> {
    let arguments: Vec<OsString> = std::env::args_os().collect();
    let root = option(&arguments, "--data").map(PathBuf::from);
    if options.write && root.is_none() {
        return Err(Refusal::new(Say::message("cli-watch-built-in")).into());
    }
    let file = &options.file;
    let bytes = std::fs::read(file).refused(|| about_file("cli-unread", file))?;
    let all = glossaries(desk, &[])?;
    let wanted = glossaries(desk, &options.lang)?;
    let name = file.display().to_string();
    let mut faults = Vec::new();
    let mut revisions: Vec<(&str, Revision)> = Vec::new();
    match reviewed(&name, &bytes, &of_languages(&all)) {
        Err(wrong) => faults = wrong,
        Ok(reviewed) => {
            for (lang, terms) in &wanted {
                let Some((path, text)) = terms_of(desk, lang) else {
                    continue;
                };
                let of_language = reviewed.iter().filter(|one| one.lang == *lang);
                match revised(terms, text, of_language) {
                    Ok(revision) => revisions.push((path, revision)),
                    Err(wrong) => faults.extend(wrong),
                }
            }
        }
    }
    if !faults.is_empty() {
        eprintln!("{}", snippets(desk, &faults));
        return Ok(ExitCode::FAILURE);
    }
    revisions.retain(|(_, revision)| !revision.diff.is_empty());
    let diffs = revisions.iter().map(|(_, revision)| revision.diff.as_str());
    crate::print(&diffs.collect::<String>())?;
    let voice = desk.voice();
    if revisions.is_empty() {
        eprintln!("{}", voice.text("cli-glossary-same"));
    }
    if let Some(root) = root.filter(|_| options.write) {
        for (path, revision) in &revisions {
            let file = root.join(path);
            std::fs::write(&file, &revision.text).refused(|| about_file("cli-unwritten", &file))?;
            let revised = about_file("cli-revised", &file);
            eprintln!("{}", voice.say(&revised));
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn names(languages: &[OfLanguage<'_>]) -> Vec<String> {
    languages.iter().map(|one| one.lang.to_owned()).collect()
}

fn of_languages(shelf: &[(String, Glossary)]) -> Vec<OfLanguage<'_>> {
    let all = shelf.iter();
    all.map(|(lang, glossary)| OfLanguage { lang, glossary })
        .collect()
}

/// The terms of these languages in the order asked for, each once, or of all that have some.
fn glossaries(desk: &Desk, langs: &[String]) -> Result<Vec<(String, Glossary)>> {
    let mut wanted: Vec<String> = Vec::new();
    for lang in langs {
        let lang = language_of(&desk.tongues, lang)?;
        if !wanted.contains(&lang) {
            wanted.push(lang);
        }
    }
    if wanted.is_empty() {
        let listed = desk.tongues.listed();
        wanted = listed.iter().map(|words| words.lang().to_owned()).collect();
    }
    let mut all = Vec::new();
    for lang in wanted {
        let Some((path, text)) = terms_of(desk, &lang) else {
            continue;
        };
        let read = glossary(path, text).map_err(|faults| {
            let say = about_file("cli-glossary-unread", path.as_ref());
            Refusal::new(say).below(snippets(desk, &faults))
        })?;
        all.push((lang, read));
    }
    Ok(all)
}

/// The path and the text of the terms of a language.
fn terms_of<'d>(desk: &'d Desk, lang: &str) -> Option<(&'d str, &'d str)> {
    let path = format!("locales/{lang}/glossary.yaml");
    let (path, bytes) = desk.files.iter().find(|(one, _)| *one == path)?;
    Some((path, std::str::from_utf8(bytes).ok()?))
}

fn snippets(desk: &Desk, faults: &[TextFault]) -> String {
    let shown: Vec<String> = faults.iter().map(|fault| desk.snippet(fault)).collect();
    shown.join("\n")
}
