//! The JSON Schema of scenarios, for the editors of those who write them.

use crate::board::Player;
use crate::clock::Millis;
use crate::edition::{EditionData, Params};
use crate::game::{
    Act, Actor, Assertions, ByPlayer, Hand, Hands, MoveAct, Order, Promotion, Sight, YesNo,
};
use crate::read::scenario::{Display, Written, WrittenEvent};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::{Map, Value, json};
use std::borrow::Cow;

/// The JSON Schema of one case, that is of one YAML document, with the editions that it may name.
pub fn schema(editions: &[EditionData]) -> Schema {
    let mut schema = schemars::schema_for!(Written);
    let years: Vec<u16> = editions.iter().map(|data| data.edition.year()).collect();
    if let Some(edition) = schema.pointer_mut("/$defs/Edition") {
        *edition = json!({ "enum": years });
    }
    name_parameters(&mut schema);
    schema
}

/// Lets an expected effect name a parameter where it has a time.
fn name_parameters(schema: &mut Schema) {
    let time = Millis::json_schema(&mut SchemaGenerator::default()).to_value();
    let names = Params::KEYS.join("|");
    let named = json!({ "anyOf": [
        time,
        {
            "type": "string",
            "pattern": format!("^({names})( [1-9][0-9]*)?$"),
            "description": "The name of a parameter, with a step where it is a ladder.",
        },
    ] });
    let effect = schema.pointer("/$defs/Effect").cloned();
    let parts = schema.pointer("/$defs").cloned().unwrap_or_default();
    let with_names = effect.map(|effect| replaced(&effect, &time, &named, &parts));
    if let (Some(effect), Some(expected)) =
        (with_names, schema.pointer_mut("/$defs/ExpectedEffect"))
    {
        *expected = effect;
    }
}

/// The schema with another one in place of a part of it, also in what it refers to.
fn replaced(schema: &Value, old: &Value, new: &Value, parts: &Value) -> Value {
    let again = |part: &Value| replaced(part, old, new, parts);
    if schema == old {
        return new.clone();
    }
    match schema {
        Value::Array(all) => Value::Array(all.iter().map(again).collect()),
        Value::Object(all) => {
            let reference = all.get("$ref").and_then(Value::as_str);
            let part = reference.and_then(|path| parts.get(path.strip_prefix("#/$defs/")?));
            if let Some(part) = part {
                let inside = again(part);
                if inside != *part {
                    return inside;
                }
            }
            let entries = all.iter().map(|(key, value)| (key.clone(), again(value)));
            Value::Object(entries.collect())
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => schema.clone(),
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

impl JsonSchema for MoveAct {
    fn schema_name() -> Cow<'static, str> {
        "Move".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({ "anyOf": [
            { "type": "string", "description": "A move such as Nf3, English letters; made and pressed." },
            {
                "type": "object",
                "additionalProperties": false,
                "properties": {
                    "text": { "type": "string" },
                    "pressed": generator.subschema_for::<YesNo>(),
                    "hands": generator.subschema_for::<Hands>(),
                    "promotion": generator.subschema_for::<Promotion>(),
                },
            },
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

    /// One actor, and either a word or a map of one act and its circumstances.
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let mut words = Vec::new();
        let mut doings = Vec::new();
        let circumstances = circumstances(generator);
        for variant in variants(&Act::json_schema(generator)) {
            match variant {
                Value::String(word) => words.push(Value::String(word)),
                Value::Object(act) => {
                    let name = act.keys().next().cloned().unwrap_or_default();
                    doings.push(doing(&name, act, &circumstances));
                }
                _ => {}
            }
        }
        doings.extend(words.iter().filter_map(|word| {
            let name = word.as_str()?.to_owned();
            let mut act = Map::new();
            act.insert(
                name.clone(),
                json!({ "type": ["null", "boolean", "string"] }),
            );
            Some(doing(&name, act, &circumstances))
        }));
        let done = json!({ "anyOf": [{ "enum": words }, { "anyOf": doings }] });
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

/// The circumstances that any event may carry.
fn circumstances(generator: &mut SchemaGenerator) -> Map<String, Value> {
    let mut all = Map::new();
    all.insert("about".into(), json!({ "type": "integer", "minimum": 1 }));
    all.insert(
        "order".into(),
        generator.subschema_for::<Order>().to_value(),
    );
    all.insert("seen".into(), generator.subschema_for::<Sight>().to_value());
    all.insert("hand".into(), generator.subschema_for::<Hand>().to_value());
    all.insert(
        "disputed".into(),
        generator.subschema_for::<YesNo>().to_value(),
    );
    let time = generator.subschema_for::<Display>().to_value();
    all.insert("left".into(), time);
    let clocks = generator
        .subschema_for::<ByPlayer<Option<Display>>>()
        .to_value();
    all.insert("clocks".into(), clocks);
    all.insert(
        "known".into(),
        generator.subschema_for::<Assertions>().to_value(),
    );
    all
}

fn doing(name: &str, act: Map<String, Value>, circumstances: &Map<String, Value>) -> Value {
    let mut properties = circumstances.clone();
    properties.extend(act);
    json!({
        "type": "object",
        "additionalProperties": false,
        "required": [name],
        "properties": properties,
    })
}

/// The variants of an externally tagged enum: words, and maps of one key to its schema.
fn variants(schema: &Schema) -> Vec<Value> {
    let of = |one: &Value| -> Vec<Value> {
        if let Some(words) = one.get("enum").and_then(Value::as_array) {
            return words.clone();
        }
        if let Some(word) = one.get("const") {
            return vec![word.clone()];
        }
        one.get("properties").cloned().into_iter().collect()
    };
    match schema.as_value().get("oneOf").and_then(Value::as_array) {
        Some(all) => all.iter().flat_map(of).collect(),
        None => of(schema.as_value()),
    }
}
