//! XLIFF 1.2, which nearly all tools of translators read.

use super::{Chapter, Unit};
use crate::export::html::{element, safe};
use crate::read::REFERENCE;

/// The file of XLIFF with these chapters, to be translated into a language.
pub fn xliff(chapters: &[Chapter<'_>], lang: &str) -> String {
    let files: String = chapters.iter().map(|chapter| file(chapter, lang)).collect();
    let attributes = [
        ("version", "1.2"),
        ("xmlns", "urn:oasis:names:tc:xliff:document:1.2"),
    ];
    let document = element("xliff", &attributes, &format!("\n{files}"));
    format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n{document}\n")
}

fn file(chapter: &Chapter<'_>, lang: &str) -> String {
    let units: String = chapter.units().iter().map(unit).collect();
    let attributes = [
        ("original", chapter.name),
        ("source-language", REFERENCE),
        ("target-language", lang),
        ("datatype", "x-fluent"),
    ];
    let body = element("body", &[], &format!("\n{units}"));
    element("file", &attributes, &body) + "\n"
}

fn unit(unit: &Unit) -> String {
    let mut parts = element("source", &[], &lines(&unit.source));
    if let Some(target) = &unit.target {
        parts += &element("target", &[("state", "translated")], &lines(target));
    }
    if !unit.note.is_empty() {
        parts += &element("note", &[], &lines(&unit.note));
    }
    let attributes = [("id", unit.name.as_str()), ("xml:space", "preserve")];
    element("trans-unit", &attributes, &parts) + "\n"
}

/// A text of several lines between tags.
fn lines(text: &str) -> String {
    text.split('\n').map(safe).collect::<Vec<_>>().join("\n")
}
