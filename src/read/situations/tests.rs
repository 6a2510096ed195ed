//! What a bad file of situations is told, and where.

use super::*;

const FILE: &str = "editions/situations.yaml";

const GOOD: &str = "\
phone:
  about: conduct
  twists:
    rings: {cases: [a-phone-rings, a-watch-rings], player: b}
    silent: {cases: [a-silent-phone]}
flag:
  about: clock
  cases: [a-flag]
";

/// The first fault of the good file with something else in the place of a text that stands there once.
fn first(good: &str, bad: &str) -> String {
    assert_eq!(GOOD.matches(good).count(), 1, "{good}");
    let text = GOOD.replacen(good, bad, 1);
    situations(FILE, &text).expect_err("a fault")[0].to_string()
}

#[test]
fn a_good_file_says_which_cases_answer_and_about_whom() {
    let read = situations(FILE, GOOD).expect("situations");
    let [phone, flag] = read.as_slice() else {
        panic!("{read:#?}");
    };
    assert_eq!(
        (phone.concern, flag.concern),
        (Concern::Conduct, Concern::Clock)
    );
    let twists: Vec<_> = (phone.twists.iter().chain(&flag.twists))
        .map(|twist| (twist.id.as_deref(), twist.cases.len(), twist.player))
        .collect();
    let wanted = [
        (Some("rings"), 2, Player::Black),
        (Some("silent"), 1, Player::White),
        (None, 1, Player::White),
    ];
    assert_eq!(twists, wanted);
}

#[test]
fn a_bad_file_is_told_what_was_found_where_and_what_belongs_there() {
    for (good, bad, expected) in [
        ("about: clock", "about: time", "situations.yaml:7:10: "),
        (
            "flag:",
            "phone:",
            "situations.yaml:1:1: situation `phone` again; expected each situation once",
        ),
        (
            "    silent:",
            "    rings:",
            "situations.yaml:4:5: twist `rings` again; expected each twist once",
        ),
        (
            "  cases: [a-flag]",
            "  twists: {}",
            "situations.yaml:6:1: situation `flag`; expected either `cases` or `twists`",
        ),
        (
            "[a-flag]",
            "[]",
            "situations.yaml:6:1: `flag` without a case; expected at least one",
        ),
        (
            "a-watch-rings",
            "a-phone-rings",
            "situations.yaml:4:5: case `a-phone-rings` twice; expected each case once",
        ),
        (
            "player: b",
            "player: nobody",
            "situations.yaml:4:60: player `nobody`; expected white, black, a or b",
        ),
        (
            "  twists:\n",
            "  player: a\n  twists:\n",
            "situations.yaml:3:3: `player` without a case; expected it with each twist",
        ),
    ] {
        let told = first(good, bad);
        assert!(told.contains(expected), "{told}");
    }
}

#[test]
fn an_unknown_case_is_told_with_its_place_and_the_nearest() {
    let read = situations(FILE, GOOD).expect("situations");
    let known = ["a-phone-rings", "a-watch-rings", "a-silent-phone", "a-flog"].into();
    let faults = unknown_cases(FILE, GOOD, &read, &known);
    let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert_eq!(told.len(), 1);
    assert!(told[0].contains("situations.yaml:8:11: unknown name `a-flag`; expected the id of a case, perhaps `a-flog`"), "{told:?}");
}
