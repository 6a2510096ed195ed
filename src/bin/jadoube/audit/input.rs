//! Files of games, plain or packed, in chunks of whole games.

use anyhow::{Context, Result};
use jadoube::read::pgn::whole_games;
use std::fs::File;
use std::io::{BufReader, Read};
use std::path::Path;

/// How much text is looked at in one piece, in bytes.
const CHUNK: usize = 1 << 20;

/// Some whole games.
pub struct Chunk {
    /// Their text.
    pub text: Vec<u8>,
    /// The line of the file on which the text begins, from 1.
    pub first_line: usize,
}

/// The chunks of a file, in order.
pub struct Chunks {
    name: String,
    source: Box<dyn Read>,
    rest: Vec<u8>,
    line: usize,
    at_end: bool,
}

impl Chunks {
    /// Opens a file, or standard input where the path is `-`; packed text is unpacked.
    pub fn open(path: &Path) -> Result<Self> {
        let (name, source): (String, Box<dyn Read>) = if path == Path::new("-") {
            ("standard input".to_owned(), Box::new(std::io::stdin()))
        } else {
            let name = path.display().to_string();
            let file = File::open(path).with_context(|| format!("cannot read {name}"))?;
            (name, Box::new(file))
        };
        let mut chunks = Chunks {
            name,
            source,
            rest: Vec::new(),
            line: 1,
            at_end: false,
        };
        chunks.unpack()?;
        Ok(chunks)
    }

    /// Looks at the first bytes, which tell how a file is packed.
    fn unpack(&mut self) -> Result<()> {
        const LONGEST_MAGIC: usize = 4;
        let mut first = Vec::new();
        let mut source = std::mem::replace(&mut self.source, Box::new(std::io::empty()));
        (&mut source)
            .take(LONGEST_MAGIC as u64)
            .read_to_end(&mut first)
            .with_context(|| format!("cannot read {}", self.name))?;
        let packed = first.clone();
        let whole = std::io::Cursor::new(first).chain(source);
        self.source = if packed.starts_with(&[0x1f, 0x8b]) {
            Box::new(flate2::read::MultiGzDecoder::new(BufReader::new(whole)))
        } else if packed == [0x28, 0xb5, 0x2f, 0xfd] {
            let decoder = ruzstd::decoding::StreamingDecoder::new(BufReader::new(whole));
            Box::new(decoder.with_context(|| format!("cannot unpack {}", self.name))?)
        } else {
            Box::new(whole)
        };
        Ok(())
    }

    fn chunk(&mut self) -> Result<Option<Chunk>> {
        let mut wanted = CHUNK;
        loop {
            if !self.at_end && self.rest.len() < wanted {
                let missing = (wanted - self.rest.len()) as u64;
                let read = (&mut self.source)
                    .take(missing)
                    .read_to_end(&mut self.rest)
                    .with_context(|| format!("cannot read {}", self.name))?;
                self.at_end = (read as u64) < missing;
            }
            if self.at_end {
                let text = std::mem::take(&mut self.rest);
                return Ok((!text.is_empty()).then(|| self.numbered(text)));
            }
            let end = whole_games(&self.rest);
            if end > 0 {
                let rest = self.rest.split_off(end);
                let text = std::mem::replace(&mut self.rest, rest);
                return Ok(Some(self.numbered(text)));
            }
            wanted *= 2;
        }
    }

    fn numbered(&mut self, text: Vec<u8>) -> Chunk {
        let first_line = self.line;
        self.line += memchr::memchr_iter(b'\n', &text).count();
        Chunk { text, first_line }
    }
}

impl Iterator for Chunks {
    type Item = Result<Chunk>;

    fn next(&mut self) -> Option<Result<Chunk>> {
        self.chunk().transpose()
    }
}
