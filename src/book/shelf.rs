//! What the books of all languages share: every rule in every edition, every case judged.

use crate::compare::{Comparison, outcome};
use crate::coverage::Coverage;
use crate::edition::{Confidence, Edition, Laws, SCOPES, Scope, Setting};
use crate::game::{Effect, Facts};
use crate::laws::{CHAPTERS, Chapter, Code, Fault, Provision, Reason, Verdict, judge, provision};
use crate::read::{Expect, Library, Scenario};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Everything that is judged and compared once for the books of all languages.
pub struct Shelf<'l> {
    pub(super) library: &'l Library,
    /// Newest first.
    pub(super) editions: Vec<Edition>,
    /// The laws of each edition in each scope.
    pub(super) laws: Vec<Arc<Laws>>,
    pub(super) rules: BTreeMap<&'static str, Vec<Wording>>,
    pub(super) cases: Vec<Judged<'l>>,
    pub(super) coverage: Coverage<'l>,
    /// The editions that follow each other compared, newest first.
    pub(super) comparisons: Vec<Comparison<'l>>,
}

/// What one rule says wherever its values are the same.
pub(super) struct Wording {
    /// Laws under which it says so.
    pub laws: Arc<Laws>,
    /// Whether the rule is in force there at all.
    pub in_force: bool,
    /// Where its values are these.
    pub at: Vec<(Edition, Scope, Confidence)>,
}

/// A case with what the engine rules wherever the case expects something.
pub(super) struct Judged<'l> {
    pub scenario: &'l Scenario,
    /// The provision that it shows.
    pub main: Option<&'static Provision>,
    /// Its number among the cases of that provision, from 1.
    pub nth: usize,
    /// The rulings by setting; settings with the same rulings stand together.
    pub views: Vec<View<'l>>,
}

/// The rulings of a case in settings that make no difference to it.
pub(super) struct View<'l> {
    pub settings: Vec<&'l Setting>,
    /// The rulings, that of the newest edition first.
    pub rulings: Vec<Ruled>,
}

/// A ruling that several editions share.
pub(super) struct Ruled {
    /// Newest first.
    pub editions: Vec<Edition>,
    /// The laws of the newest of these editions.
    pub laws: Arc<Laws>,
    /// The ruling in each of these editions; they differ at most in numbers and certainty.
    pub verdicts: Vec<Result<Verdict, Fault>>,
}

impl<'l> Shelf<'l> {
    /// Judges all cases in all editions and gathers what each rule says in each edition.
    pub fn new(library: &'l Library) -> Self {
        let mut editions: Vec<Edition> = library.editions.iter().map(|data| data.edition).collect();
        editions.sort();
        editions.reverse();
        let mut shelf = Shelf {
            library,
            editions,
            laws: Vec::new(),
            rules: BTreeMap::new(),
            cases: Vec::new(),
            coverage: Coverage::of(library),
            comparisons: Comparison::neighbours(library)
                .map(|(from, to)| Comparison::of(library, from, to))
                .collect(),
        };
        shelf.gather_rules();
        shelf.judge_cases();
        shelf
    }

    fn gather_rules(&mut self) {
        for edition in &self.editions {
            for scope in SCOPES {
                let laws = Arc::new(self.library.laws(*edition, &Setting::of(scope.0, scope.1)));
                self.laws.push(laws.clone());
                for chapter in CHAPTERS {
                    for provision in chapter.provisions {
                        let wordings = self.rules.entry(provision.id).or_default();
                        add_wording(wordings, provision, &laws, scope);
                    }
                }
            }
        }
    }

    fn judge_cases(&mut self) {
        let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
        for scenario in in_order(&self.library.scenarios) {
            let main = shown_by(scenario);
            let nth = seen.entry(main.map_or("", |p| p.id)).or_default();
            *nth += 1;
            let judged = Judged {
                scenario,
                main,
                nth: *nth,
                views: self.views(scenario),
            };
            self.cases.push(judged);
        }
    }

    fn views(&self, scenario: &'l Scenario) -> Vec<View<'l>> {
        let mut views: Vec<View<'l>> = Vec::new();
        for setting in &scenario.settings {
            let mut rulings: Vec<Ruled> = Vec::new();
            for edition in &self.editions {
                if scenario.rows(*edition, setting).is_empty() {
                    continue;
                }
                let laws = self.library.laws(*edition, setting);
                let verdict = judge(&Code::new(&laws), &scenario.case);
                match rulings
                    .iter_mut()
                    .find(|ruled| same(&ruled.verdicts[0], &verdict))
                {
                    Some(ruled) => {
                        ruled.editions.push(*edition);
                        ruled.verdicts.push(verdict);
                    }
                    None => rulings.push(Ruled {
                        editions: vec![*edition],
                        laws: Arc::new(laws),
                        verdicts: vec![verdict],
                    }),
                }
            }
            if rulings.is_empty() {
                continue;
            }
            match views
                .iter_mut()
                .find(|view| all_same(&view.rulings, &rulings))
            {
                Some(view) => view.settings.push(setting),
                None => views.push(View {
                    settings: vec![setting],
                    rulings,
                }),
            }
        }
        views
    }

    /// The cases that stand in the file of a provision.
    pub(super) fn cases_of<'s>(
        &'s self,
        provision: &'static Provision,
    ) -> impl Iterator<Item = &'s Judged<'l>> {
        self.cases
            .iter()
            .filter(move |case| case.main == Some(provision))
    }

    /// The cases of other provisions that expect something of this one.
    pub(super) fn cases_touching<'s>(
        &'s self,
        provision: &'static Provision,
    ) -> impl Iterator<Item = &'s Judged<'l>> {
        self.cases.iter().filter(move |case| {
            case.main != Some(provision)
                && case.scenario.expect.iter().any(|row| names(row, provision))
        })
    }

    /// The chapters that have provisions.
    pub(super) fn chapters(&self) -> impl Iterator<Item = &'static Chapter> {
        CHAPTERS
            .iter()
            .copied()
            .filter(|chapter| !chapter.provisions.is_empty())
    }

    /// The page of a provision: that of its chapter.
    pub(super) fn page_of(&self, provision: &Provision) -> String {
        let chapter = CHAPTERS
            .iter()
            .find(|chapter| chapter.provisions.contains(&provision))
            .map_or("", |chapter| chapter.id);
        format!("{chapter}.html")
    }
}

fn add_wording(
    wordings: &mut Vec<Wording>,
    provision: &'static Provision,
    laws: &Arc<Laws>,
    scope: Scope,
) {
    let facts = (provision.rule)(laws);
    let at = (
        laws.edition,
        scope,
        facts
            .as_ref()
            .map_or(Confidence::Attested, Facts::confidence),
    );
    let alike = |wording: &&mut Wording| match (&(provision.rule)(&wording.laws), &facts) {
        (Some(known), Some(facts)) => known.iter().eq(facts.iter()),
        (None, None) => true,
        (Some(_), None) | (None, Some(_)) => false,
    };
    match wordings.iter_mut().find(alike) {
        Some(wording) => wording.at.push(at),
        None => wordings.push(Wording {
            laws: laws.clone(),
            in_force: facts.is_some(),
            at: vec![at],
        }),
    }
}

/// The cases in the order of the Laws; those of no provision last, each file in its own order.
fn in_order(scenarios: &[Scenario]) -> Vec<&Scenario> {
    let order: BTreeMap<&str, usize> = crate::laws::provisions().map(|p| p.id).zip(0..).collect();
    let mut all: Vec<&Scenario> = scenarios.iter().collect();
    all.sort_by_key(|scenario| {
        shown_by(scenario)
            .and_then(|provision| order.get(provision.id).copied())
            .unwrap_or(usize::MAX)
    });
    all
}

/// The provision that a case shows: that of its file, else the first that it expects to hold.
fn shown_by(scenario: &Scenario) -> Option<&'static Provision> {
    let file = scenario.place.file.rsplit('/').next().unwrap_or_default();
    let of_file = provision(file.strip_suffix(".yaml").unwrap_or(file));
    let newest = || {
        let mut rows: Vec<&Expect> = scenario.expect.iter().collect();
        rows.sort_by_key(|row| std::cmp::Reverse(row.since));
        let holds = rows.iter().flat_map(|row| &row.holds);
        let others = rows
            .iter()
            .flat_map(|row| row.yields.iter().chain(&row.fails));
        holds.chain(others).find_map(|id| provision(id))
    };
    of_file.or_else(newest)
}

fn names(row: &Expect, provision: &Provision) -> bool {
    [&row.holds, &row.fails, &row.yields]
        .into_iter()
        .flatten()
        .any(|id| id == provision.id)
}

fn all_same(a: &[Ruled], b: &[Ruled]) -> bool {
    a.len() == b.len()
        && a.iter()
            .zip(b)
            .all(|(a, b)| a.editions == b.editions && same(&a.verdicts[0], &b.verdicts[0]))
}

/// Whether two rulings say the same, however certain they are and whatever they presume.
fn same(a: &Result<Verdict, Fault>, b: &Result<Verdict, Fault>) -> bool {
    let (Ok(a), Ok(b)) = (a, b) else {
        return a == b;
    };
    a.branches.len() == b.branches.len()
        && a.branches.iter().zip(&b.branches).all(|(a, b)| {
            a.assuming == b.assuming
                && a.steps.len() == b.steps.len()
                && a.steps.iter().zip(&b.steps).all(|(a, b)| {
                    a.reasons.len() == b.reasons.len()
                        && a.reasons.iter().zip(&b.reasons).all(|(a, b)| alike(a, b))
                })
        })
}

fn alike(a: &Reason, b: &Reason) -> bool {
    a.provision == b.provision
        && a.status == b.status
        && a.effects == b.effects
        && a.facts.iter().eq(b.facts.iter())
}

impl Ruled {
    /// How certain a provision's values are in each edition, where they are not beyond doubt.
    pub(super) fn doubts(&self, provision: &Provision) -> Vec<(Confidence, Vec<Edition>)> {
        let mut doubts: Vec<(Confidence, Vec<Edition>)> = Vec::new();
        for (edition, verdict) in self.editions.iter().zip(&self.verdicts) {
            let Ok(verdict) = verdict else { continue };
            let weakest = verdict
                .branches
                .iter()
                .flat_map(|branch| branch.reasons())
                .filter(|reason| reason.provision == provision)
                .map(|reason| reason.confidence)
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

    /// The effects by condition, for comparing what is ruled whatever the reasons are.
    pub(super) fn outcome(&self) -> Option<Vec<(Vec<String>, Vec<&Effect>)>> {
        self.verdicts[0].as_ref().ok().map(outcome)
    }
}

impl Judged<'_> {
    /// The path of its page.
    pub(super) fn path(&self) -> String {
        format!("cases/{}.html", self.scenario.id)
    }
}
