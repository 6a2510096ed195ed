//! The database in a package of Anki: its schema 11, which every version reads.

use super::note_type::{FIELDS, id, lasting};
use crate::export::html::safe;
use crate::export::package::Unpacked;
use rusqlite::{Connection, MAIN_DB, params};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// A question as a note.
pub(super) struct Note {
    /// By what Anki knows it again.
    pub guid: String,
    /// Its edition, and so its deck.
    pub edition: u16,
    /// The fields in the order of [`FIELDS`].
    pub fields: [String; FIELDS.len()],
    /// Its labels.
    pub tags: Vec<String>,
}

/// What stands around the notes.
pub(super) struct Collection<'c> {
    /// When it is made, in seconds since 1970.
    pub made: i64,
    /// The language of its notes.
    pub lang: &'c str,
    /// The name of the deck of each edition.
    pub decks: BTreeMap<u16, String>,
    /// What the decks say about their texts.
    pub note: String,
    /// The note type.
    pub note_type: Value,
}

const SCHEMA: &str = "
CREATE TABLE col (id integer PRIMARY KEY, crt integer NOT NULL, mod integer NOT NULL, scm integer NOT NULL, ver integer NOT NULL,
  dty integer NOT NULL, usn integer NOT NULL, ls integer NOT NULL, conf text NOT NULL, models text NOT NULL, decks text NOT NULL,
  dconf text NOT NULL, tags text NOT NULL);
CREATE TABLE notes (id integer PRIMARY KEY, guid text NOT NULL, mid integer NOT NULL, mod integer NOT NULL, usn integer NOT NULL,
  tags text NOT NULL, flds text NOT NULL, sfld integer NOT NULL, csum integer NOT NULL, flags integer NOT NULL, data text NOT NULL);
CREATE TABLE cards (id integer PRIMARY KEY, nid integer NOT NULL, did integer NOT NULL, ord integer NOT NULL, mod integer NOT NULL,
  usn integer NOT NULL, type integer NOT NULL, queue integer NOT NULL, due integer NOT NULL, ivl integer NOT NULL,
  factor integer NOT NULL, reps integer NOT NULL, lapses integer NOT NULL, left integer NOT NULL, odue integer NOT NULL,
  odid integer NOT NULL, flags integer NOT NULL, data text NOT NULL);
CREATE TABLE revlog (id integer PRIMARY KEY, cid integer NOT NULL, usn integer NOT NULL, ease integer NOT NULL, ivl integer NOT NULL,
  lastIvl integer NOT NULL, factor integer NOT NULL, time integer NOT NULL, type integer NOT NULL);
CREATE TABLE graves (usn integer NOT NULL, oid integer NOT NULL, type integer NOT NULL);
CREATE INDEX ix_notes_usn ON notes (usn);
CREATE INDEX ix_cards_usn ON cards (usn);
CREATE INDEX ix_revlog_usn ON revlog (usn);
CREATE INDEX ix_cards_nid ON cards (nid);
CREATE INDEX ix_cards_sched ON cards (did, queue, due);
CREATE INDEX ix_revlog_cid ON revlog (cid);
CREATE INDEX ix_notes_csum ON notes (csum);
";

/// What separates the fields of a note.
const SEPARATOR: &str = "\u{1f}";

impl Collection<'_> {
    /// The database with these notes, as the bytes of its file; the same notes give the same bytes.
    pub fn database(&self, notes: &[Note]) -> Result<Vec<u8>, Unpacked> {
        let mut database = Connection::open_in_memory()?;
        database.execute_batch(SCHEMA)?;
        let milliseconds = self.made * 1000;
        database.execute(
            "INSERT INTO col VALUES (1, ?1, ?2, ?2, 11, 0, 0, 0, ?3, ?4, ?5, ?6, '{}')",
            params![
                self.made,
                milliseconds,
                self.settings().to_string(),
                json!({ id(self.lang).to_string(): self.note_type }).to_string(),
                self.decks().to_string(),
                json!({"1": deck_options()}).to_string(),
            ],
        )?;
        for (due, note) in (1_i64..).zip(notes) {
            // Ids are unique in the file; where the collection of the reader has one already, Anki takes another.
            let own = milliseconds + due;
            let tags: Vec<String> = note.tags.iter().map(|tag| one_word(tag)).collect();
            database.execute(
                "INSERT INTO notes VALUES (?1, ?2, ?3, ?4, -1, ?5, ?6, ?7, 0, 0, '')",
                params![
                    own,
                    note.guid,
                    id(self.lang),
                    self.made,
                    format!(" {} ", tags.join(" ")),
                    note.fields
                        .each_ref()
                        .map(|html| field(html))
                        .join(SEPARATOR),
                    field(&note.fields[0]),
                ],
            )?;
            database.execute(
                "INSERT INTO cards VALUES (?1, ?1, ?2, 0, ?3, -1, 0, 0, ?4, 0, 0, 0, 0, 0, 0, 0, 0, '')",
                params![own, self.deck_id(note.edition), self.made, due],
            )?;
        }
        Ok(database.serialize(MAIN_DB)?.to_vec())
    }

    /// The id of the deck of an edition: it never changes.
    fn deck_id(&self, edition: u16) -> i64 {
        lasting("deck", &format!("{} {edition}", self.lang))
    }

    fn decks(&self) -> Value {
        let mut decks = Map::new();
        decks.insert("1".to_owned(), self.deck(1, "Default", ""));
        for (edition, name) in &self.decks {
            let id = self.deck_id(*edition);
            decks.insert(id.to_string(), self.deck(id, name, &safe(&self.note)));
        }
        decks.into()
    }

    fn deck(&self, id: i64, name: &str, description: &str) -> Value {
        json!({
            "id": id, "name": name, "desc": description, "mod": self.made, "usn": -1, "conf": 1, "dyn": 0, "collapsed": false,
            "extendNew": 10, "extendRev": 50, "lrnToday": [0, 0], "newToday": [0, 0], "revToday": [0, 0], "timeToday": [0, 0],
        })
    }

    fn settings(&self) -> Value {
        json!({
            "activeDecks": [1], "addToCur": true, "collapseTime": 1200, "curDeck": 1, "curModel": id(self.lang).to_string(),
            "dueCounts": true, "estTimes": true, "newBury": true, "newSpread": 0, "nextPos": 1, "sortBackwards": false,
            "sortType": "noteFld", "timeLim": 0,
        })
    }
}

/// The options of decks with which Anki begins.
fn deck_options() -> Value {
    json!({
        "id": 1, "name": "Default", "mod": 0, "usn": 0, "autoplay": true, "maxTaken": 60, "replayq": true, "timer": 0,
        "new": {"bury": true, "delays": [1, 10], "initialFactor": 2500, "ints": [1, 4, 7], "order": 1, "perDay": 20, "separate": true},
        "rev": {"bury": true, "ease4": 1.3, "fuzz": 0.05, "ivlFct": 1, "maxIvl": 36500, "minSpace": 1, "perDay": 100},
        "lapse": {"delays": [10], "leechAction": 0, "leechFails": 8, "minInt": 1, "mult": 0},
    })
}

/// The text as a label of Anki, which ends at a space.
fn one_word(text: &str) -> String {
    text.replace(
        |letter: char| letter.is_whitespace() || letter.is_control(),
        "_",
    )
}

/// The HTML as a field: without what separates fields, and no bracket begins a sound or a formula of Anki's own.
fn field(html: &str) -> String {
    html.replace(SEPARATOR, " ").replace('[', "&#91;")
}
