//! The little of YAML's layout that `glossary.yaml` uses: keys on lines, lists in brackets, and texts with or without quotation
//! marks.

use std::fmt::Write as _;
use std::ops::Range;

/// A key of a concept with the lines that it takes.
pub(super) struct Field<'t> {
    pub key: &'t str,
    pub lines: Range<usize>,
}

/// The fields within these lines; remarks and empty lines between them belong to none.
pub(super) fn fields<'t>(lines: &[&'t str], within: Range<usize>) -> Vec<Field<'t>> {
    let mut all: Vec<Field<'t>> = Vec::new();
    let mut is_open = false;
    for (number, line) in within.clone().zip(&lines[within]) {
        let begin = line.strip_prefix("- ").or_else(|| line.strip_prefix("  "));
        let begin =
            begin.filter(|rest| rest.starts_with(|letter: char| letter.is_ascii_lowercase()));
        let key = begin.and_then(|rest| rest.split_once(':'));
        if let Some((key, _)) = key {
            let lines = number..number + 1;
            all.push(Field { key, lines });
            is_open = true;
        } else if !line.starts_with("    ") || line.trim().is_empty() {
            is_open = false;
        } else if let Some(field) = all.last_mut().filter(|_| is_open) {
            field.lines.end = number + 1;
        }
    }
    all
}

/// The first list in brackets with other items: those that stay keep their spelling and their lines.
pub(super) fn spliced(text: &str, old: &[String], new: &[String]) -> Option<String> {
    let open = text.find('[')?;
    let items = items(text, open + 1)?;
    if items.len() != old.len() || items.is_empty() || new.is_empty() {
        return None;
    }
    let same = |(one, other): &(&String, &String)| one == other;
    let before = old.iter().zip(new).take_while(same).count();
    let rest = old.len().min(new.len()) - before;
    let after = { old.iter().rev().zip(new.iter().rev()) }
        .take(rest)
        .take_while(same)
        .count();
    let words: Vec<String> = new[before..new.len() - after]
        .iter()
        .map(|word| flow(word))
        .collect();
    let words = words.join(", ");
    let gone = &items[before..items.len() - after];
    let (place, put) = match (gone, words.is_empty()) {
        ([], true) => return Some(text.to_owned()),
        ([], false) if before == 0 => (items[0].start..items[0].start, words + ", "),
        ([], false) => {
            let end = items[before - 1].end;
            (end..end, format!(", {words}"))
        }
        ([first, ..], false) => (first.start..gone[gone.len() - 1].end, words),
        ([_, ..], true) if before == 0 => (items[0].start..items[gone.len()].start, words),
        ([.., last], true) => (items[before - 1].end..last.end, words),
    };
    Some(format!(
        "{}{put}{}",
        &text[..place.start],
        &text[place.end..]
    ))
}

/// The places of the items of a list whose bracket is open.
fn items(text: &str, start: usize) -> Option<Vec<Range<usize>>> {
    let bytes = text.as_bytes();
    let mut all = Vec::new();
    let mut at = start;
    loop {
        while bytes.get(at)?.is_ascii_whitespace() {
            at += 1;
        }
        let begin = at;
        match bytes[at] {
            b']' => return Some(all),
            b'"' => {
                at += 1;
                while *bytes.get(at)? != b'"' {
                    at += if bytes[at] == b'\\' { 2 } else { 1 };
                }
                at += 1;
            }
            b'\'' => {
                at += 1;
                loop {
                    let (one, next) = (*bytes.get(at)?, bytes.get(at + 1));
                    match (one, next) {
                        (b'\'', Some(b'\'')) => at += 2,
                        (b'\'', _) => break,
                        _ => at += 1,
                    }
                }
                at += 1;
            }
            _ => {
                while !matches!(bytes.get(at)?, b',' | b']') {
                    at += 1;
                }
            }
        }
        let end = begin + text.get(begin..at)?.trim_end().len();
        all.push(begin..end);
        while bytes.get(at)?.is_ascii_whitespace() {
            at += 1;
        }
        match bytes[at] {
            b',' => at += 1,
            b']' => return Some(all),
            _ => return None,
        }
    }
}

/// The text as a value or an item of a list: in quotation marks where it needs them.
pub(super) fn flow(text: &str) -> String {
    const NO_TEXTS: [&str; 9] = ["null", "true", "false", "yes", "no", "on", "off", "y", "n"];
    let is_plain = |letter: char| letter.is_alphanumeric() || " -'.()/†".contains(letter);
    let needs_none = text.starts_with(char::is_alphabetic)
        && !text.ends_with(' ')
        && text.chars().all(is_plain)
        && !NO_TEXTS.contains(&text.to_lowercase().as_str());
    match needs_none {
        true => text.to_owned(),
        false => quoted(text),
    }
}

/// The text in quotation marks.
pub(super) fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' | '\\' => {
                quoted.push('\\');
                quoted.push(letter);
            }
            '\u{a0}' | '\u{202f}' | '\u{2028}' | '\u{2029}' | '\u{85}' | '\u{feff}' => {
                let _ = write!(quoted, "\\u{:04x}", u32::from(letter));
            }
            other if other.is_control() => {
                let _ = write!(quoted, "\\u{:04x}", u32::from(other));
            }
            other => quoted.push(other),
        }
    }
    quoted + "\""
}
