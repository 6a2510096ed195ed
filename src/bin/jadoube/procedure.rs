//! `jadoube procedure`: what an arbiter does in a matter, step by step, on the screen or for the table.

use crate::choice::{Choice, ScopeChoice};
use crate::shared::refusal::about;
use crate::shared::{Desk, Refusal};
use crate::values;
use anyhow::{Result, bail};
use clap::{Args, ValueEnum};
use jadoube::edition::{Edition, Layer, Layers, SCOPES, Scope, Setting};
use jadoube::game::Colours;
use jadoube::read::{Library, near};
use jadoube::text::{
    Cited, ProcedureText, Say, Saying, Value, Voice, procedure, procedure_title, scopes,
};
use serde_json::json;
use std::process::ExitCode;

/// Which procedure, in which language, edition and scope.
#[derive(Args)]
pub struct Options {
    name: Option<String>,
    #[command(flatten)]
    choice: Choice,
    #[command(flatten)]
    scope: ScopeChoice,
    #[arg(long, default_value_t, value_parser = values::layers)]
    practice: Layers,
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// A form of report.
#[derive(Clone, Copy, Default, ValueEnum)]
enum Format {
    #[default]
    Human,
    Markdown,
    Json,
}

/// A procedure that was told, in an edition and for as many scopes.
struct Sheet {
    told: ProcedureText,
    edition: Edition,
    asked: Vec<Scope>,
    practice: Layers,
    /// Whether a supervision was asked for that plays no part.
    supervises_nothing: bool,
}

/// Shows the steps of a procedure, or the names of all.
pub fn run(options: &Options, desk: &Desk) -> Result<ExitCode> {
    let words = &desk.words;
    let library = crate::library(desk)?;
    let edition = options.choice.edition(&library)?.edition;
    let voice = words.voice(Colours::Known);
    let Some(name) = &options.name else {
        crate::print(&list(&voice, &library, options.format))?;
        return Ok(ExitCode::SUCCESS);
    };
    let plain = name.trim().to_lowercase().replace([' ', '_'], "-");
    let Some(found) = library.procedure(&plain) else {
        let names = (library.procedures.iter()).map(|procedure| procedure.id.as_str());
        let say = about("unknown-procedure", name);
        let near = near(&plain, names.clone());
        if near.is_empty() {
            let names = Value::Texts(names.map(str::to_owned).collect());
            let known = Say::message("known-procedures").with("names", names);
            bail!("{} {}", voice.phrase(&say), voice.say(&known));
        }
        return Err(Refusal::new(say).near(&near).into());
    };
    let practice = options.practice;
    let asked = options.scope.scopes();
    let settings = asked.iter().map(|(pace, supervision)| Setting {
        practice,
        ..Setting::of(*pace, *supervision)
    });
    let settings: Vec<Setting> = settings.collect();
    let sheet = Sheet {
        told: procedure(&voice, &library, edition, &settings, found),
        edition,
        asked,
        practice,
        supervises_nothing: options.scope.supervises_nothing(),
    };
    crate::print(&match options.format {
        Format::Human => sheet.human(&voice),
        Format::Markdown => sheet.markdown(&voice),
        Format::Json => format!("{}\n", sheet.as_json()),
    })?;
    Ok(ExitCode::SUCCESS)
}

/// The procedures with their names.
fn list(voice: &Voice<'_>, library: &Library, format: Format) -> String {
    let title = |id: &str| voice.say(&procedure_title(id));
    let all = (library.procedures.iter()).map(|procedure| procedure.id.as_str());
    match format {
        Format::Json => {
            let named = all.map(|id| json!({ "procedure": id, "title": title(id) }));
            format!("{}\n", named.collect::<serde_json::Value>())
        }
        Format::Markdown => all.map(|id| format!("- `{id}`: {}\n", title(id))).collect(),
        Format::Human => {
            let width = all.clone().map(str::len).max().unwrap_or_default();
            all.map(|id| format!("{id:width$}  {}\n", title(id)))
                .collect()
        }
    }
}

impl Sheet {
    /// The line under the heading: the edition, the scopes where only in some any step is taken, and that it is the letter alone.
    fn under(&self, voice: &Voice<'_>) -> String {
        let edition = Value::Text(self.edition.to_string());
        let mut parts = vec![voice.say(&Say::message("heading-laws").with("edition", edition))];
        let taken = self.told.scopes();
        let named = if taken.is_empty() {
            &self.asked
        } else {
            &taken
        };
        if named.len() < SCOPES.len() {
            parts.push(voice.say(&scopes("scope-heading", named)));
        }
        match self.practice {
            Layers::FIDE => {}
            Layers::LETTER => parts.push(voice.text("heading-by-the-letter")),
            layers => parts.extend(
                (Layer::ALL.iter().filter(|layer| layers.has(**layer)))
                    .map(|layer| voice.phrase(&Say::attribute("practice-layer", layer.name()))),
            ),
        }
        if self.supervises_nothing {
            parts.push(voice.text("supervision-plays-no-part"));
        }
        parts.join(" · ")
    }

    fn human(&self, voice: &Voice<'_>) -> String {
        format!(
            "{}\n{}\n\n{}",
            self.told.title,
            self.under(voice),
            lines(voice, &self.told),
        )
    }

    fn markdown(&self, voice: &Voice<'_>) -> String {
        let mut page = format!("# {}\n\n{}\n", self.told.title, self.under(voice));
        if let Some(none) = &self.told.none {
            page.push_str(&format!("\n{none}\n"));
        }
        let taken = self.told.scopes().len();
        for (number, step) in (1..).zip(&self.told.steps) {
            if let Some(part) = &step.part {
                page.push_str(&format!("\n## {part}\n"));
            }
            if number == 1 || step.part.is_some() {
                page.push('\n');
            }
            let mut start = format!("{number}. ");
            for (told_in, saying) in &step.says {
                let text = said(voice, told_in, saying, taken);
                page.push_str(&format!("{start}{text} *({})*\n", cited(saying)));
                start = "   - ".to_owned();
            }
        }
        let warnings = warnings(&self.told);
        if !warnings.is_empty() {
            page.push_str(&format!("\n{}\n", warnings.join("\n\n")));
        }
        page
    }

    fn as_json(&self) -> serde_json::Value {
        let mut told = as_json(&self.told);
        told["edition"] = json!(self.edition);
        told["practice"] = json!(self.practice);
        told
    }
}

/// The numbered steps as lines of plain text; what is not said in all scopes in which any is taken names its own.
pub fn lines(voice: &Voice<'_>, told: &ProcedureText) -> String {
    let taken = told.scopes().len();
    let mut page = String::new();
    if let Some(none) = &told.none {
        page.push_str(&format!("{none}\n"));
    }
    for (number, step) in (1..).zip(&told.steps) {
        if let Some(part) = &step.part {
            let space = if number == 1 { "" } else { "\n" };
            page.push_str(&format!("{space}{part}\n"));
        }
        let mut start = format!("{number:>3}. ");
        for (told_in, saying) in &step.says {
            let text = said(voice, told_in, saying, taken);
            page.push_str(&format!("{start}{text} [{}]\n", cited(saying)));
            start = "     ".to_owned();
        }
    }
    for warning in warnings(told) {
        page.push_str(&format!("\n{warning}\n"));
    }
    page
}

/// What is not certain of any step, each warning once.
fn warnings(told: &ProcedureText) -> Vec<&str> {
    let says = told.steps.iter().flat_map(|step| &step.says);
    let all = says.flat_map(|(_, saying)| &saying.uncertain);
    let mut once: Vec<&str> = Vec::new();
    for (_, warning) in all {
        if !once.contains(&warning.as_str()) {
            once.push(warning);
        }
    }
    once
}

/// What a step says in some scopes, and what is ruled in its case.
fn said(voice: &Voice<'_>, told_in: &[Scope], saying: &Saying, taken: usize) -> String {
    let mut text = String::new();
    if told_in.len() < taken {
        text = format!("{} ", voice.say(&scopes("scope-label", told_in)));
    }
    text.push_str(&saying.text);
    for sentence in &saying.ruled {
        text.push_str(&format!(" {sentence}"));
    }
    text
}

fn cited(saying: &Saying) -> String {
    let numbers: Vec<&str> = (saying.cites.iter())
        .map(|cited| cited.number.as_str())
        .collect();
    numbers.join(", ")
}

/// The steps as JSON.
pub fn as_json(told: &ProcedureText) -> serde_json::Value {
    let doubt = |(_, warning): &(Vec<Scope>, String)| warning.clone();
    let cite = |cited: &Cited| json!({ "number": cited.number, "provision": cited.provision.map(|p| p.id) });
    let says = |(told_in, saying): &(Vec<Scope>, Saying)| {
        let told_in = told_in
            .iter()
            .map(|(pace, supervision)| json!({ "pace": pace, "supervision": supervision }));
        json!({
            "scopes": told_in.collect::<Vec<_>>(), "text": saying.text, "ruled": saying.ruled,
            "cites": saying.cites.iter().map(cite).collect::<Vec<_>>(), "uncertain": saying.uncertain.iter().map(doubt).collect::<Vec<_>>(),
        })
    };
    let steps = told.steps.iter().map(|step| {
        json!({ "step": step.id, "part": step.part, "says": step.says.iter().map(says).collect::<Vec<_>>() })
    });
    json!({ "procedure": told.id, "title": told.title, "steps": steps.collect::<Vec<_>>() })
}
