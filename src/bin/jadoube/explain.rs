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
use jadoube::board::Position;
use jadoube::book::diagram::text_board;
use jadoube::edition::{Edition, Laws, Layers, Pace, Setting, Supervision};
use jadoube::game::{Case, Placement, Told};
use jadoube::laws::{Code, Provision, judge};
use jadoube::read::{Language, Library, Scenario, cases, near};
use jadoube::rulings::beside_the_point;
use jadoube::text::{
    Explanation, Line, Part, ProcedureText, Say, Value, Voice, Words, beside, case_title, explain,
    narrate, no_ruling, plain, procedures_of, scopes_of, story,
};
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

/// Groups what is the same in several settings.
fn joined<T: PartialEq>(
    settings: Vec<Setting>,
    of: impl Fn(&Setting) -> T,
) -> Vec<(Vec<Setting>, T)> {
    let mut groups: Vec<(Vec<Setting>, T)> = Vec::new();
    for setting in settings {
        let ruled = of(&setting);
        match groups.iter_mut().find(|(_, known)| *known == ruled) {
            Some((alike, _)) => alike.push(setting),
            None => groups.push((vec![setting], ruled)),
        }
    }
    groups
}

/// The case in the form that is asked for, and whether there is a ruling in each of its settings.
fn page(
    words: &Words,
    library: &Library,
    scenario: &Scenario,
    edition: Edition,
    asked: &SettingChoice,
) -> (String, bool) {
    let case = &scenario.case;
    let voice = words.voice(case.colours);
    let settings = asked.of(scenario);
    if let Format::Json = asked.format {
        let ruled = joined(settings, |setting| {
            let laws = library.laws(edition, setting);
            let mut told = ruling_json::ruling(&voice, &laws, case);
            let others = otherwise(&voice, library, &laws, scenario);
            if let Some(unused) = without_weight(library, &laws, scenario, &others) {
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
            let carried_out = carried_out(&voice, library, &laws, case);
            let named = carried_out.iter().map(procedure::as_json).map(|mut told| {
                if let (false, Some(fields)) = (asked.steps, told.as_object_mut()) {
                    fields.remove("steps");
                }
                told
            });
            told["procedures"] = named.collect();
            told
        });
        let all_ruled = ruled
            .iter()
            .all(|(_, told)| told.get("no-ruling").is_none());
        let line = |(settings, mut told): (Vec<Setting>, serde_json::Value)| {
            told["case"] = scenario.id.clone().into();
            told["edition"] = serde_json::json!(edition);
            told["settings"] = settings.iter().map(ruling_json::setting).collect();
            format!("{told}\n")
        };
        return (ruled.into_iter().map(line).collect(), all_ruled);
    }
    let heading = Say::message("heading-case").with("case", Value::Text(scenario.id.clone()));
    let under = Say::message("heading-laws").with("edition", Value::Text(edition.to_string()));
    let title = case_title(&voice, scenario);
    let mut page = format!("{title}\n{}\n{}\n", voice.say(&heading), voice.say(&under));
    if asked.practice == Layers::LETTER {
        page.push_str(&format!("{}\n", voice.text("heading-by-the-letter")));
    }
    page.push('\n');
    let several = settings.len() > 1;
    page.push_str(&format!("{}\n", story(&voice, &settings, case)));
    if let Some(position) = position_before(case) {
        page.push('\n');
        page.push_str(&board(position, voice.words().language()));
        let caption = Say::message("board-caption").of(position.has_the_move());
        page.push_str(&format!("  {}\n", voice.say(&caption)));
    }
    if asked.all {
        page.push_str(&event_by_event(&voice, &settings[0], case));
    }
    let rulings = joined(settings, |setting| {
        let laws = library.laws(edition, setting);
        let about = scenario.provision();
        let (mut text, ruled) = ruling(&voice, &laws, case, about, asked.all);
        for (practice, told) in otherwise(&voice, library, &laws, scenario) {
            let heading = match practice.beside_fide() {
                None => Say::message("heading-by-the-letter"),
                Some(layer) => Say::attribute("heading-taught", layer.name()),
            };
            let (heading, told) = (voice.say(&heading), plain(&voice, &told, false));
            text.push_str(&format!("\n{heading}\n{told}"));
        }
        for carried_out in carried_out(&voice, library, &laws, case) {
            text.push_str(&step_by_step(&voice, &carried_out, asked.steps));
        }
        if let Some(line) = told_without_weight(&voice, library, &laws, scenario) {
            text.push_str(&format!("{line}\n"));
        }
        (text, ruled)
    });
    for (settings, (text, _)) in &rulings {
        page.push('\n');
        if several {
            let scopes = scopes_of("scope-label", settings);
            page.push_str(&format!("{}\n", voice.say(&scopes)));
        }
        page.push_str(text);
    }
    let all_ruled = rulings.iter().all(|(_, (_, ruled))| *ruled);
    (page, all_ruled)
}

/// The ruling on a case as text, and whether there is one; `about` is the rule that it is about, where that is known.
pub fn ruling(
    voice: &Voice<'_>,
    laws: &Laws,
    case: &Case,
    about: Option<&'static Provision>,
    all: bool,
) -> (String, bool) {
    match judge(&Code::new(laws), case) {
        Ok(verdict) => {
            let mut explanation = explain(voice, laws, case, &verdict);
            if let Some(provision) = about {
                explanation.bring_up(voice, laws, provision);
            }
            (plain(voice, &explanation, all), true)
        }
        Err(fault) => {
            let why = no_ruling(voice, laws, &fault);
            (format!("{why}\n"), false)
        }
    }
}

/// What is ruled otherwise than FIDE teaches it, as it is announced: by the letter of the Laws, and beside each other practice of
/// which the case expects something; nothing where another practice was asked for.
fn otherwise(
    voice: &Voice<'_>,
    library: &Library,
    laws: &Laws,
    scenario: &Scenario,
) -> Vec<(Layers, Explanation)> {
    if laws.setting.practice != Layers::FIDE {
        return Vec::new();
    }
    let explained = |laws: &Laws| {
        let verdict = judge(&Code::new(laws), &scenario.case).ok()?;
        Some(explain(voice, laws, &scenario.case, &verdict))
    };
    let Some(taught) = explained(laws) else {
        return Vec::new();
    };
    let others = std::iter::once(Layers::LETTER).chain(scenario.practices_named());
    let told = others.filter_map(|practice| {
        let told = explained(&beside_practice(library, laws, practice))?;
        Some((practice, told.decided_otherwise_than(&taught)?))
    });
    told.collect()
}

/// The same laws beside another practice.
fn beside_practice(library: &Library, laws: &Laws, practice: Layers) -> Laws {
    let setting = Setting {
        practice,
        ..laws.setting.clone()
    };
    library.laws(laws.edition, &setting)
}

/// The procedures that carry out the ruling on a case, in its setting.
fn carried_out(
    voice: &Voice<'_>,
    library: &Library,
    laws: &Laws,
    case: &Case,
) -> Vec<ProcedureText> {
    let Ok(verdict) = judge(&Code::new(laws), case) else {
        return Vec::new();
    };
    let settings = std::slice::from_ref(&laws.setting);
    let all = procedures_of(library, &verdict).into_iter();
    all.map(|one| jadoube::text::procedure(voice, library, laws.edition, settings, one))
        .collect()
}

/// The line that names a procedure, and its steps where they were asked for.
fn step_by_step(voice: &Voice<'_>, told: &ProcedureText, steps: bool) -> String {
    let heading = Say::message("heading-procedure")
        .with("title", Value::Text(told.title.clone()))
        .with("name", Value::Written(told.id.clone()));
    let mut text = format!("{}\n", voice.say(&heading));
    if steps {
        text.push_str(&procedure::lines(voice, told));
    }
    text
}

/// The line that names what was told without weight.
fn told_without_weight(
    voice: &Voice<'_>,
    library: &Library,
    laws: &Laws,
    scenario: &Scenario,
) -> Option<String> {
    let others = otherwise(voice, library, laws, scenario);
    let unused = without_weight(library, laws, scenario, &others)?;
    beside(voice, &laws.setting, &scenario.telling(), &unused)
}

/// What was told without weight for the ruling, and for those of others that are told, too; nothing without a ruling.
fn without_weight(
    library: &Library,
    laws: &Laws,
    scenario: &Scenario,
    others: &[(Layers, Explanation)],
) -> Option<Vec<Told>> {
    let telling = scenario.telling();
    let unused = |laws: &Laws| {
        let verdict = judge(&Code::new(laws), &telling.case).ok()?;
        Some(beside_the_point(laws, &telling, &verdict))
    };
    let mut idle = unused(laws)?;
    for (practice, _) in others {
        if !idle.is_empty() {
            let other = unused(&beside_practice(library, laws, *practice));
            idle.retain(|told| other.as_ref().is_none_or(|other| other.contains(told)));
        }
    }
    Some(idle)
}

/// The events in a numbered list.
fn event_by_event(voice: &Voice<'_>, setting: &Setting, case: &Case) -> String {
    let mut list = format!("\n{}\n", voice.text("heading-story"));
    for Line { part, text } in narrate(voice, setting, case) {
        if let Part::Event(ix) = part {
            list.push_str(&format!("  {}. {text}\n", ix + 1));
        }
    }
    list
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
