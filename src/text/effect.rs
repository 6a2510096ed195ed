//! Each effect of a ruling as sentences.

use crate::game::{
    Actor, AssistantTask, Duty, Effect, EnvelopeItem, Measure, Particulars, RulingParts, Tells,
};
use crate::text::say::{Say, Value};
use crate::text::setting::time_of_day;

/// The sentences that tell an effect: one, or one for each measure that the arbiter may choose.
///
/// The message is named after the effect; its fields are the variables, and their choices name the attribute.
pub fn effect(effect: &Effect) -> Vec<Say> {
    let id = format!("effect-{}", effect.name());
    match effect {
        Effect::May(choices) => measures(&id, choices),
        Effect::RulingPoints { .. }
        | Effect::Usual(_)
        | Effect::Unusual(_)
        | Effect::Untaught(_) => with_points(effect, &self::effect).into_iter().collect(),
        Effect::Deadline(time) => vec![Say::message(id).with("time", time_of_day(*time))],
        // what has no readings is not ambiguous
        Effect::EntryAmbiguous(moves) if moves.is_empty() => Vec::new(),
        Effect::EntryAmbiguous(moves) => {
            let moves = moves
                .iter()
                .map(|text| Say::message("move-named").with("move", Value::Move(text.clone())));
            vec![Say::message(id).with("moves", Value::Items(moves.collect()))]
        }
        Effect::Playable { moves, .. } => {
            let told = Say::message(id).telling(&effect.particulars());
            vec![told.with("moves", Value::Move(moves.join(", ")))]
        }
        Effect::EnvelopeShows(item) => {
            vec![Say::message(id).with("items", Value::Items(vec![envelope_item(*item)]))]
        }
        _ => vec![Say::message(id).telling(&effect.particulars())],
    }
}

/// The sentence of an effect that has points, each of which is told in this way; nothing where it has none.
pub(super) fn with_points(effect: &Effect, told: &dyn Fn(&Effect) -> Vec<Say>) -> Option<Say> {
    let id = format!("effect-{}", effect.name());
    let (say, points) = match effect {
        Effect::RulingPoints { are, points } => (Say::attribute(id, are.name()), points),
        Effect::Usual(points) | Effect::Unusual(points) | Effect::Untaught(points) => {
            (Say::message(id), points)
        }
        _ => return None,
    };
    if let (false, Some(attribute)) = (is_judged(effect), answered(points)) {
        return Some(Say::attribute(
            format!("effect-{}", effect.name()),
            attribute,
        ));
    }
    if let (Some(penalties), false) = (penalties(points), is_judged(effect)) {
        let say = Say::attribute(format!("effect-{}", effect.name()), "choice");
        return Some(say.with("measures", Value::Items(penalties)));
    }
    Some(say.with("ruling", as_one(&points.0, told)))
}

/// Penalties among which the arbiter chooses, where there is nothing else.
fn penalties(points: &RulingParts) -> Option<Vec<Say>> {
    let [Effect::May(measures)] = points.0.as_slice() else {
        return None;
    };
    let imposed = |it: &Measure| matches!(it, Measure::Impose(_)).then(|| measure("measure", it));
    measures.iter().map(imposed).collect()
}

/// What is told in words of its own, where that is all: that a wish is `granted` or `refused`, an inspection, or that spectators stay out.
fn answered(points: &RulingParts) -> Option<&'static str> {
    match points.0.as_slice() {
        [Effect::Inspected(_)] => Some("inspected"),
        [Effect::Must(Duty::KeepSpectatorsOut)] => Some("spectators"),
        [Effect::Allowed(_)] => Some("granted"),
        [Effect::Forbidden(_)] => Some("refused"),
        _ => None,
    }
}

/// Whether it measures what an arbiter ruled.
fn is_judged(effect: &Effect) -> bool {
    matches!(effect, Effect::RulingPoints { .. })
}

/// Effects as the clauses of one sentence, in the order in which a decision announces them.
pub(super) fn as_one(effects: &[Effect], told: &dyn Fn(&Effect) -> Vec<Say>) -> Value {
    let mut ordered: Vec<&Effect> = effects.iter().collect();
    ordered.sort_by_key(|effect| effect.place());
    Value::Clauses(ordered.into_iter().flat_map(told).collect())
}

/// The choices of the arbiter, or what the players may do, in the words of this message; what concerns both players is told once.
pub(super) fn measures(id: &str, all: &[Measure]) -> Vec<Say> {
    let other = |of: &Measure| match of {
        Measure::StopClocks(player) => Some(Measure::StopClocks(player.other())),
        Measure::Penalise(player) => Some(Measure::Penalise(player.other())),
        _ => None,
    };
    let place = |of: &Measure| all.iter().position(|it| it == of);
    let told = all.iter().enumerate().filter_map(|(at, one)| {
        let say = measure(id, one);
        match other(one).as_ref().and_then(place) {
            Some(twin) if twin < at => None,
            Some(_) => Some(say.player(Actor::Both)),
            None => Some(say),
        }
    });
    told.collect()
}

/// A choice of the arbiter, or what a player may do, in the words of this message.
fn measure(id: &str, measure: &Measure) -> Say {
    let mut particulars = Particulars::default();
    measure.tell("measure", &mut particulars);
    let say = Say::message(id.to_owned()).telling(&particulars);
    match measure {
        Measure::ExpelOffender => say.word("offender", "offender"),
        _ => say,
    }
}

/// What an assistant is there for.
pub(super) fn assistant_tasks(tasks: &[AssistantTask]) -> Vec<Say> {
    let say = |task: &AssistantTask| Say::attribute("assistant-task", task.name());
    tasks.iter().map(say).collect()
}

/// Something written on an envelope, as an item of a list.
pub(super) fn envelope_item(item: EnvelopeItem) -> Say {
    Say::attribute("envelope", item.name())
}
