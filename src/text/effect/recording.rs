//! Effects on scoresheets, results and points as sentences.

use crate::game::{Effect, RecordingUntil, SheetWhen};
use crate::text::act::result_said;
use crate::text::say::{Say, Value};

/// The sentence of an effect on scoresheets, results or points; none for any other effect.
pub(super) fn recording(effect: &Effect) -> Option<Say> {
    Some(match effect {
        Effect::TransferPosition => Say::message("effect-transfer-position"),
        Effect::RightColours => Say::message("effect-right-colours"),
        Effect::MustRecord(player) => Say::message("effect-must-record").of(*player),
        Effect::NeedNotRecord { player, until } => {
            let attribute = match until {
                RecordingUntil::EndOfPeriod => "end-of-period",
                RecordingUntil::EnoughTime => "enough-time",
            };
            Say::attribute("effect-need-not-record", attribute).of(*player)
        }
        Effect::CompleteSheet { player, when } => {
            let attribute = match when {
                SheetWhen::ClocksStopped => "clocks-stopped",
                SheetWhen::BeforeMoving => "before-moving",
            };
            Say::attribute("effect-complete-sheet", attribute).of(*player)
        }
        Effect::LendSheet(player) => Say::message("effect-lend-sheet").of(*player),
        Effect::ReturnSheet(player) => Say::message("effect-return-sheet").of(*player),
        Effect::MustMarkOffer(player) => Say::message("effect-must-mark-offer").of(*player),
        Effect::Reconstruct => Say::message("effect-reconstruct"),
        Effect::NextMoveOpensPeriod => Say::message("effect-next-move-opens-period"),
        Effect::MustSign(player) => Say::message("effect-must-sign").of(*player),
        Effect::ResultStands(result) => result_said(Say::message("effect-result-stands"), *result),
        Effect::Points { player, points } => Say::message("effect-points")
            .of(*player)
            .with("points", Value::Text(points.to_string())),
        _ => return None,
    })
}
