//! Any list of events: it is judged in every edition without a conflict.

#![no_main]

use jadoube::edition::{SCOPES, Setting};
use jadoube::laws::{Code, Fault, judge};
use jadoube::read::Library;
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

#[allow(dead_code, reason = "only the lists are used, not the survey")]
#[path = "../../tests/it/random.rs"]
mod random;

/// The program's own library.
static LIBRARY: LazyLock<Library> = LazyLock::new(|| {
    let files = jadoube::embedded::files();
    Library::of(files.iter().map(|(path, bytes)| (path.as_str(), *bytes)))
});

static ANYTHING: LazyLock<random::Anything> = LazyLock::new(random::Anything::new);

fuzz_target!(|bytes: &[u8]| {
    let case = random::case(&mut random::Dice::given(bytes), &ANYTHING);
    for data in &LIBRARY.editions {
        let edition = data.edition;
        for (pace, supervision) in SCOPES {
            let laws = data.laws(&Setting::of(pace, supervision));
            if let Err(fault @ Fault::Conflict(..)) = judge(&Code::new(&laws), &case) {
                panic!("{edition} {pace}: {fault} in {:?}", case.events);
            }
        }
    }
});
