//! What is counted over many games: one table.

use super::Limits;
use super::ending::Ending;
use super::finding::{AuditFinding, Topic, Weight, What, Won};
use super::played::Played;
use super::report::Report;
use crate::board::{Course, Outcome};
use serde::{Serialize, Serializer};

/// What is known of a game when it is counted.
pub(super) struct Seen<'s> {
    pub played: &'s Played<'s>,
    pub limits: &'s Limits,
    /// What its moves decide; none where there is no position to start from.
    pub ending: Option<&'s Ending>,
    pub findings: &'s [AuditFinding],
}

/// Declares the table: what is counted, its name (the attribute of `audit-in-games`), and when it is so.
macro_rules! counted {
    ($($(#[doc = $doc:literal])+ $counted:ident $name:literal $is:expr;)+) => {
        /// Something that is counted over many games: whether it is so in one.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Counted { $($(#[doc = $doc])+ $counted),+ }

        const TABLE: &[(Counted, &str, fn(&Seen<'_>) -> bool)] =
            &[$((Counted::$counted, $name, $is)),+];
    };
}

counted! {
    /// An entry is no legal move, or there is no position to start from.
    Illegal "illegal"
        |seen| seen.played.game.stop.is_some() || seen.played.game.start.is_err();
    /// A position stood often enough for a claim.
    Threefold "threefold"
        |seen| seen.reaches(seen.limits.claim_repetitions, |course, at| course.times(at));
    /// A position stood often enough to draw by itself.
    Fivefold "fivefold"
        |seen| seen.ends(|ending| ending.repetition.is_some());
    /// Enough moves without pawn move or capture for a claim.
    FiftyMoves "fifty-moves"
        |seen| seen.reaches(seen.limits.claim_moves, |course, at| course.no_progress(at) / 2);
    /// Enough of them to draw by itself.
    SeventyFiveMoves "seventy-five-moves"
        |seen| seen.ends(|ending| ending.no_progress.is_some());
    /// At the end the material alone shows that nobody can checkmate.
    InsufficientMaterial "insufficient-material"
        |seen| seen.course().is_some_and(|course| course.lacks_material(course.end()));
    /// It ends in checkmate.
    Checkmate "checkmate"
        |seen| seen.ends(|ending| ending.outcome == Outcome::Mate);
    /// It ends in stalemate.
    Stalemate "stalemate"
        |seen| seen.ends(|ending| ending.outcome == Outcome::Stalemate);
    /// A draw could be claimed at some place, on the board or with an intended move.
    ClaimAvailable "claim-available"
        |seen| seen.finds(|what| matches!(what, What::Claim(_)));
    /// At some place nobody could checkmate any more, stalemate included.
    DeadPosition "dead-position"
        |seen| seen.ends(|ending| ending.dead.is_some() || ending.outcome == Outcome::Stalemate);
    /// At the first such place, a stalemate at the end left out, the material would have been enough.
    DeadWithMaterial "dead-with-material"
        |seen| seen.ends(|ending| ending.dead.is_some_and(|dead| !dead.by_material));
    /// Moves were played after that.
    PlayedOnAfterDead "played-on-after-dead"
        |seen| {
            let end = seen.played.game.moves.len();
            seen.ends(|ending| ending.dead.is_some_and(|dead| dead.at < end))
        };
    /// A player won on time who could not checkmate.
    WonOnTimeWithoutMate "won-on-time-without-mate"
        |seen| seen.finds(|what| matches!(what, What::WinnerCannotMate { by: Won::OnTime, .. }));
    /// A player won by resignation who could not checkmate.
    ResignedWithoutMate "resigned-without-mate"
        |seen| seen.finds(|what| matches!(what, What::WinnerCannotMate { by: Won::ByResignation, .. }));
    /// The result is not what the moves, or the end that the file tells of, give.
    ResultContradicts "result-contradicts"
        |seen| seen.finds(|what| match what {
            What::ResultContradicts { .. } => true,
            What::Termination(termination) => termination.row().weight > Weight::Remark,
            _ => false,
        });
    /// The clocks do not fit the time control or each other.
    ClockContradicts "clock-contradicts"
        |seen| seen.doubts(Topic::Clocks);
    /// A tag contradicts another, the calendar, or the moves.
    HeaderContradicts "header-contradicts"
        |seen| seen.doubts(Topic::Headers);
}

impl Seen<'_> {
    fn course(&self) -> Option<&Course<'_>> {
        self.played.course.as_ref()
    }

    /// Whether a number comes up to a limit at some place; never where the edition has none.
    fn reaches(&self, limit: Option<u32>, number: fn(&Course<'_>, usize) -> u32) -> bool {
        let (Some(limit), Some(course)) = (limit, self.course()) else {
            return false;
        };
        (0..=course.end()).any(|at| number(course, at) >= limit)
    }

    fn ends(&self, so: impl FnOnce(&Ending) -> bool) -> bool {
        self.ending.is_some_and(so)
    }

    fn finds(&self, so: impl Fn(&What) -> bool) -> bool {
        self.findings.iter().any(|finding| so(&finding.what))
    }

    /// Whether more than a remark was found on a topic.
    fn doubts(&self, topic: Topic) -> bool {
        self.finds(|what| what.topic() == topic && what.weight() > Weight::Remark)
    }
}

/// What is so in one game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts([bool; TABLE.len()]);

impl Counts {
    pub(super) fn of(seen: &Seen<'_>) -> Self {
        Counts(std::array::from_fn(|at| (TABLE[at].2)(seen)))
    }

    /// Whether this is so.
    #[must_use]
    pub const fn has(&self, counted: Counted) -> bool {
        self.0[counted as usize]
    }
}

/// In how many games each thing is so.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// All games.
    pub games: u64,
    /// All moves of either player.
    pub plies: u64,
    counts: [u64; TABLE.len()],
}

impl Summary {
    /// Adds the games of another summary.
    pub fn add_all(&mut self, other: &Self) {
        self.games += other.games;
        self.plies += other.plies;
        for (sum, more) in self.counts.iter_mut().zip(other.counts) {
            *sum += more;
        }
    }

    /// Adds one more game.
    pub fn add(&mut self, report: &Report) {
        let counts = report.counts.0.map(u64::from);
        let (games, plies) = (1, report.plies as u64);
        self.add_all(&Summary {
            games,
            plies,
            counts,
        });
    }

    /// In how many games this is so.
    #[must_use]
    pub const fn of(&self, counted: Counted) -> u64 {
        self.counts[counted as usize]
    }

    /// All that is counted, by name and in order, with the number of games in which it is so.
    pub fn by_name(&self) -> impl Iterator<Item = (&'static str, u64)> {
        by_name(self.counts)
    }
}

fn by_name<T>(values: [T; TABLE.len()]) -> impl Iterator<Item = (&'static str, T)> {
    TABLE.iter().map(|(_, name, _)| *name).zip(values)
}

/// A name as a key of a report for machines.
fn key(name: &str) -> String {
    name.replace('-', "_")
}

impl Serialize for Counts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(by_name(self.0).map(|(name, is)| (key(name), is)))
    }
}

impl Serialize for Summary {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let all = [("games", self.games), ("plies", self.plies)];
        let rows = all.into_iter().chain(self.by_name());
        serializer.collect_map(rows.map(|(name, count)| (key(name), count)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_row_stands_at_the_place_of_its_variant() {
        for (at, (counted, name, _)) in TABLE.iter().enumerate() {
            assert_eq!(*counted as usize, at, "{name}");
        }
    }
}
