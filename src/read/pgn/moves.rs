//! The moves of a game, with what may stand between them.

use super::{Broken, Comment, Damage, Game, NoMove, Stop, WrittenResult, decoded};
use crate::board::{Letters, Move, Player, Position};
use shakmaty::san::SanPlus;
use shakmaty::{Chess, Position as _};

/// Where the next game begins, blanks, byte order marks and lines after a percent sign left out.
pub(super) fn skip_between(text: &[u8], from: usize) -> usize {
    let mut at = from;
    while let Some(byte) = text.get(at) {
        match byte {
            b'%' if at == 0 || text[at - 1] == b'\n' => at = line_end(text, at),
            0xef if text[at..].starts_with(b"\xef\xbb\xbf") => at += 3,
            byte if byte.is_ascii_whitespace() => at += 1,
            _ => break,
        }
    }
    at
}

/// Reads the moves of a game from this place of its text on, and tells where the next game begins.
pub(super) fn read<'t>(game: &mut Game<'t>, from: usize) -> usize {
    let text = game.text;
    let mut board = game
        .start
        .as_ref()
        .ok()
        .and_then(|start| start.legal())
        .cloned();
    let mut at = from;
    while let Some(&byte) = text.get(at) {
        match byte {
            b' ' | b'\t' | b'\r' | b'\n' | b'.' => at += 1,
            b'[' if at == 0 || text[at - 1] == b'\n' => return at,
            b'%' if at == 0 || text[at - 1] == b'\n' => at = line_end(text, at),
            b'{' => at = comment(game, at),
            b';' => {
                let end = line_end(text, at);
                note(game, &text[at + 1..end]);
                at = end;
            }
            b'(' => at = variation(game, at),
            b'$' | b'!' | b'?' => at = word_end(text, at + 1),
            b')' | b'}' | b'[' | b']' => {
                game.damage.push(Damage {
                    at,
                    what: Broken::Bracket,
                });
                at += 1;
            }
            _ if game.result.is_some() => return at,
            b'*' => {
                game.result = Some(WrittenResult::Open);
                at += 1;
            }
            b'0'..=b'9' | 0xc2 => at = number_or_result(game, &mut board, at),
            _ => at = entry(game, &mut board, at),
        }
    }
    at
}

fn note<'t>(game: &mut Game<'t>, text: &'t [u8]) {
    game.comments.push(Comment {
        after: game.moves.len(),
        text,
    });
}

fn comment(game: &mut Game<'_>, at: usize) -> usize {
    let text = game.text;
    match comment_end(text, at) {
        Ok(end) => {
            note(game, &text[at + 1..end]);
            end + 1
        }
        Err(end) => {
            note(game, &text[at + 1..end]);
            game.damage.push(Damage {
                at,
                what: Broken::Comment,
            });
            end
        }
    }
}

/// Where a comment is closed; otherwise the place at which a comment that is not closed must end.
fn comment_end(text: &[u8], at: usize) -> Result<usize, usize> {
    let close = memchr::memchr(b'}', &text[at..]).map(|found| at + found);
    let within = &text[at..close.unwrap_or(text.len())];
    // A comment that runs over the beginning of another game was not closed.
    match (memchr::memmem::find(within, b"\n[Event \""), close) {
        (Some(next), _) => Err(at + next + 1),
        (None, Some(close)) => Ok(close),
        (None, None) => Err(text.len()),
    }
}

/// The place after a variation, those within it included.
fn variation(game: &mut Game<'_>, from: usize) -> usize {
    let text = game.text;
    let mut depth = 0_usize;
    let mut at = from;
    while let Some(found) =
        (text[at..].iter()).position(|byte| matches!(byte, b'(' | b')' | b'{' | b';' | b'['))
    {
        at += found;
        match text[at] {
            b'(' => depth += 1,
            b')' if depth == 1 => return at + 1,
            b')' => depth -= 1,
            b'{' => match comment_end(text, at) {
                Ok(end) => at = end,
                Err(end) => {
                    game.damage.push(Damage {
                        at,
                        what: Broken::Comment,
                    });
                    at = end;
                    break;
                }
            },
            b';' => {
                at = line_end(text, at);
                continue;
            }
            _ if at > 0 && text[at - 1] == b'\n' => break,
            _ => {}
        }
        at += 1;
    }
    game.damage.push(Damage {
        at: from,
        what: Broken::Variation,
    });
    if at < text.len() && text[at] == b'[' {
        at
    } else {
        text.len()
    }
}

/// A number of a move, castling in zeros, or a result.
fn number_or_result(game: &mut Game<'_>, board: &mut Option<Chess>, at: usize) -> usize {
    let text = game.text;
    let end = word_end(text, at);
    let word = &text[at..end];
    if let Some(result) = result(word) {
        game.result = Some(result);
        return end;
    }
    let digits = word.iter().take_while(|byte| byte.is_ascii_digit()).count();
    match word.get(digits) {
        _ if digits == 0 => entry(game, board, at),
        None | Some(b'.') => at + digits,
        Some(_) if word[0] == b'0' => entry(game, board, at),
        // "1e4": the number without a dot
        Some(_) => at + digits,
    }
}

pub(super) fn result(word: &[u8]) -> Option<WrittenResult> {
    match word {
        b"1-0" => Some(WrittenResult::Win(Player::White)),
        b"0-1" => Some(WrittenResult::Win(Player::Black)),
        b"1/2-1/2" | b"1/2" => Some(WrittenResult::Draw),
        b"*" => Some(WrittenResult::Open),
        _ if !word.is_ascii() => match decoded(word).replace(['–', '—', '−'], "-").as_str() {
            "½-½" | "½" | "1/2-1/2" => Some(WrittenResult::Draw),
            "1-0" => Some(WrittenResult::Win(Player::White)),
            "0-1" => Some(WrittenResult::Win(Player::Black)),
            _ => None,
        },
        _ => None,
    }
}

/// An entry: a move, unless the game has stopped before.
fn entry(game: &mut Game<'_>, board: &mut Option<Chess>, at: usize) -> usize {
    let text = game.text;
    let Some(chess) = board else {
        return word_end(text, at);
    };
    let played = SanPlus::from_ascii_prefix(&text[at..])
        .ok()
        .filter(|(_, length)| text.get(at + length).is_none_or(|byte| ends_word(*byte)))
        .and_then(|(san, length)| Some((san.san.to_move(chess).ok()?, length)));
    let (played, end) = match played {
        Some((played, length)) => (Ok(played), at + length),
        None => {
            let end = word_end(text, at);
            (otherwise_written(chess, &text[at..end]), end)
        }
    };
    match played {
        Ok(played) => {
            chess.play_unchecked(played);
            game.moves.push(played);
        }
        Err(why) => {
            game.stop = Some(Stop {
                entry: &text[at..end],
                at,
                why,
            });
            *board = None;
        }
    }
    end
}

/// A move that is not in the standard form, or why the entry is none.
fn otherwise_written(chess: &Chess, word: &[u8]) -> Result<Move, NoMove> {
    if matches!(word, b"--" | b"Z0" | b"z0" | b"0000" | b"@@@@" | b"null") {
        return Err(NoMove::Null);
    }
    let position = Position::from(chess.clone());
    let attempt = position
        .read_move(&decoded(word), &Letters::ENGLISH)
        .map_err(NoMove::Text)?;
    position.examine(&attempt).map_err(NoMove::Illegal)
}

fn word_end(text: &[u8], at: usize) -> usize {
    (text[at..].iter())
        .position(|byte| ends_word(*byte))
        .map_or(text.len(), |found| at + found)
}

const fn ends_word(byte: u8) -> bool {
    matches!(
        byte,
        b' ' | b'\t'
            | b'\r'
            | b'\n'
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

fn line_end(text: &[u8], at: usize) -> usize {
    memchr::memchr(b'\n', &text[at..]).map_or(text.len(), |found| at + found)
}
