//! Counts what happened in the games of a PGN file, by the shortest loop over the bare crates.
//!
//! Usage: `anchors legality|scan|claims|dead-fast|dead-exact|dead-bisect FILE.pgn`

mod claims;
mod counts;
mod dead;
mod game;
mod scan;

use std::fs::File;
use std::process::ExitCode;

use counts::Counts;
use game::{Follow, Legality, visit};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [work, path] = arguments.as_slice() else {
        eprintln!("usage: anchors legality|scan|claims|dead-fast|dead-exact|dead-bisect FILE.pgn");
        return ExitCode::from(2);
    };
    match counted(work, path) {
        Ok(counts) => {
            println!("{counts}");
            ExitCode::SUCCESS
        }
        Err(problem) => {
            eprintln!("{path}: {problem}");
            ExitCode::FAILURE
        }
    }
}

fn counted(work: &str, path: &str) -> std::io::Result<Counts> {
    match work {
        "legality" => all::<Legality>(path),
        "scan" => all::<scan::Scan>(path),
        "claims" => all::<claims::Claims>(path),
        "dead-fast" => all::<dead::EveryPly<dead::Fast>>(path),
        "dead-exact" => all::<dead::EveryPly<dead::Exact>>(path),
        "dead-bisect" => all::<dead::Bisected>(path),
        _ => Err(std::io::Error::other(format!("no such work: {work}"))),
    }
}

fn all<F: Follow>(path: &str) -> std::io::Result<Counts> {
    visit::<F>(File::open(path)?)
}
