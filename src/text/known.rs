//! What is known before the first event, and what is asserted of it or of an event, as sentences.

use crate::board::{Player, Position, Role};
use crate::game::{
    Act, Actor, Assertions, ByPlayer, Case, Event, Finding, Known, Material, Open, Placement,
    Subject, YesNo,
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
    let mut to_move = case.known.asserted.has_the_move;
    let mut from_the_start = false;
    match placement {
        Placement::Unknown => {}
        Placement::Board(position) => {
            let last = before.last().map_or(position, |played| &played.after);
            to_move = Some(last.has_the_move());
            from_the_start = **position == Position::initial();
            all.extend(board(last));
        }
        Placement::Material(material) => all.extend(pieces(material)),
    }
    if let (Placement::Board(start), false) = (placement, before.is_empty()) {
        let texts: Vec<&str> = before.iter().map(|played| played.text.as_str()).collect();
        let since = if from_the_start { "start" } else { "later" };
        let say = Say::attribute("known-moves", since).number("count", texts.len() as u64);
        all.push(say.with("moves", Value::Move(numbered(start, &texts))));
    }
    if *history_complete && !from_the_start {
        all.push(Say::message("known-history-complete"));
    }
    all.extend(assertions(&known_before(case), Of::Case(case)));
    // a single count or finding that is left open shows in the ruling, which asks for it
    all.extend(case.open.iter().filter_map(|open| match open {
        Open::All(group) => Some(Say::attribute("open", group.name())),
        Open::Count(_) | Open::Finding(_) => None,
    }));
    all.extend(to_move.map(|player| Say::message(TO_MOVE).of(player)));
    all
}

/// The position before the first event, where it is given.
pub fn on_the_board(case: &Case) -> Option<&Position> {
    match (&case.known.placement, case.known.before.last()) {
        (_, Some(played)) => Some(&played.after),
        (Placement::Board(position), None) => Some(position),
        (Placement::Unknown | Placement::Material(_), None) => None,
    }
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
    let half_moves = position.half_moves_without_progress();
    if half_moves >= WORTH_TELLING {
        let last = position.has_the_move().other();
        let (more, less) = (half_moves.div_ceil(2), half_moves / 2);
        let attribute = if more == less { "each" } else { "apart" };
        let say = Say::attribute("known-half-moves", attribute).of(last);
        all.push(say.number("count", more).number("others", less));
    }
    all
}

/// Moves with their numbers: `1. e4 e5 2. Nf3`, or `1. … e5 2. Nf3`.
pub(super) fn numbered(start: &Position, moves: &[&str]) -> String {
    numbered_from(start.full_moves(), start.has_the_move(), moves)
}

/// Moves with numbers from this one on, the first by this player.
pub(super) fn numbered_from(mut number: u32, mut mover: Player, moves: &[&str]) -> String {
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
        match roles {
            [Role::King] => Say::attribute("known-material", "bare").of(player),
            _ => Say::message("known-material")
                .of(player)
                .with("pieces", Value::Items(items.collect())),
        }
    };
    [
        of(Player::White, &material.white),
        of(Player::Black, &material.black),
    ]
}

/// Of what something is asserted.
#[derive(Clone, Copy)]
pub(super) enum Of<'c> {
    /// Of the case as a whole.
    Case(&'c Case),
    /// Of an event.
    Event(&'c Event),
}

impl Of<'_> {
    /// Whether a move that somebody intends is meant: a count then includes it.
    fn intends_a_move(self) -> bool {
        match self {
            Of::Event(event) => {
                matches!(&event.act, Act::ClaimDraw(claim) if claim.intended.is_some())
            }
            Of::Case(_) => false,
        }
    }

    /// Who would win on time: the opponent of the one player who claims a draw in a quickplay finish, or whose flag falls.
    fn winner_on_time(self) -> Option<Actor> {
        let Of::Case(case) = self else { return None };
        let loses = |event: &Event| match event.act {
            Act::ClaimQuickplay(_) | Act::RequestIncrement | Act::FlagFalls => event.by.player(),
            _ => None,
        };
        let mut all = case.events.iter().filter_map(loses);
        let first = all.next()?;
        let winner = Actor::Player(first.other());
        all.all(|other| other == first).then_some(winner)
    }

    /// Who comes late: the one player who arrives.
    fn latecomer(self) -> Option<Actor> {
        let Of::Case(case) = self else { return None };
        let comes = |event: &&Event| matches!(event.act, Act::Arrive(_) | Act::Arrival(_));
        let mut all = case.events.iter().filter(comes).map(|event| event.by);
        let first = all.next()?;
        all.all(|other| other == first).then_some(first)
    }

    /// Whether a claim or an offer is meant: what the only act, or the last one of a player, is.
    fn pleads(self) -> Option<&'static str> {
        let of = |event: &Event| match event.act {
            Act::ClaimDraw(_) => Some("claim"),
            Act::OfferDraw(_) => Some("offer"),
            _ => None,
        };
        match self {
            Of::Event(event) => of(event),
            Of::Case(case) => {
                let mut own = case.events.iter().rev();
                own.find(|event| event.by.player().is_some()).and_then(of)
            }
        }
    }

    /// Whose behaviour is meant: that of the one player who does something.
    fn doer(self) -> Option<Actor> {
        let by_a_player = |event: &&Event| event.by.player().is_some();
        match self {
            Of::Event(event) => Some(event).filter(by_a_player).map(|event| event.by),
            Of::Case(case) => {
                let mut all = case.events.iter().filter(by_a_player);
                let first = all.next()?.by;
                all.all(|other| other.by == first).then_some(first)
            }
        }
    }
}

/// A finding as a statement: of whose behaviour it is, where that is known.
pub(super) fn finding(finding: Finding, so: YesNo, of: Of<'_>) -> Say {
    let whose = match finding {
        Finding::Distraction
        | Finding::Disability
        | Finding::UnableToPress
        | Finding::UnableToMove
        | Finding::LossAnnounced
        | Finding::PersistentRefusal => of.doer(),
        Finding::CannotWinNormally | Finding::NoEffort => of.winner_on_time(),
        Finding::TooLate => of.latecomer(),
        _ => None,
    };
    let Some(whose) = whose else {
        return stated(Subject::Found(finding), so.into());
    };
    let attribute = match (finding, of.pleads()) {
        (Finding::Distraction, Some(plea)) => format!("{plea}-{}", so.name()),
        _ => so.name().to_owned(),
    };
    Say::attribute(format!("known-{}", finding.name()), attribute).player(whose)
}

/// The sentences about facts that are asserted instead of shown; who has the move is told where a story begins.
pub(super) fn assertions(asserted: &Assertions, of: Of<'_>) -> Vec<Say> {
    let Assertions {
        legal,
        outcome,
        can_mate,
        mating_potential,
        has_the_move: _,
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
            Some(Say::attribute("known-can-mate", can.name()).of(player))
        })),
    }
    for player in Player::ALL {
        let can = mating_potential.and_then(|by| *by.of(player));
        all.extend(can.map(|so| stated(Subject::MatingPotential(player), so.into())));
    }
    all.extend(happened.map(|so| stated(Subject::Happened, so.into())));
    for (found, so) in found.iter().flatten() {
        all.push(finding(*found, *so, of));
    }
    let counted = |id: &'static str, count: &Option<u32>| {
        count.map(|count| Say::message(id).number("count", count))
    };
    let of_position = |id: &'static str, count: &Option<u32>| {
        let which = if of.intends_a_move() {
            "intended"
        } else {
            "here"
        };
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

/// The moves made and completed; what is completed was made.
fn moves(
    made: Option<&ByPlayer<Option<u32>>>,
    completed: Option<&ByPlayer<Option<u32>>>,
) -> Vec<Say> {
    let of_each = |counts: Option<&ByPlayer<Option<u32>>>| {
        Player::ALL.map(|player| counts.and_then(|by| *by.of(player)))
    };
    let (made, completed) = (of_each(made), of_each(completed));
    let mut all = Vec::new();
    if made != completed {
        all.extend(of_both("known-moves-made", made));
    }
    all.extend(of_both("known-moves-completed", completed));
    all
}

/// The numbers of both players in one sentence, or that of the one for whom there is a number.
fn of_both(id: &'static str, [white, black]: [Option<u32>; 2]) -> Option<Say> {
    let say = |attribute: &'static str, who: Actor, count: u32| {
        Say::attribute(id, attribute)
            .player(who)
            .number("count", count)
    };
    let [first, second] = Player::ALL.map(Actor::Player);
    match (white, black) {
        (None, None) => None,
        (Some(one), Some(other)) if one == other => Some(say("both", Actor::Both, one)),
        (Some(one), Some(other)) => {
            let say = say("each", first, one).with("owner", Value::Who(second));
            Some(say.number("others", other))
        }
        (Some(count), None) => Some(say("one", first, count)),
        (None, Some(count)) => Some(say("one", second, count)),
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
