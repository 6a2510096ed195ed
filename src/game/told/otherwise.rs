//! What might be told in the place of a thing: what the ruling turns on is seen where another value changes it.

use crate::clock::Millis;
use crate::game::act::{Act, Hand};
use crate::game::case::{Event, Order, Sight};
use crate::game::happening::EventIx;
use crate::game::later::Later;
use crate::game::particulars::Tells;
use crate::game::question::Answer;
use crate::game::told::{FINDS, Of, Telling, Told, json, map_at};
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
        let mut changed = self.with_each(telling, &others);
        changed.retain(|other| other != telling);
        changed
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
        self.with_each(telling, std::slice::from_ref(value)).pop()
    }

    /// What is told with each of these in its place that can stand there.
    fn with_each(&self, telling: &Telling, values: &[Value]) -> Vec<Telling> {
        let keys: Vec<&str> = self.keys.iter().map(String::as_str).collect();
        let Telling { options, case, .. } = telling;
        match self.of {
            Of::Known | Of::Open => Vec::new(),
            Of::Options => {
                let others = changed(options, &keys, values).into_iter();
                let with = |options| Telling {
                    options,
                    ..telling.clone()
                };
                others.map(with).collect()
            }
            Of::Facts => {
                let others = changed(&case.known.asserted, &keys, values).into_iter();
                let with = |asserted| {
                    let mut other = telling.clone();
                    other.case.known.asserted = asserted;
                    other
                };
                others.map(with).collect()
            }
            Of::Event(ix) => {
                let at = usize::from(ix);
                let event = case.events.get(at);
                let others = event.into_iter().flat_map(|it| told_so(it, &keys, values));
                let with = |event| {
                    let mut other = telling.clone();
                    other.case.events[at] = event;
                    other.case.later = Later::of(&other.case.events);
                    other
                };
                others.map(with).collect()
            }
        }
    }
}

/// The event with each of these values in the place of another that can stand there.
fn told_so(event: &Event, keys: &[&str], values: &[Value]) -> Vec<Event> {
    /// The event with each of these values that can be read.
    fn each<T: DeserializeOwned>(
        event: &Event,
        values: &[Value],
        tell: impl Fn(&mut Event, T),
    ) -> Vec<Event> {
        let read = values.iter().filter_map(|value| T::deserialize(value).ok());
        with(event, read, tell)
    }
    fn with<T>(
        event: &Event,
        told: impl IntoIterator<Item = T>,
        tell: impl Fn(&mut Event, T),
    ) -> Vec<Event> {
        let told = told.into_iter().map(|told| {
            let mut other = event.clone();
            tell(&mut other, told);
            other
        });
        told.collect()
    }
    match keys {
        [FINDS] => Vec::new(),
        ["about"] => each(event, values, |other, about| other.about = about),
        ["order"] => each(event, values, |other, order| other.order = order),
        ["seen"] => each(event, values, |other, seen| other.seen = seen),
        ["hand"] => each(event, values, |other, hand| other.hand = hand),
        ["disputed"] => each(event, values, |other, disputed| other.disputed = disputed),
        ["clocks", keys @ ..] => with(event, changed(&event.left, keys, values), |other, left| {
            other.left = left;
        }),
        ["known", keys @ ..] => with(
            event,
            changed(&event.known, keys, values),
            |other, known| {
                other.known = known;
            },
        ),
        keys => with(event, changed(&event.act, keys, values), |other, act| {
            other.act = act;
        }),
    }
}

/// What the keys lead to.
fn at(written: &Value, keys: &[&str]) -> Option<Value> {
    let place = keys.iter().try_fold(written, |place, key| place.get(*key));
    place.cloned()
}

/// The value with each of the others in the place to which the keys lead; not with one that makes it no value.
fn changed<T: Serialize + DeserializeOwned>(value: &T, keys: &[&str], others: &[Value]) -> Vec<T> {
    let mut written = json(value);
    let Some((last, way)) = keys.split_last() else {
        return Vec::new();
    };
    let other = |other: &Value| {
        map_at(&mut written, way)?.insert((*last).to_owned(), other.clone());
        T::deserialize(&written).ok()
    };
    others.iter().filter_map(other).collect()
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
