//! What one explanation tells otherwise than another.

use crate::laws::Status;
use crate::text::explain::{Condition, Explanation, RulingText, StepText};
use crate::text::reason::ReasonText;

impl Explanation {
    /// The steps that do something else than those of another explanation, with the reasons that hold here alone;
    /// nothing where no step does.
    pub fn otherwise_than(self, other: &Explanation) -> Option<Explanation> {
        let edition = self.edition;
        let steps = self.steps.into_iter().zip(&other.steps);
        let steps: Vec<StepText> = steps
            .filter_map(|(mut step, other)| {
                let does = |step: &StepText| step.ruling.clone().with_reasons(&|_| false);
                if (step.event, does(&step)) == (other.event, does(other)) {
                    return None;
                }
                let known = other.ruling.holding();
                let is_new = |reason: &ReasonText| {
                    let same = |known: &&ReasonText| {
                        (known.provision, &known.why) == (reason.provision, &reason.why)
                    };
                    reason.status == Status::Holds && !known.iter().any(same)
                };
                step.ruling = step.ruling.with_reasons(&is_new);
                // what was undone later is not announced, and so nothing may be left to tell
                (step.ruling.announces() || step.ruling.is_idle()).then_some(step)
            })
            .collect();
        (!steps.is_empty()).then_some(Explanation { edition, steps })
    }
}

impl RulingText {
    /// The same with these of its reasons, on its conditions.
    fn with_reasons(mut self, kept: &dyn Fn(&ReasonText) -> bool) -> Self {
        self.reasons.retain(kept);
        self.to_examine = None;
        let depends = self.depends.into_iter().map(|condition| Condition {
            ruling: condition.ruling.with_reasons(kept),
            ..condition
        });
        self.depends = depends.collect();
        self
    }

    /// The reasons that hold, on any condition.
    fn holding(&self) -> Vec<&ReasonText> {
        let conditions = self.depends.iter();
        let deeper = conditions.flat_map(|condition| condition.ruling.holding());
        let own = self.reasons.iter();
        own.filter(|reason| reason.status == Status::Holds)
            .chain(deeper)
            .collect()
    }
}
