//! Whether the move that would end the game complies with what the edition demands of it.

use crate::board::{Attempt, Player, Role, Square};
use crate::edition::{Given, Param, Proviso};
use crate::game::{Effect, Happening, Unknown, words};
use crate::laws::Moment;

words! {
    /// What a move that would end the game lacks.
    pub(super) enum Lacks { Touch, Legality }
}

/// What a move that would end the game lacks; none where nothing.
pub(super) fn lacks(
    moment: Moment<'_>,
    proviso: &Param<Proviso>,
) -> Result<Option<Lacks>, Unknown> {
    let demanded = match (&proviso.given, moment.given(proviso)) {
        (Given::Unknown, _) | (_, None) => Proviso::LegalMove,
        (_, Some(demanded)) => demanded,
    };
    let legal = || moment.legal_at(moment.ix());
    Ok(match demanded {
        Proviso::Nothing => None,
        Proviso::LegalMove if legal()? => None,
        Proviso::MovesAndTouching if legal()? => breaks_touch_rules(moment).then_some(Lacks::Touch),
        Proviso::LegalMove | Proviso::MovesAndTouching => Some(Lacks::Legality),
    })
}

/// The player whose move is being judged.
pub(super) fn mover(moment: Moment<'_>) -> Option<Player> {
    moment.record().node().mover
}

/// Whether the move is made with another piece than the one that a touch binds the player to.
fn breaks_touch_rules(moment: Moment<'_>) -> bool {
    let Some((player, from, to)) = moved(moment) else {
        return false;
    };
    let last = moment
        .past()
        .iter()
        .rposition(|step| step.happenings.contains(&Happening::Made));
    let since = &moment.past()[last.unwrap_or(0)..];
    since
        .iter()
        .flat_map(|step| step.effects())
        .any(|effect| match effect {
            Effect::MustMove {
                player: bound,
                piece,
            } => *bound == player && *piece != from,
            Effect::MustCapture {
                player: bound,
                piece,
            } => *bound == player && !to.contains(piece),
            _ => false,
        })
}

/// Who moved, from where, and the squares that the move emptied of enemy pieces or reached.
fn moved(moment: Moment<'_>) -> Option<(Player, Square, Vec<Square>)> {
    let (before, attempt) = moment.record().attempt_of(moment.event(), moment.ix())?;
    match attempt {
        Attempt::Shift { by, from, to, .. } => Some((
            by,
            from,
            vec![to, Square::from_coords(to.file(), from.rank())],
        )),
        Attempt::Castle { by, .. } => {
            let king = before
                .pieces()
                .find(|(_, owner, role)| (*owner, *role) == (by, Role::King))?;
            Some((by, king.0, vec![]))
        }
    }
}
