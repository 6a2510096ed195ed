//! `jadoube explain` and `jadoube judge`: a case told, shown and ruled on, with the articles.

use crate::choice::Choice;
use crate::speech::unknown;
use anyhow::{Context, Result, bail};
use clap::Args;
use jadoube::board::Position;
use jadoube::book::diagram::text_board;
use jadoube::edition::{Edition, Laws, Pace, Setting, Supervision};
use jadoube::game::{Case, Placement};
use jadoube::laws::{Code, judge};
use jadoube::read::{Language, Library, Scenario, cases, near};
use jadoube::text::{Line, Part, Say, Value, Voice, Words, explain, narrate, plain};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Which case, in which language, edition and setting.
#[derive(Args)]
pub struct Options {
    /// The id of the case.
    case: String,
    #[command(flatten)]
    choice: Choice,
    #[command(flatten)]
    setting: SettingChoice,
}

/// Which file, in which language, edition and setting.
#[derive(Args)]
pub struct FileOptions {
    /// A file of cases.
    file: PathBuf,
    #[command(flatten)]
    choice: Choice,
    #[command(flatten)]
    setting: SettingChoice,
}

/// A setting other than the one that the case names.
#[derive(Args)]
struct SettingChoice {
    /// standard, rapid or blitz; otherwise as the case says.
    #[arg(long)]
    pace: Option<Pace>,
    /// full or limited; otherwise as the case says.
    #[arg(long)]
    supervision: Option<Supervision>,
    /// Also explain the events from which nothing follows.
    #[arg(long)]
    all: bool,
}

/// Explains a case of the library.
pub fn run(options: &Options, data: Option<&Path>) -> Result<ExitCode> {
    let files = super::files(data)?;
    let words = options.choice.words(&files)?;
    let library = super::library_of(&files)?;
    let Some(scenario) = library.scenario(&options.case) else {
        let ids = library
            .scenarios
            .iter()
            .map(|scenario| scenario.id.as_str());
        let say = Say::message("unknown-case").with("found", Value::Text(options.case.clone()));
        bail!("{}", unknown(&words, &say, &near(&options.case, ids)));
    };
    let setting = options.setting.of(scenario);
    let (page, ruled) = page(
        &words,
        &library,
        scenario,
        options.choice.edition(&library)?.edition,
        &setting,
        options.setting.all,
    );
    super::print(&page)?;
    Ok(code(ruled))
}

/// Explains the cases of a file.
pub fn run_file(options: &FileOptions, data: Option<&Path>) -> Result<ExitCode> {
    let files = super::files(data)?;
    let words = options.choice.words(&files)?;
    let library = super::library_of(&files)?;
    let name = options.file.display().to_string();
    let text =
        std::fs::read_to_string(&options.file).with_context(|| format!("cannot read {name}"))?;
    let (found, faults) = cases(
        &name,
        text.strip_prefix('\u{feff}').unwrap_or(&text),
        &library.editions,
        &library.alphabets,
    );
    let mut all_ruled = faults.is_empty();
    let mut pages = Vec::new();
    for scenario in &found {
        let setting = options.setting.of(scenario);
        let edition = options.choice.edition(&library)?.edition;
        let (page, ruled) = page(
            &words,
            &library,
            scenario,
            edition,
            &setting,
            options.setting.all,
        );
        all_ruled &= ruled;
        pages.push(page);
    }
    super::print(&pages.join("\n"))?;
    for fault in &faults {
        eprintln!("{}\n", fault.snippet());
    }
    if found.is_empty() && faults.is_empty() {
        bail!("{name}: no case in this file");
    }
    Ok(if faults.is_empty() {
        code(all_ruled)
    } else {
        ExitCode::from(2)
    })
}

fn code(ruled: bool) -> ExitCode {
    if ruled {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

impl SettingChoice {
    /// The first setting of the case that fits, or else its first one changed to fit.
    fn of(&self, scenario: &Scenario) -> Setting {
        let fits = |setting: &&Setting| {
            self.pace.is_none_or(|pace| pace == setting.pace)
                && (self.supervision).is_none_or(|wanted| wanted == setting.supervision)
        };
        if let Some(setting) = scenario.settings.iter().find(fits) {
            return setting.clone();
        }
        let first = scenario.settings.first();
        let mut setting = first
            .cloned()
            .unwrap_or_else(|| Setting::of(Pace::Standard, Supervision::Full));
        setting.pace = self.pace.unwrap_or(setting.pace);
        setting.supervision = self.supervision.unwrap_or(setting.supervision);
        setting
    }
}

/// The case as text, and whether there is a ruling.
fn page(
    words: &Words,
    library: &Library,
    scenario: &Scenario,
    edition: Edition,
    setting: &Setting,
    all: bool,
) -> (String, bool) {
    let case = &scenario.case;
    let laws = &library.laws(edition, setting);
    let voice = words.voice(case.colours);
    let heading = Say::message("heading-case").with("case", Value::Text(scenario.id.clone()));
    let under = Say::message("heading-laws").with("edition", Value::Text(edition.to_string()));
    let mut page = format!("{}\n{}\n\n", voice.say(&heading), voice.say(&under));
    story(&mut page, &voice, case, &narrate(&voice, setting, case));
    page.push('\n');
    let (text, ruled) = ruling(&voice, laws, case, all);
    page.push_str(&text);
    (page, ruled)
}

/// The ruling on a case as text, and whether there is one.
pub fn ruling(voice: &Voice<'_>, laws: &Laws, case: &Case, all: bool) -> (String, bool) {
    match judge(&Code::new(laws), case) {
        Ok(verdict) => {
            let explanation = explain(voice, laws, &verdict);
            (plain(voice, &explanation, case.events.len(), all), true)
        }
        Err(fault) => {
            let say = Say::message("no-ruling").with("problem", Value::Text(fault.to_string()));
            (format!("{}\n", voice.say(&say)), false)
        }
    }
}

fn story(page: &mut String, voice: &Voice<'_>, case: &Case, lines: &[Line]) {
    let mut before_events = true;
    for line in lines {
        if let (Part::Event(_), true) = (line.part, before_events) {
            before_events = false;
            if let Some(position) = position_before(case) {
                page.push('\n');
                page.push_str(&board(position, voice.words().language()));
            }
            page.push('\n');
            page.push_str(&voice.text("heading-story"));
            page.push('\n');
        }
        let written = match line.part {
            Part::Event(ix) => writeln!(page, "  {}. {}", ix + 1, line.text),
            Part::Setting | Part::Known => writeln!(page, "{}", line.text),
        };
        debug_assert!(written.is_ok(), "a string takes any text");
    }
}

/// The position before the first event, where it is known.
pub fn position_before(case: &Case) -> Option<&Position> {
    match (&case.known.placement, case.known.before.last()) {
        (_, Some(played)) => Some(&played.after),
        (Placement::Board(position), None) => Some(position),
        (Placement::Unknown | Placement::Material(_), None) => None,
    }
}

/// The board in the reader's letters, seen from White's side.
pub fn board(position: &Position, language: &Language) -> String {
    text_board(position, &language.alphabet())
        .lines()
        .map(|line| format!("  {line}\n"))
        .collect()
}
