//! What a result is worth.

use crate::board::Player;
use crate::edition::{Laws, Scoring};
use crate::game::{Act, Ask, Duty, Effect, Fact, Facts, GameResult, Happening, YesNo};
use crate::laws::recording::ruled_result;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Says how many points the players get: by the Laws, or by what the event announced.
///
/// Source: Article 10.1.
pub static POINTS_FOR_THE_RESULT: Provision = Provision {
    id: "points-for-the-result",
    rule: points_rule,
    task: Task::Decides(When {
        on: &[Happening::Asked],
        phase: Phase::Any,
        decide: decide_points,
    }),
    yields_to: &[],
};

/// Forbids points that no game can normally give: in all, or to one player.
///
/// Source: Article 10.2.
///
/// Reading: scores that are normal one by one may be given in an unusual pair, such as half a point and none, after both
/// players were at fault; how far the arbiter may go is left open by the text.
pub static SCORE_LIMITS: Provision = Provision {
    id: "score-limits",
    rule: |laws| {
        let param = &laws.params.scores_are_limited;
        param.is(true).then(|| Facts::new().no_surer_than(param))
    },
    task: Task::Forbids(When {
        on: &[Happening::PointsAwarded],
        phase: Phase::Any,
        decide: decide_limits,
    }),
    yields_to: &[],
};

fn points_rule(laws: &Laws) -> Option<Facts> {
    let param = &laws.params.scoring;
    let scoring = param.value()?;
    Some(
        Facts::new()
            .no_surer_than(param)
            .with("win", Fact::Score(scoring.win))
            .with("draw", Fact::Score(scoring.draw))
            .with("loss", Fact::Score(scoring.loss))
            .with("differ", laws.params.scoring_may_differ.is(true)),
    )
}

/// The scoring of the event, where the edition lets it choose one; else that of the Laws.
fn scoring(moment: Moment<'_>) -> Option<Scoring> {
    let laws = moment.laws();
    let free = moment.given(&laws.params.scoring_may_differ) == Some(true);
    let own = laws.setting.options.scoring.filter(|_| free);
    own.or_else(|| moment.given(&laws.params.scoring))
}

/// The result of the game, and whether it was not played: as reported, or as ruled.
fn result(moment: Moment<'_>) -> Option<(GameResult, bool)> {
    let reported =
        moment
            .past()
            .iter()
            .rev()
            .find_map(|step| match &moment.event_at(step.event)?.act {
                Act::ReportResult(report) => Some((report.result, report.forfeit == YesNo::Yes)),
                _ => None,
            });
    match (ruled_result(moment), reported) {
        (Some(ruled), Some((_, forfeit))) => Some((ruled, forfeit)),
        (Some(ruled), None) => Some((ruled, false)),
        (None, reported) => reported,
    }
}

fn decide_points(moment: Moment<'_>) -> Decision {
    if *moment.act() != Act::Asks(Ask::Points) {
        return Ok(vec![]);
    }
    let (Some(scoring), Some((result, forfeit))) = (scoring(moment), result(moment)) else {
        return Ok(vec![]);
    };
    let lost = if forfeit {
        scoring.forfeit()
    } else {
        scoring.loss
    };
    let of = |player: Player| match result {
        GameResult::Win(winner) if winner == player => scoring.win,
        GameResult::Win(_) | GameResult::BothLose => lost,
        GameResult::Draw => scoring.draw,
    };
    let effects = Player::ALL.map(|player| Effect::Points {
        player,
        points: of(player),
    });
    let own = moment.given(&moment.laws().params.scoring) != Some(scoring);
    let facts = Facts::new().with("own", own);
    Ok(POINTS_FOR_THE_RESULT.holds(facts, effects))
}

fn decide_limits(moment: Moment<'_>) -> Decision {
    let (Act::AwardPoints(award), Some(scoring)) = (moment.act(), scoring(moment)) else {
        return Ok(vec![]);
    };
    let normal = Player::ALL
        .into_iter()
        .all(|player| scoring.is_normal(award.of(player)));
    let within = award.white.plus(award.black) <= scoring.most();
    let facts = Facts::new()
        .with("most", Fact::Score(scoring.most()))
        .with("single", within);
    let effects = [Effect::MustNot(Duty::AwardPoints)];
    Ok(SCORE_LIMITS.decided(!(normal && within), facts, effects))
}
