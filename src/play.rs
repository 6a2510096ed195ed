//! A case that a reader plays with: its switches, and what is ruled with some of them turned.
//!
//! Everything goes in and comes out as text, for a page of the book judges here while it is read.

use crate::answer::{Asked, Extent};
use crate::book::Alone;
use crate::edition::{Edition, Layers, Setting};
use crate::laws::{Code, judge};
use crate::read::Scenario;
use crate::rulings::{Ruled, Rulings, Run, Switch, Trial, View, What};
use crate::text::{
    Say, Value, Voice, Words, choice_name, explain, no_ruling, switch_name, switch_told,
};
use serde_json::{Value as Json, json};
use std::sync::Arc;

/// A case before it is played with.
pub struct Table<'t> {
    /// The words.
    pub words: &'t Words,
    /// The rulings on a library that has this case.
    pub rulings: &'t Rulings<'t>,
    /// The heading of the case.
    pub title: &'t str,
    /// The case.
    pub id: &'t str,
    /// From which edition the reader starts.
    pub edition: Edition,
    /// What counts for him beside the letter.
    pub practice: Layers,
}

/// What is turned: the names of switches, each with that of its choice.
pub type Turned<'s> = Vec<(&'s str, &'s str)>;

/// What is turned, as an address tells it: `accident.2:yes,edition:2009`; what is no such pair is left out.
pub fn turned(text: &str) -> Turned<'_> {
    let pairs = text.split(',');
    pairs.filter_map(|pair| pair.split_once(':')).collect()
}

impl<'t> Table<'t> {
    /// The case as it is told, in the newest edition that it concerns where it does not concern that of the reader; nothing
    /// where the library does not have it.
    fn run(&self) -> Option<Run<'t>> {
        let case = self.rulings.case(self.id)?;
        let setting = case.scenario.settings.first()?;
        let concerned: Vec<Edition> = case.runs_in(setting).map(|run| run.edition).collect();
        let own = concerned.iter().find(|edition| **edition == self.edition);
        Some(Run {
            case,
            edition: *own.or(concerned.last()).unwrap_or(&self.edition),
            setting,
            practice: self.practice,
        })
    }

    /// What may be turned, each with its name, as the case is told.
    fn switches(&self, run: &Run<'_>) -> Vec<(String, Switch)> {
        let trial = run.trial();
        let all = run.switches().into_iter();
        all.map(|switch| (switch_name(&switch.what, &trial), switch))
            .collect()
    }

    /// The case with these things turned; what cannot be turned so is left as it is.
    pub fn trial(&self, turned: &Turned<'_>) -> Option<Trial> {
        let run = self.run()?;
        let mut trial = run.trial();
        for (name, switch) in self.switches(&run) {
            let wanted = turned.iter().find(|(of, _)| *of == name);
            let mut others = switch.others.iter();
            let to = wanted.and_then(|(_, to)| others.find(|it| choice_name(Some(it)) == *to));
            if let Some(other) = to.and_then(|to| switch.turned(to, &trial)) {
                trial = other;
            }
        }
        Some(trial)
    }

    /// The switches in words, as JSON: name, kind, question, and the choices with their names and words; `now` is the choice
    /// of the case as it is told.
    pub fn open(&self) -> Json {
        let Some(run) = self.run() else {
            return Json::Null;
        };
        let voice = self.words.voice(run.scenario().case.colours);
        let trial = run.trial();
        let told = |(name, switch): (String, Switch)| {
            let text = switch_told(&voice, &trial, &switch)?;
            let kind = match switch.what {
                What::Fact(_) => "fact",
                What::Detail(_) => "detail",
                What::Scope | What::Edition | What::Practice => "game",
            };
            let choices = text.choices.iter();
            let choices: Vec<Json> = choices
                .map(|(choice, text)| json!([choice_name(choice.as_ref()), text]))
                .collect();
            Some(json!({
                "name": name,
                "kind": kind,
                "asks": text.asks,
                "now": choice_name(switch.now.as_ref()),
                "choices": choices,
            }))
        };
        let switches: Vec<Json> = (self.switches(&run).into_iter()).filter_map(told).collect();
        let words = [
            "heading", "lead", "facts", "details", "game", "reset", "changed",
        ];
        let words = words.map(|word| (word.to_owned(), voice.text_of("play", word).into()));
        json!({ "switches": switches, "words": Json::Object(words.into_iter().collect()) })
    }

    /// What is ruled with these things turned, as JSON: the ruling as HTML, and one sentence that says it and whether it is
    /// another than that of the case as it is told.
    pub fn judged(&self, turned: &Turned<'_>, alone: &Alone<'_>) -> Json {
        let (Some(run), Some(trial)) = (self.run(), self.trial(turned)) else {
            return Json::Null;
        };
        let voice = self.words.voice(run.scenario().case.colours);
        let short = self.short(&voice, &trial);
        let is_as_told = trial == run.trial();
        let is_same = is_as_told || short == self.short(&voice, &run.trial());
        let attribute = match (is_as_told, is_same) {
            (true, _) => "as-told",
            (false, true) => "same",
            (false, false) => "other",
        };
        let status = Say::attribute("play-ruled", attribute).with("ruling", Value::Text(short));
        json!({
            "status": voice.say(&status),
            "other": !is_same,
            "html": self.html(&trial, alone),
        })
    }

    /// What is ruled at last.
    fn short(&self, voice: &Voice<'_>, trial: &Trial) -> String {
        match trial.ruled(self.rulings) {
            Ok(ruled) => {
                let case = &trial.telling.case;
                let told = explain(voice, &ruled.laws, case, &ruled.verdict);
                told.outcome(voice).join(" ")
            }
            Err(fault) => {
                let laws = self.rulings.library.laws(trial.edition, &trial.setting());
                no_ruling(voice, &laws, &fault)
            }
        }
    }

    fn scenario(&self, trial: &Trial) -> Option<Scenario> {
        let scenario = self.rulings.case(self.id)?.scenario;
        Some(scenario.retold(trial.telling.clone(), trial.setting()))
    }

    /// The ruling as HTML, as the page of the case shows it.
    pub fn html(&self, trial: &Trial, alone: &Alone<'_>) -> String {
        let Some(scenario) = self.scenario(trial) else {
            return String::new();
        };
        let setting = trial.setting();
        let ruled = |practice: Layers| {
            let setting = Setting {
                practice,
                ..setting.clone()
            };
            let laws = self.rulings.library.laws(trial.edition, &setting);
            let verdict = judge(&Code::new(&laws), &scenario.case);
            verdict.map(|verdict| Ruled {
                laws,
                verdict: Arc::new(verdict),
            })
        };
        let own = ruled(trial.practice);
        let others: Vec<Layers> = match trial.practice {
            Layers::FIDE => std::iter::once(Layers::LETTER)
                .chain(scenario.practices_named())
                .collect(),
            _ => Vec::new(),
        };
        let beside: Vec<_> = others.iter().map(|it| (*it, ruled(*it))).collect();
        let beside = beside.iter().map(|(it, ruled)| (*it, ruled.as_ref()));
        let view = View::alone(&setting, trial.edition, own.as_ref(), beside.collect());
        alone.rulings(&scenario, &view, 3)
    }

    /// Everything that `jadoube judge` prints of the case so.
    pub fn text(&self, trial: &Trial) -> String {
        let Some(scenario) = self.scenario(trial) else {
            return String::new();
        };
        let asked = Asked {
            words: self.words,
            library: self.rulings.library,
            scenario: &scenario,
            edition: trial.edition,
        };
        let (text, _) = asked.page(self.title, vec![trial.setting()], Extent::USUAL);
        text
    }
}
