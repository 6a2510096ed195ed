//! The start positions of Chess960.

use crate::board::{CHESS960_STARTS, ORDINARY_START, StartRule};
use crate::game::{Act, Ask, Effect, Fact, Facts, Happening};
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

/// Fixes what Chess960 is: a start position drawn by lot, and then the ordinary game.
///
/// Source: Article II.1.
pub static CHESS960_GAME: Provision = Provision {
    id: "chess960-game",
    rule: |laws| {
        let facts = CHESS960_GAME.where_numbered(laws)?;
        let count = |number: u16| Fact::Count(u32::from(number));
        Some(
            facts
                .with("positions", count(CHESS960_STARTS))
                .with("ordinary", count(ORDINARY_START)),
        )
    },
    task: Task::Defines(None),
    yields_to: &[],
};

/// Decides whether White's pieces stand as a start position demands, and which start position it is if all else fits.
///
/// Source: Article II.2.
pub static CHESS960_SET_UP: Provision = Provision {
    id: "chess960-set-up",
    rule: |laws| CHESS960_SET_UP.where_numbered(laws),
    task: asked_of(|moment| keeps(&CHESS960_SET_UP, StartRule::Pieces, moment)),
    yields_to: &[],
};

/// Decides whether the king stands between the rooks.
///
/// Source: Article II.2.1.
pub static CHESS960_KING_BETWEEN_ROOKS: Provision = Provision {
    id: "chess960-king-between-rooks",
    rule: |laws| CHESS960_KING_BETWEEN_ROOKS.where_numbered(laws),
    task: asked_of(|moment| {
        let rule = StartRule::KingBetweenRooks;
        keeps(&CHESS960_KING_BETWEEN_ROOKS, rule, moment)
    }),
    yields_to: &[],
};

/// Decides whether the bishops stand on squares of different colours.
///
/// Source: Article II.2.2.
pub static CHESS960_OPPOSITE_BISHOPS: Provision = Provision {
    id: "chess960-opposite-bishops",
    rule: |laws| CHESS960_OPPOSITE_BISHOPS.where_numbered(laws),
    task: asked_of(|moment| {
        let rule = StartRule::OppositeBishops;
        keeps(&CHESS960_OPPOSITE_BISHOPS, rule, moment)
    }),
    yields_to: &[],
};

/// Decides whether the black pieces mirror the white ones.
///
/// Source: Article II.2.3.
pub static CHESS960_MIRRORED: Provision = Provision {
    id: "chess960-mirrored",
    rule: |laws| CHESS960_MIRRORED.where_numbered(laws),
    task: asked_of(|moment| keeps(&CHESS960_MIRRORED, StartRule::Mirrored, moment)),
    yields_to: &[],
};

const fn asked_of(decide: fn(Moment<'_>) -> Decision) -> Task {
    Task::Requires(When {
        on: &[Happening::Asked],
        phase: Phase::Any,
        decide,
    })
}

/// Holds where the position keeps a rule on start positions, fails with the square that breaks it.
///
/// The rules on king and bishops are silent where White's pieces are not complete on the first rank.
fn keeps(provision: &'static Provision, rule: StartRule, moment: Moment<'_>) -> Decision {
    let asked = matches!(moment.act(), Act::Asks(Ask::InitialPosition));
    let Some(position) = moment
        .position()
        .filter(|_| asked && moment.laws().setting.options.chess960)
    else {
        return Ok(vec![]);
    };
    let complete = position.breaks_start_rule(StartRule::Pieces).is_none();
    let needs_pieces = matches!(
        rule,
        StartRule::KingBetweenRooks | StartRule::OppositeBishops
    );
    if needs_pieces && !complete {
        return Ok(vec![]);
    }
    if let Some(square) = position.breaks_start_rule(rule) {
        return Ok(provision.fails(Facts::new().with("square", Fact::Square(square))));
    }
    let number = match rule {
        StartRule::Pieces => position.start_number(),
        StartRule::KingBetweenRooks | StartRule::OppositeBishops | StartRule::Mirrored => None,
    };
    let effects = Vec::from_iter(number.map(Effect::StartPosition));
    Ok(provision.holds(Facts::new(), effects))
}
