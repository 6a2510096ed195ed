//! `jadoube explain` and `jadoube judge`: a case told, shown and ruled on, with the articles.

use crate::choice::{Choice, Format};
use crate::procedure;
use crate::ruling_json;
use crate::shared::refusal::{about, about_file};
use crate::shared::values::named;
use crate::shared::{Desk, Refusal, Refused};
use crate::values;
use anyhow::Result;
use clap::Args;
use jadoube::answer::{Asked, Extent, joined};
use jadoube::edition::{Edition, Laws, Layers, Pace, Procedure, Setting, Supervision};
use jadoube::read::{Library, Scenario, cases, near};
use jadoube::text::{ProcedureText, Voice, Words, case_title};
use std::path::PathBuf;
use std::process::ExitCode;

/// Which cases, in which language, edition and setting.
#[derive(Args)]
pub struct Options {
    #[arg(required = true)]
    case: Vec<String>,
    #[command(flatten)]
    choice: Choice,
    #[command(flatten)]
    setting: SettingChoice,
}

/// Which file, in which language, edition and setting.
#[derive(Args)]
pub struct FileOptions {
    file: PathBuf,
    #[command(flatten)]
    choice: Choice,
    #[command(flatten)]
    setting: SettingChoice,
}

/// A setting other than the one that the case names.
#[derive(Args)]
struct SettingChoice {
    #[arg(long, value_parser = named::<Pace>())]
    pace: Option<Pace>,
    #[arg(long, value_parser = named::<Supervision>())]
    supervision: Option<Supervision>,
    #[arg(long, default_value_t, value_parser = values::layers)]
    practice: Layers,
    #[arg(long)]
    all: bool,
    #[arg(long)]
    steps: bool,
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// Explains cases of the library, one after the other.
pub fn run(options: &Options, desk: &Desk) -> Result<ExitCode> {
    let words = &desk.words;
    let library = crate::library(desk)?;
    let edition = options.choice.edition(&library)?.edition;
    let mut all_ruled = true;
    let mut pages = Vec::new();
    for case in &options.case {
        let Some(scenario) = library.scenario(case) else {
            let ids = library.scenarios.iter();
            let ids = ids.map(|scenario| scenario.id.as_str());
            let refusal = Refusal::new(about("unknown-case", case));
            return Err(refusal.near(&near(case, ids)).into());
        };
        let (page, ruled) = page(words, &library, scenario, edition, &options.setting);
        all_ruled &= ruled;
        pages.push(page);
    }
    crate::print(&pages.join(options.setting.between()))?;
    Ok(code(all_ruled))
}

/// Explains the cases of a file.
pub fn run_file(options: &FileOptions, desk: &Desk) -> Result<ExitCode> {
    let words = &desk.words;
    let library = crate::library(desk)?;
    let name = options.file.display().to_string();
    let text = std::fs::read_to_string(&options.file)
        .refused(|| about_file("cli-unread", &options.file))?;
    let (found, faults) = cases(
        &name,
        text.strip_prefix('\u{feff}').unwrap_or(&text),
        &library.editions,
        &library.alphabets,
    );
    let mut all_ruled = faults.is_empty();
    let mut pages = Vec::new();
    for scenario in &found {
        let edition = options.choice.edition(&library)?.edition;
        let (page, ruled) = page(words, &library, scenario, edition, &options.setting);
        all_ruled &= ruled;
        pages.push(page);
    }
    crate::print(&pages.join(options.setting.between()))?;
    for fault in &faults {
        eprintln!("{}\n", desk.snippet(fault));
    }
    if found.is_empty() && faults.is_empty() {
        return Err(Refusal::new(about_file("cli-no-case", &options.file)).into());
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
    /// What stands between two pages.
    fn between(&self) -> &'static str {
        match self.format {
            Format::Human => "\n",
            Format::Json => "",
        }
    }

    /// The settings of the case that fit, or else its first one changed to fit.
    fn of(&self, scenario: &Scenario) -> Vec<Setting> {
        let fits = |setting: &&Setting| {
            self.pace.is_none_or(|pace| pace == setting.pace)
                && (self.supervision).is_none_or(|wanted| wanted == setting.supervision)
        };
        let beside = |setting: &Setting| Setting {
            practice: self.practice,
            ..setting.clone()
        };
        let fitting: Vec<Setting> = scenario.settings.iter().filter(fits).map(beside).collect();
        if !fitting.is_empty() {
            return fitting;
        }
        let first = scenario.settings.first();
        let mut setting = first
            .cloned()
            .unwrap_or_else(|| Setting::of(Pace::Standard, Supervision::Full));
        setting.practice = self.practice;
        setting.pace = self.pace.unwrap_or(setting.pace);
        setting.supervision = self.supervision.unwrap_or(setting.supervision);
        vec![setting]
    }
}

/// The case in the form that is asked for, and whether there is a ruling in each of its settings.
fn page(
    words: &Words,
    library: &Library,
    scenario: &Scenario,
    edition: Edition,
    options: &SettingChoice,
) -> (String, bool) {
    let voice = words.voice(scenario.case.colours);
    let settings = options.of(scenario);
    let asked = Asked {
        words,
        library,
        scenario,
        edition,
    };
    let carried_out = |laws: &Laws, one: &Procedure| {
        let settings = std::slice::from_ref(&laws.setting);
        jadoube::text::procedure(&voice, library, laws.edition, settings, one)
    };
    match options.format {
        Format::Json => as_json(&voice, &asked, settings, options.steps, &carried_out),
        Format::Human => {
            let steps = |laws: &Laws, one: &Procedure| match options.steps {
                true => procedure::lines(&voice, &carried_out(laws, one)),
                false => String::new(),
            };
            let all = options.all;
            let extent = Extent { all, steps: &steps };
            asked.page(&case_title(&voice, scenario), settings, extent)
        }
    }
}

/// The rulings, each as a line of JSON, and whether there is one in each setting.
fn as_json(
    voice: &Voice<'_>,
    asked: &Asked<'_>,
    settings: Vec<Setting>,
    steps: bool,
    carried_out: &dyn Fn(&Laws, &Procedure) -> ProcedureText,
) -> (String, bool) {
    let (scenario, case) = (asked.scenario, &asked.scenario.case);
    let ruled = joined(settings, |setting| {
        let laws = asked.library.laws(asked.edition, setting);
        let mut told = ruling_json::ruling(voice, &laws, case);
        let others = asked.otherwise(voice, &laws);
        if let Some(unused) = asked.without_weight(&laws, &others) {
            let names = unused.iter().map(|told| told.name(case.colours));
            told["beside-the-point"] = names.collect();
        }
        for (practice, explanation) in &others {
            let name = match practice.beside_fide() {
                None => "by-the-letter".to_owned(),
                Some(layer) => format!("beside-{}", layer.name()),
            };
            told[name] = ruling_json::steps(explanation);
        }
        let named = asked.carried_out(&laws).into_iter();
        let named = named.map(|one| procedure::as_json(&carried_out(&laws, one)));
        let named = named.map(|mut told| {
            if let (false, Some(fields)) = (steps, told.as_object_mut()) {
                fields.remove("steps");
            }
            told
        });
        told["procedures"] = named.collect();
        told
    });
    let has_one = |told: &serde_json::Value| told.get("no-ruling").is_none();
    let all_ruled = ruled.iter().all(|(_, told)| has_one(told));
    let line = |(settings, mut told): (Vec<Setting>, serde_json::Value)| {
        told["case"] = scenario.id.clone().into();
        told["edition"] = serde_json::json!(asked.edition);
        told["settings"] = settings.iter().map(ruling_json::setting).collect();
        format!("{told}\n")
    };
    (ruled.into_iter().map(line).collect(), all_ruled)
}
