//! The JSON Schema of scenarios: for the editors of those who write them, and for telling them what does not fit.

use crate::board::{Player, Side};
use crate::edition::{EditionData, Named, Params};
use crate::game::{Act, Actor, ByPlayer, Effect, Finding, MoveAct, Particulars, Tells};
use crate::read::scenario::{Circumstances, MoveDetails, Written, WrittenEvent};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::{Map, Value, json};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// The JSON Schema as a text: each of its parts on a line of its own.
pub fn schema_text(editions: &[EditionData]) -> String {
    let mut schema = schema(editions).to_value();
    let parts = schema["$defs"].take();
    let mut text = String::from("{\n");
    for (key, value) in schema.as_object().into_iter().flatten() {
        if key != "$defs" {
            text += &format!("{}: {value},\n", json!(key));
        }
    }
    let parts = parts.as_object().into_iter().flatten();
    let lines: Vec<String> = parts
        .map(|(key, value)| format!("{}: {value}", json!(key)))
        .collect();
    text + "\"$defs\": {\n" + &lines.join(",\n") + "\n}\n}\n"
}

/// The JSON Schema of one case, that is of one YAML document, with the editions that it may name.
fn schema(editions: &[EditionData]) -> Schema {
    let mut schema = shape().clone();
    let years: Vec<u16> = editions.iter().map(|data| data.edition.year()).collect();
    if let Some(edition) = schema.pointer_mut("/$defs/Edition") {
        *edition = json!({ "enum": years });
    }
    share_alike(&mut schema);
    either_flag(&mut schema);
    if let Some(flag) = schema.pointer_mut("/$defs/YesNo") {
        *flag = json!({ "enum": ["yes", "no", true, false] });
    }
    schema.try_into().unwrap_or_default()
}

/// Lets what is expected refer to what it does not differ from, save for an example.
fn share_alike(schema: &mut Value) {
    let parts = schema["$defs"].clone();
    for (part, own) in parts.as_object().into_iter().flatten() {
        let expected = schema.pointer_mut(&format!("/$defs/Expected{part}/oneOf"));
        let expected = expected.and_then(Value::as_array_mut).into_iter().flatten();
        let own = own["oneOf"].as_array().into_iter().flatten();
        for (at, (own, variant)) in own.zip(expected).enumerate() {
            if without_examples(own) == without_examples(variant) {
                *variant = json!({ "$ref": format!("#/$defs/{part}/oneOf/{at}") });
            }
        }
    }
}

fn without_examples(schema: &Value) -> Value {
    match schema {
        Value::Array(all) => all.iter().map(without_examples).collect(),
        Value::Object(all) => {
            let told = all.iter().filter(|(key, _)| *key != "examples");
            let told = told.map(|(key, value)| (key.clone(), without_examples(value)));
            Value::Object(told.collect())
        }
        plain => plain.clone(),
    }
}

/// Lets flags be yes and no as well as true and false, as they are read, and leaves out defaults that say nothing.
fn either_flag(schema: &mut Value) {
    match schema {
        Value::Array(all) => all.iter_mut().for_each(either_flag),
        Value::Object(all) => {
            if all
                .get("type")
                .is_some_and(|kind| *kind == json!("boolean"))
            {
                all.remove("type");
                all.insert("$ref".into(), "#/$defs/YesNo".into());
            } else if all
                .get("type")
                .is_some_and(|kind| *kind == json!(["boolean", "null"]))
            {
                all.remove("type");
                let flag = json!({ "$ref": "#/$defs/YesNo" });
                all.insert("anyOf".into(), json!([flag, { "type": "null" }]));
            }
            let says_nothing =
                |value: &Value| value.is_null() || value.is_array() || value.is_object();
            if all.get("default").is_some_and(says_nothing) {
                all.remove("default");
            }
            all.values_mut().for_each(either_flag);
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// The schema as cases are held against it: each flag in the form that its place has.
pub(super) fn shape() -> &'static Value {
    static SHAPE: OnceLock<Value> = OnceLock::new();
    SHAPE.get_or_init(|| {
        let mut schema = schemars::schema_for!(Written).to_value();
        name_findings(&mut schema);
        name_parameters(&mut schema);
        show_effects(&mut schema);
        for (part, title) in [
            ("", "case"),
            ("/$defs/Effect", "effect"),
            ("/$defs/ExpectedEffect", "effect"),
            ("/$defs/Finding", "finding"),
            ("/$defs/Assertions/properties/found", "finding"),
            ("/$defs/Event", "actor"),
        ] {
            if let Some(Value::Object(part)) = schema.pointer_mut(part) {
                part.insert("title".into(), title.into());
            }
        }
        if let Some(Value::Object(period)) = schema.pointer_mut("/$defs/Period") {
            let example = json!({ "moves": 40, "time": "1:30:00", "increment": "0:00:30" });
            period.insert("examples".into(), json!([example]));
        }
        schema
    })
}

/// Lists the findings as the keys of what is found.
fn name_findings(schema: &mut Value) {
    let all = variants(schema.pointer("/$defs/Finding").unwrap_or(&Value::Null));
    let said: BTreeMap<&str, &Value> = all
        .iter()
        .filter_map(|one| Some((one["const"].as_str()?, &one["description"])))
        .collect();
    let row = |name: &str| {
        let row = json!({ "$ref": "#/$defs/YesNo", "description": said.get(name) });
        (name.to_owned(), row)
    };
    let names: Map<String, Value> = Finding::NAMES.iter().map(|name| row(name)).collect();
    let found = schema.pointer_mut("/$defs/Assertions/properties/found");
    if let Some(Value::Object(found)) = found {
        found.insert("properties".into(), names.into());
        found.insert("additionalProperties".into(), false.into());
    }
}

/// Lets an expected effect name a parameter where it has a time.
fn name_parameters(schema: &mut Value) {
    let names = Params::KEYS.join("|");
    let parts = schema["$defs"].clone();
    let mut named = Map::new();
    named.insert(
        "ExpectedTime".to_owned(),
        json!({ "anyOf": [
            { "$ref": "#/$defs/Time" },
            { "$ref": "#/$defs/Parameter" },
        ] }),
    );
    named.insert(
        "Parameter".to_owned(),
        json!({
            "type": "string",
            "pattern": format!("^({names})( [1-9][0-9]*)?$"),
            "description": "the name of a parameter, with a step where it is a ladder",
        }),
    );
    with_names("Effect", &parts, &mut named);
    if let Some(Value::Object(parts)) = schema.get_mut("$defs") {
        parts.extend(named);
    }
}

/// Adds the variant of a part that has `ExpectedTime` wherever it has a time; whether there is such a place.
fn with_names(part: &str, parts: &Value, named: &mut Map<String, Value>) -> bool {
    let key = format!("Expected{part}");
    if named.contains_key(&key) {
        return true;
    }
    let mut variant = parts[part].clone();
    let times = renamed(&mut variant, parts, named);
    if times {
        named.insert(key, variant);
    }
    times
}

/// Whether a schema has a time somewhere; then it refers to the variants that name parameters.
fn renamed(schema: &mut Value, parts: &Value, named: &mut Map<String, Value>) -> bool {
    match schema {
        Value::Array(all) => {
            let mut any = false;
            for one in all {
                any |= renamed(one, parts, named);
            }
            any
        }
        Value::Object(all) => {
            let mut any = false;
            for (key, value) in all.iter_mut() {
                let part = value.as_str().and_then(|to| to.strip_prefix("#/$defs/"));
                any |= match part.map(str::to_owned) {
                    Some(part) if key == "$ref" && with_names(&part, parts, named) => {
                        *value = format!("#/$defs/Expected{part}").into();
                        true
                    }
                    Some(_) => false,
                    None => renamed(value, parts, named),
                };
            }
            any
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => false,
    }
}

/// Gives each effect an example.
fn show_effects(schema: &mut Value) {
    let samples = Effect::samples();
    let parts = schema["$defs"].clone();
    let variants = schema.pointer_mut("/$defs/Effect/oneOf");
    let variants = variants.and_then(Value::as_array_mut);
    for variant in variants.into_iter().flatten() {
        let Some(Value::Object(content)) = variant.get_mut("properties") else {
            continue;
        };
        for (name, content) in content {
            let named = samples.iter().filter(|effect| effect.name() == name);
            let told = named.map(|effect| (json!(effect), effect.particulars()));
            let example = example(name, content, &parts, told);
            if let (Some(content), Some(example)) = (content.as_object_mut(), example) {
                content.insert("examples".into(), json!([example]));
            }
        }
    }
}

/// Of the samples of one variant, the one that shows best how it is written: short, but with what is told first.
fn example(
    name: &str,
    schema: &Value,
    parts: &Value,
    samples: impl Iterator<Item = (Value, Particulars)>,
) -> Option<Value> {
    let contents = samples.filter_map(|(written, told)| {
        let mut content = written.get(name)?.clone();
        let first = told.0.first().map(|(field, _)| field.replace('_', "-"));
        plain(&mut content, schema, parts);
        let lacks_first = match (&content, first) {
            (Value::Object(all), Some(first)) => !all.contains_key(&first),
            _ => false,
        };
        let text = content.to_string();
        let width = content.as_object().map_or(0, Map::len);
        let alike = content.as_object().map_or(0, |all| {
            let values: std::collections::BTreeSet<String> =
                all.values().map(Value::to_string).collect();
            width - values.len()
        });
        let empty = matches!(&content, Value::Array(all) if all.is_empty());
        let shown = (empty, lacks_first, width, alike, text.len());
        Some(((shown, std::cmp::Reverse(text)), content))
    });
    let best = contents.min_by(|(a, _), (b, _)| a.cmp(b))?;
    Some(best.1)
}

/// Leaves out what needs not be said: what is not told, and what is so anyhow.
fn plain(content: &mut Value, schema: &Value, parts: &Value) {
    let part = |schema: &Value| {
        let name = schema["$ref"].as_str()?.strip_prefix("#/$defs/")?;
        parts.get(name)
    };
    let schema = part(schema).unwrap_or(schema);
    let either = schema["anyOf"].as_array();
    let of_map = either.and_then(|all| all.iter().find(|one| one["type"] == "object"));
    let properties = &of_map.unwrap_or(schema)["properties"];
    let Value::Object(all) = content else {
        return;
    };
    all.retain(|key, value| {
        plain(value, &properties[key], parts);
        !value.is_null() && properties[key].get("default") != Some(value)
    });
    let text = all.get("text").filter(|_| all.len() == 1).cloned();
    let as_text = either.is_some_and(|all| all.iter().any(|one| one["type"] == "string"));
    if let (Some(text), true) = (text, as_text) {
        *content = text;
    }
}

impl JsonSchema for Player {
    fn schema_name() -> Cow<'static, str> {
        "Player".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "enum": ["white", "black", "a", "b"] })
    }
}

impl JsonSchema for Side {
    fn schema_name() -> Cow<'static, str> {
        "Side".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "enum": Side::ALL })
    }
}

impl JsonSchema for MoveAct {
    fn schema_name() -> Cow<'static, str> {
        "Move".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({ "anyOf": [
            {
                "type": "string",
                "description": "A move such as Nf3, English letters; made and pressed.",
                "examples": ["Nf3"],
            },
            MoveDetails::json_schema(generator),
        ] })
    }
}

impl<T: JsonSchema + Default> JsonSchema for ByPlayer<T> {
    fn schema_name() -> Cow<'static, str> {
        format!("ByPlayer_{}", T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let one = generator.subschema_for::<T>();
        json_schema!({
            "type": "object",
            "additionalProperties": false,
            "properties": { "white": one, "black": one, "a": one, "b": one },
        })
    }
}

impl JsonSchema for WrittenEvent {
    fn schema_name() -> Cow<'static, str> {
        "Event".into()
    }

    /// One actor, and what he did.
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let done = generator.subschema_for::<Done>().to_value();
        let properties: Map<String, Value> = Actor::NAMES
            .iter()
            .map(|actor| ((*actor).to_owned(), done.clone()))
            .collect();
        json_schema!({
            "type": "object",
            "minProperties": 1,
            "maxProperties": 1,
            "additionalProperties": false,
            "properties": properties,
        })
    }
}

/// What an actor did: a word, or a map of one act and its circumstances.
struct Done;

impl JsonSchema for Done {
    fn schema_name() -> Cow<'static, str> {
        "Done".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let acts = acts(generator);
        let parts = generator.definitions().clone();
        let words = acts.iter().filter(|(_, content)| {
            let part = content["$ref"]
                .as_str()
                .and_then(|to| to.strip_prefix("#/$defs/"));
            let content = part.and_then(|part| parts.get(part)).unwrap_or(content);
            let may_be_empty =
                |content: &Value| content["type"] == "object" && content.get("required").is_none();
            let either = content["anyOf"].as_array().into_iter().flatten();
            content["type"] == "null"
                || may_be_empty(content)
                || either.into_iter().any(may_be_empty)
        });
        let words: Vec<&String> = words.map(|(name, _)| name).collect();
        let one: Vec<Value> = acts
            .keys()
            .map(|act| json!({ "required": [act] }))
            .collect();
        let mut properties = acts.clone();
        let circumstances = Circumstances::json_schema(generator).to_value();
        if let Some(all) = circumstances["properties"].as_object() {
            properties.extend(all.clone());
        }
        json_schema!({ "title": "act", "anyOf": [
            { "enum": words },
            {
                "type": "object",
                "additionalProperties": false,
                "properties": properties,
                "oneOf": one,
            },
        ] })
    }
}

/// The acts with what each of them needs, described and with an example.
fn acts(generator: &mut SchemaGenerator) -> Map<String, Value> {
    let samples = Act::samples();
    let mut acts = Map::new();
    let all = variants(Act::json_schema(generator).as_value());
    let parts = Value::Object(generator.definitions().clone());
    for variant in all {
        let (name, mut content) = match variant.get("properties").and_then(Value::as_object) {
            Some(content) => match content.iter().next() {
                Some((name, content)) => (name.clone(), content.clone()),
                None => continue,
            },
            None => match variant["const"].as_str() {
                Some(word) => (word.to_owned(), json!({ "type": "null" })),
                None => continue,
            },
        };
        let named = samples.iter().filter(|act| act.name() == name);
        let told = named.map(|act| (json!(act), act.particulars()));
        let example = example(&name, &content, &parts, told);
        if let Some(all) = content.as_object_mut() {
            all.insert("description".into(), variant["description"].clone());
            if let Some(example) = example {
                all.insert("examples".into(), json!([example]));
            }
        }
        acts.insert(name, content);
    }
    acts
}

/// The variants of an externally tagged enum, each with its description.
fn variants(schema: &Value) -> Vec<Value> {
    match schema.get("oneOf").and_then(Value::as_array) {
        Some(all) => all
            .iter()
            .flat_map(|one| match one.get("enum").and_then(Value::as_array) {
                Some(words) => words.iter().map(|word| json!({ "const": word })).collect(),
                None => vec![one.clone()],
            })
            .collect(),
        None => vec![schema.clone()],
    }
}
