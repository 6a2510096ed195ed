//! Where something stands in a YAML text: the way to it, by keys and numbers, becomes a line and a column.

use serde::de::{self, DeserializeSeed, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};
use std::fmt;

/// One step of the way to a place in a document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Into the value of this key.
    Key(String),
    /// Into the item of this number, from 0.
    Item(usize),
}

/// The line and the column, from 1, of the value that the way leads to, or of the last key on it.
pub fn locate(text: &str, way: &[Step], key: bool) -> Option<(usize, usize)> {
    let parser = serde_yaml::Deserializer::from_str(text);
    // What is looked for raises an error, and the parser says where.
    let error = To { way, key }.deserialize(parser).err()?;
    let place = error.location()?;
    Some((place.line(), place.column()))
}

/// Goes on to the place.
#[derive(Clone, Copy)]
struct To<'w> {
    way: &'w [Step],
    key: bool,
}

impl<'de> DeserializeSeed<'de> for To<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for To<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the way")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        let Some((Step::Key(wanted), rest)) = self.way.split_first() else {
            return Err(de::Error::custom("here"));
        };
        let key = KeyAt {
            wanted,
            stop: self.key && rest.is_empty(),
        };
        while let Some(found) = map.next_key_seed(key)? {
            if found {
                map.next_value_seed(To { way: rest, ..self })?;
            } else {
                map.next_value::<IgnoredAny>()?;
            }
        }
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<(), A::Error> {
        let Some((Step::Item(wanted), rest)) = self.way.split_first() else {
            return Err(de::Error::custom("here"));
        };
        for _ in 0..*wanted {
            seq.next_element::<IgnoredAny>()?;
        }
        seq.next_element_seed(To { way: rest, ..self })?;
        while seq.next_element::<IgnoredAny>()?.is_some() {}
        Ok(())
    }
}

/// Whether a key is the wanted one; an error there, if it is to stop.
#[derive(Clone, Copy)]
struct KeyAt<'w> {
    wanted: &'w str,
    stop: bool,
}

impl<'de> DeserializeSeed<'de> for KeyAt<'_> {
    type Value = bool;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<bool, D::Error> {
        deserializer.deserialize_str(self)
    }
}

impl Visitor<'_> for KeyAt<'_> {
    type Value = bool;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a key")
    }

    fn visit_str<E: de::Error>(self, key: &str) -> Result<bool, E> {
        if self.stop && key == self.wanted {
            return Err(E::custom("here"));
        }
        Ok(key == self.wanted)
    }
}

#[cfg(test)]
mod tests {
    use super::{Step, locate};

    #[test]
    fn a_way_leads_to_its_place() {
        let text = "id: x\nevents:\n  - white: {move: e4}\n  - black: {touch: {squarez: [e7]}}\n";
        let key = |name: &str| Step::Key(name.to_owned());
        let to_touch = [key("events"), Step::Item(1), key("black"), key("touch")];
        assert_eq!(locate(text, &[key("id")], true), Some((1, 1)));
        assert_eq!(locate(text, &[key("id")], false), Some((1, 5)));
        assert_eq!(locate(text, &to_touch, true), Some((4, 13)));
        assert_eq!(locate(text, &to_touch, false), Some((4, 20)));
        let to_key = [&to_touch[..], &[key("squarez")]].concat();
        assert_eq!(locate(text, &to_key, true), Some((4, 21)));
        assert_eq!(locate(text, &[key("no")], true), None);
    }
}
