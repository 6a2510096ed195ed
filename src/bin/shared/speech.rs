//! The languages that both programs speak, and the one that they speak in.

use anyhow::{Context, Result, bail};
use clap::Args;
use jadoube::game::Colours;
use jadoube::text::{Defect, Say, Tongues, Value, Words};
use std::sync::Arc;

/// Which language.
#[derive(Args, Clone, Default)]
pub struct Lang {
    /// The language; otherwise that of the environment, else English.
    #[arg(long, value_name = "LANG")]
    pub lang: Option<String>,
}

/// The variables of the environment that name the language, the strongest first.
const LOCALE_VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// All languages of these files; what cannot be read is told on standard error.
pub fn tongues(files: &[(String, Vec<u8>)]) -> Tongues {
    let pairs = files.iter();
    let (tongues, problems) = Tongues::of(pairs.map(|(path, bytes)| (path.as_str(), &bytes[..])));
    for problem in problems {
        if let Defect::Unreadable(why) = &problem.what {
            eprintln!("warning: {}: {}: {why}", problem.lang, problem.message);
        }
    }
    tongues
}

impl Lang {
    /// The words of the language that is asked for, else of that of the environment, else of the reference language.
    ///
    /// # Errors
    ///
    /// A language that there is not.
    pub fn words(&self, tongues: &Tongues) -> Result<Arc<Words>> {
        let of_environment = || {
            let locale = LOCALE_VARIABLES
                .into_iter()
                .filter_map(|name| std::env::var(name).ok())
                .find(|locale| !locale.is_empty())?;
            tongues.nearest(&locale)
        };
        let usual = of_environment().or_else(|| tongues.fallback());
        let usual = usual.context("there are no languages")?;
        match &self.lang {
            None => Ok(usual.clone()),
            Some(lang) => match tongues.nearest(lang) {
                Some(words) => Ok(words.clone()),
                None => {
                    let known = tongues.iter().map(|words| words.lang().to_owned());
                    let say = Say::message("unknown-language")
                        .with("found", Value::Text(lang.clone()))
                        .with("known", Value::Texts(known.collect()));
                    bail!("{}", usual.voice(Colours::Known).say(&say))
                }
            },
        }
    }
}

/// A message that something does not exist, with what may have been meant.
pub fn unknown<N: AsRef<str>>(words: &Words, say: &Say, near: &[N]) -> String {
    let voice = words.voice(Colours::Known);
    let sentence = voice.say(say);
    if near.is_empty() {
        return sentence;
    }
    let names = near.iter().map(|name| name.as_ref().to_owned()).collect();
    let perhaps = Say::message("perhaps").with("near", Value::Texts(names));
    format!("{sentence} {}", voice.say(&perhaps))
}
