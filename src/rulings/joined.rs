//! Editions that rule alike, and settings that make no difference to a case.

use crate::edition::{Confidence, Edition, ItemName, Laws, Layer, Layers, Setting};
use crate::laws::{Branch, Fault, Provision, Reason, Verdict};
use crate::rulings::departure::items;
use crate::rulings::{Consequences, OnCase, Ruled, Run, outcome};

/// The rulings on a case in settings that make no difference to it.
#[derive(Debug)]
pub struct View<'r> {
    /// The settings.
    pub settings: Vec<&'r Setting>,
    /// The rulings as FIDE teaches them, that of the newest edition first.
    pub rulings: Vec<Joined<'r>>,
    /// The same by the letter, and beside each other practice of which the case expects something.
    beside: Vec<(Layers, Vec<Joined<'r>>)>,
}

/// What another practice rules in the place of a ruling that FIDE teaches.
#[derive(Debug)]
pub struct Otherwise<'r> {
    /// The practice.
    pub practice: Layers,
    /// What it rules, in editions among those of the other ruling.
    pub ruled: Joined<'r>,
    /// Whether it does something else; otherwise only its reasons are others.
    pub differs: bool,
    /// The items that make the difference.
    pub items: Vec<ItemName>,
}

/// A ruling that several editions share.
#[derive(Clone, Debug)]
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
            let rulings = self.joined(setting, Run::ruled);
            if rulings.is_empty() {
                continue;
            }
            let letter = self.joined(setting, |run| run.by_the_letter().ruled());
            let named = self.scenario.practices_named().into_iter().map(|practice| {
                let beside = |run: &Run<'r>| run.beside(practice).ruled();
                (practice, self.joined(setting, beside))
            });
            let beside = std::iter::once((Layers::LETTER, letter)).chain(named);
            let view = View {
                settings: vec![setting],
                rulings,
                beside: beside.collect(),
            };
            match views.iter_mut().find(|known| known.is_like(&view)) {
                Some(known) => known.settings.push(setting),
                None => views.push(view),
            }
        }
        views
    }

    /// What is ruled in each edition for which the case expects something, with those joined that say the same.
    fn joined(
        self,
        setting: &'r Setting,
        ruled: impl Fn(&Run<'r>) -> Result<&'r Ruled, &'r Fault>,
    ) -> Vec<Joined<'r>> {
        let mut joined: Vec<Joined<'r>> = Vec::new();
        for run in self.runs_in(setting).rev() {
            let ruled = ruled(&run);
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
    /// A view of one ruling alone, and of what is ruled beside other practices in its place.
    pub fn alone(
        setting: &'r Setting,
        edition: Edition,
        ruled: Result<&'r Ruled, &'r Fault>,
        beside: Vec<(Layers, Result<&'r Ruled, &'r Fault>)>,
    ) -> Self {
        let joined = |ruled| Joined {
            editions: vec![edition],
            all: vec![ruled],
        };
        let beside = beside.into_iter();
        View {
            settings: vec![setting],
            rulings: vec![joined(ruled)],
            beside: beside
                .map(|(practice, ruled)| (practice, vec![joined(ruled)]))
                .collect(),
        }
    }

    /// The rulings beside a practice of which the case expects something, those by the letter always among them.
    pub fn beside(&self, practice: Layers) -> Option<&[Joined<'r>]> {
        let mut all = self.beside.iter();
        let found = all.find(|(known, _)| *known == practice);
        found.map(|(_, rulings)| rulings.as_slice())
    }

    /// What is ruled by the letter and beside others in the place of one of its rulings, newest first: by the letter in
    /// every edition of the ruling, where it says something else in any; beside others where they do something else.
    pub fn otherwise(&self, ruled: &Joined<'r>) -> Vec<Otherwise<'r>> {
        let mut all = Vec::new();
        for (practice, rulings) in &self.beside {
            let is_letter = *practice == Layers::LETTER;
            let parts = rulings.iter().filter_map(|it| it.within(&ruled.editions));
            let parts: Vec<Otherwise<'r>> = parts
                .map(|part| ruled.against(part, *practice))
                .filter(|part| is_letter || part.differs)
                .collect();
            let says_the_same = |part: &Otherwise<'_>| rule_alike(part.ruled.all[0], ruled.all[0]);
            if !parts.iter().all(says_the_same) {
                all.extend(parts);
            }
        }
        all
    }

    fn is_like(&self, other: &View<'_>) -> bool {
        let mut beside = self.beside.iter().zip(&other.beside);
        all_alike(&self.rulings, &other.rulings) && beside.all(|(a, b)| all_alike(&a.1, &b.1))
    }
}

/// The editions whose rulings do the same, newest first, with these rulings, whatever their reasons are.
pub fn by_outcome<'a, 'r>(rulings: &'a [Joined<'r>]) -> Vec<(Vec<Edition>, Vec<&'a Joined<'r>>)> {
    let mut groups: Vec<(Vec<Edition>, Vec<&Joined<'r>>)> = Vec::new();
    for ruled in rulings {
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

impl<'r> Joined<'r> {
    /// The same in those of its editions that are among these; none where none is.
    fn within(&self, editions: &[Edition]) -> Option<Joined<'r>> {
        let both = self.editions.iter().copied().zip(self.all.iter().copied());
        let (editions, all): (Vec<_>, Vec<_>) = both
            .filter(|(edition, _)| editions.contains(edition))
            .unzip();
        (!all.is_empty()).then_some(Joined { editions, all })
    }

    /// What another practice rules in editions of this ruling.
    fn against(&self, ruled: Joined<'r>, practice: Layers) -> Otherwise<'r> {
        let differs = self.outcome() != ruled.outcome();
        let items = match (self.newest(), ruled.newest()) {
            (Some(taught), Some(letter)) if practice == Layers::LETTER => {
                items(taught, &letter.verdict)
            }
            (Some(taught), Some(other)) => {
                let mut items = items(other, &taught.verdict);
                items.retain(|item| item.layer != Layer::Fide);
                items
            }
            _ => Vec::new(),
        };
        Otherwise {
            practice,
            differs,
            items: if differs { items } else { Vec::new() },
            ruled,
        }
    }

    /// The ruling as the newest of the editions gives it; none where it gives none.
    pub fn newest(&self) -> Option<&'r Ruled> {
        self.all[0].ok()
    }

    /// The ruling as one of its editions gives it; none where that gives none.
    pub fn in_edition(&self, edition: Edition) -> Option<&'r Ruled> {
        let place = self.editions.iter().position(|own| *own == edition)?;
        self.all[place].ok()
    }

    /// What it does, whatever its reasons are; none where there is no ruling.
    fn outcome(&self) -> Option<Consequences<'r>> {
        self.newest().map(|ruled| outcome(&ruled.verdict))
    }

    /// The articles of each edition that are cited beside the provision's own: they give a value of the pace and the supervision
    /// in its place, or a part of what follows.
    pub fn beside(&self, provision: &Provision) -> Vec<(String, Vec<Edition>)> {
        let mut all: Vec<(String, Vec<Edition>)> = Vec::new();
        for (edition, ruled) in self.editions.iter().zip(&self.all) {
            let Ok(ruled) = *ruled else { continue };
            let reasons = (ruled.verdict.branches.iter()).flat_map(|branch| branch.reasons());
            let of_it = reasons.filter(|reason| reason.provision == provision);
            let mut articles: Vec<String> = Vec::new();
            for article in of_it.flat_map(|reason| reason.cited_beside(&ruled.laws)) {
                if !articles.contains(&article) {
                    articles.push(article);
                }
            }
            for article in articles {
                match all.iter_mut().find(|(known, _)| *known == article) {
                    Some((_, editions)) => editions.push(*edition),
                    None => all.push((article, vec![*edition])),
                }
            }
        }
        all
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

/// Whether two rulings say the same, however certain they are and whatever they presume.
pub(super) fn rule_alike(a: Result<&Ruled, &Fault>, b: Result<&Ruled, &Fault>) -> bool {
    match (a, b) {
        (Ok(a), Ok(b)) => say_alike(&a.verdict, &b.verdict),
        (Err(a), Err(b)) => a == b,
        (Ok(_), Err(_)) | (Err(_), Ok(_)) => false,
    }
}

/// Whether two verdicts say the same and rest on the same practice, however certain they are and whatever they presume.
fn say_alike(a: &Verdict, b: &Verdict) -> bool {
    let branches = |a: &Branch, b: &Branch| {
        a.assuming == b.assuming
            && a.steps.len() == b.steps.len()
            && a.steps.iter().zip(&b.steps).all(|(a, b)| {
                a.reasons.len() == b.reasons.len()
                    && a.silence == b.silence
                    && a.unread == b.unread
                    && (a.reasons.iter().zip(&b.reasons))
                        .all(|(a, b)| alike(a, b) && a.items == b.items)
            })
    };
    std::ptr::eq(a, b)
        || a.branches.len() == b.branches.len()
            && (a.branches.iter().zip(&b.branches)).all(|(a, b)| branches(a, b))
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
