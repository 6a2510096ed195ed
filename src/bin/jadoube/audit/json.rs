//! The report of an audit as JSON, a line for each game.

use super::told;
use jadoube::audit::{Basis, Finding, How, Intended, Report, Summary, Teller, What};
use jadoube::board::{Move, Player, Position};
use jadoube::edition::Laws;
use jadoube::read::pgn::{Game, WrittenResult};
use serde_json::{Map, Value, json};

/// What the JSON report contains.
pub const HELP: &str = "\
The JSON report is one object per line: a game each, and the summary last. A game has
  file, game, line  where it stands: the file, its number in the file, and the line on which it begins
  edition           the Laws by which it was judged
  tags              the tags, by name
  plies, result     how many moves of either player were read, and the result as it is written
  over              where its moves ended it, and by what: ply, by (checkmate, stalemate, dead-position,
                    repetition, no-progress); null where they did not
  counts            what the summary counts, each true or false
  findings          in the order of the game: ply (so many moves of either player were made before), move (the
                    last of them), topic, finding (its kind), weight (remark, doubt, error), text in the language
                    chosen, laws (provision and article of the edition), fen, diagrams (ply and fen of each
                    place at which a repeated position stood), and what belongs to the kind: player, ground,
                    intended, winner, because and so on
Moves in data are in English letters. The summary has games, plies, and for each of counts the number of games.
The CSV report is a row per finding; claims that go on from move to move are one row.";

/// The report on one game; a file and a number are put before it.
pub fn game(laws: &Laws, game: &Game<'_>, report: &Report, teller: &Teller<'_>) -> Value {
    let tags: Map<String, Value> = (game.tags.iter())
        .map(|tag| {
            let name = jadoube::read::pgn::decoded(tag.name).into_owned();
            (name, Value::String(tag.value().into_owned()))
        })
        .collect();
    let line_of = |at: usize| teller.line() + game.place(at).0 - game.line;
    let findings = (report.findings.iter()).map(|finding| one(laws, finding, teller, &line_of));
    json!({
        "line": teller.line(),
        "edition": laws.edition,
        "tags": tags,
        "plies": report.plies,
        "result": game.result.map(result),
        "over": report.over.map(|(after, how)| json!({ "ply": after, "by": how.name() })),
        "counts": report.counts,
        "findings": findings.collect::<Vec<_>>(),
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
    finding: &Finding,
    teller: &Teller<'_>,
    line_of: &dyn Fn(usize) -> usize,
) -> Value {
    let places = teller.places();
    let position = places.map(|places| places.position(finding.after));
    let articles = (finding.provisions().into_iter())
        .filter_map(|provision| {
            let number = provision.number(laws.edition)?;
            Some(json!({ "provision": provision.id, "article": number }))
        })
        .collect::<Vec<_>>();
    let diagrams: Vec<Value> = (teller.places_of(finding).into_iter())
        .filter_map(|ply| Some(json!({ "ply": ply, "fen": places?.position(ply).fen() })))
        .collect();
    let mut object = json!({
        "ply": finding.after,
        "finding": finding.what.name(),
        "topic": finding.what.topic().name(),
        "weight": finding.what.weight().name(),
        "laws": articles,
        "text": teller.told(finding).text,
        "move": places.and_then(|places| places.reached_by(finding.after)),
        "fen": position.map(Position::fen),
        "diagrams": diagrams,
    });
    let details = details(&finding.what, position);
    if let (Value::Object(object), Value::Object(details)) = (&mut object, details) {
        object.extend(details);
        if let What::Header(header) = &finding.what {
            object.insert("line".to_owned(), json!(line_of(header.at)));
        }
    }
    object
}

fn details(what: &What, position: Option<&Position>) -> Value {
    let san = |played: &Move| position.map(|position| position.san(played));
    match what {
        What::NoStart | What::NoMove => json!({}),
        What::Over(ended) => json!({ "by": ended.how.name(), "winner": ended.winner.map(player) }),
        What::PlayedOn { moves, over } => json!({ "by": over.name(), "plies": moves }),
        What::Claim(claim) => {
            let (ground, at) = match &claim.basis {
                Basis::Repetition(places) => ("repetition", json!(places)),
                Basis::NoProgress(half_moves) => ("no-progress", json!(half_moves)),
            };
            let intended: Vec<_> = match &claim.intended {
                None => Vec::new(),
                Some(Intended::Move(played)) => vec![san(played)],
                Some(Intended::AnyWithoutProgress(moves)) => moves.iter().map(san).collect(),
            };
            json!({ "player": player(claim.by), "ground": ground, ground: at, "intended": intended })
        }
        What::WinnerCannotMate {
            winner, because, ..
        } => {
            json!({ "winner": player(*winner), "because": because })
        }
        What::ResultContradicts { written, over, .. } => {
            json!({ "written": result(*written), "by": How::name(*over) })
        }
        What::Termination(termination) => told::termination(termination, position),
        What::Clock(fault) => told::clock(fault),
        What::Header(header) => told::header(header),
    }
}

pub(super) const fn player(player: Player) -> &'static str {
    match player {
        Player::White => "white",
        Player::Black => "black",
    }
}

pub(super) const fn result(result: WrittenResult) -> &'static str {
    match result {
        WrittenResult::Win(Player::White) => "1-0",
        WrittenResult::Win(Player::Black) => "0-1",
        WrittenResult::Draw => "1/2-1/2",
        WrittenResult::Open => "*",
    }
}
