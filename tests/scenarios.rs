//! A named test per case, edition and setting: the same runs as `jadoube check`.

use jadoube::check::run;
use jadoube::read::Library;
use libtest_mimic::{Arguments, Trial};

fn main() {
    let arguments = Arguments::from_args();
    let files = jadoube::embedded::files();
    let library = Library::of(files.iter().map(|(path, bytes)| (path.as_str(), *bytes)));
    let library: &'static Library = Box::leak(Box::new(library));
    let mut trials = vec![Trial::test("every_file_can_be_read", || {
        let faults: Vec<String> = library.faults.iter().map(|fault| fault.snippet()).collect();
        if faults.is_empty() {
            Ok(())
        } else {
            Err(faults.join("\n").into())
        }
    })];
    if library.faults.is_empty() {
        for scenario in &library.scenarios {
            for run in run(scenario, library, None) {
                let name = format!(
                    "{}/{}/{}/{}/{}",
                    scenario.chapter,
                    scenario.id,
                    run.edition,
                    run.setting.pace,
                    run.setting.supervision
                );
                let failures: Vec<String> = (run.failures.iter())
                    .map(|f| {
                        format!(
                            "{}\n  expected {}\n  got      {}",
                            f.about, f.expected, f.got
                        )
                    })
                    .collect();
                let place = scenario.place.to_string();
                trials.push(Trial::test(name, move || {
                    if failures.is_empty() {
                        Ok(())
                    } else {
                        Err(format!("{place}\n{}", failures.join("\n")).into())
                    }
                }));
            }
        }
    }
    libtest_mimic::run(&arguments, trials).exit();
}
