//! Time as values: never real time.

mod control;

pub use control::{Period, Shown, after_press, at_start, period_after, required};

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A length of time in milliseconds, written `H:MM:SS` with a fraction only where there is one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Millis(pub u64);

impl Millis {
    /// No time at all.
    pub const ZERO: Self = Self(0);

    /// This many seconds.
    pub const fn seconds(seconds: u64) -> Self {
        Self(seconds.saturating_mul(1000))
    }

    /// Half of this time, rounded down to a millisecond.
    pub const fn half(self) -> Self {
        Self(self.0 / 2)
    }

    /// This time and the other together; the largest time there is instead of an overflow.
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }

    /// This time less the other; zero where the other is longer.
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }

    /// This time taken so many times.
    pub const fn times(self, count: u32) -> Self {
        Self(self.0.saturating_mul(count as u64))
    }
}

impl fmt::Display for Millis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.0 / 1000;
        let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        write!(f, "{hours}:{minutes:02}:{seconds:02}")?;
        match self.0 % 1000 {
            0 => Ok(()),
            fraction => {
                let digits = format!("{fraction:03}");
                write!(f, ".{}", digits.trim_end_matches('0'))
            }
        }
    }
}

/// A text that is no time of the form `H:MM:SS`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("time {0:?}: expected hours, minutes and seconds as \"H:MM:SS\", such as \"0:04:10\"")]
pub struct NotATime(String);

impl FromStr for Millis {
    type Err = NotATime;

    /// The time written as `H:MM:SS` or `H:MM:SS.mmm`.
    ///
    /// # Errors
    /// [`NotATime`] for anything else; `M:SS` is refused, since it could be hours and minutes.
    fn from_str(text: &str) -> Result<Self, NotATime> {
        read_time(text).ok_or_else(|| NotATime(text.to_owned()))
    }
}

fn read_time(text: &str) -> Option<Millis> {
    let (whole, fraction) = text
        .split_once('.')
        .map_or((text, None), |(w, f)| (w, Some(f)));
    let mut parts = whole.split(':');
    let hours = digits(parts.next()?, 1..=4)?;
    let minutes = digits(parts.next()?, 2..=2).filter(|&m| m < 60)?;
    let seconds = digits(parts.next()?, 2..=2).filter(|&s| s < 60)?;
    if parts.next().is_some() {
        return None;
    }
    let thousandths = match fraction {
        None => 0,
        Some(f) => digits(f, 1..=3)? * 10u64.pow(3 - u32::try_from(f.len()).ok()?),
    };
    Some(Millis(
        ((hours * 60 + minutes) * 60 + seconds) * 1000 + thousandths,
    ))
}

fn digits(text: &str, length: std::ops::RangeInclusive<usize>) -> Option<u64> {
    let plain = length.contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
    plain.then(|| text.parse().ok()).flatten()
}

impl Serialize for Millis {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Millis {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(AsTime)
    }
}

/// Reads a time of day, written `H:MM` or `H:MM:SS`.
///
/// # Errors
///
/// The reader's, for anything else.
pub fn time_of_day<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Millis>, D::Error> {
    let told: Option<String> = Option::deserialize(deserializer)?;
    let told = told.map(|text| read_time_of_day(&text).map_err(de::Error::custom));
    told.transpose()
}

/// The time of day written `H:MM` or `H:MM:SS`.
///
/// # Errors
///
/// [`NotATime`] for anything else.
pub fn read_time_of_day(text: &str) -> Result<Millis, NotATime> {
    match text.matches(':').count() {
        1 => format!("{text}:00").parse(),
        _ => text.parse(),
    }
}

/// The schema of a time of day that need not be told.
pub fn time_of_day_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
    schemars::json_schema!({
        "type": ["string", "null"],
        "examples": ["15:00"],
        "pattern": r"^[0-9]{1,2}:[0-5][0-9](:[0-5][0-9])?$"
    })
}

struct AsTime;

impl de::Visitor<'_> for AsTime {
    type Value = Millis;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a time in quotes as \"H:MM:SS\", such as \"0:04:10\"")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Millis, E> {
        text.parse().map_err(E::custom)
    }
}

impl schemars::JsonSchema for Millis {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Time".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "type": "string",
            "description": "hours, minutes and seconds, such as 0:04:10",
            "examples": ["0:04:10"],
            "pattern": r"^[0-9]{1,4}:[0-5][0-9]:[0-5][0-9](\.[0-9]{1,3})?$"
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_reads_back_as_it_is_written() {
        for (text, millis) in [
            ("0:00:00", 0),
            ("0:04:10", 250_000),
            ("1:00:00", 3_600_000),
            ("0:00:00.5", 500),
            ("0:00:01.025", 1025),
            ("12:34:56.789", 45_296_789),
        ] {
            assert_eq!(text.parse(), Ok(Millis(millis)));
            assert_eq!(Millis(millis).to_string(), text);
        }
    }

    #[test]
    fn what_could_mean_two_times_is_refused() {
        for text in [
            "",
            "4:10",
            "10",
            "0:4:10",
            "0:60:00",
            "0:00:60",
            "0:00:00:00",
            "-0:01:00",
            "0:00:01.",
            "0:00:01.1234",
            " 0:01:00",
        ] {
            let refused = text.parse::<Millis>().unwrap_err();
            assert!(refused.to_string().contains("H:MM:SS"), "{text}");
        }
    }

    #[test]
    fn times_never_fall_below_zero() {
        assert_eq!(Millis::seconds(60).minus(Millis::seconds(90)), Millis::ZERO);
        assert_eq!(Millis::seconds(61).half(), Millis(30_500));
        assert_eq!(Millis(u64::MAX).plus(Millis(1)), Millis(u64::MAX));
    }
}
