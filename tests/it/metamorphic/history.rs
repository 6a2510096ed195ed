//! What was played before: told as moves before the first event, as events, or a little more of it.

use super::retell::{Retellings, Retold, Skip, Told, numbered};
use jadoube::board::{Letters, Player, Position, Role, Square};
use jadoube::game::{Act, Actor, Assertions, Event, MoveAct, Moves, Placement};
use std::sync::Arc;

pub(super) fn moves_to_events(told: &Told<'_>) -> Retellings {
    let mut case = told.case.clone();
    let moves = std::mem::take(&mut case.known.before);
    let Placement::Board(start) = &case.known.placement else {
        return Err(Skip::NothingToRetell);
    };
    if moves.is_empty() {
        return Err(Skip::NothingToRetell);
    }
    let found = case.known.asserted.found.clone();
    if case.known.asserted
        != (Assertions {
            found,
            ..Assertions::default()
        })
    {
        return Err(Skip::BeforeTheEvents);
    }
    let mut mover = start.has_the_move();
    let mut events = Vec::new();
    for played in moves {
        let text = Some(played.text);
        let act = Act::Move(MoveAct {
            text,
            pressed: true,
            ..MoveAct::default()
        });
        events.push((None, Event::plain(Actor::Player(mover), act)));
        mover = mover.other();
    }
    events.extend(numbered(&case));
    Ok(vec![Retold::with_events(&case, events)])
}

/// A move by each player that led to the position given: a piece came from somewhere else, and nothing else changed.
pub(super) fn longer_history(told: &Told<'_>) -> Retellings {
    let Placement::Board(given) = &told.case.known.placement else {
        return Err(Skip::NothingToRetell);
    };
    if told.case.known.history_complete || starts_a_game(given) {
        return Err(Skip::StartOfTheGame);
    }
    let on_move = given.has_the_move();
    let steps = came_from(given, on_move.other()).into_iter();
    let found = steps
        .flat_map(|(before, last)| {
            let earlier = came_from(&before, on_move).into_iter();
            earlier.map(move |(start, first)| (start, [first, last.clone()]))
        })
        .find_map(|(start, played)| {
            let start = with_counters(&start, given)?;
            let before = replayed(&start, &played)?;
            (before.last()?.after.identity() == given.identity()).then_some((start, before))
        });
    let (start, mut before) = found.ok_or(Skip::NoQuietMove)?;
    let mut case = told.case.clone();
    before.append(&mut case.known.before);
    case.known.before = before;
    case.known.placement = Placement::Board(Arc::new(start));
    Ok(vec![Retold::of(&case)])
}

/// Whether a game begins with this position.
pub(super) fn starts_a_game(position: &Position) -> bool {
    *position == Position::initial() || position.is_chess960_start()
}

/// Positions from which a move of this player without capture may have led here, each with that move.
fn came_from(position: &Position, by: Player) -> Vec<(Position, String)> {
    let may_castle = position.fen().split(' ').nth(2) != Some("-");
    let quiet = |role| match role {
        Role::Knight | Role::Bishop | Role::Queen => true,
        Role::Rook | Role::King => !may_castle,
        Role::Pawn => false,
    };
    let pieces = position.pieces();
    let own = pieces.filter(|(_, of, role)| *of == by && quiet(*role));
    let empty = |square: &Square| position.piece_at(*square).is_none();
    own.flat_map(|(to, of, role)| {
        let from = Square::ALL.into_iter().filter(empty);
        from.map(move |from| {
            let before = position.replace(to, None).replace(from, Some((of, role)));
            (before.with_move_of(by), format!("{from}{to}"))
        })
    })
    .filter(|(before, text)| {
        let attempt = before.read_move_of(by, text, &Letters::ENGLISH);
        !before.in_check(by.other()) && attempt.is_ok_and(|it| before.examine(&it).is_ok())
    })
    .collect()
}

/// The position with the counters of one that is a move of each player later.
fn with_counters(position: &Position, later: &Position) -> Option<Position> {
    let (fen, later) = (position.fen(), later.fen());
    let [pieces, turn, ..] = fen.split(' ').collect::<Vec<_>>()[..] else {
        return None;
    };
    let [_, _, rights, "-", half, full] = later.split(' ').collect::<Vec<_>>()[..] else {
        return None;
    };
    let half = half.parse::<u32>().ok()?.saturating_sub(2);
    let full = full.parse::<u32>().ok()?.saturating_sub(1).max(1);
    Position::from_fen(&format!("{pieces} {turn} {rights} - {half} {full}")).ok()
}

/// The moves, each with the position after it.
fn replayed(start: &Position, played: &[String]) -> Option<Vec<Moves>> {
    let mut now = start.clone();
    let mut all = Vec::new();
    for text in played {
        let attempt = now.read_move(text, &Letters::ENGLISH).ok()?;
        now = now.play(&now.examine(&attempt).ok()?);
        all.push(Moves {
            text: text.clone(),
            progress: false,
            after: Arc::new(now.clone()),
        });
    }
    Some(all)
}
