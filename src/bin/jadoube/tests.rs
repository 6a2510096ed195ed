//! The command line in every language.

use crate::shared::guard::{every_page_is_told, idle};
use crate::{Cli, PROGRAM};

#[test]
fn every_page_of_the_help_is_told_in_every_language() {
    every_page_is_told::<Cli>(PROGRAM);
}

#[test]
fn no_message_of_the_command_line_is_idle() {
    // Those of the quiz are looked for there.
    let idle = idle::<Cli>(PROGRAM, |pattern| !pattern.starts_with("cli-quiz"));
    assert!(idle.is_empty(), "{idle:#?}");
}
