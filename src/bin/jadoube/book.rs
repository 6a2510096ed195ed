//! `jadoube book`: the books of all languages as HTML.

mod input;
mod request;
mod serve;
mod watch;

use crate::build_book::{Cover, Engine, Site, Workshop, assets_of, build_books};
use crate::shared::refusal::{Refused, about_file};
use crate::shared::{Desk, Refusal};
use anyhow::Result;
use clap::Args;
use jadoube::book::{Shelf, Sources, book};
use jadoube::quiz::Stock;
use jadoube::read::Library;
use jadoube::rulings::Rulings;
use jadoube::text::{Say, Value, Words};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Where to and in which languages.
#[derive(Args)]
pub struct Options {
    #[arg(long, value_name = "DIR", default_value = DEFAULT_OUT)]
    out: PathBuf,
    #[arg(long, value_name = "LANG", value_delimiter = ',')]
    lang: Vec<String>,
    #[arg(long, value_name = "URL", value_parser = site)]
    site_url: Option<Site>,
    #[arg(long, value_name = "FILE")]
    engine: Option<PathBuf>,
    #[arg(long)]
    watch: bool,
    #[arg(long, value_name = "N", default_value_t = PORT, requires = "watch")]
    port: u16,
}

/// Where the books are shown while they are written.
const PORT: u16 = 8017;

/// Where `wasm/build.sh` puts the engine.
const ENGINE: &str = "target/wasm/jadoube.wasm";

const DEFAULT_OUT: &str = "target/book";

impl Default for Options {
    fn default() -> Self {
        Options {
            out: DEFAULT_OUT.into(),
            lang: Vec::new(),
            site_url: None,
            engine: None,
            watch: false,
            port: PORT,
        }
    }
}

/// Reads the address of a site.
///
/// # Errors
/// What is no such address.
fn site(text: &str) -> Result<Site, Refusal> {
    Site::read(text).ok_or_else(|| Refusal::new(Say::attribute("cli-expected", "site")))
}

/// Builds the books and says where the start page is, or shows them while somebody writes them.
pub fn run(options: &Options, desk: &Desk) -> Result<ExitCode> {
    if options.watch {
        return watch::run(options, desk);
    }
    let library = crate::library(desk)?;
    let code = engine(options.engine.as_deref())?;
    let listed = desk.tongues.listed();
    let all: Vec<&Words> = listed.iter().map(|words| &***words).collect();
    let engine = code
        .as_ref()
        .map(|code| Engine::of(code, &library, &desk.files, &all))
        .transpose()?;
    let words = wanted(desk, &options.lang);
    let covers: Vec<Cover<'_>> = words.iter().map(|words| Cover::of(words)).collect();
    let workshop = Workshop {
        assets: &assets_of(&desk.files),
        out: &options.out,
        site: options.site_url.as_ref(),
        engine: engine.as_ref(),
        terms: &crate::glossary::files(desk)?,
    };
    let sources = sources(desk, &library)?;
    let rulings = Rulings::of(&library);
    let shelf = shelf(desk, &rulings, &sources);
    let pages = build_books(&workshop, &covers, |at| {
        let (book, _) = book(&shelf, words[at], &sources);
        book
    })?;
    let start = options.out.join("index.html");
    let start = std::path::absolute(&start).unwrap_or(start);
    let built = Say::message("cli-books-built")
        .number("books", covers.len() as u64)
        .number("pages", pages as u64)
        .with("file", Value::Text(start.display().to_string()));
    crate::print(&format!("{}\n", desk.voice().phrase(&built)))?;
    if engine.is_none() {
        crate::print(&format!(
            "{}\n",
            desk.voice().text("cli-book-without-engine")
        ))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The code of the engine for browsers; none where none was asked for and none was built.
fn engine(asked: Option<&Path>) -> Result<Option<Vec<u8>>> {
    let path = asked.unwrap_or(Path::new(ENGINE));
    match std::fs::read(path) {
        Ok(code) => Ok(Some(code)),
        Err(error) if asked.is_none() && error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error).refused(|| about_file("cli-unread", path)),
    }
}

/// The words of these languages, or of all, in the order in which readers are offered them.
fn wanted<'d>(desk: &'d Desk, langs: &[String]) -> Vec<&'d Words> {
    let listed = desk.tongues.listed().into_iter().map(|words| &**words);
    let is_wanted = |words: &&Words| langs.is_empty() || langs.iter().any(|it| it == words.lang());
    listed.filter(is_wanted).collect()
}

fn sources(desk: &Desk, library: &Library) -> Result<Sources> {
    let files = desk.files.iter();
    let pairs = files.map(|(path, bytes)| (path.as_str(), bytes.as_slice()));
    let sources = Sources::of(pairs, &desk.tongues, library).map_err(|faults| {
        let faults: Vec<String> = faults.iter().map(|fault| desk.snippet(fault)).collect();
        Refusal::new(Say::message("cli-sources-unread")).below(faults.join("\n"))
    })?;
    Ok(sources)
}

/// Everything that is judged for all books, with the questions that their readers are asked.
fn shelf<'l>(desk: &'l Desk, rulings: &'l Rulings<'l>, sources: &Sources) -> Shelf<'l> {
    Shelf::new(rulings).asking(&Stock::of(rulings, &desk.tongues), sources)
}

#[cfg(test)]
mod tests;
