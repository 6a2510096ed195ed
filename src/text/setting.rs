//! The setting of a game as sentences: as far as it matters.

use crate::board::Player;
use crate::clock::{Millis, Period};
use crate::edition::{Options, Pace, Setting, Supervision};
use crate::game::{Act, Ask, Case};
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

/// The sentences about the setting of the game: first the kind of game, where it is not the usual one, then its times.
///
/// Several settings are those of one case: what differs among them stands at their rulings.
pub(super) fn setting(settings: &[Setting], case: &Case) -> Vec<Say> {
    let mut all = Vec::new();
    let asked = |ask: Ask| case.events.iter().any(|event| event.act == Act::Asks(ask));
    // which kind of game, or which rules, is then the question
    let is_asked = asked(Ask::Class) || asked(Ask::Regime);
    let mut regimes: Vec<Say> = settings.iter().map(regime).collect();
    regimes.dedup();
    let unusual = settings.iter().all(|it| it.pace != Pace::Standard);
    if let ([regime], true, false) = (regimes.as_slice(), unusual, is_asked) {
        all.push(regime.clone());
    }
    let Some(options) = settings.first().map(|setting| &setting.options) else {
        return all;
    };
    if options.chess960 {
        all.push(Say::message("setting-chess960"));
    }
    all.extend(time_control(options));
    all.extend(regulations(options));
    all
}

/// The regulations of the event, as far as they are told.
fn regulations(options: &Options) -> Vec<Say> {
    let mut all = Vec::new();
    let timed = |id: &'static str, none: &'static str, time: Option<Millis>| match time {
        None => None,
        Some(Millis::ZERO) => Some(Say::message(none)),
        Some(time) => Some(Say::message(id).time(time)),
    };
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
    all
}

/// The thinking time of each player, in one sentence.
fn time_control(options: &Options) -> Option<Say> {
    let times: Vec<Say> = if options.periods.is_empty() {
        let base = |time| Say::attribute("setting-time", "base").time(time);
        options.base_time.map(base).into_iter().collect()
    } else {
        let alone = options.periods.len() == 1;
        let times = options.periods.iter();
        times
            .map(|period| time_of(period, alone, alike(options)))
            .collect()
    };
    let of_the_periods = || options.periods.first().and_then(added);
    let of_all = options.increment.map(|time| ("increment", time));
    let added = of_all.or_else(|| of_the_periods().filter(|_| alike(options)));
    let attribute = match (times.is_empty(), added) {
        (true, None) => return None,
        (true, Some((_, Millis::ZERO))) => "no-increment",
        (true, Some(_)) => "increment",
        (false, None) => "times",
        (false, Some((_, Millis::ZERO))) => "times-no-increment",
        (false, Some(("delay", _))) => "times-delay",
        (false, Some(_)) if options.periods.len() > 1 => "times-increment-throughout",
        (false, Some(_)) => "times-increment",
    };
    let mut say = Say::attribute("setting-time-control", attribute);
    if !times.is_empty() {
        say = say.with("times", Value::Items(times));
    }
    Some(match added {
        Some((_, time)) if time > Millis::ZERO => say.time(time),
        _ => say,
    })
}

/// What is added for each move of a period, and how.
fn added(period: &Period) -> Option<(&'static str, Millis)> {
    let all = [("increment", period.increment), ("delay", period.delay)];
    all.into_iter().find(|(_, time)| *time > Millis::ZERO)
}

/// Whether the same is added in all periods.
fn alike(options: &Options) -> bool {
    let mut all = options.periods.iter().map(added);
    let first = all.next();
    all.all(|other| Some(other) == first)
}

/// A period as a phrase, with what is added in it where other periods have it otherwise.
fn time_of(period: &Period, alone: bool, alike: bool) -> Say {
    let time = match period.moves {
        Some(moves) => Say::attribute("setting-time", "moves").number("count", moves),
        None if alone => Say::attribute("setting-time", "whole"),
        None => Say::attribute("setting-time", "rest"),
    };
    let time = time.time(period.time);
    match added(period).filter(|_| !alike) {
        None => time,
        Some((kind, more)) => Say::attribute("setting-time-with", kind)
            .with("times", Value::Items(vec![time]))
            .time(more),
    }
}

/// A time of day: hours and minutes.
pub(super) fn time_of_day(time: Millis) -> Value {
    let minutes = time.0 / 60_000;
    Value::Text(format!("{}:{:02}", minutes / 60, minutes % 60))
}
