//! What the board and the events so far answer.

use super::*;

/// What was found when it was asked whether a player can checkmate by any series of legal moves.
#[derive(Clone, Debug, PartialEq)]
pub struct MateFound {
    /// The player.
    pub player: Player,
    /// The position asked about; none where only the pieces are known.
    pub from: Option<Arc<Position>>,
    /// Whether this player can, and how that is known.
    pub found: CanMate,
}

impl MateFound {
    /// What is found of a player in a position.
    pub fn on(position: &Arc<Position>, player: Player) -> Self {
        MateFound {
            player,
            from: Some(position.clone()),
            found: position.can_mate(player),
        }
    }
}

impl Record {
    /// What the board and the events so far say, if they say anything.
    pub fn shows(&self, subject: Subject, at: EventIx, case: &Case) -> Option<Answer> {
        let yes = |so: bool| if so { Answer::Yes } else { Answer::No };
        match subject {
            Subject::Legal => self.shows_legal(at, case),
            Subject::Outcome => match case.known.placement {
                Placement::Material(_) => self.is_dead(case).then_some(Answer::Dead),
                Placement::Board(_) | Placement::Unknown => {
                    outcome_of(self.position_asked(at, case)?.as_ref())
                }
            },
            Subject::CanMate(player) => Answer::whether(&self.mate(player, case)?.found),
            Subject::MatingPotential(player) => Answer::whether(&match &case.known.placement {
                Placement::Material(material) => {
                    crate::board::mating_potential(&material.white, &material.black, player)
                }
                Placement::Board(_) | Placement::Unknown => {
                    self.position()?.mating_potential(player)
                }
            }),
            Subject::HasTheMove(player) => self.has_the_move().map(|who| yes(who == player)),
            Subject::AtLeast(quantity, limit) => {
                match (self.count(quantity, at, case)?, self.is_exact(quantity)) {
                    (n, _) if n >= limit => Some(Answer::Yes),
                    (_, true) => Some(Answer::No),
                    (_, false) => None,
                }
            }
            Subject::Found(Finding::ImpossiblePosition) => {
                let position = self.position()?;
                Some(yes(position.kings_in_check().len() == Player::ALL.len()
                    || !position.unpromoted_pawns().is_empty()))
            }
            Subject::Found(Finding::Unreachable) => {
                let position = self.position()?;
                if position.certain_illegality().is_some() {
                    return Some(Answer::Yes);
                }
                self.legal_from_the_start().then_some(Answer::No)
            }
            Subject::Found(_) | Subject::Happened => None,
        }
    }

    /// What is found of checkmate where a question turns on it: of one player, or of both where the position is dead.
    pub fn mates(&self, subject: Subject, at: EventIx, case: &Case) -> Vec<MateFound> {
        match subject {
            Subject::CanMate(player) => self.mate(player, case).into_iter().collect(),
            Subject::Outcome if self.is_dead(case) => (Player::ALL.into_iter())
                .filter_map(|player| self.mate(player, case))
                .collect(),
            Subject::Outcome => self
                .position_asked(at, case)
                .filter(|position| position.outcome() == crate::board::Outcome::Dead)
                .map(|position| {
                    Player::ALL
                        .map(|player| MateFound::on(&position, player))
                        .to_vec()
                })
                .unwrap_or_default(),
            _ => Vec::new(),
        }
    }

    /// Whether neither player can checkmate, where only the pieces are known.
    fn is_dead(&self, case: &Case) -> bool {
        let cannot = |player| {
            let found = self.mate(player, case).map(|mate| mate.found);
            matches!(found, Some(CanMate::No { .. }))
        };
        matches!(case.known.placement, Placement::Material(_))
            && Player::ALL.into_iter().all(cannot)
    }

    fn mate(&self, player: Player, case: &Case) -> Option<MateFound> {
        Some(match &case.known.placement {
            Placement::Material(Material { white, black }) => MateFound {
                player,
                from: None,
                found: crate::board::can_mate_by_material(white, black, player),
            },
            Placement::Board(_) | Placement::Unknown => MateFound::on(self.position()?, player),
        })
    }

    /// The position whose outcome an event raises.
    fn position_asked(&self, at: EventIx, case: &Case) -> Option<Arc<Position>> {
        match case.events.get(usize::from(at)).map(|event| &event.act) {
            Some(Act::Seal(_) | Act::ChangeSealed(_) | Act::SealReply(_)) => {
                self.after_sealed(at).map(Arc::new)
            }
            // before the sealed move is made, an envelope shows the adjourned position
            Some(Act::OpenEnvelope) if self.node_of(at).is_none() => self.position().cloned(),
            _ => match self.node_of(at) {
                Some(node) => node.position.clone(),
                None => self.position().cloned(),
            },
        }
    }

    fn shows_legal(&self, at: EventIx, case: &Case) -> Option<Answer> {
        let event = case.events.get(usize::from(at))?;
        match &event.act {
            Act::CaptureKing
            | Act::Move(MoveAct {
                promotion: Promotion::Omitted,
                ..
            }) => Some(Answer::No),
            Act::ClaimDraw(ClaimDraw {
                intended: Some(text),
                ..
            })
            | Act::Seal(Seal {
                text: Some(text), ..
            })
            | Act::ChangeSealed(Seal {
                text: Some(text), ..
            })
            | Act::SealReply(Seal {
                text: Some(text), ..
            }) => {
                let position = self.position()?;
                let attempt = position.read_move(text, &Letters::ENGLISH).ok()?;
                Some(if self.examine(position, &attempt).is_ok() {
                    Answer::Yes
                } else {
                    Answer::No
                })
            }
            Act::MayPlay(text) if event.by.player().is_some_and(|by| self.forbids(by, text)) => {
                Some(Answer::No)
            }
            Act::MayPlay(_) => {
                let (before, attempt) = self.attempt_of(event, at)?;
                Some(if self.examine(&before, &attempt).is_ok() {
                    Answer::Yes
                } else {
                    Answer::No
                })
            }
            _ => {
                let node = self.node_of(at)?;
                match self.fault_of(node) {
                    Some(_) => Some(Answer::No),
                    None => node.position.as_ref().map(|_| Answer::Yes),
                }
            }
        }
    }
}

fn outcome_of(position: &Position) -> Option<Answer> {
    match position.outcome() {
        crate::board::Outcome::Mate => Some(Answer::Mate),
        crate::board::Outcome::Stalemate => Some(Answer::Stalemate),
        crate::board::Outcome::Dead => Some(Answer::Dead),
        crate::board::Outcome::PlayGoesOn => Some(Answer::PlayGoesOn),
        crate::board::Outcome::Undecided => None,
    }
}

impl Answer {
    /// Whether a player can checkmate, by what was found of it.
    pub fn whether(found: &CanMate) -> Option<Answer> {
        match found {
            CanMate::Yes { .. } => Some(Answer::Yes),
            CanMate::No { .. } => Some(Answer::No),
            CanMate::IllegalPosition | CanMate::Undecided => None,
        }
    }
}
