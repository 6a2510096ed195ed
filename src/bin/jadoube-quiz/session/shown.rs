//! A question as it stands on the screen, what an answer to it is, and how many marks that gets.

use super::screen::{Screen, echo};
use anyhow::Result;
use jadoube::board::Position;
use jadoube::quiz::{Form, Random, Told};
use jadoube::text::text_board;
use jadoube::text::{Say, Value, Voice};
use std::collections::BTreeSet;

/// A question with its options in the order in which they are shown.
pub struct Shown<'t> {
    pub told: &'t Told,
    /// For each place on the screen, which option stands there.
    order: Vec<usize>,
}

/// An answer in terms of the question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Given {
    /// The options, in the order in which they were typed.
    Chosen(Vec<usize>),
    /// What was written.
    Written(String),
}

impl<'t> Shown<'t> {
    /// The question; options that are to be put in order stand in one of chance, the same whenever it is shown.
    pub fn of(told: &'t Told) -> Self {
        let mut order: Vec<usize> = (0..told.options.len()).collect();
        if told.form == Form::Order {
            Random::named(&told.id).shuffle(&mut order);
            if order.is_sorted() && !order.is_empty() {
                order.rotate_left(1);
            }
        }
        Shown { told, order }
    }

    /// Shows the question that is the n-th of so many.
    pub fn ask(
        &self,
        screen: &mut Screen<'_>,
        voice: &Voice<'_>,
        number: usize,
        total: usize,
    ) -> Result<()> {
        let told = self.told;
        let heading = Say::message("quiz-question")
            .number("number", number as u64)
            .number("total", total as u64);
        screen.line("")?;
        screen.line(&voice.say(&heading))?;
        if !told.setting.is_empty() {
            screen.line(&told.setting)?;
        }
        screen.line("")?;
        if let Some(board) = &told.board {
            // A position that cannot be drawn is still told in words.
            let position = match board.chess960 {
                true => Position::from_fen_chess960(&board.fen),
                false => Position::from_fen(&board.fen),
            };
            if let Ok(position) = position {
                screen.picture(&text_board(&position, &voice.words().language().alphabet()))?;
                screen.line("")?;
            }
            for line in board.pieces.iter().chain([&board.to_move]) {
                if !line.is_empty() {
                    screen.line(line)?;
                }
            }
        }
        if let Some(clock) = &told.clock {
            let clock = Say::message("quiz-clock")
                .with("white", Value::Text(clock.white.clone()))
                .with("black", Value::Text(clock.black.clone()));
            screen.line(&voice.say(&clock))?;
        }
        screen.line(&told.story)?;
        // a story can end with the question
        if !told.asked.is_empty() {
            screen.line("")?;
            screen.line(&told.asked)?;
        }
        if !self.order.is_empty() {
            screen.line("")?;
            for (number, option) in (1..).zip(&self.order) {
                screen.behind(&format!("{number}) "), &told.options[*option].text)?;
            }
        }
        screen.line("")
    }

    /// What to type.
    pub fn prompt(&self, voice: &Voice<'_>) -> String {
        let say = Say::attribute("quiz-type", self.form())
            .number("last", self.order.len() as u64)
            .number("marks", self.full());
        voice.say(&say)
    }

    /// The answer that a line is; otherwise what was expected.
    pub fn understood(&self, voice: &Voice<'_>, text: &str) -> Result<Given, String> {
        let expected = || {
            let say = match text.is_empty() {
                true => Say::attribute("quiz-expected-nothing", self.form()),
                false => Say::attribute("quiz-expected", self.form()).with("found", echo(text)),
            };
            voice.say(&say.number("last", self.order.len() as u64))
        };
        if self.told.form == Form::Open {
            let is_there = !text.is_empty();
            return is_there
                .then(|| Given::Written(text.to_owned()))
                .ok_or_else(expected);
        }
        let words =
            text.split(|letter: char| letter.is_whitespace() || letter == ',' || letter == ';');
        let places = words.filter(|word| !word.is_empty()).map(|word| {
            let number: usize = word.trim_end_matches(['.', ')']).parse().ok()?;
            self.order.get(number.checked_sub(1)?).copied()
        });
        let chosen = places
            .collect::<Option<Vec<usize>>>()
            .ok_or_else(expected)?;
        let different = chosen.iter().collect::<BTreeSet<_>>().len();
        let is_complete = match self.told.form {
            Form::Single => chosen.len() == 1,
            Form::Order => chosen.len() == self.order.len(),
            Form::Several | Form::Open => !chosen.is_empty(),
        };
        let is_good = is_complete && different == chosen.len();
        is_good
            .then_some(Given::Chosen(chosen))
            .ok_or_else(expected)
    }

    /// The marks for an answer, where the program can give them.
    pub fn marks(&self, given: &Given) -> Option<u16> {
        let Given::Chosen(chosen) = given else {
            return None;
        };
        let options = &self.told.options;
        let is_right = match self.told.form {
            Form::Order => chosen.is_sorted(),
            _ => (options.iter().enumerate())
                .all(|(at, option)| option.right == chosen.contains(&at)),
        };
        Some(u16::from(is_right))
    }

    /// The marks that a full answer gets.
    pub fn full(&self) -> u16 {
        let marks: u16 = self
            .told
            .marks
            .iter()
            .map(|mark| u16::from(mark.marks))
            .sum();
        match self.told.form {
            Form::Open => marks.max(1),
            _ => 1,
        }
    }

    /// The names of the options that were chosen.
    pub fn names(&self, given: &Given) -> Vec<String> {
        match given {
            Given::Chosen(chosen) => chosen
                .iter()
                .map(|at| self.told.options[*at].name.clone())
                .collect(),
            Given::Written(_) => Vec::new(),
        }
    }

    /// The options with these names; those that there are no more are left out.
    pub fn options_named(&self, names: &[String]) -> Vec<usize> {
        let options = &self.told.options;
        let place = |name: &String| options.iter().position(|option| option.name == *name);
        names.iter().filter_map(place).collect()
    }

    /// The numbers of options on the screen, as they are typed.
    pub fn numbers(&self, options: &[usize]) -> Vec<String> {
        let place = |option: &usize| self.order.iter().position(|shown| shown == option);
        let places = options.iter().filter_map(place);
        places.map(|place| (place + 1).to_string()).collect()
    }

    /// The options that are right, in the order in which the right answer has them.
    pub fn right(&self) -> Vec<usize> {
        let all = (0..self.told.options.len()).filter(|at| self.told.options[*at].right);
        match self.told.form {
            Form::Order => all.collect(),
            // As they stand on the screen.
            _ => self
                .order
                .iter()
                .copied()
                .filter(|at| self.told.options[*at].right)
                .collect(),
        }
    }

    fn form(&self) -> &'static str {
        match self.told.form {
            Form::Single => "single",
            Form::Several => "several",
            Form::Order => "order",
            Form::Open => "open",
        }
    }
}
