//! Where a long text may be cut between games.

use super::words::skip_between;
use super::{Game, moves, tags};

/// How many bytes after a place the reader looks at, at the most, to decide whether a game begins there.
const LOOK_AHEAD: usize = 64;

/// What begins a game wherever it stands, after a blank line.
const FIRST_TAG: &[u8] = b"[Event \"";

/// How many bytes at the beginning of a text are whole games for certain, whatever follows; 0 where the first one may go on.
pub fn whole_games(text: &[u8]) -> usize {
    let mut end = text.len();
    while let Some(at) = memchr::memmem::rfind(&text[..end], b"\n[Event \"") {
        if begins_game(text, at + 1) {
            return at + 1;
        }
        end = at;
    }
    text.len()
        .checked_sub(LOOK_AHEAD)
        .map_or(0, |sure| last_begin(text, sure))
}

/// Whether a game begins here whatever stands before: a tag `Event` after a blank line.
///
/// The reader obeys this even within a comment or among other tags, so that a long text can be cut without reading it.
pub(super) fn begins_game(text: &[u8], at: usize) -> bool {
    text[at..].starts_with(FIRST_TAG) && text[..at].strip_suffix(b"\n").is_some_and(is_blank_before)
}

/// Whether a text ends with a line break, or with nothing but blanks after one.
fn is_blank_before(text: &[u8]) -> bool {
    let line = text.trim_ascii_end();
    memchr::memchr(b'\n', &text[line.len()..]).is_some()
}

/// Where the last game begins that begins at this place or before.
fn last_begin(text: &[u8], sure: usize) -> usize {
    let (mut at, mut last) = (0, 0);
    loop {
        let begin = skip_between(text, at);
        if begin > sure {
            return last;
        }
        last = begin;
        let mut game = Game::beginning(&text[begin..]);
        let movetext = tags::read(&mut game);
        at = begin + moves::skip(&mut game, movetext);
    }
}
