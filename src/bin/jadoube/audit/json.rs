//! The report of an audit as JSON, a line for each game.

use jadoube::audit::{AuditFinding, Detail, Played, Report, Summary, Teller};
use jadoube::board::{Course, Player, Position};
use jadoube::edition::Laws;
use jadoube::read::pgn::{WrittenResult, decoded};
use serde_json::{Map, Value, json};

/// The report on one game; a file and a number are put before it.
pub fn game(laws: &Laws, played: &Played<'_>, report: &Report, teller: &Teller<'_>) -> Value {
    let game = played.game;
    let tags: Map<String, Value> = (game.tags.iter())
        .map(|tag| {
            let name = decoded(tag.name).into_owned();
            (name, Value::String(tag.value().into_owned()))
        })
        .collect();
    let one = |finding| one(laws, played.course.as_ref(), finding, teller);
    json!({
        "line": teller.line(),
        "edition": laws.edition,
        "tags": tags,
        "plies": report.plies,
        "result": game.result.map(WrittenResult::name),
        "over": report.over.map(|(after, how)| json!({ "ply": after, "by": how.name() })),
        "counts": report.counts,
        "findings": report.findings.iter().map(one).collect::<Vec<_>>(),
    })
}

/// The line of a game with its file and its number in it.
pub fn numbered(file: &str, number: u64, game: &str) -> String {
    let rest = game.strip_prefix('{').unwrap_or(game);
    format!("{{\"file\":{},\"game\":{number},{rest}\n", json!(file))
}

/// The last line: in how many games each thing is so.
pub fn summary(summary: &Summary) -> Value {
    json!(summary)
}

fn one(
    laws: &Laws,
    course: Option<&Course<'_>>,
    finding: &AuditFinding,
    teller: &Teller<'_>,
) -> Value {
    let position = course.map(|course| course.position(finding.after));
    let articles = (finding.what.provisions().into_iter())
        .filter_map(|provision| {
            let number = provision.number(&laws.contents)?;
            Some(json!({ "provision": provision.id, "article": number }))
        })
        .collect::<Vec<_>>();
    let diagrams: Vec<Value> = (teller.places_of(finding).into_iter())
        .filter_map(|ply| Some(json!({ "ply": ply, "fen": course?.position(ply).fen() })))
        .collect();
    let mut object = json!({
        "ply": finding.after,
        "finding": finding.what.name(),
        "topic": finding.what.topic().name(),
        "weight": finding.what.weight().name(),
        "laws": articles,
        "text": teller.told(finding).text,
        "move": course.and_then(|course| course.reached_by(finding.after)),
        "fen": position.as_ref().map(Position::fen),
        "diagrams": diagrams,
    });
    for (name, detail) in finding.what.details() {
        object[name] = value(detail, position.as_ref(), teller);
    }
    object
}

/// A detail of a finding that is made in this position.
fn value(detail: Detail<'_>, position: Option<&Position>, teller: &Teller<'_>) -> Value {
    match detail {
        Detail::Player(who) => json!(who.map(player)),
        Detail::Word(word) => json!(word),
        Detail::End(end) => json!(end.name()),
        Detail::Result(result) => json!(result.name()),
        Detail::Count(count) => json!(count),
        Detail::Clock(time) => json!(time),
        Detail::Time(time) => json!(time),
        Detail::Written(text) => json!(text),
        Detail::Tags(tags) => json!(tags),
        Detail::Places(places) => json!(places),
        Detail::Moves(moves) => {
            let san = |played| position.map(|position| position.san(played));
            moves.iter().map(san).collect()
        }
        Detail::Line(line) => json!(position.map_or_else(Vec::new, |at| at.sans(line))),
        Detail::LineOf(byte) => json!(teller.line_of(byte)),
    }
}

const fn player(player: Player) -> &'static str {
    match player {
        Player::White => "white",
        Player::Black => "black",
    }
}
