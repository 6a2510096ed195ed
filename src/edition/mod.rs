//! The eight editions as data: which one, for which pace and supervision, with which parameters.
//!
//! Logic asks a named parameter of [`Laws`], never the edition itself.

mod kinds;
mod named;
mod number;
mod param;
mod params;
mod setting;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

pub use kinds::*;
pub(crate) use named::named;
pub use named::{Choice, UnknownName};
pub use number::{NumberRow, number_in, repealed, since};
pub use param::{Cell, Confidence, Given, Param, ParamEntry, ParamRow, ParamValue};
pub use params::{ParamTable, Params};
pub use setting::{Options, Pace, SCOPES, Scope, Setting, Supervision};

/// An edition of the Laws, named after the year in which it came into force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Edition {
    /// In force from 1 July 1997.
    L1997,
    /// In force from 1 July 2001.
    L2001,
    /// In force from 1 July 2005.
    L2005,
    /// In force from 1 July 2009.
    L2009,
    /// In force from 1 July 2014.
    L2014,
    /// In force from 1 July 2017, for half a year.
    L2017,
    /// In force from 1 January 2018.
    L2018,
    /// In force from 1 January 2023.
    L2023,
}

impl Edition {
    /// All editions, oldest first.
    pub const ALL: [Self; 8] = [
        Self::L1997,
        Self::L2001,
        Self::L2005,
        Self::L2009,
        Self::L2014,
        Self::L2017,
        Self::L2018,
        Self::L2023,
    ];

    /// The edition in force today.
    pub const fn newest() -> Self {
        Self::ALL[Self::ALL.len() - 1]
    }

    /// The year in which the edition came into force, which is also its name.
    pub const fn year(self) -> u16 {
        match self {
            Self::L1997 => 1997,
            Self::L2001 => 2001,
            Self::L2005 => 2005,
            Self::L2009 => 2009,
            Self::L2014 => 2014,
            Self::L2017 => 2017,
            Self::L2018 => 2018,
            Self::L2023 => 2023,
        }
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.year().to_string())
    }
}

/// A text that names no edition.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("edition {found:?}: expected one of {}", years())]
pub struct UnknownEdition {
    found: String,
}

fn years() -> String {
    Edition::ALL.map(|edition| edition.to_string()).join(", ")
}

impl FromStr for Edition {
    type Err = UnknownEdition;

    /// The edition of that year.
    ///
    /// # Errors
    /// [`UnknownEdition`] when no edition came into force in that year.
    fn from_str(text: &str) -> Result<Self, UnknownEdition> {
        let named = Self::ALL
            .into_iter()
            .find(|edition| edition.to_string() == text);
        named.ok_or_else(|| UnknownEdition {
            found: text.to_owned(),
        })
    }
}

impl Serialize for Edition {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u16(self.year())
    }
}

impl<'de> Deserialize<'de> for Edition {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(AsEdition)
    }
}

struct AsEdition;

impl de::Visitor<'_> for AsEdition {
    type Value = Edition;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "an edition, one of {}", years())
    }

    fn visit_u64<E: de::Error>(self, year: u64) -> Result<Edition, E> {
        year.to_string().parse().map_err(E::custom)
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Edition, E> {
        text.parse().map_err(E::custom)
    }
}

impl schemars::JsonSchema for Edition {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Edition".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "enum": Self::ALL.map(Self::year) })
    }
}

/// One edition as its file in `editions/` tells it.
#[derive(Clone, Debug, PartialEq)]
pub struct EditionData {
    /// Which edition it is.
    pub edition: Edition,
    /// A short English name for lists.
    pub name: String,
    /// The day from which it applied, `YYYY-MM-DD`.
    pub in_force: String,
    /// Where and when it was adopted.
    pub adopted: String,
    /// Where the facts of the file come from, in our words.
    pub source: String,
    /// The terms of its own glossary, each with the concept of ours that explains it.
    pub glossary: Given<Vec<(String, String)>>,
    /// Its article numbers.
    pub contents: Contents,
    /// Its parameters for every pace and supervision.
    pub params: ParamTable,
}

/// The article numbers of an edition and what became of them.
#[derive(Clone, Debug, PartialEq)]
pub struct Contents {
    /// Whether every number of the edition is listed.
    pub complete: bool,
    /// The numbers, in the order of the edition.
    pub numbers: Vec<String>,
    /// Numbers that no provision will claim, each with the reason.
    pub not_modelled: Vec<(String, String)>,
    /// Numbers that no provision claims yet.
    pub pending: Vec<String>,
}

/// What applies to a game: an edition, the setting of the event, and the parameters for both.
#[derive(Clone, Debug, PartialEq)]
pub struct Laws {
    /// The edition; for numbers and display, never for decisions.
    pub edition: Edition,
    /// Pace, supervision and the event's own choices.
    pub setting: Setting,
    /// The parameters of the edition in this setting.
    pub params: Params,
}

impl EditionData {
    /// The laws of this edition for a setting.
    ///
    /// Where the edition has no supervised regime for the pace, both supervisions give the same parameters.
    pub fn laws(&self, setting: Setting) -> Laws {
        let params = self.params.resolve(setting.pace, setting.supervision);
        Laws {
            edition: self.edition,
            setting,
            params,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_edition_is_named_after_its_year() {
        for edition in Edition::ALL {
            assert_eq!(edition.to_string().parse(), Ok(edition));
        }
        assert_eq!(Edition::newest().year(), 2023);
        let unknown = "2016".parse::<Edition>().unwrap_err().to_string();
        assert_eq!(
            unknown,
            "edition \"2016\": expected one of 1997, 2001, 2005, 2009, 2014, 2017, 2018, 2023"
        );
    }

    #[test]
    fn editions_are_in_order() {
        assert!(Edition::ALL.is_sorted());
    }
}
