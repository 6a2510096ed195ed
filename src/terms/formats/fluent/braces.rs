//! The braces of Fluent.

use std::ops::Range;

use super::super::refusal::Refusal;

/// How deep braces and brackets may be nested.
const DEEPEST: usize = 100;

/// Refuses messages in which braces or brackets are nested so deep that reading them would be dangerous.
pub(super) fn check(content: &str) -> Result<(), Refusal> {
    let mut scan = Scan::default();
    for (at, byte) in content.bytes().enumerate() {
        scan.byte(byte);
        if scan.depth() > DEEPEST {
            let expected = format!("braces and brackets within at most {DEEPEST} others");
            return Err(Refusal::at(content, at, "another one", expected));
        }
    }
    Ok(())
}

/// Where the first placeable at or behind a place stands.
pub(super) fn next(content: &str, from: usize) -> Range<usize> {
    let rest = content.get(from..).unwrap_or_default();
    let start = from + rest.find('{').unwrap_or(rest.len());
    let mut scan = Scan::default();
    for (length, byte) in content.bytes().skip(start).enumerate() {
        scan.byte(byte);
        if scan.depth() == 0 {
            return start..start + length + 1;
        }
    }
    start..content.len()
}

/// How deep a place is in braces and brackets.
#[derive(Default)]
struct Scan {
    braces: Vec<Brace>,
    brackets: usize,
    before: u8,
    is_string: bool,
    is_escaped: bool,
    is_comment: bool,
}

/// An open brace: the brackets around it, and whether what stands in it is the text of variants.
struct Brace {
    brackets: usize,
    is_text: bool,
}

impl Scan {
    fn depth(&self) -> usize {
        self.braces.len() + self.brackets
    }

    fn byte(&mut self, byte: u8) {
        let before = std::mem::replace(&mut self.before, byte);
        if byte == b'\n' {
            self.is_string = false;
            self.is_comment = false;
        } else if byte == b'#' && matches!(before, b'\n' | 0) {
            self.is_comment = true;
        }
        if self.is_string {
            self.is_string = byte != b'"' || self.is_escaped;
            self.is_escaped = byte == b'\\' && !self.is_escaped;
        } else if !self.is_comment {
            self.token(byte, before);
        }
    }

    fn token(&mut self, byte: u8, before: u8) {
        let is_text = self.braces.last().is_none_or(|brace| brace.is_text);
        match byte {
            b'{' => self.braces.push(Brace {
                brackets: self.brackets,
                is_text: false,
            }),
            b'}' => {
                if let Some(brace) = self.braces.pop() {
                    self.brackets = brace.brackets;
                }
            }
            _ if is_text => {}
            b'(' => self.brackets += 1,
            b')' => self.brackets = self.brackets.saturating_sub(1),
            b'"' => self.is_string = true,
            b'>' if before == b'-' => {
                if let Some(brace) = self.braces.last_mut() {
                    brace.is_text = true;
                }
            }
            _ => {}
        }
    }
}
