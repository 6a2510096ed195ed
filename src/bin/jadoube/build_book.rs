//! Builds the books of all languages as HTML, in this process, with the mdBook library.
//!
//! mdBook turns Markdown into HTML and fills the template; template, style and script are ours,
//! in `book/`, because mdBook's own interface speaks English only.

mod template;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, bail, ensure};
use jadoube::book::{Book, ContentsItem, Page, html::escape};
use mdbook::MDBook;
use mdbook::book::{Book as Chapters, BookItem, Chapter};
use mdbook::config::{Config, HtmlConfig};

/// The files of the folder `book/`, by their path in it.
pub type Assets = BTreeMap<String, Vec<u8>>;

/// Returns the files of `book/` out of all data files of the program.
pub fn assets_of<Bytes: Into<Vec<u8>>>(files: Vec<(String, Bytes)>) -> Assets {
    let below = |(path, bytes): (String, Bytes)| {
        Some((path.strip_prefix("book/")?.to_owned(), bytes.into()))
    };
    files.into_iter().filter_map(below).collect()
}

/// Files that mdBook writes and our template does not use.
const UNUSED: [&str; 7] = [
    "ayu-highlight.css",
    "clipboard.min.js",
    "highlight.css",
    "highlight.js",
    "toc.html",
    "toc.js",
    "tomorrow-night.css",
];

/// Builds each book in a folder of `out` named after its language, and the start page where the
/// reader chooses one.
///
/// Every book must have the same pages, so that each page has its like in each language.
/// What an earlier run left in the folders of the languages is replaced; a folder that holds
/// anything else is left alone and refused.
pub fn build_books(books: &[Book], assets: &Assets, out: &Path) -> anyhow::Result<()> {
    let first = books.first().context("no language to build a book for")?;
    for book in books {
        check(book, first).with_context(|| format!("the book in `{}`", book.lang))?;
    }
    let work = tempfile::tempdir().context("a folder for temporary files")?;
    together(books, |book| {
        let root = work.path().join(&book.lang);
        build(book, books, assets, &root, &out.join(&book.lang))
            .with_context(|| format!("the book in `{}`", book.lang))
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

fn build(
    book: &Book,
    books: &[Book],
    assets: &Assets,
    root: &Path,
    out: &Path,
) -> anyhow::Result<()> {
    let occupied = out.read_dir().is_ok_and(|mut files| files.next().is_some());
    ensure!(
        !occupied || out.join("book.js").exists(),
        "`{}` holds something else than a book; choose another folder",
        out.display()
    );
    for (path, bytes) in assets {
        write(&root.join(path), bytes)?;
    }
    let index = template::page(book, books, text(assets, "theme/index.hbs")?)?;
    write(&root.join("theme/index.hbs"), index.as_bytes())?;
    write(&root.join("src/SUMMARY.md"), b"")?;

    let mut built = MDBook::load_with_config(root, config(book, out)?)?;
    built.book =
        Chapters::new_with_items(book.pages.iter().map(|page| chapter(book, page)).collect());
    built.build()?;
    for file in UNUSED {
        fs::remove_file(out.join(file))
            .with_context(|| format!("`{file}` in {}", out.display()))?;
    }
    Ok(())
}

fn config(book: &Book, out: &Path) -> anyhow::Result<Config> {
    let mut config = Config::default();
    config.book.title = Some(template::word(book, "book-title")?.to_owned());
    config.book.description = Some(template::word(book, "book-invitation")?.to_owned());
    config.book.language = Some(book.lang.clone());
    config.build.build_dir = std::path::absolute(out)?;
    config.build.create_missing = false;
    config.build.use_default_preprocessors = false;
    let mut html = HtmlConfig::default();
    html.additional_css = vec!["css/laws.css".into(), "css/print.css".into()];
    html.smart_punctuation = false;
    html.admonitions = false;
    html.hash_files = false;
    html.print.enable = false;
    html.input_404 = Some(String::new());
    config.set("output.html", html)?;
    Ok(config)
}

/// A page as mdBook takes it; the path ends in `.html`, so that the template can name it.
fn chapter(book: &Book, page: &Page) -> BookItem {
    let content = format!("{}{}", crumbs(book, page), page.markdown);
    BookItem::Chapter(Chapter::new(&page.title, content, &page.path, Vec::new()))
}

/// The way from the start of the book down to the page's parent, as links.
fn crumbs(book: &Book, page: &Page) -> String {
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
        return String::new();
    }
    let up = "../".repeat(page.path.matches('/').count());
    let links: String = above
        .iter()
        .rev()
        .map(|page| {
            format!(
                r#"<li><a href="{up}{}">{}</a></li>"#,
                escape(&page.path),
                escape(&page.title)
            )
        })
        .collect();
    let label = book
        .words
        .get("book-breadcrumbs")
        .map_or("", String::as_str);
    format!(
        "<nav class=\"crumbs\" aria-label=\"{}\"><ol>{links}</ol></nav>\n\n",
        escape(label)
    )
}

fn find<'a>(book: &'a Book, path: &str) -> Option<&'a Page> {
    book.pages.iter().find(|page| page.path == path)
}

fn text<'a>(assets: &'a Assets, path: &str) -> anyhow::Result<&'a str> {
    let bytes = assets
        .get(path)
        .with_context(|| format!("book/{path} is missing"))?;
    std::str::from_utf8(bytes).with_context(|| format!("book/{path} is not UTF-8"))
}

fn write(path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).with_context(|| format!("the folder {}", folder.display()))?;
    }
    fs::write(path, bytes).with_context(|| format!("the file {}", path.display()))
}

#[cfg(test)]
mod tests;
