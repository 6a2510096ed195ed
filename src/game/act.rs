//! Acts: what a witness could have filmed or heard. Nothing here says whether it was right.
//!
//! In a scenario an act is a word (`resign`) or a map of one key (`{move: Nf3}`).

mod blind;
mod notation;

pub use blind::{Announced, BlindMove, BlindSay, BoardsDiffer};
pub use notation::EntryAsked;

mod clock;
mod conduct;

pub use conduct::{
    Appeal, Defiance, Device, DevicePlace, DeviceShown, DeviceState, Disturbance, Enter, Help,
    Imposed, Inspection, Leave, LeavePurpose, LeftPlace, Matter, Misbehaviour, Request, Smoke,
    Tell, Tidings, UseBag, Warn, Whom,
};

pub use clock::{
    Arrival, ArrivalPlace, ClockHandling, PauseReason, PressManner, RoundStart, ScreenClaim,
    SettingFault,
};
mod recording;

pub use recording::{
    Award, GameResult, Inability, Purpose, ReportResult, SheetEntry, SheetGap, SheetsShow, Sign,
    Whose, WriteMove, Writing,
};

mod moving;

pub use moving::{
    Announcement, Assistance, AssistantTask, Contact, Hand, Place, Release, Touch, TouchedKind,
};

use crate::board::{Player, Role, Square};
use crate::clock::Millis;
use crate::edition::named;
use crate::game::effect::{Aspect, Effect};
use crate::game::question::Finding;
use crate::game::words;
use serde::{Deserialize, Serialize};

mod ending;
mod quickplay;

pub use ending::{Gesture, UnclearAnswer};
pub use quickplay::{ClaimQuickplay, QuickplayGround, QuickplayRuling};

/// Who acted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    /// One of the two players of the game.
    Player(Player),
    /// Both players together.
    Both,
    /// The arbiter of the game.
    Arbiter,
    /// A player's assistant.
    Assistant,
    /// Anybody else in the venue who neither plays this game nor is its arbiter.
    Spectator,
    /// A player of another game.
    OtherPlayer,
    /// The captain of a team.
    Captain,
    /// The organiser of the event.
    Organiser,
    /// Nobody: time passes, something fails.
    Nobody,
}

/// What was done, said or left undone.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Act {
    // --- at the board
    /// A move is played: touched, released, and the clock pressed unless the case says otherwise.
    Move(MoveAct),
    /// Pieces are touched by hand.
    Touch(Touch),
    /// The enemy king is taken off the board.
    CaptureKing,
    /// Pieces are knocked over or shifted.
    Displace(
        #[serde(with = "words::squares")]
        #[schemars(with = "Vec<String>")]
        Vec<Square>,
    ),
    /// Displaced pieces are put back.
    Repair,

    // --- the clock
    /// The clock is pressed.
    Press,
    /// The clocks are stopped.
    Pause,
    /// A flag falls: the actor's own.
    FlagFalls,
    /// The fall of the opponent's flag is claimed.
    ClaimFlag,

    // --- draws and claims
    /// A draw is offered.
    OfferDraw(OfferDraw),
    /// An offer is accepted.
    Accept,
    /// An offer is refused in words.
    Refuse,
    /// A claim or an offer is taken back.
    Withdraw,
    /// Both agree to a draw.
    AgreeDraw,
    /// A draw is claimed.
    ClaimDraw(ClaimDraw),
    /// An irregularity is pointed out to the arbiter; `about` names the event.
    ClaimIrregularity,
    /// Both players agree to correct an irregularity without the arbiter.
    AgreeToCorrect,
    /// A wrong set-up of the board is pointed out.
    ClaimWrongSetUp(SetUpFault),
    /// A wrong setting of the clock is pointed out.
    ClaimWrongSetting,

    // --- the end
    /// The game is given up.
    Resign,
    /// The game is given up in writing.
    ResignInWriting,
    /// Somebody else says that this player gives the game up.
    ResignFor(Player),
    /// Something is done without a word that may mean the end of the game.
    Gesture(Gesture),
    /// An offer is answered, but not clearly.
    AnswerUnclearly(UnclearAnswer),

    // --- adjournment
    /// The session is over by the actor's timepiece; nobody's is the arbiter's.
    SessionEnds,
    /// The arbiter asks the player having the move to seal it.
    AskToSeal,
    /// The player having the move adjourns before the session ends.
    AdjournEarly,
    /// A move is sealed.
    Seal(Seal),
    /// The sealed move is changed.
    ChangeSealed(Seal),
    /// The envelope is closed.
    CloseEnvelope(Envelope),
    /// The adjourned game is due to be resumed.
    Resume,
    /// The player arrives, so late.
    Arrive(Millis),
    /// The player is absent.
    Absent,
    /// The envelope is opened.
    OpenEnvelope,
    /// The envelope is missing.
    LoseEnvelope,
    /// The reply to the sealed move is sealed in a second envelope.
    SealReply(Seal),
    /// Wrong clock times after the adjournment are pointed out.
    ClaimWrongTimes,

    // --- records
    /// The record of the game is asked for.
    AskForRecord,
    /// A scoresheet is asked for.
    AskForScoresheet,

    // --- moving, step by step
    /// The player says that he adjusts pieces.
    SayAdjust,
    /// Pieces are put right on their squares.
    Adjust(
        #[serde(with = "words::squares")]
        #[schemars(with = "Vec<String>")]
        Vec<Square>,
    ),
    /// A piece is taken in hand.
    Lift(
        #[serde(with = "words::square")]
        #[schemars(with = "String")]
        Square,
    ),
    /// A piece is let go on a square.
    Release(Release),
    /// A piece is taken off the board: one to be captured, or the pawn that promotes.
    TakeOff(
        #[serde(with = "words::square")]
        #[schemars(with = "String")]
        Square,
    ),
    /// What the player has done with the pieces on this move is undone by his hand.
    PutBack,
    /// A piece from beside the board is taken in hand for a promotion.
    PickUp(
        #[serde(with = "words::role")]
        #[schemars(with = "String")]
        Role,
    ),
    /// A new piece is put on the square of promotion.
    Place(Place),
    /// A piece for a promotion is missing, and the player asks for it.
    AskForPiece(
        #[serde(with = "words::role")]
        #[schemars(with = "String")]
        Role,
    ),
    /// Something is said about a move.
    Announce(Announcement),
    /// A breach of the rules on touching and moving is pointed out to the arbiter; `about` names the event.
    ClaimTouchRules,
    /// A player brings an assistant.
    BringAssistant(Assistance),

    // --- time control and setting
    /// The clock is pressed in a particular way.
    PressWith(PressManner),
    /// Something else is done with the clock.
    HandleClock(ClockHandling),
    /// The actor's clock runs for so long.
    ClockRuns(Millis),
    /// The clocks are stopped for a reason that is told.
    PauseFor(PauseReason),
    /// The clocks are set going again.
    Restart,
    /// The display marks the flag of this player as the one that fell first.
    ClockMarksFirst(Player),
    /// A player, or the arbiter, says that the clock is defective.
    ClaimClockDefect,
    /// A wrong setting of the clock is pointed out, and what is wrong with it.
    ClaimSettingFault(SettingFault),
    /// A player wishes the clock to stand elsewhere.
    WishClockPlace,
    /// The round starts.
    StartRound(RoundStart),
    /// A player arrives for the start of the game.
    Arrival(Arrival),
    /// The time after which an absent player loses is over.
    DefaultTimeEnds,
    /// A claim is made from what a screen or a demonstration board shows.
    ClaimFromScreen(ScreenClaim),

    // --- recording
    /// A move is written on the actor's scoresheet.
    WriteMove(WriteMove),
    /// Something else is written on the actor's scoresheet.
    WriteOnSheet(SheetEntry),
    /// The sign of a draw offer is written on the actor's scoresheet.
    MarkOffer,
    /// The actor no longer records the moves.
    StopRecording,
    /// The actor records again.
    ResumeRecording,
    /// The actor fills in the moves that are missing on his scoresheet.
    CompleteSheet,
    /// Moves are missing or wrong on a scoresheet.
    SheetGap(SheetGap),
    /// The scoresheets are looked through.
    SheetsShow(SheetsShow),
    /// The game is played over again on a second board.
    Reconstruct(SheetsShow),
    /// The actor's scoresheet is covered, so that the arbiter cannot see it.
    HideSheet,
    /// The opponent's scoresheet is asked for.
    AskForOpponentsSheet,
    /// The opponent gets the actor's scoresheet.
    LendSheet,
    /// The opponent does not get the actor's scoresheet.
    RefuseSheet,
    /// The opponent's scoresheet is given back.
    ReturnSheet,
    /// The actor's electronic scoresheet does not work.
    ElectronicSheetFails,
    /// The actor says that he cannot record.
    CannotRecord(Inability),
    /// Both scoresheets are signed.
    Sign(Sign),
    /// A result is reported to the arbiter.
    ReportResult(ReportResult),
    /// The arbiter gives points.
    AwardPoints(Award),

    // --- conduct, devices and third parties
    /// A player leaves the board, the playing area or the playing venue.
    Leave(Leave),
    /// Somebody enters the playing area.
    Enter(Enter),
    /// A player uses help from outside the game.
    UseHelp(Help),
    /// An electronic device of the actor comes to light.
    Device(Device),
    /// A bag that holds a device is used.
    UseBag(UseBag),
    /// The arbiter wants to inspect a player.
    Inspect(Inspection),
    /// The player refuses to be inspected.
    RefuseInspection,
    /// Something is done that may disturb.
    Disturb(Disturbance),
    /// Somebody smokes.
    Smoke(Smoke),
    /// Somebody behaves in a way that may bring chess into disrepute.
    Misbehave(Misbehaviour),
    /// A player refuses to comply.
    Defy(Defiance),
    /// A player appeals against the ruling in the event that `about` names.
    Appeal(Appeal),
    /// A player asks the arbiter for something.
    Request(Request),
    /// A player complains about the event that `about` names.
    Complain,
    /// Somebody tells something: a spectator, another player, the arbiter.
    Tell(Tell),
    /// The game is disturbed from outside.
    ExternalDisturbance,
    /// The arbiter warns a player.
    Warn(Warn),
    /// The arbiter imposes a penalty.
    Impose(Imposed),

    // --- notation and blind players
    /// Nothing happens; the examiner asks what an entry of a scoresheet means.
    AsksEntry(EntryAsked),
    /// A blind or visually disabled player takes the piece out of this square's aperture on the special board.
    BlindLift(
        #[serde(with = "words::square")]
        #[schemars(with = "String")]
        Square,
    ),
    /// A blind or visually disabled player moves on the special board.
    BlindMove(BlindMove),
    /// Something is said about a move in a game with two boards.
    BlindSay(BlindSay),
    /// The two boards are found to differ.
    BoardsDiffer(BoardsDiffer),
    /// A player asks for two boards.
    AskForTwoBoards,

    // --- quickplay finish
    /// A draw is claimed with little time left.
    ClaimQuickplay(ClaimQuickplay),
    /// An increment for both players is asked for with little time left.
    RequestIncrement,
    /// The arbiter announces what follows from such a claim or request.
    DecideQuickplay(QuickplayRuling),

    // --- the arbiter
    /// The arbiter sees what happened in the event that `about` names.
    Sees,
    /// The arbiter sees the position on the board, but not how it came about.
    SeesPosition,
    /// The arbiter finds something to be so, or not.
    Finds(Finding, bool),
    /// The arbiter rules; compared with what the engine rules.
    Rules(Vec<Effect>),

    // --- the examiner
    /// Nothing happens; the examiner asks.
    Asks(Ask),
    /// Nothing happens; the examiner asks whether this player may play this move now.
    MayPlay(String),
}

/// A move as it was carried out.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct MoveAct {
    /// The move in algebraic notation (English letters); absent where the case has no position.
    pub text: Option<String>,
    /// Whether the clock was pressed after it.
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
        /// A long series of moves without pawn move or capture.
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

/// What is wrong with the set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
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
    King(Player),
    /// This player's king and queen had changed places.
    KingAndQueen(Player),
    /// A rook stood on a wrong square.
    Rook {
        /// Whose.
        of: Player,
        /// Where it stood.
        #[serde(with = "words::square")]
        #[schemars(with = "String")]
        on: Square,
    },
}

/// What an examiner may ask without any event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
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
    /// Does a game begin with the position on the board?
    InitialPosition,
    /// Which colour has this square?
    Square(
        #[serde(with = "words::square")]
        #[schemars(with = "String")]
        Square,
    ),
    /// Is a king in check?
    InCheck,
    /// Can legal moves lead to the position on the board?
    Position,
    /// Until when may a player come?
    Deadline,
    /// How many points do the players get?
    Points,
    /// Which penalties are there?
    Penalties,
    /// Which part of the ruling counts?
    Ruling(Aspect),
}

impl Actor {
    /// The player, where the actor is one.
    pub fn player(self) -> Option<Player> {
        match self {
            Actor::Player(player) => Some(player),
            Actor::Both
            | Actor::Arbiter
            | Actor::Assistant
            | Actor::Spectator
            | Actor::OtherPlayer
            | Actor::Captain
            | Actor::Organiser
            | Actor::Nobody => None,
        }
    }

    /// Whether the actor is somebody in the venue with no part in this game.
    pub fn is_outsider(self) -> bool {
        match self {
            Actor::Spectator | Actor::OtherPlayer | Actor::Captain | Actor::Organiser => true,
            Actor::Player(_) | Actor::Both | Actor::Arbiter | Actor::Assistant | Actor::Nobody => {
                false
            }
        }
    }
}

impl Seal {
    /// The move that is meant, or else the text, where the case gives one.
    pub fn move_meant(&self) -> Option<String> {
        self.means.clone().or_else(|| self.text.clone())
    }
}
