//! Properties of the judge that hold for every case.

use crate::LIBRARY;
use jadoube::check::run;
use jadoube::edition::Edition;
use jadoube::laws::{Code, judge};
use jadoube::read::scenarios;

#[test]
fn a_ruling_ignores_what_follows() {
    let mut compared = 0;
    for scenario in &LIBRARY.scenarios {
        for edition in Edition::ALL {
            let laws = LIBRARY.laws(edition, &scenario.settings[0]);
            let code = Code::new(&laws);
            let Ok(whole) = judge(&code, &scenario.case) else {
                continue;
            };
            if whole.branches.len() > 1 {
                continue;
            }
            for length in 1..scenario.case.events.len() {
                let mut shorter = scenario.case.clone();
                shorter.events.truncate(length);
                let part = judge(&code, &shorter)
                    .unwrap_or_else(|fault| panic!("{}: {fault}", scenario.id));
                assert_eq!(
                    part.branches[0].steps[..],
                    whole.branches[0].steps[..length],
                    "{} [{edition}]",
                    scenario.id
                );
                compared += 1;
            }
        }
    }
    assert!(compared > 0, "no case has two events");
}

#[test]
fn a_ruling_mirrors_when_the_colourless_players_change_places() {
    let mut mirrored = 0;
    for (path, bytes) in jadoube::embedded::files() {
        if !path.starts_with("scenarios/") {
            continue;
        }
        let text = std::str::from_utf8(bytes).expect("read before");
        for document in text.split("\n---\n") {
            if !document.contains("\n  - a:") && !document.contains("\n  - b:") {
                continue;
            }
            let (cases, faults) = scenarios(&path, &swapped(document));
            assert!(faults.is_empty(), "{}", faults[0].snippet());
            for case in &cases {
                for run in run(case, &LIBRARY, None) {
                    assert!(
                        run.failures.is_empty(),
                        "{} mirrored [{}]: {:?}",
                        case.id,
                        run.edition,
                        run.failures
                    );
                }
                mirrored += 1;
            }
        }
    }
    assert!(mirrored > 0, "no colourless case");
}

/// The text with the words `a` and `b` exchanged, outside of the note.
fn swapped(document: &str) -> String {
    let swap = |line: &str| {
        let mut words = String::new();
        let mut word = String::new();
        for character in line.chars().chain([' ']) {
            if character.is_alphanumeric() || character == '-' || character == '_' {
                word.push(character);
                continue;
            }
            words.push_str(match word.as_str() {
                "a" => "b",
                "b" => "a",
                other => other,
            });
            word.clear();
            words.push(character);
        }
        words.pop();
        words
    };
    let lines: Vec<String> = (document.lines())
        .map(|line| {
            if line.starts_with("note:") || line.starts_with("id:") {
                line.to_owned()
            } else {
                swap(line)
            }
        })
        .collect();
    lines.join("\n")
}
