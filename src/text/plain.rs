//! An explanation as plain text, for a terminal.

use crate::game::EventIx;
use crate::text::explain::{Condition, Explanation, RulingText, StepText};
use crate::text::reason::{ReasonText, TaughtText, not_read, taken_for_granted};
use crate::text::say::{Say, Value};
use crate::text::voice::Voice;

/// The explanation as lines of plain text: what is announced, event by event where several matter, then why, and last on what
/// that rests.
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
    let several = told.len() > 1;
    for step in &told {
        if several {
            page.line(&step.heading, 2);
        }
        page.ruling(&step.ruling, if several { 4 } else { 2 }, several);
    }
    let closing = told
        .iter()
        .rev()
        .find_map(|step| step.ruling.closing.as_ref());
    if let (true, Some(closing)) = (several, closing) {
        page.line(closing, 2);
    }
    let reasoned = reasoned(explanation, &told);
    if !reasoned.is_empty() {
        page.line(&voice.text("heading-reasons"), 0);
    }
    let mut shown = Vec::new();
    let several = several || reasoned.len() > 1;
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

/// The steps of which the reasons are told: those told of, and an event on which one of them is ruled again, such as on a
/// complaint about it. Where none of them gives reasons, as after the end of the game, those of all that decided are told.
fn reasoned<'e>(explanation: &'e Explanation, told: &[&'e StepText]) -> Vec<&'e StepText> {
    let mut about = Vec::new();
    for step in told {
        add_events(&step.ruling, &mut about);
    }
    let is_bare = !told.iter().any(|step| has_reasons(&step.ruling));
    let is_told = |step: &StepText| told.iter().any(|it| std::ptr::eq(*it, step));
    let decides = |step: &StepText| step.ruling.reasons.iter().any(|reason| reason.decides);
    let steps = explanation.steps.iter().filter(|step| match is_told(step) {
        true => has_reasons(&step.ruling),
        false => (is_bare || about.contains(&step.event)) && decides(step),
    });
    steps.collect()
}

/// The events that the deciding reasons of a ruling are about.
fn add_events(ruling: &RulingText, to: &mut Vec<EventIx>) {
    let deciding = ruling.reasons.iter().filter(|reason| reason.decides);
    to.extend(deciding.filter_map(|reason| reason.about));
    for condition in &ruling.depends {
        add_events(&condition.ruling, to);
    }
}

/// Whether anything is told of a ruling, or what stands under its conditions, besides what it does.
fn has_reasons(ruling: &RulingText) -> bool {
    let mut conditions = ruling.depends.iter();
    ruling.reasons.iter().any(|it| !it.is_left_out) || conditions.any(|it| has_reasons(&it.ruling))
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

    /// What is announced; `apart` leaves how things stand at the end to a line of its own.
    fn ruling(&mut self, ruling: &RulingText, indent: usize, apart: bool) {
        let closing = ruling.closing.as_ref().filter(|_| !apart);
        let sentences = ruling.effects.iter().map(|sentence| &sentence.text);
        let sentences: Vec<&str> = (sentences.chain(closing)).map(String::as_str).collect();
        self.line(&sentences.join(" "), indent);
        for line in ruling.idle.iter().chain(&ruling.unread) {
            self.line(line, indent);
        }
        if let Some(duty) = &ruling.to_examine {
            self.line(duty, indent);
        }
        for condition in &ruling.depends {
            self.condition(condition, indent);
            self.ruling(&condition.ruling, indent + 2, false);
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
            if has_reasons(&condition.ruling) {
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
