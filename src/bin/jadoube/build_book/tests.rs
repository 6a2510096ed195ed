use jadoube::book::{ArticleNumber, EditionChoice, News, OLDER, OLDER_END};
use std::fs;

use super::*;

const TEMPLATE_WORDS: &str = include_str!("../../../../locales/en/book.ftl");

fn assets() -> Assets {
    assets_of(&jadoube::embedded::files())
}

fn book(lang: &str, name: &str) -> Book {
    let page = |path: &str, parent: Option<&str>, markdown: &str| Page {
        path: path.to_owned(),
        title: format!("{lang} {path} <&>"),
        parent: parent.map(str::to_owned),
        description: String::new(),
        markdown: markdown.to_owned(),
    };
    let messages = TEMPLATE_WORDS
        .lines()
        .filter_map(|line| line.split_once(" = "));
    Book {
        lang: lang.to_owned(),
        name: name.to_owned(),
        pages: vec![
            page("index.html", None, "# Start\n"),
            page(
                "drawn-game.html",
                Some("index.html"),
                "# Remis\n\n<svg viewBox=\"0 0 1 1\"><title>a &lt; b</title><path d=\"M0 0\"/></svg>\n",
            ),
            page(
                "cases/mate.html",
                Some("drawn-game.html"),
                "# Matt @@path@@\n",
            ),
        ],
        contents: vec![
            ContentsItem::Part("@@part@@".to_owned()),
            ContentsItem::Page {
                path: "drawn-game.html".to_owned(),
                label: "9 <Remis>".to_owned(),
            },
        ],
        editions: vec![
            EditionChoice {
                key: "2023".to_owned(),
                label: "2023".to_owned(),
            },
            EditionChoice {
                key: "2017-07".to_owned(),
                label: "July 2017".to_owned(),
            },
        ],
        news: vec![News {
            date: "2018-01-01".to_owned(),
            title: "2018".to_owned(),
            summary: "Two rules".to_owned(),
            path: "drawn-game.html".to_owned(),
        }],
        articles: BTreeMap::from([(
            "drawn-game.html".to_owned(),
            ArticleNumber {
                newest: "11".to_owned(),
                runs: "b11 a12".to_owned(),
            },
        )]),
        laws: Vec::new(),
        index: String::new(),
        report: "index.html#report".to_owned(),
        words: messages
            .map(|(name, text)| (name.to_owned(), format!("{lang}: {text}")))
            .chain([("colon".to_owned(), ":".to_owned())])
            .collect(),
    }
}

/// Builds books without an engine.
fn build(books: &[Book], out: &Path, site: Option<&Site>) -> anyhow::Result<()> {
    let workshop = Workshop {
        assets: &assets(),
        out,
        site,
        engine: None,
        terms: &[],
    };
    build_books_since(&workshop, None, books).map(drop)
}

fn built() -> (tempfile::TempDir, impl Fn(&str) -> String) {
    let out = tempfile::tempdir().expect("a folder");
    let books = [book("de", "Deutsch"), book("ru", "Русский")];
    build(&books, out.path(), None).expect("the books");
    let root = out.path().to_owned();
    (out, move |path| {
        fs::read_to_string(root.join(path)).expect("a page")
    })
}

#[test]
fn each_page_leads_to_the_choice_of_language_and_its_script_knows_them_all() {
    let (out, read) = built();
    let case = read("de/cases/mate.html");
    assert!(case.contains("<html lang=de"), "{case}");
    assert!(case.contains("<a class=languages href=../../index.html>DE RU</a>"));
    let script = part(&out, "book-", ".js");
    assert!(script.contains(r#""languages":[["de","Deutsch"],["ru","Русский"]]"#));
}

#[test]
fn the_way_up_is_shown_and_the_script_knows_the_contents() {
    let (out, read) = built();
    let chapter = read("de/drawn-game.html");
    let (_, crumbs) = chapter.split_once("class=crumbs").expect("the way up");
    let (crumbs, _) = crumbs.split_once("</nav>").expect("its end");
    assert!(
        crumbs.contains("<a href=index.html>de index.html &lt;&amp;&gt;</a>"),
        "{crumbs}"
    );
    let script = part(&out, "book-", ".js");
    assert!(script.contains(r#"["@@part@@"],["drawn-game.html","9 <Remis>","11","b11 a12"]"#));
}

/// The one part of the German book whose name begins and ends like this.
fn part(out: &tempfile::TempDir, start: &str, end: &str) -> String {
    let folder = fs::read_dir(out.path().join("de/parts")).expect("the folder");
    let mut files = folder.map(|file| file.expect("a file").path());
    let own = |path: &std::path::PathBuf| {
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        name.starts_with(start) && name.ends_with(end)
    };
    fs::read_to_string(files.find(own).expect("the part")).expect("a text")
}

#[test]
fn what_older_editions_rule_is_in_the_pack_and_not_on_the_page() {
    let out = tempfile::tempdir().expect("a folder");
    let mut books = [book("de", "Deutsch")];
    books[0].pages[2].markdown = format!("<h1>Matt</h1>\n<p>new</p>{OLDER}<p>old</p>{OLDER_END}\n");
    build(&books, out.path(), None).expect("the book");
    let page = fs::read_to_string(out.path().join("de/cases/mate.html")).expect("a page");
    assert!(page.contains("<p>new") && !page.contains("old"), "{page}");
    assert!(
        part(&out, "names", ".js").contains("\"packs\":{\"drawn-game\":\"parts/cases-drawn-game-")
    );
    assert!(part(&out, "book-", ".js").contains("\"packs\":[\"drawn-game\"]"));
    assert!(part(&out, "cases-drawn-game-", ".js").starts_with("book.pack(\"drawn-game\",\""));
}

#[test]
fn no_word_of_the_interface_is_english_in_another_language() {
    let (_out, read) = built();
    let page = read("ru/drawn-game.html");
    assert!(page.contains("ru: Not an official text"));
    for word in ["Table of Contents", "Next chapter", "@@"] {
        assert!(!page.contains(word), "{word}");
    }
}

#[test]
fn signs_of_the_template_mean_nothing_in_words() {
    let (_out, read) = built();
    assert!(read("de/cases/mate.html").contains("Matt @@path@@"));
}

#[test]
fn a_drawing_in_a_page_keeps_its_elements() {
    let (_out, read) = built();
    let page = read("de/drawn-game.html");
    assert!(
        page.contains("<title>a &lt; b</title><path d=\"M0 0\"/>"),
        "{page}"
    );
}

#[test]
fn nothing_that_the_template_does_not_use_is_left() {
    let (out, _read) = built();
    let mut left: Vec<String> = fs::read_dir(out.path().join("de"))
        .expect("the folder")
        .map(|file| {
            file.expect("a file")
                .file_name()
                .to_string_lossy()
                .into_owned()
        })
        .collect();
    left.sort();
    assert_eq!(
        left,
        ["cases", "drawn-game.html", "index.html", "parts", "sw.js"]
    );
}

#[test]
fn a_page_that_one_language_lacks_is_refused() {
    let out = tempfile::tempdir().expect("a folder");
    let mut books = [book("de", "Deutsch"), book("ru", "Русский")];
    books[1].pages.pop();
    let refused = build(&books, out.path(), None).expect_err("a page is missing");
    assert!(
        format!("{refused:#}").contains("cases/mate.html"),
        "{refused:#}"
    );
}

#[test]
fn a_folder_with_other_files_is_not_emptied() {
    let out = tempfile::tempdir().expect("a folder");
    let precious = out.path().join("de/letter.txt");
    fs::create_dir_all(out.path().join("de")).expect("a folder");
    fs::write(&precious, b"keep me").expect("a file");
    build(&[book("de", "Deutsch")], out.path(), None).expect_err("it is refused");
    assert!(precious.exists());
}

#[test]
#[cfg(unix)]
fn a_folder_that_is_a_link_is_filled_anew_where_it_leads() {
    let folder = tempfile::tempdir().expect("a folder");
    let (elsewhere, link) = (folder.path().join("elsewhere"), folder.path().join("link"));
    fs::create_dir(&elsewhere).expect("a folder");
    std::os::unix::fs::symlink(&elsewhere, &link).expect("a link");
    for _ in 0..2 {
        build(&[book("de", "Deutsch")], &link, None).expect("the book");
    }
    assert!(link.is_symlink());
    assert!(elsewhere.join("de/cases/mate.html").exists());
}

#[test]
fn on_the_web_each_page_says_where_it_stands_in_every_language() {
    let out = tempfile::tempdir().expect("a folder");
    let books = [book("de", "Deutsch"), book("ru", "Русский")];
    let site = Site::read("https://example.org/laws").expect("an address");
    build(&books, out.path(), Some(&site)).expect("the books");
    let read = |path: &str| fs::read_to_string(out.path().join(path)).expect("a file");
    let case = read("ru/cases/mate.html");
    for link in [
        "<link rel=canonical href=https://example.org/laws/ru/cases/mate.html>",
        "<link rel=alternate hreflang=de href=https://example.org/laws/de/cases/mate.html>",
        "<link rel=alternate hreflang=x-default href=https://example.org/laws/de/cases/mate.html>",
    ] {
        assert!(case.contains(link), "{link}: {case}");
    }
    assert!(
        read("de/sitemap.xml").contains("<loc>https://example.org/laws/de/cases/mate.html</loc>")
    );
    assert!(read("robots.txt").contains("Sitemap: https://example.org/laws/sitemap.xml"));
    assert!(read("404.html").contains("href=\"https://example.org/laws/ru/index.html\""));
    assert!(read("ru/feed.xml").contains("<updated>2018-01-01T00:00:00Z</updated>"));
    let (_out, read) = built();
    assert!(!read("de/cases/mate.html").contains("hreflang"));
}
