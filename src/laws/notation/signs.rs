//! The signs of capture, check and mate, and the mark of capturing en passant.

use super::asked::{asked, demanding, facts, has, rule};
use crate::board::{CheckSign, Flaw};
use crate::edition::Laws;
use crate::game::Facts;
use crate::laws::{Decision, Moment, Provision, Task};

/// Fixes the sign of capture.
///
/// Source: Article C.13.3.
pub static SIGN_OF_CAPTURE: Provision = Provision {
    id: "sign-of-capture",
    rule: |laws| rule(laws)?.param("required", &laws.params.capture_sign_required),
    task: Task::Defines(None),
    yields_to: &[],
};

/// Fixes the sign of check, which may be left out.
///
/// Source: Article C.13.4.
pub static CHECK_SIGN: Provision = Provision {
    id: "check-sign",
    rule: rule_sign,
    task: demanding(decide_check),
    yields_to: &[],
};

/// Fixes the signs of mate, which may be left out.
///
/// Source: Article C.13.5.
///
/// Reading: one copy of the text of 2018 gives two crosses as a sign of check; it is taken for a slip,
/// since another copy and the glossary give them as a sign of mate.
pub static MATE_SIGN: Provision = Provision {
    id: "mate-sign",
    rule: |laws| {
        rule_sign(laws)?
            .bare()
            .param("double", &laws.params.double_cross_means_mate)
    },
    task: demanding(decide_mate),
    yields_to: &[],
};

/// Fixes the mark of capturing en passant, which may be left out.
///
/// Source: Article C.13.6, with C.9.3.
pub static EN_PASSANT_MARK: Provision = Provision {
    id: "en-passant-mark",
    rule: rule_sign,
    task: demanding(decide_en_passant),
    yields_to: &[],
};

fn rule_sign(laws: &Laws) -> Option<Facts> {
    rule(laws)?.param("optional", &laws.params.check_signs_optional)
}

/// The sign is there, or left out; whether it may be is a value of the edition.
fn seen(provision: &'static Provision, facts: Facts, laws: &Laws, written: bool) -> Decision {
    let facts = if written {
        facts
    } else {
        facts.no_surer_than(&laws.params.check_signs_optional)
    };
    Ok(provision.holds(facts.with("written", written), []))
}

fn decide_check(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let Some(asked) = asked(moment) else {
        return Ok(vec![]);
    };
    let Some((reading, played)) = asked.one() else {
        return Ok(vec![]);
    };
    let facts = facts(laws, asked.entry);
    let check = asked.position.gives_check(played);
    let mate = asked.position.mates(played);
    match (reading.entry.check, check) {
        (CheckSign::Check, false) => Ok(CHECK_SIGN.fails(facts)),
        (CheckSign::Check, true) => seen(&CHECK_SIGN, facts, laws, true),
        (CheckSign::None, true) if !mate => seen(&CHECK_SIGN, facts, laws, false),
        (CheckSign::None | CheckSign::Double | CheckSign::Mate, _) => Ok(vec![]),
    }
}

fn decide_mate(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let Some(asked) = asked(moment) else {
        return Ok(vec![]);
    };
    let Some((reading, played)) = asked.one() else {
        return Ok(vec![]);
    };
    let mut facts = facts(laws, asked.entry);
    let sign = match reading.entry.check {
        CheckSign::Double => {
            facts = facts.no_surer_than(&laws.params.double_cross_means_mate);
            moment.given(&laws.params.double_cross_means_mate) == Some(true)
        }
        CheckSign::Mate => true,
        CheckSign::None | CheckSign::Check => false,
    };
    match (sign, asked.position.mates(played)) {
        (true, false) => Ok(MATE_SIGN.fails(facts)),
        (true, true) => seen(&MATE_SIGN, facts, laws, true),
        (false, true) => seen(&MATE_SIGN, facts, laws, false),
        (false, false) => Ok(vec![]),
    }
}

fn decide_en_passant(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let Some(asked) = asked(moment) else {
        return Ok(vec![]);
    };
    let Some((reading, played)) = asked.one() else {
        return Ok(vec![]);
    };
    let facts = facts(laws, asked.entry);
    if has(reading, Flaw::EnPassantWrong) {
        return Ok(EN_PASSANT_MARK.fails(facts));
    }
    if !played.is_en_passant() {
        return Ok(vec![]);
    }
    seen(&EN_PASSANT_MARK, facts, laws, reading.entry.en_passant)
}
