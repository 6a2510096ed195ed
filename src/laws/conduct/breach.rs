//! What follows from a breach of the rules of conduct, and who committed it.

use crate::board::Player;
use crate::game::{Act, Actor, Effect, Fact, Facts, Happening, Matter, Unknown};
use crate::laws::conduct::{
    ARRANGED_RESULT, BAG_NOT_USED, BAG_TO_THE_TOILET, BOTH_REFUSE, CONDUCT_STANDARD,
    DEVICE_AND_NOBODY_ELSE, DEVICE_FORBIDDEN, DEVICE_LOSES, DISTRACTION, EATING_AT_THE_BOARD,
    FAR_CORNER, INSPECTION_REFUSED, LATECOMERS_DEVICE, LEAVING_THE_AREA, LEAVING_THE_VENUE,
    NO_OUTSIDE_HELP, PERSISTENT_REFUSAL, REPORTING_TO_LEAVE, SMOKING,
};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Everything that may break a rule of conduct.
pub(super) const ON_CONDUCT: &[Happening] = &[
    Happening::Left,
    Happening::HelpUsed,
    Happening::DeviceShown,
    Happening::BagUsed,
    Happening::InspectionRefused,
    Happening::Disturbed,
    Happening::Offered,
    Happening::Smoked,
    Happening::Misbehaved,
    Happening::Found,
];

/// The rules whose breach is penalised: each holds where it was broken.
static RULES: &[&Provision] = &[
    &CONDUCT_STANDARD,
    &LEAVING_THE_VENUE,
    &LEAVING_THE_AREA,
    &REPORTING_TO_LEAVE,
    &NO_OUTSIDE_HELP,
    &DEVICE_FORBIDDEN,
    &BAG_NOT_USED,
    &BAG_TO_THE_TOILET,
    &ARRANGED_RESULT,
    &EATING_AT_THE_BOARD,
    &FAR_CORNER,
    &INSPECTION_REFUSED,
    &SMOKING,
    &DISTRACTION,
];

/// Has every breach of the rules of conduct penalised from the arbiter's list.
///
/// Where both players broke a rule, each is penalised for himself.
///
/// Source: Article 11.6.
pub static BREACH_PENALISED: Provision = Provision {
    id: "breach-penalised",
    rule: |laws| BREACH_PENALISED.where_numbered(laws),
    task: Task::Decides(When {
        on: ON_CONDUCT,
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[
        &DEVICE_LOSES,
        &DEVICE_AND_NOBODY_ELSE,
        &LATECOMERS_DEVICE,
        &PERSISTENT_REFUSAL,
        &BOTH_REFUSE,
    ],
};

/// The players who did what is being judged; a finding is about the player of the event that it names.
pub(in crate::laws) fn culprits(moment: Moment<'_>) -> Vec<Player> {
    let event = match moment.act() {
        Act::Finds(..) if moment.about() == moment.ix() => None,
        Act::Finds(..) => moment.event_at(moment.about()),
        _ => Some(moment.event()),
    };
    match event.map(|event| event.by) {
        Some(Actor::Player(player)) => vec![player],
        Some(Actor::Both) => Player::ALL.to_vec(),
        Some(
            Actor::Arbiter
            | Actor::Assistant
            | Actor::Spectator
            | Actor::OtherPlayer
            | Actor::Captain
            | Actor::Organiser
            | Actor::Nobody,
        )
        | None => vec![],
    }
}

/// The facts about them: the player, or that it was both.
pub(in crate::laws) fn about(players: &[Player]) -> Facts {
    first(players).with("both", players.len() > 1)
}

/// The first of these players, for a message that is about him only.
pub(super) fn first(players: &[Player]) -> Facts {
    Facts::new().with_some("player", players.first().copied().map(Fact::Player))
}

/// Whether a rule of conduct was broken.
///
/// # Errors
///
/// As for [`Moment::ask`].
pub(super) fn broken(moment: Moment<'_>) -> Result<bool, Unknown> {
    for rule in RULES {
        if moment.holds(rule)? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// What the act is about, where a warning may have been given for the same before.
pub(super) fn matter(act: &Act) -> Option<Matter> {
    match act {
        Act::Leave(_) => Some(Matter::Leaving),
        Act::UseHelp(_) => Some(Matter::Help),
        Act::Device(_) | Act::UseBag(_) => Some(Matter::Device),
        Act::Disturb(_) => Some(Matter::Disturbing),
        Act::OfferDraw(_) => Some(Matter::Offers),
        Act::ClaimDraw(_) => Some(Matter::Claims),
        Act::Smoke(_) => Some(Matter::Smoking),
        Act::Misbehave(_) => Some(Matter::Behaviour),
        Act::RefuseInspection | Act::Defy(_) => Some(Matter::Refusal),
        _ => None,
    }
}

fn decide(moment: Moment<'_>) -> Decision {
    let players = culprits(moment);
    if players.is_empty() || !broken(moment)? {
        return Ok(vec![]);
    }
    let effects: Vec<Effect> = players.iter().copied().map(Effect::PenaltyDue).collect();
    Ok(BREACH_PENALISED.holds(about(&players), effects))
}
