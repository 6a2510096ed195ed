//! An effect that a row expects: as a ruling has it, or with the name of a parameter in place of a time.

use crate::edition::{Given, Params};
use crate::game::Effect;
use serde::de::value::MapAccessDeserializer;
use serde::de::{self, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use std::fmt;

/// What the message about a bad time says.
const A_TIME: &str = "H:MM:SS";

/// An expected effect.
#[derive(Clone, Debug, PartialEq)]
pub enum Expected {
    /// This one.
    Effect(Effect),
    /// This one, once its parameters have the values of an edition and a setting.
    Named(Value),
}

/// A parameter whose value is expected, and which step of it where it is a ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Name<'n> {
    key: &'n str,
    step: Option<usize>,
}

impl<'n> Name<'n> {
    /// `wrong-claim-opponent-gets`, or `illegal-move-sanctions 1` for the first step.
    fn of(text: &'n str) -> Option<Self> {
        let (key, step) = match text.split_once(' ') {
            Some((key, step)) => (key, Some(step.parse().ok()?)),
            None => (text, None),
        };
        let known = Params::KEYS.contains(&key);
        known.then_some(Self { key, step })
    }

    fn value(self, params: &Params) -> Result<Value, String> {
        let found = params.value_of(self.key);
        let Some(Given::Value(value)) = found.map(|param| param.given) else {
            return Err(format!("parameter `{}` has no value there", self.key));
        };
        match (self.step, value) {
            (Some(step), Value::Array(steps)) => {
                let at = step.checked_sub(1).and_then(|at| steps.get(at));
                at.cloned().ok_or_else(|| {
                    let (key, last) = (self.key, steps.len());
                    format!("parameter `{key}` has no step {step} there, the last is {last}")
                })
            }
            (Some(_), _) => Err(format!("parameter `{}` has no steps", self.key)),
            (None, value) => Ok(value),
        }
    }
}

impl Expected {
    /// The effect under these parameters.
    ///
    /// # Errors
    /// Says which parameter has no value there, or one that does not fit.
    pub fn under(&self, params: &Params) -> Result<Effect, String> {
        match self {
            Self::Effect(effect) => Ok(effect.clone()),
            Self::Named(written) => {
                let mut value = written.clone();
                fill(&mut value, params)?;
                Effect::deserialize(&value).map_err(|error| {
                    let names: Vec<String> = names(written);
                    format!("the value of {} does not fit: {error}", names.join(" and "))
                })
            }
        }
    }

    /// The names of parameters that it mentions, as they are written.
    pub fn names(&self) -> Vec<String> {
        match self {
            Self::Effect(_) => Vec::new(),
            Self::Named(written) => names(written),
        }
    }
}

fn fill(value: &mut Value, params: &Params) -> Result<(), String> {
    match value {
        Value::String(text) => {
            if let Some(name) = Name::of(text) {
                *value = name.value(params)?;
            }
            Ok(())
        }
        Value::Array(all) => all.iter_mut().try_for_each(|one| fill(one, params)),
        Value::Object(all) => all.values_mut().try_for_each(|one| fill(one, params)),
        Value::Null | Value::Bool(_) | Value::Number(_) => Ok(()),
    }
}

fn names(value: &Value) -> Vec<String> {
    match value {
        Value::String(text) => Name::of(text).map(|_| text.clone()).into_iter().collect(),
        Value::Array(all) => all.iter().flat_map(names).collect(),
        Value::Object(all) => all.values().flat_map(names).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) => Vec::new(),
    }
}

impl<'de> Deserialize<'de> for Expected {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(AnEffect)
    }
}

/// Reads an effect as a whole, for it may name parameters; within this visitor a fault has the place of the effect.
struct AnEffect;

impl<'de> Visitor<'de> for AnEffect {
    type Value = Expected;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an effect as one word, or a map of one effect to its particulars")
    }

    fn visit_str<E: de::Error>(self, word: &str) -> Result<Expected, E> {
        expected(Value::String(word.to_owned()))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Expected, A::Error> {
        // This value refuses a key that stands twice; that of JSON would keep the last one.
        let written = serde_yaml::Value::deserialize(MapAccessDeserializer::new(map))?;
        expected(serde_json::to_value(written).map_err(de::Error::custom)?)
    }
}

fn expected<E: de::Error>(value: Value) -> Result<Expected, E> {
    match Effect::deserialize(&value) {
        Ok(effect) => Ok(Expected::Effect(effect)),
        Err(_) if !names(&value).is_empty() => Ok(Expected::Named(value)),
        Err(error) if error.to_string().contains(A_TIME) => {
            Err(E::custom(format!("{error}, or the name of a parameter")))
        }
        Err(error) => Err(E::custom(error)),
    }
}

impl schemars::JsonSchema for Expected {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "ExpectedEffect".into()
    }

    /// An effect; the schema of scenarios adds the names of parameters where it has a time.
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        generator.subschema_for::<Effect>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edition::{Edition, Pace, Setting, Supervision};
    use crate::read::Library;

    /// What a written effect is in 2018, in standard chess under the full rules.
    fn in_2018(written: &str) -> Result<Effect, String> {
        let files = crate::embedded::files();
        let editions = files
            .iter()
            .filter(|(path, _)| path.starts_with("editions/"));
        let library = Library::of(editions.map(|(path, bytes)| (path.as_str(), *bytes)));
        let setting = Setting::of(Pace::Standard, Supervision::Full);
        let laws = library.laws(Edition::of(2018), &setting);
        let expected: Expected = serde_json::from_str(written).map_err(|e| e.to_string())?;
        expected.under(&laws.params)
    }

    #[test]
    fn a_name_stands_for_the_value_of_its_parameter() {
        let plain = in_2018(r#"{"add-time": {"to": "black", "time": "0:02:00"}}"#);
        for time in ["wrong-claim-opponent-gets", "illegal-move-sanctions 1"] {
            let written = format!(r#"{{"add-time": {{"to": "black", "time": "{time}"}}}}"#);
            assert_eq!(in_2018(&written), plain, "{time}");
        }
        assert!(plain.is_ok());
    }

    #[test]
    fn a_name_without_a_fitting_value_is_refused() {
        for (time, says) in [
            ("wrong-clam", "or the name of a parameter"),
            ("illegal-move-sanctions", "does not fit"),
            ("illegal-move-sanctions 2", "does not fit"),
            ("illegal-move-sanctions 3", "no step 3 there, the last is 2"),
            ("illegal-move-sanctions 0", "no step 0 there, the last is 2"),
            ("wrong-claim-opponent-gets 1", "has no steps"),
            ("wrong-claim-claimant-loses", "has no value there"),
            ("touch-binds", "does not fit"),
        ] {
            let written = format!(r#"{{"add-time": {{"to": "black", "time": "{time}"}}}}"#);
            let error = in_2018(&written).expect_err(time);
            assert!(error.contains(says), "{time}: {error}");
        }
    }
}
