//! What a command works with: the files of the program, the languages, and the one that is spoken.

use super::files::files;
use super::refusal::{Refusal, told};
use anyhow::Result;
use jadoube::game::Colours;
use jadoube::read::{FaultWords, TextFault};
use jadoube::text::{Defect, Problem, Say, Tongues, Value, Voice, Words};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The variables of the environment that name the language, the strongest first.
const LOCALE_VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// The files of the program, the languages, and the one that is spoken.
pub struct Desk {
    /// The files of the program by their paths.
    pub files: Vec<(String, Vec<u8>)>,
    /// All languages.
    pub tongues: Arc<Tongues>,
    /// The language that is spoken.
    pub words: Arc<Words>,
}

impl Desk {
    /// The desk for these arguments, before they are understood: wherever `--data` and `--lang` stand, they count.
    ///
    /// Where the files that they name cannot be read, those that the program carries stand in, and the second value says why.
    pub fn of(arguments: &[OsString]) -> (Self, Option<anyhow::Error>) {
        let data = option(arguments, "--data").map(PathBuf::from);
        let lang = option(arguments, "--lang");
        let lang = lang.and_then(|lang| lang.to_str().map(str::to_owned));
        match Self::reading(data.as_deref(), lang.as_deref()) {
            Ok(desk) => (desk, None),
            Err(error) => match Self::reading(None, lang.as_deref()) {
                Ok(desk) => (desk, Some(error)),
                Err(_) => unreachable!("the program carries a language"),
            },
        }
    }

    /// The desk with these files and this language, or that of the environment.
    pub fn reading(data: Option<&Path>, lang: Option<&str>) -> Result<Self> {
        let (desk, problems) = Self::of_files(files(data)?, lang)?;
        for problem in problems {
            if let Defect::Unreadable(why) = &problem.what {
                desk.warn(&format!("{}: {}: {why}", problem.lang, problem.message));
            }
        }
        Ok(desk)
    }

    /// The desk with files that were read, and what is wrong with the languages.
    pub fn of_files(
        files: Vec<(String, Vec<u8>)>,
        lang: Option<&str>,
    ) -> Result<(Self, Vec<Problem>)> {
        let pairs = files.iter();
        let (tongues, problems) =
            Tongues::of(pairs.map(|(path, bytes)| (path.as_str(), &bytes[..])));
        let asked = lang.and_then(|lang| tongues.nearest(lang));
        let of_environment = || tongues.nearest(&locale()?);
        let words = asked
            .or_else(of_environment)
            .or_else(|| tongues.fallback())
            .ok_or_else(|| Refusal::new(Say::message("cli-no-languages")))?
            .clone();
        let desk = Desk {
            files,
            tongues: Arc::new(tongues),
            words,
        };
        Ok((desk, problems))
    }

    /// A voice of the language for what is said to the reader himself.
    pub fn voice(&self) -> Voice<'_> {
        self.words.voice(Colours::Known)
    }

    /// An error with all that caused it, in the words of the reader.
    pub fn told(&self, error: &anyhow::Error) -> String {
        told(&self.words, error)
    }

    /// Says on standard error why something could not be done.
    pub fn complain(&self, error: &anyhow::Error) {
        let what = self.told(error);
        let label = self.voice().phrase(&Say::message("cli-error"));
        eprintln!("{label} {what}");
    }

    /// Says on standard error what to look at.
    pub fn warn(&self, what: &str) {
        let label = self.voice().phrase(&Say::message("cli-warning"));
        eprintln!("{label} {what}");
    }

    /// The fault of a text with its line, in the words of the reader around what was found.
    pub fn snippet(&self, fault: &TextFault) -> String {
        fault.snippet_in(&self.fault_words())
    }

    /// The words around what was found in a text.
    pub fn fault_words(&self) -> FaultWords {
        let word = |name| self.voice().phrase(&Say::attribute("cli-fault", name));
        FaultWords {
            error: word("error"),
            warning: word("warning"),
            expected: word("expected"),
            perhaps: word("perhaps"),
        }
    }

    /// The refusal to work without all editions, each fault with its line.
    pub fn editions_unread(&self, faults: &[TextFault]) -> anyhow::Error {
        let shown: Vec<String> = faults.iter().map(|fault| self.snippet(fault)).collect();
        let say = Say::message("cli-editions-unread");
        Refusal::new(say).below(shown.join("\n")).into()
    }
}

/// The language of the environment.
fn locale() -> Option<String> {
    let mut set = LOCALE_VARIABLES
        .into_iter()
        .filter_map(|name| std::env::var(name).ok());
    set.find(|locale| !locale.is_empty())
}

/// The last value of an option, wherever it stands before `--`.
pub fn option(arguments: &[OsString], name: &str) -> Option<OsString> {
    let mut value = None;
    let mut arguments = arguments
        .iter()
        .skip(1)
        .take_while(|argument| *argument != "--");
    while let Some(argument) = arguments.next() {
        if argument == name {
            value = arguments.next().cloned();
        } else if let Some(text) = argument.to_str()
            && let Some(given) = text
                .strip_prefix(name)
                .and_then(|rest| rest.strip_prefix('='))
        {
            value = Some(given.into());
        }
    }
    value
}

/// The arguments with the options of every command before `help`, which takes names of commands only.
pub fn common_first(arguments: Vec<OsString>) -> Vec<OsString> {
    if arguments.get(1).is_none_or(|first| first != "help") {
        return arguments;
    }
    let (mut common, mut names) = (Vec::new(), Vec::new());
    let mut arguments = arguments.into_iter();
    common.extend(arguments.next());
    while let Some(argument) = arguments.next() {
        if argument == "--lang" || argument == "--data" {
            common.push(argument);
            common.extend(arguments.next());
        } else if argument.to_string_lossy().starts_with("--") {
            common.push(argument);
        } else {
            names.push(argument);
        }
    }
    common.extend(names);
    common
}

/// The arguments with the options of every command at the end, where a program takes its own options or a command.
pub fn common_last(arguments: Vec<OsString>) -> Vec<OsString> {
    let (mut own, mut common) = (Vec::new(), Vec::new());
    let mut arguments = arguments.into_iter();
    own.extend(arguments.next());
    while let Some(argument) = arguments.next() {
        let text = argument.to_string_lossy().into_owned();
        if text == "--" {
            own.append(&mut common);
            own.push(argument);
            own.extend(arguments);
            break;
        } else if text == "--lang" || text == "--data" {
            common.push(argument);
            common.extend(arguments.next());
        } else if text.starts_with("--lang=") || text.starts_with("--data=") {
            common.push(argument);
        } else {
            own.push(argument);
        }
    }
    own.extend(common);
    own
}

/// Reads the name of a language, in whatever form the environment writes it, as that of one of these.
pub fn language_of(tongues: &Tongues, text: &str) -> Result<String, Refusal> {
    let known = || {
        tongues
            .iter()
            .map(|words| words.lang().to_owned())
            .collect()
    };
    match tongues.nearest(text) {
        Some(words) => Ok(words.lang().to_owned()),
        None => Err(Refusal::new(
            Say::message("unknown-language")
                .with("found", Value::Text(text.to_owned()))
                .with("known", Value::Texts(known())),
        )),
    }
}
