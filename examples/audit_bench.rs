//! The audit without its texts, for `benches/anchors.py`: reads a file of games and prints what it counted.
//!
//! Usage: `audit_bench legality|report FILE.pgn`

#![allow(
    clippy::disallowed_methods,
    reason = "a command line and a file are read here"
)]

use jadoube::audit::{Auditor, Played, Summary};
use jadoube::edition::{Pace, Setting, Supervision};
use jadoube::read::Library;
use jadoube::read::pgn::{Game, games, whole_games};
use std::fs::File;
use std::io::Read as _;

const CHUNK: usize = 1 << 20;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [work, path] = arguments.as_slice() else {
        return Err("usage: audit_bench legality|report FILE.pgn".into());
    };
    let file = File::open(path)?;
    match work.as_str() {
        "legality" => legality(file),
        "report" => report(file),
        _ => Err(format!("no such work: {work}").into()),
    }
}

/// The reader alone.
fn legality(file: File) -> Result<(), Box<dyn std::error::Error>> {
    let (mut all, mut plies, mut illegal) = (0, 0, 0);
    each(file, |game| {
        all += 1;
        plies += game.moves.len();
        illegal += usize::from(game.stop.is_some() || game.start.is_err());
    })?;
    println!(r#"{{"games":{all},"plies":{plies},"illegal":{illegal}}}"#);
    Ok(())
}

/// The reader, and everything that the audit finds.
fn report(file: File) -> Result<(), Box<dyn std::error::Error>> {
    let files = jadoube::embedded::files();
    let editions = files
        .iter()
        .filter(|(path, _)| path.starts_with("editions/"));
    let library = Library::of(editions.map(|(path, bytes)| (path.as_str(), *bytes)));
    let newest = library.newest().expect("an edition");
    let laws = newest.laws(&Setting::of(Pace::Standard, Supervision::Full));
    let auditor = Auditor::new(&laws);
    let mut summary = Summary::default();
    each(file, |game| summary.add(&auditor.audit(&Played::of(game))))?;
    println!("{}", serde_json::to_string(&summary)?);
    Ok(())
}

/// Reads the games of a file in chunks, each cut where a game ends.
fn each(mut file: File, mut found: impl FnMut(&Game<'_>)) -> std::io::Result<()> {
    let mut text = Vec::with_capacity(2 * CHUNK);
    loop {
        let read = file.by_ref().take(CHUNK as u64).read_to_end(&mut text)?;
        let whole = if read == 0 {
            text.len()
        } else {
            whole_games(&text)
        };
        games(&text[..whole]).for_each(|game| found(&game));
        text.drain(..whole);
        if read == 0 {
            return Ok(());
        }
    }
}
