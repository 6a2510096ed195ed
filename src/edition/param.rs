//! A parameter: a value of the Laws with its article and how sure we are of it.

use std::fmt;
use std::marker::PhantomData;

use serde::de::value::{MapAccessDeserializer, SeqAccessDeserializer};
use serde::de::{self, IntoDeserializer};
use serde::{Deserialize, Deserializer, Serialize};

use super::named::named;
use super::{Pace, Supervision};

named! {
    /// How well a fact about an edition is known, weakest first.
    Confidence as "confidence" {
        /// General knowledge only; no source was found.
        Unverified = "unverified",
        /// From a note of changes, a quotation or a consequence, not from the text itself.
        Reported = "reported",
        /// Read in a copy of the edition's text.
        Attested = "attested",
    }
}

/// What an edition says about a parameter.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Given<T> {
    /// The edition gives this value.
    Value(T),
    /// The edition has no such rule.
    NoRule,
    /// The text of the edition is not known to us.
    Unknown,
}

impl<T> Given<T> {
    /// The same with another value, where there is one.
    pub fn map<U>(self, f: impl FnOnce(T) -> U) -> Given<U> {
        match self {
            Given::Value(value) => Given::Value(f(value)),
            Given::NoRule => Given::NoRule,
            Given::Unknown => Given::Unknown,
        }
    }
}

/// A parameter of an edition in one setting.
#[derive(Clone, Debug, PartialEq)]
pub struct Param<T> {
    /// Its name in `editions/*.yaml`.
    pub key: &'static str,
    /// The article it stands in, where the edition has one.
    pub article: Option<String>,
    /// How sure we are of it.
    pub confidence: Confidence,
    /// What it says.
    pub given: Given<T>,
    /// In English, why a doubtful text is read this way.
    pub reading: Option<String>,
}

impl<T> Param<T> {
    /// The value, or `None` where the edition has no such rule or its text is unknown.
    pub const fn value(&self) -> Option<&T> {
        match &self.given {
            Given::Value(value) => Some(value),
            Given::NoRule | Given::Unknown => None,
        }
    }

    /// Whether the edition certainly has no such rule.
    pub const fn is_absent(&self) -> bool {
        matches!(self.given, Given::NoRule)
    }

    /// Whether we do not know what the edition says.
    pub const fn is_unknown(&self) -> bool {
        matches!(self.given, Given::Unknown)
    }

    /// Whether what it says was not seen in a source: an unverified value, or a text that is not known to us.
    pub const fn is_doubtful(&self) -> bool {
        self.is_unknown() || matches!(self.confidence, Confidence::Unverified)
    }

    /// The parameter without its value, for lists.
    pub fn entry(&self) -> ParamEntry<'_> {
        ParamEntry {
            key: self.key,
            article: self.article.as_deref(),
            confidence: self.confidence,
            given: match self.given {
                Given::Value(_) => Given::Value(()),
                Given::NoRule => Given::NoRule,
                Given::Unknown => Given::Unknown,
            },
            reading: self.reading.as_deref(),
        }
    }
}

impl<T: Serialize> Param<T> {
    /// The parameter with its value as data, for comparisons.
    pub fn shown(&self) -> ParamValue {
        ParamValue {
            key: self.key,
            article: self.article.clone(),
            confidence: self.confidence,
            given: match &self.given {
                Given::Value(value) => Given::Value(serde_json::json!(value)),
                Given::NoRule => Given::NoRule,
                Given::Unknown => Given::Unknown,
            },
        }
    }
}

impl<T: Clone> Param<T> {
    /// The same parameter; where it is doubtful, with what the other says.
    #[must_use]
    pub fn or_if_doubtful(&self, other: &Self) -> Self {
        let given = if self.is_doubtful() {
            &other.given
        } else {
            &self.given
        };
        Param {
            given: given.clone(),
            ..self.clone()
        }
    }
}

impl<T: PartialEq> Param<T> {
    /// Whether the edition gives exactly this value.
    pub fn is(&self, value: T) -> bool {
        self.value() == Some(&value)
    }
}

impl<T: PartialEq> Param<Vec<T>> {
    /// Whether the edition's list names this; no list names nothing.
    pub fn includes(&self, item: &T) -> bool {
        self.value().is_some_and(|list| list.contains(item))
    }
}

/// A parameter of any type, with its value as an edition's file writes it.
#[derive(Clone, Debug, PartialEq)]
pub struct ParamValue {
    /// See [`Param::key`].
    pub key: &'static str,
    /// See [`Param::article`].
    pub article: Option<String>,
    /// See [`Param::confidence`].
    pub confidence: Confidence,
    /// What it says.
    pub given: Given<serde_json::Value>,
}

/// A parameter of any type, without its value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ParamEntry<'a> {
    /// See [`Param::key`].
    pub key: &'static str,
    /// See [`Param::article`].
    pub article: Option<&'a str>,
    /// See [`Param::confidence`].
    pub confidence: Confidence,
    /// Whether there is a value.
    pub given: Given<()>,
    /// See [`Param::reading`].
    pub reading: Option<&'a str>,
}

/// What a file says of a parameter for some settings.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(
    rename_all = "kebab-case",
    deny_unknown_fields,
    bound(deserialize = "T: Deserialize<'de>")
)]
pub struct Cell<T> {
    /// See [`Param::article`]; written even where it is null.
    #[serde(deserialize_with = "written")]
    pub article: Option<String>,
    /// See [`Param::confidence`].
    pub confidence: Confidence,
    /// See [`Param::given`].
    pub value: Given<T>,
    /// See [`Param::reading`].
    pub reading: Option<String>,
}

/// What a file says of a parameter: for standard chess, and where other settings differ.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(
    rename_all = "kebab-case",
    deny_unknown_fields,
    bound(deserialize = "T: Deserialize<'de>")
)]
pub struct ParamRow<T> {
    #[serde(deserialize_with = "written")]
    article: Option<String>,
    confidence: Confidence,
    value: Given<T>,
    reading: Option<String>,
    rapid: Option<Box<Cell<T>>>,
    rapid_full: Option<Box<Cell<T>>>,
    rapid_limited: Option<Box<Cell<T>>>,
    blitz: Option<Box<Cell<T>>>,
    blitz_full: Option<Box<Cell<T>>>,
    blitz_limited: Option<Box<Cell<T>>>,
}

impl<T: Clone> ParamRow<T> {
    /// The parameter for a setting: what is said of pace and supervision, else of the pace, else of all.
    pub fn resolve(&self, key: &'static str, pace: Pace, supervision: Supervision) -> Param<T> {
        let (exact, by_pace) = match (pace, supervision) {
            (Pace::Standard, Supervision::Full | Supervision::Limited) => (&None, &None),
            (Pace::Rapid, Supervision::Full) => (&self.rapid_full, &self.rapid),
            (Pace::Rapid, Supervision::Limited) => (&self.rapid_limited, &self.rapid),
            (Pace::Blitz, Supervision::Full) => (&self.blitz_full, &self.blitz),
            (Pace::Blitz, Supervision::Limited) => (&self.blitz_limited, &self.blitz),
        };
        match exact.as_deref().or(by_pace.as_deref()) {
            Some(cell) => Param {
                key,
                article: cell.article.clone(),
                confidence: cell.confidence,
                given: cell.value.clone(),
                reading: cell.reading.clone(),
            },
            None => Param {
                key,
                article: self.article.clone(),
                confidence: self.confidence,
                given: self.value.clone(),
                reading: self.reading.clone(),
            },
        }
    }

    /// Every article that the row names.
    pub fn articles(&self) -> impl Iterator<Item = &str> {
        let cells = [
            &self.rapid,
            &self.rapid_full,
            &self.rapid_limited,
            &self.blitz,
            &self.blitz_full,
            &self.blitz_limited,
        ];
        let others = cells
            .into_iter()
            .flatten()
            .filter_map(|cell| cell.article.as_deref());
        self.article.as_deref().into_iter().chain(others)
    }
}

/// Reads an optional text whose key must be present.
fn written<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    Option::deserialize(deserializer)
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Given<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(AsGiven(PhantomData))
    }
}

struct AsGiven<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> de::Visitor<'de> for AsGiven<T> {
    type Value = Given<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value, null for no such rule, or unknown")
    }

    fn visit_unit<E: de::Error>(self) -> Result<Self::Value, E> {
        Ok(Given::NoRule)
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Self::Value, E> {
        match text {
            "unknown" => Ok(Given::Unknown),
            text => T::deserialize(text.into_deserializer()).map(Given::Value),
        }
    }

    fn visit_bool<E: de::Error>(self, value: bool) -> Result<Self::Value, E> {
        T::deserialize(value.into_deserializer()).map(Given::Value)
    }

    fn visit_u64<E: de::Error>(self, value: u64) -> Result<Self::Value, E> {
        T::deserialize(value.into_deserializer()).map(Given::Value)
    }

    fn visit_seq<A: de::SeqAccess<'de>>(self, items: A) -> Result<Self::Value, A::Error> {
        T::deserialize(SeqAccessDeserializer::new(items)).map(Given::Value)
    }

    fn visit_map<A: de::MapAccess<'de>>(self, entries: A) -> Result<Self::Value, A::Error> {
        T::deserialize(MapAccessDeserializer::new(entries)).map(Given::Value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Pace::{Blitz, Rapid, Standard};
    use Supervision::{Full, Limited};

    fn row(text: &str) -> ParamRow<u32> {
        serde_yaml::from_str(text).expect("a row")
    }

    fn cell(value: &str) -> String {
        format!("{{article: '1.1', confidence: reported, value: {value}}}")
    }

    #[test]
    fn the_most_specific_cell_holds() {
        let text = format!(
            "{{article: '1', confidence: attested, value: 1, rapid: {}, rapid-limited: {}, blitz-full: {}}}",
            cell("2"),
            cell("3"),
            cell("4"),
        );
        let row = row(&text);
        for (pace, supervision, value) in [
            (Standard, Full, 1),
            (Standard, Limited, 1),
            (Rapid, Full, 2),
            (Rapid, Limited, 3),
            (Blitz, Full, 4),
            (Blitz, Limited, 1),
        ] {
            let param = row.resolve("key", pace, supervision);
            assert_eq!(param.given, Given::Value(value), "{pace} {supervision}");
        }
    }

    #[test]
    fn no_rule_is_not_the_same_as_an_unknown_text() {
        let silent = row("{article: null, confidence: attested, value: null}");
        let unknown = row("{article: '1', confidence: unverified, value: unknown}");
        let silent = silent.resolve("key", Standard, Full);
        let unknown = unknown.resolve("key", Standard, Full);
        assert!(silent.is_absent() && !silent.is_unknown() && silent.value().is_none());
        assert!(unknown.is_unknown() && !unknown.is_absent() && unknown.value().is_none());
    }

    #[test]
    fn only_a_doubtful_value_is_replaced() {
        let of = |text: &str| row(text).resolve("key", Standard, Full);
        let other = of("{article: '1', confidence: attested, value: 9}");
        for (text, given) in [
            ("{article: '1', confidence: attested, value: 1}", 1),
            ("{article: '1', confidence: reported, value: 1}", 1),
            ("{article: '1', confidence: unverified, value: 1}", 9),
            ("{article: null, confidence: unverified, value: null}", 9),
            ("{article: '1', confidence: reported, value: unknown}", 9),
        ] {
            let replaced = of(text).or_if_doubtful(&other);
            assert_eq!(replaced.given, Given::Value(given), "{text}");
            assert_eq!(replaced.confidence, of(text).confidence, "{text}");
        }
    }

    #[test]
    fn a_row_leaves_nothing_out() {
        for text in [
            "{confidence: attested, value: 1}",
            "{article: '1', value: 1}",
            "{article: '1', confidence: attested}",
            "{article: '1', confidence: attested, value: 1, worth: 2}",
            "{article: '1', confidence: sure, value: 1}",
            "{article: '1', confidence: attested, value: many}",
            "{article: '1', confidence: attested, value: -1}",
        ] {
            assert!(
                serde_yaml::from_str::<ParamRow<u32>>(text).is_err(),
                "{text}"
            );
        }
    }
}
