//! A place in a game as a case for the judge.

use super::clocks::ClockFault;
use super::finding::{Basis, Claim, Finding, Intended, What, Won};
use super::termination::Termination;
use crate::board::{Move, Player, Position};
use crate::game::{
    Act, Actor, Assertions, ByPlayer, Case, ClaimDraw, Event, Ground, Hands, Known, MoveAct, Moves,
    Order, Placement, Promotion, Sight,
};
use crate::read::pgn::{Game, NoMove, decoded};
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

/// The case that shows what the Laws say about a finding; none where it asks for no ruling.
///
/// A claim is made, a game that was over gets the move that ended it and the next one,
/// and a player who could not be mated resigns, or his flag falls and is claimed.
pub fn case_about(game: &Game<'_>, finding: &Finding) -> Option<Case> {
    let at = finding.after;
    let by_now = |event| case_of(game, at, vec![event]);
    match &finding.what {
        What::Claim(claim) => by_now(claimed(game, at, claim)?),
        What::Over(_) => case_of(game, at.checked_sub(1)?, vec![made(game, at - 1)?]),
        What::PlayedOn { .. } => {
            let last = at.checked_sub(2)?;
            case_of(game, last, vec![made(game, last)?, made(game, last + 1)?])
        }
        What::ResultContradicts { .. } => {
            let last = game.moves.len().checked_sub(1)?;
            case_of(game, last, vec![made(game, last)?])
        }
        What::WinnerCannotMate { winner, by, .. } => match by {
            Won::ByResignation => by_now(event(winner.other(), Act::Resign)),
            _ => case_of(game, at, flag_claimed(winner.other())),
        },
        What::Termination(
            Termination::DrawnOnTime { loser, .. } | Termination::NotToMove { loser },
        ) => case_of(game, at, flag_claimed(*loser)),
        What::Clock(ClockFault::FlagFallen { player, .. }) => {
            case_of(game, at, flag_claimed(*player))
        }
        What::NoMove => {
            let stop = game.stop.as_ref()?;
            let NoMove::Illegal(_) = stop.why else {
                return None;
            };
            let entry = decoded(stop.entry).into_owned();
            by_now(event(position(game, at)?.has_the_move(), moved(entry)))
        }
        What::NoStart | What::Termination(_) | What::Clock(_) | What::Header(_) => None,
    }
}

/// The event that a player does this, with nothing else known of it.
pub fn event(by: Player, act: Act) -> Event {
    Event {
        by: Actor::Player(by),
        act,
        about: None,
        order: Order::After,
        seen: Sight::NotStated,
        hand: None,
        disputed: false,
        left: ByPlayer::default(),
        known: Assertions::default(),
    }
}

/// The events that a player's flag falls and the opponent claims it: unseen and unclaimed it would not count.
fn flag_claimed(by: Player) -> Vec<Event> {
    let (fallen, claimed) = (event(by, Act::FlagFalls), event(by.other(), Act::ClaimFlag));
    vec![fallen, claimed]
}

/// The event that a player claims a draw in due form, with an intended move or on the board.
pub fn draw_claimed(by: Player, ground: Ground, intended: Option<String>) -> Event {
    let claim = ClaimDraw {
        ground,
        intended,
        written: true,
        declared: true,
    };
    event(by, Act::ClaimDraw(claim))
}

/// The event that the move at this place of the game is made and completed.
pub fn made(game: &Game<'_>, at: usize) -> Option<Event> {
    let before = position(game, at)?;
    let played = game.moves.get(at)?;
    Some(event(before.has_the_move(), moved(before.san(played))))
}

fn moved(text: String) -> Act {
    Act::Move(MoveAct {
        text: Some(text),
        pressed: true,
        hands: Hands::One,
        promotion: Promotion::AsWritten,
    })
}

fn claimed(game: &Game<'_>, at: usize, claim: &Claim) -> Option<Event> {
    let ground = match claim.basis {
        Basis::Repetition(_) => Ground::Repetition,
        Basis::NoProgress(_) => Ground::NoProgress,
    };
    let played = match &claim.intended {
        None => None,
        Some(Intended::Move(played)) => Some(played),
        Some(Intended::AnyWithoutProgress(moves)) => Some(moves.first()?),
    };
    let intended = match played {
        Some(played) => Some(position(game, at)?.san(played)),
        None => None,
    };
    Some(draw_claimed(claim.by, ground, intended))
}

fn position(game: &Game<'_>, at: usize) -> Option<Position> {
    let start = game.start.as_ref().ok()?.clone();
    let moves = game.moves.get(..at)?;
    Some(
        moves
            .iter()
            .fold(start, |position, played| position.play(played)),
    )
}
