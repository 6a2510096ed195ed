//! The moves of a game, with what may stand between them.

use super::cut::begins_game;
use super::entry::{self, Play};
use super::words::{begins_line, begins_tag, blank, entry_end, is_sign, line_end, result};
use super::words::{spaced_result, word_end};
use super::{Broken, Comment, Damage, Game, WrittenResult};
use crate::board::Alphabet;

/// Reads the moves of a game from this place of its text on, and tells where the next game begins.
///
/// The letters of the pieces are English unless the game shows that they cannot be; then they are of one of these
/// alphabets.
pub(super) fn read(game: &mut Game<'_>, from: usize, alphabets: &[Alphabet]) -> usize {
    let header = (game.comments.len(), game.damage.len());
    let end = scan(game, from, &mut Play::english(game));
    if game.stop.is_some() {
        let plays = entry::other_alphabets(game, alphabets)
            .into_iter()
            .map(|mut play| {
                let mut other = game.without_moves(header);
                scan(&mut other, from, &mut play);
                (other, play)
            });
        if let Some(other) = entry::farthest(game, plays) {
            *game = other;
        }
    }
    end
}

/// Where the next game begins, without a look at the moves.
pub(super) fn skip(game: &mut Game<'_>, from: usize) -> usize {
    scan(game, from, &mut Play::none())
}

fn scan(game: &mut Game<'_>, from: usize, play: &mut Play) -> usize {
    let text = game.text;
    let mut at = from;
    while let Some(&byte) = text.get(at) {
        match byte {
            b' ' | b'\t' | b'\r' | b'\n' | b'.' => at += 1,
            b'[' if game.result.is_some() || begins_tag(text, at) => return at,
            b'%' if begins_line(text, at) => at = line_end(text, at),
            b'{' | b';' => at = comment(game, at),
            b'(' => at = variation(game, at),
            b'!' | b'?' => at += 1,
            b'$' => at += 1 + digits(&text[at + 1..]),
            b')' | b'}' | b']' => {
                broken(game, at, Broken::Bracket);
                at += 1;
            }
            b'[' => at = bracket(game, at),
            0x0b | 0x0c | 0x1a | 0xc2.. if blank(text, at) > 0 => at += blank(text, at),
            _ if game.result.is_some() => return at,
            b'*' => {
                game.result = Some(WrittenResult::Open);
                at += 1;
            }
            b'0'..=b'9' | 0xbd | 0xc2 => at = number_or_result(game, play, at),
            _ => at = entry(game, play, at),
        }
    }
    at
}

fn broken(game: &mut Game<'_>, at: usize, what: Broken) {
    game.damage.push(Damage { at, what });
}

fn digits(text: &[u8]) -> usize {
    text.iter().take_while(|byte| byte.is_ascii_digit()).count()
}

fn note<'t>(game: &mut Game<'t>, text: &'t [u8]) {
    game.comments.push(Comment {
        after: game.moves.len(),
        text,
    });
}

/// Notes the comment that begins here, and tells where it ends.
pub(super) fn comment(game: &mut Game<'_>, at: usize) -> usize {
    let text = game.text;
    if text[at] == b';' {
        let end = line_end(text, at);
        note(game, text[at + 1..end].trim_ascii_end());
        return end;
    }
    let end = comment_end(text, at);
    note(game, &text[at + 1..end]);
    if text.get(end) == Some(&b'}') {
        return end + 1;
    }
    broken(game, at, Broken::Comment);
    end
}

/// Where a comment is closed; otherwise the place at which a comment that is not closed must end.
fn comment_end(text: &[u8], at: usize) -> usize {
    let mut end = at;
    while let Some(found) = memchr::memchr2(b'}', b'[', &text[end..]) {
        end += found;
        // A comment that runs over the beginning of another game was not closed.
        if text[end] == b'}' || begins_game(text, end) {
            return end;
        }
        end += 1;
    }
    text.len()
}

/// The place after a bracket that begins no tag; a command that should stand in a comment is taken for one.
fn bracket(game: &mut Game<'_>, at: usize) -> usize {
    const LONGEST: usize = 60;
    let text = game.text;
    broken(game, at, Broken::Bracket);
    let near = &text[at..text.len().min(at + LONGEST)];
    match memchr::memchr2(b']', b'\n', near) {
        Some(close) if near.starts_with(b"[%") && near[close] == b']' => {
            note(game, &near[..=close]);
            at + close + 1
        }
        _ => at + 1,
    }
}

/// The place after a variation, those within it included.
fn variation(game: &mut Game<'_>, from: usize) -> usize {
    let text = game.text;
    let mut depth = 0_usize;
    let mut at = from;
    while let Some(found) =
        (text[at..].iter()).position(|byte| matches!(byte, b'(' | b')' | b'{' | b';' | b'[' | b'%'))
    {
        at += found;
        match text[at] {
            b'(' => depth += 1,
            b')' if depth == 1 => return at + 1,
            b')' => depth -= 1,
            b'{' => {
                let end = comment_end(text, at);
                if text.get(end) != Some(&b'}') {
                    broken(game, at, Broken::Comment);
                    broken(game, from, Broken::Variation);
                    return end;
                }
                at = end;
            }
            b'[' if begins_line(text, at) && begins_tag(text, at) => {
                broken(game, from, Broken::Variation);
                return at;
            }
            b';' => at = line_end(text, at) - 1,
            b'%' if begins_line(text, at) => at = line_end(text, at) - 1,
            _ => {}
        }
        at += 1;
    }
    broken(game, from, Broken::Variation);
    text.len()
}

/// A number of a move, castling in noughts, or a result.
fn number_or_result(game: &mut Game<'_>, play: &mut Play, at: usize) -> usize {
    let text = game.text;
    let number = digits(&text[at..]);
    if number > 0 && text.get(at + number) == Some(&b'.') {
        return at + number;
    }
    let end = word_end(text, at);
    let word = &text[at..end];
    let found = || result(word).map(|result| (result, end));
    if let Some((result, end)) = spaced_result(text, at, end).or_else(found) {
        game.result = Some(result);
        return end;
    }
    let is_entry = match word.get(number) {
        _ if number == 0 => true,
        None => is_no_number(word, game.moves.len()),
        // "1e4" is a number without a point, "0-0" an entry.
        Some(_) => word[0] == b'0',
    };
    if is_entry {
        entry(game, play, at)
    } else {
        at + number
    }
}

/// Whether digits are an entry: noughts, or two squares in the notation of correspondence chess.
fn is_no_number(word: &[u8], played: usize) -> bool {
    let noughts = word.len() > 1 && word.iter().all(|byte| *byte == b'0');
    let squares = word.len() >= 4 && word.iter().all(|byte| matches!(byte, b'1'..=b'8'));
    let number = (played / 2 + 1).to_string();
    noughts || squares && word != number.as_bytes()
}

/// An entry: a move, unless the game has stopped before.
fn entry(game: &mut Game<'_>, play: &mut Play, at: usize) -> usize {
    let text = game.text;
    if let Some(length) = play.standard(game, at) {
        return at + length;
    }
    let end = entry_end(text, at).max(at + 1);
    if !is_sign(&text[at..end]) {
        play.other(game, at, end);
    }
    end
}
