//! A walk through XML that refuses what could do harm.

use std::ops::Range;

use quick_xml::events::{BytesStart, Event};
use quick_xml::{Reader, XmlVersion};

use super::place::text_start;
use super::refusal::{Refusal, quote, shortened};

/// How deep elements may be nested.
const DEEPEST: usize = 200;

/// A part of a document; comments, declarations and instructions are none.
pub(super) enum Node<'a> {
    /// The start of an element; every one has its end, even an empty one.
    Start(Tag<'a>),
    /// The end of the innermost element.
    End,
    /// Text as it stands in the content.
    Text,
    /// A character that is written as a reference.
    Char(String),
}

/// A start tag.
pub(super) struct Tag<'a> {
    /// Its name with its prefix.
    pub(super) name: &'a str,
    start: BytesStart<'a>,
}

impl Tag<'_> {
    /// The name without its prefix.
    pub(super) fn local(&self) -> &str {
        self.name.rsplit(':').next().unwrap_or(self.name)
    }

    /// The value of an attribute by its name with its prefix.
    pub(super) fn get(&self, name: &str) -> Option<String> {
        let mut attributes = self.start.attributes();
        let found = attributes
            .with_checks(false)
            .flatten()
            .find(|attribute| attribute.key.as_ref() == name)?;
        let value = found.normalized_value(XmlVersion::Implicit1_0);
        value.ok().map(std::borrow::Cow::into_owned)
    }

    /// The prefix that is declared for a name space whose name ends so.
    pub(super) fn prefix(&self, space: &str) -> Option<String> {
        let mut attributes = self.start.attributes();
        let found = attributes
            .with_checks(false)
            .flatten()
            .find(|attribute| attribute.value.ends_with(space))?;
        let name: &str = found.key.as_ref();
        Some(match name.split_once(':') {
            Some((_, prefix)) => format!("{prefix}:"),
            None => String::new(),
        })
    }
}

/// The walk through a document.
pub(super) struct Walk<'a> {
    content: &'a str,
    reader: Reader<&'a [u8]>,
    base: usize,
    open: Vec<&'a str>,
    has_root: bool,
}

impl<'a> Walk<'a> {
    /// The walk from the start of a document.
    pub(super) fn new(content: &'a str) -> Self {
        let base = text_start(content);
        let mut reader = Reader::from_str(content.get(base..).unwrap_or_default());
        reader.config_mut().expand_empty_elements = true;
        Self {
            content,
            reader,
            base,
            open: Vec::new(),
            has_root: false,
        }
    }

    /// The next part and where it stands, or nothing at the end.
    pub(super) fn next(&mut self) -> Result<Option<(Node<'a>, Range<usize>)>, Refusal> {
        loop {
            let start = self.position();
            let event = match self.reader.read_event() {
                Ok(event) => event,
                Err(error) => return Err(self.fault(&error)),
            };
            let range = start..self.position();
            let node = match event {
                Event::Eof => return self.end(),
                Event::Start(tag) | Event::Empty(tag) => self.start(tag, &range)?,
                Event::End(_) => {
                    self.open.pop();
                    Node::End
                }
                Event::Text(_) if self.open.is_empty() => {
                    self.outside(range)?;
                    continue;
                }
                Event::Text(_) => Node::Text,
                Event::CData(_) => {
                    let inner = range.start + "<![CDATA[".len()..range.end - "]]>".len();
                    return Ok(Some((Node::Text, inner)));
                }
                Event::GeneralRef(_) => Node::Char(self.reference(&range)?),
                Event::DocType(_) => {
                    self.doctype(&range)?;
                    continue;
                }
                Event::Comment(_) | Event::Decl(_) | Event::PI(_) => continue,
            };
            return Ok(Some((node, range)));
        }
    }

    /// Passes the rest of the innermost element and gives where it ends.
    pub(super) fn skip(&mut self) -> Result<usize, Refusal> {
        let depth = self.open.len();
        while let Some((_, range)) = self.next()? {
            if self.open.len() < depth {
                return Ok(range.end);
            }
        }
        Ok(self.content.len())
    }

    /// The refusal of what stands at a place.
    pub(super) fn refusal(&self, at: usize, found: String, expected: &str) -> Refusal {
        Refusal::at(self.content, at, found, expected)
    }

    fn position(&self) -> usize {
        let read = usize::try_from(self.reader.buffer_position());
        self.base + read.unwrap_or(self.content.len())
    }

    fn start(&mut self, tag: BytesStart<'a>, range: &Range<usize>) -> Result<Node<'a>, Refusal> {
        let raw = self
            .content
            .get(range.start + 1..range.end)
            .unwrap_or_default();
        let name = raw.get(..tag.name().as_ref().len()).unwrap_or_default();
        if self.open.is_empty() && self.has_root {
            let found = format!("a second root <{}>", shortened(name));
            return Err(self.refusal(range.start, found, "the end of the file"));
        }
        if self.open.len() >= DEEPEST {
            let expected = format!("elements within at most {DEEPEST} others");
            return Err(self.refusal(range.start, "one more element".to_owned(), &expected));
        }
        for attribute in tag.attributes().with_checks(false) {
            if let Err(error) = attribute {
                let found = format!("<{}> with a fault in it ({error})", shortened(name));
                return Err(self.refusal(range.start, found, "attributes like name=\"value\""));
            }
        }
        self.has_root = true;
        self.open.push(name);
        Ok(Node::Start(Tag { name, start: tag }))
    }

    fn outside(&self, range: Range<usize>) -> Result<(), Refusal> {
        let text = self.content.get(range.clone()).unwrap_or_default();
        match text.find(|c: char| !c.is_whitespace()) {
            None => Ok(()),
            Some(found) => {
                let at = range.start + found;
                let expected = if self.has_root {
                    "the end of the file"
                } else {
                    "an element"
                };
                Err(self.refusal(at, quote(self.content, at), expected))
            }
        }
    }

    fn end(&self) -> Result<Option<(Node<'a>, Range<usize>)>, Refusal> {
        let found = "the end of the file".to_owned();
        match self.open.last() {
            Some(name) => {
                let expected = format!("</{}>", shortened(name));
                Err(self.refusal(self.content.len(), found, &expected))
            }
            None if self.has_root => Ok(None),
            None => Err(self.refusal(self.content.len(), found, "an element")),
        }
    }

    fn doctype(&self, range: &Range<usize>) -> Result<(), Refusal> {
        let declaration = self.content.get(range.clone()).unwrap_or_default();
        match declaration.find("<!ENTITY") {
            None => Ok(()),
            Some(found) => {
                let expected = "no declarations of entities";
                Err(self.refusal(range.start + found, "<!ENTITY".to_owned(), expected))
            }
        }
    }

    /// The character that a reference stands for.
    fn reference(&self, range: &Range<usize>) -> Result<String, Refusal> {
        let raw = self.content.get(range.clone()).unwrap_or_default();
        let name = raw.trim_start_matches('&').trim_end_matches(';');
        let known = match name {
            "amp" => Some('&'),
            "lt" => Some('<'),
            "gt" => Some('>'),
            "quot" => Some('"'),
            "apos" => Some('\''),
            _ => name.strip_prefix('#').and_then(character),
        };
        match known {
            Some(c) => Ok(c.to_string()),
            None => {
                let found = format!("the entity {:?}", shortened(raw));
                Err(self.refusal(range.start, found, "one that XML knows"))
            }
        }
    }

    fn fault(&self, error: &quick_xml::Error) -> Refusal {
        use quick_xml::Error::IllFormed;
        use quick_xml::errors::IllFormedError::{MismatchedEndTag, UnmatchedEndTag};
        let at = usize::try_from(self.reader.error_position()).unwrap_or_default() + self.base;
        let at = at.min(self.content.len());
        let (found, expected) = match error {
            IllFormed(MismatchedEndTag { expected, found }) => (
                format!("</{}>", shortened(found)),
                format!("</{}>", shortened(expected)),
            ),
            IllFormed(UnmatchedEndTag(found)) => {
                (format!("</{}>", shortened(found)), "no end tag".to_owned())
            }
            _ => (
                quote(self.content, at),
                format!("well-formed XML ({error})"),
            ),
        };
        self.refusal(at, found, &expected)
    }
}

/// The character of a number, `x` before it if it is hexadecimal.
fn character(number: &str) -> Option<char> {
    let code = match number.strip_prefix('x') {
        Some(digits) => u32::from_str_radix(digits, 16),
        None => number.parse(),
    };
    char::from_u32(code.ok()?).filter(|c| !c.is_control() || matches!(c, '\t' | '\n' | '\r'))
}
