//! What the arbiter must, must not or may do.

use crate::board::Player;
use crate::clock::Millis;
use crate::edition::PenaltyKind;
use serde::{Deserialize, Serialize};

/// A duty of the arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Duty {
    /// Call a flag-fall.
    CallFlag,
    /// Correct the irregularity without being asked.
    Intervene,
    /// Ask the player to seal.
    AskToSeal,
    /// Check the envelope and keep it.
    KeepEnvelope,
    /// Open the envelope.
    OpenEnvelope,
    /// Record the remaining time of the player who adjourned early.
    RecordTime,
    /// Set up the adjourned position and the times of the adjournment.
    SetUpAdjourned,
    /// Correct the times on the clock.
    CorrectTimes,
    /// Announce when a session starts.
    AnnounceStart,
    /// Announce when a session ends.
    AnnounceEnd,
    /// Stop the clocks.
    StopClocks,
    /// Check whether the moves of the period were completed.
    CheckMoves,
    /// Find out what was meant.
    Clarify,
    /// Watch the further play, where that is possible.
    WatchPlay,
    /// Show the record of the game.
    ShowRecord,
    /// Provide a scoresheet.
    ProvideScoresheet,
    /// Be present and record the moves, himself or through an assistant.
    RecordGame,
    /// Tell the players how many moves remain.
    TellMoveCount,
    /// Note the position, the times and the numbers of moves before a reconstruction.
    NotePosition,
    /// Also note whose clock was running.
    NoteRunningClock,
    /// Replace the electronic scoresheet.
    ReplaceScoresheet,
    /// Adjust the player's time because he cannot record.
    AdjustTime,
    /// Find out the right result.
    EstablishResult,
    /// Give these points.
    AwardPoints,
    /// Explain what the Laws say.
    ExplainLaws,
    /// Say what may be played in this position.
    AdviseOnPosition,
    /// Say how many moves were completed, without a reason in the Laws.
    RevealMoveCount,
    /// Tell a player that the opponent has completed a move.
    TellOfMove,
    /// Tell a player to press the clock.
    TellToPress,
    /// Take special measures for a player who is disabled or needs medical attention.
    TakeSpecialMeasures,
    /// Look into a complaint.
    LookIntoComplaint,
    /// Keep the playing conditions good.
    KeepConditions,
    /// Impose this penalty.
    ImposePenalty,
}

/// What the arbiter may choose, or a player may do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Measure {
    /// A penalty from the list of penalties.
    Penalise(Player),
    /// The measure for distracting the opponent.
    PenaliseDistraction(Player),
    /// Call a flag-fall.
    CallFlag,
    /// Excuse the lateness.
    Excuse(Player),
    /// Set the times.
    SetTimes,
    /// Stop the clocks.
    StopClocks(Player),
    /// Start this player's clock again without a move.
    RestartClock(Player),
    /// Seal the reply in a second envelope instead of playing it.
    SealReply(Player),
    /// Correct by agreement of both players, without the arbiter.
    AgreeToCorrect,
    /// Change the setting of the clock.
    ChangeSetting,
    /// Decide where the clock stands.
    PlaceClock,
    /// Have a new game played.
    StartNewGame,
    /// Decide on another result.
    ChangeResult,
    /// Give one player or both extra time.
    GiveExtraTime,
    /// Expel the offender from the playing venue.
    ExpelOffender,
    /// Inspect this player.
    Inspect(Player),
    /// Impose a penalty of this kind.
    Impose(PenaltyKind),
    /// Declare the game drawn.
    DeclareDraw,
    /// Put off the decision on a claim.
    PostponeClaim,
    /// Reject a claim.
    RejectClaim,
    /// Give both players this increment.
    GrantIncrement(Millis),
    /// Take back the increment that this player gained by pressing the clock.
    TakeBackIncrement(Player),
    /// Give this player extra time.
    GiveTime { to: Player, time: Millis },
}
