//! The move that a claimant intended, after a wrong claim.

use crate::board::{Attempt, Letters, Player, Role, Square};
use crate::edition::AfterWrongClaim;
use crate::game::{Effect, Fact, Facts, Happening, words};
use crate::laws::drawn_game::claim::{bound_by, claimed};
use crate::laws::drawn_game::examined::is_right;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Holds the claimant of a wrong claim to the move that he intended.
///
/// Where that move is illegal it cannot be demanded, and it is not counted: another move with that piece replaces it
/// in editions that refer to touching, and any move in the others.
///
/// Reading: the texts of 1997 to 2005 do not say what becomes of an illegal intended move; the alternative is to apply touch-move there, too.
///
/// Source: Article 9.5.3.
pub static INTENDED_MOVE_BINDS: Provision = Provision {
    id: "intended-move-binds",
    rule: |laws| Facts::new().param("duty", &laws.params.after_wrong_claim),
    task: Task::Decides(When {
        on: &[Happening::DrawClaimed],
        phase: Phase::DuringPlay,
        decide: intended,
    }),
    yields_to: &[],
};

fn intended(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let Some((player, text)) = claimed(moment).and_then(|(p, c)| Some((p, c.intended.as_ref()?)))
    else {
        return Ok(vec![]);
    };
    let Some(duty) = moment.given(&laws.params.after_wrong_claim) else {
        return Ok(vec![]);
    };
    if is_right(moment)? || !moment.has_the_move(player)? {
        return Ok(vec![]);
    }
    let (claim, text) = bound_by(moment)?.unwrap_or((moment.ix(), text));
    let facts = (INTENDED_MOVE_BINDS.rule)(laws)
        .unwrap_or_default()
        .with("player", Fact::Player(player))
        .with("move", Fact::Move(text.clone()));
    if moment.legal_at(claim)? {
        let effect = Effect::MustPlay {
            player,
            text: Some(text.clone()),
        };
        return Ok(INTENDED_MOVE_BINDS.holds(facts.with("case", IntendedIs::Legal), [effect]));
    }
    let (case, effect) = match duty {
        AfterWrongClaim::IntendedMove => (IntendedIs::Free, Effect::AnyLegalMove(player)),
        AfterWrongClaim::IntendedMoveByTouchRules | AfterWrongClaim::IntendedMoveIfLawful => {
            by_touch_rules(player, text, moment)
        }
    };
    let effects = [effect, Effect::NotCounted(player)];
    Ok(INTENDED_MOVE_BINDS.holds(facts.with("case", case), effects))
}

words! {
    /// What becomes of the intended move: it is made, its piece is moved, or it cannot be demanded.
    enum IntendedIs { Legal, Piece, Free }
}

/// What replaces an illegal intended move where the rules on touching apply.
fn by_touch_rules(player: Player, text: &str, moment: Moment<'_>) -> (IntendedIs, Effect) {
    let Some(position) = moment.position() else {
        return (IntendedIs::Piece, Effect::TouchMoveBinds(player));
    };
    let piece: Option<Square> = match position.read_move(text, &Letters::ENGLISH) {
        Ok(Attempt::Shift { from, .. }) => Some(from),
        Ok(Attempt::Castle { .. }) => position
            .pieces()
            .find(|(_, whose, role)| *whose == player && *role == Role::King)
            .map(|(square, ..)| square),
        Err(_) => None,
    };
    match piece.filter(|square| position.movable(*square)) {
        Some(piece) => (IntendedIs::Piece, Effect::MustMove { player, piece }),
        None => (IntendedIs::Free, Effect::AnyLegalMove(player)),
    }
}
