//! The tags above the moves.

use super::cut::begins_game;
use super::words::{blank, line_end};
use super::{Broken, Damage, Game, decoded, moves};
use std::borrow::Cow;

/// A tag: `[Name "value"]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tag<'t> {
    /// Its name.
    pub name: &'t [u8],
    /// Its value as it is written, between the quotation marks.
    pub raw: &'t [u8],
    /// Where it begins in the text of the game, in bytes.
    pub at: usize,
}

impl<'t> Tag<'t> {
    /// The value, without the signs that protect quotation marks.
    pub fn value(&self) -> Cow<'t, str> {
        let text = decoded(self.raw);
        if text.contains('\\') {
            Cow::Owned(text.replace("\\\"", "\"").replace("\\\\", "\\"))
        } else {
            text
        }
    }
}

/// Reads what stands above the moves: tags, and comments before the first of them; tells where the rest begins.
pub(super) fn read(game: &mut Game<'_>) -> usize {
    let text = game.text;
    let mut at = 0;
    while at < text.len() {
        match text[at] {
            b'[' if at > 0 && begins_game(text, at) => return at,
            b'[' => {
                let (tag, what_end) = tag(text, at);
                let (end, whole) = what_end;
                game.tags.extend(tag);
                if !whole {
                    let what = Broken::Tag;
                    game.damage.push(Damage { at, what });
                }
                at = end;
            }
            b'%' if at == 0 || text[at - 1] == b'\n' => at = line_end(text, at),
            b'{' | b';' if game.tags.is_empty() => at = moves::comment(game, at),
            _ => match blank(text, at) {
                0 => return at,
                length => at += length,
            },
        }
    }
    at
}

/// The tag that begins here, where it ends, and whether it is written as it should be; a line that is none ends with the line.
fn tag(text: &[u8], at: usize) -> (Option<Tag<'_>>, (usize, bool)) {
    let Some(open) = memchr::memchr2(b'"', b'\n', &text[at..])
        .map(|found| at + found)
        .filter(|open| text[*open] == b'"')
    else {
        return (None, (line_end(text, at), false));
    };
    let name = text[at + 1..open].trim_ascii();
    if name.is_empty() || !(name.iter()).all(|byte| byte.is_ascii_graphic() && *byte != b']') {
        return (None, (line_end(text, open), false));
    }
    let tag = |close| {
        Some(Tag {
            name,
            raw: &text[open + 1..close],
            at,
        })
    };
    if let Some(close) = quotation_end(text, open + 1) {
        let blanks = (text[close + 1..].iter()).take_while(|byte| matches!(byte, b' ' | b'\t'));
        let bracket = close + 1 + blanks.count();
        if text.get(bracket) == Some(&b']') {
            return (tag(close), (bracket + 1, true));
        }
    }
    // Quotation marks within the value that are not protected: the last one of the line ends it.
    let end = line_end(text, open);
    let close = text[open + 1..end]
        .trim_ascii_end()
        .strip_suffix(b"]")
        .and_then(|line| {
            let value = line.trim_ascii_end().strip_suffix(b"\"")?;
            Some(open + 1 + value.len())
        });
    (close.and_then(tag), (end, false))
}

/// The quotation mark that ends a value which begins here, if one does on this line.
fn quotation_end(text: &[u8], from: usize) -> Option<usize> {
    let mut at = from;
    loop {
        at += memchr::memchr3(b'"', b'\\', b'\n', text.get(at..)?)?;
        match text[at] {
            b'"' => return Some(at),
            b'\\' if text.get(at + 1) != Some(&b'\n') => at += 2,
            _ => return None,
        }
    }
}
