//! The record: what has become of the game, rulings carried out.
//!
//! Positions form a tree: to restore is to stand on an earlier node again, with its rights and counters.

mod carry_out;
mod count;
mod happenings;
mod note;
mod shows;
mod steps;

pub(super) use happenings::{
    arrived, blind_moved, blind_said, claimed, claimed_of_touching, moved, opened, placed, pressed,
    pressed_so, released, reported, seen, signed, taken_off, told,
};
pub use shows::MateFound;
pub use steps::Steps;

use crate::board::{
    Attempt, CanMate, Illegal, Letters, Move, MoveTextError, Player, Position, PositionKey, Role,
    Side, Square, castling_side,
};
use crate::game::act::{
    Act, Actor, Announced, Arrival, ArrivalPlace, BlindMove, BlindSay, ClaimDraw, Matter, MoveAct,
    Promotion, Seal,
};
use crate::game::assertions::YesNo;
use crate::game::case::{ByPlayer, Case, Event, Material, Placement};
use crate::game::effect::{Effect, Restore};
use crate::game::facts::Facts;
use crate::game::happening::{EventIx, Happening};
use crate::game::question::{Answer, Finding, Quantity, Subject};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The state of a case after some of its events.
#[derive(Clone, Debug)]
pub struct Record {
    nodes: Vec<Node>,
    at: usize,
    complete_history: bool,
    /// Whether the first node is a position with which a game begins.
    from_start: bool,
    /// Half moves without pawn move or capture before the first node; a lower bound without full history.
    progress_before: u32,
    /// Who has the move at the first node, where the case says so and shows no position.
    first_to_move: Option<Player>,
    /// Moves made and completed by each player before the first node, where the case shows them.
    made_before: Option<ByPlayer<u32>>,
    /// Each player's last move, while he has not pressed the clock after it.
    unpressed: ByPlayer<Option<EventIx>>,
    /// The node at which the game stood before each event.
    before: Vec<usize>,
    /// The touch that binds the player having the move.
    touched: Option<EventIx>,
    /// The move under way, where it is told step by step.
    steps: Option<Steps>,
    /// The move on a special board that was carried out but not announced.
    moved_in_silence: Option<(Actor, Option<String>)>,
    ended: Option<Ended>,
    /// Whether the position that was given is looked at, before anything is done.
    at_the_given: bool,
    offer: Option<Offer>,
    claim: Option<EventIx>,
    sealed: Option<Sealed>,
    /// The reply sealed in the second envelope.
    reply: Option<Sealed>,
    /// How many envelopes were opened.
    opened: u8,
    absent: ByPlayer<bool>,
    /// Who was absent when the game was due to be resumed last.
    absent_at_resumption: Option<ByPlayer<bool>>,
    illegal_acts: ByPlayer<u32>,
    /// Whether the case says how many illegal acts were counted before.
    acts_before_known: ByPlayer<bool>,
    record_requests: ByPlayer<u32>,
    /// The result that each player has reported last.
    reported: ByPlayer<Option<crate::game::GameResult>>,
    /// The castlings that rulings have forbidden.
    no_castling: Vec<(Player, Side)>,
    /// Events that the players dispute and that did not happen.
    not_happened: BTreeSet<EventIx>,
    /// What outsiders did without anything being ruled on it.
    beside_the_game: BTreeSet<EventIx>,
    /// Warnings in this case, per matter.
    warnings: ByPlayer<BTreeMap<Matter, u32>>,
}

/// A position that arose, and how.
#[derive(Clone, Debug)]
pub struct Node {
    parent: Option<usize>,
    /// The event in which the move was made; none for what lies before the first event.
    pub by: Option<EventIx>,
    /// The event in which its first step changed the board, where it is told step by step.
    begun: Option<EventIx>,
    /// Who made the move.
    pub mover: Option<Player>,
    /// The move, English letters, where it is known.
    pub text: Option<String>,
    /// What was done, where the board is known and the move was made in the case.
    pub attempt: Option<Attempt>,
    /// Whether both hands were used for it.
    pub two_hands: bool,
    /// The position after the move, where it is known.
    pub position: Option<Arc<Position>>,
    key: Option<PositionKey>,
    progress: Option<bool>,
    /// Why the move was illegal, where the board or the order of the moves shows it.
    pub illegal: Option<Illegal>,
    /// The event in which the move was sealed, if it was.
    pub sealed: Option<EventIx>,
    /// The event in which the clock was pressed after it.
    pressed: Option<Pressed>,
}

/// When the clock was pressed after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pressed {
    BeforeTheCase,
    In(EventIx),
}

/// The way from the first position to the present one, newest first.
pub struct Trail<'a> {
    record: &'a Record,
    next: Option<usize>,
}

/// How and when the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ended {
    /// The event that ended it; the first, where it was over before.
    pub at: EventIx,
    /// Whether it was over in the position that was given.
    pub given: bool,
    /// The winner; none in a draw.
    pub winner: Option<Player>,
    /// Whether it was drawn.
    pub drawn: bool,
}

impl Ended {
    /// The event that ended it, or that it was over before.
    pub fn facts(&self) -> Facts {
        Facts::new().about(self.at).with("given", self.given)
    }
}

/// An open draw offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// Who offered.
    pub by: Player,
    /// In which event.
    pub at: EventIx,
}

/// A sealed move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sealed {
    /// Who sealed.
    pub by: Player,
    /// In which event, or in which it was changed last.
    pub at: EventIx,
    /// The move that is meant, or else the text, where the case gives one.
    pub text: Option<String>,
}

impl Record {
    /// The record before the first event.
    pub fn new(case: &Case) -> Self {
        let start = match &case.known.placement {
            Placement::Board(position) => Some(position.clone()),
            Placement::Unknown | Placement::Material(_) => None,
        };
        let progress_before = start
            .as_ref()
            .map_or(0, |position| position.half_moves_without_progress());
        let initial = start
            .as_ref()
            .is_some_and(|p| **p == Position::initial() || p.is_chess960_start());
        let full_moves = start.as_ref().map_or(1, |position| position.full_moves());
        let counted = initial || full_moves > 1 || case.known.history_complete;
        let made_before = counted.then(|| {
            let black_to_move = start
                .as_ref()
                .is_some_and(|position| position.has_the_move() == Player::Black);
            ByPlayer {
                white: full_moves - 1 + u32::from(black_to_move),
                black: full_moves - 1,
            }
        });
        let asserted_acts = case.known.asserted.illegal_acts.unwrap_or_default();
        let mut nodes = Vec::with_capacity(1 + case.known.before.len() + case.events.len());
        nodes.push(Node::start(start));
        let mut record = Record {
            nodes,
            at: 0,
            complete_history: case.known.history_complete || initial,
            from_start: initial,
            progress_before,
            first_to_move: case.known.asserted.has_the_move,
            made_before,
            unpressed: ByPlayer::default(),
            before: Vec::with_capacity(case.events.len()),
            touched: None,
            steps: None,
            moved_in_silence: None,
            ended: None,
            at_the_given: false,
            offer: None,
            claim: None,
            sealed: None,
            illegal_acts: asserted_acts.map(|n| n.unwrap_or(0)),
            acts_before_known: asserted_acts.map(|n| n.is_some()),
            reply: None,
            opened: 0,
            absent: ByPlayer::default(),
            absent_at_resumption: None,
            record_requests: ByPlayer::default(),
            reported: ByPlayer::default(),
            no_castling: Vec::new(),
            not_happened: BTreeSet::new(),
            beside_the_game: BTreeSet::new(),
            warnings: ByPlayer::default(),
        };
        for played in &case.known.before {
            let mover = record.nodes[record.at]
                .position
                .as_ref()
                .map(|position| position.has_the_move());
            record.push(Node {
                parent: Some(record.at),
                by: None,
                begun: None,
                mover,
                text: Some(played.text.clone()),
                attempt: None,
                two_hands: false,
                key: Some(played.after.identity()),
                position: Some(played.after.clone()),
                progress: Some(played.progress),
                illegal: None,
                pressed: Some(Pressed::BeforeTheCase),
                sealed: None,
            });
        }
        record
    }

    fn push(&mut self, node: Node) {
        self.nodes.push(node);
        self.at = self.nodes.len() - 1;
    }

    fn node_of(&self, event: EventIx) -> Option<&Node> {
        self.nodes.iter().find(|node| node.by == Some(event))
    }

    /// The node of the present position.
    pub fn node(&self) -> &Node {
        &self.nodes[self.at]
    }

    /// The node after the move that was completed by pressing the clock in this event.
    pub fn completed_in(&self, event: EventIx) -> Option<&Node> {
        let pressed = Some(Pressed::In(event));
        self.nodes.iter().find(|node| node.pressed == pressed)
    }

    /// The node that a move event led to.
    pub fn move_of(&self, event: EventIx) -> Option<&Node> {
        self.node_of(event)
    }

    /// The position before the move of this event, where it is known.
    pub fn position_before(&self, event: EventIx) -> Option<&Arc<Position>> {
        self.nodes[self.node_of(event)?.parent?].position.as_ref()
    }

    /// The way back to the position before the move of this event, before its first step where it is told step by step.
    pub fn back_before(&self, event: EventIx) -> Restore {
        let begun = self.node_of(event).and_then(|node| node.begun);
        Restore::Before(begun.unwrap_or(event) + 1)
    }

    /// The present position, where it is known.
    pub fn position(&self) -> Option<&Arc<Position>> {
        self.nodes[self.at].position.as_ref()
    }

    /// Who has the move once the last move was made, where it is known.
    pub fn has_the_move(&self) -> Option<Player> {
        self.on_move(&self.nodes[self.at])
    }

    /// Who has the move at a node: as the board shows, after the last mover, or as the case says of the start.
    fn on_move(&self, node: &Node) -> Option<Player> {
        let by_count = || match node.parent {
            Some(_) => node.mover.map(Player::other),
            None => self.first_to_move,
        };
        let position = node.position.as_ref();
        position
            .map(|position| position.has_the_move())
            .or_else(by_count)
    }

    /// The position before an event of any kind, where it is known.
    pub fn position_before_event(&self, event: EventIx) -> Option<&Arc<Position>> {
        let at = self.before.get(usize::from(event))?;
        self.nodes[*at].position.as_ref()
    }

    /// Who had the move before an event, where it is known.
    pub fn had_the_move(&self, event: EventIx) -> Option<Player> {
        self.on_move(&self.nodes[*self.before.get(usize::from(event))?])
    }

    /// The way back from the present position, newest first.
    pub fn trail(&self) -> Trail<'_> {
        Trail {
            record: self,
            next: Some(self.at),
        }
    }

    /// The last move, if its player has not pressed the clock after it.
    pub fn unpressed(&self) -> Option<EventIx> {
        *self.unpressed.of(self.nodes[self.at].mover?)
    }

    /// The touch that binds the player having the move.
    pub fn touched(&self) -> Option<EventIx> {
        self.touched
    }

    /// How the game ended, if it did.
    pub fn ended(&self) -> Option<Ended> {
        self.ended
    }

    /// The open draw offer.
    pub fn offer(&self) -> Option<Offer> {
        self.offer
    }

    /// The claim that is being examined.
    pub fn claim(&self) -> Option<EventIx> {
        self.claim
    }

    /// The sealed move.
    pub fn sealed(&self) -> Option<&Sealed> {
        self.sealed.as_ref()
    }

    /// The reply sealed in the second envelope.
    pub fn reply(&self) -> Option<&Sealed> {
        self.reply.as_ref()
    }

    /// What the envelope to be opened next holds: the sealed move, then the sealed reply.
    pub fn next_envelope(&self) -> Option<&Sealed> {
        match self.opened {
            0 => self.sealed.as_ref(),
            1 => self.reply.as_ref(),
            _ => None,
        }
    }

    /// Whether the envelope with the sealed move was opened.
    pub fn envelope_opened(&self) -> bool {
        self.opened > 0
    }

    /// How often this player was warned about this matter in this case.
    pub fn warnings(&self, player: Player, matter: Matter) -> u32 {
        self.warnings.of(player).get(&matter).copied().unwrap_or(0)
    }

    /// Whether a player is absent.
    pub fn is_absent(&self, player: Player) -> bool {
        *self.absent.of(player)
    }

    /// Whether a player was absent when the game was due to be resumed; where it was not, whether he is.
    pub fn was_absent_at_resumption(&self, player: Player) -> bool {
        *(self.absent_at_resumption.as_ref().unwrap_or(&self.absent)).of(player)
    }

    /// Takes note that an event did not happen.
    pub fn leave_out(&mut self, event: EventIx) {
        self.not_happened.insert(event);
    }

    /// Takes note that an outsider did something on which nothing was ruled.
    pub fn pass_over(&mut self, event: EventIx) {
        self.beside_the_game.insert(event);
    }

    /// Whether an earlier event happened; one that the players dispute may not have.
    pub fn happened(&self, event: EventIx) -> bool {
        !self.not_happened.contains(&event)
    }

    /// The last event before this one that has to do with the game, among those of some actors.
    pub fn done_last(
        &self,
        before: EventIx,
        case: &Case,
        by: impl Fn(Actor) -> bool,
    ) -> Option<EventIx> {
        let counts = |ix| self.happened(ix) && !self.beside_the_game.contains(&ix);
        let mut earlier = (0..before).zip(&case.events).rev();
        let (last, _) = earlier.find(|(ix, event)| counts(*ix) && by(event.by))?;
        Some(last)
    }

    /// The position that the move sealed in this event leads to, while its envelope is closed.
    fn after_sealed(&self, at: EventIx) -> Option<Position> {
        let sealed = self.next_envelope().filter(|sealed| sealed.at == at)?;
        let before = self.position()?;
        let attempt = before
            .read_move(sealed.text.as_ref()?, &Letters::ENGLISH)
            .ok()?;
        Some(before.play(&self.examine(before, &attempt).ok()?))
    }

    /// Decides whether a deed is a legal move in a position, as far as board and rulings tell.
    ///
    /// # Errors
    ///
    /// The rule that it breaks, or the ruling that forbids this castling.
    pub fn examine(&self, position: &Position, attempt: &Attempt) -> Result<Move, Illegal> {
        match *attempt {
            Attempt::Castle { by, side } if self.no_castling.contains(&(by, side)) => {
                Err(Illegal::CastlingForbidden)
            }
            Attempt::Castle { .. } | Attempt::Shift { .. } => position.examine(attempt),
        }
    }

    /// Whether a ruling forbids a player what this text says: a castling, whatever else is known of the position.
    pub fn forbids(&self, by: Player, text: &str) -> bool {
        let forbidden = |side| self.no_castling.contains(&(by, side));
        castling_side(text).is_some_and(forbidden)
    }

    /// Why the move that led to a node is illegal: a ruling may have come after it.
    pub fn fault_of(&self, node: &Node) -> Option<Illegal> {
        let forbidden = (node.mover.zip(node.text.as_ref()))
            .is_some_and(|(by, text)| node.by.is_some() && self.forbids(by, text));
        match node.illegal {
            Some(Illegal::NotOnMove) => node.illegal,
            _ if forbidden => Some(Illegal::CastlingForbidden),
            fault => fault,
        }
    }

    /// The deed that an event is about, made on the board or only asked about, and the position before it.
    pub fn attempt_of(&self, event: &Event, ix: EventIx) -> Option<(Arc<Position>, Attempt)> {
        if let Act::MayPlay(text) = &event.act {
            let before = self.position()?;
            return Some((before.clone(), attempted(before, event, text).ok()?));
        }
        let node = self.node_of(ix)?;
        let before = self.nodes[node.parent?].position.as_ref()?;
        let attempt = match (&event.act, node.attempt) {
            (Act::Move(_), Some(read)) => read,
            // a move told step by step, sealed or announced is read as it would be written down
            _ => attempted(before, event, node.text.as_ref()?).ok()?,
        };
        Some((before.clone(), attempt))
    }

    /// Whether the game is shown from its start, and every move in it was legal.
    pub fn legal_from_the_start(&self) -> bool {
        self.from_start
            && self
                .trail()
                .all(|node| node.illegal.is_none() && node.position.is_some())
    }

    /// The position with which the game began, where the case shows it.
    pub fn began_with(&self) -> Option<&Arc<Position>> {
        let first = self.nodes.first()?.position.as_ref()?;
        (self.from_start || first.is_unmoved()).then_some(first)
    }

    /// Whether this player castled before, as far as the moves are shown.
    pub fn has_castled(&self, player: Player) -> bool {
        self.trail().any(|node| {
            let castled = |text: &String| text.starts_with("O-O") || text.starts_with("0-0");
            node.mover == Some(player)
                && node.illegal.is_none()
                && node.text.as_ref().is_some_and(castled)
        })
    }
}

impl Node {
    fn start(position: Option<Arc<Position>>) -> Self {
        Node {
            parent: None,
            by: None,
            begun: None,
            mover: None,
            text: None,
            attempt: None,
            two_hands: false,
            key: position.as_ref().map(|position| position.identity()),
            position,
            progress: None,
            illegal: None,
            sealed: None,
            pressed: None,
        }
    }

    /// Whether the clock was pressed after the move.
    pub fn pressed(&self) -> bool {
        self.pressed.is_some()
    }

    /// Whether the clock had been pressed after it when this event was over.
    pub fn pressed_by(&self, event: EventIx) -> bool {
        match self.pressed {
            Some(Pressed::BeforeTheCase) => true,
            Some(Pressed::In(at)) => at <= event,
            None => false,
        }
    }
}

impl<'a> Iterator for Trail<'a> {
    type Item = &'a Node;

    fn next(&mut self) -> Option<&'a Node> {
        let node = &self.record.nodes[self.next?];
        self.next = node.parent;
        Some(node)
    }
}

/// What a player did to the pieces, as far as the text of the move and the case say.
///
/// # Errors
///
/// The text cannot be read in the position.
pub fn attempted(before: &Position, event: &Event, text: &str) -> Result<Attempt, MoveTextError> {
    let attempt = match event.by.player() {
        Some(player) => before.read_move_of(player, text, &Letters::ENGLISH)?,
        None => before.read_move(text, &Letters::ENGLISH)?,
    };
    Ok(match &event.act {
        Act::Move(MoveAct {
            promotion: Promotion::Omitted,
            ..
        }) => attempt.with_promotion(None),
        _ => attempt,
    })
}
