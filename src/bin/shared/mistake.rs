//! Mistakes on the command line, told in the language of the reader.

use super::refusal::link_told;
use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use jadoube::game::Colours;
use jadoube::text::{Say, Value, Voice, Words};
use std::error::Error as _;
use std::fmt::Write as _;
use std::process::ExitCode;

/// Prints what was asked for (the help, the version), or what is wrong with the command line.
pub fn tell(mistake: &Error, words: &Words) -> ExitCode {
    let is_help = mistake.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand;
    if mistake.use_stderr() && !is_help {
        eprint!("{}", told(mistake, &words.voice(Colours::Known)));
    } else {
        // A reader that has heard enough (a closed pipe) is no error.
        let _ = mistake.print();
    }
    ExitCode::from(u8::try_from(mistake.exit_code()).unwrap_or(u8::MAX))
}

/// What is wrong, what may have been meant, and how the command is called.
pub fn told(mistake: &Error, voice: &Voice<'_>) -> String {
    let phrase = |say: &Say| voice.phrase(say);
    let word = |id: &'static str| voice.phrase(&Say::message(id));
    let mut text = format!("{} {}\n", word("cli-error"), sentence(mistake, voice));
    let tips = tips(mistake);
    if !tips.is_empty() {
        text.push('\n');
    }
    for tip in &tips {
        let _ = writeln!(text, "  {} {}", word("cli-tip"), phrase(tip));
    }
    if let Some(ContextValue::StyledStr(usage)) = mistake.get(ContextKind::Usage) {
        let usage = usage.to_string();
        let usage = usage.strip_prefix("Usage: ").unwrap_or(&usage);
        let _ = writeln!(text, "\n{} {usage}", word("cli-usage"));
    }
    let more = Say::message("cli-more-help").with("flag", Value::Text("--help".to_owned()));
    let _ = writeln!(text, "\n{}", phrase(&more));
    text
}

/// A text of the context of a mistake.
fn context(mistake: &Error, kind: ContextKind) -> Option<String> {
    match mistake.get(kind)? {
        ContextValue::String(text) => Some(text.clone()),
        _ => None,
    }
}

/// Texts of the context of a mistake.
fn contexts(mistake: &Error, kind: ContextKind) -> Vec<String> {
    match mistake.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => Vec::new(),
    }
}

/// What is wrong; what is listed stands on lines of its own.
fn sentence(mistake: &Error, voice: &Voice<'_>) -> String {
    let is = |name: &'static str| Say::attribute("cli-mistake", name);
    let argument = context(mistake, ContextKind::InvalidArg)
        .or_else(|| context(mistake, ContextKind::InvalidSubcommand));
    let value = context(mistake, ContextKind::InvalidValue);
    let with = |say: Say| {
        let say = match &argument {
            Some(argument) => say.with("argument", Value::Text(argument.clone())),
            None => say,
        };
        match &value {
            Some(value) => say.with("value", Value::Text(value.clone())),
            None => say,
        }
    };
    let phrase = |say: Say| voice.phrase(&with(say));
    match mistake.kind() {
        ErrorKind::UnknownArgument => phrase(is("unknown-argument")),
        ErrorKind::InvalidSubcommand => {
            let command = context(mistake, ContextKind::InvalidSubcommand);
            let command = Value::Text(command.unwrap_or_default());
            phrase(is("unknown-command").with("command", command))
        }
        ErrorKind::InvalidValue => {
            let mut text = match value.as_deref() {
                None | Some("") => phrase(is("no-value")),
                Some(_) => phrase(is("invalid-value")),
            };
            let possible = contexts(mistake, ContextKind::ValidValue);
            if !possible.is_empty() {
                let label = voice.phrase(&Say::message("cli-values"));
                let _ = write!(
                    text,
                    "\n  [{label}{} {}]",
                    voice.colon(),
                    possible.join(", ")
                );
            }
            text
        }
        ErrorKind::ValueValidation => {
            let why = mistake.source().map(|why| link_told(voice, why));
            let text = phrase(is("invalid-value"));
            why.map_or(text.clone(), |why| format!("{text}: {why}"))
        }
        ErrorKind::ArgumentConflict => {
            let others = contexts(mistake, ContextKind::PriorArg);
            match others.as_slice() {
                [only] if Some(only) == argument.as_ref() => phrase(is("twice")),
                _ => phrase(is("conflict").with("others", Value::Texts(others))),
            }
        }
        ErrorKind::MissingRequiredArgument => {
            let missing = contexts(mistake, ContextKind::InvalidArg);
            let count = missing.len() as u64;
            let listed: String = missing.iter().map(|arg| format!("\n  {arg}")).collect();
            phrase(is("missing").number("count", count)) + &listed
        }
        ErrorKind::TooManyValues => phrase(is("too-many")),
        ErrorKind::NoEquals => phrase(is("no-equals")),
        ErrorKind::InvalidUtf8 => phrase(is("not-unicode")),
        _ => phrase(is("other")),
    }
}

/// What may have been meant.
fn tips(mistake: &Error) -> Vec<Say> {
    let mut tips = Vec::new();
    for (kind, name) in [
        (ContextKind::SuggestedSubcommand, "command"),
        (ContextKind::SuggestedArg, "argument"),
        (ContextKind::SuggestedValue, "value"),
    ] {
        let near = contexts(mistake, kind);
        if !near.is_empty() {
            let near = Value::Texts(near);
            tips.push(Say::attribute("cli-near", name).with("near", near));
        }
    }
    let other = match mistake.get(ContextKind::Suggested) {
        Some(ContextValue::StyledStrs(other)) => other.as_slice(),
        _ => &[],
    };
    let other = other.iter().map(StyledStr::to_string);
    tips.extend(other.filter_map(|tip| elsewhere(mistake, &tip)));
    tips
}

/// A tip that clap gives as an English sentence: what it advises stands last in quotation marks, or first where it exists.
fn elsewhere(mistake: &Error, tip: &str) -> Option<Say> {
    let quoted: Vec<&str> = tip.split('\'').skip(1).step_by(2).collect();
    let text = |text: &str| Value::Text(text.to_owned());
    match quoted.as_slice() {
        [exists] if tip.ends_with("exists") => {
            Some(Say::attribute("cli-near", "elsewhere").with("line", text(exists)))
        }
        [_, line] if line.contains("-- ") => {
            let argument = context(mistake, ContextKind::InvalidArg)?;
            let say = Say::attribute("cli-near", "as-value").with("line", text(line));
            Some(say.with("argument", text(&argument)))
        }
        _ => None,
    }
}
