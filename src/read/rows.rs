//! Which expectations of a scenario hold for an edition and a setting.

use crate::edition::{Edition, Setting};
use crate::read::scenario::{Expect, Scenario};

impl Scenario {
    /// The rows that hold for an edition and a setting: of rows about the same thing, the latest.
    pub fn rows(&self, edition: Edition, setting: &Setting) -> Vec<&Expect> {
        let fits = |row: &&Expect| {
            row.since <= edition
                && row.pace.is_none_or(|pace| pace == setting.pace)
                && row
                    .supervision
                    .is_none_or(|supervision| supervision == setting.supervision)
        };
        let fitting: Vec<&Expect> = self.expect.iter().filter(fits).collect();
        let same_thing = |a: &Expect, b: &Expect| a.after == b.after && a.if_ == b.if_;
        (fitting.iter().enumerate())
            .filter(|(i, row)| {
                let overtaken = |(j, other): (usize, &&Expect)| {
                    same_thing(other, row)
                        && (other.since > row.since || (other.since == row.since && j > *i))
                };
                !fitting.iter().enumerate().any(overtaken)
            })
            .map(|(_, row)| *row)
            .filter(|row| row.until.is_none_or(|until| edition <= until))
            .collect()
    }
}
