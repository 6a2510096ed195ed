//! Where the rules on games without increment apply at all.

use crate::clock::Millis;
use crate::edition::Pace;
use crate::game::{Effect, Fact, Facts, Happening, words};
use crate::laws::quickplay::QUICKPLAY_INCREMENT_GRANTED;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

pub(super) const ASKED: &[Happening] =
    &[Happening::QuickplayClaimed, Happening::IncrementRequested];

/// Turns away a request or a claim in an event that had not announced these rules.
///
/// Source: Article III.2.1.
pub static QUICKPLAY_ANNOUNCED: Provision = Provision {
    id: "quickplay-announced",
    rule: |laws| {
        let param = &laws.params.quickplay_must_be_announced;
        param.is(true).then(|| Facts::new().no_surer_than(param))
    },
    task: Task::Excludes(When {
        on: ASKED,
        phase: Phase::DuringPlay,
        decide: announced,
    }),
    yields_to: &[],
};

/// Turns away a request or a claim in blitz and in games with an increment.
///
/// An increment that was granted during the game counts, too.
///
/// Source: Article III.2.2.
pub static QUICKPLAY_SCOPE: Provision = Provision {
    id: "quickplay-scope",
    rule: |laws| {
        QUICKPLAY_SCOPE
            .number(&laws.contents)
            .map(|_| Facts::new().no_surer_than(&laws.params.quickplay_must_be_announced))
    },
    task: Task::Excludes(When {
        on: ASKED,
        phase: Phase::DuringPlay,
        decide: scope,
    }),
    yields_to: &[],
};

fn announced(moment: Moment<'_>) -> Decision {
    let Some(player) = moment.player().filter(|_| outside(moment).is_none()) else {
        return Ok(vec![]);
    };
    let told = moment.laws().setting.options.guidelines_iii;
    let facts = Facts::new().with("player", Fact::Player(player));
    Ok(QUICKPLAY_ANNOUNCED.decided(!told, facts, [turned_away(moment)]))
}

fn scope(moment: Moment<'_>) -> Decision {
    let Some(player) = moment.player() else {
        return Ok(vec![]);
    };
    let facts = Facts::new().with("player", Fact::Player(player));
    Ok(match outside(moment) {
        Some(why) => QUICKPLAY_SCOPE.holds(facts.with("why", why), [turned_away(moment)]),
        None => QUICKPLAY_SCOPE.fails(facts),
    })
}

words! {
    /// Why a game lies outside these rules.
    enum Outside { Blitz, Granted, Increment }
}

/// Why the game lies outside these rules.
fn outside(moment: Moment<'_>) -> Option<Outside> {
    let laws = moment.laws();
    QUICKPLAY_SCOPE.number(&laws.contents)?;
    let setting = &laws.setting;
    if setting.pace == Pace::Blitz {
        return Some(Outside::Blitz);
    }
    let last = setting.options.control().len().checked_sub(1);
    let increment = setting.options.increment_in(last);
    if increment.is_some_and(|time| time > Millis::ZERO) {
        return Some(Outside::Increment);
    }
    moment
        .held_before(&QUICKPLAY_INCREMENT_GRANTED)
        .then_some(Outside::Granted)
}

fn turned_away(moment: Moment<'_>) -> Effect {
    match (moment.happening(), moment.player()) {
        (Happening::IncrementRequested, Some(player)) => Effect::Forbidden(player),
        _ => Effect::ClaimRejected,
    }
}

/// Whether these rules are open to the players of this game, so that a request or a claim is looked at.
pub(super) fn applies(moment: Moment<'_>) -> bool {
    let laws = moment.laws();
    let announced =
        !laws.params.quickplay_must_be_announced.is(true) || laws.setting.options.guidelines_iii;
    announced && outside(moment).is_none()
}
