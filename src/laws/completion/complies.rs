//! Whether the move that would end the game complies with what the edition demands of it.

use crate::board::Player;
use crate::edition::{Given, Param, Proviso};
use crate::game::{Effect, Unknown, words};
use crate::laws::Moment;
use crate::laws::act_of_moving::{duties, satisfies};

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

/// Whether the move is another one than the rules on touching bind the player to; an intended move is no matter of theirs.
fn breaks_touch_rules(moment: Moment<'_>) -> bool {
    let shown = moment.record().attempt_of(moment.event(), moment.ix());
    let Some((before, attempt)) = shown else {
        return false;
    };
    (duties(moment, moment.ix(), attempt.by()).iter())
        .filter(|bound| !matches!(bound.effect, Effect::MustPlay { .. }))
        .any(|bound| !satisfies(&before, &attempt, &bound.effect))
}
