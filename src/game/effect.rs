//! Effects: what a ruling does. They are data; the record carries them out, and the messages name them.

mod aspect;
mod duty;
mod lawful;
mod parts;
mod penalty;
mod place;
mod settled;

pub use aspect::Aspect;
pub use duty::{Duty, Measure};
pub use lawful::{are_same, lawful};
pub use parts::*;
pub use place::Place;

use crate::board::{Player, Role, Side, Square};
use crate::clock::Millis;
use crate::edition::{Pace, Score, Supervision};
use crate::game::act::{EnvelopeItem, GameResult, Ground, Matter};
use crate::game::happening::EventIx;
use crate::game::particulars::vocabulary;
use crate::game::words;
use Bearing::*;
use Company::*;
use Need::*;
use Place::*;
use Said::*;
use Trace::*;

vocabulary! {
    /// One thing that the ruling does, allows or demands.
    #[derive(Clone, Debug, PartialEq)]
    pub enum Effect: Row {
        // Its place in a decision, what it does to the game, where it can be told, what it leaves in the record,
        // whether it shuts others out, whether a ruling needs it: see `Row`.

        // --- game
        /// The game ends and this player wins.
        Win(player: Player) => (Result, Ends, Anywhere, Changes, Excludes, Needed),
        /// The game ends in a draw.
        Draw => (Result, Ends, Anywhere, Changes, Excludes, Needed),
        /// Play goes on.
        PlayOn => (Result, ServesPlay, Anywhere, Keeps, Excludes, Silent),
        /// The game had already ended; what came after does not count.
        AlreadyOver => (Over, Stays, Answers, Keeps, Admits, Silent),
        /// The game ends and both players lose.
        BothLose => (Result, Ends, Anywhere, Changes, Excludes, Needed),
        /// The game does not count and a new one is played.
        NewGame => (Result, Stays, Anywhere, Keeps, Excludes, Needed),

        // --- clock
        /// The player gets extra time.
        AddTime { to: Player, time: Millis } => (Extra, ServesPlay, Anywhere, Keeps, Excludes, Needed),
        /// The player loses time.
        TakeTime { from: Player, amount: Amount } => (Extra, ServesPlay, Anywhere, Keeps, Excludes, Needed),
        /// The arbiter sets the times by his best judgement.
        TimesByJudgement => (Clock, ServesPlay, Anywhere, Keeps, Admits, Needed),
        /// This player's clock is started.
        StartClock(player: Player) => (Start, ServesPlay, Anywhere, Keeps, Admits, Loose),
        /// The clocks must be, are, or may be stopped: see the duty or the permission around it.
        PauseClocks => (Clock, Stays, Anywhere, Keeps, Admits, Loose),
        /// The player's clock is charged with all time up to this point.
        Charge(player: Player) => (Clock, ServesPlay, Anywhere, Keeps, Admits, Needed),

        // --- moves
        /// The position is set back.
        Restore(to: Restore) => (Position, ServesPlay, Anywhere, Changes, Excludes, Needed),
        /// The player must move this piece.
        MustMove {
            /// Who.
            player: Player,
            /// The square on which the piece stands.
            #[serde(with = "words::square")]
            #[schemars(with = "words::square::Name")]
            piece: Square,
        } => (Play, ServesPlay, Anywhere, Keeps, Excludes, Needed),
        /// The player must capture this piece.
        MustCapture {
            /// Who.
            player: Player,
            /// The square on which the piece stands.
            #[serde(with = "words::square")]
            #[schemars(with = "words::square::Name")]
            piece: Square,
        } => (Play, ServesPlay, Anywhere, Keeps, Admits, Needed),
        /// The player must play the move that he wrote or declared.
        MustPlay {
            player: Player,
            text: Option<String>,
        } => (Play, ServesPlay, Anywhere, Keeps, Excludes, Needed),
        /// The player must seal a move: this one, where one is named.
        MustSeal {
            player: Player,
            text: Option<String>,
        } => (Play, ServesPlay, Anywhere, Keeps, Admits, Needed),
        /// This is the player's sealed move.
        SealedMove {
            player: Player,
            text: Option<String>,
        } => (Position, Stays, Anywhere, Changes, Admits, Needed),
        /// The player may play any legal move.
        AnyLegalMove(player: Player) => (Play, ServesPlay, Anywhere, Keeps, Excludes, Loose),
        /// These are the moves that the player may play.
        Playable {
            player: Player,
            moves: Vec<String>,
        } => (Play, Stays, Answers, Keeps, Admits, Needed),
        /// The touch-move rule binds the replacement move (the piece is not known).
        TouchMoveBinds(player: Player) => (Play, ServesPlay, Anywhere, Keeps, Admits, Needed),
        /// What was played in the event of this number (first event = 1) stands, although it was not to be played.
        MoveStands(event: u16) => (Position, Stays, Anywhere, Keeps, Excludes, Needed),
        /// The pawn counts as promoted to this piece.
        PromotedTo(
            #[serde(with = "words::role")]
            #[schemars(with = "words::role::Name")]
            piece: Role
        ) => (Position, Stays, Anywhere, Changes, Admits, Needed),
        /// The player may not castle in this game.
        NoCastling(player: Player) => (Play, ServesPlay, Anywhere, Changes, Admits, Needed),
        /// The player puts the displaced pieces back while his own clock runs.
        Repair(player: Player) => (Position, ServesPlay, Anywhere, Keeps, Admits, Needed),
        /// The player may not castle with this rook in this game.
        NoCastlingWith {
            /// Who.
            player: Player,
            /// The square on which the rook stood.
            #[serde(with = "words::square")]
            #[schemars(with = "words::square::Name")]
            rook: Square,
        } => (Play, ServesPlay, Anywhere, Changes, Admits, Needed),

        // --- offences
        /// Counts as the n-th completed illegal act of this player.
        CountsAsIllegal { by: Player, nth: u32 } => (Count, Stays, Anywhere, Changes, Excludes, Formal),
        /// Is not counted as an illegal move.
        NotCounted(player: Player) => (Count, Stays, Anywhere, Keeps, Excludes, Silent),

        // --- claims and rights
        /// Both players check the claim, and the arbiter supervises them.
        CheckClaim => (Decision, ServesPlay, Answers, Keeps, Admits, Needed),
        /// The claim is right.
        ClaimAccepted => (Decision, Stays, Answers, Changes, Excludes, Formal),
        /// The claim is wrong, late or not admissible.
        ClaimRejected => (Decision, Stays, Answers, Changes, Excludes, Needed),
        /// The right to claim on this ground is lost for this move.
        RightLost { player: Player, ground: Ground } => (Rights, ServesPlay, Anywhere, Keeps, Admits, Needed),
        /// The act cannot be taken back.
        CannotBeWithdrawn => (Rights, Stays, Answers, Keeps, Admits, Formal),
        /// An offer of this player is open.
        OfferStands(player: Player) => (Rights, ServesPlay, Answers, Changes, Excludes, Loose),
        /// The open offer is gone.
        OfferGone => (Rights, ServesPlay, Answers, Changes, Excludes, Loose),
        /// A condition attached to an offer has no effect.
        ConditionVoid => (Rights, Stays, Answers, Keeps, Admits, Needed),
        /// What this player did, or asks leave to do, is allowed.
        Allowed(player: Player) => (Decision, Stays, Anywhere, Keeps, Excludes, Needed),
        /// What this player did, or asks leave to do, is not allowed.
        Forbidden(player: Player) => (Decision, Stays, Anywhere, Keeps, Excludes, Needed),
        /// This player needs the arbiter's permission for it.
        NeedsPermission(player: Player) => (Decision, Stays, Anywhere, Keeps, Excludes, Needed),

        // --- moving, step by step
        /// The move has been made.
        MoveMade(player: Player) => (Answer, Stays, Anywhere, Keeps, Admits, Needed),
        /// The player must castle, to this side where the case tells it.
        MustCastle {
            /// Who.
            player: Player,
            /// To which side.
            #[serde(default)]
            side: Option<Side>,
        } => (Play, ServesPlay, Anywhere, Keeps, Excludes, Needed),
        /// The player must move a piece of this kind, if one can move.
        MustMoveA {
            /// Who.
            player: Player,
            /// Which kind.
            #[serde(with = "words::role")]
            #[schemars(with = "words::role::Name")]
            piece: Role,
        } => (Play, ServesPlay, Anywhere, Keeps, Admits, Needed),
        /// The player must capture a piece of this kind, if one can be captured.
        MustCaptureA {
            /// Who.
            player: Player,
            /// Which kind.
            #[serde(with = "words::role")]
            #[schemars(with = "words::role::Name")]
            piece: Role,
        } => (Play, ServesPlay, Anywhere, Keeps, Admits, Needed),
        /// The player must promote to this piece.
        MustPromoteTo {
            /// Who.
            player: Player,
            /// To which piece.
            #[serde(with = "words::role")]
            #[schemars(with = "words::role::Name")]
            piece: Role,
        } => (Play, ServesPlay, Anywhere, Keeps, Admits, Needed),
        /// The player may not castle to this side on this move.
        NotCastleNow {
            /// Who.
            player: Player,
            /// To which side.
            #[serde(default)]
            side: Option<Side>,
        } => (Play, ServesPlay, Anywhere, Keeps, Admits, Needed),
        /// The player must finish his move with this piece on this square.
        MustStay {
            /// Who.
            player: Player,
            /// Where the piece stood before the move.
            #[serde(with = "words::square")]
            #[schemars(with = "words::square::Name")]
            piece: Square,
            /// Where it was let go.
            #[serde(with = "words::square")]
            #[schemars(with = "words::square::Name")]
            on: Square,
        } => (Play, ServesPlay, Anywhere, Keeps, Admits, Needed),

        // --- time control and setting
        /// The player's display shows exactly this.
        ShowsExactly { player: Player, time: Millis } => (Readings, ServesPlay, Anywhere, Keeps, Excludes, Needed),
        /// The times stay as the clock shows them.
        KeepTimes => (Clock, ServesPlay, Anywhere, Keeps, Excludes, Needed),
        /// The clock is replaced.
        ReplaceClock => (Clock, ServesPlay, Anywhere, Keeps, Excludes, Needed),
        /// The right setting is installed.
        InstallSetting => (Clock, ServesPlay, Anywhere, Keeps, Excludes, Needed),
        /// The move-counter is set right.
        SetCounter => (Clock, ServesPlay, Anywhere, Keeps, Admits, Needed),
        /// The player's move-counter is set to this number.
        CounterShows { player: Player, moves: u32 } => (Clock, ServesPlay, Anywhere, Keeps, Excludes, Formal),
        /// The player's next period begins.
        NextPeriod(player: Player) => (Clock, ServesPlay, Anywhere, Keeps, Admits, Needed),

        // --- recording
        /// The position is transferred to a board that lies correctly.
        TransferPosition => (Position, ServesPlay, Anywhere, Keeps, Admits, Needed),
        /// The new game is played with the right colours.
        RightColours => (Score, Stays, Anywhere, Keeps, Admits, Needed),
        /// The player must record the moves.
        MustRecord(player: Player) => (Recording, ServesPlay, Anywhere, Keeps, Excludes, Needed),
        /// The player need not record the moves.
        NeedNotRecord {
            player: Player,
            until: RecordingUntil,
        } => (Recording, ServesPlay, Anywhere, Keeps, Excludes, Needed),
        /// The player must complete his scoresheet.
        CompleteSheet { player: Player, when: SheetWhen } => (Recording, ServesPlay, Anywhere, Keeps, Admits, Needed),
        /// This player's opponent may use this player's scoresheet.
        LendSheet(player: Player) => (Recording, ServesPlay, Anywhere, Keeps, Admits, Needed),
        /// The player must give his opponent's scoresheet back before he moves.
        ReturnSheet(player: Player) => (Recording, ServesPlay, Anywhere, Keeps, Admits, Needed),
        /// The player must write the sign of the offer on his scoresheet.
        MustMarkOffer(player: Player) => (Recording, ServesPlay, Anywhere, Keeps, Admits, Needed),
        /// Both players play the game over again on a second board, under the arbiter's control.
        Reconstruct => (Recording, ServesPlay, Anywhere, Keeps, Admits, Needed),
        /// The next move counts as the first of the next period.
        NextMoveOpensPeriod => (Play, ServesPlay, Anywhere, Keeps, Admits, Needed),
        /// The player must sign the scoresheets.
        MustSign(player: Player) => (Recording, Stays, Anywhere, Keeps, Admits, Needed),
        /// The result stands.
        ResultStands(result: GameResult) => (Result, Ends, Anywhere, Changes, Excludes, Needed),
        /// The player gets these points.
        Points { player: Player, points: Score } => (Score, Stays, Anywhere, Keeps, Excludes, Needed),

        // --- conduct, devices and third parties
        /// The game counts as not played: this player loses it by forfeit.
        Forfeited(player: Player) => (Result, Stays, Anywhere, Keeps, Excludes, Needed),
        /// In the match of the teams this player's board is lost by forfeit, whatever the game brings.
        MatchBoardLost(player: Player) => (Score, Stays, Anywhere, Keeps, Admits, Needed),
        /// The player is penalised; the arbiter chooses from the list of penalties.
        PenaltyDue(player: Player) => (Penalty, Stays, Anywhere, Keeps, Admits, Needed),
        /// The game ends and this player loses, whatever the opponent scores.
        LosesGame(player: Player) => (Result, Ends, Anywhere, Changes, Excludes, Needed),
        /// The arbiter decides how much this player scores.
        ScoreByArbiter(player: Player) => (Score, Stays, Anywhere, Keeps, Admits, Needed),
        /// The player is warned, for the n-th time about this matter.
        Warned {
            player: Player,
            matter: Matter,
            nth: u32,
        } => (Penalty, Stays, Anywhere, Changes, Admits, Needed),
        /// The player has been told that the next time loses the game.
        LastWarning(player: Player) => (Penalty, Stays, Anywhere, Keeps, Admits, Needed),
        /// This player's score in the game is raised, up to the maximum.
        ScoreRaised(player: Player) => (Score, Stays, Anywhere, Keeps, Admits, Needed),
        /// This player's score in the game is reduced.
        ScoreReduced(player: Player) => (Score, Stays, Anywhere, Keeps, Admits, Needed),
        /// The player is fined.
        Fined(player: Player) => (Penalty, Stays, Anywhere, Keeps, Admits, Needed),
        /// The player is excluded from one or more rounds.
        Excluded(player: Player) => (Penalty, Stays, Anywhere, Keeps, Admits, Needed),
        /// The player is expelled from the competition.
        Expelled(player: Player) => (Penalty, Stays, Anywhere, Keeps, Admits, Needed),

        /// The player has broken the rules on fair play, which is reported to FIDE.
        FairPlayOffence(player: Player) => (Penalty, Stays, Anywhere, Keeps, Admits, Needed),
        /// The player is inspected.
        Inspected(player: Player) => (Duty, Stays, Anywhere, Keeps, Admits, Silent),
        /// The game counts for the ratings.
        Rated => (Answer, Stays, Answers, Keeps, Admits, Needed),
        /// The game does not count for the ratings.
        NotRated => (Answer, Stays, Answers, Keeps, Admits, Needed),

        // --- notation and blind players
        /// The entry means this move.
        EntryMeans(text: String) => (Answer, Stays, Answers, Keeps, Admits, Needed),
        /// The entry departs from the prescribed form, which does not change what it means.
        EntryIrregular => (Answer, Stays, Answers, Keeps, Admits, Needed),
        /// The entry can mean any of these moves.
        EntryAmbiguous(moves: Vec<String>) => (Answer, Stays, Answers, Keeps, Admits, Needed),
        /// The entry means no move that could be played.
        EntryMeansNothing => (Answer, Stays, Answers, Keeps, Admits, Needed),
        /// What is written is no evidence where a scoresheet would be.
        NoEvidence => (Answer, Stays, Answers, Keeps, Admits, Needed),
        /// The arbiter should warn the player that this notation is not recognised.
        WarnAboutNotation => (Duty, Stays, Answers, Keeps, Admits, Needed),
        /// This player must announce the move, or announce it rightly.
        MustAnnounce(player: Player) => (Play, ServesPlay, Anywhere, Keeps, Admits, Needed),
        /// This player must put his board right.
        AdjustBoard(player: Player) => (Position, ServesPlay, Anywhere, Keeps, Admits, Needed),
        /// The game is played on two boards.
        UseTwoBoards => (Duty, Stays, Anywhere, Keeps, Admits, Needed),
        /// This player must have an assistant.
        AssistantNeeded(player: Player) => (Duty, Stays, Answers, Keeps, Admits, Needed),

        // --- quickplay finish
        /// The decision on the claim is put off.
        ClaimPostponed => (Decision, ServesPlay, Answers, Keeps, Excludes, Needed),
        /// Both players get this much more for each move.
        InstallIncrement(time: Millis) => (Clock, ServesPlay, Anywhere, Keeps, Admits, Needed),
        /// The decision cannot be appealed against.
        DecisionFinal => (Rights, Stays, Answers, Keeps, Admits, Needed),
        /// Play has ended, and the designated arbiter will decide the result.
        ResultReferred => (Result, Ends, Answers, Changes, Excludes, Needed),
        /// The player must hand this in.
        MustSubmit {
            /// Who.
            player: Player,
            /// What.
            what: Evidence,
        } => (Rights, Stays, Answers, Keeps, Admits, Needed),
        /// The player must verify what the opponent has handed in.
        MustVerify(player: Player) => (Rights, Stays, Answers, Keeps, Admits, Needed),

        // --- the arbiter
        /// The arbiter must do this.
        Must(duty: Duty) => (Duty, Stays, Anywhere, Keeps, Excludes, Needed),
        /// The arbiter must not do this.
        MustNot(duty: Duty) => (Duty, Stays, Anywhere, Keeps, Excludes, Silent),
        /// The arbiter chooses among these.
        May(measures: Vec<Measure>) => (Duty, Stays, Anywhere, Keeps, Admits, Needed),
        /// Of what is left to the arbiter, this is taught as usual.
        Usual(points: RulingParts) => (Usage, Stays, Anywhere, Keeps, Admits, Silent),
        /// Of what is left to the arbiter, this is taught as unusual.
        Unusual(points: RulingParts) => (Usage, Stays, Anywhere, Keeps, Admits, Silent),
        /// Of what is left to the arbiter, this is taught never to be chosen.
        Untaught(points: RulingParts) => (Usage, Stays, Anywhere, Keeps, Admits, Silent),
        /// The arbiter waits until the next move is completed.
        WaitOneMove => (Duty, ServesPlay, Anywhere, Keeps, Admits, Needed),

        /// The arbiter's ruling was what the Laws demand.
        RulingWasRight => (Judgement, Stays, Anywhere, Keeps, Admits, Needed),
        /// The arbiter's ruling was right as far as it went, but left out something that the Laws demand.
        RulingWasIncomplete => (Judgement, Stays, Anywhere, Keeps, Admits, Needed),
        /// The letter left the arbiter's ruling to him, but it was not as it is taught.
        RulingNotAsTaught => (Judgement, Stays, Anywhere, Keeps, Admits, Needed),
        /// The arbiter's ruling was not what the Laws demand.
        RulingWasWrong => (Judgement, Stays, Anywhere, Keeps, Admits, Needed),
        /// Points of the arbiter's ruling, and what the Laws say of them.
        RulingPoints { are: PointIs, points: RulingParts } => (Judgement, Stays, Answers, Keeps, Admits, Formal),

        // --- definitions
        /// The game is of this class.
        Class(pace: Pace) => (Answer, Stays, Answers, Keeps, Admits, Needed),
        /// These are the rules of supervision that apply.
        Regime(supervision: Supervision) => (Answer, Stays, Answers, Keeps, Admits, Needed),
        /// Until this time of day a player is not too late.
        Deadline(time: Millis) => (Answer, Stays, Answers, Keeps, Admits, Needed),
        /// This must stand on the envelope.
        EnvelopeShows(item: EnvelopeItem) => (Answer, Stays, Answers, Keeps, Admits, Needed),
        /// The players need not record.
        FreeFromRecording => (Answer, Stays, Answers, Keeps, Admits, Needed),
        /// The regulations must name the regime, for the whole event.
        RegulationsNameRegime => (Answer, Stays, Answers, Keeps, Admits, Needed),
        /// This player has the move.
        HasTheMove(player: Player) => (Answer, Stays, Answers, Keeps, Admits, Needed),
        /// A game begins with this position.
        InitialPosition => (Answer, Stays, Answers, Keeps, Admits, Needed),
        /// It is the start position of Chess960 with this number.
        StartPosition(number: u16) => (Answer, Stays, Answers, Keeps, Admits, Needed),
        /// The square has this colour.
        SquareColour {
            /// Which one.
            #[serde(with = "words::square")]
            #[schemars(with = "words::square::Name")]
            square: Square,
            /// Light or dark.
            colour: SquareColour,
        } => (Answer, Stays, Answers, Keeps, Admits, Needed),
        /// The game has ended with this result.
        EndedWith(result: GameResult) => (Result, Stays, Answers, Keeps, Admits, Needed),
        /// This player's flag fell first.
        OversteppedFirst(player: Player) => (Answer, Stays, Answers, Keeps, Admits, Needed),
        /// This player's king is in check.
        InCheck(player: Player) => (Answer, Stays, Answers, Keeps, Admits, Needed),
        /// No series of legal moves leads to the position.
        PositionIllegal => (Answer, Stays, Answers, Keeps, Admits, Needed),
        /// Where king and rook stand after castling.
        CastlingEnds {
            /// Whose.
            player: Player,
            /// The king.
            #[serde(with = "words::square")]
            #[schemars(with = "words::square::Name")]
            king: Square,
            /// The rook.
            #[serde(with = "words::square")]
            #[schemars(with = "words::square::Name")]
            rook: Square,
        } => (Answer, Stays, Answers, Keeps, Admits, Needed),
    }
}

/// What the table says of an effect besides its fields.
struct Row(Place, Bearing, Said, Trace, Company, Need);

/// What an effect does to the game.
#[derive(PartialEq)]
enum Bearing {
    /// Play is over with it, whatever is still to be decided about the result.
    Ends,
    /// It only serves further play, and so lapses when the game ends.
    ServesPlay,
    /// It counts whether play goes on or not.
    Stays,
}

/// Where an effect can be told.
#[derive(PartialEq)]
enum Said {
    /// It answers a claim, an offer, a question or an act after the end, and says nothing elsewhere.
    Answers,
    /// In any case.
    Anywhere,
}

/// What an effect leaves in the record.
#[derive(PartialEq)]
enum Trace {
    /// Carried out, it changes the record: `Record::carry_out` has to know it.
    Changes,
    /// The record stays as it is.
    Keeps,
}

/// Beside which effects an effect can stand.
#[derive(PartialEq)]
enum Company {
    /// There are some beside which it cannot: `Effect::shuts_out` has to know them.
    Excludes,
    /// Beside any other.
    Admits,
}

/// What a ruling loses without an effect.
#[derive(Clone, Copy, PartialEq)]
pub enum Need {
    /// Nothing: it only says that nothing else happens.
    Silent,
    /// Nothing, beside others: it goes along with them.
    Loose,
    /// Only the form, beside others; but nobody may add it.
    Formal,
    /// What is ruled.
    Needed,
}

impl Effect {
    /// The same effect where the events that it names stand at other places.
    #[must_use]
    pub fn renumbered(&self, place: &dyn Fn(EventIx) -> EventIx) -> Effect {
        match self {
            Effect::Restore(Restore::Before(number)) => {
                let at = place(number.saturating_sub(1));
                Effect::Restore(Restore::Before(at.saturating_add(1)))
            }
            Effect::MoveStands(number) => {
                let at = place(number.saturating_sub(1));
                Effect::MoveStands(at.saturating_add(1))
            }
            Effect::RulingPoints { are, points } => Effect::RulingPoints {
                are: *are,
                points: points.renumbered(place),
            },
            Effect::Usual(points) => Effect::Usual(points.renumbered(place)),
            Effect::Unusual(points) => Effect::Unusual(points.renumbered(place)),
            Effect::Untaught(points) => Effect::Untaught(points.renumbered(place)),
            other => other.clone(),
        }
    }

    /// The part of a ruling that this effect belongs to.
    pub fn aspect(&self) -> Aspect {
        self.row().0.aspect()
    }

    /// Whether play is over with this effect, whatever is still to be decided about the result.
    pub fn ends_the_game(&self) -> bool {
        self.row().1 == Bearing::Ends
    }

    /// Whether this effect only serves further play, and so lapses when the game ends.
    pub fn serves_play(&self) -> bool {
        self.row().1 == Bearing::ServesPlay
    }

    /// Whether this effect answers a claim, an offer, a question or an act after the end, and says nothing elsewhere.
    pub fn answers_something(&self) -> bool {
        self.row().2 == Said::Answers
    }

    /// Whether the record is another one when this effect is carried out.
    pub fn changes_the_record(&self) -> bool {
        self.row().3 == Trace::Changes
    }

    /// What a ruling loses without this effect.
    pub fn need(&self) -> Need {
        match self {
            Effect::Must(Duty::StopClocks | Duty::CallFlag | Duty::CheckMoves) => Need::Loose,
            other => other.row().5,
        }
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
            Effect::NeedsPermission(player) => {
                [Effect::Allowed(*player), Effect::Forbidden(*player)].contains(ruled)
            }
            _ => false,
        }
    }

    /// Whether the two effects cannot stand in one ruling.
    pub fn conflicts_with(&self, other: &Effect) -> bool {
        let excludes = |effect: &Effect| effect.row().4 == Company::Excludes;
        excludes(self) && excludes(other) && (self.shuts_out(other) || other.shuts_out(self))
    }

    /// Whether this effect cannot stand beside the other; each pair of kinds is named in one order only.
    fn shuts_out(&self, other: &Effect) -> bool {
        use Effect::*;
        match (self, other) {
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
            (CounterShows { player: x, .. }, CounterShows { player: y, .. }) => x == y,
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
            | (OfferStands(_), OfferGone) => true,
            // the position before a later event is one in which the move still stands
            (Restore(crate::game::Restore::Before(x)), MoveStands(y)) => x <= y,
            (Restore(_), MoveStands(_)) => true,
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
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Tells;
    use std::collections::BTreeSet;

    #[test]
    fn an_effect_excludes_some_other_where_the_table_says_so() {
        let all = Effect::samples();
        let named = |excludes: &dyn Fn(&Effect) -> bool| -> BTreeSet<&str> {
            let some = all.iter().filter(|effect| excludes(effect));
            some.map(Effect::name).collect()
        };
        let either = |a: &Effect, b: &Effect| a.shuts_out(b) || b.shuts_out(a);
        let known = |effect: &Effect| all.iter().any(|other| either(effect, other));
        let said = |effect: &Effect| effect.row().4 == Company::Excludes;
        assert_eq!(named(&known), named(&said));
    }
}
