//! The hand that moves, and the help of an assistant.

use crate::edition::TwoHands;
use crate::game::{Act, AssistantTask, Effect, Fact, Facts, Finding, Happening, Measure, YesNo};
use crate::laws::clock::too_late;
use crate::laws::irregularities::found::{FOUND_ON, Found, Notice, found};
use crate::laws::irregularities::waits_for_the_press;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Fixes that each move is made with one hand only; what a breach costs is decided among the irregularities.
///
/// Where two hands count as an illegal move once the clock is pressed, the arbiter may still penalise them before that.
///
/// Source: Article 4.1.
///
/// Reading: no article says what a breach costs before the press; the list of penalties is open to the arbiter, as in the older editions.
pub static ONE_HAND: Provision = Provision {
    id: "one-hand",
    rule: |_| Some(Facts::new()),
    task: Task::Defines(Some(When {
        on: FOUND_ON,
        phase: Phase::DuringPlay,
        decide: before_the_press,
    })),
    yields_to: &[],
};

/// Lets a player who cannot move the pieces himself bring an assistant, whom the arbiter must accept.
///
/// Source: Article 4.9.
pub static ASSISTANT_FOR_MOVING: Provision = Provision {
    id: "assistant-for-moving",
    rule: |laws| {
        let param = &laws.params.assistant_may_move;
        param.is(true).then(|| Facts::new().no_surer_than(param))
    },
    task: Task::Decides(When {
        on: &[Happening::AssistantBrought],
        phase: Phase::Any,
        decide: assistant,
    }),
    yields_to: &[],
};

/// Marks it as usual that an assistant for moving is refused who is presented only just before the round.
///
/// Reading: it is taught of the assistant for the clock; that it holds for this one, too, is our inference, as the articles agree.
///
/// Source: M-041, beside Article 4.9.
pub static MOVER_TOO_LATE: Provision = Provision {
    id: "assistant-for-moving-too-late",
    rule: |laws| MOVER_TOO_LATE.where_numbered(laws),
    task: Task::Empowers(When {
        on: &[Happening::AssistantBrought],
        phase: Phase::Any,
        decide: |moment| too_late(&MOVER_TOO_LATE, AssistantTask::Moving, moment),
    }),
    yields_to: &[],
};

fn before_the_press(moment: Moment<'_>) -> Decision {
    let stepped_in = |found: &Found| found.notice != Notice::AtOnce && found.two_hands;
    let Some(found) = found(moment)?.filter(|found| stepped_in(found) && !found.counts) else {
        return Ok(vec![]);
    };
    let as_illegal = moment
        .given(&moment.laws().params.two_hands)
        .is_some_and(|kind| kind != TwoHands::Breach);
    if !as_illegal || waits_for_the_press(moment, found) {
        return Ok(vec![]);
    }
    let effect = Effect::May(vec![Measure::Penalise(found.by)]);
    Ok(ONE_HAND.holds(found.facts(), [effect]))
}

fn assistant(moment: Moment<'_>) -> Decision {
    let laws = moment.laws();
    let (Act::BringAssistant(assistance), Some(player)) = (moment.act(), moment.player()) else {
        return Ok(vec![]);
    };
    let may = moment.given(&laws.params.assistant_may_move) == Some(true);
    // in a game of a visually disabled player, the appendix about such games decides
    let other = !laws.setting.options.visually_disabled.is_empty();
    if other || !may || !assistance.with.contains(&AssistantTask::Moving) {
        return Ok(vec![]);
    }
    let facts = Facts::new().with("player", Fact::Player(player));
    if !moment.found(Finding::UnableToMove)? {
        return Ok(ASSISTANT_FOR_MOVING.fails(facts));
    }
    let effect = match assistance.accepted {
        None => Effect::NeedsPermission(player),
        Some(YesNo::Yes) => Effect::Allowed(player),
        Some(YesNo::No) => Effect::Forbidden(player),
    };
    Ok(ASSISTANT_FOR_MOVING.holds(facts.with("accepted", assistance.accepted), [effect]))
}
