//! `jadoube book`: the books of all languages as HTML.

use crate::build_book::{assets_of, build_books, together};
use crate::counted;
use crate::speech::tongues;
use anyhow::{Result, anyhow, bail};
use clap::Args;
use jadoube::book::{Book, Shelf, Sources, book};
use jadoube::read::TextFault;
use jadoube::rulings::Rulings;
use jadoube::text::Problem;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Where to and in which languages.
#[derive(Args)]
pub struct Options {
    /// The folder that gets a folder for each language and the start page.
    #[arg(long, value_name = "DIR", default_value = DEFAULT_OUT)]
    out: PathBuf,
    /// Only these languages, separated by commas; otherwise all.
    #[arg(long, value_name = "LANG", value_delimiter = ',')]
    lang: Vec<String>,
}

const DEFAULT_OUT: &str = "target/book";

impl Default for Options {
    fn default() -> Self {
        Options {
            out: DEFAULT_OUT.into(),
            lang: Vec::new(),
        }
    }
}

/// Builds the books and says where the start page is.
pub fn run(options: &Options, data: Option<&Path>) -> Result<ExitCode> {
    let files = super::files(data)?;
    let books: Vec<Book> = books(&files, &options.lang)?
        .into_iter()
        .map(|(book, _)| book)
        .collect();
    build_books(&books, &assets_of(files), &options.out)?;
    let pages: usize = books.iter().map(|book| book.pages.len()).sum();
    let start = options.out.join("index.html");
    super::print(&format!(
        "{}, {}; start here: {}\n",
        counted(books.len(), "book"),
        counted(pages, "page"),
        std::path::absolute(&start).unwrap_or(start).display(),
    ))?;
    Ok(ExitCode::SUCCESS)
}

/// The books of these languages, or of all, each with what could not be said in it.
fn books(files: &[(String, Vec<u8>)], wanted: &[String]) -> Result<Vec<(Book, Vec<Problem>)>> {
    let library = super::library_of(files)?;
    let tongues = tongues(files);
    let mut words = tongues.listed();
    for lang in wanted {
        if tongues.get(lang).is_none() {
            let known: Vec<&str> = words.iter().map(|words| words.lang()).collect();
            bail!("no language `{lang}`; there are {}", known.join(", "));
        }
    }
    words.retain(|words| wanted.is_empty() || wanted.iter().any(|lang| lang == words.lang()));
    let pairs = files
        .iter()
        .map(|(path, bytes)| (path.as_str(), bytes.as_slice()));
    let sources = Sources::of(pairs, &tongues).map_err(|faults| {
        let faults: Vec<String> = faults.iter().map(TextFault::snippet).collect();
        anyhow!(
            "not all glossaries and introductions could be read\n{}",
            faults.join("\n")
        )
    })?;
    let rulings = Rulings::of(&library);
    let shelf = Shelf::new(&rulings);
    together(&words, |words| Ok(book(&shelf, words, &sources)))
}

#[cfg(test)]
mod tests;
