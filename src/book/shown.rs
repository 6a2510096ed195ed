//! Where something is shown: in which editions, and to readers of what is taught or of the letter alone.

use crate::book::teller::{Teller, only_in};
use crate::edition::Edition;

/// The editions in which something is so as it is taught, and by the letter.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Shown {
    pub taught: Vec<Edition>,
    pub letter: Vec<Edition>,
}

/// By what an edition is read.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Reading {
    /// As it is taught.
    Taught,
    /// By its letter alone.
    Letter,
}

impl Shown {
    /// Adds an edition to one reading.
    pub(super) fn add(&mut self, reading: Reading, edition: Edition) {
        let editions = match reading {
            Reading::Taught => &mut self.taught,
            Reading::Letter => &mut self.letter,
        };
        if !editions.contains(&edition) {
            editions.push(edition);
        }
    }

    /// Adds all that the other one has.
    pub(super) fn join(&mut self, other: &Shown) {
        for (reading, editions) in [
            (Reading::Taught, &other.taught),
            (Reading::Letter, &other.letter),
        ] {
            for edition in editions {
                self.add(reading, *edition);
            }
        }
    }

    /// All its editions, newest first.
    pub(super) fn editions(&self) -> Vec<Edition> {
        let mut all = self.taught.clone();
        all.extend(&self.letter);
        all.sort_by(|a, b| b.cmp(a));
        all.dedup();
        all
    }

    /// The attributes of the elements that show it, one for each reader to whom it is another thing; `within` is where what
    /// stands around it is shown, so nothing is said of what holds there throughout.
    pub(super) fn attributes(&self, teller: &Teller<'_>, within: &Shown) -> Vec<String> {
        let has = |editions: &[Edition], edition: &Edition| editions.contains(edition);
        // to whom there is nothing to show, this may be shown as well
        let taught = |it: &Edition| has(&self.taught, it) || !has(&within.taught, it);
        let letter = |it: &Edition| has(&self.letter, it) || !has(&within.letter, it);
        let around = within.editions();
        let own = self.editions().into_iter();
        let of = |class: &'static str, so: &dyn Fn(&Edition) -> bool| {
            let editions: Vec<Edition> = own.clone().filter(so).collect();
            (class, editions)
        };
        let all = [
            of("", &|it| taught(it) && letter(it)),
            of("as-taught", &|it| taught(it) && !letter(it)),
            of("letter-only", &|it| !taught(it) && letter(it)),
        ];
        let all = all.into_iter().filter(|(_, editions)| !editions.is_empty());
        all.map(|(class, editions)| {
            let older = match editions.first() == around.first() {
                true => "",
                false => "older ",
            };
            let class = match format!("{older}{class}").trim_end() {
                "" => String::new(),
                class => format!(" class=\"{class}\""),
            };
            match editions == around {
                true => class,
                false => class + &only_in(teller, &editions),
            }
        })
        .collect()
    }
}
