//! The parts of a ruling.

use crate::game::Effect;
use serde::{Deserialize, Serialize};

/// The part of a ruling that an effect belongs to, and that a case may ask for.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Aspect {
    /// Result, or play goes on.
    Game,
    /// Times.
    Clock,
    /// Position and moves.
    Moves,
    /// Offences and penalties.
    Offences,
    /// Claims, offers and rights.
    Claims,
    /// What the arbiter must, must not or may do.
    Arbiter,
    /// Scoresheets.
    Recording,
    /// Definitions.
    Definitions,
}

impl Effect {
    /// The part of a ruling that this effect belongs to.
    pub fn aspect(&self) -> Aspect {
        use Effect::*;
        match self {
            Win(_)
            | Draw
            | BothLose
            | PlayOn
            | AlreadyOver
            | NewGame
            | RightColours
            | ResultStands(_)
            | LosesGame(_)
            | Forfeited(_)
            | ScoreByArbiter(_)
            | ScoreRaised(_)
            | ScoreReduced(_)
            | ResultReferred
            | Points { .. } => Aspect::Game,
            PenaltyDue(_)
            | Warned { .. }
            | LastWarning(_)
            | Fined(_)
            | Excluded(_)
            | Expelled(_) => Aspect::Offences,
            AddTime { .. }
            | TakeTime { .. }
            | TimesByJudgement
            | StartClock(_)
            | PauseClocks
            | InstallIncrement(_)
            | Charge(_)
            | ShowsExactly { .. }
            | KeepTimes
            | ReplaceClock
            | InstallSetting
            | SetCounter
            | NextPeriod(_) => Aspect::Clock,
            Restore(_)
            | MustMove { .. }
            | MustCapture { .. }
            | MustPlay { .. }
            | MustSeal { .. }
            | SealedMove { .. }
            | AnyLegalMove(_)
            | TouchMoveBinds(_)
            | MoveStands
            | PromotedTo(_)
            | NoCastling(_)
            | NoCastlingWith { .. }
            | MustAnnounce(_)
            | AdjustBoard(_)
            | Repair(_)
            | TransferPosition
            | NextMoveOpensPeriod
            | MustCastle { .. }
            | NotCastleNow { .. }
            | MustMoveA { .. }
            | MustCaptureA { .. }
            | MustPromoteTo { .. }
            | MustStay { .. } => Aspect::Moves,
            CountsAsIllegal { .. } | NotCounted(_) => Aspect::Offences,
            ClaimAccepted
            | ClaimRejected
            | RightLost { .. }
            | CannotBeWithdrawn
            | OfferStands(_)
            | OfferGone
            | ConditionVoid
            | ClaimPostponed
            | DecisionFinal
            | MustSubmit { .. }
            | MustVerify(_)
            | Allowed(_)
            | Forbidden(_)
            | NeedsPermission(_) => Aspect::Claims,
            MustRecord(_)
            | NeedNotRecord { .. }
            | CompleteSheet { .. }
            | LendSheet(_)
            | ReturnSheet(_)
            | MustMarkOffer(_)
            | Reconstruct
            | MustSign(_) => Aspect::Recording,
            Must(_) | MustNot(_) | May(_) | WaitOneMove | RulingRight | RulingWrong
            | WarnAboutNotation | UseTwoBoards | AssistantNeeded(_) => Aspect::Arbiter,
            EntryMeans(_)
            | EntryIrregular
            | EntryAmbiguous(_)
            | EntryMeansNothing
            | NoEvidence
            | Class(_)
            | Regime(_)
            | EnvelopeShows(_)
            | Deadline(_)
            | FreeFromRecording
            | RegulationsNameRegime
            | HasTheMove(_)
            | InitialPosition
            | StartPosition(_)
            | SquareColour { .. }
            | InCheck(_)
            | PositionIllegal
            | CastlingEnds { .. }
            | MoveMade(_) => Aspect::Definitions,
        }
    }
}
