//! A pawn that was left standing on the last rank.

use crate::board::Role;
use crate::edition::{Laws, PromotionOmitted};
use crate::game::{Effect, Facts};
use crate::laws::irregularities::found::{FOUND_ON, found};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Makes a pawn that was left on the last rank when the clock was pressed an illegal move, or a queen.
///
/// Where the edition only names it among the illegal moves, the position is restored as after any other.
/// Where the pawn becomes a queen, the move stands and still counts as illegal.
///
/// Source: Article 7.5.2.
pub static PROMOTION_OMITTED: Provision = Provision {
    id: "promotion-omitted",
    rule,
    task: Task::Forbids(When {
        on: FOUND_ON,
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[],
};

fn rule(laws: &Laws) -> Option<Facts> {
    match laws.params.promotion_omitted.value()? {
        PromotionOmitted::Illegal => None,
        named @ (PromotionOmitted::NamedIllegal | PromotionOmitted::BecomesQueen) => {
            Some(Facts::new().with("queen", *named == PromotionOmitted::BecomesQueen))
        }
    }
}

fn decide(moment: Moment<'_>) -> Decision {
    let Some(found) = found(moment)?.filter(|found| found.promotion_omitted) else {
        return Ok(vec![]);
    };
    let Some(consequence) = moment.given(&moment.laws().params.promotion_omitted) else {
        return Ok(vec![]);
    };
    let facts = found
        .facts()
        .with("queen", consequence == PromotionOmitted::BecomesQueen);
    let effects = match consequence {
        PromotionOmitted::BecomesQueen => vec![Effect::PromotedTo(Role::Queen)],
        PromotionOmitted::Illegal | PromotionOmitted::NamedIllegal => vec![],
    };
    Ok(PROMOTION_OMITTED.decided(found.counts, facts, effects))
}
