//! What is too large to be read.

use super::Segment;
use super::refusal::Refusal;

const MEGABYTE: usize = 1024 * 1024;
/// The bytes of a file, and of what one entry of a package unpacks to.
pub(super) const FILE: usize = 64 * MEGABYTE;
const LINE: usize = 4 * MEGABYTE;
const SEGMENTS: usize = 1_000_000;
/// The most pieces of all texts of a file.
pub(super) const PIECES: usize = 4_000_000;
const WORDS: usize = 256 * MEGABYTE;

/// Refuses a file that is too large.
pub(super) fn file(bytes: &[u8]) -> Result<(), Refusal> {
    if bytes.len() <= FILE {
        return Ok(());
    }
    let found = format!("a file of {} bytes", bytes.len());
    Err(Refusal::whole(found, format!("at most {FILE} bytes")))
}

/// Refuses a text with a line that is too long.
pub(super) fn lines(content: &str) -> Result<(), Refusal> {
    let mut start = 0;
    for line in content.split_inclusive('\n') {
        if line.len() > LINE {
            let found = format!("a line of {} bytes", line.len());
            let expected = format!("lines of at most {LINE} bytes");
            return Err(Refusal::at(content, start, found, expected));
        }
        start += line.len();
    }
    Ok(())
}

/// The segments of a file, which may not become too many.
#[derive(Debug, Default)]
pub(super) struct Collector {
    segments: Vec<Segment>,
    pieces: usize,
    words: usize,
}

impl Collector {
    /// Adds a segment or refuses the file.
    pub(super) fn push(&mut self, segment: Segment) -> Result<(), Refusal> {
        self.pieces += segment.pieces.len();
        self.words += segment.text.len();
        let names = [
            &segment.id,
            &segment.lang,
            &segment.source,
            &segment.source_lang,
        ];
        self.words += names.into_iter().flatten().map(String::len).sum::<usize>();
        self.segments.push(segment);
        self.check()
    }

    fn check(&self) -> Result<(), Refusal> {
        let counts = [
            (self.segments.len(), SEGMENTS, "segments"),
            (self.pieces, PIECES, "pieces of text"),
            (self.words, WORDS, "bytes of text and sources"),
        ];
        match counts.iter().find(|(count, most, _)| count > most) {
            None => Ok(()),
            Some((_, most, what)) => Err(Refusal::whole(
                format!("more than {most} {what}"),
                "fewer in one file",
            )),
        }
    }

    /// The segments in the order in which they stand in the content.
    pub(super) fn finish(self) -> Vec<Segment> {
        let mut segments = self.segments;
        segments.sort_by_key(|segment| segment.pieces.first().map(|piece| piece.content.start));
        segments
    }
}
