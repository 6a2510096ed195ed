//! The format of a file.

use super::Format;

/// The bytes of a file that are looked at.
const HEAD: usize = 4096;

/// The format of a file by the ending of its name, else by what is in it.
#[must_use]
pub fn guess(name: &str, bytes: &[u8]) -> Format {
    by_ending(name).unwrap_or_else(|| by_content(bytes))
}

fn by_ending(name: &str) -> Option<Format> {
    let file = name.rsplit(['/', '\\']).next()?;
    let (_, ending) = file.rsplit_once('.')?;
    match ending.to_ascii_lowercase().as_str() {
        "txt" | "text" => Some(Format::Plain),
        "md" | "markdown" | "mdown" | "mkd" => Some(Format::Markdown),
        "html" | "htm" | "xhtml" | "xht" => Some(Format::Html),
        "ftl" => Some(Format::Fluent),
        "po" | "pot" => Some(Format::Po),
        "xlf" | "xliff" | "sdlxliff" | "mqxliff" | "mxliff" => Some(Format::Xliff),
        "tmx" => Some(Format::Tmx),
        "csv" => Some(Format::Csv),
        "tsv" | "tab" => Some(Format::Tsv),
        "docx" | "docm" | "dotx" => Some(Format::Docx),
        "pdf" => Some(Format::Pdf),
        _ => None,
    }
}

fn by_content(bytes: &[u8]) -> Format {
    let head = bytes.get(..HEAD.min(bytes.len())).unwrap_or_default();
    if head.starts_with(b"PK\x03\x04") {
        return Format::Docx;
    }
    if head.starts_with(b"%PDF-") {
        return Format::Pdf;
    }
    let text = match encoding_rs::Encoding::for_bom(head) {
        Some((encoding, _)) => encoding.decode(head).0,
        None => String::from_utf8_lossy(head),
    };
    by_text(&text)
}

fn by_text(text: &str) -> Format {
    let lower = text.trim_start().to_ascii_lowercase();
    if lower.starts_with('<') {
        return by_markup(&lower);
    }
    let lines: Vec<&str> = text
        .lines()
        .filter(|line| !line.trim().is_empty())
        .collect();
    let has = |is_it: fn(&str) -> bool| lines.iter().any(|line| is_it(line));
    if has(|line| line.starts_with("msgid \"")) {
        Format::Po
    } else if is_fluent(&lines) {
        Format::Fluent
    } else if has(is_markdown) {
        Format::Markdown
    } else if is_table(&lines, '\t') {
        Format::Tsv
    } else if is_table(&lines, ',') || is_table(&lines, ';') {
        Format::Csv
    } else {
        Format::Plain
    }
}

fn by_markup(text: &str) -> Format {
    if text.contains("<xliff") {
        Format::Xliff
    } else if text.contains("<tmx") {
        Format::Tmx
    } else if text.contains("</") || text.contains("<html") || text.contains("<!doctype html") {
        Format::Html
    } else {
        Format::Plain
    }
}

/// Whether every line that is neither indented nor a comment is `name = value`.
fn is_fluent(lines: &[&str]) -> bool {
    let is_other = |line: &&&str| !line.starts_with(['#', ' ', '}', '\t']);
    let mut messages = lines.iter().filter(is_other).peekable();
    messages.peek().is_some()
        && messages.all(|line| {
            let name = line.split_once('=').map_or("", |(name, _)| name.trim_end());
            let name = name.strip_prefix('-').unwrap_or(name);
            name.starts_with(|c: char| c.is_ascii_alphabetic())
                && name
                    .chars()
                    .all(|c| c.is_ascii_alphanumeric() || "-_".contains(c))
        })
}

fn is_markdown(line: &str) -> bool {
    let hashes = line.len() - line.trim_start_matches('#').len();
    let is_heading = (1..=6).contains(&hashes) && line.trim_start_matches('#').starts_with(' ');
    is_heading || line.starts_with("```") || line.starts_with("|--") || line.contains("](")
}

/// Whether all of the first lines have the same number of separators, with no space behind the first one.
fn is_table(lines: &[&str], separator: char) -> bool {
    let first = lines.iter().take(5);
    let mut counts = first.map(|line| line.matches(separator).count());
    let Some(count) = counts.next().filter(|count| *count > 0) else {
        return false;
    };
    let header = lines.first().copied().unwrap_or_default();
    let is_header = !header.contains(&format!("{separator} "));
    lines.len() > 1 && is_header && counts.all(|other| other == count)
}
