//! What is known before the first event, and what is asserted of it or of an event, as sentences.

use crate::board::{Player, Position, Role};
use crate::game::{
    Actor, Answer, Assertions, ByPlayer, Case, Known, Material, Open, Placement, Subject,
};
use crate::text::found::known_before;
use crate::text::question::stated;
use crate::text::say::{Say, Value};

/// The sentences about what is known before the first event; a board is shown elsewhere.
pub(super) fn known(case: &Case) -> Vec<Say> {
    let Known {
        placement,
        before,
        history_complete,
        asserted: _,
    } = &case.known;
    let mut all = Vec::new();
    match placement {
        Placement::Unknown => {}
        Placement::Board(position) => {
            let last = before.last().map_or(position, |played| &played.after);
            all.extend(board(last));
        }
        Placement::Material(material) => all.extend(pieces(material)),
    }
    if let (Placement::Board(start), false) = (placement, before.is_empty()) {
        let texts: Vec<&str> = before.iter().map(|played| played.text.as_str()).collect();
        let say = Say::message("known-moves").number("count", texts.len() as u64);
        all.push(say.with("moves", Value::Move(numbered(start, &texts))));
    }
    if *history_complete {
        all.push(Say::message("known-history-complete"));
    }
    all.extend(assertions(&known_before(case), false));
    // a single count or finding that is left open shows in the ruling, which asks for it
    all.extend(case.open.iter().filter_map(|open| match open {
        Open::All(group) => Some(Say::attribute("open", group.name())),
        Open::Count(_) | Open::Finding(_) => None,
    }));
    all
}

/// From how many half moves without pawn move or capture on the story mentions them.
const WORTH_TELLING: u32 = 20;

/// The message that says whose move it is on the board.
pub(super) const TO_MOVE: &str = "known-to-move";

fn board(position: &Position) -> Vec<Say> {
    let mut all = Vec::new();
    if let Some(number) = position.chess960_number() {
        all.push(Say::message("known-start-position").number("number", number));
    }
    all.push(Say::message(TO_MOVE).of(position.has_the_move()));
    let half_moves = position.half_moves_without_progress();
    if half_moves >= WORTH_TELLING {
        all.push(Say::message("known-half-moves").number("count", half_moves));
    }
    all
}

/// Moves with their numbers: `1. e4 e5 2. Nf3`, or `1. … e5 2. Nf3`.
pub(super) fn numbered(start: &Position, moves: &[&str]) -> String {
    let mut number = start.full_moves();
    let mut mover = start.has_the_move();
    let mut words = Vec::new();
    for (at, text) in moves.iter().enumerate() {
        match mover {
            Player::White => words.push(format!("{number}. {text}")),
            Player::Black if at == 0 => words.push(format!("{number}. … {text}")),
            Player::Black => words.push((*text).to_owned()),
        }
        if mover == Player::Black {
            number += 1;
        }
        mover = mover.other();
    }
    words.join(" ")
}

fn pieces(material: &Material) -> [Say; 2] {
    let of = |player: Player, roles: &[Role]| {
        let order = [
            (Role::King, "king"),
            (Role::Queen, "queen"),
            (Role::Rook, "rook"),
            (Role::Bishop, "bishop"),
            (Role::Knight, "knight"),
            (Role::Pawn, "pawn"),
        ];
        let items = order.into_iter().filter_map(|(role, name)| {
            let count = roles.iter().filter(|other| **other == role).count() as u64;
            (count > 0).then(|| Say::attribute("pieces", name).number("count", count))
        });
        Say::message("known-material")
            .of(player)
            .with("pieces", Value::Items(items.collect()))
    };
    [
        of(Player::White, &material.white),
        of(Player::Black, &material.black),
    ]
}

/// The sentences about facts that are asserted instead of shown.
///
/// A count told of a claim with an intended move includes that move.
pub(super) fn assertions(asserted: &Assertions, intended: bool) -> Vec<Say> {
    let Assertions {
        legal,
        outcome,
        can_mate,
        mating_potential,
        has_the_move,
        happened,
        found,
        occurrences,
        consecutive_occurrences,
        moves_without_progress,
        moves_made,
        moves_completed,
        illegal_acts,
        record_requests,
        games_per_arbiter,
        presses,
        period,
        warnings,
    } = asserted;
    let mut all = Vec::new();
    all.extend(legal.map(|so| stated(Subject::Legal, so.into())));
    all.extend(outcome.map(|so| stated(Subject::Outcome, so.into())));
    match can_mate.map(|by| (by.white, by.black)) {
        Some((Some(one), Some(other))) if one == other => {
            all.push(Say::attribute("known-both-can-mate", one.name()));
        }
        _ => all.extend(Player::ALL.into_iter().filter_map(|player| {
            let can = can_mate.and_then(|by| *by.of(player))?;
            Some(stated(Subject::CanMate(player), can.into()))
        })),
    }
    for player in Player::ALL {
        let can = mating_potential.and_then(|by| *by.of(player));
        all.extend(can.map(|so| stated(Subject::MatingPotential(player), so.into())));
    }
    all.extend(has_the_move.map(|who| stated(Subject::HasTheMove(who), Answer::Yes)));
    all.extend(happened.map(|so| stated(Subject::Happened, so.into())));
    for (finding, so) in found.iter().flatten() {
        all.push(stated(Subject::Found(*finding), (*so).into()));
    }
    let counted = |id: &'static str, count: &Option<u32>| {
        count.map(|count| Say::message(id).number("count", count))
    };
    let of_position = |id: &'static str, count: &Option<u32>| {
        let which = if intended { "intended" } else { "here" };
        counted(id, count).map(|say| say.under(which))
    };
    all.extend(of_position("known-occurrences", occurrences));
    all.extend(of_position(
        "known-consecutive-occurrences",
        consecutive_occurrences,
    ));
    all.extend(of_position(
        "known-moves-without-progress",
        moves_without_progress,
    ));
    all.extend(moves(moves_made.as_ref(), moves_completed.as_ref()));
    all.extend(each("known-illegal-acts", illegal_acts.as_ref()));
    all.extend(each("known-warnings", warnings.as_ref()));
    all.extend(counted("known-record-requests", record_requests));
    all.extend(counted("known-games-per-arbiter", games_per_arbiter));
    all.extend(each("known-presses", presses.as_ref()));
    all.extend(counted("known-period", period));
    all
}

/// The moves made and completed: both players in one sentence where they are alike.
fn moves(
    made: Option<&ByPlayer<Option<u32>>>,
    completed: Option<&ByPlayer<Option<u32>>>,
) -> Vec<Say> {
    let of = |player: Player| {
        let count = |by: Option<&ByPlayer<Option<u32>>>| by.and_then(|by| *by.of(player));
        (count(made), count(completed))
    };
    let [white, black] = Player::ALL.map(of);
    if white == black {
        return moves_of(Actor::Both, "both", white);
    }
    let each = [(Player::White, white), (Player::Black, black)].into_iter();
    each.flat_map(|(player, counts)| moves_of(Actor::Player(player), "one", counts))
        .collect()
}

fn moves_of(who: Actor, attribute: &'static str, counts: (Option<u32>, Option<u32>)) -> Vec<Say> {
    let say = |id: &'static str, count: u32| {
        Say::attribute(id, attribute)
            .player(who)
            .number("count", count)
    };
    match counts {
        (Some(made), Some(completed)) if made == completed => {
            vec![say("known-moves-made-and-completed", made)]
        }
        (made, completed) => {
            let made = made.map(|count| say("known-moves-made", count));
            let completed = completed.map(|count| say("known-moves-completed", count));
            made.into_iter().chain(completed).collect()
        }
    }
}

/// One sentence per player for whom there is a number.
fn each(id: &'static str, by: Option<&ByPlayer<Option<u32>>>) -> Vec<Say> {
    let Some(by) = by else {
        return Vec::new();
    };
    Player::ALL
        .into_iter()
        .filter_map(|player| {
            let count = (*by.of(player))?;
            Some(
                Say::message(id)
                    .player(Actor::Player(player))
                    .number("count", count),
            )
        })
        .collect()
}
