//! Which piece stands where before an event, as far as the case tells it.

use crate::board::{Player, Position, Role, Square};
use crate::game::act::{Act, Release};
use crate::game::case::{Case, Event, Placement};
use crate::game::effect::Effect;
use crate::game::happening::EventIx;
use crate::game::record::attempted;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The pieces by their squares.
type Men = BTreeMap<Square, (Player, Role)>;

/// A board as far as it is known.
enum Board {
    /// Between two moves.
    Still(Arc<Position>),
    /// In the middle of a move: the pieces, and the position from which the move began.
    Moving(Men, Arc<Position>),
    /// The case does not tell where the pieces stand.
    Unknown,
}

impl Case {
    /// Whose piece of which kind stands on a square before an event; nothing where the square is empty or the case does not tell it.
    ///
    /// After an illegal move, displaced pieces or a position that is put back it is not known what stands where.
    pub fn piece_before(&self, event: EventIx, square: Square) -> Option<(Player, Role)> {
        let before = self.events.iter().take(usize::from(event));
        match before.fold(self.first_board(), Board::after) {
            Board::Still(position) => position.piece_at(square),
            Board::Moving(men, _) => men.get(&square).copied(),
            Board::Unknown => None,
        }
    }

    /// The same; or else the piece that stood there when that was last known, as one that a move has taken from there, unless
    /// something has gone there since or a position was put back.
    pub fn piece_last_before(&self, event: EventIx, square: Square) -> Option<(Player, Role)> {
        let known = |at| Some((at, self.piece_before(at, square)?));
        let (at, piece) = (0..=event).rev().find_map(known)?;
        let since = self.events.get(usize::from(at)..usize::from(event))?;
        let is_gone_to = since.iter().any(|event| may_change(event, square));
        (!is_gone_to).then_some(piece)
    }

    fn first_board(&self) -> Board {
        match (&self.known.placement, self.known.before.last()) {
            (Placement::Board(_), Some(played)) => Board::Still(played.after.clone()),
            (Placement::Board(position), None) => Board::Still(position.clone()),
            (Placement::Unknown | Placement::Material(_), _) => Board::Unknown,
        }
    }
}

/// Whether something may stand on a square after an event that did not before.
fn may_change(event: &Event, square: Square) -> bool {
    match &event.act {
        Act::Move(played) => {
            let text = played.text.as_deref();
            text.is_some_and(|text| text.contains(&square.to_string()))
        }
        Act::Release(release) => release.on == square,
        Act::Place(place) => place.on == square,
        Act::Rules(ruling) => ruling.iter().any(|it| matches!(it, Effect::Restore(_))),
        _ => false,
    }
}

impl Board {
    fn after(self, event: &Event) -> Self {
        match &event.act {
            Act::Move(played) => match (self, &played.text) {
                (Board::Still(position), Some(text)) => Self::after_move(&position, event, text),
                _ => Board::Unknown,
            },
            Act::Release(Release { piece, on }) => self.changed(|men| {
                if let Some(carried) = men.remove(piece) {
                    men.insert(*on, carried);
                }
            }),
            Act::TakeOff(square) => self.changed(|men| {
                men.remove(square);
            }),
            Act::Place(place) => self.changed(|men| {
                if let (true, Some(player)) = (place.released, event.by.player()) {
                    men.insert(place.on, (player, place.piece));
                }
            }),
            Act::PutBack => match self {
                Board::Moving(_, began) => Board::Still(began),
                still => still,
            },
            Act::Rules(ruling) if ruling.iter().any(|it| matches!(it, Effect::Restore(_))) => {
                Board::Unknown
            }
            Act::Displace(_) | Act::CaptureKing | Act::BlindMove(_) | Act::BoardsDiffer(_) => {
                Board::Unknown
            }
            _ => self,
        }
    }

    fn after_move(position: &Position, event: &Event, text: &str) -> Self {
        let legal = |attempt| {
            let legal = position.examine(&attempt).is_ok();
            legal.then(|| position.put_through(&attempt))
        };
        match attempted(position, event, text).ok().and_then(legal) {
            Some(after) => Board::Still(Arc::new(after)),
            None => Board::Unknown,
        }
    }

    fn changed(self, change: impl FnOnce(&mut Men)) -> Self {
        let (mut men, began) = match self {
            Board::Still(position) => {
                let pieces = position.pieces();
                let men = pieces.map(|(square, player, role)| (square, (player, role)));
                (men.collect(), position)
            }
            Board::Moving(men, began) => (men, began),
            Board::Unknown => return Board::Unknown,
        };
        change(&mut men);
        Board::Moving(men, began)
    }
}

#[cfg(test)]
mod tests {
    use crate::board::{Player, Position, Role, Square};
    use crate::clock::Millis;
    use crate::game::act::{Act, Actor, MoveAct, Release};
    use crate::game::case::{Case, Event, Placement};
    use std::sync::Arc;

    fn square(name: &str) -> Square {
        name.parse().expect("a square")
    }

    fn played(by: Player, text: &str) -> Event {
        let act = Act::Move(MoveAct {
            text: Some(text.to_owned()),
            pressed: true,
            ..MoveAct::default()
        });
        Event::plain(Actor::Player(by), act)
    }

    fn case(events: Vec<Event>) -> Case {
        let mut case = Case::default().with_events(events);
        case.known.placement = Placement::Board(Arc::new(Position::initial()));
        case
    }

    #[test]
    fn legal_moves_carry_the_pieces_with_them() {
        let case = case(vec![
            played(Player::White, "Nf3"),
            played(Player::Black, "e5"),
            played(Player::White, "Nxe5"),
            Event::plain(Actor::Player(Player::Black), Act::ClockRuns(Millis::ZERO)),
        ]);
        let at = |event, name| case.piece_before(event, square(name));
        assert_eq!(at(0, "g1"), Some((Player::White, Role::Knight)));
        assert_eq!(at(2, "f3"), Some((Player::White, Role::Knight)));
        assert_eq!(at(2, "g1"), None);
        assert_eq!(at(2, "e5"), Some((Player::Black, Role::Pawn)));
        assert_eq!(at(3, "e5"), Some((Player::White, Role::Knight)));
    }

    #[test]
    fn a_move_in_parts_carries_the_piece_and_putting_back_undoes_it() {
        let by = Actor::Player(Player::White);
        let release = Act::Release(Release {
            piece: square("e2"),
            on: square("e4"),
        });
        let case = case(vec![
            Event::plain(by, release),
            Event::plain(by, Act::PutBack),
            Event::plain(by, Act::Press),
        ]);
        let pawn = Some((Player::White, Role::Pawn));
        assert_eq!(case.piece_before(1, square("e4")), pawn);
        assert_eq!(case.piece_before(1, square("e2")), None);
        assert_eq!(case.piece_before(2, square("e2")), pawn);
    }

    #[test]
    fn after_an_illegal_move_nothing_is_known_but_what_stood_there_last() {
        let case = case(vec![
            played(Player::White, "e5"),
            played(Player::Black, "Nf6"),
        ]);
        assert_eq!(case.piece_before(1, square("a1")), None);
        let last = |event, name| case.piece_last_before(event, square(name));
        assert_eq!(last(1, "e2"), Some((Player::White, Role::Pawn)));
        assert_eq!(last(2, "a1"), Some((Player::White, Role::Rook)));
        assert_eq!((last(1, "e5"), last(2, "f6")), (None, None));
        let without_a_board = Case::default().with_events(vec![played(Player::White, "e4")]);
        assert_eq!(without_a_board.piece_before(0, square("e2")), None);
    }
}
