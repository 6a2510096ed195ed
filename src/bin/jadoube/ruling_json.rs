//! A ruling as JSON: what it does, why, and on what it depends.

use jadoube::edition::{Laws, Setting};
use jadoube::game::{Answer, Case, Question, Subject};
use jadoube::laws::{Code, Verdict, judge};
use jadoube::rulings::outcome;
use jadoube::text::{
    Condition, Explanation, ReasonText, RulingText, TaughtText, Voice, condition, explain,
    no_ruling,
};
use serde_json::{Value, json};

/// The ruling on a case, without the case.
pub fn ruling(voice: &Voice<'_>, laws: &Laws, case: &Case) -> Value {
    match judge(&Code::new(laws), case) {
        Ok(verdict) => told(voice, laws, case, &verdict),
        Err(fault) => json!({ "no-ruling": no_ruling(voice, laws, &fault) }),
    }
}

fn told(voice: &Voice<'_>, laws: &Laws, case: &Case, verdict: &Verdict) -> Value {
    let steps = steps(&explain(voice, laws, case, verdict));
    let outcome = outcome(verdict);
    let branches = outcome.conditions().into_iter().map(|(answers, effects)| {
        let given: Vec<Value> = (answers.iter())
            .map(|(question, answer)| assumed(voice, *question, *answer))
            .collect();
        let effects: Vec<Value> = (effects.iter())
            .map(|(event, effect)| json!({ "event": event + 1, "effect": effect }))
            .collect();
        json!({ "if": given, "effects": effects })
    });
    json!({ "steps": steps, "branches": branches.collect::<Vec<_>>() })
}

/// What an explanation says of each event.
pub fn steps(explanation: &Explanation) -> Value {
    let steps = explanation.steps.iter().map(|step| {
        let mut told = part(&step.ruling);
        told["event"] = (step.event + 1).into();
        told
    });
    steps.collect()
}

fn assumed(voice: &Voice<'_>, question: Question, answer: Answer) -> Value {
    let about: Subject = question.about;
    json!({
        "event": question.at + 1,
        "question": about.name(),
        "answer": answer.name(),
        "text": voice.phrase(&condition(about, answer)),
    })
}

fn part(ruling: &RulingText) -> Value {
    let depends = ruling.depends.iter().map(|condition: &Condition| {
        let mut told = part(&condition.ruling);
        told["if"] = condition.text.clone().into();
        told
    });
    json!({
        "effects": (ruling.effects.iter())
            .map(|sentence| sentence.text.as_str())
            .collect::<Vec<_>>(),
        "closing": ruling.closing,
        "reasons": ruling.reasons.iter().map(reason).collect::<Vec<_>>(),
        "depends": depends.collect::<Vec<_>>(),
    })
}

fn reason(reason: &ReasonText) -> Value {
    json!({
        "provision": reason.provision.id,
        "article": reason.number,
        "beside": reason.beside,
        "title": reason.title,
        "status": reason.standing(),
        "why": reason.why,
        "aside": reason.is_aside,
        "presumed": reason.presumed,
        "taught": reason.taught.iter().map(taught).collect::<Vec<_>>(),
    })
}

fn taught(taught: &TaughtText) -> Value {
    let items = taught
        .items
        .iter()
        .map(|item| json!({ "id": item.id, "title": item.title, "unsafe": item.caution }));
    json!({ "text": taught.said, "items": items.collect::<Vec<_>>() })
}

/// A setting by its pace, its supervision and its practice.
pub fn setting(setting: &Setting) -> Value {
    json!({ "pace": setting.pace, "supervision": setting.supervision, "practice": setting.practice })
}
