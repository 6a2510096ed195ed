//! Messages of Project Fluent.

mod braces;

use std::ops::Range;

use fluent_syntax::ast::{Attribute, Entry, Expression, InlineExpression};
use fluent_syntax::ast::{Pattern, PatternElement, VariantKey};
use fluent_syntax::parser::{self, ParserError};

use super::Segment;
use super::limits::Collector;
use super::place::text_start;
use super::refusal::{Refusal, quote};
use super::weave::{OBJECT, Weave};

/// The patterns of the messages, terms, attributes and variants of a resource.
pub(super) fn segments(content: &str) -> Result<Vec<Segment>, Refusal> {
    braces::check(content)?;
    let start = text_start(content);
    let resource = parser::parse(content.get(start..).unwrap_or_default())
        .map_err(|(_, errors)| refusal(content, start, &errors))?;
    let mut reader = Reader {
        content,
        found: Collector::default(),
    };
    for entry in &resource.body {
        reader.entry(entry)?;
    }
    Ok(reader.found.finish())
}

fn refusal(content: &str, start: usize, errors: &[ParserError]) -> Refusal {
    let Some(error) = errors.first() else {
        return Refusal::whole("a fault", "messages of Fluent");
    };
    let at = error.pos.start + start;
    let message = error.kind.to_string();
    let expected = match message.strip_prefix("Expected ") {
        Some(expected) => expected.to_owned(),
        None => format!("a message of Fluent ({message})"),
    };
    Refusal::at(content, at, quote(content, at), expected)
}

struct Reader<'a> {
    content: &'a str,
    found: Collector,
}

/// The name of a message or term, and of one of its attributes.
#[derive(Clone, Copy)]
struct Id<'a> {
    of: &'a str,
    attribute: Option<&'a str>,
}

impl<'a> Id<'a> {
    fn of(of: &'a str) -> Self {
        let attribute = None;
        Self { of, attribute }
    }

    fn name(self) -> String {
        match self.attribute {
            Some(attribute) => format!("{}.{attribute}", self.of),
            None => self.of.to_owned(),
        }
    }
}

type Text<'a> = &'a str;

impl<'a> Reader<'a> {
    fn entry(&mut self, entry: &Entry<Text<'a>>) -> Result<(), Refusal> {
        match entry {
            Entry::Message(message) => {
                let name = message.id.name;
                if let Some(value) = &message.value {
                    self.pattern(value, Id::of(name), self.end_of(name))?;
                }
                self.attributes(&message.attributes, name)
            }
            Entry::Term(term) => {
                let name = format!("-{}", term.id.name);
                self.pattern(&term.value, Id::of(&name), self.end_of(term.id.name))?;
                self.attributes(&term.attributes, &name)
            }
            _ => Ok(()),
        }
    }

    fn attributes(&mut self, all: &[Attribute<Text<'a>>], of: &str) -> Result<(), Refusal> {
        for attribute in all {
            let name = attribute.id.name;
            self.pattern(
                &attribute.value,
                Id {
                    attribute: Some(name),
                    ..Id::of(of)
                },
                self.end_of(name),
            )?;
        }
        Ok(())
    }

    /// Adds the text of a pattern that stands behind a place, and the variants in it.
    fn pattern(
        &mut self,
        pattern: &Pattern<Text<'a>>,
        id: Id<'_>,
        from: usize,
    ) -> Result<(), Refusal> {
        let mut weave = Weave::new(self.content);
        let mut at = from;
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => {
                    let range = self.range(value);
                    at = range.end;
                    weave.verbatim(range);
                }
                PatternElement::Placeable { expression } => {
                    let range = braces::next(self.content, at);
                    at = range.end;
                    weave.replaced(OBJECT, range);
                    self.expression(expression, id)?;
                }
            }
        }
        match weave.take() {
            None => Ok(()),
            Some(segment) => self.found.push(Segment {
                id: Some(id.name()),
                ..segment
            }),
        }
    }

    fn expression(&mut self, expression: &Expression<Text<'a>>, id: Id<'_>) -> Result<(), Refusal> {
        match expression {
            Expression::Select { variants, .. } => {
                for variant in variants {
                    let key = match variant.key {
                        VariantKey::Identifier { name } => name,
                        VariantKey::NumberLiteral { value } => value,
                    };
                    self.pattern(&variant.value, id, self.end_of(key))?;
                }
                Ok(())
            }
            Expression::Inline(InlineExpression::Placeable { expression }) => {
                self.expression(expression, id)
            }
            Expression::Inline(_) => Ok(()),
        }
    }

    fn end_of(&self, part: &str) -> usize {
        self.range(part).end
    }

    /// Where a part that was sliced from the content stands in it.
    fn range(&self, part: &str) -> Range<usize> {
        let start = part
            .as_ptr()
            .addr()
            .saturating_sub(self.content.as_ptr().addr());
        let start = start.min(self.content.len());
        start..(start + part.len()).min(self.content.len())
    }
}
