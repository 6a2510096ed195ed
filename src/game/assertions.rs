//! Facts that are asserted instead of shown.

use crate::board::Player;
use crate::edition::named;
use crate::game::case::ByPlayer;
use crate::game::question::{Answer, Finding, Quantity, Subject};
use serde::de::{self, Deserializer, MapAccess, Visitor};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// Facts that are asserted instead of shown.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Assertions {
    /// Whether the move of this event, made or intended, is legal.
    pub legal: Option<YesNo>,
    /// What the position after the move is.
    pub outcome: Option<Outcome>,
    /// Who can checkmate by some series of legal moves.
    pub can_mate: Option<ByPlayer<Option<YesNo>>>,
    /// Who has the pieces to bring about a mate that the opponent cannot avoid.
    pub mating_potential: Option<ByPlayer<Option<YesNo>>>,
    /// Who has the move.
    pub has_the_move: Option<Player>,
    /// Whether the event, which the players dispute, happened.
    pub happened: Option<YesNo>,
    /// What the arbiter finds.
    #[serde(deserialize_with = "each_once")]
    pub found: Option<BTreeMap<Finding, YesNo>>,
    /// How often the position has stood, this time included.
    pub occurrences: Option<u32>,
    /// How often in consecutive alternate moves.
    pub consecutive_occurrences: Option<u32>,
    /// Moves by each player without pawn move or capture.
    pub moves_without_progress: Option<u32>,
    /// Moves made by each player.
    pub moves_made: Option<ByPlayer<Option<u32>>>,
    /// Moves completed by each player.
    pub moves_completed: Option<ByPlayer<Option<u32>>>,
    /// Illegal acts counted before.
    pub illegal_acts: Option<ByPlayer<Option<u32>>>,
    /// Requests to see the record before.
    pub record_requests: Option<u32>,
    /// Games that one arbiter supervises at once.
    pub games_per_arbiter: Option<u32>,
    /// How often the clock counts each player as having pressed.
    pub presses: Option<ByPlayer<Option<u32>>>,
    /// The number of the period whose time is meant (first period = 1).
    pub period: Option<u32>,
    /// Warnings before, about the matter at hand.
    pub warnings: Option<ByPlayer<Option<u32>>>,
}

named! {
    /// Yes or no.
    YesNo {
        /// It is so.
        Yes = "yes",
        /// It is not so.
        No = "no",
    }
}

named! {
    /// What a position after a move may be.
    Outcome {
        /// Checkmate.
        Mate = "mate",
        /// Stalemate.
        Stalemate = "stalemate",
        /// A dead position.
        Dead = "dead",
        /// Play goes on.
        PlayGoesOn = "play-goes-on",
    }
}

impl Assertions {
    /// The answer that is asserted, if any.
    pub fn answer(&self, subject: Subject) -> Option<Answer> {
        let yes = |so: bool| if so { Answer::Yes } else { Answer::No };
        match subject {
            Subject::Legal => self.legal.map(Answer::from),
            Subject::Outcome => self.outcome.map(Answer::from),
            Subject::CanMate(player) => self
                .can_mate
                .and_then(|by| *by.of(player))
                .map(Answer::from),
            Subject::MatingPotential(player) => self
                .mating_potential
                .and_then(|by| *by.of(player))
                .map(Answer::from),
            Subject::HasTheMove(player) => self.has_the_move.map(|who| yes(who == player)),
            Subject::Happened => self.happened.map(Answer::from),
            Subject::Found(finding) => self
                .found
                .as_ref()
                .and_then(|all| all.get(&finding))
                .copied()
                .map(Answer::from),
            Subject::AtLeast(quantity, limit) => match (self.count(quantity), quantity) {
                // what was completed was made
                (None, Quantity::MovesMadeByEach) => (self.count(Quantity::MovesCompletedByEach))
                    .filter(|completed| *completed >= limit)
                    .map(|_| Answer::Yes),
                (count, _) => count.map(|n| yes(n >= limit)),
            },
        }
    }

    /// The count that is asserted, if any.
    pub fn count(&self, quantity: Quantity) -> Option<u32> {
        let each = |by: ByPlayer<Option<u32>>| Some(by.white?.min(by.black?));
        match quantity {
            Quantity::Occurrences => self.occurrences,
            Quantity::ConsecutiveOccurrences => self.consecutive_occurrences,
            Quantity::MovesWithoutProgress | Quantity::CompletedMovesWithoutProgress => {
                self.moves_without_progress
            }
            Quantity::MovesMadeByEach => self.moves_made.and_then(each),
            Quantity::MovesCompletedByEach => self.moves_completed.and_then(each),
            Quantity::MovesMade(player) => self.moves_made.and_then(|by| *by.of(player)),
            Quantity::IllegalActs(player) => self.illegal_acts.and_then(|by| *by.of(player)),
            Quantity::RecordRequests(_) => self.record_requests,
            Quantity::GamesPerArbiter => self.games_per_arbiter,
        }
    }

    /// Asserts an answer; one that the question does not have changes nothing.
    pub fn set(&mut self, subject: Subject, answer: Answer) {
        let so = match answer {
            Answer::Yes => YesNo::Yes,
            _ => YesNo::No,
        };
        match subject {
            Subject::Legal => self.legal = Some(so),
            Subject::Outcome => {
                let mut all = Outcome::ALL.iter().copied();
                let found = all.find(|outcome| Answer::from(*outcome) == answer);
                self.outcome = found.or(self.outcome);
            }
            Subject::CanMate(player) => {
                *self.can_mate.get_or_insert_default().of_mut(player) = Some(so);
            }
            Subject::MatingPotential(player) => {
                let all = self.mating_potential.get_or_insert_default();
                *all.of_mut(player) = Some(so);
            }
            Subject::HasTheMove(player) => {
                self.has_the_move = Some(match so {
                    YesNo::Yes => player,
                    YesNo::No => player.other(),
                });
            }
            Subject::Happened => self.happened = Some(so),
            Subject::Found(finding) => {
                self.found.get_or_insert_default().insert(finding, so);
            }
            Subject::AtLeast(quantity, limit) => self.set_count(
                quantity,
                match so {
                    YesNo::Yes => limit,
                    YesNo::No => limit.saturating_sub(1),
                },
            ),
        }
    }

    /// The same without an answer; nothing where none is asserted that could be left out alone.
    pub fn without(&self, subject: Subject) -> Option<Self> {
        self.answer(subject)?;
        let mut all = self.clone();
        match subject {
            Subject::Legal => all.legal = None,
            Subject::CanMate(player) => *all.can_mate.as_mut()?.of_mut(player) = None,
            Subject::MatingPotential(player) => {
                *all.mating_potential.as_mut()?.of_mut(player) = None;
            }
            Subject::Found(finding) => {
                all.found.as_mut()?.remove(&finding);
            }
            Subject::AtLeast(Quantity::IllegalActs(player), _) => {
                *all.illegal_acts.as_mut()?.of_mut(player) = None;
            }
            Subject::Outcome
            | Subject::HasTheMove(_)
            | Subject::Happened
            | Subject::AtLeast(..) => return None,
        }
        Some(all)
    }

    /// Asserts a count.
    pub fn set_count(&mut self, quantity: Quantity, count: u32) {
        let each = Some(ByPlayer {
            white: Some(count),
            black: Some(count),
        });
        let of = |all: &mut Option<ByPlayer<Option<u32>>>, player| {
            *all.get_or_insert_default().of_mut(player) = Some(count);
        };
        match quantity {
            Quantity::Occurrences => self.occurrences = Some(count),
            Quantity::ConsecutiveOccurrences => self.consecutive_occurrences = Some(count),
            Quantity::MovesWithoutProgress | Quantity::CompletedMovesWithoutProgress => {
                self.moves_without_progress = Some(count);
            }
            Quantity::MovesMadeByEach => self.moves_made = each,
            Quantity::MovesCompletedByEach => self.moves_completed = each,
            Quantity::MovesMade(player) => of(&mut self.moves_made, player),
            Quantity::IllegalActs(player) => of(&mut self.illegal_acts, player),
            Quantity::RecordRequests(_) => self.record_requests = Some(count),
            Quantity::GamesPerArbiter => self.games_per_arbiter = Some(count),
        }
    }
}

impl From<YesNo> for Answer {
    fn from(word: YesNo) -> Self {
        match word {
            YesNo::Yes => Answer::Yes,
            YesNo::No => Answer::No,
        }
    }
}

impl From<Outcome> for Answer {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Mate => Answer::Mate,
            Outcome::Stalemate => Answer::Stalemate,
            Outcome::Dead => Answer::Dead,
            Outcome::PlayGoesOn => Answer::PlayGoesOn,
        }
    }
}

/// Reads findings, each told once.
fn each_once<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<BTreeMap<Finding, YesNo>>, D::Error> {
    struct Once;
    impl<'de> Visitor<'de> for Once {
        type Value = BTreeMap<Finding, YesNo>;
        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("findings, each with yes or no")
        }
        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
            let mut all = BTreeMap::new();
            while let Some((finding, so)) = map.next_entry::<Finding, YesNo>()? {
                if all.insert(finding, so).is_some() {
                    return Err(de::Error::custom(format!("`{finding}` told twice")));
                }
            }
            Ok(all)
        }
    }
    deserializer.deserialize_map(Once).map(Some)
}
