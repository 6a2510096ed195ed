//! What is said about an answer: whether it is right, why not, the ruling and its reasons.

use super::Room;
use super::shown::{Given, Shown};
use anyhow::Result;
use jadoube::quiz::Form;
use jadoube::text::{Say, Value};

impl Room<'_> {
    /// Tells what an answer is worth and what is right.
    pub(super) fn judge(&mut self, at: usize, given: Option<&Given>, got: u16) -> Result<()> {
        let full = self.shown[at].full();
        if self.shown[at].told.form == Form::Open {
            let marks = Say::message("quiz-marks")
                .number("got", got)
                .number("of", full);
            self.say(&marks)?;
        } else {
            let said = if got == full {
                "quiz-right"
            } else {
                "quiz-wrong"
            };
            self.say(&Say::message(said))?;
        }
        if let Some(Given::Chosen(chosen)) = given {
            self.why_wrong(at, chosen)?;
        }
        self.right(at)?;
        self.reasons(at)
    }

    fn why_wrong(&mut self, at: usize, chosen: &[usize]) -> Result<()> {
        let shown = &self.shown[at];
        let told = shown.told;
        for option in chosen {
            let why = &told.options[*option].why;
            if why.is_empty() {
                continue;
            }
            let mark = match told.form {
                Form::Several => format!("{}) ", shown.numbers(&[*option]).concat()),
                _ => String::new(),
            };
            self.screen.behind(&mark, why)?;
        }
        Ok(())
    }

    /// The right answer, and the whole ruling where that says more.
    fn right(&mut self, at: usize) -> Result<()> {
        let shown: &Shown<'_> = &self.shown[at];
        let told = shown.told;
        let right = shown.right();
        let numbers = shown.numbers(&right);
        if !right.is_empty() {
            let name = if told.form == Form::Order {
                "order"
            } else {
                "options"
            };
            let heading = Say::attribute("quiz-is-right", name)
                .number("count", right.len() as u64)
                .with("order", Value::Text(numbers.join(", ")))
                .with("numbers", Value::Texts(numbers.clone()));
            self.say(&heading)?;
            for (number, option) in numbers.iter().zip(&right) {
                self.screen
                    .behind(&format!("{number}) "), &told.options[*option].text)?;
            }
        }
        let is_said = right
            .iter()
            .any(|option| told.options[*option].text == told.ruling);
        if !is_said && !told.ruling.is_empty() {
            self.say(&Say::message("heading-ruling"))?;
            self.screen.behind("  ", &told.ruling)?;
        }
        Ok(())
    }

    fn reasons(&mut self, at: usize) -> Result<()> {
        let told = self.shown[at].told;
        if told.reasons.is_empty() {
            return Ok(());
        }
        self.say(&Say::message("heading-reasons"))?;
        for reason in &told.reasons {
            for text in [&reason.named, &reason.text] {
                if !text.is_empty() {
                    self.screen.behind("  ", text)?;
                }
            }
        }
        Ok(())
    }

    /// Shows the articles that decide the question.
    pub(super) fn articles(&mut self, at: usize) -> Result<()> {
        for article in &self.shown[at].told.articles {
            self.screen.line(&article.named)?;
            self.screen.behind("  ", &article.text)?;
        }
        Ok(())
    }
}
