//! What a case tells without weight: none of our own cases does so undeclared, and a table of small ones by hand.

use crate::{LIBRARY, RULINGS, TONGUES};
use jadoube::check::Unused;
use jadoube::edition::Edition;
use jadoube::game::{Act, Actor, Event, Telling, Tells, Told};
use jadoube::laws::{Code, judge};
use jadoube::read::{Library, Scenario, cases};
use jadoube::rulings::{Rulings, beside_the_point};
use jadoube::text::beside;
use std::collections::BTreeSet;
use std::process::Command;

#[test]
fn our_own_cases_declare_what_they_tell_without_weight() {
    let (mut declared, mut faults) = (0, Vec::new());
    for case in RULINGS.cases() {
        declared += case.scenario.beside_the_point.len();
        let unused = Unused::of(case);
        faults.extend(
            unused
                .undeclared
                .iter()
                .chain(&unused.stale)
                .map(|fault| fault.warning()),
        );
    }
    println!(
        "{} cases, {declared} things declared",
        LIBRARY.scenarios.len()
    );
    assert!(declared > 0);
    assert!(faults.is_empty(), "{}", faults.join("\n\n"));
}

fn read(body: &str) -> Scenario {
    let text = format!("id: told\n{body}");
    let (mut found, faults) = cases("told.yaml", &text, &LIBRARY.editions, &LIBRARY.alphabets);
    assert!(faults.is_empty(), "{body}\n{}", faults[0]);
    found.remove(0)
}

/// What has no weight in the ruling of an edition.
fn unused(body: &str, edition: u16) -> Vec<String> {
    let scenario = read(body);
    let laws = LIBRARY.laws(Edition::of(edition), &scenario.settings[0]);
    let verdict =
        judge(&Code::new(&laws), &scenario.case).unwrap_or_else(|fault| panic!("{body}\n{fault}"));
    let unused = beside_the_point(&laws, &scenario.telling(), &verdict);
    unused
        .iter()
        .map(|told| told.name(scenario.case.colours))
        .collect()
}

/// Small cases, each in an edition, with what has no weight in them; each kind of thing once used and once not.
const TABLE: &[(&str, u16, &[&str])] = &[
    // choices of the event
    (
        "setting: {options: {no-draw-before-move: 30}}\nknown: {facts: {moves-made: {a: 20, b: 20}}}\nevents: [{both: agree-draw}]",
        2018,
        &[],
    ),
    (
        "setting: {options: {no-draw-before-move: 30}}\nknown: {facts: {moves-made: {a: 20, b: 20}}}\nevents: [{a: {device: {state: sounding}}}]",
        2018,
        &["options.no-draw-before-move"],
    ),
    (
        "setting: {options: {periods: [{time: \"0:10:00\", increment: \"0:00:05\"}]}}\nevents: [{nobody: {asks: class}}]",
        2018,
        &[],
    ),
    (
        "setting: {pace: standard, options: {periods: [{time: \"1:30:00\"}]}}\nevents: [{a: {device: {state: sounding}}}]",
        2018,
        &["options.periods"],
    ),
    // a time control that makes it rapid, in which an illegal move is not the arbiter's to see
    (
        "setting: {supervision: limited, options: {periods: [{time: \"0:15:00\", increment: \"0:00:10\"}]}}\nevents: [{a: {device: {state: sounding}}}]",
        2018,
        &[],
    ),
    // the position, and what came before it
    (
        "known: {position: {fen: \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 30\"}}\nevents: [{white: {move: e5}}]",
        2018,
        &[],
    ),
    (
        "known: {position: initial}\nevents: [{nobody: {asks: regulations}}]",
        2018,
        &["position"],
    ),
    (
        "known: {position: {fen: \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 30\"}, history-complete: true}\nevents: [{white: {claim-draw: {ground: repetition}}}]",
        2018,
        &[],
    ),
    (
        "known: {position: initial, history-complete: true}\nevents: [{white: {claim-wrong-setting: }}]",
        2018,
        &["position", "history-complete"],
    ),
    // facts of the case
    (
        "known: {facts: {occurrences: 3, has-the-move: a}}\nevents: [{a: {claim-draw: {ground: repetition}}}]",
        2018,
        &[],
    ),
    // five occurrences would have ended the game
    (
        "known: {facts: {occurrences: 3, has-the-move: a}}\nevents: [{b: {device: {state: sounding}}}]",
        2018,
        &["facts.has-the-move"],
    ),
    (
        "known: {facts: {illegal-acts: {a: 1, b: 1}, can-mate: {b: yes}}}\nevents: [{a: {move: {}, known: {legal: no}}}]",
        2018,
        &["facts.illegal-acts.b"],
    ),
    (
        "known: {facts: {found: {accident: yes, disrepute: no}}}\nevents: [{white: {touch: {squares: [e2]}}}]",
        2018,
        &["facts.found.disrepute"],
    ),
    (
        "known: {facts: {warnings: {a: 0}, period: 1}}\nevents: [{a: {device: {state: sounding}}}]",
        2018,
        &["facts.period"],
    ),
    // presumptions that are not made
    ("open: [legal]\nevents: [{a: move}]", 2018, &[]),
    (
        "open: [legal, accident]\nevents: [{a: {device: {state: sounding}}}]",
        2018,
        &["open.legal", "open.accident"],
    ),
    // circumstances
    ("events: [{a: {flag-falls: , seen: arbiter}}]", 2018, &[]),
    ("events: [{a: {flag-falls: , seen: opponent}}]", 2018, &[]),
    (
        "events: [{a: {resign: , seen: opponent}}]",
        2018,
        &["events.1.seen"],
    ),
    (
        "known: {position: initial}\nevents: [{white: {move: {text: e4, pressed: no}, hand: right}}, {white: {press: , hand: left}}]",
        2018,
        &[],
    ),
    (
        "events: [{a: {resign: , hand: left}}]",
        2018,
        &["events.1.hand"],
    ),
    ("events: [{a: {resign: , disputed: yes}}]", 2018, &[]),
    (
        "events: [{a: {resign: , disputed: yes, known: {happened: yes}}}]",
        2018,
        &[],
    ),
    (
        "setting: {options: {guidelines-iii: true}}\nknown: {facts: {found: {last-period: yes}, can-mate: {a: yes, b: yes}}}\nevents: [{a: {flag-falls: , seen: nobody}}, {b: {flag-falls: , order: unknown, seen: nobody}}, {b: claim-flag}]",
        2018,
        &["facts.can-mate.a", "facts.can-mate.b"],
    ),
    (
        "events: [{a: {offer-draw: {}}}, {b: {resign: , order: simultaneous}}]",
        2018,
        &["events.2.order"],
    ),
    (
        "events: [{a: {move: {}, known: {legal: no}}}, {b: {claim-irregularity: , about: 1}}]",
        2018,
        &[],
    ),
    (
        "events: [{a: move}, {b: {resign: , about: 1}}]",
        2018,
        &["events.2.about"],
    ),
    (
        "known: {facts: {can-mate: {b: yes}}}\nevents: [{b: {claim-flag: , clocks: {a: \"0:00:01\"}}}]",
        2018,
        &["facts.can-mate.b"],
    ),
    (
        "events: [{a: {device: {state: sounding}, clocks: {b: \"0:05:00\"}}}]",
        2018,
        &["events.1.clocks.b"],
    ),
    // what is asserted of an event
    ("events: [{a: {move: {}, known: {legal: no}}}]", 2018, &[]),
    (
        "events: [{a: {resign: , known: {legal: no, found: {accident: yes}}}}]",
        2018,
        &["events.1.known.found.accident", "events.1.known.legal"],
    ),
    // what the arbiter finds
    (
        "events: [{white: {touch: {squares: [e2]}}}, {arbiter: {finds: [accident, yes], about: 1}}]",
        2018,
        &[],
    ),
    (
        "events: [{a: resign}, {arbiter: {finds: [accident, yes], about: 1}}]",
        2018,
        &["events.2.finds", "events.2.about"],
    ),
    // details of an act
    (
        "events: [{a: {leave: {from: venue, permission: yes}}}]",
        2018,
        &[],
    ),
    (
        "events: [{a: {leave: {from: venue, permission: yes, purpose: illness}}}]",
        2018,
        &["events.1.leave.purpose"],
    ),
    (
        "known: {position: {fen: \"8/4P2k/8/8/8/8/8/4K3 w - - 0 60\"}}\nevents: [{white: {move: {text: e8, promotion: omitted}}}]",
        2018,
        &[],
    ),
    // two that say the same: neither is without weight
    (
        "known: {facts: {occurrences: 3, has-the-move: a}}\nevents: [{a: {claim-draw: {ground: repetition}, known: {occurrences: 3}}}]",
        2018,
        &[],
    ),
    (
        "known: {facts: {found: {accident: yes}}}\nevents: [{white: {touch: {squares: [e2]}, known: {found: {accident: yes}}}}, {arbiter: {finds: [accident, yes], about: 1}}]",
        2018,
        &[],
    ),
    (
        "known: {facts: {found: {accident: yes}}}\nevents: [{white: {touch: {squares: [e2]}, known: {found: {accident: yes}}}}]",
        2018,
        &[],
    ),
    (
        "setting: {options: {increment: \"0:00:30\", periods: [{time: \"1:30:00\", increment: \"0:00:30\"}]}}\nevents: [{a: {move: {}, known: {legal: no}}}]",
        2018,
        &[],
    ),
    (
        "known: {position: {fen: \"7k/8/5KQ1/8/8/8/8/8 w - - 0 60\"}}\nevents: [{white: {move: Qg7, known: {outcome: mate}}}]",
        2018,
        &[],
    ),
    // two that differ: the one that is not read has none
    (
        "known: {facts: {found: {accident: no}}}\nevents: [{white: {touch: {squares: [e2]}, known: {found: {accident: yes}}}}]",
        2018,
        &["facts.found.accident"],
    ),
    // what is used in one branch only: where the touch was no accident, the piece must be moved
    (
        "known: {position: initial}\nevents: [{white: {touch: {squares: [b1], with: sleeve}}}]",
        2018,
        &[],
    ),
    // in some editions only
    (
        "known: {facts: {illegal-acts: {a: 2}, can-mate: {b: no}, found: {quickplay-finish: yes}}}\nevents: [{a: {move: {}, known: {legal: no}}}]",
        1997,
        &["facts.can-mate.b"],
    ),
    (
        "known: {facts: {illegal-acts: {a: 2}, can-mate: {b: no}, found: {quickplay-finish: yes}}}\nevents: [{a: {move: {}, known: {legal: no}}}]",
        2018,
        &["facts.found.quickplay-finish"],
    ),
];

#[test]
fn each_kind_of_thing_told_is_known_to_have_weight_or_none() {
    let mut wrong = Vec::new();
    for (body, edition, expected) in TABLE {
        let found = unused(body, *edition);
        let in_order = |names: Vec<String>| names.into_iter().collect::<BTreeSet<_>>();
        if in_order(found.clone()) != in_order(expected.iter().map(|&name| name.into()).collect()) {
            wrong.push(format!(
                "{body}\n  {edition}: expected {expected:?}, found {found:?}"
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A library with this case alone.
fn library_of(text: &str) -> Library {
    let mut library = Library {
        scenarios: Vec::new(),
        ..LIBRARY.clone()
    };
    library.add_scenarios("told.yaml", text.as_bytes());
    library
}

const IN_SOME_EDITIONS: &str = "\
id: told
known: {facts: {illegal-acts: {a: 2}, can-mate: {b: no}, found: {quickplay-finish: yes}}}
events:
  - a: {move: {}, known: {legal: no}}
expect:
";

#[test]
fn what_one_edition_uses_is_not_beside_the_point_of_the_case() {
    for (rows, expected) in [
        (
            "  - {since: 1997, until: 1997, holds: []}\n",
            vec!["facts.can-mate.b"],
        ),
        ("  - {since: 1997, holds: []}\n", vec![]),
    ] {
        let library = library_of(&format!("{IN_SOME_EDITIONS}{rows}"));
        assert!(library.faults.is_empty(), "{:?}", library.faults);
        let rulings = Rulings::of(&library);
        let case = rulings.cases().next().expect("one case");
        let unused = case.beside_the_point();
        let names: Vec<String> = unused
            .iter()
            .map(|told| told.name(case.scenario.case.colours))
            .collect();
        assert_eq!(names, expected, "{rows}");
    }
}

#[test]
fn a_thing_without_weight_is_named_with_its_place_and_a_declaration_that_is_wrong_too() {
    let text = "id: told\nbeside-the-point: [facts.found.accident]\nknown: {facts: {found: {accident: no}}}\nevents:\n  - white: {touch: {squares: [e2]}}\n  - white: {resign: , seen: opponent}\nexpect:\n  - {since: 2018}\n";
    let library = library_of(text);
    let rulings = Rulings::of(&library);
    let unused = Unused::of(rulings.cases().next().expect("one case"));
    let place = |fault: &jadoube::read::TextFault| (fault.place.line, fault.place.column);
    assert_eq!(
        unused.undeclared.iter().map(place).collect::<Vec<_>>(),
        [(6, 23)]
    );
    assert!(
        unused.undeclared[0]
            .expected
            .contains("beside-the-point: [events.2.seen]")
    );
    assert_eq!(unused.stale.iter().map(place).collect::<Vec<_>>(), [(2, 1)]);
    let library =
        library_of(&text.replace("t: [facts.found.accident]", "t: [facts.found.acident]"));
    assert!(
        library.faults[0]
            .expected
            .contains("perhaps `facts.found.accident`"),
        "{:?}",
        library.faults
    );
}

#[test]
fn every_detail_of_an_act_can_be_left_out_and_told_otherwise() {
    let mut details = 0;
    for act in Act::samples() {
        let mut telling = Telling {
            options: Default::default(),
            paced_by_time: false,
            case: Default::default(),
        };
        telling.case.events = vec![Event::plain(Actor::Nobody, act)];
        for told in Told::all(&telling) {
            details += 1;
            let without = told.without(&telling).unwrap_or_else(|| panic!("{told:?}"));
            assert_ne!(without, telling, "{told:?}");
            assert!(
                told.otherwise(&telling)
                    .iter()
                    .all(|other| *other != telling),
                "{told:?}"
            );
        }
    }
    assert!(details > 50, "{details}");
}

#[test]
fn everything_that_our_cases_tell_can_be_left_out() {
    let mut count = 0;
    for scenario in &LIBRARY.scenarios {
        let telling = scenario.telling();
        for told in Told::all(&telling) {
            count += 1;
            let name = told.name(scenario.case.colours);
            // what decides how the rest is read stays
            let bound = matches!(
                name.as_str(),
                "options.chess960" | "options.periods" | "options.base-time" | "options.increment"
            );
            let without = told.without(&telling);
            assert!(bound || without.is_some(), "{} {name}", scenario.id);
            assert_ne!(without.as_ref(), Some(&telling), "{} {name}", scenario.id);
        }
    }
    println!("{count} things told");
    assert!(count > 1000);
}

#[test]
fn what_has_no_weight_is_said_in_one_line_in_every_language() {
    let (mut lines, mut problems) = (0, Vec::new());
    for scenario in (LIBRARY.scenarios.iter()).filter(|one| !one.beside_the_point.is_empty()) {
        let telling = scenario.telling();
        let laws = LIBRARY.laws(Edition::of(2018), &scenario.settings[0]);
        let Ok(verdict) = judge(&Code::new(&laws), &scenario.case) else {
            continue;
        };
        let unused = beside_the_point(&laws, &telling, &verdict);
        for words in TONGUES.0.iter() {
            let voice = words.voice(scenario.case.colours);
            let line = beside(&voice, &laws.setting, &telling, &unused);
            lines += usize::from(line.is_some_and(|line| line.lines().count() == 1));
            problems.extend(voice.problems());
        }
    }
    assert!(problems.is_empty(), "{problems:?}");
    assert!(lines > 100, "{lines}");
}

#[test]
fn a_check_warns_and_passes_and_a_judgement_names_what_it_does_not_use() {
    let dir = tempfile::tempdir().expect("a folder of our own");
    let path = dir.path().join("told.yaml");
    let text = "id: told\nopen: [accident]\nevents:\n  - white: {resign: , seen: opponent}\nexpect:\n  - {since: 2018, effects: [{win: black}]}\n";
    let text = text.replace(
        "events:",
        "known: {facts: {can-mate: {black: yes}}}\nevents:",
    );
    std::fs::write(&path, text).expect("a file");
    let path = path.display().to_string();
    let run = |arguments: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_jadoube"))
            .env("LC_ALL", "C")
            .args(arguments)
            .output()
            .expect("the program runs");
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).expect("text")
    };
    let checked = run(&["check", &path]);
    for part in [
        "warning: `events.1.seen` is told, and no ruling of this case turns on it",
        "told.yaml:5:23",
        "`beside-the-point: [events.1.seen]`",
        "2 warnings",
        "0 failed",
    ] {
        assert!(checked.contains(part), "{part}\n{checked}");
    }
    let judged = run(&["judge", &path, "--lang", "en"]);
    let line = "It makes no difference to the ruling: “Was the act an accident?”.";
    assert!(judged.contains(line), "{judged}");
    let json = run(&["judge", &path, "--format", "json"]);
    assert!(
        json.contains(r#""beside-the-point":["open.accident","events.1.seen"]"#),
        "{json}"
    );
}
