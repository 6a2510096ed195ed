//! The texts of a language one by one, each with a mark by which a change is seen.

use crate::read::{Glossary, glossary, lettered};
use crate::text::message::Message;
use fluent_syntax::ast::{Entry, Resource};
use fluent_syntax::parser::parse;
use fluent_syntax::serializer::serialize;
use std::collections::BTreeSet;
use std::ops::Range;

/// A text that is translated as a whole: a message with its attributes, a term of the glossary, the introduction of the book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unit {
    /// The file, below the folder of the language: `cases/blitz.ftl`.
    pub file: String,
    /// Its name: that of the message, `term/CONCEPT`, `book/introduction`.
    pub name: String,
    /// The text: a message as its file has it, without what is said about it in comments; a term with its definition below.
    pub text: String,
    /// The mark of the text, however it is laid out.
    pub mark: String,
    /// The names of its attributes, and nothing for the value of a message.
    pub parts: BTreeSet<String>,
}

/// The file of the glossary, below the folder of its language.
const GLOSSARY: &str = "glossary.yaml";
/// The file of the introduction, below the folder of the book in its language.
const INTRODUCTION: &str = "introduction.md";

/// The texts of a language in the files of the program, by path and content, in the order of the files.
///
/// What cannot be read is not there; the checks of the words and the reader of the glossary tell why.
pub fn units<'f>(files: impl IntoIterator<Item = (&'f str, &'f [u8])>, lang: &str) -> Vec<Unit> {
    let mut all = Vec::new();
    for (path, bytes) in files {
        let mut folders = path.splitn(3, '/');
        let (top, own, file) = (folders.next(), folders.next(), folders.next());
        let (Some(top), Some(file), true) = (top, file, own == Some(lang)) else {
            continue;
        };
        let Ok(text) = std::str::from_utf8(bytes) else {
            continue;
        };
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        match top {
            "locales" if file.ends_with(".ftl") => all.extend(messages(file, text)),
            "locales" if file == GLOSSARY => {
                all.extend(glossary(path, text).iter().flat_map(terms));
            }
            "book" if file == INTRODUCTION => all.push(Unit {
                file: file.to_owned(),
                name: "book/introduction".to_owned(),
                mark: lettered(text.trim()),
                text: text.trim().to_owned(),
                parts: BTreeSet::new(),
            }),
            _ => {}
        }
    }
    all
}

fn messages(file: &str, text: &str) -> Vec<Unit> {
    let resource = parse(text).unwrap_or_else(|(part, _)| part);
    let lines: Vec<&str> = text.lines().collect();
    let mut from = 0;
    let mut all = Vec::new();
    for entry in resource.body {
        let Some(message) = Message::of(&entry) else {
            continue;
        };
        let (name, parts) = (message.name(None), message.texts.iter());
        let parts = parts.map(|(attribute, _)| attribute.unwrap_or_default().to_owned());
        let parts = parts.collect();
        let own = message_lines(&lines[from..], &name);
        let own = own.map_or(0..0, |own| from + own.start..from + own.end);
        from = from.max(own.end);
        all.push(Unit {
            file: file.to_owned(),
            name,
            mark: lettered(&alone(entry)),
            text: lines[own].join("\n"),
            parts,
        });
    }
    all
}

/// Which of these lines of a file the message of this name has.
pub fn message_lines(lines: &[&str], name: &str) -> Option<Range<usize>> {
    let begins = |line: &&str| {
        let rest = line.strip_prefix(name);
        rest.is_some_and(|rest| rest.trim_start().starts_with('='))
    };
    let start = lines.iter().position(begins)?;
    let goes_on = |line: &&&str| line.starts_with([' ', '}']) || line.trim().is_empty();
    let mut end = start + 1 + lines[start + 1..].iter().take_while(goes_on).count();
    while lines[end - 1].trim().is_empty() {
        end -= 1;
    }
    Some(start..end)
}

/// A message as Fluent writes it, without what stands above it.
fn alone(entry: Entry<&str>) -> String {
    let entry = match entry {
        Entry::Message(mut it) => {
            it.comment = None;
            Entry::Message(it)
        }
        Entry::Term(mut it) => {
            it.comment = None;
            Entry::Term(it)
        }
        other => other,
    };
    serialize(&Resource { body: vec![entry] })
}

fn terms(glossary: &Glossary) -> impl Iterator<Item = Unit> {
    glossary.concepts.iter().map(|concept| {
        let text = format!("{}\n{}", concept.term, concept.definition);
        Unit {
            file: GLOSSARY.to_owned(),
            name: format!("term/{}", concept.id),
            mark: lettered(&text),
            text,
            parts: BTreeSet::new(),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> Vec<Unit> {
        units([("locales/xx/a.ftl", text.as_bytes())], "xx")
    }

    #[test]
    fn a_mark_changes_with_the_words_and_with_nothing_else() {
        let one = of("# $n: how many\nmoves = { $n } moves\n    .title = Moves\n");
        let laid_out = of("moves   =   { $n } moves\n  .title =  Moves\n");
        let other = of("moves = { $n } moves\n    .title = Move\n");
        assert_eq!(one.len(), 1);
        assert_eq!(one[0].mark, laid_out[0].mark);
        assert_eq!(
            laid_out[0].text,
            "moves   =   { $n } moves\n  .title =  Moves"
        );
        assert_eq!(
            one[0].parts,
            BTreeSet::from([String::new(), "title".to_owned()])
        );
        assert_ne!(one[0].mark, other[0].mark);
    }

    #[test]
    fn only_the_files_of_the_language_count() {
        let files: [(&str, &[u8]); 3] = [
            ("locales/xx/cases/a.ftl", b"a = A"),
            ("locales/yy/a.ftl", b"b = B"),
            ("book/xx/introduction.md", b"Hello"),
        ];
        let names: Vec<(String, String)> = (units(files, "xx").into_iter())
            .map(|unit| (unit.file, unit.name))
            .collect();
        let of = |file: &str, name: &str| (file.to_owned(), name.to_owned());
        assert_eq!(
            names,
            [
                of("cases/a.ftl", "a"),
                of("introduction.md", "book/introduction")
            ]
        );
    }
}
