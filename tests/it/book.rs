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
        for (at, _) in page.markdown.match_indices('[') {
            let rest = &page.markdown[at..];
            let mark = stand_in_mark();
            if rest
                .get(..mark.len())
                .is_some_and(|it| it.eq_ignore_ascii_case(&mark))
            {
                let line = rest.lines().next().unwrap_or_default();
                broken.insert(format!("{}: {line}", page.path));
            }
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

/// What stands in the elements of a page that begin like this and end like that.
fn elements<'p>(page: &'p Page, start: &'p str, end: &'p str) -> impl Iterator<Item = &'p str> {
    let starts = page.markdown.split(start).skip(1);
    starts.filter_map(move |rest| Some(rest.split_once(end)?.0))
}

#[test]
fn english_that_stands_in_is_marked_as_english_in_captions_headings_and_links() {
    let tongues = tongues();
    let book = in_part(&tongues);
    let mut unmarked = BTreeSet::new();
    let mut links = 0;
    for page in &book.pages {
        // captions and headings of cases are told by messages that the language lacks
        let captions = elements(page, "<figcaption>", "</figcaption>");
        let is_case = page.path.contains("cases/");
        let headings = elements(page, "<h1>", "</h1>").filter(|_| is_case);
        let to_cases = elements(page, "href=\"", "</a>").filter_map(|link| {
            let (path, text) = link.split_once('>')?;
            let to_case = path.trim_end_matches('"').contains("cases/");
            to_case.then_some(text)
        });
        for text in captions
            .chain(headings)
            .chain(to_cases.inspect(|_| links += 1))
        {
            if !text.starts_with("<span lang=\"en\">") {
                unmarked.insert(format!("{}: {text}", page.path));
            }
        }
    }
    assert!(links > 0);
    let all = unmarked.len();
    let some: Vec<String> = unmarked.into_iter().take(20).collect();
    assert!(some.is_empty(), "{all} unmarked:\n{}", some.join("\n"));
}
