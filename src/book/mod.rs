//! The book: pages of HTML in Markdown, made from provisions, cases and words.
//!
//! Everything here is text in memory; binaries turn it into files.

mod alone;
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
mod laws_text;
mod linked;
mod links;
mod listed;
mod order;
mod pieces;
mod places;
mod pointers;
mod practice;
mod procedures;
mod provision;
mod questions;
mod reads;
mod ruling;
mod search;
mod self_test;
mod shelf;
mod shown;
mod situations;
mod small_words;
mod sources;
mod teller;
mod timeline;
mod translators;
mod typeset;
mod uses;
mod values;
mod variants;
mod whole;

pub use alone::Alone;
pub use board::board_styles;
pub use clock_face::clock_face;
pub use questions::{Questions, of_chapters};
pub use reads::{Changed, Memory};
pub use shelf::Shelf;
pub use sources::Sources;
pub use whole::{book, book_after};

#[cfg(test)]
mod contrast;

use std::collections::BTreeMap;

/// The path of the page that says what is to be done at the board.
pub const AT_THE_BOARD: &str = situations::PATH;

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

/// The article, appendix or guideline that a chapter is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArticleNumber {
    /// In the newest edition that has it.
    pub newest: String,
    /// In every edition, as the attribute `data-n` has it; empty where it is the same in all of them.
    pub runs: String,
}

/// An edition that the reader can choose.
#[derive(Clone, Debug)]
pub struct EditionChoice {
    /// The word in addresses: its year.
    pub key: String,
    /// Its name in the reader's language.
    pub label: String,
}

/// What an edition changed, for those who follow the news.
#[derive(Clone, Debug)]
pub struct News {
    /// The day from which the edition is in force: `YYYY-MM-DD`.
    pub date: String,
    /// The two editions, as plain text.
    pub title: String,
    /// What changed, as plain text.
    pub summary: String,
    /// The page that tells it.
    pub path: String,
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
    /// What the editions changed, newest first.
    pub news: Vec<News>,
    /// The page that says how to report an error.
    pub report: String,
    /// The article that a page is about, by the path of the page.
    pub articles: BTreeMap<String, ArticleNumber>,
    /// The Laws of each edition as a text of its own, newest first.
    pub laws: Vec<LawsText>,
    /// The words around the pages, by message: all of `book.ftl`, formatted, and the colon of the language.
    pub words: BTreeMap<String, String>,
    /// What can be found in the book, as JSON for the script that searches it.
    pub index: String,
}

/// The Laws of one edition as a text that can be read without the book.
#[derive(Clone, Debug)]
pub struct LawsText {
    /// The year of the edition.
    pub edition: String,
    /// The day from which it applied, `YYYY-MM-DD`.
    pub in_force: String,
    /// Its title, as plain text.
    pub title: String,
    /// Since when it applies, as a sentence.
    pub lead: String,
    /// What kind of text it is.
    pub note: String,
    /// What the list of its articles is called.
    pub contents: String,
    /// Its articles, appendices and guidelines in their order: the anchor of each in the text, and its heading.
    pub headings: Vec<(String, String)>,
    /// The text, as XHTML below a first heading.
    pub xhtml: String,
}

impl LawsText {
    /// The path below the folder of a language at which the text of an edition can be had.
    pub fn path(edition: &str, lang: &str) -> String {
        format!("laws/{}", Self::file_name(edition, lang))
    }

    fn file_name(edition: &str, lang: &str) -> String {
        format!("jadoube-laws-{edition}-{lang}.epub")
    }
}
