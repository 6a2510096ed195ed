//! An explanation as plain text, for a terminal.

use crate::text::explain::{Explanation, ReasonText, RulingText, TaughtText};
use crate::text::say::{Say, Value};
use crate::text::voice::Voice;

/// The explanation as lines of plain text; events are named where there are several.
///
/// Events from which nothing follows are left out unless `all` are asked for; a question and the last event never are.
pub fn plain(voice: &Voice<'_>, explanation: &Explanation, events: usize, all: bool) -> String {
    let mut page = Page {
        voice,
        text: String::new(),
    };
    let last = explanation.steps.len().saturating_sub(1);
    for (at, step) in explanation.steps.iter().enumerate() {
        let told = step.asked || step.ruling.unread.is_some() || at == last || all;
        if step.ruling.is_idle() && !told {
            continue;
        }
        if !page.text.is_empty() {
            page.text.push('\n');
        }
        let heading = if events > 1 {
            Say::message("heading-ruling-on").number("event", step.event + 1)
        } else {
            Say::message("heading-ruling")
        };
        page.heading(&voice.say(&heading), 0);
        page.ruling(&step.ruling, 2);
    }
    page.text
}

struct Page<'s, 'w> {
    voice: &'s Voice<'w>,
    text: String,
}

impl Page<'_, '_> {
    fn heading(&mut self, text: &str, indent: usize) {
        self.line(text, indent);
    }

    fn line(&mut self, text: &str, indent: usize) {
        for line in text.lines() {
            self.text.push_str(&" ".repeat(indent));
            self.text.push_str(line);
            self.text.push('\n');
        }
    }

    fn ruling(&mut self, ruling: &RulingText, indent: usize) {
        for effect in &ruling.effects {
            self.line(effect, indent);
        }
        for line in ruling.idle.iter().chain(&ruling.unread) {
            self.line(line, indent);
        }
        if !ruling.reasons.is_empty() {
            self.heading(&self.voice.text("heading-reasons"), indent);
        }
        for reason in &ruling.reasons {
            self.reason(reason, indent + 2);
        }
        if !ruling.depends.is_empty() {
            self.heading(&self.voice.text("heading-depends"), indent);
        }
        if let Some(duty) = &ruling.to_examine {
            self.line(duty, indent + 2);
        }
        for condition in &ruling.depends {
            let text =
                Say::message("condition").with("condition", Value::Text(condition.text.clone()));
            self.line(&self.voice.say(&text), indent + 2);
            self.ruling(&condition.ruling, indent + 4);
        }
    }

    fn reason(&mut self, reason: &ReasonText, indent: usize) {
        let heading = Say::message("reason-heading")
            .with("rule", Value::Text(reason.named.clone()))
            .with("status", Value::Text(reason.status_word.clone()));
        self.line(&self.voice.phrase(&heading), indent);
        if let Some(before) = &reason.overtaken {
            self.line(before, indent + 2);
        }
        self.line(&reason.why, indent + 2);
        for proof in &reason.proofs {
            self.line(&proof.said, indent + 2);
            if let Some(moves) = &proof.line {
                self.line(moves, indent + 4);
            }
        }
        for sentence in &reason.presumed {
            self.line(sentence, indent + 2);
        }
        for sentence in reason.taught.iter().flat_map(TaughtText::lines) {
            self.line(sentence, indent + 2);
        }
        for mark in &reason.uncertain {
            self.line(mark, indent + 2);
        }
    }
}
