//! Who does an act: whose doing it has its force, and what becomes of it when somebody else does it.

use super::Act;
use super::actor::Actor;

/// Those who act, as the table of acts tells them apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Who {
    Player,
    Both,
    Arbiter,
    Assistant,
    Outsider,
    Nobody,
}
use Who::*;

/// What becomes of an act when somebody does it whose act it is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Otherwise {
    /// Nobody else can do it.
    Cannot,
    /// An assistant or somebody from outside may try, and it has no force.
    InVain,
    /// An assistant or somebody from outside may ask for it, and it is refused.
    Refused,
}
use Otherwise::*;

/// Whose act it is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Doers {
    whose: &'static [Who],
    otherwise: Otherwise,
}

/// What force an act has, done by this actor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Force {
    /// It is his act.
    Own,
    /// It is somebody else's act, and has no force.
    Vain,
    /// It is somebody else's claim or request, and is refused.
    Refused,
    /// He cannot do it.
    Impossible,
}

const fn whose(whose: &'static [Who], otherwise: Otherwise) -> Doers {
    Doers { whose, otherwise }
}

/// One player plays.
pub(super) const PLAYS: Doers = whose(&[Player], Cannot);
/// One player says or does it, or both do.
pub(super) const EACH: Doers = whose(&[Player, Both], Cannot);
/// One player says it.
pub(super) const SAYS: Doers = whose(&[Player], InVain);
/// One player says it, or both do.
pub(super) const EACH_SAYS: Doers = whose(&[Player, Both], InVain);
/// The players say it together.
pub(super) const AGREE: Doers = whose(&[Both], InVain);
/// One player asks for it.
pub(super) const ASKS: Doers = whose(&[Player], Refused);
/// One player claims it, or both do.
pub(super) const CLAIMS: Doers = whose(&[Player, Both], Refused);
/// The players claim it, or an assistant does for his player.
pub(super) const CLAIMS_FOR: Doers = whose(&[Player, Both, Assistant], Refused);
/// A player or the arbiter points it out.
pub(super) const POINTS_OUT: Doers = whose(&[Player, Both, Arbiter], Refused);
/// A player or the arbiter does it.
pub(super) const CONDUCTS: Doers = whose(&[Player, Arbiter], InVain);
/// The arbiter does it.
pub(super) const ARBITER: Doers = whose(&[Arbiter], Cannot);
/// It happens by itself, or the arbiter brings it about.
pub(super) const OCCURS: Doers = whose(&[Arbiter, Nobody], Cannot);
/// It comes to light, whoever finds it.
pub(super) const FOUND: Doers = whose(&[Player, Both, Arbiter, Assistant, Nobody], Cannot);
/// Anybody in the venue does it.
pub(super) const ANYBODY: Doers = whose(&[Player, Both, Arbiter, Assistant, Outsider], Cannot);
/// Anybody does it, or it happens by itself.
pub(super) const ANYHOW: Doers = whose(
    &[Player, Both, Arbiter, Assistant, Outsider, Nobody],
    Cannot,
);

impl Doers {
    fn force(self, by: Actor) -> Force {
        let who = Who::of(by);
        match self.otherwise {
            _ if self.whose.contains(&who) => Force::Own,
            InVain if matches!(who, Assistant | Outsider) => Force::Vain,
            Refused if matches!(who, Assistant | Outsider) => Force::Refused,
            Cannot | InVain | Refused => Force::Impossible,
        }
    }
}

impl Who {
    fn of(actor: Actor) -> Self {
        match actor {
            Actor::Player(_) => Player,
            Actor::Both => Both,
            Actor::Arbiter => Arbiter,
            Actor::Assistant => Assistant,
            Actor::Spectator | Actor::OtherPlayer | Actor::Captain | Actor::Organiser => Outsider,
            Actor::Nobody => Nobody,
        }
    }

    /// How authors name them.
    fn told(self) -> &'static str {
        match self {
            Player => "one player",
            Both => "`both`",
            Arbiter => "`arbiter`",
            Assistant => "`assistant`",
            Outsider => "somebody from outside, such as `spectator`",
            Nobody => "`nobody`",
        }
    }
}

impl Act {
    /// What force the act has, done by this actor.
    pub fn force(&self, by: Actor) -> Force {
        self.row().0.force(by)
    }

    /// Those whose act it is, as authors name them.
    pub fn whose(&self) -> Vec<&'static str> {
        self.row().0.whose.iter().map(|who| who.told()).collect()
    }
}
