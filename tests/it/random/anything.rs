//! Acts made from their own schema: whatever a scenario can say, a random list can contain.

use super::Dice;
use jadoube::board::Player;
use jadoube::edition::Options;
use jadoube::game::{Act, Actor, Assertions};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// Everything that an event can say, by its schema.
pub struct Anything {
    definitions: Map<String, Value>,
    /// The acts by name, each with the schema of its value; none where it is a word.
    pub variants: BTreeMap<String, Option<Value>>,
    assertions: Value,
    options: Value,
}

/// Texts for whatever is written as a text: squares, moves, times, players.
const TEXTS: [&str; 20] = [
    "e2", "d4", "a8", "h1", "Nf3", "e4", "O-O", "exd5", "e8=Q", "0:00:30", "0:05:00", "1:30:00",
    "white", "black", "a", "b", "queen", "rook", "knight", "pawn",
];

const NUMBERS: [u64; 10] = [0, 1, 2, 3, 5, 9, 10, 50, 75, 518];

/// A text may stand for a square, a move, a time or a player: some try fits.
const TRIES: usize = 2_000;

/// The name of an act, as scenarios write it.
pub fn name_of(act: &Act) -> String {
    match serde_json::to_value(act) {
        Ok(Value::String(word)) => word,
        Ok(Value::Object(map)) => map.keys().next().cloned().unwrap_or_default(),
        other => panic!("{act:?} is written as {other:?}"),
    }
}

impl Anything {
    /// Reads the schema of all acts.
    pub fn new() -> Self {
        let mut generator = schemars::generate::SchemaSettings::draft2020_12().into_generator();
        let acts = generator.subschema_for::<Act>().to_value();
        let assertions = generator.subschema_for::<Assertions>().to_value();
        let options = generator.subschema_for::<Options>().to_value();
        let definitions = generator.take_definitions(true);
        let mut all = Anything {
            definitions,
            variants: BTreeMap::new(),
            assertions,
            options,
        };
        let acts = all.resolved(&acts).clone();
        for one in acts["oneOf"].as_array().expect("an act is one of several") {
            if let Some(words) = one["enum"].as_array() {
                for word in words.iter().filter_map(Value::as_str) {
                    all.variants.insert(word.to_owned(), None);
                }
            } else if let Some(word) = one["const"].as_str() {
                all.variants.insert(word.to_owned(), None);
            } else {
                let named = one["properties"].as_object().expect("a map of one key");
                for (name, schema) in named {
                    all.variants.insert(name.clone(), Some(schema.clone()));
                }
            }
        }
        all
    }

    /// Any act, done by anybody.
    pub fn done_by_anybody(&self, dice: &mut Dice, turn: Player) -> (Actor, Act) {
        let by = match dice.below(6) {
            0 => Actor::Player(turn),
            1 => Actor::Arbiter,
            _ => dice.of(&Actor::all().collect::<Vec<_>>()),
        };
        let nth = dice.below(self.variants.len());
        let (name, schema) = self.variants.iter().nth(nth).expect("one of them");
        (by, self.act(dice, name, schema.as_ref()))
    }

    fn act(&self, dice: &mut Dice, name: &str, schema: Option<&Value>) -> Act {
        let Some(schema) = schema else {
            return serde_json::from_value(json!(name)).expect("a word is an act");
        };
        self.made(dice, |value| json!({ name: value }), schema)
            .unwrap_or_else(|| panic!("no try made the act `{name}` of {schema}"))
    }

    /// What is asserted of an event; mostly nothing.
    pub fn assertions(&self, dice: &mut Dice) -> Assertions {
        if !dice.one_in(4) {
            return Assertions::default();
        }
        self.made(dice, |value| value, &self.assertions)
            .unwrap_or_default()
    }

    /// What an event may choose.
    pub fn options(&self, dice: &mut Dice) -> Options {
        self.made(dice, |value| value, &self.options)
            .unwrap_or_default()
    }

    fn made<T: DeserializeOwned>(
        &self,
        dice: &mut Dice,
        whole: impl Fn(Value) -> Value,
        schema: &Value,
    ) -> Option<T> {
        (0..TRIES).find_map(|_| serde_json::from_value(whole(self.value(dice, schema))).ok())
    }

    fn resolved<'v>(&'v self, schema: &'v Value) -> &'v Value {
        match schema["$ref"]
            .as_str()
            .and_then(|name| name.rsplit('/').next())
        {
            Some(name) => self.resolved(&self.definitions[name]),
            None => schema,
        }
    }

    fn value(&self, dice: &mut Dice, schema: &Value) -> Value {
        let schema = self.resolved(schema);
        for several in ["oneOf", "anyOf"] {
            if let Some(all) = schema[several].as_array() {
                let nth = dice.below(all.len());
                return self.value(dice, &all[nth]);
            }
        }
        if let Some(only) = schema.get("const") {
            return only.clone();
        }
        if let Some(words) = schema["enum"].as_array() {
            return words[dice.below(words.len())].clone();
        }
        let kind = match &schema["type"] {
            Value::Array(kinds) => kinds[dice.below(kinds.len())].as_str(),
            one => one.as_str(),
        };
        match kind {
            Some("object") => self.object(dice, schema),
            Some("array") => self.array(dice, schema),
            Some("string") => json!(dice.of(&TEXTS)),
            Some("integer" | "number") => json!(dice.of(&NUMBERS)),
            Some("boolean") => json!(dice.one_in(2)),
            _ => Value::Null,
        }
    }

    fn object(&self, dice: &mut Dice, schema: &Value) -> Value {
        let mut made = Map::new();
        let required = schema["required"].as_array();
        for (name, of) in schema["properties"].as_object().into_iter().flatten() {
            let needed = required.is_some_and(|all| all.iter().any(|one| one == name));
            if needed || dice.one_in(3) {
                made.insert(name.clone(), self.value(dice, of));
            }
        }
        Value::Object(made)
    }

    fn array(&self, dice: &mut Dice, schema: &Value) -> Value {
        if let Some(places) = schema["prefixItems"].as_array() {
            return places.iter().map(|of| self.value(dice, of)).collect();
        }
        (0..dice.below(4))
            .map(|_| self.value(dice, &schema["items"]))
            .collect()
    }
}
