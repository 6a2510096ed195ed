//! What a ruling rests on that might be otherwise, and the case with it otherwise.

use crate::board::Player;
use crate::edition::{Edition, Layers, SCOPES, Scope, Setting};
use crate::game::{
    Act, Answer, Ask, Assertions, Case, EventIx, Later, MoveAct, Of, Question, Sight, Subject,
    Telling, Told,
};
use crate::laws::{Code, Fault, Ground, Source, Verdict, judge};
use crate::rulings::{Ruled, Rulings, Run};
use serde_json::{Value, json};
use std::sync::Arc;

/// Something that might be otherwise in a case as it is ruled on.
#[derive(Clone, Debug, PartialEq)]
pub struct Switch {
    /// What it is.
    pub what: What,
    /// How it is; nothing where the case leaves it open.
    pub now: Option<Choice>,
    /// How else it might be.
    pub others: Vec<Choice>,
}

/// What might be otherwise.
#[derive(Clone, Debug, PartialEq)]
pub enum What {
    /// The answer to a question of fact.
    Fact(Fact),
    /// A detail of what was done, or a regulation of the event.
    Detail(Told),
    /// The pace and the supervision.
    Scope,
    /// The edition.
    Edition,
    /// What counts beside the letter of the Laws.
    Practice,
}

/// A question of fact, and how a case answers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fact {
    /// The question.
    pub question: Question,
    /// Where the answer stands, or would.
    pub place: Place,
    /// Whether somebody told it; else it is presumed, or left open.
    pub is_told: bool,
    /// Whether a reason that decides rests on it.
    pub decides: bool,
}

/// Where a case tells an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// Of the whole case.
    Case,
    /// Of this event.
    Event(EventIx),
    /// As what the arbiter finds in this event.
    Finding(EventIx),
}

/// How something is, or might be.
#[derive(Clone, Debug, PartialEq)]
pub enum Choice {
    /// The answer to a question of fact.
    Answer(Answer),
    /// A detail, as a case writes it.
    Detail(Value),
    /// Pace and supervision.
    Scope(Scope),
    /// An edition.
    Edition(Edition),
    /// What counts beside the letter of the Laws.
    Practice(Layers),
}

/// A case as it is put to the judge.
#[derive(Clone, Debug, PartialEq)]
pub struct Trial {
    /// What is told, and the regulations of the event.
    pub telling: Telling,
    /// Pace and supervision.
    pub scope: Scope,
    /// The edition.
    pub edition: Edition,
    /// What counts beside the letter of the Laws.
    pub practice: Layers,
}

impl Trial {
    /// The setting of the game.
    pub fn setting(&self) -> Setting {
        let (pace, supervision) = self.scope;
        Setting {
            pace,
            supervision,
            practice: self.practice,
            options: self.telling.options.clone(),
        }
    }

    /// What is ruled.
    ///
    /// # Errors
    ///
    /// Why there is no ruling.
    ///
    /// # Panics
    ///
    /// If the library has no such edition.
    pub fn ruled(&self, rulings: &Rulings<'_>) -> Result<Ruled, Fault> {
        let laws = rulings.library.laws(self.edition, &self.setting());
        let verdict = judge(&Code::new(&laws), &self.telling.case)?;
        Ok(Ruled {
            laws,
            verdict: Arc::new(verdict),
        })
    }
}

impl<'r> Run<'r> {
    /// The case as it is put to the judge here.
    pub fn trial(&self) -> Trial {
        Trial {
            telling: Telling {
                options: self.setting.options.clone(),
                ..self.scenario().telling()
            },
            scope: (self.setting.pace, self.setting.supervision),
            edition: self.edition,
            practice: self.practice,
        }
    }

    /// What the ruling may rest on and might be otherwise: facts told, found and presumed, details of what was done, the
    /// regulations of the event, pace and supervision, the edition, and the practice.
    pub fn switches(&self) -> Vec<Switch> {
        let Ok(ruled) = self.ruled() else {
            return Vec::new();
        };
        let trial = self.trial();
        let telling = &trial.telling;
        let mut all = facts(telling, &ruled.verdict);
        all.extend(details(telling));
        let scopes = SCOPES.into_iter().filter(|scope| *scope != trial.scope);
        if !trial.has_its_own_pace() {
            all.push(Switch {
                what: What::Scope,
                now: Some(Choice::Scope(trial.scope)),
                others: scopes.map(Choice::Scope).collect(),
            });
        }
        let editions = self.case.runs_in(self.setting).map(|run| run.edition);
        all.push(Switch {
            what: What::Edition,
            now: Some(Choice::Edition(self.edition)),
            others: (editions.filter(|edition| *edition != self.edition))
                .map(Choice::Edition)
                .collect(),
        });
        if self.beside(Layers::FIDE).is_changed() {
            let all_ways = [Layers::FIDE, Layers::LETTER].into_iter();
            let others = all_ways.filter(|practice| *practice != self.practice);
            all.push(Switch {
                what: What::Practice,
                now: Some(Choice::Practice(self.practice)),
                others: others.map(Choice::Practice).collect(),
            });
        }
        all.retain(|switch| !switch.others.is_empty());
        all
    }
}

impl Trial {
    /// Whether the time that is told makes the game what it is, or just that is in question.
    fn has_its_own_pace(&self) -> bool {
        let Telling {
            options,
            paced_by_time,
            case,
        } = &self.telling;
        let asks = |ask: Ask| case.events.iter().any(|event| event.act == Act::Asks(ask));
        *paced_by_time || !options.control().is_empty() || asks(Ask::Class) || asks(Ask::Regime)
    }
}

impl Switch {
    /// The case with this turned; nothing where it could not be told so.
    pub fn turned(&self, to: &Choice, trial: &Trial) -> Option<Trial> {
        let mut other = trial.clone();
        match (&self.what, to) {
            (What::Fact(fact), Choice::Answer(answer)) => {
                fact.tell(&mut other.telling.case, *answer)?;
            }
            (What::Detail(told), Choice::Detail(value)) => {
                other.telling = told.with(&other.telling, value)?;
            }
            (What::Scope, Choice::Scope(scope)) => other.scope = *scope,
            (What::Edition, Choice::Edition(edition)) => other.edition = *edition,
            (What::Practice, Choice::Practice(practice)) => other.practice = *practice,
            _ => return None,
        }
        Some(other)
    }
}

impl Fact {
    /// Lets the case tell this answer.
    fn tell(&self, case: &mut Case, answer: Answer) -> Option<()> {
        let about = self.question.about;
        match self.place {
            Place::Case => case.known.asserted.set(about, answer),
            Place::Event(at) => (case.events.get_mut(usize::from(at))?.known).set(about, answer),
            Place::Finding(at) => match &mut case.events.get_mut(usize::from(at))?.act {
                Act::Finds(_, so) => *so = answer == Answer::Yes,
                _ => return None,
            },
        }
        case.later = Later::of(&case.events);
        Some(())
    }
}

/// The questions of fact that are told, found or presumed.
fn facts(telling: &Telling, verdict: &Verdict) -> Vec<Switch> {
    let case = &telling.case;
    let mut all: Vec<(Fact, Option<Answer>)> = Vec::new();
    let mut add = |fact: Fact, answer: Option<Answer>| {
        let same = |(known, _): &&mut (Fact, Option<Answer>)| {
            (known.question.about, known.place) == (fact.question.about, fact.place)
        };
        match all.iter_mut().find(same) {
            Some((known, _)) => known.decides |= fact.decides,
            None => all.push((fact, answer)),
        }
    };
    for reason in verdict.branches.iter().flat_map(|branch| branch.reasons()) {
        for ground in &reason.grounds {
            if let Some((place, is_told)) = place_of(case, ground) {
                let answer = Some(ground.answer).filter(|_| ground.source != Source::Assumed);
                add(
                    Fact {
                        question: ground.question,
                        place,
                        is_told,
                        decides: reason.decides(),
                    },
                    answer,
                );
            }
        }
    }
    for (place, known) in places(case) {
        for about in asserted(known) {
            let at = match place {
                Place::Case => 0,
                Place::Event(at) | Place::Finding(at) => at,
            };
            let fact = Fact {
                question: Question { about, at },
                place,
                is_told: true,
                decides: false,
            };
            add(fact, known.answer(about));
        }
    }
    let switch = |(fact, now): (Fact, Option<Answer>)| {
        let answers = fact.question.about.answers().iter().copied();
        Switch {
            what: What::Fact(fact),
            now: now.map(Choice::Answer),
            others: answers
                .filter(|answer| Some(*answer) != now)
                .map(Choice::Answer)
                .collect(),
        }
    };
    all.into_iter().map(switch).collect()
}

/// Where an answer could be told otherwise, and whether it is told there; nowhere where the board shows it.
fn place_of(case: &Case, ground: &Ground) -> Option<(Place, bool)> {
    let Question { about, at } = ground.question;
    match ground.source {
        Source::Event(event) => Some((Place::Event(event), true)),
        Source::Case => Some((Place::Case, true)),
        Source::Finding(event) => Some((Place::Finding(event), true)),
        Source::Presumed | Source::Assumed => Some(match about {
            Subject::Legal | Subject::Outcome | Subject::HasTheMove(_) | Subject::Happened => {
                (Place::Event(at), false)
            }
            _ => (Place::Case, false),
        }),
        Source::Board | Source::Derived => {
            let all = [Place::Event(at), Place::Case];
            let told = all.into_iter().find(|place| {
                let mut known = places(case).filter(|(known, _)| known == place);
                known.any(|(_, known)| known.answer(about).is_some())
            });
            told.map(|place| (place, true))
        }
    }
}

/// What is asserted of the case and of each event.
fn places(case: &Case) -> impl Iterator<Item = (Place, &Assertions)> {
    let of_events = (0..).zip(&case.events);
    std::iter::once((Place::Case, &case.known.asserted))
        .chain(of_events.map(|(at, event)| (Place::Event(at), &event.known)))
}

/// What is asserted, but for counts, of which only the limits of the Laws matter.
fn asserted(known: &Assertions) -> Vec<Subject> {
    let of_players = Player::ALL
        .into_iter()
        .flat_map(|player| [Subject::CanMate(player), Subject::MatingPotential(player)]);
    let found = known.found.iter().flatten();
    let mut all = vec![Subject::Legal, Subject::Outcome, Subject::Happened];
    all.extend(known.has_the_move.map(Subject::HasTheMove));
    all.extend(of_players);
    all.extend(found.map(|(finding, _)| Subject::Found(*finding)));
    all.retain(|subject| known.answer(*subject).is_some());
    all
}

/// The details that are told of what was done, and the regulations on which it may depend.
fn details(telling: &Telling) -> Vec<Switch> {
    let case = &telling.case;
    let is_detail = |told: &Told| match told.of {
        Of::Options => true,
        // another entry is another question
        Of::Event(at) if matches!(case.events[usize::from(at)].act, Act::AsksEntry(_)) => false,
        Of::Event(_) => !matches!(
            told.keys[0].as_str(),
            "known" | "about" | "disputed" | "clocks" | "finds"
        ),
        Of::Known | Of::Facts | Of::Open => false,
    };
    let mut all: Vec<Told> = Told::all(telling).into_iter().filter(is_detail).collect();
    let mut add = |told: Told| {
        if !all.contains(&told) {
            all.push(told);
        }
    };
    // the last move may have been pressed or not
    let moves = (0..).zip(&case.events);
    let moves = moves.filter(|(_, event)| matches!(event.act, Act::Move(MoveAct { .. })));
    if let Some((at, _)) = moves.last() {
        let keys = vec!["move".to_owned(), "pressed".to_owned()];
        let of = Of::Event(at);
        add(Told { of, keys });
    }
    for (name, concerns) in REGULATIONS {
        if case.events.iter().any(|event| concerns(&event.act)) {
            let (of, keys) = (Of::Options, vec![name.to_owned()]);
            add(Told { of, keys });
        }
    }
    // that nothing is said of who saw it is nothing that might be so
    let says_something = |value: &Value| *value != json!(Sight::NotStated.name());
    let choices = |told: &Told| {
        let all = told.choices(telling).into_iter().filter(says_something);
        all.map(Choice::Detail).collect::<Vec<_>>()
    };
    let switch = |told: Told| Switch {
        now: told.value(telling).map(Choice::Detail),
        others: choices(&told),
        what: What::Detail(told),
    };
    all.into_iter().map(switch).collect()
}

/// Whether a regulation concerns an act.
type Concerns = fn(&Act) -> bool;

/// The regulations that an event may have or not, and what they concern.
const REGULATIONS: [(&str, Concerns); 5] = [
    ("devices-in-bag", |act| matches!(act, Act::Device(_))),
    ("milder-device-penalty", |act| matches!(act, Act::Device(_))),
    ("draws-need-consent", |act| {
        matches!(act, Act::OfferDraw(_) | Act::AgreeDraw | Act::Accept)
    }),
    ("report-leaving", |act| matches!(act, Act::Leave(_))),
    ("no-appeal", |act| matches!(act, Act::Appeal(_))),
];
