//! The words of a text of moves: where they end, and which of them are results, numbers or mere signs.

use super::{WrittenResult, decoded};
use crate::board::Player;

/// Where the next game begins, blanks and lines after a percent sign left out.
pub(super) fn skip_between(text: &[u8], from: usize) -> usize {
    let mut at = from;
    while at < text.len() {
        match blank(text, at) {
            0 if text[at] == b'%' => at = line_end(text, at),
            0 => break,
            length => at += length,
        }
    }
    at
}

/// The length of the blank that stands here, in bytes; 0 where something else does.
///
/// Byte order marks, the three points in one sign, and the end mark of DOS count as blanks.
pub(super) fn blank(text: &[u8], at: usize) -> usize {
    match text[at] {
        b' ' | b'\t' | b'\r' | b'\n' | 0x0b | 0x0c | 0x1a => 1,
        byte if byte < 0xc2 => 0,
        _ => wide_blank(&text[at..]),
    }
}

fn wide_blank(text: &[u8]) -> usize {
    match text {
        [0xc2, 0x85 | 0xa0, ..] => 2,
        [0xe2, 0x80, 0x80..=0x8b | 0xa6 | 0xa8 | 0xa9 | 0xaf, ..] => 3,
        [0xef, 0xbb, 0xbf, ..] | [0xe3, 0x80, 0x80, ..] => 3,
        _ => 0,
    }
}

/// Where the word that begins here ends.
pub(super) fn word_end(text: &[u8], at: usize) -> usize {
    let mut end = at;
    while let Some(&byte) = text.get(end) {
        if ends_word(byte) || byte >= 0xc2 && wide_blank(&text[end..]) > 0 {
            break;
        }
        end += 1;
    }
    end
}

pub(super) const fn ends_word(byte: u8) -> bool {
    matches!(
        byte,
        b' ' | b'\t'
            | b'\r'
            | b'\n'
            | 0x0b
            | 0x0c
            | 0x1a
            | b'{'
            | b'}'
            | b'('
            | b')'
            | b'['
            | b']'
            | b';'
            | b'$'
            | b'!'
            | b'?'
            | b'*'
            | b'.'
    )
}

/// Where an entry ends that begins here: a word with the new piece in round brackets, and with the points of `e.p.`
pub(super) fn entry_end(text: &[u8], at: usize) -> usize {
    const LONGEST_LETTER: usize = 4;
    let end = word_end(text, at);
    let rest = &text[end..];
    if let [b'(', enclosed @ ..] = rest
        && matches!(text[..end].last(), Some(b'1' | b'8'))
    {
        let close = enclosed
            .iter()
            .take(LONGEST_LETTER + 1)
            .position(|byte| *byte == b')');
        let letter = &enclosed[..close.unwrap_or(0)];
        if letter
            .iter()
            .any(|byte| byte.is_ascii_alphabetic() || *byte >= 0x80)
        {
            return word_end(text, end + 1 + letter.len() + 1);
        }
    }
    if rest.starts_with(b".p") && text[at..end].ends_with(b"e") {
        let end = end + 2;
        return end + usize::from(text.get(end) == Some(&b'.'));
    }
    end
}

/// The end of the line.
pub(super) fn line_end(text: &[u8], at: usize) -> usize {
    memchr::memchr(b'\n', &text[at..]).map_or(text.len(), |found| at + found)
}

/// Whether a line begins here.
pub(super) fn begins_line(text: &[u8], at: usize) -> bool {
    at == 0 || text[at - 1] == b'\n'
}

/// Whether the bracket that stands here begins a tag: at the beginning of a line a letter follows it, elsewhere name and value.
pub(super) fn begins_tag(text: &[u8], at: usize) -> bool {
    const LONGEST_NAME: usize = 40;
    const MOST_BLANKS: usize = 8;
    let rest = &text[at + 1..];
    let is_named = rest.first().is_some_and(u8::is_ascii_alphabetic);
    if begins_line(text, at) || !is_named {
        return is_named;
    }
    let in_name = |byte: &&u8| byte.is_ascii_alphanumeric() || **byte == b'_';
    let name = rest.iter().take(LONGEST_NAME).take_while(in_name).count();
    let blanks = rest[name..]
        .iter()
        .take(MOST_BLANKS)
        .take_while(|byte| **byte == b' ')
        .count();
    rest.get(name + blanks) == Some(&b'"')
}

/// The result that a word is.
pub(super) fn result(word: &[u8]) -> Option<WrittenResult> {
    match word {
        b"1-0" | b"1:0" => Some(WrittenResult::Win(Player::White)),
        b"0-1" | b"0:1" => Some(WrittenResult::Win(Player::Black)),
        b"1/2-1/2" | b"1/2" | b"1/2:1/2" => Some(WrittenResult::Draw),
        b"*" => Some(WrittenResult::Open),
        _ if word.is_ascii() => None,
        _ => {
            let plain = decoded(word)
                .replace(['–', '—', '−', '‑'], "-")
                .replace('½', "1/2");
            plain.is_ascii().then(|| result(plain.as_bytes()))?
        }
    }
}

/// The result that is written with blanks around its dash and begins with this word, and where it ends.
pub(super) fn spaced_result(text: &[u8], at: usize, end: usize) -> Option<(WrittenResult, usize)> {
    const LONGEST: usize = 24;
    let is_score = matches!(&text[at..end], b"1" | b"0" | b"1/2" | b"\xc2\xbd" | b"\xbd");
    if !is_score || !matches!(text.get(end), Some(b' ' | b'\t')) {
        return None;
    }
    let line = &text[at..text.len().min(at + LONGEST)];
    let (mut tight, mut end) = (Vec::new(), 0);
    for part in 0..3 {
        end += line[end..]
            .iter()
            .take_while(|byte| matches!(byte, b' ' | b'\t'))
            .count();
        let word = word_end(line, end);
        if part == 1 && !matches!(&line[end..word], b"-" | b":" | b"\xe2\x80\x93" | b"\x96") {
            return None;
        }
        tight.extend_from_slice(&line[end..word]);
        end = word;
    }
    // A word that goes on where the look ends may be another.
    (end < LONGEST).then(|| Some((result(&tight)?, at + end)))?
}

/// Whether a word is no entry but what people write beside one: a sign of judgement, of check, or of taking en passant.
pub(super) fn is_sign(word: &[u8]) -> bool {
    const SIGNS: &str = "+-=#/~±∓⩲⩱∞□△→↑⇆≥≤⌓⊕⟳©";
    match word {
        b"-" => false,
        b"e.p." | b"e.p" | b"ep" | b"N" | b"TN" | b"ch" | b"mate" => true,
        _ if is_null(word) => false,
        _ => decoded(word).chars().all(|sign| SIGNS.contains(sign)),
    }
}

/// Whether a word stands for no move at all.
pub(super) fn is_null(word: &[u8]) -> bool {
    matches!(word, b"--" | b"Z0" | b"z0" | b"0000" | b"@@@@" | b"null")
}
