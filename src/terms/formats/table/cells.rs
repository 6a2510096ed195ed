//! The cells of the rows of a table, with their places.

use std::ops::Range;

use super::super::refusal::{Refusal, quote};

/// A cell.
pub(super) struct Cell {
    /// Where its text stands, without the quotes around it.
    pub(super) range: Range<usize>,
    /// Whether it stood in quotes, so that quotes in it are doubled.
    pub(super) is_quoted: bool,
}

impl Cell {
    /// What is in the cell.
    pub(super) fn text(&self, content: &str) -> String {
        let text = content.get(self.range.clone()).unwrap_or_default();
        if self.is_quoted {
            text.replace("\"\"", "\"")
        } else {
            text.to_owned()
        }
    }
}

/// The comma, or the semicolon if there are more of them in the first line.
pub(super) fn separator(text: &str) -> u8 {
    let line = text.lines().next().unwrap_or_default();
    let mut is_quoted = false;
    let mut counts = (0, 0);
    for byte in line.bytes() {
        match byte {
            b'"' => is_quoted = !is_quoted,
            b',' if !is_quoted => counts.0 += 1,
            b';' if !is_quoted => counts.1 += 1,
            _ => {}
        }
    }
    if counts.1 > counts.0 { b';' } else { b',' }
}

/// The rows that are still to be read.
pub(super) struct Cells<'a> {
    content: &'a str,
    at: usize,
    separator: u8,
}

impl<'a> Cells<'a> {
    /// The rows from a place on.
    pub(super) fn new(content: &'a str, at: usize, separator: u8) -> Self {
        Self {
            content,
            at,
            separator,
        }
    }

    /// The cells of the next row that is not blank.
    pub(super) fn row(&mut self) -> Result<Option<Vec<Cell>>, Refusal> {
        while matches!(self.byte(), Some(b'\n' | b'\r')) {
            self.at += 1;
        }
        if self.byte().is_none() {
            return Ok(None);
        }
        let mut row = Vec::new();
        loop {
            row.push(self.cell()?);
            if self.byte() != Some(self.separator) {
                break;
            }
            self.at += 1;
        }
        Ok(Some(row))
    }

    fn byte(&self) -> Option<u8> {
        self.content.as_bytes().get(self.at).copied()
    }

    fn cell(&mut self) -> Result<Cell, Refusal> {
        if self.byte() == Some(b'"')
            && let Some(cell) = self.quoted()?
        {
            return Ok(cell);
        }
        let start = self.at;
        let rest = self.content.as_bytes().get(start..).unwrap_or_default();
        let is_end = |byte: &u8| *byte == self.separator || matches!(byte, b'\n' | b'\r');
        self.at = start + rest.iter().position(is_end).unwrap_or(rest.len());
        Ok(Cell {
            range: start..self.at,
            is_quoted: false,
        })
    }

    /// The cell in quotes that starts here; in a table with tabs, quotes may also be part of the text.
    fn quoted(&mut self) -> Result<Option<Cell>, Refusal> {
        let start = self.at;
        let end = self.closing_quote(start + 1);
        let behind = end.and_then(|end| self.content.as_bytes().get(end + 1));
        let is_whole = behind.is_none_or(|byte| *byte == self.separator || b"\r\n".contains(byte));
        match end {
            Some(end) if is_whole => {
                self.at = end + 1;
                Ok(Some(Cell {
                    range: start + 1..end,
                    is_quoted: true,
                }))
            }
            _ if self.separator == b'\t' => Ok(None),
            Some(end) => {
                let expected = "a separator or the end of the line behind the closing quote";
                let at = end + 1;
                Err(Refusal::at(
                    self.content,
                    at,
                    quote(self.content, at),
                    expected,
                ))
            }
            None => {
                let found = "an opening quote that is never closed";
                Err(Refusal::at(self.content, start, found, "a closing quote"))
            }
        }
    }

    /// Where the first quote stands that is not doubled; in a table with tabs, on the same line.
    fn closing_quote(&self, from: usize) -> Option<usize> {
        let bytes = self.content.as_bytes();
        let mut at = from;
        loop {
            match bytes.get(at)? {
                b'"' if bytes.get(at + 1) == Some(&b'"') => at += 2,
                b'"' => return Some(at),
                b'\n' if self.separator == b'\t' => return None,
                _ => at += 1,
            }
        }
    }
}
