//! What a trainee types: how questions are asked, and where progress is kept.

use crate::shared::Refused;
use crate::store::{Progress, Sqlite, usual_place};
use anyhow::Result;
use clap::Args;
use jadoube::text::Say;
use std::path::PathBuf;

/// How questions are asked; without any of these, each answer is judged at once.
#[derive(Args)]
pub struct Training {
    #[arg(long)]
    pub exam: bool,
    #[arg(long, value_name = "N", requires = "exam", value_parser = clap::value_parser!(u16).range(1..=1440))]
    pub minutes: Option<u16>,
    #[arg(long, value_name = "PERCENT", requires = "exam", default_value_t = 80, value_parser = clap::value_parser!(u8).range(1..=100))]
    pub pass: u8,
    #[arg(long, conflicts_with_all = ["exam", "resume", "no_store", "seed", "topic", "without", "edition", "pace", "supervision"])]
    pub review: bool,
    #[arg(long, conflicts_with_all = ["exam", "no_store", "count", "seed", "topic", "without", "edition", "pace", "supervision", "practice"])]
    pub resume: bool,
}

/// Whose progress is kept, and where.
#[derive(Args)]
pub struct Keeping {
    #[arg(long, value_name = "LEARNER")]
    pub learner: Option<String>,
    #[arg(long, value_name = "FILE", conflicts_with = "no_store")]
    pub store: Option<PathBuf>,
    #[arg(long)]
    pub no_store: bool,
}

impl Keeping {
    /// The progress of the learner, from the file that is named, the usual one, or none.
    pub fn progress(&self, now: i64) -> Result<Box<dyn Progress + Send>> {
        let learner = self.learner.as_deref().unwrap_or_default();
        if self.no_store {
            return Ok(Box::new(Sqlite::in_memory(learner, now)?));
        }
        let place = match &self.store {
            Some(file) => file.clone(),
            None => usual_place().refused(|| Say::attribute("quiz-store", "homeless"))?,
        };
        Ok(Box::new(Sqlite::open(&place, learner, now)?))
    }
}
