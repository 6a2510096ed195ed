//! `jadoube mate`: whether a side can still checkmate, with the moves that do it or the reason why there are none.

use crate::choice::Format;
use crate::shared::Desk;
use crate::values;
use anyhow::Result;
use clap::Args;
use jadoube::board::{CanMate, Player, Position};
use jadoube::game::{Answer, Subject};
use jadoube::text::{can_mate, stated};
use serde_json::{Value, json};
use std::process::ExitCode;

/// Which position, and whose mate.
#[derive(Args)]
pub struct Options {
    #[arg(required = true)]
    fen: Vec<String>,
    #[arg(long, value_name = "PLAYER", value_parser = values::player(), ignore_case = true)]
    by: Option<Player>,
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// Tells whether a side can still checkmate.
pub fn run(options: &Options, desk: &Desk) -> Result<ExitCode> {
    let fen = options.fen.join(" ");
    // The rights of Chess960 may be named by the files of the rooks.
    let position = Position::from_fen(&fen)
        .or_else(|error| Position::from_fen_chess960(&fen).map_err(|_| error))?;
    let players = match options.by {
        Some(player) => vec![player],
        None => Player::ALL.to_vec(),
    };
    let found: Vec<(Player, CanMate)> = players
        .into_iter()
        .map(|player| (player, position.can_mate(player)))
        .collect();
    let voice = desk.voice();
    match options.format {
        Format::Human => {
            let mut page = String::new();
            for (player, found) in &found {
                if let Some(answer) = answer(found) {
                    let said = voice.say(&stated(Subject::CanMate(*player), answer));
                    page.push_str(&format!("{said}\n"));
                }
                let proof = can_mate(&voice, &position, *player, found);
                page.push_str(&format!("  {}\n", proof.said));
                if let Some(line) = proof.line {
                    page.push_str(&format!("  {line}\n"));
                }
            }
            crate::print(&page)?;
        }
        Format::Json => {
            let one = |(player, found): &(Player, CanMate)| as_json(&position, *player, found);
            let sides: Vec<Value> = found.iter().map(one).collect();
            crate::print(&format!(
                "{}\n",
                json!({ "fen": position.fen(), "sides": sides })
            ))?;
        }
    }
    let answers: Vec<Option<Answer>> = found.iter().map(|(_, found)| answer(found)).collect();
    Ok(if answers.contains(&None) {
        ExitCode::from(3)
    } else if answers.contains(&Some(Answer::No)) {
        ExitCode::FAILURE
    } else {
        ExitCode::SUCCESS
    })
}

/// Yes or no, where it is decided.
fn answer(found: &CanMate) -> Option<Answer> {
    match found {
        CanMate::Yes { .. } => Some(Answer::Yes),
        CanMate::No { .. } => Some(Answer::No),
        CanMate::IllegalPosition | CanMate::Undecided => None,
    }
}

fn as_json(position: &Position, player: Player, found: &CanMate) -> Value {
    let because = match found {
        CanMate::Yes { .. } => None,
        CanMate::No { because, .. } => Some(because.name()),
        CanMate::IllegalPosition => Some("illegal-position"),
        CanMate::Undecided => Some("undecided"),
    };
    let line = match found {
        CanMate::Yes { line } => position.short_mate(line),
        CanMate::No { line, .. } => line.clone(),
        CanMate::IllegalPosition | CanMate::Undecided => Vec::new(),
    };
    json!({
        "player": player,
        "can-mate": answer(found).map(|answer| answer == Answer::Yes),
        "because": because,
        "line": position.sans(&line),
    })
}
