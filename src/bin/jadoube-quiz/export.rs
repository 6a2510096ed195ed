//! `jadoube-quiz export`: questions as a file for another platform.

use crate::shared::refusal::about_file;
use crate::shared::{Desk, Refused, print, values};
use crate::{Editions, NOTHING, edition, library, practice, seed_of_now, topics};
use anyhow::Result;
use clap::{Args, ValueEnum};
use jadoube::edition::{Layers, Pace, Supervision};
use jadoube::export::{TestPage, anki, csv, distinct, gift, moodle, qti, test_yourself};
use jadoube::quiz::{Request, Stock, Told, every, questions};
use jadoube::rulings::Rulings;
use jadoube::text::{Say, Value};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

/// For whom, and which questions.
#[derive(Args)]
pub struct Options {
    #[arg(long, value_enum, value_name = "FORMAT")]
    to: Platform,
    #[arg(long, value_name = "FILE", required_if_eq_any([("to", "anki"), ("to", "qti"), ("to", "book")]))]
    out: Option<PathBuf>,
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u16).range(1..))]
    count: u16,
    #[arg(long, conflicts_with = "count")]
    all: bool,
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    #[arg(long, value_name = "TOPIC")]
    topic: Vec<String>,
    #[arg(long, value_name = "YEAR")]
    edition: Option<Editions>,
    #[arg(long, value_parser = values::named::<Pace>())]
    pace: Option<Pace>,
    #[arg(long, value_parser = values::named::<Supervision>())]
    supervision: Option<Supervision>,
    #[arg(long, value_parser = practice(), default_value = "fide")]
    practice: Layers,
}

/// Who takes the questions.
#[derive(Clone, Copy, ValueEnum)]
enum Platform {
    Anki,
    Moodle,
    Gift,
    Qti,
    Csv,
    Json,
    Book,
}

/// How many questions a page of the book asks.
const ON_A_PAGE: usize = 10;

/// Writes the questions as the platform takes them.
pub fn run(options: &Options, desk: &Desk) -> Result<ExitCode> {
    let told = told(options, desk)?;
    if told.is_empty() {
        eprintln!("{}", desk.voice().text("quiz-no-question"));
        return Ok(ExitCode::from(NOTHING));
    }
    let words = &*desk.words;
    let unpacked = || Say::message("quiz-export-unpacked");
    let content = match options.to {
        Platform::Anki => anki(&told, words, now()).refused(unpacked)?,
        Platform::Qti => qti(&told, words).refused(unpacked)?,
        Platform::Moodle => moodle(&told, words).into_bytes(),
        Platform::Gift => gift(&told, words).into_bytes(),
        Platform::Csv => csv(&told).into_bytes(),
        Platform::Json => (serde_json::to_string_pretty(&told)? + "\n").into_bytes(),
        Platform::Book => {
            let pages = test_yourself(&told, words.lang(), ON_A_PAGE);
            let folder = options.out.clone().unwrap_or_default();
            return write_pages(&pages, &folder, told.len(), desk);
        }
    };
    match &options.out {
        Some(file) => {
            std::fs::write(file, content).refused(|| about_file("cli-unwritten", file))?;
            say_written(file, told.len(), desk)?;
        }
        None => print(&String::from_utf8(content)?)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// The questions that are asked for, each once.
fn told(options: &Options, desk: &Desk) -> Result<Vec<Told>> {
    let library = library(desk)?;
    let edition = edition(options.edition, &library)?;
    let request = Request {
        count: usize::from(options.count),
        seed: options.seed.unwrap_or_else(seed_of_now),
        topic: topics::catalogue(desk, &library, edition)
            .topic(&options.topic, &[])
            .map_err(topics::refused)?,
        edition,
        pace: options.pace,
        supervision: options.supervision,
        practice: options.practice,
    };
    let rulings = Rulings::of(&library);
    let stock = Stock::of(&rulings, &desk.tongues);
    let made = match options.all {
        true => every(&stock, &request),
        false => questions(&stock, &request).questions,
    };
    let told = made.iter().map(|made| made.told(&desk.words));
    Ok(distinct(told.collect()))
}

fn write_pages(pages: &[TestPage], folder: &Path, count: usize, desk: &Desk) -> Result<ExitCode> {
    for page in pages {
        let file = folder.join(&page.path);
        if let Some(above) = file.parent() {
            std::fs::create_dir_all(above).refused(|| about_file("cli-unwritten", above))?;
        }
        std::fs::write(&file, &page.json).refused(|| about_file("cli-unwritten", &file))?;
    }
    say_written(folder, count, desk)?;
    Ok(ExitCode::SUCCESS)
}

/// Says how many questions stand where.
fn say_written(place: &Path, count: usize, desk: &Desk) -> Result<()> {
    let written = Say::message("quiz-export-written")
        .number("count", count as u64)
        .with("file", Value::Text(place.display().to_string()));
    print(&format!("{}\n", desk.voice().say(&written)))
}

/// The time in seconds since 1970.
fn now() -> i64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    now.map_or(0, |since| since.as_secs() as i64)
}
