//! The law stands beside its code: doc comments name the newest number, and the files of the editions prove it.

use crate::LIBRARY;
use jadoube::edition::{Edition, SCOPES, Setting};
use jadoube::laws::provisions;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// What a doc comment begins its source with.
fn source(number: &str) -> String {
    let kind = if number.contains(|sign: char| sign.is_ascii_digit()) {
        "Article"
    } else {
        "Appendix"
    };
    format!("Source: {kind} {number}")
}

/// Whether a doc comment names this number, and no longer one that only begins alike; it may say until which edition
/// the number stood, where that is not the newest.
fn names(comment: &str, number: &str, last: Edition, newest: Edition) -> bool {
    let source = source(number);
    let until = format!(" (until {last})");
    comment.match_indices(&source).any(|(at, _)| {
        let after = &comment[at + source.len()..];
        let after = match after.strip_prefix(&until) {
            Some(rest) if last < newest => rest,
            Some(_) | None => after,
        };
        let ends = |sign: char| sign.is_whitespace();
        match after.chars().next() {
            Some('.') => after[1..].is_empty() || after[1..].starts_with(ends),
            Some(',' | ';' | ':') => true,
            _ => false,
        }
    })
}

#[test]
fn a_comment_names_a_number_and_may_say_until_when_it_stood() {
    let fits = |comment: &str, last: u16, newest: u16| {
        names(comment, "9.6.2", Edition::of(last), Edition::of(newest))
    };
    assert!(fits("What it decides.\nSource: Article 9.6.2.", 2023, 2023));
    assert!(fits("Source: Article 9.6.2.", 2023, 2027));
    assert!(fits("Source: Article 9.6.2 (until 2023).", 2023, 2027));
    assert!(!fits("Source: Article 9.6.2 (until 2018).", 2023, 2027));
    assert!(!fits("Source: Article 9.6.2 (until 2023).", 2023, 2023));
    assert!(!fits("Source: Article 9.6.2.1.", 2023, 2027));
    assert!(!fits("Source: Article 9.6.", 2023, 2027));
}

fn rust_files(folder: &Path, all: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            rust_files(&path, all);
        } else {
            all.push(path);
        }
    }
}

/// The doc comment above a line of a file.
fn comment_above(lines: &[&str], at: usize) -> String {
    let above = lines[..at].iter().rev();
    let mut comment: Vec<&str> = above
        .take_while(|line| line.trim_start().starts_with("///"))
        .map(|line| line.trim_start().trim_start_matches("///").trim())
        .collect();
    comment.reverse();
    comment.join("\n")
}

/// The doc comment of each provision, by its permanent name.
fn comments() -> BTreeMap<String, String> {
    let mut files = Vec::new();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    rust_files(&root.join("src/laws"), &mut files);
    let mut all = BTreeMap::new();
    for file in files {
        let text = std::fs::read_to_string(&file).expect("text");
        let lines: Vec<&str> = text.lines().collect();
        for (at, line) in lines.iter().enumerate() {
            let id = line
                .strip_prefix("    id: \"")
                .and_then(|rest| rest.strip_suffix("\","));
            let start = lines[..at]
                .iter()
                .rposition(|line| line.contains("static "));
            if let (Some(id), Some(start)) = (id, start) {
                all.insert(id.to_owned(), comment_above(&lines, start));
            }
        }
    }
    all
}

#[test]
fn every_provision_names_its_newest_number() {
    let comments = comments();
    let today = LIBRARY.newest().expect("an edition").edition;
    let mut wrong = Vec::new();
    for provision in provisions() {
        let numbers = LIBRARY.editions.iter().rev();
        let newest = numbers
            .filter_map(|data| Some((provision.number(&data.contents)?, data.edition)))
            .next();
        let comment = comments.get(provision.id).map_or("", String::as_str);
        if let Some((number, last)) = newest
            && !names(comment, number, last, today)
        {
            wrong.push(format!("{}: expected {}", provision.id, source(number)));
        }
    }
    assert!(
        wrong.is_empty(),
        "{} comments:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

#[test]
fn every_parameter_names_an_article_of_the_newest_edition_that_has_it() {
    let mut newest: BTreeMap<&str, (Edition, Vec<String>)> = BTreeMap::new();
    for data in &LIBRARY.editions {
        for (pace, supervision) in SCOPES {
            let laws = data.laws(&Setting::of(pace, supervision));
            for entry in laws.params.entries() {
                let Some(article) = entry.article else {
                    continue;
                };
                let found = newest
                    .entry(entry.key)
                    .or_insert((data.edition, Vec::new()));
                if found.0 < data.edition {
                    *found = (data.edition, Vec::new());
                }
                found.1.push(article.to_owned());
            }
        }
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/edition/params.rs");
    let text = std::fs::read_to_string(file).expect("text");
    let lines: Vec<&str> = text.lines().collect();
    let today = LIBRARY.newest().expect("an edition").edition;
    let mut wrong = Vec::new();
    for (key, (last, articles)) in &newest {
        let field = format!("    {}: ", key.replace('-', "_"));
        let at = lines.iter().position(|line| line.starts_with(&field));
        let comment = at.map(|at| comment_above(&lines, at)).unwrap_or_default();
        if !articles
            .iter()
            .any(|article| names(&comment, article, *last, today))
        {
            wrong.push(format!("{key}: expected {}", source(&articles[0])));
        }
    }
    assert!(
        wrong.is_empty(),
        "{} comments:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}
