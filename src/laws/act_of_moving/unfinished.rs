//! Castling that a player left unfinished when he pressed the clock.

use crate::board::{Attempt, Player, Position, Role, Side};
use crate::game::{
    Act, Answer, Effect, EventIx, Fact, Facts, Finding, Happening, Restore, Sight, Subject, Unknown,
};
use crate::laws::act_of_moving::KING_RELEASED;
use crate::laws::act_of_moving::begun::goes_with;
use crate::laws::act_of_moving::bound::{Bound, duties};
use crate::laws::act_of_moving::breach::breach;
use crate::laws::act_of_moving::castling::Released;
use crate::laws::irregularities::counting::counts_as_illegal;
use crate::laws::irregularities::found::{found, ruled_before};
use crate::laws::irregularities::pointed_at::pointed_at;
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

/// The same, where it is judged what it was. Who says so is told with what follows from it, not wherever it is asked.
fn side_judged(moment: Moment<'_>, act: EventIx) -> Option<(Player, Side)> {
    let judged = &moment.laws().params.unfinished_castling_is_judged;
    side_left(moment, act).filter(|_| judged.is(true))
}

/// How sure it is that a king who went two squares before the press, and might have castled, was moved illegally.
///
/// What an unfinished castling costs is then no question.
pub(in crate::laws) fn no_surer_than_unfinished(
    moment: Moment<'_>,
    act: EventIx,
    facts: Facts,
) -> Facts {
    let judged = &moment.laws().params.unfinished_castling_is_judged;
    match side_left(moment, act) {
        Some(_) => {
            let taught = moment.given(judged) == Some(true);
            facts.no_surer_than(judged).taught_surely(taught)
        }
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

/// The press that is pointed out at this moment, and not ruled on yet.
fn press_pointed_at(moment: Moment<'_>) -> Result<Option<EventIx>, Unknown> {
    let act = match moment.happening() {
        Happening::Completed => Some(moment.ix())
            .filter(|act| moment.event().seen != Sight::Nobody && !moment.passed_over(*act)),
        Happening::TouchRulesClaimed => breach(moment)?.map(|breach| breach.act),
        Happening::IrregularitySeen | Happening::IrregularityClaimed => {
            pointed_at(moment).map(|(act, _)| act)
        }
        _ => None,
    };
    Ok(act.filter(|act| !ruled_before(moment, *act)))
}

/// Takes back what the press left unfinished, and binds the player to castle.
pub(super) fn finished_after_all(moment: Moment<'_>) -> Decision {
    let Some(act) = press_pointed_at(moment)? else {
        return Ok(vec![]);
    };
    let Some((player, side)) = side_judged(moment, act) else {
        return Ok(vec![]);
    };
    if !castling_unfinished(moment, act)? {
        return Ok(vec![]);
    }
    let judged = &moment.laws().params.unfinished_castling_is_judged;
    moment.rests_on_items(&judged.item.iter().collect::<Vec<_>>());
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
    let claims = [Happening::IrregularityClaimed, Happening::TouchRulesClaimed];
    if claims.contains(&moment.happening()) {
        effects.insert(0, Effect::ClaimAccepted);
    }
    let facts = Facts::new()
        .with("player", Fact::Player(player))
        .with("then", Released::Finish)
        .about(act)
        .no_surer_than(judged);
    Ok(KING_RELEASED.holds(facts, effects))
}
