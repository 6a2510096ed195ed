//! The real books of all languages, looked through page by page.

use super::*;
use crate::build_book::{build_books_since, together};
use jadoube::book::{Book, Page};
use jadoube::export::termbase::{OfLanguage, Version, tbx, terms_csv};
use jadoube::read::{Glossary, glossary};
use jadoube::text::{Problem, Words};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, LazyLock};

static DESK: LazyLock<Desk> =
    LazyLock::new(|| Desk::reading(None, Some("en")).expect("the program carries its files"));

static BOOKS: LazyLock<Vec<(Book, Vec<Problem>)>> = LazyLock::new(|| {
    let library = crate::library(&DESK).expect("the library");
    let sources = sources(&DESK, &library).expect("the sources");
    let rulings = Rulings::of(&library);
    let shelf = shelf(&DESK, &rulings, &sources);
    let told = together(&wanted(&DESK, &[]), |words| {
        Ok(book(&shelf, words, &sources))
    });
    told.expect("all books can be told")
});

/// The values of an attribute in a page.
fn values<'p>(page: &'p Page, attribute: &str) -> Vec<&'p str> {
    let start = format!(" {attribute}=\"");
    let parts = page.markdown.split(start.as_str()).skip(1);
    parts.filter_map(|part| part.split('"').next()).collect()
}

/// The places of a page that a link can lead to.
fn places(page: &Page) -> BTreeSet<&str> {
    let named = page.markdown.split("{#").skip(1);
    let of_headings = named.filter_map(|part| part.split('}').next());
    values(page, "id").into_iter().chain(of_headings).collect()
}

/// The path that a link on a page leads to.
fn target(from: &str, link: &str) -> String {
    let mut folders: Vec<&str> = from.split('/').collect();
    folders.pop();
    for part in link.split('/') {
        if part == ".." {
            folders.pop();
        } else {
            folders.push(part);
        }
    }
    folders.join("/")
}

/// The files of terms that stand beside all books.
const TERMS: [&str; 2] = ["terms.tbx", "terms.csv"];

#[test]
fn all_languages_have_the_same_pages() {
    let paths =
        |book: &Book| -> Vec<String> { book.pages.iter().map(|page| page.path.clone()).collect() };
    let (first, _) = &BOOKS[0];
    assert!(BOOKS.len() >= 4, "{} books", BOOKS.len());
    for (book, _) in BOOKS.iter() {
        assert_eq!(paths(book), paths(first), "{}", book.lang);
    }
}

#[test]
fn every_link_leads_to_a_page_and_a_place_on_it() {
    let mut broken = BTreeSet::new();
    for (book, _) in BOOKS.iter() {
        let places: BTreeMap<&str, BTreeSet<&str>> = book
            .pages
            .iter()
            .map(|page| (page.path.as_str(), places(page)))
            .collect();
        for page in &book.pages {
            let in_prose = page.markdown.split("](").skip(1);
            let in_prose = in_prose.filter_map(|part| part.split(')').next());
            for link in values(page, "href").into_iter().chain(in_prose) {
                let (path, place) = link.split_once('#').unwrap_or((link, ""));
                // an address may name an edition
                let path = path.split('?').next().unwrap_or(path);
                let path = if path.is_empty() {
                    page.path.clone()
                } else {
                    target(&page.path, path)
                };
                if path.ends_with(".epub") || TERMS.contains(&path.as_str()) {
                    // made by the builder: another test opens them
                    continue;
                }
                let there = places.get(path.as_str());
                if !there.is_some_and(|known| place.is_empty() || known.contains(place)) {
                    broken.insert(format!("{}/{}: {link}", book.lang, page.path));
                }
            }
        }
    }
    let all = broken.len();
    let some: Vec<String> = broken.into_iter().take(20).collect();
    assert!(some.is_empty(), "{all} broken links:\n{}", some.join("\n"));
}

#[test]
fn no_place_has_two_owners_on_a_page() {
    for (book, _) in BOOKS.iter() {
        for page in &book.pages {
            let ids = values(page, "id");
            let once: BTreeSet<&&str> = ids.iter().collect();
            assert_eq!(once.len(), ids.len(), "{}/{}", book.lang, page.path);
        }
    }
}

#[test]
fn every_page_says_something_and_has_a_heading() {
    for (book, _) in BOOKS.iter() {
        for page in &book.pages {
            let name = format!("{}/{}", book.lang, page.path);
            let headings = page.markdown.matches("<h1>").count()
                + page
                    .markdown
                    .lines()
                    .filter(|line| line.starts_with("# "))
                    .count();
            assert_eq!(headings, 1, "{name}");
            assert!(page.markdown.len() > 400, "{name}: {}", page.markdown);
            assert!(!page.title.trim().is_empty(), "{name}");
        }
    }
}

#[test]
fn every_board_is_told_in_words_once() {
    let mut boards = 0;
    for (book, _) in BOOKS.iter() {
        for page in &book.pages {
            for board in page.markdown.split("<div class=\"board\"").skip(1) {
                let label = board
                    .split_once("aria-label=\"")
                    .and_then(|(_, rest)| rest.split_once('"'));
                let name = format!("{}/{}", book.lang, page.path);
                assert!(label.is_some_and(|(label, _)| label.len() > 20), "{name}");
                let caption = board
                    .split_once("<figcaption>")
                    .and_then(|(_, rest)| rest.split_once('<'));
                assert!(
                    caption.is_some_and(|(caption, _)| caption.len() > 3),
                    "{name}"
                );
                boards += 1;
            }
        }
    }
    assert!(boards > 0);
}

#[test]
fn no_page_lacks_a_word() {
    let tongues = &DESK.tongues;
    let promised = |problem: &&Problem| {
        let words = tongues.get(&problem.lang);
        words.is_none_or(|words| !problem.is_unpromised(words.language()))
    };
    let problems: BTreeSet<String> = BOOKS
        .iter()
        .flat_map(|(_, problems)| problems.iter().filter(promised).map(ToString::to_string))
        .collect();
    let some: Vec<&str> = problems.iter().take(30).map(String::as_str).collect();
    assert!(
        some.is_empty(),
        "{} problems:\n{}",
        problems.len(),
        some.join("\n")
    );
}

#[test]
fn every_tag_of_a_case_has_a_word_in_every_language() {
    let library = crate::read_library(&DESK);
    let tags: BTreeSet<&str> = library
        .scenarios
        .iter()
        .flat_map(|case| case.tags.iter().map(String::as_str))
        .collect();
    let tongues = &DESK.tongues;
    let complete = |words: &&Arc<Words>| words.language().chapters.is_none();
    for words in tongues.iter().filter(complete) {
        for tag in &tags {
            let message = format!("tag-{tag}");
            assert!(words.has(&message), "locales/{}: {message}", words.lang());
        }
    }
}

#[test]
fn an_edition_without_a_number_has_no_place_for_it() {
    let library: Library = crate::read_library(&DESK);
    let (book, _) = &BOOKS[0];
    let all: BTreeSet<&str> = (library.editions.iter())
        .flat_map(|data| data.contents.iter().map(|(number, _)| number))
        .collect();
    for data in &library.editions {
        let path = format!("laws/{}.html", data.edition);
        let page = book.pages.iter().find(|page| page.path == path);
        let places = places(page.expect("each edition has its page"));
        for number in &all {
            let has = data.contents.names(number);
            assert_eq!(places.contains(number), has, "{path}#{number}");
        }
    }
}

#[test]
fn the_books_are_built_with_their_language_and_a_start_page() {
    let out = tempfile::tempdir().expect("a folder");
    let few: Vec<Book> = BOOKS
        .iter()
        .map(|(book, _)| {
            let mut book = book.clone();
            let mut cases = 0;
            book.pages.retain(|page| {
                cases += usize::from(page.path.starts_with("cases/"));
                cases < 3 || !page.path.starts_with("cases/")
            });
            book
        })
        .collect();
    let workshop = Workshop {
        assets: &assets_of(&DESK.files),
        out: out.path(),
        site: None,
        engine: None,
        terms: &crate::glossary::files(&DESK).expect("terms"),
    };
    build_books_since(&workshop, None, &few).expect("the books");
    let read = |path: &str| std::fs::read_to_string(out.path().join(path)).expect("a page");
    let start = read("index.html");
    let mut epubs = 0;
    for book in &few {
        assert!(start.contains(&format!("href=\"{}/index.html\"", book.lang)));
        for page in &book.pages {
            let html = read(&format!("{}/{}", book.lang, page.path));
            let lang = format!("<html lang={}", book.lang);
            assert!(html.contains(&lang), "{}/{}", book.lang, page.path);
            assert!(html.contains(&book.words["book-notice-short"]));
            for link in values(page, "href")
                .iter()
                .filter(|it| it.ends_with(".epub"))
            {
                let file = out.path().join(&book.lang).join(target(&page.path, link));
                let bytes = std::fs::read(&file).unwrap_or_default();
                assert!(bytes.starts_with(b"PK"), "{}", file.display());
                epubs += 1;
            }
        }
    }
    assert!(epubs >= few.len() * 8, "{epubs}");
    let terms: Vec<(&str, Glossary)> = (wanted(&DESK, &[]).into_iter())
        .map(|words| {
            let path = format!("locales/{}/glossary.yaml", words.lang());
            let (_, text) = (DESK.files.iter().find(|(one, _)| *one == path)).expect("terms");
            let text = std::str::from_utf8(text).expect("text");
            (words.lang(), glossary(&path, text).expect("good terms"))
        })
        .collect();
    let terms: Vec<OfLanguage<'_>> = (terms.iter())
        .map(|(lang, glossary)| OfLanguage { lang, glossary })
        .collect();
    let wanted = [tbx(&terms, Version::Three), terms_csv(&terms)];
    for (file, wanted) in TERMS.iter().zip(&wanted) {
        assert!(read(file) == *wanted, "{file} is not what the export gives");
        for book in &few {
            let page = read(&format!("{}/translators.html", book.lang));
            assert!(page.contains(&format!("../{file}")), "{} {file}", book.lang);
        }
    }
}
