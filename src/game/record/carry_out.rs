//! Carrying out what was ruled.

use super::*;
use crate::game::GameResult;

impl Record {
    /// Carries out what was ruled about an event.
    pub fn carry_out<'e>(&mut self, effects: impl Iterator<Item = &'e Effect>, ix: EventIx) {
        for effect in effects {
            match effect {
                ending if ending.ends_the_game() => self.end(ix, ending),
                Effect::Restore(Restore::Before(event)) => {
                    self.stand_before(event.saturating_sub(1))
                }
                Effect::Restore(Restore::LastIdentifiable | Restore::WhereRecordsAgree) => {
                    self.stand_nowhere()
                }
                Effect::CountsAsIllegal { by, .. } => {
                    let acts = self.illegal_acts.of_mut(*by);
                    *acts = acts.saturating_add(1);
                }
                Effect::OfferStands(by) => self.offer = Some(Offer { by: *by, at: ix }),
                Effect::OfferGone => self.offer = None,
                Effect::PromotedTo(role) => self.promote(*role),
                Effect::SealedMove { player, text } => {
                    let sealed = Sealed {
                        by: *player,
                        at: ix,
                        text: text.clone(),
                    };
                    if self.opened == 0 {
                        self.sealed = Some(sealed);
                    } else {
                        self.reply = Some(sealed);
                    }
                }
                Effect::ClaimRejected | Effect::ClaimAccepted => self.claim = None,
                Effect::NoCastling(player) => self.forbid_castling(*player, &Side::ALL),
                Effect::NoCastlingWith { player, rook } => {
                    let side = self.side_of(*player, *rook);
                    self.forbid_castling(*player, &[side]);
                }
                Effect::Warned { player, matter, .. } => {
                    *self.warnings.of_mut(*player).entry(*matter).or_default() += 1;
                }
                // The table says of all others that they leave the record as it is; a test carries them out.
                _ => {}
            }
        }
    }

    fn end(&mut self, at: EventIx, ending: &Effect) {
        self.ended.get_or_insert(Ended {
            at,
            given: self.at_the_given,
            winner: ending.winner(),
            drawn: matches!(
                ending,
                Effect::Draw | Effect::ResultStands(GameResult::Draw)
            ),
        });
    }

    fn forbid_castling(&mut self, player: Player, sides: &[Side]) {
        for side in sides {
            if !self.no_castling.contains(&(player, *side)) {
                self.no_castling.push((player, *side));
            }
        }
    }

    /// The side towards which a player castles with the rook of this square: seen from the king, or from the middle.
    fn side_of(&self, player: Player, rook: Square) -> Side {
        let king = self.position().and_then(|position| {
            (position.pieces()).find(|(_, whose, role)| (*whose, *role) == (player, Role::King))
        });
        let file = king.map_or(Square::E1.file(), |(square, ..)| square.file());
        if rook.file() < file {
            Side::QueenSide
        } else {
            Side::KingSide
        }
    }

    fn promote(&mut self, role: crate::board::Role) {
        let Some(position) = self.nodes[self.at].position.clone() else {
            return;
        };
        let mut after = (*position).clone();
        for (player, square) in position.unpromoted_pawns() {
            after = after.replace(square, Some((player, role)));
        }
        let node = &mut self.nodes[self.at];
        node.key = Some(after.identity());
        node.position = Some(Arc::new(after));
    }

    fn stand_before(&mut self, event: EventIx) {
        if let Some(at) = self.before.get(usize::from(event)) {
            self.at = *at;
            self.unpressed = ByPlayer::default();
            self.touched = None;
            self.steps = None;
        }
    }

    /// The game goes on from a position that the case does not show.
    fn stand_nowhere(&mut self) {
        self.push(Node::start(None));
        self.unpressed = ByPlayer::default();
        self.touched = None;
        self.steps = None;
        self.made_before = None;
        self.complete_history = false;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Position;
    use crate::game::{Known, Tells};
    use std::collections::BTreeSet;

    /// A record in which each effect that is carried out finds something to change.
    fn record() -> Record {
        let fen = "4k2P/8/8/8/8/8/8/R3K2R w KQ - 0 1";
        let position = Position::from_fen(fen).expect("a pawn that is to promote");
        let mut record = Record::new(&Case {
            colours: crate::game::Colours::Known,
            known: Known {
                placement: Placement::Board(Arc::new(position)),
                ..Known::default()
            },
            open: vec![],
            events: vec![],
            later: crate::game::Later::default(),
        });
        let by = Player::White;
        record.offer = Some(Offer { by, at: 0 });
        record.claim = Some(0);
        record.unpressed.white = Some(0);
        record.before = vec![record.at; 9];
        record
    }

    fn after(effect: &Effect) -> Record {
        let mut record = record();
        record.carry_out([effect].into_iter(), 7);
        record
    }

    #[test]
    fn an_effect_changes_the_record_where_the_table_says_so() {
        let unchanged = format!("{:?}", record());
        let changes = |effect: &Effect| format!("{:?}", after(effect)) != unchanged;
        let all = Effect::samples();
        let named = |changing: &dyn Fn(&Effect) -> bool| -> BTreeSet<&str> {
            let some = all.iter().filter(|effect| changing(effect));
            some.map(Effect::name).collect()
        };
        assert_eq!(named(&changes), named(&Effect::changes_the_record));
    }

    #[test]
    fn the_game_is_over_after_what_ends_it_and_after_nothing_else() {
        for effect in Effect::samples() {
            let over = after(&effect).ended().is_some();
            assert_eq!(over, effect.ends_the_game(), "{effect:?}");
        }
    }
}
