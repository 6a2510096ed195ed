//! The library: editions and scenarios as one value, read from embedded files or from a folder's.

use crate::edition::{
    Edition, EditionData, Item, Laws, Layers, Practice, Procedure, Setting, Situation,
    UnknownEdition,
};
use crate::read::confusions::{Confusions, confusions};
use crate::read::editions::{copied, edition};
use crate::read::fault::{Place, TextFault};
use crate::read::language::language;
use crate::read::pointers::pointers;
use crate::read::practice::{Page, changed_twice, practice, unknown_cases, unknown_numbers};
use crate::read::procedures::{procedures, unknown_names};
use crate::read::scenario::{Alphabets, Scenario, scenarios};
use crate::read::situations::{self, situations};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Everything that has been read, and everything that could not be.
#[derive(Clone, Debug, Default)]
pub struct Library {
    /// The editions, oldest first.
    pub editions: Vec<EditionData>,
    /// The layers of the practice, in the order of their table.
    pub practice: Vec<Practice>,
    /// The procedures, in the order of their file.
    pub procedures: Vec<Procedure>,
    /// The situations at the board, in the order of their file.
    pub situations: Vec<Situation>,
    /// Where a reader of one rule may be looking for another, by their permanent names.
    pub pointers: Vec<(String, String)>,
    /// What is often answered wrongly.
    pub confusions: Confusions,
    /// The cases, in the order of their files.
    pub scenarios: Vec<Scenario>,
    /// The letters in which entries can be written, by language.
    pub alphabets: Alphabets,
    /// What is wrong with the files.
    pub faults: Vec<TextFault>,
}

impl Library {
    /// Reads the files given by path and content: `editions/*.yaml`, `editions/practice/*.yaml`,
    /// `editions/confusions/*.yaml`, `editions/procedures.yaml`, `editions/situations.yaml`, `editions/pointers.yaml`, `scenarios/**.yaml` and, for the letters in which cases ask about entries, `locales/*/language.yaml`.
    ///
    /// While an edition or a layer of the practice cannot be read, neither are the cases.
    pub fn of<'f>(files: impl IntoIterator<Item = (&'f str, &'f [u8])>) -> Self {
        let mut library = Library::default();
        let mut scenarios = Vec::new();
        let mut layers = Vec::new();
        let mut steps = None;
        let mut met = None;
        let files: Vec<_> = files.into_iter().collect();
        for (path, bytes) in &files {
            if let ["locales", lang, "language.yaml"] = path.split('/').collect::<Vec<_>>()[..] {
                library.add_letters(lang, path, bytes);
            }
        }
        for (path, bytes) in files {
            let Some(name) = path.strip_suffix(".yaml") else {
                continue;
            };
            match name.split('/').collect::<Vec<_>>()[..] {
                ["editions", "practice", _] => layers.push((path, bytes)),
                ["editions", "confusions", _] => library.add_confusions(path, bytes),
                ["editions", "procedures"] => steps = Some((path, bytes)),
                ["editions", "situations"] => met = Some((path, bytes)),
                ["editions", "pointers"] => library.pointers = library.said(path, bytes, pointers),
                ["editions", ..] => library.add_edition(path, bytes),
                ["scenarios", ..] => scenarios.push((path, bytes)),
                _ => {}
            }
        }
        library.editions.sort_by_key(|data| data.edition);
        for (path, bytes) in &layers {
            library.add_practice(path, bytes);
        }
        if let Some((path, bytes)) = steps {
            library.procedures = library.said(path, bytes, procedures);
        }
        if let Some((path, bytes)) = met {
            library.situations = library.said(path, bytes, situations);
        }
        library.introduce_the_editions();
        // Expectations speak of editions: those of a file that cannot be read would only seem unknown.
        if library.faults.is_empty() {
            for (path, bytes) in scenarios {
                library.add_scenarios(path, bytes);
            }
        }
        if library.faults.is_empty() {
            library.faults = library.unknown_cases(&layers);
            if let Some((path, bytes)) = steps {
                let faults = library.unknown_in_procedures(path, bytes);
                library.faults.extend(faults);
            }
            if let Some((path, bytes)) = met {
                let faults = library.unknown_in_situations(path, bytes);
                library.faults.extend(faults);
            }
        }
        library.practice.sort_by_key(|practice| practice.layer);
        library
    }

    /// The same where only these files of scenarios are others, which alone are read again.
    ///
    /// `files` are all files in their order. Nothing where another reading is needed: a case came or went, or something is
    /// wrong.
    pub fn with_scenarios<'f>(
        &self,
        files: impl IntoIterator<Item = (&'f str, &'f [u8])>,
        changed: &BTreeSet<String>,
    ) -> Option<Self> {
        let mut known: BTreeMap<&str, Vec<&Scenario>> = BTreeMap::new();
        for scenario in &self.scenarios {
            let of_file = known.entry(scenario.place.file.as_str()).or_default();
            of_file.push(scenario);
        }
        let mut library = Library {
            editions: self.editions.clone(),
            practice: self.practice.clone(),
            procedures: self.procedures.clone(),
            situations: self.situations.clone(),
            pointers: self.pointers.clone(),
            confusions: self.confusions.clone(),
            scenarios: Vec::with_capacity(self.scenarios.len()),
            alphabets: self.alphabets.clone(),
            faults: Vec::new(),
        };
        for (path, bytes) in files {
            if !path.starts_with("scenarios/") || !path.ends_with(".yaml") {
                continue;
            }
            match changed.contains(path) {
                true => library.add_scenarios(path, bytes),
                false => {
                    let of_file = known.remove(path).into_iter().flatten();
                    library.scenarios.extend(of_file.cloned());
                }
            }
        }
        let ids = |library: &Library| -> BTreeSet<String> {
            let ids = library.scenarios.iter().map(|case| case.id.clone());
            ids.collect()
        };
        let own = ids(&library);
        let is_good =
            library.faults.is_empty() && library.scenarios.len() == own.len() && own == ids(self);
        is_good.then_some(library)
    }

    /// Tells each edition what the others say, the newest first, and what is taught beside it, layer by layer.
    pub(super) fn introduce_the_editions(&mut self) {
        let tables: Vec<_> = (self.editions.iter().rev())
            .map(|data| (data.edition, Arc::clone(&data.params)))
            .collect();
        let mut layers: Vec<&Practice> = self.practice.iter().collect();
        layers.sort_by_key(|practice| practice.layer);
        for data in &mut self.editions {
            let others = tables.iter().filter(|(of, _)| *of != data.edition);
            let others = others.map(|(_, table)| Arc::clone(table)).collect();
            let changes = layers.iter().flat_map(|it| it.changes(data.edition));
            *data = data.clone().among(others, changes.collect());
        }
    }

    fn add_letters(&mut self, lang: &str, path: &str, bytes: &[u8]) {
        // What is wrong with a language is told where its words are read.
        let text = std::str::from_utf8(bytes).unwrap_or_default();
        if let Ok(language) = language(path, text.trim_start_matches('\u{feff}')) {
            self.alphabets.insert(lang.to_owned(), language.alphabet());
        }
    }

    fn add_edition(&mut self, path: &str, bytes: &[u8]) {
        let Some(text) = self.text(path, bytes) else {
            return;
        };
        match edition(path, &text) {
            Ok(data) => {
                let faults = copied(path, &text, &data, &self.editions);
                self.faults.extend(faults);
                self.editions.push(data);
            }
            Err(faults) => self.faults.extend(faults),
        }
    }

    fn add_practice(&mut self, path: &str, bytes: &[u8]) {
        let Some(text) = self.text(path, bytes) else {
            return;
        };
        match practice(path, &text) {
            Ok(practice) => {
                if let Some(newest) = self.newest() {
                    let faults = unknown_numbers(path, &text, &practice, &newest.contents);
                    self.faults.extend(faults);
                }
                let twice = changed_twice(path, &text, &practice, &self.practice);
                self.faults.extend(twice);
                self.practice.push(practice);
            }
            Err(faults) => self.faults.extend(faults),
        }
    }

    /// The cases that the practice names and that there are not; the files are in the order of the layers read.
    fn unknown_cases(&self, files: &[(&str, &[u8])]) -> Vec<TextFault> {
        let known = self.scenarios.iter().map(|case| case.id.as_str()).collect();
        let read = self.practice.iter().zip(files);
        read.flat_map(|(practice, (path, bytes))| {
            let text = std::str::from_utf8(bytes).unwrap_or_default();
            unknown_cases(path, text, practice, &known)
        })
        .collect()
    }

    /// Adds the wrong answers of one file; a provision whose answers another file has told is a fault.
    fn add_confusions(&mut self, path: &str, bytes: &[u8]) {
        let Some(text) = self.text(path, bytes) else {
            return;
        };
        match confusions(path, &text) {
            Ok(all) => {
                for (slug, answers) in all {
                    if self.confusions.insert(slug.clone(), answers).is_some() {
                        let page = Page {
                            file: path,
                            text: &text,
                        };
                        let found = format!("provision `{slug}` again");
                        let expected = "each provision in one file".into();
                        self.faults.push(page.fault(&slug, &slug, found, expected));
                    }
                }
            }
            Err(faults) => self.faults.extend(faults),
        }
    }

    /// What a file says that is read as a whole; its faults are kept.
    fn said<T: Default>(
        &mut self,
        path: &str,
        bytes: &[u8],
        read: impl Fn(&str, &str) -> Result<T, Vec<TextFault>>,
    ) -> T {
        let Some(text) = self.text(path, bytes) else {
            return T::default();
        };
        read(path, &text).unwrap_or_else(|faults| {
            self.faults.extend(faults);
            T::default()
        })
    }

    /// What the procedures name and there is not.
    fn unknown_in_procedures(&self, file: &str, bytes: &[u8]) -> Vec<TextFault> {
        let text = std::str::from_utf8(bytes).unwrap_or_default();
        let cases = self.scenarios.iter().map(|case| case.id.as_str()).collect();
        let items = self.items().map(|item| item.id.as_str()).collect();
        unknown_names(file, text, &self.procedures, &items, &cases)
    }

    /// The cases that the situations name and that there are not.
    fn unknown_in_situations(&self, file: &str, bytes: &[u8]) -> Vec<TextFault> {
        let text = std::str::from_utf8(bytes).unwrap_or_default();
        let cases = self.scenarios.iter().map(|case| case.id.as_str()).collect();
        situations::unknown_cases(file, text, &self.situations, &cases)
    }

    /// Adds the cases of one file; an id that exists already is a fault.
    pub fn add_scenarios(&mut self, path: &str, bytes: &[u8]) {
        let Some(text) = self.text(path, bytes) else {
            return;
        };
        let (good, faults) = scenarios(path, &text, &self.editions, &self.alphabets);
        self.faults.extend(faults);
        for scenario in good {
            match self.scenarios.iter().find(|other| other.id == scenario.id) {
                Some(other) => self.faults.push(TextFault {
                    place: scenario.place.clone(),
                    found: format!("duplicate id `{}`", scenario.id),
                    expected: format!("an id of its own; {} has this one", other.place),
                    line_text: text
                        .lines()
                        .nth(scenario.place.line - 1)
                        .unwrap_or_default()
                        .to_owned(),
                    width: 2,
                }),
                None => self.scenarios.push(scenario),
            }
        }
    }

    fn text(&mut self, path: &str, bytes: &[u8]) -> Option<String> {
        match std::str::from_utf8(bytes) {
            Ok(text) => Some(text.strip_prefix('\u{feff}').unwrap_or(text).to_owned()),
            Err(error) => {
                let before = &bytes[..error.valid_up_to()];
                let line = 1 + before.iter().filter(|byte| **byte == b'\n').count();
                self.faults.push(TextFault {
                    place: Place {
                        file: path.to_owned(),
                        line,
                        column: 1,
                    },
                    found: format!("byte 0x{:02x} is not UTF-8", bytes[error.valid_up_to()]),
                    expected: "text in UTF-8".to_owned(),
                    line_text: String::from_utf8_lossy(
                        bytes
                            .split(|byte| *byte == b'\n')
                            .nth(line - 1)
                            .unwrap_or_default(),
                    )
                    .into_owned(),
                    width: 1,
                });
                None
            }
        }
    }

    /// Whether there are editions, and each of their files could be read.
    pub fn has_every_edition(&self) -> bool {
        let faulty = |fault: &TextFault| fault.place.file.starts_with("editions/");
        !self.editions.is_empty() && !self.faults.iter().any(faulty)
    }

    /// The edition in force today, which is the newest.
    pub fn newest(&self) -> Option<&EditionData> {
        self.editions.last()
    }

    /// The edition of this name.
    ///
    /// # Errors
    /// [`UnknownEdition`] when the library has none of this name.
    pub fn edition(&self, edition: Edition) -> Result<&EditionData, UnknownEdition> {
        let known = || self.editions.iter().map(|data| data.edition).collect();
        let named = self.editions.iter().find(|data| data.edition == edition);
        named.ok_or_else(|| UnknownEdition {
            found: edition,
            known: known(),
        })
    }

    /// The laws of an edition in a setting.
    ///
    /// # Panics
    /// If the library has no such edition: callers take one of `editions`, or ask [`Library::edition`] first.
    pub fn laws(&self, edition: Edition, setting: &Setting) -> Laws {
        match self.edition(edition) {
            Ok(data) => data.laws(setting),
            Err(unknown) => panic!("{unknown}"),
        }
    }

    /// The same laws by their letter; none where nothing beside the letter counts.
    pub fn letter(&self, laws: &Laws) -> Option<Laws> {
        let data = self.edition(laws.edition).ok()?;
        let setting = Setting {
            practice: Layers::LETTER,
            ..laws.setting.clone()
        };
        let counts = data.is_changed_by(laws.setting.practice);
        counts.then(|| data.laws(&setting))
    }

    /// The items of the practice, layer by layer.
    pub fn items(&self) -> impl Iterator<Item = &Item> {
        self.practice.iter().flat_map(|practice| &practice.items)
    }

    /// The item of the practice of this name.
    pub fn item(&self, id: &str) -> Option<&Item> {
        self.items().find(|item| item.id == id)
    }

    /// The procedures of which a step rests on an item, in the order of their file.
    pub fn procedures_with<'l>(&'l self, item: &'l str) -> impl Iterator<Item = &'l Procedure> {
        let all = self.procedures.iter();
        all.filter(move |procedure| procedure.items().any(|id| id == item))
    }

    /// The procedure of this name.
    pub fn procedure(&self, id: &str) -> Option<&Procedure> {
        self.procedures.iter().find(|procedure| procedure.id == id)
    }

    /// The case of this id.
    pub fn scenario(&self, id: &str) -> Option<&Scenario> {
        self.scenarios.iter().find(|scenario| scenario.id == id)
    }
}
