//! The code: the provisions in force under one set of laws, found by what raises their question.

use crate::edition::Laws;
use crate::game::Happening;
use crate::laws::provision::Provision;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::LazyLock;

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
    in_force: RefCell<BTreeMap<Happening, Rc<[&'static Provision]>>>,
}

impl<'l> Code<'l> {
    /// The code of these laws.
    pub fn new(laws: &'l Laws) -> Self {
        Code {
            laws,
            in_force: RefCell::default(),
        }
    }

    /// The provisions in force whose question this happening raises, in the order of the Laws.
    pub(super) fn asked_on(&self, happening: Happening) -> Rc<[&'static Provision]> {
        let raised = || RAISED.get(&happening).into_iter().flatten().copied();
        let mut in_force = self.in_force.borrow_mut();
        let asked = in_force.entry(happening).or_insert_with(|| {
            let in_force = |provision: &&Provision| (provision.rule)(self.laws).is_some();
            raised().filter(in_force).collect()
        });
        Rc::clone(asked)
    }
}
