//! Paragraphs of what `pdftotext -layout` makes of a PDF.

use super::limits::Collector;
use super::plain::{Spaces, segments};
use super::refusal::Refusal;
use super::{Piece, Segment};

/// The paragraphs, one per line, and where they stand in these lines.
pub(super) fn read(layout: &str) -> Result<(String, Vec<Segment>), Refusal> {
    if layout.starts_with("%PDF-") {
        let expected = "the text that `pdftotext -layout` makes of it";
        return Err(Refusal::at(layout, 0, "a PDF itself", expected));
    }
    let mut content = String::new();
    let mut found = Collector::default();
    for paragraph in segments(layout, Spaces::AsOne)? {
        let line = paragraph.text.replace('\n', " ");
        found.push(append(&mut content, line, paragraph))?;
    }
    Ok((content, found.finish()))
}

/// Adds a line to the content and gives its segment.
pub(super) fn append(content: &mut String, line: String, like: Segment) -> Segment {
    let start = content.len();
    content.push_str(&line);
    let piece = Piece {
        text: 0..line.len(),
        content: start..content.len(),
    };
    content.push('\n');
    Segment {
        text: line,
        pieces: vec![piece],
        ..like
    }
}
