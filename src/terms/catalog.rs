//! The messages of one language, with the place of every part.

use crate::read::{Language, Place, language};
use crate::terms::finding::{FindingKind, Level, WordFinding};
use crate::text::{Message, Uses};
use fluent_syntax::ast::{Pattern, PatternElement};
use fluent_syntax::parser::parse;
use std::collections::BTreeMap;
use std::rc::Rc;

/// The messages of one language.
#[derive(Default)]
pub(super) struct Catalog<'t> {
    pub(super) lang: &'t str,
    /// All texts, in the order of files and lines.
    pub(super) texts: Vec<Text<'t>>,
    /// The texts by name: `checkmate`, `checkmate.holds`, `-term`.
    by_name: BTreeMap<String, usize>,
    /// Messages and terms by id, also those without a text of their own, with their places.
    pub(super) ids: BTreeMap<String, Place>,
    /// The files of messages, by name without the folder.
    pub(super) files: Vec<&'t str>,
    /// What `language.yaml` declares, if it can be read.
    pub(super) language: Option<Language>,
    /// Whether `language.yaml` is there and cannot be read, so that nobody knows what the language promises.
    pub(super) is_unread: bool,
}

/// A text of a message: its value, or one of its attributes.
pub(super) struct Text<'t> {
    pub(super) name: String,
    pub(super) pattern: Pattern<&'t str>,
    /// What the comment above the message says.
    pub(super) comment: String,
    /// Where its name stands.
    pub(super) place: Place,
    source: Source<'t>,
}

/// A file, in which a part of its text has a place.
#[derive(Clone)]
struct Source<'t> {
    path: &'t str,
    text: &'t str,
    /// Where its lines start.
    starts: Rc<[usize]>,
}

/// A run of words between variables, functions and choices, as it is read: lines are joined.
pub(super) struct Run {
    pub(super) text: String,
    /// For each piece of the text: where it starts in the run, and its place in the file.
    pieces: Vec<(usize, Place)>,
}

/// A path without the folder of its language: `locales/it/cases/clock.ftl` is `cases/clock.ftl`.
pub(super) fn below_language(path: &str) -> &str {
    path.splitn(3, '/').last().unwrap_or(path)
}

/// Stands in a run for what is put in.
pub(super) const GAP: char = '\u{fffc}';

impl<'t> Catalog<'t> {
    /// Reads the messages of a language from its files, by path and content.
    pub(super) fn of(
        lang: &'t str,
        files: &[(&'t str, &'t str)],
        findings: &mut Vec<WordFinding>,
    ) -> Self {
        let declared = format!("locales/{lang}/language.yaml");
        let mut catalog = Catalog {
            lang,
            is_unread: findings.iter().any(|f| f.place.file == declared),
            ..Catalog::default()
        };
        for (path, text) in files {
            let name = below_language(path);
            if name == "language.yaml" {
                match language(path, text) {
                    Ok(read) => catalog.language = Some(read),
                    Err(faults) => {
                        catalog.is_unread = true;
                        let faults = faults.into_iter();
                        findings.extend(faults.map(|fault| WordFinding::of_fault(lang, fault)));
                    }
                }
            } else if name.ends_with(".ftl") {
                catalog.files.push(name);
                catalog.add(Source::of(path, text), findings);
            }
        }
        catalog
    }

    /// Whether the language declares that it does not have everything.
    pub(super) fn is_part(&self) -> bool {
        let language = self.language.as_ref();
        language.is_some_and(|language| language.chapters.is_some())
    }

    /// Whether all of a file of messages must be there.
    pub(super) fn promises(&self, file: &str) -> bool {
        let language = self.language.as_ref();
        language.is_none_or(|language| language.promises(file))
    }

    /// Where the message of this name stands.
    pub(super) fn place(&self, id: &str) -> Option<&Place> {
        self.ids.get(id)
    }

    /// The text of this name.
    pub(super) fn get(&self, name: &str) -> Option<&Text<'t>> {
        self.by_name.get(name).map(|n| &self.texts[*n])
    }

    fn add(&mut self, source: Source<'t>, findings: &mut Vec<WordFinding>) {
        let (resource, errors) = match parse(source.text) {
            Ok(resource) => (resource, Vec::new()),
            Err((resource, errors)) => (resource, errors),
        };
        for error in errors {
            // What is missing at an end is missing after its last word.
            let before = &source.text[..error.pos.start.min(source.text.len())];
            let rest = &source.text[before.len()..];
            let at_end = rest.starts_with(char::is_whitespace) || rest.is_empty();
            let place = source.at(if at_end {
                before.trim_end().len()
            } else {
                before.len()
            });
            let line = source.text.lines().nth(place.line - 1).unwrap_or_default();
            findings.push(
                WordFinding::new(Level::Error, FindingKind::Junk, self.lang, place)
                    .found(line.trim())
                    .instead(error.kind.to_string()),
            );
        }
        for message in resource.body.iter().filter_map(Message::of) {
            let (place, id) = (source.place(message.id), message.name(None));
            if let Some(other) = self.ids.get(&id) {
                findings.push(duplicate(self.lang, &id, place, other));
                continue;
            }
            self.ids.insert(id, place);
            let comment = message.comment.map(|it| it.content.join("\n"));
            for (attribute, pattern) in &message.texts {
                let name = message.name(*attribute);
                let place = source.place(attribute.unwrap_or(message.id));
                if let Some(other) = self.get(&name) {
                    findings.push(duplicate(self.lang, &name, place, &other.place));
                    continue;
                }
                self.by_name.insert(name.clone(), self.texts.len());
                self.texts.push(Text {
                    name,
                    pattern: (*pattern).clone(),
                    comment: comment.clone().unwrap_or_default(),
                    place,
                    source: source.clone(),
                });
            }
        }
    }
}

fn duplicate(lang: &str, name: &str, place: Place, other: &Place) -> WordFinding {
    WordFinding::new(Level::Error, FindingKind::Duplicate, lang, place)
        .message(name)
        .found(name)
        .instead(other.to_string())
}

impl<'t> Text<'t> {
    /// Where a part of the file stands.
    pub(super) fn place_of(&self, part: &str) -> Place {
        self.source.place(part)
    }

    /// The runs of words, those of each choice by themselves.
    pub(super) fn runs(&self) -> Vec<Run> {
        let run = |phrase: &Pattern<&str>| {
            let mut run = Run {
                text: String::new(),
                pieces: Vec::new(),
            };
            for element in &phrase.elements {
                match element {
                    PatternElement::TextElement { value } => {
                        run.pieces.push((run.text.len(), self.place_of(value)));
                        run.text.push_str(value);
                    }
                    PatternElement::Placeable { .. } => run.text.push(GAP),
                }
            }
            run
        };
        let phrases = Uses::of(&self.pattern).phrases;
        phrases.into_iter().map(run).collect()
    }
}

impl Run {
    /// A run of words that starts at a place.
    pub(super) fn of(text: &str, place: Place) -> Self {
        Run {
            text: text.to_owned(),
            pieces: vec![(0, place)],
        }
    }

    /// The place in the file of a place in the run.
    pub(super) fn place(&self, at: usize) -> Place {
        let piece = self.pieces.iter().rev().find(|(start, _)| *start <= at);
        match piece {
            Some((start, place)) => Place {
                column: place.column + self.text[*start..at].chars().count(),
                ..place.clone()
            },
            None => Place::default(),
        }
    }
}

impl<'t> Source<'t> {
    fn of(path: &'t str, text: &'t str) -> Self {
        let ends = memchr::memchr_iter(b'\n', text.as_bytes());
        Source {
            path,
            text,
            starts: std::iter::once(0).chain(ends.map(|at| at + 1)).collect(),
        }
    }

    fn place(&self, part: &str) -> Place {
        let start = self.text.as_ptr() as usize;
        let at = (part.as_ptr() as usize).wrapping_sub(start);
        self.at(if at <= self.text.len() { at } else { 0 })
    }

    fn at(&self, offset: usize) -> Place {
        let mut offset = offset.min(self.text.len());
        while !self.text.is_char_boundary(offset) {
            offset -= 1;
        }
        let line = self.starts.partition_point(|start| *start <= offset);
        Place {
            file: self.path.to_owned(),
            line,
            column: 1 + self.text[self.starts[line - 1]..offset].chars().count(),
        }
    }
}
