//! How far the audit of a file is, on a terminal.

use jadoube::text::{Say, Value, Voice};
use std::cell::Cell;
use std::io::{IsTerminal, Write};
use std::path::Path;
use std::rc::Rc;
use std::time::{Duration, Instant};

/// How often the line is written anew.
const EVERY: Duration = Duration::from_millis(250);

/// A line on standard error that tells how far a file is read; nothing where that is no terminal.
pub struct Progress<'v> {
    voice: &'v Voice<'v>,
    name: String,
    size: Option<u64>,
    read: Rc<Cell<u64>>,
    games: u64,
    told: Instant,
    shown: bool,
    terminal: bool,
}

impl<'v> Progress<'v> {
    /// The progress of a file of which so many bytes have been read.
    pub fn of(path: &Path, read: Rc<Cell<u64>>, voice: &'v Voice<'v>) -> Self {
        let size = std::fs::metadata(path).ok().filter(|file| file.is_file());
        Progress {
            voice,
            name: path.display().to_string(),
            size: size.map(|file| file.len()).filter(|size| *size > 0),
            read,
            games: 0,
            told: Instant::now(),
            shown: false,
            terminal: std::io::stderr().is_terminal(),
        }
    }

    /// How many games have been counted.
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// Counts games, and tells where the audit stands if it has not for a while.
    pub fn add(&mut self, games: u64) {
        self.games += games;
        if self.terminal && self.told.elapsed() >= EVERY {
            self.told = Instant::now();
            self.shown = true;
            self.write(&self.line());
        }
    }

    /// Takes the line away, so that something else can be printed.
    pub fn clear(&mut self) {
        if std::mem::take(&mut self.shown) {
            self.write("");
        }
    }

    fn line(&self) -> String {
        let read = self.read.get();
        let far = match self.size {
            Some(size) => {
                Say::attribute("cli-progress", "percent").number("far", read.min(size) * 100 / size)
            }
            None => Say::attribute("cli-progress", "megabytes").number("far", read >> 20),
        };
        let far = far.number("games", self.games);
        self.voice
            .phrase(&far.with("file", Value::Text(self.name.clone())))
    }

    fn write(&self, line: &str) {
        // Nobody is served by an audit that stops because its progress cannot be shown.
        let _ = write!(std::io::stderr(), "\r\x1b[K{line}");
    }
}

impl Drop for Progress<'_> {
    fn drop(&mut self) {
        self.clear();
    }
}
