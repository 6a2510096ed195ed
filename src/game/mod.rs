//! What happened at the board: events, what they amount to, and the record that a ruling leaves behind.
//!
//! Events carry no judgement, effects carry no prose, and the record never looks ahead.

mod act;
mod assertions;
mod case;
mod effect;
mod facts;
mod happening;
mod later;
pub(crate) mod particulars;
mod question;
mod record;
mod spoken;
mod stands;
mod told;
pub mod words;

pub use act::{
    Accusation, Act, Actor, Announced, Announcement, Appeal, Arrival, ArrivalPlace, Ask,
    Assistance, AssistantTask, Award, BlindMove, BlindSay, BoardsDiffer, ClaimDraw, ClaimQuickplay,
    ClockHandling, ClockSet, Contact, Defiance, Device, DevicePlace, DeviceShown, DeviceState,
    Disturbance, Enter, EntryAsked, Envelope, EnvelopeItem, Force, GameResult, Gesture, Ground,
    Hand, Hands, Help, Imposed, Inability, Inspection, Leave, LeavePurpose, LeftPlace, Matter,
    Misbehaviour, MoveAct, OfferDraw, PauseReason, Place, PressManner, Promotion, Purpose,
    QuickplayGround, QuickplayRuling, Release, ReportResult, Request, RoundStart, ScreenClaim,
    Seal, SealedText, SetUpFault, SettingFault, SheetEntry, SheetGap, SheetMode, SheetsShow, Sign,
    Smoke, Tell, Tidings, Touch, TouchedKind, UnclearAnswer, UseBag, VideoDecision, Warn, Whom,
    Whose, Witness, WriteMove, Writing, WrittenOn,
};
pub use assertions::{Assertions, Outcome, YesNo};
pub use case::{
    ByPlayer, Case, Colours, Event, Known, Material, Moves, Open, Order, Placement, Sight,
};
pub use effect::{
    Amount, Aspect, Duty, Effect, Evidence, Measure, Need, PointIs, RecordingUntil, Restore,
    RulingParts, SheetWhen, SquareColour, are_same, lawful,
};
pub use facts::{Fact, Facts};
pub use happening::{EventIx, Happening};
pub use later::Later;
pub use particulars::{Particular, Particulars, Tells};
pub use question::{Answer, Finding, Quantity, Question, Span, Subject, Unknown};
pub use record::{Ended, MateFound, Node, Offer, Record, Sealed, Steps, Trail, attempted};
pub use spoken::Word;
pub(crate) use spoken::words;
pub use told::{Of, Telling, Told};
