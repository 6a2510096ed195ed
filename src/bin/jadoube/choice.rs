//! The edition and the scope that a command speaks of, and the form in which it reports.

use crate::shared::Refused;
use crate::shared::values::named;
use anyhow::Result;
use clap::{Args, ValueEnum};
use jadoube::edition::{Edition, EditionData, Pace, SCOPES, Scope, Supervision};
use jadoube::read::Library;
use jadoube::text::Say;

/// Which edition; otherwise the newest.
#[derive(Args, Clone, Default)]
pub struct Choice {
    #[arg(long, value_name = "YEAR")]
    pub edition: Option<Edition>,
}

/// At which pace and under which supervision; otherwise all of them.
#[derive(Args, Clone, Default)]
pub struct ScopeChoice {
    #[arg(long, value_parser = named::<Pace>())]
    pace: Option<Pace>,
    #[arg(long, value_parser = named::<Supervision>())]
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
    #[default]
    Human,
    Json,
}

impl Choice {
    /// The edition, one of the library's.
    pub fn edition<'l>(&self, library: &'l Library) -> Result<&'l EditionData> {
        match self.edition {
            Some(edition) => Ok(library.edition(edition)?),
            None => library.newest().refused(|| Say::message("cli-no-editions")),
        }
    }
}
