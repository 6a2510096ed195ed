//! Files of played games (PGN): text → games, with their tags, their moves as far as they are legal, and their comments.
//!
//! The text is bytes: real files mix encodings, and only names and comments can hold anything but ASCII.
//! Nothing is dropped in silence: what cannot be read becomes part of the game, with its place.

mod cut;
mod moves;
mod tags;

pub use cut::whole_games;
pub use tags::Tag;

use crate::board::{FenError, Illegal, Move, MoveTextError, Player, Position};
use std::borrow::Cow;

/// A played game as its file tells it.
#[derive(Clone, Debug)]
pub struct Game<'t> {
    /// Its text, from the first tag or move up to the next game.
    pub text: &'t [u8],
    /// The line of the text, from 1, on which it begins.
    pub line: usize,
    /// What stands above the moves, in order.
    pub tags: Vec<Tag<'t>>,
    /// The position before the first move, or why there is none that can be played from.
    pub start: Result<Position, StartFault>,
    /// The moves up to the end, or to the first entry that is no legal move.
    pub moves: Vec<Move>,
    /// The comments beside the moves played, those of variations left out.
    pub comments: Vec<Comment<'t>>,
    /// The first entry that is no legal move.
    pub stop: Option<Stop<'t>>,
    /// The result that stands after the moves; none where there is none.
    pub result: Option<WrittenResult>,
    /// What is broken in the text without hiding a move.
    pub damage: Vec<Damage>,
}

/// A comment beside the moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Comment<'t> {
    /// How many moves of either player stand before it.
    pub after: usize,
    /// The text without its braces.
    pub text: &'t [u8],
}

/// A result as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WrittenResult {
    /// 1-0 or 0-1.
    Win(Player),
    /// 1/2-1/2.
    Draw,
    /// `*`: unknown, or the game goes on.
    Open,
}

/// Why a game has no position from which it can be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartFault {
    /// The FEN cannot be read.
    Fen(FenError),
    /// The FEN is a position in which the moves are not defined.
    Illegal(Position),
    /// Another game than chess is played.
    Variant(String),
}

/// An entry that is no legal move; what follows it in the game is not looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stop<'t> {
    /// The entry as it stands there.
    pub entry: &'t [u8],
    /// Where it stands in the text of the game, in bytes.
    pub at: usize,
    /// Why it is none.
    pub why: NoMove,
}

/// Why an entry is no legal move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoMove {
    /// It cannot be read as a move of one piece.
    Text(MoveTextError),
    /// It says what was played, and that is illegal.
    Illegal(Illegal),
    /// It stands for no move at all (`--`, `Z0`, `0000`).
    Null,
}

/// Something broken in the text of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Damage {
    /// Where it begins in the text of the game, in bytes.
    pub at: usize,
    /// What it is.
    pub what: Broken,
}

/// What is broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Broken {
    /// A comment is not closed.
    Comment,
    /// A variation is not closed.
    Variation,
    /// A tag is not written as `[Name "value"]`.
    Tag,
    /// A bracket closes nothing.
    Bracket,
}

/// The games of a text, in order.
#[derive(Clone, Debug)]
pub struct Games<'t> {
    text: &'t [u8],
    at: usize,
    line: usize,
    lined: usize,
}

/// The games of a text, in order.
pub fn games(text: &[u8]) -> Games<'_> {
    Games {
        text,
        at: 0,
        line: 1,
        lined: 0,
    }
}

impl<'t> Iterator for Games<'t> {
    type Item = Game<'t>;

    fn next(&mut self) -> Option<Game<'t>> {
        let begin = moves::skip_between(self.text, self.at);
        if begin == self.text.len() {
            return None;
        }
        self.line += memchr::memchr_iter(b'\n', &self.text[self.lined..begin]).count();
        self.lined = begin;
        let (tags, movetext, damage) = tags::read(&self.text[begin..]);
        let mut game = Game {
            text: &self.text[begin..],
            line: self.line,
            start: tags::start(&tags),
            tags,
            moves: Vec::new(),
            comments: Vec::new(),
            stop: None,
            result: None,
            damage,
        };
        let end = moves::read(&mut game, movetext);
        game.text = &game.text[..end];
        self.at = begin + end;
        Some(game)
    }
}

impl Game<'_> {
    /// The value of a tag, where the game has it.
    pub fn tag(&self, name: &str) -> Option<Cow<'_, str>> {
        let tag = self.tags.iter().find(|tag| tag.name == name.as_bytes())?;
        Some(tag.value())
    }

    /// The result that stands after the moves, or that of the tag where none stands there.
    pub fn written_result(&self) -> Option<WrittenResult> {
        let tag = || WrittenResult::read(self.tag("Result")?.trim());
        self.result.or_else(tag)
    }

    /// The line and the column, from 1, of a place in the text of this game; columns count characters.
    pub fn place(&self, at: usize) -> (usize, usize) {
        let before = &self.text[..at.min(self.text.len())];
        let line_start = memchr::memrchr(b'\n', before).map_or(0, |newline| newline + 1);
        let line = self.line + memchr::memchr_iter(b'\n', before).count();
        let column = 1 + decoded(&before[line_start..]).chars().count();
        (line, column)
    }
}

impl WrittenResult {
    /// The result that a text is; `None` where it is none.
    pub fn read(text: &str) -> Option<Self> {
        moves::result(text.as_bytes())
    }
}

/// Bytes as text: UTF-8 where they are that, otherwise one character for each byte (Latin-1).
pub fn decoded(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().map(|byte| char::from(*byte)).collect()),
    }
}

#[cfg(test)]
mod tests;
