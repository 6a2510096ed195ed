//! Who acts.

use crate::board::Player;
use crate::game::case::Colours;

/// Who acted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    /// One of the two players of the game.
    Player(Player),
    /// Both players together.
    Both,
    /// The arbiter of the game.
    Arbiter,
    /// A player's assistant.
    Assistant,
    /// Anybody else in the venue who neither plays this game nor is its arbiter.
    Spectator,
    /// A player of another game.
    OtherPlayer,
    /// The captain of a team.
    Captain,
    /// The organiser of the event.
    Organiser,
    /// Nobody: time passes, something fails.
    Nobody,
}

/// Everybody by name, with what authors read of him; the players by colour and, where colours do not matter, as A and B.
const ACTORS: [(&str, Actor, &str); 12] = [
    (
        "white",
        Actor::Player(Player::White),
        "The player with the white pieces.",
    ),
    (
        "black",
        Actor::Player(Player::Black),
        "The player with the black pieces.",
    ),
    (
        "a",
        Actor::Player(Player::White),
        "One player, where it does not matter who is White.",
    ),
    (
        "b",
        Actor::Player(Player::Black),
        "The other player, where it does not matter who is White.",
    ),
    ("both", Actor::Both, "Both players together."),
    ("arbiter", Actor::Arbiter, "The arbiter of the game."),
    (
        "assistant",
        Actor::Assistant,
        "The assistant of a player; what he does at the board or the clock is told of his player.",
    ),
    (
        "spectator",
        Actor::Spectator,
        "A spectator, or anybody else in the venue who neither plays this game nor is its arbiter.",
    ),
    (
        "other-player",
        Actor::OtherPlayer,
        "A player of another game, or one whose game is over.",
    ),
    ("captain", Actor::Captain, "The captain of a team."),
    ("organiser", Actor::Organiser, "The organiser of the event."),
    (
        "nobody",
        Actor::Nobody,
        "Nobody: time passes, something fails, or an examiner asks.",
    ),
];

impl Actor {
    /// The names of all actors in scenarios.
    pub const NAMES: [&'static str; ACTORS.len()] = {
        let mut names = [""; ACTORS.len()];
        let mut at = 0;
        while at < names.len() {
            names[at] = ACTORS[at].0;
            at += 1;
        }
        names
    };

    /// All names, each with what authors read of it.
    pub fn told() -> impl Iterator<Item = (&'static str, &'static str)> {
        ACTORS.iter().map(|(name, _, told)| (*name, *told))
    }

    /// Everybody once.
    pub fn all() -> impl Iterator<Item = Self> {
        let once = |at: usize| {
            !ACTORS[..at]
                .iter()
                .any(|(_, before, _)| *before == ACTORS[at].1)
        };
        (0..ACTORS.len())
            .filter(move |at| once(*at))
            .map(|at| ACTORS[at].1)
    }

    /// The actor of this name.
    pub fn named(name: &str) -> Option<Self> {
        let found = ACTORS.iter().find(|(known, ..)| *known == name);
        found.map(|(_, actor, _)| *actor)
    }

    /// The name in scenarios and messages.
    pub fn name(self, colours: Colours) -> &'static str {
        let other = match colours {
            Colours::Known => ["a", "b"],
            Colours::Unknown => ["white", "black"],
        };
        let fits =
            |(name, actor, _): &&(&str, Actor, &str)| *actor == self && !other.contains(name);
        ACTORS
            .iter()
            .find(fits)
            .map_or("nobody", |(name, ..)| *name)
    }

    /// The player, where the actor is one.
    pub fn player(self) -> Option<Player> {
        match self {
            Actor::Player(player) => Some(player),
            Actor::Both
            | Actor::Arbiter
            | Actor::Assistant
            | Actor::Spectator
            | Actor::OtherPlayer
            | Actor::Captain
            | Actor::Organiser
            | Actor::Nobody => None,
        }
    }

    /// Whether the actor is somebody in the venue with no part in this game.
    pub fn is_outsider(self) -> bool {
        match self {
            Actor::Spectator | Actor::OtherPlayer | Actor::Captain | Actor::Organiser => true,
            Actor::Player(_) | Actor::Both | Actor::Arbiter | Actor::Assistant | Actor::Nobody => {
                false
            }
        }
    }
}
