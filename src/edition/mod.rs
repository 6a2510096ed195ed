//! The editions as data: which one, for which pace and supervision, with which parameters.
//!
//! Logic asks a named parameter of [`Laws`], never the edition itself.

mod contents;
mod kinds;
mod known;
mod named;
mod param;
mod params;
mod practice;
mod procedure;
mod setting;
mod situation;

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, de};

pub use contents::{Contents, Stands, WITHOUT_CHAPTER, article_of};
pub use kinds::*;
pub use known::Known;
pub use named::{Choice, Named, UnknownName};
pub(crate) use named::{OneOf, named};
pub use param::{
    BadValue, Confidence, Doubt, Given, Param, ParamEntry, ParamRow, ParamValue, Part,
};
pub use params::{BadParam, ParamChanges, ParamTable, Params};
pub use practice::{
    Change, Citation, CitedBy, CitedPlace, Item, ItemKind, ItemName, Layer, Layers, Practice, Role,
    Taught,
};
pub use procedure::{Procedure, Rest, Step};
pub use setting::{Options, Pace, SCOPES, Scope, Setting, Supervision};
pub use situation::{Concern, Situation, Twist};

/// An edition of the Laws, named after the year in which it came into force.
///
/// Which editions there are is not said here: a library has those whose files it has read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Edition(u16);

impl Edition {
    /// The edition of that year, whether or not anybody knows one.
    pub const fn of(year: u16) -> Self {
        Self(year)
    }

    /// The year in which the edition came into force, which is also its name.
    pub const fn year(self) -> u16 {
        self.0
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0.to_string())
    }
}

/// An edition that was not read, and those that were.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("edition {found}: expected one of {}", names(known))]
pub struct UnknownEdition {
    /// The edition that was asked for.
    pub found: Edition,
    /// The editions there are, oldest first.
    pub known: Vec<Edition>,
}

/// The names of editions, as an error lists them.
pub fn names(editions: &[Edition]) -> String {
    let names: Vec<String> = editions.iter().map(Edition::to_string).collect();
    names.join(", ")
}

/// A text that is no year.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("edition {found:?}: expected a year")]
pub struct NoYear {
    found: String,
}

impl FromStr for Edition {
    type Err = NoYear;

    /// The edition of that year.
    ///
    /// # Errors
    /// [`NoYear`] when the text is not a year of four digits.
    fn from_str(text: &str) -> Result<Self, NoYear> {
        let digits = text.len() == 4 && text.bytes().all(|byte| byte.is_ascii_digit());
        let year = text.parse().ok().filter(|_| digits);
        year.map(Self).ok_or_else(|| NoYear {
            found: text.to_owned(),
        })
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
        f.write_str("the year of an edition")
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

    /// Any year; the schema of scenarios names those that were read.
    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "integer" })
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
    /// Its numbers, and what stands under them.
    pub contents: Arc<Contents>,
    /// Its parameters for every pace and supervision.
    pub params: Arc<ParamTable>,
    /// What the practice makes otherwise, layer by layer.
    pub changes: Vec<Change>,
    /// The numbers, and what stands beside them as FIDE teaches it.
    pub taught: Arc<Contents>,
    /// Those of the other editions, to see what hangs on a text that is not known to us.
    pub others: Vec<Arc<ParamTable>>,
    /// The laws that somebody asked for.
    pub known: Known,
}

/// What applies to a game: an edition, the setting of the event, and the parameters for both.
#[derive(Clone, Debug, PartialEq)]
pub struct Laws {
    /// The edition; for numbers and display, never for decisions.
    pub edition: Edition,
    /// Pace, supervision and the event's own choices.
    pub setting: Setting,
    /// The parameters of the edition in this setting.
    pub params: Arc<Params>,
    /// The numbers of the edition, and what stands under them.
    pub contents: Arc<Contents>,
    /// The parameters as they would be if each text that is not known to us said what another edition says:
    /// what changes with them hangs on such a text. None where every text is known.
    pub supposed: Arc<[Arc<Params>]>,
}

impl Laws {
    /// The same laws with other parameters, in which nothing is supposed any more.
    #[must_use]
    pub fn with(&self, params: &Arc<Params>) -> Laws {
        Laws {
            params: Arc::clone(params),
            supposed: Arc::default(),
            ..self.clone()
        }
    }
}

/// What stands under the items of these changes.
fn standing<'c>(
    changes: impl Iterator<Item = &'c Change>,
) -> impl Iterator<Item = (&'c str, &'c ItemName)> {
    changes.flat_map(|change| change.stands.iter().map(|id| (id.as_str(), &change.item)))
}

impl EditionData {
    /// The laws of this edition for a setting, with what the practice says in the place of the letter.
    ///
    /// Where the edition has no supervised regime for the pace, both supervisions give the same parameters.
    pub fn laws(&self, setting: &Setting) -> Laws {
        self.known.under(setting, || {
            let contents = match setting.practice {
                Layers::LETTER => Arc::clone(&self.contents),
                Layers::FIDE => Arc::clone(&self.taught),
                layers => Arc::new(self.contents_beside(layers)),
            };
            self.with(setting, self.changes_of(setting.practice), contents)
        })
    }

    /// The same laws without one item of the practice.
    pub fn laws_without(&self, item: &ItemName, setting: &Setting) -> Laws {
        let changes = self.changes_of(setting.practice);
        let changes = changes.filter(|change| change.item != *item);
        let contents = self.contents.beside(standing(changes.clone()));
        self.with(setting, changes, Arc::new(contents))
    }

    fn with<'c>(
        &self,
        setting: &Setting,
        changes: impl Iterator<Item = &'c Change>,
        contents: Arc<Contents>,
    ) -> Laws {
        let letter = self.params.resolve(setting.pace, setting.supervision);
        let scope = (setting.pace, setting.supervision);
        let params = Arc::new(changes.fold(letter, |params, change| match &change.params {
            Some(changes) => changes.over(params, &change.item, scope),
            None => params,
        }));
        Laws {
            edition: self.edition,
            setting: setting.clone(),
            supposed: self.supposed(&params, setting).into(),
            params,
            contents,
        }
    }

    /// What these layers make otherwise.
    fn changes_of(&self, practice: Layers) -> impl Iterator<Item = &Change> + Clone {
        let all = self.changes.iter();
        all.filter(move |change| practice.has(change.item.layer))
    }

    /// Its numbers, and what stands beside them in these layers.
    pub fn contents_beside(&self, practice: Layers) -> Contents {
        self.contents.beside(standing(self.changes_of(practice)))
    }

    /// The same edition among others, with what is taught beside it.
    #[must_use]
    pub fn among(self, others: Vec<Arc<ParamTable>>, changes: Vec<Change>) -> Self {
        let edition = EditionData {
            changes,
            others,
            known: Known::default(),
            ..self
        };
        let taught = Arc::new(edition.contents_beside(Layers::FIDE));
        EditionData { taught, ..edition }
    }

    /// Whether anything in it is otherwise under these layers than by its letter.
    pub fn is_changed_by(&self, practice: Layers) -> bool {
        self.changes_of(practice).next().is_some()
    }

    fn supposed(&self, params: &Params, setting: &Setting) -> Vec<Arc<Params>> {
        let mut all = Vec::new();
        if params
            .entries()
            .iter()
            .any(|entry| entry.given == Given::Unknown)
        {
            for other in &self.others {
                let other = other.resolve(setting.pace, setting.supervision);
                let supposed = Arc::new(params.or_if_unknown(&other));
                if *supposed != *params && !all.contains(&supposed) {
                    all.push(supposed);
                }
            }
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_edition_is_named_after_its_year() {
        let edition: Edition = "2018".parse().expect("a year");
        assert_eq!(
            (edition, edition.to_string().as_str()),
            (Edition::of(2018), "2018")
        );
        for text in ["18", "20018", "+201", "two", ""] {
            let error = text.parse::<Edition>().unwrap_err().to_string();
            assert_eq!(error, format!("edition {text:?}: expected a year"));
        }
    }

    #[test]
    fn an_unknown_edition_is_told_those_there_are() {
        let unknown = UnknownEdition {
            found: Edition::of(2016),
            known: vec![Edition::of(2014), Edition::of(2017)],
        };
        assert_eq!(
            unknown.to_string(),
            "edition 2016: expected one of 2014, 2017"
        );
    }
}
