//! What the arbiter must, must not or may do.

use crate::board::Player;
use crate::clock::Millis;
use crate::edition::{PenaltyKind, named};
use crate::game::effect::Effect;
use crate::game::particulars::vocabulary;

named! {
    /// A duty of the arbiter.
    Duty {
        /// Call a flag-fall.
        CallFlag = "call-flag",
        /// Correct the irregularity without being asked.
        Intervene = "intervene",
        /// Ask the player to seal.
        AskToSeal = "ask-to-seal",
        /// Check the envelope and keep it.
        KeepEnvelope = "keep-envelope",
        /// Open the envelope.
        OpenEnvelope = "open-envelope",
        /// Record the remaining time of the player who adjourned early.
        RecordTime = "record-time",
        /// Set up the adjourned position and the times of the adjournment.
        SetUpAdjourned = "set-up-adjourned",
        /// Correct the times on the clock.
        CorrectTimes = "correct-times",
        /// Announce when a session starts.
        AnnounceStart = "announce-start",
        /// Announce when a session ends.
        AnnounceEnd = "announce-end",
        /// Stop the clocks.
        StopClocks = "stop-clocks",
        /// Check whether the moves of the period were completed.
        CheckMoves = "check-moves",
        /// Find out what was meant.
        Clarify = "clarify",
        /// Watch the further play, where that is possible.
        WatchPlay = "watch-play",
        /// Show the record of the game.
        ShowRecord = "show-record",
        /// Provide a scoresheet.
        ProvideScoresheet = "provide-scoresheet",
        /// Be present and record the moves, himself or through an assistant.
        RecordGame = "record-game",
        /// Tell the players how many moves remain.
        TellMoveCount = "tell-move-count",
        /// Note the position, the times and the numbers of moves before a reconstruction.
        NotePosition = "note-position",
        /// Also note whose clock was running.
        NoteRunningClock = "note-running-clock",
        /// Replace the electronic scoresheet.
        ReplaceScoresheet = "replace-scoresheet",
        /// Adjust the player's time because he cannot record.
        AdjustTime = "adjust-time",
        /// Find out the right result.
        EstablishResult = "establish-result",
        /// Find out whether the game had ended when a flag counted as fallen.
        EstablishOrder = "establish-order",
        /// Read from the clock which of two flags fell first.
        ReadMark = "read-mark",
        /// Give these points.
        AwardPoints = "award-points",
        /// Explain what the Laws say.
        ExplainLaws = "explain-laws",
        /// Say what may be played in this position.
        AdviseOnPosition = "advise-on-position",
        /// Say how many moves were completed, without a reason in the Laws.
        RevealMoveCount = "reveal-move-count",
        /// Tell a player that the opponent has completed a move.
        TellOfMove = "tell-of-move",
        /// Tell a player to press the clock.
        TellToPress = "tell-to-press",
        /// Take special measures for a player who is disabled or needs medical attention.
        TakeSpecialMeasures = "take-special-measures",
        /// Look for himself at what he was told of.
        Look = "look",
        /// Look into a complaint.
        LookIntoComplaint = "look-into-complaint",
        /// Use a communication device in the playing venue.
        UseDevice = "use-device",
        /// Keep the playing conditions good.
        KeepConditions = "keep-conditions",
        /// Impose this penalty.
        ImposePenalty = "impose-penalty",
        /// Tell the claimant to make the claim good.
        HaveClaimMadeGood = "have-claim-made-good",
        /// Give a latecomer the chance to hand in the device.
        LetDeviceBeHandedIn = "let-device-be-handed-in",
        /// Tell a player that the next breach costs the game.
        AnnounceLoss = "announce-loss",
        /// Keep spectators out of the playing area.
        KeepSpectatorsOut = "keep-spectators-out",
        /// Have the players check a claim away from the position on the board.
        CheckAwayFromBoard = "check-away-from-board",
        /// Check a claim by himself while the players sit at the board.
        CheckClaimAlone = "check-claim-alone",
        /// Look for marked draw offers on the scoresheets.
        LookForMarkedOffers = "look-for-marked-offers",
        /// Enforce a rule that the law of the country forbids.
        EnforceRule = "enforce-rule",
        /// Have a player inspected.
        Inspect = "inspect",
        /// Have a witness of the player's gender present at an inspection.
        CallWitness = "call-witness",
        /// Find out whether the organiser has to agree.
        AskOrganiser = "ask-organiser",
        /// Turn the board round and leave the clock where it stands.
        TurnBoard = "turn-board",
        /// Name the player who is suspected.
        NameSuspect = "name-suspect",
        /// Report to FIDE what happened.
        Report = "report",
        /// Have an oral accusation made in writing.
        DemandWriting = "demand-writing",
    }
}

vocabulary! {
    /// What the arbiter may choose, or a player may do.
    #[derive(Clone, Debug, PartialEq)]
    pub enum Measure {
        /// A penalty from the list of penalties.
        Penalise(player: Player),
        /// The measure for distracting the opponent.
        PenaliseDistraction(player: Player),
        /// Call a flag-fall.
        CallFlag,
        /// Set the times.
        SetTimes,
        /// Stop the clocks.
        StopClocks(player: Player),
        /// Start this player's clock again without a move.
        RestartClock(player: Player),
        /// Seal the reply in a second envelope instead of playing it.
        SealReply(player: Player),
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
        /// Give this player extra time, how much being left to the arbiter.
        GiveExtraTimeTo(player: Player),
        /// Expel the offender from the playing venue.
        ExpelOffender,
        /// Inspect this player.
        Inspect(player: Player),
        /// Look at a video recording.
        LookAtVideo,
        /// Impose a penalty of this kind.
        Impose(kind: PenaltyKind),
        /// Declare the game drawn.
        DeclareDraw,
        /// Put off the decision on a claim.
        PostponeClaim,
        /// Reject a claim.
        RejectClaim,
        /// Give both players this increment.
        GrantIncrement(time: Millis),
        /// Take back the increment that this player gained by pressing the clock.
        TakeBackIncrement(player: Player),
        /// Give this player extra time.
        GiveTime { to: Player, time: Millis },
    }
}

impl Measure {
    /// Whether it meets somebody who did what he should not, or makes good for it.
    pub fn is_against_somebody(&self) -> bool {
        matches!(
            self,
            Measure::Penalise(_)
                | Measure::PenaliseDistraction(_)
                | Measure::ExpelOffender
                | Measure::GiveExtraTime
                | Measure::GiveExtraTimeTo(_)
        )
    }

    /// Whether it is a penalty for somebody.
    pub fn is_penalty(&self) -> bool {
        match self {
            Measure::GiveExtraTime => false,
            Measure::Impose(_) => true,
            other => other.is_against_somebody(),
        }
    }

    /// Whether who rules this does what the measure leaves to him.
    ///
    /// What a player may do without the arbiter, and what no effect tells, is nothing that an arbiter rules.
    /// A penalty may be any that some edition lists; whether the present one does, the laws say.
    pub fn allows(&self, ruled: &Effect) -> bool {
        use Effect::*;
        match self {
            Measure::Penalise(player) | Measure::PenaliseDistraction(player) => {
                *ruled == PenaltyDue(*player) || ruled.penalty_of(*player).is_some()
            }
            Measure::Impose(kind) => {
                (Player::ALL.iter()).any(|player| ruled.penalty_of(*player) == Some(*kind))
            }
            Measure::CallFlag => *ruled == Must(Duty::CallFlag),
            Measure::SetTimes => matches!(
                ruled,
                TimesByJudgement
                    | AddTime { .. }
                    | TakeTime { .. }
                    | ShowsExactly { .. }
                    | KeepTimes
                    | Must(Duty::CorrectTimes)
            ),
            Measure::StopClocks(_) => *ruled == PauseClocks,
            Measure::RestartClock(player) => *ruled == StartClock(*player),
            Measure::SealReply(player) => matches!(
                ruled,
                MustSeal { player: who, .. } | SealedMove { player: who, .. } if who == player
            ),
            Measure::ChangeSetting => matches!(
                ruled,
                InstallSetting
                    | SetCounter
                    | CounterShows { .. }
                    | TimesByJudgement
                    | Must(Duty::CorrectTimes)
            ),
            Measure::StartNewGame => matches!(ruled, NewGame | RightColours),
            Measure::ChangeResult => matches!(
                ruled,
                Win(_)
                    | Draw
                    | BothLose
                    | LosesGame(_)
                    | ScoreByArbiter(_)
                    | ResultStands(_)
                    | Points { .. }
            ),
            Measure::GiveExtraTime => matches!(ruled, AddTime { .. }),
            Measure::GiveExtraTimeTo(player) => {
                matches!(ruled, AddTime { to, .. } if to == player)
            }
            Measure::DeclareDraw => matches!(ruled, ClaimAccepted | Draw),
            Measure::PostponeClaim => *ruled == ClaimPostponed,
            Measure::RejectClaim => *ruled == ClaimRejected,
            Measure::GrantIncrement(time) => *ruled == InstallIncrement(*time),
            Measure::TakeBackIncrement(player) => {
                matches!(ruled, TakeTime { from, .. } if from == player)
            }
            Measure::GiveTime { to, time } => {
                matches!(ruled, AddTime { to: who, time: given } if who == to && given == time)
            }
            Measure::Inspect(player) => *ruled == Inspected(*player),
            Measure::AgreeToCorrect
            | Measure::PlaceClock
            | Measure::ExpelOffender
            | Measure::LookAtVideo => false,
        }
    }
}
