//! A case as JSON: what is judged, and where something is expected of it; no expectation itself.

use crate::edition::{Edition, Layers, Options, Pace, Setting, Supervision};
use crate::game::{Act, Assertions, Case, Colours, Event, EventIx, Known, Later, Open};
use crate::read::document::Source;
use crate::read::fault::Place;
use crate::read::scenario::checks::{known, seen_named, with_letters};
use crate::read::scenario::events::WrittenEvent;
use crate::read::scenario::shape::{WrittenColours, WrittenKnown};
use crate::read::scenario::{Alphabets, Expect, Scenario};
use serde::Deserialize;
use serde::de::Error;
use serde_json::{Map, Value, json};

/// A case in a pack.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Packed {
    id: String,
    file: String,
    scopes: Vec<(Pace, Supervision)>,
    #[serde(default)]
    paced_by_time: bool,
    #[serde(default)]
    options: Options,
    colours: WrittenColours,
    #[serde(default)]
    known: WrittenKnown,
    #[serde(default)]
    open: Vec<Open>,
    #[serde(default)]
    events: Vec<WrittenEvent>,
    #[serde(default)]
    expect: Vec<Row>,
}

/// Where something is expected, and what it wants to be told although it does not hold.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Row {
    since: Edition,
    until: Option<Edition>,
    pace: Option<Pace>,
    supervision: Option<Supervision>,
    practice: Option<Layers>,
    after: Option<EventIx>,
    #[serde(rename = "if")]
    if_: Option<Assertions>,
    #[serde(default)]
    fails: Vec<String>,
}

/// What is kept of a row: where it holds, and what it wants to be told although it does not hold.
const KEPT: [&str; 8] = [
    "since",
    "until",
    "pace",
    "supervision",
    "practice",
    "after",
    "if",
    "fails",
];

impl Scenario {
    /// The case as JSON; nothing where its text cannot be read any more.
    pub fn packed(&self) -> Option<Value> {
        let document = self.source.document(&self.place.file);
        let (written, _) = document.fitted().ok()?;
        let mut written = serde_json::to_value(written).ok()?;
        let scopes = self.settings.iter();
        let scopes: Vec<Value> = scopes.map(|it| json!([it.pace, it.supervision])).collect();
        let mut pack = Map::new();
        pack.insert("id".into(), self.id.clone().into());
        pack.insert("file".into(), self.place.file.clone().into());
        pack.insert("scopes".into(), scopes.into());
        if self.paced_by_time {
            pack.insert("paced-by-time".into(), true.into());
        }
        let colours = match self.case.colours {
            Colours::Known => "known",
            Colours::Unknown => "unknown",
        };
        pack.insert("colours".into(), colours.into());
        pack.insert("options".into(), written["setting"]["options"].take());
        for key in ["known", "open", "events"] {
            pack.insert(key.into(), written[key].take());
        }
        let rows = written["expect"].as_array_mut();
        let mut kept: Vec<Value> = Vec::new();
        for row in rows.into_iter().flatten() {
            let kept_of = KEPT.iter().map(|key| ((*key).to_owned(), row[*key].take()));
            let of_row: Map<String, Value> = kept_of.filter(|(_, told)| !told.is_null()).collect();
            let row = Value::from(of_row);
            if !kept.contains(&row) {
                kept.push(row);
            }
        }
        pack.insert("expect".into(), kept.into());
        pack.retain(|_, told| !told.is_null());
        Some(pack.into())
    }

    /// The case of such a pack, with no more of its expectations than where something is expected.
    ///
    /// # Errors
    ///
    /// Why it is no such pack.
    pub fn unpacked(pack: &str, alphabets: &Alphabets) -> Result<Self, serde_json::Error> {
        let packed: Packed = serde_json::from_str(pack)?;
        let options = packed.options;
        let scopes = packed.scopes.into_iter();
        let settings = scopes.map(|(pace, supervision)| Setting {
            options: options.clone(),
            ..Setting::of(pace, supervision)
        });
        let misread = |(word, found, expected)| {
            serde_json::Error::custom(format!("{word}: {found}, expected {expected}"))
        };
        let known: Known = known(&packed.known, options.chess960).map_err(misread)?;
        let events = packed.events.into_iter().map(|event| event.0);
        let mut events: Vec<Event> = seen_named(events.collect());
        for event in &mut events {
            if let Act::AsksEntry(entry) = &mut event.act {
                with_letters(entry, alphabets).map_err(misread)?;
            }
        }
        let rows = packed.expect.into_iter();
        Ok(Scenario {
            id: packed.id,
            level: 0,
            tags: Vec::new(),
            unasked: Vec::new(),
            confusions: Vec::new(),
            as_written: false,
            note: String::new(),
            settings: settings.collect(),
            case: Case {
                colours: packed.colours.into(),
                known,
                open: packed.open,
                later: Later::of(&events),
                events,
            },
            beside_the_point: Vec::new(),
            expect: rows.map(Expect::from).collect(),
            place: Place {
                file: packed.file,
                line: 1,
                column: 1,
            },
            chapter: String::new(),
            paced_by_time: packed.paced_by_time,
            source: Source::default(),
        })
    }
}

impl From<WrittenColours> for Colours {
    fn from(written: WrittenColours) -> Self {
        match written {
            WrittenColours::Known => Colours::Known,
            WrittenColours::Unknown => Colours::Unknown,
        }
    }
}

impl From<Row> for Expect {
    fn from(row: Row) -> Self {
        Expect {
            since: row.since,
            until: row.until,
            pace: row.pace,
            supervision: row.supervision,
            practice: row.practice,
            after: row.after,
            if_: row.if_,
            effects: None,
            asked: None,
            holds: Vec::new(),
            fails: row.fails,
            yields: Vec::new(),
            silent: Vec::new(),
        }
    }
}
