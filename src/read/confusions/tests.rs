//! What a bad file of confusions is told, and where.

use super::*;
use crate::board::Player::{Black, White};
use crate::game::Effect;

const FILE: &str = "editions/confusions/drawn-game.yaml";

const GOOD: &str = "\
wrong-claim:
  - claim-upheld: [claim-accepted, draw]
  - no-time: [claim-rejected]
right-claim:
  - game-for-time: [{win: b}]
";

/// The first fault of the good file with something else in the place of a text that stands there once.
fn first(good: &str, bad: &str) -> String {
    assert_eq!(GOOD.matches(good).count(), 1, "{good}");
    let text = GOOD.replacen(good, bad, 1);
    confusions(FILE, &text).expect_err("a fault")[0].to_string()
}

#[test]
fn a_good_file_says_what_is_answered_where_a_provision_decides() {
    let read = confusions(FILE, GOOD).expect("confusions");
    let slugs: Vec<&str> = read.keys().map(String::as_str).collect();
    assert_eq!(slugs, ["right-claim", "wrong-claim"]);
    let [upheld, no_time] = read["wrong-claim"].as_slice() else {
        panic!("{read:#?}");
    };
    let told = |effects: &[Effect]| -> Vec<Expected> {
        effects.iter().cloned().map(Expected::Effect).collect()
    };
    assert_eq!(upheld.confusion, "claim-upheld");
    assert_eq!(upheld.effects, told(&[Effect::ClaimAccepted, Effect::Draw]));
    assert_eq!(no_time.effects, told(&[Effect::ClaimRejected]));
    assert_eq!(
        read["right-claim"][0].effects,
        told(&[Effect::Win(White.other())])
    );
    assert_eq!(White.other(), Black);
}

#[test]
fn a_bad_file_is_told_what_was_found_where_and_what_belongs_there() {
    for (good, bad, expected) in [
        (
            "wrong-claim:",
            "wrong-clam:",
            "1:1: unknown provision `wrong-clam`",
        ),
        (
            "right-claim:",
            "wrong-claim:",
            "provision `wrong-claim` again",
        ),
        ("\n  - game-for-time: [{win: b}]", " []", "4:1: no answer"),
        (
            "no-time: [claim-rejected]",
            "no-time: [claim-accepted, draw]",
            "3:5: the answer of `no-time` again",
        ),
        (
            "no-time: [claim-rejected]",
            "{no-time: [claim-rejected], claim-upheld: []}",
            "2 names; expected one name",
        ),
        ("claim-rejected", "claim-refused", "claim-refused"),
    ] {
        let told = first(good, bad);
        assert!(told.contains(expected), "{bad}: {told}");
    }
}
