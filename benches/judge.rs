//! How fast cases are judged: the engine alone, with all files already read.

use divan::Bencher;
use divan::counter::ItemsCount;
use jadoube::check::failures;
use jadoube::edition::Laws;
use jadoube::game::Case;
use jadoube::laws::{Code, judge};
use jadoube::read::Library;
use jadoube::rulings::{OnCase, Rulings, Run};
use std::sync::LazyLock;

fn main() {
    divan::main();
}

static LIBRARY: LazyLock<Library> = LazyLock::new(|| {
    let files = jadoube::embedded::files();
    Library::of(files.iter().map(|(path, bytes)| (path.as_str(), *bytes)))
});

static RULINGS: LazyLock<Rulings<'static>> = LazyLock::new(|| Rulings::of(&LIBRARY));

/// Every case in every edition and setting for which it expects something.
fn runs() -> Vec<(Laws, &'static Case)> {
    let runs = RULINGS.cases().flat_map(OnCase::runs);
    let laws = |run: &Run<'_>| RULINGS.library.laws(run.edition, run.setting);
    runs.map(|run| (laws(&run), &run.scenario().case)).collect()
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
        let rulings = Rulings::of(&LIBRARY);
        for run in rulings.cases().flat_map(OnCase::runs) {
            divan::black_box(failures(run));
        }
    });
}

/// Reading all editions and scenarios.
#[divan::bench]
fn read_all_files(bencher: Bencher<'_, '_>) {
    let files = jadoube::embedded::files();
    bencher.bench_local(|| Library::of(files.iter().map(|(path, bytes)| (path.as_str(), *bytes))));
}
