//! Which expectations of a scenario hold for an edition, a setting and a practice.

use crate::edition::{Edition, Layers, Setting};
use crate::read::scenario::{Expect, Scenario};

impl Scenario {
    /// The rows that hold for an edition, a setting and a practice: of rows about the same thing, the latest, and one that names the
    /// practice before one that does not.
    pub fn rows(&self, edition: Edition, setting: &Setting, practice: Layers) -> Vec<&Expect> {
        let fits = |row: &&Expect| {
            row.since <= edition
                && row.pace.is_none_or(|pace| pace == setting.pace)
                && row
                    .supervision
                    .is_none_or(|supervision| supervision == setting.supervision)
                && row.practice.is_none_or(|wanted| wanted == practice)
        };
        let fitting: Vec<&Expect> = self.expect.iter().filter(fits).collect();
        let same_thing = |a: &Expect, b: &Expect| a.after == b.after && a.if_ == b.if_;
        (fitting.iter().enumerate())
            .filter(|(i, row)| {
                let rank = |row: &Expect, at| (row.practice.is_some(), row.since, at);
                let overtaken = |(j, other): (usize, &&Expect)| {
                    same_thing(other, row) && rank(other, j) > rank(row, *i)
                };
                !fitting.iter().enumerate().any(overtaken)
            })
            .map(|(_, row)| *row)
            .filter(|row| row.until.is_none_or(|until| edition <= until))
            .collect()
    }
}
