//! Cells of tables.

mod cells;
mod header;

use std::ops::Range;

use super::Segment;
use super::limits::Collector;
use super::place::text_start;
use super::refusal::Refusal;
use super::weave::Weave;
use cells::{Cell, Cells};
use header::{Role, roles};

/// How the cells of a row are kept apart.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// With commas or semicolons.
    Csv,
    /// With tabs.
    Tsv,
}

/// The translations of a table in several languages, or else each cell of a table.
pub(super) fn segments(content: &str, kind: Kind) -> Result<Vec<Segment>, Refusal> {
    let start = text_start(content);
    let separator = match kind {
        Kind::Csv => cells::separator(content.get(start..).unwrap_or_default()),
        Kind::Tsv => b'\t',
    };
    let mut cells = Cells::new(content, start, separator);
    let mut reader = Reader {
        content,
        found: Collector::default(),
    };
    let Some(first) = cells.row()? else {
        return Ok(Vec::new());
    };
    let names: Vec<_> = first.iter().map(|cell| cell.text(content)).collect();
    let roles = roles(&names);
    if roles.is_none() {
        reader.cells(&first)?;
    }
    while let Some(row) = cells.row()? {
        if row.len() != first.len() {
            return Err(uneven(content, &row, first.len()));
        }
        match &roles {
            Some(roles) => reader.translations(&row, roles)?,
            None => reader.cells(&row)?,
        }
    }
    Ok(reader.found.finish())
}

fn uneven(content: &str, row: &[Cell], expected: usize) -> Refusal {
    let at = row.first().map_or(0, |cell| cell.range.start);
    let found = format!("a row of {} cells", row.len());
    Refusal::at(
        content,
        at,
        found,
        format!("{expected} as in the first row"),
    )
}

struct Reader<'a> {
    content: &'a str,
    found: Collector,
}

impl Reader<'_> {
    fn cells(&mut self, row: &[Cell]) -> Result<(), Refusal> {
        for cell in row {
            if let Some(segment) = self.segment(cell) {
                self.found.push(segment)?;
            }
        }
        Ok(())
    }

    fn translations(&mut self, row: &[Cell], roles: &[Role]) -> Result<(), Refusal> {
        let columns = || row.iter().zip(roles);
        let text = |cell: &Cell| Some(cell.text(self.content)).filter(|text| !text.is_empty());
        let mut id = None;
        let mut source = None;
        let mut source_lang = None;
        for (cell, role) in columns() {
            match role {
                Role::Id => id = id.or_else(|| text(cell)),
                Role::Source(lang) => {
                    source = text(cell);
                    source_lang.clone_from(lang);
                }
                _ => {}
            }
        }
        for (cell, role) in columns() {
            let Role::Target(lang) = role else { continue };
            if let Some(segment) = self.segment(cell) {
                self.found.push(Segment {
                    id: id.clone(),
                    lang: lang.clone(),
                    source: source.clone(),
                    source_lang: source_lang.clone(),
                    ..segment
                })?;
            }
        }
        Ok(())
    }

    fn segment(&self, cell: &Cell) -> Option<Segment> {
        let mut weave = Weave::new(self.content);
        if !cell.is_quoted {
            weave.lines(cell.range.clone());
            return weave.take();
        }
        let mut at = cell.range.start;
        while let Some(quote) = find_quotes(self.content, at..cell.range.end) {
            weave.lines(at..quote);
            weave.replaced("\"", quote..quote + 2);
            at = quote + 2;
        }
        weave.lines(at..cell.range.end);
        weave.take()
    }
}

/// Where the first doubled quote stands in a part of the content.
fn find_quotes(content: &str, range: Range<usize>) -> Option<usize> {
    Some(range.start + content.get(range.clone())?.find("\"\"")?)
}
