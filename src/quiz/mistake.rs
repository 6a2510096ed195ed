//! Real mistakes: rulings that somebody would give who took other laws, another fact or another provision.

use crate::edition::{Edition, Laws, Layers, Pace, Scope, Setting, Supervision};
use crate::game::{Answer, Effect, EventIx, Question};
use crate::laws::{Branch, Code, Provision, Reason, Status, Verdict, judge};
use crate::quiz::otherwise::{self, Otherwise};
use crate::quiz::ruling::{AskedFor, Ruling};
use crate::quiz::stock::{Sample, Stock, players_exchanged, speaks_of_players_alone};
use crate::quiz::sure::is_sure;
use crate::rulings::{OnCase, Ruled};

/// A wrong ruling, and where it comes from.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Mistake {
    /// What would be ruled.
    pub ruling: Ruling,
    /// By what mistake.
    pub origin: Origin,
}

/// The mistake that leads to a wrong ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// It is the ruling of other laws.
    Laws {
        /// Their edition.
        edition: Edition,
        /// Their pace.
        pace: Pace,
        /// Their supervision.
        supervision: Supervision,
    },
    /// It is the ruling of these laws with something else beside their letter.
    Practice(Layers),
    /// It would be the ruling if this were the answer.
    Fact(Question, Answer),
    /// It would be the ruling if a number or a time were another one.
    Number,
    /// It takes a provision that gives way to another, or no longer matters, as if it counted.
    Overtaken(&'static Provision),
    /// It forgets a provision that holds.
    Forgotten(&'static Provision),
    /// It applies this provision of the same chapter instead.
    Neighbour(&'static Provision),
    /// It is only a part of the ruling.
    Part,
    /// It takes one player for the other.
    WrongPlayer,
    /// It takes the answers to the deciding question the wrong way round.
    Reversed,
}

/// A case under laws, with its ruling, about which mistakes can be made.
pub(super) struct Judged<'a> {
    pub stock: &'a Stock<'a>,
    pub case: OnCase<'a>,
    pub laws: &'a Laws,
    pub scope: &'a AskedFor,
    pub verdict: &'a Verdict,
    pub right: &'a Ruling,
    /// The ruling the other way, by the letter or as it is taught, where it is not the same.
    pub other: Option<&'a Ruled>,
    /// The provision that the case is about.
    pub chief: &'static Provision,
}

impl Judged<'_> {
    /// Mistakes by kind.
    pub(super) fn mistakes(&self) -> Vec<Vec<Mistake>> {
        let case = &self.case.scenario.case;
        let mut numbers = self.told(otherwise::numbers(case, self.verdict));
        numbers.extend(self.other_times());
        vec![
            self.other_practice(),
            self.other_editions(),
            self.other_settings(),
            self.told(otherwise::facts(case, self.verdict)),
            numbers,
            self.other_provisions(),
        ]
    }

    /// Mistakes that are easier to see through, by kind.
    pub(super) fn coarser_mistakes(&self) -> Vec<Vec<Mistake>> {
        vec![
            self.neighbours(),
            self.other_laws(),
            self.parts(),
            self.wrong_player(),
        ]
    }

    fn other_practice(&self) -> Vec<Mistake> {
        let mistake = |ruled: &Ruled| Mistake {
            ruling: Ruling::of(&ruled.verdict, self.scope),
            origin: Origin::Practice(ruled.laws.setting.practice),
        };
        self.other.map(mistake).into_iter().collect()
    }

    fn other_editions(&self) -> Vec<Mistake> {
        let Setting {
            pace, supervision, ..
        } = self.laws.setting;
        self.editions()
            .filter_map(|edition| self.under(edition, (pace, supervision)))
            .collect()
    }

    fn other_settings(&self) -> Vec<Mistake> {
        self.settings()
            .filter_map(|setting| self.under(self.laws.edition, setting))
            .collect()
    }

    /// Another edition and another setting at once.
    fn other_laws(&self) -> Vec<Mistake> {
        let both = self
            .editions()
            .flat_map(|edition| self.settings().map(move |setting| (edition, setting)));
        both.filter_map(|(edition, setting)| self.under(edition, setting))
            .collect()
    }

    /// The editions other than the present one, oldest first.
    fn editions(&self) -> impl Iterator<Item = Edition> {
        let all = self.stock.rulings.editions();
        all.filter(|edition| *edition != self.laws.edition)
    }

    /// The settings that differ from the present one; supervision makes no difference in standard chess.
    fn settings(&self) -> impl Iterator<Item = Scope> {
        let setting = &self.laws.setting;
        let all = Pace::ALL
            .iter()
            .flat_map(|pace| Supervision::ALL.iter().map(|how| (*pace, *how)));
        all.filter(move |(pace, supervision)| {
            let once = *pace != Pace::Standard || *supervision == Supervision::Full;
            let same = *pace == setting.pace
                && (*pace == Pace::Standard || *supervision == setting.supervision);
            once && !same
        })
    }

    fn under(&self, edition: Edition, scope: Scope) -> Option<Mistake> {
        let ruled = self.ruled(edition, scope)?;
        let (pace, supervision) = scope;
        Some(Mistake {
            ruling: Ruling::of(&ruled.verdict, self.scope),
            origin: Origin::Laws {
                edition,
                pace,
                supervision,
            },
        })
    }

    /// The ruling of other laws, with the same beside their letter.
    fn ruled(&self, edition: Edition, (pace, supervision): Scope) -> Option<&Ruled> {
        let setting = Setting {
            pace,
            supervision,
            ..self.laws.setting.clone()
        };
        self.case.of(edition, &setting).ok()
    }

    /// Whether a mistake may be named: the ruling of other laws only where it rests on sources.
    pub(super) fn may_be_named(&self, origin: Origin) -> bool {
        let ruled = match origin {
            Origin::Laws {
                edition,
                pace,
                supervision,
            } => self.ruled(edition, (pace, supervision)),
            Origin::Practice(_) => self.other,
            _ => return true,
        };
        ruled
            .is_some_and(|ruled| is_sure(self.stock.rulings, self.case.scenario, self.scope, ruled))
    }

    /// What would be ruled if one fact were told otherwise; nothing where the board refutes it.
    fn told(&self, facts: Vec<Otherwise>) -> Vec<Mistake> {
        let code = Code::new(self.laws);
        let mistake = |fact: Otherwise| {
            let verdict = judge(&code, &fact.told(&self.case.scenario.case)).ok()?;
            Some(Mistake {
                ruling: Ruling::of(&verdict, self.scope),
                origin: match fact {
                    Otherwise::Fact(question, answer) => Origin::Fact(question, answer),
                    Otherwise::Number(..) => Origin::Number,
                },
            })
        };
        facts.into_iter().filter_map(mistake).collect()
    }

    /// What would be ruled if the event or a player had more time, or less.
    fn other_times(&self) -> Vec<Mistake> {
        let case = &self.case.scenario.case;
        let options = otherwise::options(&self.laws.setting.options).into_iter();
        let under_options = options.filter_map(|options| {
            let setting = Setting {
                options,
                ..self.laws.setting.clone()
            };
            let laws = self.stock.rulings.laws(self.laws.edition, &setting);
            judge(&Code::new(&laws), case).ok()
        });
        let code = Code::new(self.laws);
        let cases = otherwise::arrivals(case).into_iter();
        let of_cases = cases.filter_map(|case| judge(&code, &case).ok());
        under_options
            .chain(of_cases)
            .map(|verdict| Mistake {
                ruling: Ruling::of(&verdict, self.scope),
                origin: Origin::Number,
            })
            .collect()
    }

    /// The effects of a neighbouring provision instead of those of the chief one; the nearest provisions only.
    fn neighbours(&self) -> Vec<Mistake> {
        let case = &self.case.scenario.case;
        let Some(last) = case.events.len().checked_sub(1) else {
            return Vec::new();
        };
        let event = self.scope.event.unwrap_or(last as EventIx);
        let replaced = self.replaced();
        let ruled = self.stock.neighbours(self.chief, self.laws);
        let own = ruled.iter().position(|ruled| ruled.provision == self.chief);
        let own = own.unwrap_or(ruled.len() / 2);
        let mut others: Vec<(usize, &Sample)> = ruled.iter().enumerate().collect();
        let act = &case.events[usize::from(event)].act;
        others.sort_by_key(|(at, ruled)| {
            let distance = at.abs_diff(own);
            (!ruled.is_about(act), distance)
        });
        let decides = |provision| self.reasons().any(|r| r.provision == provision);
        others
            .into_iter()
            .filter(|(_, ruled)| !decides(ruled.provision))
            .filter_map(|(_, ruled)| {
                let applied = ruled.told_of(case, event)?;
                let effects = |branch: &Branch| {
                    let reasons = self.scope.reasons(branch);
                    let kept = reasons.filter(|reason| {
                        reason.status == Status::Holds && Some(reason.provision) != replaced
                    });
                    let all = kept.flat_map(|reason| &reason.effects).chain(&applied);
                    self.scope.asked_of(all)
                };
                Some(Mistake {
                    ruling: Ruling::with(self.verdict, &effects),
                    origin: Origin::Neighbour(ruled.provision),
                })
            })
            .filter(|mistake| !mistake.ruling.would_be_right(self.right))
            .take(NEAREST)
            .collect()
    }

    /// The provision whose effects a neighbour's replace: the chief one where it has some, else the last that has.
    fn replaced(&self) -> Option<&'static Provision> {
        let effective = || {
            self.reasons().filter(|reason| {
                reason.status == Status::Holds
                    && reason
                        .effects
                        .iter()
                        .any(|effect| self.scope.asks_for(effect))
            })
        };
        let chief = effective().find(|reason| reason.provision == self.chief);
        chief
            .or_else(|| effective().last())
            .map(|reason| reason.provision)
    }

    /// The ruling with one player taken for the other.
    fn wrong_player(&self) -> Vec<Mistake> {
        let leaves = self.right.leaves();
        let mut effects = leaves.into_iter().flatten();
        if !effects.all(speaks_of_players_alone) {
            return Vec::new();
        }
        let exchanged =
            |effects: &Vec<Effect>| effects.iter().filter_map(players_exchanged).collect();
        vec![Mistake {
            ruling: self.right.map(&exchanged),
            origin: Origin::WrongPlayer,
        }]
    }

    /// A provision taken as if it counted, or one that holds forgotten.
    fn other_provisions(&self) -> Vec<Mistake> {
        let mut named: Vec<(&'static Provision, Status)> = Vec::new();
        for reason in self.reasons().filter(|reason| !reason.effects.is_empty()) {
            let known = (reason.provision, reason.status);
            if !named.contains(&known) {
                named.push(known);
            }
        }
        let mistake = |(provision, status): (&'static Provision, Status)| {
            let counts: Box<dyn Fn(&Reason) -> bool> = match status {
                Status::Holds => Box::new(move |reason: &Reason| {
                    reason.status == Status::Holds && reason.provision != provision
                }),
                Status::YieldsTo(exception) => Box::new(move |reason: &Reason| {
                    reason.provision == provision
                        || (reason.status == Status::Holds && reason.provision != exception)
                }),
                Status::Lapses => Box::new(move |reason: &Reason| {
                    let ends = reason.effects.iter().any(Effect::ends_the_game);
                    reason.provision == provision || (reason.status == Status::Holds && !ends)
                }),
                Status::Fails => return None,
            };
            let effects = |branch: &Branch| {
                let reasons = self.scope.reasons(branch).filter(|reason| counts(reason));
                self.scope
                    .asked_of(reasons.flat_map(|reason| reason.effects.iter()))
            };
            let ruling = Ruling::with(self.verdict, &effects);
            let origin = match status {
                Status::Holds => Origin::Forgotten(provision),
                Status::YieldsTo(_) | Status::Lapses | Status::Fails => {
                    Origin::Overtaken(provision)
                }
            };
            rules_something(&ruling).then_some(Mistake { ruling, origin })
        };
        named.into_iter().filter_map(mistake).collect()
    }

    fn reasons(&self) -> impl Iterator<Item = &Reason> {
        let branches = self.verdict.branches.iter();
        branches.flat_map(|branch| self.scope.reasons(branch))
    }

    /// The ruling without the time, without the restoration, without the right that is lost or the move that is due;
    /// or with the answers to the deciding question exchanged.
    fn parts(&self) -> Vec<Mistake> {
        let part = |part: Forgettable| {
            let without = |effects: &Vec<Effect>| {
                let rest = effects.iter().filter(|effect| !part.contains(effect));
                rest.cloned().collect()
            };
            let ruling = self.right.map(&without);
            rules_something(&ruling).then_some(Mistake {
                ruling,
                origin: Origin::Part,
            })
        };
        let parts = [
            Forgettable::Time,
            Forgettable::Position,
            Forgettable::Right,
            Forgettable::Due,
        ];
        let mut all: Vec<Mistake> = parts.into_iter().filter_map(part).collect();
        if let Ruling::Depends(question, answers) = self.right
            && let [(yes, first), (no, second)] = answers.as_slice()
        {
            let exchanged = vec![(*yes, second.clone()), (*no, first.clone())];
            all.push(Mistake {
                ruling: Ruling::Depends(*question, exchanged),
                origin: Origin::Reversed,
            });
        }
        all
    }
}

/// How many neighbouring provisions may be taken for the right one.
const NEAREST: usize = 4;

fn rules_something(ruling: &Ruling) -> bool {
    ruling.leaves().iter().any(|effects| !effects.is_empty())
}

/// Effects that are easily forgotten beside others.
#[derive(Clone, Copy)]
enum Forgettable {
    /// Extra time, or time taken.
    Time,
    /// The position that is restored.
    Position,
    /// A right that is lost.
    Right,
    /// A move that must be made.
    Due,
}

impl Forgettable {
    fn contains(self, effect: &Effect) -> bool {
        match self {
            Forgettable::Time => matches!(effect, Effect::AddTime { .. } | Effect::TakeTime { .. }),
            Forgettable::Position => matches!(effect, Effect::Restore(_)),
            Forgettable::Right => matches!(effect, Effect::RightLost { .. }),
            Forgettable::Due => matches!(
                effect,
                Effect::MustMove { .. }
                    | Effect::MustCapture { .. }
                    | Effect::MustPlay { .. }
                    | Effect::TouchMoveBinds(_)
            ),
        }
    }
}
