//! What a case tells and a ruling does not use.

use crate::edition::{Laws, Setting};
use crate::game::{Act, EventIx, Happening, Of, Telling, Told};
use crate::laws::{Branch, Code, Reason, Step, Verdict, judge};
use crate::rulings::OnCase;

/// What is told without weight for the ruling: left out, the same is ruled for the same reasons, and it does not say
/// again what another thing tells that has weight.
///
/// The case is judged again without each thing, so this is asked for only where somebody reads it.
pub fn beside_the_point(laws: &Laws, telling: &Telling, verdict: &Verdict) -> Vec<Told> {
    let all = Told::all(telling);
    unused(laws, telling, verdict, &all)
}

impl OnCase<'_> {
    /// What the case tells without weight for any ruling that it expects.
    pub fn beside_the_point(self) -> Vec<Told> {
        let telling = self.scenario.telling();
        let mut left = Told::all(&telling);
        for run in self.runs() {
            if left.is_empty() {
                break;
            }
            if let Ok(ruled) = run.ruled() {
                left = unused(&ruled.laws, &telling, &ruled.verdict, &left);
            }
        }
        left
    }
}

/// The most events of a case that is judged again without each thing; a longer one is a whole game.
const MOST_EVENTS: usize = 300;

fn unused(laws: &Laws, telling: &Telling, verdict: &Verdict, among: &[Told]) -> Vec<Told> {
    if telling.case.events.len() > MOST_EVENTS {
        return Vec::new();
    }
    let bench = Bench {
        laws,
        code: Code::new(laws),
    };
    let ruled = Ruled {
        telling: telling.clone(),
        verdict: verdict.clone(),
        left_out: Vec::new(),
    };
    let spared = |told: &&Told| !grants_a_wait(telling, told) && bench.spares(&ruled, told);
    let spared: Vec<&Told> = among.iter().filter(spared).collect();
    bench.without_those_that_stand_in(&ruled, spared)
}

/// Whether it says how long an absent player is awaited: that there is still a game to rule on rests on it, although it is
/// judged only when he comes.
fn grants_a_wait(telling: &Telling, told: &Told) -> bool {
    let mut acts = telling.case.events.iter().map(|event| &event.act);
    told.of == Of::Options && told.keys == ["default-time"] && acts.any(|act| *act == Act::Absent)
}

/// What is told, what is ruled then, and the events that are left out of it.
#[derive(Clone)]
struct Ruled {
    telling: Telling,
    verdict: Verdict,
    left_out: Vec<EventIx>,
}

/// The laws under which tellings are compared.
struct Bench<'l> {
    laws: &'l Laws,
    code: Code<'l>,
}

impl Bench<'_> {
    /// The ruling without this thing, if there is one.
    fn without(&self, ruled: &Ruled, told: &Told) -> Option<Ruled> {
        let left_out = ruled.left_out.iter().copied().chain(told.is_an_event());
        self.ruled(told.without(&ruled.telling)?, left_out.collect())
    }

    fn ruled(&self, telling: Telling, left_out: Vec<EventIx>) -> Option<Ruled> {
        let verdict = if telling.options == self.laws.setting.options {
            judge(&self.code, &telling.case)
        } else {
            let laws = Laws {
                setting: Setting {
                    options: telling.options.clone(),
                    ..self.laws.setting.clone()
                },
                ..self.laws.clone()
            };
            judge(&Code::new(&laws), &telling.case)
        };
        let verdict = verdict.ok()?;
        Some(Ruled {
            left_out,
            telling,
            verdict,
        })
    }

    /// Whether the same is ruled without it, and with anything else in its place, for the same reasons and on the same
    /// grounds.
    fn spares(&self, ruled: &Ruled, told: &Told) -> bool {
        let same = |rest: Option<Ruled>| rest.is_some_and(|rest| alike(ruled, &rest, Reason::eq));
        let otherwise = |other| same(self.ruled(other, ruled.left_out.clone()));
        same(self.without(ruled, told)) && told.otherwise(&ruled.telling).into_iter().all(otherwise)
    }

    /// These things, but for those that say the same as something else: with all gone that can go, one of the two is
    /// needed, and the other does as well.
    fn without_those_that_stand_in(&self, ruled: &Ruled, spared: Vec<&Told>) -> Vec<Told> {
        if spared.is_empty() {
            return Vec::new();
        }
        let all = Told::all(&ruled.telling);
        let mut least = ruled.clone();
        let (mut gone, mut needed) = (Vec::new(), Vec::new());
        for told in &all {
            match self
                .without(&least, told)
                .filter(|rest| ruled.does_as(rest))
            {
                Some(rest) => {
                    least = rest;
                    gone.push(told);
                }
                None => needed.push(told),
            }
        }
        let dispensable = |rest: &Ruled, told: &Told| {
            (self.without(rest, told)).is_some_and(|less| ruled.does_as(&less))
        };
        needed.retain(|told| dispensable(ruled, told));
        let stands_in = |told: &Told| {
            if needed.contains(&told) {
                return true;
            }
            let others = gone.iter().filter(|other| **other != told);
            if needed.is_empty() {
                return false;
            }
            let mut rest = ruled.clone();
            for other in others {
                let less = other.without(&rest.telling).unwrap_or(rest.telling);
                rest.telling = less;
                rest.left_out.extend(other.is_an_event());
            }
            needed.iter().any(|needed| dispensable(&rest, needed))
        };
        let idle = spared.into_iter().filter(|told| !stands_in(told));
        idle.cloned().collect()
    }
}

impl Ruled {
    /// Whether the other rules the same for the same reasons, on whatever grounds.
    fn does_as(&self, other: &Ruled) -> bool {
        let same = |one: &Reason, other: &Reason| {
            let grounds = other.grounds.clone();
            Reason {
                grounds,
                ..one.clone()
            } == *other
        };
        alike(self, other, same)
    }
}

/// Whether it says only that the arbiter saw the event: that counts where something is ruled on it.
fn is_sight(happening: Happening) -> bool {
    matches!(happening, Happening::IrregularitySeen | Happening::FlagSeen)
}

/// Whether both rule the same for the same reasons; of an event that is left out only the reasons count.
fn alike(one: &Ruled, other: &Ruled, same: impl Fn(&Reason, &Reason) -> bool) -> bool {
    let reasons = |one: &[Reason], other: &[Reason]| {
        one.len() == other.len() && one.iter().zip(other).all(|(one, other)| same(one, other))
    };
    let left_out = |step: &Step| {
        let mut all = one.left_out.iter().chain(&other.left_out);
        all.any(|ix| *ix == step.event)
    };
    let steps = |one: &Step, other: &Step| {
        let rest = |step: &Step| Step {
            reasons: Vec::new(),
            happenings: (step.happenings.iter().copied())
                .filter(|one| !is_sight(*one) && *one != Happening::PositionGiven)
                .collect(),
            ..step.clone()
        };
        reasons(&one.reasons, &other.reasons) && (left_out(one) || rest(one) == rest(other))
    };
    let branches = |one: &Branch, other: &Branch| {
        one.assuming == other.assuming
            && one.steps.len() == other.steps.len()
            && (one.steps.iter().zip(&other.steps)).all(|(one, other)| steps(one, other))
    };
    let (one, other) = (&one.verdict.branches, &other.verdict.branches);
    one.len() == other.len()
        && one
            .iter()
            .zip(other)
            .all(|(one, other)| branches(one, other))
}
