//! `jadoube audit --watch`: a file that grows while games are played, and what is new in it.

use super::{Inquiry, human};
use crate::shared::Refusal;
use crate::shared::refusal::link_told;
use anyhow::Result;
use clap::Args;
use jadoube::audit::{Announced, AuditFinding, Auditor, Key, Played, Teller, What, settled};
use jadoube::read::pgn::games;
use jadoube::text::{Say, Value, Voice};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

/// Which file is watched, and how often.
#[derive(Args)]
pub struct WatchOptions {
    #[arg(long, value_name = "FILE", conflicts_with_all = ["files", "claim", "format"])]
    pub watch: Option<PathBuf>,
    #[arg(long, value_name = "SECONDS", default_value_t = 1.0, requires = "watch", value_parser = seconds)]
    every: f64,
    #[arg(long, value_name = "N", hide = true, requires = "watch")]
    rounds: Option<u64>,
}

/// Watches a file until the program is ended.
pub fn run(inquiry: &Inquiry<'_>, voice: &Voice<'_>, file: &Path) -> Result<ExitCode> {
    let options = &inquiry.options.watch;
    let mut announced = Announced::default();
    let mut last: Option<Result<Vec<u8>, String>> = None;
    let mut rounds = 0;
    while options.rounds.is_none_or(|most| rounds < most) {
        if rounds > 0 {
            std::thread::sleep(Duration::from_secs_f64(options.every));
        }
        rounds += 1;
        let read = std::fs::read(file).map_err(|error| link_told(voice, &error));
        if last.as_ref() == Some(&read) {
            continue;
        }
        match &read {
            Ok(text) => crate::print(&news(inquiry, voice, file, text, &mut announced))?,
            // The file may be written or replaced at this moment: it is read again.
            Err(error) => {
                let say = Say::message("audit-waiting")
                    .with("file", Value::Text(file.display().to_string()))
                    .with("problem", Value::Text(error.clone()));
                eprintln!("{}", voice.phrase(&say));
            }
        }
        last = Some(read);
    }
    Ok(ExitCode::SUCCESS)
}

/// What is new in this reading, told game by game.
fn news(
    inquiry: &Inquiry<'_>,
    voice: &Voice<'_>,
    file: &Path,
    text: &[u8],
    announced: &mut Announced,
) -> String {
    let file = file.display().to_string();
    let mut keys: Vec<Key> = Vec::new();
    let mut page = String::new();
    for game in games(settled(text)).also_in(inquiry.alphabets) {
        let key = Key::of(&game, &keys);
        let laws = inquiry.laws_of(&game);
        let played = Played::of(&game);
        let mut report = Auditor::new(laws).audit(&played);
        inquiry.select(&mut report);
        let ends = |finding: &AuditFinding| matches!(finding.what, What::Over(_));
        (report.findings).retain(|finding| ends(finding) || inquiry.matters(finding));
        let findings = announced.news(&key, &report.findings);
        keys.push(key);
        if findings.is_empty() {
            continue;
        }
        let teller = Teller::new(voice, laws, &played, 0);
        let number = keys.len() as u64;
        let heading = human::heading(voice, &file, number, teller.line(), &teller.heading());
        let told = inquiry.told(voice, laws, &played, &teller.entries(findings));
        page.push_str(&format!("{heading}\n{told}\n"));
    }
    page
}

fn seconds(text: &str) -> Result<f64, Refusal> {
    let read: Option<f64> = text.parse().ok();
    read.filter(|seconds| (0.01..=86_400.0).contains(seconds))
        .ok_or_else(|| Refusal::new(Say::attribute("cli-expected", "seconds")))
}
