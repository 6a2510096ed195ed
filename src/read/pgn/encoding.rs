//! Bytes as text.

use std::borrow::Cow;

/// What the bytes 0x80 to 0x9f are in Windows-1252; those that are nothing there stay what they are.
const UPPER_CONTROLS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// Bytes as text: UTF-8 where they are that, otherwise one character for each byte (Windows-1252).
pub fn decoded(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().map(|byte| western(*byte)).collect()),
    }
}

fn western(byte: u8) -> char {
    match byte {
        0x80..=0x9f => UPPER_CONTROLS[usize::from(byte - 0x80)],
        _ => char::from(byte),
    }
}

/// Bytes as Cyrillic text: UTF-8 where they are that, otherwise one character for each byte (Windows-1251, letters alone).
pub(super) fn decoded_cyrillic(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().map(|byte| cyrillic(*byte)).collect()),
    }
}

fn cyrillic(byte: u8) -> char {
    const FIRST: u32 = 'А' as u32;
    match byte {
        0xc0.. => char::from_u32(FIRST + u32::from(byte - 0xc0)).unwrap_or(char::from(byte)),
        _ => western(byte),
    }
}
