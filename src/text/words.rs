//! One language: its messages and its word forms.

use crate::board::Player;
use crate::game::Colours;
use crate::laws::CHAPTERS;
use crate::read::Language;
use crate::text::functions::{add_functions, mark_number};
use crate::text::lint::{Lint, lints};
use crate::text::problem::{Defect, Problem};
use crate::text::say::Say;
use crate::text::voice::{Names, Voice};
use fluent::concurrent::FluentBundle;
use fluent::{FluentError, FluentResource};
use fluent_syntax::ast::Pattern;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::{Arc, Mutex};
use unic_langid::LanguageIdentifier;

/// The words of one language, with English where a message is missing.
pub struct Words {
    lang: String,
    language: Arc<Language>,
    pub(super) bundle: FluentBundle<FluentResource>,
    /// Message, or message and attribute (`checkmate.holds`) → file and what it uses.
    patterns: BTreeMap<String, (String, Lint)>,
    files: BTreeSet<String>,
    pub(super) fallback: Option<Arc<Words>>,
    /// What was said, where somebody listens.
    heard: Option<Mutex<Vec<Heard>>>,
}

/// A message or attribute, and the words in which it was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heard {
    /// Its name: `checkmate.holds`.
    pub pattern: String,
    /// The words.
    pub text: String,
}

impl Words {
    /// Reads a language from its files, by name and content; what it lacks is said in the fallback language.
    ///
    /// Without `language.yaml` it takes over the fallback's; there is no language without both, nor one whose own cannot
    /// be read: what is wrong there is told alone, and nothing that only follows from it.
    pub fn of<'f>(
        lang: &str,
        files: impl IntoIterator<Item = (&'f str, &'f str)>,
        fallback: Option<Arc<Words>>,
    ) -> (Option<Words>, Vec<Problem>) {
        let mut problems = Vec::new();
        let mut report = |message: &str, what: Defect| {
            problems.push(Problem {
                lang: lang.to_owned(),
                message: message.to_owned(),
                what,
            });
        };
        let tag: LanguageIdentifier = lang.parse().unwrap_or_else(|error| {
            report(
                lang,
                Defect::Unreadable(format!("no language tag: {error}")),
            );
            LanguageIdentifier::default()
        });
        let mut language = None;
        let mut is_unread = false;
        let mut resources = Vec::new();
        for (name, text) in files {
            if name == "language.yaml" {
                let path = format!("locales/{lang}/{name}");
                match crate::read::language(&path, text) {
                    Ok(read) => language = Some(Arc::new(read)),
                    Err(faults) => {
                        is_unread = true;
                        for fault in faults {
                            report(name, Defect::Unreadable(fault.to_string()));
                        }
                    }
                }
            } else if name.ends_with(".ftl") {
                let resource = FluentResource::try_new(text.to_owned());
                let (resource, errors) = match resource {
                    Ok(good) => (good, Vec::new()),
                    Err((part, errors)) => (part, errors),
                };
                for error in errors {
                    let line = 1 + text[..error.pos.start].matches('\n').count();
                    report(name, Defect::Unreadable(format!("line {line}: {error}")));
                }
                resources.push((name.to_owned(), resource));
            }
        }
        if is_unread {
            return (None, problems);
        }
        let Some(language) = language.or_else(|| fallback.as_ref().map(|f| f.language.clone()))
        else {
            report("language.yaml", Defect::FileMissing);
            return (None, problems);
        };
        let mut bundle = bundle(&language, &tag);
        let mut patterns = BTreeMap::new();
        let mut names = BTreeSet::new();
        for (name, resource) in resources {
            for (pattern, lint) in lints(&resource, &language, &tag) {
                for fault in &lint.faults {
                    report(&pattern, Defect::Formatting(fault.clone()));
                }
                let entry = patterns.entry(pattern);
                entry.or_insert_with(|| (name.clone(), lint));
            }
            if let Err(errors) = bundle.add_resource(resource) {
                for error in errors {
                    match error {
                        FluentError::Overriding { id, .. } => report(&id, Defect::Twice),
                        other => report(&name, Defect::Unreadable(other.to_string())),
                    }
                }
            }
            names.insert(name);
        }
        if let Some(english) = &fallback {
            for file in english.files.difference(&names) {
                report(file, Defect::FileMissing);
            }
            for (pattern, (file, _)) in &english.patterns {
                if names.contains(file) && !patterns.contains_key(pattern) {
                    report(pattern, Defect::Missing { file: file.clone() });
                }
            }
            for (pattern, (_, own)) in &patterns {
                match english.patterns.get(pattern) {
                    None => report(pattern, Defect::NotInEnglish),
                    Some((_, known)) => differences(own, known)
                        .into_iter()
                        .for_each(|fault| report(pattern, Defect::Formatting(fault))),
                }
            }
        }
        let words = Words {
            lang: lang.to_owned(),
            language,
            bundle,
            patterns,
            files: names,
            fallback,
            heard: None,
        };
        (Some(words), problems)
    }

    /// The words of one resource that was found without fault where it comes from; `patterns` are its messages and attributes.
    pub(super) fn with(
        lang: &str,
        language: Language,
        resource: FluentResource,
        patterns: BTreeSet<String>,
        fallback: Option<Arc<Words>>,
    ) -> Words {
        let tag: LanguageIdentifier = lang.parse().unwrap_or_default();
        let language = Arc::new(language);
        let mut bundle = bundle(&language, &tag);
        bundle.add_resource_overriding(resource);
        let named = |pattern| (pattern, (String::new(), Lint::default()));
        Words {
            lang: lang.to_owned(),
            language,
            bundle,
            patterns: patterns.into_iter().map(named).collect(),
            files: BTreeSet::new(),
            fallback,
            heard: None,
        }
    }

    /// The same words with these messages, written in Fluent, in the place of their own ones, and what is wrong with them.
    pub fn edited(mut self, text: &str) -> (Self, Vec<Problem>) {
        let (resource, errors) = match FluentResource::try_new(text.to_owned()) {
            Ok(good) => (good, Vec::new()),
            Err((part, errors)) => (part, errors),
        };
        let mut problems = Vec::new();
        let mut report = |message: &str, what: Defect| {
            problems.push(Problem {
                lang: self.lang.clone(),
                message: message.to_owned(),
                what,
            });
        };
        for error in errors {
            let line = 1 + text[..error.pos.start].matches('\n').count();
            report("", Defect::Unreadable(format!("line {line}: {error}")));
        }
        let tag: LanguageIdentifier = self.lang.parse().unwrap_or_default();
        for (pattern, lint) in lints(&resource, &self.language, &tag) {
            let english = self.fallback.as_ref();
            let known = english.and_then(|english| english.patterns.get(&pattern));
            let others = known.map(|(_, known)| differences(&lint, known));
            for fault in lint
                .faults
                .iter()
                .cloned()
                .chain(others.into_iter().flatten())
            {
                report(&pattern, Defect::Formatting(fault));
            }
            let file = self.file_of(&pattern).map(str::to_owned);
            match file {
                Some(file) => drop(self.patterns.insert(pattern, (file, lint))),
                None => report(&pattern, Defect::NotInEnglish),
            }
        }
        self.bundle.add_resource_overriding(resource);
        (self, problems)
    }

    /// The same words, of which [`Words::heard`] tells what was said.
    pub fn listening(self) -> Self {
        Words {
            heard: Some(Mutex::default()),
            ..self
        }
    }

    /// What was said since this was last asked, in order: what a message is made of before the message; nothing if nobody listens.
    pub fn heard(&self) -> Vec<Heard> {
        let all = self.heard.iter().filter_map(|heard| heard.lock().ok());
        all.flat_map(|mut heard| std::mem::take(&mut *heard))
            .collect()
    }

    /// Notes what was said, where somebody listens.
    pub(super) fn note(&self, pattern: &str, text: &str) {
        let heard = self.heard.iter().filter_map(|heard| heard.lock().ok());
        heard.for_each(|mut heard| {
            heard.push(Heard {
                pattern: pattern.to_owned(),
                text: text.to_owned(),
            });
        });
    }

    /// The name of its folder: a language tag such as `en`.
    pub fn lang(&self) -> &str {
        &self.lang
    }

    /// The language that stands in for what it lacks.
    pub fn fallback(&self) -> Option<&Words> {
        self.fallback.as_deref()
    }

    /// Its letters, numbers and word forms.
    pub fn language(&self) -> &Language {
        &self.language
    }

    /// Whether it has this message, or this attribute of a message (`checkmate.holds`), itself.
    pub fn has(&self, pattern: &str) -> bool {
        self.patterns.contains_key(pattern)
    }

    /// Whether it has this attribute of this message itself.
    pub(super) fn has_attribute(&self, message: &str, attribute: &str) -> bool {
        let message = self.bundle.get_message(message);
        message.is_some_and(|message| message.get_attribute(attribute).is_some())
    }

    /// Its own message or attribute of this name.
    pub(super) fn pattern(&self, say: &Say) -> Option<&Pattern<&str>> {
        let message = self.bundle.get_message(&say.id)?;
        match &say.attribute {
            Some(name) => Some(message.get_attribute(name)?.value()),
            None => message.value(),
        }
    }

    /// Whether it has this message or attribute, itself or in the fallback language.
    pub fn knows(&self, pattern: &str) -> bool {
        self.file_of(pattern).is_some()
    }

    /// Whether it has this file of messages.
    pub fn has_file(&self, name: &str) -> bool {
        self.files.contains(name)
    }

    /// All its messages and attributes, each with its file.
    pub fn patterns(&self) -> impl Iterator<Item = (&str, &str)> {
        self.patterns
            .iter()
            .map(|(pattern, (file, _))| (pattern.as_str(), file.as_str()))
    }

    /// The file of a message, here or in the fallback language.
    pub(super) fn file_of(&self, pattern: &str) -> Option<&str> {
        self.patterns
            .get(pattern)
            .map(|(file, _)| file.as_str())
            .or_else(|| self.fallback.as_ref()?.file_of(pattern))
    }

    /// The file in which a message belongs that it does not have: that of the chapter whose provision speaks it, or the one
    /// in which messages stand that begin with the same word.
    pub(super) fn file_for(&self, pattern: &str) -> Option<String> {
        let id = pattern.split('.').next().unwrap_or(pattern);
        let mut chapters = CHAPTERS.iter();
        let chapter = chapters.find(|it| it.provisions.iter().any(|provision| provision.id == id));
        if let Some(chapter) = chapter {
            return Some(format!("{}.ftl", chapter.id));
        }
        let first = |name: &str| name.split(['-', '.']).next().map(str::to_owned);
        let mut alike = self.patterns.iter();
        let found = alike.find(|(other, _)| first(other) == first(pattern));
        found.map(|(_, (file, _))| file.clone())
    }

    /// The variables by which a message or attribute chooses its words.
    pub fn chooses_by(&self, pattern: &str) -> impl Iterator<Item = &str> {
        let choices = self.patterns.get(pattern).map(|(_, uses)| &uses.choices);
        choices
            .into_iter()
            .flatten()
            .map(|(variable, _)| variable.as_str())
    }

    /// Where a message chooses by a word of what is to be said, but not between exactly the words there are.
    pub(super) fn unfit_choices(&self, pattern: &str, say: &Say) -> Vec<String> {
        let choices = self.patterns.get(pattern).map(|(_, uses)| &uses.choices);
        let faults = choices.into_iter().flatten().filter_map(|(variable, has)| {
            let (_, value) = say.values.iter().find(|(name, _)| name == variable)?;
            has.unfit(value)
                .map(|wants| format!("${variable} needs {wants}"))
        });
        faults.collect()
    }

    /// A voice for texts about players of these colours; it collects what goes wrong.
    pub fn voice(&self, colours: Colours) -> Voice<'_> {
        Voice::new(self, Names::Of(colours))
    }

    /// A voice that tells a ruling as a note for the arbiter: whoever plays, this one is “the player”, the other “the opponent”.
    pub fn note_about(&self, player: Player) -> Voice<'_> {
        Voice::new(self, Names::Roles(player))
    }
}

/// An empty bundle with the functions and the numbers of a language.
fn bundle(language: &Arc<Language>, tag: &LanguageIdentifier) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![tag.clone()]);
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(mark_number));
    add_functions(&mut bundle, language, tag);
    bundle
}

/// Variables that messages about an act or an effect have, whether English needs them or not.
const ALWAYS_GIVEN: [&str; 2] = ["player", "opponent"];

/// What a message uses otherwise than English does.
fn differences(own: &Lint, english: &Lint) -> Vec<String> {
    let unknown = own.variables.difference(&english.variables);
    let unknown = unknown.filter(|variable| !ALWAYS_GIVEN.contains(&variable.as_str()));
    let unknown = unknown.map(|variable| format!("English has no ${variable} here"));
    let bare = own.bare.intersection(&english.spoken);
    let bare = bare
        .filter(|variable| !english.bare.contains(*variable))
        .map(|variable| format!("${variable} needs a function, as in English"));
    unknown.chain(bare).collect()
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Words({})", self.lang)
    }
}
