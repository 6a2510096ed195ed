//! The words of stories and rulings alone, as JSON: what an engine in a browser speaks with.

use crate::read::{Language, packed_language, unpacked_language};
use crate::text::message::Message;
use crate::text::words::Words;
use fluent::FluentResource;
use fluent_syntax::ast::{Entry, Resource};
use fluent_syntax::{parser, serializer};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::Arc;

/// The words of a language in a pack.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Packed {
    lang: String,
    language: Value,
    messages: String,
    /// The words that stand in for those that it lacks.
    #[serde(default)]
    fallback: Option<Box<Packed>>,
}

/// Files of messages that neither a story nor a ruling needs, by the beginning of their names.
const ELSEWHERE: [&str; 9] = [
    "audit",
    "book",
    "cases/",
    "cli",
    "confusions",
    "coverage",
    "quiz",
    "search",
    "test",
];

/// Messages of which no ruling needs these attributes, by the beginning of their names.
const UNSAID: [(&str, &[&str]); 2] = [
    ("item-", &["text", "letter"]),
    ("source-", &["title", "read"]),
];

/// Messages that tell a step of a procedure: a ruling names the procedure alone.
const STEP: &str = "step-";

impl Words {
    /// The words of stories and rulings as JSON, out of the files that they were read from, by name and content.
    ///
    /// Nothing where its declarations cannot be read.
    pub fn packed<'f>(
        &self,
        files: impl IntoIterator<Item = (&'f str, &'f str)>,
        of_fallback: impl IntoIterator<Item = (&'f str, &'f str)>,
    ) -> Option<String> {
        let mut pack = pack(self, files, |_| true)?;
        if let Some(english) = self.fallback() {
            let lacks = |message: &Message<'_, '_>| {
                let mut texts = message.texts.iter();
                texts.any(|(attribute, _)| !self.has(&message.name(*attribute)))
            };
            let lacked = self::pack(english, of_fallback, lacks)?;
            if lacked["messages"] != "" {
                pack["fallback"] = lacked;
            }
        }
        Some(pack.to_string())
    }

    /// The words of such a pack.
    ///
    /// # Errors
    ///
    /// Why it is no such pack.
    pub fn unpacked(pack: &str) -> Result<Self, serde_json::Error> {
        unpacked(serde_json::from_str(pack)?)
    }
}

fn pack<'f>(
    words: &Words,
    files: impl IntoIterator<Item = (&'f str, &'f str)>,
    wanted: impl Fn(&Message<'_, '_>) -> bool,
) -> Option<Value> {
    let (mut language, mut messages) = (None, String::new());
    for (name, text) in files {
        if name == "language.yaml" {
            language = packed_language(text);
        } else if name.ends_with(".ftl") && !ELSEWHERE.iter().any(|it| name.starts_with(it)) {
            messages.push_str(&said_in(text, &wanted));
        }
    }
    let language: Value = serde_json::from_str(&language?).ok()?;
    Some(json!({ "lang": words.lang(), "language": language, "messages": messages }))
}

/// The messages of a file that are wanted, without comments.
fn said_in(text: &str, wanted: impl Fn(&Message<'_, '_>) -> bool) -> String {
    let (Ok(resource) | Err((resource, _))) = parser::parse(text);
    let kept = resource.body.into_iter().filter_map(|entry| {
        let message = Message::of(&entry)?;
        if message.id.starts_with(STEP) || !wanted(&message) {
            return None;
        }
        let unsaid = UNSAID
            .iter()
            .find(|(begins, _)| message.id.starts_with(begins));
        let unsaid = unsaid.map_or(&[] as &[&str], |(_, unsaid)| unsaid);
        match entry {
            Entry::Message(mut it) => {
                it.comment = None;
                it.attributes.retain(|own| !unsaid.contains(&own.id.name));
                Some(Entry::Message(it))
            }
            Entry::Term(mut it) => {
                it.comment = None;
                Some(Entry::Term(it))
            }
            _ => None,
        }
    });
    let body = kept.collect();
    serializer::serialize(&Resource { body })
}

fn unpacked(pack: Packed) -> Result<Words, serde_json::Error> {
    let fallback = pack.fallback.map(|it| unpacked(*it)).transpose()?;
    let language: Language = unpacked_language(pack.language)?;
    let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(pack.messages);
    let patterns: BTreeSet<String> = (resource.entries().filter_map(Message::of))
        .flat_map(|it| {
            let texts = it.texts.iter();
            texts
                .map(|(attribute, _)| it.name(*attribute))
                .collect::<Vec<_>>()
        })
        .collect();
    let fallback = fallback.map(Arc::new);
    Ok(Words::with(
        &pack.lang, language, resource, patterns, fallback,
    ))
}
