//! What is ruled at the board in a situation: at every pace, under every supervision, in every edition.

use crate::edition::{Edition, Layers, SCOPES, Scope, Setting, Twist};
use crate::laws::Fault;
use crate::rulings::joined::rule_alike;
use crate::rulings::{OnCase, Ruled, Rulings};

/// The ruling on a case wherever it answers a twist of a situation alike.
#[derive(Debug)]
pub struct Answer<'r> {
    /// The case.
    pub case: OnCase<'r>,
    /// What is ruled in each place, of the newest edition first; the rulings differ at most in numbers, in certainty and in
    /// what is presumed.
    pub places: Vec<Answered<'r>>,
}

/// What is ruled in one edition at one pace and under one supervision.
#[derive(Clone, Copy, Debug)]
pub struct Answered<'r> {
    /// The edition.
    pub edition: Edition,
    /// The pace and the supervision.
    pub scope: Scope,
    /// The ruling as FIDE teaches it.
    pub taught: Result<&'r Ruled, &'r Fault>,
    /// The ruling by the letter.
    pub letter: Result<&'r Ruled, &'r Fault>,
}

impl<'l> Rulings<'l> {
    /// What is ruled in a twist of a situation wherever one of its cases answers; where they rule alike, once.
    pub fn answers(&self, twist: &Twist) -> Vec<Answer<'_>> {
        let mut all: Vec<Answer<'_>> = Vec::new();
        for edition in self.editions().rev() {
            for scope in SCOPES {
                let Some(case) = self.answering(twist, edition, scope) else {
                    continue;
                };
                let beside = |practice| {
                    let setting = Setting {
                        practice,
                        ..Setting::of(scope.0, scope.1)
                    };
                    case.of(edition, &setting)
                };
                let answered = Answered {
                    edition,
                    scope,
                    taught: beside(Layers::FIDE),
                    letter: beside(Layers::LETTER),
                };
                let alike = |known: &&mut Answer<'_>| {
                    let first = known.places[0];
                    known.case.scenario.id == case.scenario.id
                        && rule_alike(first.taught, answered.taught)
                        && rule_alike(first.letter, answered.letter)
                };
                match all.iter_mut().find(alike) {
                    Some(known) => known.places.push(answered),
                    None => all.push(Answer {
                        case,
                        places: vec![answered],
                    }),
                }
            }
        }
        all
    }

    /// The case that says what is ruled in a twist of a situation: the first that expects something of the edition at this
    /// pace and under this supervision, or else the first that does so in another event and is judged in this one.
    pub fn answering(&self, twist: &Twist, edition: Edition, scope: Scope) -> Option<OnCase<'_>> {
        let cases: Vec<OnCase<'_>> = (twist.cases.iter())
            .filter_map(|id| self.case(id))
            .collect();
        let expects = |case: &OnCase<'_>, here: &dyn Fn(&Setting) -> bool| {
            let mut settings = case.scenario.settings.iter().filter(|it| here(it));
            settings.any(|setting| {
                let mut runs = case.runs_in(setting);
                runs.any(|run| run.edition == edition)
            })
        };
        let is_here = |setting: &Setting| (setting.pace, setting.supervision) == scope;
        let mut own = cases.iter();
        let own = own.find(|case| expects(case, &is_here));
        let other = || cases.iter().find(|case| expects(case, &|_| true));
        own.or_else(other).copied()
    }
}
