//! `editions/practice/*.yaml` to [`Practice`].

use crate::edition::{
    BadParam, BadValue, Citation, CitedBy, CitedPlace, Confidence, Contents, Edition, Item,
    ItemKind, Layer, ParamChanges, ParamRow, Practice, Role, Taught,
};
use crate::read::document::the_document;
use crate::read::editions::{InOrder, word_column};
use crate::read::fault::{Place, TextFault, split_expected};
use crate::read::scenario::nearest_provision;
use serde::Deserialize;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// A layer as its file tells it.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct Sheet {
    layer: Layer,
    sources: BTreeMap<String, CitedBy>,
    items: InOrder<Written>,
}

/// An item as it is written; which keys it needs depends on what became of it.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Written {
    articles: Vec<String>,
    source: BTreeMap<String, Option<String>>,
    since: Edition,
    kind: ItemKind,
    confidence: Confidence,
    #[serde(rename = "unsafe", default)]
    is_unsafe: bool,
    differs_most: Option<u8>,
    role: Option<Role>,
    #[serde(default)]
    provisions: Vec<String>,
    #[serde(default)]
    cases: Vec<String>,
    pending: Option<String>,
    not_modelled: Option<String>,
    #[serde(default)]
    params: BTreeMap<String, ParamRow<Value>>,
    #[serde(default)]
    stands: Vec<String>,
}

/// The layer that the text of a file describes.
///
/// # Errors
/// The first [`TextFault`] of the YAML, an unknown, missing or repeated key, or a value of the wrong kind; else all of
/// these: a file not named after its layer, a name that is no item's, items out of order, an item that says too little
/// or too much of what became of it, a source or a provision that is unknown, a place that is told in words, and a
/// source that no item cites.
pub fn practice(file: &str, text: &str) -> Result<Practice, Vec<TextFault>> {
    let document = the_document(file, text, "one layer of the practice")?;
    let sheet: Sheet = document.read().map_err(|fault| vec![fault])?;
    let page = Page { file, text };
    let mut bad = Vec::new();
    if !file.ends_with(&format!("/{}.yaml", sheet.layer)) {
        let found = format!("layer {}", sheet.layer);
        let expected = format!("a file named {}.yaml", sheet.layer);
        bad.push(page.fault("layer", "layer", found, expected));
    }
    let cited: BTreeSet<String> = (sheet.items.0.iter())
        .flat_map(|(_, written)| written.source.keys().cloned())
        .collect();
    for key in sheet.sources.keys().filter(|key| !cited.contains(*key)) {
        let found = format!("source `{key}`");
        bad.push(page.fault("sources", key, found, "a source that an item cites".into()));
    }
    let (practice, wrong) = sheet.read();
    let told = wrong.into_iter();
    bad.extend(told.map(|(id, bad)| page.fault(&id, &bad.word, bad.found, bad.expected)));
    if bad.is_empty() {
        Ok(practice)
    } else {
        Err(bad)
    }
}

impl Sheet {
    /// The layer with the items that can be read, and what is wrong with each item.
    pub(super) fn read(self) -> (Practice, Vec<(String, Bad)>) {
        let mut items: Vec<Item> = Vec::new();
        let mut bad = Vec::new();
        for (id, written) in self.items.0 {
            let mut wrong = faults(&id, &written);
            let source = citations(&written.source, &self.sources).unwrap_or_else(|bad| {
                wrong.extend(bad);
                Vec::new()
            });
            let changes = changes(&written.params).unwrap_or_else(|bad| {
                wrong.extend(bad);
                None
            });
            if let Some(last) = items.last().filter(|last| last.id >= id) {
                wrong.push(Bad {
                    word: id.clone(),
                    found: format!("{id} after {}", last.id),
                    expected: "each item once, in the order of their names".into(),
                });
            }
            match written.item(self.layer, &id, source, changes) {
                Ok(item) => items.push(item),
                Err(state) => wrong.push(state),
            }
            bad.extend(wrong.into_iter().map(|bad| (id.clone(), bad)));
        }
        let practice = Practice {
            layer: self.layer,
            sources: self.sources,
            items,
        };
        (practice, bad)
    }
}

/// The numbers that items are about and that the newest edition does not have, each with its item.
pub(super) fn unknown_numbers(
    file: &str,
    text: &str,
    practice: &Practice,
    newest: &Contents,
) -> Vec<TextFault> {
    let begins = |number: &str| {
        let within = |known: &str| known.starts_with(&format!("{number}."));
        newest.has(number) || newest.iter().any(|(known, _)| within(known))
    };
    let page = Page { file, text };
    let mut bad = Vec::new();
    for item in &practice.items {
        for number in item.articles.iter().filter(|number| !begins(number)) {
            let expected = "a number of the newest edition, or the beginning of one".into();
            bad.push(page.fault(&item.id, number, format!("article {number:?}"), expected));
        }
    }
    bad
}

/// The cases that items name and that there are not, each with its item.
pub(super) fn unknown_cases(
    file: &str,
    text: &str,
    practice: &Practice,
    known: &BTreeSet<&str>,
) -> Vec<TextFault> {
    let page = Page { file, text };
    let mut bad = Vec::new();
    for item in &practice.items {
        let cases = item.taught.cases().iter();
        for case in cases.filter(|case| !known.contains(case.as_str())) {
            let expected = "the id of a case".into();
            bad.push(page.fault(&item.id, case, format!("unknown case `{case}`"), expected));
        }
    }
    bad
}

/// The parameters that an item changes although another one does, too, each with its item.
pub(super) fn changed_twice(
    file: &str,
    text: &str,
    practice: &Practice,
    others: &[Practice],
) -> Vec<TextFault> {
    let page = Page { file, text };
    let keys = |item: &Item| {
        item.changes
            .as_ref()
            .map_or(Vec::new(), |changes| changes.keys())
    };
    let items = |practice: &'_ Practice| practice.items.clone();
    let mut known: BTreeMap<&str, String> = BTreeMap::new();
    for item in others.iter().flat_map(items) {
        known.extend(keys(&item).into_iter().map(|key| (key, item.id.clone())));
    }
    let mut bad = Vec::new();
    for item in &practice.items {
        for key in keys(item) {
            if let Some(other) = known.insert(key, item.id.clone()) {
                let found = format!("parameter `{key}`");
                let expected = format!("one item for each parameter; {other} has this one");
                bad.push(page.fault(&item.id, key, found, expected));
            }
        }
    }
    bad
}

/// What was found and what was expected, at a word of an item.
pub(super) struct Bad {
    word: String,
    found: String,
    expected: String,
}

/// What is wrong with an item, but for what became of it.
fn faults(id: &str, written: &Written) -> Vec<Bad> {
    let mut bad = Vec::new();
    let mut at = |word: &str, found: String, expected: &str| {
        bad.push(Bad {
            word: word.to_owned(),
            found,
            expected: expected.to_owned(),
        });
    };
    if !Item::is_name(id) {
        at(id, format!("item `{id}`"), "a name like M-035");
    }
    if written.articles.is_empty() {
        at("articles", "no article".into(), "at least one");
    }
    if written.source.is_empty() {
        at("source", "no source".into(), "at least one");
    }
    for slug in written.provisions.iter().chain(&written.stands) {
        if crate::laws::provision(slug).is_none() {
            let found = format!("unknown provision `{slug}`");
            at(slug, found, &nearest_provision(slug));
        }
    }
    bad
}

/// Where an item was read.
fn citations(
    written: &BTreeMap<String, Option<String>>,
    sources: &BTreeMap<String, CitedBy>,
) -> Result<Vec<Citation>, Vec<Bad>> {
    let mut bad = Vec::new();
    let mut cited = Vec::new();
    for (key, places) in written {
        let Some(by) = sources.get(key) else {
            let known: Vec<&str> = sources.keys().map(String::as_str).collect();
            bad.push(Bad {
                word: key.clone(),
                found: format!("unknown source `{key}`"),
                expected: format!("one of {}", known.join(", ")),
            });
            continue;
        };
        let mut all = Vec::new();
        for text in places.iter().flat_map(|places| places.split(", ")) {
            match CitedPlace::read(text) {
                Some(place) => all.push(place),
                None => bad.push(Bad {
                    word: text.to_owned(),
                    found: format!("place {text:?}"),
                    expected: "numbers and single letters such as 50–51 or C.05 9.4, or the name of a place with words in `locales/`".into(),
                }),
            }
        }
        cited.push(Citation {
            source: key.clone(),
            by: *by,
            places: all,
        });
    }
    if bad.is_empty() { Ok(cited) } else { Err(bad) }
}

/// What an item puts in the place of parameters.
fn changes(
    rows: &BTreeMap<String, ParamRow<Value>>,
) -> Result<Option<Arc<ParamChanges>>, Vec<Bad>> {
    if rows.is_empty() {
        return Ok(None);
    }
    let read = ParamChanges::read(rows.clone()).map_err(|bad| bad.into_iter().map(bad_param));
    read.map(|changes| Some(Arc::new(changes)))
        .map_err(Iterator::collect)
}

fn bad_param(bad: BadParam) -> Bad {
    let unknown = |key: String| {
        let found = format!("unknown parameter `{key}`");
        (key, found, "a parameter of the editions".to_owned())
    };
    let (key, found, expected) = match bad {
        BadParam::Unknown(key) => unknown(key),
        BadParam::Missing(key) => unknown(key.to_owned()),
        BadParam::Value(key, BadValue { error, .. }) => {
            let (found, expected) = split_expected(&error.to_string());
            (key.to_owned(), found, expected)
        }
    };
    Bad {
        word: key,
        found,
        expected,
    }
}

impl Written {
    /// The item, with what became of it.
    fn item(
        self,
        layer: Layer,
        id: &str,
        source: Vec<Citation>,
        changes: Option<Arc<ParamChanges>>,
    ) -> Result<Item, Bad> {
        let mut provisions = self.provisions;
        provisions.extend(self.stands.iter().cloned());
        let has_cases = !self.cases.is_empty();
        let has_provisions = !provisions.is_empty();
        let is_procedure = self.role == Some(Role::Procedure);
        let taught = match (self.role, self.pending, self.not_modelled) {
            (None, None, Some(reason)) if !has_provisions && !has_cases => {
                Taught::NotModelled(reason)
            }
            (Some(role), Some(missing), None) if !has_cases => Taught::Pending {
                role,
                missing,
                provisions,
            },
            (Some(role), None, None) if has_provisions || is_procedure => Taught::Held {
                role,
                provisions,
                cases: self.cases,
            },
            (role, pending, reason) => {
                let keys = [
                    (role.is_some(), "role"),
                    (has_provisions, "provisions"),
                    (has_cases, "cases"),
                    (pending.is_some(), "pending"),
                    (reason.is_some(), "not-modelled"),
                ];
                let told = keys.iter().filter_map(|(is, key)| is.then_some(*key));
                let told: Vec<&str> = told.collect();
                return Err(Bad {
                    word: told.last().copied().unwrap_or(id).to_owned(),
                    found: match told.as_slice() {
                        [] => "an item that says nothing of what became of it".into(),
                        told => format!("an item with {}", told.join(", ")),
                    },
                    expected: "`role` with `provisions` and perhaps `cases` (`procedure` needs no provisions), `role` with `pending` and perhaps `provisions`, or `not-modelled` alone".into(),
                });
            }
        };
        Ok(Item {
            layer,
            id: id.to_owned(),
            articles: self.articles,
            source,
            since: self.since,
            kind: self.kind,
            confidence: self.confidence,
            is_unsafe: self.is_unsafe,
            differs_most: self.differs_most,
            taught,
            changes,
            stands: self.stands,
        })
    }
}

/// The text of a file, to find places in it.
pub(super) struct Page<'t> {
    pub(super) file: &'t str,
    pub(super) text: &'t str,
}

impl Page<'_> {
    /// A fault at the first place of a word under a key; at the key where the word does not stand there.
    pub(super) fn fault(
        &self,
        key: &str,
        word: &str,
        found: String,
        expected: String,
    ) -> TextFault {
        let begins = format!("{key}:");
        let indent = |line: &str| line.len() - line.trim_start().len();
        let mut lines = (1..).zip(self.text.lines());
        let at = lines.find(|(_, line)| line.trim_start().starts_with(&begins));
        let (first, head) = at.unwrap_or((1, self.text.lines().next().unwrap_or_default()));
        let below = lines.take_while(|(_, line)| indent(line) > indent(head));
        let mut places = std::iter::once((first, head)).chain(below);
        let here = places.find_map(|(number, line)| Some((number, line, word_column(line, word)?)));
        let (number, line, column) = here.unwrap_or((first, head, 1 + indent(head)));
        TextFault {
            place: Place {
                file: self.file.to_owned(),
                line: number,
                column,
            },
            found,
            expected,
            line_text: line.to_owned(),
            width: word.chars().count(),
        }
    }
}

#[cfg(test)]
mod tests;
