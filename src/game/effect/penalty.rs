//! Which effects are penalties.

use crate::board::Player;
use crate::edition::PenaltyKind;
use crate::game::effect::Effect;

impl Effect {
    /// The kind of penalty that this effect is, where it is one that this player suffers.
    ///
    /// Source: Article 12.9 (2014–), 13.4 (before).
    pub fn penalty_of(&self, player: Player) -> Option<PenaltyKind> {
        use Effect::*;
        let (own, others) = (player, player.other());
        match self {
            Warned { player, .. } | LastWarning(player) if *player == own => {
                Some(PenaltyKind::Warning)
            }
            AddTime { to, .. } if *to == others => Some(PenaltyKind::OpponentTime),
            TakeTime { from, .. } if *from == own => Some(PenaltyKind::OwnTime),
            ScoreRaised(player) | Points { player, .. } if *player == others => {
                Some(PenaltyKind::OpponentPoints)
            }
            ScoreReduced(player) | Points { player, .. } if *player == own => {
                Some(PenaltyKind::OwnPoints)
            }
            LosesGame(player) if *player == own => Some(PenaltyKind::Loss),
            Win(player) | ScoreByArbiter(player) if *player == others => Some(PenaltyKind::Loss),
            Fined(player) if *player == own => Some(PenaltyKind::Fine),
            Excluded(player) if *player == own => Some(PenaltyKind::Rounds),
            Expelled(player) if *player == own => Some(PenaltyKind::Expulsion),
            _ => None,
        }
    }
}
