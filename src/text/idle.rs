//! What is announced where nothing follows: what was refused, or that no measure is needed, and why.

use crate::edition::Laws;
use crate::laws::{Reason, Silence, Status};
use crate::text::moment::Moment;
use crate::text::say::{Say, Value};

/// What is announced on an event from which nothing follows; without its silence, where something follows on another condition.
///
/// A provision whose message has the attribute `holds-alone` or `fails-alone` says it in its own words, such as that somebody may
/// not do what he did; otherwise it is told why no measure is needed.
pub(super) fn idle(
    moment: &Moment<'_, '_>,
    laws: &Laws,
    silence: Option<Silence>,
    reasons: &[&Reason],
) -> String {
    let voice = moment.voice;
    let own = reasons.iter().find_map(|reason| {
        let attribute = match reason.status {
            Status::Holds => "holds-alone",
            Status::Fails => "fails-alone",
            Status::YieldsTo(_) | Status::Lapses => return None,
        };
        let say = Say::attribute(reason.provision.id, attribute).facts(&reason.facts);
        voice.words().has(&say.pattern()).then_some(say)
    });
    if let Some(own) = own {
        return voice.say(&own);
    }
    let mut missing: Vec<&str> = Vec::new();
    for reason in reasons {
        let fails = reason.status == Status::Fails && !reason.facts.are_remote();
        let is_item = laws.contents.item(reason.provision.id).is_some();
        match reason.provision.number(&laws.contents) {
            Some(number) if fails && !is_item && !missing.contains(&number) => missing.push(number),
            _ => {}
        }
    }
    let why = match silence {
        None => "no-more",
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
