//! What one explanation tells otherwise than another.

use crate::game::EventIx;
use crate::text::explanation::{Condition, Explanation, RulingText, StepText};
use crate::text::reason::ReasonText;

impl Explanation {
    /// The same with the reasons that say why here alone; nothing where it announces what another explanation does.
    pub fn decided_otherwise_than(mut self, other: &Explanation) -> Option<Explanation> {
        let announced = |of: &Explanation| {
            let told = of.told().into_iter();
            let rulings = told.map(|step| step.ruling.clone().with_reasons(&|_| false));
            rulings.collect::<Vec<_>>()
        };
        if announced(&self) == announced(other) {
            return None;
        }
        let told: Vec<EventIx> = self.told().iter().map(|step| step.event).collect();
        self.steps.retain(|step| told.contains(&step.event));
        let rulings = other.steps.iter().map(|step| &step.ruling);
        let known: Vec<&ReasonText> = rulings.flat_map(RulingText::saying_why).collect();
        for step in &mut self.steps {
            let to_examine = step.ruling.to_examine.take();
            let ruling = std::mem::take(&mut step.ruling);
            // where no new reason decides, those that decide in both say why
            let is_new_why = |reason: &&ReasonText| reason.decides && is_new(reason, &known);
            let has_new = ruling.saying_why().iter().any(is_new_why);
            step.ruling = ruling.with_reasons(&|reason| {
                is_new(reason, &known) || !has_new && reason.decides && !reason.is_left_out
            });
            step.ruling.to_examine = to_examine;
        }
        Some(self)
    }

    /// The steps that do something else than those of another explanation, with the reasons that say why here alone;
    /// nothing where no step does.
    pub fn otherwise_than(self, other: &Explanation) -> Option<Explanation> {
        let (edition, about) = (self.edition, self.about);
        let steps = self.steps.into_iter().zip(&other.steps);
        let steps: Vec<StepText> = steps
            .filter_map(|(mut step, other)| {
                let does = |step: &StepText| step.ruling.clone().with_reasons(&|_| false);
                if (step.event, does(&step)) == (other.event, does(other)) {
                    return None;
                }
                let known = other.ruling.saying_why();
                step.ruling = step.ruling.with_reasons(&|reason| is_new(reason, &known));
                // what was undone later is not announced, and so nothing may be left to tell
                (step.ruling.announces() || step.ruling.is_idle()).then_some(step)
            })
            .collect();
        (!steps.is_empty()).then_some(Explanation {
            edition,
            steps,
            about,
        })
    }
}

/// Whether a reason says why, and is none of these.
fn is_new(reason: &ReasonText, known: &[&ReasonText]) -> bool {
    let same =
        |known: &&ReasonText| (known.provision, &known.why) == (reason.provision, &reason.why);
    reason.says_why() && !known.iter().any(same)
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

    /// The reasons that say why, on any condition.
    fn saying_why(&self) -> Vec<&ReasonText> {
        let conditions = self.depends.iter();
        let deeper = conditions.flat_map(|condition| condition.ruling.saying_why());
        let own = self.reasons.iter();
        own.filter(|reason| reason.says_why())
            .chain(deeper)
            .collect()
    }
}
