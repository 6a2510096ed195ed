//! What is read of a played game before anything is asked of it.

use super::told::{ToldEnd, told};
use crate::board::Course;
use crate::read::pgn::Game;

/// A played game with all that is worked out of it once: its positions, counted, and the end that its file tells of.
#[derive(Clone, Debug)]
pub struct Played<'g> {
    /// The game as its file has it.
    pub game: &'g Game<'g>,
    /// The course of its moves; none where there is no position to start from.
    pub course: Option<Course<'g>>,
    /// What the file tells of the end; none where it says nothing that is known.
    pub(super) told: Option<ToldEnd>,
}

impl<'g> Played<'g> {
    /// Reads a game for the audit.
    #[must_use]
    pub fn of(game: &'g Game<'g>) -> Self {
        let start = game.start.as_ref().ok();
        Played {
            game,
            course: start.and_then(|start| Course::of(start, &game.moves)),
            told: told(game),
        }
    }
}
