//! The reasons of a step: those of every branch, and the others by what they depend on.

use crate::laws::{Provision, Reason, Silence, Status, Verdict};
use crate::rulings::joined::alike;
use crate::rulings::tree::Tree;

/// The reasons of one step of a case.
#[derive(Clone, Debug, PartialEq)]
pub struct StepReasons<'v> {
    /// Those of every branch, in the order of the Laws.
    pub shared: Vec<&'v Reason>,
    /// The others, by what they depend on; questions whose answer makes no difference are gone.
    pub further: Tree<Further<'v>>,
    /// The provisions whose text in this edition is not known to us and which may say something here.
    pub unread: Vec<&'static Provision>,
}

/// The reasons that a step has under some condition only.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Further<'v> {
    /// The reasons, in the order of the Laws.
    pub reasons: Vec<&'v Reason>,
    /// Why nothing follows, where nothing does, those of every branch included.
    pub silence: Option<Silence>,
    /// The places of the branches of the verdict to which the condition applies.
    pub branches: Vec<usize>,
}

impl<'v> StepReasons<'v> {
    /// The reasons of the step at this place, from 0.
    pub fn of(verdict: &'v Verdict, at: usize) -> Self {
        let all = Tree::by_branch(verdict, &|branch| {
            let mut branches = verdict.branches.iter();
            let step = branch.steps.get(at);
            Further {
                reasons: step.map_or(Vec::new(), |step| step.reasons.iter().collect()),
                silence: step.and_then(|step| step.silence),
                branches: (branches.position(|other| std::ptr::eq(other, branch)))
                    .into_iter()
                    .collect(),
            }
        });
        let leaves = all.leaves();
        let mut shared = leaves[0].reasons.clone();
        shared.retain(|reason| leaves.iter().all(|leaf| says(&leaf.reasons, reason)));
        let further = all.map(&|leaf| {
            let others = leaf.reasons.iter().filter(|reason| !says(&shared, reason));
            Further {
                reasons: others.copied().collect(),
                silence: leaf.silence,
                branches: leaf.branches.clone(),
            }
        });
        let mut unread: Vec<&'static Provision> = Vec::new();
        for step in (verdict.branches.iter()).filter_map(|branch| branch.steps.get(at)) {
            let new = step.unread.iter().filter(|one| !unread.contains(one));
            unread.extend(new.copied().collect::<Vec<_>>());
        }
        StepReasons {
            further: further.collapsed(&|a, b| rule_alike(&a.reasons, &b.reasons), &in_both),
            shared,
            unread,
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

fn in_both<'v>(mut some: Further<'v>, others: Further<'v>) -> Further<'v> {
    some.reasons.retain(|reason| says(&others.reasons, reason));
    some.branches.extend(others.branches);
    some
}
