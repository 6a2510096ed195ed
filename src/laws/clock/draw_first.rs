//! A flag that falls when the game had already been drawn without a claim.

use crate::game::{Answer, Effect, Fact, Facts, Happening, Quantity, Subject, words};
use crate::laws::clock::control::in_time;
use crate::laws::clock::flag::{NOTICED, flag_meant};
use crate::laws::clock::flag_fall::{loser, too_late};
use crate::laws::drawn_game::{DRAW_UNNOTICED, NO_PROGRESS_DRAW, REPETITION_DRAW};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Has a draw without a claim go before a flag that falls later, also where nobody had noticed that draw until then.
///
/// Reading: where nobody noticed the draw during the game, a later result stands (M-167); of a flag it is taught by itself that the
/// draw goes before it, and no comment says which of the two does. We take the one about the flag, which is narrower;
/// the alternative lets the flag decide and leaves the draw to an appeal.
///
/// Source: M-081, beside Articles 6.9 and 9.6.
pub static UNCLAIMED_DRAW_BEFORE_FLAG: Provision = Provision {
    id: "unclaimed-draw-before-flag",
    rule: |laws| UNCLAIMED_DRAW_BEFORE_FLAG.where_numbered(laws),
    task: Task::Decides(When {
        on: NOTICED,
        phase: Phase::Any,
        decide,
    }),
    yields_to: &[],
};

words! {
    /// Whether the draw had ended the game, or nobody had noticed it until the flag fell.
    enum DrawWas { Noticed, Unnoticed }
}

fn decide(moment: Moment<'_>) -> Decision {
    if moment.record().ended().is_some() {
        return ended(moment);
    }
    if !moment.held_before(&DRAW_UNNOTICED) {
        return Ok(vec![]);
    }
    let Some(player) = loser(moment)? else {
        return Ok(vec![]);
    };
    if in_time(moment)? {
        return Ok(vec![]);
    }
    let facts = Facts::new()
        .with("player", Fact::Player(player))
        .with("draw", DrawWas::Unnoticed);
    Ok(UNCLAIMED_DRAW_BEFORE_FLAG.holds(facts, [Effect::Draw]))
}

/// Says of a game that such a draw had ended why the flag changes nothing.
fn ended(moment: Moment<'_>) -> Decision {
    let noticed = [Happening::FlagSeen, Happening::FlagClaimed].contains(&moment.happening());
    if !noticed || !drawn_without_claim(moment) {
        return Ok(vec![]);
    }
    let over = |reason: &crate::laws::Reason| reason.effects.contains(&Effect::AlreadyOver);
    let Some(player) = flag_meant(moment) else {
        return Ok(vec![]);
    };
    let facts = Facts::new()
        .with("player", Fact::Player(player))
        .with("draw", DrawWas::Noticed);
    Ok(match too_late(moment)?.iter().any(over) {
        true => UNCLAIMED_DRAW_BEFORE_FLAG.holds(facts, []),
        false => vec![],
    })
}

/// Whether a draw without a claim ended the game: in the case, or in the position that was given.
fn drawn_without_claim(moment: Moment<'_>) -> bool {
    let params = &moment.laws().params;
    let reached = |(quantity, limit): (Quantity, Option<u32>)| {
        let asked = limit.map(|limit| Subject::AtLeast(quantity, limit));
        asked.and_then(|asked| moment.given_before_the_case(asked)) == Some(Answer::Yes)
    };
    let given = || {
        let limits = [
            (
                Quantity::Occurrences,
                moment.given(&params.automatic_repetitions),
            ),
            (
                Quantity::MovesWithoutProgress,
                moment.given(&params.automatic_moves_without_progress),
            ),
        ];
        let ended = moment.record().ended();
        ended.is_some_and(|ended| ended.given && ended.drawn) && limits.into_iter().any(reached)
    };
    let drawn = [&REPETITION_DRAW, &NO_PROGRESS_DRAW];
    drawn.into_iter().any(|draw| moment.held_before(draw)) || given()
}
