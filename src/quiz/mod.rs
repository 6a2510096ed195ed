//! Questions made from cases: the right answer is what the engine rules, the wrong ones are real confusions.
//!
//! Nothing here is typed in.

mod blueprint;
mod changed;
mod choose;
mod id;
mod kind;
mod order;
mod otherwise;
mod paper;
mod place;
mod presumed;
mod question;
mod random;
mod ruling;
mod settled;
mod several;
mod sight;
mod statement;
mod stock;
mod sure;
mod told;
mod topic;
mod variant;
mod wrong;

pub use blueprint::{Described, Selection, Unmet, form_name, is_under, select, worth};
pub use choose::SetAside;
pub use id::Missing;
pub use kind::Kind;
pub use paper::{Census, Paper, Request, basis, candidates, every, laws_of, questions};
pub use question::{QuizOption, QuizQuestion, Says, Unasked};
pub use random::Random;
pub use ruling::{contradict_each_other, would_be_right};
pub use stock::Stock;
pub use told::{ArticleTold, BoardTold, ClockTold, Form, MarkTold, OptionTold, ReasonTold, Told};
pub use topic::{Catalogue, Listed, Topic, TopicKind, UnknownTopic};
pub use variant::{Placed, Variant, letter, variants};
pub use wrong::Confusion;
