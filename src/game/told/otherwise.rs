//! What might be told in the place of a thing: what the ruling turns on is seen where another value changes it.

use crate::clock::Millis;
use crate::game::act::{Act, Hand};
use crate::game::case::{Event, Order, Sight};
use crate::game::happening::EventIx;
use crate::game::later::Later;
use crate::game::particulars::Tells;
use crate::game::question::Answer;
use crate::game::told::{FINDS, Of, Telling, Told, json};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::collections::BTreeSet;
use std::sync::LazyLock;

impl Told {
    /// What might be told in its place: the other words, numbers, times and events that could stand there.
    pub fn otherwise(&self, telling: &Telling) -> Vec<Telling> {
        let Telling { options, case, .. } = telling;
        let keys: Vec<&str> = self.keys.iter().map(String::as_str).collect();
        let changed = |change: &dyn Fn(&mut Telling)| {
            let mut other = telling.clone();
            change(&mut other);
            other.case.later = Later::of(&other.case.events);
            other
        };
        match self.of {
            Of::Options => (others(options, &keys).into_iter())
                .map(|options| changed(&|other| other.options = options.clone()))
                .collect(),
            Of::Facts => (others(&case.known.asserted, &keys).into_iter())
                .map(|known| changed(&|other| other.case.known.asserted = known.clone()))
                .collect(),
            Of::Known | Of::Open => Vec::new(),
            Of::Event(ix) => {
                let events = events_otherwise(&case.events[usize::from(ix)], ix, &keys);
                let place = usize::from(ix);
                (events.into_iter())
                    .map(|event| changed(&|other| other.case.events[place] = event.clone()))
                    .collect()
            }
        }
    }
}

/// The event with another value in this place.
fn events_otherwise(event: &Event, ix: EventIx, keys: &[&str]) -> Vec<Event> {
    let with = |change: &dyn Fn(&mut Event)| {
        let mut other = event.clone();
        change(&mut other);
        other
    };
    match keys {
        [FINDS] | ["disputed"] => Vec::new(),
        // an event about itself stands for any that is not meant
        ["about"] => (0..=ix)
            .filter(|at| Some(*at) != event.about)
            .map(|at| with(&|other| other.about = Some(at)))
            .collect(),
        ["order"] => (Order::ALL.iter())
            .map(|order| with(&|other| other.order = *order))
            .collect(),
        ["seen"] => (Sight::ALL.iter())
            .map(|seen| with(&|other| other.seen = *seen))
            .collect(),
        ["hand"] => (Hand::ALL.iter())
            .map(|hand| with(&|other| other.hand = Some(*hand)))
            .collect(),
        ["clocks", _] => (others(&event.left, &keys[1..]).into_iter())
            .map(|left| with(&|other| other.left = left))
            .collect(),
        ["known", keys @ ..] => (others(&event.known, keys).into_iter())
            .map(|known| with(&|other| other.known = known.clone()))
            .collect(),
        keys => (others(&event.act, keys).into_iter())
            .map(|act| with(&|other| other.act = act.clone()))
            .collect(),
    }
}

/// The values that differ in what the keys lead to.
fn others<T: Serialize + DeserializeOwned + PartialEq>(value: &T, keys: &[&str]) -> Vec<T> {
    let written = json(value);
    let place = format!("/{}", keys.join("/"));
    let Some(told) = written.pointer(&place) else {
        return Vec::new();
    };
    let changed = alternatives(told).into_iter().filter_map(|other| {
        let mut written = written.clone();
        *written.pointer_mut(&place)? = other;
        serde_json::from_value(written).ok()
    });
    changed.filter(|other| other != value).collect()
}

/// What might stand in the place of a value, readable there or not.
fn alternatives(told: &Value) -> Vec<Value> {
    match told {
        Value::Null => Vec::new(),
        Value::Bool(so) => vec![Value::Bool(!so)],
        Value::Number(number) => {
            let n = number.as_u64().unwrap_or(0);
            let near = [0, 1, n.saturating_sub(1), n + 1, 2 * n, 1000];
            near.map(Value::from).into()
        }
        Value::String(text) => match text.parse::<Millis>() {
            Ok(time) => {
                let second = Millis::seconds(1);
                let less = Millis(time.0.saturating_sub(second.0));
                let times = [Millis::ZERO, less, time.plus(second), FAR_TOO_LONG];
                times.iter().map(json).collect()
            }
            Err(_) => match text.as_str() {
                "yes" => vec!["no".into()],
                "no" => vec!["yes".into()],
                _ => WORDS.iter().map(|word| word.as_str().into()).collect(),
            },
        },
        Value::Array(items) => {
            let changed = (0..items.len()).flat_map(|at| {
                alternatives(&items[at]).into_iter().map(move |other| {
                    let mut items = items.clone();
                    items[at] = other;
                    Value::Array(items)
                })
            });
            changed.collect()
        }
        Value::Object(map) => {
            let changed = map.iter().flat_map(|(key, value)| {
                alternatives(value).into_iter().map(move |other| {
                    let mut map = map.clone();
                    map.insert(key.clone(), other);
                    Value::Object(map)
                })
            });
            changed.collect()
        }
    }
}

/// More time than any game has.
const FAR_TOO_LONG: Millis = Millis::seconds(100 * 3600);

/// The words of the vocabulary.
static WORDS: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
    fn collect(value: &Value, words: &mut BTreeSet<String>) {
        match value {
            Value::String(word) => drop(words.insert(word.clone())),
            Value::Array(items) => items.iter().for_each(|item| collect(item, words)),
            Value::Object(map) => map.values().for_each(|value| collect(value, words)),
            Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
    }
    let mut words = BTreeSet::new();
    collect(&json(&Act::samples()), &mut words);
    collect(&json(&Answer::ALL), &mut words);
    words
});
