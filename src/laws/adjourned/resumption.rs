//! The resumption: who is there, whose clock runs, and the reply that may be sealed too.

use super::story::{envelope_lost, replier, resumed, who};
use super::{LATE_FOR_RESUMPTION, LOST_POSITION};
use crate::board::Player;
use crate::edition::Laws;
use crate::game::{Act, Duty, Effect, Facts, Happening, Measure};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Has the envelope opened, the sealed move made and the replier's clock started where he is present.
///
/// Source: Article I.9.1.
pub static RESUMPTION_REPLIER_PRESENT: Provision = Provision {
    id: "resumption-replier-present",
    rule,
    task: Task::Decides(When {
        on: &[Happening::Resumed, Happening::SealedMoveMade],
        phase: Phase::DuringPlay,
        decide: decide_present,
    }),
    yields_to: &[&LOST_POSITION],
};

/// Starts the clock of a replier who is absent; when he comes he may stop it, and the envelope is opened for him.
///
/// Source: Article I.9.2.
pub static RESUMPTION_REPLIER_ABSENT: Provision = Provision {
    id: "resumption-replier-absent",
    rule,
    task: Task::Decides(When {
        on: &[
            Happening::Resumed,
            Happening::Arrived,
            Happening::SealedMoveMade,
        ],
        phase: Phase::DuringPlay,
        decide: decide_absent,
    }),
    yields_to: &[&LATE_FOR_RESUMPTION, &LOST_POSITION],
};

/// Lets the replier seal his reply in a second envelope where the sealer is absent.
///
/// Source: Article I.9.3.
pub static SEALED_REPLY: Provision = Provision {
    id: "sealed-reply",
    rule,
    task: Task::Decides(When {
        on: &[
            Happening::Resumed,
            Happening::ReplySealed,
            Happening::Arrived,
        ],
        phase: Phase::DuringPlay,
        decide: decide_reply,
    }),
    yields_to: &[&LATE_FOR_RESUMPTION, &LOST_POSITION],
};

fn rule(_laws: &Laws) -> Option<Facts> {
    Some(Facts::new())
}

/// The player who must reply, while the envelope is there.
fn replier_to_envelope(moment: Moment<'_>) -> Option<Player> {
    replier(moment).filter(|_| !envelope_lost(moment))
}

/// Whether the move that has just been made on the board came from the first envelope.
fn first_envelope(moment: Moment<'_>) -> bool {
    let made = moment.record().move_of(moment.ix());
    let sealed = moment.record().sealed();
    made.and_then(|node| node.sealed) == sealed.map(|sealed| sealed.at)
}

fn decide_present(moment: Moment<'_>) -> Decision {
    let Some(replier) = replier_to_envelope(moment) else {
        return Ok(vec![]);
    };
    let facts = Facts::new().with("replier", who(replier));
    if moment.happening() == Happening::Resumed {
        let present = !moment.record().is_absent(replier);
        let open = [Effect::Must(Duty::OpenEnvelope)];
        return Ok(RESUMPTION_REPLIER_PRESENT.decided(present, facts.implied(!present), open));
    }
    if !first_envelope(moment) || moment.record().was_absent_at_resumption(replier) {
        return Ok(vec![]);
    }
    Ok(RESUMPTION_REPLIER_PRESENT.holds(facts, [Effect::StartClock(replier)]))
}

fn decide_absent(moment: Moment<'_>) -> Decision {
    let Some(replier) = replier_to_envelope(moment) else {
        return Ok(vec![]);
    };
    let facts = Facts::new().with("replier", who(replier));
    let start = [Effect::StartClock(replier)];
    if moment.happening() == Happening::Resumed {
        let absent = moment.record().is_absent(replier);
        return Ok(RESUMPTION_REPLIER_ABSENT.decided(absent, facts.implied(!absent), start));
    }
    if !resumed(moment) || !moment.record().was_absent_at_resumption(replier) {
        return Ok(vec![]);
    }
    if moment.happening() == Happening::SealedMoveMade {
        let first = first_envelope(moment);
        return Ok(if first {
            RESUMPTION_REPLIER_ABSENT.holds(facts, start)
        } else {
            vec![]
        });
    }
    if moment.player() != Some(replier) || moment.record().envelope_opened() {
        return Ok(vec![]);
    }
    let on_arrival = [
        Effect::May(vec![Measure::StopClocks(replier)]),
        Effect::Must(Duty::OpenEnvelope),
    ];
    Ok(RESUMPTION_REPLIER_ABSENT.holds(facts, on_arrival))
}

fn decide_reply(moment: Moment<'_>) -> Decision {
    let Some(replier) = replier_to_envelope(moment) else {
        return Ok(vec![]);
    };
    let sealer = replier.other();
    let facts = Facts::new()
        .with("sealer", who(sealer))
        .with("replier", who(replier));
    let record = moment.record();
    match moment.act() {
        Act::SealReply(seal) => {
            let may = moment.player() == Some(replier)
                && record.is_absent(sealer)
                && record.envelope_opened();
            let effects = [
                Effect::SealedMove {
                    player: replier,
                    text: seal.move_meant(),
                },
                Effect::Must(Duty::KeepEnvelope),
                Effect::StartClock(sealer),
            ];
            Ok(SEALED_REPLY.decided(may, facts, effects))
        }
        Act::Arrive(_) => {
            let waits = moment.player() == Some(sealer) && record.next_envelope() == record.reply();
            let open = [Effect::Must(Duty::OpenEnvelope)];
            Ok(if waits && record.reply().is_some() {
                SEALED_REPLY.holds(facts, open)
            } else {
                vec![]
            })
        }
        _ if record.is_absent(replier) || !record.is_absent(sealer) => Ok(vec![]),
        _ => {
            let may = [Effect::May(vec![Measure::SealReply(replier)])];
            Ok(SEALED_REPLY.holds(facts, may))
        }
    }
}
