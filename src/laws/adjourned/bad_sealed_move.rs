//! A sealed move that is ambiguous, unintelligible or illegal, and what saves the player who sealed it.

use super::story::{ended_by_flag, reading, replier, who};
use crate::edition::{Laws, SealedException};
use crate::game::{Answer, Effect, Facts, Happening, SealedText, Subject, Unknown, words};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Spares the player of a bad sealed move where the game was decided before the envelope was opened.
///
/// Source: Article I.8.
///
/// Reading: the articles that the text excepts end games, so the exception means that such a result stands;
/// the edition of 2001 names 6.9 for the flag, a number left over from 1997 for 6.10. That the article on the flag is excepted may
/// also mean that a bad sealed move only draws where the opponent can never checkmate.
pub static DECIDED_BEFORE_OPENING: Provision = Provision {
    id: "decided-before-opening",
    rule: rule_exceptions,
    task: Task::Decides(When {
        on: &[Happening::EnvelopeOpened],
        phase: Phase::Any,
        decide: decide_exception,
    }),
    yields_to: &[],
};

/// Gives the game to the opponent of a player whose sealed move can mean more than one move.
///
/// Source: Article I.8.1.
pub static AMBIGUOUS_SEALED_MOVE: Provision = Provision {
    id: "ambiguous-sealed-move",
    rule,
    task: opened(|moment| decide(&AMBIGUOUS_SEALED_MOVE, SealedText::Ambiguous, moment)),
    yields_to: &[&DECIDED_BEFORE_OPENING],
};

/// Gives the game to the opponent of a player whose sealed move has no meaning that can be established.
///
/// An unorthodox text whose meaning is certain is harmless.
///
/// Source: Article I.8.2.
pub static UNINTELLIGIBLE_SEALED_MOVE: Provision = Provision {
    id: "unintelligible-sealed-move",
    rule,
    task: opened(|moment| {
        decide(
            &UNINTELLIGIBLE_SEALED_MOVE,
            SealedText::Unintelligible,
            moment,
        )
    }),
    yields_to: &[&DECIDED_BEFORE_OPENING],
};

/// Gives the game to the opponent of a player whose sealed move is illegal, even if that opponent could never checkmate.
///
/// Source: Article I.8.3.
pub static ILLEGAL_SEALED_MOVE: Provision = Provision {
    id: "illegal-sealed-move",
    rule,
    task: opened(|moment| decide(&ILLEGAL_SEALED_MOVE, SealedText::Illegal, moment)),
    yields_to: &[&DECIDED_BEFORE_OPENING],
};

const fn opened(decide: fn(Moment<'_>) -> Decision) -> Task {
    Task::Decides(When {
        on: &[Happening::EnvelopeOpened],
        phase: Phase::DuringPlay,
        decide,
    })
}

fn rule(_laws: &Laws) -> Option<Facts> {
    Some(Facts::new())
}

fn rule_exceptions(laws: &Laws) -> Option<Facts> {
    let param = &laws.params.sealed_move_exceptions;
    let has = |item| param.includes(&item);
    (!param.is_absent()).then(|| {
        Facts::new()
            .no_surer_than(param)
            .with("completed", has(SealedException::GameCompleted))
            .with("dead", has(SealedException::DeadPosition))
            .with("automatic", has(SealedException::AutomaticDraw))
    })
}

fn decide(provision: &'static Provision, kind: SealedText, moment: Moment<'_>) -> Decision {
    let (Some(replier), Some(sealed)) = (replier(moment), moment.record().sealed()) else {
        return Ok(vec![]);
    };
    if moment.record().envelope_opened() {
        return Ok(vec![]);
    }
    let Some(reads) = reading(moment)? else {
        return Ok(vec![]);
    };
    let facts = Facts::new()
        .with("sealer", who(replier.other()))
        .with("replier", who(replier));
    Ok(match reads {
        SealedText::Clear | SealedText::Unorthodox => provision.fails(facts),
        SealedText::Ambiguous | SealedText::Unintelligible | SealedText::Illegal => {
            if reads == kind {
                provision.holds(facts.about(sealed.at), [Effect::Win(replier)])
            } else {
                vec![]
            }
        }
    })
}

words! {
    /// What has decided the game already.
    enum Decided { Flag, Dead, Over }
}

fn decide_exception(moment: Moment<'_>) -> Decision {
    if moment.record().envelope_opened() {
        return Ok(vec![]);
    }
    match reading(moment)? {
        None | Some(SealedText::Clear | SealedText::Unorthodox) => return Ok(vec![]),
        Some(SealedText::Ambiguous | SealedText::Unintelligible | SealedText::Illegal) => {}
    }
    let by = |by: Decided| Facts::new().with("by", by);
    if moment.record().ended().is_some() {
        let word = if ended_by_flag(moment) {
            Decided::Flag
        } else {
            Decided::Over
        };
        return Ok(DECIDED_BEFORE_OPENING.holds(by(word), [Effect::AlreadyOver]));
    }
    let exceptions = moment
        .given(&moment.laws().params.sealed_move_exceptions)
        .unwrap_or_default();
    let dead_position_counts = exceptions.contains(&SealedException::DeadPosition)
        || exceptions.contains(&SealedException::GameCompleted);
    if dead_position_counts && dead_already(moment)? {
        return Ok(DECIDED_BEFORE_OPENING.holds(by(Decided::Dead), [Effect::Draw]));
    }
    Ok(DECIDED_BEFORE_OPENING.fails(Facts::new()))
}

/// Whether the adjourned position was dead: neither side could ever checkmate in it.
fn dead_already(moment: Moment<'_>) -> Result<bool, Unknown> {
    Ok(moment.ask(Subject::Outcome)? == Answer::Dead)
}
