//! Papers for lecturers: questions chosen by a blueprint, or those of a paper that was made before, as sheets in a folder.

use crate::shared::refusal::about_file;
use crate::shared::{Desk, Refusal, Refused};
use crate::topics::{catalogue, refused};
use crate::{NOTHING, library, practice, seed_of_now};
use anyhow::Result;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use jadoube::edition::{Edition, Layers};
use jadoube::quiz::{
    Described, Form, Random, Request, Selection, Stock, Told, Topic, basis, every, select,
    variants, worth,
};
use jadoube::read::{
    Blueprint, KeptPaper, KeptQuestion, Library, MOST_QUESTIONS, MOST_VARIANTS, Quota, TextFault,
    approved, blueprint, kept_paper,
};
use jadoube::rulings::Rulings;
use jadoube::sheets::{Exam, Format, Posed, sheets};
use jadoube::text::{Say, Value};
use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// What there is to type.
#[derive(clap::Args)]
pub struct Options {
    #[arg(long, value_parser = presets())]
    preset: Option<String>,
    #[arg(long, value_name = "FILE", conflicts_with = "preset")]
    blueprint: Option<PathBuf>,
    #[arg(long, value_name = "FILE", conflicts_with_all = [
        "preset", "blueprint", "count", "seed", "topic", "without", "unapproved", "variants", "edition",
        "practice",
    ])]
    paper: Option<PathBuf>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=MOST_QUESTIONS))]
    count: Option<u64>,
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    #[arg(long, value_name = "TOPIC")]
    topic: Vec<String>,
    #[arg(long, value_name = "TOPIC")]
    without: Vec<String>,
    #[arg(long)]
    unapproved: bool,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=MOST_VARIANTS as u64))]
    variants: u64,
    #[arg(long, value_name = "YEAR")]
    edition: Option<Edition>,
    #[arg(long, value_parser = practice(), default_value = "fide")]
    practice: Layers,
    #[arg(long, value_parser = format(), default_value = "html")]
    format: Format,
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

/// The folder of the blueprints among the files of the program.
const FOLDER: &str = "papers/";
/// The folder of the lists of approved questions, one for each edition.
const APPROVED: &str = "papers/approved/";

/// How many questions a paper has for which nothing is said.
const USUAL: usize = 10;

/// The highest seed of a variant, and one more.
const SEEDS: u64 = 1_000_000;

/// The names of the blueprints that the program carries.
fn presets() -> PossibleValuesParser {
    let files = jadoube::embedded::files().into_iter();
    let names = files.filter_map(|(path, _)| {
        let name = path.strip_prefix(FOLDER)?.strip_suffix(".yaml")?;
        (!name.contains('/')).then(|| name.to_owned())
    });
    PossibleValuesParser::new(names.collect::<Vec<_>>())
}

fn format() -> impl TypedValueParser<Value = Format> {
    PossibleValuesParser::new(["html", "markdown", "text"]).map(|name| match name.as_str() {
        "markdown" => Format::Markdown,
        "text" => Format::Text,
        _ => Format::Html,
    })
}

/// Writes the sheets of a paper and the file by which they can be made again.
pub fn write(options: &Options, desk: &Desk) -> Result<ExitCode> {
    let library = library(desk)?;
    // What is wrong with the wishes is said before all questions are made.
    let wanted = match options.paper.as_deref() {
        Some(file) => Wanted::Again(read(file, desk, kept_paper)?),
        None => Wanted::New(Wishes::of(options, desk, &library)?),
    };
    let (edition, practice) = match &wanted {
        Wanted::Again(kept) => (Some(kept.edition), kept.practice),
        Wanted::New(_) => (options.edition, options.practice),
    };
    let request = Request {
        count: 0,
        seed: 0,
        topic: None,
        edition: known(edition, &library)?,
        pace: None,
        supervision: None,
        practice,
    };
    let rulings = Rulings::of(&library);
    let stock = every(&Stock::of(&rulings, &desk.tongues), &request);
    let stock: Vec<Told> = stock
        .iter()
        .map(|question| question.told(&desk.words))
        .collect();
    let kept = match wanted {
        Wanted::Again(kept) => kept,
        Wanted::New(wishes) => chosen(options, desk, &library, &request, &wishes, &stock),
    };
    if kept.questions.is_empty() {
        eprintln!("{}", desk.voice().text("quiz-no-question"));
        return Ok(ExitCode::from(NOTHING));
    }
    let exam = exam(
        &kept,
        &stock,
        basis(&desk.voice(), &request, &library),
        desk,
    )?;
    let usual = PathBuf::from(format!("paper-{}", kept.seed));
    let folder = options.out.as_deref().unwrap_or(&usual);
    std::fs::create_dir_all(folder).refused(|| about_file("cli-folder-unmade", folder))?;
    for sheet in sheets(&exam, &desk.voice()) {
        let name = format!(
            "{}.{}.{}",
            sheet.name,
            desk.words.lang(),
            options.format.ending()
        );
        put(&folder.join(name), &sheet.written(options.format), desk)?;
    }
    put(&folder.join("paper.yaml"), &kept.written(), desk)?;
    Ok(ExitCode::SUCCESS)
}

/// Writes a file and says so.
fn put(file: &Path, text: &str, desk: &Desk) -> Result<()> {
    std::fs::write(file, text).refused(|| about_file("cli-unwritten", file))?;
    let written = desk.voice().say(&about_file("cli-written", file));
    writeln!(std::io::stdout(), "{written}")?;
    Ok(())
}

/// Reads a file; all its faults are told at once, each with its line.
fn read<T>(
    file: &Path,
    desk: &Desk,
    parse: fn(&str, &str) -> Result<T, Vec<TextFault>>,
) -> Result<T> {
    let text = std::fs::read_to_string(file).refused(|| about_file("cli-unread", file))?;
    let text = text.trim_start_matches('\u{feff}');
    parse(&file.display().to_string(), text).map_err(|faults| faulty(&faults, file, desk))
}

fn faulty(faults: &[TextFault], file: &Path, desk: &Desk) -> anyhow::Error {
    let shown: Vec<String> = faults.iter().map(|fault| desk.snippet(fault)).collect();
    let say = about_file("quiz-paper-unreadable", file);
    Refusal::new(say).below(shown.join("\n")).into()
}

/// What a file of the program says; nothing where there is none.
fn carried<T>(
    file: &str,
    desk: &Desk,
    parse: fn(&str, &str) -> Result<T, Vec<TextFault>>,
) -> Result<Option<T>> {
    let found = desk.files.iter().find(|(path, _)| path == file);
    let text = found.map(|(_, bytes)| String::from_utf8_lossy(bytes));
    let read = text.map(|text| parse(file, &text)).transpose();
    read.map_err(|faults| faulty(&faults, Path::new(file), desk))
}

/// The ids of the questions of an edition that were read and approved; nothing where none was read.
pub fn approved_of(edition: Option<Edition>, desk: &Desk) -> Result<Option<BTreeSet<String>>> {
    let file = edition.map(|edition| format!("{APPROVED}{edition}.yaml"));
    file.map_or(Ok(None), |file| carried(&file, desk, approved))
}

/// The blueprint that is asked for.
fn plan(options: &Options, desk: &Desk) -> Result<Blueprint> {
    let mut plan = match (&options.blueprint, &options.preset) {
        (Some(file), _) => read(file, desk, blueprint)?,
        (None, Some(name)) => {
            let file = format!("{FOLDER}{name}.yaml");
            carried(&file, desk, blueprint)?.unwrap_or_default()
        }
        (None, None) => Blueprint {
            count: USUAL,
            ..Blueprint::default()
        },
    };
    if let Some(count) = options.count {
        plan.count = count as usize;
    }
    Ok(plan)
}

/// The edition of the library that is asked for, or the newest.
fn known(asked: Option<Edition>, library: &Library) -> Result<Option<Edition>> {
    Ok(match asked {
        Some(edition) => Some(library.edition(edition)?.edition),
        None => library.newest().map(|data| data.edition),
    })
}

/// The paper that is to be written.
enum Wanted {
    /// One that was made before.
    Again(KeptPaper),
    /// A new one.
    New(Wishes),
}

/// What a new paper is to be like.
struct Wishes {
    plan: Blueprint,
    topic: Option<Topic>,
    /// The topics of the quotas, by the words that name them there.
    of_quotas: Vec<(String, Topic)>,
    /// The ids of the questions of which it is made; any where there are none.
    approved: Option<BTreeSet<String>>,
}

impl Wishes {
    fn of(options: &Options, desk: &Desk, library: &Library) -> Result<Self> {
        let plan = plan(options, desk)?;
        let edition = known(options.edition, library)?;
        let mut approved = None;
        if plan.approved && !options.unapproved {
            approved = approved_of(edition, desk)?;
            if approved.is_none() {
                let say = Say::message("quiz-paper-none-approved");
                desk.warn(&desk.voice().phrase(&say));
            }
        }
        let catalogue = catalogue(desk, library, edition);
        let topic = catalogue.topic(&options.topic, &options.without);
        let topic = topic.map_err(refused)?;
        let mut of_quotas = Vec::new();
        for name in plan.quotas.iter().flat_map(|quota| &quota.sort.topics) {
            let topic = catalogue.topic(std::slice::from_ref(name), &[]);
            let topic = topic.map_err(refused)?;
            of_quotas.extend(topic.map(|topic| (name.clone(), topic)));
        }
        Ok(Wishes {
            plan,
            topic,
            of_quotas,
            approved,
        })
    }
}

/// A new paper from the stock; what could not be had is said.
fn chosen(
    options: &Options,
    desk: &Desk,
    library: &Library,
    request: &Request,
    wishes: &Wishes,
    stock: &[Told],
) -> KeptPaper {
    let Wishes {
        plan,
        topic,
        of_quotas,
        approved,
    } = wishes;
    let may_be_taken = |told: &&Told| {
        let approved = approved.as_ref();
        told.form == Form::Open || approved.is_none_or(|ids| ids.contains(&told.id))
    };
    let mut candidates: Vec<&Told> = Vec::new();
    let mut described = Vec::new();
    for told in stock.iter().filter(may_be_taken) {
        let Some(scenario) = library.scenario(&told.case) else {
            continue;
        };
        if topic.as_ref().is_none_or(|topic| topic.fits(scenario)) {
            let mut question = Described::of(told, scenario);
            let about = of_quotas.iter().filter(|(_, topic)| topic.fits(scenario));
            question
                .topics
                .extend(about.map(|(name, _)| (*name).clone()));
            described.push(question);
            candidates.push(told);
        }
    }
    let seed = options.seed.unwrap_or_else(seed_of_now);
    let selection = select(plan, &described, seed);
    say_what_is_missing(&selection, &plan.quotas, desk);
    let mut random = Random::of(seed);
    let variant = |_| random.next_number() % SEEDS;
    let variants = (1..options.variants).map(variant).collect();
    let question = |at: &usize| KeptQuestion {
        id: candidates[*at].id.clone(),
        points: worth(candidates[*at], plan),
    };
    KeptPaper {
        title: plan.title.clone(),
        edition: request.edition.unwrap_or(Edition::of(0)),
        practice: request.practice,
        seed,
        minutes: plan.minutes,
        pass: plan.pass,
        variants,
        questions: selection.chosen.iter().map(question).collect(),
    }
}

fn say_what_is_missing(selection: &Selection, quotas: &[Quota], desk: &Desk) {
    let voice = desk.voice();
    if selection.missing > 0 && !selection.chosen.is_empty() {
        let count = selection.chosen.len() as u64;
        desk.warn(&voice.phrase(&Say::message("quiz-fewer").number("count", count)));
    }
    for unmet in &selection.unmet {
        let sort = quotas[unmet.quota].sort.written().into_iter();
        let sort = sort.map(|(key, values)| format!("{key}: {}", values.join(", ")));
        let sort = sort.collect::<Vec<_>>().join("; ");
        let say = Say::message("quiz-paper-unmet")
            .with("sort", Value::Text(sort))
            .number("wanted", unmet.wanted as u64)
            .number("found", unmet.found as u64);
        desk.warn(&voice.phrase(&say));
    }
}

/// The paper with its questions, each exactly as it was.
fn exam<'t>(kept: &KeptPaper, stock: &'t [Told], basis: String, desk: &Desk) -> Result<Exam<'t>> {
    let mut posed = Vec::new();
    let mut lost = Vec::new();
    for question in &kept.questions {
        match stock.iter().find(|told| told.id == question.id) {
            Some(told) => posed.push(Posed {
                told,
                points: question.points,
            }),
            None => lost.push(&question.id),
        }
    }
    if !lost.is_empty() {
        let lines: Vec<String> = lost.iter().map(|id| why_lost(id, stock, desk)).collect();
        let say = Say::message("quiz-paper-lost").number("count", lost.len() as u64);
        return Err(Refusal::new(say).below(lines.join("\n")).into());
    }
    let told: Vec<&Told> = posed.iter().map(|posed| posed.told).collect();
    Ok(Exam {
        title: kept.title.clone(),
        basis,
        seed: kept.seed,
        minutes: kept.minutes,
        pass: kept.pass,
        variants: variants(&told, &kept.variants),
        questions: posed,
    })
}

/// Whether a question reads otherwise now or is there no more: the last part of its id is the mark of its content.
fn why_lost(id: &str, stock: &[Told], desk: &Desk) -> String {
    let stem = |id: &str| id.rsplit_once('.').map(|(stem, _)| stem.to_owned());
    let is_changed = stock.iter().any(|told| stem(&told.id) == stem(id));
    let why = if is_changed { "changed" } else { "gone" };
    let say = Say::attribute("quiz-paper-lost", why);
    format!(
        "  {}",
        desk.voice()
            .phrase(&say.with("id", Value::Text(id.to_owned())))
    )
}
