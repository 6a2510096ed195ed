//! What can be typed beside an answer, as a letter or as a word of the language.

use jadoube::text::{Say, Voice};

/// Something to do other than to answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    Article,
    Back,
    Skip,
    Retry,
    Help,
    Quit,
    Mark,
    Go(usize),
    List,
    HandIn,
}

/// The commands of learning, and those of an exam, each by the attribute of its words.
const LEARNING: [&str; 6] = ["article", "back", "skip", "retry", "help", "quit"];
const EXAM: [&str; 8] = [
    "back", "skip", "mark", "go", "list", "hand-in", "help", "quit",
];

/// The command that a line is, if it is one.
pub fn command(voice: &Voice<'_>, text: &str, is_exam: bool) -> Option<Command> {
    let text = text.to_lowercase();
    let number = text.trim_start_matches(|letter: char| !letter.is_ascii_digit());
    let word = text[..text.len() - number.len()].trim_end();
    let names: &[&'static str] = if is_exam { &EXAM } else { &LEARNING };
    let is_meant = |name: &&&'static str| {
        let words = voice.phrase(&Say::attribute("quiz-words", **name));
        words
            .to_lowercase()
            .split_whitespace()
            .any(|known| known == word)
    };
    let name = names.iter().find(is_meant)?;
    if *name == "go" {
        return number.parse().ok().map(Command::Go);
    }
    number.is_empty().then_some(match *name {
        "article" => Command::Article,
        "back" => Command::Back,
        "skip" => Command::Skip,
        "retry" => Command::Retry,
        "mark" => Command::Mark,
        "list" => Command::List,
        "hand-in" => Command::HandIn,
        "quit" => Command::Quit,
        _ => Command::Help,
    })
}

/// What each of them does, a line each, with the letter and the words by which it is called.
pub fn help(voice: &Voice<'_>, is_exam: bool) -> Vec<String> {
    let names: &[&'static str] = if is_exam { &EXAM } else { &LEARNING };
    let line = |name: &&'static str| {
        let words = voice.phrase(&Say::attribute("quiz-words", *name));
        let words: Vec<&str> = words.split_whitespace().collect();
        let what = match (*name, is_exam) {
            ("quit", true) => "break-off",
            (name, _) => name,
        };
        let number = if *name == "go" { " N" } else { "" };
        format!(
            "{}{number}: {}",
            words.join(", "),
            voice.phrase(&Say::attribute("quiz-does", what))
        )
    };
    names.iter().map(line).collect()
}
