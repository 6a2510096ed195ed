//! The result that the players sign and report.

use super::story::acting;
use crate::board::Player;
use crate::edition::Laws;
use crate::game::{
    Act, Duty, Effect, Event, Fact, Facts, GameResult, Happening, Measure, PointIs, Sign,
    WrittenOn, words,
};
use crate::laws::clock::DEFAULT_TIME;
use crate::laws::{Decision, Moment, Phase, Provision, Status, Task, When};

/// Lets the result stand that both players signed, even a wrong one, unless the arbiter decides otherwise.
///
/// Source: Article 8.7.
///
/// Reading: how far the arbiter may change a signed result is left open by the text; so it is left to him here.
pub static SIGNED_RESULT: Provision = Provision {
    id: "signed-result",
    rule,
    task: Task::Decides(When {
        on: &[Happening::ResultSigned],
        phase: Phase::Any,
        decide: decide_signed,
    }),
    yields_to: &[],
};

/// Obliges the second player to sign, too.
///
/// Source: Article 8.7.
pub static RESULT_SIGNED_BY_BOTH: Provision = Provision {
    id: "result-signed-by-both",
    rule: |laws| rule(laws).map(Facts::bare),
    task: Task::Decides(When {
        on: &[Happening::ResultSigned],
        phase: Phase::Any,
        decide: decide_both,
    }),
    yields_to: &[],
};

/// Has the arbiter find out the result where the players signed or reported different ones.
///
/// Source: Article 8.7.
///
/// Reading: the article says nothing of results that differ; that nothing is signed by both then, and that the arbiter
/// establishes the result, is our conclusion.
pub static DIFFERENT_RESULTS: Provision = Provision {
    id: "different-results",
    rule: |laws| rule(laws).map(Facts::bare),
    task: Task::Decides(When {
        on: &[Happening::ResultSigned, Happening::ResultReported],
        phase: Phase::Any,
        decide: decide_different,
    }),
    yields_to: &[],
};

fn rule(laws: &Laws) -> Option<Facts> {
    let param = &laws.params.signed_result_stands;
    let electronic = laws.params.electronic_scoresheets.is(true);
    param.is(true).then(|| {
        Facts::new()
            .no_surer_than(param)
            .with("electronic", electronic)
    })
}

/// The result that an effect gives the game; none where it is left to somebody to decide.
pub(in crate::laws) fn result_of(effect: &Effect) -> Option<GameResult> {
    match effect {
        Effect::Win(player) => Some(GameResult::Win(*player)),
        Effect::Draw => Some(GameResult::Draw),
        Effect::BothLose => Some(GameResult::BothLose),
        Effect::ResultStands(result) => Some(*result),
        _ => None,
    }
}

words! {
    /// Why what was signed does not stand: another result each, a form that these Laws do not know, or no game.
    enum Invalid { Differ, Electronic, NotPlayed }
}

/// What a player signed last, this event included.
fn signed(moment: Moment<'_>, player: Player) -> Option<&Sign> {
    let by = |event: &'_ Event| acting(event).contains(&player);
    let events = moment
        .past()
        .iter()
        .filter_map(|step| moment.event_at(step.event));
    events
        .chain([moment.event()])
        .filter(|event| by(event))
        .filter_map(|event| match &event.act {
            Act::Sign(sign) => Some(sign),
            _ => None,
        })
        .next_back()
}

/// What both players signed.
pub(in crate::laws) fn signed_by_both(moment: Moment<'_>) -> Option<(&Sign, &Sign)> {
    Some((
        signed(moment, Player::White)?,
        signed(moment, Player::Black)?,
    ))
}

/// The result of the game so far, by what was ruled; the arbiter may have set another, where that is left to him.
pub(in crate::laws) fn ruled_result(moment: Moment<'_>) -> Option<GameResult> {
    let reasons = moment
        .past()
        .iter()
        .rev()
        .flat_map(|step| step.reasons.iter().rev());
    reasons
        .filter(|reason| reason.status == Status::Holds)
        .flat_map(|reason| reason.effects.iter().rev())
        .find_map(|effect| match effect {
            Effect::RulingPoints {
                are: PointIs::Allowed | PointIs::Usual | PointIs::Unusual | PointIs::Untaught,
                points,
            } => points.0.iter().find_map(result_of),
            _ => result_of(effect),
        })
}

/// What the opponent reported last.
fn reported_by_the_other(moment: Moment<'_>) -> Option<GameResult> {
    let other = moment.player()?.other();
    let events = (moment.past().iter().rev()).filter_map(|step| moment.event_at(step.event));
    events
        .filter(|event| event.by.player() == Some(other))
        .find_map(|event| match &event.act {
            Act::ReportResult(report) => Some(report.result),
            _ => None,
        })
}

fn decide_signed(moment: Moment<'_>) -> Decision {
    let Some((white, black)) = signed_by_both(moment) else {
        return Ok(vec![]);
    };
    let electronic = |sign: &Sign| sign.on == WrittenOn::ElectronicScoresheet;
    let valid = moment.laws().params.electronic_scoresheets.is(true)
        || !electronic(white) && !electronic(black);
    let wrong = ruled_result(moment).is_some_and(|ruled| ruled != white.result);
    if wrong && moment.held_before(&DEFAULT_TIME) {
        return Ok(SIGNED_RESULT.fails(Facts::new().with("valid", Invalid::NotPlayed)));
    }
    let facts = Facts::new().with("wrong", wrong);
    let facts = match valid {
        true => facts.with("valid", Invalid::Differ),
        false => facts.with("valid", Invalid::Electronic),
    };
    let effects = [
        Effect::ResultStands(white.result),
        Effect::May(vec![Measure::ChangeResult]),
    ];
    Ok(SIGNED_RESULT.decided(valid && white.result == black.result, facts, effects))
}

fn decide_both(moment: Moment<'_>) -> Decision {
    let missing = Player::ALL
        .into_iter()
        .find(|player| signed(moment, *player).is_none());
    let (Some(player), Some(signer)) = (missing, moment.player()) else {
        return Ok(vec![]);
    };
    let facts = Facts::new()
        .with("player", Fact::Player(player))
        .with("opponent", Fact::Player(signer));
    Ok(RESULT_SIGNED_BY_BOTH.holds(facts, [Effect::MustSign(player)]))
}

fn decide_different(moment: Moment<'_>) -> Decision {
    let differ = match moment.act() {
        Act::Sign(_) => match signed_by_both(moment) {
            Some((white, black)) => white.result != black.result,
            None => return Ok(vec![]),
        },
        // what both have signed stands; a later report asks for nothing
        Act::ReportResult(_)
            if signed_by_both(moment).is_some_and(|(one, other)| one.result == other.result) =>
        {
            false
        }
        Act::ReportResult(report) => {
            match ruled_result(moment).or_else(|| reported_by_the_other(moment)) {
                Some(other) => other != report.result,
                None => return Ok(vec![]),
            }
        }
        _ => return Ok(vec![]),
    };
    let signed = signed_by_both(moment).is_some() && matches!(moment.act(), Act::ReportResult(_));
    // a report against a result that is ruled already is only wrong
    let ruled = ruled_result(moment).is_some() && matches!(moment.act(), Act::ReportResult(_));
    let duty = (!ruled).then_some(Effect::Must(Duty::EstablishResult));
    let facts = Facts::new().with("signed", signed).with("ruled", ruled);
    Ok(DIFFERENT_RESULTS.decided(differ, facts, duty.into_iter().collect::<Vec<_>>()))
}
