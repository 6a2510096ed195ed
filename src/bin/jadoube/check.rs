//! `jadoube check`: scenarios as a test suite.

use crate::shared::refusal::told;
use crate::shared::{Desk, Refusal};
use anyhow::Result;
use clap::{Args, ValueEnum};
use jadoube::check::{Failure, Unused, failures};
use jadoube::edition::{Edition, Layers};
use jadoube::game::Colours;
use jadoube::read::{Library, TextFault};
use jadoube::rulings::{OnCase, Rulings, Run};
use jadoube::text::{Say, Words};
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// What to check and how to report it.
#[derive(Args, Default)]
pub struct Options {
    paths: Vec<PathBuf>,
    #[arg(long, value_name = "YEAR")]
    edition: Option<Edition>,
    #[arg(long, value_parser = crate::values::layers)]
    practice: Option<Layers>,
    #[arg(long, value_name = "TEXT")]
    filter: Option<String>,
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// A form of report.
#[derive(Clone, Copy, Default, ValueEnum)]
enum Format {
    #[default]
    Human,
    Json,
    Junit,
}

/// Checks the scenarios; the exit code is 1 if anything does not fit.
pub fn run(options: &Options, desk: &Desk) -> Result<ExitCode> {
    let mut library = library(options, desk)?;
    let mut faults = std::mem::take(&mut library.faults);
    let rulings = Rulings::of(&library);
    let runs = runs(options, &rulings);
    let warnings = unused(&runs, &mut faults);
    if runs.is_empty() && faults.is_empty() {
        return Err(Refusal::new(Say::message("cli-nothing-checked")).into());
    }
    crate::print(&match options.format {
        Format::Human => human(desk, &runs, &faults, &warnings),
        Format::Json => format!("{:#}\n", json(&runs, &faults, &warnings)),
        Format::Junit => junit(&runs, &faults)? + "\n",
    })?;
    let good = faults.is_empty() && runs.iter().all(|(_, failures)| failures.is_empty());
    Ok(if good {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

fn library(options: &Options, desk: &Desk) -> Result<Library> {
    let mut library = super::read_library(desk);
    if !options.paths.is_empty() {
        library.scenarios.clear();
        library
            .faults
            .retain(|fault| !fault.place.file.starts_with("scenarios/"));
        // What other programs read is in the reference language.
        let words = match options.format {
            Format::Human => &desk.words,
            Format::Json | Format::Junit => desk.tongues.fallback().unwrap_or(&desk.words),
        };
        for path in &options.paths {
            add(&mut library, path, words);
        }
    }
    if !library.has_every_edition() {
        return Err(desk.editions_unread(&library.faults));
    }
    if let Some(only) = options.edition {
        library.edition(only)?;
    }
    Ok(library)
}

/// A run, and what does not fit.
type Checked<'r> = (Run<'r>, Vec<Failure>);

fn runs<'r>(options: &Options, rulings: &'r Rulings<'r>) -> Vec<Checked<'r>> {
    let wanted = |case: &OnCase<'_>| {
        let part = options.filter.as_deref();
        part.is_none_or(|part| case.scenario.id.contains(part))
    };
    let cases: Vec<_> = rulings.cases().filter(wanted).collect();
    let progress = std::io::stderr().is_terminal() && matches!(options.format, Format::Human);
    let mut runs = Vec::new();
    for (n, case) in (1..).zip(&cases) {
        if progress {
            eprint!("\r{n}/{} ", cases.len());
            let _ = std::io::stderr().flush();
        }
        let only = |run: &Run<'_>| {
            options.edition.is_none_or(|wanted| wanted == run.edition)
                && options.practice.is_none_or(|wanted| wanted == run.practice)
        };
        let wanted = case.runs().filter(only);
        runs.extend(wanted.map(|run| (run, failures(run))));
    }
    if progress {
        eprint!("\r\x1b[K");
    }
    runs
}

/// What the cases tell without weight and do not declare; what they declare and that has weight is a fault.
fn unused(runs: &[Checked<'_>], faults: &mut Vec<TextFault>) -> Vec<TextFault> {
    let mut warnings = Vec::new();
    let mut last = None;
    for (run, _) in runs {
        let id = run.scenario().id.as_str();
        if last.replace(id) != Some(id) {
            let unused = Unused::of(run.case);
            warnings.extend(unused.undeclared);
            faults.extend(unused.stale);
        }
    }
    warnings
}

fn human(
    desk: &Desk,
    runs: &[Checked<'_>],
    faults: &[TextFault],
    warnings: &[TextFault],
) -> String {
    let voice = desk.voice();
    let word = |name| voice.phrase(&Say::attribute("cli-check-failed", name));
    let (fail, expected, got) = (word("fails"), word("expected"), word("got"));
    let width = expected.chars().count().max(got.chars().count());
    let count = |message: &'static str, count: usize| {
        voice.phrase(&Say::message(message).number("count", count as u64))
    };
    let mut lines = Vec::new();
    for warning in warnings {
        lines.push(format!("{}\n", warning.warning_in(&desk.fault_words())));
    }
    for fault in faults {
        lines.push(format!("{}\n", desk.snippet(fault)));
    }
    for (run, failures) in runs.iter().filter(|(_, failures)| !failures.is_empty()) {
        lines.push(format!(
            "{fail} {} [{}] {}",
            run.scenario().id,
            setting(run),
            run.scenario().place
        ));
        for failure in failures {
            lines.push(format!("     {}", failure.about));
            lines.push(format!("       {expected:width$} {}", failure.expected));
            lines.push(format!("       {got:width$} {}", failure.got));
        }
    }
    let mut cases: Vec<&str> = runs
        .iter()
        .map(|(run, _)| run.scenario().id.as_str())
        .collect();
    cases.dedup();
    let checked = Say::message("cli-checked")
        .number("cases", cases.len() as u64)
        .number("runs", runs.len() as u64);
    lines.push(voice.phrase(&checked));
    if !warnings.is_empty() {
        lines.push(count("cli-check-warnings", warnings.len()));
    }
    if !faults.is_empty() {
        lines.push(count("cli-check-faults", faults.len()));
    }
    let passed = runs
        .iter()
        .filter(|(_, failures)| failures.is_empty())
        .count();
    let result = Say::message("cli-check-result")
        .number("passed", passed as u64)
        .number("failed", (runs.len() - passed + faults.len()) as u64);
    lines.push(format!("{}\n", voice.phrase(&result)));
    lines.join("\n")
}

fn setting(run: &Run<'_>) -> String {
    format!(
        "{} {} {} {}",
        run.edition, run.setting.pace, run.setting.supervision, run.practice
    )
}

fn json(runs: &[Checked<'_>], faults: &[TextFault], warnings: &[TextFault]) -> serde_json::Value {
    let told = |fault: &TextFault| {
        serde_json::json!({
            "file": fault.place.file, "line": fault.place.line, "column": fault.place.column,
            "found": fault.found, "expected": fault.expected,
        })
    };
    let passed = runs
        .iter()
        .filter(|(_, failures)| failures.is_empty())
        .count();
    serde_json::json!({
        "passed": passed,
        "failed": runs.len() - passed + faults.len(),
        "faults": faults.iter().map(told).collect::<Vec<_>>(),
        "warnings": warnings.iter().map(told).collect::<Vec<_>>(),
        "runs": runs.iter().map(|(run, failures)| serde_json::json!({
            "case": run.scenario().id, "edition": run.edition.to_string(),
            "pace": run.setting.pace.to_string(), "supervision": run.setting.supervision.to_string(),
            "practice": run.practice,
            "file": run.scenario().place.file, "line": run.scenario().place.line,
            "passed": failures.is_empty(),
            "failures": failures.iter().map(|failure| serde_json::json!({
                "about": failure.about, "expected": failure.expected, "got": failure.got,
            })).collect::<Vec<_>>(),
        })).collect::<Vec<_>>(),
    })
}

fn junit(runs: &[Checked<'_>], faults: &[TextFault]) -> Result<String> {
    use quick_xml::writer::Writer;
    let failed = runs
        .iter()
        .filter(|(_, failures)| !failures.is_empty())
        .count()
        + faults.len();
    let mut xml = Writer::new_with_indent(Vec::new(), b' ', 2);
    xml.create_element("testsuite")
        .with_attribute(("name", "jadoube"))
        .with_attribute(("tests", (runs.len() + faults.len()).to_string().as_str()))
        .with_attribute(("failures", failed.to_string().as_str()))
        .write_inner_content(|xml| {
            for fault in faults {
                case(
                    xml,
                    &fault.place.to_string(),
                    &fault.place.file,
                    &fault.to_string(),
                )?;
            }
            for (run, failures) in runs {
                let text: Vec<String> = (failures.iter())
                    .map(|f| format!("{}: expected {}, got {}", f.about, f.expected, f.got))
                    .collect();
                let name = format!("{} [{}]", run.scenario().id, setting(run));
                case(xml, &name, &run.scenario().place.file, &text.join("\n"))?;
            }
            Ok(())
        })?;
    Ok(String::from_utf8(xml.into_inner())?)
}

fn case(
    xml: &mut quick_xml::writer::Writer<Vec<u8>>,
    name: &str,
    class: &str,
    failure: &str,
) -> std::io::Result<()> {
    let element = xml
        .create_element("testcase")
        .with_attribute(("name", name))
        .with_attribute(("classname", class));
    if failure.is_empty() {
        element.write_empty()?;
    } else {
        element.write_inner_content(|xml| {
            let text = quick_xml::events::BytesText::new(failure);
            xml.create_element("failure").write_text_content(text)?;
            Ok(())
        })?;
    }
    Ok(())
}

/// Adds a file, or all YAML files of a folder; what cannot be read is a fault.
fn add(library: &mut Library, path: &Path, words: &Words) {
    let found = if path.is_dir() {
        std::fs::read_dir(path).and_then(|entries| {
            entries
                .map(|entry| Ok(entry?.path()))
                .collect::<std::io::Result<Vec<_>>>()
        })
    } else {
        std::fs::read(path).map(|bytes| {
            library.add_scenarios(&path.to_string_lossy(), &bytes);
            Vec::new()
        })
    };
    match found {
        Ok(mut below) => {
            below.sort();
            for path in below {
                if path.is_dir() || path.extension().is_some_and(|end| end == "yaml") {
                    add(library, &path, words);
                }
            }
        }
        Err(error) => {
            let voice = words.voice(Colours::Known);
            let word = |name| voice.phrase(&Say::attribute("cli-no-scenarios", name));
            library.faults.push(TextFault::of_file(
                &path.to_string_lossy(),
                format!("{}: {}", word("found"), told(words, &error.into())),
                word("expected"),
            ));
        }
    }
}
