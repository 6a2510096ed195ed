//! The templates of `book/`, filled for one language.
//!
//! A place to be filled is written `@@name@@`. What differs from page to page is left to mdBook,
//! in its own double braces.

use anyhow::{Context, bail};
use jadoube::board::{Player, Position};
use jadoube::book::diagram::{Diagram, svg};
use jadoube::book::{Book, ContentsItem, html::escape};

const MENU: &str = r#"<svg viewBox="0 0 18 18" aria-hidden="true" focusable="false"><path d="M1.5 3.5h15M1.5 9h15M1.5 14.5h15" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg>"#;

const KNIGHT: &str = r##"<svg aria-hidden="true" focusable="false" viewBox="0 0 45 45"><rect width="45" height="45" rx="6" fill="#0d5c60"/><g fill="#fdfcf9"><path d="M14.2 36C14 30.6 20.6 28.6 20.8 23.4C19.2 25 17.4 25.6 15.6 25.8L13.4 28C12 29.2 9.4 28.6 8.6 27C8 25.8 8.2 24.6 9 23.4L13.2 16.8C13.6 14 14.8 12 16.8 10.6L16.4 6.2L20.4 8.8C29.6 9.2 34 15.8 33.2 25.4C32.9 29.4 32.2 32.6 32.2 36Z"/><rect x="11" y="35.2" width="23" height="4.6" rx="1.8"/></g><circle cx="17.4" cy="15.6" r="1.4" fill="#0d5c60"/><path d="M21.6 11.8C27 12.8 30 17.4 29.6 24.4C29.4 28 28.8 31.4 28.8 33.4M13.6 35.3H32" fill="none" stroke="#0d5c60" stroke-width="1.3" stroke-linecap="round"/></svg>"##;

/// Returns mdBook's page template in the language of the book.
pub fn page(book: &Book, books: &[Book], template: &str) -> anyhow::Result<String> {
    fill(template, |name| {
        Ok(match name {
            "alternates" => alternates(books),
            "languages" => languages(book, books),
            "contents" => contents(&book.contents),
            "edition-keys" => edition_keys(book),
            "edition-options" => edition_options(book),
            "report-path" => safe(&book.report),
            "icon-menu" => MENU.to_owned(),
            "icon-knight" => KNIGHT.to_owned(),
            other => safe(word(book, other)?),
        })
    })
}

/// Returns the page on which the reader chooses a language.
pub fn start_page(books: &[Book], template: &str) -> anyhow::Result<String> {
    fill(template, |name| {
        Ok(match name {
            "art" => art(),
            "cards" => cards(books)?,
            "first-lang" => books.first().map_or(String::new(), |book| safe(&book.lang)),
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
fn fill(template: &str, value: impl Fn(&str) -> anyhow::Result<String>) -> anyhow::Result<String> {
    let mut filled = String::with_capacity(template.len() * 2);
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

/// Text that means nothing to HTML, nor to mdBook's template language.
fn safe(text: &str) -> String {
    escape(text).replace('{', "&#123;")
}

/// The page of the same name in another language, in mdBook's template language.
const SAME_PAGE: &str = "{{#if is_index}}index.html{{else}}{{path}}{{/if}}";

fn alternates(books: &[Book]) -> String {
    let link = |book: &Book| {
        let lang = safe(&book.lang);
        format!(
            r#"<link rel="alternate" hreflang="{lang}" href="{{{{path_to_root}}}}../{lang}/{SAME_PAGE}">"#
        )
    };
    books.iter().map(link).collect::<Vec<_>>().join("\n")
}

fn languages(current: &Book, books: &[Book]) -> String {
    let item = |book: &Book| {
        let (lang, name) = (safe(&book.lang), safe(&book.name));
        let mark = if book.lang == current.lang {
            r#" aria-current="true""#
        } else {
            ""
        };
        format!(
            r#"<li><a href="{{{{path_to_root}}}}../{lang}/{SAME_PAGE}" hreflang="{lang}" lang="{lang}" title="{name}"{mark}><span class="code" aria-hidden="true">{}</span><span class="name">{name}</span></a></li>"#,
            lang.to_uppercase()
        )
    };
    books.iter().map(item).collect::<Vec<_>>().join("\n")
}

fn contents(entries: &[ContentsItem]) -> String {
    let mut lists = String::new();
    let mut open = false;
    for entry in entries {
        match entry {
            ContentsItem::Part(title) => {
                if std::mem::take(&mut open) {
                    lists.push_str("</ul>\n");
                }
                lists.push_str(&format!("<h2>{}</h2>\n", safe(title)));
            }
            ContentsItem::Page { path, label } => {
                if !std::mem::replace(&mut open, true) {
                    lists.push_str("<ul>\n");
                }
                let (path, label) = (safe(path), safe(label));
                let index = if path == "index.html" {
                    r#"{{#if is_index}} aria-current="page"{{/if}}"#
                } else {
                    ""
                };
                lists.push_str(&format!(
                    "<li><a href=\"{{{{path_to_root}}}}{path}\"{{{{#if (eq path \"{path}\")}}}} aria-current=\"page\"{{{{/if}}}}{index}>{label}</a></li>\n"
                ));
            }
        }
    }
    if open {
        lists.push_str("</ul>");
    }
    lists
}

fn edition_keys(book: &Book) -> String {
    let keys: Vec<String> = book
        .editions
        .iter()
        .map(|edition| safe(&edition.key))
        .collect();
    keys.join(" ")
}

fn edition_options(book: &Book) -> String {
    let option = |edition: &jadoube::book::EditionChoice| {
        format!(
            r#"<option value="{}">{}</option>"#,
            safe(&edition.key),
            safe(&edition.label)
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
        let lang = safe(&book.lang);
        cards.push(format!(
            r#"<li><a href="{lang}/index.html" lang="{lang}" hreflang="{lang}"><span class="language">{}</span><span class="about"><strong>{}.</strong> {}</span></a></li>"#,
            safe(&book.name),
            safe(word(book, "book-title")?),
            safe(word(book, "book-invitation")?),
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
        bottom: Player::White,
    })
}
