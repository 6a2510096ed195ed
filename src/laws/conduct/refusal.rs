//! Persistent refusal to comply with the Laws.

use crate::board::Player;
use crate::game::{
    Act, Defiance, Duty, Effect, Fact, Facts, Finding, Happening, RulingParts, Unknown,
};
use crate::laws::conduct::breach::{about, broken, culprits, first, matter};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

const ON_REFUSAL: &[Happening] = &[
    Happening::Defied,
    Happening::Left,
    Happening::HelpUsed,
    Happening::DeviceShown,
    Happening::BagUsed,
    Happening::InspectionRefused,
    Happening::Disturbed,
    Happening::Offered,
    Happening::Smoked,
    Happening::Misbehaved,
];

/// Takes the game from a player who persistently refuses to comply; the arbiter decides the opponent's score.
///
/// The question arises when a player refuses something, and when he does again what he was warned about.
///
/// Reading: the Laws do not say how often is persistently; the number of warnings is a fact of the reason, and the finding is the arbiter's.
///
/// Source: Article 11.7.
pub static PERSISTENT_REFUSAL: Provision = Provision {
    id: "persistent-refusal",
    rule: |laws| PERSISTENT_REFUSAL.where_numbered(laws),
    task: Task::Decides(When {
        on: ON_REFUSAL,
        phase: Phase::DuringPlay,
        decide: decide_one,
    }),
    yields_to: &[&LOSS_ANNOUNCED_FIRST],
};

/// Has a player told that the next breach costs the game, before one does.
///
/// Until then a breach is penalised otherwise.
///
/// Source: M-190, beside Article 11.7.
pub static LOSS_ANNOUNCED_FIRST: Provision = Provision {
    id: "loss-announced-first",
    rule: |laws| LOSS_ANNOUNCED_FIRST.where_numbered(laws),
    task: Task::Decides(When {
        on: ON_REFUSAL,
        phase: Phase::DuringPlay,
        decide: decide_announced,
    }),
    yields_to: &[],
};

/// Marks the loss of the game as usual once a player was warned so often, and told that it comes next.
///
/// Source: M-189, beside Article 11.7.
pub static WARNINGS_SUFFICE: Provision = Provision {
    id: "warnings-suffice",
    rule: |laws| {
        WARNINGS_SUFFICE.number(&laws.contents)?;
        Facts::new().param("limit", &laws.params.warnings_usually_before_the_loss)
    },
    task: Task::Empowers(When {
        on: ON_REFUSAL,
        phase: Phase::DuringPlay,
        decide: decide_warnings,
    }),
    yields_to: &[],
};

/// Has a player penalised who refuses to help reconstruct the game or check a claim.
///
/// Source: M-198, beside Articles 11.11 and 11.12.
pub static REFUSED_HELP_PENALISED: Provision = Provision {
    id: "refused-help-penalised",
    rule: |laws| REFUSED_HELP_PENALISED.where_numbered(laws),
    task: Task::Decides(When {
        on: &[Happening::Defied],
        phase: Phase::DuringPlay,
        decide: |moment| {
            let helps = [Defiance::Reconstruction, Defiance::ClaimCheck];
            let players = culprits(moment);
            if !matches!(moment.act(), Act::Defy(what) if helps.contains(what))
                || players.is_empty()
            {
                return Ok(vec![]);
            }
            let effects: Vec<Effect> = players.iter().copied().map(Effect::PenaltyDue).collect();
            Ok(REFUSED_HELP_PENALISED.holds(about(&players), effects))
        },
    }),
    yields_to: &[&PERSISTENT_REFUSAL, &BOTH_REFUSE],
};

/// Lets both players lose where both are guilty of that.
///
/// Source: Article 11.8.
pub static BOTH_REFUSE: Provision = Provision {
    id: "both-refuse",
    rule: |laws| BOTH_REFUSE.where_numbered(laws),
    task: Task::Decides(When {
        on: &[Happening::Defied],
        phase: Phase::DuringPlay,
        decide: decide_both,
    }),
    yields_to: &[],
};

/// The player who refuses something, or does again what he was warned about, and how often he was warned.
fn refuses(moment: Moment<'_>) -> Result<Option<(Player, u32)>, Unknown> {
    let players = culprits(moment);
    let (&[player], Some(matter)) = (players.as_slice(), matter(moment.act())) else {
        return Ok(None);
    };
    let warnings = moment.warnings(player, matter);
    let refuses = matches!(moment.act(), Act::Defy(_));
    let again = refuses || warnings > 0 && broken(moment)?;
    Ok(again.then_some((player, warnings)))
}

/// Whether a player was told that the next breach costs the game.
fn announced(moment: Moment<'_>, player: Player) -> Result<bool, Unknown> {
    let last = Effect::LastWarning(player);
    let warned = (moment.past().iter()).any(|step| step.effects().any(|effect| *effect == last));
    Ok(warned || moment.found(Finding::LossAnnounced)?)
}

fn decide_announced(moment: Moment<'_>) -> Decision {
    let Some((player, _)) = refuses(moment)? else {
        return Ok(vec![]);
    };
    if !moment.found(Finding::PersistentRefusal)? || announced(moment, player)? {
        return Ok(vec![]);
    }
    let effects = [Effect::Must(Duty::AnnounceLoss)];
    Ok(LOSS_ANNOUNCED_FIRST.holds(first(&[player]), effects))
}

fn decide_warnings(moment: Moment<'_>) -> Decision {
    let (Some((player, warnings)), Some(facts)) =
        (refuses(moment)?, (WARNINGS_SUFFICE.rule)(moment.laws()))
    else {
        return Ok(vec![]);
    };
    let usual = &moment.laws().params.warnings_usually_before_the_loss;
    let enough = moment.given(usual).is_some_and(|limit| warnings >= limit);
    if !enough || !announced(moment, player)? {
        return Ok(vec![]);
    }
    let loss = vec![
        Effect::LosesGame(player),
        Effect::ScoreByArbiter(player.other()),
    ];
    let facts = facts
        .with("player", Fact::Player(player))
        .with("warnings", Fact::Count(warnings));
    Ok(WARNINGS_SUFFICE.holds(facts, [Effect::Usual(RulingParts(loss))]))
}

fn decide_one(moment: Moment<'_>) -> Decision {
    let Some((player, warnings)) = refuses(moment)? else {
        return Ok(vec![]);
    };
    let so = moment.found(Finding::PersistentRefusal)?;
    let facts = first(&[player]).with("warnings", Fact::Count(warnings));
    let effects = [
        Effect::LosesGame(player),
        Effect::ScoreByArbiter(player.other()),
    ];
    Ok(PERSISTENT_REFUSAL.decided(so, facts, effects))
}

fn decide_both(moment: Moment<'_>) -> Decision {
    let players = culprits(moment);
    if players.len() < 2 {
        return Ok(vec![]);
    }
    let so = moment.found(Finding::PersistentRefusal)?;
    Ok(BOTH_REFUSE.decided(so, first(&players), [Effect::BothLose]))
}
