//! Castling that a player left unfinished when he pressed the clock.

use crate::board::{Attempt, Player, Position, Role, Side};
use crate::game::{Act, Answer, Effect, EventIx, Fact, Facts, Finding, Restore, Subject, Unknown};
use crate::laws::act_of_moving::KING_RELEASED;
use crate::laws::act_of_moving::bound::{Bound, duties};
use crate::laws::act_of_moving::castling::{Released, goes_with};
use crate::laws::irregularities::counting::counts_as_illegal;
use crate::laws::irregularities::found::found;
use crate::laws::{Decision, Moment};

/// The side to which a press may have left castling unfinished, where castling there is legal and no rook touched first bars it.
fn side_left(moment: Moment<'_>, act: EventIx) -> Option<(Player, Side)> {
    let pressed = matches!(moment.event_at(act)?.act, Act::Press | Act::PressWith(_));
    let before = moment.record().position_before(act)?;
    let Attempt::Shift { by, from, to, .. } = moment.record().move_of(act)?.attempt? else {
        return None;
    };
    let king = before.piece_at(from) == Some((by, Role::King));
    let aside = from.rank() == to.rank() && from.file().distance(to.file()) == 2;
    let side = if to.file() > from.file() {
        Side::KingSide
    } else {
        Side::QueenSide
    };
    let castle = Attempt::Castle { by, side };
    let legal = moment.record().examine(before, &castle).is_ok();
    (pressed && king && aside && legal && !rook_first(moment, act, before, by, side))
        .then_some((by, side))
}

/// Whether the rook, touched before the king, bars castling on this side before an event.
pub(super) fn rook_first(
    moment: Moment<'_>,
    before: EventIx,
    position: &Position,
    player: Player,
    side: Side,
) -> bool {
    let castle = Attempt::Castle { by: player, side };
    let bars = |bound: &Bound| match bound.effect {
        Effect::NotCastleNow { side: barred, .. } => barred == Some(side),
        Effect::MustMove { piece, .. } => goes_with(position, &castle, piece),
        _ => false,
    };
    duties(moment, before, player).iter().any(bars)
}

/// The same, where it is judged what it was.
fn side_judged(moment: Moment<'_>, act: EventIx) -> Option<(Player, Side)> {
    let judged = || moment.given(&moment.laws().params.unfinished_castling_is_judged) == Some(true);
    side_left(moment, act).filter(|_| judged())
}

/// How sure it is that a king who went two squares before the press, and might have castled, was moved illegally.
pub(in crate::laws) fn no_surer_than_unfinished(
    moment: Moment<'_>,
    act: EventIx,
    facts: Facts,
) -> Facts {
    match side_left(moment, act) {
        Some(_) => facts.no_surer_than(&moment.laws().params.unfinished_castling_is_judged),
        None => facts,
    }
}

/// Whether the arbiter judges that castling was begun by this act and only not finished.
pub(in crate::laws) fn castling_unfinished(
    moment: Moment<'_>,
    act: EventIx,
) -> Result<bool, Unknown> {
    match side_judged(moment, act) {
        Some(_) => {
            let asked = Subject::Found(Finding::UnfinishedCastling);
            Ok(moment.ask_at(act, asked)? == Answer::Yes)
        }
        None => Ok(false),
    }
}

/// Takes back what the press left unfinished, and binds the player to castle.
pub(super) fn finished_after_all(moment: Moment<'_>) -> Decision {
    let act = moment.ix();
    let Some((player, side)) = side_judged(moment, act) else {
        return Ok(vec![]);
    };
    if !castling_unfinished(moment, act)? {
        return Ok(vec![]);
    }
    let mut effects = vec![
        Effect::Restore(Restore::Before(act + 1)),
        Effect::MustCastle {
            player,
            side: Some(side),
        },
    ];
    // both hands count for themselves, whatever castling still lacks
    if !found(moment)?.is_some_and(|found| counts_as_illegal(moment, found)) {
        effects.insert(0, Effect::NotCounted(player));
    }
    let facts = Facts::new()
        .with("player", Fact::Player(player))
        .with("then", Released::Finish);
    Ok(KING_RELEASED.holds(facts, effects))
}
