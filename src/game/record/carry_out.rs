//! Carrying out what was ruled.

use super::*;

impl Record {
    /// Carries out what was ruled about an event.
    pub fn carry_out(&mut self, effects: &[&Effect], ix: EventIx) {
        for effect in effects {
            match effect {
                ending if ending.ends_the_game() => self.end(ix, ending.winner()),
                Effect::Restore(Restore::Before(event)) => {
                    self.stand_before(event.saturating_sub(1))
                }
                Effect::Restore(Restore::LastIdentifiable | Restore::WhereRecordsAgree) => {
                    self.stand_nowhere()
                }
                Effect::CountsAsIllegal { by, .. } => *self.illegal_acts.of_mut(*by) += 1,
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
                Effect::Win(_)
                | Effect::Draw
                | Effect::BothLose
                | Effect::LosesGame(_)
                | Effect::ResultStands(_)
                | Effect::ResultReferred
                | Effect::TransferPosition
                | Effect::RightColours
                | Effect::MustRecord(_)
                | Effect::NeedNotRecord { .. }
                | Effect::CompleteSheet { .. }
                | Effect::LendSheet(_)
                | Effect::ReturnSheet(_)
                | Effect::MustMarkOffer(_)
                | Effect::Reconstruct
                | Effect::NextMoveOpensPeriod
                | Effect::MustSign(_)
                | Effect::Points { .. } => {}
                Effect::Warned { player, matter, .. } => {
                    *self.warnings.of_mut(*player).entry(*matter).or_default() += 1;
                }
                Effect::PenaltyDue(_)
                | Effect::ScoreByArbiter(_)
                | Effect::LastWarning(_)
                | Effect::ScoreRaised(_)
                | Effect::ScoreReduced(_)
                | Effect::Fined(_)
                | Effect::Excluded(_)
                | Effect::Expelled(_) => {}
                Effect::PlayOn
                | Effect::AlreadyOver
                | Effect::NewGame
                | Effect::AddTime { .. }
                | Effect::TakeTime { .. }
                | Effect::TimesByJudgement
                | Effect::StartClock(_)
                | Effect::PauseClocks
                | Effect::Charge(_)
                | Effect::MustMove { .. }
                | Effect::MustCapture { .. }
                | Effect::MustPlay { .. }
                | Effect::MustSeal { .. }
                | Effect::AnyLegalMove(_)
                | Effect::TouchMoveBinds(_)
                | Effect::MoveStands
                | Effect::Repair(_)
                | Effect::MoveMade(_)
                | Effect::MustCastle { .. }
                | Effect::NotCastleNow { .. }
                | Effect::MustMoveA { .. }
                | Effect::MustCaptureA { .. }
                | Effect::MustPromoteTo { .. }
                | Effect::MustStay { .. }
                | Effect::NotCounted(_)
                | Effect::RightLost { .. }
                | Effect::CannotBeWithdrawn
                | Effect::ConditionVoid
                | Effect::EntryMeans(_)
                | Effect::EntryIrregular
                | Effect::EntryAmbiguous(_)
                | Effect::EntryMeansNothing
                | Effect::NoEvidence
                | Effect::WarnAboutNotation
                | Effect::MustAnnounce(_)
                | Effect::AdjustBoard(_)
                | Effect::UseTwoBoards
                | Effect::AssistantNeeded(_)
                | Effect::Allowed(_)
                | Effect::Forbidden(_)
                | Effect::NeedsPermission(_)
                | Effect::ClaimPostponed
                | Effect::InstallIncrement(_)
                | Effect::DecisionFinal
                | Effect::Forfeited(_)
                | Effect::Deadline(_)
                | Effect::MustSubmit { .. }
                | Effect::MustVerify(_)
                | Effect::Must(_)
                | Effect::MustNot(_)
                | Effect::May(_)
                | Effect::WaitOneMove
                | Effect::ShowsExactly { .. }
                | Effect::KeepTimes
                | Effect::ReplaceClock
                | Effect::InstallSetting
                | Effect::SetCounter
                | Effect::NextPeriod(_)
                | Effect::Class(_)
                | Effect::Regime(_)
                | Effect::EnvelopeShows(_)
                | Effect::FreeFromRecording
                | Effect::RulingRight
                | Effect::RulingWrong
                | Effect::RegulationsNameRegime
                | Effect::HasTheMove(_)
                | Effect::InitialPosition
                | Effect::StartPosition(_)
                | Effect::SquareColour { .. }
                | Effect::InCheck(_)
                | Effect::PositionIllegal
                | Effect::CastlingEnds { .. } => {}
            }
        }
    }

    fn end(&mut self, at: EventIx, winner: Option<Player>) {
        self.ended.get_or_insert(Ended { at, winner });
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
