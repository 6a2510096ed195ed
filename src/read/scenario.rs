//! Scenarios: YAML text → cases with the rulings that are expected.
//!
//! One case is one YAML document, so that a fault in one leaves the others readable.

use crate::board::{Alphabet, CHESS960_STARTS, Letters, Player, Position, Role};
use crate::clock::Millis;
use crate::edition::{Edition, EditionData, Options, Pace, Setting, Supervision, names};
use crate::game::{
    Act, Actor, Assertions, ByPlayer, Case, Colours, Effect, EntryAsked, Event, EventIx, Hand,
    Hands, Known, Material, MoveAct, Moves, Open, Order, Placement, Promotion, Sight, YesNo,
};
use crate::read::document::{Document, documents};
use crate::read::fault::{Fault, Place};
use crate::read::one_key::OneKey;
use serde::de::{self, DeserializeSeed, Deserializer, IntoDeserializer, MapAccess, Visitor};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

/// One case with everything that tests, the book and the quiz need.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// Its permanent name.
    pub id: String,
    /// For whom it is: 1 beginner to 3 examiner.
    pub level: u8,
    /// Free labels for the quiz.
    pub tags: Vec<String>,
    /// For developers: what justifies the expectation.
    pub note: String,
    /// The settings in which it is run, at least one.
    pub settings: Vec<Setting>,
    /// What the engine judges.
    pub case: Case,
    /// What it is expected to rule.
    pub expect: Vec<Expect>,
    /// Where it stands.
    pub place: Place,
    /// The chapter: the folder that its file stands in.
    pub chapter: String,
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
    /// Only the ruling on this event (first event = 1); otherwise all rulings of the case together.
    #[serde(default)]
    pub after: Option<EventIx>,
    /// Only the branches in which this is so.
    #[serde(default, rename = "if")]
    pub if_: Option<Assertions>,
    /// The effects, all of them, in any order.
    #[serde(default)]
    pub effects: Option<Vec<Effect>>,
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

/// A scenario as it is written.
#[derive(Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Written {
    id: String,
    #[serde(default = "one")]
    level: u8,
    #[serde(default)]
    tags: Vec<String>,
    #[serde(default)]
    note: String,
    #[serde(default)]
    setting: WrittenSetting,
    #[serde(default)]
    colours: Option<WrittenColours>,
    #[serde(default)]
    known: WrittenKnown,
    #[serde(default)]
    open: Vec<Open>,
    #[serde(default)]
    events: Vec<WrittenEvent>,
    #[serde(default)]
    expect: Vec<Expect>,
}

fn one() -> u8 {
    1
}

/// Whether the players have colours.
#[derive(Clone, Copy, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum WrittenColours {
    Known,
    Unknown,
}

/// What is fixed before the game.
#[derive(Clone, Default, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
struct WrittenSetting {
    /// One pace or several; the case is run once for each.
    pace: OneOrMany<Pace>,
    /// Full rules or not; several are run one after the other.
    supervision: OneOrMany<Supervision>,
    /// The event's own choices.
    options: Options,
}

/// One value or a list.
#[derive(Clone, Serialize, schemars::JsonSchema)]
#[serde(untagged)]
enum OneOrMany<T> {
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
    fn all_or(&self, default: T) -> Vec<T> {
        match self {
            OneOrMany::One(one) => vec![*one],
            OneOrMany::Many(all) if all.is_empty() => vec![default],
            OneOrMany::Many(all) => all.clone(),
        }
    }
}

/// What holds before the first event.
#[derive(Default, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
struct WrittenKnown {
    /// The position.
    position: Option<WrittenPosition>,
    /// Moves played from there before the first event, numbers optional.
    moves: Option<String>,
    /// Whether nothing that matters happened before the position.
    history_complete: bool,
    /// Facts that are asserted instead of shown.
    facts: Assertions,
}

/// A position: FEN, the initial one, or only the pieces.
#[derive(Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum WrittenPosition {
    /// Forsyth–Edwards notation; any placement.
    Fen(String),
    /// The initial position.
    Initial,
    /// The start position of Chess960 with this number, 0 to 959; needs the option `chess960: true`.
    Start(u16),
    /// Only the pieces: letters K Q R B N P of each player.
    Material(ByPlayer<String>),
}

/// One event: the actor, and a map with one act and its circumstances.
pub struct WrittenEvent(Event);

/// The circumstances that any event may carry.
#[derive(Default)]
struct Circumstances {
    about: Option<EventIx>,
    order: Order,
    seen: Sight,
    hand: Option<Hand>,
    disputed: Option<YesNo>,
    left: Option<Millis>,
    clocks: ByPlayer<Option<Millis>>,
    known: Assertions,
}

impl<'de> Deserialize<'de> for WrittenEvent {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct OneActor;
        impl<'de> Visitor<'de> for OneActor {
            type Value = WrittenEvent;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a map of one actor (white, black, a, b, both, arbiter, assistant, spectator, other-player, captain, organiser, nobody) to what he did")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let Some(word) = map.next_key::<String>()? else {
                    return Err(de::Error::invalid_length(0, &self));
                };
                let by = actor(&word).ok_or_else(|| de::Error::unknown_field(&word, ACTORS))?;
                let event = map.next_value_seed(Doing { by })?;
                if let Some(second) = map.next_key::<String>()? {
                    return Err(de::Error::custom(format!(
                        "a second actor `{second}` in one event, expected exactly one"
                    )));
                }
                Ok(WrittenEvent(event))
            }
        }
        deserializer.deserialize_map(OneActor)
    }
}

pub const ACTORS: &[&str] = &[
    "white",
    "black",
    "a",
    "b",
    "both",
    "arbiter",
    "assistant",
    "spectator",
    "other-player",
    "captain",
    "organiser",
    "nobody",
];

fn actor(word: &str) -> Option<Actor> {
    Some(match word {
        "white" | "a" => Actor::Player(Player::White),
        "black" | "b" => Actor::Player(Player::Black),
        "both" => Actor::Both,
        "arbiter" => Actor::Arbiter,
        "assistant" => Actor::Assistant,
        "spectator" => Actor::Spectator,
        "other-player" => Actor::OtherPlayer,
        "captain" => Actor::Captain,
        "organiser" => Actor::Organiser,
        "nobody" => Actor::Nobody,
        _ => return None,
    })
}

/// Reads what an actor did: a word, or a map of one act and its circumstances.
struct Doing {
    by: Actor,
}

impl<'de> DeserializeSeed<'de> for Doing {
    type Value = Event;
    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Event, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Doing {
    type Value = Event;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an act as one word, or a map with one act and its circumstances (about, order, seen, disputed, hand, left, clocks, known)")
    }

    fn visit_str<E: de::Error>(self, word: &str) -> Result<Event, E> {
        let act = Act::deserialize(OneKey::<de::value::UnitDeserializer<E>>::word(word))?;
        Ok(self.event(act, Circumstances::default()))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Event, A::Error> {
        let mut act = None;
        let mut with = Circumstances::default();
        while let Some(key) = map.next_key::<String>()? {
            match key.as_str() {
                "about" => with.about = Some(map.next_value()?),
                "order" => with.order = map.next_value()?,
                "seen" => with.seen = map.next_value()?,
                "hand" => with.hand = Some(map.next_value()?),
                "disputed" => with.disputed = Some(map.next_value()?),
                "left" => with.left = Some(map.next_value()?),
                "clocks" => with.clocks = map.next_value()?,
                "known" => with.known = map.next_value()?,
                _ if act.is_some() => {
                    return Err(de::Error::custom(format!(
                        "a second act `{key}` in one event, expected exactly one"
                    )));
                }
                _ => act = Some(map.next_value_seed(ActOf(&key))?),
            }
        }
        let act =
            act.ok_or_else(|| de::Error::custom("no act in this event, expected exactly one"))?;
        Ok(self.event(act, with))
    }
}

impl Doing {
    fn event(self, act: Act, with: Circumstances) -> Event {
        let mut left = with.clocks;
        if let (Some(own), Some(player)) = (with.left, self.by.player()) {
            *left.of_mut(player) = Some(own);
        }
        Event {
            by: self.by,
            act,
            about: with.about.map(|n| n.saturating_sub(1)),
            order: with.order,
            seen: with.seen,
            hand: with.hand,
            disputed: with.disputed == Some(YesNo::Yes),
            left,
            known: with.known,
        }
    }
}

/// Reads the act whose name was the key that has just been read.
struct ActOf<'k>(&'k str);

impl<'de> DeserializeSeed<'de> for ActOf<'_> {
    type Value = Act;
    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Act, D::Error> {
        Act::deserialize(OneKey {
            key: self.0,
            value: Some(deserializer),
        })
    }
}

/// `move: Nf3`, or a map with the details.
impl<'de> Deserialize<'de> for MoveAct {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize, schemars::JsonSchema)]
        #[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
        struct Details {
            text: Option<String>,
            pressed: YesNo,
            hands: Hands,
            promotion: Promotion,
        }
        impl Default for Details {
            fn default() -> Self {
                Details {
                    text: None,
                    pressed: YesNo::Yes,
                    hands: Hands::One,
                    promotion: Promotion::AsWritten,
                }
            }
        }
        struct TextOrDetails;
        impl<'de> Visitor<'de> for TextOrDetails {
            type Value = MoveAct;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a move such as Nf3, or a map with text, pressed, hands, promotion")
            }
            fn visit_str<E: de::Error>(self, text: &str) -> Result<MoveAct, E> {
                Ok(MoveAct {
                    text: Some(text.to_owned()),
                    pressed: true,
                    hands: Hands::One,
                    promotion: Promotion::AsWritten,
                })
            }
            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<MoveAct, A::Error> {
                let details = Details::deserialize(de::value::MapAccessDeserializer::new(map))?;
                Ok(MoveAct {
                    text: details.text,
                    pressed: details.pressed == YesNo::Yes,
                    hands: details.hands,
                    promotion: details.promotion,
                })
            }
        }
        deserializer.deserialize_any(TextOrDetails)
    }
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
) -> (Vec<Scenario>, Vec<Fault>) {
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
) -> (Vec<Scenario>, Vec<Fault>) {
    read_each(name, text, (editions, alphabets), |_, _| None)
}

fn read_each(
    name: &str,
    text: &str,
    (editions, alphabets): (&[EditionData], &Alphabets),
    refuse: fn(&Scenario, &Document<'_>) -> Option<Fault>,
) -> (Vec<Scenario>, Vec<Fault>) {
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

fn scenario(
    document: &Document<'_>,
    editions: &[EditionData],
    alphabets: &Alphabets,
) -> Result<Scenario, Vec<Fault>> {
    let mut written: Written = document.read().map_err(|fault| vec![fault])?;
    let mut faults = Vec::new();
    let colours = match written.colours {
        Some(WrittenColours::Unknown) => Colours::Unknown,
        Some(WrittenColours::Known) => Colours::Known,
        None if document.names_players_a_and_b() => Colours::Unknown,
        None => Colours::Known,
    };
    let known =
        known(&written.known, written.setting.options.chess960, document).unwrap_or_else(|fault| {
            faults.push(fault);
            Known::default()
        });
    for expect in &written.expect {
        for (key, edition) in [("since", Some(expect.since)), ("until", expect.until)] {
            let unknown = |edition: &Edition| editions.iter().all(|data| data.edition != *edition);
            if let Some(edition) = edition.filter(unknown) {
                let known: Vec<Edition> = editions.iter().map(|data| data.edition).collect();
                faults.push(document.fault_at_word(
                    &edition.to_string(),
                    format!("{key}: {edition}"),
                    format!("one of {}", names(&known)),
                ));
            }
        }
        for id in expect
            .holds
            .iter()
            .chain(&expect.fails)
            .chain(&expect.yields)
            .chain(&expect.silent)
        {
            if crate::laws::provision(id).is_none() {
                faults.push(document.fault_at_word(
                    id,
                    format!("unknown provision `{id}`"),
                    nearest_provision(id),
                ));
            }
        }
        if let Some(after) = expect.after
            && (after == 0 || usize::from(after) > written.events.len())
        {
            faults.push(document.fault_at_word(
                "after",
                format!("after: {after}"),
                format!("the number of an event, 1 to {}", written.events.len()),
            ));
        }
    }
    for (n, event) in (1u16..).zip(&written.events) {
        if event.0.about.is_some_and(|about| about >= n) {
            faults.push(document.fault_at_word(
                "about",
                format!("event {n} is about an event that does not precede it"),
                format!("a number from 1 to {n}"),
            ));
        }
    }
    for event in &mut written.events {
        if let Act::AsksEntry(entry) = &mut event.0.act {
            let lettered = with_letters(entry, alphabets, document);
            faults.extend(lettered.err());
        }
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let mut settings = Vec::new();
    for pace in written.setting.pace.all_or(Pace::Standard) {
        for supervision in written.setting.supervision.all_or(Supervision::Full) {
            settings.push(Setting {
                pace,
                supervision,
                options: written.setting.options.clone(),
            });
        }
    }
    Ok(Scenario {
        id: written.id,
        level: written.level,
        tags: written.tags,
        note: written.note,
        settings,
        case: Case {
            colours,
            known,
            open: written.open,
            events: written.events.into_iter().map(|e| e.0).collect(),
        },
        expect: written.expect,
        place: document.place(),
        chapter: document.chapter().to_owned(),
    })
}

/// The letters of each language, by the name of its folder.
pub type Alphabets = BTreeMap<String, Alphabet>;

/// Gives an entry the signs of its letters.
fn with_letters(
    entry: &mut EntryAsked,
    alphabets: &Alphabets,
    document: &Document<'_>,
) -> Result<(), Fault> {
    entry.alphabet = match entry.letters.as_deref() {
        None => Alphabet::ENGLISH,
        Some(EntryAsked::FIGURINES) => Alphabet::FIGURINES,
        Some(lang) => alphabets.get(lang).cloned().ok_or_else(|| {
            let known: Vec<&str> = alphabets.keys().map(String::as_str).collect();
            let expected = format!("one of {}, {}", known.join(", "), EntryAsked::FIGURINES);
            document.fault_at_word(lang, format!("letters `{lang}`"), expected)
        })?,
    };
    Ok(())
}

/// What is expected where a provision is unknown: perhaps the one whose name shares most words.
pub(super) fn nearest_provision(id: &str) -> String {
    let shared = |other: &str| {
        id.split('-')
            .filter(|word| other.split('-').any(|w| w == *word))
            .count()
    };
    match crate::laws::provisions().max_by_key(|p| shared(p.id)) {
        Some(near) if shared(near.id) > 0 => {
            format!("the id of a provision, perhaps `{}`", near.id)
        }
        _ => "the id of a provision".to_owned(),
    }
}

fn known(written: &WrittenKnown, chess960: bool, document: &Document<'_>) -> Result<Known, Fault> {
    let placement = match &written.position {
        None => Placement::Unknown,
        Some(WrittenPosition::Initial) => Placement::Board(Arc::new(Position::initial())),
        Some(WrittenPosition::Start(number)) => {
            let start = Position::chess960_start(*number).filter(|_| chess960);
            Placement::Board(Arc::new(start.ok_or_else(|| {
                document.fault_at_word(
                    "start",
                    format!("start: {number}"),
                    format!(
                        "a number from 0 to {}, and `options: {{chess960: true}}` in the setting",
                        CHESS960_STARTS - 1
                    ),
                )
            })?))
        }
        Some(WrittenPosition::Fen(fen)) => {
            let read = if chess960 {
                Position::from_fen_chess960
            } else {
                Position::from_fen
            };
            Placement::Board(Arc::new(read(fen).map_err(|error| {
                document.fault_at_word(fen, error.to_string(), "a position in FEN".to_owned())
            })?))
        }
        Some(WrittenPosition::Material(by)) => Placement::Material(Material {
            white: roles(&by.white, document)?,
            black: roles(&by.black, document)?,
        }),
    };
    let before = match (&written.moves, &placement) {
        (None, _) => Vec::new(),
        (Some(moves), Placement::Board(start)) => line(moves, start, document)?,
        (Some(moves), Placement::Unknown | Placement::Material(_)) => {
            return Err(document.fault_at_word(
                moves,
                "moves without a position".to_owned(),
                "a `position` to play them from".to_owned(),
            ));
        }
    };
    Ok(Known {
        placement,
        before,
        history_complete: written.history_complete,
        asserted: written.facts.clone(),
    })
}

fn roles(letters: &str, document: &Document<'_>) -> Result<Vec<Role>, Fault> {
    letters
        .chars()
        .map(|letter| Role::from_char(letter.to_ascii_lowercase()))
        .collect::<Option<Vec<_>>>()
        .ok_or_else(|| {
            document.fault_at_word(
                letters,
                format!("pieces `{letters}`"),
                "letters among K Q R B N P".to_owned(),
            )
        })
}

fn line(moves: &str, start: &Arc<Position>, document: &Document<'_>) -> Result<Vec<Moves>, Fault> {
    let mut at = start.clone();
    let mut before = Vec::new();
    for word in moves.split_whitespace() {
        let text = word
            .trim_start_matches(|c: char| c.is_ascii_digit())
            .trim_start_matches('.');
        if text.is_empty() || word.starts_with("0-0") && text.is_empty() {
            continue;
        }
        let text = if word.starts_with("0-0") { word } else { text };
        let fault = |what: String| {
            document.fault_at_word(word, what, format!("a legal move in {}", at.fen()))
        };
        let attempt = at
            .read_move(text, &Letters::ENGLISH)
            .map_err(|error| fault(error.to_string()))?;
        let legal = at
            .examine(&attempt)
            .map_err(|reason| fault(format!("move `{text}` is illegal: {reason:?}")))?;
        let after = Arc::new(at.play(&legal));
        before.push(Moves {
            text: at.san(&legal),
            progress: at.makes_progress(&attempt),
            after: after.clone(),
        });
        at = after;
    }
    Ok(before)
}
