//! What a paper is about: a chapter, a provision, or a label of its cases.

use crate::laws::{CHAPTERS, provisions};
use crate::read::{Library, Scenario};
use std::collections::BTreeSet;
use strsim::levenshtein;

/// A chapter, a provision or a label that some case has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Topic(String);

/// A text that names no topic.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("topic {found:?}: expected a chapter, a provision or a label")]
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
            return Ok(Topic(name.to_owned()));
        }
        Err(UnknownTopic {
            found: name.to_owned(),
            near: near(name, all.iter().map(String::as_str)),
        })
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.0
    }

    /// Whether a case is about it: it stands in that chapter or in that provision's file, expects something of that
    /// provision, or carries that label.
    pub fn fits(&self, scenario: &Scenario) -> bool {
        let named = |names: &[String]| names.contains(&self.0);
        scenario.chapter == self.0
            || file_stem(scenario) == self.0
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

/// The names of all topics, sorted.
pub fn topics(library: &Library) -> BTreeSet<String> {
    let chapters = CHAPTERS.iter().map(|chapter| chapter.id.to_owned());
    let slugs = provisions().map(|provision| provision.id.to_owned());
    let mut all: BTreeSet<String> = chapters.chain(slugs).collect();
    for scenario in &library.scenarios {
        all.insert(scenario.chapter.clone());
        all.extend(scenario.tags.iter().cloned());
    }
    all
}

/// How many names are offered.
const OFFERED: usize = 3;

/// The names that look like a text: few letters differ, or one contains the other.
pub fn near<'n>(text: &str, names: impl Iterator<Item = &'n str>) -> Vec<String> {
    let text = text.to_lowercase();
    let most = (text.chars().count() / 3).max(1);
    let mut alike: Vec<(usize, &str)> = names
        .filter_map(|name| {
            let contained = text.len() > 2 && (name.contains(text.as_str()) || text.contains(name));
            let distance = levenshtein(&text, &name.to_lowercase());
            (contained || distance <= most).then_some((distance, name))
        })
        .collect();
    alike.sort_unstable();
    let nearest = alike.into_iter().take(OFFERED);
    nearest.map(|(_, name)| name.to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_are_offered_the_nearest_first() {
        let names = ["adjourned", "drawn-game", "rapid", "rapid-views", "touch"];
        let near = |text| near(text, names.into_iter());
        assert_eq!(near("drawn-gaem"), ["drawn-game"]);
        assert_eq!(near("Rapit"), ["rapid"]);
        assert_eq!(near("views"), ["rapid-views"]);
        assert!(near("xyzzy").is_empty());
        assert!(super::near("xx", ["de", "en"].into_iter()).is_empty());
    }
}
