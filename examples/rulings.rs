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
use jadoube::edition::{SCOPES, Setting};
use jadoube::laws::{Branch, Code, Status, Verdict, judge};
use jadoube::read::{Library, Scenario};
use jadoube::text::{Tongues, explain, narrate, plain};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{BufWriter, Write};

fn main() -> std::io::Result<()> {
    let only = std::env::args().nth(1);
    let files = jadoube::embedded::files();
    let library = Library::of(files.iter().map(|(path, bytes)| (path.as_str(), *bytes)));
    let (tongues, _) = Tongues::of(files.iter().map(|(path, bytes)| (path.as_str(), *bytes)));
    let mut out = BufWriter::new(std::io::stdout().lock());
    for scenario in &library.scenarios {
        if only.as_ref().is_some_and(|id| *id != scenario.id) {
            continue;
        }
        for setting in settings(scenario) {
            for data in &library.editions {
                let edition = data.edition;
                let laws = data.laws(&setting);
                let verdict = judge(&Code::new(&laws), &scenario.case);
                write!(
                    out,
                    "{} {edition} {} {}: ",
                    scenario.id, setting.pace, setting.supervision
                )?;
                match &verdict {
                    Err(fault) => writeln!(out, "no ruling: {fault}")?,
                    Ok(verdict) => {
                        write!(out, "{}", ruled(verdict))?;
                        for words in tongues.iter() {
                            let voice = words.voice(scenario.case.colours);
                            let explanation = explain(&voice, &laws, verdict);
                            let events = scenario.case.events.len();
                            let text = plain(&voice, &explanation, events, true);
                            let story = narrate(&voice, &setting, &scenario.case);
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

/// The settings of a case, and those of its first one at every other pace and supervision.
fn settings(scenario: &Scenario) -> Vec<Setting> {
    let mut all = scenario.settings.clone();
    for (pace, supervision) in SCOPES {
        if !all
            .iter()
            .any(|own| (own.pace, own.supervision) == (pace, supervision))
        {
            let options = scenario.settings.first().map(|own| own.options.clone());
            all.push(Setting {
                options: options.unwrap_or_default(),
                ..Setting::of(pace, supervision)
            });
        }
    }
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
