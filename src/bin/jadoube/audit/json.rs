//! The report of an audit as JSON, a line for each game.

use super::told;
use jadoube::audit::{Basis, Finding, How, Intended, Report, Summary, What};
use jadoube::board::{Move, Player, Position};
use jadoube::edition::Laws;
use jadoube::read::pgn::{Game, WrittenResult};
use serde_json::{Map, Value, json};

/// The report on one game.
pub fn game(laws: &Laws, game: &Game<'_>, line: usize, report: &Report) -> Value {
    let tags: Map<String, Value> = (game.tags.iter())
        .map(|tag| {
            let name = jadoube::read::pgn::decoded(tag.name).into_owned();
            (name, Value::String(tag.value().into_owned()))
        })
        .collect();
    let positions = Positions::of(game, report);
    let line_of = |at: usize| line + game.place(at).0 - game.line;
    let findings = (report.findings.iter()).map(|finding| one(laws, finding, &positions, &line_of));
    json!({
        "line": line,
        "tags": tags,
        "plies": report.plies,
        "result": game.result.map(result),
        "over": report.over.map(|(after, how)| json!({ "ply": after, "by": how.name() })),
        "counts": report.counts,
        "findings": findings.collect::<Vec<_>>(),
    })
}

/// The last line: in how many games each thing is so.
pub fn summary(summary: &Summary) -> Value {
    json!(summary)
}

/// The positions in which findings stand.
struct Positions(Vec<Option<Position>>);

impl Positions {
    fn of(game: &Game<'_>, report: &Report) -> Self {
        let mut all = vec![None; game.moves.len() + 1];
        let last = report.findings.iter().map(|finding| finding.after).max();
        let (Some(last), Ok(start)) = (last, &game.start) else {
            return Positions(all);
        };
        let mut at = start.clone();
        for place in 0..=last.min(game.moves.len()) {
            if report.findings.iter().any(|finding| finding.after == place) {
                all[place] = Some(at.clone());
            }
            if let Some(played) = game.moves.get(place) {
                at = at.play(played);
            }
        }
        Positions(all)
    }

    fn at(&self, place: usize) -> Option<&Position> {
        self.0.get(place)?.as_ref()
    }
}

fn one(
    laws: &Laws,
    finding: &Finding,
    positions: &Positions,
    line_of: &dyn Fn(usize) -> usize,
) -> Value {
    let position = positions.at(finding.after);
    let articles = (finding.provisions().into_iter())
        .filter_map(|provision| {
            let number = provision.number(laws.edition)?;
            Some(json!({ "provision": provision.id, "article": number }))
        })
        .collect::<Vec<_>>();
    let mut object = json!({
        "ply": finding.after,
        "finding": finding.what.name(),
        "topic": finding.what.topic().name(),
        "weight": finding.what.weight().name(),
        "laws": articles,
        "fen": position.map(Position::fen),
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
