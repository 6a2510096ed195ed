//! Events in YAML: an actor, one act, and its circumstances.

use crate::clock::Millis;
use crate::game::{
    Act, Actor, Assertions, ByPlayer, Event, EventIx, Hand, Hands, MoveAct, Order, Promotion,
    Sight, YesNo,
};
use crate::read::one_key::OneKey;
use serde::Deserialize;
use serde::de::{self, DeserializeSeed, Deserializer, MapAccess, Visitor};
use std::collections::BTreeSet;
use std::fmt;

/// One event: the actor, and a map with one act and its circumstances.
pub struct WrittenEvent(pub(super) Event);

/// What a display shows: the time that is left, or how long ago there was none left, with a minus sign.
#[derive(Clone, Copy, PartialEq)]
pub struct Display {
    left: Millis,
    below: Option<Millis>,
}

impl<'de> Deserialize<'de> for Display {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let time = |text: &str| text.parse::<Millis>().map_err(de::Error::custom);
        Ok(match text.strip_prefix(['-', '\u{2212}']) {
            Some(below) => Display {
                left: Millis::ZERO,
                below: Some(time(below)?),
            },
            None => Display {
                left: time(&text)?,
                below: None,
            },
        })
    }
}

impl schemars::JsonSchema for Display {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Display".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "type": "string",
            "examples": ["0:04:10"],
            "description": "hours, minutes and seconds, such as 0:04:10; with a minus sign where the display counts on below zero",
            "pattern": r"^-?[0-9]{1,4}:[0-5][0-9]:[0-5][0-9](\.[0-9]{1,3})?$"
        })
    }
}

/// The circumstances that any event may carry.
#[derive(Default, schemars::JsonSchema)]
#[schemars(rename_all = "kebab-case")]
pub struct Circumstances {
    /// The number of the earlier event that this one refers to (first event = 1).
    #[schemars(range(min = 1))]
    about: Option<EventIx>,
    /// Its place in time after the event before.
    order: Order,
    /// Who saw it: a move, a touch, a flag that fell, anything that was done.
    seen: Sight,
    /// With which hand it was done.
    hand: Option<Hand>,
    /// Whether the players dispute that it happened.
    disputed: Option<YesNo>,
    /// What the actor's own clock shows at this moment; at a move, before he presses it.
    left: Option<Display>,
    /// What the clocks show at this moment; at a move, before it is pressed.
    clocks: ByPlayer<Option<Display>>,
    /// What is asserted of this event, such as `legal: no` or `found: {accident: yes}`.
    known: Assertions,
}

/// A move with its details.
#[derive(Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct MoveDetails {
    /// The move in algebraic notation, English letters; absent where the case has no position.
    text: Option<String>,
    /// Whether the clock was pressed after it.
    pressed: YesNo,
    /// The hands used for it.
    hands: Hands,
    /// What became of a pawn that reached the last rank.
    promotion: Promotion,
}

impl Default for MoveDetails {
    fn default() -> Self {
        MoveDetails {
            text: None,
            pressed: YesNo::Yes,
            hands: Hands::One,
            promotion: Promotion::AsWritten,
        }
    }
}

impl<'de> Deserialize<'de> for WrittenEvent {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct OneActor;
        impl<'de> Visitor<'de> for OneActor {
            type Value = WrittenEvent;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let actors = Actor::NAMES.join(", ");
                write!(f, "a map of one actor ({actors}) to what he did")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let Some(word) = map.next_key::<String>()? else {
                    return Err(de::Error::invalid_length(0, &self));
                };
                let by = Actor::named(&word)
                    .ok_or_else(|| de::Error::unknown_field(&word, &Actor::NAMES))?;
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
        let mut keys = BTreeSet::new();
        while let Some(key) = map.next_key::<String>()? {
            if !keys.insert(key.clone()) {
                return Err(de::Error::custom(format!("`{key}` twice in one event")));
            }
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
        if with.about == Some(0) {
            return Err(de::Error::custom(
                "about: 0, expected the number of an earlier event, from 1 on",
            ));
        }
        let own = (self.by.player()).and_then(|player| *with.clocks.of(player));
        if let (Some(own), Some(left)) = (own, with.left)
            && own != left
        {
            return Err(de::Error::custom(
                "`left` and `clocks` tell two times of one clock, expected one of the two",
            ));
        }
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
            left: left.map(|display| display.map(|it| it.left)),
            below_zero: left.map(|display| display.and_then(|it| it.below)),
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
                let details = MoveDetails::deserialize(de::value::MapAccessDeserializer::new(map))?;
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
