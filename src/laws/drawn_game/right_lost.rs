//! The right to claim on this move, and what costs it.

use crate::board::Player;
use crate::edition::{Laws, PieceIs};
use crate::game::{Act, Actor, ClaimDraw, Effect, Fact, Facts, Happening, Unknown, words};
use crate::laws::act_of_moving::{accident, adjusted_properly};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Denies the claim on this move to a player who has already touched a piece to move it, or moved.
///
/// The right comes back with the player's next move, and only for the position of that move.
/// Silent where the claimant has touched nothing, on this move or an earlier one.
///
/// Source: Article 9.4.
pub static CLAIM_RIGHT_LOST: Provision = Provision {
    id: "claim-right-lost",
    rule,
    task: Task::Decides(When {
        on: &[Happening::DrawClaimed],
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[],
};

fn rule(laws: &Laws) -> Option<Facts> {
    Facts::new().param("piece", &laws.params.claim_lost_when_piece_is)
}

fn decide(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let (Some(player), Act::ClaimDraw(ClaimDraw { ground, .. })) = (moment.player(), moment.act())
    else {
        return Ok(vec![]);
    };
    let (Some(limit), Some(facts)) = (
        moment.given(&laws.params.claim_lost_when_piece_is),
        rule(laws),
    ) else {
        return Ok(vec![]);
    };
    let Some(done) = done_before(player, moment)? else {
        return Ok(vec![]);
    };
    let lost = match (done, limit) {
        (Done::Moved, PieceIs::Touched | PieceIs::Moved) => Ok(LostBy::Moved),
        (Done::Adjusted, PieceIs::Touched) => Ok(LostBy::Adjusted),
        (Done::Touched, PieceIs::Touched) => Ok(LostBy::Touched),
        (Done::Adjusted | Done::Touched, PieceIs::Moved) => Err(NotLostBy::Touched),
        (Done::Brushed, PieceIs::Touched | PieceIs::Moved) => Err(NotLostBy::Accident),
        (Done::Announced, PieceIs::Touched | PieceIs::Moved) => Err(NotLostBy::Adjusted),
        (Done::Earlier, PieceIs::Touched) => Err(NotLostBy::Earlier),
        (Done::Earlier, PieceIs::Moved) => return Ok(vec![]),
    };
    let facts = facts.with("player", Fact::Player(player));
    let effect = Effect::RightLost {
        player,
        ground: *ground,
    };
    Ok(match lost {
        Ok(act) => CLAIM_RIGHT_LOST.holds(facts.with("act", act), [effect]),
        Err(act) => CLAIM_RIGHT_LOST.fails(facts.with("act", act)),
    })
}

words! {
    /// What costs the right to claim.
    enum LostBy { Adjusted, Moved, Touched }

    /// What does not cost it.
    enum NotLostBy { Accident, Adjusted, Earlier, Touched }
}

/// What a claimant has already done since the opponent's move, or before it.
enum Done {
    /// Touched a piece to move or capture it.
    Touched,
    /// Put a piece right without saying so first, which is a touch like any other.
    Adjusted,
    /// Touched a piece by accident.
    Brushed,
    /// Put a piece right and said so first.
    Announced,
    /// Touched a piece to move or capture it on an earlier move, and nothing since.
    Earlier,
    /// Made a move.
    Moved,
}

fn done_before(player: Player, moment: Moment<'_>) -> Result<Option<Done>, Unknown> {
    let own = |event| moment.event_at(event).map(|e| e.by) == Some(Actor::Player(player));
    let mut done = None;
    let mut steps = moment.past().iter().rev();
    for step in steps.by_ref() {
        if step.happenings.contains(&Happening::Made) {
            if own(step.event) {
                return Ok(Some(Done::Moved));
            }
            break;
        }
        if step.happenings.contains(&Happening::Touched) && own(step.event) {
            done = match (accident(moment, step.event)?, done) {
                (true, Some(worse @ (Done::Touched | Done::Adjusted))) => Some(worse),
                (true, _) => Some(Done::Brushed),
                _ => Some(Done::Touched),
            };
        }
        if step.happenings.contains(&Happening::Adjusted)
            && own(step.event)
            && !matches!(done, Some(Done::Touched))
        {
            done = match (adjusted_properly(moment, step.event)?, done) {
                (false, _) => Some(Done::Adjusted),
                (true, None) => Some(Done::Announced),
                (true, done) => done,
            };
        }
    }
    if done.is_some() {
        return Ok(done);
    }
    for step in steps.filter(|step| step.happenings.contains(&Happening::Touched)) {
        if own(step.event) && !accident(moment, step.event)? {
            return Ok(Some(Done::Earlier));
        }
    }
    Ok(None)
}
