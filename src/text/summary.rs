//! A case in two sentences, for lists: what decides, and what is ruled; and what sets it apart where these are alike.

use crate::text::explanation::{Explanation, RulingText};
use crate::text::narrate::{Line, reference_to};
use crate::text::reason::ReasonText;
use crate::text::voice::Voice;
use std::collections::BTreeSet;

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
    let reasons: Vec<&ReasonText> = std::iter::once(ruling)
        .chain(conditions)
        .flat_map(|ruling| &ruling.reasons)
        .collect();
    let says_something = ruling.is_idle() || !ruling.effects.is_empty();
    let first = |told: &dyn Fn(&ReasonText) -> bool| reasons.iter().find(|reason| told(reason));
    let said = first(&|reason| reason.decides && !reason.is_premise)
        .or_else(|| first(&|reason| reason.decides))
        .or_else(|| first(&|reason| says_something && !reason.is_aside));
    said.map(|reason| reason.why.clone())
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

/// The sentences of a story that together none of these others tells, as far as there are such; the one that the fewest tell
/// decides first.
pub fn set_apart(own: &[Line], others: &[Vec<Line>]) -> Option<String> {
    let tells = |story: &Vec<Line>, sentence: &str| {
        story.iter().any(|line| told(line).any(|it| it == sentence))
    };
    let own: Vec<&str> = own.iter().flat_map(told).collect();
    let mut alike: Vec<&Vec<Line>> = others.iter().collect();
    let mut chosen = BTreeSet::new();
    while !alike.is_empty() {
        let told_by = |at: &usize| alike.iter().filter(|other| tells(other, own[*at])).count();
        let Some(at) = (0..own.len()).min_by_key(told_by) else {
            break;
        };
        let before = alike.len();
        alike.retain(|other| tells(other, own[at]));
        if alike.len() == before {
            break;
        }
        chosen.insert(at);
    }
    let chosen: Vec<&str> = chosen.into_iter().map(|at| own[at]).collect();
    (!chosen.is_empty()).then(|| chosen.join(" "))
}

/// The sentences of a line; the number of a move ends none.
fn told(line: &Line) -> impl Iterator<Item = &str> {
    let mut rest = Some(line.text.as_str());
    std::iter::from_fn(move || {
        let text = rest.take()?;
        let mut stops = text.match_indices(". ");
        let is_number = |word: &str| word.chars().all(|c| c.is_ascii_digit());
        let stop = stops.find(|(at, _)| !text[..*at].rsplit(' ').next().is_some_and(is_number));
        let Some((at, _)) = stop else {
            return Some(text);
        };
        rest = Some(&text[at + 2..]);
        Some(&text[..=at])
    })
}

#[cfg(test)]
mod tests {
    use super::set_apart;
    use crate::text::narrate::{Line, Part};

    fn story(lines: &[&str]) -> Vec<Line> {
        let line = |text: &&str| Line {
            part: Part::Known,
            text: (*text).to_owned(),
        };
        lines.iter().map(line).collect()
    }

    #[test]
    fn what_no_other_tells_sets_a_case_apart() {
        let own = story(&["A blitz game.", "White plays 1. e4. Black resigns."]);
        let others = [
            story(&["A blitz game.", "White plays 1. e4."]),
            story(&["White plays 1. e4. Black resigns."]),
        ];
        let told = |others: &[_]| set_apart(&own, others);
        assert_eq!(told(&others[..1]).as_deref(), Some("Black resigns."));
        assert_eq!(told(&others[1..]).as_deref(), Some("A blitz game."));
        assert_eq!(
            told(&others).as_deref(),
            Some("A blitz game. Black resigns.")
        );
        assert_eq!(told(std::slice::from_ref(&own)), None);
    }
}
