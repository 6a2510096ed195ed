//! Two players, one board, one move each in turn.

use crate::board::Illegal;
use crate::edition::ActsOnIllegal;
use crate::game::{Effect, Facts, Happening, Measure, Unknown};
use crate::laws::irregularities::counting::counts_as_illegal;
use crate::laws::irregularities::found::{Found, found};
use crate::laws::moves::{TRIED_ON, tried};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Fixes what the game is: two opponents move pieces on a square board.
///
/// Source: Article 1.1.
pub static GAME_OF_CHESS: Provision = Provision {
    id: "game-of-chess",
    rule: |_| Some(Facts::new()),
    task: Task::Defines(None),
    yields_to: &[],
};

/// Takes back a move that is made while it is the opponent's turn: White begins, then each makes one move after the other.
///
/// It breaks no rule on the moves of the pieces and is therefore not counted as an illegal move.
/// Where only the opponent sets it going, it goes back once he claims it.
///
/// Reading: the article says nothing of what follows, and 3.10.2 calls illegal only what breaks the rules on the moves of the pieces.
/// So the move goes back; the alternative counts it as an illegal move. That the arbiter takes it back by himself is taught from
/// 2018 on (M-052); by the letter it waits for a claim, and before it is read as taught. No penalty is named; since 2023 it is
/// taught that the arbiter may choose one from his list (M-053), and before it is read so.
///
/// Source: Article 1.2, with 3.10.2; that it goes back is our inference, shared by FIDE's manual for arbiters.
pub static ALTERNATE_MOVES: Provision = Provision {
    id: "alternate-moves",
    rule: |_| Some(Facts::new()),
    task: Task::Forbids(When {
        on: TRIED_ON,
        phase: Phase::DuringPlay,
        decide,
    }),
    yields_to: &[],
};

fn decide(moment: Moment<'_>) -> Decision {
    if moment.happening() == Happening::MoveAsked {
        let asked = tried(moment)?.filter(|tried| tried.because == Some(Illegal::NotOnMove));
        return Ok(asked.map_or_else(Vec::new, |tried| {
            let facts = tried.facts().with("asked", true);
            ALTERNATE_MOVES.holds(facts, [Effect::Forbidden(tried.by)])
        }));
    }
    let Some(found) = taken_back(moment)? else {
        return Ok(vec![]);
    };
    let mut effects = vec![Effect::Restore(moment.record().back_before(found.act))];
    let penalised = moment.given(&moment.laws().params.moving_twice_may_be_penalised) == Some(true);
    if penalised {
        effects.push(Effect::May(vec![Measure::Penalise(found.by)]));
    }
    // what else is wrong with the move, two hands for instance, counts for itself
    if !counts_as_illegal(moment, found) {
        effects.insert(1, Effect::NotCounted(found.by));
    }
    if found.claimed() {
        effects.insert(0, Effect::ClaimAccepted);
    }
    Ok(ALTERNATE_MOVES.holds(found.facts().with("asked", false), effects))
}

/// The move out of turn that is found or claimed at this moment, where it goes back.
pub(in crate::laws) fn taken_back(moment: Moment<'_>) -> Result<Option<Found>, Unknown> {
    Ok(out_of_turn(moment)?.filter(|found| goes_back(moment, *found)))
}

/// The move out of turn that is found at this moment, where it is left to the opponent to claim it.
pub(in crate::laws) fn left_to_opponent(moment: Moment<'_>) -> Result<Option<Found>, Unknown> {
    Ok(out_of_turn(moment)?.filter(|found| !goes_back(moment, *found)))
}

fn out_of_turn(moment: Moment<'_>) -> Result<Option<Found>, Unknown> {
    Ok(found(moment)?.filter(|found| found.out_of_turn))
}

fn goes_back(moment: Moment<'_>, found: Found) -> bool {
    let acted_on_by = &moment.laws().params.moving_twice_acted_on_by;
    if found.claimed() && acted_on_by.includes(&ActsOnIllegal::OpponentClaims) {
        return true;
    }
    let acts = moment.given(acted_on_by).unwrap_or_default();
    acts.contains(&ActsOnIllegal::Arbiter)
}
