//! What is to be said, before any language: a message and the values in it.

use crate::board::{Player, Role, Square};
use crate::clock::Millis;
use crate::game::{Actor, Case, EventIx, Fact, Facts, Particular, Particulars, Word};
use std::borrow::Cow;

/// A message, or one of its attributes, with values.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Say {
    /// The message.
    pub id: Cow<'static, str>,
    /// Its attribute; none for its value.
    pub attribute: Option<Cow<'static, str>>,
    /// The values by name.
    pub values: Vec<(&'static str, Value)>,
}

/// A value in a message.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// A number.
    Number(u64),
    /// A stretch of time or a clock reading.
    Time(Millis),
    /// Somebody.
    Who(Actor),
    /// A kind of piece.
    Piece(Role),
    /// A square.
    Square(Square),
    /// Pieces where they stand, for `MEN`.
    Men(Vec<Man>),
    /// A move, or several, in English letters.
    Move(String),
    /// A move exactly as somebody wrote it.
    Written(String),
    /// An article number.
    Article(String),
    /// A key that selects a variant.
    Word(Cow<'static, str>),
    /// A word that selects a variant, out of a closed list.
    Choice(Word),
    /// A text that is printed as it is.
    Text(String),
    /// Several messages for `LIST`.
    Items(Vec<Say>),
    /// Whole sentences after a colon; the message has the full stop of the last one.
    Sentences(Vec<Say>),
    /// Clauses of one sentence, joined by the “and” of the language; the message has its full stop.
    Clauses(Vec<Say>),
    /// Several texts for `LIST`.
    Texts(Vec<String>),
    /// The text of the edition is not known to us.
    Unknown,
}

/// A piece where it stands: “the knight on e2”.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Man {
    /// What it is, where that is known.
    pub role: Option<Role>,
    /// Where it stands.
    pub square: Square,
    /// Whether its kind alone says which one is meant, as that of the player's own king.
    pub is_the_only_one: bool,
}

impl Man {
    /// The piece on a square before an event, or the last one that stood there, as the one who acts then sees it.
    pub fn before(case: &Case, event: EventIx, square: Square) -> Self {
        let piece = case.piece_last_before(event, square);
        let by = case
            .events
            .get(usize::from(event))
            .and_then(|event| event.by.player());
        Man {
            role: piece.map(|(_, role)| role),
            square,
            is_the_only_one: by.is_some_and(|by| piece == Some((by, Role::King))),
        }
    }
}

impl Say {
    /// The message of this name.
    pub fn message(id: impl Into<Cow<'static, str>>) -> Self {
        Say {
            id: id.into(),
            attribute: None,
            values: Vec::new(),
        }
    }

    /// An attribute of the message of this name.
    pub fn attribute(
        id: impl Into<Cow<'static, str>>,
        attribute: impl Into<Cow<'static, str>>,
    ) -> Self {
        Say {
            id: id.into(),
            attribute: Some(attribute.into()),
            values: Vec::new(),
        }
    }

    /// The same under this attribute.
    #[must_use]
    pub fn under(mut self, attribute: impl Into<Cow<'static, str>>) -> Self {
        self.attribute = Some(attribute.into());
        self
    }

    /// The same of something that was said before in these words.
    #[must_use]
    pub fn again(mut self) -> Self {
        self.attribute = Some(match &self.attribute {
            Some(attribute) => format!("{attribute}-again").into(),
            None => "again".into(),
        });
        self
    }

    /// The same with one more value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: Value) -> Self {
        self.values.push((name, value));
        self
    }

    /// The same with `$player`, and with `$opponent`: the other player, or nobody.
    #[must_use]
    pub fn player(self, who: Actor) -> Self {
        let opponent = who
            .player()
            .map_or(Actor::Nobody, |player| Actor::Player(player.other()));
        self.with("player", Value::Who(who))
            .with("opponent", Value::Who(opponent))
    }

    /// The same with `$player` and `$opponent`.
    #[must_use]
    pub fn of(self, player: Player) -> Self {
        self.player(Actor::Player(player))
    }

    /// The same with a number.
    #[must_use]
    pub fn number(self, name: &'static str, number: impl Into<u64>) -> Self {
        self.with(name, Value::Number(number.into()))
    }

    /// The same with `$time`.
    #[must_use]
    pub fn time(self, time: Millis) -> Self {
        self.with("time", Value::Time(time))
    }

    /// The same with a key that selects a variant.
    #[must_use]
    pub fn word(self, name: &'static str, word: impl Into<Cow<'static, str>>) -> Self {
        self.with(name, Value::Word(word.into()))
    }

    /// The same with all facts of a reason.
    #[must_use]
    pub fn facts(mut self, facts: &Facts) -> Self {
        self.values
            .extend(facts.iter().map(|(name, fact)| (name, Value::from(fact))));
        self
    }

    /// The same with what a row of the vocabulary tells: its fields as values, and its choices as the attribute.
    ///
    /// Where nobody acts, its player is `$player`, whatever the field is called.
    #[must_use]
    pub fn telling(mut self, told: &Particulars) -> Self {
        if let Some(key) = told.key() {
            self = self.under(key);
        }
        let somebody_acts = self.values.iter().any(|(name, _)| *name == "player");
        for (name, particular) in &told.0 {
            self = match particular {
                Particular::Value(Fact::Player(player)) if !somebody_acts => self.of(*player),
                Particular::Value(fact) => self.with(name, fact.into()),
                Particular::Key(_) | Particular::Several(_) => self,
            };
        }
        self
    }

    /// The name of the message with its attribute.
    pub fn pattern(&self) -> String {
        match &self.attribute {
            Some(attribute) => format!("{}.{attribute}", self.id),
            None => self.id.to_string(),
        }
    }
}

impl From<&Fact> for Value {
    fn from(fact: &Fact) -> Self {
        match fact {
            Fact::Count(number) => Value::Number(u64::from(*number)),
            Fact::Time(time) => Value::Time(*time),
            Fact::Player(player) => Value::Who(Actor::Player(*player)),
            Fact::Square(square) => Value::Square(*square),
            Fact::Move(text) => Value::Move(text.clone()),
            Fact::Written(text) => Value::Written(text.clone()),
            Fact::Piece(role) => Value::Piece(*role),
            Fact::Article(number) => Value::Article(number.clone()),
            Fact::Score(score) => Value::Text(score.to_string()),
            Fact::Word(word) => Value::Choice(*word),
            Fact::Unknown => Value::Unknown,
        }
    }
}
