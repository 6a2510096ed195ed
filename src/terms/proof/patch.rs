//! A text with what is sure put right.

use super::{Remark, RemarkKind, Sureness};
use crate::terms::formats::Document;

/// The content of a document with every remark put right that is certain and says how, apart from terms, whose form in a
/// sentence nobody knows; none where nothing can be, or where the content is not the file itself.
pub fn mended(document: &Document, remarks: &[Remark]) -> Option<String> {
    if document.is_extract {
        return None;
    }
    let mut text = String::with_capacity(document.content.len());
    let mut at = 0;
    for remark in remarks.iter().filter(|remark| is_mended(remark)) {
        // markup within what was found, or a place that another remark has put right already
        let stands = document.content.get(remark.range.clone());
        if stands != Some(remark.found.as_str()) || remark.range.start < at {
            continue;
        }
        text.push_str(&document.content[at..remark.range.start]);
        text.push_str(&remark.instead);
        at = remark.range.end;
    }
    text.push_str(&document.content[at..]);
    (text != document.content).then_some(text)
}

fn is_mended(remark: &Remark) -> bool {
    let kind = match remark.kind {
        RemarkKind::FullStop | RemarkKind::Artefact => true,
        RemarkKind::NumberBroken
        | RemarkKind::Spelling
        | RemarkKind::BareLetter
        | RemarkKind::Sign
        | RemarkKind::Digit
        | RemarkKind::Hyphenation
        | RemarkKind::Space
        | RemarkKind::Dash => !remark.instead.is_empty(),
        _ => false,
    };
    kind && remark.sure == Sureness::Certain && remark.times == 1
}
