//! Hammers the readers of games and positions with damaged input, and tells what broke and what took long.
//!
//! `cargo run --example hammer -- --seconds 60 --seed 7 FILE.pgn…`: texts of games as seeds; without any, the built-in ones.
//! Each input is a seed with bits turned, parts cut out, doubled or exchanged with another seed, tags shuffled.
//! An input that panics, or takes longer than ten seconds, is written to the folder of `--keep`; then the exit code is 1.

#![allow(
    clippy::disallowed_methods,
    reason = "files, threads, time and arguments are seen here only"
)]

mod targets;

use jadoube::quiz::Random;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::{Duration, Instant};

/// How long one input may take.
const HANG: Duration = Duration::from_secs(10);

/// From when on an input counts as slow.
const SLOW: Duration = Duration::from_secs(1);

/// How long a damaged text is at the most, in bytes.
const LONGEST: usize = 1 << 13;

const GAMES: &str = include_str!("games.pgn");

const FENS: &str = include_str!("positions.fen");

/// What is hammered.
#[derive(Clone, Copy)]
enum Target {
    Pgn,
    Fen,
}

impl Target {
    fn run(self, input: &[u8]) {
        match self {
            Target::Pgn => targets::pgn(input),
            Target::Fen => targets::fen(input),
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Target::Pgn => "pgn",
            Target::Fen => "fen",
        }
    }
}

struct Options {
    seconds: u64,
    seed: u64,
    keep: PathBuf,
    seeds: Vec<Vec<u8>>,
}

fn options() -> Result<Options, String> {
    let mut options = Options {
        seconds: 60,
        seed: 7,
        keep: PathBuf::from("target/hammer"),
        seeds: Vec::new(),
    };
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut value = || {
            arguments
                .next()
                .ok_or(format!("{argument}: expected a value"))
        };
        let number = |text: String| text.parse().map_err(|error| format!("{text:?}: {error}"));
        match argument.as_str() {
            "--seconds" => options.seconds = number(value()?)?,
            "--seed" => options.seed = number(value()?)?,
            "--keep" => options.keep = PathBuf::from(value()?),
            path => {
                let text = std::fs::read(path).map_err(|error| format!("{path}: {error}"))?;
                options.seeds.extend(pieces(&text));
            }
        }
    }
    if options.seeds.is_empty() {
        options.seeds.extend(pieces(GAMES.as_bytes()));
    }
    Ok(options)
}

/// The games of a text, each with its tags; long ones shortened.
fn pieces(text: &[u8]) -> Vec<Vec<u8>> {
    jadoube::read::pgn::games(text)
        .map(|game| game.text[..game.text.len().min(LONGEST)].to_vec())
        .collect()
}

fn main() -> ExitCode {
    let options = match options() {
        Ok(options) => options,
        Err(error) => {
            eprintln!("error: {error}");
            return ExitCode::from(2);
        }
    };
    targets::ready();
    // A panic is told with its input, once.
    std::panic::set_hook(Box::new(|_| {}));
    let fens: Vec<Vec<u8>> = FENS.lines().map(|line| line.as_bytes().to_vec()).collect();
    let mut dice = Dice(Random::of(options.seed));
    let mut worker = Worker::new();
    let end = Instant::now() + Duration::from_secs(options.seconds);
    let (mut inputs, mut slow, mut faults) = ([0_u64; 2], 0_u64, 0_u64);
    while Instant::now() < end {
        let (target, seeds) = if dice.below(3) > 0 {
            (Target::Pgn, &options.seeds)
        } else {
            (Target::Fen, &fens)
        };
        let input = damaged(seeds, &mut dice);
        inputs[target as usize] += 1;
        let begun = Instant::now();
        let fault = match worker.run(target, &input) {
            Ok(()) => None,
            Err(Fault::Panic(message)) => Some(message),
            Err(Fault::Hang) => {
                worker = Worker::new();
                Some(format!("longer than {} seconds", HANG.as_secs()))
            }
        };
        slow += u64::from(begun.elapsed() >= SLOW);
        if let Some(message) = fault {
            faults += 1;
            let path = options.keep.join(format!("{}-{faults}", target.name()));
            println!(
                "{}: {message}\n  {:?}",
                target.name(),
                String::from_utf8_lossy(&input)
            );
            let kept =
                std::fs::create_dir_all(&options.keep).and_then(|()| std::fs::write(&path, &input));
            match kept {
                Ok(()) => println!("  kept as {}", path.display()),
                Err(error) => eprintln!("error: {}: {error}", path.display()),
            }
        }
    }
    println!(
        "{} texts of games and {} positions, seed {}: {faults} faults, {slow} slower than a second",
        inputs[0], inputs[1], options.seed
    );
    ExitCode::from(u8::from(faults > 0))
}

enum Fault {
    Panic(String),
    Hang,
}

type Answer = Result<(), String>;

/// A thread that works on one input at a time, so that one that never ends can be left behind.
struct Worker {
    tasks: std::sync::mpsc::Sender<(Target, Vec<u8>)>,
    answers: std::sync::mpsc::Receiver<Answer>,
}

impl Worker {
    fn new() -> Self {
        let (tasks, work) = channel::<(Target, Vec<u8>)>();
        let (done, answers) = channel();
        std::thread::spawn(move || {
            for (target, input) in work {
                let answer = catch_unwind(AssertUnwindSafe(|| target.run(&input)));
                let told = answer.map_err(|panic| {
                    let text = panic.downcast_ref::<String>().cloned();
                    let other = panic.downcast_ref::<&str>().map(ToString::to_string);
                    text.or(other).unwrap_or_else(|| "a panic".to_owned())
                });
                if done.send(told).is_err() {
                    return;
                }
            }
        });
        Worker { tasks, answers }
    }

    fn run(&self, target: Target, input: &[u8]) -> Result<(), Fault> {
        let gone = || Fault::Panic("the worker is gone".to_owned());
        (self.tasks.send((target, input.to_vec()))).map_err(|_| gone())?;
        match self.answers.recv_timeout(HANG) {
            Ok(answer) => answer.map_err(Fault::Panic),
            Err(RecvTimeoutError::Timeout) => Err(Fault::Hang),
            Err(RecvTimeoutError::Disconnected) => Err(gone()),
        }
    }
}

/// Numbers from a seed, and what they choose.
struct Dice(Random);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0.below(limit)
    }

    fn part(&mut self, text: &[u8]) -> std::ops::Range<usize> {
        let begin = self.below(text.len() + 1);
        begin..(begin + self.below(64)).min(text.len())
    }

    fn one<'s>(&mut self, seeds: &'s [Vec<u8>]) -> &'s [u8] {
        &seeds[self.below(seeds.len())]
    }
}

/// A seed with some damage; now and then none.
fn damaged(seeds: &[Vec<u8>], dice: &mut Dice) -> Vec<u8> {
    let mut text = dice.one(seeds).to_vec();
    for _ in 0..dice.below(6) {
        damage(&mut text, seeds, dice);
        text.truncate(LONGEST);
    }
    text
}

fn damage(text: &mut Vec<u8>, seeds: &[Vec<u8>], dice: &mut Dice) {
    const SIGNS: &[u8] = b"{}()[];%$!?*.\"\\\n\r\0 -=+#xO018aehKQRBN/\xbd\xc2\xe2\xff";
    let at = dice.below(text.len());
    match dice.below(9) {
        0 if !text.is_empty() => text[at] ^= 1 << dice.below(8),
        1 if !text.is_empty() => text[at] = SIGNS[dice.below(SIGNS.len())],
        2 => text.insert(at, SIGNS[dice.below(SIGNS.len())]),
        3 => drop(text.drain(dice.part(text))),
        4 => text.truncate(at),
        5 => {
            let part = text[dice.part(text)].to_vec();
            text.splice(at..at, part);
        }
        6 => {
            let other = dice.one(seeds);
            let part = other[dice.below(other.len())..].to_vec();
            text.splice(at.., part);
        }
        7 => {
            let other = dice.one(seeds);
            let part = other[dice.part(other)].to_vec();
            text.splice(at..at, part);
        }
        _ => shuffle_lines(text, dice),
    }
}

/// Exchanges two lines: tags in another order, or at another place.
fn shuffle_lines(text: &mut Vec<u8>, dice: &mut Dice) {
    let mut lines: Vec<&[u8]> = text.split(|byte| *byte == b'\n').collect();
    let (one, other) = (dice.below(lines.len()), dice.below(lines.len()));
    lines.swap(one, other);
    *text = lines.join(&b'\n');
}
