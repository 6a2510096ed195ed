//! Acts: what a witness could have filmed or heard. Nothing here says whether it was right.
//!
//! In a scenario an act is a word (`resign`) or a map of one key (`{move: Nf3}`).

mod actor;
mod blind;
mod doers;
mod notation;

pub use actor::Actor;
pub use blind::{Announced, BlindMove, BlindSay, BoardsDiffer};
pub use doers::Force;
pub use notation::EntryAsked;

mod clock;
mod conduct;

pub use conduct::{
    Accusation, Appeal, Defiance, Device, DevicePlace, DeviceShown, DeviceState, Disturbance,
    Enter, Help, Imposed, Inspection, Leave, LeavePurpose, LeftPlace, Matter, Misbehaviour,
    Request, Smoke, Tell, Tidings, UseBag, VideoDecision, Warn, Whom, Witness,
};

pub use clock::{
    Arrival, ArrivalPlace, ClockHandling, ClockSet, PauseReason, PressManner, RoundStart,
    ScreenClaim, SettingFault,
};
mod recording;

pub use recording::{
    Award, GameResult, Inability, PenOnSheet, Purpose, ReportResult, SheetEntry, SheetGap,
    SheetMode, SheetsShow, Sign, Whose, WriteMove, Writing,
};

mod moving;

pub use moving::{
    Announcement, Assistance, AssistantTask, Contact, Hand, Place, Release, Touch, TouchedKind,
};

use crate::board::{Player, Role, Square};
use crate::clock::Millis;
use crate::edition::named;
use crate::game::case::{Case, Event};
use crate::game::effect::{Aspect, Effect};
use crate::game::happening::Happening;
use crate::game::particulars::{fields, vocabulary};
use crate::game::question::Finding;
use crate::game::record::{
    Record, arrived, blind_moved, blind_said, claimed, claimed_of_touching, moved, opened, placed,
    pressed, pressed_so, released, reported, seen, signed, taken_off, told,
};
use crate::game::words;
use doers::*;
use serde::{Deserialize, Serialize};

mod ending;
mod quickplay;

pub use ending::{Gesture, UnclearAnswer};
pub use quickplay::{ClaimQuickplay, QuickplayGround, QuickplayRuling};

/// Whose act it is, and to which happenings it amounts, one after the other: for most acts always the same.
struct Row(Doers, fn(&Record, &Event, &Case) -> Vec<Happening>);

/// Always these happenings.
macro_rules! to {
    ($($happening:ident),*) => { |_, _, _| vec![$(Happening::$happening),*] };
}

vocabulary! {
    /// What was done, said or left undone; a row says whose act it is, and to which happenings it amounts.
    #[derive(Clone, Debug, PartialEq)]
    pub enum Act: Row {
        // --- at the board
        /// A move is played: touched, released, and the clock pressed unless the case says otherwise; castling is O-O or O-O-O.
        Move(played: MoveAct) => (PLAYS, moved),
        /// Pieces are touched by hand.
        Touch(touch: Touch) => (SAYS, to![Touched]),
        /// The enemy king is taken off the board, and the clock is pressed: the player means to have won.
        CaptureKing => (PLAYS, to![Made, Completed]),
        /// Pieces are knocked over or shifted.
        Displace(
            #[serde(with = "words::some_squares")]
            #[schemars(with = "words::some_squares::Names")]
            squares: Vec<Square>
        ) => (ANYHOW, to![Displaced]),
        /// Displaced pieces are put back.
        Repair => (CONDUCTS, to![]),

        // --- the clock
        /// The clock is pressed.
        Press => (PLAYS, pressed),
        /// The clocks are stopped.
        Pause => (CONDUCTS, to![Paused]),
        /// A flag falls: the actor's own.
        FlagFalls => (PLAYS, to![FlagFell]),
        /// The fall of a flag is claimed: the opponent's, or the one that fell in the event that `about` names.
        ClaimFlag => (CLAIMS_FOR, to![FlagClaimed]),

        // --- draws and claims
        /// A draw is offered.
        OfferDraw(offer: OfferDraw) => (SAYS, to![Offered]),
        /// An offer is accepted.
        Accept => (SAYS, to![Accepted]),
        /// An offer is refused in words.
        Refuse => (SAYS, to![Refused]),
        /// A claim or an offer is taken back.
        Withdraw => (SAYS, to![Withdrawn]),
        /// Both agree to a draw.
        AgreeDraw => (AGREE, to![Agreed]),
        /// A draw is claimed.
        ClaimDraw(claim: ClaimDraw) => (CLAIMS, to![DrawClaimed]),
        /// An irregularity is pointed out to the arbiter; `about` names the event: a move, or anything else.
        ClaimIrregularity => (CLAIMS_FOR, claimed),
        /// Both players agree to correct an irregularity without the arbiter.
        AgreeToCorrect => (AGREE, to![CorrectionAgreed]),
        /// A wrong set-up of the board is pointed out.
        ClaimWrongSetUp(fault: SetUpFault) => (POINTS_OUT, to![SetUpClaimed]),
        /// A wrong setting of the clock is pointed out.
        ClaimWrongSetting => (POINTS_OUT, to![SettingClaimed]),

        // --- the end
        /// The game is given up.
        Resign => (SAYS, to![Resigned]),
        /// The game is given up in writing.
        ResignInWriting => (SAYS, to![Resigned]),
        /// Somebody else says that this player gives the game up.
        ResignFor(owner: Player) => (ANYBODY, to![EndSuggested]),
        /// Something is done without a word that may mean the end of the game.
        Gesture(gesture: Gesture) => (EACH_SAYS, to![EndSuggested]),
        /// An offer is answered, but not clearly.
        AnswerUnclearly(answer: UnclearAnswer) => (SAYS, to![AnsweredUnclearly]),

        // --- adjournment
        /// The session is over by the actor's timepiece; nobody's is the arbiter's.
        SessionEnds => (ANYHOW, to![SessionEnded]),
        /// The arbiter asks the player having the move to seal it.
        AskToSeal => (FOUND, to![AskedToSeal]),
        /// The player having the move adjourns before the session ends.
        AdjournEarly => (PLAYS, to![AdjournedEarly]),
        /// The player having the move adjourns so long before the session ends.
        AdjournEarlyBy(time: Millis) => (PLAYS, to![AdjournedEarly]),
        /// A move is sealed.
        Seal(seal: Seal) => (PLAYS, to![MoveSealed]),
        /// The sealed move is changed.
        ChangeSealed(seal: Seal) => (PLAYS, to![SealedMoveChanged]),
        /// The envelope is closed.
        CloseEnvelope(envelope: Envelope) => (FOUND, to![EnvelopeClosed]),
        /// The adjourned game is due to be resumed.
        Resume => (FOUND, to![Resumed]),
        /// The player arrives, so late.
        Arrive(time: Millis) => (EACH, to![Arrived]),
        /// The player is absent.
        Absent => (EACH, to![WasAbsent]),
        /// The envelope is opened.
        OpenEnvelope => (ARBITER, opened),
        /// The envelope is missing.
        LoseEnvelope => (FOUND, to![EnvelopeLost]),
        /// The reply to the sealed move is sealed in a second envelope.
        SealReply(seal: Seal) => (PLAYS, to![ReplySealed]),
        /// Wrong clock times after the adjournment are pointed out.
        ClaimWrongTimes => (POINTS_OUT, to![TimesClaimed]),

        // --- records
        /// The record of the game is asked for.
        AskForRecord => (ASKS, to![RecordAsked]),
        /// A scoresheet is asked for.
        AskForScoresheet => (ASKS, to![ScoresheetAsked]),

        // --- moving, step by step
        /// The player says that he adjusts pieces.
        SayAdjust => (SAYS, to![AdjustingSaid]),
        /// Pieces are put right on their squares.
        Adjust(
            #[serde(with = "words::some_squares")]
            #[schemars(with = "words::some_squares::Names")]
            squares: Vec<Square>
        ) => (SAYS, to![Adjusted]),
        /// A piece is taken in hand, and off its square; it goes back by `put-back`, or on by `release`.
        Lift(
            #[serde(with = "words::square")]
            #[schemars(with = "words::square::Name")]
            square: Square
        ) => (PLAYS, to![Touched]),
        /// A piece is let go on a square.
        Release(release: Release) => (PLAYS, released),
        /// A piece is taken off the board: one to be captured, or the pawn that promotes.
        TakeOff(
            #[serde(with = "words::square")]
            #[schemars(with = "words::square::Name")]
            square: Square
        ) => (PLAYS, taken_off),
        /// What the player has done with the pieces on this move is undone by his hand.
        PutBack => (PLAYS, to![PutBack]),
        /// A piece from beside the board is taken in hand for a promotion.
        PickUp(
            #[serde(with = "words::role")]
            #[schemars(with = "words::role::Name")]
            piece: Role
        ) => (PLAYS, to![PickedUp]),
        /// A new piece is put on the square of promotion.
        Place(place: Place) => (PLAYS, placed),
        /// A piece for a promotion is missing, and the player asks for it.
        AskForPiece(
            #[serde(with = "words::role")]
            #[schemars(with = "words::role::Name")]
            piece: Role
        ) => (ASKS, to![PieceAsked]),
        /// Something is said about a move.
        Announce(announced: Announcement) => (SAYS, to![Announced]),
        /// A breach of the rules on touching and moving is pointed out to the arbiter; `about` names the event.
        ClaimTouchRules => (CLAIMS_FOR, claimed_of_touching),
        /// A player brings an assistant.
        BringAssistant(assistance: Assistance) => (PLAYS, to![AssistantBrought]),

        // --- time control and setting
        /// The clock is pressed in a particular way.
        PressWith(manner: PressManner) => (PLAYS, pressed_so),
        /// Something else is done with the clock.
        HandleClock(handling: ClockHandling) => (SAYS, to![ClockHandled]),
        /// The actor's clock runs for so long.
        ClockRuns(time: Millis) => (PLAYS, to![ClockRan]),
        /// The clocks are stopped for a reason that is told.
        PauseFor(reason: PauseReason) => (CONDUCTS, to![Paused]),
        /// The clocks are set going again.
        Restart => (CONDUCTS, to![Restarted]),
        /// The display marks the flag of this player as the one that fell first.
        ClockMarksFirst(owner: Player) => (OCCURS, to![]),
        /// A player, or the arbiter, says that the clock is defective.
        ClaimClockDefect => (POINTS_OUT, to![DefectClaimed]),
        /// A wrong setting of the clock is pointed out, and what is wrong with it.
        ClaimSettingFault(fault: SettingFault) => (POINTS_OUT, to![SettingClaimed]),
        /// It is pointed out with which time and increment the clock was set.
        ClaimClockSet(set: ClockSet) => (POINTS_OUT, to![SettingClaimed]),
        /// A player wishes the clock to stand elsewhere.
        WishClockPlace => (ASKS, to![PlaceWished]),
        /// The round starts.
        StartRound(start: RoundStart) => (OCCURS, to![RoundStarted]),
        /// A player arrives for the start of the game.
        Arrival(arrival: Arrival) => (PLAYS, arrived),
        /// The time after which an absent player loses is over.
        DefaultTimeEnds => (OCCURS, to![DefaultTimeOver]),
        /// The opponent has not come in time, and the win by default is claimed.
        ClaimDefault => (ASKS, to![DefaultClaimed]),
        /// A player sits down at another board than his in a match of teams, and plays there.
        SitAtWrongBoard => (PLAYS, to![SatWrongly]),
        /// A claim is made from what a screen or a demonstration board shows.
        ClaimFromScreen(claim: ScreenClaim) => (ASKS, to![ScreenClaimed]),

        // --- recording
        /// A move is written on the actor's scoresheet.
        WriteMove(writing: WriteMove) => (PLAYS, to![MoveWritten]),
        /// Something else is written on the actor's scoresheet.
        WriteOnSheet(entry: SheetEntry) => (PLAYS, to![SheetUsed]),
        /// The sign of a draw offer is written on the actor's scoresheet.
        MarkOffer => (EACH, to![OfferMarked]),
        /// The actor no longer records the moves.
        StopRecording => (EACH, to![RecordingStopped]),
        /// The actor records again.
        ResumeRecording => (EACH, to![RecordingResumed]),
        /// The actor fills in the moves that are missing on his scoresheet.
        CompleteSheet => (EACH, to![SheetCompleted]),
        /// Moves are missing or wrong on a scoresheet.
        SheetGap(gap: SheetGap) => (FOUND, to![GapFound]),
        /// The scoresheets are looked through.
        SheetsShow(shown: SheetsShow) => (FOUND, to![SheetsCompared]),
        /// The game is played over again on a second board.
        Reconstruct(shown: SheetsShow) => (FOUND, to![SheetsCompared]),
        /// The actor's scoresheet is covered, so that the arbiter cannot see it.
        HideSheet => (PLAYS, to![SheetHidden]),
        /// A pen is laid on the actor's scoresheet.
        LayPenOnSheet(pen: PenOnSheet) => (PLAYS, to![PenLaid]),
        /// The actor keeps the original of his scoresheet after the game.
        KeepSheet => (PLAYS, to![SheetKept]),
        /// The opponent's scoresheet is asked for.
        AskForOpponentsSheet => (ASKS, to![OpponentsSheetAsked]),
        /// The opponent gets the actor's scoresheet.
        LendSheet => (PLAYS, to![SheetLent]),
        /// The opponent does not get the actor's scoresheet.
        RefuseSheet => (PLAYS, to![SheetRefused]),
        /// The opponent's scoresheet is given back.
        ReturnSheet => (PLAYS, to![SheetReturned]),
        /// The actor's electronic scoresheet does not work.
        ElectronicSheetFails => (PLAYS, to![SheetFailed]),
        /// An electronic scoresheet is put into another mode.
        ChangeSheetMode(mode: SheetMode) => (ANYBODY, to![SheetModeChanged]),
        /// The actor says that he cannot record.
        CannotRecord(why: Inability) => (PLAYS, to![InabilityTold]),
        /// Both scoresheets are signed.
        Sign(sign: Sign) => (EACH_SAYS, signed),
        /// A result is reported to the arbiter.
        ReportResult(report: ReportResult) => (ANYBODY, reported),
        /// The arbiter gives points.
        AwardPoints(award: Award) => (ARBITER, to![PointsAwarded]),

        // --- conduct, devices and third parties
        /// A player leaves the board, the playing area or the playing venue.
        Leave(leave: Leave) => (PLAYS, to![Left]),
        /// Somebody enters the playing area.
        Enter(enter: Enter) => (ANYBODY, to![Entered]),
        /// A player uses help from outside the game.
        UseHelp(help: Help) => (PLAYS, to![HelpUsed]),
        /// An electronic device of the actor comes to light, such as a mobile phone or a watch.
        Device(device: Device) => (ANYBODY, to![DeviceShown]),
        /// A bag that holds a device is used.
        UseBag(bag: UseBag) => (PLAYS, to![BagUsed]),
        /// The arbiter wants to inspect a player.
        Inspect(inspection: Inspection) => (ARBITER, to![InspectionWanted]),
        /// The player refuses to be inspected.
        RefuseInspection => (PLAYS, to![InspectionRefused]),
        /// A player is accused of cheating; the accuser acts, or the arbiter who names him as a suspect.
        Accuse(accusation: Accusation) => (ANYBODY, to![Accused]),
        /// Something is done that may disturb.
        Disturb(how: Disturbance) => (ANYBODY, to![Disturbed]),
        /// Somebody smokes.
        Smoke(smoke: Smoke) => (ANYBODY, to![Smoked]),
        /// Somebody behaves in a way that may bring chess into disrepute.
        Misbehave(how: Misbehaviour) => (ANYBODY, to![Misbehaved]),
        /// A player refuses to comply.
        Defy(what: Defiance) => (EACH, to![Defied]),
        /// A player appeals against the ruling in the event that `about` names.
        Appeal(appeal: Appeal) => (ANYBODY, to![Appealed]),
        /// A player asks the arbiter for something: a plea, and no claim.
        Request(what: Request) => (CLAIMS, to![Requested]),
        /// A player complains about the event that `about` names, such as a breach, a wrong result or a remark of the arbiter.
        Complain => (CLAIMS_FOR, claimed),
        /// Somebody tells something: a spectator, another player, the arbiter.
        Tell(tell: Tell) => (ANYBODY, told),
        /// The game is disturbed from outside.
        ExternalDisturbance => (ANYHOW, to![DisturbedFromOutside]),
        /// The arbiter warns a player.
        Warn(warning: Warn) => (ARBITER, to![Warned]),
        /// The arbiter checks a draw claim by himself, while the players sit at the board.
        CheckClaimAlone => (ARBITER, to![CheckedAlone]),
        /// The arbiter decides whether a video recording is looked at.
        Video(decision: VideoDecision) => (ARBITER, to![]),
        /// The arbiter imposes a penalty.
        Impose(penalty: Imposed) => (ARBITER, to![PenaltyImposed]),

        // --- notation and blind players
        /// Nothing happens; the examiner asks what an entry of a scoresheet means.
        AsksEntry(entry: EntryAsked) => (ANYHOW, to![EntryAsked]),
        /// A blind or visually disabled player takes the piece out of this square's aperture on the special board.
        BlindLift(
            #[serde(with = "words::square")]
            #[schemars(with = "words::square::Name")]
            square: Square
        ) => (PLAYS, to![Touched]),
        /// A blind or visually disabled player moves on the special board.
        BlindMove(played: BlindMove) => (PLAYS, blind_moved),
        /// Something is said about a move in a game with two boards.
        BlindSay(said: BlindSay) => (PLAYS, blind_said),
        /// The two boards are found to differ.
        BoardsDiffer(boards: BoardsDiffer) => (FOUND, to![BoardsDiffered]),
        /// A player asks for two boards.
        AskForTwoBoards => (ASKS, to![TwoBoardsAsked]),

        // --- quickplay finish
        /// A draw is claimed with little time left.
        ClaimQuickplay(claim: ClaimQuickplay) => (ASKS, to![QuickplayClaimed]),
        /// An increment for both players is asked for with little time left.
        RequestIncrement => (ASKS, to![IncrementRequested]),
        /// The arbiter announces what follows from such a claim or request.
        DecideQuickplay(ruling: QuickplayRuling) => (ARBITER, to![QuickplayDecided]),

        // --- the arbiter
        /// The arbiter sees what happened in the event that `about` names.
        Sees => (ARBITER, seen),
        /// The arbiter sees the position on the board, but not how it came about.
        SeesPosition => (ARBITER, to![PositionSeen]),
        /// The arbiter finds something to be so, or not.
        Finds(finding: Finding, so: bool) => (ARBITER, to![Found]),
        /// The arbiter rules; compared with what the engine rules.
        Rules(ruling: Vec<Effect>) => (ARBITER, to![Ruled]),

        // --- the examiner
        /// Nothing happens; the examiner asks.
        Asks(ask: Ask) => (ANYHOW, to![Asked]),
        /// Nothing happens; the examiner asks whether this player may play this move now.
        MayPlay(text: String) => (PLAYS, to![MoveAsked]),
    }
}

/// A move as it was carried out.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct MoveAct {
    /// The move in algebraic notation (English letters); absent where the case has no position.
    pub text: Option<String>,
    /// Whether the clock was pressed after it.
    #[serde(serialize_with = "words::yes_or_no")]
    pub pressed: bool,
    /// The hands used.
    pub hands: Hands,
    /// What became of a pawn that reached the last rank.
    pub promotion: Promotion,
}

named! {
    /// The hands used for one move.
    #[derive(Default)]
    Hands {
        /// One hand.
        #[default]
        One = "one",
        /// Two hands, as in castling or capturing.
        Two = "two",
    }
}

named! {
    /// What became of a pawn that reached the last rank.
    #[derive(Default)]
    Promotion {
        /// As the text of the move says.
        #[default]
        AsWritten = "as-written",
        /// The pawn was left standing.
        Omitted = "omitted",
    }
}

fn yes() -> bool {
    true
}

/// A draw offer.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct OfferDraw {
    /// A condition was attached.
    pub conditional: bool,
    /// It is at least the second offer without a change of the position that would explain it.
    pub repeated: bool,
}

/// A draw claim and its ingredients.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ClaimDraw {
    /// On which ground.
    pub ground: Ground,
    /// The intended move, where the claim rests on one.
    #[serde(default)]
    pub intended: Option<String>,
    /// Whether the intended move was written down.
    #[serde(default = "yes")]
    pub written: bool,
    /// Whether the intention was declared to the arbiter.
    #[serde(default = "yes")]
    pub declared: bool,
}

named! {
    /// The ground of a draw claim.
    Ground {
        /// The same position for the third time.
        Repetition = "repetition",
        /// A long series of moves without pawn move or capture: the fifty-move rule.
        NoProgress = "no-progress",
    }
}

/// A sealed move.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Seal {
    /// What is written; absent where the case has no position.
    pub text: Option<String>,
    /// The only move that an unorthodox text can mean, in algebraic notation.
    pub means: Option<String>,
    /// How it reads, where that is asserted instead of shown.
    pub reads: Option<SealedText>,
    /// What it is written on.
    pub on: WrittenOn,
}

named! {
    /// What a sealed move is written on.
    #[derive(Default)]
    WrittenOn {
        /// The player's own scoresheet, of paper.
        #[default]
        PaperScoresheet = "paper-scoresheet",
        /// The player's own scoresheet, an electronic one.
        ElectronicScoresheet = "electronic-scoresheet",
        /// Anything else.
        SomethingElse = "something-else",
    }
}

/// A closed envelope; what the case does not say of it is not looked at.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Envelope {
    /// What is written on it.
    pub shows: Option<Vec<EnvelopeItem>>,
    /// Whose scoresheets are in it.
    pub scoresheets: Option<Vec<Player>>,
}

named! {
    /// What may be written on the envelope.
    EnvelopeItem {
        /// The names of the players.
        Names = "names",
        /// The position immediately before the sealed move.
        Position = "position",
        /// The times used by the players.
        Times = "times",
        /// Who sealed.
        Sealer = "sealer",
        /// The number of the sealed move.
        MoveNumber = "move-number",
        /// A draw offer.
        DrawOffer = "draw-offer",
        /// Date, time and place of the resumption.
        Resumption = "resumption",
    }
}

named! {
    /// How a sealed move reads.
    SealedText {
        /// Unambiguous and legal.
        Clear = "clear",
        /// Unorthodox, but the meaning is certain.
        Unorthodox = "unorthodox",
        /// Two moves could be meant.
        Ambiguous = "ambiguous",
        /// The real meaning cannot be established.
        Unintelligible = "unintelligible",
        /// An illegal move.
        Illegal = "illegal",
    }
}

vocabulary! {
    /// What is wrong with the set-up.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum SetUpFault {
        /// Some pieces stood on wrong squares; which ones does not matter.
        Pieces,
        /// The board is turned by a quarter.
        Orientation,
        /// The board is turned by a quarter, and some pieces stood on wrong squares as well.
        OrientationAndPieces,
        /// The players play with each other's colours.
        Colours,
        /// This player's king stood on a wrong square.
        King(of: Player),
        /// This player's king and queen had changed places.
        KingAndQueen(of: Player),
        /// A rook stood on a wrong square.
        Rook {
            /// Whose.
            of: Player,
            /// Where it stood.
            #[serde(with = "words::square")]
            #[schemars(with = "words::square::Name")]
            on: Square,
        },
    }
}

vocabulary! {
    /// What an examiner may ask without any event.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Ask {
        /// What must stand on the envelope?
        Envelope,
        /// What must be announced about a session of resumption?
        Session,
        /// Which class of play is this time control?
        Class,
        /// Which regime applies to these games?
        Regime,
        /// Must the players record their moves?
        Recording,
        /// What must the regulations of the event say?
        Regulations,
        /// Must a player of this game have an assistant?
        Assistant,
        /// Who has the move?
        HasTheMove,
        /// Which moves may the player having the move play?
        Moves,
        /// Is the game over, and how did it end?
        Over,
        /// Is the position dead?
        Dead,
        /// Who checks a draw claim?
        ClaimCheck,
        /// Whose flag fell first?
        FirstFlag,
        /// Does a game begin with the position on the board?
        InitialPosition,
        /// Which colour has this square?
        Square(
            #[serde(with = "words::square")]
            #[schemars(with = "words::square::Name")]
            square: Square
        ),
        /// Is a king in check?
        InCheck,
        /// Can legal moves lead to the position on the board?
        Position,
        /// What do the displays show?
        Clocks,
        /// Until when may a player come?
        Deadline,
        /// How many points do the players get?
        Points,
        /// Which penalties are there?
        Penalties,
        /// Does the game count for the ratings?
        Rated,
        /// Which part of the ruling counts?
        Ruling(aspect: Aspect),
    }
}

impl Act {
    /// Whether it is only asked what the Laws say.
    pub fn asks(&self) -> bool {
        matches!(self, Act::Asks(_) | Act::MayPlay(_) | Act::AsksEntry(_))
    }

    /// What tells to which happenings this act amounts.
    pub(super) fn amounts_to(&self) -> fn(&Record, &Event, &Case) -> Vec<Happening> {
        self.row().1
    }
}

fields! {
    MoveAct { text, pressed, hands, promotion }
    OfferDraw { conditional, repeated }
    ClaimDraw { ground, intended, written, declared }
    Seal { text, means, reads, on }
    Envelope { shows, scoresheets }
}

impl Seal {
    /// The move that is meant, or else the text, where the case gives one.
    pub fn move_meant(&self) -> Option<String> {
        self.means.clone().or_else(|| self.text.clone())
    }
}
