//! What can be counted along the way to the present position.

use super::*;

impl Record {
    /// The count as far as the record shows it; see [`Record::is_exact`].
    pub fn count(&self, quantity: Quantity, at: EventIx, case: &Case) -> Option<u32> {
        match quantity {
            Quantity::Occurrences => {
                self.occurrences(&self.claimed_key(at, case)?, self.claims_intended(at, case))
            }
            Quantity::ConsecutiveOccurrences => self.consecutive_occurrences(),
            Quantity::MovesWithoutProgress => Some(self.half_moves_without_progress(at, case)? / 2),
            Quantity::CompletedMovesWithoutProgress => {
                let half_moves = self.half_moves_without_progress(at, case)?;
                Some(half_moves.saturating_sub(u32::from(self.unpressed().is_some())) / 2)
            }
            Quantity::MovesMadeByEach => {
                let made = |player| self.made_by(player, case);
                Some(made(Player::White)?.min(made(Player::Black)?))
            }
            Quantity::MovesCompletedByEach => {
                let of = |player| {
                    let unpressed = u32::from(self.unpressed.of(player).is_some());
                    self.made(player)?.checked_sub(unpressed)
                };
                Some(of(Player::White)?.min(of(Player::Black)?))
            }
            Quantity::MovesMade(player) => self.made_by(player, case),
            Quantity::IllegalActs(player) => Some(*self.illegal_acts.of(player)),
            Quantity::RecordRequests(player) => Some(*self.record_requests.of(player)),
            Quantity::GamesPerArbiter => None,
        }
    }

    /// Whether the record's count is the count, and not only a lower bound.
    pub fn is_exact(&self, quantity: Quantity) -> bool {
        match quantity {
            Quantity::Occurrences | Quantity::ConsecutiveOccurrences => {
                self.complete_history || self.reaches_progress()
            }
            Quantity::MovesWithoutProgress | Quantity::CompletedMovesWithoutProgress => {
                self.complete_history || self.progress_before > 0 || self.reaches_progress()
            }
            Quantity::MovesMadeByEach | Quantity::MovesCompletedByEach | Quantity::MovesMade(_) => {
                true
            }
            Quantity::IllegalActs(player) => *self.acts_before_known.of(player),
            Quantity::RecordRequests(_) | Quantity::GamesPerArbiter => false,
        }
    }

    fn reaches_progress(&self) -> bool {
        self.trail().any(|node| node.progress == Some(true))
    }

    fn made(&self, player: Player) -> Option<u32> {
        Some(
            self.made_before(player)?
                .saturating_add(self.made_here(player)),
        )
    }

    /// How many moves a player has made: since the start of the game, or since what the case tells of it.
    fn made_by(&self, player: Player, case: &Case) -> Option<u32> {
        let told = case.known.asserted.moves_made;
        let told = || told.and_then(|by| *by.of(player));
        let before = self.made_before(player).or_else(told)?;
        Some(before.saturating_add(self.made_here(player)))
    }

    /// How many moves a player has made in the case.
    fn made_here(&self, player: Player) -> u32 {
        let in_case = self
            .trail()
            .filter(|node| node.mover == Some(player))
            .count();
        u32::try_from(in_case).expect("a case is short")
    }

    /// How many moves a player has completed before an event, if so many were completed before the first one; the board knows better.
    ///
    /// `next_completes` says whether a move is completed by the player's next one, too.
    pub fn completed(
        &self,
        player: Player,
        before: Option<u32>,
        at: EventIx,
        next_completes: bool,
    ) -> Option<u32> {
        let before = self.made_before(player).or(before)?;
        let mut moved_since = false;
        let pressed = self
            .trail()
            .filter(|node| node.mover == Some(player) && node.by.is_some_and(|by| by < at))
            .filter(|node| {
                let next = std::mem::replace(&mut moved_since, true);
                let pressed = matches!(node.pressed, Some(Pressed::In(by)) if by < at);
                pressed || (next && next_completes)
            })
            .count();
        let earlier = self
            .trail()
            .filter(|node| node.by.is_none() && node.mover == Some(player))
            .count();
        let shown = u32::try_from(pressed + earlier).expect("a case is short");
        Some(before.saturating_add(shown))
    }

    /// How many moves a player made before the first position, where the case shows it.
    pub fn made_before(&self, player: Player) -> Option<u32> {
        Some(*self.made_before?.of(player))
    }

    fn claims_intended(&self, at: EventIx, case: &Case) -> bool {
        matches!(
            case.events.get(usize::from(at)).map(|e| &e.act),
            Some(Act::ClaimDraw(ClaimDraw {
                intended: Some(_),
                ..
            }))
        )
    }

    /// The position that a claim is about: the present one, or the one after the intended move.
    fn claimed_key(&self, at: EventIx, case: &Case) -> Option<PositionKey> {
        match case.events.get(usize::from(at)).map(|event| &event.act) {
            Some(Act::ClaimDraw(ClaimDraw {
                intended: Some(text),
                ..
            })) => {
                let position = self.position()?;
                let attempt = position.read_move(text, &Letters::ENGLISH).ok()?;
                let legal = position.examine(&attempt).ok()?;
                Some(position.play(&legal).identity())
            }
            _ => self.nodes[self.at]
                .key
                .clone()
                .or_else(|| Some(self.position()?.identity())),
        }
    }

    fn occurrences(&self, key: &PositionKey, one_more: bool) -> Option<u32> {
        let stood = self
            .trail()
            .take_while(|node| node.key.is_some())
            .filter(|node| node.key.as_ref() == Some(key))
            .count();
        Some(u32::try_from(stood).expect("a case is short") + u32::from(one_more))
    }

    fn consecutive_occurrences(&self) -> Option<u32> {
        let now = self.nodes[self.at].key.as_ref()?;
        let line: Vec<_> = self.trail().collect();
        // the same position with the same player to move can return after four half moves at the earliest
        let stood = line
            .iter()
            .step_by(4)
            .take_while(|node| node.key.as_ref() == Some(now))
            .count();
        Some(u32::try_from(stood).expect("a case is short"))
    }

    fn half_moves_without_progress(&self, at: EventIx, case: &Case) -> Option<u32> {
        let mut half_moves = 0;
        let mut reset = false;
        for node in self.trail() {
            if node.parent.is_none() {
                break;
            }
            match node.progress {
                Some(false) => half_moves += 1,
                Some(true) => {
                    reset = true;
                    break;
                }
                None => return None,
            }
        }
        self.nodes[0].position.as_ref()?;
        if !reset {
            half_moves = self.progress_before.saturating_add(half_moves);
        }
        if let Some(Act::ClaimDraw(ClaimDraw {
            intended: Some(text),
            ..
        })) = case.events.get(usize::from(at)).map(|e| &e.act)
        {
            let position = self.position()?;
            let attempt = position.read_move(text, &Letters::ENGLISH).ok()?;
            half_moves = if position.makes_progress(&attempt) {
                0
            } else {
                half_moves.saturating_add(1)
            };
        }
        Some(half_moves)
    }
}
