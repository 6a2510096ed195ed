//! The language and the edition that a command speaks of.

use anyhow::{Context, Result, bail};
use clap::Args;
use jadoube::edition::{Edition, EditionData};
use jadoube::game::Colours;
use jadoube::read::Library;
use jadoube::text::{Say, Tongues, Value, Words};
use std::sync::Arc;

/// Which language and which edition.
#[derive(Args, Clone, Default)]
pub struct Choice {
    /// The language; otherwise that of the environment, else English.
    #[arg(long, value_name = "LANG")]
    pub lang: Option<String>,
    /// The edition of the Laws; otherwise the newest.
    #[arg(long, value_name = "YEAR")]
    pub edition: Option<Edition>,
}

/// The variables of the environment that name the language, the strongest first.
const LOCALE_VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

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
        let files = files
            .iter()
            .map(|(path, bytes)| (path.as_str(), bytes.as_slice()));
        let (tongues, _) = Tongues::of(files);
        let of_environment = || {
            let locale = LOCALE_VARIABLES
                .into_iter()
                .filter_map(|name| std::env::var(name).ok())
                .find(|locale| !locale.is_empty())?;
            tongues.nearest(&locale)
        };
        match &self.lang {
            Some(lang) => match tongues.nearest(lang) {
                Some(words) => Ok(words.clone()),
                None => bail!("{}", unknown_language(&tongues, lang)?),
            },
            None => {
                let found = of_environment().or_else(|| tongues.fallback());
                Ok(found.context("there are no languages")?.clone())
            }
        }
    }
}

fn unknown_language(tongues: &Tongues, found: &str) -> Result<String> {
    let words = tongues.fallback().context("there are no languages")?;
    let known = tongues.iter().map(|words| words.lang().to_owned());
    let say = Say::message("unknown-language")
        .with("found", Value::Text(found.to_owned()))
        .with("known", Value::Texts(known.collect()));
    Ok(words.voice(Colours::Known).say(&say))
}

/// A message that something does not exist, with what may have been meant.
pub fn unknown(words: &Words, say: Say, near: &[&str]) -> String {
    let voice = words.voice(Colours::Known);
    let sentence = voice.say(&say);
    if near.is_empty() {
        return sentence;
    }
    let names = near.iter().map(|name| (*name).to_owned()).collect();
    let perhaps = Say::message("perhaps").with("near", Value::Texts(names));
    format!("{sentence} {}", voice.say(&perhaps))
}
