//! Checking scenarios: what the engine rules against what is expected.

use crate::edition::Laws;
use crate::game::Told;
use crate::game::{Effect, Question, are_same, lawful};
use crate::laws::{Branch, Reason, Status, Verdict};
use crate::read::{Expect, TextFault};
use crate::rulings::{OnCase, Run};

/// Something that does not fit.
#[derive(Clone, Debug, PartialEq)]
pub struct Failure {
    /// What was looked at.
    pub about: String,
    /// What was expected.
    pub expected: String,
    /// What the engine rules.
    pub got: String,
}

/// What a case tells without weight for any ruling that it expects, against what it declares.
#[derive(Clone, Debug, Default)]
pub struct Unused {
    /// What has no weight and is not declared.
    pub undeclared: Vec<TextFault>,
    /// What is declared and has weight.
    pub stale: Vec<TextFault>,
}

impl Unused {
    /// What a case tells in vain, and what it only declares to be so.
    pub fn of(case: OnCase<'_>) -> Self {
        let scenario = case.scenario;
        let name = |told: &Told| told.name(scenario.case.colours);
        let unused = case.beside_the_point();
        let declared = &scenario.beside_the_point;
        let undeclared = unused.iter().filter(|told| !declared.contains(told));
        let stale = declared.iter().filter(|told| !unused.contains(told));
        Unused {
            undeclared: undeclared
                .map(|told| {
                    let found = format!(
                        "`{}` is told, and no ruling of this case turns on it",
                        name(told)
                    );
                    let expected = format!(
                        "it left out, or `beside-the-point: [{}]` where it is there to show that",
                        name(told)
                    );
                    scenario.fault_of(told, found, expected)
                })
                .collect(),
            stale: stale
                .map(|told| {
                    let found = format!(
                        "`{}` is declared beside the point, and a ruling of this case turns on it",
                        name(told)
                    );
                    scenario.fault_of_declaration(found, "only what no ruling turns on".to_owned())
                })
                .collect(),
        }
    }
}

/// What does not fit where a case is run; empty if all does.
pub fn failures(run: Run<'_>) -> Vec<Failure> {
    match run.ruled() {
        Ok(ruled) => {
            let rows = run.rows().into_iter();
            rows.flat_map(|row| compare(row, &ruled.laws, &ruled.verdict))
                .collect()
        }
        Err(fault) => vec![Failure {
            about: "ruling".into(),
            expected: "a ruling".into(),
            got: fault.to_string(),
        }],
    }
}

fn compare(row: &Expect, laws: &Laws, verdict: &Verdict) -> Vec<Failure> {
    let fits = |branch: &&Branch| {
        row.if_.as_ref().is_none_or(|condition| {
            branch.assuming.iter().all(|(asked, answer)| {
                condition
                    .answer(asked.about)
                    .is_none_or(|wanted| wanted == *answer)
            })
        })
    };
    let branches: Vec<&Branch> = verdict.branches.iter().filter(fits).collect();
    if branches.is_empty() {
        let asked: Vec<Question> = verdict
            .branches
            .iter()
            .flat_map(|b| b.assuming.iter().map(|(asked, _)| *asked))
            .collect();
        return vec![Failure {
            about: "if".into(),
            expected: format!("{:?}", row.if_),
            got: format!("the ruling depends on {asked:?}"),
        }];
    }
    let mut failures = Vec::new();
    for branch in branches {
        let mut found = in_branch(row, laws, branch);
        if !branch.assuming.is_empty() {
            for failure in &mut found {
                failure.got = format!("{} (if {})", failure.got, assumptions(branch));
            }
        }
        failures.extend(found);
    }
    failures.dedup();
    failures
}

fn assumptions(branch: &Branch) -> String {
    let all: Vec<String> = branch
        .assuming
        .iter()
        .map(|(asked, answer)| format!("{:?} {answer:?}", asked.about))
        .collect();
    all.join(", ")
}

fn in_branch(row: &Expect, laws: &Laws, branch: &Branch) -> Vec<Failure> {
    let steps = match row.after {
        Some(event) => &branch.steps[usize::from(event) - 1..usize::from(event)],
        None => &branch.steps[..],
    };
    let mut failures = Vec::new();
    if let Some(expected) = &row.effects {
        let asked = |effect: &&Effect| {
            row.asked
                .as_ref()
                .is_none_or(|aspects| aspects.contains(&effect.aspect()))
        };
        let all = steps.iter().flat_map(|step| step.effects());
        let asked = all.filter(asked).cloned();
        let got = match row.practice {
            Some(_) => asked.collect(),
            None => lawful(asked),
        };
        let under = expected.iter().map(|effect| effect.under(&laws.params));
        match under.collect::<Result<Vec<Effect>, String>>() {
            Ok(expected) if are_same(&expected, &got) => {}
            expected => failures.push(Failure {
                about: "effects".into(),
                expected: match expected {
                    Ok(effects) => list(effects.iter()),
                    Err(problem) => problem,
                },
                got: list(got.iter()),
            }),
        }
    }
    let reasons: Vec<&Reason> = steps.iter().flat_map(|step| &step.reasons).collect();
    let has = |id: &str, status: fn(&Status) -> bool| {
        reasons
            .iter()
            .any(|r| r.provision.id == id && status(&r.status))
    };
    let state = |id: &str| {
        let states: Vec<String> = reasons
            .iter()
            .filter(|r| r.provision.id == id)
            .map(|r| format!("{:?}", r.status))
            .collect();
        if states.is_empty() {
            "silent".to_owned()
        } else {
            states.join(", ")
        }
    };
    let mut expect = |ids: &[String], word: &str, so: &dyn Fn(&str) -> bool| {
        for id in ids.iter().filter(|id| !so(id)) {
            failures.push(Failure {
                about: id.clone(),
                expected: word.to_owned(),
                got: state(id),
            });
        }
    };
    expect(&row.holds, "holds", &|id| has(id, |s| *s == Status::Holds));
    expect(&row.fails, "fails", &|id| {
        has(id, |s| *s == Status::Fails) && !has(id, |s| *s == Status::Holds)
    });
    expect(&row.yields, "yields", &|id| {
        has(id, |s| matches!(s, Status::YieldsTo(_) | Status::Lapses))
    });
    expect(&row.silent, "silent", &|id| {
        !reasons.iter().any(|r| r.provision.id == id)
    });
    failures
}

fn list<'e>(effects: impl Iterator<Item = &'e Effect>) -> String {
    let words: Vec<String> = effects.map(in_words).collect();
    format!("[{}]", words.join(", "))
}

/// An effect as a scenario writes it.
pub fn in_words(effect: &Effect) -> String {
    serde_json::to_string(effect).unwrap_or_else(|error| error.to_string())
}
