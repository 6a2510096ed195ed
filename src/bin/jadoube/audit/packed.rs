//! Packed and recoded text: what the first bytes of a file say of it, and the text itself.

use crate::shared::Refusal;
use anyhow::Result;
use jadoube::text::Say;
use ruzstd::decoding::errors::{FrameDecoderError, ReadFrameHeaderError};
use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};
use std::io::{self, BufRead, BufReader, Cursor, Read};

/// How many bytes tell what a file is.
const LONGEST_MAGIC: u64 = 6;

/// What begins files that are no text, with their name in messages.
const OTHERS: [(&[u8], &str); 6] = [
    (b"PK\x03\x04", "zip"),
    (b"7z\xbc\xaf\x27\x1c", "seven-zip"),
    (b"Rar!", "rar"),
    (b"BZh", "bzip2"),
    (b"\xfd7zXZ\0", "xz"),
    (b"%PDF", "pdf"),
];

/// The text of a file in UTF-8 or a one-byte encoding, unpacked (gzip, zstd) or recoded (UTF-16 with its mark).
pub fn text_of(mut source: Box<dyn Read>) -> Result<Box<dyn Read>> {
    let mut first = Vec::new();
    (&mut source).take(LONGEST_MAGIC).read_to_end(&mut first)?;
    let begins = |magic: &[u8]| first.starts_with(magic);
    if let Some((_, what)) = OTHERS.iter().find(|(magic, _)| begins(magic)) {
        return Err(Refusal::new(Say::attribute("cli-no-text", *what)).into());
    }
    let gzip = begins(b"\x1f\x8b");
    let zstd =
        begins(b"\x28\xb5\x2f\xfd") || matches!(first[..], [0x50..=0x5f, 0x2a, 0x4d, 0x18, ..]);
    let order = match first[..] {
        [0xff, 0xfe, ..] => Some(u16::from_le_bytes as fn([u8; 2]) -> u16),
        [0xfe, 0xff, ..] => Some(u16::from_be_bytes as fn([u8; 2]) -> u16),
        _ => None,
    };
    let whole = BufReader::new(Cursor::new(first).chain(source));
    Ok(if gzip {
        Box::new(flate2::bufread::MultiGzDecoder::new(whole))
    } else if zstd {
        Box::new(Frames::of(whole))
    } else if let Some(order) = order {
        Box::new(Utf16::of(whole, order))
    } else {
        Box::new(whole)
    })
}

/// What is wrong with data packed by zstd.
fn zstd(attribute: &'static str) -> Refusal {
    Refusal::new(Say::attribute("cli-zstd", attribute))
}

/// The content of the frames of a zstd file, one after the other, those to be skipped left out.
struct Frames<R> {
    source: R,
    decoder: FrameDecoder,
    within: bool,
}

impl<R: BufRead> Frames<R> {
    fn of(source: R) -> Self {
        Frames {
            source,
            decoder: FrameDecoder::new(),
            within: false,
        }
    }

    /// Goes to the next frame with a content; false where the file ends.
    fn enter(&mut self) -> io::Result<bool> {
        while !self.source.fill_buf()?.is_empty() {
            match self.decoder.init(&mut self.source) {
                Ok(()) => {
                    self.within = true;
                    return Ok(true);
                }
                Err(FrameDecoderError::ReadFrameHeaderError(ReadFrameHeaderError::SkipFrame {
                    length,
                    ..
                })) => {
                    let mut skipped = (&mut self.source).take(u64::from(length));
                    if io::copy(&mut skipped, &mut io::sink())? < u64::from(length) {
                        return Err(io::ErrorKind::UnexpectedEof.into());
                    }
                }
                Err(error) => return Err(self.broken(&error)),
            }
        }
        Ok(false)
    }

    /// Unpacks until there is something to hand on, or the frame ends.
    fn unpack(&mut self) -> io::Result<()> {
        while self.decoder.can_collect() == 0 && !self.decoder.is_finished() {
            let one = BlockDecodingStrategy::UptoBlocks(1);
            if let Err(error) = self.decoder.decode_blocks(&mut self.source, one) {
                return Err(self.broken(&error));
            }
        }
        Ok(())
    }

    /// The error where the frames end too early, or are no frames.
    fn broken(&mut self, error: &FrameDecoderError) -> io::Error {
        match self.source.fill_buf() {
            Ok([]) => io::Error::new(io::ErrorKind::UnexpectedEof, zstd("too-early")),
            Ok(_) => io::Error::other(zstd("broken").because(anyhow::anyhow!("{error}"))),
            Err(error) => error,
        }
    }

    fn leave(&mut self) -> io::Result<()> {
        self.within = false;
        let told = self.decoder.get_checksum_from_data();
        if told.is_some() && told != self.decoder.get_calculated_checksum() {
            return Err(io::Error::other(zstd("checksum")));
        }
        Ok(())
    }
}

impl<R: BufRead> Read for Frames<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        while self.within || self.enter()? {
            self.unpack()?;
            let length = self.decoder.read(into)?;
            if length > 0 || into.is_empty() {
                return Ok(length);
            }
            self.leave()?;
        }
        Ok(0)
    }
}

/// Text in UTF-16 as UTF-8; what is no character becomes the sign for one.
struct Utf16<R> {
    source: R,
    order: fn([u8; 2]) -> u16,
    /// The first half of a pair of units.
    half: Option<u16>,
    ready: Cursor<Vec<u8>>,
}

impl<R: Read> Utf16<R> {
    fn of(source: R, order: fn([u8; 2]) -> u16) -> Self {
        Utf16 {
            source,
            order,
            half: None,
            ready: Cursor::default(),
        }
    }

    fn refill(&mut self) -> io::Result<()> {
        const UNITS: u64 = 1 << 15;
        let mut bytes = Vec::new();
        (&mut self.source).take(2 * UNITS).read_to_end(&mut bytes)?;
        let mut units: Vec<u16> = self.half.take().into_iter().collect();
        let pairs = bytes.chunks_exact(2);
        let odd = !pairs.remainder().is_empty();
        units.extend(pairs.map(|pair| (self.order)([pair[0], pair[1]])));
        // A first half at the end waits for the second one, if anything follows.
        if bytes.len() as u64 == 2 * UNITS && matches!(units.last(), Some(0xd800..=0xdbff)) {
            self.half = units.pop();
        }
        let mut text: String = char::decode_utf16(units)
            .map(|unit| unit.unwrap_or(char::REPLACEMENT_CHARACTER))
            .collect();
        if odd {
            text.push(char::REPLACEMENT_CHARACTER);
        }
        self.ready = Cursor::new(text.into_bytes());
        Ok(())
    }
}

impl<R: Read> Read for Utf16<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let length = self.ready.read(into)?;
        if length > 0 || into.is_empty() {
            return Ok(length);
        }
        self.refill()?;
        self.ready.read(into)
    }
}
