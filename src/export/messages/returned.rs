//! What a translator's file has of our messages, and every fault of it.

use super::places::{laid_out, texts};
use super::{Chapter, name};
use crate::export::page::{Page, Word};
use crate::read::{Place, REFERENCE, TextFault};
use crate::terms::formats::{Format, Refusal, read};
use fluent_syntax::ast::Entry;
use fluent_syntax::parser::parse;
use std::collections::BTreeSet;

/// A text as a translator has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Returned {
    /// The language of the translation.
    pub lang: String,
    /// The name of the unit.
    pub name: String,
    /// What it was translated from.
    pub source: String,
    /// The translation.
    pub target: String,
}

/// The translations of a file of XLIFF or PO of these chapters, into one or more of these languages.
///
/// What is not translated yet, or only guessed (`fuzzy`), is left out.
///
/// # Errors
/// All faults: what is no such file, is in no such language, names no text of ours or one for the second time, or cannot stand
/// in a message of Fluent.
pub fn returned(
    file: &str,
    bytes: &[u8],
    chapters: &[Chapter<'_>],
    langs: &[&str],
) -> Result<Vec<Returned>, Vec<TextFault>> {
    let start = String::from_utf8_lossy(&bytes[..bytes.len().min(64)]).into_owned();
    let format = match start
        .trim_start_matches('\u{feff}')
        .trim_start()
        .starts_with('<')
    {
        true => Format::Xliff,
        false => Format::Po,
    };
    let document = read(format, bytes).map_err(|refusal| vec![unread(file, bytes, &refusal)])?;
    let names = chapters.iter().flat_map(|chapter| {
        let texts = texts(chapter.source).into_iter();
        texts.map(|text| name(chapter.name, &text.name()))
    });
    let names: BTreeSet<String> = names.collect();
    let mut page = Page::of(file, &document.content);
    let mut seen = BTreeSet::new();
    let mut all = Vec::new();
    for segment in &document.segments {
        let id = segment.id.as_deref().unwrap_or_default();
        let into = segment.lang.as_deref().unwrap_or_default();
        let mut langs = langs.iter().filter(|lang| **lang != REFERENCE);
        let lang = langs.find(|lang| lang.eq_ignore_ascii_case(into));
        let (found, expected) = match (lang, broken(&segment.text)) {
            (None, _) => (
                format!("a translation into `{into}`"),
                "one into a language of the program".to_owned(),
            ),
            _ if !names.contains(id) => (format!("the unit `{id}`"), "one given out".to_owned()),
            _ if !seen.insert((lang, id)) => (
                format!("the unit `{id}` for the second time"),
                "each once".to_owned(),
            ),
            (_, Some(expected)) => (format!("no text of Fluent in `{id}`"), expected),
            (Some(lang), None) => {
                all.push(Returned {
                    lang: (*lang).to_owned(),
                    name: id.to_owned(),
                    source: segment.source.clone().unwrap_or_default(),
                    target: segment.text.trim_end().to_owned(),
                });
                continue;
            }
        };
        page.fault(&Word::at(segment.to_content(0), ""), found, expected);
    }
    match page.faults.is_empty() {
        true => Ok(all),
        false => Err(page.faults),
    }
}

/// What was expected where a text cannot stand in a message.
fn broken(text: &str) -> Option<String> {
    let message = format!("i ={}\n", laid_out(text.trim_end(), 4));
    match parse(message.as_str()) {
        Err((_, errors)) => Some(errors.first().map_or_else(String::new, |error| {
            let said = error.kind.to_string();
            said.replacen("Expected ", "", 1)
        })),
        Ok(resource) => match &resource.body[..] {
            [Entry::Message(it)] if it.attributes.is_empty() => None,
            _ => Some("one text".to_owned()),
        },
    }
}

/// A file that cannot be read at all.
fn unread(file: &str, bytes: &[u8], refusal: &Refusal) -> TextFault {
    let (line, column) = refusal.place.unwrap_or((1, 1));
    let text = String::from_utf8_lossy(bytes);
    TextFault {
        place: Place {
            file: file.to_owned(),
            line,
            column,
        },
        found: refusal.found.clone(),
        expected: refusal.expected.clone(),
        line_text: text.lines().nth(line - 1).unwrap_or_default().to_owned(),
        width: 1,
    }
}
