//! A place in a game as a case for the judge.

use super::clocks::ClockFault;
use super::finding::{AuditFinding, Basis, Claim, What, Won};
use super::played::Played;
use super::termination::Termination;
use crate::board::Player;
use crate::game::{
    Act, Actor, Case, ClaimDraw, Event, Ground, Hands, Known, MoveAct, Moves, Placement, Promotion,
};
use crate::read::pgn::{NoMove, decoded};
use std::sync::Arc;

impl Played<'_> {
    /// The case in which the first moves of the game have been made and these events follow; none without a start.
    pub fn case_of(&self, made: usize, events: Vec<Event>) -> Option<Case> {
        let course = self.course.as_ref()?;
        let start = Arc::new(course.position(0));
        let mut at = start.clone();
        let mut before = Vec::with_capacity(made);
        for (one, place) in self.game.moves.get(..made)?.iter().zip(1..) {
            let after = Arc::new(course.position(place));
            before.push(Moves {
                text: at.san(one),
                progress: one.is_zeroing(),
                after: after.clone(),
            });
            at = after;
        }
        let known = Known {
            // a file tells of the game from its first position on
            history_complete: true,
            placement: Placement::Board(start),
            before,
            ..Known::default()
        };
        Some(Case {
            known,
            events,
            ..Case::default()
        })
    }

    /// The case that shows what the Laws say about a finding; none where it asks for no ruling.
    ///
    /// A claim is made, a game that was over gets the move that ended it and the next one,
    /// and a player who could not be mated resigns, or his flag falls and is claimed.
    pub fn case_about(&self, finding: &AuditFinding) -> Option<Case> {
        let at = finding.after;
        match &finding.what {
            What::Claim(claim) => self.case_of(at, vec![self.claimed(at, claim)?]),
            What::Over(_) => self.case_of(at.checked_sub(1)?, vec![self.made(at - 1)?]),
            What::PlayedOn { .. } => {
                let last = at.checked_sub(2)?;
                self.case_of(last, vec![self.made(last)?, self.made(last + 1)?])
            }
            What::ResultContradicts { .. } => {
                let last = self.game.moves.len().checked_sub(1)?;
                self.case_of(last, vec![self.made(last)?])
            }
            What::WinnerCannotMate { winner, by, .. } => match by {
                Won::ByResignation => self.case_of(at, vec![event(winner.other(), Act::Resign)]),
                _ => self.case_of(at, flag_claimed(winner.other())),
            },
            What::Termination(
                Termination::DrawnOnTime { loser, .. } | Termination::NotToMove { loser },
            ) => self.case_of(at, flag_claimed(*loser)),
            What::Clock(ClockFault::FlagFallen { player, .. }) => {
                self.case_of(at, flag_claimed(*player))
            }
            What::NoMove => {
                let stop = self.game.stop.as_ref()?;
                let NoMove::Illegal(_) = stop.why else {
                    return None;
                };
                let entry = decoded(stop.entry).into_owned();
                let by = self.course.as_ref()?.has_the_move(at);
                self.case_of(at, vec![event(by, moved(entry))])
            }
            What::NoStart | What::Termination(_) | What::Clock(_) | What::Header(_) => None,
        }
    }

    /// The event that the move at this place of the game is made and completed.
    pub fn made(&self, at: usize) -> Option<Event> {
        let before = self.course.as_ref()?.position(at);
        let played = self.game.moves.get(at)?;
        Some(event(before.has_the_move(), moved(before.san(played))))
    }

    fn claimed(&self, at: usize, claim: &Claim) -> Option<Event> {
        let ground = match claim.basis {
            Basis::Repetition(_) => Ground::Repetition,
            Basis::NoProgress(_) => Ground::NoProgress,
        };
        let position = self.course.as_ref()?.position(at);
        let intended = claim.intended_moves().first();
        let intended = intended.map(|played| position.san(played));
        Some(draw_claimed(claim.by, ground, intended))
    }
}

/// The event that a player does this, with nothing else known of it.
pub fn event(by: Player, act: Act) -> Event {
    Event::plain(Actor::Player(by), act)
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

fn moved(text: String) -> Act {
    Act::Move(MoveAct {
        text: Some(text),
        pressed: true,
        hands: Hands::One,
        promotion: Promotion::AsWritten,
    })
}
