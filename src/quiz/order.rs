//! The question in which order the arbiter does what has to be done.

use crate::edition::{Edition, Layers, Named, Procedure, SCOPES, Scope, Setting, Step};
use crate::laws::Provision;
use crate::quiz::choose::{Chance, MOST_WORDS, words};
use crate::quiz::kind::Kind;
use crate::quiz::place::Place;
use crate::quiz::question::{QuizOption, QuizQuestion, Says};
use crate::quiz::stock::Stock;
use crate::rulings::Run;
use crate::text::{Say, Taken, taken};
use std::collections::BTreeMap;

/// By a case and a scope, the place of the procedure that is asked about there, and its steps.
pub(super) type Orders = BTreeMap<(String, Scope), (usize, Vec<Taken>)>;

/// So many steps are to be put in order at least.
const FEWEST: usize = 4;
/// So many steps are to be put in order at most.
const MOST: usize = 5;

impl<'l> Stock<'l> {
    /// The question in which order steps are taken, where one hangs on this run.
    pub(super) fn order(&self, run: Run<'l>) -> Option<QuizQuestion<'l>> {
        let all = self.orders(run.edition, run.practice);
        let scope = (run.setting.pace, run.setting.supervision);
        let (procedure, steps) = all.get(&(run.scenario().id.clone(), scope))?;
        let procedure = self.rulings.library.procedures.get(*procedure)?;
        let ruled = run.ruled().ok()?;
        let mut rests: Vec<&'static Provision> = Vec::new();
        let cites = steps.iter().flat_map(|step| &step.cites);
        for provision in cites.filter_map(|it| it.provision) {
            if !rests.contains(&provision) {
                rests.push(provision);
            }
        }
        let options = steps.iter().map(|step| QuizOption {
            says: Says::Step(step.says.clone()),
            ground: None,
            by: None,
        });
        let options = options.collect();
        Some(QuizQuestion {
            procedure: Some(&procedure.id),
            ..QuizQuestion::of(self.tongues, run, ruled, Kind::Order, options, rests)
        })
    }

    /// Every question of an edition in which order steps are taken: of the scopes in which they are told alike, one is asked about.
    pub(super) fn all_orders(&self, edition: Edition, practice: Layers) -> Orders {
        let mut all = Orders::new();
        let places = self.places(edition, practice);
        for (which, procedure) in self.rulings.library.procedures.iter().enumerate() {
            for (at, steps) in procedure.in_order.iter().enumerate() {
                let chance = Chance::of(&[&procedure.id, &at.to_string(), Kind::Order.name()]);
                let mut scopes = SCOPES;
                let by_chance = |scope: &Scope| chance.number(&format!("{scope:?}"));
                scopes.sort_by(|a, b| by_chance(a).total_cmp(&by_chance(b)));
                let mut asked: Vec<Vec<Vec<String>>> = Vec::new();
                for scope in scopes {
                    let steps = self.steps(edition, practice, scope, procedure, steps);
                    let texts = steps.iter().map(|step| self.texts(&step.says));
                    let texts: Vec<Vec<String>> = texts.collect();
                    if steps.len() < FEWEST || asked.contains(&texts) {
                        continue;
                    }
                    let free = |place: &&Place<'l>| {
                        place.scope == scope && !all.contains_key(&(place.case.to_owned(), scope))
                    };
                    let Some(place) = best(procedure, &steps, places.iter().filter(free)) else {
                        continue;
                    };
                    asked.push(texts);
                    all.insert((place.case.to_owned(), scope), (which, steps));
                }
            }
        }
        all
    }

    /// The steps of a run that are taken in a scope, certain, and short in every language; not more than are asked for.
    fn steps(
        &self,
        edition: Edition,
        practice: Layers,
        (pace, supervision): Scope,
        procedure: &Procedure,
        run: &[String],
    ) -> Vec<Taken> {
        let setting = Setting {
            practice,
            ..Setting::of(pace, supervision)
        };
        let laws = self.rulings.library.laws(edition, &setting);
        let steps = run.iter().filter_map(|id| procedure.step(id));
        let all = steps.filter_map(|step: &Step| taken(self.rulings.library, &laws, step));
        let is_short = |says: &Say| self.texts(says).iter().all(|it| words(it) <= MOST_WORDS);
        let all = all.filter(|step| step.doubts.is_empty() && is_short(&step.says));
        all.take(MOST).collect()
    }
}

/// The first case of a provision that a procedure carries out, in which it decides; else the first one in which any of these does;
/// else the first one of a provision on which a step rests.
fn best<'p, 'l>(
    procedure: &Procedure,
    steps: &[Taken],
    places: impl Iterator<Item = &'p Place<'l>>,
) -> Option<&'p Place<'l>> {
    let is_carried_out = |place: &Place<'_>| {
        let mut all = procedure.carries_out.iter();
        all.any(|id| place.decide.first().is_some_and(|it| it.id == id))
    };
    let is_own = |place: &Place<'_>| {
        let mut all = procedure.carries_out.iter();
        all.any(|id| *id == place.file) && is_carried_out(place)
    };
    let is_rested_on = |place: &Place<'_>| {
        let mut cites = steps.iter().flat_map(|step| &step.cites);
        cites.any(|it| it.provision.is_some_and(|it| it.id == place.file))
    };
    let places: Vec<&Place<'l>> = places.collect();
    let find = |wanted: &dyn Fn(&Place<'_>) -> bool| places.iter().find(|it| wanted(it)).copied();
    find(&is_own)
        .or_else(|| find(&is_carried_out))
        .or_else(|| find(&is_rested_on))
}
