//! The tags above the moves.

use super::{Broken, Damage, StartFault, decoded};
use crate::board::Position;
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

/// The tags at the beginning of a text, where the rest begins, and the lines in brackets that are no tags.
pub(super) fn read(text: &[u8]) -> (Vec<Tag<'_>>, usize, Vec<Damage>) {
    let mut tags = Vec::with_capacity(16);
    let mut damage = Vec::new();
    let mut at = 0;
    loop {
        at += text[at..]
            .iter()
            .take_while(|byte| byte.is_ascii_whitespace())
            .count();
        match text.get(at) {
            Some(b'[') => {}
            Some(b'%') if at == 0 || text[at - 1] == b'\n' => {
                at = line_end(text, at);
                continue;
            }
            _ => return (tags, at, damage),
        }
        let (tag, end) = tag(text, at);
        match tag {
            Some(tag) => tags.push(tag),
            None => damage.push(Damage {
                at,
                what: Broken::Tag,
            }),
        }
        at = end;
    }
}

/// The tag that begins here, and where it ends; a line that is none ends with the line.
fn tag(text: &[u8], at: usize) -> (Option<Tag<'_>>, usize) {
    let end = line_end(text, at);
    let line = &text[at + 1..end];
    let none = (None, end);
    let Some(open) = memchr::memchr(b'"', line) else {
        return none;
    };
    let name = line[..open].trim_ascii();
    let mut close = open + 1;
    loop {
        match memchr::memchr2(b'"', b'\\', &line[close..]) {
            Some(found) if line[close + found] == b'\\' => {
                close = (close + found + 2).min(line.len());
            }
            Some(found) => {
                close += found;
                break;
            }
            None => return none,
        }
    }
    let rest = &line[close + 1..];
    let blank = rest
        .iter()
        .take_while(|byte| matches!(byte, b' ' | b'\t'))
        .count();
    if rest.get(blank) != Some(&b']') || name.is_empty() {
        return none;
    }
    let tag = Tag {
        name,
        raw: &line[open + 1..close],
        at,
    };
    (Some(tag), at + 1 + close + 1 + blank + 1)
}

fn line_end(text: &[u8], at: usize) -> usize {
    memchr::memchr(b'\n', &text[at..]).map_or(text.len(), |found| at + found)
}

/// The names under which files tell of games of chess from other starts.
const CHESS960: [&str; 6] = [
    "chess960",
    "chess 960",
    "fischerandom",
    "fischer random",
    "fischerrandom",
    "freestyle",
];
const ORDINARY: [&str; 6] = [
    "",
    "standard",
    "chess",
    "normal",
    "from position",
    "fromposition",
];

/// The position before the first move.
pub(super) fn start(tags: &[Tag<'_>]) -> Result<Position, StartFault> {
    let value = |name: &[u8]| tags.iter().find(|tag| tag.name == name).map(Tag::value);
    let variant = value(b"Variant").unwrap_or_default();
    let named = variant.trim().to_ascii_lowercase();
    let chess960 = CHESS960.iter().any(|name| named.starts_with(name));
    if !chess960 && !ORDINARY.contains(&named.as_str()) {
        return Err(StartFault::Variant(variant.into_owned()));
    }
    let Some(fen) = value(b"FEN").filter(|fen| !fen.trim().is_empty()) else {
        return Ok(Position::initial());
    };
    let read = if chess960 {
        Position::from_fen_chess960(&fen)
    } else {
        Position::from_fen(&fen)
    };
    let position = read.map_err(StartFault::Fen)?;
    if position.legal().is_some() {
        Ok(position)
    } else {
        Err(StartFault::Illegal(position))
    }
}
