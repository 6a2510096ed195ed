//! A file of messages with what a translator returned: only the texts that differ change, and all else stays as it is.

use super::places::{Text, laid_out, texts};
use super::{Chapter, Returned, name};
use crate::export::diff::{Edit, edited, unified};
use std::collections::BTreeMap;
use std::ops::Range;

/// A file of messages as it would be with what was returned.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Revision {
    /// The whole file.
    pub text: String,
    /// What differs, as a unified diff; empty where nothing does.
    pub diff: String,
    /// The units that were translated from another text than there is now: they are left as they are.
    pub stale: Vec<String>,
}

/// How far to the right the lines of a value stand.
const VALUE: usize = 4;

/// How far to the right the lines of an attribute stand.
const ATTRIBUTE: usize = 8;

/// The file of a chapter with what was returned in its language; `path` names it in the diff.
///
/// What the file lacks is added behind what comes before it in the language of reference.
pub fn revised(chapter: &Chapter<'_>, path: &str, returned: &[Returned]) -> Revision {
    let units = returned.iter().map(|unit| (unit.name.as_str(), unit));
    let units: BTreeMap<&str, &Returned> = units.collect();
    let own = texts(chapter.target);
    let mut reviser = Reviser {
        changes: Vec::new(),
        stale: Vec::new(),
        behind: None,
        file: chapter.target,
    };
    for message in texts(chapter.source).chunk_by(|one, next| one.message == next.message) {
        let own = own.iter().filter(|text| text.message == message[0].message);
        let parts = message.iter().map(|text| {
            let unit = units.get(name(chapter.name, &text.name()).as_str());
            (text, unit.copied())
        });
        reviser.message(&own.collect::<Vec<_>>(), parts);
    }
    let lines: Vec<&str> = chapter.target.split('\n').collect();
    let edits = line_edits(chapter.target, reviser.changes);
    Revision {
        diff: unified(path, &lines, &edits),
        text: edited(&lines, &edits),
        stale: reviser.stale,
    }
}

struct Reviser<'t> {
    file: &'t str,
    changes: Vec<(Range<usize>, String)>,
    stale: Vec<String>,
    /// Where the last message ends that the file has.
    behind: Option<usize>,
}

impl Reviser<'_> {
    /// Takes in what was returned of a message of which the file has these texts.
    fn message<'u>(
        &mut self,
        own: &[&Text<'_>],
        parts: impl Iterator<Item = (&'u Text<'u>, Option<&'u Returned>)>,
    ) {
        let mut at = own.first().map(|first| first.opening);
        let mut new = String::new();
        for (text, unit) in parts {
            let there = own.iter().find(|other| other.is(text));
            let unit = unit.filter(|unit| there.is_none_or(|own| own.content != unit.target));
            at = there.map(|own| own.range.end).or(at);
            let Some(unit) = unit else {
                continue;
            };
            if unit.source.trim_end() != text.content {
                self.stale.push(unit.name.clone());
                continue;
            }
            match (there, at) {
                (Some(own), _) => {
                    let said = laid_out(&unit.target, indent(text));
                    self.changes.push((own.range.clone(), said));
                }
                (None, Some(at)) => self.changes.push((at..at, added(text, unit))),
                (None, None) => {
                    if new.is_empty() {
                        new = format!("{} =", text.message);
                    }
                    new += &added(text, unit);
                }
            }
        }
        if !new.is_empty() {
            let end = self.file.trim_end().len();
            let at = self.behind.unwrap_or(end);
            let new = match (at, self.changes.is_empty()) {
                (0, true) => new + "\n",
                (0, false) => format!("\n{new}\n"),
                _ => format!("\n\n{new}"),
            };
            self.changes.push((at..at, new));
        }
        self.behind = own.last().map(|last| last.range.end).or(self.behind);
    }
}

/// A text that the message lacks.
fn added(text: &Text<'_>, unit: &Returned) -> String {
    let said = laid_out(&unit.target, indent(text));
    match text.attribute {
        Some(attribute) => format!("\n    .{attribute} ={said}"),
        None => said,
    }
}

fn indent(text: &Text<'_>) -> usize {
    match text.attribute {
        Some(_) => ATTRIBUTE,
        None => VALUE,
    }
}

/// Changes of parts of a file as edits of whole lines; the changes do not overlap.
fn line_edits(file: &str, mut changes: Vec<(Range<usize>, String)>) -> Vec<Edit> {
    changes.sort_by_key(|(range, _)| (range.start, range.end));
    let line = |at: usize| file[..at].matches('\n').count();
    let start = |at: usize| file[..at].rfind('\n').map_or(0, |end| end + 1);
    let end = |at: usize| file[at..].find('\n').map_or(file.len(), |next| at + next);
    let mut edits = Vec::new();
    let mut all = changes.into_iter().peekable();
    while let Some((range, said)) = all.next() {
        let first = start(range.start);
        let mut text = format!("{}{said}", &file[first..range.start]);
        let mut at = range.end;
        while let Some((next, said)) = all.next_if(|(next, _)| next.start <= end(at)) {
            text += &file[at..next.start];
            text += &said;
            at = next.end;
        }
        text += &file[at..end(at)];
        edits.push(Edit::of(line(first)..line(at) + 1, &text));
    }
    edits
}
