//! YAML files of several documents, each read by itself so that a fault in one leaves the others readable.

use crate::read::fault::{Place, TextFault, split_expected};
use serde::de::DeserializeOwned;

/// The deepest nesting of a case.
const DEEPEST: usize = 50;

/// One YAML document of a file.
pub struct Document<'t> {
    file: &'t str,
    /// The line of the file on which the document starts, from 1.
    first_line: usize,
    text: &'t str,
}

/// The documents of a file that are not empty.
pub fn documents<'t>(file: &'t str, text: &'t str) -> Vec<Document<'t>> {
    let mut all = Vec::new();
    let (mut start, mut first_line) = (0, 1);
    let mut at = 0;
    for (number, line) in (1..).zip(text.split_inclusive('\n')) {
        if line.trim_end() == "---" {
            all.push(Document {
                file,
                first_line,
                text: &text[start..at],
            });
            start = at + line.len();
            first_line = number + 1;
        }
        at += line.len();
    }
    all.push(Document {
        file,
        first_line,
        text: &text[start..],
    });
    all.retain(|document| {
        document
            .text
            .lines()
            .any(|line| !line.trim().is_empty() && !line.trim_start().starts_with('#'))
    });
    all
}

impl Document<'_> {
    /// The value that the document describes; enums are maps of one key.
    ///
    /// # Errors
    ///
    /// [`TextFault`] at the place of the first thing that does not fit.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, TextFault> {
        self.refuse_deep_nesting()?;
        let deserializer = serde_yaml::Deserializer::from_str(self.text);
        serde_yaml::with::singleton_map_recursive::deserialize(deserializer).map_err(
            |error: serde_yaml::Error| {
                let (found, expected) = split_expected(&error.to_string());
                match error.location() {
                    Some(location) => {
                        let place = (location.line(), location.column());
                        let (line, column) = self.place_of_word(&found, place);
                        self.fault_at(line, column, found, expected)
                    }
                    None => self.fault_at_start(found, expected),
                }
            },
        )
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
            for (column, character) in (1..).zip(line.chars()) {
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
        let has_content =
            |line: &str| !line.trim().is_empty() && !line.trim_start().starts_with('#');
        self.text
            .lines()
            .position(has_content)
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

    /// The folder of the file: the chapter of its cases.
    pub fn chapter(&self) -> &str {
        self.file.rsplit('/').nth(1).unwrap_or("")
    }

    /// Whether the actors are called `a` and `b`.
    pub fn names_players_a_and_b(&self) -> bool {
        self.text.lines().any(|line| {
            let line = line.trim_start();
            line.starts_with("- a:") || line.starts_with("- b:")
        })
    }
}
