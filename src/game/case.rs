//! A case: what is known before the first event, and the events.

use crate::board::{Player, Position, Role};
use crate::clock::Millis;
use crate::edition::named;
use crate::game::act::{Act, Actor, Hand, Tell, Tidings, Whom};
use crate::game::assertions::Assertions;
use crate::game::happening::EventIx;
use crate::game::later::Later;
use crate::game::question::{Finding, Quantity, Subject};
use serde::de::{self, Deserializer};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What an arbiter is told, without any judgement.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Case {
    /// Whether the players are White and Black, or A and B whose colours do not matter.
    pub colours: Colours,
    /// What holds before the first event.
    pub known: Known,
    /// Presumptions that this case does not make.
    pub open: Vec<Open>,
    /// What happened, in order.
    pub events: Vec<Event>,
    /// What later events tell of earlier ones.
    pub later: Later,
}

/// Whether the case says who is White.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Colours {
    /// The players are White and Black.
    #[default]
    Known,
    /// The players are A and B; internally A is White, and the ruling mirrors.
    Unknown,
}

/// A presumption that a case may leave open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Open {
    /// All of a group.
    All(OpenGroup),
    /// One count.
    Count(OpenCount),
    /// One finding.
    Finding(Finding),
}

named! {
    /// Presumptions of one kind.
    OpenGroup {
        /// Whether moves are legal.
        Legal = "legal",
        /// What the position after a move is.
        Outcome = "outcome",
        /// All counts.
        Counts = "counts",
        /// Who has the move.
        HasTheMove = "has-the-move",
        /// All findings.
        Found = "found",
    }
}

named! {
    /// A count of which a case may presume nothing.
    OpenCount {
        /// How often the position has stood.
        Occurrences = "occurrences",
        /// How often in consecutive alternate moves.
        ConsecutiveOccurrences = "consecutive-occurrences",
        /// Moves by each player without pawn move or capture.
        MovesWithoutProgress = "moves-without-progress",
        /// Moves made by the players.
        MovesMade = "moves-made",
        /// Moves completed by the players.
        MovesCompleted = "moves-completed",
        /// Illegal acts counted before.
        IllegalActs = "illegal-acts",
        /// Requests to see the record before.
        RecordRequests = "record-requests",
    }
}

impl Open {
    /// The names of all that may be left open: groups, single counts, single findings.
    fn names() -> Vec<&'static str> {
        let groups = OpenGroup::ALL.iter().map(|it| it.name());
        let counts = OpenCount::ALL.iter().map(|it| it.name());
        let findings = Finding::ALL.iter().map(|it| it.name());
        groups.chain(counts).chain(findings).collect()
    }

    fn named(name: &str) -> Option<Self> {
        let group = OpenGroup::ALL.iter().find(|it| it.name() == name);
        let count = OpenCount::ALL.iter().find(|it| it.name() == name);
        let finding = Finding::ALL.iter().find(|it| it.name() == name);
        (group.map(|it| Open::All(*it)))
            .or(count.map(|it| Open::Count(*it)))
            .or(finding.map(|it| Open::Finding(*it)))
    }
}

impl<'de> Deserialize<'de> for Open {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        Open::named(&name).ok_or_else(|| {
            let names = Open::names().join(", ");
            de::Error::custom(format!(
                "`{name}` cannot be left open, expected one of {names}"
            ))
        })
    }
}

impl schemars::JsonSchema for Open {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Open".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "string", "enum": Open::names() })
    }
}

/// What holds before the first event.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Known {
    /// The position, as far as it is given.
    pub placement: Placement,
    /// Moves played from there before the first event; their positions are the last entries.
    pub before: Vec<Moves>,
    /// Whether nothing that matters happened before the given position (a game from its start).
    pub history_complete: bool,
    /// What is asserted of the whole case.
    pub asserted: Assertions,
}

/// A move played before the first event, and the position after it.
#[derive(Clone, Debug, PartialEq)]
pub struct Moves {
    /// The move in algebraic notation, English letters.
    pub text: String,
    /// Whether it was a pawn move or a capture.
    pub progress: bool,
    /// The position after it.
    pub after: Arc<Position>,
}

/// The position, as far as it is given.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Placement {
    /// Nothing is given.
    #[default]
    Unknown,
    /// Every piece is given.
    Board(Arc<Position>),
    /// Only the pieces are given, not their squares.
    Material(Material),
}

/// The pieces of both players without their squares.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Material {
    /// White's pieces, the king included.
    pub white: Vec<Role>,
    /// Black's pieces, the king included.
    pub black: Vec<Role>,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq)]
pub struct Event {
    /// Who acted.
    pub by: Actor,
    /// What was done.
    pub act: Act,
    /// The earlier event that this one refers to.
    pub about: Option<EventIx>,
    /// Its place in time after the event before.
    pub order: Order,
    /// Who saw it.
    pub seen: Sight,
    /// With which hand it was done, where the case tells it.
    pub hand: Option<Hand>,
    /// Whether the players dispute that it happened.
    pub disputed: bool,
    /// The clocks at this moment: White's, Black's.
    pub left: ByPlayer<Option<Millis>>,
    /// How long ago a display came down to zero, where it counts on below.
    pub below_zero: ByPlayer<Option<Millis>>,
    /// What is asserted of this event.
    pub known: Assertions,
}

/// A value for each player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ByPlayer<T: Default> {
    /// White's, or A's.
    #[serde(alias = "a")]
    pub white: T,
    /// Black's, or B's.
    #[serde(alias = "b")]
    pub black: T,
}

named! {
    /// The place of an event in time after the one before it.
    #[derive(Default)]
    Order {
        /// After it.
        #[default]
        After = "after",
        /// At the same moment.
        Simultaneous = "simultaneous",
        /// Nobody knows.
        Unknown = "unknown",
        /// The players disagree.
        Disputed = "disputed",
    }
}

named! {
    /// Who saw an event.
    #[derive(Default)]
    Sight {
        /// The case does not say.
        #[default]
        NotStated = "not-stated",
        /// The arbiter, who then does what is his to do; where he saw it and did nothing, leave `seen` out.
        Arbiter = "arbiter",
        /// The opponent of the player who acted.
        Opponent = "opponent",
        /// Nobody.
        Nobody = "nobody",
    }
}

impl Case {
    /// Whether anything is told of the position before the first event.
    pub fn gives_a_position(&self) -> bool {
        self.known.placement != Placement::Unknown || self.known.asserted != Assertions::default()
    }

    /// The same case with these events instead of its own.
    #[must_use]
    pub fn with_events(&self, events: Vec<Event>) -> Self {
        Case {
            later: Later::of(&events),
            events,
            ..self.clone()
        }
    }

    /// The place of an event of this case.
    pub(super) fn place_of(&self, event: &Event) -> Option<EventIx> {
        let mut events = (0..).zip(&self.events);
        let (place, _) = events.find(|(_, one)| std::ptr::eq(*one, event))?;
        Some(place)
    }
}

impl Event {
    /// An event of which nothing is told but who did what.
    pub fn plain(by: Actor, act: Act) -> Self {
        Event {
            by,
            act,
            about: None,
            order: Order::default(),
            seen: Sight::default(),
            hand: None,
            disputed: false,
            left: ByPlayer::default(),
            below_zero: ByPlayer::default(),
            known: Assertions::default(),
        }
    }

    /// Whether the arbiter looks in this event at the one that it is about: he sees it, or is told of an irregularity by
    /// somebody who claims nothing for himself, an outsider, an assistant, or the player whose act it was.
    pub fn is_sight(&self, events: &[Event]) -> bool {
        let whose = || Some(events.get(usize::from(self.about?))?.by);
        match (&self.act, self.by) {
            (Act::Sees, _) => true,
            (
                Act::Tell(Tell {
                    whom: Whom::Arbiter,
                    what: Tidings::Irregularity,
                    ..
                }),
                by,
            ) => match by {
                Actor::Player(_) | Actor::Both => whose() == Some(by),
                Actor::Arbiter | Actor::Nobody => false,
                _ => true,
            },
            _ => false,
        }
    }
}

impl<T: Default> ByPlayer<T> {
    /// What becomes of each value.
    pub fn map<U: Default>(self, mut change: impl FnMut(T) -> U) -> ByPlayer<U> {
        ByPlayer {
            white: change(self.white),
            black: change(self.black),
        }
    }

    /// The value of this player.
    pub fn of(&self, player: Player) -> &T {
        match player {
            Player::White => &self.white,
            Player::Black => &self.black,
        }
    }

    /// The value of this player, to change it.
    pub fn of_mut(&mut self, player: Player) -> &mut T {
        match player {
            Player::White => &mut self.white,
            Player::Black => &mut self.black,
        }
    }
}

impl OpenCount {
    fn counts(self, quantity: Quantity) -> bool {
        use Quantity as Q;
        matches!(
            (self, quantity),
            (OpenCount::Occurrences, Q::Occurrences)
                | (OpenCount::ConsecutiveOccurrences, Q::ConsecutiveOccurrences)
                | (
                    OpenCount::MovesWithoutProgress,
                    Q::MovesWithoutProgress | Q::CompletedMovesWithoutProgress
                )
                | (OpenCount::MovesMade, Q::MovesMadeByEach | Q::MovesMade(_))
                | (OpenCount::MovesCompleted, Q::MovesCompletedByEach)
                | (OpenCount::IllegalActs, Q::IllegalActs(_))
                | (OpenCount::RecordRequests, Q::RecordRequests(_))
        )
    }
}

impl Open {
    /// Whether this opens the presumption behind a subject.
    pub fn opens(self, subject: Subject) -> bool {
        match (self, subject) {
            (Open::All(OpenGroup::Legal), Subject::Legal)
            | (Open::All(OpenGroup::Outcome), Subject::Outcome)
            | (Open::All(OpenGroup::Counts), Subject::AtLeast(..))
            | (Open::All(OpenGroup::HasTheMove), Subject::HasTheMove(_))
            | (Open::All(OpenGroup::Found), Subject::Found(_)) => true,
            (Open::Count(one), Subject::AtLeast(quantity, _)) => one.counts(quantity),
            (Open::Finding(one), Subject::Found(finding)) => one == finding,
            _ => false,
        }
    }
}
