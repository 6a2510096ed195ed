//! What is known before the first event, and what is asserted of an event, as sentences.

use crate::board::{Player, Position, Role};
use crate::clock::{Millis, Period};
use crate::edition::{Pace, Setting, Supervision};
use crate::game::{
    Actor, Answer, Assertions, ByPlayer, Case, Colours, Known, Material, Open, Placement, Subject,
};
use crate::text::question::stated;
use crate::text::say::{Say, Value};

/// The sentence that names pace and supervision.
pub fn regime(setting: &Setting) -> Say {
    let attribute = match (setting.pace, setting.supervision) {
        (Pace::Standard, _) => "standard",
        (Pace::Rapid, Supervision::Full) => "rapid-full",
        (Pace::Rapid, Supervision::Limited) => "rapid-limited",
        (Pace::Blitz, Supervision::Full) => "blitz-full",
        (Pace::Blitz, Supervision::Limited) => "blitz-limited",
    };
    Say::attribute("setting", attribute)
}

/// The sentences about the setting of the game.
pub(super) fn setting(setting: &Setting, colours: Colours) -> Vec<Say> {
    let mut all = vec![regime(setting)];
    let options = &setting.options;
    let timed = |id: &'static str, none: &'static str, time: Option<Millis>| match time {
        None => None,
        Some(Millis::ZERO) => Some(Say::message(none)),
        Some(time) => Some(Say::message(id).time(time)),
    };
    all.extend(timed(
        "setting-base-time",
        "setting-base-time",
        options.base_time,
    ));
    all.extend(timed(
        "setting-increment",
        "setting-no-increment",
        options.increment,
    ));
    all.extend(periods(&options.periods));
    all.extend(
        options
            .scheduled_start
            .map(|time| Say::message("setting-scheduled-start").with("time", time_of_day(time))),
    );
    all.extend(
        options
            .no_draw_before_move
            .map(|count| Say::message("setting-no-draw-before-move").number("count", count)),
    );
    if options.draws_need_consent {
        all.push(Say::message("setting-draws-need-consent"));
    }
    all.extend(timed(
        "setting-default-time",
        "setting-no-default-time",
        options.default_time,
    ));
    all.extend(timed(
        "setting-resumption-late-limit",
        "setting-resumption-late-limit",
        options.resumption_late_limit,
    ));
    if let Some(scoring) = options.scoring {
        let points = |score: crate::edition::Score| Value::Text(score.to_string());
        all.push(
            Say::message("setting-scoring")
                .with("win", points(scoring.win))
                .with("draw", points(scoring.draw))
                .with("loss", points(scoring.loss)),
        );
        all.extend(
            scoring
                .forfeit_loss
                .map(|score| Say::message("setting-forfeit-points").with("points", points(score))),
        );
    }
    if options.guidelines_iii {
        all.push(Say::message("setting-guidelines-iii"));
    }
    if options.chess960 {
        all.push(Say::message("setting-chess960"));
    }
    let chosen = [
        (options.devices_in_bag, "setting-devices-in-bag"),
        (
            options.milder_device_penalty,
            "setting-milder-device-penalty",
        ),
        (
            options.frees_visually_disabled,
            "setting-frees-visually-disabled",
        ),
        (options.report_leaving, "setting-report-leaving"),
        (options.no_appeal, "setting-no-appeal"),
        (options.fines_announced, "setting-fines-announced"),
    ];
    all.extend(
        chosen
            .iter()
            .filter(|(so, _)| *so)
            .map(|(_, id)| Say::message(*id)),
    );
    let of = |id: &'static str, players: &[Player]| -> Vec<Say> {
        players
            .iter()
            .map(|player| Say::message(id).of(*player))
            .collect()
    };
    all.extend(of("setting-visually-disabled", &options.visually_disabled));
    all.extend(of("setting-hearing-impaired", &options.hearing_impaired));
    if options.no_arbiter {
        all.push(Say::message("setting-no-arbiter"));
    }
    if colours == Colours::Unknown {
        all.push(Say::message("setting-colours-unknown"));
    }
    all
}

/// One sentence per period, and one for what is added for each move in it.
fn periods(periods: &[Period]) -> Vec<Say> {
    let mut all = Vec::new();
    for (number, period) in (1u64..).zip(periods) {
        let number = |say: Say| say.number("period", number);
        all.push(number(match period.moves {
            Some(moves) => Say::attribute("setting-period", "moves")
                .time(period.time)
                .number("count", moves),
            None => Say::attribute("setting-period", "rest").time(period.time),
        }));
        let added = [("increment", period.increment), ("delay", period.delay)];
        for (attribute, time) in added.into_iter().filter(|(_, time)| *time > Millis::ZERO) {
            all.push(number(
                Say::attribute("setting-period", attribute).time(time),
            ));
        }
    }
    all
}

/// A time of day: hours and minutes.
pub(super) fn time_of_day(time: Millis) -> Value {
    let minutes = time.0 / 60_000;
    Value::Text(format!("{}:{:02}", minutes / 60, minutes % 60))
}

/// The sentences about what is known before the first event; a board is shown elsewhere.
pub(super) fn known(case: &Case) -> Vec<Say> {
    let Known {
        placement,
        before,
        history_complete,
        asserted,
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
        all.push(Say::message("known-moves").with("moves", Value::Move(numbered(start, &texts))));
    }
    if *history_complete {
        all.push(Say::message("known-history-complete"));
    }
    all.extend(assertions(asserted));
    // a single count or finding that is left open shows in the ruling, which asks for it
    all.extend(case.open.iter().filter_map(|open| match open {
        Open::All(group) => Some(Say::attribute("open", group.name())),
        Open::Count(_) | Open::Finding(_) => None,
    }));
    all
}

/// From how many half moves without pawn move or capture on the story mentions them.
const WORTH_TELLING: u32 = 20;

fn board(position: &Position) -> Vec<Say> {
    let mut all = Vec::new();
    if let Some(number) = position.chess960_number() {
        all.push(Say::message("known-start-position").number("number", number));
    }
    all.push(Say::message("known-to-move").of(position.has_the_move()));
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
pub(super) fn assertions(asserted: &Assertions) -> Vec<Say> {
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
    for player in Player::ALL {
        let can = can_mate.and_then(|by| *by.of(player));
        all.extend(can.map(|so| stated(Subject::CanMate(player), so.into())));
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
    all.extend(counted("known-occurrences", occurrences));
    all.extend(counted(
        "known-consecutive-occurrences",
        consecutive_occurrences,
    ));
    all.extend(counted(
        "known-moves-without-progress",
        moves_without_progress,
    ));
    all.extend(each("known-moves-made", moves_made.as_ref()));
    all.extend(each("known-moves-completed", moves_completed.as_ref()));
    all.extend(each("known-illegal-acts", illegal_acts.as_ref()));
    all.extend(each("known-warnings", warnings.as_ref()));
    all.extend(counted("known-record-requests", record_requests));
    all.extend(counted("known-games-per-arbiter", games_per_arbiter));
    all.extend(each("known-presses", presses.as_ref()));
    all.extend(counted("known-period", period));
    all
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
