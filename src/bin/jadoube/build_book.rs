//! Builds the books of all languages as HTML, in this process, with the mdBook library.
//!
//! Their texts are read as mdBook reads them, with a renderer of our own: the interface of mdBook's speaks English only, and
//! copies the list of all chapters for every page. Template, styles and scripts stand in `book/`.

mod engine;
mod epub;
mod hosting;
mod lean;
mod output;
mod parts;
mod template;

use std::borrow::Borrow;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use anyhow::{Context, bail, ensure};
pub use engine::Engine;
use engine::{Known, keep_handed};
use epub::epub;
pub use hosting::Site;
use jadoube::book::{Book, ContentsItem, LawsText, Page};
use jadoube::text::Words;
use lean::lean;
use mdbook_markdown::{MarkdownOptions, new_cmark_parser, pulldown_cmark::html::push_html};
use output::Output;
pub use output::give_up;
use parts::{Parts, pack_of, short};
use serde_json::{Map, Value};
use template::{Leaf, TEXT};

/// The files of the folder `book/`, by their path in it.
pub type Assets = BTreeMap<String, Vec<u8>>;

/// Returns the files of `book/` out of all data files of the program.
pub fn assets_of<Bytes: AsRef<[u8]>>(files: &[(String, Bytes)]) -> Assets {
    let below = |(path, bytes): &(String, Bytes)| {
        let path = path.strip_prefix("book/")?;
        Some((path.to_owned(), bytes.as_ref().to_vec()))
    };
    files.iter().filter_map(below).collect()
}

/// What is known of books that were built, so that the next ones can take over from them.
#[derive(Default)]
pub struct Kept(BTreeMap<String, KeptBook>);

/// What is known of one book.
#[derive(Clone)]
struct KeptBook {
    /// The text of each page in HTML, by its path.
    whole: BTreeMap<String, Arc<str>>,
    /// The cases in the pack of each chapter, and its path.
    packs: BTreeMap<String, (Vec<String>, String)>,
    /// What every page names.
    style: String,
    script: String,
    /// Where that stands by which a case is judged while it is read.
    engine: Option<Value>,
    /// All its files, by their paths in its folder.
    files: BTreeSet<String>,
}

/// What differs from books that were built at the same place with everything else the same: the pages that are new, by the
/// languages of their books.
pub struct Since<'k> {
    pub kept: &'k Kept,
    pub new: BTreeMap<&'k str, &'k BTreeSet<String>>,
}

/// What every book names of the others.
#[derive(Clone, Copy)]
pub struct Cover<'c> {
    pub lang: &'c str,
    /// The language named in itself.
    pub name: &'c str,
}

impl<'c> Cover<'c> {
    /// The cover of the book in this language.
    pub fn of(words: &'c Words) -> Self {
        Cover {
            lang: words.lang(),
            name: &words.language().name,
        }
    }
}

/// What books are built with.
pub struct Workshop<'w> {
    pub assets: &'w Assets,
    /// The folder in which they are to stand.
    pub out: &'w Path,
    /// The address under which they are to stand.
    pub site: Option<&'w Site>,
    /// What judges cases while they are read.
    pub engine: Option<&'w Engine<'w>>,
    /// The terms of all languages as files, by their names.
    pub terms: &'w [(&'w str, String)],
}

/// What remains of a book that is written, for what all books have together.
struct Written {
    lang: String,
    name: String,
    /// The paths of its pages.
    paths: Vec<String>,
    contents: Vec<ContentsItem>,
    words: BTreeMap<String, String>,
}

impl Written {
    fn of(book: &Book) -> Self {
        Written {
            lang: book.lang.clone(),
            name: book.name.clone(),
            paths: book.pages.iter().map(|page| page.path.clone()).collect(),
            contents: book.contents.clone(),
            words: book.words.clone(),
        }
    }
}

/// Builds the books with these covers, each in a folder named after its language, and the start page where the reader
/// chooses one, and answers with the number of all pages; a book is told at its turn, by its place, and written at once, so
/// that few stand in memory together.
///
/// Every book must have the same pages, so that each page has its like in each language.
/// The new books take the place of those of an earlier run at once; a folder that holds anything else is left alone and
/// refused.
pub fn build_books(
    workshop: &Workshop<'_>,
    covers: &[Cover<'_>],
    tell: impl Fn(usize) -> Book + Sync,
) -> anyhow::Result<usize> {
    let written = workshop.build(None, covers, tell, drop)?;
    Ok(written.iter().map(|(book, ())| book.paths.len()).sum())
}

/// The same of books that are told already, after others, from which all that is known to be the same is taken over.
pub fn build_books_since(
    workshop: &Workshop<'_>,
    since: Option<&Since<'_>>,
    books: &[Book],
) -> anyhow::Result<Kept> {
    let covers = books.iter().map(|book| Cover {
        lang: &book.lang,
        name: &book.name,
    });
    let covers: Vec<Cover<'_>> = covers.collect();
    let written = workshop.build(since, &covers, |at| &books[at], |kept| kept)?;
    let kept = written.into_iter().map(|(book, kept)| (book.lang, kept));
    Ok(Kept(kept.collect()))
}

impl Workshop<'_> {
    /// Builds the books; `keep` says what is to be known of each for the next ones.
    fn build<Told: Borrow<Book>, For: Send>(
        &self,
        since: Option<&Since<'_>>,
        covers: &[Cover<'_>],
        tell: impl Fn(usize) -> Told + Sync,
        keep: impl Fn(KeptBook) -> For + Sync,
    ) -> anyhow::Result<Vec<(Written, For)>> {
        ensure!(!covers.is_empty(), "no language to build a book for");
        let output = Output::begin(self.out)?;
        let known = since.and_then(|since| {
            let mut engines = since.kept.0.values().map(|kept| kept.engine.as_ref());
            engines.next().flatten()
        });
        let shared = (self.engine)
            .map(|engine| engine.shared(&output, known))
            .transpose()?;
        let places: Vec<usize> = (0..covers.len()).collect();
        let written = together(&places, |at| {
            let told = tell(*at);
            let book = told.borrow();
            check(book).with_context(|| book.lang.clone())?;
            let earlier = since.and_then(|since| {
                let new = since.new.get(book.lang.as_str())?;
                Some((since.kept.0.get(&book.lang)?, *new))
            });
            let pages = Pages {
                earlier,
                book,
                covers,
                assets: self.assets,
                site: self.site,
                engine: self.engine.zip(shared.as_ref()),
                output: &output,
                files: Mutex::default(),
            };
            let kept = match earlier {
                Some((kept, new)) if new.is_empty() => pages.keep_all(kept).map(|()| kept.clone()),
                _ => pages.build(),
            };
            let kept = kept.with_context(|| book.lang.clone())?;
            Ok((Written::of(book), keep(kept)))
        })?;
        let books: Vec<&Written> = written.iter().map(|(book, _)| book).collect();
        for book in &books {
            check_alike(book, books[0]).with_context(|| book.lang.clone())?;
        }
        let start = template::start_page(&books, self.assets)?;
        output.write("index.html", start.as_bytes())?;
        for (name, text) in self.terms {
            output.write(name, text.as_bytes())?;
        }
        hosting::around(self.site, &books, self.assets, &output)?;
        output.finish()?;
        Ok(written)
    }
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
    let next = AtomicUsize::new(0);
    // who works on several items remembers what was searched for the first
    let works = || {
        let mut all = Vec::new();
        loop {
            let at = next.fetch_add(1, Ordering::SeqCst);
            let Some(item) = items.get(at) else {
                return all;
            };
            let done = work(item);
            if done.is_err() {
                // nothing more is begun
                next.store(items.len(), Ordering::SeqCst);
            }
            all.push((at, done));
        }
    };
    std::thread::scope(|scope| {
        let workers = (0..at_once.min(items.len())).map(|_| scope.spawn(works));
        let workers: Vec<_> = workers.collect();
        let mut all = Vec::with_capacity(items.len());
        for worker in workers {
            match worker.join() {
                Ok(done) => all.extend(done),
                Err(_) => bail!("the work on a book broke off"),
            }
        }
        all.sort_by_key(|(at, _)| *at);
        all.into_iter().map(|(_, done)| done).collect()
    })
}

/// Refuses a book whose links would lead nowhere.
fn check(book: &Book) -> anyhow::Result<()> {
    let pages = book.pages.iter();
    let paths: BTreeSet<&str> = pages.map(|page| page.path.as_str()).collect();
    ensure!(
        book.pages
            .first()
            .is_some_and(|page| page.path == "index.html"),
        "the first page must be `index.html`"
    );
    ensure!(paths.len() == book.pages.len(), "two pages have one path");
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

/// Refuses books of which one has a page that the other does not have.
fn check_alike(book: &Written, first: &Written) -> anyhow::Result<()> {
    let [own, others] = [book, first].map(|it| it.paths.iter().collect::<BTreeSet<_>>());
    if let Some(path) = own.symmetric_difference(&others).next() {
        bail!(
            "page `{path}` is only in one of `{}` and `{}`",
            first.lang,
            book.lang
        );
    }
    Ok(())
}

/// Writes the pages of a book, each in its frame, and what they load.
struct Pages<'a> {
    /// An earlier book, and the pages that are new since.
    earlier: Option<(&'a KeptBook, &'a BTreeSet<String>)>,
    book: &'a Book,
    covers: &'a [Cover<'a>],
    assets: &'a Assets,
    site: Option<&'a Site>,
    /// The engine with the paths of what all books share of it.
    engine: Option<(&'a Engine<'a>, &'a Map<String, Value>)>,
    output: &'a Output,
    /// The files written so far.
    files: Mutex<BTreeSet<String>>,
}

impl Pages<'_> {
    fn build(&self) -> anyhow::Result<KeptBook> {
        let template = text(self.assets, "page.html")?;
        let pages = &self.book.pages;
        let whole: Vec<Arc<str>> = (pages.iter())
            .map(|page| match self.known(&page.path) {
                Some(whole) => Arc::clone(whole),
                None => lean_text(&page.markdown).into(),
            })
            .collect();
        let in_packs = self.in_packs();
        let pack = |chapter: &str| self.known_pack(chapter, in_packs.get(chapter)?);
        let engine = (self.engine)
            .map(|(engine, shared)| {
                let known = self.earlier.and_then(|(kept, _)| kept.engine.as_ref());
                let is_known = |chapter: &str| pack(chapter).is_some();
                let known = known.map(|paths| Known {
                    paths,
                    is_known: &is_known,
                });
                engine.of_book(self.book, shared, self.output, known)
            })
            .transpose()?;
        let parts = Parts::of(
            self.book,
            self.covers,
            &whole,
            self.assets,
            engine.clone(),
            pack,
        )?;
        for (path, bytes) in &parts.files {
            match bytes {
                Some(bytes) => self.write(path, bytes)?,
                None => self.keep(path)?,
            }
        }
        for text in &self.book.laws {
            let path = LawsText::path(&text.edition, &self.book.lang);
            match self.known(&format!("laws/{}.html", text.edition)) {
                Some(_) => self.keep(&path)?,
                None => self.write(&path, &epub(text, &self.book.lang)?)?,
            }
        }
        let framed_alike = |(kept, _): &(&KeptBook, _)| {
            (&kept.style, &kept.script) == (&parts.style, &parts.script)
        };
        let framed_alike = self.earlier.as_ref().is_some_and(framed_alike);
        let leaf = |page| Leaf {
            book: self.book,
            covers: self.covers,
            site: self.site,
            parts: &parts,
            page,
            previous: None,
            next: None,
        };
        for (at, (page, whole)) in pages.iter().zip(&whole).enumerate() {
            // a case has nothing of other pages in its frame
            if framed_alike && pack_of(page).is_some() && self.known(&page.path).is_some() {
                self.keep(&page.path)?;
                continue;
            }
            let leaf = Leaf {
                previous: at.checked_sub(1).and_then(|at| pages.get(at)),
                next: pages.get(at + 1),
                ..leaf(page)
            };
            let frame = lean(&template::frame(&leaf, template)?);
            let (before, after) = frame.split_once(TEXT).context("no place for the text")?;
            let html = [before, &short(whole), after].concat();
            self.write(&page.path, html.as_bytes())?;
        }
        let any = Page {
            path: "cases/any.html".to_owned(),
            title: "@@title@@".to_owned(),
            parent: Some("any.html".to_owned()),
            description: "@@title@@".to_owned(),
            markdown: String::new(),
        };
        let frame = template::frame(&leaf(&any), template)?;
        let script = hosting::offline(self.book, &parts, &frame, self.assets)?;
        self.write("sw.js", script.as_bytes())?;
        hosting::feed(self.site, self.book, self.output)?;
        if self.site.is_some() {
            self.is_written("feed.xml");
        }
        let paths = pages.iter().map(|page| page.path.clone());
        let packs = parts.packs.into_iter().map(|(chapter, path)| {
            let cases = in_packs.get(chapter.as_str()).cloned();
            (chapter, (cases.unwrap_or_default(), path))
        });
        Ok(KeptBook {
            whole: paths.zip(whole).collect(),
            packs: packs.collect(),
            style: parts.style,
            script: parts.script,
            engine,
            files: std::mem::take(&mut *self.files.lock().unwrap_or_else(|it| it.into_inner())),
        })
    }

    /// The text of a page that is not new.
    fn known(&self, path: &str) -> Option<&Arc<str>> {
        let (kept, new) = self.earlier?;
        kept.whole.get(path).filter(|_| !new.contains(path))
    }

    /// The paths of the cases in the pack of each chapter.
    fn in_packs(&self) -> BTreeMap<&str, Vec<String>> {
        let mut all: BTreeMap<&str, Vec<String>> = BTreeMap::new();
        for page in &self.book.pages {
            if let Some(chapter) = pack_of(page) {
                all.entry(chapter).or_default().push(page.path.clone());
            }
        }
        all
    }

    /// The path of the pack of a chapter that would be the same, with these cases.
    fn known_pack(&self, chapter: &str, cases: &[String]) -> Option<String> {
        let (kept, _) = self.earlier?;
        let (known, path) = kept.packs.get(chapter)?;
        let is_same = known == cases && cases.iter().all(|path| self.known(path).is_some());
        is_same.then(|| path.clone())
    }

    fn keep(&self, path: &str) -> anyhow::Result<()> {
        self.is_written(path);
        self.output.keep(&format!("{}/{path}", self.book.lang))
    }

    /// Takes over a book of which nothing is new.
    fn keep_all(&self, kept: &KeptBook) -> anyhow::Result<()> {
        kept.files.iter().try_for_each(|path| self.keep(path))?;
        let engine = kept.engine.as_ref().filter(|_| self.engine.is_some());
        engine.map_or(Ok(()), |paths| keep_handed(paths, self.output))
    }

    fn is_written(&self, path: &str) {
        let mut files = self.files.lock().unwrap_or_else(|it| it.into_inner());
        files.insert(path.to_owned());
    }

    fn write(&self, path: &str, bytes: &[u8]) -> anyhow::Result<()> {
        self.is_written(path);
        self.output
            .write(&format!("{}/{path}", self.book.lang), bytes)
    }
}

/// The text of a page in as few bytes as it needs; which end tags may be left out depends on what follows it.
fn lean_text(markdown: &str) -> String {
    const AFTER: &str = "</main>";
    let mut lean = lean(&(html_of(markdown) + AFTER));
    lean.truncate(lean.len() - AFTER.len());
    lean
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

fn text<'a>(assets: &'a Assets, path: &str) -> anyhow::Result<&'a str> {
    let bytes = assets
        .get(path)
        .with_context(|| format!("book/{path} is missing"))?;
    std::str::from_utf8(bytes).with_context(|| format!("book/{path} is not UTF-8"))
}

#[cfg(test)]
mod tests;
