//! What is announced where nothing follows: what was refused or allowed, or that no measure is needed, and why.

use crate::edition::Laws;
use crate::laws::{Provision, Reason, Silence, Status, Task};
use crate::text::moment::Moment;
use crate::text::say::{Say, Value};

/// What is announced on an event from which nothing follows; without its silence, where something follows on another condition.
///
/// It is the answer that somebody gives in words of its own; else that play goes on after a move, or why no measure is needed.
pub(super) fn idle(
    moment: &Moment<'_, '_>,
    laws: &Laws,
    silence: Option<Silence>,
    reasons: &[&Reason],
) -> String {
    let voice = moment.voice;
    if let Some((answer, _)) = answer(moment, laws, silence, reasons) {
        return voice.say(&answer);
    }
    if moment.is_play() && silence.is_some_and(Silence::is_no_matter) {
        return voice.text("effect-play-on");
    }
    let mut missing: Vec<&str> = Vec::new();
    for reason in reasons {
        let is_met = matches!(reason.provision.task, Task::Excludes(_));
        let fails = reason.status == Status::Fails && !reason.facts.are_remote() && !is_met;
        let is_item = laws.contents.item(reason.provision.id).is_some();
        match reason.provision.number(&laws.contents) {
            Some(number) if fails && !is_item && !missing.contains(&number) => missing.push(number),
            _ => {}
        }
    }
    use Silence::{GameOver, NoRule, NotRaised};
    let why = match silence {
        None => "no-more",
        Some(GameOver | NoRule | NotRaised) if moment.asks() => "no-answer",
        Some(Silence::NotMet) if missing.is_empty() => "not-raised",
        Some(silence) => silence.name(),
    };
    let say = Say::attribute("no-measure", why)
        .with("edition", Value::Text(laws.edition.to_string()))
        .word("decided", moment.claimed());
    voice.say(&match (why, missing.as_slice()) {
        ("not-met", [first, ..]) => say
            .number("count", missing.len() as u64)
            .with("article", Value::Article((*first).to_owned()))
            .with(
                "articles",
                Value::Texts(missing.iter().map(|it| (*it).to_owned()).collect()),
            ),
        _ => say,
    })
}

/// What is announced in words of its own on an event from which nothing follows: those of a provision that was looked at
/// (`holds-alone`, `fails-alone`), that the game was over, or those of the act (`idle`); and the provision, if it is one.
pub(super) fn answer(
    moment: &Moment<'_, '_>,
    laws: &Laws,
    silence: Option<Silence>,
    reasons: &[&Reason],
) -> Option<(Say, Option<&'static Provision>)> {
    let known = |say: &Say| moment.voice.words().has(&say.pattern());
    // what was not so comes before what was
    let own = |wanted: Status, attribute: &'static str| {
        let mut reasons = reasons.iter().filter(|it| it.status == wanted);
        reasons.find_map(|reason| {
            let is_far = wanted == Status::Fails && reason.facts.are_remote();
            let rule = reason.provision;
            let has = !is_far && moment.voice.words().has_attribute(rule.id, attribute);
            let say = || Say::attribute(rule.id, attribute).facts(&reason.facts);
            has.then(|| (say(), Some(rule)))
        })
    };
    let own = own(Status::Fails, "fails-alone").or_else(|| own(Status::Holds, "holds-alone"));
    if own.is_some() {
        return own;
    }
    match silence? {
        Silence::GameOver if moment.asks() => None,
        Silence::GameOver => Some((Say::message("effect-already-over"), None)),
        Silence::NotHis | Silence::Unread | Silence::NotHappened | Silence::Answered => None,
        Silence::NoRule | Silence::InOrder | Silence::NotMet | Silence::NotRaised => {
            let edition = Value::Text(laws.edition.to_string());
            let say = moment.named()?.under("idle").with("edition", edition);
            known(&say).then_some((say, None))
        }
    }
}
