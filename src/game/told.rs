//! What a case tells besides who did what: each thing by itself, and the case without it.

mod otherwise;

use crate::board::Player;
use crate::edition::Options;
use crate::game::Fact;
use crate::game::act::Act;
use crate::game::assertions::{Assertions, YesNo};
use crate::game::case::{Case, Colours, Event, Known, Open, Order, Placement, Sight};
use crate::game::happening::EventIx;
use crate::game::later::Later;
use crate::game::particulars::Particular;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use std::sync::LazyLock;

/// One thing that a case tells besides who did what.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Told {
    /// What it is told of.
    pub of: Of,
    /// The keys that lead to it from there, as a case writes them.
    pub keys: Vec<String>,
}

/// What a thing is told of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Of {
    /// The event in which the game is played: a choice of its own.
    Options,
    /// The position with the moves before, or whether nothing else happened before.
    Known,
    /// The whole case: what is asserted of it.
    Facts,
    /// The presumptions: one that the case does not make.
    Open,
    /// This event.
    Event(EventIx),
}

/// What a case tells, and the event in which it is played.
#[derive(Clone, Debug, PartialEq)]
pub struct Telling {
    /// What the event itself chose.
    pub options: Options,
    /// Whether the time control makes the game a rapid or a blitz game, because the case does not say what it is.
    pub paced_by_time: bool,
    /// What happened.
    pub case: Case,
}

/// The key of what an arbiter finds in an event of its own.
const FINDS: &str = "finds";

impl Told {
    /// Everything that is told: choices of the event, what is known before the first event, and each event's
    /// circumstances, assertions and details, as far as they say more than silence would.
    pub fn all(telling: &Telling) -> Vec<Told> {
        let Telling {
            options,
            paced_by_time: _,
            case,
        } = telling;
        let Case {
            colours: _,
            known,
            open,
            events,
            later: _,
        } = case;
        let mut all = Vec::new();
        let mut tell = |of: Of, keys: Vec<Vec<String>>| {
            all.extend(keys.into_iter().map(|keys| Told { of, keys }));
        };
        tell(Of::Options, of_options(options, case));
        tell(Of::Known, of_known(known));
        tell(Of::Facts, of_facts(&known.asserted));
        let names = open.iter().map(|open| vec![open.name().to_owned()]);
        tell(Of::Open, names.collect());
        for (ix, event) in (0..).zip(events) {
            tell(Of::Event(ix), of_event(event));
        }
        all
    }

    /// Its name in a case, such as `events.2.seen`.
    pub fn name(&self, colours: Colours) -> String {
        let keys = self.keys_of(colours);
        let of = match self.of {
            Of::Options => vec!["options".to_owned()],
            Of::Known => Vec::new(),
            Of::Facts => vec!["facts".to_owned()],
            Of::Open => vec!["open".to_owned()],
            Of::Event(ix) => vec!["events".to_owned(), (ix + 1).to_string()],
        };
        of.into_iter().chain(keys).collect::<Vec<_>>().join(".")
    }

    /// The keys that lead to it, as a case writes them that names its players so.
    pub fn keys_of(&self, colours: Colours) -> Vec<String> {
        let keys = self.keys.iter().map(|key| named(key, colours).to_owned());
        keys.collect()
    }

    /// What is told without it; nothing where the rest could not be told.
    pub fn without(&self, telling: &Telling) -> Option<Telling> {
        let mut rest = telling.clone();
        let Telling {
            options,
            paced_by_time,
            case,
        } = &mut rest;
        let keys: Vec<&str> = self.keys.iter().map(String::as_str).collect();
        match self.of {
            Of::Options => match keys[..] {
                ["base-time" | "increment" | "periods"] if *paced_by_time => return None,
                // without it the position could not be read
                ["chess960"] if case.known.placement != Placement::Unknown => return None,
                _ => *options = less(options, &keys)?,
            },
            Of::Known => match keys[..] {
                ["history-complete"] => case.known.history_complete = false,
                _ => {
                    case.known.placement = Placement::Unknown;
                    case.known.before.clear();
                }
            },
            Of::Facts => case.known.asserted = less(&case.known.asserted, &keys)?,
            Of::Open => case.open.retain(|open| [open.name()] != keys[..]),
            Of::Event(ix) => {
                let event = &mut case.events[usize::from(ix)];
                leave_out(event, &keys)?;
                case.later = Later::of(&case.events);
            }
        }
        Some(rest)
    }

    /// The event that is left out as a whole, where this is all that it tells.
    pub fn is_an_event(&self) -> Option<EventIx> {
        match self.of {
            Of::Event(ix) if self.keys == [FINDS] => Some(ix),
            _ => None,
        }
    }
}

/// The key as a case writes it: players without colours have letters.
fn named(key: &str, colours: Colours) -> &str {
    match (key, colours) {
        ("white", Colours::Unknown) => "a",
        ("black", Colours::Unknown) => "b",
        _ => key,
    }
}

fn of_options(options: &Options, case: &Case) -> Vec<Vec<String>> {
    static SILENT: LazyLock<(Options, Value)> = LazyLock::new(|| {
        let silent = Options::default();
        let written = json(&silent);
        (silent, written)
    });
    let (silent, unsaid) = &*SILENT;
    if options == silent {
        return Vec::new();
    }
    let chosen = entries(json(options));
    let told =
        chosen.filter(|(key, value)| unsaid.get(key) != Some(value) && !is_said_by_acts(key, case));
    told.map(|(key, _)| vec![key]).collect()
}

fn of_facts(asserted: &Assertions) -> Vec<Vec<String>> {
    match *asserted == Assertions::default() {
        true => Vec::new(),
        false => leaves(json(asserted)),
    }
}

fn of_known(known: &Known) -> Vec<Vec<String>> {
    let Known {
        placement,
        // they are how the position came about
        before: _,
        history_complete,
        asserted: _,
    } = known;
    let told = [
        ("position", *placement != Placement::Unknown),
        ("history-complete", *history_complete),
    ];
    let told = told.into_iter().filter(|(_, told)| *told);
    told.map(|(key, _)| vec![key.to_owned()]).collect()
}

fn of_event(event: &Event) -> Vec<Vec<String>> {
    let Event {
        by: _,
        act,
        about,
        order,
        seen,
        hand,
        disputed,
        left,
        below_zero: _,
        known,
    } = event;
    let told = [
        (FINDS, matches!(act, Act::Finds(..))),
        ("about", about.is_some()),
        ("order", *order != Order::default()),
        ("seen", *seen != Sight::default()),
        ("hand", hand.is_some()),
        // a dispute that is settled is told by what settles it
        ("disputed", *disputed && known.happened.is_none()),
    ];
    let told = told.into_iter().filter(|(_, told)| *told);
    let mut all: Vec<_> = told.map(|(key, _)| vec![key.to_owned()]).collect();
    for player in Player::ALL
        .into_iter()
        .filter(|one| left.of(*one).is_some())
    {
        all.push(vec!["clocks".to_owned(), key_of(player).to_owned()]);
    }
    let below = |name: &str, keys: Vec<Vec<String>>| -> Vec<Vec<String>> {
        let way = |keys: Vec<String>| [vec![name.to_owned()], keys].concat();
        keys.into_iter().map(way).collect()
    };
    all.extend(below("known", of_facts(known)));
    all.extend(below(act.name(), details(act)));
    all
}

fn key_of(player: Player) -> &'static str {
    match player {
        Player::White => "white",
        Player::Black => "black",
    }
}

/// What is told of an act beyond what it is: what else would be no, yes or unsaid.
///
/// A choice that says what was done belongs to the act, and so do the pieces, squares and moves that it names.
fn details(act: &Act) -> Vec<Vec<String>> {
    let mut written = json(act);
    let particulars = act.particulars().0;
    let is_the_act = |key: &str| {
        let mut own = particulars
            .iter()
            .filter(|(field, _)| field.replace('_', "-") == key);
        own.any(|(_, particular)| names_chess(particular))
    };
    let told = written.get(act.name()).and_then(Value::as_object);
    let keys: Vec<String> = told.into_iter().flat_map(Map::keys).cloned().collect();
    let is_detail = |key: &String| {
        let Some(other) = read_without::<Act>(&mut written, &[act.name(), key]) else {
            return false;
        };
        let silent = json(&other);
        let silence = silent.get(act.name()).and_then(|all| all.get(key));
        let unsaid = silence
            .is_none_or(|silence| silence.is_boolean() || silence == "yes" || silence == "no");
        unsaid && other != *act && !is_the_act(key)
    };
    let told = keys.into_iter().filter(is_detail);
    told.map(|key| vec![key]).collect()
}

/// Whether this names pieces, squares or moves.
fn names_chess(particular: &Particular) -> bool {
    match particular {
        Particular::Value(fact) => matches!(fact, Fact::Move(_) | Fact::Square(_) | Fact::Piece(_)),
        Particular::Key(_) => false,
        Particular::Several(all) => {
            let each = all.iter().flat_map(|particulars| &particulars.0);
            each.map(|(_, particular)| particular).any(names_chess)
        }
    }
}

/// Whether acts of this case say the same as this choice of the event: only the blind have a board of their own.
fn is_said_by_acts(key: &str, case: &Case) -> bool {
    let on_two_boards = |event: &Event| {
        matches!(
            event.act,
            Act::BlindLift(_) | Act::BlindMove(_) | Act::BlindSay(_) | Act::BoardsDiffer(_)
        )
    };
    key == "visually-disabled" && case.events.iter().any(on_two_boards)
}

fn leave_out(event: &mut Event, keys: &[&str]) -> Option<()> {
    match keys {
        [FINDS] => {
            event.disputed = true;
            event.known.happened = Some(YesNo::No);
        }
        ["about"] => event.about = None,
        ["order"] => event.order = Order::default(),
        ["seen"] => event.seen = Sight::default(),
        ["hand"] => event.hand = None,
        ["disputed"] => event.disputed = false,
        ["clocks", player] => {
            let player = (Player::ALL.into_iter()).find(|one| key_of(*one) == *player)?;
            *event.left.of_mut(player) = None;
            *event.below_zero.of_mut(player) = None;
        }
        ["known", keys @ ..] => event.known = less(&event.known, keys)?,
        keys => event.act = less(&event.act, keys)?,
    }
    Some(())
}

/// The value as it is written, without what is not told.
fn json<T: Serialize>(value: &T) -> Value {
    let mut written = serde_json::to_value(value).unwrap_or_default();
    leave_out_nulls(&mut written);
    written
}

fn leave_out_nulls(value: &mut Value) {
    if let Value::Object(map) = value {
        map.retain(|_, value| !value.is_null());
        map.values_mut().for_each(leave_out_nulls);
    }
}

/// The keys of a map, each with its value.
fn entries(map: Value) -> impl Iterator<Item = (String, Value)> {
    let all = match map {
        Value::Object(all) => all,
        _ => Map::new(),
    };
    all.into_iter()
}

/// The ways to everything in a map of maps that is told.
fn leaves(map: Value) -> Vec<Vec<String>> {
    let ways = entries(map).flat_map(|(key, value)| match value.is_object() {
        false => vec![vec![key]],
        true => leaves(value)
            .into_iter()
            .map(|keys| [vec![key.clone()], keys].concat())
            .collect(),
    });
    ways.collect()
}

/// The value without what the keys lead to; nothing where it is no value then.
fn less<T: Serialize + DeserializeOwned>(value: &T, keys: &[&str]) -> Option<T> {
    read_without(&mut json(value), keys)
}

/// The value that is written, without what the keys lead to, which stays written; nothing where it is no value then.
fn read_without<T: DeserializeOwned>(written: &mut Value, keys: &[&str]) -> Option<T> {
    let (last, way) = keys.split_last()?;
    let told = map_at(written, way)?.remove(*last)?;
    let read = T::deserialize(&*written).ok();
    map_at(written, way)?.insert((*last).to_owned(), told);
    read
}

/// The map to which the keys lead.
fn map_at<'w>(written: &'w mut Value, keys: &[&str]) -> Option<&'w mut Map<String, Value>> {
    let place = keys
        .iter()
        .try_fold(written, |place, key| place.get_mut(*key));
    place?.as_object_mut()
}

impl Open {
    /// Its name in a case.
    pub fn name(&self) -> &'static str {
        match self {
            Open::All(group) => group.name(),
            Open::Count(count) => count.name(),
            Open::Finding(finding) => finding.name(),
        }
    }
}
