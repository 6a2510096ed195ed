//! The language and the edition that a command speaks of, and the form in which it reports.

use crate::speech::{Lang, tongues};
use anyhow::{Context, Result};
use clap::{Args, ValueEnum};
use jadoube::board::Player;
use jadoube::edition::{Edition, EditionData, Pace, SCOPES, Scope, Supervision};
use jadoube::read::Library;
use jadoube::text::Words;
use std::sync::Arc;

/// Which language and which edition.
#[derive(Args, Clone, Default)]
pub struct Choice {
    #[command(flatten)]
    pub lang: Lang,
    /// The edition of the Laws; otherwise the newest.
    #[arg(long, value_name = "YEAR")]
    pub edition: Option<Edition>,
}

/// At which pace and under which supervision; otherwise all of them.
#[derive(Args, Clone, Default)]
pub struct ScopeChoice {
    /// standard, rapid or blitz; otherwise all of them.
    #[arg(long)]
    pace: Option<Pace>,
    /// full or limited; otherwise both.
    #[arg(long)]
    supervision: Option<Supervision>,
}

impl ScopeChoice {
    /// Whether a supervision was asked for that plays no part: in standard chess none does.
    pub fn supervises_nothing(&self) -> bool {
        self.pace == Some(Pace::Standard) && self.supervision.is_some()
    }

    /// The scopes that were asked for, the main part of the Laws first, whose supervision is always full.
    pub fn scopes(&self) -> Vec<Scope> {
        let fits = |(pace, supervision): &Scope| {
            self.pace.is_none_or(|wanted| wanted == *pace)
                && (*pace == Pace::Standard
                    || self.supervision.is_none_or(|wanted| wanted == *supervision))
        };
        SCOPES.into_iter().filter(fits).collect()
    }
}

/// A form of report.
#[derive(Clone, Copy, Default, ValueEnum)]
pub enum Format {
    /// Lines for people.
    #[default]
    Human,
    /// One JSON object.
    Json,
}

/// A player by colour, as an option names him.
pub fn player(text: &str) -> Result<Player, String> {
    match text.to_lowercase().as_str() {
        "white" | "w" => Ok(Player::White),
        "black" | "b" => Ok(Player::Black),
        _ => Err("expected white or black".to_owned()),
    }
}

impl Choice {
    /// The edition, one of the library's.
    pub fn edition<'l>(&self, library: &'l Library) -> Result<&'l EditionData> {
        match self.edition {
            Some(edition) => Ok(library.edition(edition)?),
            None => library.newest().context("there are no editions"),
        }
    }

    /// The words of the language.
    pub fn words(&self, files: &[(String, Vec<u8>)]) -> Result<Arc<Words>> {
        self.lang.words(&tongues(files))
    }
}
