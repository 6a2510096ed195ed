//! Why a file is not read.

use std::fmt;

use super::place::place;

/// The number of characters that are quoted of what was found.
const QUOTED: usize = 24;

/// Why a file is not read: where, what was found there and what was expected.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    /// The part of a package, such as `word/document.xml`.
    pub part: Option<String>,
    /// The line and the column, both from 1, where there are any.
    pub place: Option<(usize, usize)>,
    /// What was found.
    pub found: String,
    /// What was expected.
    pub expected: String,
}

impl Refusal {
    /// The refusal of a file as a whole.
    pub(super) fn whole(found: impl Into<String>, expected: impl Into<String>) -> Self {
        Self {
            part: None,
            place: None,
            found: one_line(&found.into()),
            expected: one_line(&expected.into()),
        }
    }

    /// The refusal of what stands at an offset of the content.
    pub(super) fn at(
        content: &str,
        offset: usize,
        found: impl Into<String>,
        expected: impl Into<String>,
    ) -> Self {
        Self {
            place: Some(place(content, offset)),
            ..Self::whole(found, expected)
        }
    }

    /// The same refusal, of a part of a package.
    pub(super) fn within(self, part: &str) -> Self {
        Self {
            part: Some(one_line(part)),
            ..self
        }
    }
}

/// The first characters from an offset in quotes, or that there are none.
pub(super) fn quote(content: &str, offset: usize) -> String {
    let rest = content.get(offset..).unwrap_or_default();
    let line = rest.lines().next().unwrap_or_default();
    if rest.is_empty() {
        "the end of the file".to_owned()
    } else if line.is_empty() {
        "the end of the line".to_owned()
    } else {
        format!("{:?}", shortened(line))
    }
}

/// The first characters of a text.
pub(super) fn shortened(text: &str) -> String {
    let mut short: String = text.chars().take(QUOTED).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

fn one_line(text: &str) -> String {
    text.replace(char::is_control, " ")
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(part) = &self.part {
            write!(f, "{part}: ")?;
        }
        if let Some((line, column)) = self.place {
            write!(f, "line {line}, column {column}: ")?;
        }
        write!(f, "found {}, expected {}", self.found, self.expected)
    }
}

impl std::error::Error for Refusal {}
