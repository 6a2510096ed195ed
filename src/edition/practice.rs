//! The official practice: what is taught beside the letter of the Laws, item by item.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::named::{Named, UnknownName, named};
use super::{Confidence, Edition, ParamChanges};

named! {
    /// Whose practice it is.
    Layer as "layer" {
        /// The comments of FIDE's Arbiters' Manual, the interpretations of its commissions, and the glossary of the Laws.
        Fide = "fide",
        /// The regulations around the Laws, binding in rated events and in FIDE's own.
        Regulations = "regulations",
        /// The arbiters' council of the European Chess Union.
        Ecu = "ecu",
        /// The French federation.
        Ffe = "ffe",
        /// The German federation.
        Dsb = "dsb",
        /// The Japanese federation.
        Jcf = "jcf",
        /// A maker of clocks.
        Maker = "maker",
    }
}

/// The layers that count beside the letter of the Laws: those of FIDE, unless another choice is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Layers(u8);

impl Layers {
    /// None: the letter of the Laws alone.
    pub const LETTER: Self = Self(0);

    /// What FIDE teaches.
    pub const FIDE: Self = Self(1 << Layer::Fide as u8);

    /// Every layer that there is.
    pub const ALL: Self = Self((1 << Layer::ALL.len()) - 1);

    /// Those of which a case may expect something: what FIDE teaches, the letter, and what FIDE and another one teach.
    pub const EXPECTED: [Self; 8] = [
        Self::FIDE,
        Self::LETTER,
        Self::FIDE.and(Layer::Regulations),
        Self::FIDE.and(Layer::Ecu),
        Self::FIDE.and(Layer::Ffe),
        Self::FIDE.and(Layer::Dsb),
        Self::FIDE.and(Layer::Jcf),
        Self::FIDE.and(Layer::Maker),
    ];

    /// Whether this layer counts.
    pub const fn has(self, layer: Layer) -> bool {
        self.0 & (1 << layer as u8) != 0
    }

    /// Who else than FIDE's commentary counts; nobody for FIDE's commentary and the letter.
    pub fn beside_fide(self) -> Option<Layer> {
        let mut others = Layer::ALL.iter().copied();
        others.find(|layer| *layer != Layer::Fide && self.has(*layer))
    }

    /// The same layers and this one.
    #[must_use]
    pub const fn and(self, layer: Layer) -> Self {
        Self(self.0 | (1 << layer as u8))
    }
}

impl Default for Layers {
    fn default() -> Self {
        Self::FIDE
    }
}

/// The name of the choice of no layer.
const LETTER: &str = "letter";

impl fmt::Display for Layers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let has = Layer::ALL.iter().filter(|layer| self.has(**layer));
        let names: Vec<&str> = has.map(|layer| layer.name()).collect();
        f.pad(&match names.as_slice() {
            [] => LETTER.to_owned(),
            names => names.join(","),
        })
    }
}

impl FromStr for Layers {
    type Err = UnknownName;

    /// The layers of these names, with commas between them; `letter` is none. Others stand beside what FIDE teaches, so
    /// `fide` is one of them.
    ///
    /// # Errors
    /// [`UnknownName`] when a name is none of a layer, or `fide` is missing.
    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let with = |all: Self, name: &str| Some(all.and(name.trim().parse().ok()?));
        let all = match text {
            LETTER => Some(Self::LETTER),
            _ => text.split(',').try_fold(Self::LETTER, with),
        };
        let whole = |all: &Self| *all == Self::LETTER || all.has(Layer::Fide);
        all.filter(whole).ok_or_else(|| UnknownName {
            what: "practice",
            found: text.to_owned(),
            expected: match all {
                Some(others) => others.and(Layer::Fide).to_string(),
                None => {
                    let (fide, others) = (Layer::NAMES[0], Layer::NAMES[1..].join(", "));
                    format!("{LETTER}, {fide}, or {fide} and, after a comma, {others}")
                }
            },
        })
    }
}

impl<'de> Deserialize<'de> for Layers {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}

impl Serialize for Layers {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl schemars::JsonSchema for Layers {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Layers".into()
    }

    /// Those of which a case may expect something.
    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let names = Self::EXPECTED.map(|layers| layers.to_string());
        schemars::json_schema!({ "type": "string", "enum": names })
    }
}

named! {
    /// What an item does beside the letter.
    ItemKind {
        /// It says in other words what the Laws say.
        Explains = "explains",
        /// It decides what the letter leaves open.
        Fills = "fills",
        /// It names the usual one of several lawful choices.
        Narrows = "narrows",
        /// It says something else than the letter.
        Contradicts = "contradicts",
        /// It lays down the steps of the arbiter.
        Procedure = "procedure",
    }
}

named! {
    /// As what the program holds an item.
    Role {
        /// Something follows from it.
        Provision = "provision",
        /// It marks the usual one among the choices that a ruling leaves, or its amount.
        Narrowing = "narrowing",
        /// A ruling shows its steps as duties in their order.
        Procedure = "procedure",
        /// It fixes the meaning of a term.
        Definition = "definition",
        /// It confirms or overturns a reading of ours.
        Reading = "reading",
    }
}

/// What became of an item.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Taught {
    /// These provisions hold it, by their permanent names, or a step of a procedure does; these cases show it.
    Held {
        /// As what.
        role: Role,
        /// The provisions.
        provisions: Vec<String>,
        /// The cases.
        cases: Vec<String>,
    },
    /// It is not held yet, at least not whole.
    Pending {
        /// As what it will be.
        role: Role,
        /// In English, what is missing.
        missing: String,
        /// The provisions that decide it by the letter until then.
        provisions: Vec<String>,
    },
    /// It decides nothing that a case could contain, for this reason.
    NotModelled(String),
}

/// One item of the practice.
#[derive(Clone, Debug, PartialEq)]
pub struct Item {
    /// Whose practice it is.
    pub layer: Layer,
    /// Its permanent name: `M-035`.
    pub id: String,
    /// The numbers of the newest edition that it is about; a whole article or chapter where it is about no single number.
    pub articles: Vec<String>,
    /// Where it was read.
    pub source: Vec<Citation>,
    /// The first edition beside which it is taught.
    pub since: Edition,
    /// What it does beside the letter.
    pub kind: ItemKind,
    /// How sure we are that it is taught so.
    pub confidence: Confidence,
    /// Whether it cannot be relied upon, because its sources disagree or are doubtful; its words say why.
    pub is_unsafe: bool,
    /// Its place among those that differ most from the letter, from 1; several may share one.
    pub differs_most: Option<u8>,
    /// What became of it.
    pub taught: Taught,
    /// What it puts in the place of parameters of the Laws.
    pub changes: Option<Arc<ParamChanges>>,
    /// The provisions that stand under it and that the letter does not have, by their permanent names.
    pub stands: Vec<String>,
}

/// An item of the practice, named with its layer.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ItemName {
    /// The layer.
    pub layer: Layer,
    /// Its permanent name.
    pub id: Arc<str>,
}

/// What an item makes otherwise than the letter of an edition.
#[derive(Clone, Debug, PartialEq)]
pub struct Change {
    /// The item.
    pub item: ItemName,
    /// What it puts in the place of parameters.
    pub params: Option<Arc<ParamChanges>>,
    /// The provisions that stand under it, by their permanent names.
    pub stands: Vec<String>,
}

impl Item {
    /// Whether a text is the name of an item: `M-` and three digits.
    pub fn is_name(text: &str) -> bool {
        let number = text.strip_prefix("M-").unwrap_or_default();
        number.len() == 3 && number.bytes().all(|byte| byte.is_ascii_digit())
    }

    /// Its name with its layer.
    pub fn name(&self) -> ItemName {
        ItemName {
            layer: self.layer,
            id: self.id.as_str().into(),
        }
    }

    /// Whether anything is ruled otherwise with it than by the letter.
    pub fn is_otherwise(&self) -> bool {
        self.changes.is_some() || !self.stands.is_empty()
    }
}

impl Practice {
    /// What its items change in an edition beside which they are taught.
    pub fn changes(&self, edition: Edition) -> impl Iterator<Item = Change> {
        let taught = self.items.iter().filter(move |item| item.since <= edition);
        let otherwise = taught.filter(|item| item.is_otherwise());
        otherwise.map(|item| Change {
            item: item.name(),
            params: item.changes.clone(),
            stands: item.stands.clone(),
        })
    }
}

impl Taught {
    /// The name of the state, without its particulars.
    pub const fn name(&self) -> &'static str {
        match self {
            Taught::Held { .. } => "held",
            Taught::Pending { .. } => "pending",
            Taught::NotModelled(_) => "not-modelled",
        }
    }

    /// The names of all states.
    pub const NAMES: [&'static str; 3] = ["held", "pending", "not-modelled"];

    /// As what it is held, or will be.
    pub const fn role(&self) -> Option<Role> {
        match self {
            Taught::Held { role, .. } | Taught::Pending { role, .. } => Some(*role),
            Taught::NotModelled(_) => None,
        }
    }

    /// The provisions that hold it, or that decide it by the letter.
    pub fn provisions(&self) -> &[String] {
        match self {
            Taught::Held { provisions, .. } | Taught::Pending { provisions, .. } => provisions,
            Taught::NotModelled(_) => &[],
        }
    }

    /// The cases that show it.
    pub fn cases(&self) -> &[String] {
        match self {
            Taught::Held { cases, .. } => cases,
            Taught::Pending { .. } | Taught::NotModelled(_) => &[],
        }
    }
}

named! {
    /// By what places in a source are told.
    CitedBy {
        /// By its pages.
        Pages = "pages",
        /// By the numbers of its parts.
        Numbers = "numbers",
        /// By what needs no word before it: articles as `C.05 9.4`, entries of a glossary.
        Plain = "plain",
    }
}

/// A source, and where something stands in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Citation {
    /// The mark of the source, the same in every language: `AM25`.
    pub source: String,
    /// By what its places are told.
    pub by: CitedBy,
    /// The places; none where it is cited as a whole, or where we do not know the place.
    pub places: Vec<CitedPlace>,
}

/// A place in a source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CitedPlace {
    /// Numbers and single letters, which read alike in every language: `C.05 9.4`, `50–51`.
    Number(String),
    /// The name of a place that each language has a word for: `contents`.
    Named(String),
}

impl CitedPlace {
    /// The place that a text tells, if it is one: words belong to the languages.
    pub fn read(text: &str) -> Option<Self> {
        let is_name = |c: char| c.is_ascii_lowercase() || c == '-';
        let is_number = |c: char| c.is_ascii_alphanumeric() || " .–/()".contains(c);
        let letters = |c: char| !c.is_ascii_alphabetic();
        let has_word = text.split(letters).any(|run| run.len() > 1);
        if text.starts_with(|c: char| c.is_ascii_lowercase()) && text.chars().all(is_name) {
            Some(Self::Named(text.to_owned()))
        } else if text.starts_with(|c: char| c.is_ascii_digit() || c.is_ascii_uppercase())
            && text.chars().all(is_number)
            && !has_word
        {
            Some(Self::Number(text.to_owned()))
        } else {
            None
        }
    }
}

/// One layer as its file in `editions/practice/` tells it.
#[derive(Clone, Debug, PartialEq)]
pub struct Practice {
    /// Whose practice it is.
    pub layer: Layer,
    /// The texts that its items cite, by their marks, each with what its places are told by.
    pub sources: BTreeMap<String, CitedBy>,
    /// Its items, in the order of their names.
    pub items: Vec<Item>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_numbers_or_a_name_and_never_words() {
        let number = |text: &str| Some(CitedPlace::Number(text.to_owned()));
        for text in [
            "24",
            "50–51",
            "C.05 9.4",
            "4 C.a–b",
            "12.3(9)",
            "3.7e",
            "3/2021",
        ] {
            assert_eq!(CitedPlace::read(text), number(text));
        }
        for text in ["contents", "regulations-of-an-event"] {
            let named = CitedPlace::Named(text.to_owned());
            assert_eq!(CitedPlace::read(text), Some(named));
        }
        for text in [
            "",
            "p.24",
            "no.6",
            "24 (note)",
            "via FFE25 p.81",
            "50-51",
            "zero tolerance",
        ] {
            assert_eq!(CitedPlace::read(text), None, "{text}");
        }
    }

    #[test]
    fn layers_are_named_with_commas_and_none_is_the_letter() {
        let both = Layers::FIDE.and(Layer::Ecu);
        for (text, layers) in [
            ("letter", Layers::LETTER),
            ("fide", Layers::FIDE),
            ("fide,ecu", both),
        ] {
            assert_eq!(
                (text.parse(), layers.to_string().as_str()),
                (Ok(layers), text)
            );
        }
        assert_eq!("ecu, fide".parse(), Ok(both));
        assert!(both.has(Layer::Ecu) && !both.has(Layer::Ffe));
        for text in ["", "letter,fide", "FIDE"] {
            assert!(text.parse::<Layers>().is_err(), "{text}");
        }
        let without = "ecu".parse::<Layers>().map_err(|error| error.expected);
        assert_eq!(without, Err(both.to_string()));
    }
}
