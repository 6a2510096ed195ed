//! Readers of file formats: each takes the words out of a file and remembers where they stand in it.

mod decode;
mod docx;
mod fluent;
mod guess;
mod html;
mod limits;
mod markdown;
mod package;
mod pdf;
mod place;
mod plain;
mod po;
mod refusal;
mod styles;
mod table;
mod tmx;
mod weave;
mod xliff;
mod xml;

use std::ops::Range;

pub use guess::guess;
pub use refusal::Refusal;

/// A text to be checked, as it was read.
#[derive(Debug, Clone)]
pub struct Document {
    /// The format it was read as.
    pub format: Format,
    /// What places refer to: the file itself, or what was taken out of it (DOCX, PDF), one paragraph per line.
    pub content: String,
    /// Whether `content` is not the file itself, so that nothing in the file can be mended by offsets.
    pub is_extract: bool,
    /// The encoding that was found or assumed, by its name in the WHATWG standard.
    pub encoding: &'static str,
    /// What is read as one, in the order of the content.
    pub segments: Vec<Segment>,
    places: place::Places,
}

/// A paragraph, message or unit that is read as one.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Segment {
    /// The words as a reader sees them, without markup; line breaks within a paragraph stay as '\n'.
    pub text: String,
    /// Where they stand in `content`: ascending pieces that together cover `text`.
    pub pieces: Vec<Piece>,
    /// The name of the message or unit (msgctxt, FTL id with attribute, trans-unit id, tuid), if there is one.
    pub id: Option<String>,
    /// The language declared for it in the file, lower case BCP 47.
    pub lang: Option<String>,
    /// The same in the source language, where the format is bilingual.
    pub source: Option<String>,
    /// The language of the source, if declared.
    pub source_lang: Option<String>,
    /// Whether it is a heading.
    pub is_heading: bool,
}

/// A part of a text and where it stands in the content: verbatim when the two lengths and bytes agree, else e.g. an entity.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Piece {
    /// The bytes of the text of the segment.
    pub text: Range<usize>,
    /// The bytes of the content of the document.
    pub content: Range<usize>,
}

/// A format that can be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Format {
    /// Text with paragraphs between blank lines.
    Plain,
    /// CommonMark with the tables and footnotes of GitHub.
    Markdown,
    /// HTML.
    Html,
    /// Messages of Project Fluent.
    Fluent,
    /// Messages of GNU gettext.
    Po,
    /// XLIFF 1.2 and 2.x.
    Xliff,
    /// TMX 1.4.
    Tmx,
    /// Values between commas or semicolons.
    Csv,
    /// Values between tabs.
    Tsv,
    /// A document of Word.
    Docx,
    /// What `pdftotext -layout` makes of a PDF.
    Pdf,
}

/// The document that the bytes are in that format.
///
/// # Errors
/// When the file is malformed, too large, or made to do harm.
pub fn read(format: Format, bytes: &[u8]) -> Result<Document, Refusal> {
    limits::file(bytes)?;
    if format == Format::Docx {
        let (content, segments) = docx::read(bytes)?;
        return Ok(Document::new(format, content, true, "UTF-8", segments));
    }
    let decoded = decode::decode(bytes)?;
    limits::lines(&decoded.content)?;
    if format == Format::Pdf {
        let (content, segments) = pdf::read(&decoded.content)?;
        return Ok(Document::new(
            format,
            content,
            true,
            decoded.encoding,
            segments,
        ));
    }
    let segments = segments(format, &decoded.content)?;
    Ok(Document::new(
        format,
        decoded.content,
        decoded.is_extract,
        decoded.encoding,
        segments,
    ))
}

fn segments(format: Format, content: &str) -> Result<Vec<Segment>, Refusal> {
    match format {
        Format::Markdown => markdown::segments(content),
        Format::Html => html::segments(content),
        Format::Fluent => fluent::segments(content),
        Format::Po => po::segments(content),
        Format::Xliff => xliff::segments(content),
        Format::Tmx => tmx::segments(content),
        Format::Csv => table::segments(content, table::Kind::Csv),
        Format::Tsv => table::segments(content, table::Kind::Tsv),
        Format::Plain | Format::Docx | Format::Pdf => {
            plain::segments(content, plain::Spaces::AsTheyAre)
        }
    }
}

impl Document {
    fn new(
        format: Format,
        content: String,
        is_extract: bool,
        encoding: &'static str,
        segments: Vec<Segment>,
    ) -> Self {
        let places = place::Places::of(&content);
        Self {
            format,
            content,
            is_extract,
            encoding,
            segments,
            places,
        }
    }

    /// The line and the column of an offset in the content, both from 1, the column in characters.
    #[must_use]
    pub fn place(&self, offset: usize) -> (usize, usize) {
        self.places.place(&self.content, offset)
    }
}

impl Segment {
    /// The offset in the content of an offset in the text.
    ///
    /// Where markup stands between two pieces, the end of a word is given before it and the start of a word behind it.
    /// Before something is mended, compare the bytes of the content with those of the text: markup may stand within a word.
    #[must_use]
    pub fn to_content(&self, at: usize) -> usize {
        let next = self.pieces.partition_point(|piece| piece.text.start < at);
        let before = next.checked_sub(1).and_then(|last| self.pieces.get(last));
        let after = self.pieces.get(next).filter(|piece| piece.text.start == at);
        match (before, after) {
            (Some(before), Some(after)) if self.ends_word(at) => {
                before.content.end.min(after.content.start)
            }
            (_, Some(after)) => after.content.start,
            (Some(before), None) => before.offset(at),
            (None, None) => 0,
        }
    }

    /// Whether what stands before is a word's end rather than what follows is a word's start.
    fn ends_word(&self, at: usize) -> bool {
        let before = self
            .text
            .get(..at)
            .and_then(|text| text.chars().next_back());
        let after = self.text.get(at..).and_then(|text| text.chars().next());
        match (before, after) {
            (_, None) => true,
            (None, Some(_)) => false,
            (Some(before), Some(after)) if before.is_whitespace() || after.is_whitespace() => {
                !before.is_whitespace()
            }
            (Some(before), Some(after)) => before.is_alphanumeric() && !after.is_alphanumeric(),
        }
    }
}

impl Piece {
    /// The offset in the content of an offset in the text that is within the piece or behind it.
    fn offset(&self, at: usize) -> usize {
        if at >= self.text.end {
            self.content.end
        } else if self.text.len() == self.content.len() {
            self.content.start + (at - self.text.start)
        } else {
            self.content.start
        }
    }
}
