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
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

impl Told {
    /// What might be told in its place: the other words, numbers, times and events that could stand there.
    pub fn otherwise(&self, telling: &Telling) -> Vec<Telling> {
        let keys: Vec<&str> = self.keys.iter().map(String::as_str).collect();
        let others: Vec<Value> = match (self.of, &keys[..]) {
            (Of::Known | Of::Open, _) | (Of::Event(_), [FINDS] | ["disputed"]) => Vec::new(),
            // an event about itself stands for any that is not meant
            (Of::Event(ix), ["about"]) => (0..=ix).map(Value::from).collect(),
            (Of::Event(_), ["order" | "seen" | "hand"]) => self.choices(telling),
            _ => self.value(telling).iter().flat_map(alternatives).collect(),
        };
        let changed = others.iter().filter_map(|value| self.with(telling, value));
        changed.filter(|other| other != telling).collect()
    }

    /// What else may be told in its place, where only certain words can stand there.
    pub fn choices(&self, telling: &Telling) -> Vec<Value> {
        let keys: Vec<&str> = self.keys.iter().map(String::as_str).collect();
        let all: Vec<Value> = match (self.of, &keys[..]) {
            (Of::Event(_), ["order"]) => Order::ALL.iter().map(json).collect(),
            (Of::Event(_), ["seen"]) => Sight::ALL.iter().map(json).collect(),
            (Of::Event(_), ["hand"]) => Hand::ALL.iter().map(json).collect(),
            (Of::Event(_), [act, key]) => {
                let detail = ((*act).to_owned(), (*key).to_owned());
                DETAILS.get(&detail).cloned().unwrap_or_default()
            }
            (Of::Options, [_]) => vec![Value::Bool(true), Value::Bool(false)],
            _ => Vec::new(),
        };
        let told = self.value(telling);
        let closed = |told: &Value| {
            told.is_boolean()
                || told.is_string()
                    && told
                        .as_str()
                        .is_some_and(|it| it.parse::<Millis>().is_err())
        };
        if !told.as_ref().is_none_or(closed) {
            return Vec::new();
        }
        all.into_iter()
            .filter(|other| Some(other) != told.as_ref())
            .collect()
    }

    /// What is told, as a case writes it; nothing where it is silent.
    pub fn value(&self, telling: &Telling) -> Option<Value> {
        let Telling { options, case, .. } = telling;
        let keys: Vec<&str> = self.keys.iter().map(String::as_str).collect();
        let event = |ix: EventIx| case.events.get(usize::from(ix));
        let value = match (self.of, &keys[..]) {
            (Of::Known | Of::Open, _) | (Of::Event(_), [FINDS]) => return None,
            (Of::Options, keys) => at(&json(options), keys)?,
            (Of::Facts, keys) => at(&json(&case.known.asserted), keys)?,
            (Of::Event(ix), ["about"]) => json(&event(ix)?.about),
            (Of::Event(ix), ["order"]) => json(&event(ix)?.order),
            (Of::Event(ix), ["seen"]) => json(&event(ix)?.seen),
            (Of::Event(ix), ["hand"]) => json(&event(ix)?.hand),
            (Of::Event(ix), ["disputed"]) => json(&event(ix)?.disputed),
            (Of::Event(ix), ["clocks", keys @ ..]) => at(&json(&event(ix)?.left), keys)?,
            (Of::Event(ix), ["known", keys @ ..]) => at(&json(&event(ix)?.known), keys)?,
            (Of::Event(ix), keys) => at(&json(&event(ix)?.act), keys)?,
        };
        Some(value).filter(|value| !value.is_null())
    }

    /// What is told with this in its place; nothing where it cannot stand there.
    pub fn with(&self, telling: &Telling, value: &Value) -> Option<Telling> {
        let mut other = telling.clone();
        let keys: Vec<&str> = self.keys.iter().map(String::as_str).collect();
        match self.of {
            Of::Known | Of::Open => return None,
            Of::Options => other.options = changed(&other.options, &keys, value)?,
            Of::Facts => {
                let asserted = &mut other.case.known.asserted;
                *asserted = changed(asserted, &keys, value)?;
            }
            Of::Event(ix) => {
                let event = other.case.events.get_mut(usize::from(ix))?;
                tell(event, &keys, value)?;
                other.case.later = Later::of(&other.case.events);
            }
        }
        Some(other)
    }
}

/// Tells this value of the event in the place of another.
fn tell(event: &mut Event, keys: &[&str], value: &Value) -> Option<()> {
    fn read<T: DeserializeOwned>(value: &Value) -> Option<T> {
        serde_json::from_value(value.clone()).ok()
    }
    match keys {
        [FINDS] => return None,
        ["about"] => event.about = read(value)?,
        ["order"] => event.order = read(value)?,
        ["seen"] => event.seen = read(value)?,
        ["hand"] => event.hand = read(value)?,
        ["disputed"] => event.disputed = read(value)?,
        ["clocks", keys @ ..] => event.left = changed(&event.left, keys, value)?,
        ["known", keys @ ..] => event.known = changed(&event.known, keys, value)?,
        keys => event.act = changed(&event.act, keys, value)?,
    }
    Some(())
}

/// What the keys lead to.
fn at(written: &Value, keys: &[&str]) -> Option<Value> {
    let place = keys.iter().try_fold(written, |place, key| place.get(*key));
    place.cloned()
}

/// The value with another one in the place to which the keys lead; nothing where that is no value.
fn changed<T: Serialize + DeserializeOwned>(value: &T, keys: &[&str], other: &Value) -> Option<T> {
    let mut written = json(value);
    let (last, way) = keys.split_last()?;
    let mut map = &mut written;
    for key in way {
        map = map.get_mut(*key)?;
    }
    map.as_object_mut()?
        .insert((*last).to_owned(), other.clone());
    serde_json::from_value(written).ok()
}

/// The words that may stand in each detail of an act, by the names of both.
static DETAILS: LazyLock<BTreeMap<(String, String), Vec<Value>>> = LazyLock::new(|| {
    let mut all: BTreeMap<_, Vec<Value>> = BTreeMap::new();
    for act in Act::samples() {
        let written = json(&act);
        let details = written.get(act.name()).and_then(Value::as_object);
        for (key, value) in details.into_iter().flatten() {
            let known = all.entry((act.name().to_owned(), key.clone())).or_default();
            if (value.is_boolean() || value.is_string()) && !known.contains(value) {
                known.push(value.clone());
            }
        }
    }
    all
});

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
