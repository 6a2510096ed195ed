//! Questions that were read one by one: the lists of them, and papers that take no others.

use crate::quiz::NEWEST;
use jadoube::read::{KeptPaper, approved, kept_paper};
use std::collections::BTreeSet;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// The file of the newest edition.
const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/papers/approved/2023.yaml");

pub fn ids() -> BTreeSet<String> {
    let text = std::fs::read_to_string(FILE).expect("readable");
    approved(FILE, &text).unwrap_or_else(|faults| panic!("{faults:#?}"))
}

fn run(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_jadoube-quiz"))
        .args(["--lang", "en"])
        .args(args)
        .stdin(Stdio::null())
        .output()
        .expect("the quiz starts")
}

/// A paper of the program, and what was said about it.
fn paper(folder: &Path, preset: &str, seed: &str, more: &[&str]) -> (KeptPaper, String) {
    let out = folder.to_str().expect("UTF-8");
    let args = ["paper", "--preset", preset, "--seed", seed, "--out", out];
    let output = run(&[&args[..], more].concat());
    let told = String::from_utf8(output.stderr).expect("UTF-8");
    assert!(output.status.success(), "{told}");
    let text = std::fs::read_to_string(folder.join("paper.yaml")).expect("written");
    let paper = kept_paper("paper.yaml", &text).unwrap_or_else(|faults| panic!("{faults:#?}"));
    (paper, told)
}

#[test]
fn all_faults_of_a_list_of_approved_questions_are_told_with_their_places() {
    let id = "a.2023.standard-full.claim.00000000";
    let read = approved(
        "list.yaml",
        &format!("- {id}\n- b.2023.blitz-full.play.1\n"),
    );
    assert_eq!(read.expect("two ids").len(), 2);
    let text = format!("- {id}\n- a case\n- {id}\n- {{id: {id}}}\n");
    let faults = approved("list.yaml", &text).expect_err("three faults");
    let places: Vec<(usize, usize)> = (faults.iter())
        .map(|fault| (fault.place.line, fault.place.column))
        .collect();
    assert_eq!(places, [(2, 3), (3, 3), (4, 3)], "{faults:#?}");
    for text in [
        "",
        "{}",
        "true",
        "- a.b.c.d.e\n---\n- f.g.h.i.j\n",
        "- [",
        "- ''",
    ] {
        assert!(approved("list.yaml", text).is_err(), "{text:?}");
    }
}

#[test]
fn what_was_approved_is_asked_as_it_was() {
    let ids = ids();
    assert!(ids.len() >= 300, "{}", ids.len());
    let asked: BTreeSet<&str> = NEWEST.iter().map(|it| it.id.as_str()).collect();
    let lapsed: Vec<&String> = (ids.iter())
        .filter(|id| !asked.contains(id.as_str()))
        .collect();
    assert!(
        lapsed.is_empty(),
        "read these again (`jadoube-quiz stock --lapsed`), or take them from the list: {lapsed:#?}"
    );
}

#[test]
fn the_papers_of_the_program_are_whole_and_ask_what_was_approved() {
    let folder = tempfile::tempdir().expect("a folder");
    let ids = ids();
    let is_open = |id: &str| id.contains(".open.");
    for (preset, count) in [("choices-30", 30), ("choices-15-open-10", 25)] {
        let (paper, told) = paper(folder.path(), preset, "5", &[]);
        assert_eq!((paper.questions.len(), told.as_str()), (count, ""));
        for question in &paper.questions {
            let id = &question.id;
            assert!(is_open(id) || ids.contains(id), "{id}");
        }
    }
    let (others, told) = paper(folder.path(), "choices-30", "5", &["--unapproved"]);
    assert_eq!((others.questions.len(), told.as_str()), (30, ""));
    let mut all = others.questions.iter();
    assert!(all.any(|it| !ids.contains(&it.id)), "any question");
    // of an edition of which nobody has read any, all are taken, and that is said
    let (older, told) = paper(folder.path(), "choices-30", "5", &["--edition", "2018"]);
    assert!(!older.questions.is_empty());
    assert!(told.contains("no question of this edition"), "{told}");
}

#[test]
fn the_stock_tells_how_many_are_approved_and_which_have_changed() {
    let output = run(&["stock"]);
    let told = String::from_utf8(output.stdout).expect("UTF-8");
    let count = ids().len();
    assert!(
        told.contains(&format!("approved for papers: {count}; 0 more")),
        "{told}"
    );
    let output = run(&["stock", "--lapsed"]);
    assert!(output.status.success() && output.stdout.is_empty());
    assert_eq!(
        run(&["stock", "--lapsed", "--unasked"]).status.code(),
        Some(2)
    );
}
