//! What players may ask for, and where they must help.

use crate::board::Player;
use crate::game::{
    Act, Actor, Appeal, Ask, Defiance, Duty, Effect, Fact, Facts, Happening, Request, words,
};
use crate::laws::arbiter::{VIDEO_NOT_APPEALED, is_decision};
use crate::laws::conduct::breach::{about, culprits, first};
use crate::laws::conduct::{APPEAL_FORM, APPEAL_IN_TIME};
use crate::laws::quickplay::QUICKPLAY_DECISION_FINAL;
use crate::laws::{Decision, Moment, Phase, Provision, Reason, Step, Task, When};

/// Gives a player the right to have points of the Laws explained, but no advice on the position.
///
/// Source: Article 11.9; that it means the rules in general is guidance of the Arbiters' Manual.
pub static EXPLANATION_OF_LAWS: Provision = Provision {
    id: "explanation-of-laws",
    rule: |laws| EXPLANATION_OF_LAWS.where_numbered(laws),
    task: Task::Decides(When {
        on: &[Happening::Requested],
        phase: Phase::Any,
        decide: decide_explanation,
    }),
    yields_to: &[],
};

/// Has the arbiter explain the rule where a player asks whether a certain move is allowed, and answer neither yes nor no.
///
/// Source: M-191, beside Article 11.9.
pub static RULE_EXPLAINED_INSTEAD: Provision = Provision {
    id: "rule-explained-instead",
    rule: |laws| RULE_EXPLAINED_INSTEAD.where_numbered(laws),
    task: Task::Decides(When {
        on: &[Happening::Requested],
        phase: Phase::Any,
        decide: |moment| match (moment.act(), moment.player()) {
            (Act::Request(Request::AdviseOnPosition), Some(player)) => {
                let effects = [Effect::Must(Duty::ExplainLaws)];
                Ok(RULE_EXPLAINED_INSTEAD.holds(first(&[player]), effects))
            }
            _ => Ok(vec![]),
        },
    }),
    yields_to: &[],
};

/// Lets a player appeal against any decision of the arbiter, unless the event excludes it; what was decided stands meanwhile.
///
/// A complaint about a decision is an appeal. Where nothing was decided there is nothing to appeal against.
/// The clock of a player who refuses to play on runs.
///
/// Source: Article 11.10; that play goes on, and that his clock runs, is guidance of the Arbiters' Manual.
///
/// Reading: to whom, until when and in which form a player appeals, the Laws leave to the regulations of the event.
/// They speak of players only; regulations may let a captain appeal.
pub static APPEAL: Provision = Provision {
    id: "appeal",
    rule: |laws| Facts::new().param("signed", &laws.params.appeal_after_signing),
    task: Task::Decides(When {
        on: &[
            Happening::Appealed,
            Happening::Complained,
            Happening::Defied,
        ],
        phase: Phase::Any,
        decide: decide_appeal,
    }),
    yields_to: &[
        &QUICKPLAY_DECISION_FINAL,
        &APPEAL_FORM,
        &APPEAL_IN_TIME,
        &VIDEO_NOT_APPEALED,
    ],
};

/// Obliges both players to help the arbiter reconstruct a game.
///
/// Source: Article 11.11.
pub static HELP_TO_RECONSTRUCT: Provision = Provision {
    id: "help-to-reconstruct",
    rule: |laws| HELP_TO_RECONSTRUCT.where_numbered(laws),
    task: Task::Decides(When {
        on: &[Happening::Defied],
        phase: Phase::Any,
        decide: |moment| refused(&HELP_TO_RECONSTRUCT, Defiance::Reconstruction, moment),
    }),
    yields_to: &[],
};

/// Makes checking a draw claim by repetition or without progress the players' task, under the arbiter's eyes.
///
/// Reading: where and how they check is not said. FIDE's manual for arbiters has the game played over again, away from the board.
///
/// Source: Article 11.12.
pub static PLAYERS_CHECK_CLAIMS: Provision = Provision {
    id: "players-check-claims",
    rule: |laws| PLAYERS_CHECK_CLAIMS.where_numbered(laws),
    task: Task::Decides(When {
        on: &[
            Happening::Defied,
            Happening::Asked,
            Happening::Requested,
            Happening::CheckedAlone,
        ],
        phase: Phase::Any,
        decide: |moment| match moment.act() {
            Act::Asks(Ask::ClaimCheck)
            | Act::Request(Request::ClaimCheck)
            | Act::CheckClaimAlone => {
                let facts = Facts::new().with("both", true);
                Ok(PLAYERS_CHECK_CLAIMS.holds(facts, [Effect::CheckClaim]))
            }
            _ => refused(&PLAYERS_CHECK_CLAIMS, Defiance::ClaimCheck, moment),
        },
    }),
    yields_to: &[],
};

fn decide_explanation(moment: Moment<'_>) -> Decision {
    let Some(player) = moment.player() else {
        return Ok(vec![]);
    };
    let (position, effect) = match moment.act() {
        Act::Request(Request::ExplainRule) => (false, Effect::Must(Duty::ExplainLaws)),
        Act::Request(Request::AdviseOnPosition) => (true, Effect::MustNot(Duty::AdviseOnPosition)),
        _ => return Ok(vec![]),
    };
    let facts = Facts::new()
        .with("player", Fact::Player(player))
        .with("position", position);
    Ok(EXPLANATION_OF_LAWS.holds(facts, [effect]))
}

words! {
    /// When an appeal comes, why it is refused, or that a player does not wait for it.
    enum Appealed { Excluded, After, During, Nothing, Outsider, RefusesToPlay }
}

fn decide_appeal(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let over = moment.record().ended().is_some();
    let signed = match moment.act() {
        Act::Appeal(Appeal { signed, .. }) => *signed,
        Act::Defy(Defiance::PlayingOn) if !over && culprits(moment).len() == 1 => {
            return Ok(refuses_to_play(moment));
        }
        Act::Defy(_) => return Ok(vec![]),
        _ if of_the_arbiter(moment) => false,
        _ => return Ok(vec![]),
    };
    let players = culprits(moment);
    let facts = first(&players).with("measured", measured(moment));
    let holds = |why: Appealed, effects: Vec<Effect>| {
        Ok(APPEAL.holds(facts.clone().with("why", why), effects))
    };
    let rejected = |why: Appealed| {
        let going_on = if over {
            Effect::AlreadyOver
        } else {
            Effect::PlayOn
        };
        holds(why, vec![Effect::ClaimRejected, going_on])
    };
    if players.is_empty() {
        return rejected(Appealed::Outsider);
    }
    let each = |effect: fn(Player) -> Effect| players.iter().copied().map(effect).collect();
    if laws.setting.options.no_appeal {
        return holds(Appealed::Excluded, each(Effect::Forbidden));
    }
    if signed && moment.given(&laws.params.appeal_after_signing) != Some(true) {
        return Ok(APPEAL.fails(facts));
    }
    if undecided(moment) {
        return rejected(Appealed::Nothing);
    }
    let mut effects: Vec<Effect> = each(Effect::Allowed);
    if over {
        return holds(Appealed::After, effects);
    }
    effects.push(Effect::PlayOn);
    holds(Appealed::During, effects)
}

words! {
    /// What the ruling appealed against is by the Laws, where it was measured by them.
    enum Against { Right, Wrong, NotMeasured }
}

/// What the ruling that the appeal names is by the Laws.
fn measured(moment: Moment<'_>) -> Against {
    let named = match moment.act() {
        Act::Appeal(_) => moment.event().about,
        _ => moment.complained_of(),
    };
    let step = moment.past().iter().find(|step| Some(step.event) == named);
    let is = |wanted: Effect| step.is_some_and(|step| step.effects().any(|it| *it == wanted));
    match is(Effect::RulingWasRight) {
        true => Against::Right,
        false
            if is(Effect::RulingWasWrong)
                || is(Effect::RulingWasIncomplete)
                || is(Effect::RulingNotAsTaught) =>
        {
            Against::Wrong
        }
        false => Against::NotMeasured,
    }
}

/// Whether the complaint is about what the arbiter decided.
fn of_the_arbiter(moment: Moment<'_>) -> bool {
    let named = moment.complained_of().and_then(|ix| moment.event_at(ix));
    named.is_some_and(is_decision)
}

/// Whether the arbiter has neither ruled on the event that the appeal names nor seen it.
fn undecided(moment: Moment<'_>) -> bool {
    let named = match moment.act() {
        Act::Appeal(_) => moment.event().about,
        _ => moment.complained_of(),
    };
    let Some((at, event)) = named.and_then(|ix| Some((ix, moment.event_at(ix)?))) else {
        return false;
    };
    let seen = event.by == Actor::Arbiter || moment.seen_by_arbiter(at);
    let ruled = |step: &Step| step.effects().next().is_some();
    !seen && !moment.steps_on(at).any(ruled)
}

fn refuses_to_play(moment: Moment<'_>) -> Vec<Reason> {
    let players = culprits(moment);
    let mut effects: Vec<Effect> = players.iter().copied().map(Effect::StartClock).collect();
    effects.push(Effect::PlayOn);
    let facts = first(&players).with("measured", Against::NotMeasured);
    APPEAL.holds(facts.with("why", Appealed::RefusesToPlay), effects)
}

fn refused(provision: &'static Provision, what: Defiance, moment: Moment<'_>) -> Decision {
    let players = culprits(moment);
    if players.is_empty() || *moment.act() != Act::Defy(what) {
        return Ok(vec![]);
    }
    let effects: Vec<Effect> = players.iter().copied().map(Effect::Forbidden).collect();
    Ok(provision.holds(about(&players), effects))
}
