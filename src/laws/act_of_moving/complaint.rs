//! The right to complain of a breach of the rules on touching and moving, and how it is lost.

use crate::board::Player;
use crate::edition::ObjectionScope;
use crate::game::{Effect, EventIx, Fact, Facts, Happening, Unknown};
use crate::laws::act_of_moving::breach::{BreachKind, breach};
use crate::laws::act_of_moving::contact::{TOUCHING, counts};
use crate::laws::act_of_moving::enforced::touching_claimed;
use crate::laws::act_of_moving::exchange::exchange_noticed;
use crate::laws::blind_players::claimant;
use crate::laws::irregularities::ILLEGAL_MOVE;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Takes the right to complain from a player who has himself touched a piece since, meaning to move or capture.
///
/// The move that was played otherwise then stands.
/// Of every breach of the rules on the act of moving, or only of those on touched pieces, by edition.
///
/// Source: Article 4.8.
pub static COMPLAINT_LOST: Provision = Provision {
    id: "complaint-lost",
    rule: |laws| {
        let param = &laws.params.objections_cover;
        let scope = param.value()?;
        Some(Facts::new().with("scope", *scope).no_surer_than(param))
    },
    task: Task::Decides(When {
        on: &[Happening::TouchRulesClaimed, Happening::IrregularityClaimed],
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[],
};

fn decide(moment: Moment<'_>) -> Decision {
    if moment.happening() == Happening::IrregularityClaimed && !touching_claimed(moment)? {
        return Ok(vec![]);
    }
    let Some(claimant) = claimant(moment) else {
        return Ok(vec![]);
    };
    let pressed = |act| moment.record().completed_in(act).is_some();
    let (act, played) = match (exchange_noticed(moment), breach(moment)?) {
        (Some(exchange), _) => (exchange.at, moment.record().node().pressed()),
        (None, Some(breach)) => {
            let scope = moment.given(&moment.laws().params.objections_cover);
            let hands = breach.kind == BreachKind::Hands;
            if breach.by == claimant || (scope == Some(ObjectionScope::TouchMoveOnly) && hands) {
                return Ok(vec![]);
            }
            let otherwise = hands || breach.kind == BreachKind::Touching;
            (breach.act, otherwise || pressed(breach.act))
        }
        (None, None) => return Ok(vec![]),
    };
    let since = touched_since(moment, act, claimant)?;
    let facts = Facts::new().with("player", Fact::Player(claimant));
    let facts = match since {
        Some(touched) => facts.about(touched),
        None => facts,
    };
    let mut effects = vec![Effect::ClaimRejected];
    if played && !moment.holds(&ILLEGAL_MOVE)? {
        effects.push(Effect::MoveStands(act + 1));
    }
    Ok(COMPLAINT_LOST.decided(since.is_some(), facts, effects))
}

/// The event after this act in which the claimant touched a piece, meaning to move or capture.
fn touched_since(
    moment: Moment<'_>,
    act: EventIx,
    claimant: Player,
) -> Result<Option<EventIx>, Unknown> {
    for step in moment.past().iter().filter(|step| step.event > act) {
        let own = moment
            .event_at(step.event)
            .and_then(|event| event.by.player());
        if own != Some(claimant) {
            continue;
        }
        let has = |wanted: &[Happening]| step.happenings.iter().any(|h| wanted.contains(h));
        if has(&[Happening::Made]) || (has(TOUCHING) && counts(moment, step.event)?) {
            return Ok(Some(step.event));
        }
    }
    Ok(None)
}
