//! What an event fixes before its games begin.

use crate::board::Player;
use serde::{Deserialize, Serialize};

use super::Layers;
use super::kinds::Scoring;
use super::named::named;
use crate::clock::{Millis, Period, time_of_day, time_of_day_schema};

named! {
    /// How much time the players have; the Laws have different parts for each pace.
    Pace as "pace" {
        /// The full time of the Laws' main part.
        Standard = "standard",
        /// The shorter games of the rapid appendix.
        Rapid = "rapid",
        /// The shortest games.
        Blitz = "blitz",
    }
}

named! {
    /// Whether an event supervises its games closely enough for the full rules.
    ///
    /// In standard chess the full rules always apply.
    Supervision as "supervision" {
        /// The full competition rules apply.
        Full = "full",
        /// Only the shorter rules of the appendix apply.
        Limited = "limited",
    }
}

/// A pace and a supervision.
pub type Scope = (Pace, Supervision);

/// The scopes that may have rules of their own; standard chess has no simplified rules.
pub const SCOPES: [Scope; 5] = [
    (Pace::Standard, Supervision::Full),
    (Pace::Rapid, Supervision::Full),
    (Pace::Rapid, Supervision::Limited),
    (Pace::Blitz, Supervision::Full),
    (Pace::Blitz, Supervision::Limited),
];

/// The setting of a game: what is fixed before it begins.
#[derive(Clone, Debug, PartialEq)]
pub struct Setting {
    /// The pace of the event.
    pub pace: Pace,
    /// The regime of the event.
    pub supervision: Supervision,
    /// The layers of the practice that count beside the letter of the Laws.
    pub practice: Layers,
    /// What the event itself chose.
    pub options: Options,
}

impl Setting {
    /// The setting of that pace and supervision in an event whose regulations are otherwise silent, as FIDE teaches it.
    pub fn of(pace: Pace, supervision: Supervision) -> Self {
        Self {
            pace,
            supervision,
            practice: Layers::default(),
            options: Options::default(),
        }
    }
}

/// What the Laws leave to the event; the default is an event whose regulations say nothing.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct Options {
    /// Players may not agree a draw before each has made this many moves.
    pub no_draw_before_move: Option<u32>,
    /// Players may not agree a draw without the arbiter's consent.
    pub draws_need_consent: bool,
    /// How late a player may come to the board.
    pub default_time: Option<Millis>,
    /// How late a player may come to a resumption, where the event replaces the limit of the Laws.
    pub resumption_late_limit: Option<Millis>,
    /// The time that each player has at the start, without increments: that of the only period, where no periods are told.
    pub base_time: Option<Millis>,
    /// The time added for each move, in every period.
    pub increment: Option<Millis>,
    /// The time control, period by period: fixed in advance by Article 6.3.1 (2017–), 6.3a (2014), 6.2 (before).
    pub periods: Vec<Period>,
    /// The time of day for which the start is scheduled: Article 6.6 (2014–), 6.5 (before).
    #[serde(deserialize_with = "time_of_day")]
    #[schemars(schema_with = "time_of_day_schema")]
    pub scheduled_start: Option<Millis>,
    /// What each result is worth in the event, where it replaces the points of the Laws.
    pub scoring: Option<Scoring>,
    /// The guidelines on games without increment were announced for the event.
    pub guidelines_iii: bool,
    /// Chess960 is played. Source: Guidelines II (2017–), Appendix F (2009–2014).
    pub chess960: bool,
    /// A switched-off device may be kept in a bag. Source: Article 11.3.2.1 (2017–), 11.3b (2014, amended).
    pub devices_in_bag: bool,
    /// A device on a player's person costs less than the game. Source: Article 11.3.2.2 (2017–), 11.3b (2014).
    pub milder_device_penalty: bool,
    /// Visually disabled players need not record with little time left, whatever the increment. Source: M-144.
    pub frees_visually_disabled: bool,
    /// A player who is not on the move must tell the arbiter before leaving the area. Source: Article 11.2.4 (2017–).
    pub report_leaving: bool,
    /// There is no appeal against the arbiter. Source: Article 11.10 (2014–), 12.10 (2009).
    pub no_appeal: bool,
    /// Fines were announced in advance. Source: Article 12.9.7 (2017–).
    pub fines_announced: bool,
    /// Who is blind or visually disabled. Source: Appendix D (2014–), E (2009), F (before).
    pub visually_disabled: Vec<Player>,
    /// Who is hearing-impaired. Source: Article D.2.11 (2017–).
    pub hearing_impaired: Vec<Player>,
    /// No arbiter is present. Source: Article III.6 (2017–), G.6 (2014), Appendix D (before).
    pub no_arbiter: bool,
}

impl Options {
    /// The time control, period by period, however it is told; empty where no time is told.
    ///
    /// An increment told for the game is that of each period.
    pub fn control(&self) -> Vec<Period> {
        let base = self.base_time.map(|time| Period {
            time,
            ..Period::default()
        });
        let mut periods = self.periods.clone();
        if periods.is_empty() {
            periods.extend(base);
        }
        for period in &mut periods {
            if period.increment == Millis::ZERO {
                period.increment = self.increment.unwrap_or(Millis::ZERO);
            }
        }
        periods
    }

    /// What is added for each move of a period (from 0), or of any where all have the same; `None` where that is not told.
    pub fn increment_in(&self, period: Option<usize>) -> Option<Millis> {
        let control = self.control();
        let first = control.first().map(|one| one.increment);
        match period {
            _ if control.is_empty() => self.increment,
            Some(at) => control.get(at).map(|one| one.increment),
            None => first.filter(|same| control.iter().all(|one| one.increment == *same)),
        }
    }
}
