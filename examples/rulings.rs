//! Prints every ruling on every case, a line per edition and setting, to compare before and after a change.
//!
//! `cargo run --release --example rulings > before.txt`, change something, and `diff` the same again.
//! A line names what was ruled and why; its last words are fingerprints of the explanation in each language.
//! `… --example rulings -- CASE` prints the explanations of one case as a reader gets them.

#![allow(
    clippy::disallowed_methods,
    reason = "the arguments of the command are seen here only"
)]

use jadoube::check::in_words;
use jadoube::edition::{SCOPES, Scope};
use jadoube::laws::{Branch, Status, Verdict};
use jadoube::read::{Library, Scenario};
use jadoube::rulings::{Ruled, Rulings};
use jadoube::text::{Tongues, explain, narrate, plain};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{BufWriter, Write};

fn main() -> std::io::Result<()> {
    let only = std::env::args().nth(1);
    let files = jadoube::embedded::files();
    let library = Library::of(files.iter().map(|(path, bytes)| (path.as_str(), *bytes)));
    let (tongues, _) = Tongues::of(files.iter().map(|(path, bytes)| (path.as_str(), *bytes)));
    let mut out = BufWriter::new(std::io::stdout().lock());
    let rulings = Rulings::of(&library);
    for case in rulings.cases() {
        let scenario = case.scenario;
        if only.as_ref().is_some_and(|id| *id != scenario.id) {
            continue;
        }
        for (pace, supervision) in scopes(scenario) {
            for edition in rulings.editions() {
                write!(out, "{} {edition} {pace} {supervision}: ", scenario.id)?;
                match case.under(edition, (pace, supervision)) {
                    Err(fault) => writeln!(out, "no ruling: {fault}")?,
                    Ok(Ruled { laws, verdict }) => {
                        write!(out, "{}", ruled(verdict))?;
                        for words in tongues.iter() {
                            let voice = words.voice(scenario.case.colours);
                            let explanation = explain(&voice, laws, &scenario.case, verdict);
                            let text = plain(&voice, &explanation, true);
                            let story = narrate(&voice, &laws.setting, &scenario.case);
                            let mut hasher = DefaultHasher::new();
                            text.hash(&mut hasher);
                            for line in &story {
                                line.text.hash(&mut hasher);
                            }
                            write!(out, " {}:{:016x}", words.lang(), hasher.finish())?;
                            if only.is_some() {
                                write!(out, "\n{text}")?;
                            }
                        }
                        writeln!(out)?;
                    }
                }
            }
        }
    }
    out.flush()
}

/// The settings of a case, and every other pace and supervision.
fn scopes(scenario: &Scenario) -> Vec<Scope> {
    let own = scenario.settings.iter();
    let mut all: Vec<Scope> = own.map(|own| (own.pace, own.supervision)).collect();
    let others = SCOPES.into_iter().filter(|scope| !all.contains(scope));
    all.extend(others.collect::<Vec<_>>());
    all
}

fn ruled(verdict: &Verdict) -> String {
    let branches: Vec<String> = verdict.branches.iter().map(branch).collect();
    branches.join(" | ")
}

fn branch(branch: &Branch) -> String {
    let mut words = Vec::new();
    for reason in branch.reasons() {
        let sign = match reason.status {
            Status::Holds => "+".to_owned(),
            Status::Fails => "-".to_owned(),
            Status::YieldsTo(to) => format!("<{}<", to.id),
            Status::Lapses => "~".to_owned(),
        };
        let effects: Vec<String> = reason.effects.iter().map(in_words).collect();
        words.push(format!(
            "{sign}{}[{}]",
            reason.provision.id,
            effects.join(" ")
        ));
    }
    words.join(" ")
}
