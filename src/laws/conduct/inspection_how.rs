//! How a player is inspected, as it is taught: before a witness, and asked again where he refuses.

use crate::board::Player;
use crate::game::{
    Act, Duty, Effect, Fact, Facts, Happening, Inspection, Matter, Request, RulingParts, Witness,
    words,
};
use crate::laws::conduct::inspection::{INSPECTION_REFUSED, NATIONAL_LAW, inspected, is_proper};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Has a witness of the player's gender present at an inspection, and lets the player add one of his own choice.
///
/// Source: M-252, beside Article 11.3.3.
pub static INSPECTION_WITNESS: Provision = Provision {
    id: "inspection-witness",
    rule: |laws| INSPECTION_WITNESS.where_numbered(laws),
    task: Task::Decides(When {
        on: &[
            Happening::InspectionWanted,
            Happening::InspectionRefused,
            Happening::Requested,
        ],
        phase: Phase::Any,
        decide: decide_witness,
    }),
    yields_to: &[],
};

/// Marks it as usual that a player who refuses is asked again, and warned that it may cost the game.
///
/// Source: M-255, beside Article 11.3.3.
pub static INSPECTION_ASKED_AGAIN: Provision = Provision {
    id: "inspection-asked-again",
    rule: |laws| INSPECTION_ASKED_AGAIN.where_numbered(laws),
    task: Task::Empowers(When {
        on: &[Happening::InspectionRefused],
        phase: Phase::DuringPlay,
        decide: decide_again,
    }),
    yields_to: &[],
};

words! {
    /// What is said of the witness: who is missing, that the player may refuse, or that he may bring his own.
    enum Attends { Missing, OtherGender, Refused, Own }
}

/// The inspection that the arbiter wants, where it is in order by the letter.
pub(super) fn wanted(moment: Moment<'_>) -> Option<Inspection> {
    match moment.act() {
        Act::Inspect(inspection) if moment.by_arbiter() => Some(*inspection),
        _ => None,
    }
    .filter(|inspection| is_proper(*inspection))
}

pub(super) fn about(player: Player) -> Facts {
    Facts::new().with("player", Fact::Player(player))
}

fn decide_witness(moment: Moment<'_>) -> Decision {
    if let (Act::Request(Request::OwnWitness), Some(player)) = (moment.act(), moment.player()) {
        let facts = about(player).with("attends", Attends::Own);
        return Ok(INSPECTION_WITNESS.holds(facts, [Effect::Allowed(player)]));
    }
    let refused = inspected(moment).filter(|refused| is_proper(*refused));
    let Some(inspection) = wanted(moment).or(refused) else {
        return Ok(vec![]);
    };
    if moment.holds(&NATIONAL_LAW)? {
        return Ok(vec![]);
    }
    let player = inspection.of;
    let (attends, effect) = match (inspection.witness, refused) {
        (Witness::NotStated | Witness::SameGender, _) => {
            let told = inspection.witness == Witness::SameGender;
            let facts = about(player).with("told", told).remote(!told);
            return Ok(INSPECTION_WITNESS.fails(facts));
        }
        (_, Some(_)) => (Attends::Refused, Effect::Allowed(player)),
        (Witness::OtherGender, None) => (Attends::OtherGender, Effect::Must(Duty::CallWitness)),
        (Witness::Nobody, None) => (Attends::Missing, Effect::Must(Duty::CallWitness)),
    };
    Ok(INSPECTION_WITNESS.holds(about(player).with("attends", attends), [effect]))
}

fn decide_again(moment: Moment<'_>) -> Decision {
    let Some(player) = moment.player() else {
        return Ok(vec![]);
    };
    let first = moment.warnings(player, Matter::Refusal) == 0;
    if !first || !moment.holds(&INSPECTION_REFUSED)? {
        return Ok(vec![]);
    }
    let warned = Effect::Warned {
        player,
        matter: Matter::Refusal,
        nth: 1,
    };
    let usual = RulingParts(vec![warned, Effect::LastWarning(player)]);
    Ok(INSPECTION_ASKED_AGAIN.holds(about(player), [Effect::Usual(usual)]))
}
