//! What the practice changes in an edition: the cases that the letter of the Laws rules otherwise.

use crate::edition::{Edition, Item, Layers, Setting};
use crate::read::Scenario;
use crate::rulings::{Departure, OnCase, Rulings};
use std::collections::BTreeSet;

/// What is taught beside an edition and its letter, compared over all cases.
#[derive(Debug)]
pub struct Departures<'r> {
    /// The edition.
    pub edition: Edition,
    /// What counts beside the letter.
    pub practice: Layers,
    /// How many cases the edition rules on.
    pub cases: usize,
    /// The cases that the letter rules otherwise, in the order of their files.
    pub all: Vec<CaseDeparture<'r>>,
}

/// A case that the letter of the Laws rules otherwise.
#[derive(Clone, Debug)]
pub struct CaseDeparture<'r> {
    /// The case.
    pub scenario: &'r Scenario,
    /// The settings in which the rulings are these.
    pub settings: Vec<&'r Setting>,
    /// Both rulings.
    pub ruled: Departure<'r>,
}

impl CaseDeparture<'_> {
    /// Whether another is of the same case in the same settings and rules the same, both as it is taught and by the letter.
    pub fn is_like(&self, other: &CaseDeparture<'_>) -> bool {
        self.scenario.id == other.scenario.id
            && self.settings == other.settings
            && self.ruled.is_like(&other.ruled)
    }
}

/// An item with the cases in which it makes the difference.
pub type OfItem<'d, 'r> = (&'r Item, Vec<&'d CaseDeparture<'r>>);

impl<'r> Departures<'r> {
    /// Compares this practice, of which a case may expect something, with the letter of an edition.
    pub fn of(rulings: &'r Rulings<'r>, edition: Edition, practice: Layers) -> Self {
        Departures::among(rulings.cases(), edition, practice)
    }

    /// The same over these cases alone.
    pub fn among(
        cases: impl Iterator<Item = OnCase<'r>>,
        edition: Edition,
        practice: Layers,
    ) -> Self {
        let here: Vec<_> = cases
            .filter(|case| {
                let settings = &case.scenario.settings;
                let mut runs = settings.iter().flat_map(|setting| case.runs_in(setting));
                runs.any(|run| run.edition == edition)
            })
            .collect();
        Departures {
            edition,
            practice,
            cases: here.len(),
            all: here
                .into_iter()
                .flat_map(|case| of_case(case, edition, practice))
                .collect(),
        }
    }

    /// How many cases end otherwise by the letter, in whatever setting.
    pub fn count(&self) -> usize {
        let ids = self.all.iter().map(|case| case.scenario.id.as_str());
        ids.collect::<BTreeSet<_>>().len()
    }

    /// The items that make a difference, in the order of their names, each with its cases.
    pub fn by_item(&self, rulings: &Rulings<'r>) -> Vec<OfItem<'_, 'r>> {
        let mut items: Vec<&'r Item> = rulings.library.items().collect();
        items.sort_by(|a, b| a.id.cmp(&b.id));
        let with_cases = items.into_iter().map(|item| (item, self.of_item(item)));
        with_cases.filter(|(_, cases)| !cases.is_empty()).collect()
    }

    /// The cases in which an item makes the difference.
    pub fn of_item(&self, item: &Item) -> Vec<&CaseDeparture<'r>> {
        let named = |case: &&CaseDeparture<'r>| case.ruled.items.contains(&item.name());
        self.all.iter().filter(named).collect()
    }
}

fn of_case(case: OnCase<'_>, edition: Edition, practice: Layers) -> Vec<CaseDeparture<'_>> {
    let mut all: Vec<CaseDeparture<'_>> = Vec::new();
    for setting in &case.scenario.settings {
        let run = case.runs_in(setting).find(|run| run.edition == edition);
        let Some(ruled) = run.and_then(|run| run.beside(practice).departure()) else {
            continue;
        };
        match all.iter_mut().find(|known| known.ruled.is_like(&ruled)) {
            Some(known) => known.settings.push(setting),
            None => all.push(CaseDeparture {
                scenario: case.scenario,
                settings: vec![setting],
                ruled,
            }),
        }
    }
    all
}
