//! `jadoube compare`: what changed between two editions, or what the practice changes in one.

mod practice;

use crate::choice::Format;
use crate::shared::{Desk, Refusal, Refused};
use crate::values;
use anyhow::Result;
use clap::Args;
use jadoube::compare::{
    CaseChange, ChangeKind, Comparison, TextChange, Told, ValueChange, Wording,
};
use jadoube::edition::{Edition, Layers, NoYear, ParamValue, SCOPES};
use jadoube::game::Colours;
use jadoube::rulings::{Ruled, Rulings};
use jadoube::text::{
    Explanation, RulingText, Say, Value, Voice, Words, case_cited, explain, given, scopes,
};
use serde_json::{Value as Json, json};
use std::process::ExitCode;

/// Which editions, in which language and form.
#[derive(Args)]
pub struct Options {
    #[arg(required_unless_present = "practice", value_parser = edition)]
    one: Option<Edition>,
    #[arg(required_unless_present = "practice", conflicts_with = "practice", value_parser = edition)]
    other: Option<Edition>,
    #[arg(long, value_name = "LAYERS", num_args = 0..=1, require_equals = true, default_missing_value = "fide", value_parser = values::layers)]
    practice: Option<Layers>,
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// An edition by its year; layers in its place belong to `--practice`.
fn edition(text: &str) -> Result<Edition, Refusal> {
    text.parse().map_err(|_: NoYear| {
        let refusal = Refusal::new(Say::attribute("cli-expected", "year"));
        match text.parse::<Layers>() {
            Ok(layers) => refusal.near(&[format!("--practice={layers}")]),
            Err(_) => refusal,
        }
    })
}

/// Reports what changed from the older edition to the newer one, or what the practice changes.
pub fn run(options: &Options, desk: &Desk) -> Result<ExitCode> {
    let words = &desk.words;
    let library = crate::library(desk)?;
    let rulings = Rulings::of(&library);
    let edition = |asked: Option<Edition>| -> Result<Edition> {
        let data = match asked {
            Some(edition) => library.edition(edition)?,
            None => library
                .newest()
                .refused(|| Say::message("cli-no-editions"))?,
        };
        Ok(data.edition)
    };
    let (one, other) = (edition(options.one)?, edition(options.other)?);
    if let Some(practice) = options.practice {
        return practice::run(&rulings, words, one, practice, options.format);
    }
    if one == other {
        return Err(Refusal::new(Say::message("compare-same-edition")).into());
    }
    let comparison = Comparison::of(&rulings, one, other);
    let report = Report {
        words,
        voice: words.voice(Colours::Known),
        comparison: &comparison,
    };
    crate::print(&match options.format {
        Format::Human => report.human(),
        Format::Json => format!("{:#}\n", report.json()),
    })?;
    Ok(ExitCode::SUCCESS)
}

struct Report<'r> {
    words: &'r Words,
    voice: Voice<'r>,
    comparison: &'r Comparison<'r>,
}

impl Report<'_> {
    fn human(&self) -> String {
        let comparison = self.comparison;
        let edition = |edition: Edition| {
            let say = Say::message("edition-name").number("year", edition.year());
            Value::Items(vec![say])
        };
        let title = Say::message("compare-title")
            .with("from", edition(comparison.from))
            .with("to", edition(comparison.to));
        let mut page = format!("{}\n", self.voice.say(&title));
        let told = comparison.told(&self.voice);
        for &kind in ChangeKind::ALL {
            let of_kind: Vec<&Told<'_>> = told
                .iter()
                .filter(|told| told.kind() == Some(kind))
                .collect();
            if of_kind.is_empty() {
                continue;
            }
            page.push_str(&format!("\n{}\n", self.voice.text(kind.heading())));
            for told in of_kind {
                page.push_str(&self.rule(told, kind));
            }
        }
        if !comparison.values.is_empty() {
            page.push_str(&format!("\n{}\n", self.voice.text("compare-values")));
            for value in &comparison.values {
                page.push_str(&format!("  {}\n", self.value(value)));
            }
        }
        if !comparison.cases.is_empty() {
            page.push_str(&format!("\n{}\n", self.voice.text("compare-rulings")));
            for case in &comparison.cases {
                page.push_str(&self.case(case));
            }
        }
        if told.is_empty() && comparison.values.is_empty() && comparison.cases.is_empty() {
            page.push_str(&format!("\n{}\n", self.voice.text("compare-none")));
        }
        page
    }

    fn rule(&self, told: &Told<'_>, kind: ChangeKind) -> String {
        let rule = told.rule;
        let title = self.voice.say(&Say::attribute(rule.provision.id, "title"));
        let number = match (&rule.old_number, &rule.new_number) {
            (Some(old), Some(new)) if old == new => new.to_owned(),
            (Some(old), Some(new)) => format!("{old} → {new}"),
            (Some(one), None) | (None, Some(one)) => one.to_owned(),
            (None, None) => "–".to_owned(),
        };
        let lives_on = self
            .comparison
            .lives_on(rule)
            .map_or(String::new(), |number| {
                let say = Say::message("compare-lives-on");
                let say = say.with("article", Value::Article(number.to_owned()));
                format!(" {}", self.voice.phrase(&say))
            });
        let mut text = format!("  {number}{lives_on}  {title} [{}]\n", rule.provision.id);
        for change in &told.texts {
            text.push_str(&self.change(change, kind));
        }
        for value in &rule.values {
            text.push_str(&format!("    {}\n", self.value(value)));
        }
        text
    }

    fn change(&self, change: &TextChange, kind: ChangeKind) -> String {
        let mut text = String::new();
        if change.scopes.len() < SCOPES.len() {
            let scopes = scopes("scope-label", &change.scopes);
            text.push_str(&format!("    {}\n", self.voice.say(&scopes)));
        }
        for (sign, said) in [("−", &change.old), ("+", &change.new)] {
            match (said.text(), kind) {
                (Some(said), _) => text.push_str(&format!("    {sign} {said}\n")),
                (None, ChangeKind::CameIn | ChangeKind::WentOut) => {}
                (None, ChangeKind::Changed | ChangeKind::Renumbered) => {
                    let none = self.voice.phrase(&Say::message(said.without_words()));
                    text.push_str(&format!("    {sign} {none}\n"));
                }
            }
        }
        text
    }

    fn value(&self, value: &ValueChange) -> String {
        let name = self
            .voice
            .say(&Say::message(format!("value-of-{}", value.key)));
        let number = match (&value.old.article, &value.new.article) {
            (Some(old), Some(new)) if old == new => format!(" ({new})"),
            (Some(old), Some(new)) => format!(" ({old} → {new})"),
            (Some(one), None) | (None, Some(one)) => format!(" ({one})"),
            (None, None) => String::new(),
        };
        let scopes = if value.scopes.len() < SCOPES.len() {
            let scopes = scopes("scope-heading", &value.scopes);
            format!(" · {}", self.voice.phrase(&scopes))
        } else {
            String::new()
        };
        format!(
            "{name}{scopes}{} {} → {}{number}",
            self.voice.colon(),
            given(&self.voice, value.key, &value.old.given),
            given(&self.voice, value.key, &value.new.given),
        )
    }

    fn case(&self, case: &CaseChange<'_>) -> String {
        let mut text = format!("  {}\n", case_cited(&self.voice, case.scenario));
        for ruled in [case.old, case.new] {
            text.push_str(&format!("    {}\n", ruled.laws.edition));
            for line in self.ruling(case, ruled) {
                text.push_str(&format!("      {line}\n"));
            }
        }
        text
    }

    /// The effects of a ruling, a line each, with what they depend on.
    fn ruling(&self, case: &CaseChange<'_>, ruled: &Ruled) -> Vec<String> {
        let voice = self.words.voice(case.scenario.case.colours);
        let explanation = explain(&voice, &ruled.laws, &case.scenario.case, &ruled.verdict);
        let lines = lines(&voice, &explanation);
        if lines.is_empty() {
            return explanation.idle().map(str::to_owned).into_iter().collect();
        }
        lines
    }

    fn json(&self) -> Json {
        let comparison = self.comparison;
        let told = comparison.told(&self.voice);
        let rules = told.iter().map(|told| {
            let texts = told.texts.iter().map(
                |change| json!({ "scopes": change.scopes, "old": wording(&change.old), "new": wording(&change.new) }),
            );
            json!({
                "id": told.rule.provision.id,
                "title": self.voice.say(&Say::attribute(told.rule.provision.id, "title")),
                "kind": told.kind().map(ChangeKind::name),
                "numbers": { "old": told.rule.old_number, "new": told.rule.new_number },
                "texts": texts.collect::<Vec<_>>(),
                "values": told.rule.values.iter().map(value_json).collect::<Vec<_>>(),
            })
        });
        let cases = comparison.cases.iter().map(|case| {
            let settings = case.settings.iter().map(|setting| {
                json!({ "pace": setting.pace, "supervision": setting.supervision, "options": setting.options })
            });
            json!({
                "id": case.scenario.id, "settings": settings.collect::<Vec<_>>(),
                "old": self.ruling(case, case.old), "new": self.ruling(case, case.new),
            })
        });
        json!({
            "from": comparison.from, "to": comparison.to,
            "rules": rules.collect::<Vec<_>>(),
            "values": comparison.values.iter().map(value_json).collect::<Vec<_>>(),
            "cases": cases.collect::<Vec<_>>(),
        })
    }
}

fn wording(of: &Wording) -> Json {
    match of {
        Wording::Reads(text) => text.as_str().into(),
        Wording::Absent => Json::Null,
        Wording::Unread => "unknown".into(),
    }
}

fn value_json(value: &ValueChange) -> Json {
    let side = |side: &ParamValue| {
        use jadoube::edition::Given;
        let data = match &side.given {
            Given::Value(data) => data.clone(),
            Given::NoRule => Json::Null,
            Given::Unknown => json!("unknown"),
        };
        json!({ "article": side.article, "confidence": side.confidence, "value": data })
    };
    json!({ "key": value.key, "scopes": value.scopes, "old": side(&value.old), "new": side(&value.new) })
}

fn lines(voice: &Voice<'_>, explanation: &Explanation) -> Vec<String> {
    fn add(voice: &Voice<'_>, ruling: &RulingText, indent: usize, lines: &mut Vec<String>) {
        let space = " ".repeat(indent);
        let sentences = ruling.effects.iter().map(|sentence| &sentence.text);
        let sentences = sentences.chain(&ruling.closing);
        lines.extend(sentences.map(|sentence| format!("{space}{sentence}")));
        for condition in &ruling.depends {
            let text =
                Say::message("condition").with("condition", Value::Text(condition.text.clone()));
            lines.push(format!("{space}{}", voice.say(&text)));
            let idle = condition.ruling.idle.iter();
            lines.extend(idle.map(|why| format!("{space}  {why}")));
            add(voice, &condition.ruling, indent + 2, lines);
        }
    }
    let mut all = Vec::new();
    for step in &explanation.steps {
        add(voice, &step.ruling, 0, &mut all);
    }
    all
}
