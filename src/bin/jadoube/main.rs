//! The arbiter's command: checks scenarios, judges cases, explains rulings and builds the books.

#![allow(
    clippy::disallowed_methods,
    reason = "files, terminal and environment are seen here only"
)]

mod article;
mod audit;
mod book;
mod build_book;
mod check;
mod choice;
mod compare;
mod coverage;
mod explain;
#[path = "../shared/files.rs"]
mod files;
mod item;
mod mate;
mod notation;
mod procedure;
mod ruling_json;
#[path = "../shared/speech.rs"]
mod speech;
mod terms;
mod words;

use anyhow::Result;
use clap::{Parser, Subcommand};
use files::files;
use jadoube::read::Library;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The FIDE Laws of Chess: what happened at the board, the ruling, its articles and reasons.
#[derive(Parser)]
#[command(version, about, max_term_width = 100)]
struct Cli {
    /// Read editions, scenarios, locales and book from this folder instead of the embedded ones.
    #[arg(long, global = true, value_name = "DIR")]
    data: Option<PathBuf>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Run scenarios and compare the rulings with what is expected.
    Check(check::Options),
    /// Tell a case, its ruling, and why, with the articles of an edition.
    Explain(explain::Options),
    /// Judge the cases of a file from anywhere, at every pace and under every supervision that each of them lists.
    Judge(explain::FileOptions),
    /// Find what a case may say by any word for it: acts, facts, findings, effects, with a line that works.
    Words(words::Options),
    /// Tell whether a side can still checkmate, with the moves that do it or why there are none.
    Mate(mate::Options),
    /// Show a rule in an edition, its number in the others, its cases, and what is taught beside it.
    Article(article::Options),
    /// Show what an arbiter does in a matter, step by step, with the articles; without a name, the matters.
    Procedure(procedure::Options),
    /// Check the words of all languages: messages, plurals, words to avoid, typography.
    Terms(terms::Options),
    /// Show which numbers of each edition are covered, by which cases, in which words.
    Coverage(coverage::Options),
    /// Show what changed from one edition to another: rules, numbers, values, texts, rulings.
    Compare(compare::Options),
    /// Read a scoresheet and write it in the letters of another language.
    Notation(notation::Options),
    /// Audit played games: what ended them, who could have claimed what, and whether the results fit.
    Audit(audit::Options),
    /// Build the books of all languages as HTML.
    Book(book::Options),
    /// Print the JSON Schema of scenarios, for the completion of an editor.
    Schema,
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    match run(&cli) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}

fn run(cli: &Cli) -> Result<ExitCode> {
    let data = cli.data.as_deref();
    match &cli.command {
        Some(Command::Check(options)) => check::run(options, data),
        Some(Command::Explain(options)) => explain::run(options, data),
        Some(Command::Judge(options)) => explain::run_file(options, data),
        Some(Command::Words(options)) => words::run(options, data),
        Some(Command::Mate(options)) => mate::run(options, data),
        Some(Command::Article(options)) => article::run(options, data),
        Some(Command::Procedure(options)) => procedure::run(options, data),
        Some(Command::Terms(options)) => terms::run(options, data),
        Some(Command::Coverage(options)) => coverage::run(options, data),
        Some(Command::Compare(options)) => compare::run(options, data),
        Some(Command::Notation(options)) => notation::run(options, data),
        Some(Command::Audit(options)) => audit::run(options, data),
        Some(Command::Book(options)) => book::run(options, data),
        Some(Command::Schema) => {
            let library = library_of(&files(data)?)?;
            print(&jadoube::read::schema::schema_text(&library.editions))?;
            Ok(ExitCode::SUCCESS)
        }
        None => {
            let checked = check::run(&check::Options::default(), data)?;
            book::run(&book::Options::default(), data)?;
            Ok(checked)
        }
    }
}

/// The library of editions and scenarios.
fn library(data: Option<&Path>) -> Result<Library> {
    Ok(read_library(&files(data)?))
}

fn read_library(files: &[(String, Vec<u8>)]) -> Library {
    Library::of(
        files
            .iter()
            .map(|(path, bytes)| (path.as_str(), bytes.as_slice())),
    )
}

/// The library of these files, with every edition; faulty cases are left out.
fn library_of(files: &[(String, Vec<u8>)]) -> Result<Library> {
    let library = read_library(files);
    if !library.has_every_edition() {
        let faults = library.faults.iter().map(jadoube::read::TextFault::snippet);
        anyhow::bail!(
            "not all editions could be read\n{}",
            faults.collect::<Vec<_>>().join("\n")
        );
    }
    Ok(library)
}

/// A number of things, in English: `1 fault`, `2 faults`.
fn counted(number: impl std::fmt::Display, thing: &str) -> String {
    let number = number.to_string();
    let ending = if number == "1" { "" } else { "s" };
    format!("{number} {thing}{ending}")
}

/// Prints to standard output; a reader that has heard enough (a closed pipe) is no error.
fn print(text: &str) -> Result<()> {
    use std::io::{ErrorKind, Write};
    let mut out = std::io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        other => Ok(other?),
    }
}
