//! What holds for the whole program: guards of the house, properties of the judge, words, commands.

#![allow(
    clippy::disallowed_methods,
    reason = "files, terminal and environment are seen here only"
)]

mod audit;
mod audit_cli;
mod audit_input;
mod audit_tags;
mod broken_input;
mod can_mate;
mod cli;
mod contents;
mod gap;
mod grammar;
mod languages;
mod mate_sets;
mod notation;
mod properties;
mod quiz;
mod random;
mod readme;
mod seeds;
mod terms;
mod text;
mod tidy;
mod words;

use jadoube::read::Library;
use std::sync::LazyLock;

/// The program's own library.
static LIBRARY: LazyLock<Library> = LazyLock::new(|| {
    let files = jadoube::embedded::files();
    Library::of(files.iter().map(|(path, bytes)| (path.as_str(), *bytes)))
});
