//! A sheet as plain text, 79 columns wide, the board beside the words.

use super::{Asked, Block, Board, Cell, Row, Run, Sheet};
use crate::board::Alphabet;
use crate::text::text_board;

/// How wide a line is at most.
pub(super) const WIDTH: usize = 79;
/// What stands between a board and the words.
const GAP: usize = 4;
/// How wide what stands below a board is at most: as wide as the board with letters of two signs.
const PICTURE: usize = 26;
/// How many columns of rows stand beside each other.
const COLUMNS: usize = 3;

/// The text of a sheet.
pub(super) fn page(sheet: &Sheet) -> String {
    let mut lines = wrapped(&sheet.title, WIDTH);
    for block in &sheet.blocks {
        lines.push(String::new());
        lines.extend(set(block, sheet));
    }
    let mut text = String::new();
    for line in lines {
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

fn set(block: &Block, sheet: &Sheet) -> Vec<String> {
    match block {
        Block::Heading(text) => {
            let mut lines = wrapped(text, WIDTH);
            let width = lines.iter().map(|line| length(line)).max().unwrap_or(0);
            lines.push("=".repeat(width));
            lines
        }
        Block::Text(runs) => wrapped(&joined(runs), WIDTH),
        Block::Fields(names) => {
            let field = |name: &String| {
                let room = WIDTH.saturating_sub(length(name) + 1);
                format!("{name} {}", "_".repeat(room.clamp(10, 40)))
            };
            names.iter().map(field).collect()
        }
        Block::Question(asked) => question(asked, &sheet.alphabet),
        Block::Grid(rows) => grid(rows),
        Block::Lines(heading, count) => {
            let line = "_".repeat(WIDTH);
            let lines = std::iter::repeat_n([String::new(), line], *count).flatten();
            std::iter::once(heading.clone()).chain(lines).collect()
        }
        Block::Table(rows) => table(rows),
    }
}

/// The text of a paragraph.
pub(super) fn joined(runs: &[Run]) -> String {
    runs.iter().map(|run| run.text.as_str()).collect()
}

fn question(asked: &Asked, alphabet: &Alphabet) -> Vec<String> {
    let mut lines = wrapped(&format!("{} {}", asked.heading, asked.worth), WIDTH);
    lines.push(String::new());
    let pictures = pictures(asked, alphabet);
    let column = pictures.iter().map(|line| length(line)).max();
    let room = column.map_or(WIDTH, |column| WIDTH - column - GAP);
    let mut words = Vec::new();
    for text in [&asked.setting, &asked.story, &asked.asked] {
        if !text.is_empty() {
            if !words.is_empty() {
                words.push(String::new());
            }
            words.extend(wrapped(text, room));
        }
    }
    lines.extend(match column {
        Some(column) => beside(&pictures, &words, column + GAP),
        None => words,
    });
    if !asked.options.is_empty() {
        lines.push(String::new());
    }
    for choice in &asked.options {
        let mark = match &choice.verdict {
            Some((true, _)) => "✓ ",
            _ => "",
        };
        lines.extend(hanging(
            &format!("{})", choice.letter),
            &format!("{mark}{}", choice.text),
        ));
        if let Some((false, why)) = &choice.verdict
            && !why.is_empty()
        {
            lines.extend(hanging("", &format!("({why})")));
        }
    }
    for runs in &asked.after {
        lines.push(String::new());
        lines.extend(wrapped(&joined(runs), WIDTH));
    }
    lines
}

/// Board and clock of a question, a line each.
pub(super) fn pictures(asked: &Asked, alphabet: &Alphabet) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(Board {
        position, caption, ..
    }) = &asked.board
    {
        lines.extend(text_board(position, alphabet).lines().map(str::to_owned));
        lines.extend(wrapped(caption, PICTURE));
    }
    if let Some(clock) = &asked.clock {
        let sides = [
            (&clock.white, &clock.shows.white),
            (&clock.black, &clock.shows.black),
        ];
        lines.extend(sides.into_iter().flat_map(|(name, shows)| {
            wrapped(&format!("{name}: {}", super::clean(shows)), PICTURE)
        }));
    }
    lines
}

/// Two columns of lines beside each other.
fn beside(left: &[String], right: &[String], column: usize) -> Vec<String> {
    let line = |at: usize| {
        let part = |lines: &[String]| lines.get(at).cloned().unwrap_or_default();
        let left = part(left);
        let space = " ".repeat(column - length(&left));
        format!("{left}{space}{}", part(right))
    };
    (0..left.len().max(right.len())).map(line).collect()
}

/// A text behind a mark, its further lines below its first.
fn hanging(mark: &str, text: &str) -> Vec<String> {
    const INDENT: usize = 3;
    let lines = wrapped(text, WIDTH - INDENT);
    let lines = lines.iter().enumerate();
    lines
        .map(|(at, line)| match at {
            0 => format!("{mark:<INDENT$}{line}"),
            _ => format!("{:INDENT$}{line}", ""),
        })
        .collect()
}

/// Rows in columns, the first third on the left.
pub(super) fn grid(rows: &[Row]) -> Vec<String> {
    let cell = |cell: &Cell| match cell {
        Cell::Circle(letter, full) => format!("{} {letter}", if *full { '●' } else { '○' }),
        Cell::Square(letter) => format!("[{}]", letter.unwrap_or(' ')),
    };
    let row = |row: &Row| {
        let cells: Vec<String> = row.cells.iter().map(cell).collect();
        format!("{:>3}  {}", row.number, cells.join("  "))
    };
    let rows: Vec<String> = rows.iter().map(row).collect();
    let width = rows.iter().map(|row| length(row)).max().unwrap_or(0) + GAP;
    let columns = ((WIDTH + GAP) / width.max(1)).clamp(1, COLUMNS);
    let height = rows.len().div_ceil(columns);
    let line = |at: usize| {
        let parts = (0..columns).filter_map(|column| rows.get(column * height + at));
        parts
            .map(|part| format!("{part}{}", " ".repeat(width - length(part))))
            .collect::<String>()
    };
    (0..height)
        .map(|at| line(at).trim_end().to_owned())
        .collect()
}

/// Rows in columns of equal width.
pub(super) fn table(rows: &[Vec<String>]) -> Vec<String> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| length(cell)).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let set = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths);
        let cells: Vec<String> = cells
            .map(|(cell, width)| format!("{cell:<width$}"))
            .collect();
        cells.join("   ").trim_end().to_owned()
    };
    rows.iter().map(set).collect()
}

/// A text in lines of at most so many characters; a word that is longer is broken.
pub(super) fn wrapped(text: &str, width: usize) -> Vec<String> {
    let width = width.max(1);
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let fits = length(&line) + 1 + length(word) <= width;
        if !line.is_empty() && fits {
            line.push(' ');
        } else if !line.is_empty() {
            lines.push(std::mem::take(&mut line));
        }
        for letter in word.chars() {
            if length(&line) == width {
                lines.push(std::mem::take(&mut line));
            }
            line.push(letter);
        }
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines
}

fn length(text: &str) -> usize {
    text.chars().count()
}
