//! Telling a case: each word has a line that works, messages are an author's, and the commands around them answer.

use crate::LIBRARY;
use jadoube::game::{Act, Actor, Colours, Effect, Force, Tells};
use jadoube::read::{Alphabets, Kind, cases, lexicon};
use jadoube::vocabulary::Vocabulary;
use serde_json::{Value, json};
use std::process::{Command, Output};

fn jadoube(arguments: &[&str]) -> (Output, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .env("LC_ALL", "C")
        .args(arguments)
        .output()
        .expect("it runs");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    (output, text)
}

/// What the program says of a text that it judges.
fn judged(name: &str, text: &str, arguments: &[&str]) -> (Option<i32>, String, String) {
    let dir = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("telling");
    std::fs::create_dir_all(&dir).expect("the build folder can be written");
    let file = dir.join(name);
    std::fs::write(&file, text).expect("the build folder can be written");
    let output = Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .env("LC_ALL", "C")
        .arg("judge")
        .arg(&file)
        .args(arguments)
        .output()
        .expect("it runs");
    let said = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (
        output.status.code(),
        said(&output.stdout),
        said(&output.stderr),
    )
}

/// The faults of a case, each on a line.
fn faults(text: &str) -> Vec<String> {
    let (_, faults) = cases("case.yaml", text, &LIBRARY.editions, &Alphabets::default());
    faults.iter().map(ToString::to_string).collect()
}

/// Words that only a programmer understands.
const JARGON: [&str; 9] = [
    "struct",
    "variant",
    "invalid type",
    "expected unit",
    "expected null",
    "sequence",
    "missing field",
    "u16",
    "u32",
];

#[test]
fn every_word_has_a_line_that_works() {
    let files = jadoube::embedded::files();
    let pairs = files.iter().map(|(path, bytes)| (path.as_str(), *bytes));
    let vocabulary = Vocabulary::of(pairs, &LIBRARY);
    for entry in vocabulary.entries() {
        let (name, line) = (&entry.term.name, &entry.line);
        let text = match entry.term.kind {
            Kind::Act | Kind::Actor => format!("id: x\nevents:\n  {line}\n"),
            Kind::Circumstance => format!("id: x\nevents:\n  - black: move\n  {line}\n"),
            Kind::Fact if line.starts_with("- ") => format!("id: x\nevents:\n  {line}\n"),
            Kind::Fact | Kind::Finding | Kind::Setting | Kind::Option => format!("id: x\n{line}\n"),
            Kind::Effect => {
                format!("id: x\nexpect:\n  - since: 1997\n    effects:\n      {line}\n")
            }
        };
        assert_eq!(faults(&text), Vec::<String>::new(), "{name}: {line}");
        if entry.term.kind == Kind::Act {
            let event = entry.event(&LIBRARY.editions).expect(name);
            assert_eq!(event.act.name(), name);
        }
    }
}

#[test]
fn every_act_and_every_effect_reads_back_as_it_is_written() {
    let told_twice = |act: &Act| matches!(act, Act::Touch(touch) if !touch.squares.is_empty() && !touch.kinds.is_empty());
    // The samples of a move combine what no move does.
    let no_promotion =
        |act: &Act| matches!(act, Act::Move(played) if json!(played.promotion) == "omitted");
    let empty = |act: &Act| matches!(act, Act::Displace(all) | Act::Adjust(all) if all.is_empty());
    for act in Act::samples() {
        if told_twice(&act) || empty(&act) || no_promotion(&act) {
            continue;
        }
        let done = match json!(act) {
            Value::String(word) => json!({ word: {} }),
            other => other,
        };
        let mut actors = Actor::all().filter(|by| act.force(*by) == Force::Own);
        let by = actors.next().expect("somebody does it");
        let by = by.name(Colours::Known);
        let text = json!({ "id": "x", "events": [{ by: done }] }).to_string();
        let (found, faults) = cases("x", &text, &LIBRARY.editions, &Alphabets::default());
        let read = found.first().map(|case| case.case.events[0].act.name());
        assert!(faults.is_empty(), "{text}: {faults:?}");
        assert_eq!(read, Some(act.name()));
        if !matches!(act, Act::AsksEntry(_)) {
            assert_eq!(found[0].case.events[0].act, act, "{text}");
        }
    }
    for effect in Effect::samples() {
        let rules = json!({ "rules": [effect] });
        let text = json!({ "id": "x", "events": [{ "arbiter": rules }] }).to_string();
        let (found, faults) = cases("x", &text, &LIBRARY.editions, &Alphabets::default());
        assert!(faults.is_empty(), "{text}: {faults:?}");
        assert_eq!(
            found[0].case.events[0].act,
            Act::Rules(vec![effect]),
            "{text}"
        );
    }
}

#[test]
fn a_misfit_is_told_in_the_words_of_an_author() {
    for (event, says) in [
        (
            "a: {touch: [e2]}",
            "`touch` is a list; expected a map that may have `at-once`",
        ),
        ("a: {touch: [e2]}", "as in `- a: {touch: {squares: ["),
        ("a: {seal: Nf3}", "as in `- a: {seal: {text: Nf3}}`"),
        (
            "a: {flag_falls: {}}",
            "unknown act `flag_falls`; perhaps `flag-falls`",
        ),
        (
            "a: claims-flag",
            "unknown act `claims-flag`; perhaps `claim-flag`",
        ),
        (
            "a: {flag-falls: {}, clock: {a: \"0:00:00\"}}",
            "perhaps `clocks`",
        ),
        (
            "a: {move: e4, press: {}}",
            "a second act `press` in one event",
        ),
        ("a: {seen: arbiter}", "no act in this event"),
        (
            "a: claim-draw",
            "`claim-draw` alone; expected behind it a map of `ground`",
        ),
        (
            "a: {offer-draw: {conditonal: yes}}",
            "perhaps `conditional`",
        ),
        (
            "a: {resign: Nf3}",
            "expected nothing behind it, as in `- a: resign`",
        ),
        ("a: {clocks: 5}", "`clocks` is the number 5"),
        (
            "a: {known: {found: {accidnt: yes}}, displace: [e4]}",
            "unknown finding `accidnt`; perhaps `accident`",
        ),
        (
            "arbiter: {rules: [{wni: a}]}",
            "unknown effect `wni`; perhaps `win`",
        ),
        (
            "arbitr: resign",
            "unknown actor `arbitr`; perhaps `arbiter`",
        ),
        ("a: {adjust: []}", "`adjust` is an empty list"),
        ("a: {adjust: [e9]}", "expected a square such as e4"),
        ("a: {move: Ra9}", "`Ra9` is no move"),
        (
            "a: {claim-draw: {ground: repetition, intended: \"\"}}",
            "`` is no move",
        ),
        (
            "a: {claim-draw: {ground: repetition, intended: banana}}",
            "`banana` is no move",
        ),
        ("a: {may-play: banana}", "`banana` is no move"),
        (
            "a: {touch: {squares: [e2], kinds: [{own: pawn}]}}",
            "`squares` and `kinds` in one `touch`",
        ),
        ("a: {complain: {}, about: 1}", "event 1 is about event 1"),
        (
            "a: {arrive: 5 min}",
            "expected hours, minutes and seconds, such as",
        ),
        ("a: [resign]", "`a` is a list; expected an act"),
        (
            "b: {touch: {squares: [e2]}, known: {has-the-move: white}}",
            "`white` in a case that names `b`",
        ),
    ] {
        let text = format!("id: x\nevents:\n  - {event}\n");
        let found = faults(&text).join("\n");
        assert!(found.contains(says), "{event}: {found}");
        for word in JARGON {
            assert!(!found.contains(word), "{event}: {found}");
        }
    }
    for (case, says) in [
        ("id: Not kebab\n", "`id` is `Not kebab`"),
        ("id: ../evil\n", "`id` is `../evil`"),
        ("id: \"\"\n", "`id` is an empty text"),
        ("id: x\nlevel: 255\n", "expected a number from 1 to 3"),
        (
            "id: x\nknown: {facts: {occurrences: 4294967295}}\n",
            "a number from 0 to 10000",
        ),
        (
            "id: x\nknown: {facts: {occurrences: 99999999999999999999}}\n",
            "is too large",
        ),
        ("id: x\nevents:\n\t- a: resign\n", "not by a tab"),
        ("events: []\n", "the case without `id`"),
        ("- 1\n", "the case is a list"),
        ("id: x\nnote: \"\u{0}\"\n", "control character"),
    ] {
        let found = faults(case).join("\n");
        assert!(found.contains(says), "{case:?}: {found}");
        for word in JARGON {
            assert!(!found.contains(word), "{case:?}: {found}");
        }
    }
}

#[test]
fn all_misfits_of_a_case_are_told_at_once_with_their_places() {
    let text = "id: x\nsetting: {pace: slow}\nevents:\n  - a: {movee: e4}\n  - a: {move: e4, seen: nobdy}\nexpect:\n  - {effects: []}\n";
    let places = [
        "case.yaml:2:17",
        "case.yaml:4:9",
        "case.yaml:5:25",
        "case.yaml:7:5",
    ];
    let found = faults(text);
    assert_eq!(found.len(), places.len(), "{found:?}");
    for place in places {
        let there = |fault: &String| fault.starts_with(&format!("{place}: "));
        assert!(found.iter().any(there), "{place}: {found:?}");
    }
}

#[test]
fn what_needs_nothing_and_flags_may_be_written_in_each_way() {
    for event in [
        "a: resign",
        "a: {resign: {}}",
        "a: {resign: }",
        "a: {resign: yes}",
        "a: offer-draw",
        "a: {offer-draw: }",
        "a: claim-quickplay",
        "a: {offer-draw: {repeated: yes}}",
        "a: {offer-draw: {repeated: true}}",
        "a: {move: {text: e4, pressed: false}}",
        "a: {move: {text: e4, pressed: no}}",
        "a: {resign: {}, disputed: true}",
        "arbiter: {finds: [accident, yes]}",
        "arbiter: {finds: [accident, true]}",
        "arbiter: {finds: {accident: yes}}",
    ] {
        let found = faults(&format!("id: x\nevents:\n  - {event}\n"));
        assert!(found.is_empty(), "{event}: {found:?}");
    }
}

#[test]
fn documents_are_told_apart_however_their_lines_are_written() {
    let case = |id: &str| format!("id: {id}\nevents:\n  - a: resign\n");
    let brackets = "[".repeat(60);
    let text = [
        format!("%YAML 1.2\n--- # the first\n{}", case("one")),
        format!(
            "---   \n# {brackets}\nnote: \"{brackets}\"\n{}",
            case("two")
        ),
        format!("...\n---\n\u{feff}{}", case("three")),
        "--- {id: four, events: [{a: resign}]}\n".to_owned(),
    ]
    .concat();
    let (found, faults) = cases("x", &text, &LIBRARY.editions, &Alphabets::default());
    assert!(faults.is_empty(), "{faults:?}");
    let ids: Vec<&str> = found.iter().map(|case| case.id.as_str()).collect();
    assert_eq!(ids, ["one", "two", "three", "four"]);
}

#[test]
fn each_pace_and_supervision_is_judged_and_what_is_equal_is_joined() {
    let text = "id: x\nsetting: {pace: [standard, rapid, blitz], supervision: [full, limited]}\nknown: {facts: {has-the-move: a}}\nevents:\n  - a: {press: null, seen: arbiter}\n";
    let (code, said, _) = judged(
        "settings.yaml",
        text,
        &["--lang", "en", "--edition", "2018"],
    );
    assert_eq!(code, Some(0), "{said}");
    let alike = "\nIn standard chess and all rapid chess:";
    assert!(said.contains(alike), "{said}");
    assert!(said.contains("\nIn all blitz:"), "{said}");
    let (_, said, _) = judged(
        "settings.yaml",
        text,
        &["--format", "json", "--edition", "2018"],
    );
    let rows: Vec<Value> = said
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    let settings: usize = rows
        .iter()
        .map(|row| row["settings"].as_array().expect("settings").len())
        .sum();
    assert_eq!(settings, 6, "{said}");
    assert!(rows.len() > 1 && rows.iter().all(|row| row["branches"].is_array()));
    let first = rows[0]["branches"].to_string();
    assert!(
        first.contains(r#""add-time":{"time":"0:02:00","to":"black"}"#),
        "{first}"
    );
}

#[test]
fn why_there_is_no_ruling_is_told_in_the_language_of_the_reader() {
    let text = "id: x\nknown: {position: initial}\nevents:\n  - white: {move: e4, known: {legal: no}}\n---\nid: y\nknown: {position: initial}\nevents:\n  - white: {move: Nf6}\n";
    for (lang, contradiction, unreadable) in [
        (
            "en",
            "But the board shows: The move is legal.",
            "cannot be read as a move",
        ),
        (
            "it",
            "Ma la scacchiera mostra:",
            "non si può leggere come una mossa",
        ),
        ("de", "Das Brett zeigt aber:", "nicht als Zug lesen"),
        ("ru", "Но на доске видно:", "нельзя прочитать как ход"),
    ] {
        let (code, said, _) = judged("m1.yaml", text, &["--lang", lang]);
        assert_eq!(code, Some(1), "{said}");
        assert!(
            said.contains(contradiction) && said.contains(unreadable),
            "{lang}: {said}"
        );
    }
}

#[test]
fn words_are_found_in_every_language() {
    for (asked, name) in [
        ("phone", "device"),
        ("Handy", "device"),
        ("telefonino", "device"),
        ("телефон", "device"),
        ("флаг", "flag-falls"),
        ("bandierina", "flag-falls"),
        ("orologio", "claim-clock-defect"),
        ("Bauer", "moves-without-progress"),
        ("claim draw", "claim-draw"),
        ("сдаётся", "resign"),
        ("rinuncia", "resign"),
        ("Pferd", "pick-up"),
        ("flag-falls", "flag-falls"),
        ("toilet", "leave"),
    ] {
        let words: Vec<&str> = ["words"].into_iter().chain(asked.split(' ')).collect();
        let (output, said) = jadoube(&words);
        assert!(output.status.success(), "{asked}");
        let heading = format!("{name} (");
        assert!(
            said.lines().any(|line| line.starts_with(&heading)),
            "{asked}: {said}"
        );
    }
    let (_, said) = jadoube(&["words", "resign", "--lang", "de"]);
    assert!(said.starts_with("resign (Handlung)\n"), "{said}");
    assert!(said.contains("gibt auf"), "{said}");
    let (_, said) = jadoube(&["words", "resign", "--format", "json"]);
    let all: Value = serde_json::from_str(&said).expect("JSON");
    assert_eq!(all[0]["name"], "resign");
    let (output, _) = jadoube(&["words", "xyzzy"]);
    assert_eq!(output.status.code(), Some(2));
    let (_, said) = jadoube(&["words"]);
    for term in lexicon() {
        assert!(said.contains(&format!("  {} ", term.name)), "{}", term.name);
    }
}

#[test]
fn mate_is_answered_without_a_case() {
    for (arguments, code, says) in [
        (
            &["mate", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "--by", "white"][..],
            0,
            "can give checkmate",
        ),
        (
            &["mate", "4k3/8/8/8/8/8/8/4K2R w - - 0 1"][..],
            1,
            "Black cannot give checkmate",
        ),
        (
            &["mate", "4k3/8/8/8/8/8/8/4K2N", "w", "-", "-", "0", "1"][..],
            1,
            "No position with these pieces",
        ),
        (
            &["mate", "4k3/8/8/8/8/8/8/4K2N w - - 0 1", "--lang", "de"][..],
            1,
            "Mit diesen Figuren",
        ),
        (
            &["mate", "kr6/8/8/8/8/8/8/K6k w - - 0 1", "--by", "black"][..],
            3,
            "illegal",
        ),
        (
            &[
                "mate",
                "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w GEge - 0 1",
            ][..],
            0,
            "checkmate in",
        ),
        (&["mate", "nonsense"][..], 2, ""),
    ] {
        let mut arguments = arguments.to_vec();
        if !arguments.contains(&"--lang") {
            arguments.extend(["--lang", "en"]);
        }
        let (output, said) = jadoube(&arguments);
        assert_eq!(output.status.code(), Some(code), "{arguments:?}: {said}");
        assert!(said.contains(says), "{arguments:?}: {said}");
    }
    let (_, said) = jadoube(&["mate", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "--format", "json"]);
    let told: Value = serde_json::from_str(&said).expect("JSON");
    assert_eq!(told["sides"][0]["can-mate"], true);
    assert_eq!(told["sides"][1]["because"], "material");
}

#[test]
fn the_schema_is_small_and_says_what_each_thing_means() {
    let (_, said) = jadoube(&["schema"]);
    assert!(said.len() < 160_000, "{} bytes", said.len());
    let schema: Value = serde_json::from_str(&said).expect("JSON");
    let doing = &schema["$defs"]["Done"]["anyOf"][1]["properties"];
    for (key, says) in [
        ("clocks", "before it is pressed"),
        ("capture-king", "the clock is pressed"),
    ] {
        let told = doing[key]["description"].as_str().expect(key);
        assert!(told.contains(says), "{told}");
    }
}

#[test]
fn the_readmes_table_of_tellings_works() {
    let readme = include_str!("../../README.md");
    let section = readme
        .split("## Telling a case")
        .nth(1)
        .expect("the section");
    let section = section.split("\n## ").next().expect("the section");
    let rows = section
        .lines()
        .filter(|line| line.starts_with("| ") && line.contains('`'));
    let mut seen = 0;
    for row in rows {
        let lines: Vec<&str> = row.split('`').skip(1).step_by(2).collect();
        let events: Vec<&str> = lines
            .iter()
            .filter(|line| line.starts_with("- "))
            .copied()
            .collect();
        for line in lines.iter().filter(|line| !line.starts_with("- ")) {
            assert_eq!(
                faults(&format!("id: x\n{line}\n")),
                Vec::<String>::new(),
                "{row}"
            );
            seen += 1;
        }
        if !events.is_empty() {
            // What is about event 1 has an event before it.
            let before = if row.contains("about: 1") {
                "  - white: move\n"
            } else {
                ""
            };
            let text = format!("id: x\nevents:\n{before}  {}\n", events.join("\n  "));
            assert_eq!(faults(&text), Vec::<String>::new(), "{row}");
            seen += 1;
        }
    }
    assert!(seen > 20, "{seen}");
    let block = section
        .split("```yaml")
        .nth(1)
        .and_then(|rest| rest.split("```").next());
    assert_eq!(faults(block.expect("an example")), Vec::<String>::new());
}
