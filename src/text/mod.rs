//! Words: the story of a case, the ruling and the rules in any language, from messages and data.
//!
//! A language is a folder of files; nothing here lists the languages there are.
//! Formatting never fails: what goes wrong gives readable text and a [`Problem`], and tests want no problem.

mod act;
mod advice;
mod announcement;
mod beside;
mod board;
mod changes;
mod decision;
mod effect;
mod explain;
mod explanation;
mod fault;
mod finish;
mod found;
mod functions;
mod given;
mod idle;
mod item;
mod joint;
mod known;
mod language;
mod lint;
mod mate;
mod message;
mod moment;
mod narrate;
mod otherwise;
mod packed;
mod plain;
mod problem;
mod procedure;
mod question;
mod reason;
mod rule;
mod said;
mod say;
mod scope;
mod sentences;
mod setting;
mod story;
mod summary;
mod switch;
mod title;
mod tongues;
mod two_boards;
mod units;
mod voice;
mod words;

pub use advice::{Advice, advice};
pub use announcement::{Announcement, Standing};
pub use beside::beside;
pub use board::text_board;
pub use changes::{ChangeText, announced_otherwise, changes_told};
pub use effect::effect;
pub use explain::{explain, explain_in_full};
pub use explanation::{Condition, Explanation, Passage, RulingText, Sentence, StepText};
pub use fault::no_ruling;
pub use functions::FUNCTIONS;
pub use given::given;
pub use item::{
    ItemText, SourceText, cited, item_message, item_text, place_in_source, source_message,
    source_text,
};
pub use known::on_the_board;
pub use mate::{ProofText, can_mate};
pub use message::{Mention, Message, Selection, Usage, Uses, said};
pub use narrate::{Line, Part, has_numbers, narrate, told};
pub use plain::plain;
pub use problem::{Defect, Problem};
pub use procedure::{
    Cited, Instructor, ProcedureStep, ProcedureText, Saying, Taken, procedure, procedure_title,
    procedures_of, taken,
};
pub use question::{asked, condition, stated};
pub(crate) use reason::once;
pub use reason::{DoubtText, ReasonText, TaughtText, not_read, taken_for_granted};
pub use rule::{
    RuleText, provision_named, rule_alone, rule_reading, rule_said, rule_text, value_named, why_not,
};
pub use say::{Man, Say, Value};
pub use scope::{scopes, scopes_of};
pub use sentences::sentences;
pub use setting::regime;
pub use story::{asked_story, numbered_story, story};
pub use switch::{SwitchText, choice_name, switch_name, switch_told};
pub use title::{SCENE, TITLE, case_cited, case_title, scene};
pub use tongues::Tongues;
pub use units::{Unit, message_lines, units};
pub use voice::{Voice, stand_in_mark};
pub use words::{Heard, Words};
