//! What is done with scoresheets and results, as sentences.

use crate::board::Player;
use crate::game::{
    Act, Actor, Award, GameResult, Purpose, Sign, Whose, WriteMove, Writing, WrittenOn, YesNo,
};
use crate::text::say::{Say, Value};

/// The sentences of an act with scoresheets or results; none for any other act.
pub(super) fn recording(by: Actor, act: &Act) -> Option<Vec<Say>> {
    let plain = |id: &'static str| vec![Say::message(id).player(by)];
    let one =
        |id: &'static str, attribute: &'static str| vec![Say::attribute(id, attribute).player(by)];
    Some(match act {
        Act::WriteMove(writing) => wrote(by, writing),
        Act::WriteOnSheet(entry) => one("event-write-on-sheet", entry.name()),
        Act::MarkOffer => plain("event-mark-offer"),
        Act::StopRecording => plain("event-stop-recording"),
        Act::ResumeRecording => plain("event-resume-recording"),
        Act::CompleteSheet => plain("event-complete-sheet"),
        Act::SheetGap(gap) => one("event-sheet-gap", gap.name()),
        Act::SheetsShow(shown) => one("event-sheets-show", shown.name()),
        Act::Reconstruct(shown) => {
            let mut all = plain("event-reconstruct");
            all.extend(one("event-sheets-show", shown.name()));
            all
        }
        Act::HideSheet => plain("event-hide-sheet"),
        Act::AskForOpponentsSheet => plain("event-ask-for-opponents-sheet"),
        Act::LendSheet => plain("event-lend-sheet"),
        Act::RefuseSheet => plain("event-refuse-sheet"),
        Act::ReturnSheet => plain("event-return-sheet"),
        Act::ElectronicSheetFails => plain("event-electronic-sheet-fails"),
        Act::CannotRecord(why) => one("event-cannot-record", why.name()),
        Act::Sign(Sign { result, on }) => {
            let id = match on {
                WrittenOn::ElectronicScoresheet => "event-approve-result",
                WrittenOn::PaperScoresheet | WrittenOn::SomethingElse => "event-sign",
            };
            vec![result_said(Say::message(id).player(by), *result)]
        }
        Act::ReportResult(report) => {
            let mut all = vec![result_said(
                Say::message("event-report-result").player(by),
                report.result,
            )];
            if report.forfeit == YesNo::Yes {
                all.push(Say::message("event-not-played").player(by));
            }
            all
        }
        Act::AwardPoints(award) => vec![awarded(by, *award)],
        _ => return None,
    })
}

fn wrote(by: Actor, writing: &WriteMove) -> Vec<Say> {
    let attribute = match (writing.whose, writing.when) {
        (Whose::Own, Writing::AfterPlaying) => "own-after",
        (Whose::Own, Writing::BeforePlaying) => "own-before",
        (Whose::Opponents, Writing::AfterPlaying) => "opponents-after",
        (Whose::Opponents, Writing::BeforePlaying) => "opponents-before",
    };
    let mut all = vec![Say::attribute("event-write-move", attribute).player(by)];
    if let Some(text) = &writing.text {
        all.push(
            Say::message("event-written-text")
                .player(by)
                .with("move", Value::Move(text.clone())),
        );
    }
    if writing.changed {
        all.push(Say::message("event-written-instead").player(by));
    }
    match writing.purpose {
        Purpose::Recording => {}
        Purpose::DrawClaim => all.push(Say::attribute("event-written-for", "claim").player(by)),
        Purpose::Sealing => all.push(Say::attribute("event-written-for", "sealing").player(by)),
    }
    all
}

fn awarded(by: Actor, award: Award) -> Say {
    Say::message("event-award-points")
        .player(by)
        .with("first", Value::Who(Actor::Player(Player::White)))
        .with("first_points", Value::Text(award.white.to_string()))
        .with("second", Value::Who(Actor::Player(Player::Black)))
        .with("second_points", Value::Text(award.black.to_string()))
}

/// The same with the result as `$result`, and with the winner as `$winner`.
fn result_said(say: Say, result: GameResult) -> Say {
    let (word, winner) = match result {
        GameResult::Win(winner) => ("win", Actor::Player(winner)),
        GameResult::Draw => ("draw", Actor::Nobody),
        GameResult::BothLose => ("both-lose", Actor::Nobody),
    };
    say.word("result", word).with("winner", Value::Who(winner))
}
