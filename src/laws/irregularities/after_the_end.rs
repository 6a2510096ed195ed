//! Irregularities that are found when the game is over.

use crate::game::{Act, Actor, Effect, Facts, Happening, Measure, Quantity, SetUpFault};
use crate::laws::completion::ender;
use crate::laws::irregularities::ruled_already;
use crate::laws::recording::signed_by_both;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Leaves an irregularity alone that is found only after the end of the game; the result stands.
///
/// What a ruling had dealt with before the end is not found only then.
///
/// Source: Article 7.5.1, with 7.6: what is found *during* the game is put right.
///
/// Reading: by the letter of 8.7 the arbiter may decide otherwise even on a result that both have signed; it is taught
/// that an irregularity found then is no reason for it (M-105). The editions before 2018 are read so, too.
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
/// Reading: the article does not say *during* the game; so by the letter it is open since 2017 what becomes of a game that is over,
/// and it is taught that the result stands (M-101). Before, what the article provides is taken to meet a game under way only.
pub static COLOURS_FOUND_AFTER_THE_END: Provision = Provision {
    id: "colours-found-after-the-end",
    rule: |laws| {
        let stands = &laws.params.reversed_colours_leave_finished_game;
        Some(Facts::new().with("open", !stands.is(true)))
    },
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
    let closed = &moment.laws().params.signed_result_closes_irregularities;
    let open = signed_by_both(moment).is_some() && moment.given(closed) != Some(true);
    let changes = open.then(|| Effect::May(vec![Measure::ChangeResult]));
    let effects: Vec<Effect> = stands(claimed).into_iter().chain(changes).collect();
    let facts = ended.facts().with("open", open);
    Ok(FOUND_AFTER_THE_END.holds(facts.citing(ender(moment)), effects))
}

/// That the result stands, and a claim comes too late.
fn stands(claimed: bool) -> Vec<Effect> {
    let rejected = claimed.then_some(Effect::ClaimRejected);
    [Effect::AlreadyOver].into_iter().chain(rejected).collect()
}

/// Whether it is left to the arbiter what becomes of a game that was over when reversed colours were noticed.
fn colours_open(moment: Moment<'_>) -> bool {
    let stands = &moment.laws().params.reversed_colours_leave_finished_game;
    moment.given(stands) != Some(true)
}

fn set_up(provision: &'static Provision, colours: bool, moment: Moment<'_>) -> Decision {
    let Some(ended) = moment.record().ended() else {
        return Ok(vec![]);
    };
    if colours != (*moment.act() == Act::ClaimWrongSetUp(SetUpFault::Colours)) {
        return Ok(vec![]);
    }
    let claimed = matches!(moment.event().by, Actor::Player(_) | Actor::Both);
    if !colours {
        return Ok(provision.holds(ended.facts(), stands(claimed)));
    }
    let from = &moment.laws().params.reversed_colours_stand_from_moves;
    let stood = |limit| moment.at_least(Quantity::MovesMadeByEach, limit);
    let open = colours_open(moment) && !moment.given(from).map_or(Ok(false), stood)?;
    let facts = ended.facts().with("open", open);
    if !open {
        return Ok(provision.holds(facts, stands(claimed)));
    }
    Ok(provision.holds(facts, [Effect::May(vec![Measure::StartNewGame])]))
}
