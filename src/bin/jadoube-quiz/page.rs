//! A question as lines of plain text.

use jadoube::book::diagram::text_board;
use jadoube::quiz::{Indented, QuizQuestion};
use jadoube::text::{Say, Voice};

/// Everything that is shown of a question before it is answered.
pub struct Page {
    /// Its number.
    pub heading: String,
    /// The laws under which it is asked.
    pub laws: String,
    /// Setting, what is known, and the events, a line each.
    pub story: String,
    /// The diagram, where there is one.
    pub board: Option<String>,
    /// The same in words.
    pub pieces: Vec<String>,
    /// The question.
    pub asked: Vec<String>,
    /// The options.
    pub options: Vec<Vec<Indented>>,
}

impl Page {
    /// The page of a question that is the n-th of so many.
    pub fn of(voice: &Voice<'_>, question: &QuizQuestion<'_>, number: usize, total: usize) -> Self {
        let heading = Say::message("quiz-question")
            .number("number", number as u64)
            .number("total", total as u64);
        Page {
            heading: voice.say(&heading),
            laws: question.laws_named(voice),
            story: question.story(voice),
            board: board(voice, question),
            pieces: question.pieces(voice),
            asked: question.asked(voice),
            options: (0..question.options.len())
                .map(|at| question.option(voice, at))
                .collect(),
        }
    }

    /// The lines of the question, without heading and options.
    pub fn body(&self) -> Vec<String> {
        let mut lines = vec![self.laws.clone(), String::new()];
        if let Some(board) = &self.board {
            lines.extend(board.lines().map(|line| format!("    {line}")));
            lines.push(String::new());
        }
        lines.extend(self.pieces.iter().cloned());
        lines.push(self.story.clone());
        lines.push(String::new());
        lines.extend(self.asked.iter().cloned());
        lines
    }

    /// The lines of the options, each with its number.
    pub fn numbered(&self) -> Vec<String> {
        let options = (1..).zip(&self.options);
        options
            .flat_map(|(number, lines)| numbered(number, lines))
            .collect()
    }
}

/// The lines of an option behind its number.
pub fn numbered(number: usize, lines: &[Indented]) -> Vec<String> {
    let mark = format!("{number}) ");
    let lines = lines.iter().enumerate();
    lines
        .map(|(at, line)| {
            let before = if at == 0 {
                mark.clone()
            } else {
                " ".repeat(mark.len())
            };
            format!("{before}{}{}", "  ".repeat(line.depth), line.text)
        })
        .collect()
}

/// Lines at a depth, from this one on.
pub fn indented(lines: &[Indented], from: usize) -> Vec<String> {
    let lines = lines.iter();
    lines
        .map(|line| format!("{}{}", "  ".repeat(from + line.depth), line.text))
        .collect()
}

fn board(voice: &Voice<'_>, question: &QuizQuestion<'_>) -> Option<String> {
    let position = question.position()?;
    Some(text_board(position, &voice.words().language().alphabet()))
}
