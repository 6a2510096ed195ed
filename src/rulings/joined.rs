//! Editions that rule alike, and settings that make no difference to a case.

use crate::edition::{Confidence, Edition, Laws, Setting};
use crate::laws::{Fault, Provision, Reason, Verdict};
use crate::rulings::{Consequences, Departure, OnCase, Ruled, outcome};

/// The rulings on a case in settings that make no difference to it.
#[derive(Debug)]
pub struct View<'r> {
    /// The rulings on the case.
    case: OnCase<'r>,
    /// The settings.
    pub settings: Vec<&'r Setting>,
    /// The rulings, that of the newest edition first.
    pub rulings: Vec<Joined<'r>>,
}

/// A ruling that several editions share.
#[derive(Debug)]
pub struct Joined<'r> {
    /// The editions, newest first.
    pub editions: Vec<Edition>,
    /// The ruling in each of them; they differ at most in numbers, in certainty and in what is presumed.
    all: Vec<Result<&'r Ruled, &'r Fault>>,
}

impl<'r> OnCase<'r> {
    /// The rulings wherever the case expects something, with those joined that say the same.
    pub fn views(self) -> Vec<View<'r>> {
        let mut views: Vec<View<'r>> = Vec::new();
        for setting in &self.scenario.settings {
            let rulings = self.joined(setting);
            if rulings.is_empty() {
                continue;
            }
            match views
                .iter_mut()
                .find(|view| all_alike(&view.rulings, &rulings))
            {
                Some(view) => view.settings.push(setting),
                None => views.push(View {
                    case: self,
                    settings: vec![setting],
                    rulings,
                }),
            }
        }
        views
    }

    fn joined(self, setting: &'r Setting) -> Vec<Joined<'r>> {
        let mut joined: Vec<Joined<'r>> = Vec::new();
        for run in self.runs_in(setting).rev() {
            let ruled = run.ruled();
            match joined
                .iter_mut()
                .find(|known| rule_alike(known.all[0], ruled))
            {
                Some(known) => {
                    known.editions.push(run.edition);
                    known.all.push(ruled);
                }
                None => joined.push(Joined {
                    editions: vec![run.edition],
                    all: vec![ruled],
                }),
            }
        }
        joined
    }
}

impl<'r> View<'r> {
    /// What the letter of the Laws rules otherwise than one of its rulings, each with its editions, newest first.
    pub fn departures(&self, ruled: &Joined<'r>) -> Vec<(Vec<Edition>, Departure<'r>)> {
        let mut all: Vec<(Vec<Edition>, Departure<'r>)> = Vec::new();
        let runs = self.case.runs_in(self.settings[0]).rev();
        for run in runs.filter(|run| ruled.editions.contains(&run.edition)) {
            let Some(departure) = run.departure() else {
                continue;
            };
            match all.iter_mut().find(|(_, known)| known.is_like(&departure)) {
                Some((editions, _)) => editions.push(run.edition),
                None => all.push((vec![run.edition], departure)),
            }
        }
        all
    }

    /// The editions whose rulings do the same, newest first, with these rulings, whatever their reasons are.
    pub fn by_outcome(&self) -> Vec<(Vec<Edition>, Vec<&Joined<'r>>)> {
        let mut groups: Vec<(Vec<Edition>, Vec<&Joined<'r>>)> = Vec::new();
        for ruled in &self.rulings {
            let outcome = ruled.outcome();
            let same = |(_, known): &&mut (_, Vec<&Joined<'r>>)| known[0].outcome() == outcome;
            match groups.iter_mut().find(same) {
                Some((editions, alike)) => {
                    editions.extend(&ruled.editions);
                    alike.push(ruled);
                }
                None => groups.push((ruled.editions.clone(), vec![ruled])),
            }
        }
        for (editions, _) in &mut groups {
            editions.sort_by(|a, b| b.cmp(a));
        }
        groups
    }
}

impl<'r> Joined<'r> {
    /// The ruling as the newest of the editions gives it; none where it gives none.
    pub fn newest(&self) -> Option<&'r Ruled> {
        self.all[0].ok()
    }

    /// What it does, whatever its reasons are; none where there is no ruling.
    fn outcome(&self) -> Option<Consequences<'r>> {
        self.newest().map(|ruled| outcome(&ruled.verdict))
    }

    /// How certain a provision's values are in each edition, where they are not beyond doubt.
    pub fn doubts(&self, provision: &Provision) -> Vec<(Confidence, Vec<Edition>)> {
        let mut doubts: Vec<(Confidence, Vec<Edition>)> = Vec::new();
        for (edition, ruled) in self.editions.iter().zip(&self.all) {
            let Ok(ruled) = ruled else { continue };
            let branches = ruled.verdict.branches.iter();
            let reasons = branches.flat_map(|branch| branch.reasons());
            let weakest = reasons
                .filter(|reason| reason.provision == provision)
                .map(|reason| reason.confidence())
                .min();
            let Some(weakest) = weakest.filter(|so| *so < Confidence::Attested) else {
                continue;
            };
            match doubts.iter_mut().find(|(known, _)| *known == weakest) {
                Some((_, editions)) => editions.push(*edition),
                None => doubts.push((weakest, vec![*edition])),
            }
        }
        doubts
    }
}

fn all_alike(a: &[Joined<'_>], b: &[Joined<'_>]) -> bool {
    let alike = |(a, b): (&Joined<'_>, &Joined<'_>)| {
        a.editions == b.editions && rule_alike(a.all[0], b.all[0])
    };
    a.len() == b.len() && a.iter().zip(b).all(alike)
}

fn rule_alike(a: Result<&Ruled, &Fault>, b: Result<&Ruled, &Fault>) -> bool {
    match (a, b) {
        (Ok(a), Ok(b)) => say_alike(&a.verdict, &b.verdict),
        (Err(a), Err(b)) => a == b,
        (Ok(_), Err(_)) | (Err(_), Ok(_)) => false,
    }
}

/// Whether two verdicts say the same and rest on the same practice, however certain they are and whatever they presume.
fn say_alike(a: &Verdict, b: &Verdict) -> bool {
    a.branches.len() == b.branches.len()
        && a.branches.iter().zip(&b.branches).all(|(a, b)| {
            a.assuming == b.assuming
                && a.steps.len() == b.steps.len()
                && a.steps.iter().zip(&b.steps).all(|(a, b)| {
                    a.reasons.len() == b.reasons.len()
                        && a.silence == b.silence
                        && a.unread == b.unread
                        && (a.reasons.iter().zip(&b.reasons))
                            .all(|(a, b)| alike(a, b) && a.items == b.items)
                })
        })
}

/// Whether two reasons say the same, however certain they are and whatever they presume.
pub(super) fn alike(a: &Reason, b: &Reason) -> bool {
    a.provision == b.provision
        && a.status == b.status
        && a.effects == b.effects
        && a.facts.iter().eq(b.facts.iter())
}

/// Whether a rule reads the same under two laws: it is in force under both with the same values, or under neither.
pub fn reads_alike(provision: &Provision, a: &Laws, b: &Laws) -> bool {
    match ((provision.rule)(a), (provision.rule)(b)) {
        (Some(a), Some(b)) => a.iter().eq(b.iter()),
        (None, None) => true,
        (Some(_), None) | (None, Some(_)) => false,
    }
}
