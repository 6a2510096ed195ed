//! What is taught of penalties for a broken touch.

use crate::board::Player;
use crate::edition::PenaltyKind;
use crate::game::{Effect, Fact, Facts, Happening, Matter, Measure, RulingParts};
use crate::laws::act_of_moving::TOUCH_MOVE_BROKEN;
use crate::laws::act_of_moving::breach::{BreachKind, breach};
use crate::laws::act_of_moving::made::made_before;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Marks a warning and time for the opponent as usual where a touched piece was not played and the clock pressed.
///
/// Source: M-038, beside Article 4.3.
///
/// Reading: how much time it is, is not said.
pub static TOUCH_BREACH_WARNED: Provision = Provision {
    id: "touch-breach-warned",
    rule: |laws| TOUCH_BREACH_WARNED.where_numbered(laws),
    task: Task::Empowers(When {
        on: &[
            Happening::IrregularitySeen,
            Happening::IrregularityClaimed,
            Happening::TouchRulesClaimed,
        ],
        phase: Phase::DuringPlay,
        decide: breach_warned,
    }),
    yields_to: &[],
};

fn breach_warned(moment: Moment<'_>) -> Decision {
    let Some(breach) = breach(moment)?.filter(|breach| breach.kind == BreachKind::Touching) else {
        return Ok(vec![]);
    };
    let pressed = (moment.record().move_of(breach.act)).is_some_and(|node| node.pressed());
    if !pressed || !moment.holds(&TOUCH_MOVE_BROKEN)? {
        return Ok(vec![]);
    }
    let time = Measure::Impose(PenaltyKind::OpponentTime);
    let facts = Facts::new().with("player", Fact::Player(breach.by));
    let effects = warned(moment, breach.by, Some(time));
    Ok(TOUCH_BREACH_WARNED.holds(facts.about(breach.act), effects))
}

/// Marks a warning as usual for a player who shifts a piece again that he has released, and has not pressed the clock yet.
///
/// Source: M-037, beside Article 4.7.
pub static SHIFTING_WARNED: Provision = Provision {
    id: "shifting-warned",
    rule: |laws| SHIFTING_WARNED.where_numbered(laws),
    task: Task::Empowers(When {
        on: &[Happening::Released],
        phase: Phase::DuringPlay,
        decide: shifting_warned,
    }),
    yields_to: &[],
};

fn shifting_warned(moment: Moment<'_>) -> Decision {
    let Some(player) = moment.player() else {
        return Ok(vec![]);
    };
    let shifted = made_before(moment)?.is_some_and(|reasons| {
        let mut effects = reasons.iter().flat_map(|reason| &reason.effects);
        effects.any(|effect| matches!(effect, Effect::MustPlay { .. }))
    });
    if !shifted {
        return Ok(vec![]);
    }
    let facts = Facts::new().with("player", Fact::Player(player));
    Ok(SHIFTING_WARNED.holds(facts, warned(moment, player, None)))
}

/// That a player may be penalised for what he touched, and that a warning is usual, with this besides.
fn warned(moment: Moment<'_>, player: Player, besides: Option<Measure>) -> [Effect; 2] {
    let matter = Matter::Touching;
    let nth = moment.warnings(player, matter) + 1;
    let warned = Effect::Warned {
        player,
        matter,
        nth,
    };
    let besides = besides.map(|measure| Effect::May(vec![measure]));
    [
        Effect::May(vec![Measure::Penalise(player)]),
        Effect::Usual(RulingParts([warned].into_iter().chain(besides).collect())),
    ]
}
