//! The book: pages of HTML in Markdown, made from provisions, cases and words.
//!
//! Everything here is text in memory; binaries turn it into files.

mod articles;
mod board;
mod boards;
mod case;
mod changes;
mod clock_face;
mod compared;
mod covered;
pub mod diagram;
mod doubts;
mod glossary;
mod history;
pub mod html;
mod index;
mod pieces;
mod practice;
mod procedures;
mod provision;
mod ruling;
mod shelf;
mod sources;
mod summary;
mod teller;
mod typeset;
mod values;
mod whole;

pub use board::board_styles;
pub use clock_face::clock_face;
pub use shelf::Shelf;
pub use sources::Sources;
pub use whole::book;

#[cfg(test)]
mod contrast;

use std::collections::BTreeMap;

/// One page of a book in one language.
#[derive(Clone, Debug)]
pub struct Page {
    /// Where the page stands below the folder of its language, the same in all languages:
    /// `index.html`, `drawn-game.html`, `cases/mate-on-the-75th-move.html`.
    pub path: String,
    /// The heading, as plain text.
    pub title: String,
    /// The path of the page one level up, shown above the heading.
    pub parent: Option<String>,
    /// What the page is about in a sentence, as plain text; empty where its title says enough.
    pub description: String,
    /// The text with its heading: Markdown, mostly blocks of HTML without blank lines in them.
    pub markdown: String,
}

/// Where a part of a page begins that is loaded only when it is asked for: what older editions rule.
pub const OLDER: &str = "<!--older-->";

/// Where such a part ends.
pub const OLDER_END: &str = "<!--/older-->";

/// A line of the list of contents.
#[derive(Clone, Debug)]
pub enum ContentsItem {
    /// A heading over the lines that follow.
    Part(String),
    /// A page, under a label of its own.
    Page {
        /// The path of the page.
        path: String,
        /// What the list calls it.
        label: String,
    },
}

/// An edition that the reader can choose.
#[derive(Clone, Debug)]
pub struct EditionChoice {
    /// The word in addresses: its year.
    pub key: String,
    /// Its name in the reader's language.
    pub label: String,
}

/// The whole book in one language.
#[derive(Clone, Debug)]
pub struct Book {
    /// The folder of the language, a language tag: `en`, `it`.
    pub lang: String,
    /// The language named in itself.
    pub name: String,
    /// All pages in reading order; the first is `index.html`.
    pub pages: Vec<Page>,
    /// The list of contents beside every page; it need not name them all.
    pub contents: Vec<ContentsItem>,
    /// Newest first: it is chosen until the reader chooses another.
    pub editions: Vec<EditionChoice>,
    /// The page that says how to report an error.
    pub report: String,
    /// The words around the pages, by message: all of `book.ftl`, formatted.
    pub words: BTreeMap<String, String>,
}
