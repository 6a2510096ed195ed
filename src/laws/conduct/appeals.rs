//! Form and deadline of an appeal in FIDE's events.

use crate::game::{Act, Appeal, Effect, Fact, Facts, Happening};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Rejects an appeal that is not in writing.
///
/// Source: M-196, beside Article 11.10.
pub static APPEAL_FORM: Provision = Provision {
    id: "appeal-form",
    rule: |laws| APPEAL_FORM.where_numbered(laws),
    task: Task::Decides(When {
        on: &[Happening::Appealed],
        phase: Phase::Any,
        decide: form,
    }),
    yields_to: &[],
};

/// Rejects an appeal that comes after the deadline, which depends on the pace.
///
/// Reading: the deadline runs from the end of the round or from the incident; from which, where both are told, is not said, and
/// is left to the case here.
///
/// Source: M-196, beside Article 11.10.
pub static APPEAL_IN_TIME: Provision = Provision {
    id: "appeal-in-time",
    rule: |laws| {
        APPEAL_IN_TIME.number(&laws.contents)?;
        Facts::new().param("limit", &laws.params.appeal_within)
    },
    task: Task::Decides(When {
        on: &[Happening::Appealed],
        phase: Phase::Any,
        decide: in_time,
    }),
    yields_to: &[],
};

/// The appeal of a player.
fn appeal(moment: Moment<'_>) -> Option<&Appeal> {
    match moment.act() {
        Act::Appeal(appeal) => moment.event().by.player().map(|_| appeal),
        _ => None,
    }
}

fn form(moment: Moment<'_>) -> Decision {
    Ok(match appeal(moment).and_then(|appeal| appeal.in_writing) {
        Some(written) => APPEAL_FORM.decided(!written, Facts::new(), [Effect::ClaimRejected]),
        None => vec![],
    })
}

fn in_time(moment: Moment<'_>) -> Decision {
    let limit = moment.given(&moment.laws().params.appeal_within);
    let after = appeal(moment).and_then(|appeal| appeal.after);
    let (Some(limit), Some(after)) = (limit, after) else {
        return Ok(vec![]);
    };
    let facts = Facts::new()
        .param("limit", &moment.laws().params.appeal_within)
        .unwrap_or_default()
        .with("after", Fact::Time(after));
    Ok(APPEAL_IN_TIME.decided(after > limit, facts, [Effect::ClaimRejected]))
}
