//! Where a question hangs that tells no case: each has one that shows its rule, by which it is named and found.

use crate::edition::{Edition, Layers, Scope};
use crate::laws::Provision;
use crate::quiz::question::deciding;
use crate::quiz::stock::Stock;
use crate::quiz::topic::file_stem;

/// A case in a scope.
pub(super) struct Place<'l> {
    pub case: &'l str,
    pub scope: Scope,
    /// The provision in whose file it stands.
    pub file: &'l str,
    /// The provisions that decide, the chief one first.
    pub decide: Vec<&'static Provision>,
}

impl<'l> Stock<'l> {
    /// Every case of an edition in each of its scopes, in the order of the files.
    pub(super) fn places(&self, edition: Edition, practice: Layers) -> Vec<Place<'l>> {
        let mut all = Vec::new();
        for case in self.rulings.cases() {
            let runs = case.everywhere().map(|run| run.beside(practice));
            for run in runs.filter(|run| run.edition == edition && !run.rows().is_empty()) {
                let Ok(ruled) = run.ruled() else { continue };
                all.push(Place {
                    case: &case.scenario.id,
                    scope: (run.setting.pace, run.setting.supervision),
                    file: file_stem(case.scenario),
                    decide: deciding(case.scenario, &ruled.verdict),
                });
            }
        }
        all
    }
}

impl Place<'_> {
    /// The first case of a provision, else the first in which it decides.
    pub(super) fn of_provision<'p, 'l>(
        provision: &'static Provision,
        places: impl Iterator<Item = &'p Place<'l>>,
    ) -> Option<&'p Place<'l>> {
        let places: Vec<&Place<'l>> = places.collect();
        let mut own = places.iter().filter(|it| it.file == provision.id);
        let mut others = places.iter().filter(|it| it.decide.contains(&provision));
        own.next().or_else(|| others.next()).copied()
    }
}
