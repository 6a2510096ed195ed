//! The scoresheet itself: what it is for, who may see it, whose it is, and when it is replaced.

use super::story::{acting, where_players_record};
use super::usual::PEN_ON_SCORESHEET;
use crate::game::{Act, Duty, Effect, Fact, Facts, Finding, Happening, Measure, SheetEntry};
use crate::laws::arbiter::GAMES_OBSERVED;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Reserves the scoresheet for moves, clock times, offers, claims and other data of the game.
///
/// Source: Article 8.1.4.
pub static SCORESHEET_CONTENT: Provision = Provision {
    id: "scoresheet-content",
    rule: |_| Some(Facts::new()),
    task: Task::Forbids(When {
        on: &[Happening::SheetUsed],
        phase: Phase::DuringPlay,
        decide: decide_content,
    }),
    yields_to: &[],
};

/// Obliges both players to note an offer of a draw with its sign.
///
/// Source: Article 8.1.5.
pub static OFFER_MARKED_BY_BOTH: Provision = Provision {
    id: "offer-marked-by-both",
    rule: where_players_record,
    task: Task::Forbids(When {
        on: &[Happening::OfferMarked],
        phase: Phase::DuringPlay,
        decide: decide_mark,
    }),
    yields_to: &[],
};

/// Keeps the scoresheet in sight of the arbiter throughout the game.
///
/// Reading: the article does not say how much of it must be seen. A pen that covers the last move hides it; whether one that
/// covers something else does so is left to the arbiter.
///
/// Source: Article 8.2.
pub static SCORESHEET_VISIBLE: Provision = Provision {
    id: "scoresheet-visible",
    rule: where_players_record,
    task: Task::Forbids(When {
        on: &[Happening::SheetHidden, Happening::PenLaid],
        phase: Phase::DuringPlay,
        decide: decide_visible,
    }),
    yields_to: &[],
};

/// Says to whom the scoresheets belong, so that no player keeps the original.
///
/// Source: Article 8.3.
pub static SCORESHEET_PROPERTY: Provision = Provision {
    id: "scoresheet-property",
    rule: where_players_record,
    task: Task::Defines(Some(When {
        on: &[Happening::SheetKept],
        phase: Phase::AfterEnd,
        decide: decide_kept,
    })),
    yields_to: &[],
};

/// Has the arbiter replace an electronic scoresheet that is evidently defective.
///
/// Source: Article 8.3.
pub static DEFECTIVE_SCORESHEET: Provision = Provision {
    id: "defective-scoresheet",
    rule: |laws| {
        let electronic = laws.params.electronic_scoresheets.is(true);
        where_players_record(laws).filter(|_| electronic)
    },
    task: Task::Decides(When {
        on: &[Happening::SheetFailed],
        phase: Phase::DuringPlay,
        decide: decide_defect,
    }),
    yields_to: &[],
};

fn decide_content(moment: Moment<'_>) -> Decision {
    let (Act::WriteOnSheet(entry), Some(player)) = (moment.act(), moment.player()) else {
        return Ok(vec![]);
    };
    let misused = match entry {
        SheetEntry::Times | SheetEntry::Offer | SheetEntry::Claim | SheetEntry::RelevantData => {
            false
        }
        SheetEntry::Thoughts => true,
    };
    let effects = [
        Effect::Forbidden(player),
        Effect::May(vec![Measure::Penalise(player)]),
    ];
    let facts = Facts::new()
        .with("player", Fact::Player(player))
        .also_by(GAMES_OBSERVED.id);
    Ok(SCORESHEET_CONTENT.decided(misused, facts, effects))
}

fn decide_mark(moment: Moment<'_>) -> Decision {
    let marked = |player| {
        let marks = |event: &crate::game::Event| {
            event.act == Act::MarkOffer && acting(event).contains(&player)
        };
        marks(moment.event())
            || moment
                .since(Happening::Offered)
                .iter()
                .filter_map(|step| moment.event_at(step.event))
                .any(marks)
    };
    let Some(player) = acting(moment.event()).first().copied() else {
        return Ok(vec![]);
    };
    let other = player.other();
    let facts = Facts::new().with("player", Fact::Player(other));
    Ok(OFFER_MARKED_BY_BOTH.decided(!marked(other), facts, [Effect::MustMarkOffer(other)]))
}

fn decide_visible(moment: Moment<'_>) -> Decision {
    let Some(player) = moment.player() else {
        return Ok(vec![]);
    };
    let (pen, hidden) = match moment.act() {
        Act::LayPenOnSheet(pen) if pen.last_move_covered => (true, true),
        Act::LayPenOnSheet(_) if moment.holds(&PEN_ON_SCORESHEET)? => return Ok(vec![]),
        Act::LayPenOnSheet(_) => (true, moment.found(Finding::SheetHidden)?),
        _ => (false, true),
    };
    let penalise = Effect::May(vec![Measure::Penalise(player)]);
    let facts = Facts::new()
        .with("player", Fact::Player(player))
        .with("pen", pen)
        .also_by(GAMES_OBSERVED.id);
    Ok(SCORESHEET_VISIBLE.decided(hidden, facts, [Effect::Forbidden(player), penalise]))
}

fn decide_kept(moment: Moment<'_>) -> Decision {
    let Some(player) = moment.player() else {
        return Ok(vec![]);
    };
    let facts = Facts::new().with("player", Fact::Player(player));
    Ok(SCORESHEET_PROPERTY.holds(facts, [Effect::Forbidden(player)]))
}

fn decide_defect(moment: Moment<'_>) -> Decision {
    let Some(player) = moment.player() else {
        return Ok(vec![]);
    };
    let evident = moment.found(Finding::SheetDefectEvident)?;
    let facts = Facts::new().with("player", Fact::Player(player));
    let effects = [Effect::Must(Duty::ReplaceScoresheet)];
    Ok(DEFECTIVE_SCORESHEET.decided(evident, facts, effects))
}
