//! What of a list of effects holds by the Laws alone, and when two lists are the same.

use crate::game::{Effect, PointIs};

/// What holds whichever practice counts: of what is left to the arbiter nothing is usual or unusual.
pub fn lawful(effects: impl Iterator<Item = Effect>) -> Vec<Effect> {
    let mut lawful: Vec<Effect> = Vec::new();
    for effect in effects {
        let points = match effect {
            Effect::Usual(_) | Effect::Unusual(_) | Effect::Untaught(_) => continue,
            Effect::RulingPoints {
                are: PointIs::Allowed | PointIs::Usual | PointIs::Unusual | PointIs::Untaught,
                points,
            } => points,
            Effect::RulingNotAsTaught => {
                lawful.push(Effect::RulingWasRight);
                continue;
            }
            other => {
                lawful.push(other);
                continue;
            }
        };
        let allowed = lawful.iter_mut().find_map(|effect| match effect {
            Effect::RulingPoints {
                are: PointIs::Allowed,
                points,
            } => Some(points),
            _ => None,
        });
        match allowed {
            Some(allowed) => allowed.0.extend(points.0),
            None => lawful.push(Effect::RulingPoints {
                are: PointIs::Allowed,
                points,
            }),
        }
    }
    lawful
}

/// Whether both hold the same effects, in any order.
pub fn are_same(these: &[Effect], those: &[Effect]) -> bool {
    let mut left: Vec<&Effect> = those.iter().collect();
    for effect in these {
        match left.iter().position(|other| *other == effect) {
            Some(at) => drop(left.remove(at)),
            None => return false,
        }
    }
    left.is_empty()
}
