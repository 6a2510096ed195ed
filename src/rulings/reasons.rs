//! The reasons of a step: those of every branch, and the others by what they depend on.

use crate::laws::{Reason, Status, Verdict};
use crate::rulings::joined::alike;
use crate::rulings::tree::Tree;

/// The reasons of one step of a case.
#[derive(Clone, Debug, PartialEq)]
pub struct StepReasons<'v> {
    /// Those of every branch, in the order of the Laws.
    pub shared: Vec<&'v Reason>,
    /// The others, by what they depend on; questions whose answer makes no difference are gone.
    pub further: Tree<Vec<&'v Reason>>,
}

impl<'v> StepReasons<'v> {
    /// The reasons of the step at this place, from 0.
    pub fn of(verdict: &'v Verdict, at: usize) -> Self {
        let all = Tree::by_branch(verdict, &|branch| -> Vec<&'v Reason> {
            let step = branch.steps.get(at).into_iter();
            step.flat_map(|step| &step.reasons).collect()
        });
        let leaves = all.leaves();
        let mut shared = leaves[0].clone();
        shared.retain(|reason| leaves.iter().all(|leaf| says(leaf, reason)));
        let further = all.map(&|leaf| {
            let others = leaf.iter().filter(|reason| !says(&shared, reason));
            others.copied().collect()
        });
        StepReasons {
            further: further.collapsed(&|a, b| rule_alike(a, b), &in_both),
            shared,
        }
    }
}

fn says(reasons: &[&Reason], reason: &Reason) -> bool {
    reasons.iter().any(|other| alike(reason, other))
}

/// Whether the reasons rule the same; what does not hold may differ.
fn rule_alike(a: &[&Reason], b: &[&Reason]) -> bool {
    fn holding<'h>(all: &'h [&Reason]) -> impl Iterator<Item = &'h Reason> {
        let all = all.iter().copied();
        all.filter(|reason| reason.status != Status::Fails)
    }
    holding(a).count() == holding(b).count() && holding(a).zip(holding(b)).all(|(a, b)| alike(a, b))
}

fn in_both<'v>(mut some: Vec<&'v Reason>, others: Vec<&'v Reason>) -> Vec<&'v Reason> {
    some.retain(|reason| says(&others, reason));
    some
}
