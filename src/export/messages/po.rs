//! Messages of GNU gettext.

use super::Chapter;
use crate::read::REFERENCE;
use std::fmt::Write as _;

/// The file of gettext with these chapters, to be translated into a language.
pub fn po(chapters: &[Chapter<'_>], lang: &str) -> String {
    let mut text = String::new();
    let head = [
        "MIME-Version: 1.0",
        "Content-Type: text/plain; charset=UTF-8",
        "Content-Transfer-Encoding: 8bit",
        &format!("Language: {lang}"),
        &format!("X-Source-Language: {REFERENCE}"),
    ];
    field(&mut text, "msgid", "");
    field(&mut text, "msgstr", &(head.join("\n") + "\n"));
    for unit in chapters.iter().flat_map(Chapter::units) {
        text.push('\n');
        for line in unit.note.lines() {
            let _ = writeln!(text, "{}", format!("#. {line}").trim_end());
        }
        field(&mut text, "msgctxt", &unit.name);
        field(&mut text, "msgid", &unit.source);
        field(&mut text, "msgstr", &unit.target.unwrap_or_default());
    }
    text
}

/// A keyword with its text, each line of it on a line of its own.
fn field(text: &mut String, keyword: &str, value: &str) {
    let lines: Vec<&str> = value.split_inclusive('\n').collect();
    let _ = write!(text, "{keyword}");
    if lines.len() != 1 {
        text.push_str(" \"\"\n");
    } else {
        text.push(' ');
    }
    for line in lines {
        let line = line
            .replace('\\', "\\\\")
            .replace('"', "\\\"")
            .replace('\n', "\\n")
            .replace('\t', "\\t");
        let _ = writeln!(text, "\"{line}\"");
    }
}
