//! Questions made from scenarios: the right answer is what the engine rules, the wrong ones are real mistakes.
//!
//! Nothing here is typed in.
//! A wrong option is the ruling of another edition, pace or supervision, or the ruling if one fact were otherwise,
//! or the ruling without a provision that holds, or with one that gives way, or with a neighbouring one instead.

mod mistake;
mod otherwise;
mod paper;
mod question;
mod random;
mod ruling;
mod stock;
mod sure;
mod told;
mod topic;
mod words;

pub use mistake::Origin;
pub use paper::{Paper, Request, candidates, questions};
pub use question::{QuestionKind, QuizOption, QuizQuestion, Unasked, question};
pub use random::Random;
pub use ruling::{AskedFor, Ruling};
pub use stock::Stock;
pub use told::{ArticleTold, BoardTold, ClockTold, Form, MarkTold, OptionTold, ReasonTold, Told};
pub use topic::{Topic, UnknownTopic, topics};
pub use words::{Indented, basis, option_lines};
