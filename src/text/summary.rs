//! A case in two sentences, for lists: what decides, and what is ruled.

use crate::text::explain::{Explanation, RulingText};
use crate::text::narrate::reference_to;
use crate::text::voice::Voice;

/// What tells a case from its neighbours in a list.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Summary {
    /// The fact that decides, where one does.
    pub fact: Option<String>,
    /// What is ruled at last, with how things stand then.
    pub outcome: String,
}

impl Explanation {
    /// The summary of the last ruling on anything; it names no event by a number, which only the story has.
    pub fn summary(&self, voice: &Voice<'_>) -> Summary {
        let Some(step) = self.told().into_iter().next_back() else {
            return Summary {
                fact: None,
                outcome: self.idle().unwrap_or_default().to_owned(),
            };
        };
        let bare = |text: String| {
            let steps = self.steps.iter();
            steps.fold(text, |text, step| {
                text.replace(&reference_to(voice, step.event), "")
            })
        };
        Summary {
            fact: deciding(&step.ruling).map(bare),
            outcome: bare(outcome(voice, &step.ruling)),
        }
    }
}

/// Why it is ruled so, or why nothing is.
fn deciding(ruling: &RulingText) -> Option<String> {
    let conditions = ruling.depends.iter().map(|condition| &condition.ruling);
    let mut reasons = std::iter::once(ruling)
        .chain(conditions)
        .flat_map(|ruling| &ruling.reasons);
    let says = reasons.find(|reason| reason.decides || ruling.is_idle() && !reason.is_aside);
    says.map(|reason| reason.why.clone())
}

/// What is ruled, or that it depends on what the case does not tell.
fn outcome(voice: &Voice<'_>, ruling: &RulingText) -> String {
    let depends = (!ruling.depends.is_empty()).then(|| match &ruling.to_examine {
        Some(examine) => examine.clone(),
        None => voice.text("it-depends"),
    });
    let said = [Some(ruling.paragraph()), depends, ruling.idle.clone()];
    let said = said.into_iter().flatten().filter(|it| !it.is_empty());
    said.collect::<Vec<_>>().join(" ")
}
