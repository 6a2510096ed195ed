//! Bad input gets a clear error with its place and what was expected, all faults at once, and an exit code.

use std::path::PathBuf;
use std::process::{Command, Output};

/// A folder of this test alone, below the build folder.
fn folder(name: &str) -> PathBuf {
    let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&dir).expect("the build folder can be written");
    dir
}

fn check(name: &str, bytes: &[u8]) -> (Output, String) {
    let file = folder("broken-input").join(name);
    std::fs::write(&file, bytes).expect("the build folder can be written");
    let output = Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .env("LC_ALL", "C")
        .arg("check")
        .arg(&file)
        .output()
        .expect("it runs");
    let text = String::from_utf8_lossy(&output.stdout).into_owned()
        + &String::from_utf8_lossy(&output.stderr);
    (output, text)
}

/// The exit code is 1, and the report has all these parts.
fn refuses(name: &str, bytes: &[u8], parts: &[&str]) {
    let (output, text) = check(name, bytes);
    assert_eq!(output.status.code(), Some(1), "{name}: {text}");
    assert!(!text.contains("panicked"), "{name}: {text}");
    for part in parts {
        assert!(
            text.contains(part),
            "{name}: {part:?} is missing in\n{text}"
        );
    }
}

const GOOD: &str = "id: good
events:
  - a: resign
expect:
  - {since: 1997, until: 2018, effects: [{win: b}]}
";

#[test]
fn a_syntax_error_leaves_the_other_cases_readable() {
    let text = format!("id: bad\nevents: [\n---\n{GOOD}");
    refuses(
        "syntax.yaml",
        text.as_bytes(),
        &["syntax.yaml:2:", "did not find", "11 passed, 1 failed"],
    );
}

#[test]
fn pieces_are_displaced_on_some_square() {
    refuses(
        "no-square.yaml",
        b"id: x\nevents:\n  - white: {displace: []}\n",
        &[
            "no-square.yaml:3:",
            "`displace` is an empty list",
            "as in `- white: {displace: [",
        ],
    );
}

#[test]
fn an_unknown_key_is_named_with_the_known_ones() {
    refuses(
        "key.yaml",
        b"id: x\nevent: []\n",
        &["key.yaml:2:1", "unknown key `event`", "perhaps `events`"],
    );
}

#[test]
fn a_wrong_ruling_of_a_case_has_one_name_and_stands_there_once() {
    let text = "id: x\nevents: [{a: resign}]\nconfusions:\n  - {one: [draw], two: [draw]}\n  - once: [draw]\n  - twice: [draw]\nexpect:\n  - {since: 2018, effects: [{win: b}]}\n";
    refuses(
        "confusions.yaml",
        text.as_bytes(),
        &[
            "error: 2 names",
            "confusions.yaml:3:1",
            "one name with its effects",
            "confusions.yaml:6:5",
            "the answer of `twice` again",
            "each answer once",
        ],
    );
}

#[test]
fn an_unknown_provision_is_named_with_a_near_one() {
    let text =
        "id: x\nevents: [{a: resign}]\nexpect:\n  - {since: 2018, holds: [no-progres-draw]}\n";
    refuses(
        "provision.yaml",
        text.as_bytes(),
        &[
            ":4:",
            "unknown provision `no-progres-draw`",
            "`no-progress-draw`",
        ],
    );
}

#[test]
fn an_impossible_fen_is_shown_with_what_is_expected() {
    let text =
        "id: x\nknown: {position: {fen: \"8/8/8/9/8/8/8/8 w - - 0 1\"}}\nexpect: [{since: 2018}]\n";
    refuses(
        "fen.yaml",
        text.as_bytes(),
        &["fen.yaml:2:", "8/8/8/9/8/8/8/8"],
    );
}

#[test]
fn a_wrong_type_is_shown_at_its_place() {
    let text = "id: x\nevents:\n  - white: {move: Nf3, left: 250}\n";
    refuses(
        "type.yaml",
        text.as_bytes(),
        &[
            "type.yaml:3:",
            "`left` is the number 250",
            "hours, minutes and seconds",
        ],
    );
}

#[test]
fn a_fault_in_an_expected_effect_is_shown_at_the_word() {
    let effects = [
        ("{wni: b}", 10, "unknown effect `wni`"),
        ("{win: blck}", 15, "`win` cannot be `blck`"),
        ("{add-time: {to: b}}", 20, "`add-time` without `time`"),
        (
            "{add-time: {to: b, time: wrong-clam}}",
            34,
            "or the name of a parameter",
        ),
        (
            "{add-time: {to: b, time: \"5 min\"}}",
            34,
            "`time` is `5 min`",
        ),
        (
            "{add-time: {to: b, time: \"0:01:00\", player: b}}",
            45,
            "unknown key `player` of `add-time`",
        ),
        (
            "{add-time: {to: b, time: \"0:01:00\", to: a}}",
            21,
            "`to` twice in one map",
        ),
        ("7", 9, "item 2 of `effects` is the number 7"),
    ];
    let mut text = String::new();
    let mut parts = Vec::new();
    for (n, (effect, column, says)) in effects.into_iter().enumerate() {
        text += &format!("id: x{n}\nevents:\n  - a: resign\n");
        text += &format!(
            "expect:\n  - since: 1997\n    effects:\n      - {{win: b}}\n      - {effect}\n---\n"
        );
        parts.push(format!("effect.yaml:{}:{column}\n", 9 * n + 8));
        parts.push(says.to_owned());
    }
    let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
    refuses("effect.yaml", text.as_bytes(), &parts);
}

#[test]
fn a_circumstance_that_stands_twice_is_refused() {
    refuses(
        "circumstance.yaml",
        b"id: x\nevents:\n  - a: {move: Nf3, seen: arbiter, seen: nobody}\n",
        &["circumstance.yaml:3:", "`seen` twice in one map"],
    );
}

#[test]
fn all_faults_of_a_file_are_reported_at_once() {
    let text = "id: x\nfoo: 1\n---\nid: y\nbar: 2\n---\nid: z\nsetting: {pace: slow}\n";
    refuses(
        "many.yaml",
        text.as_bytes(),
        &["`foo`", "`bar`", "`slow`", "3 failed"],
    );
}

#[test]
fn an_id_that_stands_twice_is_refused_with_both_places() {
    refuses(
        "twice.yaml",
        format!("{GOOD}---\n{GOOD}").as_bytes(),
        &["duplicate id `good`", "line 1"],
    );
}

#[test]
fn a_missing_file_is_named() {
    let output = Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .env("LC_ALL", "C")
        .args(["check", "no/such.yaml"])
        .output()
        .expect("it runs");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(output.status.code(), Some(1), "{text}");
    assert!(
        text.contains("no/such.yaml") && text.contains("cannot be read"),
        "{text}"
    );
}

#[test]
fn bytes_that_are_not_utf8_are_located() {
    refuses(
        "bytes.yaml",
        b"id: x\nnote: \xff\xfe\n",
        &["bytes.yaml:2:", "0xff is not UTF-8"],
    );
}

#[test]
fn an_alias_bomb_does_not_explode() {
    let mut text = "id: x\ntags: &a [x, x, x, x, x, x, x, x, x]\n".to_owned();
    text += "open: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a]\nevents: [*b, *b, *b, *b, *b, *b, *b]\n";
    refuses("bomb.yaml", text.as_bytes(), &["bomb.yaml:", "16 failed"]);
}

#[test]
fn ten_megabytes_of_nesting_are_refused_at_once() {
    let text = format!(
        "id: x\nnote: {}{}\n",
        "[".repeat(5_000_000),
        "]".repeat(5_000_000)
    );
    refuses(
        "deep.yaml",
        text.as_bytes(),
        &["deep.yaml:2:", "nested more than"],
    );
}

#[test]
fn a_case_that_contradicts_its_board_is_refused() {
    let text = "id: x
known: {position: initial}
events:
  - white: {move: Nf3, known: {legal: no}}
expect: [{since: 1997, effects: []}]
";
    refuses(
        "contradiction.yaml",
        text.as_bytes(),
        &["event 1", "the board shows Yes"],
    );
}

#[test]
fn an_unreadable_move_is_refused_with_its_event() {
    let text = "id: x\nknown: {position: initial}\nevents:\n  - white: {move: Nz9}\nexpect: [{since: 1997, effects: []}]\n";
    refuses(
        "move.yaml",
        text.as_bytes(),
        &["move.yaml:4:19", "`Nz9` is no move"],
    );
}

#[test]
fn an_unknown_edition_is_answered_with_the_known_ones() {
    let output = Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .env("LC_ALL", "C")
        .args(["check", "--edition", "1999"])
        .output()
        .expect("it runs");
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{text}");
    assert!(
        text.contains("1999") && text.contains("1997, 2001"),
        "{text}"
    );
}

#[test]
fn a_start_position_needs_its_number_and_the_option() {
    let case = |setting: &str, number: u32| {
        format!(
            "id: x\nsetting: {setting}\nknown: {{position: {{start: {number}}}}}\n{}",
            &GOOD[9..]
        )
    };
    refuses(
        "start.yaml",
        case("{options: {chess960: true}}", 960).as_bytes(),
        &["start.yaml:3:", "start: 960", "a number from 0 to 959"],
    );
    refuses(
        "no-option.yaml",
        case("{}", 518).as_bytes(),
        &["no-option.yaml:3:", "options: {chess960: true}"],
    );
}
