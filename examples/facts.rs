//! Prints what the engine counts along games, for the comparison with an independent library.
//!
//! Reads lines `FEN;uci uci …` and prints one JSON object per position:
//! the legal moves in algebraic notation, the move played, occurrences, half moves without progress, and the outcome;
//! of the last position also whether each player can checkmate, White first: the moves, or how it is known that there are none.

use jadoube::board::{CanMate, Letters, Outcome, Player, Position};
use jadoube::game::{
    Act, Actor, Case, Event, Hands, Happening, Known, MoveAct, Placement, Promotion, Quantity,
    Record,
};
use serde_json::{Value, json};
use std::io::{BufRead, Write};
use std::sync::Arc;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    for line in std::io::stdin().lock().lines() {
        let line = line?;
        let (fen, moves) = line.split_once(';').ok_or("expected FEN;moves")?;
        let start = Arc::new(Position::from_fen(fen)?);
        let known = Known {
            placement: Placement::Board(start.clone()),
            history_complete: true,
            ..Known::default()
        };
        let mut case = Case {
            known,
            ..Case::default()
        };
        let mut record = Record::new(&case);
        let mut position = start;
        let moves: Vec<&str> = moves.split_whitespace().collect();
        print(&mut out, &position, None, moves.is_empty(), &record, &case)?;
        for (ix, uci) in (0u16..).zip(&moves) {
            let attempt = position.read_move(uci, &Letters::ENGLISH)?;
            let legal = position
                .examine(&attempt)
                .map_err(|reason| format!("{uci} in {}: {reason:?}", position.fen()))?;
            let san = position.san(&legal);
            let event = Event {
                hand: None,
                by: Actor::Player(position.has_the_move()),
                act: Act::Move(MoveAct {
                    text: Some(san.clone()),
                    pressed: true,
                    hands: Hands::One,
                    promotion: Promotion::AsWritten,
                }),
                about: None,
                order: Default::default(),
                seen: Default::default(),
                disputed: false,
                left: Default::default(),
                below_zero: Default::default(),
                known: Default::default(),
            };
            case.events.push(event.clone());
            record.note(Happening::Made, ix, &event, &case)?;
            record.note(Happening::Completed, ix, &event, &case)?;
            position = record.position().ok_or("the position is known")?.clone();
            let last = usize::from(ix) + 1 == moves.len();
            print(&mut out, &position, Some(&san), last, &record, &case)?;
        }
    }
    Ok(())
}

fn print(
    out: &mut impl Write,
    position: &Position,
    played: Option<&str>,
    last: bool,
    record: &Record,
    case: &Case,
) -> std::io::Result<()> {
    let mut legal: Vec<String> = position
        .legal_moves()
        .iter()
        .map(|m| position.san(m))
        .collect();
    legal.sort();
    let at = u16::try_from(case.events.len().saturating_sub(1)).unwrap_or(u16::MAX);
    let outcome = match position.outcome() {
        Outcome::Mate => "mate",
        Outcome::Stalemate => "stalemate",
        Outcome::Dead => "dead",
        Outcome::PlayGoesOn => "play-goes-on",
        Outcome::Undecided => "undecided",
    };
    let facts = json!({
        "played": played,
        "fen": position.fen(),
        "white_to_move": position.has_the_move() == Player::White,
        "legal": legal,
        "occurrences": record.count(Quantity::Occurrences, at, case),
        "moves_without_progress": record.count(Quantity::MovesWithoutProgress, at, case),
        "outcome": outcome,
        "mates": last.then(|| Player::ALL.map(|player| mate(position, player))),
    });
    writeln!(out, "{facts}")
}

fn mate(position: &Position, player: Player) -> Value {
    match position.can_mate(player) {
        CanMate::Yes { line } => {
            let uci = |played: &jadoube::board::Move| {
                played.to_uci(shakmaty::CastlingMode::Standard).to_string()
            };
            json!(line.iter().map(uci).collect::<Vec<String>>())
        }
        CanMate::No { because, .. } => json!(because),
        CanMate::IllegalPosition | CanMate::Undecided => Value::Null,
    }
}
