//! Files of games in chunks of whole games.

use super::packed::text_of;
use crate::shared::refusal::about_file;
use crate::shared::{Refusal, Refused};
use anyhow::{Error, Result};
use jadoube::read::pgn::{games, whole_games};
use jadoube::text::{Say, Voice};
use std::cell::Cell;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::rc::Rc;

/// How much text is looked at in one piece, in bytes.
const CHUNK: usize = 1 << 18;

/// How long one game may be, in bytes: what is longer is no game, and must not fill the memory.
const LONGEST_GAME: usize = 1 << 22;

/// Some whole games.
pub struct Chunk {
    /// Their text.
    pub text: Vec<u8>,
    /// The line of the file on which the text begins, from 1.
    pub first_line: usize,
}

/// The chunks of a file, in order; after an error no more come.
pub struct Chunks {
    name: String,
    source: Box<dyn Read>,
    size: usize,
    longest: usize,
    rest: Vec<u8>,
    line: usize,
    /// Whether a chunk was handed on.
    begun: bool,
    /// Whether lines end with a carriage return alone, as on old machines; known after the first reading.
    returns: Option<bool>,
    at_end: bool,
    /// Why the file cannot be read further; the games before are handed on first.
    fault: Option<Error>,
    read: Rc<Cell<u64>>,
}

impl Chunks {
    /// Opens a file, or standard input where the path is `-`; packed text is unpacked.
    pub fn open(path: &Path, voice: &Voice<'_>) -> Result<Self> {
        let (name, source): (String, Box<dyn Read>) = if path == Path::new("-") {
            let name = voice.phrase(&Say::message("cli-standard-input"));
            (name, Box::new(io::stdin()))
        } else {
            let name = path.display().to_string();
            let file = File::open(path).refused(|| about_file("cli-unread", path))?;
            if file.metadata().is_ok_and(|file| file.is_dir()) {
                let folder = Refusal::new(Say::attribute("cli-no-games", "folder"));
                return Err(folder).refused(|| about_file("cli-unread", path));
            }
            (name, Box::new(file))
        };
        Self::of(name, source, CHUNK, LONGEST_GAME)
    }

    fn of(name: String, source: Box<dyn Read>, size: usize, longest: usize) -> Result<Self> {
        let read = Rc::new(Cell::new(0));
        let count = read.clone();
        let counted = Box::new(Counted { source, count });
        let source = text_of(counted).refused(|| about_file("cli-unread", Path::new(&name)))?;
        Ok(Chunks {
            name,
            source,
            size,
            longest,
            rest: Vec::new(),
            line: 1,
            begun: false,
            returns: None,
            at_end: false,
            fault: None,
            read,
        })
    }

    /// How many bytes of the file have been read; goes on counting.
    pub fn bytes_read(&self) -> Rc<Cell<u64>> {
        self.read.clone()
    }

    fn chunk(&mut self) -> Result<Option<Chunk>> {
        let mut wanted = self.size;
        loop {
            self.fill(wanted);
            if self.at_end && self.fault.is_none() {
                let text = std::mem::take(&mut self.rest);
                return self.hand_on(text);
            }
            let end = whole_games(&self.rest);
            if end > 0 {
                let rest = self.rest.split_off(end);
                let text = std::mem::replace(&mut self.rest, rest);
                return self.hand_on(text);
            }
            if let Some(fault) = self.fault.take() {
                return Err(self.ended(fault));
            }
            if self.rest.len() >= self.longest {
                let megabytes = (self.longest >> 20) as u64;
                let say = Say::attribute("cli-no-games", "too-long");
                let fault = Refusal::new(say.number("megabytes", megabytes));
                let fault = self.at_line(self.line, fault.into());
                return Err(self.ended(fault));
            }
            wanted = (wanted * 2).min(self.longest.max(self.size));
        }
    }

    /// Reads on until there is so much text, or no more.
    fn fill(&mut self, wanted: usize) {
        let missing = wanted.saturating_sub(self.rest.len());
        if self.at_end || missing == 0 {
            return;
        }
        let known = self.rest.len();
        let read = (&mut self.source)
            .take(missing as u64)
            .read_to_end(&mut self.rest);
        let new = &mut self.rest[known..];
        let returns = *self.returns.get_or_insert_with(|| {
            memchr::memchr(b'\r', new).is_some() && memchr::memchr(b'\n', new).is_none()
        });
        if returns {
            for byte in new.iter_mut().filter(|byte| **byte == b'\r') {
                *byte = b'\n';
            }
        }
        let fault = match (memchr::memchr(0, new), read) {
            (Some(zero), _) => {
                self.rest.truncate(known + zero);
                Some(Refusal::new(Say::attribute("cli-no-games", "zero")).into())
            }
            (None, Err(error)) => {
                let say = Say::attribute("cli-no-games", "rest-unread");
                Some(Refusal::new(say).because(error).into())
            }
            (None, Ok(read)) => {
                self.at_end = read < missing;
                None
            }
        };
        if let Some(fault) = fault {
            self.at_end = true;
            let line = self.line + lines(&self.rest);
            self.fault = Some(self.at_line(line, fault));
        }
    }

    fn at_line(&self, line: usize, fault: Error) -> Error {
        fault.context(format!("{}:{line}", self.name))
    }

    /// The fault with which the reading ends.
    fn ended(&mut self, fault: Error) -> Error {
        self.at_end = true;
        self.begun = true;
        self.rest.clear();
        fault
    }

    /// A chunk of this text; none at the end of the file.
    ///
    /// A file must begin with something that can be a game.
    fn hand_on(&mut self, text: Vec<u8>) -> Result<Option<Chunk>> {
        if !self.begun {
            let at_end = self.at_end && self.rest.is_empty();
            match begins_with_games(&text) {
                Some(true) => self.begun = true,
                None if !at_end => {}
                None | Some(false) => return Err(self.no_games(&text)),
            }
        }
        if text.is_empty() {
            return Ok(None);
        }
        let first_line = self.line;
        self.line += lines(&text);
        Ok(Some(Chunk { text, first_line }))
    }
}

impl Chunks {
    fn no_games(&mut self, text: &[u8]) -> Error {
        let attribute = if text.trim_ascii().is_empty() {
            "empty"
        } else {
            "no-game"
        };
        let say = about_file("cli-no-games", Path::new(&self.name)).under(attribute);
        self.ended(Refusal::new(say).into())
    }
}

impl Iterator for Chunks {
    type Item = Result<Chunk>;

    fn next(&mut self) -> Option<Result<Chunk>> {
        self.chunk().transpose()
    }
}

fn lines(text: &[u8]) -> usize {
    memchr::memchr_iter(b'\n', text).count()
}

/// Whether one of the first games of a text has a tag or a move; none where there is no game, but comments perhaps.
fn begins_with_games(text: &[u8]) -> Option<bool> {
    const LOOKED_AT: usize = 20;
    let mut first = games(text).take(LOOKED_AT).peekable();
    first.peek()?;
    Some(first.any(|game| !game.tags.is_empty() || !game.moves.is_empty()))
}

/// A source whose bytes are counted.
struct Counted<R> {
    source: R,
    count: Rc<Cell<u64>>,
}

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let length = self.source.read(into)?;
        self.count.set(self.count.get() + length as u64);
        Ok(length)
    }
}

#[cfg(test)]
mod tests;
