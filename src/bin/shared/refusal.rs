//! Why something could not be done: a message and what caused it, put into words once the language is known.

use anyhow::Result;
use jadoube::board::{FenError, MoveTextError};
use jadoube::edition::{NoYear, UnknownEdition, UnknownName};
use jadoube::game::Colours;
use jadoube::text::{Say, Value, Voice, Words};
use std::error::Error;
use std::fmt;
use std::io::ErrorKind;
use std::path::Path;

/// Why something could not be done, in no language yet.
#[derive(Debug)]
pub struct Refusal {
    say: Box<Say>,
    near: Vec<String>,
    below: Option<String>,
    cause: Option<anyhow::Error>,
}

impl Refusal {
    /// The refusal that this message tells.
    pub fn new(say: Say) -> Self {
        Refusal {
            say: Box::new(say),
            near: Vec::new(),
            below: None,
            cause: None,
        }
    }

    /// The same with names that may have been meant.
    pub fn near<N: AsRef<str>>(mut self, names: &[N]) -> Self {
        self.near = names.iter().map(|name| name.as_ref().to_owned()).collect();
        self
    }

    /// The same with lines below it.
    pub fn below(mut self, lines: String) -> Self {
        self.below = Some(lines).filter(|lines| !lines.is_empty());
        self
    }

    /// The same with what caused it.
    pub fn because(mut self, cause: impl Into<anyhow::Error>) -> Self {
        self.cause = Some(cause.into());
        self
    }
}

impl fmt::Display for Refusal {
    /// The name of the message: the words need a language.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say.pattern())
    }
}

impl Error for Refusal {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        self.cause.as_ref().map(|cause| cause.as_ref() as _)
    }
}

/// What may fail, and then is refused with a message.
pub trait Refused<T> {
    /// The value, or the refusal with this message because of the error.
    fn refused(self, say: impl FnOnce() -> Say) -> Result<T>;
}

impl<T, E: Into<anyhow::Error>> Refused<T> for Result<T, E> {
    fn refused(self, say: impl FnOnce() -> Say) -> Result<T> {
        self.map_err(|error| Refusal::new(say()).because(error).into())
    }
}

impl<T> Refused<T> for Option<T> {
    fn refused(self, say: impl FnOnce() -> Say) -> Result<T> {
        self.ok_or_else(|| Refusal::new(say()).into())
    }
}

/// The message about a file or a folder.
pub fn about_file(message: &'static str, path: &Path) -> Say {
    Say::message(message).with("file", Value::Text(path.display().to_string()))
}

/// The message that names something by a text.
pub fn about(message: &'static str, found: &str) -> Say {
    Say::message(message).with("found", Value::Text(found.to_owned()))
}

/// An error with all that caused it, in the words of the reader: the cause after a colon.
pub fn told(words: &Words, error: &anyhow::Error) -> String {
    let voice = words.voice(Colours::Known);
    let links: Vec<String> = error.chain().map(|link| link_told(&voice, link)).collect();
    links.join(&format!("{} ", voice.colon()))
}

/// One error of a chain, or an error alone.
pub fn link_told(voice: &Voice<'_>, link: &(dyn Error + 'static)) -> String {
    if let Some(refusal) = link.downcast_ref::<Refusal>() {
        let mut text = near_names(voice, voice.phrase(&refusal.say), &refusal.near);
        if let Some(below) = &refusal.below {
            text.push('\n');
            text.push_str(below);
        }
        return text;
    }
    let system = link.downcast_ref::<std::io::Error>();
    if let Some(inner) = system.and_then(std::io::Error::get_ref) {
        return link_told(voice, inner);
    }
    match said(link) {
        Some(say) => voice.phrase(&say),
        None => link.to_string(),
    }
}

/// The message for an error that the library or the system gives, where there is one.
fn said(error: &(dyn Error + 'static)) -> Option<Say> {
    let expected = |name| Say::attribute("cli-expected", name);
    if let Some(unknown) = error.downcast_ref::<UnknownEdition>() {
        let known = unknown.known.iter().map(ToString::to_string).collect();
        let say = about("cli-unknown-edition", &unknown.found.to_string());
        return Some(say.with("known", Value::Texts(known)));
    }
    if error.is::<NoYear>() {
        return Some(expected("year"));
    }
    if let Some(unknown) = error.downcast_ref::<UnknownName>() {
        let names = Value::Text(unknown.expected.clone());
        return Some(expected("one-of").with("names", names));
    }
    if let Some(fault) = error.downcast_ref::<FenError>() {
        let fen = Value::Text(fault.fen.clone());
        return Some(Say::attribute("cli-fen", fault.expected.name()).with("fen", fen));
    }
    if let Some(fault) = error.downcast_ref::<MoveTextError>() {
        let named = |name, text: &str| {
            Say::attribute("cli-move", name).with("text", Value::Text(text.to_owned()))
        };
        return Some(match fault {
            MoveTextError::Unreadable { text } => named("unreadable", text),
            MoveTextError::NoSuchPiece { text } => named("no-such-piece", text),
            MoveTextError::AnotherPiece { text, square } => {
                named("another-piece", text).with("square", Value::Square(*square))
            }
            MoveTextError::Ambiguous { text, from } => {
                let squares = from.iter().map(ToString::to_string).collect();
                named("ambiguous", text).with("squares", Value::Texts(squares))
            }
        });
    }
    let kind = error.downcast_ref::<std::io::Error>()?.kind();
    let system = |name| Some(Say::attribute("cli-system", name));
    match kind {
        ErrorKind::NotFound => system("not-found"),
        ErrorKind::PermissionDenied => system("not-allowed"),
        ErrorKind::IsADirectory => system("is-a-folder"),
        ErrorKind::NotADirectory => system("is-no-folder"),
        ErrorKind::StorageFull => system("disk-full"),
        ErrorKind::UnexpectedEof => system("ends-too-early"),
        _ => None,
    }
}

/// A sentence, with what may have been meant.
pub fn near_names<N: AsRef<str>>(voice: &Voice<'_>, sentence: String, near: &[N]) -> String {
    if near.is_empty() {
        return sentence;
    }
    let names: Vec<String> = near.iter().map(|name| name.as_ref().to_owned()).collect();
    let perhaps = Say::message("perhaps").with("near", Value::Texts(names));
    let stop = if sentence.ends_with('.') { "" } else { "." };
    format!("{sentence}{stop} {}", voice.say(&perhaps))
}
