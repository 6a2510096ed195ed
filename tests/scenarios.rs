//! A named test per case, edition, setting and practice: the same runs as `jadoube check`.

use jadoube::check::failures;
use jadoube::read::Library;
use jadoube::rulings::{OnCase, Rulings};
use libtest_mimic::{Arguments, Trial};
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let files = jadoube::embedded::files();
    let library = Library::of(files.iter().map(|(path, bytes)| (path.as_str(), *bytes)));
    let library: &'static Library = Box::leak(Box::new(library));
    let rulings: &'static Rulings<'_> = Box::leak(Box::new(Rulings::of(library)));
    // whatever is asked for: what cannot be read cannot pass
    if !library.faults.is_empty() {
        for fault in &library.faults {
            eprintln!("{}", fault.snippet());
        }
        return ExitCode::FAILURE;
    }
    let mut trials = Vec::new();
    for run in rulings.cases().flat_map(OnCase::runs) {
        let scenario = run.scenario();
        let name = format!(
            "{}/{}/{}/{}/{}/{}",
            scenario.chapter,
            scenario.id,
            run.edition,
            run.setting.pace,
            run.setting.supervision,
            run.practice
        );
        trials.push(Trial::test(name, move || {
            let failures: Vec<String> = (failures(run).iter())
                .map(|f| {
                    format!(
                        "{}\n  expected {}\n  got      {}",
                        f.about, f.expected, f.got
                    )
                })
                .collect();
            if failures.is_empty() {
                Ok(())
            } else {
                Err(format!("{}\n{}", scenario.place, failures.join("\n")).into())
            }
        }));
    }
    libtest_mimic::run(&arguments, trials).exit_code()
}
