//! Faults of outside text: where, what was found, what was expected.

use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};

/// A place in a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// The file as the caller named it.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
}

/// A fault of outside text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextFault {
    /// Where.
    pub place: Place,
    /// What was found.
    pub found: String,
    /// What was expected; empty where the first sentence says it.
    pub expected: String,
    /// The line of the text, for the snippet.
    pub line_text: String,
    /// How many characters the caret marks.
    pub width: usize,
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}:{}", self.file, self.line, self.column)
    }
}

impl std::fmt::Display for TextFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.told(&FaultWords::default()))
    }
}

impl std::error::Error for TextFault {}

/// How the expectation begins where it only says what may have been meant.
const PERHAPS: &str = "perhaps ";

/// The words around what was found in a text, in English unless others are given.
#[derive(Clone, Debug)]
pub struct FaultWords {
    /// What stands before a fault.
    pub error: String,
    /// What stands before a warning.
    pub warning: String,
    /// What stands before that which belongs there.
    pub expected: String,
    /// What stands before that which may have been meant.
    pub perhaps: String,
}

impl Default for FaultWords {
    fn default() -> Self {
        FaultWords {
            error: "error".to_owned(),
            warning: "warning".to_owned(),
            expected: "expected".to_owned(),
            perhaps: "perhaps".to_owned(),
        }
    }
}

/// The longest line that a snippet shows.
const LONGEST_SNIPPET: usize = 200;

impl TextFault {
    /// A fault of a whole file.
    pub fn of_file(file: &str, found: String, expected: String) -> Self {
        let place = Place {
            file: file.to_owned(),
            line: 1,
            column: 1,
        };
        TextFault {
            place,
            found,
            expected,
            line_text: String::new(),
            width: 1,
        }
    }

    /// What belongs there, or what may have been meant.
    fn label(&self, words: &FaultWords) -> String {
        match (self.expected.as_str(), self.expected.strip_prefix(PERHAPS)) {
            ("", _) => String::new(),
            (_, Some(meant)) => format!("{} {meant}", words.perhaps),
            (expected, None) => format!("{} {expected}", words.expected),
        }
    }

    /// The place, what was found, and what belongs there.
    fn told(&self, words: &FaultWords) -> String {
        let label = self.label(words);
        let space = if label.is_empty() { "" } else { "; " };
        format!("{}: {}{space}{label}", self.place, self.found)
    }

    /// The fault with its line of text and a caret, without colours.
    pub fn snippet(&self) -> String {
        self.snippet_in(&FaultWords::default())
    }

    /// The same with these words around what was found.
    pub fn snippet_in(&self, words: &FaultWords) -> String {
        self.shown(&words.error, Level::ERROR, words)
    }

    /// The snippet of what is only warned of.
    pub fn warning(&self) -> String {
        self.warning_in(&FaultWords::default())
    }

    /// The same with these words around what was found.
    pub fn warning_in(&self, words: &FaultWords) -> String {
        self.shown(&words.warning, Level::WARNING, words)
    }

    fn shown(&self, name: &str, level: Level<'_>, words: &FaultWords) -> String {
        if self.line_text.is_empty() {
            return format!("{name}: {}", self.told(words));
        }
        let line: String = self.line_text.chars().take(LONGEST_SNIPPET).collect();
        let start = line
            .char_indices()
            .nth(self.place.column.saturating_sub(1))
            .map_or(line.len(), |(at, _)| at);
        let end = line[start..]
            .char_indices()
            .nth(self.width.max(1))
            .map_or(line.len(), |(at, _)| start + at);
        let label = self.label(words);
        let report = &[level
            .with_name(name)
            .primary_title(self.found.as_str())
            .element(
                Snippet::source(line.as_str())
                    .path(self.place.file.as_str())
                    .line_start(self.place.line)
                    .annotation(
                        AnnotationKind::Primary
                            .span(start..end)
                            .label(label.as_str()),
                    ),
            )];
        Renderer::plain().render(report)
    }
}

/// Splits serde's message, without the place that it ends with, into what was found and what was expected.
pub(super) fn split_expected(message: &str) -> (String, String) {
    let message = message
        .rfind(" at line ")
        .map_or(message, |at| &message[..at]);
    match message.split_once(", expected ") {
        Some((found, expected)) => (found.to_owned(), expected.to_owned()),
        None => (message.to_owned(), String::new()),
    }
}
