//! Each effect of a ruling as sentences.

use crate::game::{Effect, EnvelopeItem, Measure, Particulars, Tells};
use crate::text::say::{Say, Value};
use crate::text::setting::time_of_day;

/// The sentences that tell an effect: one, or one for each measure that the arbiter may choose.
///
/// The message is named after the effect; its fields are the variables, and their choices name the attribute.
pub fn effect(effect: &Effect) -> Vec<Say> {
    let id = format!("effect-{}", effect.name());
    match effect {
        Effect::May(measures) => measures.iter().map(|choice| measure(&id, choice)).collect(),
        Effect::RulingPoints { .. }
        | Effect::Usual(_)
        | Effect::Unusual(_)
        | Effect::Untaught(_) => with_points(effect, &self::effect).into_iter().collect(),
        Effect::Deadline(time) => vec![Say::message(id).with("time", time_of_day(*time))],
        Effect::EntryAmbiguous(moves) | Effect::Playable { moves, .. } => {
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
    Some(say.with("ruling", as_one(&points.0, told)))
}

/// Effects as the clauses of one sentence, in the order in which a decision announces them.
pub(super) fn as_one(effects: &[Effect], told: &dyn Fn(&Effect) -> Vec<Say>) -> Value {
    let mut ordered: Vec<&Effect> = effects.iter().collect();
    ordered.sort_by_key(|effect| effect.place());
    Value::Clauses(ordered.into_iter().flat_map(told).collect())
}

/// A choice of the arbiter, or what a player may do, in the words of this message.
pub(super) fn measure(id: &str, measure: &Measure) -> Say {
    let mut particulars = Particulars::default();
    measure.tell("measure", &mut particulars);
    Say::message(id.to_owned()).telling(&particulars)
}

/// Something written on an envelope, as an item of a list.
pub(super) fn envelope_item(item: EnvelopeItem) -> Say {
    Say::attribute("envelope", item.name())
}
