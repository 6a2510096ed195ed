//! Whose flag fell first.

use crate::board::Player;
use crate::clock::Millis;
use crate::edition::Laws;
use crate::game::{Act, Ask, Effect, Fact, Facts, Finding, Happening, Unknown, words};
use crate::laws::clock::FLAG_FALL;
use crate::laws::clock::control::completed_the_period;
use crate::laws::clock::defects::CLOCK_CONCLUSIVE;
use crate::laws::clock::fallen::fell;
use crate::laws::clock::flag::flag_meant;
use crate::laws::clock::flag_fall::{marked_first, order_known};
use crate::laws::{Decision, Moment, Phase, Provision, Reason, Status, Task, When};

/// Tells whose flag fell first: by the mark on the display, or else by what was observed.
///
/// Reading: the article has the moves checked after a flag-fall and does not say how it is found out whose flag fell first.
/// That the mark of an electronic clock shows it is our inference from the article on the readings of the clock.
///
/// Source: Article 6.4, with 6.10.1.
pub static FIRST_FLAG: Provision = Provision {
    id: "first-flag",
    rule: |_| Some(Facts::new()),
    task: Task::Defines(Some(When {
        on: &[Happening::Asked],
        phase: Phase::Any,
        decide,
    })),
    yields_to: &[],
};

words! {
    /// What shows whose flag fell first.
    enum ShownBy { Mark, Order, OneOnly }

    /// Why it is not known.
    enum NotShown { NoneFell, BothDown }
}

fn decide(moment: Moment<'_>) -> Decision {
    if *moment.act() != Act::Asks(Ask::FirstFlag) {
        return Ok(vec![]);
    }
    let down = Player::ALL.map(|player| Some((fell(moment, player)?, player)));
    let mut down: Vec<_> = down.into_iter().flatten().collect();
    down.sort_by_key(|(at, _)| *at);
    let (by, player) = match (down.as_slice(), marked_first(moment)) {
        ([_, _], Some(marked)) => (ShownBy::Mark, marked),
        ([(_, first), _], None) if order_known(moment) => (ShownBy::Order, *first),
        ([(_, only)], _) => (ShownBy::OneOnly, *only),
        ([], _) => return Ok(FIRST_FLAG.fails(Facts::new().with("why", NotShown::NoneFell))),
        _ => return Ok(FIRST_FLAG.fails(Facts::new().with("why", NotShown::BothDown))),
    };
    let facts = Facts::new()
        .with("player", Fact::Player(player))
        .with("by", by)
        .citing((by == ShownBy::Mark).then_some(CLOCK_CONCLUSIVE.id));
    Ok(FIRST_FLAG.holds(facts, [Effect::OversteppedFirst(player)]))
}

/// Whether both flags are down, nobody knows which fell first, and either may cost the game.
pub(super) fn unordered(moment: Moment<'_>) -> bool {
    let both = (Player::ALL.into_iter()).all(|player| fell(moment, player).is_some());
    both && !order_known(moment) && alone_late(moment).is_none()
}

/// Whether the clock marks which of two fallen flags fell first, so that the arbiter has only to read it, where that is taught.
///
/// # Errors
///
/// As for [`Moment::ask`].
pub(super) fn mark_to_read(moment: Moment<'_>) -> Result<bool, Unknown> {
    let laws = moment.laws();
    let late = |player: Player| completed_the_period(moment, player) != Some(true);
    let read = moment.given(&laws.params.both_flags_read_from_clock) == Some(true);
    if !read || !Player::ALL.into_iter().any(late) {
        return Ok(false);
    }
    let always = &laws.params.clock_with_increment_marks_first;
    if has_increment(laws) && moment.given(always) == Some(true) {
        return Ok(true);
    }
    moment.found(Finding::ClockMarksFirst)
}

/// Whether the clock adds time for each move.
pub(super) fn has_increment(laws: &Laws) -> bool {
    let increment = laws.setting.options.increment_in(None);
    increment.is_some_and(|time| time > Millis::ZERO)
}

/// The one of two players with both flags down who, other than his opponent, had not completed the moves of his period.
pub(super) fn alone_late(moment: Moment<'_>) -> Option<Player> {
    let [one, other] = Player::ALL;
    match [one, other].map(|player| completed_the_period(moment, player)) {
        [Some(false), Some(true)] => Some(one),
        [Some(true), Some(false)] => Some(other),
        _ => None,
    }
}

/// Whose flag decides: the one meant, or the opponent's where both are down and his alone fell too early, or is known to have fallen first.
///
/// A flag of which it was decided already that the moves had been completed in time decides nothing more.
pub(super) fn flag_deciding(moment: Moment<'_>) -> Option<Player> {
    let meant = flag_meant(moment)?;
    let (Some(own), Some(other)) = (fell(moment, meant), fell(moment, meant.other())) else {
        return Some(meant);
    };
    if let Some(late) = alone_late(moment) {
        return Some(late);
    }
    if let Some(marked) = marked_first(moment) {
        return Some(marked);
    }
    let in_time =
        |reason: &Reason| reason.provision == &FLAG_FALL && reason.status == Status::Fails;
    let mut since = moment.past().iter().filter(|step| step.event >= other);
    let dealt_with = since.any(|step| step.event < own && step.reasons.iter().any(in_time));
    let earlier = other < own && order_known(moment) && !dealt_with;
    Some(if earlier { meant.other() } else { meant })
}
