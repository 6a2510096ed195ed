//! Each effect of a ruling as sentences.

mod recording;

use crate::board::{Player, Side};
use crate::edition::{Pace, PenaltyKind, Supervision};
use crate::game::{
    Amount, Duty, Effect, EnvelopeItem, Evidence, Ground, Measure, Restore, SquareColour,
};
use crate::text::say::{Say, Value};

/// The sentences that tell an effect: one, or one for each measure that the arbiter may choose.
pub fn effect(effect: &Effect) -> Vec<Say> {
    let plain = |id: &'static str| vec![Say::message(id)];
    match effect {
        Effect::Win(player) => vec![Say::message("effect-win").of(*player)],
        Effect::Draw => plain("effect-draw"),
        Effect::PlayOn => plain("effect-play-on"),
        Effect::AlreadyOver => plain("effect-already-over"),
        Effect::BothLose => plain("effect-both-lose"),
        Effect::NewGame => plain("effect-new-game"),
        Effect::AddTime { to, time } => {
            vec![Say::message("effect-add-time").of(*to).time(*time)]
        }
        Effect::TakeTime { from, amount } => {
            let (attribute, time) = match amount {
                Amount::Exactly(time) => ("exactly", time),
                Amount::HalfUpTo(time) => ("half-up-to", time),
                Amount::DownTo(time) => ("down-to", time),
            };
            let say = Say::attribute("effect-take-time", attribute);
            vec![say.of(*from).time(*time)]
        }
        Effect::TimesByJudgement => plain("effect-times-by-judgement"),
        Effect::StartClock(player) => vec![Say::message("effect-start-clock").of(*player)],
        Effect::PauseClocks => plain("effect-pause-clocks"),
        Effect::Charge(player) => vec![Say::message("effect-charge").of(*player)],
        Effect::Restore(Restore::Before(event)) => {
            vec![Say::attribute("effect-restore", "before").number("event", *event)]
        }
        Effect::Restore(Restore::LastIdentifiable) => {
            vec![Say::attribute("effect-restore", "last-identifiable")]
        }
        Effect::Restore(Restore::WhereRecordsAgree) => {
            vec![Say::attribute("effect-restore", "where-records-agree")]
        }
        Effect::MustMove { player, piece } => vec![
            Say::message("effect-must-move")
                .of(*player)
                .with("square", Value::Square(*piece)),
        ],
        Effect::MustCapture { player, piece } => vec![
            Say::message("effect-must-capture")
                .of(*player)
                .with("square", Value::Square(*piece)),
        ],
        Effect::MustPlay { player, text } => vec![maybe_move("effect-must-play", *player, text)],
        Effect::MustSeal { player, text } => vec![maybe_move("effect-must-seal", *player, text)],
        Effect::SealedMove { player, text } => {
            vec![maybe_move("effect-sealed-move", *player, text)]
        }
        Effect::AnyLegalMove(player) => vec![Say::message("effect-any-legal-move").of(*player)],
        Effect::TouchMoveBinds(player) => {
            vec![Say::message("effect-touch-move-binds").of(*player)]
        }
        Effect::MoveStands => plain("effect-move-stands"),
        Effect::PromotedTo(piece) => {
            vec![Say::message("effect-promoted-to").with("piece", Value::Piece(*piece))]
        }
        Effect::NoCastling(player) => vec![Say::message("effect-no-castling").of(*player)],
        Effect::NoCastlingWith { player, rook } => vec![
            Say::message("effect-no-castling-with")
                .of(*player)
                .with("square", Value::Square(*rook)),
        ],
        Effect::Repair(player) => vec![Say::message("effect-repair").of(*player)],
        Effect::CountsAsIllegal { by, nth } => vec![
            Say::message("effect-counts-as-illegal")
                .of(*by)
                .number("nth", *nth),
        ],
        Effect::MoveMade(player) => vec![Say::message("effect-move-made").of(*player)],
        Effect::MustCastle { player, side } => {
            vec![Say::attribute("effect-must-castle", side_key(*side)).of(*player)]
        }
        Effect::NotCastleNow { player, side } => {
            vec![Say::attribute("effect-not-castle-now", side_key(*side)).of(*player)]
        }
        Effect::MustMoveA { player, piece } => vec![
            Say::message("effect-must-move-a")
                .of(*player)
                .with("piece", Value::Piece(*piece)),
        ],
        Effect::MustCaptureA { player, piece } => vec![
            Say::message("effect-must-capture-a")
                .of(*player)
                .with("piece", Value::Piece(*piece)),
        ],
        Effect::MustPromoteTo { player, piece } => vec![
            Say::message("effect-must-promote-to")
                .of(*player)
                .with("piece", Value::Piece(*piece)),
        ],
        Effect::MustStay { player, piece, on } => vec![
            Say::message("effect-must-stay")
                .of(*player)
                .with("from", Value::Square(*piece))
                .with("square", Value::Square(*on)),
        ],
        Effect::NotCounted(player) => vec![Say::message("effect-not-counted").of(*player)],
        Effect::ClaimAccepted => plain("effect-claim-accepted"),
        Effect::ClaimRejected => plain("effect-claim-rejected"),
        Effect::RightLost { player, ground } => {
            let attribute = match ground {
                Ground::Repetition => "repetition",
                Ground::NoProgress => "no-progress",
            };
            vec![Say::attribute("effect-right-lost", attribute).of(*player)]
        }
        Effect::CannotBeWithdrawn => plain("effect-cannot-be-withdrawn"),
        Effect::OfferStands(player) => vec![Say::message("effect-offer-stands").of(*player)],
        Effect::OfferGone => plain("effect-offer-gone"),
        Effect::ConditionVoid => plain("effect-condition-void"),
        Effect::EntryMeans(text) => {
            vec![Say::message("effect-entry-means").with("move", Value::Move(text.clone()))]
        }
        Effect::EntryIrregular => plain("effect-entry-irregular"),
        Effect::EntryAmbiguous(moves) => vec![
            Say::message("effect-entry-ambiguous").with("moves", Value::Move(moves.join(", "))),
        ],
        Effect::EntryMeansNothing => plain("effect-entry-means-nothing"),
        Effect::NoEvidence => plain("effect-no-evidence"),
        Effect::WarnAboutNotation => plain("effect-warn-about-notation"),
        Effect::MustAnnounce(player) => vec![Say::message("effect-must-announce").of(*player)],
        Effect::AdjustBoard(player) => vec![Say::message("effect-adjust-board").of(*player)],
        Effect::UseTwoBoards => plain("effect-use-two-boards"),
        Effect::AssistantNeeded(player) => {
            vec![Say::message("effect-assistant-needed").of(*player)]
        }
        Effect::Allowed(player) => vec![Say::message("effect-allowed").of(*player)],
        Effect::Forbidden(player) => vec![Say::message("effect-forbidden").of(*player)],
        Effect::NeedsPermission(player) => {
            vec![Say::message("effect-needs-permission").of(*player)]
        }
        Effect::TransferPosition
        | Effect::RightColours
        | Effect::MustRecord(_)
        | Effect::NeedNotRecord { .. }
        | Effect::CompleteSheet { .. }
        | Effect::LendSheet(_)
        | Effect::ReturnSheet(_)
        | Effect::MustMarkOffer(_)
        | Effect::Reconstruct
        | Effect::NextMoveOpensPeriod
        | Effect::MustSign(_)
        | Effect::ResultStands(_)
        | Effect::Points { .. } => recording::recording(effect).into_iter().collect(),
        Effect::ClaimPostponed => plain("effect-claim-postponed"),
        Effect::InstallIncrement(time) => {
            vec![Say::message("effect-install-increment").time(*time)]
        }
        Effect::DecisionFinal => plain("effect-decision-final"),
        Effect::ResultReferred => plain("effect-result-referred"),
        Effect::MustSubmit { player, what } => {
            let attribute = match what {
                Evidence::Position => "position",
                Evidence::Scoresheet => "scoresheet",
            };
            vec![Say::attribute("effect-must-submit", attribute).of(*player)]
        }
        Effect::MustVerify(player) => vec![Say::message("effect-must-verify").of(*player)],
        Effect::Must(what) => vec![Say::attribute("effect-must", duty(*what))],
        Effect::MustNot(what) => vec![Say::attribute("effect-must-not", duty(*what))],
        Effect::May(choices) => choices.iter().map(measure).collect(),
        Effect::ShowsExactly { player, time } => {
            vec![Say::message("effect-shows-exactly").of(*player).time(*time)]
        }
        Effect::KeepTimes => plain("effect-keep-times"),
        Effect::ReplaceClock => plain("effect-replace-clock"),
        Effect::InstallSetting => plain("effect-install-setting"),
        Effect::SetCounter => plain("effect-set-counter"),
        Effect::NextPeriod(player) => vec![Say::message("effect-next-period").of(*player)],
        Effect::PenaltyDue(player) => vec![Say::message("effect-penalty-due").of(*player)],
        Effect::LosesGame(player) => vec![Say::message("effect-loses-game").of(*player)],
        Effect::ScoreByArbiter(player) => {
            vec![Say::message("effect-score-by-arbiter").of(*player)]
        }
        Effect::Warned {
            player,
            matter,
            nth,
        } => vec![
            Say::attribute("effect-warned", matter.name())
                .of(*player)
                .number("nth", *nth),
        ],
        Effect::LastWarning(player) => vec![Say::message("effect-last-warning").of(*player)],
        Effect::ScoreRaised(player) => vec![Say::message("effect-score-raised").of(*player)],
        Effect::ScoreReduced(player) => vec![Say::message("effect-score-reduced").of(*player)],
        Effect::Fined(player) => vec![Say::message("effect-fined").of(*player)],
        Effect::Excluded(player) => vec![Say::message("effect-excluded").of(*player)],
        Effect::Expelled(player) => vec![Say::message("effect-expelled").of(*player)],
        Effect::RulingRight => plain("effect-ruling-right"),
        Effect::RulingWrong => plain("effect-ruling-wrong"),
        Effect::Forfeited(player) => vec![Say::message("effect-forfeited").of(*player)],
        Effect::Deadline(time) => {
            let time = crate::text::known::time_of_day(*time);
            vec![Say::message("effect-deadline").with("time", time)]
        }
        Effect::WaitOneMove => plain("effect-wait-one-move"),
        Effect::Class(pace) => vec![Say::attribute("effect-class", pace_key(*pace))],
        Effect::Regime(supervision) => {
            let attribute = match supervision {
                Supervision::Full => "full",
                Supervision::Limited => "limited",
            };
            vec![Say::attribute("effect-regime", attribute)]
        }
        Effect::FreeFromRecording => plain("effect-free-from-recording"),
        Effect::RegulationsNameRegime => plain("effect-regulations-name-regime"),
        Effect::HasTheMove(player) => vec![Say::message("effect-has-the-move").of(*player)],
        Effect::InitialPosition => plain("effect-initial-position"),
        Effect::StartPosition(number) => {
            vec![Say::message("effect-start-position").number("number", *number)]
        }
        Effect::SquareColour { square, colour } => {
            let attribute = match colour {
                SquareColour::Light => "light",
                SquareColour::Dark => "dark",
            };
            vec![
                Say::attribute("effect-square-colour", attribute)
                    .with("square", Value::Square(*square)),
            ]
        }
        Effect::InCheck(player) => vec![Say::message("effect-in-check").of(*player)],
        Effect::PositionIllegal => plain("effect-position-illegal"),
        Effect::CastlingEnds { player, king, rook } => vec![
            Say::message("effect-castling-ends")
                .of(*player)
                .with("king", Value::Square(*king))
                .with("rook", Value::Square(*rook)),
        ],
        Effect::EnvelopeShows(item) => vec![
            Say::message("effect-envelope-shows")
                .with("items", Value::Items(vec![envelope_item(*item)])),
        ],
    }
}

fn side_key(side: Option<Side>) -> &'static str {
    match side {
        Some(Side::KingSide) => "king-side",
        Some(Side::QueenSide) => "queen-side",
        None => "that-side",
    }
}

fn maybe_move(id: &'static str, player: Player, text: &Option<String>) -> Say {
    match text {
        Some(text) => Say::attribute(id, "given")
            .of(player)
            .with("move", Value::Move(text.clone())),
        None => Say::attribute(id, "unknown").of(player),
    }
}

/// The name of a pace in messages.
pub(super) fn pace_key(pace: Pace) -> &'static str {
    match pace {
        Pace::Standard => "standard",
        Pace::Rapid => "rapid",
        Pace::Blitz => "blitz",
    }
}

/// Something written on an envelope, as an item of a list.
pub(super) fn envelope_item(item: EnvelopeItem) -> Say {
    let attribute = match item {
        EnvelopeItem::Names => "names",
        EnvelopeItem::Position => "position",
        EnvelopeItem::Times => "times",
        EnvelopeItem::Sealer => "sealer",
        EnvelopeItem::MoveNumber => "move-number",
        EnvelopeItem::DrawOffer => "draw-offer",
        EnvelopeItem::Resumption => "resumption",
    };
    Say::attribute("envelope", attribute)
}

fn duty(duty: Duty) -> &'static str {
    match duty {
        Duty::CallFlag => "call-flag",
        Duty::Intervene => "intervene",
        Duty::AskToSeal => "ask-to-seal",
        Duty::KeepEnvelope => "keep-envelope",
        Duty::OpenEnvelope => "open-envelope",
        Duty::RecordTime => "record-time",
        Duty::SetUpAdjourned => "set-up-adjourned",
        Duty::CorrectTimes => "correct-times",
        Duty::AnnounceStart => "announce-start",
        Duty::AnnounceEnd => "announce-end",
        Duty::ShowRecord => "show-record",
        Duty::ProvideScoresheet => "provide-scoresheet",
        Duty::StopClocks => "stop-clocks",
        Duty::CheckMoves => "check-moves",
        Duty::RecordGame => "record-game",
        Duty::TellMoveCount => "tell-move-count",
        Duty::NotePosition => "note-position",
        Duty::NoteRunningClock => "note-running-clock",
        Duty::ReplaceScoresheet => "replace-scoresheet",
        Duty::AdjustTime => "adjust-time",
        Duty::EstablishResult => "establish-result",
        Duty::AwardPoints => "award-points",
        Duty::ExplainLaws => "explain-laws",
        Duty::AdviseOnPosition => "advise-on-position",
        Duty::RevealMoveCount => "reveal-move-count",
        Duty::TellOfMove => "tell-of-move",
        Duty::TellToPress => "tell-to-press",
        Duty::TakeSpecialMeasures => "take-special-measures",
        Duty::LookIntoComplaint => "look-into-complaint",
        Duty::KeepConditions => "keep-conditions",
        Duty::ImposePenalty => "impose-penalty",
        Duty::Clarify => "clarify",
        Duty::WatchPlay => "watch-play",
    }
}

fn measure(measure: &Measure) -> Say {
    let may = |attribute: &'static str| Say::attribute("effect-may", attribute);
    match measure {
        Measure::Penalise(player) => may("penalise").of(*player),
        Measure::PenaliseDistraction(player) => may("penalise-distraction").of(*player),
        Measure::CallFlag => may("call-flag"),
        Measure::SetTimes => may("set-times"),
        Measure::StopClocks(player) => may("stop-clocks").of(*player),
        Measure::RestartClock(player) => may("restart-clock").of(*player),
        Measure::SealReply(player) => may("seal-reply").of(*player),
        Measure::AgreeToCorrect => may("agree-to-correct"),
        Measure::ChangeSetting => may("change-setting"),
        Measure::PlaceClock => may("place-clock"),
        Measure::StartNewGame => may("start-new-game"),
        Measure::ChangeResult => may("change-result"),
        Measure::GiveExtraTime => may("give-extra-time"),
        Measure::ExpelOffender => may("expel-offender"),
        Measure::Inspect(player) => may("inspect").of(*player),
        Measure::Impose(kind) => may(match kind {
            PenaltyKind::Warning => "impose-warning",
            PenaltyKind::OpponentTime => "impose-opponent-time",
            PenaltyKind::OwnTime => "impose-own-time",
            PenaltyKind::OpponentPoints => "impose-opponent-points",
            PenaltyKind::OwnPoints => "impose-own-points",
            PenaltyKind::Loss => "impose-loss",
            PenaltyKind::Fine => "impose-fine",
            PenaltyKind::Rounds => "impose-rounds",
            PenaltyKind::Expulsion => "impose-expulsion",
        }),
        Measure::DeclareDraw => may("declare-draw"),
        Measure::PostponeClaim => may("postpone-claim"),
        Measure::RejectClaim => may("reject-claim"),
        Measure::GrantIncrement(time) => may("grant-increment").time(*time),
        Measure::TakeBackIncrement(player) => may("take-back-increment").of(*player),
        Measure::GiveTime { to, time } => may("give-time").of(*to).time(*time),
    }
}
