//! The commands that speak: what they print, in which language, and how they fail.

use crate::TONGUES;
use jadoube::game::Colours;
use jadoube::text::item_text;
use std::path::Path;
use std::process::{Command, Output};

/// Runs a program; `locale` is the only variable that names a language.
pub(crate) fn run(program: &str, arguments: &[&str], locale: &str) -> (i32, String, String) {
    let mut command = Command::new(program);
    for name in ["LC_ALL", "LC_MESSAGES", "LANGUAGE"] {
        command.env_remove(name);
    }
    let Output {
        status,
        stdout,
        stderr,
    } = command
        .args(arguments)
        .env("LANG", locale)
        .output()
        .expect("the program runs");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (
        status.code().expect("an exit code"),
        text(stdout),
        text(stderr),
    )
}

pub(crate) fn jadoube(arguments: &[&str], locale: &str) -> (i32, String, String) {
    run(env!("CARGO_BIN_EXE_jadoube"), arguments, locale)
}

pub(crate) fn file(dir: &Path, name: &str, text: &str) -> String {
    let path = dir.join(name);
    std::fs::write(&path, text).expect("a file in a folder of our own");
    path.display().to_string()
}

const MATE: &str = "mate-on-the-75th-move";

#[test]
fn a_case_is_told_shown_and_ruled_on_with_the_articles_of_the_edition() {
    let (code, out, err) = jadoube(&["explain", MATE, "--edition", "2014"], "C");
    assert_eq!((code, err.as_str()), (0, ""));
    for part in [
        "Laws of 2014",
        "  6 · · · · · K Q ·",
        "White plays Qg7 and presses the clock.",
        "White wins by checkmate.",
        "Article 5.1a, ",
        "Article 9.6b, ",
        "gives way to Article 5.1a (Checkmate)",
    ] {
        assert!(out.contains(part), "{part:?} in:\n{out}");
    }
    let (_, before, _) = jadoube(&["explain", MATE, "--edition", "2009"], "C");
    assert!(!before.contains("9.6b"), "{before}");
}

#[test]
fn the_language_is_the_one_asked_for_or_that_of_the_environment() {
    let board = |arguments: &[&str], locale: &str| {
        let (code, out, err) = jadoube(arguments, locale);
        assert_eq!((code, err.as_str()), (0, ""));
        let row = out.lines().find(|line| line.starts_with("  6 "));
        row.expect("a board").to_owned()
    };
    let asked = ["explain", MATE, "--lang", "it"];
    assert_eq!(board(&asked[..2], "de_CH.UTF-8"), "  6 · · · · · K D ·");
    assert_eq!(board(&asked[..2], "xx_XX.UTF-8"), "  6 · · · · · K Q ·");
    assert_eq!(board(&asked, "de_CH.UTF-8"), "  6 · · · · · R D ·");
}

#[test]
fn what_does_not_exist_is_named_with_what_may_have_been_meant() {
    for (arguments, part) in [
        (
            &["explain", "mate-on-75th-move"][..],
            "mate-on-the-75th-move",
        ),
        (
            &["explain", MATE, "--lang", "xx"],
            "no language “xx”; there are de, en, ",
        ),
        (&["explain", MATE, "--edition", "2016"], "2014, 2017"),
        (
            &["explain", MATE, "--pace", "slow"],
            "standard, rapid, blitz",
        ),
        (&["article", "5.3", "--edition", "2018"], "5.2"),
        (&["article", "checkmates"], "checkmate"),
        (
            &["article", "Art. 9.6.9", "--edition", "2023"],
            "no article “9.6.9” in the Laws of 2023. Perhaps 9.6.1, 9.6.2 or",
        ),
        (
            &["article", "Article 9.6 b", "--edition", "2018"],
            "Article 9.6 b stands in the Laws of 2014; “--edition 2014” shows it.",
        ),
        (
            &["article", "Artikel 9.6b", "--lang", "de"],
            "Artikel 9.6b steht in den Schachregeln 2014;",
        ),
        (&["judge", "/nowhere/at/all.yaml"], "cannot read"),
    ] {
        let (code, out, err) = jadoube(arguments, "C");
        assert_eq!((code, out.as_str()), (2, ""), "{arguments:?}: {err}");
        assert!(err.contains(part), "{arguments:?}: {err}");
    }
}

#[test]
fn a_case_from_anywhere_is_judged_without_an_expectation() {
    let dir = tempfile::tempdir().expect("a folder");
    let good = "id: mine\nknown: {position: {fen: \"7k/8/5KQ1/8/8/8/8/8 w - - 0 1\"}}\n\
                events:\n  - white: {move: Qg7}\n";
    let path = file(dir.path(), "good.yaml", good);
    let (code, out, err) = jadoube(&["judge", &path], "C");
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.contains("White wins by checkmate."), "{out}");

    let mixed = format!("{good}---\nid: other\nevents:\n  - white: {{mvoe: Qg7}}\n");
    let path = file(dir.path(), "mixed.yaml", &mixed);
    let (code, out, err) = jadoube(&["judge", &path], "C");
    assert_eq!(code, 2);
    assert!(
        out.contains("White wins by checkmate."),
        "the good case is told:\n{out}"
    );
    assert!(
        err.contains("mvoe") && err.contains("mixed.yaml:8"),
        "{err}"
    );

    let unreadable = good.replace("Qg7", "Ng7");
    let path = file(dir.path(), "unreadable.yaml", &unreadable);
    let (code, out, err) = jadoube(&["judge", &path], "C");
    assert_eq!(code, 1, "{err}");
    assert!(out.contains("There is no ruling"), "{out}");
}

#[test]
fn a_mate_that_is_left_open_is_for_the_arbiter_to_examine() {
    let dir = tempfile::tempdir().expect("a folder");
    let told = |fen: &str| {
        let case = format!(
            "id: mine\nknown: {{position: {{fen: \"{fen}\"}}}}\nevents:\n\
             - white: {{flag-falls: null, seen: arbiter}}\n\
             - arbiter: {{rules: [{{win: black}}], about: 1}}\n"
        );
        let path = file(dir.path(), "mine.yaml", &case);
        let (code, out, err) = jadoube(&["judge", &path], "C");
        assert_eq!((code, err.as_str()), (0, ""), "{fen}");
        out
    };
    let duty = "The arbiter must examine whether Black can still give checkmate";
    let both_in_check = told("4k2R/8/8/8/8/8/8/4K2r w - - 0 1");
    let (at_the_flag, at_the_ruling) = (both_in_check.find(duty))
        .map(|at| both_in_check.split_at(at + duty.len()))
        .unwrap_or_else(|| panic!("{both_in_check}"));
    assert!(!at_the_flag.contains("If Black can"), "{both_in_check}");
    for part in [
        "Black wins on time.",
        "The game is drawn, because Black cannot checkmate.",
        "The ruling was right.",
        "The ruling was wrong.",
    ] {
        assert!(at_the_ruling.contains(part), "{part:?} in\n{both_in_check}");
    }
    assert!(!at_the_ruling.contains(duty), "said once: {both_in_check}");

    let rook = told("4k2r/8/8/8/8/8/8/4K3 w - - 0 1");
    assert!(rook.contains("Black wins on time."), "{rook}");
    assert!(!rook.contains("must examine"), "{rook}");
}

#[test]
fn a_rule_is_shown_by_number_and_by_name_with_its_other_numbers_and_cases() {
    let (code, by_number, err) = jadoube(&["article", "Art. 9.6.2", "--edition", "2023"], "C");
    assert_eq!((code, err.as_str()), (0, ""));
    let (_, by_name, _) = jadoube(&["article", "no-progress-draw", "--edition", "2023"], "C");
    assert_eq!(by_number, by_name);
    for part in ["Article 9.6.2, ", "75", "2014  9.6b", "2009  none", MATE] {
        assert!(by_number.contains(part), "{part:?} in:\n{by_number}");
    }
    let (_, absent, _) = jadoube(&["article", "no-progress-draw", "--edition", "2009"], "C");
    assert!(absent.contains("contain no such rule"), "{absent}");
    let (_, parts, _) = jadoube(&["article", "5.1", "--edition", "2023"], "C");
    assert!(
        parts.contains("Article 5.1.1, ") && parts.contains("Article 5.1.2, "),
        "{parts}"
    );
}

#[test]
fn coverage_counts_every_number_of_an_edition_and_lists_what_decides_it() {
    let (code, out, err) = jadoube(&["coverage", "--edition", "2018"], "C");
    assert_eq!((code, err.as_str()), (0, ""));
    let row = |number: &str| {
        let start = format!("  {number} ");
        let found = out.lines().find(|line| line.starts_with(&start));
        found
            .unwrap_or_else(|| panic!("{number} in:\n{out}"))
            .to_owned()
    };
    assert!(
        row("7.5.5").contains("decided by a rule"),
        "{}",
        row("7.5.5")
    );
    assert!(row("7.5").contains("states no rule"), "{}", row("7.5"));
    let (_, json, _) = jadoube(&["coverage", "--format", "json"], "C");
    let report: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    for edition in report["editions"].as_array().expect("a list") {
        let counts = edition["counts"].as_object().expect("counts");
        let sum: u64 = counts.values().filter_map(serde_json::Value::as_u64).sum();
        let numbers = edition["numbers"].as_array().map(Vec::len);
        assert_eq!(usize::try_from(sum).ok(), numbers, "{}", edition["edition"]);
    }
}

#[test]
fn a_comparison_tells_number_value_text_and_ruling() {
    let (code, out, err) = jadoube(&["compare", "2018", "2023", "--lang", "en"], "C");
    assert_eq!((code, err.as_str()), (0, ""));
    for part in [
        "  9.2.2 → 9.2.3  ",
        "[resignation-draw]",
        "no → yes (5.1.2)",
        "(resigning-against-a-bare-king)",
    ] {
        assert!(out.contains(part), "{part:?} in:\n{out}");
    }
    let (_, turned, _) = jadoube(&["compare", "2023", "2018"], "C");
    assert_eq!(turned, out, "the older edition always comes first");
    let (code, _, err) = jadoube(&["compare", "2018", "2018"], "C");
    assert_eq!(code, 2);
    assert!(err.contains("not compared with itself"), "{err}");
}

#[test]
fn a_scoresheet_is_written_in_the_letters_of_another_language_or_its_fault_is_shown() {
    let dir = tempfile::tempdir().expect("a folder of our own");
    let good = file(
        dir.path(),
        "good.txt",
        "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. Lxc6 dc6 5. 0-0 (=)\n",
    );
    let (code, out, err) = jadoube(&["notation", &good, "--from", "de", "--to", "ru"], "C");
    assert_eq!((code, err.as_str()), (0, ""));
    assert_eq!(
        out,
        "1. e4 e5\n2. Кf3 Кc6\n3. Сb5 a6\n4. Сxc6 dxc6\n5. 0-0 (=)\n"
    );
    let (_, long, _) = jadoube(
        &[
            "notation",
            &good,
            "--from",
            "de",
            "--to",
            "figurines",
            "--long",
        ],
        "C",
    );
    assert!(long.contains("2. ♘g1-f3 ♘b8-c6\n"), "{long}");

    let loose = file(dir.path(), "loose.txt", "1. Pe4 g8f6");
    let (code, out, err) = jadoube(&["notation", &loose, "--to", "it"], "C");
    assert_eq!((code, out.as_str()), (0, "1. e4 Cf6\n"));
    assert!(
        err.contains("loose.txt:1:4: entry “Pe4”: a pawn has no letter"),
        "{err}"
    );

    let bad = file(dir.path(), "bad.txt", "1. d4 d5\n2. Nf3 Nf6\n3. Nd2");
    let (code, out, err) = jadoube(&["notation", &bad], "C");
    assert_eq!((code, out.as_str()), (2, ""));
    for part in [
        "entry “Nd2”: 2 moves can be meant",
        "bad.txt:3:4",
        "one of Nbd2, Nfd2",
    ] {
        assert!(err.contains(part), "{part:?} in:\n{err}");
    }
    let (code, _, err) = jadoube(&["notation", &good, "--from", "xx"], "C");
    assert_eq!(code, 2);
    assert!(err.contains("no letters “xx”; expected one of"), "{err}");
}

#[test]
fn what_is_counted_agrees_with_its_number() {
    let dir = tempfile::tempdir().expect("a folder of our own");
    let bad = file(dir.path(), "bad.yaml", "id: mine\nevents: []\nknwon: {}\n");
    let (code, out, _) = jadoube(&["check", &bad], "C");
    assert_eq!(code, 1, "{out}");
    assert!(out.contains("0 cases, 0 runs (case"), "{out}");
    assert!(out.contains("\n1 fault in the files, counted"), "{out}");
}

#[test]
fn coverage_of_the_practice_counts_its_items_and_says_what_became_of_each() {
    let (code, out, err) = jadoube(&["coverage", "--practice", "--lang", "en"], "C");
    assert_eq!((code, err.as_str()), (0, ""));
    let line = |start: &str| {
        let at = out
            .lines()
            .position(|line| line.trim_start().starts_with(start));
        let at = at.unwrap_or_else(|| panic!("{start} in:\n{out}"));
        out.lines().skip(at).take(4).collect::<Vec<_>>().join("\n")
    };
    let item = line("M-035 ");
    for part in [
        "Touch-move",
        "4, 4.8, 12.6",
        "fills a gap",
        "held",
        "[touch-move-broken",
    ] {
        assert!(item.contains(part), "{part} in:\n{item}");
    }
    assert!(
        line("M-096 ").contains("A demand on the maker"),
        "{}",
        line("M-096 ")
    );
    let (_, german, _) = jadoube(&["coverage", "--practice", "--lang", "de"], "C");
    assert!(german.contains("weicht vom Wortlaut ab"), "{german}");
    let (_, json, _) = jadoube(&["coverage", "--practice", "--format", "json"], "C");
    let report: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    let items = report["items"].as_array().expect("a list");
    let state = |state: &str| items.iter().filter(|item| item["state"] == state).count();
    let counts = [state("held"), state("pending"), state("not-modelled")];
    if let Some(pending) = items.iter().find(|item| item["state"] == "pending") {
        let id = pending["id"].as_str().expect("a name");
        let told = line(&format!("{id} "));
        assert!(told.contains("not held yet"), "{told}");
    }
    assert_eq!(counts.iter().sum::<usize>(), items.len());
    let sums = counts.map(|count| count.to_string()).join("");
    let row = out
        .lines()
        .find(|line| line.starts_with("in all"))
        .expect("a sum");
    let cells: Vec<&str> = row
        .trim_start_matches("in all")
        .split_whitespace()
        .collect();
    assert_eq!(cells[..3].concat(), sums);
    let (code, _, err) = jadoube(&["coverage", "--practice", "--edition", "2023"], "C");
    assert_eq!(code, 2, "{err}");
}

#[test]
fn an_article_shows_what_is_taught_beside_it_from_the_edition_on_in_which_it_is() {
    let page = |arguments: &[&str]| {
        let (code, out, err) = jadoube(arguments, "C");
        assert_eq!((code, err.as_str()), (0, ""), "{arguments:?}");
        out
    };
    let newest = page(&["article", "4.3"]);
    let (rules, taught) = newest.split_once("How FIDE teaches it").expect("a block");
    assert!(rules.contains("[touch-move-broken]"), "{rules}");
    let (taught, others) = taught
        .split_once("How it is taught in France")
        .expect("others");
    assert!(
        taught.contains("M-035  Touch-move is enforced at once"),
        "{taught}"
    );
    assert!(taught.contains("source: AM25 p. 18, 38"), "{taught}");
    assert!(
        others.contains("M-036  ") && others.contains(" France · "),
        "{others}"
    );
    let old = page(&["article", "touch-move-broken", "--edition", "1997"]);
    assert!(!old.contains("M-035"), "{old}");
}

#[test]
fn an_item_of_the_practice_is_shown_with_its_sources_its_rules_and_its_cases() {
    let (code, out, err) = jadoube(&["article", "m60", "--lang", "de"], "C");
    assert_eq!((code, err.as_str()), (0, ""));
    for part in [
        "M-060  ",
        "engt eine Wahl ein",
        "AM25  Schiedsrichterhandbuch der FIDE",
        "[clock-assistant]",
        "    ten-minutes-off-for-an-assistant-are-usual",
        "[assistant-time-usual]",
        "    2023  M-060",
    ] {
        assert!(out.contains(part), "{part:?} in:\n{out}");
    }
    let (code, _, err) = jadoube(&["article", "M-999"], "C");
    assert_eq!(code, 2);
    assert!(err.contains("“M-999”"), "{err}");
}

const WRONG_MOMENT: &str = "an-offer-on-the-opponents-time-is-valid";

#[test]
fn a_ruling_names_the_items_on_which_it_rests_and_says_what_is_doubtful_about_them() {
    let (_, out, _) = jadoube(&["explain", WRONG_MOMENT, "--lang", "en"], "C");
    let at = out.find("M-151 “").expect("the item");
    let next = out[at..].lines().nth(1).expect("a line below");
    let words = TONGUES.0.get("en").expect("English");
    let caution = item_text(&words.voice(Colours::Known), "M-151").caution;
    assert_eq!(Some(next.trim()), caution.as_deref(), "{out}");
    assert!(out.contains("\nBy the letter of the Laws\n"), "{out}");
    let (_, json, _) = jadoube(&["explain", WRONG_MOMENT, "--format", "json"], "C");
    let told: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    let steps = told["steps"].as_array().expect("a list");
    let reasons = steps
        .iter()
        .flat_map(|step| step["reasons"].as_array().expect("a list"));
    let taught: Vec<_> = reasons
        .filter_map(|reason| reason["taught"].get(0))
        .collect();
    assert_eq!(taught[0]["items"][0]["id"], "M-151");
    assert!(taught[0]["items"][0]["unsafe"].is_string());
    assert_eq!(told["by-the-letter"][0]["event"], 2);
    let letter = [
        "explain",
        WRONG_MOMENT,
        "--format",
        "json",
        "--practice",
        "letter",
    ];
    let (_, json, _) = jadoube(&letter, "C");
    let letter: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert!(letter.get("by-the-letter").is_none());
    assert_eq!(
        letter["steps"][1]["effects"],
        told["by-the-letter"][0]["effects"]
    );
}

#[test]
fn what_the_practice_changes_is_a_table_of_items_with_their_cases_and_both_rulings() {
    let (code, out, err) = jadoube(&["compare", "--practice", "--lang", "en"], "C");
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.starts_with("Laws of 2023 as they are taught"), "{out}");
    let (_, json, _) = jadoube(&["compare", "--practice", "--format", "json"], "C");
    let report: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    let items = report["items"].as_array().expect("a list");
    assert!(items.len() >= 4, "{items:?}");
    for item in items {
        let cases = item["cases"].as_array().expect("a list").len();
        let id = item["id"].as_str().expect("a name");
        let row = out.lines().find(|line| line.contains(id)).expect("a row");
        assert!(
            row.trim_start().starts_with(&format!("{cases}  {id}")),
            "{row}"
        );
    }
    let rulings = report["rulings"].as_array().expect("a list");
    assert!(
        rulings
            .iter()
            .all(|ruled| ruled["taught"] != ruled["letter"])
    );
    let mut ids: Vec<&str> = rulings
        .iter()
        .filter_map(|ruled| ruled["id"].as_str())
        .collect();
    ids.dedup();
    assert_eq!(report["otherwise"], ids.len());
    let (_, old, _) = jadoube(&["compare", "--practice", "1997", "--lang", "en"], "C");
    assert!(old.contains("None of "), "{old}");
    for wrong in ["--practice=letter", "--practice=fide,mars"] {
        let (code, _, err) = jadoube(&["compare", wrong], "C");
        assert_eq!(code, 2, "{err}");
        assert!(
            err.contains("fide,regulations") || err.contains("regulations, ecu"),
            "{err}"
        );
    }
    let (code, _, _) = jadoube(&["compare", "2018"], "C");
    assert_eq!(code, 2);
}
