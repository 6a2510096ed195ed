//! What an event amounts to.

use super::*;

impl Record {
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
            Act::Press | Act::PressWith(_) => {
                let own = event.by.player();
                let made = own.is_some_and(|player| self.unpressed.of(player).is_some());
                let mut pressed = if made {
                    vec![Completed]
                } else if self.leaves_move(own) {
                    vec![Made, Completed]
                } else {
                    vec![PressedIdle]
                };
                if matches!(event.act, Act::PressWith(_)) {
                    pressed.push(ClockHandled);
                }
                pressed
            }
            Act::Pause | Act::PauseFor(_) => vec![Paused],
            Act::HandleClock(_) => vec![ClockHandled],
            Act::ClockRuns(_) => vec![ClockRan],
            Act::Restart => vec![Restarted],
            Act::ClockMarksFirst(_) => vec![],
            Act::ClaimClockDefect => vec![DefectClaimed],
            Act::WishClockPlace => vec![PlaceWished],
            Act::StartRound(_) => vec![RoundStarted],
            Act::Arrival(Arrival {
                place: ArrivalPlace::Board,
                ..
            }) => vec![Arrived],
            Act::Arrival(_) => vec![CameToHall],
            Act::DefaultTimeEnds => vec![DefaultTimeOver],
            Act::ClaimFromScreen(_) => vec![ScreenClaimed],
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
            Act::ClaimWrongSetting | Act::ClaimSettingFault(_) => vec![SettingClaimed],
            Act::Resign | Act::ResignInWriting => vec![Resigned],
            Act::ResignFor(_) | Act::Gesture(_) => vec![EndSuggested],
            Act::AnswerUnclearly(_) => vec![AnsweredUnclearly],
            Act::ClaimQuickplay(_) => vec![QuickplayClaimed],
            Act::RequestIncrement => vec![IncrementRequested],
            Act::DecideQuickplay(_) => vec![QuickplayDecided],
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
            Act::WriteMove(_) => vec![MoveWritten],
            Act::WriteOnSheet(_) => vec![SheetUsed],
            Act::MarkOffer => vec![OfferMarked],
            Act::StopRecording => vec![RecordingStopped],
            Act::ResumeRecording => vec![RecordingResumed],
            Act::CompleteSheet => vec![SheetCompleted],
            Act::SheetGap(_) => vec![GapFound],
            Act::SheetsShow(_) | Act::Reconstruct(_) => vec![SheetsCompared],
            Act::HideSheet => vec![SheetHidden],
            Act::AskForOpponentsSheet => vec![OpponentsSheetAsked],
            Act::LendSheet => vec![SheetLent],
            Act::RefuseSheet => vec![SheetRefused],
            Act::ReturnSheet => vec![SheetReturned],
            Act::ElectronicSheetFails => vec![SheetFailed],
            Act::CannotRecord(_) => vec![InabilityTold],
            Act::Sign(_) => vec![ResultSigned],
            Act::ReportResult(_) => vec![ResultReported],
            Act::AwardPoints(_) => vec![PointsAwarded],
            Act::SayAdjust => vec![AdjustingSaid],
            Act::Adjust(_) => vec![Adjusted],
            Act::Lift(_) => vec![Touched],
            Act::TakeOff(_) => self.step_or_move(Touched, event),
            Act::Release(_) => self.step_or_move(Released, event),
            Act::Place(_) => self.step_or_move(Placed, event),
            Act::PutBack => vec![PutBack],
            Act::PickUp(_) => vec![PickedUp],
            Act::AskForPiece(_) => vec![PieceAsked],
            Act::Announce(_) => vec![Announced],
            Act::ClaimTouchRules => vec![TouchRulesClaimed],
            Act::BringAssistant(_) => vec![AssistantBrought],
            Act::Sees => {
                let about = event.about.and_then(|ix| case.events.get(usize::from(ix)));
                let flag = about.is_some_and(|seen| matches!(seen.act, Act::FlagFalls));
                vec![if flag { FlagSeen } else { IrregularitySeen }]
            }
            Act::SeesPosition => vec![PositionSeen],
            Act::Leave(_) => vec![Left],
            Act::Enter(_) => vec![Entered],
            Act::UseHelp(_) => vec![HelpUsed],
            Act::Device(_) => vec![DeviceShown],
            Act::UseBag(_) => vec![BagUsed],
            Act::Inspect(_) => vec![InspectionWanted],
            Act::RefuseInspection => vec![InspectionRefused],
            Act::Disturb(_) => vec![Disturbed],
            Act::Smoke(_) => vec![Smoked],
            Act::Misbehave(_) => vec![Misbehaved],
            Act::Defy(_) => vec![Defied],
            Act::Appeal(_) => vec![Appealed],
            Act::Request(_) => vec![Requested],
            Act::Complain => vec![Complained],
            Act::Tell(_) => vec![Told],
            Act::ExternalDisturbance => vec![DisturbedFromOutside],
            Act::Warn(_) => vec![Warned],
            Act::Impose(_) => vec![PenaltyImposed],
            Act::Finds(..) => vec![Found],
            Act::Rules(_) => vec![Ruled],
            Act::Asks(_) => vec![Asked],
            Act::AsksEntry(_) => vec![EntryAsked],
            Act::BlindLift(_) => vec![Touched],
            Act::BlindMove(moved) => match (moved.made(), moved.pressed) {
                (true, YesNo::Yes) => vec![BlindMoved, Made, Completed],
                (true, YesNo::No) => vec![BlindMoved, Made],
                (false, _) => vec![BlindMoved],
            },
            Act::BlindSay(BlindSay::Announce) if self.waits_for_words(event) => {
                vec![BlindSaid, Made]
            }
            Act::BlindSay(_) => vec![BlindSaid],
            Act::BoardsDiffer(_) => vec![BoardsDiffered],
            Act::AskForTwoBoards => vec![TwoBoardsAsked],
            Act::MayPlay(_) => vec![MoveAsked],
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

    /// A step of a move, and the move itself where this step is the last.
    fn step_or_move(&self, step: Happening, event: &Event) -> Vec<Happening> {
        if self.finishes_move(event) {
            vec![step, Happening::Made]
        } else {
            vec![step]
        }
    }

    /// Whether this player has carried out a move on the special board that only needs to be announced.
    fn waits_for_words(&self, event: &Event) -> bool {
        (self.moved_in_silence.as_ref()).is_some_and(|(by, _)| *by == event.by)
    }
}
