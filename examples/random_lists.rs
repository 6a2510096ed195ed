//! Judges many random lists of events and prints how often each provision held, failed, gave way and stayed open.
//!
//! `cargo run --release --example random_lists -- 100000 7`: how many lists, and the seed.
//! The exit code is 1 if two provisions contradicted each other.

#![allow(
    clippy::disallowed_methods,
    reason = "the arguments of the command are seen here only"
)]

#[path = "../tests/it/random.rs"]
mod random;

use jadoube::laws::provisions;
use jadoube::read::Library;
use std::process::ExitCode;
use std::sync::LazyLock;

/// The program's own library.
static LIBRARY: LazyLock<Library> = LazyLock::new(|| {
    let files = jadoube::embedded::files();
    Library::of(files.iter().map(|(path, bytes)| (path.as_str(), *bytes)))
});

fn main() -> ExitCode {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse::<u64>());
    let (lists, seed) = match (numbers.next().transpose(), numbers.next().transpose()) {
        (Ok(lists), Ok(seed)) => (lists.unwrap_or(100_000), seed.unwrap_or(7)),
        (Err(error), _) | (_, Err(error)) => {
            eprintln!("expected how many lists and a seed: {error}");
            return ExitCode::from(2);
        }
    };
    let survey = random::survey(lists, seed);
    println!(
        "{:<44} {:>9} {:>9} {:>9} {:>9}",
        "provision", "held", "failed", "gave way", "open"
    );
    let mut never = Vec::new();
    for provision in provisions().filter(|provision| provision.when().is_some()) {
        let [held, failed, gave_way, open] = survey
            .reached
            .get(provision.id)
            .copied()
            .unwrap_or_default();
        println!(
            "{:<44} {held:>9} {failed:>9} {gave_way:>9} {open:>9}",
            provision.id
        );
        if held + failed + gave_way == 0 {
            never.push(provision.id);
        }
    }
    println!("\n{:<44} {:>9}", "act", "done");
    for (act, count) in &survey.acts {
        println!("{act:<44} {count:>9}");
    }
    println!(
        "\n{lists} lists, seed {seed}: {} rulings, {} too open, {} unreadable or contradictory",
        survey.judged, survey.too_open, survey.unreadable
    );
    println!(
        "{} provisions were never asked: {}",
        never.len(),
        never.join(", ")
    );
    for ((one, other), case) in &survey.conflicts {
        println!("conflict: {one} and {other}: {case}");
    }
    println!("{} conflicts", survey.conflicts.len());
    ExitCode::from(u8::from(!survey.conflicts.is_empty()))
}
