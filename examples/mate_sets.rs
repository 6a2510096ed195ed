//! Asks of every position of the collections beside the repository whether a side can checkmate, and counts right and wrong.
//!
//! `cargo run --release --example mate_sets`: all rows of all collections.
//! `… --example mate_sets -- lines 50`: of every 50th row each mating line found, as `FEN;w or b;moves`,
//! for `tests/cross/mate_lines.py`.
//! `… --example mate_sets -- random 100000 7`: that many random placements, and the seed.
//! The exit code is 1 if an answer was wrong.

#![allow(
    clippy::disallowed_methods,
    reason = "time, files and the arguments of the command are seen here only"
)]

#[path = "../tests/it/mate_sets.rs"]
mod mate_sets;

use jadoube::board::{CanMate, Player, Position};
use jadoube::quiz::Random;
use mate_sets::{Placements, SETS, Seen};
use std::process::ExitCode;
use std::time::{Duration, Instant};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, otherwise: u64| {
        let given = arguments.get(at).and_then(|text| text.parse().ok());
        given.unwrap_or(otherwise)
    };
    match arguments.first().map(String::as_str) {
        None => sets(),
        Some("lines") => lines(usize::try_from(number(1, 50)).unwrap_or(50)),
        Some("random") => random(number(1, 100_000), number(2, 7)),
        Some(other) => {
            eprintln!("{other}: expected lines or random");
            ExitCode::from(2)
        }
    }
}

/// How long the questions took, and which took longest.
#[derive(Default)]
struct Times {
    all: Vec<Duration>,
    slowest: Option<(Duration, String)>,
    longest: usize,
}

impl Times {
    fn ask(&mut self, position: &Position, player: Player) -> CanMate {
        let start = Instant::now();
        let found = position.can_mate(player);
        let took = start.elapsed();
        if self.slowest.as_ref().is_none_or(|(most, _)| took > *most) {
            self.slowest = Some((took, format!("{} {player:?}", position.fen())));
        }
        if let CanMate::Yes { line } = &found {
            self.longest = self.longest.max(line.len());
        }
        self.all.push(took);
        found
    }

    fn print(&mut self) {
        self.all.sort();
        let Some((most, which)) = &self.slowest else {
            return;
        };
        let total: Duration = self.all.iter().sum();
        let at = |part: usize| self.all[self.all.len() * part / 1_000];
        println!(
            "  {total:.1?} in all, median {:.1?}, 99 % {:.1?}, 99.9 % {:.1?}, longest line {} half moves",
            at(500),
            at(990),
            at(999),
            self.longest
        );
        println!("  slowest {most:.1?}: {which}");
    }
}

fn sets() -> ExitCode {
    let mut wrong = false;
    for set in &SETS {
        let mut times = Times::default();
        let Some(count) = set.judge(1, |position, player| times.ask(position, player)) else {
            println!("{}: not here", set.file);
            continue;
        };
        let (bad, open) = (count.wrong.len(), count.undecided.len());
        println!(
            "{}: {} right, {bad} wrong, {open} undecided",
            set.file, count.right
        );
        times.print();
        for row in count.wrong.iter().chain(&count.undecided) {
            println!("  {row}");
        }
        wrong |= bad > 0;
    }
    ExitCode::from(u8::from(wrong))
}

fn lines(step: usize) -> ExitCode {
    for set in &SETS {
        set.judge(step, |position, player| {
            let found = position.can_mate(player);
            if let (CanMate::Yes { line }, Some(legal)) = (&found, position.legal()) {
                let mode = shakmaty::Position::castles(legal).mode();
                let moves: Vec<String> = line
                    .iter()
                    .map(|played| played.to_uci(mode).to_string())
                    .collect();
                let side = if player == Player::White { "w" } else { "b" };
                println!("{};{side};{}", position.fen(), moves.join(" "));
            }
            found
        });
    }
    ExitCode::SUCCESS
}

fn random(count: u64, seed: u64) -> ExitCode {
    let (mut placements, mut seen, mut times) = (
        Placements(Random::of(seed)),
        Seen::default(),
        Times::default(),
    );
    for _ in 0..count {
        let placement = placements.next();
        seen.ask(&placement, |position, player| times.ask(position, player));
    }
    println!("{count} placements, seed {seed}: {seen:?}");
    times.print();
    ExitCode::SUCCESS
}
