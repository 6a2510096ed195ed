//! What a part of the schema asks for, what it is called in a sentence, and an example of it.

use crate::clock::{Millis, read_time_of_day};
use crate::read::scenario::ID;
use serde_json::Value as Schema;
use serde_yaml::Value;

/// The most names that a list shows.
const MOST: usize = 24;

/// Counts above this are no game of chess.
const HIGHEST: u64 = 10_000;

/// What a part of the schema asks for.
pub enum Form<'s> {
    /// Whatever.
    Anything,
    /// Nothing at all.
    Nothing,
    /// This, or nothing.
    Optional(&'s Schema),
    /// Yes or no, as a boolean.
    Flag,
    /// One of these words.
    Words(Vec<&'s str>),
    /// A whole number.
    Number {
        /// The least.
        least: u64,
        /// The most.
        most: u64,
    },
    /// A number or a text.
    Points,
    /// A text, perhaps of a certain form.
    Text(Option<&'s str>),
    /// A list of these.
    List(&'s Schema),
    /// A list of exactly these, one of each.
    Row(&'s [Schema]),
    /// A word, or a map of one of these keys.
    Choice(&'s [Schema]),
    /// One of these forms.
    Either(&'s [Schema]),
    /// A map with these keys.
    Map(&'s serde_json::Map<String, Schema>),
}

impl<'s> Form<'s> {
    /// What this part asks for.
    pub fn of(schema: &'s Schema) -> Self {
        let is = |name: &str| match &schema["type"] {
            Schema::String(kind) => kind == name,
            Schema::Array(kinds) => kinds.iter().any(|kind| kind == name),
            _ => false,
        };
        let list = |key: &str| schema[key].as_array().map(Vec::as_slice);
        if let Some([inner, null]) = list("anyOf")
            && null["type"] == "null"
        {
            return Form::Optional(inner);
        }
        if let Some(all) = list("oneOf").filter(|_| !is("object")) {
            let words: Option<Vec<&str>> = all.iter().map(|one| one["const"].as_str()).collect();
            let one_key = |one: &Schema| {
                one["const"].is_string()
                    || one["enum"].is_array()
                    || one["required"].as_array().is_some_and(|all| all.len() == 1)
            };
            return match words {
                Some(words) => Form::Words(words),
                None if all.iter().all(one_key) => Form::Choice(all),
                None => Form::Either(all),
            };
        }
        if let Some(all) = list("anyOf") {
            return Form::Either(all);
        }
        if let Some(words) = list("enum") {
            return Form::Words(words.iter().filter_map(Schema::as_str).collect());
        }
        if let Some(word) = schema["const"].as_str() {
            return Form::Words(vec![word]);
        }
        if let Some(items) = list("prefixItems") {
            return Form::Row(items);
        }
        if is("array") {
            return Form::List(&schema["items"]);
        }
        if let Some(properties) = schema["properties"].as_object() {
            return Form::Map(properties);
        }
        if is("boolean") {
            return Form::Flag;
        }
        if is("number") {
            return Form::Points;
        }
        if is("integer") {
            let least = schema["minimum"].as_u64().unwrap_or(0);
            let most = schema["maximum"].as_u64().unwrap_or(HIGHEST);
            return Form::Number { least, most };
        }
        if is("string") {
            return Form::Text(schema["pattern"].as_str());
        }
        if is("null") {
            return Form::Nothing;
        }
        Form::Anything
    }

    /// Whether a value is of a kind that this may be.
    pub fn takes(&self, value: &Value) -> bool {
        match self {
            Form::Anything => true,
            Form::Nothing => value.is_null(),
            Form::Optional(_) => true,
            Form::Flag => value.is_bool() || value.is_string(),
            Form::Words(_) | Form::Text(_) => {
                !matches!(value, Value::Mapping(_) | Value::Sequence(_) | Value::Null)
            }
            Form::Number { .. } => value.is_number(),
            Form::Points => value.is_number() || value.is_string(),
            Form::List(_) | Form::Row(_) => value.is_sequence(),
            Form::Choice(_) => value.is_string() || value.is_mapping(),
            Form::Either(all) => all.iter().any(|one| Form::of(one).takes(value)),
            Form::Map(_) => value.is_mapping() || value.is_null(),
        }
    }
}

/// The keys that a map must have.
pub fn required(schema: &Schema) -> Vec<&str> {
    let all = schema["required"].as_array().into_iter().flatten();
    all.filter_map(Schema::as_str).collect()
}

/// The acts, out of the part that has them beside their circumstances.
pub fn acts(doing: &Schema) -> Vec<&str> {
    let all = doing["oneOf"].as_array().into_iter().flatten();
    all.flat_map(required).collect()
}

/// The words of a part.
pub fn words(schema: &Schema) -> impl Iterator<Item = &str> {
    let listed = schema["enum"].as_array().into_iter().flatten();
    let all = std::iter::once(&schema["const"]).chain(listed);
    all.filter_map(Schema::as_str)
}

/// The names of all variants.
pub fn names(variants: &[Schema]) -> Vec<&str> {
    let of = |one| -> Vec<&str> {
        let one: &Schema = one;
        if let Some(word) = one["const"].as_str() {
            return vec![word];
        }
        match one["enum"].as_array() {
            Some(words) => words.iter().filter_map(Schema::as_str).collect(),
            None => required(one),
        }
    };
    variants.iter().flat_map(of).collect()
}

/// A map of one key as a list of two, `{accident: yes}` as `[accident, yes]`.
pub fn as_row(value: &mut Value) -> &mut Value {
    if let Value::Mapping(all) = &*value
        && let (1, Some((key, inner))) = (all.len(), all.iter().next())
    {
        *value = Value::Sequence(vec![key.clone(), inner.clone()]);
    }
    value
}

/// What is written, to be shown again.
pub fn as_schema(value: &Value) -> Schema {
    serde_json::to_value(value).unwrap_or_default()
}

/// A key as text.
pub fn as_key(key: &Value) -> Option<String> {
    match key {
        Value::String(text) => Some(text.clone()),
        Value::Bool(so) => Some(so.to_string()),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    }
}

/// A name in a sentence.
pub fn quoted(name: &str) -> String {
    format!("`{name}`")
}

/// Several names to choose from.
pub fn list(names: &[&str]) -> String {
    let mut all: Vec<String> = names.iter().take(MOST).map(|name| quoted(name)).collect();
    if names.len() > MOST {
        all.push("…".to_owned());
    }
    match &all[..] {
        [one] => one.clone(),
        all => format!("one of {}", all.join(", ")),
    }
}

/// What a value is, in a sentence.
pub fn kind(value: &Value) -> String {
    match value {
        Value::Null => "empty".to_owned(),
        Value::Bool(so) => format!("`{so}`"),
        Value::Number(number) => format!("the number {number}"),
        Value::String(text) if text.is_empty() => "an empty text".to_owned(),
        Value::String(text) => format!("`{}`", text.chars().take(60).collect::<String>()),
        Value::Sequence(_) => "a list".to_owned(),
        Value::Mapping(_) => "a map".to_owned(),
        Value::Tagged(tagged) => format!("the tag `{}`", tagged.tag),
    }
}

/// Finds what a part refers to.
type Part<'p> = dyn Fn(&'static Schema) -> &'static Schema + 'p;

/// What belongs to a part, in a sentence.
pub fn told(schema: &'static Schema, part: &Part<'_>) -> String {
    let described = |schema: &Schema| {
        let text = schema["description"].as_str()?;
        let sentence = text.split("\n\n").next()?;
        let sentence = sentence.trim_end_matches('.').replace('\n', " ");
        let mut letters = sentence.chars();
        let first = letters.next()?.to_lowercase();
        Some(first.chain(letters).collect::<String>())
    };
    let outer = schema;
    let schema = part(schema);
    match Form::of(schema) {
        Form::Anything => "a value".to_owned(),
        Form::Nothing => "nothing behind it".to_owned(),
        Form::Optional(inner) => told(inner, part),
        Form::Flag => "yes or no".to_owned(),
        Form::Words(words) => list(&words),
        Form::Number { least, most } => format!("a number from {least} to {most}"),
        Form::Text(Some(pattern)) if pattern.contains(':') => {
            "hours, minutes and seconds, such as \"0:04:10\"".to_owned()
        }
        Form::Points | Form::Text(Some(_)) => {
            described(schema).unwrap_or_else(|| "a text".to_owned())
        }
        Form::Text(None) => {
            let what = described(outer).map(|what| format!(" ({what})"));
            format!("a text{}", what.unwrap_or_default())
        }
        Form::List(item) => format!("a list; each item is {}", told(item, part)),
        Form::Row(items) => {
            let each: Vec<String> = items.iter().map(|item| told(item, part)).collect();
            format!("a list: first {}", each.join("; then "))
        }
        Form::Choice(variants) => list(&names(variants)),
        Form::Either(all) => {
            let each: Vec<String> = all.iter().map(|one| told(one, part)).collect();
            each.join(", or ")
        }
        Form::Map(properties) => {
            let needed = required(schema);
            let keys: Vec<&str> = properties.keys().map(String::as_str).collect();
            let optional = keys.iter().filter(|key| !needed.contains(key)).copied();
            let optional: Vec<&str> = optional.collect();
            let said = |keys: &[&str]| -> String {
                let all: Vec<String> = keys.iter().map(|key| quoted(key)).collect();
                all.join(", ")
            };
            match (needed.is_empty(), optional.is_empty()) {
                (true, _) => format!("a map that may have {}", said(&optional)),
                (false, true) => format!("a map of {}", said(&needed)),
                (false, false) => {
                    format!(
                        "a map of {}, and perhaps {}",
                        said(&needed),
                        said(&optional)
                    )
                }
            }
        }
    }
}

/// A value that belongs to a part.
pub fn example(schema: &'static Schema, part: &Part<'_>) -> Schema {
    let given = |schema: &Schema| schema["examples"].get(0).cloned();
    if let Some(example) = given(schema) {
        return example;
    }
    let schema = part(schema);
    if let Some(example) = given(schema) {
        return example;
    }
    match Form::of(schema) {
        Form::Anything | Form::Nothing => Schema::Null,
        Form::Optional(inner) => example(inner, part),
        Form::Flag => true.into(),
        Form::Words(words) => words.first().copied().unwrap_or_default().into(),
        Form::Number { least, .. } => least.max(1).into(),
        Form::Points => 1.into(),
        Form::Text(_) => "…".into(),
        Form::List(item) => vec![example(item, part)].into(),
        Form::Row(items) => {
            let each: Vec<Schema> = items.iter().map(|item| example(item, part)).collect();
            each.into()
        }
        Form::Choice(all) | Form::Either(all) => {
            all.first().map_or(Schema::Null, |one| example(one, part))
        }
        Form::Map(properties) => {
            let mut keys = required(schema);
            if keys.is_empty() {
                let first = || properties.keys().next().map(String::as_str);
                keys.extend(match properties.contains_key("white") {
                    true => Some("white"),
                    false => first(),
                });
            }
            let shown = keys
                .into_iter()
                .filter_map(|key| Some((key.to_owned(), example(properties.get(key)?, part))));
            Schema::Object(shown.collect())
        }
    }
}

/// A value as a line of YAML.
pub fn flow(value: &Schema) -> String {
    match value {
        Schema::Null => "{}".to_owned(),
        Schema::Bool(true) => "yes".to_owned(),
        Schema::Bool(false) => "no".to_owned(),
        Schema::Number(number) => number.to_string(),
        Schema::String(text) => {
            let plain = text.starts_with(|c: char| c.is_ascii_alphabetic())
                && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
            if plain {
                text.clone()
            } else {
                format!("{text:?}")
            }
        }
        Schema::Array(all) => {
            let all: Vec<String> = all.iter().map(flow).collect();
            format!("[{}]", all.join(", "))
        }
        Schema::Object(all) => {
            let all = all
                .iter()
                .map(|(key, value)| format!("{key}: {}", flow(value)));
            format!("{{{}}}", all.collect::<Vec<_>>().join(", "))
        }
    }
}

/// Whether a text has a form that the schema asks for; a form that is not known here is left to who reads it.
pub fn matches(pattern: &str, text: &str) -> bool {
    if pattern == ID {
        let part = |part: &str| {
            let letter = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit();
            !part.is_empty() && part.chars().all(letter)
        };
        return text.split('-').all(part);
    }
    if pattern.contains("a-h") {
        return text.parse::<crate::board::Square>().is_ok();
    }
    if pattern.contains("(:") {
        return read_time_of_day(text).is_ok();
    }
    if pattern.contains(':') {
        let below = pattern.starts_with("^-?");
        let text = match text.strip_prefix(['-', '\u{2212}']).filter(|_| below) {
            Some(time) => time,
            None => text,
        };
        return text.parse::<Millis>().is_ok();
    }
    if let Some(names) = pattern.strip_prefix("^(") {
        let name = text.split(' ').next().unwrap_or_default();
        let mut all = names.split([')', '|']);
        return all.any(|known| known == name);
    }
    true
}

/// How the content of a name may be written: its keys, those that may be left out in brackets, or its words.
pub fn keys(schema: &'static Schema, part: &Part<'_>) -> String {
    let schema = part(schema);
    match Form::of(schema) {
        Form::Anything | Form::Nothing => String::new(),
        Form::Optional(inner) => keys(inner, part),
        Form::Flag => "yes | no".to_owned(),
        Form::Words(words) => words.join(" | "),
        Form::Number { least, .. } => format!("{least} | {} | …", least + 1),
        Form::Points => "1 | ½ | 0".to_owned(),
        Form::Text(_) => flow(&example(schema, part)),
        Form::List(item) => format!("[{}, …]", keys(item, part)),
        Form::Row(items) => {
            let each: Vec<String> = items.iter().map(|item| keys(item, part)).collect();
            format!("[{}]", each.join(", "))
        }
        Form::Choice(variants) => {
            let of = |one: &'static Schema| match one["properties"].as_object() {
                Some(all) => all.keys().map(|key| format!("{key}: …")).collect(),
                None => names(std::slice::from_ref(one)).join(" | "),
            };
            let each: Vec<String> = variants.iter().map(of).collect();
            each.join(" | ")
        }
        Form::Either(all) => {
            let each: Vec<String> = all.iter().map(|one| keys(one, part)).collect();
            each.join(" | ")
        }
        Form::Map(properties) => {
            let needed = required(schema);
            let each = properties
                .keys()
                .map(|key| match needed.contains(&key.as_str()) {
                    true => key.clone(),
                    false => format!("[{key}]"),
                });
            format!("{{{}}}", each.collect::<Vec<_>>().join(", "))
        }
    }
}
