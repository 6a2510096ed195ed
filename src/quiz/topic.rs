//! What a paper is about: a chapter, a provision, an item of the practice, or a label of its cases.

use crate::edition::Item;
use crate::laws::{CHAPTERS, provisions};
use crate::read::{Library, Scenario, near};
use std::collections::BTreeSet;

/// A chapter, a provision, an item of the practice, or a label that some case has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Topic {
    name: String,
    /// The cases that show it, where it is an item.
    shown_by: Vec<String>,
}

/// A text that names no topic.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("topic {found:?}: expected a chapter, a provision, an item of the practice or a label")]
pub struct UnknownTopic {
    /// The text that was given.
    pub found: String,
    /// Names of topics that look alike, the nearest first.
    pub near: Vec<String>,
}

impl Topic {
    /// The topic of this name.
    ///
    /// # Errors
    ///
    /// [`UnknownTopic`] with the names that look alike.
    pub fn of(library: &Library, name: &str) -> Result<Self, UnknownTopic> {
        let all = topics(library);
        if all.contains(name) {
            let item = items(library).find(|item| item.id == name);
            return Ok(Topic {
                name: name.to_owned(),
                shown_by: item.map_or(Vec::new(), |item| item.taught.cases().to_vec()),
            });
        }
        Err(UnknownTopic {
            found: name.to_owned(),
            near: near(name, all.iter().map(String::as_str))
                .into_iter()
                .map(str::to_owned)
                .collect(),
        })
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Whether a case is about it: it stands in that chapter or in that provision's file, expects something of that
    /// provision, shows that item, or carries that label.
    pub fn fits(&self, scenario: &Scenario) -> bool {
        let named = |names: &[String]| names.contains(&self.name);
        scenario.chapter == self.name
            || file_stem(scenario) == self.name
            || self.shown_by.contains(&scenario.id)
            || named(&scenario.tags)
            || scenario
                .expect
                .iter()
                .any(|row| named(&row.holds) || named(&row.fails) || named(&row.yields))
    }
}

/// The name of the file in which a case stands: its provision.
pub(super) fn file_stem(scenario: &Scenario) -> &str {
    let file = &scenario.place.file;
    let name = file.rsplit('/').next().unwrap_or(file);
    name.strip_suffix(".yaml").unwrap_or(name)
}

/// The items of the practice that a case shows.
fn items(library: &Library) -> impl Iterator<Item = &Item> {
    let all = library.practice.iter().flat_map(|layer| &layer.items);
    all.filter(|item| !item.taught.cases().is_empty())
}

/// The names of all topics, sorted.
pub fn topics(library: &Library) -> BTreeSet<String> {
    let chapters = CHAPTERS.iter().map(|chapter| chapter.id.to_owned());
    let slugs = provisions().map(|provision| provision.id.to_owned());
    let items = items(library).map(|item| item.id.clone());
    let mut all: BTreeSet<String> = chapters.chain(slugs).chain(items).collect();
    for scenario in &library.scenarios {
        all.insert(scenario.chapter.clone());
        all.extend(scenario.tags.iter().cloned());
    }
    all
}
