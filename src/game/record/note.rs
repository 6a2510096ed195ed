//! Taking note of what happened, before it is judged.

use super::*;

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
            | TimesClaimed | ScoresheetAsked | Found | Ruled | Asked | MoveAsked => {}
            ClockHandled | ClockRan | Restarted | DefectClaimed | PlaceWished | RoundStarted
            | CameToHall | DefaultTimeOver | ScreenClaimed => {}
            MoveWritten | SheetUsed | OfferMarked | RecordingStopped | RecordingResumed
            | SheetCompleted | GapFound | SheetsCompared | SheetHidden | OpponentsSheetAsked
            | SheetLent | SheetRefused | SheetReturned | SheetFailed | InabilityTold
            | ResultSigned | ResultReported | PointsAwarded => {}
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
            let after = match self.examine(before, &attempt) {
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
