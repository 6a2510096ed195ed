//! What is left of an effect once more has happened.

use super::{Duty, Effect, Measure};
use crate::board::Player;
use crate::game::act::{Act, Actor};
use crate::game::case::Event;
use crate::game::happening::Happening;

impl Effect {
    /// Whether a later event leaves nothing of this to announce: it was done then, or can no longer be done.
    pub fn is_settled_by(&self, later: &Event, happenings: &[Happening]) -> bool {
        use Effect::*;
        use Happening::*;
        let any = |of: &[Happening]| happenings.iter().any(|it| of.contains(it));
        let by =
            |player: &Player| matches!(later.by, Actor::Both) || later.by == Actor::Player(*player);
        // of a move that is not named nobody knows whether it was the one that was due
        let is_named = !matches!(&later.act, Act::Move(played) if played.text.is_none());
        let moved = |player: &Player| by(player) && any(&[Made, Completed]);
        let played = |player: &Player| moved(player) && is_named;
        match self {
            MustSeal { player, .. } => by(player) && any(&[MoveSealed]),
            MustAnnounce(player) | AdjustBoard(player) => {
                by(player) && any(&[BlindSaid, BlindMoved])
            }
            NoCastling(_) | NoCastlingWith { .. } | NextMoveOpensPeriod => false,
            MustMove { player, .. }
            | MustCapture { player, .. }
            | MustPlay { player, .. }
            | AnyLegalMove(player)
            | TouchMoveBinds(player)
            | MustCastle { player, .. }
            | MustMoveA { player, .. }
            | MustCaptureA { player, .. }
            | MustPromoteTo { player, .. }
            | NotCastleNow { player, .. }
            | MustStay { player, .. } => played(player),
            SealedMove { .. } => any(&[Resumed, EnvelopeOpened, EnvelopeLost]),
            RightLost { player, .. } => moved(player) || by(player) && any(&[DrawClaimed]),
            Repair(player) => by(player) && later.act == Act::Repair,
            MustMarkOffer(player) => by(player) && any(&[OfferMarked]),
            MustSign(player) => by(player) && any(&[ResultSigned]),
            ReturnSheet(player) => moved(player) || by(player) && any(&[SheetReturned]),
            LendSheet(player) => by(player) && any(&[SheetLent, SheetRefused]),
            CompleteSheet { player, .. } => moved(player) || by(player) && any(&[SheetCompleted]),
            Reconstruct => any(&[SheetsCompared]),
            NeedNotRecord { player, .. } => {
                by(player) && any(&[RecordingResumed]) || any(&[FlagFell, FlagSeen, FlagClaimed])
            }
            StartClock(_) => any(&[Made, Completed, EnvelopeOpened, FlagFell, Paused]),
            PauseClocks => any(&[Made, Completed, Restarted]),
            WaitOneMove => any(&[Made]),
            NeedsPermission(player) => by(player) && any(&[Left, Entered, BagUsed]),
            MustSubmit { .. } | MustVerify(_) => any(&[QuickplayDecided]),
            Usual(parts) => {
                let installs = |effect: &Effect| matches!(effect, InstallIncrement(_));
                parts.0.iter().any(installs) && any(&[QuickplayDecided])
            }
            Must(duty) => duty.is_done_by(happenings),
            May(measures) => measures.iter().all(|measure| match measure {
                Measure::DeclareDraw
                | Measure::PostponeClaim
                | Measure::RejectClaim
                | Measure::GrantIncrement(_) => any(&[QuickplayDecided]),
                Measure::SealReply(player) => by(player) && any(&[ReplySealed]),
                _ => false,
            }),
            MustNot(Duty::Intervene | Duty::CallFlag) => {
                any(&[IrregularityClaimed, FlagClaimed, FlagSeen])
            }
            _ => false,
        }
    }

    /// Whether it follows in the ordinary course, so that nobody asks about it once something else has to be ruled.
    pub fn is_routine(&self) -> bool {
        use Effect::*;
        match self {
            MustSeal { .. }
            | SealedMove { .. }
            | StartClock(_)
            | PauseClocks
            | MoveMade(_)
            | RightLost { .. } => true,
            Must(duty) | MustNot(duty) => matches!(
                duty,
                Duty::AskToSeal | Duty::KeepEnvelope | Duty::SetUpAdjourned | Duty::OpenEnvelope
            ),
            _ => self.is_right_of_a_player(),
        }
    }

    /// Whether this only leads up to a result that an event brings, or serves play that ends with it.
    pub fn is_idle_after_the_end(&self) -> bool {
        use Effect::*;
        self.serves_play()
            || matches!(
                self,
                PauseClocks
                    | SealedMove { .. }
                    | MoveMade(_)
                    | MoveStands(_)
                    | PromotedTo(_)
                    | CountsAsIllegal { .. }
                    | NotCounted(_)
                    | MustSubmit { .. }
                    | MustVerify(_)
            )
            || matches!(self, Must(duty) | MustNot(duty) if duty.leads_to_a_result())
            || matches!(self, May(measures) if matches!(measures.as_slice(), [Measure::GiveTime { .. }]))
            || self.is_right_of_a_player()
    }

    /// Whether it only says that a player may do something with the clocks or an envelope.
    fn is_right_of_a_player(&self) -> bool {
        let Effect::May(measures) = self else {
            return false;
        };
        measures.iter().all(|measure| {
            matches!(
                measure,
                Measure::StopClocks(_) | Measure::SealReply(_) | Measure::RestartClock(_)
            )
        })
    }
}

impl Duty {
    /// Whether it was done when this happened.
    fn is_done_by(self, happenings: &[Happening]) -> bool {
        use Happening::*;
        let any = |of: &[Happening]| happenings.iter().any(|it| of.contains(it));
        match self {
            Duty::AskToSeal => any(&[AskedToSeal, MoveSealed]),
            Duty::KeepEnvelope => any(&[Resumed, EnvelopeOpened, EnvelopeLost]),
            Duty::SetUpAdjourned | Duty::OpenEnvelope => any(&[EnvelopeOpened, EnvelopeLost]),
            Duty::StopClocks => any(&[Paused, Restarted]),
            Duty::CheckMoves | Duty::NotePosition | Duty::NoteRunningClock => {
                any(&[SheetsCompared])
            }
            Duty::Clarify => any(&[Found, Accepted, Refused, Resigned]),
            Duty::EstablishResult | Duty::EstablishOrder | Duty::ReadMark => any(&[Ruled]),
            Duty::Look => any(&[Found, Ruled]),
            _ => false,
        }
    }

    /// Whether doing it only shows what the result is.
    fn leads_to_a_result(self) -> bool {
        matches!(
            self,
            Duty::CallFlag
                | Duty::WatchPlay
                | Duty::CheckMoves
                | Duty::Clarify
                | Duty::StopClocks
                | Duty::KeepEnvelope
                | Duty::SetUpAdjourned
                | Duty::OpenEnvelope
        )
    }
}
