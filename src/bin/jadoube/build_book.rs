//! Builds the books of all languages as HTML, in this process, with the mdBook library.
//!
//! The books are mdBook's, with a renderer of our own: the interface of mdBook's speaks English only,
//! and copies the list of all chapters for every page. Template, styles and script stand in `book/`.

mod lean;
mod parts;
mod template;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::shared::refusal::{Refusal, Refused, about_file};
use anyhow::{Context, bail, ensure};
use jadoube::book::{Book, ContentsItem, Page};
use lean::lean;
use mdbook::book::{Book as Chapters, BookItem, Chapter};
use mdbook::config::Config;
use mdbook::{RenderContext, Renderer};
use mdbook_markdown::{MarkdownOptions, new_cmark_parser, pulldown_cmark::html::push_html};
use parts::{Parts, short};
use template::Leaf;

/// The files of the folder `book/`, by their path in it.
pub type Assets = BTreeMap<String, Vec<u8>>;

/// Returns the files of `book/` out of all data files of the program.
pub fn assets_of<Bytes: Into<Vec<u8>>>(files: Vec<(String, Bytes)>) -> Assets {
    let below = |(path, bytes): (String, Bytes)| {
        Some((path.strip_prefix("book/")?.to_owned(), bytes.into()))
    };
    files.into_iter().filter_map(below).collect()
}

/// Builds each book in a folder of `out` named after its language, and the start page where the
/// reader chooses one.
///
/// Every book must have the same pages, so that each page has its like in each language.
/// What an earlier run left in the folders of the languages is replaced; a folder that holds
/// anything else is left alone and refused.
pub fn build_books(books: &[Book], assets: &Assets, out: &Path) -> anyhow::Result<()> {
    let first = books.first().context("no language to build a book for")?;
    for book in books {
        check(book, first).with_context(|| book.lang.clone())?;
    }
    together(books, |book| {
        build(book, books, assets, &out.join(&book.lang)).with_context(|| book.lang.clone())
    })?;
    let start = template::start_page(books, text(assets, "start.html")?)?;
    write(&out.join("index.html"), start.as_bytes())
}

/// Does the same work on all items, on as many at once as the machine has processors.
///
/// # Errors
///
/// The first error of the work, in the order of the items.
pub fn together<Item: Sync, Done: Send>(
    items: &[Item],
    work: impl Fn(&Item) -> anyhow::Result<Done> + Sync,
) -> anyhow::Result<Vec<Done>> {
    let at_once = std::thread::available_parallelism().map_or(1, usize::from);
    let work = &work;
    let mut all = Vec::with_capacity(items.len());
    for few in items.chunks(at_once) {
        std::thread::scope(|scope| {
            let workers: Vec<_> = few.iter().map(|item| scope.spawn(|| work(item))).collect();
            for worker in workers {
                match worker.join() {
                    Ok(done) => all.push(done?),
                    Err(_) => bail!("the work on a book broke off"),
                }
            }
            Ok(())
        })?;
    }
    Ok(all)
}

/// Refuses a book whose links would lead nowhere.
fn check(book: &Book, first: &Book) -> anyhow::Result<()> {
    let paths = paths(book);
    ensure!(
        book.pages
            .first()
            .is_some_and(|page| page.path == "index.html"),
        "the first page must be `index.html`"
    );
    ensure!(paths.len() == book.pages.len(), "two pages have one path");
    if let Some(path) = paths.symmetric_difference(&self::paths(first)).next() {
        bail!(
            "page `{path}` is only in one of `{}` and `{}`",
            first.lang,
            book.lang
        );
    }
    let contents = book.contents.iter().filter_map(|entry| match entry {
        ContentsItem::Part(_) => None,
        ContentsItem::Page { path, .. } => Some(path),
    });
    let parents = book.pages.iter().filter_map(|page| page.parent.as_ref());
    for named in contents.chain(parents).chain([&book.report]) {
        let page = named.split('#').next().unwrap_or(named);
        ensure!(paths.contains(page), "there is no page `{named}`");
    }
    Ok(())
}

fn paths(book: &Book) -> BTreeSet<&str> {
    book.pages.iter().map(|page| page.path.as_str()).collect()
}

fn build(book: &Book, books: &[Book], assets: &Assets, out: &Path) -> anyhow::Result<()> {
    let out = std::path::absolute(out)?;
    let occupied = out.read_dir().is_ok_and(|mut files| files.next().is_some());
    if occupied && !out.join("parts").exists() {
        return Err(Refusal::new(about_file("cli-folder-occupied", &out)).into());
    }
    if occupied {
        empty(&out).refused(|| about_file("cli-folder-not-emptied", &out))?;
    }
    let chapters = book.pages.iter().map(chapter).collect();
    let chapters = Chapters::new_with_items(chapters);
    let frame = Pages {
        book,
        books,
        assets,
    };
    frame.render(&RenderContext::new(&out, chapters, Config::default(), &out))
}

/// Removes what a folder holds; the folder stays, for it may be a link or a place of its own on a disk.
fn empty(folder: &Path) -> std::io::Result<()> {
    for entry in folder.read_dir()? {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            fs::remove_dir_all(entry.path())?;
        } else {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

/// Writes the pages of a book, each in its frame, and what they load.
struct Pages<'a> {
    book: &'a Book,
    books: &'a [Book],
    assets: &'a Assets,
}

impl Renderer for Pages<'_> {
    fn name(&self) -> &str {
        "html"
    }

    fn render(&self, built: &RenderContext) -> anyhow::Result<()> {
        let out = &built.destination;
        let template = text(self.assets, "page.html")?;
        let pages = &self.book.pages;
        let chapters = built.book.chapters();
        let whole: Vec<String> = chapters.map(|it| lean(&html_of(&it.content))).collect();
        let parts = Parts::of(self.book, self.books, &whole, self.assets)?;
        for (path, bytes) in &parts.files {
            write(&out.join(path), bytes)?;
        }
        for (at, (page, whole)) in pages.iter().zip(&whole).enumerate() {
            let leaf = Leaf {
                book: self.book,
                books: self.books,
                parts: &parts,
                page,
                previous: at.checked_sub(1).and_then(|at| pages.get(at)),
                next: pages.get(at + 1),
                text: &short(whole),
            };
            let page_of_it = lean(&template::page(&leaf, template)?);
            write(&out.join(&page.path), page_of_it.as_bytes())?;
        }
        Ok(())
    }
}

/// Markdown as mdBook reads it, as HTML.
fn html_of(markdown: &str) -> String {
    let mut options = MarkdownOptions::default();
    options.smart_punctuation = false;
    options.admonitions = false;
    let mut html = String::with_capacity(markdown.len());
    push_html(&mut html, new_cmark_parser(markdown, &options));
    html
}

/// A page as mdBook takes it.
fn chapter(page: &Page) -> BookItem {
    BookItem::Chapter(Chapter::new(
        &page.title,
        page.markdown.clone(),
        &page.path,
        Vec::new(),
    ))
}

fn text<'a>(assets: &'a Assets, path: &str) -> anyhow::Result<&'a str> {
    let bytes = assets
        .get(path)
        .with_context(|| format!("book/{path} is missing"))?;
    std::str::from_utf8(bytes).with_context(|| format!("book/{path} is not UTF-8"))
}

fn write(path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).refused(|| about_file("cli-folder-unmade", folder))?;
    }
    fs::write(path, bytes).refused(|| about_file("cli-unwritten", path))
}

#[cfg(test)]
mod tests;
