//! Paragraphs, items, cells and headings of Markdown.

use std::ops::Range;

use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, TagEnd};

use super::Segment;
use super::html;
use super::limits::Collector;
use super::place::text_start;
use super::refusal::Refusal;
use super::weave::{OBJECT, Weave};

/// The segments of a text, without code.
pub(super) fn segments(content: &str) -> Result<Vec<Segment>, Refusal> {
    let start = text_start(content);
    let text = content.get(start..).unwrap_or_default();
    let mut reader = Reader {
        content,
        weave: Weave::new(content),
        left_out: 0,
        is_heading: false,
        found: Collector::default(),
    };
    for (event, range) in Parser::new_ext(text, options()).into_offset_iter() {
        reader.event(event, range.start + start..range.end + start)?;
    }
    reader.flush()?;
    Ok(reader.found.finish())
}

fn options() -> Options {
    Options::ENABLE_TABLES
        | Options::ENABLE_FOOTNOTES
        | Options::ENABLE_STRIKETHROUGH
        | Options::ENABLE_TASKLISTS
        | Options::ENABLE_HEADING_ATTRIBUTES
        | Options::ENABLE_YAML_STYLE_METADATA_BLOCKS
        | Options::ENABLE_GFM
}

struct Reader<'a> {
    content: &'a str,
    weave: Weave<'a>,
    /// How many blocks of code or data are open.
    left_out: usize,
    is_heading: bool,
    found: Collector,
}

impl Reader<'_> {
    fn event(&mut self, event: Event<'_>, range: Range<usize>) -> Result<(), Refusal> {
        match event {
            Event::Start(tag) => return self.start(&tag, range),
            Event::End(tag) => return self.end(tag),
            Event::Text(text) if self.left_out == 0 => self.text(&text, range),
            Event::Code(_) | Event::InlineMath(_) | Event::DisplayMath(_) => {
                self.weave.replaced(OBJECT, range);
            }
            Event::SoftBreak | Event::HardBreak => self.weave.replaced("\n", range),
            Event::InlineHtml(tag) if is_break(&tag) => self.weave.replaced("\n", range),
            Event::Rule => return self.flush(),
            _ => {}
        }
        Ok(())
    }

    fn text(&mut self, text: &CowStr<'_>, range: Range<usize>) {
        if self
            .content
            .get(range.clone())
            .is_some_and(|raw| raw.len() == text.len())
        {
            self.weave.verbatim(range);
        } else {
            self.weave.replaced(text, range);
        }
    }

    fn start(&mut self, tag: &Tag<'_>, range: Range<usize>) -> Result<(), Refusal> {
        match tag {
            Tag::CodeBlock(_) | Tag::MetadataBlock(_) => self.left_out += 1,
            Tag::HtmlBlock => {
                self.flush()?;
                self.left_out += 1;
                return html::add(self.content, range, &mut self.found);
            }
            _ if is_inline(&tag.to_end()) => return Ok(()),
            _ => {}
        }
        self.flush()?;
        self.is_heading = matches!(tag, Tag::Heading { .. });
        Ok(())
    }

    fn end(&mut self, tag: TagEnd) -> Result<(), Refusal> {
        match tag {
            TagEnd::CodeBlock | TagEnd::MetadataBlock(_) | TagEnd::HtmlBlock => {
                self.left_out = self.left_out.saturating_sub(1);
                Ok(())
            }
            _ if is_inline(&tag) => Ok(()),
            _ => self.flush(),
        }
    }

    fn flush(&mut self) -> Result<(), Refusal> {
        let is_heading = std::mem::take(&mut self.is_heading);
        match self.weave.take_trimmed() {
            None => Ok(()),
            Some(segment) => self.found.push(Segment {
                is_heading,
                ..segment
            }),
        }
    }
}

fn is_inline(tag: &TagEnd) -> bool {
    matches!(
        tag,
        TagEnd::Emphasis
            | TagEnd::Strong
            | TagEnd::Strikethrough
            | TagEnd::Superscript
            | TagEnd::Subscript
            | TagEnd::Link
            | TagEnd::Image
    )
}

fn is_break(tag: &str) -> bool {
    let name = tag
        .trim_start_matches('<')
        .trim_end_matches(['>', '/', ' ']);
    name.eq_ignore_ascii_case("br")
}
