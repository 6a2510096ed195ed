//! What is ruled on a case, for lists and descriptions.

use crate::text::explanation::{Condition, Explanation, RulingText};
use crate::text::narrate::reference_to;
use crate::text::say::{Say, Value};
use crate::text::voice::Voice;

impl Explanation {
    /// What is ruled at last, a sentence each, with how things stand then; no event is named by its number, which only the
    /// story has.
    pub fn outcome(&self, voice: &Voice<'_>) -> Vec<String> {
        let said = match self.told().into_iter().next_back() {
            Some(step) => outcome(voice, &step.ruling),
            None => self.idle().map(str::to_owned).into_iter().collect(),
        };
        self.without_numbers(voice, said)
    }

    /// What is ruled on all of its events, a sentence each; no event is named by its number.
    pub fn outcomes(&self, voice: &Voice<'_>) -> Vec<String> {
        let rulings = self.steps.iter().map(|step| &step.ruling);
        let said = rulings.flat_map(|ruling| outcome(voice, ruling)).collect();
        self.without_numbers(voice, said)
    }

    fn without_numbers(&self, voice: &Voice<'_>, said: Vec<String>) -> Vec<String> {
        let steps = self.steps.iter();
        let numbers: Vec<String> = steps.map(|step| reference_to(voice, step.event)).collect();
        let bare = |mut text: String| {
            for number in &numbers {
                if text.contains(number.as_str()) {
                    text = text.replace(number.as_str(), "");
                }
            }
            text
        };
        let mut once: Vec<String> = Vec::new();
        for text in said.into_iter().map(bare) {
            if !once.contains(&text) {
                once.push(text);
            }
        }
        once
    }
}

/// What is ruled; that play goes on only where nothing else is.
fn outcome(voice: &Voice<'_>, ruling: &RulingText) -> Vec<String> {
    let effects = ruling.effects.iter().map(|sentence| sentence.text.clone());
    let mut said: Vec<String> = effects.chain(ruling.closing.clone()).collect();
    said.extend(on_conditions(voice, ruling));
    said.extend(ruling.idle.clone());
    said.retain(|text| !text.is_empty());
    let goes_on = voice.text("effect-play-on");
    if said.iter().any(|text| *text != goes_on) {
        said.retain(|text| *text != goes_on);
    }
    said
}

/// What hangs on facts that the case does not tell: what is to be examined, or what is ruled on the first condition, and on
/// the second where there are no more.
fn on_conditions(voice: &Voice<'_>, ruling: &RulingText) -> Vec<String> {
    if ruling.depends.is_empty() {
        return Vec::new();
    }
    if let Some(examine) = &ruling.to_examine {
        return vec![examine.clone()];
    }
    let told = |condition: &Condition| {
        let text = Value::Text(condition.text.clone());
        let text = voice.say(&Say::message("condition").with("condition", text));
        let then = outcome(voice, &condition.ruling).join(" ");
        (!then.is_empty()).then(|| format!("{text} {then}"))
    };
    let mut all = ruling.depends.iter().filter_map(told);
    let first = all.next();
    let (second, others) = (all.next(), all.next().is_some());
    let rest = match others {
        true => Some(voice.text("it-depends")),
        false => second,
    };
    first.into_iter().chain(rest).collect()
}
