//! What a learner did, kept for the next time: sessions, answers, marks, and when each question is due again.
//!
//! [`Progress`] is the one door; behind it stands SQLite here, and a course can put a server there.
//! Answers are only ever added, each under an id of chance, so that two stores can be brought together; scores, statistics
//! and the state of each card follow from them.

mod schema;
mod sqlite;
#[cfg(test)]
mod tests;

pub use sqlite::Sqlite;

use anyhow::Result;
use etcetera::BaseStrategy;
use std::path::PathBuf;

/// A point in time: milliseconds since the beginning of 1970, UTC.
pub type Instant = i64;

/// How questions are asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Each answer is judged at once.
    Learning,
    /// As learning, with the questions that are due.
    Review,
    /// Nothing is judged before the end.
    Exam,
}

impl Mode {
    const ALL: [Mode; 3] = [Mode::Learning, Mode::Review, Mode::Exam];

    /// Its name in the store and in messages.
    pub fn name(self) -> &'static str {
        match self {
            Mode::Learning => "learning",
            Mode::Review => "review",
            Mode::Exam => "exam",
        }
    }

    fn of(name: &str) -> Option<Self> {
        Mode::ALL.into_iter().find(|mode| mode.name() == name)
    }
}

/// What a session is begun with.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    pub mode: Mode,
    /// The year of the edition of its first question.
    pub edition: u16,
    /// The language in which it was begun.
    pub lang: String,
    /// What counts beside the letter of the Laws, by its name.
    pub practice: String,
    /// The ids of its questions in their order.
    pub questions: Vec<String>,
    /// How long an exam may take, in milliseconds.
    pub limit: Option<u64>,
    /// What is needed to pass an exam, in percent.
    pub pass: Option<u8>,
}

/// A session as it stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Session {
    pub id: String,
    pub plan: Plan,
    pub started: Instant,
    /// How long the learner has sat over it, in milliseconds: the time between its parts does not count.
    pub used: u64,
    /// When an exam was handed in.
    pub handed_in: Option<Instant>,
    pub ended: Option<Instant>,
}

/// An answer to a question.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    pub question: String,
    /// The permanent name of the article that decides; empty where there is none.
    pub article: String,
    /// Its number in the edition of the question.
    pub number: String,
    pub aspect: String,
    pub level: u8,
    /// The names of the options that were chosen, in the order in which they were typed.
    pub chosen: Vec<String>,
    /// What was written as an open answer.
    pub written: Option<String>,
    /// The marks for it; none as long as nobody has given them.
    pub got: Option<u16>,
    /// The marks that it could have.
    pub of: u16,
    /// Whether the article was looked up before.
    pub helped: bool,
    /// How long it took, in milliseconds.
    pub millis: u64,
    pub at: Instant,
}

impl Answer {
    /// Whether it has all its marks.
    pub fn is_right(&self) -> bool {
        self.got == Some(self.of)
    }
}

/// When a question is due again, and what the scheduler knows of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Card {
    pub due: Instant,
    pub last: Instant,
    pub stability: f64,
    pub difficulty: f64,
    pub scheduled_days: i64,
    pub reps: i32,
    pub lapses: i32,
}

/// What is to be forgotten.
#[derive(Clone, Debug, PartialEq)]
pub enum Forget {
    /// Everything about the learner.
    All,
    /// The answers to a question by its id, or under an article by its number, one above it, or its permanent name.
    About(String),
}

/// The progress of one learner, wherever it is kept.
///
/// What a function has written when it returns survives the end of the program at any moment.
pub trait Progress {
    /// Whether it is still there when the program has ended.
    fn lasts(&self) -> bool;
    /// The new session, begun now.
    fn begin(&self, plan: Plan, now: Instant) -> Result<Session>;
    /// Adds an answer to a session, with the time used so far and what the scheduler makes of it, all or nothing.
    fn answer(&self, session: &str, answer: &Answer, used: u64, card: Option<&Card>) -> Result<()>;
    /// Marks a question of a session, or takes the mark away.
    fn mark(&self, session: &str, question: &str, marked: bool) -> Result<()>;
    /// Remembers how long the learner has sat over a session, which never becomes less, and no more once it is handed in.
    fn used(&self, session: &str, used: u64) -> Result<()>;
    /// Remembers that an exam is handed in.
    fn hand_in(&self, session: &str, now: Instant) -> Result<()>;
    /// Remembers that a session is over.
    fn end(&self, session: &str, now: Instant) -> Result<()>;
    /// The newest session that is not over.
    fn broken_off(&self) -> Result<Option<Session>>;
    /// The newest sessions, at most so many, the newest first.
    fn sessions(&self, most: usize) -> Result<Vec<Session>>;
    /// The answers of a session in the order in which they were given.
    fn answers(&self, session: &str) -> Result<Vec<Answer>>;
    /// The questions of a session that are marked.
    fn marked(&self, session: &str) -> Result<Vec<String>>;
    /// The card of a question.
    fn card(&self, question: &str) -> Result<Option<Card>>;
    /// The questions that are due, the oldest first.
    fn due(&self, now: Instant) -> Result<Vec<String>>;
    /// When the next question is due.
    fn next_due(&self) -> Result<Option<Instant>>;
    /// Takes the card of a question away.
    fn drop_card(&self, question: &str) -> Result<()>;
    /// Forgets, and says how many answers there were.
    fn forget(&self, what: &Forget) -> Result<u64>;
}

/// The file in the folder where the system keeps the data of a user; none where it has no such folder.
pub fn usual_place() -> Option<PathBuf> {
    let strategy = etcetera::base_strategy::choose_native_strategy().ok()?;
    Some(strategy.data_dir().join("jadoube").join("progress.sqlite"))
}
