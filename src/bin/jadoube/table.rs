//! Rows of a report as columns of text.

/// A row: what it is about, and its cells.
pub fn row(head: &str, cells: impl IntoIterator<Item = String>) -> Vec<String> {
    std::iter::once(head.to_owned()).chain(cells).collect()
}

/// Rows as columns: the first to the left, the others to the right.
pub fn table(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut text = String::new();
    for row in rows {
        for (column, (cell, width)) in row.iter().zip(&widths).enumerate() {
            let cell = if column == 0 {
                pad(cell, *width)
            } else {
                format!("  {cell:>width$}")
            };
            text.push_str(&cell);
        }
        text.push('\n');
    }
    text
}

/// The text with spaces up to this many letters.
pub fn pad(text: &str, width: usize) -> String {
    format!("{text:<width$}")
}
