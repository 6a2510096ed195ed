//! What an arbiter does at the board, what it costs whom or how the game ends, and why: a ruling in three lines.

use crate::edition::Laws;
use crate::laws::Verdict;
use crate::read::Scenario;
use crate::text::explain::explain;
use crate::text::explanation::RulingText;
use crate::text::reason::ReasonText;
use crate::text::say::{Say, Value};
use crate::text::voice::Voice;

/// A ruling as an arbiter needs it at the board, told of the player and the opponent.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Advice {
    /// What is to be done, a sentence each; none only where somebody pays and nothing else is done.
    pub act: Vec<String>,
    /// What somebody pays, or how the game ends, a sentence each.
    pub consequence: Vec<String>,
    /// How it goes on once that is done.
    pub then: Option<String>,
    /// Whether the game is over by it, on whatever condition.
    pub is_over: bool,
    /// Whether it is over on none.
    ends: bool,
    /// What the arbiter has to examine, and of which rules the text is not known to us.
    pub notes: Vec<String>,
    /// What decides and what must be so for it, or where nothing does, why nothing follows.
    pub reasons: Vec<ReasonText>,
}

/// The ruling on a case as advice; the voice tells notes about one of its players.
pub fn advice(voice: &Voice<'_>, laws: &Laws, scenario: &Scenario, verdict: &Verdict) -> Advice {
    let mut told = explain(voice, laws, &scenario.case, verdict);
    if let Some(provision) = scenario.provision() {
        told.bring_up(voice, laws, provision);
    }
    let mut advice = Advice::default();
    let steps = told.told();
    // how the last move of a case stands is no advice beside what is ruled before it
    let is_ruled = steps.iter().any(|step| !step.ruling.only_stands());
    for step in steps
        .iter()
        .filter(|step| !is_ruled || !step.ruling.only_stands())
    {
        advice.add(voice, &step.ruling);
    }
    match (advice.act.is_empty(), advice.consequence.is_empty()) {
        _ if advice.is_over && (advice.act.is_empty() || advice.ends) => {
            advice.act.push(voice.text("advice-over"));
        }
        (true, true) => {
            let idle = told.told().last().and_then(|step| step.ruling.idle.clone());
            advice.act.extend(advice.then.take().or(idle));
        }
        (true, false) => advice.then = Some(voice.text("effect-play-on")),
        (false, _) => {}
    }
    let steps = told.reasoned(&steps).into_iter();
    let reasons = steps.flat_map(|step| step.ruling.all_reasons());
    let shown: Vec<&ReasonText> = reasons.filter(|reason| !reason.is_left_out).collect();
    let decides = shown.iter().any(|reason| reason.decides);
    let why = |reason: &&&ReasonText| match decides {
        true => reason.decides || reason.is_premise,
        false => !reason.is_aside,
    };
    advice.reasons = shown.iter().filter(why).copied().cloned().collect();
    advice
}

impl Advice {
    /// Adds what a ruling does, each part that depends on anything under its condition.
    fn add(&mut self, voice: &Voice<'_>, ruling: &RulingText) {
        for sentence in &ruling.effects {
            let line = match sentence.is_consequence {
                true => &mut self.consequence,
                false => &mut self.act,
            };
            add(line, sentence.text.clone());
        }
        match ruling.is_over {
            true => self.consequence.extend(ruling.closing.clone()),
            false => self.then = ruling.closing.clone().or_else(|| self.then.take()),
        }
        self.ends |= ruling.is_over || ruling.ends_surely();
        self.is_over |= ruling.is_over || ruling.ends();
        let notes = ruling.unread.iter().chain(&ruling.to_examine);
        self.notes.extend(notes.cloned());
        for condition in &ruling.depends {
            let mut then = Advice::default();
            then.add(voice, &condition.ruling);
            self.is_over |= then.is_over;
            self.notes.extend(then.notes);
            then.act.extend(then.then);
            if then.act.is_empty() && then.consequence.is_empty() {
                then.act.extend(condition.ruling.idle.clone());
            }
            for (line, told) in [
                (&mut self.act, then.act),
                (&mut self.consequence, then.consequence),
            ] {
                if !told.is_empty() {
                    let text = Value::Text(condition.text.clone());
                    let text = voice.say(&Say::message("condition").with("condition", text));
                    line.push(format!("{text} {}", told.join(" ")));
                }
            }
        }
    }
}

/// Adds a sentence that is not told yet; an empty one is what notes leave out.
fn add(line: &mut Vec<String>, text: String) {
    if !text.is_empty() && !line.contains(&text) {
        line.push(text);
    }
}
