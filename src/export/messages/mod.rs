//! Our messages for the tools of translators: chapters given as XLIFF or PO, and taken back.
//!
//! A unit is one text of a message, its value or an attribute, as Fluent writes it: the English one is its source.
//! Its name tells the chapter, the message and the attribute: `blitz#blitz-class.title`.

mod places;
mod po;
mod returned;
mod revise;
mod xliff;

pub use po::po;
pub use returned::{Returned, returned};
pub use revise::{Revision, revised};
pub use xliff::xliff;

use places::{Text, texts};

/// The messages of a chapter in the language of reference and in another one.
#[derive(Clone, Copy, Debug)]
pub struct Chapter<'t> {
    /// Its name: that of its file without the ending, `blitz` or `cases/blitz`.
    pub name: &'t str,
    /// The file in the language of reference.
    pub source: &'t str,
    /// The file in the other language; empty where there is none yet.
    pub target: &'t str,
}

/// A text to be translated.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Unit {
    name: String,
    source: String,
    target: Option<String>,
    note: String,
}

impl Chapter<'_> {
    /// Its texts in the order of the language of reference.
    fn units(&self) -> Vec<Unit> {
        let targets = texts(self.target);
        let unit = |text: Text<'_>| {
            let target = targets.iter().find(|other| other.is(&text));
            Unit {
                name: name(self.name, &text.name()),
                target: target.map(|other| other.content.clone()),
                source: text.content,
                note: text.note,
            }
        };
        texts(self.source).into_iter().map(unit).collect()
    }
}

/// The name of a unit.
fn name(chapter: &str, message: &str) -> String {
    format!("{chapter}#{message}")
}

#[cfg(test)]
mod tests;
