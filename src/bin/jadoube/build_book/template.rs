//! The templates of `book/`, filled for one page of one language.
//!
//! A place to be filled is written `@@name@@`.

use anyhow::{Context, bail};
use jadoube::board::Position;
use jadoube::book::diagram::{Diagram, svg};
use jadoube::book::{Book, ContentsItem, Page, html::escape};
use mdbook::config::TextDirection;
use std::borrow::Cow;

const MENU: &str = r#"<svg viewBox="0 0 18 18" aria-hidden="true" focusable="false"><path d="M1.5 3.5h15M1.5 9h15M1.5 14.5h15" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg>"#;

const KNIGHT: &str = r##"<svg aria-hidden="true" focusable="false" viewBox="0 0 45 45"><rect width="45" height="45" rx="6" fill="#0d5c60"/><g fill="#fdfcf9"><path d="M14.2 36C14 30.6 20.6 28.6 20.8 23.4C19.2 25 17.4 25.6 15.6 25.8L13.4 28C12 29.2 9.4 28.6 8.6 27C8 25.8 8.2 24.6 9 23.4L13.2 16.8C13.6 14 14.8 12 16.8 10.6L16.4 6.2L20.4 8.8C29.6 9.2 34 15.8 33.2 25.4C32.9 29.4 32.2 32.6 32.2 36Z"/><rect x="11" y="35.2" width="23" height="4.6" rx="1.8"/></g><circle cx="17.4" cy="15.6" r="1.4" fill="#0d5c60"/><path d="M21.6 11.8C27 12.8 30 17.4 29.6 24.4C29.4 28 28.8 31.4 28.8 33.4M13.6 35.3H32" fill="none" stroke="#0d5c60" stroke-width="1.3" stroke-linecap="round"/></svg>"##;

/// A page and what stands around it.
pub struct Leaf<'a> {
    pub book: &'a Book,
    /// The books of all languages, which have the same pages.
    pub books: &'a [Book],
    pub page: &'a Page,
    pub previous: Option<&'a Page>,
    pub next: Option<&'a Page>,
    /// The text of the page, as HTML.
    pub text: &'a str,
}

/// Returns the whole page, by the template `page.html`.
pub fn page(leaf: &Leaf<'_>, template: &str) -> anyhow::Result<String> {
    let book = leaf.book;
    let root = "../".repeat(leaf.page.path.matches('/').count());
    fill(template, |name| {
        Ok(match name {
            "lang" => escape(&book.lang),
            "direction" => direction(&book.lang).into(),
            "title" => title(leaf)?.into(),
            "root" => root.as_str().into(),
            "text" => leaf.text.into(),
            "alternates" => alternates(leaf, &root).into(),
            "languages" => languages(leaf, &root).into(),
            "contents" => contents(leaf, &root).into(),
            "edition-keys" => edition_keys(book).into(),
            "edition-options" => edition_options(book).into(),
            "previous" => turn(leaf, &root, leaf.previous, "prev", "previous")?.into(),
            "next" => turn(leaf, &root, leaf.next, "next", "next")?.into(),
            "report-path" => escape(&book.report),
            "icon-menu" => MENU.into(),
            "icon-knight" => KNIGHT.into(),
            other => escape(word(book, other)?),
        })
    })
}

/// Returns the page on which the reader chooses a language.
pub fn start_page(books: &[Book], template: &str) -> anyhow::Result<String> {
    fill(template, |name| {
        Ok(match name {
            "art" => art().into(),
            "cards" => cards(books)?.into(),
            "first-lang" => books.first().map_or("".into(), |book| escape(&book.lang)),
            other => bail!("book/start.html: nothing is known as `{other}`"),
        })
    })
}

/// Returns a message of `book.ftl`.
pub fn word<'a>(book: &'a Book, name: &str) -> anyhow::Result<&'a str> {
    let found = book.words.get(name).map(String::as_str);
    found.with_context(|| format!("the message `{name}` is missing"))
}

/// Replaces each `@@name@@`.
fn fill<'a>(
    template: &str,
    value: impl Fn(&str) -> anyhow::Result<Cow<'a, str>>,
) -> anyhow::Result<String> {
    let mut filled = String::with_capacity(template.len() * 4);
    let mut rest = template;
    while let Some((before, after)) = rest.split_once("@@") {
        let (name, after) = after.split_once("@@").context("`@@` without its end")?;
        filled.push_str(before);
        filled.push_str(&value(name)?);
        rest = after;
    }
    filled.push_str(rest);
    Ok(filled)
}

/// In which direction the language is written.
fn direction(lang: &str) -> &'static str {
    match TextDirection::from_lang_code(lang) {
        TextDirection::RightToLeft => "rtl",
        _ => "ltr",
    }
}

fn title(leaf: &Leaf<'_>) -> anyhow::Result<String> {
    let (page, book) = (&leaf.page.title, word(leaf.book, "book-title")?);
    Ok(format!("{} – {}", escape(page), escape(book)))
}

/// The page of the same name in another language.
fn same_page(leaf: &Leaf<'_>, root: &str, lang: &str) -> String {
    format!("{root}../{lang}/{}", escape(&leaf.page.path))
}

fn alternates(leaf: &Leaf<'_>, root: &str) -> String {
    let link = |book: &Book| {
        let lang = escape(&book.lang);
        let page = same_page(leaf, root, &lang);
        format!(r#"<link rel="alternate" hreflang="{lang}" href="{page}">"#)
    };
    leaf.books.iter().map(link).collect::<Vec<_>>().join("\n")
}

fn languages(leaf: &Leaf<'_>, root: &str) -> String {
    let item = |book: &Book| {
        let (lang, name) = (escape(&book.lang), escape(&book.name));
        let page = same_page(leaf, root, &lang);
        let mark = if book.lang == leaf.book.lang {
            r#" aria-current="true""#
        } else {
            ""
        };
        format!(
            r#"<li><a href="{page}" hreflang="{lang}" lang="{lang}" title="{name}"{mark}><span class="code" aria-hidden="true">{}</span><span class="name">{name}</span></a></li>"#,
            lang.to_uppercase()
        )
    };
    leaf.books.iter().map(item).collect::<Vec<_>>().join("\n")
}

fn contents(leaf: &Leaf<'_>, root: &str) -> String {
    let mut lists = String::new();
    let mut open = false;
    for entry in &leaf.book.contents {
        match entry {
            ContentsItem::Part(title) => {
                if std::mem::take(&mut open) {
                    lists.push_str("</ul>\n");
                }
                lists.push_str(&format!("<h2>{}</h2>\n", escape(title)));
            }
            ContentsItem::Page { path, label } => {
                if !std::mem::replace(&mut open, true) {
                    lists.push_str("<ul>\n");
                }
                let mark = if *path == leaf.page.path {
                    r#" aria-current="page""#
                } else {
                    ""
                };
                let (path, label) = (escape(path), escape(label));
                lists.push_str(&format!(
                    "<li><a href=\"{root}{path}\"{mark}>{label}</a></li>\n"
                ));
            }
        }
    }
    if open {
        lists.push_str("</ul>");
    }
    lists
}

/// The link to the page before or after this one.
fn turn(
    leaf: &Leaf<'_>,
    root: &str,
    to: Option<&Page>,
    rel: &str,
    which: &str,
) -> anyhow::Result<String> {
    let Some(page) = to else {
        return Ok(String::new());
    };
    Ok(format!(
        r#"<a rel="{rel}" class="turn-{which}" href="{root}{}"><span class="turn-label">{}</span> <span>{}</span></a>"#,
        escape(&page.path),
        escape(word(leaf.book, &format!("book-page-{which}"))?),
        escape(&page.title),
    ))
}

fn edition_keys(book: &Book) -> String {
    let keys: Vec<_> = book
        .editions
        .iter()
        .map(|edition| escape(&edition.key))
        .collect();
    keys.join(" ")
}

fn edition_options(book: &Book) -> String {
    let option = |edition: &jadoube::book::EditionChoice| {
        format!(
            r#"<option value="{}">{}</option>"#,
            escape(&edition.key),
            escape(&edition.label)
        )
    };
    book.editions
        .iter()
        .map(option)
        .collect::<Vec<_>>()
        .join("\n")
}

fn cards(books: &[Book]) -> anyhow::Result<String> {
    let mut cards = Vec::new();
    for book in books {
        let lang = escape(&book.lang);
        cards.push(format!(
            r#"<li><a href="{lang}/index.html" lang="{lang}" hreflang="{lang}"><span class="language">{}</span><span class="about"><strong>{}.</strong> {}</span></a></li>"#,
            escape(&book.name),
            escape(word(book, "book-title")?),
            escape(word(book, "book-invitation")?),
        ));
    }
    Ok(cards.join("\n"))
}

/// A board in the starting position, for the eye only.
fn art() -> String {
    svg(&Diagram {
        position: &Position::initial(),
        id: "art",
        title: "",
        desc: "",
        highlights: &[],
        arrows: &[],
    })
}
