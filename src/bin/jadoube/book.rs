//! `jadoube book`: the books of all languages as HTML.

use crate::build_book::{Site, assets_of, build_books, together};
use crate::shared::{Desk, Refusal};
use anyhow::Result;
use clap::Args;
use jadoube::book::{Book, Shelf, Sources, book};
use jadoube::quiz::Stock;
use jadoube::rulings::Rulings;
use jadoube::text::{Problem, Say, Value};
use std::path::PathBuf;
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
}

const DEFAULT_OUT: &str = "target/book";

impl Default for Options {
    fn default() -> Self {
        Options {
            out: DEFAULT_OUT.into(),
            lang: Vec::new(),
            site_url: None,
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

/// Builds the books and says where the start page is.
pub fn run(options: &Options, desk: &Desk) -> Result<ExitCode> {
    let books: Vec<Book> = books(desk, &options.lang)?
        .into_iter()
        .map(|(book, _)| book)
        .collect();
    build_books(
        &books,
        &assets_of(desk.files.clone()),
        &options.out,
        options.site_url.as_ref(),
    )?;
    let pages: usize = books.iter().map(|book| book.pages.len()).sum();
    let start = options.out.join("index.html");
    let start = std::path::absolute(&start).unwrap_or(start);
    let built = Say::message("cli-books-built")
        .number("books", books.len() as u64)
        .number("pages", pages as u64)
        .with("file", Value::Text(start.display().to_string()));
    crate::print(&format!("{}\n", desk.voice().phrase(&built)))?;
    Ok(ExitCode::SUCCESS)
}

/// The books of these languages, or of all, each with what could not be said in it.
fn books(desk: &Desk, wanted: &[String]) -> Result<Vec<(Book, Vec<Problem>)>> {
    let library = crate::library(desk)?;
    let mut words = desk.tongues.listed();
    words.retain(|words| wanted.is_empty() || wanted.iter().any(|lang| lang == words.lang()));
    let files = desk.files.iter();
    let pairs = files.map(|(path, bytes)| (path.as_str(), bytes.as_slice()));
    let sources = Sources::of(pairs, &desk.tongues, &library).map_err(|faults| {
        let faults: Vec<String> = faults.iter().map(|fault| desk.snippet(fault)).collect();
        Refusal::new(Say::message("cli-sources-unread")).below(faults.join("\n"))
    })?;
    let rulings = Rulings::of(&library);
    let stock = Stock::of(&rulings, &desk.tongues);
    let shelf = Shelf::new(&rulings).asking(&stock, &sources);
    together(&words, |words| Ok(book(&shelf, words, &sources)))
}

#[cfg(test)]
mod tests;
