//! What a fallen flag costs.

use crate::board::Player;
use crate::edition::{GameEnd, Laws};
use crate::game::{Act, Duty, Effect, Fact, Facts, Happening, Order, Unknown, words};
use crate::laws::blitz::MATING_POTENTIAL;
use crate::laws::clock::control::in_time;
use crate::laws::clock::fallen::fell;
use crate::laws::clock::first_flag::{flag_deciding, mark_to_read, unordered};
use crate::laws::clock::flag::{NOTICED, flag_meant};
use crate::laws::clock::start::not_begun;
use crate::laws::clock::{
    FLAG_COUNTS, LAST_PERIOD_FLAGS, OTHER_PERIOD_FLAGS, UNCLAIMED_DRAW_BEFORE_FLAG,
};
use crate::laws::quickplay::QUICKPLAY_AFTER_FLAG;
use crate::laws::{Decision, Moment, Phase, Provision, Status, Task, When};

/// Gives the game to the opponent of a player whose flag counts as fallen before he completed the moves of the period.
///
/// Where both flags are down and the order is known, the one that fell first decides.
/// Where it is not known and no rule fits, not even by analogy, the arbiter finds out the result.
/// A player who never came has lost by forfeit: the game was not played.
///
/// Source: Article 6.9.
///
/// Reading: the draws that need no claim are not on the list of what goes before a fallen flag; they end the game at once
/// like mate, so they go before it, and so it is taught (M-081). The alternative lets the flag decide.
/// Nor is there a rule in blitz from 2017 on for two flags in unknown order: who happens to speak first does not win by
/// that, so the arbiter finds out. The alternative lets the flag decide that is noticed first.
pub static FLAG_FALL: Provision = Provision {
    id: "flag-fall",
    rule,
    task: Task::Decides(When {
        on: NOTICED,
        phase: Phase::DuringPlay,
        decide: lose,
    }),
    yields_to: &[
        &UNCLAIMED_DRAW_BEFORE_FLAG,
        &FLAG_FALL_DRAW,
        &LAST_PERIOD_FLAGS,
        &OTHER_PERIOD_FLAGS,
        &MATING_POTENTIAL,
        &QUICKPLAY_AFTER_FLAG,
    ],
};

/// Draws the game instead, where the opponent cannot checkmate by any series of legal moves.
///
/// Reading: the diagram alone is asked; the alternative also counts what went before, as at the dead position.
///
/// Source: Article 6.9.
pub static FLAG_FALL_DRAW: Provision = Provision {
    id: "flag-fall-draw",
    rule: |laws| {
        let test = laws.params.flag_fall_mate_test.value()?;
        Some(Facts::new().with("test", *test))
    },
    task: Task::Decides(When {
        on: NOTICED,
        phase: Phase::DuringPlay,
        decide: draw,
    }),
    yields_to: &[
        &LAST_PERIOD_FLAGS,
        &OTHER_PERIOD_FLAGS,
        &QUICKPLAY_AFTER_FLAG,
    ],
};

/// Leaves the result as it is when the game ended before a fallen flag was noticed.
///
/// Source: Article 6.9.
///
/// Reading: where nobody knows which came first, the result hangs on it, and the arbiter has to find out;
/// the text says nothing of that. The alternative lets the move on the board stand.
pub static FLAG_AFTER_THE_END: Provision = Provision {
    id: "flag-after-the-end",
    rule: |laws| rule(laws).map(Facts::bare),
    task: Task::Decides(When {
        on: &[Happening::FlagSeen, Happening::FlagClaimed],
        phase: Phase::AfterEnd,
        decide: too_late,
    }),
    yields_to: &[],
};

words! {
    /// Whether both flags are down and nobody has told which fell first: it is not so, or the clock marks it, or nothing does.
    enum Unordered { No, Marked, Unmarked }

    /// Whether the flag was noticed after the end of the game, had ended it, or nobody knows which came first.
    enum Noticed { After, Counted, Unclear }
}

fn rule(laws: &Laws) -> Option<Facts> {
    let param = &laws.params.flag_fall_yields_to;
    let ends = param.value()?;
    let dead = ends.contains(&GameEnd::DeadPosition);
    Some(Facts::new().with("dead", dead).no_surer_than(param))
}

/// The player whose flag decides.
pub(super) fn loser(moment: Moment<'_>) -> Result<Option<Player>, Unknown> {
    let counts = moment.holds(&FLAG_COUNTS)?;
    Ok(flag_deciding(moment).filter(|_| counts))
}

/// The player whose flag the display marks as the one that fell first.
pub(super) fn marked_first(moment: Moment<'_>) -> Option<Player> {
    (0..=moment.ix()).find_map(|ix| match moment.event_at(ix)?.act {
        Act::ClockMarksFirst(player) => Some(player),
        _ => None,
    })
}

/// Whether the scoresheets could not be completed so as to show that the time was overstepped; that is looked into afterwards.
fn sheets_show_nothing(moment: Moment<'_>) -> bool {
    let later = &moment.case().later;
    later.sheets_show_nothing(|by| moment.happens(by))
}

/// Whether the case, or the display, says which of two fallen flags fell first.
pub(in crate::laws) fn order_known(moment: Moment<'_>) -> bool {
    if marked_first(moment).is_some() {
        return true;
    }
    let last = Player::ALL
        .into_iter()
        .filter_map(|player| fell(moment, player))
        .max();
    match last
        .and_then(|ix| moment.event_at(ix))
        .map(|event| event.order)
    {
        Some(Order::After) | None => true,
        Some(Order::Simultaneous | Order::Unknown | Order::Disputed) => false,
    }
}

fn lose(moment: Moment<'_>) -> Decision {
    let Some(player) = loser(moment)? else {
        return Ok(vec![]);
    };
    let in_time = in_time(moment)?;
    let unordered = match unordered(moment) {
        true if has_guideline(moment.laws()) && mark_to_read(moment)? => Unordered::Marked,
        true => Unordered::Unmarked,
        false => Unordered::No,
    };
    let never_came = moment.record().is_absent(player) && not_begun(moment, player);
    let facts = Facts::new()
        .with("player", Fact::Player(player))
        .with("opponent", Fact::Player(player.other()))
        .with("came", !never_came)
        .with("unordered", unordered);
    if unordered != Unordered::No && !in_time {
        let duty = match unordered {
            Unordered::Marked => Duty::ReadMark,
            Unordered::Unmarked | Unordered::No => Duty::EstablishResult,
        };
        return Ok(FLAG_FALL.holds(facts, [Effect::Must(duty)]));
    }
    if in_time {
        let shown = !sheets_show_nothing(moment);
        return Ok(FLAG_FALL.fails(facts.with("shown", shown)));
    }
    let forfeit = never_came.then_some(Effect::Forfeited(player));
    let effects: Vec<Effect> = [Effect::Win(player.other())]
        .into_iter()
        .chain(forfeit)
        .collect();
    Ok(FLAG_FALL.holds(facts, effects))
}

/// Whether the edition has a rule for two flags in unknown order: only where it has not, it does not matter what the clock shows.
fn has_guideline(laws: &Laws) -> bool {
    laws.params.both_flags_in_last_period.value().is_some()
}

fn draw(moment: Moment<'_>) -> Decision {
    let Some(player) = loser(moment)? else {
        return Ok(vec![]);
    };
    if unordered(moment) || in_time(moment)? {
        return Ok(vec![]);
    }
    let opponent = player.other();
    let facts = Facts::new()
        .with("player", Fact::Player(player))
        .with("opponent", Fact::Player(opponent));
    Ok(FLAG_FALL_DRAW.decided(!moment.can_mate(opponent)?, facts, [Effect::Draw]))
}

/// Whether it was this player's flag that ended the game.
fn ended_by_flag_of(player: Player, moment: Moment<'_>) -> bool {
    let flag: [&Provision; 2] = [&FLAG_FALL, &FLAG_FALL_DRAW];
    let fell = fell(moment, player).is_some();
    let mut reasons = moment.past().iter().flat_map(|step| &step.reasons);
    fell && reasons.any(|reason| {
        let his = (reason.facts.iter())
            .any(|(name, fact)| name == "player" && *fact == Fact::Player(player));
        reason.status == Status::Holds && flag.contains(&reason.provision) && his
    })
}

pub(super) fn too_late(moment: Moment<'_>) -> Decision {
    let (Some(player), Some(ended)) = (flag_meant(moment), moment.record().ended()) else {
        return Ok(vec![]);
    };
    let facts = ended.facts().with("player", Fact::Player(player));
    if ended_by_flag_of(player, moment) {
        // the arbiter only sees how the game ended
        if moment.happening() == Happening::FlagSeen {
            return Ok(vec![]);
        }
        let claim = match moment.player() == Some(player) {
            true => Effect::ClaimRejected,
            false => Effect::ClaimAccepted,
        };
        let facts = facts.with("when", Noticed::Counted);
        return Ok(FLAG_AFTER_THE_END.holds(facts, [Effect::AlreadyOver, claim]));
    }
    let just_before = !ended.given && ended.at + 1 == moment.ix();
    if moment.event().order != Order::After && just_before {
        let effects = [Effect::Must(Duty::EstablishOrder)];
        return Ok(FLAG_AFTER_THE_END.holds(facts.with("when", Noticed::Unclear), effects));
    }
    let mut effects = vec![Effect::AlreadyOver];
    if moment.happening() == Happening::FlagClaimed {
        effects.push(Effect::ClaimRejected);
    }
    Ok(FLAG_AFTER_THE_END.holds(facts.with("when", Noticed::After), effects))
}
