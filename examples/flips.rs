//! What the engine in a browser must answer, word for word: every case, as it is told and with each switch turned, one line of
//! JSON each.
//!
//! `flips LANG EVERY FIRST` tells the rulings on every `EVERY`th case from the one at `FIRST` on, in one language; `tests/browser/flips.js` compares.

#![allow(
    clippy::disallowed_methods,
    reason = "the arguments of the command are seen here only"
)]

use jadoube::book::{Alone, Shelf};
use jadoube::edition::{Edition, Layers};
use jadoube::embedded;
use jadoube::play::{Table, turned};
use jadoube::read::Library;
use jadoube::rulings::Rulings;
use jadoube::text::{Tongues, case_title};
use serde_json::json;
use std::collections::BTreeMap;
use std::io::Write as _;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let lang = arguments.next().unwrap_or_else(|| "en".to_owned());
    let every = arguments.next().and_then(|it| it.parse().ok()).unwrap_or(1);
    let first = arguments.next().and_then(|it| it.parse().ok()).unwrap_or(0);
    let files = embedded::files();
    let pairs = || files.iter().map(|(path, bytes)| (path.as_str(), *bytes));
    let library = Library::of(pairs());
    let (tongues, _) = Tongues::of(pairs());
    let words = tongues.get(&lang).expect("a language");
    let rulings = Rulings::of(&library);
    let shelves = library.editions.iter().map(|data| data.edition);
    let shelves = shelves.map(|edition| (edition, Shelf::of_one(&library, edition)));
    let shelves: Vec<(Edition, Shelf<'_>)> = shelves.collect();
    let alone = shelves
        .iter()
        .map(|(edition, shelf)| (*edition, Alone::new(shelf, words)));
    let alone: BTreeMap<Edition, Alone<'_>> = alone.collect();
    let newest = library.newest().expect("an edition").edition;
    let out = std::io::stdout().lock();
    let mut out = std::io::BufWriter::new(out);
    for scenario in library.scenarios.iter().skip(first).step_by(every) {
        let title = case_title(&words.voice(scenario.case.colours), scenario);
        let table = Table {
            words,
            rulings: &rulings,
            title: &title,
            id: &scenario.id,
            edition: newest,
            practice: Layers::FIDE,
        };
        let open = table.open();
        let mut states = vec![String::new()];
        for switch in open["switches"].as_array().into_iter().flatten() {
            for choice in switch["choices"].as_array().into_iter().flatten() {
                if choice[0] != switch["now"] {
                    let (name, to) = (switch["name"].as_str(), choice[0].as_str());
                    states.push(format!("{}:{}", name.unwrap_or(""), to.unwrap_or("")));
                }
            }
        }
        let mut rows = Vec::new();
        for state in &states {
            let turned = turned(state);
            let trial = table.trial(&turned).expect("a case");
            let judged = table.judged(&turned, &alone[&trial.edition]);
            rows.push(json!([state, table.text(&trial), judged]));
        }
        let line = json!({ "id": scenario.id, "open": open, "rows": rows });
        writeln!(out, "{line}").expect("written");
    }
}
