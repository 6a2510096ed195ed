//! The report of an audit in words, for people.

use jadoube::audit::{Summary, ToldFinding, summary_lines};
use jadoube::edition::Laws;
use jadoube::game::Case;
use jadoube::text::{Say, Value, Voice, story};

/// What stands above the findings of a game: where it is, and who played it.
pub fn heading(voice: &Voice<'_>, file: &str, number: u64, line: usize, names: &str) -> String {
    let say = Say::message("audit-heading")
        .with("file", Value::Text(file.to_owned()))
        .with("number", Value::Text(number.to_string()))
        .with("line", Value::Text(line.to_string()))
        .with("names", Value::Written(names.to_owned()));
    voice.phrase(&say)
}

/// The findings of a game, a line each: the move, what was found, and the articles; then what is added to each.
pub fn findings(
    voice: &Voice<'_>,
    entries: &[ToldFinding<'_>],
    added: impl Fn(&ToldFinding<'_>) -> String,
) -> String {
    let start = voice.text("audit-place-start");
    let place = |entry: &ToldFinding<'_>| match entry.place.as_str() {
        "" => start.clone(),
        place => place.to_owned(),
    };
    let width = (entries.iter())
        .map(|entry| place(entry).chars().count())
        .max();
    let line = |entry: &ToldFinding<'_>| {
        let articles = match entry.articles.as_slice() {
            [] => String::new(),
            numbers => format!(" [{}]", numbers.join(", ")),
        };
        let width = width.unwrap_or(0);
        let place = place(entry);
        format!(
            "  {place:width$}  {}{articles}\n{}",
            entry.text,
            added(entry)
        )
    };
    entries.iter().map(line).collect()
}

/// The ruling on a case: the position where it is wanted, what happened, and what the Laws say.
pub fn ruling(voice: &Voice<'_>, laws: &Laws, case: &Case, board: bool) -> String {
    let mut page = String::from("\n");
    if let Some(position) = jadoube::answer::position_before(case).filter(|_| board) {
        page.push_str(&jadoube::answer::board(position, voice.words().language()));
        page.push('\n');
    }
    let setting = std::slice::from_ref(&laws.setting);
    page.push_str(&format!("{}\n", story(voice, setting, case)));
    page.push_str(&jadoube::answer::ruling(voice, laws, case, None, false).0);
    page.push('\n');
    page
}

/// A text further to the right.
pub fn indented(text: &str, by: usize) -> String {
    let space = " ".repeat(by);
    let line = |line: &str| match line {
        "" => "\n".to_owned(),
        line => format!("{space}{line}\n"),
    };
    text.lines().map(line).collect()
}

/// The summary.
pub fn summary(voice: &Voice<'_>, summary: &Summary) -> String {
    let lines = summary_lines(voice, summary);
    lines.iter().map(|line| format!("{line}\n")).collect()
}
