//! Happenings: what an event amounts to. Provisions wait for these, not for kinds of event.

/// The place of an event in its case, from 0; a scenario counts from 1.
pub type EventIx = u16;

/// What an event amounts to; one event may amount to several, one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Happening {
    /// The case gives a position, or says what holds before the first event.
    PositionGiven,
    /// Something was done by somebody whose act it is not: it has no force.
    DoneInVain,
    /// A player touched pieces.
    Touched,
    /// A move, legal or not, was made on the board.
    Made,
    /// The clock was pressed after a move.
    Completed,
    /// The clock was pressed although no move had been made.
    PressedIdle,
    /// The clocks were stopped by a player.
    Paused,
    /// Pieces were displaced.
    Displaced,
    /// A flag fell, noticed or not.
    FlagFell,
    /// The arbiter saw a fallen flag.
    FlagSeen,
    /// A player claimed a fallen flag.
    FlagClaimed,
    /// A draw was offered.
    Offered,
    /// A draw offer was accepted.
    Accepted,
    /// A draw offer was refused in words.
    Refused,
    /// A claim or an offer was taken back.
    Withdrawn,
    /// Both players agreed to a draw.
    Agreed,
    /// A draw was claimed.
    DrawClaimed,
    /// The arbiter saw an irregularity.
    IrregularitySeen,
    /// The arbiter saw the position, but not how it came about.
    PositionSeen,
    /// A player pointed out an irregularity.
    IrregularityClaimed,
    /// Both players agreed to correct an irregularity.
    CorrectionAgreed,
    /// A wrong set-up was pointed out.
    SetUpClaimed,
    /// A wrong setting of the clock was pointed out.
    SettingClaimed,
    /// A player resigned.
    Resigned,
    /// Something was done or said that may mean the end of the game.
    EndSuggested,
    /// A draw offer was answered unclearly.
    AnsweredUnclearly,
    /// The session was over.
    SessionEnded,
    /// The player having the move was asked to seal.
    AskedToSeal,
    /// The player having the move adjourned early.
    AdjournedEarly,
    /// A move was sealed.
    MoveSealed,
    /// The sealed move was changed.
    SealedMoveChanged,
    /// The envelope was closed.
    EnvelopeClosed,
    /// The game was due to be resumed.
    Resumed,
    /// A player arrived.
    Arrived,
    /// A player was absent.
    WasAbsent,
    /// A pen was laid on a scoresheet.
    PenLaid,
    /// A player kept the original of his scoresheet.
    SheetKept,
    /// The arbiter checked a draw claim by himself.
    CheckedAlone,
    /// The envelope was opened.
    EnvelopeOpened,
    /// The sealed move, or the sealed reply, was made on the board.
    SealedMoveMade,
    /// The envelope was found missing.
    EnvelopeLost,
    /// A reply was sealed in a second envelope.
    ReplySealed,
    /// Wrong clock times were pointed out.
    TimesClaimed,
    /// The record of the game was asked for.
    RecordAsked,
    /// A scoresheet was asked for.
    ScoresheetAsked,
    /// The clock was handled otherwise than by pressing it rightly.
    ClockHandled,
    /// A player's clock ran for a time.
    ClockRan,
    /// The clocks were set going again.
    Restarted,
    /// The clock was said to be defective.
    DefectClaimed,
    /// A player wished the clock to stand elsewhere.
    PlaceWished,
    /// The round started.
    RoundStarted,
    /// A player came into the playing hall, but not to the board.
    CameToHall,
    /// The time after which an absent player loses was over.
    DefaultTimeOver,
    /// A win by default was claimed.
    DefaultClaimed,
    /// A player sat down at the wrong board.
    SatWrongly,
    /// A claim was made from what a screen shows.
    ScreenClaimed,
    /// A move was written on a scoresheet.
    MoveWritten,
    /// Something else was written on a scoresheet.
    SheetUsed,
    /// The sign of an offer was written on a scoresheet.
    OfferMarked,
    /// A player stopped recording.
    RecordingStopped,
    /// A player records again.
    RecordingResumed,
    /// A player completed his scoresheet.
    SheetCompleted,
    /// Moves were found missing or wrong on a scoresheet.
    GapFound,
    /// The scoresheets, or the game played over again, were looked through.
    SheetsCompared,
    /// A scoresheet was covered.
    SheetHidden,
    /// The opponent's scoresheet was asked for.
    OpponentsSheetAsked,
    /// A scoresheet was lent to the opponent.
    SheetLent,
    /// A scoresheet was refused to the opponent.
    SheetRefused,
    /// The opponent's scoresheet was given back.
    SheetReturned,
    /// An electronic scoresheet failed.
    SheetFailed,
    /// An electronic scoresheet was put into another mode.
    SheetModeChanged,
    /// A player said that he cannot record.
    InabilityTold,
    /// The scoresheets were signed.
    ResultSigned,
    /// A result was reported.
    ResultReported,
    /// The arbiter gave points.
    PointsAwarded,
    /// A player said that he adjusts pieces.
    AdjustingSaid,
    /// Pieces were put right on their squares.
    Adjusted,
    /// A piece was let go on a square.
    Released,
    /// A player undid what he had done with the pieces on this move.
    PutBack,
    /// A piece for a promotion was taken in hand.
    PickedUp,
    /// A new piece touched the square of promotion.
    Placed,
    /// A piece for a promotion was asked for.
    PieceAsked,
    /// Something was said about a move.
    Announced,
    /// A breach of the rules on touching and moving was pointed out.
    TouchRulesClaimed,
    /// A player brought an assistant.
    AssistantBrought,
    /// A player left the board, the playing area or the playing venue.
    Left,
    /// Somebody entered the playing area.
    Entered,
    /// Help from outside the game was used.
    HelpUsed,
    /// An electronic device came to light.
    DeviceShown,
    /// A bag that holds a device was used.
    BagUsed,
    /// A player was to be inspected.
    InspectionWanted,
    /// A player refused to be inspected.
    InspectionRefused,
    /// A player was accused of cheating, or named as a suspect.
    Accused,
    /// Something was done that may disturb.
    Disturbed,
    /// Somebody smoked.
    Smoked,
    /// Somebody behaved in a way that may bring chess into disrepute.
    Misbehaved,
    /// A player refused to comply.
    Defied,
    /// A player appealed.
    Appealed,
    /// A player asked the arbiter for something.
    Requested,
    /// A player complained.
    Complained,
    /// Somebody told something.
    Told,
    /// The game was disturbed from outside.
    DisturbedFromOutside,
    /// A player was warned.
    Warned,
    /// A penalty was imposed.
    PenaltyImposed,
    /// A draw was claimed with little time left.
    QuickplayClaimed,
    /// An increment was asked for with little time left.
    IncrementRequested,
    /// The arbiter announced what follows from such a claim or request.
    QuickplayDecided,
    /// The arbiter made a finding.
    Found,
    /// The arbiter ruled.
    Ruled,
    /// The examiner asked what an entry means.
    EntryAsked,
    /// A move was carried out on the special board, or begun.
    BlindMoved,
    /// Something was said in a game with two boards.
    BlindSaid,
    /// The two boards were found to differ.
    BoardsDiffered,
    /// Two boards were asked for.
    TwoBoardsAsked,
    /// The examiner asked.
    Asked,
    /// The examiner asked whether a move may be played.
    MoveAsked,
}

impl Happening {
    /// Whether nobody plays when it happens: before the game starts, while it is adjourned, or after it.
    pub fn is_off_play(self) -> bool {
        use Happening::*;
        matches!(
            self,
            SessionEnded
                | AskedToSeal
                | AdjournedEarly
                | MoveSealed
                | SealedMoveChanged
                | EnvelopeClosed
                | EnvelopeOpened
                | EnvelopeLost
                | ReplySealed
                | Resumed
                | Arrived
                | WasAbsent
                | RoundStarted
                | CameToHall
                | DefaultTimeOver
                | SatWrongly
                | ResultSigned
                | ResultReported
                | PointsAwarded
                | SheetKept
        )
    }

    /// Whether the game is played when it happens, even if it was not before.
    pub fn is_play(self) -> bool {
        matches!(
            self,
            Happening::Made | Happening::Completed | Happening::SealedMoveMade
        )
    }
}
