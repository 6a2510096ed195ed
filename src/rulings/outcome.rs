//! What a ruling does, whatever its reasons are.

use crate::game::{Effect, EventIx};
use crate::laws::{Branch, Verdict};
use crate::rulings::tree::Tree;

/// The effects of a ruling, each with its event, by what they depend on.
pub type Consequences<'v> = Tree<Vec<(EventIx, &'v Effect)>>;

/// The effects of a ruling, whatever its reasons are; facts that change none of them are gone.
pub fn outcome(verdict: &Verdict) -> Consequences<'_> {
    fn effects(branch: &Branch) -> Vec<(EventIx, &Effect)> {
        let steps = branch.steps.iter();
        let effects = steps.flat_map(|step| step.effects().map(|effect| (step.event, effect)));
        effects.collect()
    }
    Tree::by_branch(verdict, &effects).collapsed(&|one, other| one == other, &|one, _| one)
}

/// Whether two rulings do the same, whatever their reasons are.
pub(super) fn do_the_same(one: &Verdict, other: &Verdict) -> bool {
    std::ptr::eq(one, other) || outcome(one) == outcome(other)
}
