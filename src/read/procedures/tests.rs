//! What a bad file of procedures is told, and where.

use super::*;
use crate::edition::Rest;

const FILE: &str = "editions/procedures.yaml";

const GOOD: &str = "\
claim:
  carries-out: [right-claim]
  steps:
    stop: {part: first, rests: [claim-stops-clocks, M-159], pace: [rapid]}
    rule: {case: a-claim, player: b, about: [wrong-claim], unless: [flag-fall], supervision: limited, count: 3, time: '0:10:00'}
";

/// The first fault of the good file with something else in the place of a text that stands there once.
fn first(good: &str, bad: &str) -> String {
    assert_eq!(GOOD.matches(good).count(), 1, "{good}");
    let text = GOOD.replacen(good, bad, 1);
    procedures(FILE, &text).expect_err("a fault")[0].to_string()
}

#[test]
fn a_good_file_says_what_each_step_rests_on_and_where_it_is_taken() {
    let read = procedures(FILE, GOOD).expect("procedures");
    let [claim] = read.as_slice() else {
        panic!("{read:#?}");
    };
    let [stop, rule] = claim.steps.as_slice() else {
        panic!("{claim:#?}");
    };
    assert_eq!(claim.carries_out, ["right-claim"]);
    let rests = [
        Rest::Provision("claim-stops-clocks".into()),
        Rest::Item("M-159".into()),
    ];
    assert_eq!(
        (&stop.rests[..], stop.part.as_deref()),
        (&rests[..], Some("first"))
    );
    assert!(stop.is_for((Pace::Rapid, Supervision::Limited)));
    assert!(!stop.is_for((Pace::Standard, Supervision::Full)));
    assert!(!rule.is_for((Pace::Rapid, Supervision::Full)));
    assert_eq!(
        (rule.count, rule.time),
        (Some(3), Some(Millis::seconds(600)))
    );
    assert_eq!((stop.player, rule.player), (Player::White, Player::Black));
    assert_eq!(rule.unless, [Rest::Provision("flag-fall".to_owned())]);
    assert_eq!(claim.items().collect::<Vec<_>>(), ["M-159"]);
    let provisions: Vec<&str> = claim.provisions().collect();
    assert_eq!(provisions, ["claim-stops-clocks", "wrong-claim"]);
}

#[test]
fn a_bad_file_is_told_what_was_found_where_and_what_belongs_there() {
    for (good, bad, expected) in [
        (
            "claim-stops-clocks",
            "claim-stops-clock",
            "procedures.yaml:4:33: unknown provision `claim-stops-clock`; expected the id of a provision, perhaps `claim-stops-clocks`",
        ),
        (
            "[right-claim]",
            "[rite]",
            "procedures.yaml:2:17: unknown provision `rite`",
        ),
        (
            "    rule: ",
            "    stop: ",
            "procedures.yaml:4:5: step `stop` again; expected each step once",
        ),
        (
            "case: a-claim, ",
            "",
            "procedures.yaml:5:5: step `rule` that rests on nothing; expected `rests` or `case`",
        ),
        (
            "player: b",
            "player: nobody",
            "procedures.yaml:5:5: player `nobody`; expected white, black, a or b",
        ),
        (
            "supervision: limited",
            "supervision: little",
            "procedures.yaml:5:",
        ),
        ("count: 3", "number: 3", "procedures.yaml:5:"),
    ] {
        let told = first(good, bad);
        assert!(told.contains(expected), "{told}\nexpected {expected}");
    }
    let twice = format!("{GOOD}{GOOD}");
    let told = procedures(FILE, &twice).expect_err("a fault")[0].to_string();
    assert!(told.contains("procedure `claim` again"), "{told}");
    let none = procedures(FILE, "claim:\n  steps: {}\n").expect_err("a fault");
    assert!(none[0].to_string().contains("no step"), "{}", none[0]);
}

#[test]
fn a_run_of_steps_is_told_in_their_order() {
    let with = |run: &str| {
        let text = GOOD.replace("case: a-claim, player: b, about", "rests");
        procedures(FILE, &format!("{text}  in-order:\n    - [{run}]\n"))
    };
    let good = with("stop, rule").expect("procedures");
    assert_eq!(good[0].in_order, [["stop", "rule"]]);
    assert_eq!(good[0].step("rule"), Some(&good[0].steps[1]));
    assert_eq!(good[0].step("ruling"), None);
    let told = |run: &str| with(run).expect_err("a fault")[0].to_string();
    for (run, expected) in [
        (
            "stop, rules",
            "7:14: unknown step `rules`; expected a step of this procedure, perhaps `rule`",
        ),
        ("rule, stop", "6:3: step `stop` before its turn"),
        ("stop, stop", "6:3: step `stop` before its turn"),
    ] {
        assert!(told(run).contains(expected), "{}", told(run));
    }
    let by_a_case = format!("{GOOD}  in-order: [[stop, rule]]\n");
    let told = procedures(FILE, &by_a_case).expect_err("a fault")[0].to_string();
    assert!(
        told.contains("6:3: step `rule`, which a case tells"),
        "{told}"
    );
}

#[test]
fn an_unknown_item_and_an_unknown_case_are_told_at_their_words() {
    let read = procedures(FILE, GOOD).expect("procedures");
    let names = |items: &[&'static str], cases: &[&'static str]| {
        let items = items.iter().copied().collect();
        let cases = cases.iter().copied().collect();
        let faults = unknown_names(FILE, GOOD, &read, &items, &cases);
        let told = faults.iter().map(ToString::to_string);
        told.collect::<Vec<_>>().join("\n")
    };
    assert_eq!(names(&["M-159"], &["a-claim"]), "");
    let told = names(&["M-158"], &["another-claim"]);
    assert!(told.contains("4:53: unknown name `M-159`"), "{told}");
    assert!(told.contains("5:18: unknown name `a-claim`"), "{told}");
}
