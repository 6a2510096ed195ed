//! The provisions of which one side need not be shown, each with the reason.

use super::{Gap, Lacks};

/// A provision that may lack a case, in every edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Excused {
    /// The provision.
    pub provision: &'static str,
    /// What it may lack.
    pub lacks: Lacks,
    /// Why.
    pub why: Excuse,
}

/// Why a provision may lack a case; the words stand in `coverage.ftl`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Excuse {
    /// Its chapter is being written: the case is still to come.
    ToCome,
}

impl Excuse {
    /// Its name in messages.
    pub const fn name(self) -> &'static str {
        match self {
            Excuse::ToCome => "to-come",
        }
    }
}

/// All of them.
pub const EXCUSED: &[Excused] = &[];

impl Gap {
    /// Why this need not be shown, where it need not.
    pub fn excuse(&self) -> Option<Excuse> {
        let fits = |excused: &&Excused| {
            excused.provision == self.provision.id && excused.lacks == self.lacks
        };
        EXCUSED.iter().find(fits).map(|excused| excused.why)
    }
}
