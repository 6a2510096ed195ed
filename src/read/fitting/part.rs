//! The parts of the schema, each looked at once: what it asks for, and which words and keys it knows.

use crate::read::fitting::shown::{Form, acts, required, words};
use crate::read::schema::shape;
use serde_json::Value as Schema;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::rc::Rc;

/// A part of the schema, followed to what it refers to.
pub struct Part {
    /// The part itself.
    pub schema: &'static Schema,
    /// What it asks for.
    pub form: Form<'static>,
    /// How it is called.
    pub title: Option<&'static str>,
    /// Whether nothing may stand in its place.
    pub may_be_null: bool,
    /// The keys that a map must have.
    pub required: Vec<&'static str>,
    /// What may stand alone: the words of a choice, or the acts without more.
    pub words: BTreeSet<&'static str>,
    /// The content of each key of a choice.
    pub keyed: BTreeMap<&'static str, &'static Schema>,
    /// The acts, beside whose names those of their circumstances stand.
    pub acts: BTreeSet<&'static str>,
}

thread_local! {
    /// The parts that were looked at, by the places where they stand.
    static KNOWN: RefCell<HashMap<*const Schema, Rc<Part>>> = RefCell::default();
}

impl Part {
    /// The part that stands here, or to which what stands here refers.
    pub fn of(schema: &'static Schema) -> Rc<Part> {
        KNOWN.with_borrow_mut(|known| {
            let part = known.entry(schema);
            Rc::clone(part.or_insert_with(|| Rc::new(Part::look(followed(schema)))))
        })
    }

    fn look(schema: &'static Schema) -> Self {
        let mut kinds = schema["type"].as_array().into_iter().flatten();
        let title = schema["title"].as_str();
        let form = Form::of(schema);
        let is_act = title == Some("act");
        let mut part = Part {
            schema,
            title,
            may_be_null: kinds.any(|kind| kind == "null"),
            required: required(schema),
            words: BTreeSet::new(),
            keyed: BTreeMap::new(),
            acts: BTreeSet::new(),
            form,
        };
        if is_act {
            part.words.extend(words(&schema["anyOf"][0]));
            part.acts.extend(acts(&schema["anyOf"][1]));
        } else if let Form::Choice(variants) = part.form {
            for variant in variants {
                part.words.extend(words(variant));
                let all = variant["properties"].as_object();
                if let Some((name, content)) = all.and_then(|all| all.iter().next()) {
                    part.keyed.entry(name).or_insert(content);
                }
            }
        }
        part
    }
}

/// A part of the schema, or what it refers to.
pub fn followed(schema: &'static Schema) -> &'static Schema {
    let to = schema["$ref"].as_str().and_then(|to| to.strip_prefix('#'));
    match to.and_then(|to| shape().pointer(to)) {
        Some(part) => followed(part),
        None => schema,
    }
}
