//! Files of played games (PGN): text → games, with their tags, their moves as far as they are legal, and their comments.
//!
//! The text is bytes: real files mix encodings, and only names and comments can hold anything but ASCII.
//! Nothing is dropped in silence: what cannot be read becomes part of the game, with its place.

mod cut;
mod encoding;
mod entry;
mod moves;
mod start;
mod tags;
mod words;

pub use cut::whole_games;
pub use encoding::decoded;
pub use tags::Tag;

use crate::board::{Alphabet, FenError, Illegal, Move, MoveTextError, Player, Position};
use std::borrow::Cow;

/// A played game as its file tells it.
#[derive(Clone, Debug)]
pub struct Game<'t> {
    /// Its text, from the first tag or move up to the next game.
    pub text: &'t [u8],
    /// The line of the text, from 1, on which it begins.
    pub line: usize,
    /// The column on which it begins, from 1, in characters.
    pub column: usize,
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
    Illegal(Box<Position>),
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
    column: usize,
    alphabets: &'t [Alphabet],
}

/// The games of a text, in order, in English letters; each one takes at least one byte of it.
pub const fn games(text: &[u8]) -> Games<'_> {
    Games {
        text,
        alphabets: &[],
        at: 0,
        line: 1,
        column: 1,
    }
}

impl<'t> Games<'t> {
    /// The same games, also in these letters where English ones cannot be meant.
    #[must_use]
    pub const fn also_in(self, alphabets: &'t [Alphabet]) -> Self {
        Games { alphabets, ..self }
    }

    /// Goes on to a place, counting lines and columns.
    fn advance(&mut self, to: usize) {
        let passed = &self.text[self.at..to];
        self.at = to;
        (self.line, self.column) = place_after((self.line, self.column), passed);
    }
}

/// So much room that most games need no more.
const USUAL_TAGS: usize = 16;
const USUAL_MOVES: usize = 128;

impl<'t> Iterator for Games<'t> {
    type Item = Game<'t>;

    fn next(&mut self) -> Option<Game<'t>> {
        loop {
            self.advance(words::skip_between(self.text, self.at));
            if self.at == self.text.len() {
                return None;
            }
            let mut game = Game::beginning(&self.text[self.at..]);
            (game.line, game.column) = (self.line, self.column);
            game.tags.reserve(USUAL_TAGS);
            game.moves.reserve(USUAL_MOVES);
            let movetext = tags::read(&mut game);
            game.start = start::start(&game.tags);
            let end = moves::read(&mut game, movetext, self.alphabets);
            game.text = &game.text[..end];
            self.advance(self.at + end);
            if !game.is_empty() {
                return Some(game);
            }
        }
    }
}

impl<'t> Game<'t> {
    /// A game of which nothing has been read yet.
    const fn beginning(text: &'t [u8]) -> Self {
        Game {
            text,
            line: 1,
            column: 1,
            tags: Vec::new(),
            start: Err(StartFault::Variant(String::new())),
            moves: Vec::new(),
            comments: Vec::new(),
            stop: None,
            result: None,
            damage: Vec::new(),
        }
    }

    /// The same game with its tags, and with so many comments and damages as stood above the moves.
    fn without_moves(&self, (comments, damage): (usize, usize)) -> Self {
        Game {
            tags: self.tags.clone(),
            start: self.start.clone(),
            comments: self.comments[..comments].to_vec(),
            damage: self.damage[..damage].to_vec(),
            line: self.line,
            column: self.column,
            ..Game::beginning(self.text)
        }
    }

    /// Whether there is nothing but comments.
    const fn is_empty(&self) -> bool {
        self.tags.is_empty()
            && self.moves.is_empty()
            && self.stop.is_none()
            && self.result.is_none()
            && self.damage.is_empty()
    }

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
        place_after((self.line, self.column), before)
    }
}

impl WrittenResult {
    /// The result that a text is; `None` where it is none.
    pub fn read(text: &str) -> Option<Self> {
        words::result(text.as_bytes())
    }

    /// The result as a file writes it.
    pub const fn name(self) -> &'static str {
        match self {
            WrittenResult::Win(Player::White) => "1-0",
            WrittenResult::Win(Player::Black) => "0-1",
            WrittenResult::Draw => "1/2-1/2",
            WrittenResult::Open => "*",
        }
    }
}

/// The line and the column after a text that begins at this line and column.
fn place_after((line, column): (usize, usize), text: &[u8]) -> (usize, usize) {
    let characters = |line: &[u8]| decoded(line).chars().count();
    match memchr::memrchr(b'\n', text) {
        None => (line, column + characters(text)),
        Some(last) => {
            let lines = memchr::memchr_iter(b'\n', text).count();
            (line + lines, 1 + characters(&text[last + 1..]))
        }
    }
}

#[cfg(test)]
mod tests;
