//! The code: the provisions in force under one set of laws, found by what raises their question.

use crate::edition::Laws;
use crate::game::Happening;
use crate::laws::log::Log;
use crate::laws::provision::Provision;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::{Arc, LazyLock};

/// The provisions whose question each happening raises, in the order of the Laws.
static RAISED: LazyLock<BTreeMap<Happening, Vec<&'static Provision>>> = LazyLock::new(|| {
    let mut raised: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for provision in super::provisions() {
        for happening in provision.when().into_iter().flat_map(|when| when.on) {
            raised.entry(*happening).or_default().push(provision);
        }
    }
    raised
});

/// One set of laws, with its provisions in force as far as they were asked for.
pub struct Code<'l> {
    /// The laws.
    pub laws: &'l Laws,
    /// The laws as they would be if texts that are not known to us said what other editions say.
    pub(super) supposed: Vec<Laws>,
    raised: Rc<ByHappening>,
    /// The log of the decision under way.
    pub(super) log: RefCell<Log>,
}

/// What the happenings raise that were asked for.
type ByHappening = RefCell<BTreeMap<Happening, Rc<Raised>>>;

/// So many laws are remembered at once.
const MOST_KNOWN: usize = 512;

thread_local! {
    /// What is raised under the laws that were judged by: thousands of cases are judged by the same.
    static KNOWN: RefCell<Vec<(Laws, Rc<ByHappening>)>> = const { RefCell::new(Vec::new()) };
}

/// What is raised under these laws, as far as it is known.
fn known(laws: &Laws) -> Rc<ByHappening> {
    let same = |(own, _): &&(Laws, Rc<ByHappening>)| {
        Arc::ptr_eq(&own.params, &laws.params)
            && Arc::ptr_eq(&own.contents, &laws.contents)
            && Arc::ptr_eq(&own.supposed, &laws.supposed)
            && own.edition == laws.edition
            && own.setting == laws.setting
    };
    KNOWN.with_borrow_mut(|all| {
        if let Some((_, known)) = all.iter().find(same) {
            return Rc::clone(known);
        }
        if all.len() >= MOST_KNOWN {
            all.clear();
        }
        let known = Rc::default();
        all.push((laws.clone(), Rc::clone(&known)));
        known
    })
}

/// The provisions whose question a happening raises, in the order of the Laws.
pub(super) struct Raised {
    /// Those in force.
    pub in_force: Vec<&'static Provision>,
    /// Those whose text in this edition is not known to us.
    pub unread: Vec<&'static Provision>,
}

impl<'l> Code<'l> {
    /// The code of these laws.
    pub fn new(laws: &'l Laws) -> Self {
        Code {
            laws,
            supposed: laws
                .supposed
                .iter()
                .map(|params| laws.with(params))
                .collect(),
            raised: known(laws),
            log: RefCell::default(),
        }
    }

    /// The provisions whose question this happening raises.
    pub(super) fn raised_by(&self, happening: Happening) -> Rc<Raised> {
        let mut known = self.raised.borrow_mut();
        let raised = known.entry(happening).or_insert_with(|| {
            let all = RAISED.get(&happening).into_iter().flatten().copied();
            let (in_force, others): (Vec<_>, Vec<_>) =
                all.partition(|p| (p.rule)(self.laws).is_some());
            let unread = |p: &&Provision| self.supposed.iter().any(|laws| (p.rule)(laws).is_some());
            Rc::new(Raised {
                in_force,
                unread: others.into_iter().filter(unread).collect(),
            })
        });
        Rc::clone(raised)
    }
}
