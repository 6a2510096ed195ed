//! The Laws: one provision after another, and the judge who applies them.

mod against;
mod code;
mod evidence;
mod judge;
mod log;
mod moment;
mod provision;
mod settle;
mod silence;
mod story;
mod tied;
mod verdict;

pub mod act_of_moving;
pub mod adjourned;
pub mod arbiter;
pub mod blind_players;
pub mod blitz;
pub mod chess960;
pub mod clock;
pub mod completion;
pub mod conduct;
pub mod drawn_game;
pub mod irregularities;
pub mod moves;
pub mod nature;
pub mod notation;
pub mod points;
pub mod quickplay;
pub mod rapid;
pub mod recording;
pub mod set_up;

pub use code::Code;
pub use evidence::{Ground, Source};
pub use judge::judge;
pub use moment::Moment;
pub use provision::{Answers, Chapter, Decision, Phase, Provision, Reason, Status, Task, When};
pub use silence::Silence;
pub use verdict::{Branch, Fault, Step, Verdict};

use std::collections::BTreeMap;
use std::sync::LazyLock;

/// All chapters, in the order of the current Laws.
pub static CHAPTERS: &[&Chapter] = &[
    &nature::CHAPTER,
    &set_up::CHAPTER,
    &moves::CHAPTER,
    &act_of_moving::CHAPTER,
    &completion::CHAPTER,
    &clock::CHAPTER,
    &irregularities::CHAPTER,
    &recording::CHAPTER,
    &drawn_game::CHAPTER,
    &conduct::CHAPTER,
    &arbiter::CHAPTER,
    &points::CHAPTER,
    &rapid::CHAPTER,
    &blitz::CHAPTER,
    &notation::CHAPTER,
    &blind_players::CHAPTER,
    &adjourned::CHAPTER,
    &chess960::CHAPTER,
    &quickplay::CHAPTER,
];

/// What chapters derive from what the case tells, where neither the event nor the board answers a question of fact.
static ANSWERS: &[Answers] = &[clock::answer, conduct::answer];

/// All provisions, in the order of the current Laws.
pub fn provisions() -> impl Iterator<Item = &'static Provision> {
    CHAPTERS
        .iter()
        .flat_map(|chapter| chapter.provisions.iter().copied())
}

/// The provision of this id.
pub fn provision(id: &str) -> Option<&'static Provision> {
    static BY_ID: LazyLock<BTreeMap<&str, &Provision>> =
        LazyLock::new(|| provisions().map(|one| (one.id, one)).collect());
    BY_ID.get(id).copied()
}
