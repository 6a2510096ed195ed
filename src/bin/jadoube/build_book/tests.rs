use jadoube::book::EditionChoice;

use super::*;

const TEMPLATE_WORDS: &str = include_str!("../../../../locales/en/book.ftl");

fn assets() -> Assets {
    assets_of(jadoube::embedded::files())
}

fn book(lang: &str, name: &str) -> Book {
    let page = |path: &str, parent: Option<&str>, markdown: &str| Page {
        path: path.to_owned(),
        title: format!("{lang} {path} <&>"),
        parent: parent.map(str::to_owned),
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
        report: "index.html#report".to_owned(),
        words: messages
            .map(|(name, text)| (name.to_owned(), format!("{lang}: {text}")))
            .collect(),
    }
}

fn built() -> (tempfile::TempDir, impl Fn(&str) -> String) {
    let out = tempfile::tempdir().expect("a folder");
    let books = [book("de", "Deutsch"), book("ru", "Русский")];
    build_books(&books, &assets(), out.path()).expect("the books");
    let root = out.path().to_owned();
    (out, move |path| {
        fs::read_to_string(root.join(path)).expect("a page")
    })
}

#[test]
fn each_page_links_to_itself_in_every_language() {
    let (_out, read) = built();
    let case = read("de/cases/mate.html");
    assert!(case.contains(r#"<html lang="de""#));
    assert!(case.contains(r#"href="../../ru/cases/mate.html" hreflang="ru" lang="ru""#));
    assert!(case.contains(r#"href="../../de/cases/mate.html" hreflang="de" lang="de" title="Deutsch" aria-current="true""#));
    assert!(read("ru/index.html").contains(r#"href="../de/index.html" hreflang="de""#));
}

#[test]
fn the_way_up_and_the_place_in_the_contents_are_shown() {
    let (_out, read) = built();
    let case = read("de/cases/mate.html");
    let crumbs: String = case
        .split("class=\"crumbs\"")
        .skip(1)
        .flat_map(|rest| rest.split("</nav>").next())
        .collect();
    let links: Vec<&str> = crumbs
        .split("href=\"")
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .collect();
    assert_eq!(links, ["../index.html", "../drawn-game.html"]);
    assert!(crumbs.contains("de index.html &lt;&amp;&gt;"), "{crumbs}");
    assert!(!case.contains("aria-current=\"page\""));
    let chapter = read("de/drawn-game.html");
    assert!(
        chapter.contains("<a href=\"drawn-game.html\" aria-current=\"page\">9 &lt;Remis&gt;</a>"),
        "{chapter}"
    );
}

#[test]
fn no_word_of_the_interface_is_english_in_another_language() {
    let (_out, read) = built();
    let page = read("ru/drawn-game.html").replace("@@part@@", "");
    assert!(page.contains("ru: Contents"));
    for word in ["Table of Contents", "Next chapter", "Search", "@@"] {
        assert!(!page.contains(word), "{word}");
    }
}

#[test]
fn signs_of_the_template_mean_nothing_in_words() {
    let (_out, read) = built();
    assert!(read("de/cases/mate.html").contains("<h2>@@part@@</h2>"));
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
        [
            "book.js",
            "cases",
            "css",
            "drawn-game.html",
            "favicon.svg",
            "index.html"
        ]
    );
}

#[test]
fn a_page_that_one_language_lacks_is_refused() {
    let out = tempfile::tempdir().expect("a folder");
    let mut books = [book("de", "Deutsch"), book("ru", "Русский")];
    books[1].pages.pop();
    let refused = build_books(&books, &assets(), out.path()).expect_err("a page is missing");
    assert!(
        format!("{refused:#}").contains("cases/mate.html"),
        "{refused:#}"
    );
}

#[test]
fn a_folder_with_other_files_is_not_emptied() {
    let out = tempfile::tempdir().expect("a folder");
    let precious = out.path().join("de/letter.txt");
    write(&precious, b"keep me").expect("a file");
    build_books(&[book("de", "Deutsch")], &assets(), out.path()).expect_err("it is refused");
    assert!(precious.exists());
}

#[test]
#[cfg(unix)]
fn a_folder_that_is_a_link_is_filled_anew_where_it_leads() {
    let (out, elsewhere) = (tempfile::tempdir(), tempfile::tempdir());
    let (out, elsewhere) = (out.expect("a folder"), elsewhere.expect("a folder"));
    let link = out.path().join("de");
    std::os::unix::fs::symlink(elsewhere.path(), &link).expect("a link");
    let build = || build_books(&[book("de", "Deutsch")], &assets(), out.path());
    build().expect("the first book");
    let left = elsewhere.path().join("cases/old.html");
    write(&left, b"of an earlier run").expect("a page");
    build().expect("the second book");
    assert!(link.is_symlink());
    assert!(!left.exists());
    assert!(elsewhere.path().join("cases/mate.html").exists());
}
