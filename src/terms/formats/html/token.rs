//! The tags and texts of HTML, with their places.

use std::ops::Range;

use super::{find, names};

/// A part of a page; comments and declarations are none.
pub(super) enum Token<'a> {
    /// Text, with character references where they are not raw.
    Text,
    /// A start tag and the language it declares.
    Start {
        /// The name as it is written.
        name: &'a str,
        /// The value of `lang` or `xml:lang`.
        lang: Option<&'a str>,
    },
    /// An end tag.
    End {
        /// The name as it is written.
        name: &'a str,
    },
}

/// The tokens of a part of a text, each read once and none twice.
pub(super) struct Tokens<'a> {
    content: &'a str,
    bytes: &'a [u8],
    at: usize,
    end: usize,
    /// The name of the element in which nothing else is markup.
    raw: Option<&'a str>,
}

impl<'a> Tokens<'a> {
    /// The tokens of a part of the content.
    pub(super) fn new(content: &'a str, range: Range<usize>) -> Self {
        let end = range.end.min(content.len());
        Self {
            content,
            bytes: content.as_bytes(),
            at: range.start,
            end,
            raw: None,
        }
    }

    /// The next token and where it stands.
    pub(super) fn next(&mut self) -> Option<(Token<'a>, Range<usize>)> {
        while self.at < self.end {
            let start = self.at;
            let text_end = match self.raw.take() {
                Some(name) => self.raw_end(name),
                None => self.markup_start(start),
            };
            if text_end > start {
                self.at = text_end;
                return Some((Token::Text, start..text_end));
            }
            let token = self.markup(start);
            if token.is_some() {
                return token;
            }
        }
        None
    }

    fn byte(&self, at: usize) -> Option<u8> {
        self.bytes.get(at).copied().filter(|_| at < self.end)
    }

    /// Where markup starts at or behind a place, or the end.
    fn markup_start(&self, from: usize) -> usize {
        let mut at = from;
        while let Some(found) = find(self.bytes, b'<', at..self.end) {
            let is_markup = match self.byte(found + 1) {
                Some(b'!' | b'?') => true,
                Some(b'/') => self.byte(found + 2).is_some(),
                Some(byte) => byte.is_ascii_alphabetic(),
                None => false,
            };
            if is_markup {
                return found;
            }
            at = found + 1;
        }
        self.end
    }

    /// Where the end tag of a raw element starts, or the end.
    fn raw_end(&self, name: &str) -> usize {
        let mut at = self.at;
        while let Some(found) = find(self.bytes, b'<', at..self.end) {
            let start = found + 2;
            let is_end = self.byte(found + 1) == Some(b'/')
                && self
                    .bytes
                    .get(start..start + name.len())
                    .is_some_and(|written| written.eq_ignore_ascii_case(name.as_bytes()))
                && self
                    .byte(start + name.len())
                    .is_none_or(|byte| !byte.is_ascii_alphanumeric());
            if is_end {
                return found;
            }
            at = found + 1;
        }
        self.end
    }

    /// The tag that starts here; what is no tag is passed.
    fn markup(&mut self, start: usize) -> Option<(Token<'a>, Range<usize>)> {
        let first = self.byte(start + 1)?;
        let second = self.byte(start + 2);
        match first {
            b'!' if self
                .content
                .get(start..)
                .is_some_and(|rest| rest.starts_with("<!--")) =>
            {
                self.comment(start);
                None
            }
            b'/' if second.is_some_and(|byte| byte.is_ascii_alphabetic()) => {
                let name = self.name(start + 2);
                self.attributes(start + 2 + name.len())?;
                Some((Token::End { name }, start..self.at))
            }
            b'!' | b'?' | b'/' => {
                let end = find(self.bytes, b'>', start..self.end);
                self.at = end.map_or(self.end, |end| end + 1);
                None
            }
            _ => {
                let name = self.name(start + 1);
                let lang = self.attributes(start + 1 + name.len())?;
                self.raw = Some(name).filter(|name| names::is_raw(&name.to_ascii_lowercase()));
                Some((Token::Start { name, lang }, start..self.at))
            }
        }
    }

    fn comment(&mut self, start: usize) {
        let rest = self.content.get(start + 4..self.end).unwrap_or_default();
        self.at = if rest.starts_with('>') {
            start + 5
        } else if rest.starts_with("->") {
            start + 6
        } else {
            rest.find("-->")
                .map_or(self.end, |found| start + 4 + found + 3)
        };
    }

    fn name(&self, start: usize) -> &'a str {
        let rest = self.content.get(start..self.end).unwrap_or_default();
        let is_end = |c: char| c.is_ascii_whitespace() || c == '/' || c == '>';
        rest.get(..rest.find(is_end).unwrap_or(rest.len()))
            .unwrap_or_default()
    }

    /// Reads on to the end of a tag and gives the language it declares; nothing if the tag does not end.
    fn attributes(&mut self, from: usize) -> Option<Option<&'a str>> {
        let mut lang = None;
        self.at = from;
        loop {
            match self.byte(self.at) {
                None => {
                    self.at = self.end;
                    return None;
                }
                Some(b'>') => {
                    self.at += 1;
                    return Some(lang);
                }
                Some(byte) if byte.is_ascii_whitespace() || byte == b'/' => self.at += 1,
                Some(_) => {
                    let (name, value) = self.attribute();
                    let is_lang = ["lang", "xml:lang"]
                        .iter()
                        .any(|l| name.eq_ignore_ascii_case(l));
                    lang = lang.or(value.filter(|_| is_lang));
                }
            }
        }
    }

    /// The name and the value of the attribute that starts here.
    fn attribute(&mut self) -> (&'a str, Option<&'a str>) {
        let start = self.at;
        self.pass(start + 1, |byte| {
            !byte.is_ascii_whitespace() && !b"/>=".contains(&byte)
        });
        let name = self.content.get(start..self.at).unwrap_or_default();
        let name_end = self.at;
        self.pass(name_end, |byte| byte.is_ascii_whitespace());
        if self.byte(self.at) != Some(b'=') {
            return (name, None);
        }
        self.pass(self.at + 1, |byte| byte.is_ascii_whitespace());
        let from = self.at;
        match self.byte(from) {
            Some(quote @ (b'"' | b'\'')) => {
                let end = find(self.bytes, quote, from + 1..self.end).unwrap_or(self.end);
                self.at = (end + 1).min(self.end);
                (name, self.content.get(from + 1..end))
            }
            _ => {
                self.pass(from, |byte| !byte.is_ascii_whitespace() && byte != b'>');
                (name, self.content.get(from..self.at))
            }
        }
    }

    fn pass(&mut self, from: usize, is_passed: impl Fn(u8) -> bool) {
        let rest = self
            .bytes
            .get(from.min(self.end)..self.end)
            .unwrap_or_default();
        let passed = rest.iter().take_while(|byte| is_passed(**byte)).count();
        self.at = (from + passed).min(self.end);
    }
}
