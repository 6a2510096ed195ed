//! What the arbiter does not do and does not say.

use crate::game::{
    Act, Duty, Effect, EventIx, Fact, Facts, Happening, Request, Tell, Tidings, Whom, words,
};
use crate::laws::act_of_moving::touching_left_to_opponent;
use crate::laws::arbiter::now::{LeavesAlone, leaves_alone};
use crate::laws::nature::left_to_opponent;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Lets the arbiter intervene in a game only where the Laws say so; so he shows no player an earlier position of the game,
/// and leaves to the opponent what he alone may claim.
///
/// Source: Article 12.6.
///
/// Reading: to see the position again is not named; it is help that nothing in the Laws provides for.
/// When a draw claim is checked or the game reconstructed, it is played over again anyway.
pub static NO_INTERVENTION: Provision = Provision {
    id: "no-intervention",
    rule: |laws| NO_INTERVENTION.where_numbered(laws),
    task: Task::Defines(Some(When {
        on: &[
            Happening::Requested,
            Happening::Asked,
            Happening::Made,
            Happening::Completed,
            Happening::IrregularitySeen,
        ],
        phase: Phase::DuringPlay,
        decide: |moment| match moment.happening() {
            Happening::Asked => leaves_alone(moment),
            Happening::Requested => position_wanted(moment),
            _ => left_to_the_opponent(moment),
        },
    })),
    yields_to: &[],
};

/// Forbids the arbiter to tell a player the number of moves, that the opponent has moved, or to press the clock.
///
/// The number of moves may be told once a flag has fallen, when the players complete their scoresheets.
/// The opponent is not the arbiter: he may tell a player to press the clock.
///
/// Reading: to be told which move to play is forbidden advice from whomever it comes, so that the arbiter may not tell that either.
///
/// Source: Article 12.6; in 2001 by its neighbours.
pub static NOTHING_TOLD: Provision = Provision {
    id: "nothing-told",
    rule: |laws| NOTHING_TOLD.where_numbered(laws),
    task: Task::Decides(When {
        on: &[Happening::Told, Happening::Requested],
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[],
};

words! {
    /// What the arbiter keeps to himself, or that it is the opponent who tells it.
    enum Kept { Press, Moved, Advice, Count, Opponent }
}

fn position_wanted(moment: Moment<'_>) -> Decision {
    let (Act::Request(Request::SeePosition), Some(player)) = (moment.act(), moment.player()) else {
        return Ok(vec![]);
    };
    let facts = Facts::new()
        .with("player", Fact::Player(player))
        .with("why", LeavesAlone::PositionWanted)
        .untaught(true);
    Ok(NO_INTERVENTION.holds(facts, [Effect::Forbidden(player), Effect::PlayOn]))
}

/// Leaves alone the move before the arbiter's eyes that only the opponent may have put right.
fn left_to_the_opponent(moment: Moment<'_>) -> Decision {
    let (left, facts) = match left_to_opponent(moment)? {
        Some(found) => {
            let read = &moment.laws().params.moving_twice_acted_on_by;
            (Some(found.act), Facts::new().no_surer_than(read))
        }
        None => (touching_left_to_opponent(moment)?, Facts::new()),
    };
    let told = |act: EventIx| {
        let mut reasons = moment.past().iter().flat_map(|step| &step.reasons);
        reasons.any(|r| *r.provision == NO_INTERVENTION && r.about == Some(act))
    };
    Ok(match left.filter(|act| !told(*act)) {
        Some(act) => {
            let facts = facts.with("why", LeavesAlone::NotDescribed).about(act);
            NO_INTERVENTION.holds(facts, [Effect::MustNot(Duty::Intervene)])
        }
        None => vec![],
    })
}

fn decide(moment: Moment<'_>) -> Decision {
    if let (
        Act::Tell(Tell {
            whom: Whom::Players,
            what: Tidings::NotPressed | Tidings::MoveCompleted,
            ..
        }),
        Some(player),
    ) = (moment.act(), moment.player())
    {
        let facts = Facts::new()
            .with("what", Kept::Opponent)
            .with("player", Fact::Player(player));
        return Ok(NOTHING_TOLD.holds(facts, [Effect::Allowed(player)]));
    }
    let (what, duty) = match moment.act() {
        Act::Tell(Tell {
            whom: Whom::Players,
            what,
            ..
        }) if moment.by_arbiter() => match what {
            Tidings::NotPressed => (Kept::Press, Duty::TellToPress),
            Tidings::MoveCompleted => (Kept::Moved, Duty::TellOfMove),
            Tidings::MoveCount => (Kept::Count, Duty::RevealMoveCount),
            Tidings::Advice | Tidings::DrawAdvice => (Kept::Advice, Duty::AdviseOnPosition),
            Tidings::Flag
            | Tidings::Irregularity
            | Tidings::Times
            | Tidings::TeamScore
            | Tidings::Protest
            | Tidings::Screening
            | Tidings::Adjusting => {
                return Ok(vec![]);
            }
        },
        Act::Request(Request::MoveCount) if moment.player().is_some() => {
            (Kept::Count, Duty::RevealMoveCount)
        }
        _ => return Ok(vec![]),
    };
    let facts = Facts::new().with("what", what);
    let flag_is_down = moment.last(Happening::FlagFell).is_some();
    Ok(NOTHING_TOLD.decided(
        duty != Duty::RevealMoveCount || !flag_is_down,
        facts,
        [Effect::MustNot(duty)],
    ))
}
