//! The book of a language that is only in part there: English stands in, and no page breaks by it.

use crate::LIBRARY;
use jadoube::book::{Book, ContentsItem, Page, Shelf, Sources, book};
use jadoube::game::Colours;
use jadoube::rulings::Rulings;
use jadoube::text::{Tongues, stand_in_mark};
use std::collections::BTreeSet;

/// The language of which only one chapter is there.
const PART: &str = "it";

/// The chapter that is there.
const CHAPTER: &str = "completion";

/// English, and the one chapter of the other language.
fn tongues() -> Tongues {
    let mut files = jadoube::embedded::files();
    files.retain(|(path, _)| {
        ["en/", "it/language.yaml", "it/completion.ftl"]
            .iter()
            .any(|kept| path.starts_with(&format!("locales/{kept}")))
    });
    let files = files.iter().map(|(path, bytes)| (path.as_str(), *bytes));
    Tongues::of(files).0
}

/// The book of that language about the cases of its chapter.
fn in_part(tongues: &Tongues) -> Book {
    let mut library = LIBRARY.clone();
    library.scenarios.retain(|case| case.chapter == CHAPTER);
    let rulings = Rulings::of(&library);
    let files = jadoube::embedded::files();
    let files = files.iter().map(|(path, bytes)| (path.as_str(), *bytes));
    let sources = Sources::of(files, tongues).expect("good glossaries");
    let words = tongues.get(PART).expect("it has its declarations");
    book(&Shelf::new(&rulings), words, &sources).0
}

/// What stands in quotation marks in the tags of a page.
fn attributes(page: &Page) -> impl Iterator<Item = &str> {
    let starts = page.markdown.split("=\"").skip(1);
    starts.map(|start| start.split('"').next().unwrap_or(start))
}

#[test]
fn english_that_stands_in_leaves_no_element_and_no_mark_where_only_text_can_stand() {
    let tongues = tongues();
    let book = in_part(&tongues);
    let mut broken = BTreeSet::new();
    let mut read = BTreeSet::new();
    for page in &book.pages {
        for text in attributes(page).chain([page.title.as_str()]) {
            let marked = text.contains("<span") || text.contains("&lt;span");
            if marked || text.contains(&stand_in_mark()) {
                broken.insert(format!("{}: {text}", page.path));
            }
            read.insert(text);
        }
    }
    for entry in &book.contents {
        let (ContentsItem::Part(text) | ContentsItem::Page { label: text, .. }) = entry;
        if text.contains("<span") || text.contains(&stand_in_mark()) {
            broken.insert(format!("contents: {text}"));
        }
    }
    let all = broken.len();
    let some: Vec<String> = broken.into_iter().take(20).collect();
    assert!(some.is_empty(), "{all} broken:\n{}", some.join("\n"));
    let english = tongues.fallback().expect("English").voice(Colours::Known);
    for label in [
        "on-this-page",
        "in-other-editions",
        "coverage-numbers",
        "compare-moved",
        "compare-rulings",
        "glossary",
    ] {
        assert!(read.contains(english.text(label).as_str()), "{label}");
    }
}
