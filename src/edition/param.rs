//! A parameter: a value of the Laws with its article and how sure we are of it.

use serde::de::{self, DeserializeOwned};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use super::named::named;
use super::{ItemName, Pace, Supervision};

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

/// What was not read in a copy of the edition's text: a value, or a whole rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Doubt {
    /// The name of the value in `editions/*.yaml`; none where it is the rule itself.
    pub key: Option<&'static str>,
    /// How sure we are of it.
    pub confidence: Confidence,
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
    /// The item of the practice that says it in the place of the edition.
    pub item: Option<ItemName>,
    /// Whether its article says it of this setting alone, in the place of what another article says of all.
    pub is_of_the_setting: bool,
}

impl<T> Param<T> {
    /// The same parameter, said by an item of the practice.
    #[must_use]
    pub(super) fn by(self, item: &ItemName) -> Self {
        Param {
            item: Some(item.clone()),
            ..self
        }
    }

    /// The value, or `None` where the edition has no such rule or its text is unknown.
    pub const fn value(&self) -> Option<&T> {
        match &self.given {
            Given::Value(value) => Some(value),
            Given::NoRule | Given::Unknown => None,
        }
    }

    /// The doubt about what it says, where it was not read in a copy of the text.
    pub fn doubt(&self) -> Option<Doubt> {
        let confidence = match self.given {
            Given::Unknown => Confidence::Unverified,
            Given::Value(_) | Given::NoRule => self.confidence,
        };
        let doubt = Doubt {
            key: Some(self.key),
            confidence,
        };
        (confidence < Confidence::Attested).then_some(doubt)
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
        self.or_if(self.is_doubtful(), other)
    }

    /// The same parameter; where its text is not known to us, with what the other says.
    #[must_use]
    pub fn or_if_unknown(&self, other: &Self) -> Self {
        self.or_if(self.is_unknown(), other)
    }

    fn or_if(&self, other_counts: bool, other: &Self) -> Self {
        let given = if other_counts {
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
    pub given: Given<Value>,
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

/// What an edition says of a parameter: of all settings, and of those that differ.
#[derive(Clone, Debug, PartialEq)]
pub struct ParamRow<T> {
    cell: Cell<T>,
    others: Vec<(Part, Cell<T>)>,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(
    rename_all = "kebab-case",
    deny_unknown_fields,
    bound(deserialize = "T: DeserializeOwned")
)]
struct Cell<T> {
    #[serde(deserialize_with = "written")]
    article: Option<String>,
    confidence: Confidence,
    #[serde(rename = "value")]
    given: Given<T>,
    reading: Option<String>,
}

impl<T> ParamRow<T> {
    /// The row of a parameter of which nothing is known.
    pub(super) fn unknown() -> Self {
        Self {
            cell: Cell {
                article: None,
                confidence: Confidence::Unverified,
                given: Given::Unknown,
                reading: None,
            },
            others: Vec::new(),
        }
    }
}

impl<T: Clone> ParamRow<T> {
    /// The parameter for a setting: what is said of pace and supervision, else of the pace, else of all.
    pub fn resolve(&self, key: &'static str, pace: Pace, supervision: Supervision) -> Param<T> {
        let said_of = |supervision: Option<Supervision>| {
            let mut others = self.others.iter();
            others.find(|(part, _)| part.pace == pace && part.supervision == supervision)
        };
        let other = said_of(Some(supervision)).or_else(|| said_of(None));
        let cell = other.map_or(&self.cell, |(_, cell)| cell);
        Param {
            key,
            article: cell.article.clone(),
            confidence: cell.confidence,
            given: cell.given.clone(),
            reading: cell.reading.clone(),
            item: None,
            is_of_the_setting: cell.article.is_some() && cell.article != self.cell.article,
        }
    }
}

/// The settings that a row may say something else of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// Its key in the row.
    pub key: &'static str,
    pace: Pace,
    supervision: Option<Supervision>,
}

impl Part {
    const fn of(key: &'static str, pace: Pace, supervision: Option<Supervision>) -> Self {
        Self {
            key,
            pace,
            supervision,
        }
    }
}

/// A value that a parameter cannot have.
#[derive(Debug)]
pub struct BadValue {
    /// The part of the row, where it is not the row's own value.
    pub part: Option<Part>,
    /// What was found and what was expected.
    pub error: serde_json::Error,
}

/// A row as an edition's file writes it: whatever its values are, it is read by the same code.
impl ParamRow<Value> {
    /// The row with its values read.
    ///
    /// # Errors
    /// Every [`BadValue`] of the row.
    pub fn read<T: DeserializeOwned>(self) -> Result<ParamRow<T>, Vec<BadValue>> {
        let mut bad = Vec::new();
        let mut read = |part: Option<Part>, cell: Cell<Value>| {
            let cell = cell.read();
            cell.map_err(|error| bad.push(BadValue { part, error }))
                .ok()
        };
        let own = read(None, self.cell);
        let others = self.others.into_iter();
        let others = others.filter_map(|(part, cell)| Some((part, read(Some(part), cell)?)));
        let others = others.collect();
        match own {
            Some(cell) if bad.is_empty() => Ok(ParamRow { cell, others }),
            _ => Err(bad),
        }
    }

    /// Every article that the row names.
    pub fn articles(&self) -> impl Iterator<Item = &str> {
        let others = self.others.iter().map(|(_, cell)| cell);
        let cells = std::iter::once(&self.cell).chain(others);
        cells.filter_map(|cell| cell.article.as_deref())
    }
}

impl Cell<Value> {
    fn read<T: DeserializeOwned>(self) -> Result<Cell<T>, serde_json::Error> {
        Ok(Cell {
            article: self.article,
            confidence: self.confidence,
            given: match self.given {
                Given::Value(value) => Given::Value(T::deserialize(value)?),
                Given::NoRule => Given::NoRule,
                Given::Unknown => Given::Unknown,
            },
            reading: self.reading,
        })
    }
}

impl<'de> Deserialize<'de> for ParamRow<Value> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(rename_all = "kebab-case", deny_unknown_fields)]
        struct Row {
            #[serde(deserialize_with = "written")]
            article: Option<String>,
            confidence: Confidence,
            value: Given<Value>,
            reading: Option<String>,
            rapid: Option<Cell<Value>>,
            rapid_full: Option<Cell<Value>>,
            rapid_limited: Option<Cell<Value>>,
            blitz: Option<Cell<Value>>,
            blitz_full: Option<Cell<Value>>,
            blitz_limited: Option<Cell<Value>>,
        }
        use Pace::{Blitz, Rapid};
        use Supervision::{Full, Limited};
        let row = Row::deserialize(deserializer)?;
        let others = [
            (Part::of("rapid", Rapid, None), row.rapid),
            (Part::of("rapid-full", Rapid, Some(Full)), row.rapid_full),
            (
                Part::of("rapid-limited", Rapid, Some(Limited)),
                row.rapid_limited,
            ),
            (Part::of("blitz", Blitz, None), row.blitz),
            (Part::of("blitz-full", Blitz, Some(Full)), row.blitz_full),
            (
                Part::of("blitz-limited", Blitz, Some(Limited)),
                row.blitz_limited,
            ),
        ];
        let others = others.into_iter();
        Ok(Self {
            cell: Cell {
                article: row.article,
                confidence: row.confidence,
                given: row.value,
                reading: row.reading,
            },
            others: others
                .filter_map(|(part, cell)| Some((part, cell?)))
                .collect(),
        })
    }
}

/// Reads an optional text whose key must be present.
fn written<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    Option::deserialize(deserializer)
}

impl<'de, T: DeserializeOwned> Deserialize<'de> for Given<T> {
    /// A value, null for no such rule, or `unknown`; a key that stands twice in the value is an error.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = serde_yaml::Value::deserialize(deserializer)?;
        Ok(
            match serde_json::to_value(value).map_err(de::Error::custom)? {
                Value::Null => Given::NoRule,
                Value::String(text) if text == "unknown" => Given::Unknown,
                value => Given::Value(T::deserialize(value).map_err(de::Error::custom)?),
            },
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Pace::{Blitz, Rapid, Standard};
    use Supervision::{Full, Limited};

    fn row(text: &str) -> ParamRow<u32> {
        read(text).expect("a row")
    }

    fn read(text: &str) -> Result<ParamRow<u32>, String> {
        let row: ParamRow<Value> = serde_yaml::from_str(text).map_err(|bad| bad.to_string())?;
        row.read().map_err(|bad| format!("{bad:?}"))
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
            "{article: '1', confidence: attested, value: {win: 1, win: 2}}",
            "{article: '1', confidence: attested, value: 1, rapid: {article: '1', confidence: attested, value: a}}",
        ] {
            assert!(read(text).is_err(), "{text}");
        }
    }
}
