//! What both programs share: the data, the language of the reader, the command line, and how a run ends.

pub mod desk;
pub mod files;
#[cfg(test)]
pub mod guard;
pub mod help;
mod manual;
mod mistake;
pub mod refusal;
mod report;
pub mod values;

pub use desk::Desk;
pub use manual::{Shell, completions, pages};
pub use refusal::{Refusal, Refused};

use anyhow::Result;
use clap::{CommandFactory, FromArgMatches};
use std::io::{ErrorKind, Write};
use std::process::ExitCode;

/// The command line cannot be understood, or what it names cannot be read.
const MISTAKEN: u8 = 2;

/// Understands the command line, runs the program, and says in the language of the reader why it could not.
pub fn main<Line: CommandFactory + FromArgMatches>(
    program: &'static str,
    run: fn(&Line, &Desk) -> Result<ExitCode>,
) -> ExitCode {
    let mut arguments = desk::common_first(std::env::args_os().collect());
    let (desk, unread) = Desk::of(&arguments);
    let mut command = help::spoken::<Line>(program, &desk);
    if command.is_args_conflicts_with_subcommands_set() {
        arguments = desk::common_last(arguments);
    }
    let line = command
        .try_get_matches_from_mut(arguments)
        .and_then(|matches| Line::from_arg_matches(&matches));
    let line = match line {
        Ok(line) => line,
        Err(mistake) => return mistake::tell(&mistake, &desk.words),
    };
    let done = match unread {
        Some(error) => Err(error),
        None => run(&line, &desk),
    };
    done.unwrap_or_else(|error| {
        if is_closed(&error) {
            return ExitCode::SUCCESS;
        }
        desk.complain(&error);
        ExitCode::from(MISTAKEN)
    })
}

/// Whether what was written line by line ended because its reader had heard enough, which is no error.
fn is_closed(error: &anyhow::Error) -> bool {
    let cause = error.downcast_ref::<std::io::Error>();
    cause.is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
}

/// Prints to standard output; a reader that has heard enough (a closed pipe) is no error.
pub fn print(text: &str) -> Result<()> {
    let mut out = std::io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        other => Ok(other?),
    }
}
