//! Scenarios: YAML text → cases with the rulings that are expected.
//!
//! One case is one YAML document, so that a fault in one leaves the others readable.

mod checks;
mod contradictions;
mod events;
mod packed;
mod shape;
mod times;
mod told;

pub use checks::Alphabets;
pub(super) use checks::nearest_provision;
pub use events::{Circumstances, MoveDetails, WrittenEvent};
pub(super) use shape::ID;
pub use shape::Written;

use crate::edition::{Edition, EditionData, Layers, Pace, Setting, Supervision};
use crate::game::{Assertions, Case, EventIx, Told};
use crate::read::confusions::Mistaken;
use crate::read::document::{Document, Source, documents};
use crate::read::expected::Expected;
use crate::read::fault::{Place, TextFault};
use checks::scenario;
use serde::Deserialize;

/// One case with everything that tests, the book and the quiz need.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// Its permanent name.
    pub id: String,
    /// For whom it is: 1 beginner to 3 examiner.
    pub level: u8,
    /// Free labels for the quiz.
    pub tags: Vec<String>,
    /// The kinds of questions that the trainer does not ask of it.
    pub unasked: Vec<String>,
    /// What is often ruled wrongly on its last event, beside what the catalogue tells of its provisions.
    pub confusions: Vec<Mistaken>,
    /// Whether the first of them are the wrong options as they stand.
    pub as_written: bool,
    /// For developers: what justifies the expectation.
    pub note: String,
    /// The settings in which it is run, at least one.
    pub settings: Vec<Setting>,
    /// What the engine judges.
    pub case: Case,
    /// What it tells on purpose although no ruling turns on it.
    pub beside_the_point: Vec<Told>,
    /// What it is expected to rule.
    pub expect: Vec<Expect>,
    /// Where it stands.
    pub place: Place,
    /// The chapter: the folder that its file stands in.
    pub chapter: String,
    /// Whether its time control says what class of play it is.
    paced_by_time: bool,
    /// The text that it was read from.
    source: Source,
}

/// An expected ruling for some editions and settings.
#[derive(Clone, Debug, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Expect {
    /// The first edition for which this row holds; it holds on until the next row that fits.
    pub since: Edition,
    /// The last edition for which it holds.
    #[serde(default)]
    pub until: Option<Edition>,
    /// Only at this pace.
    #[serde(default)]
    pub pace: Option<Pace>,
    /// Only under this supervision.
    #[serde(default)]
    pub supervision: Option<Supervision>,
    /// Only by the letter of the Laws (`letter`), or only beside these layers of the practice (`fide`); otherwise both.
    #[serde(default)]
    pub practice: Option<Layers>,
    /// Only the ruling on this event (first event = 1); otherwise all rulings of the case together.
    #[serde(default)]
    pub after: Option<EventIx>,
    /// Only the branches in which this is so.
    #[serde(default, rename = "if")]
    pub if_: Option<Assertions>,
    /// The effects, all of them, in any order; a time may be the name of a parameter.
    #[serde(default)]
    pub effects: Option<Vec<Expected>>,
    /// Only these aspects of the effects are asked for; otherwise all.
    #[serde(default)]
    pub asked: Option<Vec<crate::game::Aspect>>,
    /// Provisions that hold.
    #[serde(default)]
    pub holds: Vec<String>,
    /// Provisions that do not hold.
    #[serde(default)]
    pub fails: Vec<String>,
    /// Provisions that yield to another.
    #[serde(default)]
    pub yields: Vec<String>,
    /// Provisions that are not even asked, or not in force.
    #[serde(default)]
    pub silent: Vec<String>,
}

/// Reads all cases of a file: those that can be read, and every fault of the others.
///
/// `name` is the path below the folder of scenarios, as `drawn-game/no-progress-draw.yaml`;
/// `editions` are those for which an expectation may be given.
pub fn scenarios(
    name: &str,
    text: &str,
    editions: &[EditionData],
    alphabets: &Alphabets,
) -> (Vec<Scenario>, Vec<TextFault>) {
    read_each(name, text, (editions, alphabets), |found, document| {
        found.expect.is_empty().then(|| {
            document.fault_at_start(
                "no expectation".to_owned(),
                "at least one row under `expect`".to_owned(),
            )
        })
    })
}

/// Reads all cases of a file that somebody only wants judged: an expectation is not needed.
pub fn cases(
    name: &str,
    text: &str,
    editions: &[EditionData],
    alphabets: &Alphabets,
) -> (Vec<Scenario>, Vec<TextFault>) {
    read_each(name, text, (editions, alphabets), |_, _| None)
}

impl Scenario {
    /// Whether another was read from the same text in a file of this name; it may stand in other lines.
    pub fn is_same(&self, other: &Scenario) -> bool {
        let file = self.place.file == other.place.file;
        file && self.id == other.id && self.source.is_same(&other.source)
    }
}

fn read_each(
    name: &str,
    text: &str,
    (editions, alphabets): (&[EditionData], &Alphabets),
    refuse: fn(&Scenario, &Document<'_>) -> Option<TextFault>,
) -> (Vec<Scenario>, Vec<TextFault>) {
    let mut good: Vec<Scenario> = Vec::new();
    let mut faults = Vec::new();
    for document in documents(name, text) {
        match scenario(&document, editions, alphabets) {
            Ok(found) => match good.iter().find(|other| other.id == found.id) {
                Some(other) => faults.push(document.fault_at_start(
                    format!("duplicate id `{}`", found.id),
                    format!("an id of its own; line {} has this one", other.place.line),
                )),
                None => match refuse(&found, &document) {
                    Some(fault) => faults.push(fault),
                    None => good.push(found),
                },
            },
            Err(found) => faults.extend(found),
        }
    }
    (good, faults)
}
