//! What is new in a file of games that grows while they are played.

use super::finding::{AuditFinding, What};
use super::words::follows;
use crate::read::pgn::Game;

/// Which findings of which games have been announced.
#[derive(Clone, Debug, Default)]
pub struct Announced {
    games: Vec<(Key, Vec<AuditFinding>)>,
}

/// What tells a game from the others of its file: the names in its tags, and how many of the same names stand before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key {
    names: Vec<String>,
    before: usize,
}

/// The tags that name a game.
const NAMING: [&str; 6] = ["Event", "Date", "Round", "Board", "White", "Black"];

impl Key {
    /// The names of a game; `earlier` are those of the games before it in the file.
    pub fn of(game: &Game<'_>, earlier: &[Key]) -> Self {
        let name = |tag| game.tag(tag).map(|value| value.trim().to_owned());
        let names: Vec<String> = NAMING
            .map(|tag| name(tag).unwrap_or_default())
            .into_iter()
            .collect();
        let before = earlier.iter().filter(|key| key.names == names).count();
        Key { names, before }
    }
}

impl Announced {
    /// The findings of a game that were not announced before; from now on they are.
    ///
    /// A claim that goes on from move to move is announced once, the form of a tag not at all.
    /// What is not found any more stays announced: a file that is being written may lack for a moment what it had.
    pub fn news<'f>(&mut self, key: &Key, findings: &'f [AuditFinding]) -> Vec<&'f AuditFinding> {
        let known = match self.games.iter().position(|(known, _)| known == key) {
            Some(at) => &mut self.games[at].1,
            None => {
                self.games.push((key.clone(), Vec::new()));
                let last = self.games.len() - 1;
                &mut self.games[last].1
            }
        };
        let mut news = Vec::new();
        for finding in findings {
            if finding.what.is_form() || known.contains(finding) {
                continue;
            }
            if !known.iter().any(|earlier| goes_on(earlier, finding)) {
                news.push(finding);
            }
            known.push(finding.clone());
        }
        news
    }
}

/// Whether a finding only carries on another one: a claim one move later, or one more move after the end.
fn goes_on(earlier: &AuditFinding, later: &AuditFinding) -> bool {
    let both_played_on = matches!(earlier.what, What::PlayedOn { .. })
        && matches!(later.what, What::PlayedOn { .. })
        && earlier.after == later.after;
    both_played_on || follows(earlier, later)
}

/// As much of a text as can be relied on while it is being written: up to the last blank, or to a result at its end.
pub fn settled(text: &[u8]) -> &[u8] {
    let word = text
        .iter()
        .rposition(u8::is_ascii_whitespace)
        .map_or(0, |blank| blank + 1);
    match &text[word..] {
        b"1-0" | b"0-1" | b"1/2-1/2" | b"*" => text,
        _ => &text[..word],
    }
}

#[cfg(test)]
mod tests;
