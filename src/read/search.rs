//! `locales/*/search.yaml`: how the readers of a language look for things.

use crate::laws::CHAPTERS;
use crate::laws::provision;
use crate::read::document::{Document, the_document};
use crate::read::editions::InOrder;
use crate::read::fault::TextFault;
use crate::read::folding::{folded, words};
use crate::read::locate::Step;
use crate::read::{Glossary, near};
use rust_stemmers::Algorithm;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

/// How the readers of a language look for things.
#[derive(Clone, Debug, Default)]
pub struct SearchWords {
    /// How the endings of its words are taken off.
    pub stems: Option<Algorithm>,
    /// Words that say nothing in a search.
    pub ignored: Vec<String>,
    /// Words before the number of an article, of an appendix or of a guideline.
    pub before_numbers: Vec<String>,
    /// Words of which each finds what the others find.
    pub same: Vec<Vec<String>>,
    /// What readers call a thing, by the name of the thing: a rule, a chapter, a procedure or a concept of the glossary.
    pub called: BTreeMap<String, Vec<String>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Written {
    stems: Option<Algorithm>,
    #[serde(default)]
    ignored: Vec<String>,
    #[serde(default)]
    before_numbers: Vec<String>,
    #[serde(default)]
    same: Vec<Vec<String>>,
    #[serde(default)]
    called: InOrder<Vec<String>>,
}

/// How readers look for things, as the text of a file says; `others` names what can be called somehow besides rules, chapters and
/// the concepts of the glossary.
///
/// # Errors
///
/// The first [`TextFault`] of the YAML; else all of these: a list of one word or none, several words where one belongs, a word that
/// stands in two lists, a name that nothing has or that stands twice, and a name without words or with the same words twice.
pub fn search_words(
    file: &str,
    text: &str,
    glossary: Option<&Glossary>,
    others: &BTreeSet<&str>,
) -> Result<SearchWords, Vec<TextFault>> {
    let document = the_document(file, text, "how readers look for things")?;
    let written: Written = document.read().map_err(|fault| vec![fault])?;
    let concepts = glossary.iter().flat_map(|own| &own.concepts);
    let concepts: BTreeSet<&str> = concepts.map(|concept| concept.id.as_str()).collect();
    let mut guard = Guard {
        document: &document,
        faults: Vec::new(),
    };
    guard.single("ignored", &written.ignored);
    guard.single("before-numbers", &written.before_numbers);
    guard.same(&written.same);
    guard.called(&written.called.0, |name| {
        concepts.contains(name) || others.contains(name)
    });
    if !guard.faults.is_empty() {
        return Err(guard.faults);
    }
    Ok(SearchWords {
        stems: written.stems,
        ignored: written.ignored,
        before_numbers: written.before_numbers,
        same: written.same,
        called: written.called.0.into_iter().collect(),
    })
}

/// What only shows when the whole file is looked at.
struct Guard<'g> {
    document: &'g Document<'g>,
    faults: Vec<TextFault>,
}

impl Guard<'_> {
    fn fault(&mut self, way: &[Step], key: bool, found: String, expected: &str) {
        let fault = (self.document).fault_at_way(way, key, found, expected.to_owned());
        self.faults.push(fault);
    }

    fn single(&mut self, list: &str, all: &[String]) {
        for (at, word) in all.iter().enumerate() {
            self.one_word(&[key(list), Step::Item(at)], word);
        }
    }

    fn one_word(&mut self, way: &[Step], word: &str) {
        if words(word).len() != 1 {
            self.fault(way, false, format!("`{word}`"), "one word");
        }
    }

    fn same(&mut self, lists: &[Vec<String>]) {
        let mut known = BTreeSet::new();
        for (at, all) in lists.iter().enumerate() {
            let list = [key("same"), Step::Item(at)];
            if all.len() < 2 {
                let found = format!("a list of {}", all.len());
                self.fault(&list, false, found, "two words or more");
            }
            for (nth, word) in all.iter().enumerate() {
                let way = [&list[..], &[Step::Item(nth)]].concat();
                self.one_word(&way, word);
                if !known.insert(folded(word)) {
                    let found = format!("`{word}` again");
                    self.fault(&way, false, found, "each word in one list");
                }
            }
        }
    }

    fn called(&mut self, called: &[(String, Vec<String>)], is_other: impl Fn(&str) -> bool) {
        let mut met = BTreeSet::new();
        for (name, phrases) in called {
            let way = [key("called"), key(name)];
            let is_chapter = || CHAPTERS.iter().any(|chapter| chapter.id == name);
            if provision(name).is_none() && !is_chapter() && !is_other(name) {
                let slugs = crate::laws::provisions().map(|provision| provision.id);
                let expected = match near(name, slugs).first() {
                    Some(near) => format!("the name of a rule, perhaps `{near}`"),
                    None => "the name of a rule, a chapter, a procedure or a concept".to_owned(),
                };
                self.fault(&way, true, format!("`{name}`"), &expected);
            }
            if !met.insert(name) {
                let found = format!("`{name}` again");
                self.fault(&way, true, found, "each name once");
                continue;
            }
            if phrases.is_empty() {
                self.fault(&way, true, format!("`{name}` without words"), "some");
            }
            let mut said = BTreeSet::new();
            for (at, phrase) in phrases.iter().enumerate() {
                let way = [&way[..], &[Step::Item(at)]].concat();
                if words(phrase).is_empty() {
                    self.fault(&way, false, format!("`{phrase}`"), "words");
                } else if !said.insert(words(phrase)) {
                    let found = format!("`{phrase}` again");
                    self.fault(&way, false, found, "each of them once");
                }
            }
        }
    }
}

fn key(name: &str) -> Step {
    Step::Key(name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::search_words;
    use std::collections::BTreeSet;

    fn faults(text: &str) -> Vec<String> {
        let others = BTreeSet::from(["phone"]);
        let found = search_words("locales/xx/search.yaml", text, None, &others);
        let told = |fault: &crate::read::TextFault| {
            let place = &fault.place;
            let (line, column) = (place.line, place.column);
            format!("{line}:{column} {} / {}", fault.found, fault.expected)
        };
        found.err().iter().flatten().map(told).collect()
    }

    #[test]
    fn what_is_well_written_is_kept_as_it_stands() {
        let text = "stems: German\nignored: [der]\nsame: [[Handy, Telefon]]\ncalled:\n  stalemate: [kein Zug mehr]\n  clock: [Zeit]\n  phone: [es klingelt]\n";
        let others = BTreeSet::from(["phone"]);
        let read = search_words("search.yaml", text, None, &others).expect("well written");
        assert_eq!(read.stems, Some(rust_stemmers::Algorithm::German));
        assert_eq!(read.same, [["Handy", "Telefon"]]);
        assert_eq!(read.called["stalemate"], ["kein Zug mehr"]);
    }

    #[test]
    fn each_fault_is_told_where_it_stands() {
        assert_eq!(faults("stems: Germen\n").len(), 1);
        assert!(faults("stems: Germen\n")[0].starts_with("1:8 "));
        assert_eq!(
            faults("ignored: [the, of a]\nsame:\n  - [phone]\n  - [mobile, Mobile]\n"),
            [
                "1:16 `of a` / one word",
                "3:5 a list of 1 / two words or more",
                "4:14 `Mobile` again / each word in one list",
            ]
        );
        assert_eq!(
            faults(
                "called:\n  stalmate: [no move]\n  clock: [one, One, \"…\"]\n  phone: []\n  clock: [time]\n"
            ),
            [
                "2:3 `stalmate` / the name of a rule, perhaps `stalemate`",
                "3:16 `One` again / each of them once",
                "3:21 `…` / words",
                "4:3 `phone` without words / some",
                "3:3 `clock` again / each name once",
            ]
        );
    }
}
