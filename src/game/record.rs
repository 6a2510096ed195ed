//! The record: what has become of the game, rulings carried out.
//!
//! Positions form a tree: to restore is to stand on an earlier node again, with its rights and counters.

use crate::board::{
    Attempt, CanMate, Illegal, Letters, MoveTextError, Player, Position, PositionKey,
};
use crate::game::act::{Act, ClaimDraw, MoveAct, Promotion, Seal};
use crate::game::case::{ByPlayer, Case, Event, EventIx, Placement};
use crate::game::effect::{Effect, Restore};
use crate::game::happening::Happening;
use crate::game::question::{Answer, Finding, Quantity, Subject};
use std::sync::Arc;

/// The state of a case after some of its events.
#[derive(Clone, Debug)]
pub struct Record {
    nodes: Vec<Node>,
    at: usize,
    complete_history: bool,
    /// Half moves without pawn move or capture before the first node; a lower bound without full history.
    progress_before: u32,
    /// Moves made and completed by each player before the first node, where the case shows them.
    made_before: Option<ByPlayer<u32>>,
    /// Each player's last move, while he has not pressed the clock after it.
    unpressed: ByPlayer<Option<EventIx>>,
    /// The node at which the game stood before each event.
    before: Vec<usize>,
    /// The touch that binds the player having the move.
    touched: Option<EventIx>,
    ended: Option<Ended>,
    offer: Option<Offer>,
    claim: Option<EventIx>,
    sealed: Option<Sealed>,
    /// The reply sealed in the second envelope.
    reply: Option<Sealed>,
    /// How many envelopes were opened.
    opened: u8,
    absent: ByPlayer<bool>,
    illegal_acts: ByPlayer<u32>,
    /// Whether the case says how many illegal acts were counted before.
    acts_before_known: ByPlayer<bool>,
    record_requests: ByPlayer<u32>,
}

/// A position that arose, and how.
#[derive(Clone, Debug)]
pub struct Node {
    parent: Option<usize>,
    /// The event in which the move was made; none for what lies before the first event.
    pub by: Option<EventIx>,
    /// Who made the move.
    pub mover: Option<Player>,
    /// The move, English letters, where it is known.
    pub text: Option<String>,
    /// The position after the move, where it is known.
    pub position: Option<Arc<Position>>,
    key: Option<PositionKey>,
    progress: Option<bool>,
    /// Why the move was illegal, where the board shows it.
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
pub struct Line<'a> {
    record: &'a Record,
    next: Option<usize>,
}

/// How and when the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ended {
    /// The event that ended it.
    pub at: EventIx,
    /// The winner; none in a draw.
    pub winner: Option<Player>,
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
            .is_some_and(|position| **position == Position::initial());
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
        let mut record = Record {
            nodes: vec![Node::start(start)],
            at: 0,
            complete_history: case.known.history_complete || initial,
            progress_before,
            made_before,
            unpressed: ByPlayer::default(),
            before: Vec::with_capacity(case.events.len()),
            touched: None,
            ended: None,
            offer: None,
            claim: None,
            sealed: None,
            illegal_acts: asserted_acts.map(|n| n.unwrap_or(0)),
            acts_before_known: asserted_acts.map(|n| n.is_some()),
            reply: None,
            opened: 0,
            absent: ByPlayer::default(),
            record_requests: ByPlayer::default(),
        };
        for played in &case.known.before {
            let mover = record.nodes[record.at]
                .position
                .as_ref()
                .map(|position| position.has_the_move());
            record.push(Node {
                parent: Some(record.at),
                by: None,
                mover,
                text: Some(played.text.clone()),
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

    /// What an event amounts to, in order.
    pub fn amounts_to(&self, event: &Event, case: &Case) -> Vec<Happening> {
        use Happening::*;
        let mut all = match &event.act {
            Act::Move(MoveAct { pressed: true, .. }) => vec![Made, Completed],
            Act::Move(MoveAct { pressed: false, .. }) => vec![Made],
            Act::CaptureKing => vec![Made, Completed],
            Act::Touch(_) => vec![Touched],
            Act::Displace(_) => vec![Displaced],
            Act::Repair => vec![],
            Act::Press => {
                let own = event.by.player();
                let made = own.is_some_and(|player| self.unpressed.of(player).is_some());
                vec![if made { Completed } else { PressedIdle }]
            }
            Act::Pause => vec![Paused],
            Act::FlagFalls => vec![FlagFell],
            Act::ClaimFlag => vec![FlagClaimed],
            Act::OfferDraw(_) => vec![Offered],
            Act::Accept => vec![Accepted],
            Act::Refuse => vec![Refused],
            Act::Withdraw => vec![Withdrawn],
            Act::AgreeDraw => vec![Agreed],
            Act::ClaimDraw(_) => vec![DrawClaimed],
            Act::ClaimIrregularity => vec![IrregularityClaimed],
            Act::AgreeToCorrect => vec![CorrectionAgreed],
            Act::ClaimWrongSetUp(_) => vec![SetUpClaimed],
            Act::ClaimWrongSetting => vec![SettingClaimed],
            Act::Resign => vec![Resigned],
            Act::SessionEnds => vec![SessionEnded],
            Act::AskToSeal => vec![AskedToSeal],
            Act::AdjournEarly => vec![AdjournedEarly],
            Act::Seal(_) => vec![MoveSealed],
            Act::ChangeSealed(_) => vec![SealedMoveChanged],
            Act::CloseEnvelope(_) => vec![EnvelopeClosed],
            Act::Resume => vec![Resumed],
            Act::Arrive(_) => vec![Arrived],
            Act::Absent => vec![WasAbsent],
            Act::OpenEnvelope => match self.next_envelope() {
                Some(sealed) if !self.is_absent(sealed.by.other()) => {
                    vec![EnvelopeOpened, SealedMoveMade]
                }
                Some(_) | None => vec![EnvelopeOpened],
            },
            Act::LoseEnvelope => vec![EnvelopeLost],
            Act::SealReply(_) => vec![ReplySealed],
            Act::ClaimWrongTimes => vec![TimesClaimed],
            Act::AskForRecord => vec![RecordAsked],
            Act::AskForScoresheet => vec![ScoresheetAsked],
            Act::Sees => {
                let about = event.about.and_then(|ix| case.events.get(usize::from(ix)));
                let flag = about.is_some_and(|seen| matches!(seen.act, Act::FlagFalls));
                vec![if flag { FlagSeen } else { IrregularitySeen }]
            }
            Act::SeesPosition => vec![PositionSeen],
            Act::Finds(..) => vec![Found],
            Act::Rules(_) => vec![Ruled],
            Act::Asks(_) => vec![Asked],
        };
        if event.seen == crate::game::case::Sight::Arbiter {
            all.push(if matches!(event.act, Act::FlagFalls) {
                FlagSeen
            } else {
                IrregularitySeen
            });
        }
        all
    }

    /// Takes note of what happened, before it is judged.
    ///
    /// # Errors
    ///
    /// The text of a move that cannot be read in the position on the board.
    pub fn note(
        &mut self,
        happening: Happening,
        ix: EventIx,
        event: &Event,
    ) -> Result<(), MoveTextError> {
        use Happening::*;
        self.before.resize(usize::from(ix) + 1, self.at);
        match happening {
            Made => self.make(ix, event)?,
            Completed => self.press(ix, event),
            Touched => self.touched = Some(ix),
            SealedMoveMade => self.make_sealed(ix),
            WasAbsent | Arrived => {
                if let Some(by) = event.by.player() {
                    *self.absent.of_mut(by) = happening == WasAbsent;
                }
            }
            DrawClaimed => self.claim = Some(ix),
            RecordAsked => {
                if let Some(by) = event.by.player() {
                    *self.record_requests.of_mut(by) += 1;
                }
            }
            PressedIdle | Paused | Displaced | FlagFell | FlagSeen | FlagClaimed | Offered
            | Accepted | Refused | Withdrawn | Agreed | IrregularitySeen | PositionSeen
            | IrregularityClaimed | CorrectionAgreed | SetUpClaimed | SettingClaimed | Resigned
            | SessionEnded | AskedToSeal | AdjournedEarly | MoveSealed | SealedMoveChanged
            | EnvelopeClosed | Resumed | EnvelopeOpened | ReplySealed | EnvelopeLost
            | TimesClaimed | ScoresheetAsked | Found | Ruled | Asked => {}
        }
        Ok(())
    }

    fn make(&mut self, ix: EventIx, event: &Event) -> Result<(), MoveTextError> {
        let text = match &event.act {
            Act::Move(MoveAct { text, .. }) => text.clone(),
            _ => None,
        };
        let mover = event.by.player();
        self.take_back_illegal(mover);
        let mut node = Node::start(None);
        node.parent = Some(self.at);
        node.by = Some(ix);
        node.mover = mover;
        if let (Some(text), Some(before)) = (&text, self.position()) {
            let attempt = attempted(before, event, text)?;
            node.progress = Some(before.makes_progress(&attempt));
            let after = match before.examine(&attempt) {
                Ok(legal) => before.play(&legal),
                Err(reason) => {
                    node.illegal = Some(reason);
                    before.put_through(&attempt)
                }
            };
            node.key = Some(after.identity());
            node.position = Some(Arc::new(after));
        }
        node.text = text;
        self.push(node);
        if let Some(mover) = mover {
            *self.unpressed.of_mut(mover) = Some(ix);
        }
        self.touched = None;
        Ok(())
    }

    /// A player who plays another move instead of an illegal one that he has not completed takes that one back.
    fn take_back_illegal(&mut self, mover: Option<Player>) {
        let node = &self.nodes[self.at];
        let own = mover.is_some() && node.mover == mover;
        if own && node.illegal.is_some() && node.pressed.is_none() {
            self.at = node.parent.unwrap_or(0);
        }
    }

    fn press(&mut self, ix: EventIx, event: &Event) {
        let Some(player) = event.by.player() else {
            return;
        };
        let Some(made) = self.unpressed.of_mut(player).take() else {
            return;
        };
        if let Some(node) = self.nodes.iter_mut().find(|node| node.by == Some(made)) {
            node.pressed = Some(Pressed::In(ix));
        }
    }

    /// Makes the move of the next envelope on the board, unless the game ended when its text was read.
    fn make_sealed(&mut self, ix: EventIx) {
        let Some(sealed) = self.next_envelope().cloned() else {
            return;
        };
        self.opened += 1;
        if self.ended.is_some() {
            return;
        }
        let mut node = Node::start(None);
        node.parent = Some(self.at);
        node.by = Some(ix);
        node.mover = Some(sealed.by);
        node.sealed = Some(sealed.at);
        node.pressed = Some(Pressed::In(ix));
        if let (Some(text), Some(before)) = (&sealed.text, self.position())
            && let Ok(attempt) = before.read_move(text, &Letters::ENGLISH)
            && let Ok(legal) = before.examine(&attempt)
        {
            let after = before.play(&legal);
            node.progress = Some(before.makes_progress(&attempt));
            node.key = Some(after.identity());
            node.position = Some(Arc::new(after));
        }
        node.text = sealed.text;
        self.push(node);
        *self.unpressed.of_mut(sealed.by) = None;
        self.touched = None;
    }

    /// Carries out what was ruled about an event.
    pub fn carry_out(&mut self, effects: &[&Effect], ix: EventIx) {
        for effect in effects {
            match effect {
                Effect::Win(winner) => self.end(ix, Some(*winner)),
                Effect::Draw | Effect::BothLose => self.end(ix, None),
                Effect::Restore(Restore::Before(event)) => {
                    self.stand_before(event.saturating_sub(1))
                }
                Effect::Restore(Restore::LastIdentifiable) => self.stand_nowhere(),
                Effect::CountsAsIllegal { by, .. } => *self.illegal_acts.of_mut(*by) += 1,
                Effect::OfferStands(by) => self.offer = Some(Offer { by: *by, at: ix }),
                Effect::OfferGone => self.offer = None,
                Effect::PromotedTo(role) => self.promote(*role),
                Effect::SealedMove { player, text } => {
                    let sealed = Sealed {
                        by: *player,
                        at: ix,
                        text: text.clone(),
                    };
                    if self.opened == 0 {
                        self.sealed = Some(sealed);
                    } else {
                        self.reply = Some(sealed);
                    }
                }
                Effect::ClaimRejected | Effect::ClaimAccepted => self.claim = None,
                Effect::PlayOn
                | Effect::AlreadyOver
                | Effect::NewGame
                | Effect::AddTime { .. }
                | Effect::TakeTime { .. }
                | Effect::TimesByJudgement
                | Effect::StartClock(_)
                | Effect::PauseClocks
                | Effect::Charge(_)
                | Effect::MustMove { .. }
                | Effect::MustCapture { .. }
                | Effect::MustPlay { .. }
                | Effect::MustSeal { .. }
                | Effect::AnyLegalMove(_)
                | Effect::TouchMoveBinds(_)
                | Effect::MoveStands
                | Effect::NoCastling(_)
                | Effect::Repair(_)
                | Effect::NoCastlingWith { .. }
                | Effect::NotCounted(_)
                | Effect::RightLost { .. }
                | Effect::CannotBeWithdrawn
                | Effect::ConditionVoid
                | Effect::Must(_)
                | Effect::MustNot(_)
                | Effect::May(_)
                | Effect::WaitOneMove
                | Effect::Class(_)
                | Effect::Regime(_)
                | Effect::EnvelopeShows(_)
                | Effect::FreeFromRecording
                | Effect::RegulationsNameRegime => {}
            }
        }
    }

    fn end(&mut self, at: EventIx, winner: Option<Player>) {
        self.ended.get_or_insert(Ended { at, winner });
    }

    fn promote(&mut self, role: crate::board::Role) {
        let Some(position) = self.nodes[self.at].position.clone() else {
            return;
        };
        let mut after = (*position).clone();
        for (player, square) in position.unpromoted_pawns() {
            after = after.replace(square, Some((player, role)));
        }
        let node = &mut self.nodes[self.at];
        node.key = Some(after.identity());
        node.position = Some(Arc::new(after));
    }

    fn stand_before(&mut self, event: EventIx) {
        if let Some(at) = self.before.get(usize::from(event)) {
            self.at = *at;
            self.unpressed = ByPlayer::default();
            self.touched = None;
        }
    }

    /// The game goes on from a position that the case does not show.
    fn stand_nowhere(&mut self) {
        self.push(Node::start(None));
        self.unpressed = ByPlayer::default();
        self.touched = None;
        self.made_before = None;
        self.complete_history = false;
    }

    fn push(&mut self, node: Node) {
        self.nodes.push(node);
        self.at = self.nodes.len() - 1;
    }

    /// What the board and the events so far say, if they say anything.
    pub fn shows(&self, subject: Subject, at: EventIx, case: &Case) -> Option<Answer> {
        let yes = |so: bool| if so { Answer::Yes } else { Answer::No };
        match subject {
            Subject::Legal => self.shows_legal(at, case),
            Subject::Outcome => match case.events.get(usize::from(at)).map(|event| &event.act) {
                Some(Act::Seal(_) | Act::ChangeSealed(_) | Act::SealReply(_)) => {
                    outcome_of(&self.after_sealed(at)?)
                }
                // before the sealed move is made, an envelope shows the adjourned position
                Some(Act::OpenEnvelope) if self.node_of(at).is_none() => {
                    outcome_of(self.position()?)
                }
                _ => outcome_of(self.node_of(at)?.position.as_ref()?),
            },
            Subject::CanMate(player) => match &case.known.placement {
                Placement::Material(material) => can_mate_of(&crate::board::can_mate_by_material(
                    &material.white,
                    &material.black,
                    player,
                )),
                Placement::Board(_) | Placement::Unknown => {
                    can_mate_of(&self.position()?.can_mate(player))
                }
            },
            Subject::MatingPotential(player) => can_mate_of(&match &case.known.placement {
                Placement::Material(material) => {
                    crate::board::mating_potential(&material.white, &material.black, player)
                }
                Placement::Board(_) | Placement::Unknown => {
                    self.position()?.mating_potential(player)
                }
            }),
            Subject::HasTheMove(player) => self.has_the_move().map(|who| yes(who == player)),
            Subject::AtLeast(quantity, limit) => {
                match (self.count(quantity, at, case)?, self.is_exact(quantity)) {
                    (n, _) if n >= limit => Some(Answer::Yes),
                    (_, true) => Some(Answer::No),
                    (_, false) => None,
                }
            }
            Subject::Found(Finding::ImpossiblePosition) => {
                let position = self.position()?;
                Some(yes(position.kings_in_check().len() == Player::ALL.len()
                    || !position.unpromoted_pawns().is_empty()))
            }
            Subject::Found(_) => None,
        }
    }

    fn shows_legal(&self, at: EventIx, case: &Case) -> Option<Answer> {
        let event = case.events.get(usize::from(at))?;
        match &event.act {
            Act::CaptureKing
            | Act::Move(MoveAct {
                promotion: Promotion::Omitted,
                ..
            }) => Some(Answer::No),
            Act::ClaimDraw(ClaimDraw {
                intended: Some(text),
                ..
            })
            | Act::Seal(Seal {
                text: Some(text), ..
            })
            | Act::ChangeSealed(Seal {
                text: Some(text), ..
            })
            | Act::SealReply(Seal {
                text: Some(text), ..
            }) => {
                let position = self.position()?;
                let attempt = position.read_move(text, &Letters::ENGLISH).ok()?;
                Some(if position.examine(&attempt).is_ok() {
                    Answer::Yes
                } else {
                    Answer::No
                })
            }
            _ => {
                let node = self.node_of(at)?;
                node.position.as_ref()?;
                Some(if node.illegal.is_some() {
                    Answer::No
                } else {
                    Answer::Yes
                })
            }
        }
    }

    /// The count as far as the record shows it; see [`Record::is_exact`].
    pub fn count(&self, quantity: Quantity, at: EventIx, case: &Case) -> Option<u32> {
        match quantity {
            Quantity::Occurrences => {
                self.occurrences(&self.claimed_key(at, case)?, self.claims_intended(at, case))
            }
            Quantity::ConsecutiveOccurrences => self.consecutive_occurrences(),
            Quantity::MovesWithoutProgress => Some(self.half_moves_without_progress(at, case)? / 2),
            Quantity::CompletedMovesWithoutProgress => {
                let half_moves = self.half_moves_without_progress(at, case)?;
                Some(half_moves.saturating_sub(u32::from(self.unpressed().is_some())) / 2)
            }
            Quantity::MovesMadeByEach => {
                Some(self.made(Player::White)?.min(self.made(Player::Black)?))
            }
            Quantity::MovesCompletedByEach => {
                let of = |player| {
                    let unpressed = u32::from(self.unpressed.of(player).is_some());
                    self.made(player)?.checked_sub(unpressed)
                };
                Some(of(Player::White)?.min(of(Player::Black)?))
            }
            Quantity::MovesMade(player) => self.made(player),
            Quantity::IllegalActs(player) => Some(*self.illegal_acts.of(player)),
            Quantity::RecordRequests(player) => Some(*self.record_requests.of(player)),
            Quantity::GamesPerArbiter => None,
        }
    }

    /// Whether the record's count is the count, and not only a lower bound.
    pub fn is_exact(&self, quantity: Quantity) -> bool {
        match quantity {
            Quantity::Occurrences | Quantity::ConsecutiveOccurrences => {
                self.complete_history || self.reaches_progress()
            }
            Quantity::MovesWithoutProgress | Quantity::CompletedMovesWithoutProgress => {
                self.complete_history || self.progress_before > 0 || self.reaches_progress()
            }
            Quantity::MovesMadeByEach | Quantity::MovesCompletedByEach | Quantity::MovesMade(_) => {
                true
            }
            Quantity::IllegalActs(player) => *self.acts_before_known.of(player),
            Quantity::RecordRequests(_) | Quantity::GamesPerArbiter => false,
        }
    }

    fn reaches_progress(&self) -> bool {
        self.line().any(|node| node.progress == Some(true))
    }

    fn made(&self, player: Player) -> Option<u32> {
        let in_case = self
            .line()
            .filter(|node| node.mover == Some(player))
            .count();
        Some(self.made_before?.of(player) + u32::try_from(in_case).expect("a case is short"))
    }

    fn claims_intended(&self, at: EventIx, case: &Case) -> bool {
        matches!(
            case.events.get(usize::from(at)).map(|e| &e.act),
            Some(Act::ClaimDraw(ClaimDraw {
                intended: Some(_),
                ..
            }))
        )
    }

    /// The position that a claim is about: the present one, or the one after the intended move.
    fn claimed_key(&self, at: EventIx, case: &Case) -> Option<PositionKey> {
        match case.events.get(usize::from(at)).map(|event| &event.act) {
            Some(Act::ClaimDraw(ClaimDraw {
                intended: Some(text),
                ..
            })) => {
                let position = self.position()?;
                let attempt = position.read_move(text, &Letters::ENGLISH).ok()?;
                let legal = position.examine(&attempt).ok()?;
                Some(position.play(&legal).identity())
            }
            _ => self.nodes[self.at]
                .key
                .clone()
                .or_else(|| Some(self.position()?.identity())),
        }
    }

    fn occurrences(&self, key: &PositionKey, one_more: bool) -> Option<u32> {
        let stood = self
            .line()
            .take_while(|node| node.key.is_some())
            .filter(|node| node.key.as_ref() == Some(key))
            .count();
        Some(u32::try_from(stood).expect("a case is short") + u32::from(one_more))
    }

    fn consecutive_occurrences(&self) -> Option<u32> {
        let now = self.nodes[self.at].key.as_ref()?;
        let line: Vec<_> = self.line().collect();
        // the same position with the same player to move can return after four half moves at the earliest
        let stood = line
            .iter()
            .step_by(4)
            .take_while(|node| node.key.as_ref() == Some(now))
            .count();
        Some(u32::try_from(stood).expect("a case is short"))
    }

    fn half_moves_without_progress(&self, at: EventIx, case: &Case) -> Option<u32> {
        let mut half_moves = 0;
        let mut reset = false;
        for node in self.line() {
            if node.parent.is_none() {
                break;
            }
            match node.progress {
                Some(false) => half_moves += 1,
                Some(true) => {
                    reset = true;
                    break;
                }
                None => return None,
            }
        }
        self.nodes[0].position.as_ref()?;
        if !reset {
            half_moves += self.progress_before;
        }
        if let Some(Act::ClaimDraw(ClaimDraw {
            intended: Some(text),
            ..
        })) = case.events.get(usize::from(at)).map(|e| &e.act)
        {
            let position = self.position()?;
            let attempt = position.read_move(text, &Letters::ENGLISH).ok()?;
            half_moves = if position.makes_progress(&attempt) {
                0
            } else {
                half_moves + 1
            };
        }
        Some(half_moves)
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

    /// The present position, where it is known.
    pub fn position(&self) -> Option<&Arc<Position>> {
        self.nodes[self.at].position.as_ref()
    }

    /// Who has the move once the last move was made, where it is known.
    pub fn has_the_move(&self) -> Option<Player> {
        match self.position() {
            Some(position) => Some(position.has_the_move()),
            None => self.nodes[self.at].mover.map(Player::other),
        }
    }

    /// Who had the move before an event, where it is known.
    pub fn had_the_move(&self, event: EventIx) -> Option<Player> {
        let node = &self.nodes[*self.before.get(usize::from(event))?];
        match &node.position {
            Some(position) => Some(position.has_the_move()),
            None => node.mover.map(Player::other),
        }
    }

    /// The way back from the present position, newest first.
    pub fn line(&self) -> Line<'_> {
        Line {
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

    /// Whether a player is absent.
    pub fn is_absent(&self, player: Player) -> bool {
        *self.absent.of(player)
    }

    /// The position that the move sealed in this event leads to, while its envelope is closed.
    fn after_sealed(&self, at: EventIx) -> Option<Position> {
        let sealed = self.next_envelope().filter(|sealed| sealed.at == at)?;
        let before = self.position()?;
        let attempt = before
            .read_move(sealed.text.as_ref()?, &Letters::ENGLISH)
            .ok()?;
        Some(before.play(&before.examine(&attempt).ok()?))
    }
}

impl Node {
    fn start(position: Option<Arc<Position>>) -> Self {
        Node {
            parent: None,
            by: None,
            mover: None,
            text: None,
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
}

impl<'a> Iterator for Line<'a> {
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

fn outcome_of(position: &Position) -> Option<Answer> {
    match position.outcome() {
        crate::board::Outcome::Mate => Some(Answer::Mate),
        crate::board::Outcome::Stalemate => Some(Answer::Stalemate),
        crate::board::Outcome::Dead => Some(Answer::Dead),
        crate::board::Outcome::PlayGoesOn => Some(Answer::PlayGoesOn),
        crate::board::Outcome::Undecided => None,
    }
}

fn can_mate_of(found: &CanMate) -> Option<Answer> {
    match found {
        CanMate::Yes { .. } => Some(Answer::Yes),
        CanMate::No { .. } => Some(Answer::No),
        CanMate::Undecided => None,
    }
}
