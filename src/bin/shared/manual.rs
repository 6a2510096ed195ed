//! Completions for shells, and pages of the manual in the language of the reader.

use super::desk::Desk;
use super::refusal::{Refused, about_file};
use super::{help, print};
use anyhow::Result;
use clap::{Command, CommandFactory};
pub use clap_complete::Shell;
use clap_mangen::Man;
use jadoube::text::{Say, Value};
use std::path::Path;
use std::process::ExitCode;

/// Prints what a shell needs to complete the command line of a program.
pub fn completions<Line: CommandFactory>(
    program: &'static str,
    shell: Shell,
    desk: &Desk,
) -> Result<ExitCode> {
    let mut command = help::spoken::<Line>(program, desk);
    let name = command.get_name().to_owned();
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command, name, &mut script);
    print(&String::from_utf8_lossy(&script))?;
    Ok(ExitCode::SUCCESS)
}

/// Writes the pages of the manual, one for the program and one for each command, into a folder; without one, prints the first.
pub fn pages<Line: CommandFactory>(
    program: &'static str,
    folder: Option<&Path>,
    desk: &Desk,
) -> Result<ExitCode> {
    let command = help::spoken::<Line>(program, desk);
    let Some(folder) = folder else {
        print(&page(&command, desk).1)?;
        return Ok(ExitCode::SUCCESS);
    };
    std::fs::create_dir_all(folder).refused(|| about_file("cli-folder-unmade", folder))?;
    let below = command
        .get_subcommands()
        .filter(|below| !below.is_hide_set() && below.get_name() != "help");
    for command in std::iter::once(&command).chain(below) {
        let (name, text) = page(command, desk);
        let path = folder.join(name);
        std::fs::write(&path, text).refused(|| about_file("cli-unwritten", &path))?;
        let written = Say::message("cli-written");
        let file = Value::Text(path.display().to_string());
        print(&format!(
            "{}\n",
            desk.voice().say(&written.with("file", file))
        ))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Where a page comes from.
const SOURCE: &str = concat!("jadoube ", env!("CARGO_PKG_VERSION"));

/// The headings of a page as the renderer writes them, and their messages.
const HEADINGS: [(&str, &str); 7] = [
    ("NAME", "name"),
    ("SYNOPSIS", "synopsis"),
    ("DESCRIPTION", "description"),
    ("OPTIONS", "options"),
    ("SUBCOMMANDS", "commands"),
    ("EXTRA", "more"),
    ("VERSION", "version"),
];

/// The file and the text of a page.
fn page(command: &Command, desk: &Desk) -> (String, String) {
    let man = Man::new(command.clone()).source(SOURCE);
    let mut bytes = Vec::new();
    // A list of bytes takes any text.
    let _ = man.render(&mut bytes);
    let rendered = String::from_utf8_lossy(&bytes);
    let voice = desk.voice();
    let mut text = String::new();
    let mut is_laid_out = false;
    for line in rendered.lines() {
        if let Some(heading) = line.strip_prefix(".SH ") {
            if std::mem::take(&mut is_laid_out) {
                text.push_str(".fi\n");
            }
            let known = HEADINGS.iter().find(|(english, _)| *english == heading);
            let Some((english, name)) = known else {
                text.push_str(&format!("{line}\n"));
                continue;
            };
            let heading = voice.phrase(&Say::attribute("cli-page", *name));
            text.push_str(&format!(".SH \"{heading}\"\n"));
            // What stands below the options is laid out by its writer.
            if *english == "EXTRA" {
                is_laid_out = true;
                text.push_str(".nf\n");
            }
        } else {
            // A value of a list begins a line.
            if line.starts_with("\\- ") {
                text.push_str(".br\n");
            }
            text.push_str(&format!("{line}\n"));
        }
    }
    (man.get_filename(), text)
}
