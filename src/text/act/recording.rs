//! What is done with scoresheets and results, as sentences.

use crate::board::Player;
use crate::game::{
    Actor, Award, GameResult, Purpose, ReportResult, Sign, Whose, WriteMove, Writing, WrittenOn,
    YesNo,
};
use crate::text::say::{Say, Value};

/// The scoresheets are signed, or the result is approved on an electronic one.
pub(super) fn signed(by: Actor, sign: &Sign) -> Say {
    let id = match sign.on {
        WrittenOn::ElectronicScoresheet => "event-approve-result",
        WrittenOn::PaperScoresheet | WrittenOn::SomethingElse => "event-sign",
    };
    result_said(Say::message(id).player(by), sign.result)
}

/// A result is reported, and whether the game was played.
pub(super) fn reported(by: Actor, report: &ReportResult) -> Say {
    let id = match report.forfeit {
        YesNo::Yes => "event-report-unplayed",
        YesNo::No => "event-report-result",
    };
    result_said(Say::message(id).player(by), report.result)
}

/// A move is written on a scoresheet.
pub(super) fn wrote(by: Actor, writing: &WriteMove) -> Vec<Say> {
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

pub(super) fn awarded(by: Actor, award: Award) -> Say {
    Say::message("event-award-points")
        .player(by)
        .with("first", Value::Who(Actor::Player(Player::White)))
        .with("first_points", Value::Text(award.white.to_string()))
        .with("second", Value::Who(Actor::Player(Player::Black)))
        .with("second_points", Value::Text(award.black.to_string()))
}

/// The same with the result as `$result`, and with the winner as `$winner`.
fn result_said(say: Say, result: GameResult) -> Say {
    let winner = match result {
        GameResult::Win(winner) => Actor::Player(winner),
        GameResult::Draw | GameResult::BothLose => Actor::Nobody,
    };
    say.word("result", result.name())
        .with("winner", Value::Who(winner))
}
