//! Games without a duty to record: what players need not do, and what they may still do.

use crate::game::{Act, Ask, Duty, Effect, Facts, Happening, Writing};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Frees the players from recording their moves; who does it may stop at any time.
///
/// Source: Article A.2. Reading: that who records unasked may stop is taught (M-225) and follows from the article.
pub static RECORDING_NOT_REQUIRED: Provision = Provision {
    id: "recording-not-required",
    rule: |laws| laws.params.players_record.is(false).then(Facts::new),
    task: Task::Defines(Some(When {
        on: &[
            Happening::Asked,
            Happening::RecordingStopped,
            Happening::MoveWritten,
            Happening::GapFound,
            Happening::SheetHidden,
            Happening::InabilityTold,
        ],
        phase: Phase::Any,
        decide: decide_recording,
    })),
    yields_to: &[],
};

/// Lets claims that normally rest on a scoresheet be made without one.
///
/// It gives no ruling of its own: the claim is then examined as any other, by what the arbiter can establish.
///
/// Source: Article A.2.
pub static CLAIMS_WITHOUT_SCORESHEET: Provision = Provision {
    id: "claims-without-scoresheet",
    rule: |laws| {
        laws.params
            .scoresheet_claims_remain
            .is(true)
            .then(Facts::new)
    },
    task: Task::Decides(When {
        on: &[Happening::DrawClaimed],
        phase: Phase::DuringPlay,
        decide: decide_claims,
    }),
    yields_to: &[],
};

/// Obliges the arbiter to provide a scoresheet whenever a player asks for one.
///
/// Source: Article A.2.
pub static SCORESHEET_ON_REQUEST: Provision = Provision {
    id: "scoresheet-on-request",
    rule: |laws| laws.params.scoresheet_on_request.is(true).then(Facts::new),
    task: Task::Decides(When {
        on: &[Happening::ScoresheetAsked],
        phase: Phase::DuringPlay,
        decide: decide_scoresheet,
    }),
    yields_to: &[],
};

fn decide_recording(moment: Moment<'_>) -> Decision {
    let free = moment.given(&moment.laws().params.players_record) == Some(false);
    let stopped = *moment.act() == Act::StopRecording;
    let asked = *moment.act() == Act::Asks(Ask::Recording);
    if free && (stopped || asked) {
        return Ok(RECORDING_NOT_REQUIRED.holds(Facts::new(), [Effect::FreeFromRecording]));
    }
    // what would break a duty, or needs help in it, where there is none
    let concerns = match moment.act() {
        Act::WriteMove(written) => written.when == Writing::BeforePlaying,
        Act::SheetGap(_) | Act::HideSheet | Act::CannotRecord(_) => true,
        _ => false,
    };
    Ok(
        match free && concerns && moment.record().ended().is_none() {
            true => RECORDING_NOT_REQUIRED.holds(Facts::new(), []),
            false => vec![],
        },
    )
}

fn decide_claims(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let free = moment.given(&laws.params.players_record) == Some(false);
    let remain = moment.given(&laws.params.scoresheet_claims_remain) == Some(true);
    if !free || !remain {
        return Ok(vec![]);
    }
    Ok(CLAIMS_WITHOUT_SCORESHEET.holds(Facts::new(), []))
}

fn decide_scoresheet(moment: Moment<'_>) -> Decision {
    if moment.player().is_none()
        || moment.given(&moment.laws().params.scoresheet_on_request) != Some(true)
    {
        return Ok(vec![]);
    }
    let effects = [Effect::Must(Duty::ProvideScoresheet)];
    Ok(SCORESHEET_ON_REQUEST.holds(Facts::new(), effects))
}
