//! Which rules apply to blitz: the full ones, or those of rapid chess without them.

use crate::edition::{Laws, Pace, Supervision};
use crate::game::{Act, Ask, Effect, Facts};
use crate::laws::rapid::regime::{
    announced_rule, asked, decide_announced, decide_full, decide_limited, decide_recorded,
    full_rule, recorded_rule,
};
use crate::laws::rapid::views::{self, decide_too_many, decide_view, on_request};
use crate::laws::{Decision, Moment, Provision, Task};

/// Applies the full rules where an arbiter supervises few enough games and, where the edition asks it, each is recorded.
///
/// Source: Article B.2.1.
pub static BLITZ_FULL_RULES: Provision = Provision {
    id: "blitz-full-rules",
    rule: |laws| full_rule(laws, Pace::Blitz),
    task: asked(|moment| decide_full(&BLITZ_FULL_RULES, moment)),
    yields_to: &[],
};

/// Makes it a condition of the full rules that the arbiter's side records the game.
///
/// Source: Article B.2.2.
pub static BLITZ_GAMES_RECORDED: Provision = Provision {
    id: "blitz-games-recorded",
    rule: |laws| recorded_rule(laws, Pace::Blitz),
    task: asked(|moment| decide_recorded(&BLITZ_GAMES_RECORDED, moment)),
    yields_to: &[],
};

/// Lets a player who has the move see the record, up to a number of times in a game.
///
/// Source: Article B.2.3.
pub static BLITZ_RECORD_VIEWS: Provision = Provision {
    id: "blitz-record-views",
    rule: |laws| views::rule(laws, Pace::Blitz),
    task: Task::Grants(on_request(|moment| {
        decide_view(&BLITZ_RECORD_VIEWS, moment)
    })),
    yields_to: &[],
};

/// Treats each further request as a distraction of the opponent.
///
/// Source: Article B.2.3.
pub static BLITZ_TOO_MANY_VIEWS: Provision = Provision {
    id: "blitz-too-many-views",
    rule: |laws| views::rule(laws, Pace::Blitz),
    task: Task::Empowers(on_request(|moment| {
        decide_too_many(&BLITZ_TOO_MANY_VIEWS, moment)
    })),
    yields_to: &[],
};

/// Applies the rules of rapid chess without close supervision where the full rules do not apply.
///
/// In editions without a regime of full rules it always does.
///
/// Source: Article B.3.
pub static BLITZ_LIMITED_RULES: Provision = Provision {
    id: "blitz-limited-rules",
    rule: limited_rule,
    task: asked(decide_limited_blitz),
    yields_to: &[],
};

/// Obliges the regulations of an event to name the regime, and for the whole event.
///
/// Source: Article B.4.
pub static BLITZ_REGIME_ANNOUNCED: Provision = Provision {
    id: "blitz-regime-announced",
    rule: |laws| announced_rule(laws, Pace::Blitz),
    task: asked(|moment| decide_announced(&BLITZ_REGIME_ANNOUNCED, moment)),
    yields_to: &[],
};

fn limited_rule(laws: &Laws) -> Option<Facts> {
    if laws.setting.pace != Pace::Blitz {
        return None;
    }
    let always = laws.params.supervised_games_per_arbiter.is_absent();
    let facts = full_rule(laws, Pace::Blitz).unwrap_or_default().bare();
    Some(facts.with("always", always))
}

fn decide_limited_blitz(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    if moment
        .given(&laws.params.supervised_games_per_arbiter)
        .is_some()
    {
        return decide_limited(&BLITZ_LIMITED_RULES, moment);
    }
    let (true, Some(facts)) = (*moment.act() == Act::Asks(Ask::Regime), limited_rule(laws)) else {
        return Ok(vec![]);
    };
    Ok(BLITZ_LIMITED_RULES.holds(facts, [Effect::Regime(Supervision::Limited)]))
}
