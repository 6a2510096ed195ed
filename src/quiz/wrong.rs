//! Wrong answers: what somebody would rule who confuses one thing with another.

use crate::edition::{Edition, Laws, Pace, Setting, Supervision};
use crate::game::{Answer, Case, Effect, Question};
use crate::laws::{Branch, Code, Provision, Reason, Status, Verdict, judge};
use crate::quiz::kind::{Kind, last};
use crate::quiz::otherwise::{self, Otherwise};
use crate::quiz::stock::{Relative, Stock, players_exchanged, speaks_of_players_alone};
use crate::rulings::OnCase;
use crate::text::Announcement;

/// A wrong answer, and the confusion that leads to it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Wrong {
    pub says: Announcement,
    pub by: Confusion,
    /// The provision on which it would rest, where one is named.
    pub ground: Option<&'static Provision>,
}

/// What somebody has confused who gives a wrong answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Confusion {
    /// The class of play, or the regime.
    Regime(Pace, Supervision),
    /// The edition with the one just before it.
    Edition(Edition),
    /// A fact: it would be right if this were the answer.
    Fact(Question, Answer),
    /// A fact that is presumed: it would be right if this were the answer.
    Presumed(Question, Answer),
    /// A number or a time that decides.
    Number,
    /// A provision gives way or no longer matters, and is applied nevertheless.
    Overtaken(&'static Provision),
    /// A provision that holds is forgotten.
    Forgotten(&'static Provision),
    /// A provision that does not apply is applied.
    Fails(&'static Provision),
    /// What is ruled on such an act where this provision decides.
    Elsewhere(&'static Provision),
    /// One of the confusions of the catalogue.
    Named(&'static str),
}

impl Confusion {
    /// Its name: what it is, and what with.
    pub fn name(self) -> String {
        match self {
            Confusion::Regime(pace, supervision) => {
                format!("regime-{}-{}", pace.name(), supervision.name())
            }
            Confusion::Edition(edition) => format!("edition-{edition}"),
            Confusion::Fact(question, answer) | Confusion::Presumed(question, answer) => {
                format!("fact-{}-{}", question.about.name(), answer.name())
            }
            Confusion::Number => "number".to_owned(),
            Confusion::Overtaken(by) => format!("overtaken-{}", by.id),
            Confusion::Forgotten(by) => format!("forgotten-{}", by.id),
            Confusion::Fails(by) => format!("fails-{}", by.id),
            Confusion::Elsewhere(by) => format!("elsewhere-{}", by.id),
            Confusion::Named(name) => name.to_owned(),
        }
    }
}

/// A case with its ruling, about which wrong answers are to be made.
pub(super) struct Judged<'a> {
    pub stock: &'a Stock<'a>,
    pub case: OnCase<'a>,
    pub laws: &'a Laws,
    pub verdict: &'a Verdict,
    pub kind: Kind,
    /// What is right.
    pub right: &'a Announcement,
    /// What is right the other way, by the letter or as it is taught.
    pub other: Option<&'a Announcement>,
}

impl Judged<'_> {
    pub(super) fn told(&self) -> &Case {
        &self.case.scenario.case
    }

    /// Every wrong answer that there is, each once, the most telling first.
    pub(super) fn all(&self) -> Vec<Wrong> {
        let mut all: Vec<Wrong> = Vec::new();
        let found: Vec<Wrong> = match self.kind {
            Kind::Time => (self.changed().into_iter())
                .chain(self.regimes())
                .chain(self.facts())
                .collect(),
            _ => (self.facts().into_iter())
                .chain(self.overtaken())
                .chain(self.regimes())
                .chain(self.changed())
                .chain(self.numbers())
                .chain(self.edition_before())
                .chain(self.elsewhere())
                .collect(),
        };
        for wrong in found {
            let known = |it: &Wrong| it.says == wrong.says && it.ground == wrong.ground;
            let is_right = wrong.says == *self.right || Some(&wrong.says) == self.other;
            if !is_right && !all.iter().any(known) {
                all.push(wrong);
            }
        }
        all
    }

    /// A wrong answer out of a ruling on the same events.
    fn of(&self, verdict: &Verdict, by: Confusion) -> Option<Wrong> {
        let whole = Announcement::of(self.told(), verdict)?;
        let says = self.kind.part_of(&whole, self.told())?;
        let ground = chief_of(verdict);
        Some(Wrong { says, by, ground })
    }

    /// The rulings of the other classes of play and the other regime.
    fn regimes(&self) -> Vec<Wrong> {
        let own = &self.laws.setting;
        let mut all = Vec::new();
        for pace in Pace::ALL.iter().copied() {
            for supervision in Supervision::ALL.iter().copied() {
                let once = pace != Pace::Standard || supervision == Supervision::Full;
                let same =
                    pace == own.pace && (pace == Pace::Standard || supervision == own.supervision);
                if !once || same {
                    continue;
                }
                let setting = Setting {
                    pace,
                    supervision,
                    ..own.clone()
                };
                let ruled = self.case.of(self.laws.edition, &setting).ok();
                let by = Confusion::Regime(pace, supervision);
                all.extend(ruled.and_then(|it| self.of(&it.verdict, by)));
            }
        }
        all
    }

    /// The ruling of the edition just before.
    fn edition_before(&self) -> Option<Wrong> {
        let editions = self.stock.rulings.editions();
        let before = editions.take_while(|it| *it != self.laws.edition).last()?;
        let ruled = self.case.of(before, &self.laws.setting).ok()?;
        self.of(&ruled.verdict, Confusion::Edition(before))
    }

    /// What would be ruled if one fact were otherwise; nothing where the board refutes it.
    fn facts(&self) -> Vec<Wrong> {
        let code = Code::new(self.laws);
        let facts = otherwise::facts(self.told(), self.verdict).into_iter();
        let reasons = self.verdict.branches.iter().flat_map(Branch::reasons);
        let presumed: Vec<Question> = reasons.flat_map(Reason::presumed).collect();
        let wrong = |fact: Otherwise| {
            let Otherwise::Fact(question, answer) = fact else {
                return None;
            };
            let verdict = judge(&code, &fact.told(self.told())).ok()?;
            let by = match presumed.contains(&question) {
                true => Confusion::Presumed(question, answer),
                false => Confusion::Fact(question, answer),
            };
            self.of(&verdict, by)
        };
        facts.filter_map(wrong).collect()
    }

    /// What would be ruled on other numbers and times.
    fn numbers(&self) -> Vec<Wrong> {
        let code = Code::new(self.laws);
        let case = self.told();
        let numbers = otherwise::numbers(case).into_iter();
        let counted = numbers.map(|number| number.told(case));
        let cases = counted.chain(otherwise::arrivals(case));
        let by_cases = cases.filter_map(|case| judge(&code, &case).ok());
        let options = otherwise::options(&self.laws.setting.options).into_iter();
        let by_options = options.filter_map(|options| {
            let setting = Setting {
                options,
                ..self.laws.setting.clone()
            };
            let laws = self.stock.rulings.laws(self.laws.edition, &setting);
            judge(&Code::new(&laws), case).ok()
        });
        let verdicts = by_cases.chain(by_options);
        verdicts
            .filter_map(|verdict| self.of(&verdict, Confusion::Number))
            .collect()
    }

    /// A provision that gives way taken as if it counted, or one that holds forgotten.
    fn overtaken(&self) -> Vec<Wrong> {
        let mut named: Vec<(&'static Provision, Status)> = Vec::new();
        let reasons = self.verdict.branches.iter().flat_map(Branch::reasons);
        for reason in reasons.filter(|reason| !reason.effects.is_empty()) {
            let known = (reason.provision, reason.status);
            if !named.contains(&known) {
                named.push(known);
            }
        }
        let wrong = |(provision, status): (&'static Provision, Status)| {
            let mut verdict = self.verdict.clone();
            let mut by = Confusion::Overtaken(provision);
            for branch in &mut verdict.branches {
                for step in &mut branch.steps {
                    for reason in &mut step.reasons {
                        let own = reason.provision == provision;
                        match status {
                            Status::Fails => return None,
                            Status::Holds => {
                                by = Confusion::Forgotten(provision);
                                silenced(reason, own);
                            }
                            Status::YieldsTo(exception) => {
                                silenced(reason, reason.provision == exception);
                                if own {
                                    reason.status = Status::Holds;
                                }
                            }
                            Status::Lapses => {
                                let ends = reason.effects.iter().any(Effect::ends_the_game);
                                silenced(reason, ends && reason.status == Status::Holds);
                                if own {
                                    reason.status = Status::Holds;
                                }
                            }
                        }
                    }
                }
            }
            self.of(&verdict, by)
        };
        named.into_iter().filter_map(wrong).collect()
    }

    /// What is ruled on such an act in other cases.
    fn elsewhere(&self) -> Vec<Wrong> {
        let case = self.told();
        let Some(event) = case.events.last() else {
            return Vec::new();
        };
        let own = event.by.player();
        let attested = self.stock.attested(self.laws);
        let wrong = |relative: &Relative| {
            let exchanged = matches!((relative.actor, own), (Some(a), Some(b)) if a != b);
            let mut effects = Vec::new();
            for effect in relative.says.effects() {
                if matches!(effect, Effect::TouchMoveBinds(_)) {
                    return None;
                }
                if !speaks_of_players_alone(effect) {
                    return None;
                }
                effects.push(match exchanged {
                    true => players_exchanged(effect)?,
                    false => effect.clone(),
                });
            }
            let parts = match effects.is_empty() {
                true => Vec::new(),
                false => vec![(last(case), effects)],
            };
            let says = Announcement {
                parts,
                standing: relative.says.standing.clone(),
            };
            Some(Wrong {
                says,
                by: Confusion::Elsewhere(relative.chief),
                ground: Some(relative.chief),
            })
        };
        let chapter = &self.case.scenario.chapter;
        let relatives = attested.on(&event.act, self.kind).iter();
        let near = relatives.filter(|it| it.chapter == *chapter);
        near.filter_map(wrong).collect()
    }
}

/// Takes its effects from a reason.
fn silenced(reason: &mut Reason, so: bool) {
    if so {
        reason.effects.clear();
    }
}

/// The provision that decides: the last that holds and from which something follows.
pub(super) fn chief_of(verdict: &Verdict) -> Option<&'static Provision> {
    let reasons = verdict.branches.iter().flat_map(Branch::reasons);
    let deciding = reasons.filter(|it| it.status == Status::Holds && !it.effects.is_empty());
    deciding.last().map(|it| it.provision)
}
