//! How often what was right: by article, the weakest first.

use super::screen::Screen;
use crate::store::{Answer, Mode, Session};
use anyhow::Result;
use jadoube::text::{Say, Value, Voice};
use std::collections::BTreeMap;

/// How many answers under an article were right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The permanent name of the article.
    pub article: String,
    /// Its number and heading.
    pub named: String,
    pub asked: u64,
    pub right: u64,
}

impl Line {
    /// The line of one answer.
    pub fn of(article: &str, named: &str, is_right: bool) -> Self {
        Line {
            article: article.to_owned(),
            named: named.to_owned(),
            asked: 1,
            right: u64::from(is_right),
        }
    }

    /// One line for each article, the weakest first, and among equals what was asked more often.
    pub fn together(lines: impl IntoIterator<Item = Line>) -> Vec<Line> {
        let mut all: BTreeMap<String, Line> = BTreeMap::new();
        for line in lines {
            match all.get_mut(&line.article) {
                Some(known) => {
                    known.asked += line.asked;
                    known.right += line.right;
                }
                None => {
                    all.insert(line.article.clone(), line);
                }
            }
        }
        let mut all: Vec<Line> = all.into_values().collect();
        all.sort_by(|a, b| {
            let weaker = (a.right * b.asked).cmp(&(b.right * a.asked));
            weaker
                .then(b.asked.cmp(&a.asked))
                .then_with(|| a.named.cmp(&b.named))
        });
        all
    }
}

/// A share in percent, rounded down, so that only all is a hundred.
pub fn percent(part: u64, whole: u64) -> u64 {
    part * 100 / whole.max(1)
}

/// Writes a line for each article: article, numbers, and then a bar, in the order of a screen reader.
pub fn chart(screen: &mut Screen<'_>, voice: &Voice<'_>, lines: &[Line]) -> Result<()> {
    if lines.is_empty() {
        return Ok(());
    }
    screen.line(&voice.text_of("quiz-by-article", "heading"))?;
    for line in lines {
        let share = percent(line.right, line.asked);
        let say = Say::attribute("quiz-by-article", "line")
            .with("article", Value::Text(line.named.clone()))
            .number("asked", line.asked)
            .number("right", line.right)
            .number("percent", share);
        let bar = screen.bar(share);
        screen.behind("- ", &format!("{} {bar}", voice.say(&say)))?;
    }
    Ok(())
}

/// The answers of a session that count: in learning the first to each question, in an exam that is over the last.
pub fn counted(session: &Session, answers: Vec<Answer>) -> Vec<Answer> {
    let is_exam = session.plan.mode == Mode::Exam;
    if is_exam && session.ended.is_none() {
        return Vec::new();
    }
    let mut counted: Vec<Answer> = Vec::new();
    for answer in answers.into_iter().filter(|answer| answer.got.is_some()) {
        let known = counted
            .iter_mut()
            .find(|known| known.question == answer.question);
        match known {
            Some(known) if is_exam => *known = answer,
            Some(_) => {}
            None => counted.push(answer),
        }
    }
    counted
}
