//! `jadoube audit`: what ended played games, who could have claimed what, and whether the results fit.

mod claim;
mod csv;
mod human;
mod input;
mod json;
mod packed;
mod pool;
mod progress;
mod watch;

use crate::choice::Choice;
use crate::shared::refusal::about;
use crate::shared::values::named;
use crate::shared::{Desk, Refusal};
use anyhow::Result;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use input::Chunks;
use jadoube::audit::{
    AuditFinding, Auditor, Played, Report, Summary, Teller, ToldFinding, Topic, Weight, edition_of,
};
use jadoube::board::Alphabet;
use jadoube::edition::{EditionData, Laws, Named, Pace, Setting, Supervision};
use jadoube::game::Colours;
use jadoube::read::pgn::{Game, games};
use jadoube::text::{Say, Value, Voice, Words};
use progress::Progress;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Which games, under which laws, in which form.
#[derive(Args)]
pub struct Options {
    files: Vec<PathBuf>,
    #[command(flatten)]
    choice: Choice,
    #[arg(long)]
    by_date: bool,
    #[arg(long, default_value = "standard", value_parser = named::<Pace>())]
    pace: Pace,
    #[arg(long, default_value = "full", value_parser = named::<Supervision>())]
    supervision: Supervision,
    #[arg(long, value_enum, default_value_t)]
    format: Format,
    #[arg(long, value_name = "TOPIC", value_delimiter = ',', value_parser = topic())]
    only: Vec<Topic>,
    #[arg(long)]
    all: bool,
    #[arg(long)]
    explain: bool,
    #[command(flatten)]
    claim: claim::ClaimOptions,
    #[command(flatten)]
    watch: watch::WatchOptions,
    #[arg(long, value_name = "N")]
    jobs: Option<usize>,
    #[arg(long)]
    strict: bool,
}

/// More threads than this help nobody, and a machine may refuse them.
const MOST_JOBS: usize = 256;

/// A form of report.
#[derive(Clone, Copy, Default, PartialEq, Eq, ValueEnum)]
enum Format {
    #[default]
    Human,
    Json,
    Csv,
}

/// What is asked of the games.
struct Inquiry<'i> {
    laws: &'i Laws,
    /// The laws of every edition, where games are judged by their dates.
    of_dates: &'i [Laws],
    editions: &'i [EditionData],
    words: &'i Words,
    /// The letters in which games may be written.
    alphabets: &'i [Alphabet],
    options: &'i Options,
}

/// What became of one chunk of games.
#[derive(Default)]
struct Audited {
    told: Vec<Account>,
    summary: Summary,
    findings: u64,
}

/// What is told of one game.
struct Account {
    /// How many games of the chunk stand before it.
    before: u64,
    line: usize,
    names: String,
    body: Body,
}

/// What is told of one game, without the file and its number there.
enum Body {
    Text(String),
    Rows(Vec<String>),
}

/// Audits files of games.
pub fn run(options: &Options, desk: &Desk) -> Result<ExitCode> {
    let words = &desk.words;
    let alphabets = desk.tongues.alphabets();
    let library = crate::library(desk)?;
    let setting = Setting::of(options.pace, options.supervision);
    let laws = options.choice.edition(&library)?.laws(&setting);
    let of_dates: Vec<Laws> = if options.by_date {
        (library.editions.iter())
            .map(|data| data.laws(&setting))
            .collect()
    } else {
        Vec::new()
    };
    let inquiry = Inquiry {
        laws: &laws,
        of_dates: &of_dates,
        editions: &library.editions,
        words,
        alphabets: &alphabets,
        options,
    };
    let voice = words.voice(Colours::Known);
    if let Some(claim) = &options.claim.claim {
        return claim::run(&inquiry, &voice, claim);
    }
    if let Some(file) = &options.watch.watch {
        return watch::run(&inquiry, &voice, file);
    }
    if options.format == Format::Csv {
        if options.explain {
            return Err(no_table("--explain"));
        }
        crate::print(csv::HEADER)?;
    }
    let mut summary = Summary::default();
    let mut findings = 0;
    let standard_input = [PathBuf::from("-")];
    let paths = if options.files.is_empty() {
        &standard_input[..]
    } else {
        &options.files
    };
    let mut unread = false;
    for path in paths {
        let done = inquiry.read(path, |done, progress| {
            for told in &done.told {
                progress.clear();
                crate::print(&inquiry.shown(
                    &voice,
                    &path.display().to_string(),
                    progress.games() + 1,
                    told,
                ))?;
            }
            progress.add(done.summary.games);
            summary.add_all(&done.summary);
            findings += done.findings;
            Ok(())
        });
        if let Err(error) = done {
            // The other files are audited all the same.
            desk.complain(&error);
            unread = true;
        }
    }
    crate::print(&match options.format {
        Format::Human => human::summary(&voice, &summary),
        Format::Json => format!("{}\n", json::summary(&summary)),
        Format::Csv => String::new(),
    })?;
    let code = match (unread, options.strict && findings > 0) {
        (true, _) => 2,
        (false, true) => 1,
        (false, false) => 0,
    };
    Ok(ExitCode::from(code))
}

impl Inquiry<'_> {
    /// Audits a file, and hands on what became of each chunk, in order.
    fn read(
        &self,
        path: &Path,
        mut tell: impl FnMut(&Audited, &mut Progress<'_>) -> Result<()>,
    ) -> Result<()> {
        let voice = self.words.voice(Colours::Known);
        let chunks = Chunks::open(path, &voice)?;
        let mut progress = Progress::of(path, chunks.bytes_read(), &voice);
        let jobs = self.options.jobs.unwrap_or_else(pool::processors);
        let jobs = jobs.clamp(1, MOST_JOBS);
        pool::in_order(
            jobs,
            chunks,
            |chunk| self.audited(&chunk),
            |done| tell(&done, &mut progress),
        )
    }

    fn audited(&self, chunk: &input::Chunk) -> Audited {
        let voice = self.words.voice(Colours::Known);
        let mut done = Audited::default();
        for game in games(&chunk.text).also_in(self.alphabets) {
            let laws = self.laws_of(&game);
            let played = Played::of(&game);
            let mut report = Auditor::new(laws).audit(&played);
            let before = done.summary.games;
            done.summary.add(&report);
            self.select(&mut report);
            done.findings += (report.findings.iter())
                .filter(|finding| finding.what.weight() > Weight::Remark)
                .count() as u64;
            let remarkable = report.findings.iter().any(|finding| self.matters(finding));
            if remarkable || self.options.all || self.options.format != Format::Human {
                let lines_before = chunk.first_line - 1;
                let teller = Teller::new(&voice, laws, &played, lines_before);
                done.told.push(Account {
                    before,
                    line: teller.line(),
                    names: self.names(&voice, laws, &teller),
                    body: self.body(&voice, laws, &played, &report, &teller),
                });
            }
        }
        done
    }

    /// Whether a game is told of for this finding: a remark that is no chance to claim stands beside others only.
    fn matters(&self, finding: &AuditFinding) -> bool {
        let topic = finding.what.topic();
        let asked = self.options.only.contains(&topic);
        asked || topic == Topic::Claims || finding.what.weight() > Weight::Remark
    }

    /// Leaves the findings that are asked for; for people, remarks on tags only where they are asked for.
    fn select(&self, report: &mut Report) {
        let only = &self.options.only;
        if !only.is_empty() {
            (report.findings).retain(|finding| only.contains(&finding.what.topic()));
        } else if self.options.format == Format::Human && !self.options.all {
            (report.findings).retain(|finding| !finding.what.is_form());
        }
    }

    /// The laws by which a game is judged.
    fn laws_of(&self, game: &Game<'_>) -> &Laws {
        let edition = (self.options.by_date)
            .then(|| edition_of(game, self.editions))
            .flatten();
        (self.of_dates.iter())
            .find(|laws| Some(laws.edition) == edition)
            .unwrap_or(self.laws)
    }

    /// What a game is called, with its laws where they change from game to game.
    fn names(&self, voice: &Voice<'_>, laws: &Laws, teller: &Teller<'_>) -> String {
        let names = teller.heading();
        if !self.options.by_date {
            return names;
        }
        let edition = Value::Text(laws.edition.to_string());
        let laws = Say::message("heading-laws").with("edition", edition);
        format!("{names} ({})", voice.phrase(&laws))
    }

    fn body(
        &self,
        voice: &Voice<'_>,
        laws: &Laws,
        played: &Played<'_>,
        report: &Report,
        teller: &Teller<'_>,
    ) -> Body {
        let entries = || teller.entries(&report.findings);
        match self.options.format {
            Format::Human => Body::Text(self.told(voice, laws, played, &entries())),
            Format::Json => Body::Text(self.as_json(laws, played, report, teller)),
            Format::Csv => Body::Rows(csv::rows(played.game, &entries(), teller.line())),
        }
    }

    /// The report on a game as JSON, each finding with the ruling where that is asked for.
    fn as_json(
        &self,
        laws: &Laws,
        played: &Played<'_>,
        report: &Report,
        teller: &Teller<'_>,
    ) -> String {
        let mut told = json::game(laws, played, report, teller);
        let findings = told["findings"].as_array_mut().into_iter().flatten();
        if self.options.explain {
            let voice = self.words.voice(Colours::Known);
            for (told, finding) in findings.zip(&report.findings) {
                if let Some(case) = played.case_about(finding) {
                    told["ruling"] = crate::ruling_json::ruling(&voice, laws, &case);
                }
            }
        }
        told.to_string()
    }

    /// Findings in words, each with the ruling where that is asked for.
    fn told(
        &self,
        voice: &Voice<'_>,
        laws: &Laws,
        played: &Played<'_>,
        entries: &[ToldFinding<'_>],
    ) -> String {
        human::findings(voice, entries, |entry| {
            let case = (self.options.explain)
                .then(|| played.case_about(entry.first))
                .flatten();
            case.map_or_else(String::new, |case| {
                human::indented(&human::ruling(voice, laws, &case, true), 4)
            })
        })
    }

    /// What is told of a game, with its number in the file.
    fn shown(&self, voice: &Voice<'_>, file: &str, first: u64, told: &Account) -> String {
        let number = first + told.before;
        match &told.body {
            Body::Text(text) if self.options.format == Format::Json => {
                json::numbered(file, number, text)
            }
            Body::Text(text) => {
                let heading = human::heading(voice, file, number, told.line, &told.names);
                format!("{heading}\n{text}\n")
            }
            Body::Rows(rows) => rows
                .iter()
                .map(|row| format!("{},{number},{row}\n", csv::quoted(file)))
                .collect(),
        }
    }
}

/// The refusal of an option that has no place in a table.
fn no_table(option: &str) -> anyhow::Error {
    Refusal::new(about("cli-no-table", option)).into()
}

/// Reads the name of a topic.
fn topic() -> impl TypedValueParser<Value = Topic> {
    PossibleValuesParser::new(Topic::NAMES.iter().copied()).try_map(|name| {
        let mut all = Topic::ALL.iter().copied();
        all.find(|topic| topic.name() == name)
            .ok_or_else(|| Refusal::new(Say::attribute("cli-mistake", "other")))
    })
}
