//! An explanation as plain text, for a terminal.

use crate::text::explanation::{Condition, Explanation, Passage, RulingText, StepText};
use crate::text::reason::{ReasonText, TaughtText, not_read, taken_for_granted};
use crate::text::say::{Say, Value};
use crate::text::voice::Voice;

/// The explanation as lines of plain text: what is announced, then why, event by event where several matter, and last on what that
/// rests.
///
/// Events from which nothing follows are left out unless `all` are asked for; the only one never is.
pub fn plain(voice: &Voice<'_>, explanation: &Explanation, all: bool) -> String {
    let mut page = Page {
        voice,
        all,
        text: String::new(),
    };
    let told: Vec<&StepText> = match all {
        true => explanation.steps.iter().collect(),
        false => explanation.told(),
    };
    page.line(&voice.text("heading-ruling"), 0);
    for passage in Explanation::passages(&told) {
        page.passage(&passage, 2);
    }
    let reasoned = explanation.reasoned(&told);
    if !reasoned.is_empty() {
        page.line(&voice.text("heading-reasons"), 0);
    }
    let mut shown = Vec::new();
    let several = reasoned.len() > 1;
    for step in reasoned {
        if several {
            page.line(&step.heading, 2);
        }
        page.reasons(&step.ruling, if several { 4 } else { 2 }, &mut shown);
    }
    let granted = taken_for_granted(voice, shown.iter().copied());
    let doubts = not_read(voice, explanation.edition, shown.iter().copied());
    for sentence in granted.iter().chain(&doubts) {
        page.line(sentence, 2);
    }
    page.text
}

struct Page<'s, 'w> {
    voice: &'s Voice<'w>,
    all: bool,
    text: String,
}

impl Page<'_, '_> {
    fn line(&mut self, text: &str, indent: usize) {
        for line in text.lines() {
            self.text.push_str(&" ".repeat(indent));
            self.text.push_str(line);
            self.text.push('\n');
        }
    }

    fn passage(&mut self, passage: &Passage<'_>, indent: usize) {
        let sentences = passage.sentences.iter().map(|(text, _)| *text);
        let sentences: Vec<&str> = sentences.collect();
        self.line(&sentences.join(" "), indent);
        for note in &passage.notes {
            self.line(note, indent);
        }
        for condition in passage.depends {
            self.condition(condition, indent);
            self.passage(&Passage::of(&condition.ruling), indent + 2);
        }
    }

    fn condition(&mut self, condition: &Condition, indent: usize) {
        let text = Say::message("condition").with("condition", Value::Text(condition.text.clone()));
        self.line(&self.voice.say(&text), indent);
    }

    /// Why; notes which reasons are shown.
    fn reasons<'r>(
        &mut self,
        ruling: &'r RulingText,
        indent: usize,
        shown: &mut Vec<&'r ReasonText>,
    ) {
        let is_shown = |reason: &&ReasonText| self.all || !reason.is_left_out;
        let reasons = ruling.reasons.iter().filter(is_shown);
        let (aside, told): (Vec<&ReasonText>, Vec<&ReasonText>) =
            reasons.partition(|reason| reason.is_aside);
        for reason in &told {
            self.reason(reason, indent);
        }
        if !aside.is_empty() {
            self.line(&self.voice.text("reasons-aside"), indent);
        }
        for reason in &aside {
            let line = Say::message("reason-aside")
                .with("rule", Value::Text(reason.named.clone()))
                .with("status", Value::Text(reason.status_word.clone()))
                .with("why", Value::Text(reason.why.clone()));
            self.line(&self.voice.phrase(&line), indent + 2);
            for sentence in reason.taught.iter().flat_map(TaughtText::lines) {
                self.line(sentence, indent + 4);
            }
        }
        shown.extend(told.iter().chain(&aside));
        for condition in &ruling.depends {
            if condition.ruling.has_reasons() {
                self.condition(condition, indent);
                self.reasons(&condition.ruling, indent + 2, shown);
            }
        }
    }

    fn reason(&mut self, reason: &ReasonText, indent: usize) {
        let heading = Say::message("reason-heading")
            .with("rule", Value::Text(reason.named.clone()))
            .with("status", Value::Text(reason.standing().to_owned()));
        self.line(&self.voice.phrase(&heading), indent);
        self.line(&reason.why, indent + 2);
        for proof in &reason.proofs {
            self.line(&proof.said, indent + 2);
            if let Some(moves) = &proof.line {
                self.line(moves, indent + 4);
            }
        }
        for sentence in reason.taught.iter().flat_map(TaughtText::lines) {
            self.line(sentence, indent + 2);
        }
    }
}
