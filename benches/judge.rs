//! How fast cases are judged: the engine alone, with all files already read.

use divan::Bencher;
use divan::counter::ItemsCount;
use jadoube::check;
use jadoube::edition::Laws;
use jadoube::game::Case;
use jadoube::laws::{Code, judge};
use jadoube::read::Library;
use std::sync::LazyLock;

fn main() {
    divan::main();
}

static LIBRARY: LazyLock<Library> = LazyLock::new(|| {
    let files = jadoube::embedded::files();
    Library::of(files.iter().map(|(path, bytes)| (path.as_str(), *bytes)))
});

/// Every case in every edition and setting for which it expects something.
fn runs() -> Vec<(Laws, &'static Case)> {
    let mut runs = Vec::new();
    for scenario in &LIBRARY.scenarios {
        for setting in &scenario.settings {
            for data in &LIBRARY.editions {
                if !check::rows(scenario, data.edition, setting).is_empty() {
                    runs.push((data.laws(setting), &scenario.case));
                }
            }
        }
    }
    runs
}

/// Case-runs per second of the judge.
#[divan::bench]
fn judge_all_cases(bencher: Bencher<'_, '_>) {
    let runs = runs();
    let codes: Vec<_> = runs
        .iter()
        .map(|(laws, case)| (Code::new(laws), *case))
        .collect();
    bencher
        .counter(ItemsCount::new(codes.len()))
        .bench_local(|| {
            for (code, case) in &codes {
                divan::black_box(judge(code, case)).expect("cases have a ruling");
            }
        });
}

/// The same with the laws and the code made anew for each run, and compared with the expectation.
#[divan::bench]
fn check_all_cases(bencher: Bencher<'_, '_>) {
    let count = runs().len();
    bencher.counter(ItemsCount::new(count)).bench_local(|| {
        for scenario in &LIBRARY.scenarios {
            divan::black_box(check::run(scenario, &LIBRARY, None));
        }
    });
}

/// Reading all editions and scenarios.
#[divan::bench]
fn read_all_files(bencher: Bencher<'_, '_>) {
    let files = jadoube::embedded::files();
    bencher.bench_local(|| Library::of(files.iter().map(|(path, bytes)| (path.as_str(), *bytes))));
}
