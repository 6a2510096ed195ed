//! The book of a language that is only in part there: English stands in, and no page breaks by it.

use crate::LIBRARY;
use jadoube::book::{Book, ContentsItem, Page, Shelf, Sources, book};
use jadoube::game::Colours;
use jadoube::rulings::Rulings;
use jadoube::text::{Tongues, stand_in_mark};
use std::collections::BTreeSet;
use std::sync::LazyLock;

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
    about_the_chapter(tongues, PART)
}

/// The English book about the cases of the chapter.
static ENGLISH: LazyLock<Book> = LazyLock::new(|| about_the_chapter(&tongues(), "en"));

/// The book of a language about the cases of the chapter.
fn about_the_chapter(tongues: &Tongues, lang: &str) -> Book {
    let mut library = LIBRARY.clone();
    library.scenarios.retain(|case| case.chapter == CHAPTER);
    let rulings = Rulings::of(&library);
    let files = jadoube::embedded::files();
    let files = files.iter().map(|(path, bytes)| (path.as_str(), *bytes));
    let sources = Sources::of(files, tongues, &library).expect("good glossaries");
    let words = tongues.get(lang).expect("it has its declarations");
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
            if marked || text.contains(stand_in_mark()) {
                broken.insert(format!("{}: {text}", page.path));
            }
            read.insert(text);
        }
        for (at, _) in page.markdown.match_indices('[') {
            let rest = &page.markdown[at..];
            let mark = stand_in_mark();
            if rest
                .get(..mark.len())
                .is_some_and(|it| it.eq_ignore_ascii_case(mark))
            {
                let line = rest.lines().next().unwrap_or_default();
                broken.insert(format!("{}: {line}", page.path));
            }
        }
    }
    for entry in &book.contents {
        let (ContentsItem::Part(text) | ContentsItem::Page { label: text, .. }) = entry;
        if text.contains("<span") || text.contains(stand_in_mark()) {
            broken.insert(format!("contents: {text}"));
        }
    }
    let all = broken.len();
    let some: Vec<String> = broken.into_iter().take(20).collect();
    assert!(some.is_empty(), "{all} broken:\n{}", some.join("\n"));
    let english = tongues.fallback().expect("English").voice(Colours::Known);
    for label in ["on-this-page", "values", "coverage-numbers", "glossary"] {
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

/// The text between tags, with single spaces.
fn text(html: &str) -> String {
    let mut parts = Vec::new();
    for part in html.split('<') {
        let (_, text) = part.split_once('>').unwrap_or(("", part));
        parts.extend(text.split_whitespace());
    }
    parts.join(" ")
}

/// The lines of the values of a rule: the name of each, and its spans, each with its years and what is said.
fn lines(book: &Book, page: &str, rule: &str) -> Vec<(String, Vec<String>)> {
    let page = book.pages.iter().find(|it| it.path == page);
    let markdown = &page.expect("a page").markdown;
    let start = format!("id=\"{rule}-history\"");
    let (_, history) = markdown.split_once(&start).expect("a history");
    let history = history.split("</div>").next().unwrap_or_default();
    let lines = history.split("<ol class=\"years\">").collect::<Vec<_>>();
    let lines = lines.windows(2).map(|pair| {
        let name = pair[0].rsplit("<p>").next().unwrap_or_default();
        let spans = pair[1].split("</ol>").next().unwrap_or_default();
        let spans = spans.split("</li>").map(text).filter(|it| !it.is_empty());
        (text(name), spans.collect())
    });
    lines.collect()
}

#[test]
fn the_history_of_a_rule_draws_what_became_of_its_values() {
    let book = &*ENGLISH;
    let of = |page: &str, rule: &str, part: &str| {
        let all = lines(book, page, rule);
        let found = all.iter().find(|(name, _)| name.contains(part));
        found
            .unwrap_or_else(|| panic!("{rule}, {part}: {all:#?}"))
            .1
            .clone()
    };
    assert_eq!(
        of("drawn-game.html", "wrong-claim", "(Standard chess)"),
        [
            "1997 2001 2005 2009 3 minutes",
            "2014 2017 2018 2023 2 minutes"
        ],
    );
    assert_eq!(
        of(
            "drawn-game.html",
            "wrong-claim",
            "(Blitz under the simplified rules)"
        ),
        [
            "1997 2001 2005 2009 3 minutes",
            "2014 2017 2018 2023 1 minute"
        ],
    );
    assert_eq!(
        of("rapid.html", "set-up-stands", "a wrong set-up stands"),
        [
            "1997 2001 2005 2009 3 moves",
            "2014 2017 2018 2023 10 moves"
        ],
    );
    // a value that has been the same since the rule came in has no line
    assert!(lines(book, "drawn-game.html", "no-progress-draw").is_empty());
}

#[test]
fn a_line_over_the_editions_has_a_mark_for_each_and_says_something_else_in_each_span() {
    let book = &*ENGLISH;
    let editions = LIBRARY.editions.len();
    let mut count = 0;
    for page in &book.pages {
        for line in elements(page, "<ol class=\"years\">", "</ol>") {
            count += 1;
            let spans: Vec<&str> = line
                .split("</li>")
                .filter(|it| it.contains("<li"))
                .collect();
            let marks = |span: &str| span.matches("<i>").count() + span.matches("<i ").count();
            let all: usize = spans.iter().map(|span| marks(span)).sum();
            assert_eq!(all, editions, "{}: {line}", page.path);
            for span in &spans {
                let wide = format!("<li class=\"n{}", marks(span));
                assert!(
                    span.trim_start().starts_with(&wide),
                    "{}: {span}",
                    page.path
                );
            }
            let said: Vec<&str> = spans
                .iter()
                .filter_map(|it| it.split("<b>").nth(1))
                .collect();
            assert_eq!(said.len(), spans.len(), "{}: {line}", page.path);
            assert!(
                said.windows(2).all(|two| two[0] != two[1]),
                "{}: {line}",
                page.path
            );
        }
    }
    assert!(count > 20, "{count}");
}

#[test]
fn the_number_of_a_rule_stands_after_the_editions_that_have_it() {
    let book = &*ENGLISH;
    let page = book.pages.iter().find(|it| it.path == "drawn-game.html");
    let page = page.expect("a page");
    let labels: Vec<String> = elements(page, "<p class=\"edition-label\">", "</p>")
        .map(text)
        .collect();
    let told = "2018 and July 2017 9.5.3 2014 9.5b";
    assert!(
        labels.iter().any(|label| label.starts_with(told)),
        "{labels:#?}"
    );
}
