//! Points: how much a result is worth, and how an event may count.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A number of points, in quarters of a point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(u32);

/// What each result is worth to a player.
///
/// Source: Article 10.1 (2014–), 11.1 (before).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Scoring {
    /// A win.
    pub win: Score,
    /// A draw.
    pub draw: Score,
    /// A loss.
    pub loss: Score,
    /// A loss without play, where it is worth something else.
    #[serde(default)]
    pub forfeit_loss: Option<Score>,
}

/// How many parts of a point there are.
const PARTS: u32 = 4;

impl Score {
    /// The sum, as far as numbers reach.
    #[must_use]
    pub fn plus(self, other: Score) -> Score {
        Score(self.0.saturating_add(other.0))
    }
}

impl Scoring {
    /// What a loss without play is worth.
    pub fn forfeit(&self) -> Score {
        self.forfeit_loss.unwrap_or(self.loss)
    }

    /// The most that both players together can normally score in a game.
    pub fn most(&self) -> Score {
        self.win
            .plus(self.loss)
            .max(self.draw.plus(self.draw))
            .max(self.win.plus(self.forfeit()))
    }

    /// Whether a player can normally score this in a game.
    pub fn is_normal(&self, score: Score) -> bool {
        [self.win, self.draw, self.loss, self.forfeit()].contains(&score)
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let part = ["", "¼", "½", "¾"][(self.0 % PARTS) as usize];
        match self.0 / PARTS {
            0 if !part.is_empty() => f.write_str(part),
            whole => write!(f, "{whole}{part}"),
        }
    }
}

impl FromStr for Score {
    type Err = NoScore;

    fn from_str(text: &str) -> Result<Self, NoScore> {
        let no = || NoScore(text.to_owned());
        let (whole, parts) = match text.char_indices().last() {
            Some((at, '¼')) => (&text[..at], 1),
            Some((at, '½')) => (&text[..at], 2),
            Some((at, '¾')) => (&text[..at], 3),
            _ => match text.split_once('.') {
                Some((whole, "25")) => (whole, 1),
                Some((whole, "5")) => (whole, 2),
                Some((whole, "75")) => (whole, 3),
                Some(_) => return Err(no()),
                None => (text, 0),
            },
        };
        let whole: u32 = match (whole, parts) {
            ("", 1..) => 0,
            (digits, _) => digits.parse().map_err(|_| no())?,
        };
        let quarters = whole.checked_mul(PARTS).ok_or_else(no)?;
        Ok(Score(quarters.saturating_add(parts)))
    }
}

/// A text that is no number of points.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("points {0:?}: expected a number of quarters, such as 1, ½, 0.75")]
pub struct NoScore(String);

impl Serialize for Score {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Score {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(AsScore)
    }
}

struct AsScore;

impl de::Visitor<'_> for AsScore {
    type Value = Score;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number of points in quarters, such as 1, ½, 0.75")
    }

    fn visit_u64<E: de::Error>(self, whole: u64) -> Result<Score, E> {
        self.visit_str(&whole.to_string())
    }

    fn visit_f64<E: de::Error>(self, number: f64) -> Result<Score, E> {
        self.visit_str(&number.to_string())
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Score, E> {
        text.parse().map_err(E::custom)
    }
}

impl schemars::JsonSchema for Score {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Score".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "type": ["number", "string"],
            "description": "points in quarters, such as 1, ½, 0.75"
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_read_and_written_in_quarters() {
        for (text, written) in [
            ("0", "0"),
            ("1", "1"),
            ("½", "½"),
            ("0.5", "½"),
            ("0.75", "¾"),
            ("1½", "1½"),
            ("12.25", "12¼"),
        ] {
            let score: Score = text.parse().expect(text);
            assert_eq!(score.to_string(), written);
        }
        for text in ["", "-1", "0.3", "one", "1/2", "½½", "5000000000"] {
            assert!(text.parse::<Score>().is_err(), "{text}");
        }
    }
}
