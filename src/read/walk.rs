//! A document of YAML, walked key by key: everything that does not fit is noted with its place, and the walk goes on.

use crate::read::document::Document;
use crate::read::fault::TextFault;
use crate::read::locate::Step;
use crate::read::near;
use serde_yaml::Value;
use std::cell::RefCell;

/// What was noted on a walk through a document.
pub(super) struct Walk<'d> {
    document: &'d Document<'d>,
    bad: RefCell<Vec<TextFault>>,
}

impl<'d> Walk<'d> {
    /// A walk that has not begun.
    pub fn through(document: &'d Document<'d>) -> Self {
        Walk {
            document,
            bad: RefCell::default(),
        }
    }

    /// The whole document.
    pub fn root<'w>(&'w self, value: &'w Value) -> Node<'w> {
        Node {
            walk: self,
            way: Vec::new(),
            value,
        }
    }

    /// The value, or all that was noted.
    pub fn end<T>(self, value: T) -> Result<T, Vec<TextFault>> {
        let bad = self.bad.into_inner();
        if bad.is_empty() { Ok(value) } else { Err(bad) }
    }
}

/// A value of the document and the way to it.
pub(super) struct Node<'w> {
    walk: &'w Walk<'w>,
    way: Vec<Step>,
    value: &'w Value,
}

impl<'w> Node<'w> {
    /// Notes that something else belongs here.
    pub fn refuse(&self, found: String, expected: impl Into<String>) {
        self.note(&self.way, false, found, expected.into());
    }

    fn note(&self, way: &[Step], key: bool, found: String, expected: String) {
        let fault = self.walk.document.fault_at_way(way, key, found, expected);
        self.walk.bad.borrow_mut().push(fault);
    }

    fn below(&self, step: Step, value: &'w Value) -> Node<'w> {
        let way = self.way.iter().cloned().chain([step]).collect();
        Node {
            walk: self.walk,
            way,
            value,
        }
    }

    /// The map, of which each key is one of these; nothing where it is something else.
    pub fn map(&self, keys: &[&str]) -> Option<&Self> {
        let Some(map) = self.value.as_mapping() else {
            self.refuse(shown(self.value), format!("a map of {}", listed(keys)));
            return None;
        };
        for key in map.keys() {
            let name = key.as_str().map_or_else(|| shown(key), str::to_owned);
            if !keys.contains(&name.as_str()) {
                let step = Step::Key(name.clone());
                let way: Vec<Step> = self.way.iter().cloned().chain([step]).collect();
                let expected = match near(&name, keys.iter().copied()).first() {
                    Some(meant) => format!("perhaps `{meant}`"),
                    None => listed(keys),
                };
                self.note(&way, true, format!("unknown key `{name}`"), expected);
            }
        }
        Some(self)
    }

    /// The value of a key, where the map has it.
    pub fn get(&self, key: &str) -> Option<Node<'w>> {
        let value = self.value.as_mapping()?.get(key)?;
        Some(self.below(Step::Key(key.to_owned()), value))
    }

    /// The value of a key that must be there.
    pub fn need(&self, key: &str) -> Option<Node<'w>> {
        let node = self.get(key);
        if node.is_none() {
            self.refuse(format!("no `{key}`"), format!("`{key}`"));
        }
        node
    }

    /// Whether the map has a key.
    pub fn has(&self, key: &str) -> bool {
        self.get(key).is_some()
    }

    /// Whether it is so.
    pub fn flag(&self) -> Option<bool> {
        let flag = self.value.as_bool();
        if flag.is_none() {
            self.refuse(shown(self.value), "`true` or `false`");
        }
        flag
    }

    /// The items of a list.
    pub fn items(&self) -> Vec<Node<'w>> {
        let Some(list) = self.value.as_sequence() else {
            self.refuse(shown(self.value), "a list");
            return Vec::new();
        };
        let all = list.iter().enumerate();
        all.map(|(at, item)| self.below(Step::Item(at), item))
            .collect()
    }

    /// The items of a list, or the one value that stands in its place.
    pub fn one_or_more(&self) -> Vec<Node<'w>> {
        match self.value {
            Value::Sequence(_) => self.items(),
            value => vec![Node {
                walk: self.walk,
                way: self.way.clone(),
                value,
            }],
        }
    }

    /// The text that stands here; a number is taken as it is written.
    pub fn text(&self) -> Option<String> {
        match self.value {
            Value::String(text) if !text.trim().is_empty() => Some(text.clone()),
            Value::Number(number) => Some(number.to_string()),
            other => {
                self.refuse(shown(other), "a text");
                None
            }
        }
    }

    /// The whole number between two others that stands here.
    pub fn number(&self, least: u64, most: u64) -> Option<u64> {
        let number = self.value.as_u64();
        let fits = number.filter(|number| (least..=most).contains(number));
        if fits.is_none() {
            let expected = format!("a whole number from {least} to {most}");
            self.refuse(shown(self.value), expected);
        }
        fits
    }

    /// The number that stands here in hundredths: more than nothing, at most so many wholes, with at most two decimals.
    pub fn hundredths(&self, most: u32) -> Option<u32> {
        let hundredths = self.value.as_f64().map(|number| number * 100.0);
        let fits = hundredths.filter(|number| {
            *number >= 1.0
                && *number <= f64::from(most) * 100.0
                && (number - number.round()).abs() < 1e-6
        });
        if fits.is_none() {
            let expected = format!("a number above 0, at most {most}, with two decimals at most");
            self.refuse(shown(self.value), expected);
        }
        fits.map(|number| number.round() as u32)
    }

    /// The name that stands here, one of these.
    pub fn name(&self, names: &[&'static str]) -> Option<&'static str> {
        let text = self.text()?;
        let known = names.iter().find(|name| **name == text);
        if known.is_none() {
            let expected = match near(&text, names.iter().copied()).first() {
                Some(meant) => format!("perhaps `{meant}`"),
                None => listed(names),
            };
            self.refuse(format!("`{text}`"), expected);
        }
        known.copied()
    }
}

/// A value in a few words.
fn shown(value: &Value) -> String {
    match value {
        Value::Null => "nothing".to_owned(),
        Value::Bool(truth) => format!("`{truth}`"),
        Value::Number(number) => format!("`{number}`"),
        Value::String(text) => format!("`{text}`"),
        Value::Sequence(_) => "a list".to_owned(),
        Value::Mapping(_) => "a map".to_owned(),
        Value::Tagged(_) => "a tag".to_owned(),
    }
}

fn listed(names: &[&str]) -> String {
    format!("`{}`", names.join("`, `"))
}
