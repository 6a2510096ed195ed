//! When a move has been made on the board, and when a released piece binds.

use crate::board::{Attempt, Player, Position, Role};
use crate::game::{Act, Effect, EventIx, Fact, Facts, Happening, Steps, Unknown, words};
use crate::laws::act_of_moving::complaint::COMPLAINT_LOST;
use crate::laws::act_of_moving::exchange::exchange_noticed;
use crate::laws::act_of_moving::promotion;
use crate::laws::{Decision, Moment, Phase, Provision, Reason, Task, When};

/// Keeps a piece that was released on a square, as a legal move or part of one, on that square.
///
/// Also decides that a plain move is made by releasing the piece, and that a made move is not taken back.
/// A piece that was exchanged for the promoted one is exchanged back, when the opponent complains or the arbiter sees it:
/// the new move would have been legal too, so it is no illegal move and is not counted.
///
/// Source: Article 4.7.
pub static RELEASED_PIECE: Provision = Provision {
    id: "released-piece",
    rule: |laws| RELEASED_PIECE.where_numbered(laws),
    task: Task::Decides(When {
        on: &[
            Happening::Released,
            Happening::Placed,
            Happening::Touched,
            Happening::PutBack,
            Happening::IrregularitySeen,
            Happening::IrregularityClaimed,
            Happening::TouchRulesClaimed,
        ],
        phase: Phase::DuringPlay,
        decide: released,
    }),
    yields_to: &[&COMPLAINT_LOST],
};

/// Decides when a capture has been made: the captured piece is off the board and the capturing one released.
///
/// Source: Article 4.7.1.
pub static CAPTURE_MADE: Provision = Provision {
    id: "capture-made",
    rule: |laws| CAPTURE_MADE.where_numbered(laws),
    task: Task::Requires(STEPS),
    yields_to: &[],
};

/// Decides when castling has been made: the rook is released where the king passed.
///
/// Source: Article 4.7.2.
pub static CASTLING_MADE: Provision = Provision {
    id: "castling-made",
    rule: |laws| CASTLING_MADE.where_numbered(laws),
    task: Task::Requires(When {
        decide: |moment| made(&CASTLING_MADE, Kind::Castling, moment),
        ..STEPS
    }),
    yields_to: &[],
};

/// Decides when a promotion has been made: the new piece is released on the last rank and the pawn is off the board.
///
/// Source: Article 4.7.3.
pub static PROMOTION_MADE: Provision = Provision {
    id: "promotion-made",
    rule: |laws| PROMOTION_MADE.where_numbered(laws),
    task: Task::Requires(When {
        decide: |moment| made(&PROMOTION_MADE, Kind::Promotion, moment),
        ..STEPS
    }),
    yields_to: &[],
};

const STEPS: When = When {
    on: &[Happening::Touched, Happening::Released, Happening::Placed],
    phase: Phase::DuringPlay,
    decide: |moment| made(&CAPTURE_MADE, Kind::Capture, moment),
};

/// What a move told step by step is going to be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Plain,
    Capture,
    Castling,
    Promotion,
}

/// The move under way, if this event was a step of it on a board that the case shows.
fn under_way(moment: Moment<'_>) -> Option<(&Steps, &Position)> {
    let player = moment.player()?;
    let is_step = matches!(
        moment.act(),
        Act::Release(_) | Act::TakeOff(_) | Act::Place(_)
    );
    let steps = moment
        .record()
        .steps()
        .filter(|steps| is_step && steps.by == player)?;
    Some((steps, moment.position()?))
}

/// Whether the last step of the move is done.
pub(super) fn is_released(steps: &Steps, before: &Position) -> bool {
    steps.made(before).is_some()
}

fn kind(steps: &Steps, before: &Position) -> Option<Kind> {
    if steps.placed.is_some() || steps.pawn_on_last_rank(before).is_some() {
        return Some(Kind::Promotion);
    }
    if steps.castling(before).is_some() {
        return Some(Kind::Castling);
    }
    steps.released.last()?;
    Some(match steps.capture(before) {
        Some(_) => Kind::Capture,
        None => Kind::Plain,
    })
}

fn made(provision: &'static Provision, asked: Kind, moment: Moment<'_>) -> Decision {
    let Some((steps, before)) =
        under_way(moment).filter(|(steps, before)| kind(steps, before) == Some(asked))
    else {
        return Ok(vec![]);
    };
    if asked == Kind::Promotion && promotion::is_over(moment, steps.by) {
        return Ok(vec![]);
    }
    let made = is_released(steps, before);
    let facts = Facts::new().with("player", Fact::Player(steps.by));
    let facts = match asked {
        Kind::Promotion if steps.placed.is_some_and(|place| place.released) => {
            facts.with("missing", Missing::Pawn)
        }
        Kind::Promotion => facts.with("missing", Missing::Piece),
        Kind::Capture | Kind::Castling | Kind::Plain => facts,
    };
    // that the king alone has been released is said by what follows from it
    let facts = facts.implied(asked == Kind::Castling && !made);
    Ok(provision.decided(made, facts, [Effect::MoveMade(steps.by)]))
}

words! {
    /// What a promotion still lacks: that the pawn is gone, or that the new piece stands there.
    enum Missing { Pawn, Piece }

    /// What the released piece has done.
    enum Done { Made, MadeBefore, Exchanged, Part }
}

fn released(moment: Moment<'_>) -> Decision {
    if let Some(exchange) = exchange_noticed(moment) {
        let facts = exchange.facts().with("what", Done::Exchanged);
        return Ok(RELEASED_PIECE.holds(facts, exchange.undone(moment)));
    }
    if let Some(stands) = made_before(moment)? {
        return Ok(stands);
    }
    let Some((steps, before)) = under_way(moment) else {
        return Ok(vec![]);
    };
    let Some(kind) = kind(steps, before) else {
        return Ok(vec![]);
    };
    let player = steps.by;
    let facts = Facts::new().with("player", Fact::Player(player));
    let named_apart = |provision: &Provision| provision.number(&moment.laws().contents).is_some();
    let own_rule = match kind {
        Kind::Plain => false,
        Kind::Capture => named_apart(&CAPTURE_MADE),
        Kind::Castling => named_apart(&CASTLING_MADE),
        Kind::Promotion => named_apart(&PROMOTION_MADE),
    };
    let finished = is_released(steps, before);
    if finished && own_rule {
        return Ok(vec![]);
    }
    if finished {
        let legal = steps
            .made(before)
            .is_some_and(|attempt| legal(moment, before, &attempt));
        let facts = facts.with("what", Done::Made);
        return Ok(RELEASED_PIECE.decided(legal, facts, [Effect::MoveMade(player)]));
    }
    let Act::Release(release) = moment.act() else {
        return Ok(vec![]);
    };
    if kind == Kind::Castling {
        return Ok(vec![]);
    }
    let promotion = steps.pawn_on_last_rank(before).map(|_| Role::Queen);
    let attempt = Attempt::Shift {
        by: player,
        from: release.piece,
        to: release.on,
        promotion,
    };
    let part = legal(moment, before, &attempt);
    let facts = facts
        .with("what", Done::Part)
        .with("square", Fact::Square(release.on));
    let (piece, on) = (release.piece, release.on);
    Ok(RELEASED_PIECE.decided(part, facts, [Effect::MustStay { player, piece, on }]))
}

fn legal(moment: Moment<'_>, before: &Position, attempt: &Attempt) -> bool {
    moment.record().examine(before, attempt).is_ok()
}

/// The player's own move that is made and not yet completed, when he touches a piece again or takes the move back.
pub(super) fn made_before(moment: Moment<'_>) -> Result<Option<Vec<Reason>>, Unknown> {
    let Some(player) = moment.player() else {
        return Ok(None);
    };
    let Some(made) = own_unpressed(moment, player) else {
        return Ok(None);
    };
    let facts = Facts::new()
        .with("player", Fact::Player(player))
        .with("what", Done::MadeBefore)
        .about(made);
    if !moment.legal_at(made)? {
        return Ok(Some(RELEASED_PIECE.fails(facts)));
    }
    let text = (moment.record().move_of(made)).and_then(|node| node.text.clone());
    let placed = moment.happening() == Happening::Placed;
    let fixed = &moment
        .laws()
        .params
        .promotion_choice_fixed_by_touching_square;
    let must = match promotion::promoted(moment, player).filter(|_| placed) {
        // the choice of the piece says it
        Some(_) if moment.given(fixed) == Some(true) => vec![],
        Some(piece) => vec![Effect::MustPromoteTo { player, piece }],
        None => vec![Effect::MustPlay { player, text }],
    };
    Ok(Some(RELEASED_PIECE.holds(facts, must)))
}

/// The event in which a player made the last move, if he has not pressed the clock since.
fn own_unpressed(moment: Moment<'_>, player: Player) -> Option<EventIx> {
    let step = moment.last(Happening::Made)?;
    let node = moment.record().move_of(step.event)?;
    let own = node.mover == Some(player) && !node.pressed();
    let still = match moment.happening() {
        Happening::PutBack => moment.record().node().by != Some(step.event),
        _ => moment.record().node().by == Some(step.event),
    };
    (own && still).then_some(step.event)
}
