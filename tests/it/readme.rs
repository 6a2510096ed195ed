//! The README shows what the program really says.

use std::process::Command;

#[test]
fn the_worked_case_is_the_programs_own_output() {
    let readme = include_str!("../../README.md");
    let id = "the-pinned-knight-cannot-move-so-any-legal-move-will-do";
    let output = Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .args(["explain", id, "--edition", "2018", "--lang", "en"])
        .output()
        .expect("it runs");
    let said = String::from_utf8(output.stdout).expect("text");
    assert!(output.status.success());
    assert!(
        readme.contains(said.trim_end()),
        "README.md does not show this:\n{said}"
    );
    let file = include_str!("../../scenarios/irregularities/replacement-move.yaml");
    let case = file.split("\n---\n").next().expect("a first case");
    assert!(
        readme.contains(case.trim_end()),
        "README.md does not show this:\n{case}"
    );
}
