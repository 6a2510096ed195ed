//! When two positions are the same: placement, turn, and what the pieces of both players may do.

use crate::board::{Attempt, Difference, Letters, Position, Sameness};
use crate::game::{Fact, Facts, Ground, Happening};
use crate::laws::drawn_game::claim::claimed;
use crate::laws::{Decision, Moment, Phase, Provision, Task, When};

const WHEN_REPETITION_IS_CLAIMED: &[Happening] = &[Happening::DrawClaimed];

/// Whether the earlier positions that look like the claimed one had the same player to move.
///
/// Silent where no earlier position is known that looks alike.
///
/// Source: Article 9.2.3.
pub static SAME_POSITION: Provision = Provision {
    id: "same-position",
    rule: |_| Some(Facts::new()),
    task: Task::Defines(Some(When {
        on: WHEN_REPETITION_IS_CLAIMED,
        phase: Phase::DuringPlay,
        decide: same,
    })),
    yields_to: &[],
};

/// Whether positions that look alike differ because a pawn could be taken en passant in one of them.
///
/// Reading: only a capture that is legal makes them differ, in every edition, because the test is about possible moves;
/// the older texts could also mean any pawn beside one that advanced two squares.
///
/// Source: Article 9.2.3.1.
pub static EN_PASSANT_DIFFERS: Provision = Provision {
    id: "en-passant-differs",
    rule: |laws| Facts::new().param("test", &laws.params.repetition_en_passant),
    task: Task::Defines(Some(When {
        on: WHEN_REPETITION_IS_CLAIMED,
        phase: Phase::DuringPlay,
        decide: en_passant,
    })),
    yields_to: &[],
};

/// Whether positions that look alike differ because a right to castle has been lost between them.
///
/// Reading: a right is lost only by moving king or rook, in every edition.
/// The text of 2001 also names a change for a time; but what bars castling for a time stands on the board and makes the placement differ anyway.
///
/// Source: Article 9.2.3.2.
pub static CASTLING_DIFFERS: Provision = Provision {
    id: "castling-differs",
    rule: |laws| Facts::new().param("test", &laws.params.repetition_castling),
    task: Task::Defines(Some(When {
        on: WHEN_REPETITION_IS_CLAIMED,
        phase: Phase::DuringPlay,
        decide: castling,
    })),
    yields_to: &[],
};

fn same(moment: Moment<'_>) -> Decision {
    let alike = Alike::of(moment);
    let with = |count: u32| Facts::new().with("count", Fact::Count(count));
    if alike.other_turn > 0 {
        return Ok(SAME_POSITION.fails(with(alike.other_turn)));
    }
    if alike.same > 0 {
        return Ok(SAME_POSITION.holds(with(alike.same), []));
    }
    Ok(vec![])
}

fn en_passant(moment: Moment<'_>) -> Decision {
    let alike = Alike::of(moment);
    let with = |count: u32| Facts::new().with("count", Fact::Count(count));
    if alike.en_passant > 0 {
        return Ok(EN_PASSANT_DIFFERS.holds(with(alike.en_passant), []));
    }
    if alike.idle_en_passant > 0 {
        return Ok(EN_PASSANT_DIFFERS.fails(with(alike.idle_en_passant)));
    }
    Ok(vec![])
}

fn castling(moment: Moment<'_>) -> Decision {
    let alike = Alike::of(moment);
    let with = |count: u32| Facts::new().with("count", Fact::Count(count));
    if alike.castling > 0 {
        return Ok(CASTLING_DIFFERS.holds(with(alike.castling), []));
    }
    if alike.barred_castling > 0 {
        return Ok(CASTLING_DIFFERS.fails(with(alike.barred_castling)));
    }
    Ok(vec![])
}

/// Earlier positions with the placement of the claimed one, by what sets them apart.
#[derive(Default)]
struct Alike {
    same: u32,
    other_turn: u32,
    castling: u32,
    en_passant: u32,
    /// The same, although a pawn had just advanced two squares.
    idle_en_passant: u32,
    /// The same, although a right to castle could not be used at that moment.
    barred_castling: u32,
}

impl Alike {
    fn of(moment: Moment<'_>) -> Self {
        let mut alike = Alike::default();
        let Some((now, skip)) = claimed_position(moment) else {
            return alike;
        };
        for node in moment.record().trail().skip(skip) {
            let Some(position) = &node.position else {
                break;
            };
            match position.same_position(&now) {
                Sameness::Same => {
                    alike.same += 1;
                    alike.idle_en_passant += u32::from(position.setup().ep_square.is_some());
                    alike.barred_castling += u32::from(castling_is_barred(position));
                }
                Sameness::Differs(Difference::Placement) => {}
                Sameness::Differs(Difference::SideToMove) => alike.other_turn += 1,
                Sameness::Differs(Difference::Castling) => alike.castling += 1,
                Sameness::Differs(Difference::EnPassant) => alike.en_passant += 1,
            }
        }
        alike
    }
}

/// The position that a repetition claim is about, and how many of the latest positions are that position itself.
fn claimed_position(moment: Moment<'_>) -> Option<(Position, usize)> {
    let claim = claimed(moment).ok()?.map(|(_, claim)| claim);
    let claim = claim.filter(|claim| claim.ground == Ground::Repetition)?;
    let present = moment.position()?;
    let Some(text) = &claim.intended else {
        return Some((Position::clone(present), 1));
    };
    let attempt: Attempt = present.read_move(text, &Letters::ENGLISH).ok()?;
    let legal = present.examine(&attempt).ok()?;
    Some((present.play(&legal), 0))
}

/// Whether a player who has the move has a right to castle that he cannot use now.
fn castling_is_barred(position: &Position) -> bool {
    let player = position.has_the_move();
    [crate::board::Side::KingSide, crate::board::Side::QueenSide]
        .into_iter()
        .any(|side| {
            position.castling_right(player, side) && position.castling_legal(player, side).is_err()
        })
}
