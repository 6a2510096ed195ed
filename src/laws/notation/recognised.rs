//! Which entries are evidence of a move.

use super::asked::{asked, deciding, entry_asked, facts, requiring, rule};
use crate::board::{Entry, EntryFault, Illegal, Meaning, OtherSystem};
use crate::game::{Effect, Fact, words};
use crate::laws::{Decision, Moment, Provision};

/// Tells which move an entry in algebraic notation means, and whether it keeps to the prescribed form.
///
/// Source: Appendix C, before its numbered articles.
///
/// Reading: an entry that departs from the form is still evidence where it can mean only one legal move;
/// the appendix takes evidence away only from other systems. The alternative, to hold only entries in the exact form
/// for evidence, would make nearly every scoresheet worthless.
pub static ALGEBRAIC_NOTATION: Provision = Provision {
    id: "algebraic-notation",
    rule,
    task: requiring(decide_one),
    yields_to: &[],
};

/// Names the moves that an entry can mean where it can mean more than one.
///
/// Source: Appendix C: the articles on telling pieces apart and on promotion.
///
/// Reading: the appendix does not say what becomes of such an entry; that it proves none of the moves follows from its purpose.
/// A sign of capture, check or mate that only one of the moves agrees with tells which is meant.
pub static AMBIGUOUS_ENTRY: Provision = Provision {
    id: "ambiguous-entry",
    rule,
    task: deciding(decide_several),
    yields_to: &[],
};

/// Holds an entry for meaningless that fits no legal move or is none.
///
/// Source: Appendix C.
pub static MEANINGLESS_ENTRY: Provision = Provision {
    id: "meaningless-entry",
    rule,
    task: deciding(decide_none),
    yields_to: &[],
};

/// Takes a record in any other notation for no evidence, and has the arbiter warn its writer.
///
/// Source: Appendix C, before its numbered articles.
pub static OTHER_NOTATION: Provision = Provision {
    id: "other-notation",
    rule,
    task: deciding(decide_other),
    yields_to: &[],
};

words! {
    /// Why an entry tells no move in algebraic notation.
    enum Unread { OtherSystem, Unreadable, Several, NoMove }

    /// Why an entry means nothing.
    enum Meaningless { Empty, Letter, NoArrival, NoPiece, InCheck, Unreadable, Illegal }
}

fn decide_one(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let Some(asked) = asked(moment) else {
        return Ok(vec![]);
    };
    let facts = facts(laws, asked.entry);
    // the provision that takes the evidence away says it more exactly
    let why = |why: Unread| facts.clone().with("why", why).implied(true);
    Ok(match asked.read {
        Err(EntryFault::OtherSystem(_)) => ALGEBRAIC_NOTATION.fails(why(Unread::OtherSystem)),
        Err(_) => ALGEBRAIC_NOTATION.fails(why(Unread::Unreadable)),
        Ok(reading) => match &reading.meaning {
            Meaning::One(played) => {
                let text = asked.position.san(played);
                let irregular = asked.irregular(laws);
                let mut effects = vec![Effect::EntryMeans(text.clone())];
                effects.extend(irregular.then_some(Effect::EntryIrregular));
                let facts = facts
                    .with("move", Fact::Move(text))
                    .with("irregular", irregular);
                ALGEBRAIC_NOTATION.holds(facts, effects)
            }
            Meaning::Several(_) => ALGEBRAIC_NOTATION.fails(why(Unread::Several)),
            Meaning::None { .. } => ALGEBRAIC_NOTATION.fails(why(Unread::NoMove)),
        },
    })
}

fn decide_several(moment: Moment<'_>) -> Decision {
    let Some(asked) = asked(moment) else {
        return Ok(vec![]);
    };
    let Some((reading, moves)) = asked.some() else {
        return Ok(vec![]);
    };
    let mut texts: Vec<String> = moves
        .iter()
        .map(|played| asked.position.san(played))
        .collect();
    texts.sort();
    let facts = facts(moment.laws(), asked.entry).with("moves", Fact::Move(texts.join(", ")));
    Ok(match &reading.meaning {
        Meaning::Several(_) => AMBIGUOUS_ENTRY.holds(facts, [Effect::EntryAmbiguous(texts)]),
        Meaning::One(_) | Meaning::None { .. } => AMBIGUOUS_ENTRY.fails(facts.implied(true)),
    })
}

fn decide_none(moment: Moment<'_>) -> Decision {
    let Some(asked) = asked(moment) else {
        return Ok(vec![]);
    };
    let facts = facts(moment.laws(), asked.entry);
    let holds = |why: Meaningless| {
        let facts = facts.clone().with("why", why);
        MEANINGLESS_ENTRY.holds(facts, [Effect::EntryMeansNothing])
    };
    Ok(match asked.read {
        Err(EntryFault::OtherSystem(_)) => vec![],
        Err(EntryFault::Empty) => holds(Meaningless::Empty),
        Err(EntryFault::UnknownLetter { .. }) => holds(Meaningless::Letter),
        Err(EntryFault::NoArrival { .. }) => holds(Meaningless::NoArrival),
        Err(EntryFault::Unexpected { .. }) => holds(Meaningless::Unreadable),
        Ok(reading) => match &reading.meaning {
            Meaning::One(_) | Meaning::Several(_) => {
                MEANINGLESS_ENTRY.fails(facts.clone().implied(true))
            }
            Meaning::None { why, pieces } => holds(match why {
                Some(Illegal::OwnKingLeftInCheck) => Meaningless::InCheck,
                Some(_) => Meaningless::Illegal,
                None if pieces.is_empty() => Meaningless::NoPiece,
                None => Meaningless::Illegal,
            }),
        },
    })
}

fn decide_other(moment: Moment<'_>) -> Decision {
    let Some(entry) = entry_asked(moment) else {
        return Ok(vec![]);
    };
    let facts = facts(moment.laws(), entry);
    Ok(match Entry::parse(&entry.text, &entry.alphabet) {
        Err(EntryFault::OtherSystem(system)) => {
            let facts = facts.with("numeric", system == OtherSystem::Numeric);
            OTHER_NOTATION.holds(facts, [Effect::NoEvidence, Effect::WarnAboutNotation])
        }
        Ok(_) => OTHER_NOTATION.fails(facts.implied(true)),
        Err(_) => vec![],
    })
}
