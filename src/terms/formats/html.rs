//! Blocks of HTML.

mod entity;
mod names;
mod open;
mod token;

use std::ops::Range;

use super::Segment;
use super::limits::Collector;
use super::place::text_start;
use super::refusal::Refusal;
use super::weave::{OBJECT, Weave, language};
use entity::Entities;
use names::Kind;
use open::{Element, Open};
use token::{Token, Tokens};

/// The segments of a page, without scripts, styles, templates and code.
pub(super) fn segments(content: &str) -> Result<Vec<Segment>, Refusal> {
    let mut found = Collector::default();
    add(content, text_start(content)..content.len(), &mut found)?;
    Ok(found.finish())
}

/// Adds the segments of a part of the content.
pub(super) fn add(
    content: &str,
    range: Range<usize>,
    found: &mut Collector,
) -> Result<(), Refusal> {
    let mut reader = Reader {
        content,
        open: Open::default(),
        weave: Weave::new(content),
        around: Vec::new(),
        left_out: None,
        entities: Entities::default(),
        found,
    };
    let mut tokens = Tokens::new(content, range);
    while let Some((token, range)) = tokens.next() {
        match token {
            Token::Text => reader.text(range),
            Token::Start { name, lang } => reader.start(name, lang, range)?,
            Token::End { name } => reader.end(name, range)?,
        }
    }
    reader.flush_all()
}

/// Code or the like that is left out: how many elements are open around it, and where it starts.
struct LeftOut {
    depth: usize,
    start: usize,
    is_inline: bool,
}

struct Reader<'a, 'b> {
    content: &'a str,
    open: Open,
    weave: Weave<'a>,
    /// The texts around passages in other languages.
    around: Vec<Weave<'a>>,
    left_out: Option<LeftOut>,
    entities: Entities,
    found: &'b mut Collector,
}

impl<'a> Reader<'a, '_> {
    fn text(&mut self, range: Range<usize>) {
        if self.left_out.is_some() {
            return;
        }
        let mut at = range.start;
        let bytes = self.content.as_bytes();
        while let Some(found) = find(bytes, b'&', at..range.end) {
            let (words, length) = self.entities.decode(self.content, found..range.end);
            let end = found + length;
            self.weave.flowing(at..found);
            if length > 1 {
                self.weave.replaced(&words, found..end);
            } else {
                self.weave.verbatim(found..end);
            }
            at = end;
        }
        self.weave.flowing(at..range.end);
    }

    fn start(
        &mut self,
        name: &str,
        lang: Option<&str>,
        range: Range<usize>,
    ) -> Result<(), Refusal> {
        let name = name.to_ascii_lowercase();
        let kind = names::kind(&name);
        if self.left_out.is_none() {
            self.before(&name, kind, range.clone())?;
        }
        if kind == Kind::Void || kind == Kind::Break {
            return Ok(());
        }
        let lang = lang.and_then(language);
        let is_other = lang.is_some() && lang != self.open.lang();
        let mut element = Element {
            lang: lang.or_else(|| self.open.lang()),
            is_heading: names::is_heading(&name) || self.open.is_heading(),
            start: range.start,
            around: None,
            name,
        };
        if self.left_out.is_none() && kind == Kind::Inline && is_other {
            self.around
                .push(std::mem::replace(&mut self.weave, Weave::new(self.content)));
            element.around = Some(self.around.len());
        }
        if self.left_out.is_none() && matches!(kind, Kind::Data | Kind::Code) {
            self.left_out = Some(LeftOut {
                depth: self.open.depth(),
                start: range.start,
                is_inline: kind == Kind::Code,
            });
        }
        if self.open.push(element) {
            return Ok(());
        }
        let expected = format!("at most {} open elements", open::MOST);
        Err(Refusal::at(
            self.content,
            range.start,
            "one more open element",
            expected,
        ))
    }

    /// What a start tag does to the text before it.
    fn before(&mut self, name: &str, kind: Kind, range: Range<usize>) -> Result<(), Refusal> {
        match kind {
            Kind::Break => self.weave.replaced("\n", range),
            Kind::Block | Kind::Data => {
                self.flush_all()?;
                self.open.close_implied(name);
            }
            Kind::Inline | Kind::Code | Kind::Void => {}
        }
        Ok(())
    }

    fn end(&mut self, name: &str, range: Range<usize>) -> Result<(), Refusal> {
        let name = name.to_ascii_lowercase();
        if matches!(names::kind(&name), Kind::Block | Kind::Data) && self.left_out.is_none() {
            self.flush_all()?;
        }
        while let Some(element) = self.open.pop_towards(&name) {
            self.close(&element, range.clone())?;
            if element.name == name {
                break;
            }
        }
        Ok(())
    }

    /// What the end of an element does: the text around a passage goes on, and what was left out is over.
    fn close(&mut self, element: &Element, range: Range<usize>) -> Result<(), Refusal> {
        if let Some(left) = self.left_out.take() {
            if left.depth < self.open.depth() {
                self.left_out = Some(left);
            } else if left.depth == self.open.depth() && left.is_inline {
                self.weave.replaced(OBJECT, left.start..range.end);
            }
            return Ok(());
        }
        if element
            .around
            .is_some_and(|depth| depth == self.around.len())
            && let Some(around) = self.around.pop()
        {
            let lang = element.lang.clone();
            self.flush(lang, element.is_heading)?;
            self.weave = around;
            self.weave.replaced(OBJECT, element.start..range.end);
        }
        Ok(())
    }

    fn flush(&mut self, lang: Option<String>, is_heading: bool) -> Result<(), Refusal> {
        match self.weave.take_trimmed() {
            None => Ok(()),
            Some(segment) => self.found.push(Segment {
                lang,
                is_heading,
                ..segment
            }),
        }
    }

    /// Ends the text and those around it, as a block does.
    fn flush_all(&mut self) -> Result<(), Refusal> {
        self.flush(self.open.lang(), self.open.is_heading())?;
        while let Some(around) = self.around.pop() {
            self.weave = around;
            let lang = self.open.lang_around(self.around.len() + 1);
            self.flush(lang, self.open.is_heading())?;
        }
        Ok(())
    }
}

/// Where a byte is found in a part of the content.
fn find(bytes: &[u8], byte: u8, range: Range<usize>) -> Option<usize> {
    let part = bytes.get(range.clone())?;
    Some(range.start + part.iter().position(|b| *b == byte)?)
}
