//! The procedures: what an arbiter does in a matter, step by step.

use super::{Pace, Scope, Supervision};
use crate::board::Player;
use crate::clock::Millis;

/// What an arbiter does in one matter, step by step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Procedure {
    /// Its permanent name: `claim`, `illegal-move`.
    pub id: String,
    /// The provisions that it carries out: a ruling in which one of them holds names it.
    pub carries_out: Vec<String>,
    /// Its steps, in their order.
    pub steps: Vec<Step>,
    /// Runs of its steps, by their names, in which each must come before the next: nobody could take them in another order.
    pub in_order: Vec<Vec<String>>,
}

/// One step of a procedure, taken where something counts on which it rests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Its name; a step of the same name in another procedure is told in the same words.
    pub id: String,
    /// The heading that stands over it and those that follow.
    pub part: Option<String>,
    /// On what it rests; one that counts is enough.
    pub rests: Vec<Rest>,
    /// What it is about, too: cited where it counts, and its words may use its values; it alone does not ask for it.
    pub about: Vec<Rest>,
    /// What takes its place where it counts.
    pub unless: Vec<Rest>,
    /// The case that is ruled on to say what follows.
    pub case: Option<String>,
    /// The player of the case whom the step is about; the other one is the opponent.
    pub player: Player,
    /// The paces at which it is taken.
    pub pace: Vec<Pace>,
    /// The supervisions under which it is taken.
    pub supervision: Vec<Supervision>,
    /// A number that only the items give on which it rests.
    pub count: Option<u32>,
    /// A time that only the items give on which it rests.
    pub time: Option<Millis>,
}

/// On what a step rests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rest {
    /// A provision, by its permanent name: it counts where it is in force.
    Provision(String),
    /// An item of the practice, by its permanent name: it counts where its layer does, beside the editions beside which it is taught.
    Item(String),
}

impl Procedure {
    /// The items of the practice on which its steps rest or that they are about, each by its permanent name, as often as a step
    /// names it.
    pub fn items(&self) -> impl Iterator<Item = &str> {
        let named = self.steps.iter().flat_map(Step::named);
        named.filter_map(Rest::item)
    }

    /// The step of this name.
    pub fn step(&self, id: &str) -> Option<&Step> {
        self.steps.iter().find(|step| step.id == id)
    }

    /// The provisions that its steps rest on or are about, by their permanent names, as often as a step names them.
    pub fn provisions(&self) -> impl Iterator<Item = &str> {
        self.steps.iter().flat_map(Step::provisions)
    }
}

impl Rest {
    /// The permanent name of the item, where it is one.
    pub fn item(&self) -> Option<&str> {
        match self {
            Rest::Item(id) => Some(id),
            Rest::Provision(_) => None,
        }
    }
}

impl Step {
    /// The provisions that it rests on or is about, by their permanent names.
    pub fn provisions(&self) -> impl Iterator<Item = &str> {
        self.named().filter_map(|rest| match rest {
            Rest::Provision(id) => Some(id.as_str()),
            Rest::Item(_) => None,
        })
    }

    /// All that it rests on or is about.
    fn named(&self) -> impl Iterator<Item = &Rest> {
        self.rests.iter().chain(&self.about)
    }

    /// Whether it is taken at this pace and under this supervision at all.
    pub fn is_for(&self, (pace, supervision): Scope) -> bool {
        self.pace.contains(&pace) && self.supervision.contains(&supervision)
    }
}
