//! What illegal moves cost: one counter for each player, and a ladder of sanctions.

use crate::board::{Outcome, Player, Position, Role};
use crate::edition::{Laws, PromotionOmitted, Sanction};
use crate::game::{Effect, Fact, Facts, Finding, Quantity, Unknown, words};
use crate::laws::blitz::{BLITZ_ILLEGAL_MOVE_LOSES, MATING_POTENTIAL};
use crate::laws::irregularities::counting::{counted_apart, counts_again, counts_as_illegal};
use crate::laws::irregularities::found::{FOUND_ON, Found, found};
use crate::laws::irregularities::queen_mates::QUEEN_MATES_FIRST;
use crate::laws::rapid::FIRST_ILLEGAL_MOVE_LOSES;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};
use std::sync::Arc;

/// Gives the opponent extra time, or the game, for the n-th illegal move of a player.
///
/// Source: Article 7.5.5; A.3 and B.2 for the shorter times at faster paces, C.3 (1997–2005) for blitz.
pub static ILLEGAL_MOVE_SANCTION: Provision = Provision {
    id: "illegal-move-sanction",
    rule,
    task: Task::Decides(When {
        on: FOUND_ON,
        phase: Phase::DuringPlay,
        decide: punish,
    }),
    yields_to: &[
        &QUEEN_MATES_FIRST,
        &ILLEGAL_MOVE_DRAW,
        &FIRST_ILLEGAL_MOVE_LOSES,
        &BLITZ_ILLEGAL_MOVE_LOSES,
        &MATING_POTENTIAL,
    ],
};

/// Draws the game instead, where the opponent could never checkmate.
///
/// Asked of the position after the act was put right: restored, or with the queen in place of the pawn.
/// Where that queen would mate but what the act costs comes first, asked of the position before the act.
///
/// Faster games for which another article says the same have it there.
///
/// Reading: the diagram alone is asked; the alternative also counts what went before, as at the dead position.
///
/// Source: Article 7.5.5.
pub static ILLEGAL_MOVE_DRAW: Provision = Provision {
    id: "illegal-move-draw",
    rule: draw_rule,
    task: Task::Decides(When {
        on: FOUND_ON,
        phase: Phase::DuringPlay,
        decide: draw,
    }),
    yields_to: &[
        &QUEEN_MATES_FIRST,
        &FIRST_ILLEGAL_MOVE_LOSES,
        &BLITZ_ILLEGAL_MOVE_LOSES,
    ],
};

/// The n-th illegal act of a player, and what it costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::laws) struct Offence {
    /// Which one it is, from 1.
    pub nth: u32,
    /// What it costs.
    pub sanction: Sanction,
}

impl Offence {
    /// The next one, which is counted at once with it.
    fn and_one(self, ladder: &[Sanction]) -> Self {
        let step = usize::try_from(self.nth)
            .ok()
            .and_then(|nth| ladder.get(nth));
        Self {
            nth: self.nth.saturating_add(1),
            sanction: step.or(ladder.last()).copied().unwrap_or(self.sanction),
        }
    }
}

/// The ladder that applies to this game at this moment; none where the edition has none.
pub(in crate::laws) fn ladder(moment: Moment<'_>) -> Result<Option<Vec<Sanction>>, Unknown> {
    let laws = moment.laws();
    if let Some(own) = moment.given(&laws.params.quickplay_illegal_move_sanctions)
        && moment.found(Finding::QuickplayFinish)?
    {
        return Ok(Some(own));
    }
    Ok(moment.given(&laws.params.illegal_move_sanctions))
}

/// What the next illegal act of a player costs.
pub(in crate::laws) fn next_offence(
    moment: Moment<'_>,
    player: Player,
) -> Result<Option<Offence>, Unknown> {
    let Some(ladder) = ladder(moment)? else {
        return Ok(None);
    };
    let acts = Quantity::IllegalActs(player);
    for (nth, sanction) in (1..).zip(&ladder) {
        if !moment.at_least(acts, nth)? {
            return Ok(Some(Offence {
                nth,
                sanction: *sanction,
            }));
        }
    }
    let nth = moment
        .number(acts)
        .unwrap_or(ladder.len().try_into().unwrap_or(u32::MAX))
        .saturating_add(1);
    Ok(ladder.last().map(|sanction| Offence {
        nth,
        sanction: *sanction,
    }))
}

/// What was found and counts, with what it costs.
pub(in crate::laws) fn offence(moment: Moment<'_>) -> Result<Option<(Found, Offence)>, Unknown> {
    moment.once(count).copied()
}

fn count(moment: Moment<'_>) -> Result<Option<(Found, Offence)>, Unknown> {
    let Some(found) = found(moment)?.filter(|found| counts_as_illegal(moment, *found)) else {
        return Ok(None);
    };
    if !counts_again(moment, found)? {
        return Ok(None);
    }
    let Some(offence) = next_offence(moment, found.by)? else {
        return Ok(None);
    };
    Ok(Some(match ladder(moment)? {
        Some(ladder) if counted_apart(moment, found)? => (found, offence.and_one(&ladder)),
        _ => (found, offence),
    }))
}

words! {
    /// What an illegal move costs.
    enum Cost { Time, Game }
}

/// The variables of the rule on counting: whether it holds for the whole game, or in a quickplay finish only.
pub(super) fn counted_rule(laws: &Laws) -> Option<Facts> {
    let always = laws.params.illegal_move_sanctions.value().is_some();
    let once = laws.params.faults_in_one_move_count_once.is(true);
    let again = laws.params.illegal_move_repeated_counts_again.is(true);
    rule(laws).map(|_| {
        let facts = Facts::new().with("always", always);
        facts.with("once", once).with("again", again)
    })
}

fn rule(laws: &Laws) -> Option<Facts> {
    let own = &laws.params.quickplay_illegal_move_sanctions;
    let general = &laws.params.illegal_move_sanctions;
    let ladder = general.value().or_else(|| own.value())?;
    let first = ladder.iter().find_map(|step| match step {
        Sanction::AddTime(time) => Some(Fact::Time(*time)),
        Sanction::Loss => None,
    });
    let loses = ladder.iter().position(|step| *step == Sanction::Loss)? + 1;
    Some(
        Facts::new()
            .no_surer_than(match general.value() {
                Some(_) => general,
                None => own,
            })
            .with_some("time", first)
            .with("loses", Fact::Count(u32::try_from(loses).ok()?)),
    )
}

fn punish(moment: Moment<'_>) -> Decision {
    let Some((found, offence)) = offence(moment)? else {
        return Ok(vec![]);
    };
    let to = found.by.other();
    // where another article has the first illegal move cost the game, the general one is of no interest
    let first_loses = [&FIRST_ILLEGAL_MOVE_LOSES, &BLITZ_ILLEGAL_MOVE_LOSES];
    let first_loses = first_loses
        .iter()
        .any(|it| (it.rule)(moment.laws()).is_some());
    let facts = found
        .facts()
        .implied(first_loses)
        .with("opponent", Fact::Player(to))
        .with("nth", Fact::Count(offence.nth));
    Ok(match offence.sanction {
        Sanction::AddTime(time) => ILLEGAL_MOVE_SANCTION.holds(
            facts
                .with("cost", Cost::Time)
                .with("time", Fact::Time(time)),
            [Effect::AddTime { to, time }],
        ),
        Sanction::Loss => {
            ILLEGAL_MOVE_SANCTION.holds(facts.with("cost", Cost::Game), [Effect::Win(to)])
        }
    })
}

fn draw_rule(laws: &Laws) -> Option<Facts> {
    let drawn = &laws.params.illegal_loss_is_draw_if_opponent_cannot_mate;
    let own_article = drawn.article.as_deref() == ILLEGAL_MOVE_DRAW.number(&laws.contents);
    (drawn.is(true) && own_article)
        .then(|| rule(laws).map(|_| Facts::new().no_surer_than(drawn)))?
}

fn draw(moment: Moment<'_>) -> Decision {
    let Some((found, offence)) = offence(moment)? else {
        return Ok(vec![]);
    };
    if offence.sanction != Sanction::Loss {
        return Ok(vec![]);
    }
    let opponent = found.by.other();
    let right = put_right(moment, found);
    let mates = |after: &Arc<Position>| after.outcome() == Outcome::Mate;
    let left = match right.filter(|after| !mates(after)) {
        None if found.promotion_omitted => moment.record().position_before(found.act).cloned(),
        other => other,
    };
    let can = moment.can_mate_from(left.as_ref(), opponent)?;
    let facts = found.facts().with("opponent", Fact::Player(opponent));
    Ok(ILLEGAL_MOVE_DRAW.decided(!can, facts.untaught(can), [Effect::Draw]))
}

/// The position once the act is put right, where it is known.
pub(in crate::laws) fn put_right(moment: Moment<'_>, found: Found) -> Option<Arc<Position>> {
    let queen = moment.given(&moment.laws().params.promotion_omitted)
        == Some(PromotionOmitted::BecomesQueen);
    if found.illegal || (found.promotion_omitted && !queen) {
        return moment.record().position_before(found.act).cloned();
    }
    let position = moment.position()?;
    let promoted =
        |after: Position, (player, square)| after.replace(square, Some((player, Role::Queen)));
    Some(Arc::new(
        position
            .unpromoted_pawns()
            .into_iter()
            .fold((**position).clone(), promoted),
    ))
}
