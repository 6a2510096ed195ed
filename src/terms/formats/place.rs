//! Lines and columns of offsets.

/// The bytes between two counts of characters.
const STEP: usize = 512;

/// The mark that some programs put before a text.
pub(super) const BOM: &str = "\u{feff}";

/// Where the lines of a text start, and how many characters stand before every so many bytes.
#[derive(Debug, Clone)]
pub(super) struct Places {
    lines: Vec<usize>,
    counts: Vec<usize>,
}

impl Places {
    /// The index of a text.
    pub(super) fn of(content: &str) -> Self {
        let mut lines = vec![text_start(content)];
        let ends = content.bytes().enumerate().filter(|(_, b)| *b == b'\n');
        lines.extend(ends.map(|(at, _)| at + 1));
        let mut counts = vec![0];
        let mut count = 0;
        for step in content.as_bytes().chunks(STEP) {
            count += characters(step);
            counts.push(count);
        }
        Self { lines, counts }
    }

    /// The line and the column of an offset.
    pub(super) fn place(&self, content: &str, offset: usize) -> (usize, usize) {
        let offset = offset.min(content.len());
        let line = self.lines.partition_point(|start| *start <= offset).max(1);
        let start = self.lines.get(line - 1).copied().unwrap_or_default();
        let column = self
            .before(content, offset)
            .saturating_sub(self.before(content, start));
        (line, column + 1)
    }

    fn before(&self, content: &str, offset: usize) -> usize {
        let step = offset / STEP;
        let rest = content.as_bytes().get(step * STEP..offset);
        self.counts.get(step).copied().unwrap_or_default() + rest.map_or(0, characters)
    }
}

/// The line and the column of one offset of a text without an index.
pub(super) fn place(content: &str, offset: usize) -> (usize, usize) {
    let offset = offset.min(content.len());
    let before = content.as_bytes().get(..offset).unwrap_or_default();
    let line = before.iter().filter(|b| **b == b'\n').count() + 1;
    let start = before.iter().rposition(|b| *b == b'\n');
    let start = start.map_or(text_start(content), |at| at + 1);
    let column = before.get(start..).map_or(0, characters);
    (line, column + 1)
}

/// Where the text starts behind a byte order mark.
pub(super) fn text_start(content: &str) -> usize {
    if content.starts_with(BOM) {
        BOM.len()
    } else {
        0
    }
}

/// The number of characters that start in these bytes.
fn characters(bytes: &[u8]) -> usize {
    bytes.iter().filter(|b| **b & 0xC0 != 0x80).count()
}
