//! What players may ask for, and where they must help.

use crate::game::{Act, Appeal, Defiance, Duty, Effect, Fact, Facts, Happening, Request, words};
use crate::laws::conduct::breach::{about, culprits};
use crate::laws::quickplay::QUICKPLAY_DECISION_FINAL;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

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

/// Lets a player appeal against any decision of the arbiter, unless the event excludes it; play goes on meanwhile.
///
/// Source: Article 11.10; that play goes on is guidance of the Arbiters' Manual.
pub static APPEAL: Provision = Provision {
    id: "appeal",
    rule: |laws| Facts::new().param("signed", &laws.params.appeal_after_signing),
    task: Task::Decides(When {
        on: &[Happening::Appealed],
        phase: Phase::Any,
        decide: decide_appeal,
    }),
    yields_to: &[&QUICKPLAY_DECISION_FINAL],
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
/// Source: Article 11.12.
pub static PLAYERS_CHECK_CLAIMS: Provision = Provision {
    id: "players-check-claims",
    rule: |laws| PLAYERS_CHECK_CLAIMS.where_numbered(laws),
    task: Task::Decides(When {
        on: &[Happening::Defied],
        phase: Phase::Any,
        decide: |moment| refused(&PLAYERS_CHECK_CLAIMS, Defiance::ClaimCheck, moment),
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
    /// When an appeal comes, or that the event excludes it.
    enum Appealed { Excluded, After, During }
}

fn decide_appeal(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let Act::Appeal(Appeal { signed }) = moment.act() else {
        return Ok(vec![]);
    };
    let Some(player) = moment.player() else {
        return Ok(APPEAL.fails(Facts::new().with("outsider", true)));
    };
    let facts = Facts::new().with("player", Fact::Player(player));
    let holds = |why: Appealed, effects: &[Effect]| {
        Ok(APPEAL.holds(facts.clone().with("why", why), effects))
    };
    if laws.setting.options.no_appeal {
        return holds(Appealed::Excluded, &[Effect::Forbidden(player)]);
    }
    if *signed && moment.given(&laws.params.appeal_after_signing) != Some(true) {
        return Ok(APPEAL.fails(facts.with("outsider", false)));
    }
    if moment.record().ended().is_some() {
        return holds(Appealed::After, &[Effect::Allowed(player)]);
    }
    holds(Appealed::During, &[Effect::Allowed(player), Effect::PlayOn])
}

fn refused(provision: &'static Provision, what: Defiance, moment: Moment<'_>) -> Decision {
    let players = culprits(moment);
    if players.is_empty() || *moment.act() != Act::Defy(what) {
        return Ok(vec![]);
    }
    let effects: Vec<Effect> = players.iter().copied().map(Effect::Forbidden).collect();
    Ok(provision.holds(about(&players), effects))
}
