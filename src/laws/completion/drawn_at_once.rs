//! Positions that end the game in a draw at once: stalemate and the dead position.

use crate::board::Player;
use crate::edition::{Param, Proviso};
use crate::game::{Act, Answer, Ask, Effect, Fact, Facts, Happening, Subject, Unknown, words};
use crate::laws::completion::checkmate::ENDS_ON;
use crate::laws::completion::complies::{Lacks, lacks};
use crate::laws::completion::given::{is_given, without_a_move};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Draws the game at once when the player having the move is not in check and has no legal move.
///
/// Reading: in 1997 the article demands nothing of the stalemating move; by the letter even an illegal one draws.
/// The alternative is that a move that must be taken back cannot end the game.
///
/// Source: Article 5.2.1.
pub static STALEMATE: Provision = Provision {
    id: "stalemate",
    rule: |laws| rule(&laws.params.stalemate_needs),
    task: Task::Decides(When {
        on: ENDS_ON,
        phase: Phase::DuringPlay,
        decide: stalemate,
    }),
    yields_to: &[],
};

/// Draws the game at once when neither player can checkmate by any series of legal moves.
///
/// Reading: the position is the diagram, that is placement, move and rights.
/// The alternative also counts what went before, so that no series may pass through a fivefold repetition or 75 moves.
///
/// Source: Article 5.2.2.
pub static DEAD_POSITION: Provision = Provision {
    id: "dead-position",
    rule: |laws| {
        let test = laws.params.dead_position_mate_test.value()?;
        Some(rule(&laws.params.dead_position_needs)?.with("test", *test))
    },
    task: Task::Decides(When {
        on: DEAD_ON,
        phase: Phase::DuringPlay,
        decide: dead,
    }),
    yields_to: &[],
};

fn rule(needs: &Param<Proviso>) -> Option<Facts> {
    Some(
        Facts::new()
            .with("needs", *needs.value()?)
            .no_surer_than(needs),
    )
}

fn stalemate(moment: Moment<'_>) -> Decision {
    decide(
        &STALEMATE,
        Answer::Stalemate,
        &moment.laws().params.stalemate_needs,
        moment,
        Fact::from,
    )
}

/// An examiner may ask of a dead position, too.
const DEAD_ON: &[Happening] = &{
    let mut all = [Happening::Asked; ENDS_ON.len() + 1];
    let mut at = 0;
    while at < ENDS_ON.len() {
        all[at] = ENDS_ON[at];
        at += 1;
    }
    all
};

words! {
    /// Why the game is not over by a dead position.
    enum NotDead { Touch, Legality, Alive }
}

impl NotDead {
    const fn by(lacks: Lacks) -> Self {
        match lacks {
            Lacks::Touch => Self::Touch,
            Lacks::Legality => Self::Legality,
        }
    }
}

/// Whether the position on the board is dead, as an examiner asks.
fn asked(moment: Moment<'_>) -> Decision {
    if *moment.act() != Act::Asks(Ask::Dead) {
        return Ok(vec![]);
    }
    Ok(match alive(moment)? {
        true => DEAD_POSITION.fails(Facts::new().with("lacks", NotDead::Alive)),
        false => DEAD_POSITION.holds(Facts::new(), [Effect::Draw]),
    })
}

fn dead(moment: Moment<'_>) -> Decision {
    if moment.happening() == Happening::Asked {
        return asked(moment);
    }
    let found = decide(
        &DEAD_POSITION,
        Answer::Dead,
        &moment.laws().params.dead_position_needs,
        moment,
        |lacks| NotDead::by(lacks).into(),
    )?;
    let made = moment.happening() == Happening::Made;
    let in_question = made && moment.position().is_some_and(|at| at.looks_dead());
    Ok(match found.is_empty() && in_question {
        // where nobody knows, the game just goes on
        true if alive(moment) == Ok(true) => {
            DEAD_POSITION.fails(Facts::new().with("lacks", NotDead::Alive))
        }
        _ => found,
    })
}

/// Whether a player can still give checkmate.
fn alive(moment: Moment<'_>) -> Result<bool, Unknown> {
    Ok(moment.can_mate(Player::White)? || moment.can_mate(Player::Black)?)
}

fn decide(
    provision: &'static Provision,
    outcome: Answer,
    needs: &Param<Proviso>,
    moment: Moment<'_>,
    told: fn(Lacks) -> Fact,
) -> Decision {
    if without_a_move(moment) {
        return Ok(match is_given(moment, Subject::Outcome) {
            Some(given) if given == outcome => provision.holds(Facts::new(), [Effect::Draw]),
            Some(_) | None => vec![],
        });
    }
    if moment.ask(Subject::Outcome)? != outcome {
        return Ok(vec![]);
    }
    Ok(match lacks(moment, needs)? {
        None => provision.holds(Facts::new(), [Effect::Draw]),
        Some(what) => provision.fails(Facts::new().with("lacks", told(what))),
    })
}
