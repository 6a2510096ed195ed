//! A paper as sheets to hand out: questions, answer sheet, key, marking scheme, solutions; as HTML for print, Markdown or text.
//!
//! `content` says what stands on a sheet, once for all formats; each format only sets it.

mod content;
mod html;
mod markdown;
mod text;

pub use content::sheets;

use crate::board::{Alphabet, Position};
use crate::quiz::{ClockTold, Told, Variant};
use crate::read::Points;

/// A paper in one language.
#[derive(Clone, Debug)]
pub struct Exam<'t> {
    /// What stands above it; none for the words of the language.
    pub title: Option<String>,
    /// By which laws it asks.
    pub basis: String,
    /// The number by which it is known.
    pub seed: u64,
    /// How much time there is.
    pub minutes: Option<u16>,
    /// How many per cent of the points are wanted.
    pub pass: Option<u8>,
    /// The questions in their order.
    pub questions: Vec<Posed<'t>>,
    /// The variants, the first in that order.
    pub variants: Vec<Variant>,
}

/// A question of a paper.
#[derive(Clone, Copy, Debug)]
pub struct Posed<'t> {
    /// The question.
    pub told: &'t Told,
    /// What its answer is worth.
    pub points: Points,
}

/// How sheets are set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// A page for print that needs nothing else.
    Html,
    /// Markdown that every renderer reads alike.
    Markdown,
    /// Plain text, 79 columns wide.
    Text,
}

impl Format {
    /// How the name of a file in it ends.
    pub const fn ending(self) -> &'static str {
        match self {
            Format::Html => "html",
            Format::Markdown => "md",
            Format::Text => "txt",
        }
    }
}

/// A sheet: what stands on it, before it is set.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// Its name: `questions-A`, `key`, …
    pub name: String,
    /// The tag of its language.
    lang: String,
    /// Its heading.
    title: String,
    /// What stands above each page.
    running: String,
    /// The letters of the pieces.
    alphabet: Alphabet,
    blocks: Vec<Block>,
}

/// A part of a sheet that is not broken.
#[derive(Clone, Debug)]
enum Block {
    Heading(String),
    Text(Vec<Run>),
    /// Names with room to write behind them.
    Fields(Vec<String>),
    Question(Box<Asked>),
    /// Numbers with something to mark behind them.
    Grid(Vec<Row>),
    /// Lines to write on, behind a number.
    Lines(String, usize),
    /// Rows, the first one the head.
    Table(Vec<Vec<String>>),
}

/// A piece of a paragraph.
#[derive(Clone, Debug)]
struct Run {
    strong: bool,
    text: String,
}

/// A question as it is shown.
#[derive(Clone, Debug)]
struct Asked {
    heading: String,
    worth: String,
    setting: String,
    board: Option<Board>,
    clock: Option<Clock>,
    story: String,
    asked: String,
    options: Vec<Choice>,
    /// What is said after it.
    after: Vec<Vec<Run>>,
}

/// A position as it is shown.
#[derive(Clone, Debug)]
struct Board {
    position: Position,
    /// Who has the move.
    caption: String,
    /// The pieces in words.
    pieces: String,
}

/// A clock as it is shown.
#[derive(Clone, Debug)]
struct Clock {
    shows: ClockTold,
    white: String,
    black: String,
}

/// An option as it is shown.
#[derive(Clone, Debug)]
struct Choice {
    letter: char,
    text: String,
    /// Whether it is right, and else why it is wrong; none while that is not told.
    verdict: Option<(bool, String)>,
}

/// A row of the answer sheet.
#[derive(Clone, Debug)]
struct Row {
    number: String,
    cells: Vec<Cell>,
}

/// What is marked or written.
#[derive(Clone, Copy, Debug)]
enum Cell {
    /// A letter to mark, or one that is marked.
    Circle(char, bool),
    /// Room for a letter, or the letter.
    Square(Option<char>),
}

impl Sheet {
    /// The text of its file.
    pub fn written(&self, format: Format) -> String {
        match format {
            Format::Html => html::page(self),
            Format::Markdown => markdown::page(self),
            Format::Text => text::page(self),
        }
    }
}

/// A text without line breaks and signs that no file should have.
fn clean(text: &str) -> String {
    let is_sign =
        |letter: &char| !letter.is_control() && !matches!(letter, '\u{fffe}' | '\u{ffff}');
    let words = text.split_whitespace();
    let words = words.map(|word| word.chars().filter(is_sign).collect::<String>());
    words
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}
