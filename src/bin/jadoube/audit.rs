//! `jadoube audit`: what ended played games, who could have claimed what, and whether the results fit.

mod input;
mod json;
mod pool;
mod told;

use crate::speech::Choice;
use anyhow::Result;
use clap::{Args, ValueEnum};
use input::Chunks;
use jadoube::audit::{Auditor, Summary, Weight};
use jadoube::edition::{Laws, Pace, Setting, Supervision};
use jadoube::read::pgn::games;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Which games, under which laws, in which form.
#[derive(Args)]
pub struct Options {
    /// Files of games (PGN, also .gz and .zst); otherwise, or where one is -, standard input.
    files: Vec<PathBuf>,
    #[command(flatten)]
    choice: Choice,
    /// The pace of the games.
    #[arg(long, default_value = "standard")]
    pace: Pace,
    /// The supervision of the games.
    #[arg(long, default_value = "full")]
    supervision: Supervision,
    /// How to report.
    #[arg(long, value_enum, default_value_t)]
    format: Format,
    /// How many games are looked at at the same time; otherwise as many as the machine has processors.
    #[arg(long, value_name = "N")]
    jobs: Option<usize>,
    /// End with an exit code other than 0 where an error or a doubt was found; remarks do not count.
    #[arg(long)]
    strict: bool,
}

/// A form of report.
#[derive(Clone, Copy, Default, PartialEq, Eq, ValueEnum)]
enum Format {
    /// Lines for people.
    #[default]
    Human,
    /// One JSON object per line: a game each, and the summary last.
    Json,
}

/// What became of one chunk of games.
struct Audited {
    text: String,
    summary: Summary,
    findings: u64,
}

/// Audits files of games.
pub fn run(options: &Options, data: Option<&Path>) -> Result<ExitCode> {
    let files = super::files(data)?;
    let library = super::library_of(&files)?;
    let setting = Setting::of(options.pace, options.supervision);
    let laws = library.laws(options.choice.edition(), &setting);
    let mut summary = Summary::default();
    let mut findings = 0;
    let standard_input = [PathBuf::from("-")];
    let paths = if options.files.is_empty() {
        &standard_input[..]
    } else {
        &options.files
    };
    for path in paths {
        let chunks = Chunks::open(path)?;
        let jobs = options.jobs.unwrap_or_else(pool::processors).max(1);
        pool::in_order(
            jobs,
            chunks,
            |chunk| audited(&laws, options.format, &chunk),
            |done: Audited| {
                summary.add_all(&done.summary);
                findings += done.findings;
                super::print(&done.text)
            },
        )?;
    }
    super::print(&format!("{}\n", json::summary(&summary)))?;
    let code = if options.strict && findings > 0 { 1 } else { 0 };
    Ok(ExitCode::from(code))
}

fn audited(laws: &Laws, format: Format, chunk: &input::Chunk) -> Audited {
    let auditor = Auditor::new(laws);
    let mut done = Audited {
        text: String::new(),
        summary: Summary::default(),
        findings: 0,
    };
    for game in games(&chunk.text) {
        let report = auditor.audit(&game);
        done.summary.add(&report);
        done.findings += (report.findings.iter())
            .filter(|finding| finding.what.weight() > Weight::Remark)
            .count() as u64;
        if format == Format::Json {
            let line = chunk.first_line + game.line - 1;
            done.text
                .push_str(&json::game(laws, &game, line, &report).to_string());
            done.text.push('\n');
        }
    }
    done
}
