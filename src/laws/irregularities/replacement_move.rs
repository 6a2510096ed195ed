//! The move that replaces an illegal one is bound by the rules on touched pieces.

use crate::board::{Attempt, Illegal, Player, Role, Square};
use crate::edition::{Laws, ReplacementRule};
use crate::game::{Effect, Fact, Facts, Happening, Unknown, words};
use crate::laws::act_of_moving::{Bound, Duty, duties, duty};
use crate::laws::irregularities::found::{FOUND_ON, Found, Notice, examine, found, position_known};
use crate::laws::irregularities::illegal_move::waits_for_the_press;
use crate::laws::irregularities::{ILLEGAL_MOVE, ILLEGAL_MOVE_TAKEN_BACK};
use crate::laws::{Decision, Moment, Phase, Provision, Reason, Task, When};

/// Binds the player to the piece of the illegal move when he replaces it; frees him if that piece cannot move.
///
/// So too when he puts it back himself before it counts.
/// What he had touched before on this move goes before it.
/// Where the illegal move was a capture, the captured piece was touched, too.
/// After an attempt at castling only the king is bound.
///
/// Source: Article 7.5.1, with 4.3 and 4.7.
///
/// Reading: where only an earlier position can be identified, there is no move left to replace, and nothing binds.
pub static REPLACEMENT_MOVE: Provision = Provision {
    id: "replacement-move",
    rule,
    task: Task::Decides(When {
        on: REPLACED_ON,
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[],
};

fn rule(laws: &Laws) -> Option<Facts> {
    let rules = laws.params.replacement_bound_by.value()?;
    let released = rules.contains(&ReplacementRule::ReleasedPiece);
    Some(Facts::new().with("released", released))
}

/// An illegal move is found, or put back by the player himself.
const REPLACED_ON: &[Happening] = &{
    let mut all = [Happening::PutBack; FOUND_ON.len() + 1];
    let mut at = 0;
    while at < FOUND_ON.len() {
        all[at] = FOUND_ON[at];
        at += 1;
    }
    all
};

/// The player's own illegal move that he has put back before it counts.
fn put_back(moment: Moment<'_>) -> Result<Option<Found>, Unknown> {
    let (Some(player), Some(made)) = (moment.player(), moment.last(Happening::Made)) else {
        return Ok(None);
    };
    let node = moment.record().move_of(made.event);
    if !node.is_some_and(|node| node.mover == Some(player) && !node.pressed()) {
        return Ok(None);
    }
    let found = examine(moment, made.event, player, Notice::AtOnce)?;
    Ok(Some(found).filter(|found| found.illegal && !found.counts))
}

fn decide(moment: Moment<'_>) -> Decision {
    if moment.happening() == Happening::PutBack {
        return Ok(put_back(moment)?.map_or_else(Vec::new, |found| bound(moment, found)));
    }
    let Some(found) = found(moment)? else {
        return Ok(vec![]);
    };
    let goes_back = moment.holds(&ILLEGAL_MOVE)? && position_known(moment, found.act)?;
    let taken_back = found.illegal
        && !waits_for_the_press(moment, found)
        && moment.holds(&ILLEGAL_MOVE_TAKEN_BACK)?;
    if !goes_back && !taken_back {
        return Ok(vec![]);
    }
    Ok(bound(moment, found))
}

/// What binds the player instead of the illegal move.
fn bound(moment: Moment<'_>, found: Found) -> Vec<Reason> {
    let first = touched_first(moment, found);
    let duty = duty_of(moment, found, &first);
    let facts = found
        .facts()
        .with("duty", duty.and_then(|duty| Instead::by(duty, &first)))
        .with_some("square", named(moment, found, duty).map(Fact::Square))
        .untaught(true);
    let effects = match duty {
        Some(duty) => duty.effects(found.by),
        None => vec![Effect::TouchMoveBinds(found.by)],
    };
    REPLACEMENT_MOVE.holds(facts, effects)
}

/// The square of the piece that is bound, or of the one that cannot move, where the player is free.
fn named(moment: Moment<'_>, found: Found, duty: Option<Duty>) -> Option<Square> {
    let duty = duty?;
    duty.square().or_else(|| {
        let event = moment.event_at(found.act)?;
        let (before, attempt) = moment.record().attempt_of(event, found.act)?;
        let king =
            |(_, whose, role): &(Square, Player, Role)| (*whose, *role) == (found.by, Role::King);
        match attempt {
            Attempt::Shift { from, .. } => Some(from),
            Attempt::Castle { .. } => before.pieces().find(king).map(|(square, ..)| square),
        }
    })
}

words! {
    /// What the touched pieces bind to instead of the illegal move.
    enum Instead { Move, Capture, CaptureFirst, CaptureWith, Free }
}

impl Instead {
    /// The word for a duty; none where only the kind of the piece is known.
    fn by(duty: Duty, first: &[Square]) -> Option<Self> {
        match duty {
            Duty::Move(_) => Some(Self::Move),
            Duty::Capture(square) if first.first() == Some(&square) => Some(Self::CaptureFirst),
            Duty::Capture(_) => Some(Self::Capture),
            Duty::CaptureWith { .. } => Some(Self::CaptureWith),
            Duty::Free => Some(Self::Free),
            Duty::MoveA(_) | Duty::CaptureA(_) => None,
        }
    }
}

/// The pieces that bound the player before he made the illegal move, having touched them first.
fn touched_first(moment: Moment<'_>, found: Found) -> Vec<Square> {
    let square = |bound: &Bound| match bound.effect {
        Effect::MustMove { piece, .. } | Effect::MustCapture { piece, .. } => Some(piece),
        _ => None,
    };
    (duties(moment, found.act, found.by).iter())
        .filter_map(square)
        .collect()
}

/// What binds the player, where the case shows the board and the move.
fn duty_of(moment: Moment<'_>, found: Found, first: &[Square]) -> Option<Duty> {
    let event = moment.event_at(found.act)?;
    let Some((before, attempt)) = moment.record().attempt_of(event, found.act) else {
        // castling touches the king first, also where no board is given
        let text = moment.record().move_of(found.act)?.text.as_deref()?;
        let castled = text.starts_with("O-O") || text.starts_with("0-0");
        return castled.then_some(Duty::MoveA(Role::King));
    };
    let owner = |square| before.piece_at(square).map(|(owner, _)| owner);
    let with_the_move: Vec<Square> = match attempt {
        Attempt::Castle { by, .. } => {
            let king =
                |(_, owner, role): &(Square, Player, Role)| *owner == by && *role == Role::King;
            before
                .pieces()
                .find(king)
                .map(|(square, ..)| square)
                .into_iter()
                .collect()
        }
        Attempt::Shift { by, from, to, .. } => {
            let beside = Square::from_coords(to.file(), from.rank());
            let en_passant = found.because == Some(Illegal::EnPassantExpired);
            let taken = if en_passant { beside } else { to };
            let taken = Some(taken).filter(|square| owner(*square) == Some(by.other()));
            Some(from)
                .filter(|square| owner(*square).is_some())
                .into_iter()
                .chain(taken)
                .collect()
        }
    };
    Some(duty(&before, &[first, &with_the_move].concat()))
}
