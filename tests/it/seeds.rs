//! Every executable rule of the five source documents is shown by a case, or decides nothing for a reason.

use crate::RULINGS;
use jadoube::coverage::{SourceRule, source_rules};
use jadoube::laws::provision;
use jadoube::rulings::Run;

/// The rules of each document.
const RULES: [(u8, u8); 5] = [(0, 54), (1, 31), (2, 55), (3, 28), (4, 32)];

#[test]
fn every_rule_of_the_sources_is_shown_by_a_case_that_exercises_its_provision() {
    let text = include_str!("../seeds.yaml");
    let mapped = source_rules(text).expect("tests/seeds.yaml");
    let expected: Vec<String> = RULES
        .iter()
        .flat_map(|(document, last)| (1..=*last).map(move |n| format!("S{document}-{n:02}")))
        .collect();
    let mut wrong = Vec::new();
    for id in &expected {
        match mapped.get(id) {
            None => wrong.push(format!("{id} is missing")),
            Some(SourceRule::DecidesNothing { decides_nothing }) => {
                if decides_nothing.len() < 10 {
                    wrong.push(format!("{id}: a reason is too short"));
                }
            }
            Some(SourceRule::Shown { cases, provision }) => {
                wrong.extend(problems(id, cases, provision))
            }
        }
    }
    wrong.extend(
        mapped
            .keys()
            .filter(|id| !expected.contains(id))
            .map(|id| format!("{id} is no rule")),
    );
    assert!(
        wrong.is_empty(),
        "{} of {}:\n{}",
        wrong.len(),
        expected.len(),
        wrong.join("\n")
    );
}

fn problems(id: &str, cases: &[String], slug: &str) -> Vec<String> {
    if provision(slug).is_none() {
        return vec![format!("{id}: unknown provision {slug}")];
    }
    if cases.is_empty() {
        return vec![format!("{id}: no case")];
    }
    let mut wrong = Vec::new();
    for case in cases {
        match RULINGS.case(case) {
            None => wrong.push(format!("{id}: unknown case {case}")),
            Some(known) => {
                let asks = |run: Run<'_>| {
                    run.ruled().is_ok_and(|ruled| {
                        let mut branches = ruled.verdict.branches.iter();
                        branches.any(|b| b.reasons().any(|r| r.provision.id == slug))
                    })
                };
                if !known.everywhere().any(asks) {
                    wrong.push(format!("{id}: {case} never asks {slug}"));
                }
            }
        }
    }
    wrong
}
