//! `jadoube-quiz stock`: which questions there are, and why others are not asked.

use crate::paper::approved_of;
use crate::shared::{Desk, print};
use crate::{edition, library, practice};
use anyhow::Result;
use jadoube::edition::{Edition, Layers, Named};
use jadoube::quiz::{Census, Missing, QuizQuestion, Request, Stock, candidates};
use jadoube::rulings::Rulings;
use jadoube::text::{Say, Voice};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::process::ExitCode;

/// What there is to type.
#[derive(clap::Args)]
pub struct Options {
    #[arg(long, value_name = "YEAR")]
    edition: Option<Edition>,
    #[arg(long, value_parser = practice(), default_value = "fide")]
    practice: Layers,
    #[arg(long)]
    unasked: bool,
    #[arg(long, conflicts_with = "unasked")]
    lapsed: bool,
    #[arg(long, conflicts_with_all = ["unasked", "lapsed"])]
    set_aside: bool,
}

/// How many questions there are, by what.
type Counts = BTreeMap<String, usize>;

/// Prints the table, or what is not asked, a line for each.
pub fn list(options: &Options, desk: &Desk) -> Result<ExitCode> {
    let library = library(desk)?;
    let request = Request {
        count: 0,
        seed: 0,
        topic: None,
        edition: edition(options.edition.map(crate::Editions::One), &library)?,
        pace: None,
        supervision: None,
        practice: options.practice,
    };
    let rulings = Rulings::of(&library);
    let stock = Stock::of(&rulings, &desk.tongues);
    let voice = desk.voice();
    if options.set_aside {
        print(&set_aside(&stock, &request, &voice))?;
        return Ok(ExitCode::SUCCESS);
    }
    let census = Census::of(&stock, &request);
    let approved = approved_of(request.edition, desk)?.unwrap_or_default();
    let asked: BTreeSet<&str> = census.questions.iter().map(|it| it.id.as_str()).collect();
    let (standing, lapsed): (Vec<&str>, Vec<&str>) =
        (approved.iter().map(String::as_str)).partition(|id| asked.contains(id));
    print(&match (options.unasked, options.lapsed) {
        (true, _) => unasked(&census, &voice),
        (_, true) => changed(&lapsed, &stock, &request, &voice),
        _ => {
            let table = table(&census, &voice);
            let say = Say::attribute("quiz-stock", "approved")
                .number("count", standing.len() as u64)
                .number("lapsed", lapsed.len() as u64);
            format!("{table}\n{}\n", voice.say(&say))
        }
    })?;
    Ok(ExitCode::SUCCESS)
}

/// What is not asked of which case, and why.
fn unasked(census: &Census<'_>, voice: &Voice<'_>) -> String {
    let mut page = String::new();
    for (scenario, kind, why) in &census.unasked {
        let why = voice.text_of("quiz-unasked", why.name());
        let _ = writeln!(page, "{}  {}  {why}", scenario.id, kind.name());
    }
    page
}

/// Which rulings that cases tell as often given wrongly are no options, and why.
fn set_aside(stock: &Stock<'_>, request: &Request, voice: &Voice<'_>) -> String {
    let mut page = String::new();
    for run in candidates(stock.rulings, request) {
        for (kind, confusion, why) in stock.set_aside(run) {
            let why = voice.text_of("quiz-set-aside", why.name());
            let case = &run.scenario().id;
            let _ = writeln!(page, "{case}  {}  {confusion}  {why}", kind.name());
        }
    }
    page
}

/// What was approved and reads otherwise today, or is no longer asked.
fn changed(lapsed: &[&str], stock: &Stock<'_>, request: &Request, voice: &Voice<'_>) -> String {
    let mut page = String::new();
    for id in lapsed {
        let is_now = match stock.named(id, request.practice) {
            Err(Missing::Changed(now)) => now,
            _ => voice.text_of("quiz-stock", "gone"),
        };
        let _ = writeln!(page, "{id}  {is_now}");
    }
    page
}

/// How many questions there are by article and aspect, by class of play and by level, and how many are not asked, by reason.
fn table(census: &Census<'_>, voice: &Voice<'_>) -> String {
    let questions = &census.questions;
    let cases: BTreeSet<&str> = questions
        .iter()
        .map(|it| it.scenario().id.as_str())
        .collect();
    let all = Say::message("quiz-stock")
        .number("count", questions.len() as u64)
        .number("cases", cases.len() as u64);
    let mut page = format!("{}\n\n", voice.say(&all));
    let aspects = counted(questions, &|it| it.kind.name().to_owned());
    let mut articles: BTreeMap<String, Counts> = BTreeMap::new();
    for question in questions {
        let row = articles.entry(article(question)).or_default();
        *row.entry(question.kind.name().to_owned()).or_default() += 1;
    }
    let _ = write!(page, "{:<12}", voice.text_of("quiz-stock", "article"));
    for aspect in aspects.keys() {
        let _ = write!(page, "{aspect:>10}");
    }
    page.push('\n');
    let total = voice.text_of("quiz-stock", "total");
    for (article, row) in articles.iter().chain([(&total, &aspects)]) {
        let _ = write!(page, "{article:<12}");
        for aspect in aspects.keys() {
            let _ = write!(page, "{:>10}", row.get(aspect).copied().unwrap_or(0));
        }
        page.push('\n');
    }
    let mut reasons = Counts::new();
    for (_, _, why) in &census.unasked {
        *reasons
            .entry(voice.text_of("quiz-unasked", why.name()))
            .or_default() += 1;
    }
    for (heading, counts) in [
        (
            "pace",
            counted(questions, &|it| it.run.setting.pace.name().to_owned()),
        ),
        (
            "level",
            counted(questions, &|it| it.scenario().level.to_string()),
        ),
        ("unasked", reasons),
    ] {
        let _ = writeln!(page, "\n{}", voice.text_of("quiz-stock", heading));
        for (name, count) in counts {
            let _ = writeln!(page, "{count:>6}  {name}");
        }
    }
    page
}

fn counted(questions: &[QuizQuestion<'_>], by: &dyn Fn(&QuizQuestion<'_>) -> String) -> Counts {
    let mut counts = Counts::new();
    for question in questions {
        *counts.entry(by(question)).or_default() += 1;
    }
    counts
}

/// The first part of the number of the article that decides: 9, A, III; the item of the practice, where it is one.
fn article(question: &QuizQuestion<'_>) -> String {
    let contents = &question.ruled.laws.contents;
    let number = question.deciding.first().and_then(|it| it.number(contents));
    let first = number.and_then(|number| number.split(['.', '-']).next());
    let first = first.unwrap_or("–");
    match first.parse::<u8>() {
        Ok(article) => format!("{article:>2}"),
        Err(_) => first.to_owned(),
    }
}
