//! What holds for the whole program: guards of the house, properties of the judge, words, commands.

#![allow(
    clippy::disallowed_methods,
    reason = "files, terminal and environment are seen here only"
)]

mod actors;
mod audit;
mod audit_cli;
mod audit_input;
mod audit_tags;
mod board;
mod book;
mod book_editions;
mod broken_input;
mod can_mate;
mod changes;
mod cli;
mod cli_languages;
mod contents;
mod formats;
mod gap;
mod glossary_cli;
mod grammar;
mod languages;
mod mate_sets;
mod metamorphic;
mod nonsense;
mod notation;
mod over;
mod practice;
mod procedures;
mod proof;
mod properties;
mod quiz;
mod quiz_approved;
mod quiz_exports;
mod quiz_form;
mod quiz_papers;
mod quiz_progress;
mod random;
mod readme;
mod reads;
mod rulings;
mod scenes;
mod seeds;
mod self_test;
mod sources;
mod spoken;
mod telling;
mod terms;
mod text;
mod tidy;
mod titles;
mod told;
mod translate;
mod translate_cli;
mod translators;
mod walk;
mod words;

use jadoube::read::Library;
use jadoube::rulings::Rulings;
use jadoube::text::{Problem, Tongues};
use std::sync::LazyLock;

/// The program's own library.
static LIBRARY: LazyLock<Library> = LazyLock::new(|| {
    let files = jadoube::embedded::files();
    Library::of(files.iter().map(|(path, bytes)| (path.as_str(), *bytes)))
});

/// The rulings on its cases: what one test has asked for need not be judged again for another.
static RULINGS: LazyLock<Rulings<'static>> = LazyLock::new(|| Rulings::of(&LIBRARY));

/// All languages, and what is wrong with their files.
static TONGUES: LazyLock<(Tongues, Vec<Problem>)> = LazyLock::new(|| {
    let files = jadoube::embedded::files();
    Tongues::of(files.iter().map(|(path, bytes)| (path.as_str(), *bytes)))
});
