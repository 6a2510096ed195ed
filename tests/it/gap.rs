//! Every deciding provision is shown from both sides in every edition in which it is in force.

use crate::RULINGS;
use jadoube::coverage::{Coverage, EXCUSED, Gap, Lacks};
use std::sync::LazyLock;

static GAPS: LazyLock<Vec<Gap>> = LazyLock::new(|| Coverage::of(&RULINGS).gaps());

fn told(gap: &Gap) -> String {
    let side = match gap.lacks {
        Lacks::Holds => "holds in no case",
        Lacks::Fails => "fails in no case, and no case says that it is silent",
    };
    format!("{}: {} {side}", gap.edition, gap.provision.id)
}

#[test]
fn every_deciding_provision_holds_in_one_case_and_fails_in_another_in_each_edition() {
    let open: Vec<String> = (GAPS.iter())
        .filter(|gap| gap.excuse().is_none())
        .map(told)
        .collect();
    assert!(open.is_empty(), "{} gaps:\n{}", open.len(), open.join("\n"));
}

#[test]
fn nothing_is_excused_that_is_shown() {
    for excused in EXCUSED {
        let needed =
            |gap: &Gap| gap.provision.id == excused.provision && gap.lacks == excused.lacks;
        assert!(GAPS.iter().any(needed), "{excused:?} is no gap");
    }
}
