//! How fast played games are read and audited: the library alone, without files and texts.
//!
//! The games are those of `../shared/data`; without them nothing is measured, and that is said.
//! They are more than the answers that the library remembers, so that each round looks anew.

use divan::Bencher;
use divan::counter::{BytesCount, ItemsCount};
use flate2::read::GzDecoder;
use jadoube::audit::{Auditor, Played, Summary};
use jadoube::board::Position;
use jadoube::edition::{Laws, Pace, Setting, Supervision};
use jadoube::read::Library;
use jadoube::read::pgn::{Game, games};
use std::fs::File;
use std::io::Read as _;
use std::path::Path;
use std::sync::LazyLock;

fn main() {
    if TEXT.is_empty() {
        eprintln!("skipped: ../shared/data/human10.pgn.gz is not there");
    } else {
        divan::main();
    }
}

static TEXT: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data/human10.pgn.gz");
    let mut text = Vec::new();
    if let Ok(file) = File::open(path) {
        GzDecoder::new(file)
            .read_to_end(&mut text)
            .expect("a gzip file");
    }
    text
});

static LAWS: LazyLock<Laws> = LazyLock::new(|| {
    let files = jadoube::embedded::files();
    let editions = files
        .iter()
        .filter(|(path, _)| path.starts_with("editions/"));
    let library = Library::of(editions.map(|(path, bytes)| (path.as_str(), *bytes)));
    let newest = library.newest().expect("an edition");
    newest.laws(&Setting::of(Pace::Standard, Supervision::Full))
});

/// Reading and legality.
#[divan::bench(sample_count = 10, sample_size = 1)]
fn read_games(bencher: Bencher<'_, '_>) {
    bencher
        .counter(BytesCount::new(TEXT.len()))
        .bench_local(|| games(&TEXT).map(|game| game.moves.len()).sum::<usize>());
}

/// What the audit adds to that: counts, claims with their moves, the first dead position, the result.
#[divan::bench(sample_count = 10, sample_size = 1)]
fn audit_games(bencher: Bencher<'_, '_>) {
    let all: Vec<Game<'_>> = games(&TEXT).collect();
    let auditor = Auditor::new(&LAWS);
    bencher.counter(ItemsCount::new(all.len())).bench_local(|| {
        let mut summary = Summary::default();
        for game in &all {
            summary.add(&auditor.audit(&Played::of(game)));
        }
        summary
    });
}

/// Of that, whether anybody can still mate in the last position.
#[divan::bench(sample_count = 10, sample_size = 1)]
fn last_positions(bencher: Bencher<'_, '_>) {
    let last = |game: &Game<'_>| {
        let start = game.start.clone().ok()?;
        Some((game.moves.iter()).fold(start, |at: Position, played| at.play(played)))
    };
    let all: Vec<Position> = games(&TEXT).filter_map(|game| last(&game)).collect();
    bencher.counter(ItemsCount::new(all.len())).bench_local(|| {
        for position in &all {
            divan::black_box(position.outcome());
        }
    });
}
