//! A table that somebody has reviewed, with commas, or with semicolons, as spreadsheets of many countries write them.

use super::reviewed::{Avoided, Draft};
use super::table::COLUMNS;
use crate::export::page::{Page, Word};

/// What the rows tell; the first one names the columns, in any order.
pub(super) fn drafts(page: &mut Page<'_>) -> Vec<Draft> {
    let mut rows = rows(page).into_iter();
    let head = rows.next().unwrap_or_default();
    let before = page.faults.len();
    for name in &head {
        if !COLUMNS.contains(&name.text.as_str()) {
            let expected = format!("columns {}", COLUMNS.join(", "));
            page.fault(name, format!("column `{}`", name.text), expected);
        }
    }
    for wanted in ["id", "lang"] {
        let count = head.iter().filter(|name| name.text == wanted).count();
        if count != 1 {
            let found = format!("{count} columns `{wanted}`");
            page.fault(&Word::at(0, ""), found, "one".to_owned());
        }
    }
    if page.faults.len() > before {
        return Vec::new();
    }
    let mut all = Vec::new();
    for row in rows {
        if row.iter().all(|cell| cell.text.is_empty()) {
            continue;
        }
        if row.len() != head.len() {
            let found = format!("{} cells", row.len());
            page.fault(
                &row[0],
                found,
                format!("{}, as in the first row", head.len()),
            );
            continue;
        }
        all.push(draft(page, &head, &row));
    }
    all
}

fn draft(page: &mut Page<'_>, head: &[Word], row: &[Word]) -> Draft {
    let cell = |name: &str| {
        let at = head.iter().position(|column| column.text == name)?;
        row.get(at)
    };
    let tidy = |name: &str| cell(name).map(|cell| Word::tidy(cell.at, &cell.text));
    let term = tidy("term");
    let forms = cell("forms").map(|cell| parts(cell, '|'));
    if let (Some(term), Some(forms)) = (&term, &forms)
        && !forms.iter().any(|form| form.text == term.text)
    {
        let found = format!("term `{}`", term.text);
        page.fault(term, found, "it among its forms".to_owned());
    }
    let avoided = cell("avoid").map(|cell| {
        let lines = lines(cell).into_iter();
        let lines = lines.filter(|line| !line.text.trim().is_empty());
        lines.map(|line| avoided(&line)).collect()
    });
    Draft {
        id: tidy("id").unwrap_or_default(),
        lang: tidy("lang").unwrap_or_default(),
        term,
        forms,
        gender: tidy("gender"),
        article: tidy("article"),
        sources: cell("sources").map(|cell| match cell.text.trim() {
            "" => Vec::new(),
            _ => parts(cell, '|'),
        }),
        definition: tidy("definition"),
        avoided,
    }
}

/// The lines of a cell.
fn lines(cell: &Word) -> Vec<Word> {
    let mut at = cell.at;
    let lines = cell.text.split('\n').map(|line| {
        let word = Word::at(at, line);
        at += line.len() + 1;
        word
    });
    lines.collect()
}

/// `FORMS:LEVEL:HINT`, of which the hint may be missing.
fn avoided(line: &Word) -> Avoided {
    let mut fields = cut(&line.text, ':', 3).into_iter();
    let (_, forms) = fields.next().unwrap_or_default();
    let word = |field: Option<(usize, &str)>| {
        let (at, text) = field.unwrap_or_default();
        Word::tidy(line.at + at, text)
    };
    Avoided {
        forms: parts(&Word::at(line.at, forms), '|'),
        level: word(fields.next()),
        hint: word(fields.next()).text,
    }
}

/// The parts between such signs, without the backslashes that keep a sign from being one.
fn parts(cell: &Word, sign: char) -> Vec<Word> {
    let parts = cut(&cell.text, sign, usize::MAX).into_iter();
    let parts = parts.map(|(at, part)| {
        let mut plain = String::with_capacity(part.len());
        let mut letters = part.chars();
        while let Some(letter) = letters.next() {
            plain.extend(match letter {
                '\\' => letters.next(),
                other => Some(other),
            });
        }
        Word::tidy(cell.at + at, &plain)
    });
    parts.collect()
}

/// The parts between such signs, at most so many, each with the byte at which it begins.
fn cut(text: &str, sign: char, most: usize) -> Vec<(usize, &str)> {
    let mut parts = Vec::new();
    let (mut start, mut is_marked) = (0, false);
    for (at, letter) in text.char_indices() {
        if letter == sign && !is_marked && parts.len() + 1 < most {
            parts.push((start, &text[start..at]));
            start = at + letter.len_utf8();
        }
        is_marked = letter == '\\' && !is_marked;
    }
    parts.push((start, &text[start..]));
    parts
}

/// The cells of each row (RFC 4180), each at the place where its text begins.
fn rows(page: &mut Page<'_>) -> Vec<Vec<Word>> {
    let text = page.text;
    let first = text.lines().next().unwrap_or_default();
    let comma = match (first.contains(','), first.contains(';')) {
        (false, true) => ';',
        _ => ',',
    };
    let (mut rows, mut row) = (Vec::new(), Vec::new());
    let mut letters = text.char_indices().peekable();
    while let Some((at, first)) = letters.peek().copied() {
        let mut cell = Word::at(at, "");
        let mut is_open = first == '"';
        if is_open {
            letters.next();
            cell.at += 1;
        }
        let quoted = is_open;
        let mut end = None;
        while let Some((_, letter)) = letters.next() {
            match letter {
                '"' if is_open => match letters.next_if(|(_, next)| *next == '"') {
                    Some(_) => cell.text.push('"'),
                    None => is_open = false,
                },
                other if is_open => cell.text.push(other),
                other if other == comma => {
                    end = Some(comma);
                    break;
                }
                '\n' => {
                    end = Some('\n');
                    break;
                }
                '\r' => {}
                other => cell.text.push(other),
            }
        }
        if is_open {
            let found = "a quotation mark that nothing closes".to_owned();
            page.fault(&Word::at(at, "\""), found, "another one".to_owned());
        }
        let spelled = std::mem::take(&mut cell.text).replace("\r\n", "\n");
        cell.text = match quoted {
            true => spelled,
            false => spelled.trim().to_owned(),
        };
        without_guard(&mut cell);
        row.push(cell);
        if end == Some(comma) && letters.peek().is_none() {
            row.push(Word::at(text.len(), ""));
        }
        if end != Some(comma) {
            rows.push(std::mem::take(&mut row));
        }
    }
    if !row.is_empty() {
        rows.push(row);
    }
    rows
}

/// Drops the apostrophe that keeps a spreadsheet from running the cell.
fn without_guard(cell: &mut Word) {
    let is_guarded = cell
        .text
        .strip_prefix('\'')
        .is_some_and(|rest| rest.starts_with(['=', '+', '-', '@', '\t', '\r', '\'']));
    if is_guarded {
        cell.text.remove(0);
        cell.at += 1;
    }
}
