//! Promotion: in which ways it is carried out, and when the choice of the piece is final.

use crate::board::{Attempt, Player, Role};
use crate::game::{Act, Effect, Fact, Facts, Happening, Place};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Makes the choice of the piece final once that piece has touched the square of promotion.
///
/// What the player says, and which way up the piece stands, changes nothing; a piece in his hand binds nobody.
/// Nor does a piece that he takes or puts there once he has pressed the clock: the promotion is over by then.
///
/// Source: Article 4.4.4.
pub static PROMOTION_CHOICE_FINAL: Provision = Provision {
    id: "promotion-choice-final",
    rule: |laws| {
        let param = &laws.params.promotion_choice_fixed_by_touching_square;
        param.is(true).then(|| Facts::new().no_surer_than(param))
    },
    task: Task::Decides(When {
        on: &[Happening::PickedUp, Happening::Placed],
        phase: Phase::DuringPlay,
        decide: choice,
    }),
    yields_to: &[],
};

/// Fixes that the pawn need not be put on the square of promotion first.
///
/// Source: Article 4.6.1.
pub static PROMOTION_WITHOUT_PUSHING: Provision = Provision {
    id: "promotion-without-pushing",
    rule: |_| Some(Facts::new()),
    task: Task::Defines(None),
    yields_to: &[],
};

/// Fixes that the pawn may be taken off and the new piece placed in either order.
///
/// Source: Article 4.6.2.
pub static PROMOTION_ORDER: Provision = Provision {
    id: "promotion-order",
    rule: |_| Some(Facts::new()),
    task: Task::Defines(None),
    yields_to: &[],
};

/// Fixes that an enemy piece on the square of promotion is captured.
///
/// Source: Article 4.6.3.
pub static PROMOTION_CAPTURES: Provision = Provision {
    id: "promotion-captures",
    rule: |_| Some(Facts::new()),
    task: Task::Defines(None),
    yields_to: &[],
};

fn choice(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let fixed = moment.given(&laws.params.promotion_choice_fixed_by_touching_square) == Some(true);
    let Some(player) = moment.player().filter(|_| fixed) else {
        return Ok(vec![]);
    };
    let late = is_over(moment, player);
    let facts = Facts::new()
        .with("player", Fact::Player(player))
        .with("late", late);
    let piece = match moment.act() {
        Act::PickUp(piece) | Act::Place(Place { piece, .. }) if late => {
            return Ok(PROMOTION_CHOICE_FINAL.fails(facts.with("piece", Fact::Piece(*piece))));
        }
        Act::PickUp(piece) => {
            let facts = facts.with("piece", Fact::Piece(*piece));
            return Ok(match first_placed(moment) {
                None => PROMOTION_CHOICE_FINAL.fails(facts),
                Some(_) => vec![],
            });
        }
        Act::Place(place) if !place.wrong_colour => *place,
        _ => return Ok(vec![]),
    };
    let first = promoted(moment, player)
        .or_else(|| Some(first_placed(moment)?.piece))
        .unwrap_or(piece.piece);
    let facts = facts.with("piece", Fact::Piece(first));
    let effect = Effect::MustPromoteTo {
        player,
        piece: first,
    };
    Ok(PROMOTION_CHOICE_FINAL.holds(facts, [effect]))
}

/// Whether the player has completed his last move, so that what he takes or puts there belongs to no promotion.
pub(super) fn is_over(moment: Moment<'_>, player: Player) -> bool {
    let last = moment.record().node();
    last.mover == Some(player) && last.pressed()
}

/// The piece to which the player has promoted on his last move, while he has not completed it.
pub(super) fn promoted(moment: Moment<'_>, player: Player) -> Option<Role> {
    let last = moment.record().node();
    match last.attempt {
        Some(Attempt::Shift { promotion, .. })
            if last.mover == Some(player) && !last.pressed() && last.illegal.is_none() =>
        {
            promotion
        }
        _ => None,
    }
}

/// The piece that touched the square of promotion first on this move, before this event.
fn first_placed(moment: Moment<'_>) -> Option<Place> {
    moment.since(Happening::Made).iter().find_map(|step| {
        let event = moment.event_at(step.event)?;
        match &event.act {
            Act::Place(place) if !place.wrong_colour && event.by == moment.event().by => {
                Some(*place)
            }
            _ => None,
        }
    })
}
