//! `jadoube check`: scenarios as a test suite.

use anyhow::{Result, bail};
use clap::Args;
use jadoube::check::run as run_case;
use jadoube::edition::Edition;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// What to check and how to report it.
#[derive(Args, Default)]
pub struct Options {
    /// Files or folders of scenarios; all embedded ones if none is named.
    paths: Vec<PathBuf>,
    /// Only this edition.
    #[arg(long)]
    edition: Option<Edition>,
    /// Only cases whose id contains this text.
    #[arg(long)]
    filter: Option<String>,
}

/// Checks the scenarios; the exit code is 1 if anything does not fit.
pub fn run(options: &Options, data: Option<&Path>) -> Result<ExitCode> {
    let mut library = super::library(data)?;
    if !options.paths.is_empty() {
        library.scenarios.clear();
        library
            .faults
            .retain(|fault| !fault.place.file.starts_with("scenarios/"));
        for path in &options.paths {
            add(&mut library, path)?;
        }
    }
    for fault in &library.faults {
        eprintln!("{}\n", fault.snippet());
    }
    if library.editions.len() < Edition::ALL.len() {
        bail!("not all editions could be read");
    }
    let (mut passed, mut failed) = (0, library.faults.len());
    for scenario in &library.scenarios {
        if options
            .filter
            .as_ref()
            .is_some_and(|part| !scenario.id.contains(part.as_str()))
        {
            continue;
        }
        for run in run_case(scenario, &library, options.edition) {
            if run.failures.is_empty() {
                passed += 1;
                continue;
            }
            failed += 1;
            println!(
                "FAIL {} [{} {} {}] {}",
                scenario.id, run.edition, run.setting.pace, run.setting.supervision, scenario.place
            );
            for failure in &run.failures {
                println!(
                    "     {}\n       expected {}\n       got      {}",
                    failure.about, failure.expected, failure.got
                );
            }
        }
    }
    println!("{} cases", library.scenarios.len());
    println!("{passed} passed, {failed} failed");
    Ok(if failed == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

fn add(library: &mut jadoube::read::Library, path: &Path) -> Result<()> {
    use anyhow::Context;
    if path.is_dir() {
        let mut below: Vec<_> = std::fs::read_dir(path)?
            .map(|entry| entry.map(|e| e.path()))
            .collect::<Result<_, _>>()?;
        below.sort();
        for path in below
            .iter()
            .filter(|p| p.is_dir() || p.extension().is_some_and(|e| e == "yaml"))
        {
            add(library, path)?;
        }
        return Ok(());
    }
    let bytes = std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    library.add_scenarios(&path.to_string_lossy(), &bytes);
    Ok(())
}
