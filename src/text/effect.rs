//! Each effect of a ruling as sentences.

use crate::game::{Effect, EnvelopeItem, Measure, Particulars, RulingParts, Tells};
use crate::text::say::{Say, Value};
use crate::text::setting::time_of_day;

/// The sentences that tell an effect: one, or one for each measure that the arbiter may choose.
///
/// The message is named after the effect; its fields are the variables, and their choices name the attribute.
pub fn effect(effect: &Effect) -> Vec<Say> {
    let id = format!("effect-{}", effect.name());
    match effect {
        Effect::May(measures) => measures.iter().map(|choice| measure(&id, choice)).collect(),
        Effect::RulingPoints { are, points } => headed(Say::attribute(id, are.name()), points),
        Effect::Usual(points) | Effect::Unusual(points) | Effect::Untaught(points) => {
            headed(Say::message(id), points)
        }
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

/// The points of a ruling under their heading.
fn headed(heading: Say, points: &RulingParts) -> Vec<Say> {
    let points = points.0.iter().flat_map(effect);
    std::iter::once(heading).chain(points).collect()
}

fn measure(id: &str, measure: &Measure) -> Say {
    let mut particulars = Particulars::default();
    measure.tell("measure", &mut particulars);
    Say::message(id.to_owned()).telling(&particulars)
}

/// Something written on an envelope, as an item of a list.
pub(super) fn envelope_item(item: EnvelopeItem) -> Say {
    Say::attribute("envelope", item.name())
}
