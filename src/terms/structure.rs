//! The messages of a language compared with English: what is there, what they use, how they choose words.

use crate::read::Place;
use crate::read::folding::folded;
use crate::terms::arguments;
use crate::terms::catalog::{Catalog, GAP, Text, below_language};
use crate::terms::finding::{FindingKind, Level, WordFinding};
use crate::terms::glossaries::Glossaries;
use crate::terms::plurals::{self, Categories, counts_a_word};
use crate::text::Uses;
use std::collections::BTreeSet;
use std::rc::Rc;

/// Adds what is wrong with the messages of a language, apart from their words.
pub(super) fn check(
    catalog: &Catalog<'_>,
    model: &Catalog<'_>,
    glossaries: &Glossaries,
    findings: &mut Vec<WordFinding>,
) {
    let mut check = Check {
        catalog,
        model,
        categories: [false, true]
            .map(|ordinal| plurals::categories(catalog.lang, ordinal).map(Rc::new)),
        findings,
    };
    for text in &catalog.texts {
        check.uses(text);
        check.plurals(text);
    }
    if catalog.lang != model.lang {
        if !catalog.is_unread {
            check.missing(glossaries);
        }
        check.extra();
        for text in &catalog.texts {
            if let Some(english) = model.get(&text.name) {
                check.variables(text, english);
                check.number_bare(text, english);
                check.untranslated(text, english, glossaries);
            }
        }
    }
}

/// How bad it is that something is missing: an error where the language says that it is there.
const fn missing_level(promised: bool) -> Level {
    if promised { Level::Error } else { Level::Info }
}

struct Check<'c> {
    catalog: &'c Catalog<'c>,
    model: &'c Catalog<'c>,
    /// The plural categories of cardinal and of ordinal numbers.
    categories: [Option<Rc<Categories>>; 2],
    findings: &'c mut Vec<WordFinding>,
}

impl Check<'_> {
    fn report(
        &mut self,
        level: Level,
        kind: FindingKind,
        text: &Text<'_>,
        found: &str,
        instead: String,
    ) {
        let place = text.place.clone();
        self.report_at(level, kind, text, place, (found.to_owned(), instead));
    }

    fn report_at(
        &mut self,
        level: Level,
        kind: FindingKind,
        text: &Text<'_>,
        place: Place,
        (found, instead): (String, String),
    ) {
        self.findings.push(
            WordFinding::new(level, kind, self.catalog.lang, place)
                .message(&text.name)
                .found(found)
                .instead(instead),
        );
    }

    /// Functions and references that there are not.
    fn uses(&mut self, text: &Text<'_>) {
        let uses = Uses::of(&text.pattern);
        for (name, arguments) in &uses.calls {
            for (kind, found, instead) in
                arguments::faults((name, arguments), self.catalog.language.as_ref())
            {
                let place = text.place_of(name);
                self.report_at(Level::Error, kind, text, place, (found, instead));
            }
        }
        for (part, name) in &uses.references {
            let known = self.catalog.get(name).is_some();
            if !known {
                let place = text.place_of(part);
                let words = (name.clone(), String::new());
                self.report_at(
                    Level::Error,
                    FindingKind::ReferenceUnknown,
                    text,
                    place,
                    words,
                );
            }
        }
    }

    /// Choices by a number that lack a category, or have one that the language does not know.
    fn plurals(&mut self, text: &Text<'_>) {
        for choice in Uses::of(&text.pattern).choices {
            let Some(found) = plurals::of_choice(&choice) else {
                continue;
            };
            let [cardinal, ordinal] = &self.categories;
            let known = if plurals::is_ordinal(&choice) {
                ordinal
            } else {
                cardinal
            };
            let Some(known) = known.clone() else {
                continue;
            };
            let variable = choice.variable();
            let place = variable.map_or(text.place.clone(), |name| text.place_of(name));
            let shown = variable.map_or(String::new(), |name| format!("${name}"));
            let missing = plurals::missing(&choice, &known);
            if !missing.is_empty() {
                let words = (shown.clone(), missing.join(", "));
                self.report_at(
                    Level::Error,
                    FindingKind::PluralMissing,
                    text,
                    place.clone(),
                    words,
                );
            }
            let needless: Vec<&str> = (found.iter().copied())
                .filter(|category| !known.possible.contains(category))
                .collect();
            if !needless.is_empty() {
                let words = (needless.join(", "), String::new());
                self.report_at(
                    Level::Warning,
                    FindingKind::PluralNeedless,
                    text,
                    place,
                    words,
                );
            }
        }
    }

    /// Files, messages and attributes that only English has.
    fn missing(&mut self, glossaries: &Glossaries) {
        let lang = self.catalog.lang;
        let file_of = |place: &Place| below_language(&place.file).to_owned();
        let own_file = |name: &str| Place {
            file: format!("locales/{lang}/{name}"),
            line: 1,
            column: 1,
        };
        let mut missing_files: BTreeSet<&str> = (self.model.files.iter().copied())
            .filter(|name| !self.catalog.files.contains(name))
            .collect();
        let only_english = |english: bool, own: bool| english && !own;
        if only_english(
            self.model.language.is_some(),
            self.catalog.language.is_some(),
        ) {
            missing_files.insert("language.yaml");
        }
        if only_english(glossaries.model().is_some(), glossaries.get(lang).is_some()) {
            missing_files.insert("glossary.yaml");
        }
        for name in &missing_files {
            let path = own_file(name).file;
            if self.findings.iter().any(|f| f.place.file == path) {
                continue; // It is there, but it cannot be read.
            }
            let level = missing_level(self.catalog.promises(name));
            let finding = WordFinding::new(level, FindingKind::FileMissing, lang, own_file(name));
            self.findings.push(finding.found(*name));
        }
        for text in &self.model.texts {
            let file = file_of(&text.place);
            let named = !text.name.starts_with('-');
            if !named
                || self.catalog.get(&text.name).is_some()
                || missing_files.contains(file.as_str())
            {
                continue;
            }
            let id = text.name.split('.').next().unwrap_or_default();
            let place = self.catalog.ids.get(id).cloned();
            self.findings.push(
                WordFinding::new(
                    missing_level(self.catalog.promises(&file)),
                    FindingKind::MessageMissing,
                    lang,
                    place.unwrap_or_else(|| own_file(&file)),
                )
                .message(&text.name)
                .found(text.name.as_str())
                .instead(text.place.to_string()),
            );
        }
    }

    /// Messages and attributes that English does not have.
    fn extra(&mut self) {
        let referred: BTreeSet<String> = (self.catalog.texts.iter())
            .flat_map(|text| Uses::of(&text.pattern).references)
            .map(|(_, name)| name)
            .collect();
        for text in &self.catalog.texts {
            let extra = self.model.get(&text.name).is_none() && !referred.contains(&text.name);
            if extra && !text.name.starts_with('-') {
                self.report(
                    Level::Error,
                    FindingKind::MessageExtra,
                    text,
                    &text.name,
                    String::new(),
                );
            }
        }
    }

    /// Variables that only one of the two languages uses.
    fn variables(&mut self, text: &Text<'_>, english: &Text<'_>) {
        let own = Uses::of(&text.pattern);
        let model = Uses::of(&english.pattern);
        let declared = |name: &str| english.comment.contains(&format!("${name}"));
        let (used, given) = (own.variables(), model.variables());
        let told = model.printed();
        for name in used.difference(&given).filter(|name| !declared(name)) {
            let place = text.place_of(name);
            let known: Vec<String> = given.iter().map(|name| format!("${name}")).collect();
            let words = (format!("${name}"), known.join(", "));
            self.report_at(
                Level::Error,
                FindingKind::VariableUnknown,
                text,
                place,
                words,
            );
        }
        for name in given.difference(&own.printed()) {
            let (level, kind) = match (told.contains(name), used.contains(name)) {
                (true, false) => (Level::Error, FindingKind::VariableMissing),
                (true, true) => (Level::Warning, FindingKind::VariableMissing),
                (false, false) => (Level::Info, FindingKind::VariableUnused),
                (false, true) => continue,
            };
            self.report(level, kind, text, &format!("${name}"), String::new());
        }
    }

    /// Numbers that English declines by and this text prints as they are.
    fn number_bare(&mut self, text: &Text<'_>, english: &Text<'_>) {
        let own = Uses::of(&text.pattern);
        let declines = |uses: &Uses<'_>, name: &str| {
            let mut choices = uses.choices.iter();
            choices.any(|choice| {
                choice.variable() == Some(name) && plurals::of_choice(choice).is_some()
            })
        };
        let model = Uses::of(&english.pattern);
        for name in own.printed() {
            if declines(&model, name) && !declines(&own, name) && counts_a_word(&own, name) {
                let shown = format!("${name}");
                self.report(
                    Level::Warning,
                    FindingKind::NumberBare,
                    text,
                    &shown,
                    String::new(),
                );
            }
        }
    }

    /// Texts that are still English.
    fn untranslated(&mut self, text: &Text<'_>, english: &Text<'_>, glossaries: &Glossaries) {
        if text.pattern != english.pattern {
            return;
        }
        let words: String = text.runs().into_iter().map(|run| run.text).collect();
        let words = words.replace(GAP, "");
        let is_term = |lang: &str| {
            let glossary = glossaries.get(lang);
            let mut forms = glossary
                .iter()
                .flat_map(|g| &g.concepts)
                .flat_map(|c| &c.forms);
            forms.any(|form| folded(form) == folded(words.trim()))
        };
        let has_letters = words.chars().any(char::is_alphabetic);
        if has_letters && !(is_term(self.catalog.lang) && is_term(self.model.lang)) {
            let found = words.trim().to_owned();
            self.report(
                Level::Warning,
                FindingKind::Untranslated,
                text,
                &found,
                String::new(),
            );
        }
    }
}
