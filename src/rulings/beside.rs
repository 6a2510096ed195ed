//! What a case tells and a ruling does not use.

use crate::edition::{Laws, Setting};
use crate::game::{Act, EventIx, Happening, Of, Telling, Told};
use crate::laws::{Branch, Code, Reason, Step, Verdict, judge};
use crate::rulings::OnCase;
use std::borrow::Cow;
use std::cell::OnceCell;

/// What is told without weight for the ruling: left out, the same is ruled for the same reasons, and it does not say
/// again what another thing tells that has weight.
///
/// The case is judged again without each thing, so this is asked for only where somebody reads it.
pub fn beside_the_point(laws: &Laws, telling: &Telling, verdict: &Verdict) -> Vec<Told> {
    let all = Doubt::all(telling);
    let left = unused(laws, telling, verdict, &all, (0..all.len()).collect());
    left.into_iter().map(|at| all[at].told.clone()).collect()
}

impl OnCase<'_> {
    /// What the case tells without weight for any ruling that it expects.
    pub fn beside_the_point(self) -> Vec<Told> {
        let telling = self.scenario.telling();
        let all = Doubt::all(&telling);
        let mut left: Vec<usize> = (0..all.len()).collect();
        for run in self.runs() {
            if left.is_empty() {
                break;
            }
            if let Ok(ruled) = run.ruled() {
                left = unused(&ruled.laws, &telling, &ruled.verdict, &all, left);
            }
        }
        left.into_iter().map(|at| all[at].told.clone()).collect()
    }
}

/// The most events of a case that is judged again without each thing; a longer one is a whole game.
const MOST_EVENTS: usize = 300;

/// Which of some things is without weight; each is told by its place among all.
fn unused(
    laws: &Laws,
    telling: &Telling,
    verdict: &Verdict,
    all: &[Doubt],
    among: Vec<usize>,
) -> Vec<usize> {
    if telling.case.events.len() > MOST_EVENTS {
        return Vec::new();
    }
    let bench = Bench {
        laws,
        code: Code::new(laws),
        telling,
        verdict,
        all,
        without: all.iter().map(|_| OnceCell::new()).collect(),
    };
    let mut spared = among;
    spared.retain(|at| !grants_a_wait(telling, &all[*at].told) && bench.spares(*at));
    bench.without_those_that_stand_in(spared)
}

/// Whether it says how long an absent player is awaited: that there is still a game to rule on rests on it, although it is
/// judged only when he comes.
fn grants_a_wait(telling: &Telling, told: &Told) -> bool {
    let mut acts = telling.case.events.iter().map(|event| &event.act);
    told.of == Of::Options && told.keys == ["default-time"] && acts.any(|act| *act == Act::Absent)
}

/// A thing that is told and may be without weight, with what is told without it and with something else in its place: that
/// is the same under all laws.
struct Doubt {
    told: Told,
    without: Option<Telling>,
    otherwise: OnceCell<Vec<Telling>>,
}

impl Doubt {
    /// Everything that is told.
    fn all(telling: &Telling) -> Vec<Self> {
        let doubt = |told: Told| Doubt {
            without: told.without(telling),
            otherwise: OnceCell::new(),
            told,
        };
        Told::all(telling).into_iter().map(doubt).collect()
    }
}

/// What is told where some things are not, and the events that are left out of it.
#[derive(Clone)]
struct Rest<'t> {
    telling: Cow<'t, Telling>,
    left_out: Vec<EventIx>,
}

impl<'t> Rest<'t> {
    /// The rest without this thing, too; nothing where it could not be told so.
    fn without(&self, told: &Told) -> Option<Self> {
        let left_out = self.left_out.iter().copied().chain(told.is_an_event());
        Some(Rest {
            telling: Cow::Owned(told.without(&self.telling)?),
            left_out: left_out.collect(),
        })
    }
}

/// What is told and ruled, to be compared under the same laws with what is ruled where other things are told.
struct Bench<'b> {
    laws: &'b Laws,
    code: Code<'b>,
    telling: &'b Telling,
    verdict: &'b Verdict,
    all: &'b [Doubt],
    /// What is ruled without each thing, as far as it was asked for.
    without: Vec<OnceCell<Option<Verdict>>>,
}

impl Bench<'_> {
    /// What is ruled where this is told, if anything is.
    fn ruled(&self, telling: &Telling) -> Option<Verdict> {
        if telling.options == self.laws.setting.options {
            return judge(&self.code, &telling.case).ok();
        }
        let laws = Laws {
            setting: Setting {
                options: telling.options.clone(),
                ..self.laws.setting.clone()
            },
            ..self.laws.clone()
        };
        judge(&Code::new(&laws), &telling.case).ok()
    }

    /// Whether the same is ruled without the thing at this place, for reasons that are the same in this sense.
    fn spares_as(&self, at: usize, same: Same) -> bool {
        let Doubt { told, without, .. } = &self.all[at];
        let ruled = self.without[at].get_or_init(|| self.ruled(without.as_ref()?));
        let left_out: Vec<EventIx> = told.is_an_event().into_iter().collect();
        (ruled.as_ref()).is_some_and(|other| alike(self.verdict, other, &left_out, same))
    }

    /// Whether the same is ruled without it, and with anything else in its place, for the same reasons and on the same
    /// grounds.
    fn spares(&self, at: usize) -> bool {
        let Doubt {
            told, otherwise, ..
        } = &self.all[at];
        let same = |other: &Telling| {
            let ruled = self.ruled(other);
            ruled.is_some_and(|ruled| alike(self.verdict, &ruled, &[], Reason::eq))
        };
        let otherwise = || otherwise.get_or_init(|| told.otherwise(self.telling));
        self.spares_as(at, Reason::eq) && otherwise().iter().all(same)
    }

    /// Whether the same is ruled without it for the same reasons, on whatever grounds.
    fn does_without(&self, at: usize) -> bool {
        self.spares_as(at, Reason::is_same_on_any_grounds)
    }

    /// The rest without the thing at this place, where then the same is ruled for the same reasons, on whatever grounds.
    fn still_less<'t>(&self, rest: &Rest<'t>, at: usize) -> Option<Rest<'t>> {
        let less = rest.without(&self.all[at].told)?;
        let ruled = self.ruled(&less.telling)?;
        let same = Reason::is_same_on_any_grounds;
        alike(self.verdict, &ruled, &less.left_out, same).then_some(less)
    }

    /// These things, but for those that say the same as something else: with all gone that can go, one of the two is
    /// needed, and the other does as well.
    fn without_those_that_stand_in(&self, mut spared: Vec<usize>) -> Vec<usize> {
        if spared.is_empty() {
            return Vec::new();
        }
        let all = Rest {
            telling: Cow::Borrowed(self.telling),
            left_out: Vec::new(),
        };
        let mut least = all.clone();
        let (mut gone, mut needed) = (Vec::new(), Vec::new());
        for (at, doubt) in self.all.iter().enumerate() {
            let less = match gone.is_empty() {
                true if self.does_without(at) => all.without(&doubt.told),
                true => None,
                false => self.still_less(&least, at),
            };
            match less {
                Some(less) => {
                    least = less;
                    gone.push(at);
                }
                None => needed.push(at),
            }
        }
        needed.retain(|at| self.does_without(*at));
        if needed.is_empty() {
            return spared;
        }
        let stands_in = |at: usize| {
            let mut rest = all.clone();
            for other in gone.iter().filter(|other| **other != at) {
                let told = &self.all[*other].told;
                if let Some(less) = told.without(&rest.telling) {
                    rest.telling = Cow::Owned(less);
                }
                rest.left_out.extend(told.is_an_event());
            }
            let mut needed = needed.iter();
            needed.any(|needed| self.still_less(&rest, *needed).is_some())
        };
        spared.retain(|at| !needed.contains(at) && !stands_in(*at));
        spared
    }
}

/// Whether it says only that the arbiter saw the event: that counts where something is ruled on it.
fn is_sight(happening: Happening) -> bool {
    matches!(happening, Happening::IrregularitySeen | Happening::FlagSeen)
}

/// Whether two reasons are the same as far as it matters.
type Same = fn(&Reason, &Reason) -> bool;

/// Whether both rule the same for the same reasons; of an event that is left out only the reasons count.
fn alike(one: &Verdict, other: &Verdict, left_out: &[EventIx], same: Same) -> bool {
    let reasons = |one: &[Reason], other: &[Reason]| {
        one.len() == other.len() && one.iter().zip(other).all(|(one, other)| same(one, other))
    };
    let steps = |one: &Step, other: &Step| {
        reasons(&one.reasons, &other.reasons)
            && (left_out.contains(&one.event) || are_alike_beside_reasons(one, other))
    };
    let branches = |one: &Branch, other: &Branch| {
        one.assuming == other.assuming
            && one.steps.len() == other.steps.len()
            && (one.steps.iter().zip(&other.steps)).all(|(one, other)| steps(one, other))
    };
    let (one, other) = (&one.branches, &other.branches);
    one.len() == other.len()
        && one
            .iter()
            .zip(other)
            .all(|(one, other)| branches(one, other))
}

/// Whether two steps say the same beside their reasons.
fn are_alike_beside_reasons(one: &Step, other: &Step) -> bool {
    let counts = |one: &&Happening| !is_sight(**one) && **one != Happening::PositionGiven;
    let Step {
        event,
        happened,
        happenings,
        reasons: _,
        after_end,
        unread,
        silence,
    } = one;
    *event == other.event
        && *happened == other.happened
        && (happenings.iter().filter(counts)).eq(other.happenings.iter().filter(counts))
        && *after_end == other.after_end
        && *unread == other.unread
        && *silence == other.silence
}
