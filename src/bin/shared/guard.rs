//! What holds for the command line of each program, in every language.

use super::desk::Desk;
use super::help::told;
use clap::{Command, CommandFactory};
use jadoube::text::stand_in_mark;
use std::collections::BTreeSet;
use std::path::Path;

/// What clap says by itself, in English.
const OF_CLAP: [&str; 9] = [
    "Usage:",
    "Options:",
    "Commands:",
    "Arguments:",
    "[OPTIONS]",
    "[default",
    "ossible values",
    "Print ",
    "<COMMAND>",
];

/// A desk for each language that the program carries.
fn desks() -> Vec<Desk> {
    let english = Desk::reading(None, Some("en")).expect("the program carries its files");
    let langs = english.tongues.iter().map(|words| words.lang().to_owned());
    let read = |lang: String| Desk::reading(None, Some(&lang)).expect("as for English");
    langs.map(read).collect()
}

/// Every page of the help of a command and of those below it, in short and at length.
fn pages(command: &mut Command, pages: &mut Vec<String>) {
    pages.push(command.render_help().to_string());
    pages.push(command.render_long_help().to_string());
    for below in command.get_subcommands_mut() {
        self::pages(below, pages);
    }
}

/// Tells every page in every language: each message is there, and nothing is left in English.
pub fn every_page_is_told<Line: CommandFactory>(program: &'static str) {
    let desks = desks();
    assert!(desks.len() >= 4, "{} languages", desks.len());
    for desk in &desks {
        let lang = desk.words.lang();
        let (mut command, spoken) = told::<Line>(program, desk);
        let missing: Vec<&String> = (spoken.iter())
            .filter(|pattern| !desk.words.has(pattern))
            .collect();
        assert!(missing.is_empty(), "{lang}: {missing:#?}");
        let mut all = Vec::new();
        pages(&mut command, &mut all);
        assert!(!all.is_empty());
        for page in &all {
            assert!(
                !page.contains(['⟨', '⟩']) && !page.contains(stand_in_mark()),
                "{lang}:\n{page}"
            );
            let english = OF_CLAP.iter().filter(|_| lang != "en");
            let left: Vec<_> = english.filter(|part| page.contains(**part)).collect();
            assert!(left.is_empty(), "{lang}: {left:?} in\n{page}");
            let wide = page.lines().find(|line| line.chars().count() > 100);
            assert_eq!(wide, None, "{lang}");
        }
        command.debug_assert();
    }
}

/// The messages of the command line that neither the help nor a line of the sources says, of those that are `wanted`.
pub fn idle<Line: CommandFactory>(
    program: &'static str,
    wanted: impl Fn(&str) -> bool,
) -> Vec<String> {
    let desk = Desk::reading(None, Some("en")).expect("the program carries its files");
    let (_, spoken) = told::<Line>(program, &desk);
    let mut sources = String::new();
    read(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
        &mut sources,
    );
    let named = |word: &str| sources.contains(&format!("\"{word}\""));
    let is_idle = |pattern: &str| {
        let by_name = match pattern.split_once('.') {
            Some((id, attribute)) => named(id) && named(attribute),
            None => named(pattern),
        };
        !by_name && !spoken.contains(pattern)
    };
    let patterns: BTreeSet<&str> = (desk.words.patterns())
        .filter(|(_, file)| *file == "cli.ftl")
        .map(|(pattern, _)| pattern)
        .collect();
    assert!(patterns.len() > spoken.len(), "{}", patterns.len());
    let idle = patterns.into_iter().filter(|pattern| wanted(pattern));
    idle.filter(|pattern| is_idle(pattern))
        .map(str::to_owned)
        .collect()
}

fn read(dir: &Path, all: &mut String) {
    for entry in std::fs::read_dir(dir).expect("the sources are there") {
        let path = entry.expect("readable").path();
        if path.is_dir() {
            read(&path, all);
        } else if path.extension().is_some_and(|end| end == "rs") {
            all.push_str(&std::fs::read_to_string(&path).expect("readable"));
        }
    }
}
