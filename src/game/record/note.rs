//! Taking note of what happened, before it is judged.

use super::steps::Steps;
use super::*;
use crate::game::act::Hands;

impl Record {
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
        case: &Case,
    ) -> Result<(), MoveTextError> {
        use Happening::*;
        self.at_the_given = happening == PositionGiven;
        self.before.resize(usize::from(ix) + 1, self.at);
        match happening {
            Made => self.make(ix, event)?,
            BlindMoved => self.moved_in_silence = silent_move(event),
            Completed => self.press(ix, event),
            Touched => {
                self.touched = Some(ix);
                self.step(ix, event);
            }
            Released | Placed => self.step(ix, event),
            PutBack => self.put_back(event.by.player()),
            SealedMoveMade => self.make_sealed(ix),
            WasAbsent | Arrived => {
                for by in Player::ALL {
                    if event.by == Actor::Both || event.by == Actor::Player(by) {
                        *self.absent.of_mut(by) = happening == WasAbsent;
                    }
                }
            }
            RoundStarted | Resumed => {
                for player in Player::ALL {
                    *self.absent.of_mut(player) |= case.later.comes_late(player, ix);
                }
                if happening == Resumed {
                    self.absent_at_resumption = Some(self.absent);
                }
            }
            DrawClaimed => self.claim = Some(ix),
            MoveAsked => {
                if let (Act::MayPlay(text), Some(before)) = (&event.act, self.position()) {
                    attempted(before, event, text)?;
                }
            }
            ResultReported => {
                if let (Act::ReportResult(report), Some(by)) = (&event.act, event.by.player()) {
                    *self.reported.of_mut(by) = Some(report.result);
                }
            }
            RecordAsked => {
                if let Some(by) = event.by.player() {
                    *self.record_requests.of_mut(by) += 1;
                }
            }
            // everything else leaves the board, the clocks and the counts as they are
            _ => {}
        }
        Ok(())
    }

    fn make(&mut self, ix: EventIx, event: &Event) -> Result<(), MoveTextError> {
        let text = match &event.act {
            Act::Move(MoveAct { text, .. }) | Act::BlindMove(BlindMove { text, .. }) => {
                text.clone()
            }
            Act::BlindSay(_) => (self.moved_in_silence.as_ref()).and_then(|(_, text)| text.clone()),
            _ => None,
        };
        let mover = event.by.player();
        self.moved_in_silence = None;
        self.take_back_illegal(mover);
        let mut node = Node::start(None);
        node.parent = Some(self.at);
        node.by = Some(ix);
        node.mover = mover;
        node.begun = match text {
            Some(_) => None,
            None => self.steps_begun(mover),
        };
        node.two_hands = matches!(&event.act, Act::Move(played) if played.hands == Hands::Two)
            || self.steps.as_ref().is_some_and(Steps::two_hands);
        let attempt = match (&text, self.position()) {
            (Some(text), Some(before)) => Some(attempted(before, event, text)?),
            (None, Some(before)) => self.stepped(event, before),
            (_, None) => None,
        };
        if let (Some(attempt), Some(before)) = (attempt, self.position()) {
            node.progress = Some(before.makes_progress(&attempt));
            let mut after = match self.examine(before, &attempt) {
                Ok(legal) => before.play(&legal),
                Err(reason) => {
                    node.illegal = Some(reason);
                    before.put_through(&attempt)
                }
            };
            if let Some((square, strange)) = self.placed_in_wrong_colour(event) {
                node.illegal = Some(Illegal::PromotionPieceNotAllowed);
                after = after.replace(square, Some(strange));
            }
            node.key = Some(after.identity());
            node.position = Some(Arc::new(after));
            node.attempt = Some(attempt);
        }
        if node.attempt.is_none() && self.is_out_of_turn(event) {
            node.illegal = Some(Illegal::NotOnMove);
        }
        node.text = text.or_else(|| Some(self.position()?.notation(&attempt?)));
        self.steps = None;
        self.push(node);
        if let Some(mover) = mover {
            *self.unpressed.of_mut(mover) = Some(ix);
        }
        self.touched = None;
        Ok(())
    }

    /// Whether a player moves without having the move, as far as the order of the moves tells.
    fn is_out_of_turn(&self, event: &Event) -> bool {
        let node = &self.nodes[self.at];
        // a player may play another move instead of one that he has not completed
        let replaces = node.mover.is_some() && node.mover == event.by.player() && !node.pressed();
        let on_move = (event.known.has_the_move).or_else(|| self.on_move(node));
        let by = event.by.player();
        !replaces && by.is_some() && on_move.is_some() && on_move != by
    }

    /// The piece of the opponent's colour that a player put on the square of promotion.
    fn placed_in_wrong_colour(
        &self,
        event: &Event,
    ) -> Option<(crate::board::Square, (Player, crate::board::Role))> {
        let by = event.by.player()?;
        let steps = self.steps.as_ref().filter(|steps| steps.by == by)?;
        let place = steps.placed.filter(|place| place.wrong_colour)?;
        Some((place.on, (by.other(), place.piece)))
    }

    /// A player undoes what he has done on this move; a move that he has not completed is off the board again.
    fn put_back(&mut self, by: Option<Player>) {
        if self
            .steps
            .as_ref()
            .is_some_and(|steps| Some(steps.by) == by)
        {
            self.steps = None;
        }
        let node = &self.nodes[self.at];
        let Some(player) = by.filter(|_| node.mover == by && node.pressed.is_none()) else {
            return;
        };
        if let (Some(parent), Some(_)) = (node.parent, self.unpressed.of_mut(player).take()) {
            self.at = parent;
        }
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
            && let Ok(legal) = self.examine(before, &attempt)
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
}

/// The move of this event, where only the announcement is lacking.
fn silent_move(event: &Event) -> Option<(Actor, Option<String>)> {
    match &event.act {
        Act::BlindMove(moved)
            if moved.captured_removed == YesNo::Yes
                && moved.placed == YesNo::Yes
                && moved.announced == Announced::NotYet =>
        {
            Some((event.by, moved.text.clone()))
        }
        _ => None,
    }
}
