//! Effects: what a ruling does. They are data; the record carries them out, and the messages name them.

mod aspect;
mod duty;
mod parts;

pub use aspect::Aspect;
pub use duty::{Duty, Measure};
pub use parts::*;

use crate::board::{Player, Role, Side, Square};
use crate::clock::Millis;
use crate::edition::Score;
use crate::edition::{Pace, PenaltyKind, Supervision};
use crate::game::act::{EnvelopeItem, GameResult, Ground, Matter};
use crate::game::words;
use serde::{Deserialize, Serialize};

/// One thing that the ruling does, allows or demands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    // --- game
    /// The game ends and this player wins.
    Win(Player),
    /// The game ends in a draw.
    Draw,
    /// Play goes on.
    PlayOn,
    /// The game had already ended; what came after does not count.
    AlreadyOver,
    /// The game ends and both players lose.
    BothLose,
    /// The game does not count and a new one is played.
    NewGame,

    // --- clock
    /// The player gets extra time.
    AddTime { to: Player, time: Millis },
    /// The player loses time.
    TakeTime { from: Player, amount: Amount },
    /// The arbiter sets the times by his best judgement.
    TimesByJudgement,
    /// This player's clock is started.
    StartClock(Player),
    /// The clocks must be, are, or may be stopped: see the duty or the permission around it.
    PauseClocks,
    /// The player's clock is charged with all time up to this point.
    Charge(Player),

    // --- moves
    /// The position is set back.
    Restore(Restore),
    /// The player must move this piece.
    MustMove {
        /// Who.
        player: Player,
        /// The square on which the piece stands.
        #[serde(with = "words::square")]
        #[schemars(with = "String")]
        piece: Square,
    },
    /// The player must capture this piece.
    MustCapture {
        /// Who.
        player: Player,
        /// The square on which the piece stands.
        #[serde(with = "words::square")]
        #[schemars(with = "String")]
        piece: Square,
    },
    /// The player must play the move that he wrote or declared.
    MustPlay {
        player: Player,
        text: Option<String>,
    },
    /// The player must seal a move: this one, where one is named.
    MustSeal {
        player: Player,
        text: Option<String>,
    },
    /// This is the player's sealed move.
    SealedMove {
        player: Player,
        text: Option<String>,
    },
    /// The player may play any legal move.
    AnyLegalMove(Player),
    /// The touch-move rule binds the replacement move (the piece is not known).
    TouchMoveBinds(Player),
    /// What was played stands, although it was illegal.
    MoveStands,
    /// The pawn counts as promoted to this piece.
    PromotedTo(
        #[serde(with = "words::role")]
        #[schemars(with = "String")]
        Role,
    ),
    /// The player may not castle in this game.
    NoCastling(Player),
    /// The player puts the displaced pieces back while his own clock runs.
    Repair(Player),
    /// The player may not castle with this rook in this game.
    NoCastlingWith {
        /// Who.
        player: Player,
        /// The square on which the rook stood.
        #[serde(with = "words::square")]
        #[schemars(with = "String")]
        rook: Square,
    },

    // --- offences
    /// Counts as the n-th completed illegal act of this player.
    CountsAsIllegal { by: Player, nth: u32 },
    /// Is not counted as an illegal move.
    NotCounted(Player),

    // --- claims and rights
    /// The claim is right.
    ClaimAccepted,
    /// The claim is wrong, late or not admissible.
    ClaimRejected,
    /// The right to claim on this ground is lost for this move.
    RightLost { player: Player, ground: Ground },
    /// The act cannot be taken back.
    CannotBeWithdrawn,
    /// An offer of this player is open.
    OfferStands(Player),
    /// The open offer is gone.
    OfferGone,
    /// A condition attached to an offer has no effect.
    ConditionVoid,
    /// What this player did, or asks leave to do, is allowed.
    Allowed(Player),
    /// What this player did, or asks leave to do, is not allowed.
    Forbidden(Player),
    /// This player needs the arbiter's permission for it.
    NeedsPermission(Player),

    // --- moving, step by step
    /// The move has been made.
    MoveMade(Player),
    /// The player must castle, to this side where the case tells it.
    MustCastle {
        /// Who.
        player: Player,
        /// To which side.
        #[serde(default)]
        #[schemars(with = "Option<String>")]
        side: Option<Side>,
    },
    /// The player must move a piece of this kind, if one can move.
    MustMoveA {
        /// Who.
        player: Player,
        /// Which kind.
        #[serde(with = "words::role")]
        #[schemars(with = "String")]
        piece: Role,
    },
    /// The player must capture a piece of this kind, if one can be captured.
    MustCaptureA {
        /// Who.
        player: Player,
        /// Which kind.
        #[serde(with = "words::role")]
        #[schemars(with = "String")]
        piece: Role,
    },
    /// The player must promote to this piece.
    MustPromoteTo {
        /// Who.
        player: Player,
        /// To which piece.
        #[serde(with = "words::role")]
        #[schemars(with = "String")]
        piece: Role,
    },
    /// The player may not castle to this side on this move.
    NotCastleNow {
        /// Who.
        player: Player,
        /// To which side.
        #[serde(default)]
        #[schemars(with = "Option<String>")]
        side: Option<Side>,
    },
    /// The player must finish his move with this piece on this square.
    MustStay {
        /// Who.
        player: Player,
        /// Where the piece stood before the move.
        #[serde(with = "words::square")]
        #[schemars(with = "String")]
        piece: Square,
        /// Where it was let go.
        #[serde(with = "words::square")]
        #[schemars(with = "String")]
        on: Square,
    },

    // --- time control and setting
    /// The player's display shows exactly this.
    ShowsExactly { player: Player, time: Millis },
    /// The times stay as the clock shows them.
    KeepTimes,
    /// The clock is replaced.
    ReplaceClock,
    /// The right setting is installed.
    InstallSetting,
    /// The move-counter is set right.
    SetCounter,
    /// The player's next period begins.
    NextPeriod(Player),

    // --- recording
    /// The position is transferred to a board that lies correctly.
    TransferPosition,
    /// The new game is played with the right colours.
    RightColours,
    /// The player must record the moves.
    MustRecord(Player),
    /// The player need not record the moves.
    NeedNotRecord {
        player: Player,
        until: RecordingUntil,
    },
    /// The player must complete his scoresheet.
    CompleteSheet { player: Player, when: SheetWhen },
    /// This player's opponent may use this player's scoresheet.
    LendSheet(Player),
    /// The player must give his opponent's scoresheet back before he moves.
    ReturnSheet(Player),
    /// The player must write the sign of the offer on his scoresheet.
    MustMarkOffer(Player),
    /// Both players play the game over again on a second board, under the arbiter's control.
    Reconstruct,
    /// The next move counts as the first of the next period.
    NextMoveOpensPeriod,
    /// The player must sign the scoresheets.
    MustSign(Player),
    /// The result stands.
    ResultStands(GameResult),
    /// The player gets these points.
    Points { player: Player, points: Score },

    // --- conduct, devices and third parties
    /// The game counts as not played: this player loses it by forfeit.
    Forfeited(Player),
    /// The player is penalised; the arbiter chooses from the list of penalties.
    PenaltyDue(Player),
    /// The game ends and this player loses, whatever the opponent scores.
    LosesGame(Player),
    /// The arbiter decides how much this player scores.
    ScoreByArbiter(Player),
    /// The player is warned, for the n-th time about this matter.
    Warned {
        player: Player,
        matter: Matter,
        nth: u32,
    },
    /// The player has been told that the next time loses the game.
    LastWarning(Player),
    /// This player's score in the game is raised, up to the maximum.
    ScoreRaised(Player),
    /// This player's score in the game is reduced.
    ScoreReduced(Player),
    /// The player is fined.
    Fined(Player),
    /// The player is excluded from one or more rounds.
    Excluded(Player),
    /// The player is expelled from the competition.
    Expelled(Player),

    // --- notation and blind players
    /// The entry means this move.
    EntryMeans(String),
    /// The entry departs from the prescribed form, which does not change what it means.
    EntryIrregular,
    /// The entry can mean any of these moves.
    EntryAmbiguous(Vec<String>),
    /// The entry means no move that could be played.
    EntryMeansNothing,
    /// What is written is no evidence where a scoresheet would be.
    NoEvidence,
    /// The arbiter should warn the player that this notation is not recognised.
    WarnAboutNotation,
    /// This player must announce the move, or announce it rightly.
    MustAnnounce(Player),
    /// This player must put his board right.
    AdjustBoard(Player),
    /// The game is played on two boards.
    UseTwoBoards,
    /// This player must have an assistant.
    AssistantNeeded(Player),

    // --- quickplay finish
    /// The decision on the claim is put off.
    ClaimPostponed,
    /// Both players get this much more for each move.
    InstallIncrement(Millis),
    /// The decision cannot be appealed against.
    DecisionFinal,
    /// Play has ended, and the designated arbiter will decide the result.
    ResultReferred,
    /// The player must hand this in.
    MustSubmit {
        /// Who.
        player: Player,
        /// What.
        what: Evidence,
    },
    /// The player must verify what the opponent has handed in.
    MustVerify(Player),

    // --- the arbiter
    /// The arbiter must do this.
    Must(Duty),
    /// The arbiter must not do this.
    MustNot(Duty),
    /// The arbiter chooses among these.
    May(Vec<Measure>),
    /// The arbiter waits until the next move is completed.
    WaitOneMove,

    /// The arbiter's ruling was what the Laws demand.
    #[serde(rename = "ruling-was-right")]
    RulingRight,
    /// The arbiter's ruling was not what the Laws demand.
    #[serde(rename = "ruling-was-wrong")]
    RulingWrong,

    // --- definitions
    /// The game is of this class.
    Class(Pace),
    /// These are the rules of supervision that apply.
    Regime(Supervision),
    /// Until this time of day a player is not too late.
    Deadline(Millis),
    /// This must stand on the envelope.
    EnvelopeShows(EnvelopeItem),
    /// The players need not record.
    FreeFromRecording,
    /// The regulations must name the regime, for the whole event.
    RegulationsNameRegime,
    /// This player has the move.
    HasTheMove(Player),
    /// A game begins with this position.
    InitialPosition,
    /// It is the start position of Chess960 with this number.
    StartPosition(u16),
    /// The square has this colour.
    SquareColour {
        /// Which one.
        #[serde(with = "words::square")]
        #[schemars(with = "String")]
        square: Square,
        /// Light or dark.
        colour: SquareColour,
    },
    /// This player's king is in check.
    InCheck(Player),
    /// No series of legal moves leads to the position.
    PositionIllegal,
    /// Where king and rook stand after castling.
    CastlingEnds {
        /// Whose.
        player: Player,
        /// The king.
        #[serde(with = "words::square")]
        #[schemars(with = "String")]
        king: Square,
        /// The rook.
        #[serde(with = "words::square")]
        #[schemars(with = "String")]
        rook: Square,
    },
}

impl Effect {
    /// Whether play is over with this effect, whatever is still to be decided about the result.
    pub fn ends_the_game(&self) -> bool {
        matches!(
            self,
            Effect::Win(_)
                | Effect::Draw
                | Effect::BothLose
                | Effect::LosesGame(_)
                | Effect::ResultStands(_)
                | Effect::ResultReferred
        )
    }

    /// The player who has won the game by this effect.
    pub fn winner(&self) -> Option<Player> {
        match self {
            Effect::Win(player) | Effect::ResultStands(GameResult::Win(player)) => Some(*player),
            _ => None,
        }
    }

    /// Whether somebody who rules this uses a choice that the effect leaves to the arbiter.
    pub fn leaves_open(&self, ruled: &Effect) -> bool {
        match self {
            Effect::May(measures) => measures.iter().any(|measure| measure.allows(ruled)),
            Effect::PenaltyDue(player) => Measure::Penalise(*player).allows(ruled),
            _ => false,
        }
    }

    /// The kind of penalty that this effect is, where it is one that this player suffers.
    ///
    /// Source: Article 12.9 (2014–), 13.4 (before).
    pub fn penalty_of(&self, player: Player) -> Option<PenaltyKind> {
        use Effect::*;
        let (own, others) = (player, player.other());
        match self {
            Warned { player, .. } | LastWarning(player) if *player == own => {
                Some(PenaltyKind::Warning)
            }
            AddTime { to, .. } if *to == others => Some(PenaltyKind::OpponentTime),
            TakeTime { from, .. } if *from == own => Some(PenaltyKind::OwnTime),
            ScoreRaised(player) | Points { player, .. } if *player == others => {
                Some(PenaltyKind::OpponentPoints)
            }
            ScoreReduced(player) | Points { player, .. } if *player == own => {
                Some(PenaltyKind::OwnPoints)
            }
            LosesGame(player) if *player == own => Some(PenaltyKind::Loss),
            Win(player) | ScoreByArbiter(player) if *player == others => Some(PenaltyKind::Loss),
            Fined(player) if *player == own => Some(PenaltyKind::Fine),
            Excluded(player) if *player == own => Some(PenaltyKind::Rounds),
            Expelled(player) if *player == own => Some(PenaltyKind::Expulsion),
            _ => None,
        }
    }

    /// Whether this effect only serves further play, and so lapses when the game ends.
    pub fn serves_play(&self) -> bool {
        use Effect::*;
        match self {
            PlayOn
            | AddTime { .. }
            | TakeTime { .. }
            | TimesByJudgement
            | StartClock(_)
            | Restore(_)
            | MustMove { .. }
            | MustCapture { .. }
            | MustPlay { .. }
            | MustSeal { .. }
            | AnyLegalMove(_)
            | TouchMoveBinds(_)
            | NoCastling(_)
            | Repair(_)
            | NoCastlingWith { .. }
            | MustCastle { .. }
            | NotCastleNow { .. }
            | MustMoveA { .. }
            | MustCaptureA { .. }
            | MustPromoteTo { .. }
            | MustStay { .. }
            | RightLost { .. }
            | OfferStands(_)
            | OfferGone
            | WaitOneMove
            | MustAnnounce(_)
            | AdjustBoard(_)
            | ShowsExactly { .. }
            | KeepTimes
            | ReplaceClock
            | InstallSetting
            | SetCounter
            | NextPeriod(_)
            | InstallIncrement(_)
            | ClaimPostponed
            | Charge(_)
            | TransferPosition
            | MustRecord(_)
            | NeedNotRecord { .. }
            | CompleteSheet { .. }
            | LendSheet(_)
            | ReturnSheet(_)
            | MustMarkOffer(_)
            | Reconstruct
            | NextMoveOpensPeriod => true,
            RightColours | MustSign(_) | ResultStands(_) | Points { .. } => false,
            Forfeited(_)
            | Deadline(_)
            | PenaltyDue(_)
            | LosesGame(_)
            | ScoreByArbiter(_)
            | Warned { .. }
            | LastWarning(_)
            | ScoreRaised(_)
            | ScoreReduced(_)
            | Fined(_)
            | Excluded(_)
            | Expelled(_)
            | Win(_)
            | Draw
            | BothLose
            | AlreadyOver
            | NewGame
            | SealedMove { .. }
            | PauseClocks
            | MoveStands
            | PromotedTo(_)
            | CountsAsIllegal { .. }
            | NotCounted(_)
            | ClaimAccepted
            | ClaimRejected
            | CannotBeWithdrawn
            | ConditionVoid
            | DecisionFinal
            | ResultReferred
            | MustSubmit { .. }
            | MustVerify(_)
            | Allowed(_)
            | Forbidden(_)
            | NeedsPermission(_)
            | Must(_)
            | MustNot(_)
            | May(_)
            | MoveMade(_)
            | EntryMeans(_)
            | EntryIrregular
            | EntryAmbiguous(_)
            | EntryMeansNothing
            | NoEvidence
            | WarnAboutNotation
            | UseTwoBoards
            | AssistantNeeded(_)
            | Class(_)
            | Regime(_)
            | EnvelopeShows(_)
            | FreeFromRecording
            | RulingRight
            | RulingWrong
            | RegulationsNameRegime
            | HasTheMove(_)
            | InitialPosition
            | StartPosition(_)
            | SquareColour { .. }
            | InCheck(_)
            | PositionIllegal
            | CastlingEnds { .. } => false,
        }
    }

    /// Whether the two effects cannot stand in one ruling.
    pub fn conflicts_with(&self, other: &Effect) -> bool {
        use Effect::*;
        let one_way = |a: &Effect, b: &Effect| match (a, b) {
            (Win(x), Win(y)) => x != y,
            (Win(_), Draw)
            | (BothLose, Win(_) | Draw)
            | (PlayOn, Win(_) | Draw | BothLose | NewGame | ResultReferred)
            | (ResultReferred, Win(_) | Draw | BothLose)
            | (NewGame, Win(_) | Draw | BothLose) => true,
            (LosesGame(x) | Forfeited(x), Win(y)) => x == y,
            (LosesGame(x), LosesGame(y)) => x != y,
            (LosesGame(_), Draw | PlayOn | NewGame) => true,
            (AddTime { to: x, .. }, AddTime { to: y, .. }) => x == y,
            (TakeTime { from: x, .. }, TakeTime { from: y, .. }) => x == y,
            (ShowsExactly { player: x, .. }, ShowsExactly { player: y, .. }) => x == y,
            (KeepTimes, ReplaceClock | InstallSetting) => true,
            (CountsAsIllegal { by: x, .. }, NotCounted(y)) => x == y,
            (CountsAsIllegal { by: x, .. }, CountsAsIllegal { by: y, .. }) => x == y,
            (MustRecord(x), NeedNotRecord { player: y, .. }) => x == y,
            (ResultStands(x), ResultStands(y)) => x != y,
            (
                Points {
                    player: x,
                    points: p,
                },
                Points {
                    player: y,
                    points: q,
                },
            ) => x == y && p != q,
            (ClaimAccepted, ClaimRejected | ClaimPostponed)
            | (ClaimPostponed, ClaimRejected)
            | (Restore(_), MoveStands)
            | (OfferStands(_), OfferGone) => true,
            (Allowed(x), Forbidden(y) | NeedsPermission(y)) => x == y,
            (Must(x), MustNot(y)) => x == y,
            (MustPlay { player: x, .. }, MustMove { player: y, .. } | AnyLegalMove(y)) => x == y,
            (
                MustMove {
                    player: x,
                    piece: p,
                },
                MustMove {
                    player: y,
                    piece: q,
                },
            ) => x == y && p != q,
            (MustMove { player: x, .. }, AnyLegalMove(y)) => x == y,
            (MustCastle { player: x, .. }, AnyLegalMove(y) | MustMove { player: y, .. }) => x == y,
            _ => false,
        };
        one_way(self, other) || one_way(other, self)
    }
}
