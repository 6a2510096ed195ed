//! The start of the game: where the clock stands, whose clock starts, and what is lost while nobody is there.

use crate::board::Player;
use crate::clock::Millis;
use crate::edition::BothAbsent;
use crate::game::{
    Actor, Colours, Duty, Effect, Fact, Facts, Finding, Happening, Measure, Quantity, Unknown,
};
use crate::laws::clock::lateness::{excused, is_too_late, lateness, limit};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Lets the arbiter decide, before the game, where the clock stands; a wish that comes later is refused.
///
/// Source: Article 6.5.
pub static CLOCK_PLACE: Provision = Provision {
    id: "clock-place",
    rule: |_| Some(Facts::new()),
    task: Task::Empowers(When {
        on: &[Happening::PlaceWished],
        phase: Phase::DuringPlay,
        decide: place,
    }),
    yields_to: &[&BOARD_TURNED_FOR_CLOCK],
};

/// Has the board turned round, and the clock left where it stands, for a disabled player who needs the clock on his other side.
///
/// Source: M-070, beside Article 6.5.
pub static BOARD_TURNED_FOR_CLOCK: Provision = Provision {
    id: "board-turned-for-clock",
    rule: |laws| BOARD_TURNED_FOR_CLOCK.where_numbered(laws),
    task: Task::Decides(When {
        on: &[Happening::PlaceWished],
        phase: Phase::DuringPlay,
        decide: turn_board,
    }),
    yields_to: &[],
};

/// Starts White's clock at the start of the game, whoever is there.
///
/// Source: Article 6.6.
pub static WHITE_CLOCK_STARTED: Provision = Provision {
    id: "white-clock-started",
    rule: |_| Some(Facts::new()),
    task: Task::Decides(When {
        on: &[Happening::RoundStarted],
        phase: Phase::DuringPlay,
        decide: start,
    }),
    yields_to: &[],
};

/// Charges White with the time until White comes, where neither player is there at the start.
///
/// Where nobody tells of the start, it has come when White, of whom it was told that he was absent, arrives in time.
///
/// Source: Article 6.7.2.
pub static BOTH_ABSENT_AT_START: Provision = Provision {
    id: "both-absent-at-start",
    rule: |laws| {
        let absent = &laws.params.both_absent_at_start;
        let word = *absent.value()?;
        Some(Facts::new().with("when", word).no_surer_than(absent))
    },
    task: Task::Decides(When {
        on: &[Happening::RoundStarted, Happening::Arrived],
        phase: Phase::DuringPlay,
        decide: charge,
    }),
    yields_to: &[],
};

/// Whether a player has not moved yet, in a game that was not adjourned.
pub(in crate::laws) fn not_begun(moment: Moment<'_>, player: Player) -> bool {
    let moved = moment
        .record()
        .trail()
        .any(|node| node.mover == Some(player));
    moment.record().sealed().is_none()
        && !moved
        && moment
            .number(Quantity::MovesMade(player))
            .is_none_or(|moves| moves == 0)
}

fn before_the_game(moment: Moment<'_>) -> bool {
    let mut players = Player::ALL.into_iter();
    players.all(|player| not_begun(moment, player))
}

fn turn_board(moment: Moment<'_>) -> Decision {
    let disabled = moment.found_so_far(Finding::Disability) == Some(true);
    Ok(match moment.player() {
        Some(player) if disabled && before_the_game(moment) => {
            let facts = Facts::new().with("player", Fact::Player(player));
            let effects = [Effect::Allowed(player), Effect::Must(Duty::TurnBoard)];
            BOARD_TURNED_FOR_CLOCK.holds(facts, effects)
        }
        _ => vec![],
    })
}

fn place(moment: Moment<'_>) -> Decision {
    let before = before_the_game(moment);
    let facts = Facts::new().with("before", before);
    Ok(match moment.player() {
        _ if before => CLOCK_PLACE.holds(facts, [Effect::May(vec![Measure::PlaceClock])]),
        Some(player) => CLOCK_PLACE.holds(facts, [Effect::Forbidden(player), Effect::PlayOn]),
        None => CLOCK_PLACE.fails(Facts::new()),
    })
}

/// The player with the white pieces, in a game in which White has not moved yet.
///
/// A case may leave the colours of its players open: then the one who has the move before anybody has moved is White.
///
/// # Errors
///
/// As for [`Moment::ask`].
pub(super) fn white(moment: Moment<'_>) -> Result<Option<Player>, Unknown> {
    let not_begun = |player| not_begun(moment, player);
    match moment.colours() {
        Colours::Known => Ok(Some(Player::White).filter(|white| not_begun(*white))),
        Colours::Unknown if !Player::ALL.into_iter().all(not_begun) => Ok(None),
        Colours::Unknown if moment.has_the_move(Player::White)? => Ok(Some(Player::White)),
        Colours::Unknown => Ok(Some(Player::Black)),
    }
}

/// Whether a player's clock has not run yet: he has made no move, and the game has not started, or White has the first move.
pub(super) fn stands_at_the_start(moment: Moment<'_>, player: Player) -> bool {
    let made = moment.number(Quantity::MovesMade(player));
    match moment.last(Happening::RoundStarted) {
        None => made == Some(0),
        Some(_) => {
            let white = white(moment).ok().flatten();
            let first_move_pending = moment.last(Happening::Made).is_none();
            made.is_none_or(|made| made == 0) && first_move_pending && white == Some(player.other())
        }
    }
}

fn start(moment: Moment<'_>) -> Decision {
    Ok(match white(moment)? {
        Some(white) => WHITE_CLOCK_STARTED.holds(Facts::new(), [Effect::StartClock(white)]),
        None => vec![],
    })
}

/// Whether it was told that a player was absent.
fn was_absent(moment: Moment<'_>, player: Player) -> bool {
    moment.past().iter().any(|step| {
        let by = moment.event_at(step.event).map(|event| event.by);
        step.happenings.contains(&Happening::WasAbsent)
            && (by == Some(Actor::Both) || by == Some(Actor::Player(player)))
    })
}

/// Whether White comes late, but not too late, to a game of whose start nobody tells.
fn is_the_start(moment: Moment<'_>) -> Result<bool, Unknown> {
    let told = moment.last(Happening::RoundStarted).is_some();
    let on_time = lateness(moment) == Some(Millis::ZERO);
    if told || on_time || white(moment)? != moment.player() {
        return Ok(false);
    }
    Ok(!is_too_late(moment)? || excused(moment)?)
}

fn charge(moment: Moment<'_>) -> Decision {
    let Some(kind) = moment.given(&moment.laws().params.both_absent_at_start) else {
        return Ok(vec![]);
    };
    let arrives = moment.happening() == Happening::Arrived;
    let away = |player| {
        let absent = moment.record().is_absent(player) || arrives && was_absent(moment, player);
        absent && not_begun(moment, player)
    };
    if !Player::ALL.into_iter().all(away) {
        return Ok(vec![]);
    }
    if arrives && !is_the_start(moment)? {
        return Ok(vec![]);
    }
    let no_grace = match (kind, limit(moment)) {
        (BothAbsent::WhiteLosesTime, _) => false,
        (BothAbsent::WhiteLosesTimeUnlessDefaultIsZero, Some(time)) => time == Millis::ZERO,
        (BothAbsent::WhiteLosesTimeUnlessDefaultIsZero, None) => moment.found(Finding::TooLate)?,
    };
    if no_grace {
        let facts = Facts::new().with("excused", false);
        return Ok(BOTH_ABSENT_AT_START.fails(facts));
    }
    if moment.found(Finding::Excused)? {
        return Ok(BOTH_ABSENT_AT_START.fails(Facts::new().with("excused", true)));
    }
    Ok(match white(moment)? {
        Some(white) => BOTH_ABSENT_AT_START.holds(Facts::new(), [Effect::Charge(white)]),
        None => vec![],
    })
}
