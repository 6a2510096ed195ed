//! Irregularities that are found when the game is over.

use crate::game::{Act, Actor, Effect, Facts, Happening, SetUpFault};
use crate::laws::irregularities::ruled_already;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Leaves an irregularity alone that is found only after the end of the game; the result stands.
///
/// What a ruling had dealt with before the end is not found only then.
///
/// Source: Article 7.5.1, with 7.6: what is found *during* the game is put right.
pub static FOUND_AFTER_THE_END: Provision = Provision {
    id: "found-after-the-end",
    rule: |_| Some(Facts::new()),
    task: Task::Decides(When {
        on: &[
            Happening::IrregularitySeen,
            Happening::IrregularityClaimed,
            Happening::TouchRulesClaimed,
        ],
        phase: Phase::AfterEnd,
        decide,
    }),
    yields_to: &[],
};

/// Leaves a game as it ended whose pieces or board stood wrongly when it began, where that is found only after the end.
///
/// Source: Article 7.2.1, with 7.2.2: what is found *during* the game cancels it or has it go on.
pub static SET_UP_FOUND_AFTER_THE_END: Provision = Provision {
    id: "set-up-found-after-the-end",
    rule: |_| Some(Facts::new()),
    task: Task::Decides(When {
        on: &[Happening::SetUpClaimed],
        phase: Phase::AfterEnd,
        decide: |moment| set_up(&SET_UP_FOUND_AFTER_THE_END, false, moment),
    }),
    yields_to: &[],
};

/// Leaves a game as it ended that was played with reversed colours, where that is found only after the end.
///
/// Source: Article 7.3.
///
/// Reading: the article does not say *during* the game, but what it provides, that the game is stopped or goes on, only a game
/// under way can meet.
pub static COLOURS_FOUND_AFTER_THE_END: Provision = Provision {
    id: "colours-found-after-the-end",
    rule: |_| Some(Facts::new()),
    task: Task::Decides(When {
        on: &[Happening::SetUpClaimed],
        phase: Phase::AfterEnd,
        decide: |moment| set_up(&COLOURS_FOUND_AFTER_THE_END, true, moment),
    }),
    yields_to: &[],
};

fn decide(moment: Moment<'_>) -> Decision {
    let of_the_game = matches!(moment.event().by, Actor::Player(_) | Actor::Both);
    let claimed = match moment.happening() {
        // what an outsider tells is said to come too late where it is dealt with
        Happening::IrregularitySeen
            if (of_the_game || moment.by_arbiter())
                && moment.event().is_sight(&moment.case().events) =>
        {
            false
        }
        Happening::IrregularitySeen => return Ok(vec![]),
        _ => of_the_game,
    };
    let Some(ended) = moment.record().ended() else {
        return Ok(vec![]);
    };
    // the arbiter saw how the game ended
    if !claimed && !ended.given && moment.about() == ended.at {
        return Ok(vec![]);
    }
    if moment.happening() == Happening::IrregularityClaimed && ruled_already(moment).is_some() {
        return Ok(vec![]);
    }
    Ok(FOUND_AFTER_THE_END.holds(ended.facts(), stands(claimed)))
}

/// That the result stands, and a claim comes too late.
fn stands(claimed: bool) -> Vec<Effect> {
    let rejected = claimed.then_some(Effect::ClaimRejected);
    [Effect::AlreadyOver].into_iter().chain(rejected).collect()
}

fn set_up(provision: &'static Provision, colours: bool, moment: Moment<'_>) -> Decision {
    let Some(ended) = moment.record().ended() else {
        return Ok(vec![]);
    };
    if colours != (*moment.act() == Act::ClaimWrongSetUp(SetUpFault::Colours)) {
        return Ok(vec![]);
    }
    let claimed = matches!(moment.event().by, Actor::Player(_) | Actor::Both);
    Ok(provision.holds(ended.facts(), stands(claimed)))
}
