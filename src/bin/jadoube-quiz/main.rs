//! The quiz: questions from scenarios at a terminal, or on paper for a class.

#![allow(
    clippy::disallowed_methods,
    reason = "files, terminal, time and environment are seen here only"
)]

mod arguments;
mod export;
mod paper;
mod progress;
mod schedule;
mod session;
#[path = "../shared/mod.rs"]
mod shared;
mod source;
mod stock;
mod store;
#[cfg(test)]
mod tests;
mod topics;
mod trainee;

use anyhow::Result;
use arguments::{Keeping, Training};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Parser, Subcommand};
use jadoube::edition::{Edition, Layers, NoYear, Pace, Supervision};
use jadoube::quiz::{Request, basis};
use jadoube::read::Library;
use jadoube::rulings::Rulings;
use shared::{Desk, values};
use source::Source;
use std::path::PathBuf;
use std::process::ExitCode;
use std::str::FromStr;
use std::time::{SystemTime, UNIX_EPOCH};
use trainee::Trainee;

/// What there is to type; `locales/*/cli.ftl` says what it is for.
#[derive(Parser)]
#[command(
    name = "jadoube-quiz",
    version,
    max_term_width = 100,
    args_conflicts_with_subcommands = true
)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    training: Training,
    #[command(flatten)]
    keeping: Keeping,
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u16).range(1..))]
    count: u16,
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    #[arg(long, value_name = "TOPIC")]
    topic: Vec<String>,
    #[arg(long, value_name = "TOPIC")]
    without: Vec<String>,
    #[arg(long)]
    list_topics: bool,
    #[arg(long, value_name = "YEAR")]
    edition: Option<Editions>,
    #[arg(long, value_parser = values::named::<Pace>())]
    pace: Option<Pace>,
    #[arg(long, value_parser = values::named::<Supervision>())]
    supervision: Option<Supervision>,
    #[arg(long, value_parser = practice(), default_value = "fide")]
    practice: Layers,
    #[arg(long, value_name = "SHELL", exclusive = true)]
    completions: Option<shared::Shell>,
    #[arg(long, value_name = "DIR", num_args = 0..=1)]
    man: Option<Option<PathBuf>>,
}

/// What there is to do beside asking.
#[derive(Subcommand)]
enum Command {
    Progress(progress::Options),
    Export(export::Options),
    Paper(paper::Options),
    Topics(topics::Options),
    Stock(stock::Options),
}

/// The name of the program in its messages.
const PROGRAM: &str = "quiz";

/// What counts beside the letter of the Laws in a quiz.
fn practice() -> impl TypedValueParser<Value = Layers> {
    PossibleValuesParser::new(["fide", "letter"]).try_map(|name| name.parse::<Layers>())
}

/// One edition or all of them.
#[derive(Clone, Copy)]
enum Editions {
    All,
    One(Edition),
}

impl FromStr for Editions {
    type Err = NoYear;

    fn from_str(text: &str) -> Result<Self, NoYear> {
        match text {
            "all" => Ok(Editions::All),
            year => Ok(Editions::One(year.parse()?)),
        }
    }
}

/// The edition to ask about, one of the library's; none for all of them.
fn edition(asked: Option<Editions>, library: &Library) -> Result<Option<Edition>> {
    Ok(match asked {
        Some(Editions::All) => None,
        Some(Editions::One(edition)) => Some(library.edition(edition)?.edition),
        None => library.newest().map(|data| data.edition),
    })
}

/// There is nothing to ask.
const NOTHING: u8 = 1;

fn main() -> ExitCode {
    shared::main(PROGRAM, run)
}

fn run(cli: &Cli, desk: &Desk) -> Result<ExitCode> {
    if let Some(shell) = cli.completions {
        return shared::completions::<Cli>(PROGRAM, shell, desk);
    }
    if let Some(folder) = &cli.man {
        return shared::pages::<Cli>(PROGRAM, folder.as_deref(), desk);
    }
    match &cli.command {
        Some(Command::Export(options)) => return export::run(options, desk),
        Some(Command::Paper(options)) => return paper::write(options, desk),
        Some(Command::Topics(options)) => return topics::list(options, desk),
        Some(Command::Stock(options)) => return stock::list(options, desk),
        Some(Command::Progress(options)) => {
            return progress::run(options, &library(desk)?, desk);
        }
        None if cli.list_topics => return topics::list(&topics::Options::default(), desk),
        None => {}
    }
    let library = library(desk)?;
    let edition = edition(cli.edition, &library)?;
    let request = Request {
        count: usize::from(cli.count),
        seed: cli.seed.unwrap_or_else(seed_of_now),
        topic: topics::catalogue(desk, &library, edition)
            .topic(&cli.topic, &cli.without)
            .map_err(topics::refused)?,
        edition,
        pace: cli.pace,
        supervision: cli.supervision,
        practice: cli.practice,
    };
    let rulings = Rulings::of(&library);
    let basis = basis(&desk.voice(), &request, &library);
    let trainee = Trainee {
        desk,
        training: &cli.training,
        keeping: &cli.keeping,
        request: &request,
        basis,
    };
    trainee.run(&Source::of(&rulings, &desk.tongues, &desk.words))
}

/// The library; a scenario that cannot be read is left out, with a line that says so.
fn library(desk: &Desk) -> Result<Library> {
    let files = desk.files.iter();
    let library = Library::of(files.map(|(path, bytes)| (path.as_str(), &bytes[..])));
    if !library.has_every_edition() {
        return Err(desk.editions_unread(&library.faults));
    }
    for fault in &library.faults {
        eprintln!("{}", desk.snippet(fault));
    }
    Ok(library)
}

/// A seed that is short enough to be written on a blackboard.
fn seed_of_now() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    now.map_or(0, |since| since.as_millis() as u64) % 1_000_000
}
