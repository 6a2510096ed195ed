//! YAML files of several documents, each read by itself so that a fault in one leaves the others readable.

use crate::read::fault::{Place, TextFault, split_expected};
use crate::read::fitting::{Fitted, Misfit, fit};
use crate::read::locate::{Step, locate};
use serde::de::DeserializeOwned;
use std::sync::Arc;

/// The deepest nesting of a case.
const DEEPEST: usize = 50;

/// The most misfits of one case that are told at once.
const MOST_MISFITS: usize = 20;

/// One YAML document of a file.
pub struct Document<'t> {
    file: &'t str,
    /// The line of the file on which the document starts, from 1.
    first_line: usize,
    text: &'t str,
}

/// The text of a document, kept to find places in it later.
#[derive(Clone, Debug, Default)]
pub struct Source {
    first_line: usize,
    text: Arc<str>,
}

impl Source {
    /// Whether another has the same text, wherever it stands in its file.
    pub(super) fn is_same(&self, other: &Source) -> bool {
        self.text == other.text
    }

    /// The document in its file.
    pub fn document<'t>(&'t self, file: &'t str) -> Document<'t> {
        Document {
            file,
            first_line: self.first_line,
            text: &self.text,
        }
    }
}

/// The document of a file that must have one.
///
/// # Errors
/// How many there are, where that is not one; `expected` says what belongs into the file.
pub fn the_document<'t>(
    file: &'t str,
    text: &'t str,
    expected: &str,
) -> Result<Document<'t>, Vec<TextFault>> {
    let [document] = <[Document<'t>; 1]>::try_from(documents(file, text)).map_err(|all| {
        let found = format!("{} YAML documents", all.len());
        vec![TextFault::of_file(file, found, expected.to_owned())]
    })?;
    Ok(document)
}

/// The documents of a file that are not empty.
pub fn documents<'t>(file: &'t str, text: &'t str) -> Vec<Document<'t>> {
    let mut all = Vec::new();
    let (mut start, mut first_line) = (0, 1);
    let mut at = 0;
    for (number, line) in (1..).zip(text.split_inclusive('\n')) {
        let next = at + line.len();
        let rest = match line.strip_prefix("---") {
            _ if line.trim_end() == "..." => Some(""),
            Some(rest) if rest.starts_with(char::is_whitespace) || rest.is_empty() => Some(rest),
            _ => None,
        };
        if let Some(rest) = rest {
            let text = &text[start..at];
            all.push(Document {
                file,
                first_line,
                text,
            });
            // What stands on the line itself belongs to the document that it opens.
            (start, first_line) = match says_something(rest) {
                true => (at, number),
                false => (next, number + 1),
            };
        }
        at = next;
    }
    all.push(Document {
        file,
        first_line,
        text: &text[start..],
    });
    for document in &mut all {
        document.text = document.text.trim_start_matches('\u{feff}');
    }
    all.retain(|document| document.text.lines().any(says_something));
    all
}

/// Whether a line is more than a comment or a directive.
fn says_something(line: &str) -> bool {
    let line = line.trim();
    !line.is_empty() && !line.starts_with('#') && !line.starts_with("%YAML ")
}

impl Document<'_> {
    /// The value that the document describes; enums are maps of one key.
    ///
    /// # Errors
    ///
    /// [`TextFault`] at the place of the first thing that does not fit.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, TextFault> {
        self.refuse_control_characters()?;
        self.refuse_deep_nesting()?;
        let deserializer = serde_yaml::Deserializer::from_str(self.text);
        serde_yaml::with::singleton_map_recursive::deserialize(deserializer)
            .map_err(|error| self.fault_of(&error))
    }

    /// The case that the document describes, with every place that names a player.
    ///
    /// # Errors
    ///
    /// Everything that does not fit the schema of cases.
    pub fn read_case<T: DeserializeOwned>(&self) -> Result<(T, Fitted), Vec<TextFault>> {
        let (value, fitted) = self.fitted()?;
        match serde_yaml::with::singleton_map_recursive::deserialize(value) {
            Ok(case) => Ok((case, fitted)),
            Err(_) if self.read::<T>().is_ok() => {
                let found = "what cannot be read".to_owned();
                Err(vec![self.fault_at_start(found, "a case".to_owned())])
            }
            // Reading the text again tells where.
            Err(_) => Err(self.read::<T>().err().into_iter().collect()),
        }
    }

    /// The case as it is written, with what may be written in two ways brought into one.
    ///
    /// # Errors
    ///
    /// Everything that does not fit the schema of cases.
    pub fn fitted(&self) -> Result<(serde_yaml::Value, Fitted), Vec<TextFault>> {
        let mut value: serde_yaml::Value = self.read().map_err(|fault| vec![fault])?;
        let fitted = fit(&mut value);
        if fitted.misfits.is_empty() {
            return Ok((value, fitted));
        }
        let misfits = fitted.misfits.into_iter().take(MOST_MISFITS);
        let fault = |misfit: Misfit| {
            self.fault_at_way(&misfit.way, misfit.key, misfit.found, misfit.expected)
        };
        Err(misfits.map(fault).collect())
    }

    /// A fault of the place that a way leads to.
    pub fn fault_at_way(
        &self,
        way: &[Step],
        key: bool,
        found: String,
        expected: String,
    ) -> TextFault {
        let whole = (0..=way.len()).rev().map(|length| &way[..length]);
        let place = whole
            .into_iter()
            .find_map(|way| locate(self.text, way, key));
        let (line, column) = place.unwrap_or((self.first_content_line(), 1));
        self.fault_at(line, column, found, expected)
    }

    /// What the parser says, at the place that it names.
    fn fault_of(&self, error: &serde_yaml::Error) -> TextFault {
        let (found, expected) = in_authors_words(split_expected(&error.to_string()));
        match error.location() {
            Some(location) => {
                let place = (location.line(), location.column());
                let (line, column) = self.place_of_word(&found, place);
                self.fault_at(line, column, found, expected)
            }
            None => self.fault_at_start(found, expected),
        }
    }

    /// Characters that no text of ours has are shown where they stand.
    fn refuse_control_characters(&self) -> Result<(), TextFault> {
        let bad = |c: char| c.is_ascii_control() && !matches!(c, '\t' | '\n' | '\r');
        let place = (1..).zip(self.text.lines()).find_map(|(line, text)| {
            let (column, character) = (1..).zip(text.chars()).find(|(_, c)| bad(*c))?;
            Some((line, column, character))
        });
        let Some((line, column, character)) = place else {
            return Ok(());
        };
        let found = format!("the control character U+{:04X}", u32::from(character));
        Err(self.fault_at(line, column, found, "text without it".to_owned()))
    }

    /// Where the word stands that a message quotes, from the place on that the parser names; that place where it does not.
    ///
    /// The parser names the whole value where a value is read as a whole first, as an expected effect is.
    fn place_of_word(&self, found: &str, place: (usize, usize)) -> (usize, usize) {
        let absent = found.contains("missing field");
        let word = found.split(['`', '"']).nth(1);
        let Some(word) = word.filter(|word| !word.is_empty() && !absent) else {
            return place;
        };
        let (first, column) = place;
        let joins = |letter: char| letter.is_alphanumeric() || letter == '-';
        let lines = (1..).zip(self.text.lines()).skip(first.saturating_sub(1));
        let mut places = lines.flat_map(|(line, text)| {
            let stands = text.match_indices(word).filter(|(at, _)| {
                !text[..*at].ends_with(joins) && !text[at + word.len()..].starts_with(joins)
            });
            stands.map(move |(at, _)| {
                let quoted = text[..at].ends_with(['"', '\'']);
                (line, text[..at].chars().count() + usize::from(!quoted))
            })
        });
        places
            .find(|(line, at)| *line > first || *at >= column)
            .unwrap_or(place)
    }

    /// The parser needs quadratic time for deep nesting, and no case is nested deeply.
    fn refuse_deep_nesting(&self) -> Result<(), TextFault> {
        let mut depth = 0usize;
        for (number, line) in (1..).zip(self.text.lines()) {
            let markers = line
                .split(' ')
                .take_while(|word| matches!(*word, "" | "-" | "?"))
                .filter(|word| !word.is_empty());
            let dashes = markers.count();
            for (at, character) in outside_words(line) {
                let column = line[..at].chars().count() + 1;
                match character {
                    '[' | '{' => depth += 1,
                    ']' | '}' => depth = depth.saturating_sub(1),
                    _ => {}
                }
                if depth.max(dashes) > DEEPEST {
                    let found = format!("nested more than {DEEPEST} levels deep");
                    return Err(self.fault_at(
                        number,
                        column,
                        found,
                        "a case, which needs few levels".to_owned(),
                    ));
                }
            }
        }
        Ok(())
    }

    fn fault_at(&self, line: usize, column: usize, found: String, expected: String) -> TextFault {
        let (line, column) = self.within(line, column);
        let line_text = self.text.lines().nth(line - 1).unwrap_or_default();
        let rest: String = line_text.chars().skip(column.saturating_sub(1)).collect();
        let width = rest
            .find([' ', ',', '}', ']', ':'])
            .unwrap_or(rest.len())
            .max(1);
        TextFault {
            place: Place {
                file: self.file.to_owned(),
                line: self.first_line + line.saturating_sub(1),
                column: column.max(1),
            },
            found,
            expected,
            line_text: line_text.to_owned(),
            width,
        }
    }

    /// The place, or the end of the last line with content where the parser points behind it.
    fn within(&self, line: usize, column: usize) -> (usize, usize) {
        let behind = |line: usize| {
            self.text
                .lines()
                .nth(line - 1)
                .is_none_or(|text| text.trim().is_empty())
        };
        let mut line = line.max(1);
        let wanted = line;
        while line > 1 && behind(line) {
            line -= 1;
        }
        if line == wanted {
            return (line, column);
        }
        let end = self
            .text
            .lines()
            .nth(line - 1)
            .map_or(1, |text| text.trim_end().chars().count());
        (line, end)
    }

    /// A fault of the whole document.
    pub fn fault_at_start(&self, found: String, expected: String) -> TextFault {
        let line = self.first_content_line();
        self.fault_at(line, 1, found, expected)
    }

    /// A fault of the place where a word first stands.
    pub fn fault_at_word(&self, word: &str, found: String, expected: String) -> TextFault {
        let place = (1..)
            .zip(self.text.lines())
            .find_map(|(number, line)| Some((number, line.find(word)?, line)));
        match place {
            Some((number, at, line)) => {
                self.fault_at(number, line[..at].chars().count() + 1, found, expected)
            }
            None => self.fault_at_start(found, expected),
        }
    }

    /// A fault of a place that keys lead to, each below the one before; of the last one that is there.
    pub fn fault_at_key(&self, keys: &[&str], found: String, expected: String) -> TextFault {
        let lines: Vec<&str> = self.text.lines().collect();
        let mut place = (self.first_content_line(), 1);
        let (mut from, mut to) = (0, lines.len());
        for (depth, key) in keys.iter().enumerate() {
            let starts = |line: &str| {
                let plain = line.trim_start();
                let top = depth > 0 || plain.len() == line.len();
                let keyed = |rest: &str| rest.starts_with([':', '"', '\'']);
                let own = plain.trim_start_matches(['"', '\'']);
                let first = own.strip_prefix(key).is_some_and(keyed);
                let within = [format!("{{{key}:"), format!(" {key}:")];
                let at = within.iter().find_map(|word| Some(line.find(word)? + 1));
                match (first, at) {
                    (true, _) if top => Some(line.len() - plain.len()),
                    (_, Some(at)) if depth > 0 => Some(at),
                    _ => None,
                }
            };
            let found = (from..to).find_map(|line| Some((line, starts(lines[line])?)));
            let Some((line, at)) = found else {
                break;
            };
            place = (line + 1, lines[line][..at].chars().count() + 1);
            let indent = |line: &str| line.len() - line.trim_start().len();
            let own = indent(lines[line]);
            let below =
                |other: &&usize| lines[**other].trim().is_empty() || indent(lines[**other]) > own;
            let rest: Vec<usize> = (line + 1..to).collect();
            from = line;
            to = line + 1 + rest.iter().take_while(below).count();
        }
        self.fault_at(place.0, place.1, found, expected)
    }

    fn first_content_line(&self) -> usize {
        self.text
            .lines()
            .position(says_something)
            .map_or(1, |at| at + 1)
    }

    /// Where the document starts.
    pub fn place(&self) -> Place {
        Place {
            file: self.file.to_owned(),
            line: self.first_line + self.first_content_line() - 1,
            column: 1,
        }
    }

    /// Its text, kept for later.
    pub fn source(&self) -> Source {
        Source {
            first_line: self.first_line,
            text: self.text.into(),
        }
    }

    /// The folder of the file: the chapter of its cases.
    pub fn chapter(&self) -> &str {
        self.file.rsplit('/').nth(1).unwrap_or("")
    }
}

/// The brackets of a line, with their places, that stand neither in quotation marks nor in a comment.
fn outside_words(line: &str) -> impl Iterator<Item = (usize, char)> {
    let mut quote = None;
    let mut comment = false;
    let mut before = ' ';
    line.char_indices().filter(move |(_, character)| {
        match (quote, character) {
            (None, '#') if before.is_whitespace() => comment = true,
            (None, '"' | '\'') if !before.is_alphanumeric() => quote = Some(*character),
            (Some(open), _) if open == *character => quote = None,
            _ => {}
        }
        before = *character;
        quote.is_none() && !comment && matches!(character, '[' | ']' | '{' | '}')
    })
}

/// What the parser says of a text that is no YAML, in the words of those who write cases.
fn in_authors_words((found, expected): (String, String)) -> (String, String) {
    if let Some((_, key)) = found.rsplit_once("duplicate entry with key ") {
        let found = format!("`{}` twice in one map", key.trim_matches('"'));
        return (found, "each key once".to_owned());
    }
    if let Some((_, number)) = found.split_once("invalid type: integer ") {
        let number = number.split('`').nth(1).unwrap_or_default();
        return (format!("the number {number} is too large"), String::new());
    }
    let words = [
        ("invalid type: enum", "a tag", "YAML without tags"),
        (
            "recursion limit exceeded",
            "an alias within what it repeats",
            "a case without aliases",
        ),
        (
            "repetition limit exceeded",
            "aliases that repeat too much",
            "a case without aliases",
        ),
        (
            "cannot start any token",
            "a sign with which no value begins",
            "a value, indented by spaces and not by a tab, in quotation marks where it begins with a sign",
        ),
        (
            "mapping values are not allowed",
            "a colon within a value",
            "one `key: value` on a line, and a value with a colon in quotation marks",
        ),
        (
            "unknown anchor",
            "an alias (`*`) for what has no anchor",
            "a value, in quotation marks where it begins with a sign",
        ),
    ];
    let said = words.into_iter().find(|(said, _, _)| found.contains(said));
    match said {
        Some((_, found, expected)) => (found.to_owned(), expected.to_owned()),
        None => (found, expected),
    }
}
