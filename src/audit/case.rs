//! A place in a game as a case for the judge.

use crate::board::{Move, Position};
use crate::game::{Case, Event, Known, Moves, Placement};
use crate::read::pgn::Game;
use std::sync::Arc;

/// The case in which the first moves of a game have been played and these events follow; none without a start.
pub fn case_of(game: &Game<'_>, played: usize, events: Vec<Event>) -> Option<Case> {
    let start = game.start.as_ref().ok()?;
    let mut at = Arc::new(start.clone());
    let placement = Placement::Board(at.clone());
    let mut before = Vec::with_capacity(played);
    for one in game.moves.get(..played)? {
        let after = Arc::new(at.play(one));
        before.push(Moves {
            text: at.san(one),
            progress: is_progress(one),
            after: after.clone(),
        });
        at = after;
    }
    let known = Known {
        placement,
        before,
        history_complete: *start == Position::initial() || start.is_chess960_start(),
        ..Known::default()
    };
    Some(Case {
        known,
        events,
        ..Case::default()
    })
}

fn is_progress(played: &Move) -> bool {
    played.is_zeroing()
}
