//! Any text as a file of scenarios: it is read or refused, and what is read is judged without a conflict.

#![no_main]

use jadoube::laws::{Code, Fault, judge};
use jadoube::read::Library;
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

/// The program's own library.
static LIBRARY: LazyLock<Library> = LazyLock::new(|| {
    let files = jadoube::embedded::files();
    Library::of(files.iter().map(|(path, bytes)| (path.as_str(), *bytes)))
});

fuzz_target!(|text: &[u8]| {
    let mut read = Library::default();
    read.add_scenarios("scenarios/fuzz/fuzz.yaml", text);
    for scenario in &read.scenarios {
        for setting in &scenario.settings {
            for data in &LIBRARY.editions {
        let edition = data.edition;
                let laws = data.laws(setting);
                if let Err(fault @ Fault::Conflict(..)) = judge(&Code::new(&laws), &scenario.case) {
                    panic!("{} [{edition}]: {fault}", scenario.id);
                }
            }
        }
    }
});
