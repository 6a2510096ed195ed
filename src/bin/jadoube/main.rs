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
mod glossary;
mod item;
mod mate;
mod notation;
mod procedure;
mod ruling_json;
#[path = "../shared/mod.rs"]
mod shared;
mod terms;
#[cfg(test)]
mod tests;
mod translate;
mod values;
mod words;

use anyhow::Result;
use clap::{Args, Parser, Subcommand};
use jadoube::read::Library;
use shared::{Desk, print};
use std::path::PathBuf;
use std::process::ExitCode;

/// What there is to type; `locales/*/cli.ftl` says what it is for.
#[derive(Parser)]
#[command(version, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Check(check::Options),
    Explain(explain::Options),
    Judge(explain::FileOptions),
    Words(words::Options),
    Mate(mate::Options),
    Article(article::Options),
    Procedure(procedure::Options),
    Terms(terms::Options),
    Glossary(glossary::Options),
    Translate(translate::Options),
    Coverage(coverage::Options),
    Compare(compare::Options),
    Notation(notation::Options),
    Audit(audit::Options),
    Book(book::Options),
    Schema,
    Completions(CompletionOptions),
    Man(ManOptions),
}

/// For which shell.
#[derive(Args)]
struct CompletionOptions {
    shell: shared::Shell,
}

/// Where to.
#[derive(Args)]
struct ManOptions {
    dir: Option<PathBuf>,
}

/// The name of the program in its messages.
const PROGRAM: &str = "jadoube";

fn main() -> ExitCode {
    shared::main(PROGRAM, run)
}

fn run(cli: &Cli, desk: &Desk) -> Result<ExitCode> {
    match &cli.command {
        Some(Command::Check(options)) => check::run(options, desk),
        Some(Command::Explain(options)) => explain::run(options, desk),
        Some(Command::Judge(options)) => explain::run_file(options, desk),
        Some(Command::Words(options)) => words::run(options, desk),
        Some(Command::Mate(options)) => mate::run(options, desk),
        Some(Command::Article(options)) => article::run(options, desk),
        Some(Command::Procedure(options)) => procedure::run(options, desk),
        Some(Command::Terms(options)) => terms::run(options, desk),
        Some(Command::Glossary(options)) => glossary::run(options, desk),
        Some(Command::Translate(options)) => translate::run(options, desk),
        Some(Command::Coverage(options)) => coverage::run(options, desk),
        Some(Command::Compare(options)) => compare::run(options, desk),
        Some(Command::Notation(options)) => notation::run(options, desk),
        Some(Command::Audit(options)) => audit::run(options, desk),
        Some(Command::Book(options)) => book::run(options, desk),
        Some(Command::Schema) => {
            print(&jadoube::read::schema::schema_text(
                &library(desk)?.editions,
            ))?;
            Ok(ExitCode::SUCCESS)
        }
        Some(Command::Completions(options)) => {
            shared::completions::<Cli>(PROGRAM, options.shell, desk)
        }
        Some(Command::Man(options)) => shared::pages::<Cli>(PROGRAM, options.dir.as_deref(), desk),
        None => {
            let checked = check::run(&check::Options::default(), desk)?;
            book::run(&book::Options::default(), desk)?;
            Ok(checked)
        }
    }
}

/// The library of editions and scenarios, with every edition or without.
fn read_library(desk: &Desk) -> Library {
    let files = desk.files.iter();
    Library::of(files.map(|(path, bytes)| (path.as_str(), bytes.as_slice())))
}

/// The library with every edition; faulty cases are left out.
fn library(desk: &Desk) -> Result<Library> {
    let library = read_library(desk);
    match library.has_every_edition() {
        true => Ok(library),
        false => Err(desk.editions_unread(&library.faults)),
    }
}
