//! The templates of `book/`, filled for one page of one language.
//!
//! A place to be filled is written `@@name@@`.

use super::hosting::{self, Site};
use super::parts::{Parts, base64, pack_of};
use super::{Assets, Cover, Written, text};
use anyhow::{Context, bail};
use jadoube::board::Position;
use jadoube::book::diagram::{Diagram, svg};
use jadoube::book::{AT_THE_BOARD, Book, ContentsItem, Page, html::escape};
use mdbook::config::TextDirection;
use std::borrow::Cow;
use std::collections::BTreeMap;

/// A page and what stands around it.
pub struct Leaf<'a> {
    pub book: &'a Book,
    /// The books of all languages, which have the same pages.
    pub covers: &'a [Cover<'a>],
    pub site: Option<&'a Site>,
    pub parts: &'a Parts,
    pub page: &'a Page,
    pub previous: Option<&'a Page>,
    pub next: Option<&'a Page>,
}

/// Where the text of a page stands in its frame.
pub const TEXT: &str = "@@text@@";

/// Returns the page without its text, by the template `page.html`.
pub fn frame(leaf: &Leaf<'_>, template: &str) -> anyhow::Result<String> {
    let book = leaf.book;
    let root = "../".repeat(leaf.page.path.matches('/').count());
    fill(template, |name| {
        Ok(match name {
            "lang" => escape(&book.lang),
            "direction" => direction(&book.lang).into(),
            "edition" => edition(leaf.page).into(),
            "title" => title(leaf)?.into(),
            "root" => root.as_str().into(),
            "crumbs" => crumbs(leaf, &root)?.into(),
            "text" => TEXT.into(),
            "hosted" => hosting::head(leaf, &root)?.into(),
            "languages" => languages(leaf.covers).into(),
            "style" => leaf.parts.style.as_str().into(),
            "script" => leaf.parts.script.as_str().into(),
            "turn" => turns(leaf, &root)?.into(),
            other => escape(word(&book.words, other)?),
        })
    })
}

/// Returns the page on which the reader chooses a language.
pub fn start_page(books: &[&Written], assets: &Assets) -> anyhow::Result<String> {
    // it stands above the folders of the languages, whose style it cannot share
    let style = [
        text(assets, "css/variables.css")?,
        text(assets, "css/general.css")?,
    ]
    .join("\n");
    fill(text(assets, "start.html")?, |name| {
        Ok(match name {
            "art" => art().into(),
            "cards" => cards(books)?.into(),
            "icon" => base64(text(assets, "favicon.svg")?.as_bytes()).into(),
            "style" => style.as_str().into(),
            other => bail!("book/start.html: nothing is known as `{other}`"),
        })
    })
}

/// Returns a message of `book.ftl`.
pub fn word<'a>(words: &'a BTreeMap<String, String>, name: &str) -> anyhow::Result<&'a str> {
    let found = words.get(name).map(String::as_str);
    found.with_context(|| format!("the message `{name}` is missing"))
}

/// The way from the start of the book down to the page's parent, as links.
fn crumbs(leaf: &Leaf<'_>, root: &str) -> anyhow::Result<String> {
    let (book, page) = (leaf.book, leaf.page);
    if pack_of(page).is_some() {
        return Ok(String::new());
    }
    let mut above = Vec::new();
    let mut at = page;
    while let Some(parent) = at.parent.as_deref().and_then(|path| find(book, path)) {
        // A page above itself would have no end.
        if above.len() > book.pages.len() {
            break;
        }
        above.push(parent);
        at = parent;
    }
    if above.is_empty() {
        return Ok(String::new());
    }
    let links: Vec<String> = above
        .iter()
        .rev()
        .map(|page| {
            format!(
                r#"<a href="{root}{}">{}{}</a>"#,
                escape(&page.path),
                article(book, &page.path),
                escape(&page.title)
            )
        })
        .collect();
    let label = escape(word(&book.words, "book-breadcrumbs")?);
    Ok(format!(
        "<nav class=\"crumbs\" aria-label=\"{label}\">{}</nav>",
        links.join(" ")
    ))
}

/// The article that a page is about, before its title; the script puts that of the chosen edition in its place.
fn article(book: &Book, path: &str) -> String {
    match book.articles.get(path) {
        None => String::new(),
        Some(article) if article.runs.is_empty() => format!("{} ", escape(&article.newest)),
        Some(article) => format!(
            r#"<span data-n="{}">{}</span> "#,
            escape(&article.runs),
            escape(&article.newest)
        ),
    }
}

fn find<'a>(book: &'a Book, path: &str) -> Option<&'a Page> {
    book.pages.iter().find(|page| page.path == path)
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
        TextDirection::RightToLeft => " dir=\"rtl\"",
        _ => "",
    }
}

fn title(leaf: &Leaf<'_>) -> anyhow::Result<String> {
    let (page, book) = (&leaf.page.title, word(&leaf.book.words, "book-name")?);
    Ok(format!("{} · {}", escape(page), escape(book)))
}

/// The codes of all languages.
fn languages(covers: &[Cover<'_>]) -> String {
    let codes: Vec<String> = covers
        .iter()
        .map(|it| escape(it.lang).to_uppercase())
        .collect();
    codes.join(" ")
}

/// The edition that a page is about, where it is one alone: its address says so.
fn edition(page: &Page) -> String {
    let year = page
        .path
        .strip_prefix("laws/")
        .and_then(|path| path.strip_suffix(".html"));
    year.map_or(String::new(), |year| {
        format!(" data-edition=\"{}\"", escape(year))
    })
}

/// The links to the pages before and after one that stands in the contents.
fn turns(leaf: &Leaf<'_>, root: &str) -> anyhow::Result<String> {
    if pack_of(leaf.page).is_some() {
        return Ok(String::new());
    }
    let label = escape(word(&leaf.book.words, "book-page-turning")?);
    let (previous, next) = (
        turn(leaf, root, leaf.previous, "prev", "previous")?,
        turn(leaf, root, leaf.next, "next", "next")?,
    );
    Ok(format!(
        "<nav class=\"turn\" aria-label=\"{label}\">{previous} {next}</nav>"
    ))
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
        escape(word(&leaf.book.words, &format!("book-page-{which}"))?),
        escape(&page.title),
    ))
}

fn cards(books: &[&Written]) -> anyhow::Result<String> {
    let mut cards = Vec::new();
    for book in books {
        let lang = escape(&book.lang);
        // who stands at the board goes there at once
        let board = book.contents.iter().find_map(|item| match item {
            ContentsItem::Page { path, label } if path == AT_THE_BOARD => Some(label),
            ContentsItem::Page { .. } | ContentsItem::Part(_) => None,
        });
        let board = board.map_or(String::new(), |label| {
            let label = escape(label);
            format!(r#"<a class="to-board" href="{lang}/{AT_THE_BOARD}" lang="{lang}" hreflang="{lang}">{label}</a>"#)
        });
        cards.push(format!(
            r#"<li><a href="{lang}/index.html" lang="{lang}" hreflang="{lang}"><span class="language">{}</span><span class="about"><strong>{}.</strong> {}</span></a>{board}</li>"#,
            escape(&book.name),
            escape(word(&book.words, "book-title")?),
            escape(word(&book.words, "book-invitation")?),
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
