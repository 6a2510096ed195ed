//! A case as it is written, held against its schema: every misfit in the words of those who write cases.
//!
//! What may be written in two ways is brought into the one that is read: flags, and acts that need nothing.

mod part;
mod shown;

pub(super) use shown::{Form, acts, example, flow, keys};

use crate::read::locate::Step;
use crate::read::near::near;
use crate::read::schema::shape;
use part::{Part, followed};
use serde_json::Value as Schema;
use serde_yaml::{Mapping, Value};
use shown::{list, names, quoted, told};
use std::collections::BTreeSet;

/// Something that does not fit, and where.
#[derive(Debug)]
pub struct Misfit {
    /// The way to it.
    pub way: Vec<Step>,
    /// Whether it is the last key on the way, otherwise its value.
    pub key: bool,
    /// What is there.
    pub found: String,
    /// What belongs there.
    pub expected: String,
}

/// What came of holding a case against its schema.
#[derive(Debug, Default)]
pub struct Fitted {
    /// Everything that does not fit.
    pub misfits: Vec<Misfit>,
    /// Each place that names a player, with the name.
    pub players: Vec<(Vec<Step>, bool, String)>,
}

/// The names of the players, by colour and as A and B.
pub const PLAYERS: [&str; 4] = ["white", "black", "a", "b"];

/// Holds a case against the schema of cases.
pub fn fit(value: &mut Value) -> Fitted {
    let mut fitting = Fitting {
        way: Vec::new(),
        fitted: Fitted::default(),
    };
    fitting.value(value, shape());
    fitting.two_kinds_of_names();
    fitting.fitted
}

/// The walk through a case.
struct Fitting {
    way: Vec<Step>,
    fitted: Fitted,
}

impl Fitting {
    fn misfit(&mut self, found: String, expected: String) {
        let way = self.way.clone();
        self.fitted.misfits.push(Misfit {
            way,
            key: false,
            found,
            expected,
        });
    }

    /// A misfit of a key below this place.
    fn misfit_of_key(&mut self, key: &str, found: String, expected: String) {
        let way = [&self.way[..], &[Step::Key(key.to_owned())]].concat();
        self.fitted.misfits.push(Misfit {
            way,
            key: true,
            found,
            expected,
        });
    }

    /// The players have colours, or they are A and B.
    fn two_kinds_of_names(&mut self) {
        let lettered = |name: &str| matches!(name, "a" | "b");
        let players = &self.fitted.players;
        let Some((_, _, first)) = players.first() else {
            return;
        };
        let other = players
            .iter()
            .find(|(_, _, name)| lettered(name) != lettered(first));
        if let Some((way, key, name)) = other.cloned() {
            let found = format!("`{name}` in a case that names `{first}`");
            let expected = "white and black, or a and b, in the whole case".to_owned();
            self.fitted.misfits.push(Misfit {
                way,
                key,
                found,
                expected,
            });
        }
    }

    /// The value that a key leads to.
    fn below(&mut self, key: String, value: &mut Value, schema: &'static Schema) {
        self.way.push(Step::Key(key));
        self.value(value, schema);
        self.way.pop();
    }

    /// How the place is called: by the last key on the way.
    fn here(&self) -> String {
        match &self.way[..] {
            [] => "the case".to_owned(),
            [.., Step::Key(key)] => quoted(key),
            [before @ .., Step::Item(at)] => {
                let list = before.iter().rev().find_map(|step| match step {
                    Step::Key(key) => Some(quoted(key)),
                    Step::Item(_) => None,
                });
                format!("item {} of {}", at + 1, list.unwrap_or_default())
            }
        }
    }

    /// What belongs here, with a line that works.
    fn wanted(&self, schema: &'static Schema) -> String {
        let what = told(schema, &followed);
        let example = flow(&shown::example(schema, &followed));
        let line = match &self.way[..] {
            [
                Step::Key(_),
                Step::Item(_),
                Step::Key(actor),
                Step::Key(act),
            ] => {
                format!("- {actor}: {{{act}: {example}}}")
            }
            [.., Step::Key(key)] => format!("{key}: {example}"),
            [.., Step::Key(list), Step::Item(_)] => format!("{list}: [{example}]"),
            [.., Step::Item(_)] => format!("[{example}]"),
            [] => "id: stalemate-is-a-draw".to_owned(),
        };
        format!("{what}, as in `{line}`")
    }

    fn value(&mut self, value: &mut Value, outer: &'static Schema) {
        let part = Part::of(outer);
        let schema = part.schema;
        if let Value::Tagged(tagged) = value {
            let found = format!("the tag `{}`", tagged.tag);
            self.misfit(found, "YAML without tags".to_owned());
            return;
        }
        if value.is_null() && part.may_be_null {
            return;
        }
        if part.title == Some("act") {
            self.done(value, &part);
            return;
        }
        match &part.form {
            Form::Anything => {}
            Form::Optional(inner) => {
                if !value.is_null() {
                    self.value(value, inner);
                }
            }
            Form::Nothing => self.nothing(value),
            Form::Flag => self.flag(value, outer),
            Form::Words(words) => self.word(value, words, schema),
            Form::Number { least, most } => self.number(value, (*least, *most), outer),
            Form::Points => {
                if !matches!(value, Value::Number(_) | Value::String(_)) {
                    self.wrong_kind(value, outer);
                }
            }
            Form::Text(pattern) => self.text(value, *pattern, outer),
            Form::List(item) => match value {
                Value::Sequence(all) if all.is_empty() && schema["minItems"] == 1 => {
                    let found = format!("{} is an empty list", self.here());
                    self.misfit(found, self.wanted(outer));
                }
                Value::Sequence(all) => {
                    for (at, one) in all.iter_mut().enumerate() {
                        self.way.push(Step::Item(at));
                        self.value(one, item);
                        self.way.pop();
                    }
                }
                _ => self.wrong_kind(value, outer),
            },
            Form::Row(items) => match shown::as_row(value) {
                Value::Sequence(all) if all.len() == items.len() => {
                    for (at, (one, item)) in all.iter_mut().zip(*items).enumerate() {
                        self.way.push(Step::Item(at));
                        self.value(one, item);
                        self.way.pop();
                    }
                }
                _ => self.wrong_kind(value, outer),
            },
            Form::Choice(variants) => self.choice(value, variants, &part),
            Form::Either(alternatives) => self.either(value, alternatives, outer),
            Form::Map(properties) => self.map(value, properties, &part, outer),
        }
    }

    /// The value is of a kind that does not belong here.
    fn wrong_kind(&mut self, value: &Value, schema: &'static Schema) {
        let found = format!("{} is {}", self.here(), shown::kind(value));
        self.misfit(found, self.wanted(schema));
    }

    fn nothing(&mut self, value: &mut Value) {
        let empty = match value {
            Value::Null | Value::Bool(true) => true,
            Value::String(word) => word == "yes",
            Value::Mapping(all) => all.is_empty(),
            _ => false,
        };
        if empty {
            *value = Value::Null;
            return;
        }
        let found = format!("{} is {}", self.here(), shown::kind(value));
        let line = match &self.way[..] {
            [.., Step::Key(actor), Step::Key(act)] => format!(", as in `- {actor}: {act}`"),
            _ => String::new(),
        };
        self.misfit(found, format!("nothing behind it{line}"));
    }

    fn flag(&mut self, value: &mut Value, schema: &'static Schema) {
        match value {
            Value::Bool(_) => {}
            Value::String(word) if word == "yes" => *value = Value::Bool(true),
            Value::String(word) if word == "no" => *value = Value::Bool(false),
            _ => self.wrong_kind(value, schema),
        }
    }

    fn word(&mut self, value: &mut Value, words: &[&'static str], schema: &'static Schema) {
        if let (Value::Bool(so), ["yes", "no"]) = (&*value, words) {
            *value = Value::String(if *so { "yes" } else { "no" }.to_owned());
        }
        let Value::String(word) = &*value else {
            self.wrong_kind(value, schema);
            return;
        };
        if words.contains(&word.as_str()) {
            if PLAYERS.iter().all(|player| words.contains(player)) {
                let named = (self.way.clone(), false, word.clone());
                self.fitted.players.push(named);
            }
        } else {
            let word = word.clone();
            self.unknown_word(&word, words, schema);
        }
    }

    fn unknown_word(&mut self, word: &str, known: &[&'static str], schema: &'static Schema) {
        let found = match schema["title"].as_str() {
            Some(title) => format!("unknown {title} `{word}`"),
            None => format!("{} cannot be `{word}`", self.here()),
        };
        self.misfit(found, perhaps(word, known));
    }

    fn number(&mut self, value: &mut Value, (least, most): (u64, u64), schema: &'static Schema) {
        let fits = match &*value {
            Value::Number(number) => number.as_u64().is_some_and(|n| (least..=most).contains(&n)),
            _ => false,
        };
        if !fits {
            self.wrong_kind(value, schema);
        }
    }

    fn text(&mut self, value: &mut Value, pattern: Option<&str>, schema: &'static Schema) {
        if pattern.is_none() {
            match &*value {
                Value::Bool(so) => *value = Value::String(so.to_string()),
                Value::Number(number) => *value = Value::String(number.to_string()),
                _ => {}
            }
        }
        let fits = match &*value {
            Value::String(text) => pattern.is_none_or(|pattern| shown::matches(pattern, text)),
            _ => false,
        };
        let time = pattern.is_some_and(|pattern| pattern.contains(':'));
        match &*value {
            _ if fits => {}
            Value::String(text) if time && text.matches(':').count() == 1 => {
                let found = format!("{} is `{text}`", self.here());
                let both = "hours, minutes and seconds";
                self.misfit(found, format!("{both}: \"{text}:00\", or \"0:{text}\""));
            }
            _ => self.wrong_kind(value, schema),
        }
    }

    /// A word, or a map of one key.
    fn choice(&mut self, value: &mut Value, variants: &'static [Schema], part: &Part) {
        let schema = part.schema;
        let known = || names(variants);
        let is_word = |word: &str| part.words.contains(word);
        match value {
            Value::String(word) if is_word(word) => {}
            Value::String(word) => {
                let word = word.clone();
                match part.keyed.get(word.as_str()) {
                    Some(content) => {
                        self.way.push(Step::Key(word.clone()));
                        let wanted = self.wanted(content);
                        self.way.pop();
                        let alone = known().into_iter().filter(|name| is_word(name));
                        let alone: Vec<String> = alone.map(quoted).collect();
                        let or = match alone.is_empty() {
                            true => String::new(),
                            false => format!("; alone stands {}", alone.join(", ")),
                        };
                        self.misfit(format!("`{word}` alone"), format!("{wanted}, after it{or}"));
                    }
                    None if meant(&word, &known()).is_empty() && part.title.is_none() => {
                        let wanted = self.wanted(schema);
                        self.misfit(format!("{} cannot be `{word}`", self.here()), wanted);
                    }
                    None => self.unknown_word(&word, &known(), schema),
                }
            }
            Value::Mapping(all) => {
                let Some((name, rest)) = one_key(all) else {
                    self.wrong_kind(value, schema);
                    return;
                };
                if let Some(second) = rest {
                    let found = format!("`{name}` and `{second}` together");
                    self.misfit_of_key(&second, found, "one of them".to_owned());
                } else if let Some(content) = part.keyed.get(name.as_str()) {
                    if let Some(inner) = all.get_mut(name.as_str()) {
                        self.below(name, inner, content);
                    }
                } else if is_word(&name) {
                    *value = Value::String(name);
                } else {
                    let found = match part.title {
                        Some(title) => format!("unknown {title} `{name}`"),
                        None => format!("unknown key `{name}` of {}", self.here()),
                    };
                    self.misfit_of_key(&name, found, perhaps(&name, &known()));
                }
            }
            _ => self.wrong_kind(value, schema),
        }
    }

    /// One of several forms: that of the kind of the value.
    fn either(
        &mut self,
        value: &mut Value,
        alternatives: &'static [Schema],
        schema: &'static Schema,
    ) {
        let fits = |one: &&'static Schema| Part::of(one).form.takes(value);
        let of_kind: Vec<&'static Schema> = alternatives.iter().filter(fits).collect();
        let is_text = |one: &&'static Schema| matches!(Part::of(one).form, Form::Text(_));
        let texts = of_kind.len() > 1 && of_kind.iter().all(is_text);
        let mut first = None;
        for one in of_kind {
            let mut tried = Fitting {
                way: self.way.clone(),
                fitted: Fitted::default(),
            };
            let mut changed = value.clone();
            tried.value(&mut changed, one);
            let fitted = tried.fitted;
            if fitted.misfits.is_empty() {
                *value = changed;
                self.fitted.players.extend(fitted.players);
                return;
            }
            first.get_or_insert(fitted.misfits);
        }
        match first.filter(|_| !texts) {
            Some(misfits) => self.fitted.misfits.extend(misfits),
            None => self.wrong_kind(value, schema),
        }
    }

    fn map(
        &mut self,
        value: &mut Value,
        properties: &'static serde_json::Map<String, Schema>,
        part: &Part,
        outer: &'static Schema,
    ) {
        let required = &part.required;
        if value.is_null() && required.is_empty() {
            *value = Value::Mapping(Mapping::new());
        }
        let Value::Mapping(all) = value else {
            self.wrong_kind(value, outer);
            return;
        };
        let actor = part.title == Some("actor");
        let first = all.keys().next().filter(|_| actor).and_then(shown::as_key);
        let known = || properties.keys().map(String::as_str).collect::<Vec<_>>();
        for (at, (key, inner)) in all.iter_mut().enumerate() {
            let Some(key) = shown::as_key(key) else {
                self.misfit(
                    format!("a key of {} is no word", self.here()),
                    list(&known()),
                );
                continue;
            };
            if actor && !properties.contains_key(&key) && self.is_of_an_act(&key) {
                let by = first.as_deref().filter(|by| *by != key).unwrap_or("white");
                let found = format!("`{key}` beside the actor");
                let expected =
                    format!("it in the actor's own map, as in `- {by}: {{…, {key}: …}}`");
                self.misfit_of_key(&key, found, expected);
                continue;
            }
            if actor && at > 0 {
                let found = format!("a second actor `{key}` in one event");
                let expected = format!("one; the other has an event of its own, `- {key}: …`");
                self.misfit_of_key(&key, found, expected);
                continue;
            }
            let Some(content) = properties.get(&key) else {
                let found = match part.title {
                    Some("case") => format!("unknown key `{key}`"),
                    Some(title) => format!("unknown {title} `{key}`"),
                    None => format!("unknown key `{key}` of {}", self.here()),
                };
                self.misfit_of_key(&key, found, perhaps(&key, &known()));
                continue;
            };
            if PLAYERS.contains(&key.as_str()) {
                let way = [&self.way[..], &[Step::Key(key.clone())]].concat();
                self.fitted.players.push((way, true, key.clone()));
            }
            self.below(key, inner, content);
        }
        if actor && all.is_empty() {
            self.misfit("an event without an actor".to_owned(), list(&known()));
        }
        let lacks = |key: &&&str| !all.contains_key(**key);
        let missing: Vec<&str> = required.iter().filter(lacks).copied().collect();
        if !missing.is_empty() {
            let said: Vec<String> = missing.iter().map(|key| quoted(key)).collect();
            let found = format!("{} without {}", self.here(), said.join(" and "));
            let wanted = self.wanted(outer);
            self.misfit(found, wanted);
        }
    }

    /// Whether a name belongs to what an actor does: an act, or a circumstance of one.
    fn is_of_an_act(&self, name: &str) -> bool {
        !shape()["$defs"]["Done"]["anyOf"][1]["properties"][name].is_null()
    }

    /// What an actor did: a word, or a map of one act and its circumstances.
    fn done(&mut self, value: &mut Value, part: &Part) {
        let Some(properties) = part.schema["anyOf"][1]["properties"].as_object() else {
            return;
        };
        let acts = || part.acts.iter().copied().collect::<Vec<_>>();
        match value {
            Value::String(word) if part.words.contains(word.as_str()) => {
                let content = properties.get(word).map(Part::of);
                if content.is_none_or(|content| !matches!(content.form, Form::Nothing)) {
                    let mut map = Mapping::new();
                    map.insert(word.clone().into(), Value::Mapping(Mapping::new()));
                    *value = Value::Mapping(map);
                }
            }
            Value::String(word) => {
                let word = word.clone();
                match properties
                    .get(&word)
                    .filter(|_| part.acts.contains(word.as_str()))
                {
                    Some(content) => {
                        self.way.push(Step::Key(word.clone()));
                        let wanted = self.wanted(content);
                        self.way.pop();
                        self.misfit(format!("`{word}` alone"), format!("behind it {wanted}"));
                    }
                    None => {
                        let expected = perhaps_act(&word, &acts());
                        self.misfit(format!("unknown act `{word}`"), expected);
                    }
                }
            }
            Value::Mapping(all) => self.doing(all, properties, &part.acts),
            _ => {
                let found = format!("{} is {}", self.here(), shown::kind(value));
                let actor = self.here().replace('`', "");
                let expected = format!(
                    "an act, as in `- {actor}: resign` or `- {actor}: {{move: e4, seen: arbiter}}`"
                );
                self.misfit(found, expected);
            }
        }
    }

    fn doing(
        &mut self,
        all: &mut Mapping,
        properties: &'static serde_json::Map<String, Schema>,
        acts: &BTreeSet<&'static str>,
    ) {
        let actor = self.here().replace('`', "");
        let keys: Vec<String> = all.keys().filter_map(shown::as_key).collect();
        let unknown = |key: &&String| !properties.contains_key(key.as_str());
        let mut unknowns: Vec<&String> = keys.iter().filter(unknown).collect();
        let done: Vec<&String> = keys
            .iter()
            .filter(|key| acts.contains(key.as_str()))
            .collect();
        if let (0, Some(first)) = (done.len(), unknowns.first()) {
            let acts: Vec<&str> = acts.iter().copied().collect();
            let expected = perhaps_act(first, &acts);
            self.misfit_of_key(first, format!("unknown act `{first}`"), expected);
            unknowns.remove(0);
        } else if done.is_empty() {
            let expected = format!("one, as in `- {actor}: {{move: e4, seen: arbiter}}`");
            self.misfit("no act in this event".to_owned(), expected);
        }
        for key in unknowns {
            let known: Vec<&'static str> = properties.keys().map(String::as_str).collect();
            let circumstances: Vec<&'static str> = known
                .iter()
                .filter(|name| !acts.contains(**name))
                .copied()
                .collect();
            let of = |act: &&&String| {
                (properties.get(act.as_str())).is_some_and(|act| has_key(act, key))
            };
            let expected = match (done.iter().find(of), meant(key, &known).is_empty()) {
                (Some(act), _) => {
                    let value = all.get(key.as_str()).map_or(Schema::Null, shown::as_schema);
                    let value = flow(&value);
                    let text = all.get(act.as_str()).and_then(Value::as_str);
                    let text = text
                        .map(|text| format!("text: {text}, "))
                        .unwrap_or_default();
                    format!(
                        "it in the map of `{act}`, as in `- {actor}: {{{act}: {{{text}{key}: {value}}}}}`"
                    )
                }
                (None, true) => list(&circumstances),
                (None, false) => perhaps(key, &known),
            };
            let found = format!("`{key}` is neither an act nor a circumstance");
            self.misfit_of_key(key, found, expected);
        }
        for second in done.iter().skip(1) {
            let found = format!("a second act `{second}` in one event");
            let expected = format!("one; the other has an event of its own, `- {actor}: {second}`");
            self.misfit_of_key(second, found, expected);
        }
        for (key, inner) in all.iter_mut() {
            let content = shown::as_key(key).and_then(|key| Some((properties.get(&key)?, key)));
            if let Some((content, key)) = content {
                self.below(key, inner, content);
            }
        }
    }
}

/// Whether the content of an act is a map, or may be one, that has this key.
fn has_key(act: &'static Schema, key: &str) -> bool {
    match &Part::of(act).form {
        Form::Map(keys) => keys.contains_key(key),
        Form::Optional(inner) => has_key(inner, key),
        Form::Either(all) => all.iter().any(|one| has_key(one, key)),
        _ => false,
    }
}

/// The first key of a map, and the second where there is one.
fn one_key(all: &Mapping) -> Option<(String, Option<String>)> {
    let mut keys = all.keys().filter_map(shown::as_key);
    Some((keys.next()?, keys.next()))
}

/// The names that may have been meant: only those that are one slip away, where there are such.
fn meant<'n>(word: &str, known: &[&'n str]) -> Vec<&'n str> {
    let slip = |name: &&&str| strsim::damerau_levenshtein(word, name) <= 1;
    let slips: Vec<&'n str> = known.iter().filter(slip).copied().collect();
    match slips.is_empty() {
        true => near(word, known.iter().copied()),
        false => slips,
    }
}

/// The names that may have been meant, or else all there are.
fn perhaps(word: &str, known: &[&str]) -> String {
    let near = meant(word, known);
    if near.is_empty() {
        return list(known);
    }
    let near: Vec<String> = near.into_iter().map(quoted).collect();
    format!("perhaps {}", near.join(" or "))
}

/// The acts that may have been meant, or else how to find them.
fn perhaps_act(word: &str, acts: &[&str]) -> String {
    let near = meant(word, acts);
    let find = "`jadoube words TEXT` finds each by any word for it";
    if near.is_empty() {
        return format!("an act; {find}");
    }
    let near: Vec<String> = near.into_iter().map(quoted).collect();
    format!("perhaps {}; {find}", near.join(" or "))
}
