//! Silence: why nothing follows from an event, and what hangs on texts that are not known to us.

use crate::edition::named;
use crate::game::{Effect, Happening};
use crate::laws::code::Code;
use crate::laws::moment::Now;
use crate::laws::provision::{Provision, Reason, Status};
use crate::laws::verdict::Step;
use std::cell::RefCell;

named! {
    /// Why nothing follows from an event.
    Silence {
        /// The players dispute it, and it did not happen.
        NotHappened = "not-happened",
        /// It is not the act of the one who did it.
        NotHis = "not-his",
        /// The text of the edition about it is not known to us.
        Unread = "unread",
        /// No rule of the edition is about it.
        NoRule = "no-rule",
        /// A rule applies and asks for nothing more.
        InOrder = "in-order",
        /// The game was over.
        GameOver = "game-over",
        /// It is a question, and the reason answers it.
        Answered = "answered",
        /// A rule is about it, and its conditions are not met.
        NotMet = "not-met",
        /// Rules are about it, and raise no question here.
        NotRaised = "not-raised",
    }
}

impl Silence {
    /// Whether it happened in the game and no rule makes anything of it.
    pub fn is_no_matter(self) -> bool {
        use Silence::*;
        matches!(self, NoRule | InOrder | NotMet | NotRaised)
    }

    /// Why nothing follows in a step; `asked` says whether any provision in force waits for what happened.
    pub(super) fn of(step: &Step, asked: bool) -> Option<Self> {
        if step.effects().next().is_some() {
            return None;
        }
        let any = |status: Status| step.reasons.iter().any(|reason| reason.status == status);
        Some(if !step.happened {
            Silence::NotHappened
        } else if step.happenings == [Happening::DoneInVain] {
            Silence::NotHis
        } else if !step.unread.is_empty() {
            Silence::Unread
        } else if !asked {
            Silence::NoRule
        } else if any(Status::Holds) {
            Silence::InOrder
        } else if any(Status::Fails) && step.happenings.contains(&Happening::Asked) {
            Silence::Answered
        } else if step.after_end {
            Silence::GameOver
        } else if any(Status::Fails) {
            Silence::NotMet
        } else {
            Silence::NotRaised
        })
    }
}

impl Now<'_> {
    /// The provisions that would rule otherwise if a text that is not known to us said what another edition says.
    pub(super) fn hanging_on_unread_text(
        &self,
        code: &Code<'_>,
        unread: &[&'static Provision],
        decided: &[Reason],
    ) -> Vec<&'static Provision> {
        if code.supposed.is_empty() {
            return Vec::new();
        }
        let unsure = self.unsure.borrow();
        let doubtful = unread.iter().chain(unsure.iter()).copied();
        doubtful
            .filter(|provision| {
                let ruled = effects(
                    decided
                        .iter()
                        .filter(|reason| reason.provision == *provision),
                );
                code.supposed.iter().any(|laws| {
                    let supposed = Now {
                        laws,
                        kept: Default::default(),
                        asking: RefCell::default(),
                        unsure: RefCell::default(),
                        hangs_on: RefCell::default(),
                        ..*self
                    };
                    let decided = supposed.decide(provision);
                    decided.map_or(true, |reasons| effects(reasons.iter()) != ruled)
                })
            })
            .collect()
    }
}

/// What these reasons do where they hold.
fn effects<'r>(reasons: impl Iterator<Item = &'r Reason>) -> Vec<&'r Effect> {
    let holding = reasons.filter(|reason| reason.status == Status::Holds);
    holding.flat_map(|reason| &reason.effects).collect()
}
