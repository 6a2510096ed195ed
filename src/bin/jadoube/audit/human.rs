//! The report of an audit in words, for people.

use jadoube::audit::{Entry, Summary, summary_lines};
use jadoube::text::{Say, Value, Voice};

/// What stands above the findings of a game: where it is, and who played it.
pub fn heading(voice: &Voice<'_>, file: &str, number: u64, line: usize, names: &str) -> String {
    let say = Say::message("audit-heading")
        .with("file", Value::Text(file.to_owned()))
        .with("number", Value::Text(number.to_string()))
        .with("line", Value::Text(line.to_string()))
        .with("names", Value::Written(names.to_owned()));
    voice.phrase(&say)
}

/// The findings of a game, a line each: the move, what was found, and the articles.
pub fn findings(voice: &Voice<'_>, entries: &[Entry<'_>]) -> String {
    let start = voice.text("audit-place-start");
    let place = |entry: &Entry<'_>| match entry.place.as_str() {
        "" => start.clone(),
        place => place.to_owned(),
    };
    let width = (entries.iter())
        .map(|entry| place(entry).chars().count())
        .max();
    let line = |entry: &Entry<'_>| {
        let articles = match entry.articles.as_slice() {
            [] => String::new(),
            numbers => format!(" [{}]", numbers.join(", ")),
        };
        let width = width.unwrap_or(0);
        format!("  {:width$}  {}{articles}\n", place(entry), entry.text)
    };
    entries.iter().map(line).collect()
}

/// The summary.
pub fn summary(voice: &Voice<'_>, summary: &Summary) -> String {
    let lines = summary_lines(voice, summary);
    lines.iter().map(|line| format!("{line}\n")).collect()
}
