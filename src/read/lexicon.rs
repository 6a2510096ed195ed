//! The vocabulary of cases as their schema has it: each name with what it means, what it needs, and how it is written.

use crate::edition::named;
use crate::game::{Act, Actor, Force, Tells};
use crate::read::fitting::{Form, PLAYERS, acts, example, flow, keys};
use crate::read::schema::shape;
use serde_json::Value as Schema;

named! {
    /// What a name of the vocabulary is.
    Kind {
        /// Something that somebody does.
        Act = "act",
        /// Somebody who does it.
        Actor = "actor",
        /// A circumstance of an event.
        Circumstance = "circumstance",
        /// A fact that may be asserted.
        Fact = "fact",
        /// A finding of the arbiter.
        Finding = "finding",
        /// What a ruling does.
        Effect = "effect",
        /// What is fixed before the game.
        Setting = "setting",
        /// A choice of the event.
        Option = "option",
    }
}

/// A name of the vocabulary.
#[derive(Clone, Debug)]
pub struct Term {
    /// What it is.
    pub kind: Kind,
    /// The name.
    pub name: String,
    /// What it means, in English.
    pub means: String,
    /// Its keys or words, as they may be written; empty where it needs nothing.
    pub keys: String,
    /// What is written behind it, as a line of YAML; none where it stands alone.
    pub content: Option<String>,
    /// The names within it, with what they mean.
    pub within: Vec<(String, String)>,
}

/// All names of the vocabulary, kind by kind.
pub fn lexicon() -> Vec<Term> {
    let parts = &shape()["$defs"];
    let doing = &parts["Done"]["anyOf"][1];
    let known = acts(doing);
    let mut all = Vec::new();
    let is_act = |name: &str| known.contains(&name);
    for (kind, acting) in [(Kind::Act, true), (Kind::Circumstance, false)] {
        let rows = entries(&doing["properties"]).filter(|(name, _)| is_act(name) == acting);
        all.extend(rows.map(|(name, schema)| term(kind, name, schema, &schema["description"])));
    }
    all.extend(Actor::told().map(|(name, means)| Term {
        kind: Kind::Actor,
        name: name.to_owned(),
        means: means.to_owned(),
        keys: done_by(name),
        content: None,
        within: Vec::new(),
    }));
    let facts = &parts["Assertions"]["properties"];
    let findings = &facts["found"]["properties"];
    for (kind, rows) in [(Kind::Fact, facts), (Kind::Finding, findings)] {
        let rows = entries(rows).filter(|(name, _)| *name != "found");
        all.extend(rows.map(|(name, schema)| term(kind, name, schema, &schema["description"])));
    }
    for variant in parts["Effect"]["oneOf"].as_array().into_iter().flatten() {
        let means = &variant["description"];
        if let Some(word) = variant["const"].as_str() {
            all.push(term(Kind::Effect, word, &Schema::Null, means));
        }
        all.extend(
            entries(&variant["properties"])
                .map(|(name, schema)| term(Kind::Effect, name, schema, means)),
        );
    }
    let settings = entries(&parts["WrittenSetting"]["properties"]);
    let settings = settings.filter(|(name, _)| *name != "options");
    all.extend(
        settings.map(|(name, schema)| term(Kind::Setting, name, schema, &schema["description"])),
    );
    let options = entries(&parts["Options"]["properties"]);
    all.extend(
        options.map(|(name, schema)| term(Kind::Option, name, schema, &schema["description"])),
    );
    all
}

/// What somebody may do who plays no part in the game, as it may be written; empty for all others.
fn done_by(actor: &str) -> String {
    let by = Actor::named(actor).filter(|by| by.is_outsider() || *by == Actor::Assistant);
    let Some(by) = by else {
        return String::new();
    };
    let mut names: Vec<_> = Act::samples()
        .iter()
        .filter(|act| act.force(by) == Force::Own)
        .map(Act::name)
        .collect();
    names.dedup();
    names.join(" | ")
}

fn entries(rows: &'static Schema) -> impl Iterator<Item = (&'static str, &'static Schema)> {
    let rows = rows.as_object().into_iter().flatten();
    rows.map(|(name, schema)| (name.as_str(), schema))
}

/// A part of the schema, followed to what it refers to.
fn part(schema: &'static Schema) -> &'static Schema {
    let to = schema["$ref"].as_str().and_then(|to| to.strip_prefix('#'));
    match to.and_then(|to| shape().pointer(to)) {
        Some(found) => part(found),
        None => schema,
    }
}

fn term(kind: Kind, name: &str, schema: &'static Schema, means: &Schema) -> Term {
    let alone = matches!(Form::of(part(schema)), Form::Nothing | Form::Anything);
    let means = means.as_str().unwrap_or_default().split("\n\n").next();
    let mut within = Vec::new();
    collect(schema, &mut within, 0);
    Term {
        kind,
        name: name.to_owned(),
        means: means.unwrap_or_default().replace('\n', " "),
        keys: if alone {
            String::new()
        } else {
            keys(schema, &part)
        },
        content: (!alone).then(|| flow(&example(schema, &part))),
        within,
    }
}

/// How deep the names within a term are looked for.
const DEEPEST: usize = 6;

/// The names within a part of the schema, with what they mean; not those of the effects that an arbiter may announce.
fn collect(schema: &'static Schema, within: &mut Vec<(String, String)>, depth: usize) {
    let schema = part(schema);
    if depth > DEEPEST || schema["title"] == "effect" {
        return;
    }
    let mut add = |name: &str, schema: &Schema| {
        let means = schema["description"].as_str().unwrap_or_default();
        within.push((name.to_owned(), means.to_owned()));
    };
    for word in schema["enum"].as_array().into_iter().flatten() {
        if let Some(word) = word.as_str().filter(|word| !PLAYERS.contains(word)) {
            add(word, &Schema::Null);
        }
    }
    for key in ["oneOf", "anyOf", "prefixItems"] {
        for one in schema[key].as_array().into_iter().flatten() {
            if let Some(word) = one["const"].as_str() {
                add(word, one);
            }
        }
    }
    for (name, inner) in entries(&schema["properties"]) {
        add(name, inner);
    }
    for key in ["oneOf", "anyOf", "prefixItems"] {
        for one in schema[key].as_array().into_iter().flatten() {
            collect(one, within, depth + 1);
        }
    }
    for (_, inner) in entries(&schema["properties"]) {
        collect(inner, within, depth + 1);
    }
    if !schema["items"].is_null() {
        collect(&schema["items"], within, depth + 1);
    }
}
