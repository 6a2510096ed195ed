//! What the displays show once a ruling has given or taken time.

use crate::board::Player;
use crate::clock::{Millis, at_start};
use crate::game::{
    Act, Ask, ByPlayer, ClockSet, Effect, EventIx, Fact, Facts, Happening, Measure, words,
};
use crate::laws::clock::control::period_played;
use crate::laws::clock::lateness::lateness;
use crate::laws::clock::start::{stands_at_the_start, white};
use crate::laws::{Decision, Moment, Phase, Provision, Reason, Status, Task, When};

/// Fixes what the displays show once a ruling has given or taken time, and what they show when somebody asks.
///
/// Counted from the latest reading that the case tells of a player; who has completed a move since without a reading has none.
/// A player whose clock ran until he came has lost that time. Time that the arbiter sets by his judgement is left to him.
/// After a wrong setting the displays are to show what they would show if they had been set rightly.
///
/// Source: Article 6.1.
pub static CLOCKS_STAND: Provision = Provision {
    id: "clocks-stand",
    rule: |_| Some(Facts::new()),
    task: Task::Defines(Some(When {
        on: &[Happening::Asked],
        phase: Phase::Any,
        decide: asked,
    })),
    yields_to: &[],
};

words! {
    /// How the readings were counted.
    enum Counted { Asked, Ruled, Judgement, Gained, GainedOrJudged, Late }
}

type Readings = ByPlayer<Option<Millis>>;

/// What each display shows at this event, before it is ruled on, as far as the case tells.
fn readings(moment: Moment<'_>) -> Readings {
    let of = |player| (moment.left(player)).or_else(|| told_last(moment, player, moment.ix()));
    ByPlayer {
        white: of(Player::White),
        black: of(Player::Black),
    }
}

/// The latest reading of a player that was told or ruled before an event, less what his clock is told to have run since.
pub(super) fn told_last(moment: Moment<'_>, player: Player, at: EventIx) -> Option<Millis> {
    let mut ran = Millis::ZERO;
    for step in moment.past().iter().rev().filter(|step| step.event < at) {
        let Some(event) = moment.event_at(step.event) else {
            continue;
        };
        let shows = |effect: &Effect| match effect {
            Effect::ShowsExactly { player: who, time } if *who == player => Some(*time),
            _ => None,
        };
        let ruled = step.effects().filter_map(shows).last();
        if let Some(time) = ruled.or(*event.left.of(player)) {
            return Some(time.minus(ran));
        }
        match (&event.act, event.by.player() == Some(player)) {
            (Act::ClockRuns(time), true) => ran = ran.plus(*time),
            (_, true) if step.happenings.contains(&Happening::Completed) => return None,
            _ => {}
        }
    }
    let start = at_start(&moment.laws().setting.options.control())?;
    stands_at_the_start(moment, player).then(|| start.minus(ran))
}

fn asked(moment: Moment<'_>) -> Decision {
    if *moment.act() != Act::Asks(Ask::Clocks) {
        return Ok(vec![]);
    }
    let shown = shows(readings(moment));
    let facts = Facts::new().with("counted", Counted::Asked);
    Ok(if shown.is_empty() {
        CLOCKS_STAND.fails(Facts::new())
    } else {
        CLOCKS_STAND.holds(facts, shown)
    })
}

fn shows(readings: Readings) -> Vec<Effect> {
    let of = |player: Player| Some((player, (*readings.of(player))?));
    let known = Player::ALL.into_iter().filter_map(of);
    known
        .map(|(player, time)| Effect::ShowsExactly { player, time })
        .collect()
}

/// What the displays show after the ruling on this event, where it changed a reading that is known.
pub(in crate::laws) fn after_ruling(moment: Moment<'_>, reasons: &[Reason]) -> Vec<Reason> {
    if moment.record().ended().is_some() {
        return vec![];
    }
    let holding = reasons.iter().filter(|r| r.status == Status::Holds);
    let ruled = holding.flat_map(|reason| &reason.effects);
    let late = late_reading(moment);
    let changes = |effect: &&Effect| {
        use Effect::{AddTime, Charge, InstallSetting, TakeTime};
        matches!(
            effect,
            AddTime { .. } | TakeTime { .. } | Charge(_) | InstallSetting
        )
    };
    if late.is_none() && !ruled.clone().any(|effect| changes(&effect)) {
        return vec![];
    }
    let ruled: Vec<&Effect> = ruled.collect();
    let before = readings(moment);
    let mut now = before;
    if let Some((player, time, _)) = late {
        *now.of_mut(player) = Some(time);
    }
    let mut said = Readings::default();
    for effect in &ruled {
        match effect {
            Effect::AddTime { to, time } => change(&mut now, *to, |left| left.plus(*time)),
            Effect::TakeTime { from, amount } => {
                change(&mut now, *from, |left| amount.left_of(left))
            }
            Effect::Charge(player) => {
                if let Act::AdjournEarlyBy(time) = moment.act() {
                    change(&mut now, *player, |left| left.minus(*time));
                }
            }
            Effect::InstallSetting => {
                if let Act::ClaimClockSet(set) = *moment.act() {
                    let meant = |player: &Player| set.clock.is_none_or(|only| only == *player);
                    for player in Player::ALL.into_iter().filter(meant) {
                        let right = now
                            .of(player)
                            .and_then(|left| as_set_rightly(moment, player, left, set));
                        *now.of_mut(player) = right;
                    }
                }
            }
            Effect::ShowsExactly { player, time } => {
                *now.of_mut(*player) = Some(*time);
                *said.of_mut(*player) = Some(*time);
            }
            _ => {}
        }
    }
    if late.is_none() && now == before {
        return vec![];
    }
    let mut effects = shows(now);
    effects.retain(|effect| match effect {
        Effect::ShowsExactly { player, time } => *said.of(*player) != Some(*time),
        _ => true,
    });
    if effects.is_empty() {
        return vec![];
    }
    CLOCKS_STAND.holds(facts(moment, &ruled, now, late), effects)
}

/// What a display would show now, had it been set rightly: as much more or less as was set too little or too much.
fn as_set_rightly(
    moment: Moment<'_>,
    player: Player,
    left: Millis,
    set: ClockSet,
) -> Option<Millis> {
    let control = moment.laws().setting.options.control();
    let right = control.first().filter(|_| control.len() == 1)?;
    let moves = if set.increment == right.increment {
        0
    } else {
        moment.completed_at(player, moment.ix())? + 1
    };
    let given = left.plus(right.time).plus(right.increment.times(moves));
    Some(given.minus(set.time).minus(set.increment.times(moves)))
}

fn change(readings: &mut Readings, player: Player, by: impl Fn(Millis) -> Millis) {
    let reading = readings.of_mut(player);
    *reading = reading.map(by);
}

/// How the readings were counted, and the one without the increment that a player gained.
fn facts(
    moment: Moment<'_>,
    ruled: &[&Effect],
    now: Readings,
    late: Option<(Player, Millis, Millis)>,
) -> Facts {
    let gained = ruled.iter().find_map(|effect| match effect {
        Effect::May(measures) => measures.iter().find_map(|measure| match measure {
            Measure::TakeBackIncrement(player) => Some(*player),
            _ => None,
        }),
        _ => None,
    });
    let without = gained.and_then(|player| {
        let pressed = ruled.iter().find_map(|effect| match effect {
            Effect::ShowsExactly { player: who, .. } if *who == player => moment.left(player),
            _ => None,
        });
        let shown = (*now.of(player))?;
        let options = &moment.laws().setting.options;
        let increment = || options.increment_in(period_played(moment, player));
        Some((player, pressed.or_else(|| Some(shown.minus(increment()?)))?))
    });
    let judged = ruled.contains(&&Effect::TimesByJudgement);
    let counted = match (late, without, judged) {
        (Some(_), ..) => Counted::Late,
        (None, Some(_), true) => Counted::GainedOrJudged,
        (None, Some(_), false) => Counted::Gained,
        (None, None, true) => Counted::Judgement,
        (None, None, false) => Counted::Ruled,
    };
    let named = late.map(|(player, _, ran)| (player, ran)).or(without);
    Facts::new()
        .with("counted", counted)
        .with_some("player", named.map(|(player, _)| Fact::Player(player)))
        .with_some("time", named.map(|(_, time)| Fact::Time(time)))
}

/// Whose clock ran until he came, what it shows then, and how long it ran: White's from the start of the game, the replier's from the resumption.
fn late_reading(moment: Moment<'_>) -> Option<(Player, Millis, Millis)> {
    let player = moment.player()?;
    if !matches!(moment.act(), Act::Arrive(_) | Act::Arrival(_)) {
        return None;
    }
    if let Some(sealed) = moment.record().sealed() {
        let Act::Arrive(late) = moment.act() else {
            return None;
        };
        let replier = player != sealed.by && moment.last(Happening::Resumed).is_some();
        let left = told_last(moment, player, moment.ix()).filter(|_| replier)?;
        return Some((player, left.minus(*late), *late));
    }
    let white = white(moment).ok().flatten()?;
    let late = lateness(moment).filter(|late| white == player && *late > Millis::ZERO)?;
    let start = at_start(&moment.laws().setting.options.control())?;
    Some((player, start.minus(late), late))
}
