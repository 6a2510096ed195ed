//! The move that a claimant intended, after a wrong claim.

use crate::board::{Attempt, Letters, Player, Role, Square};
use crate::edition::AfterWrongClaim;
use crate::game::{Effect, Fact, Facts, Happening, words};
use crate::laws::act_of_moving::{Bound, duties, satisfies};
use crate::laws::drawn_game::CLAIM_BY_BOTH;
use crate::laws::drawn_game::claim::{bound_by, examined};
use crate::laws::drawn_game::examined::is_right;
use crate::laws::irregularities::ILLEGAL_MOVE;
use crate::laws::moves::tried;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Holds the claimant of a wrong claim to the move that he intended.
///
/// In editions that refer to touching, a piece touched before goes before it. A move that is asked about may not be played
/// where it is another one. Where the intended move is illegal it cannot be demanded, and it is not counted: another move with that piece replaces it
/// in editions that refer to touching, and any move in the others.
///
/// Reading: the texts of 1997 to 2005 do not say what becomes of an illegal intended move; the alternative is to apply touch-move there, too.
///
/// Source: Article 9.5.3.
pub static INTENDED_MOVE_BINDS: Provision = Provision {
    id: "intended-move-binds",
    rule: |laws| Facts::new().param("duty", &laws.params.after_wrong_claim),
    task: Task::Decides(When {
        on: &[Happening::DrawClaimed, Happening::MoveAsked],
        phase: Phase::DuringPlay,
        decide: intended,
    }),
    yields_to: &[&CLAIM_BY_BOTH, &ILLEGAL_MOVE],
};

/// Forbids a move that is asked about, where the player is bound to the one that he intended.
fn asked(moment: Moment<'_>) -> Decision {
    let bound = tried(moment)?.and_then(|tried| Some((tried.by, tried.breaks.as_ref()?)));
    Ok(match bound {
        Some((player, Bound { effect, by, .. })) if *by == &INTENDED_MOVE_BINDS => {
            let intended = match effect {
                Effect::MustPlay { text, .. } => text.clone().map(Fact::Move),
                _ => None,
            };
            let case = if intended.is_some() {
                IntendedIs::Demanded
            } else {
                IntendedIs::Replaced
            };
            let facts = (INTENDED_MOVE_BINDS.rule)(moment.laws())
                .unwrap_or_default()
                .with("player", Fact::Player(player))
                .with_some("move", intended)
                .with("case", case);
            INTENDED_MOVE_BINDS.holds(facts, [Effect::Forbidden(player)])
        }
        Some(_) | None => vec![],
    })
}

fn intended(moment: Moment<'_>) -> Decision {
    if moment.happening() == Happening::MoveAsked {
        return asked(moment);
    }
    let laws = moment.laws();
    let Some((player, text)) = examined(moment)?.and_then(|(p, c)| Some((p, c.intended.as_ref()?)))
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
    let lawful = match duty {
        AfterWrongClaim::IntendedMove => vec![],
        AfterWrongClaim::IntendedMoveByTouchRules | AfterWrongClaim::IntendedMoveIfLawful => {
            duties(moment, claim, player)
        }
    };
    let touched = intended_breaks(moment, lawful, text);
    if !touched.is_empty() && moment.legal_at(claim)? {
        let facts = facts.with("case", IntendedIs::Touched);
        return Ok(INTENDED_MOVE_BINDS.holds(facts, touched));
    }
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
    /// What becomes of the intended move: it is made, its piece is moved, it cannot be demanded, or the touched piece goes before it;
    /// and where another move is asked about, it is demanded, or what replaces it.
    enum IntendedIs { Legal, Piece, Touched, Demanded, Replaced, Free }
}

/// What the pieces touched before the claim bind to, where the intended move is another one.
fn intended_breaks(moment: Moment<'_>, touched: Vec<Bound>, text: &str) -> Vec<Effect> {
    let shown = moment.position().and_then(|before| {
        let attempt = before.read_move(text, &Letters::ENGLISH).ok()?;
        Some((before, attempt))
    });
    let Some((before, attempt)) = shown else {
        return vec![];
    };
    let kept = |bound: &Bound| satisfies(before, &attempt, &bound.effect);
    if touched.iter().all(kept) {
        return vec![];
    }
    touched.into_iter().map(|bound| bound.effect).collect()
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
