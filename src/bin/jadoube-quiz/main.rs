//! The quiz: questions from scenarios at a terminal, or on paper for a class.

#![allow(
    clippy::disallowed_methods,
    reason = "files, terminal, time and environment are seen here only"
)]

mod data;
#[path = "../shared/files.rs"]
mod files;
mod page;
mod paper;
mod session;
#[path = "../shared/speech.rs"]
mod speech;

use anyhow::{Result, bail};
use clap::Parser;
use jadoube::edition::{Edition, Layers, NoYear, Pace, Supervision};
use jadoube::game::Colours;
use jadoube::quiz::{Request, Stock, Topic, basis, questions};
use jadoube::read::Library;
use jadoube::rulings::Rulings;
use jadoube::text::{Say, Value};
use speech::Lang;
use std::path::PathBuf;
use std::process::ExitCode;
use std::str::FromStr;
use std::time::{SystemTime, UNIX_EPOCH};

/// Questions on the FIDE Laws of Chess: the right answer is what the engine rules, the wrong ones are real mistakes.
#[derive(Parser)]
#[command(version, about, max_term_width = 100)]
struct Cli {
    #[command(flatten)]
    lang: Lang,
    /// How many questions.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u16).range(1..))]
    count: u16,
    /// The same seed gives the same paper; otherwise it comes from the time of day.
    #[arg(long)]
    seed: Option<u64>,
    /// Only this chapter, this provision, this item of the practice (M-035), or cases with this label.
    #[arg(long)]
    topic: Option<String>,
    /// The edition of the Laws by its year, or `all`; otherwise the newest.
    #[arg(long, value_name = "YEAR")]
    edition: Option<Editions>,
    /// Only this pace: standard, rapid or blitz.
    #[arg(long)]
    pace: Option<Pace>,
    /// Only this supervision: full or limited.
    #[arg(long)]
    supervision: Option<Supervision>,
    /// fide, for the Laws as FIDE's Arbiters' Manual teaches them, or letter, for their letter alone.
    #[arg(long, value_parser = practice, default_value = "fide")]
    practice: Layers,
    /// Write the questions and, separately, the answers, instead of asking.
    #[arg(long)]
    paper: bool,
    /// How a paper is written.
    #[arg(long, value_enum, default_value_t = paper::Format::Text, requires = "paper")]
    format: paper::Format,
    /// The folder for the two files of a paper; otherwise both go to standard output.
    #[arg(long, value_name = "DIR", requires = "paper")]
    out: Option<PathBuf>,
    /// Read editions, scenarios and locales from this folder instead of the embedded ones.
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

/// What counts beside the letter of the Laws in a quiz.
fn practice(text: &str) -> Result<Layers, String> {
    let layers: Option<Layers> = text.parse().ok();
    let known = [Layers::FIDE, Layers::LETTER];
    layers
        .filter(|layers| known.contains(layers))
        .ok_or_else(|| "expected fide or letter".to_owned())
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

/// The request cannot be understood.
const MISTAKEN: u8 = 2;
/// There is nothing to ask.
const NOTHING: u8 = 1;

fn main() -> ExitCode {
    match run(&Cli::parse()) {
        Ok(code) => code,
        Err(error) if closed(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(MISTAKEN)
        }
    }
}

/// Whether the reader of the output has heard enough.
fn closed(error: &anyhow::Error) -> bool {
    let cause = error.downcast_ref::<std::io::Error>();
    cause.is_some_and(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
}

fn run(cli: &Cli) -> Result<ExitCode> {
    let (library, tongues) = data::read(cli.data.as_deref())?;
    let words = &cli.lang.words(&tongues)?;
    let topic = cli.topic.as_deref().map(|name| Topic::of(&library, name));
    let topic = match topic.transpose() {
        Ok(topic) => topic,
        Err(unknown) => {
            let say = Say::message("quiz-unknown-topic").with("found", Value::Text(unknown.found));
            bail!("{}", speech::unknown(words, &say, &unknown.near));
        }
    };
    let request = Request {
        count: usize::from(cli.count),
        seed: cli.seed.unwrap_or_else(seed_of_now),
        topic,
        edition: edition(cli.edition, &library)?,
        pace: cli.pace,
        supervision: cli.supervision,
        practice: cli.practice,
    };
    let rulings = Rulings::of(&library);
    let made = questions(&Stock::of(&rulings, &tongues), &request);
    if made.questions.is_empty() {
        eprintln!("{}", words.voice(Colours::Known).text("quiz-no-question"));
        return Ok(ExitCode::from(NOTHING));
    }
    let basis = basis(&words.voice(Colours::Known), &request, &library);
    if cli.paper {
        paper::write(
            &made,
            &request,
            basis,
            words,
            cli.format,
            cli.out.as_deref(),
        )?;
    } else {
        session::run(&made, &request, &basis, words)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// A seed that is short enough to be written on a blackboard.
fn seed_of_now() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    now.map_or(0, |since| since.as_millis() as u64) % 1_000_000
}
