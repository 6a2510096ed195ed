//! A move that is told step by step: what was lifted, taken off and let go, until the move is made.

use super::*;
use crate::board::{Role, Square};
use crate::game::act::{Hand, Place};

/// What a player has done with the pieces on this move, before the move is made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Steps {
    /// Whose move it is to be.
    pub by: Player,
    /// The event with which the board was first changed.
    begun: Option<EventIx>,
    /// The squares of the pieces taken in hand.
    pub lifted: Vec<Square>,
    /// The squares of the pieces taken off the board.
    pub taken_off: Vec<Square>,
    /// The pieces let go: where each stood before the move, and where it was let go.
    pub released: Vec<(Square, Square)>,
    /// The new piece on the square of promotion.
    pub placed: Option<Place>,
    /// The hands used, as far as they are told.
    pub hands: Vec<Hand>,
}

impl Steps {
    fn of(by: Player) -> Self {
        Steps {
            by,
            begun: None,
            lifted: Vec::new(),
            taken_off: Vec::new(),
            released: Vec::new(),
            placed: None,
            hands: Vec::new(),
        }
    }

    fn take(&mut self, event: &Event) {
        match &event.act {
            Act::Lift(square) => self.lifted.push(*square),
            Act::TakeOff(square) => self.taken_off.push(*square),
            Act::Release(release) => {
                self.released.retain(|(piece, _)| *piece != release.piece);
                self.released.push((release.piece, release.on));
            }
            Act::Place(place) => self.placed = Some(*place),
            _ => return,
        }
        self.hands.extend(event.hand);
    }

    /// Whether both hands were used, as far as they are told.
    pub fn two_hands(&self) -> bool {
        self.hands.contains(&Hand::Left) && self.hands.contains(&Hand::Right)
    }

    /// The castling that the king's release begins, and the squares between which the rook has to go.
    pub fn castling(&self, before: &Position) -> Option<(Side, Square, Square)> {
        let (from, to) = self.king(before)?;
        castling_of(from, to)
    }

    fn king(&self, before: &Position) -> Option<(Square, Square)> {
        let king = Some((self.by, Role::King));
        self.released
            .iter()
            .copied()
            .find(|(from, _)| before.piece_at(*from) == king)
    }

    /// The pawn that was let go on its last rank, and where.
    pub fn pawn_on_last_rank(&self, before: &Position) -> Option<(Square, Square)> {
        self.released.iter().copied().find(|(from, to)| {
            before.piece_at(*from) == Some((self.by, Role::Pawn)) && to.rank() == last_rank(self.by)
        })
    }

    /// The promotion under way: where the pawn stood and the square of promotion.
    ///
    /// None before a new piece touches that square.
    pub fn promotion(&self, before: &Position) -> Option<(Square, Square)> {
        let place = self.placed?;
        let own_pawn = |square: &Square| before.piece_at(*square) == Some((self.by, Role::Pawn));
        self.pawn_on_last_rank(before).or_else(|| {
            let taken = self.taken_off.iter().copied().find(own_pawn);
            let lifted = || self.lifted.iter().copied().find(own_pawn);
            Some((taken.or_else(lifted)?, place.on))
        })
    }

    /// Whether the pawn that promotes is off the board: taken off it, or still in the hand that lifted it.
    fn pawn_is_off(&self, (from, to): (Square, Square)) -> bool {
        let pushed = self.released.contains(&(from, to));
        let let_go = self.released.iter().any(|(piece, _)| *piece == from);
        let in_hand = self.lifted.contains(&from) && !let_go;
        in_hand || self.taken_off.contains(&from) || (pushed && self.taken_off.contains(&to))
    }

    /// The square of the enemy piece that the last release captures.
    pub fn capture(&self, before: &Position) -> Option<Square> {
        let (from, to) = self
            .promotion(before)
            .or_else(|| self.released.last().copied())?;
        captured(before, self.by, from, to)
    }

    /// The move, once its last step is done.
    pub fn made(&self, before: &Position) -> Option<Attempt> {
        let by = self.by;
        let taken = |square: Option<Square>| square.is_none_or(|at| self.taken_off.contains(&at));
        if let Some(place) = self.placed {
            let (from, to) = self.promotion(before)?;
            let done = place.released && to == place.on && self.pawn_is_off((from, to));
            let promotion = Some(place.piece);
            return (done && taken(captured(before, by, from, to))).then_some(Attempt::Shift {
                by,
                from,
                to,
                promotion,
            });
        }
        if let Some((side, rook_from, rook_to)) = self.castling(before) {
            return self
                .released
                .contains(&(rook_from, rook_to))
                .then_some(Attempt::Castle { by, side });
        }
        if self.pawn_on_last_rank(before).is_some() {
            return None;
        }
        let (from, to) = self.released.last().copied()?;
        (from != to && taken(captured(before, by, from, to))).then_some(Attempt::Shift {
            by,
            from,
            to,
            promotion: None,
        })
    }

    /// The move as the press leaves it: a pawn on its last rank, or a king without its rook.
    fn left(&self, before: &Position) -> Option<Attempt> {
        let (from, to) = self
            .pawn_on_last_rank(before)
            .filter(|_| self.placed.is_none())
            .or_else(|| self.castling(before).and(self.king(before)))?;
        Some(Attempt::Shift {
            by: self.by,
            from,
            to,
            promotion: None,
        })
    }
}

/// The rank on which a player's pawns promote.
pub(super) fn last_rank(player: Player) -> crate::board::Rank {
    match player {
        Player::White => crate::board::Rank::Eighth,
        Player::Black => crate::board::Rank::First,
    }
}

fn castling_of(from: Square, to: Square) -> Option<(Side, Square, Square)> {
    let two_files = from.rank() == to.rank() && from.file().distance(to.file()) == 2;
    let on = |file| Square::from_coords(file, from.rank());
    use crate::board::File;
    two_files.then(|| {
        if to.file() > from.file() {
            (Side::KingSide, on(File::H), on(File::F))
        } else {
            (Side::QueenSide, on(File::A), on(File::D))
        }
    })
}

/// The enemy piece that a piece going from here to there takes, en passant included.
fn captured(before: &Position, by: Player, from: Square, to: Square) -> Option<Square> {
    let enemy = |square: Square| {
        before
            .piece_at(square)
            .filter(|(owner, _)| *owner == by.other())
            .map(|_| square)
    };
    let beside = || {
        let pawn = before.piece_at(from) == Some((by, Role::Pawn));
        let diagonal = from.file().distance(to.file()) == 1;
        (pawn && diagonal)
            .then(|| enemy(Square::from_coords(to.file(), from.rank())))
            .flatten()
    };
    enemy(to).or_else(beside)
}

impl Record {
    /// What a player has done with the pieces on the move that is under way.
    pub fn steps(&self) -> Option<&Steps> {
        self.steps.as_ref()
    }

    /// Whether a player has made a move and not yet pressed the clock after it.
    fn has_moved(&self, player: Player) -> bool {
        self.nodes[self.at].mover == Some(player) && self.unpressed.of(player).is_some()
    }

    /// The steps of the move under way, with those of this event.
    fn steps_with(&self, event: &Event) -> Option<Steps> {
        let by = event.by.player()?;
        if self.has_moved(by) && self.nodes[self.at].illegal.is_none() {
            return None;
        }
        let own = self.steps.clone().filter(|steps| steps.by == by);
        let mut steps = own.unwrap_or_else(|| Steps::of(by));
        steps.take(event);
        Some(steps)
    }

    /// Takes note of a step.
    pub(super) fn step(&mut self, ix: EventIx, event: &Event) {
        if let Some(mut steps) = self.steps_with(event) {
            if matches!(event.act, Act::Release(_) | Act::TakeOff(_) | Act::Place(_)) {
                steps.begun.get_or_insert(ix);
            }
            self.steps = Some(steps);
        }
    }

    /// The event with which the steps of a player's move began to change the board.
    pub(super) fn steps_begun(&self, by: Option<Player>) -> Option<EventIx> {
        self.own_steps(by).and_then(|steps| steps.begun)
    }

    /// Whether this event is the last step of a move.
    pub(super) fn finishes_move(&self, event: &Event) -> bool {
        let Some(steps) = self.steps_with(event) else {
            return false;
        };
        match self.position() {
            Some(before) => steps.made(before).is_some(),
            None => match &event.act {
                Act::Release(_) => true,
                Act::Place(place) => place.released && !steps.taken_off.is_empty(),
                Act::TakeOff(_) => steps.placed.is_some_and(|place| place.released),
                _ => false,
            },
        }
    }

    /// Whether the press leaves a move behind of which a step is missing.
    pub(super) fn leaves_move(&self, by: Option<Player>) -> bool {
        self.own_steps(by)
            .zip(self.position())
            .is_some_and(|(steps, before)| steps.left(before).is_some())
    }

    fn own_steps(&self, by: Option<Player>) -> Option<&Steps> {
        self.steps.as_ref().filter(|steps| Some(steps.by) == by)
    }

    /// The move that the steps so far amount to, or that the press leaves behind.
    pub(super) fn stepped(&self, event: &Event, before: &Position) -> Option<Attempt> {
        let steps = self.own_steps(event.by.player())?;
        match event.act {
            Act::Press | Act::PressWith(_) => steps.left(before),
            _ => steps.made(before),
        }
    }
}
