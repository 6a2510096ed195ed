//! The text that bytes are.

use encoding_rs::{Encoding, UTF_16BE, UTF_16LE, WINDOWS_1251, WINDOWS_1252};

use super::refusal::Refusal;

/// The bytes in which a file may declare its encoding.
const HEAD: usize = 2048;

/// A text and how it was read.
pub(super) struct Decoded {
    /// The text; a byte order mark of UTF-8 stays in it, so that offsets are those of the file.
    pub(super) content: String,
    /// The name of the encoding.
    pub(super) encoding: &'static str,
    /// Whether the text has other bytes than the file.
    pub(super) is_extract: bool,
}

/// The text that the bytes are: UTF-8, UTF-16 with its mark, or else the declared or most likely code page.
pub(super) fn decode(bytes: &[u8]) -> Result<Decoded, Refusal> {
    let decoded = match Encoding::for_bom(bytes) {
        Some((encoding, mark)) if encoding == UTF_16LE || encoding == UTF_16BE => {
            utf16(encoding, bytes.get(mark..).unwrap_or_default())?
        }
        _ => utf8(bytes),
    };
    match decoded.content.find('\0') {
        None => Ok(decoded),
        Some(at) => Err(Refusal::at(&decoded.content, at, "a zero byte", "text")),
    }
}

fn utf8(bytes: &[u8]) -> Decoded {
    match std::str::from_utf8(bytes) {
        Ok(content) => Decoded {
            content: content.to_owned(),
            encoding: "UTF-8",
            is_extract: false,
        },
        Err(_) => code_page(bytes),
    }
}

fn utf16(encoding: &'static Encoding, bytes: &[u8]) -> Result<Decoded, Refusal> {
    let (content, has_errors) = encoding.decode_without_bom_handling(bytes);
    if has_errors {
        let at = content.find('\u{fffd}').unwrap_or_default();
        let expected = format!("characters of {}", encoding.name());
        return Err(Refusal::at(&content, at, "half a character", expected));
    }
    Ok(Decoded {
        content: content.into_owned(),
        encoding: encoding.name(),
        is_extract: true,
    })
}

fn code_page(bytes: &[u8]) -> Decoded {
    let encoding = declared(bytes).unwrap_or_else(|| likely(bytes));
    let (content, _) = encoding.decode_without_bom_handling(bytes);
    Decoded {
        content: content.into_owned(),
        encoding: encoding.name(),
        is_extract: true,
    }
}

/// The encoding of one byte per character that a file declares in its head.
fn declared(bytes: &[u8]) -> Option<&'static Encoding> {
    let head = bytes.get(..HEAD.min(bytes.len()))?;
    let head: String = head
        .iter()
        .map(|b| char::from(*b).to_ascii_lowercase())
        .collect();
    let named = ["encoding=", "charset="].iter().find_map(|key| {
        let value = head.split_once(key)?.1.trim_start_matches(['"', '\'']);
        let end = value.find(|c: char| !(c.is_ascii_alphanumeric() || "-_:".contains(c)));
        Encoding::for_label(value.get(..end.unwrap_or(value.len()))?.as_bytes())
    });
    named.filter(|encoding| encoding.is_single_byte())
}

/// Windows-1251 where most letters beyond ASCII stand next to another one, else Windows-1252.
fn likely(bytes: &[u8]) -> &'static Encoding {
    let letters = bytes.iter().filter(|b| is_high(**b)).count();
    let pairs = bytes
        .windows(2)
        .filter(|two| two.iter().all(|b| is_high(*b)));
    if pairs.count() * 2 > letters {
        WINDOWS_1251
    } else {
        WINDOWS_1252
    }
}

fn is_high(byte: u8) -> bool {
    byte >= 0xC0 || byte == 0xA8 || byte == 0xB8
}
