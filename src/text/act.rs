//! Each act as sentences: the act itself and what was particular about it.

mod clock;
mod conduct;
mod recording;

mod moving;

use crate::board::Square;
use crate::clock::Millis;
use crate::game::{
    Act, Actor, Answer, Ask, Aspect, ClaimDraw, Envelope, Event, Gesture, Ground, Hands, MoveAct,
    OfferDraw, Promotion, QuickplayGround, Seal, SetUpFault, Subject, WrittenOn,
};
use crate::text::effect::{effect, envelope_item};
use crate::text::question::stated;
use crate::text::say::{Say, Value};
use crate::text::two_boards::{blind_move, boards_differ, entry_asked};

/// The sentences that tell an event, without its circumstances.
pub(super) fn act(event: &Event) -> Vec<Say> {
    let by = event.by;
    let plain = |id: &'static str| vec![Say::message(id).player(by)];
    match &event.act {
        Act::Move(played) => moved(by, played),
        Act::Touch(touch) => moving::touched(by, touch),
        Act::CaptureKing => plain("event-capture-king"),
        Act::Displace(on) => {
            let by_somebody = by != Actor::Nobody;
            let id = if by_somebody {
                "event-displace"
            } else {
                "event-displaced-by-nobody"
            };
            vec![squares(Say::message(id).player(by), on)]
        }
        Act::Repair => plain("event-repair"),
        Act::Press => plain("event-press"),
        Act::Pause => plain("event-pause"),
        Act::PressWith(manner) => vec![clock::press_with(by, *manner)],
        Act::HandleClock(handling) => vec![clock::handled(by, *handling)],
        Act::ClockRuns(time) => vec![Say::message("event-clock-runs").player(by).time(*time)],
        Act::PauseFor(reason) => vec![clock::paused_for(by, *reason)],
        Act::Restart => plain("event-restart"),
        Act::ClockMarksFirst(player) => {
            vec![Say::message("event-clock-marks-first").player(by).with(
                "owner",
                crate::text::say::Value::Who(Actor::Player(*player)),
            )]
        }
        Act::ClaimClockDefect => plain("event-claim-clock-defect"),
        Act::ClaimSettingFault(fault) => vec![clock::setting_fault(by, *fault)],
        Act::WishClockPlace => plain("event-wish-clock-place"),
        Act::StartRound(start) => vec![clock::started(by, *start)],
        Act::Arrival(arrival) => vec![clock::arrived(by, *arrival)],
        Act::DefaultTimeEnds => plain("event-default-time-ends"),
        Act::ClaimFromScreen(claim) => vec![clock::from_screen(by, *claim)],
        Act::FlagFalls => plain("event-flag-falls"),
        Act::ClaimFlag => plain("event-claim-flag"),
        Act::OfferDraw(offer) => offered(by, offer),
        Act::Accept => plain("event-accept"),
        Act::Refuse => plain("event-refuse"),
        Act::Withdraw => plain("event-withdraw"),
        Act::AgreeDraw => plain("event-agree-draw"),
        Act::ClaimDraw(claim) => claimed(by, claim),
        Act::ClaimIrregularity => plain("event-claim-irregularity"),
        Act::AgreeToCorrect => plain("event-agree-to-correct"),
        Act::Resign => plain("event-resign"),
        Act::ResignInWriting => plain("event-resign-in-writing"),
        Act::ResignFor(player) => {
            vec![
                Say::message("event-resign-for")
                    .player(by)
                    .with("owner", Value::Who(Actor::Player(*player))),
            ]
        }
        Act::Gesture(gesture) => vec![gestured(by, *gesture)],
        Act::AnswerUnclearly(answer) => {
            let attribute = answer.name();
            vec![Say::attribute("event-answer-unclearly", attribute).player(by)]
        }
        Act::ClaimQuickplay(claim) => vec![quickplay_claim(by, &claim.grounds)],
        Act::RequestIncrement => plain("event-request-increment"),
        Act::DecideQuickplay(ruling) => {
            let attribute = ruling.name();
            vec![Say::attribute("event-decide-quickplay", attribute).player(by)]
        }
        Act::SessionEnds => plain("event-session-ends"),
        Act::AskToSeal => plain("event-ask-to-seal"),
        Act::AdjournEarly => plain("event-adjourn-early"),
        Act::Seal(seal) => sealed("event-seal", by, seal),
        Act::ChangeSealed(seal) => sealed("event-change-sealed", by, seal),
        Act::CloseEnvelope(envelope) => closed(by, envelope),
        Act::Resume => plain("event-resume"),
        Act::Arrive(Millis::ZERO) => plain("event-arrive-on-time"),
        Act::Arrive(late) => vec![Say::message("event-arrive").player(by).time(*late)],
        Act::Absent => plain("event-absent"),
        Act::OpenEnvelope => plain("event-open-envelope"),
        Act::LoseEnvelope => plain("event-lose-envelope"),
        Act::SealReply(seal) => sealed("event-seal-reply", by, seal),
        Act::ClaimWrongTimes => plain("event-claim-wrong-times"),
        Act::ClaimWrongSetUp(fault) => vec![wrong_set_up(by, *fault)],
        Act::ClaimWrongSetting => plain("event-claim-wrong-setting"),
        Act::AskForRecord => plain("event-ask-for-record"),
        Act::AskForScoresheet => plain("event-ask-for-scoresheet"),
        Act::WriteMove(_)
        | Act::WriteOnSheet(_)
        | Act::MarkOffer
        | Act::StopRecording
        | Act::ResumeRecording
        | Act::CompleteSheet
        | Act::SheetGap(_)
        | Act::SheetsShow(_)
        | Act::Reconstruct(_)
        | Act::HideSheet
        | Act::AskForOpponentsSheet
        | Act::LendSheet
        | Act::RefuseSheet
        | Act::ReturnSheet
        | Act::ElectronicSheetFails
        | Act::CannotRecord(_)
        | Act::Sign(_)
        | Act::ReportResult(_)
        | Act::AwardPoints(_) => recording::recording(by, &event.act).unwrap_or_default(),
        Act::SayAdjust
        | Act::Adjust(_)
        | Act::Lift(_)
        | Act::Release(_)
        | Act::TakeOff(_)
        | Act::PutBack
        | Act::PickUp(_)
        | Act::Place(_)
        | Act::AskForPiece(_)
        | Act::Announce(_)
        | Act::ClaimTouchRules
        | Act::BringAssistant(_) => moving::act(by, &event.act),
        Act::Sees => vec![match event.about {
            Some(about) => Say::attribute("event-sees", "named")
                .player(by)
                .number("event", about + 1),
            None => Say::attribute("event-sees", "unnamed").player(by),
        }],
        Act::SeesPosition => plain("event-sees-position"),
        Act::Finds(finding, so) => {
            let answer = if *so { Answer::Yes } else { Answer::No };
            vec![
                Say::message("event-finds").player(by),
                stated(Subject::Found(*finding), answer),
            ]
        }
        Act::Leave(leave) => conduct::left(by, *leave),
        Act::Enter(enter) => conduct::entered(by, *enter),
        Act::UseHelp(help) => vec![conduct::help(by, *help)],
        Act::Device(device) => conduct::device(by, *device),
        Act::UseBag(bag) => conduct::bag(by, *bag),
        Act::Inspect(inspection) => conduct::inspection(by, *inspection),
        Act::RefuseInspection => plain("event-refuse-inspection"),
        Act::Disturb(how) => vec![conduct::disturbed(by, *how)],
        Act::Smoke(smoke) => conduct::smoked(by, *smoke),
        Act::Misbehave(how) => vec![conduct::misbehaved(by, *how)],
        Act::Defy(what) => vec![conduct::defied(by, *what)],
        Act::Appeal(appeal) => conduct::appealed(by, *appeal),
        Act::Request(what) => vec![conduct::requested(by, *what)],
        Act::Complain => plain("event-complain"),
        Act::Tell(tell) => vec![conduct::told(by, *tell)],
        Act::ExternalDisturbance => plain("event-external-disturbance"),
        Act::Warn(warn) => conduct::warned(by, *warn),
        Act::Impose(imposed) => conduct::imposed(by, *imposed),
        Act::Rules(ruling) => {
            let mut all = vec![Say::message("event-rules").player(by)];
            all.extend(ruling.iter().flat_map(effect));
            all
        }
        Act::Asks(ask) => vec![asked(by, *ask)],
        Act::AsksEntry(entry) => vec![entry_asked(by, entry)],
        Act::BlindLift(square) => {
            vec![
                Say::message("event-blind-lift")
                    .player(by)
                    .with("square", Value::Square(*square)),
            ]
        }
        Act::BlindMove(moved) => blind_move(by, moved),
        Act::BlindSay(said) => {
            let attribute = said.name();
            vec![Say::attribute("event-blind-say", attribute).player(by)]
        }
        Act::BoardsDiffer(differ) => boards_differ(by, differ),
        Act::AskForTwoBoards => plain("event-ask-for-two-boards"),
        Act::MayPlay(text) => vec![move_of(
            Say::message("event-may-play").player(by),
            Some(text),
        )],
    }
}

/// Whether the sentence of this act names the event that it is about.
pub(super) fn names_its_event(act: &Act) -> bool {
    matches!(act, Act::Sees)
}

fn moved(by: Actor, played: &MoveAct) -> Vec<Say> {
    let attribute = match (&played.text, played.pressed) {
        (Some(_), true) => "completed",
        (Some(_), false) => "made",
        (None, true) => "completed-unknown",
        (None, false) => "made-unknown",
    };
    let mut all = vec![move_of(
        Say::attribute("event-move", attribute).player(by),
        played.text.as_ref(),
    )];
    match played.hands {
        Hands::One => {}
        Hands::Two => all.push(Say::message("event-two-hands").player(by)),
    }
    match played.promotion {
        Promotion::AsWritten => {}
        Promotion::Omitted => all.push(Say::message("event-promotion-omitted").player(by)),
    }
    all
}

fn move_of(say: Say, text: Option<&String>) -> Say {
    match text {
        Some(text) => say.with("move", Value::Move(text.clone())),
        None => say,
    }
}

fn squares(say: Say, on: &[Square]) -> Say {
    say.number("count", on.len() as u64).with(
        "squares",
        Value::Texts(on.iter().map(ToString::to_string).collect()),
    )
}

fn offered(by: Actor, offer: &OfferDraw) -> Vec<Say> {
    let mut all = vec![Say::message("event-offer-draw").player(by)];
    if offer.conditional {
        all.push(Say::message("event-offer-conditional").player(by));
    }
    if offer.repeated {
        all.push(Say::message("event-offer-repeated").player(by));
    }
    all
}

fn claimed(by: Actor, claim: &ClaimDraw) -> Vec<Say> {
    let attribute = match (claim.ground, &claim.intended) {
        (Ground::Repetition, None) => "repetition",
        (Ground::Repetition, Some(_)) => "repetition-intended",
        (Ground::NoProgress, None) => "no-progress",
        (Ground::NoProgress, Some(_)) => "no-progress-intended",
    };
    let mut all = vec![move_of(
        Say::attribute("event-claim-draw", attribute).player(by),
        claim.intended.as_ref(),
    )];
    if claim.intended.is_some() && !claim.written {
        all.push(Say::message("event-claim-not-written").player(by));
    }
    if claim.intended.is_some() && !claim.declared {
        all.push(Say::message("event-claim-not-declared").player(by));
    }
    all
}

fn gestured(by: Actor, gesture: Gesture) -> Say {
    let attribute = match gesture {
        Gesture::StopsClocks => "stops-clocks",
        Gesture::TipsKing => "tips-king",
        Gesture::Handshake if by == Actor::Both => "handshake",
        Gesture::Handshake => "holds-out-hand",
        Gesture::KingsInCentre => "kings-in-centre",
        Gesture::SignsScoresheet => "signs-scoresheet",
        Gesture::WalksOff => "walks-off",
    };
    Say::attribute("event-gesture", attribute).player(by)
}

fn quickplay_claim(by: Actor, grounds: &[QuickplayGround]) -> Say {
    let has = |ground| grounds.contains(&ground);
    let attribute = match (
        has(QuickplayGround::CannotWinNormally),
        has(QuickplayGround::NoEffort),
    ) {
        (true, true) => "both",
        (true, false) => "cannot-win",
        (false, true) => "no-effort",
        (false, false) => "unnamed",
    };
    Say::attribute("event-claim-quickplay", attribute).player(by)
}

fn sealed(id: &'static str, by: Actor, seal: &Seal) -> Vec<Say> {
    let attribute = if seal.text.is_some() {
        "given"
    } else {
        "unknown"
    };
    let sealed = Say::attribute(id, attribute).player(by);
    let mut all = vec![match (&seal.text, &seal.means) {
        // A text that needs an explanation is shown as it was written.
        (Some(text), Some(_)) => sealed.with("move", Value::Written(text.clone())),
        (text, _) => move_of(sealed, text.as_ref()),
    }];
    let on = match seal.on {
        WrittenOn::PaperScoresheet => None,
        WrittenOn::ElectronicScoresheet => Some("electronic-scoresheet"),
        WrittenOn::SomethingElse => Some("something-else"),
    };
    all.extend(on.map(|attribute| Say::attribute("event-sealed-on", attribute).player(by)));
    if let Some(means) = &seal.means {
        all.push(
            Say::message("event-sealed-means")
                .player(by)
                .with("move", Value::Move(means.clone())),
        );
    }
    all.extend(seal.reads.map(|reads| {
        let attribute = reads.name();
        Say::attribute("event-sealed-reads", attribute).player(by)
    }));
    all
}

fn closed(by: Actor, envelope: &Envelope) -> Vec<Say> {
    let mut all = vec![Say::message("event-close-envelope").player(by)];
    let with = |id: &'static str, items: Vec<Say>| {
        if items.is_empty() {
            Say::attribute(id, "nothing").player(by)
        } else {
            Say::attribute(id, "given")
                .player(by)
                .with("items", Value::Items(items))
        }
    };
    if let Some(shown) = &envelope.shows {
        let items = shown.iter().map(|item| envelope_item(*item));
        all.push(with("event-envelope-shows", items.collect()));
    }
    if let Some(players) = &envelope.scoresheets {
        let items = players
            .iter()
            .map(|player| Say::message("scoresheet-of").of(*player));
        all.push(with("event-envelope-contains", items.collect()));
    }
    all
}

fn wrong_set_up(by: Actor, fault: SetUpFault) -> Say {
    let say =
        |attribute: &'static str| Say::attribute("event-claim-wrong-set-up", attribute).player(by);
    let of = |player| Value::Who(Actor::Player(player));
    match fault {
        SetUpFault::Pieces => say("pieces"),
        SetUpFault::Orientation => say("orientation"),
        SetUpFault::OrientationAndPieces => say("orientation-and-pieces"),
        SetUpFault::Colours => say("colours"),
        SetUpFault::King(player) => say("king").with("owner", of(player)),
        SetUpFault::KingAndQueen(player) => say("king-and-queen").with("owner", of(player)),
        SetUpFault::Rook { of: player, on } => say("rook")
            .with("owner", of(player))
            .with("square", Value::Square(on)),
    }
}

fn asked(by: Actor, ask: Ask) -> Say {
    let attribute = match ask {
        Ask::Envelope => "envelope",
        Ask::Session => "session",
        Ask::Class => "class",
        Ask::Deadline => "deadline",
        Ask::Regime => "regime",
        Ask::Recording => "recording",
        Ask::Assistant => "assistant",
        Ask::Regulations => "regulations",
        Ask::Points => "points",
        Ask::Ruling(Aspect::Recording) => "ruling-recording",
        Ask::Penalties => "penalties",
        Ask::Ruling(Aspect::Game) => "ruling-game",
        Ask::Ruling(Aspect::Clock) => "ruling-clock",
        Ask::Ruling(Aspect::Moves) => "ruling-moves",
        Ask::Ruling(Aspect::Offences) => "ruling-offences",
        Ask::Ruling(Aspect::Claims) => "ruling-claims",
        Ask::Ruling(Aspect::Arbiter) => "ruling-arbiter",
        Ask::Ruling(Aspect::Definitions) => "ruling-definitions",
        Ask::HasTheMove => "has-the-move",
        Ask::InitialPosition => "initial-position",
        Ask::Square(_) => "square",
        Ask::InCheck => "in-check",
        Ask::Position => "position",
    };
    let say = Say::attribute("event-asks", attribute).player(by);
    match ask {
        Ask::Square(square) => say.with("square", Value::Square(square)),
        Ask::Envelope
        | Ask::Session
        | Ask::Class
        | Ask::Deadline
        | Ask::Regime
        | Ask::Recording
        | Ask::Points
        | Ask::Penalties
        | Ask::Regulations
        | Ask::Assistant
        | Ask::HasTheMove
        | Ask::InitialPosition
        | Ask::InCheck
        | Ask::Position
        | Ask::Ruling(_) => say,
    }
}
