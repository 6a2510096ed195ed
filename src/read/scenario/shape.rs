//! The shape of a case in YAML, besides its events.

use crate::edition::{Options, Pace, Supervision};
use crate::game::{Assertions, ByPlayer, Open};
use crate::read::expected::Expected;
use crate::read::scenario::Expect;
use crate::read::scenario::events::WrittenEvent;
use serde::de::{self, Deserializer, IntoDeserializer, Visitor};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// The form of an id: a name in kebab-case, which may be that of a file.
pub(in crate::read) const ID: &str = "^[a-z0-9]+(-[a-z0-9]+)*$";

/// A scenario as it is written.
#[derive(Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Written {
    /// The permanent name of the case: a sentence of law in kebab-case.
    #[schemars(regex(pattern = ID), example = "stalemate-is-a-draw")]
    pub(super) id: String,
    /// For whom it is: 1 beginner to 3 examiner.
    #[serde(default = "one")]
    #[schemars(range(min = 1, max = 3))]
    pub(super) level: u8,
    /// Free labels for the quiz.
    #[serde(default)]
    pub(super) tags: Vec<String>,
    /// What the trainer does not ask of it, because the question would be trivial, its answer in dispute, or given away by the form of the options: kinds of questions.
    #[serde(default)]
    pub(super) unasked: Vec<String>,
    /// What is often ruled wrongly on its last event, each with the name of the confusion that leads there: options of the trainer.
    #[serde(default)]
    pub(super) confusions: Vec<BTreeMap<String, Vec<Expected>>>,
    /// Whether the first of them are the wrong options as they stand; else some are chosen, and two may be joined to one.
    #[serde(default)]
    pub(super) as_written: bool,
    /// What justifies the expectation.
    #[serde(default)]
    pub(super) note: String,
    /// What is fixed before the game.
    #[serde(default)]
    pub(super) setting: WrittenSetting,
    /// Whether it is told who is White; where the events name `a` and `b`, it is not.
    #[serde(default)]
    pub(super) colours: Option<WrittenColours>,
    /// What holds before the first event.
    #[serde(default)]
    pub(super) known: WrittenKnown,
    /// Presumptions that the case does not make.
    #[serde(default)]
    pub(super) open: Vec<Open>,
    /// What the case tells on purpose although no ruling turns on it, by the names that `check` gives, such as `events.2.seen`.
    #[serde(default)]
    pub(super) beside_the_point: Vec<String>,
    /// What happened, in order.
    #[serde(default)]
    pub(super) events: Vec<WrittenEvent>,
    /// The rulings that are expected.
    #[serde(default)]
    pub(super) expect: Vec<Expect>,
}

fn one() -> u8 {
    1
}

/// Whether the players have colours.
#[derive(Clone, Copy, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum WrittenColours {
    Known,
    Unknown,
}

/// What is fixed before the game.
#[derive(Clone, Default, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub(super) struct WrittenSetting {
    /// One pace or several; the case is run once for each.
    pub(super) pace: OneOrMany<Pace>,
    /// Full rules or not; several are run one after the other.
    pub(super) supervision: OneOrMany<Supervision>,
    /// The event's own choices.
    pub(super) options: Options,
}

/// One value or a list.
#[derive(Clone, Serialize, schemars::JsonSchema)]
#[serde(untagged)]
pub(super) enum OneOrMany<T> {
    One(T),
    Many(Vec<T>),
}

impl<T> Default for OneOrMany<T> {
    fn default() -> Self {
        OneOrMany::Many(Vec::new())
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for OneOrMany<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Either<T>(std::marker::PhantomData<T>);
        impl<'de, T: Deserialize<'de>> Visitor<'de> for Either<T> {
            type Value = OneOrMany<T>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("one value or a list of values")
            }
            fn visit_str<E: de::Error>(self, word: &str) -> Result<Self::Value, E> {
                T::deserialize(word.into_deserializer()).map(OneOrMany::One)
            }
            fn visit_seq<A: de::SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
                let mut all = Vec::new();
                while let Some(one) = seq.next_element()? {
                    all.push(one);
                }
                Ok(OneOrMany::Many(all))
            }
        }
        deserializer.deserialize_any(Either(std::marker::PhantomData))
    }
}

impl<T: Copy> OneOrMany<T> {
    /// Whether nothing is written.
    pub(super) fn is_untold(&self) -> bool {
        matches!(self, OneOrMany::Many(all) if all.is_empty())
    }

    /// What is written, or else this.
    pub(super) fn all_or(&self, untold: &[T]) -> Vec<T> {
        match self {
            OneOrMany::One(one) => vec![*one],
            OneOrMany::Many(all) if all.is_empty() => untold.to_vec(),
            OneOrMany::Many(all) => all.clone(),
        }
    }
}

/// What holds before the first event.
#[derive(Default, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub(super) struct WrittenKnown {
    /// The position.
    pub(super) position: Option<WrittenPosition>,
    /// Moves played from there before the first event, numbers optional.
    pub(super) moves: Option<String>,
    /// Whether nothing that matters happened before the position.
    pub(super) history_complete: bool,
    /// Facts that are asserted instead of shown.
    pub(super) facts: Assertions,
}

/// A position: FEN, the initial one, or only the pieces.
#[derive(Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum WrittenPosition {
    /// Forsyth–Edwards notation; any placement.
    Fen(String),
    /// The initial position.
    Initial,
    /// The start position of Chess960 with this number, 0 to 959; needs the option `chess960: true`.
    Start(u16),
    /// Only the pieces: letters K Q R B N P of each player.
    Material(ByPlayer<String>),
}
