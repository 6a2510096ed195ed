//! What a report for programs contains: below the help of a command, its fields in columns.

use jadoube::text::Say;

/// How wide a page of help is, in characters.
const WIDTH: usize = 100;

/// A part of the description of a report.
pub enum Part {
    /// A sentence of its own, told by this attribute.
    Text(&'static str),
    /// A field, or several, told by this attribute.
    Field(&'static str, &'static str),
}

use Part::{Field, Text};

/// The messages that describe a report, with their parts in order.
const REPORTS: [(&str, &[Part]); 5] = [
    (
        "cli-explain-report",
        &[
            Text("begin"),
            Field("no-ruling", "of-no-ruling"),
            Text("or"),
            Field("steps", "of-steps"),
            Field("branches", "of-branches"),
            Field("by-the-letter", "of-by-the-letter"),
            Field("procedures", "of-procedures"),
            Field("beside-the-point", "of-beside-the-point"),
        ],
    ),
    (
        "cli-coverage-report",
        &[
            Text("begin"),
            Field("editions", "of-editions"),
            Field("provisions", "of-provisions"),
            Field("gaps", "of-gaps"),
            Field("texts", "of-texts"),
            Field("sources", "of-sources"),
            Field("cases, runs", "of-cases-runs"),
            Text("with-practice"),
            Field("items", "of-items"),
            Field("sources", "of-sources-of-practice"),
        ],
    ),
    (
        "cli-compare-report",
        &[
            Text("begin"),
            Field("from, to", "of-from-to"),
            Field("rules", "of-rules"),
            Field("values", "of-values"),
            Field("cases", "of-cases"),
            Text("with-practice"),
            Field(
                "edition, practice, cases, otherwise",
                "of-edition-practice-cases-otherwise",
            ),
            Field("items", "of-items"),
            Field("rulings", "of-rulings"),
        ],
    ),
    (
        "cli-audit-report",
        &[
            Text("begin"),
            Field("file, game, line", "of-file-game-line"),
            Field("edition", "of-edition"),
            Field("tags", "of-tags"),
            Field("plies, result", "of-plies-result"),
            Field("over", "of-over"),
            Field("counts", "of-counts"),
            Field("findings", "of-findings"),
            Text("end"),
        ],
    ),
    (
        "cli-quiz-progress-report",
        &[
            Text("begin"),
            Field("learner", "of-learner"),
            Field("articles", "of-articles"),
            Field("due, next_due", "of-due"),
            Field("sessions", "of-sessions"),
        ],
    ),
];

/// The command whose report that of another command is.
const ALIKE: [(&str, &str); 1] = [("cli-judge", "cli-explain")];

/// The description of the report of the command that this message tells, laid out; none where it has no report.
pub fn report(message: &str, say: &mut impl FnMut(&Say) -> String) -> Option<String> {
    let alike = ALIKE.iter().find(|(command, _)| *command == message);
    let message = alike.map_or(message, |(_, other)| *other);
    let named = format!("{message}-report");
    let (id, parts) = REPORTS.iter().find(|(id, _)| *id == named)?;
    let width = |part: &Part| match part {
        // A long row of names stands on a line of its own.
        Field(label, _) => Some(label.chars().count()).filter(|width| *width < 20),
        Text(_) => None,
    };
    let column = 4 + parts.iter().filter_map(width).max().unwrap_or_default();
    let mut page = String::new();
    for part in *parts {
        match part {
            Text(attribute) => {
                let text = say(&Say::attribute(*id, *attribute));
                lines(&mut page, "", &text, 0);
            }
            Field(label, attribute) => {
                let text = say(&Say::attribute(*id, *attribute));
                lines(&mut page, &format!("  {label}"), &text, column);
            }
        }
    }
    Some(page.trim_end().to_owned())
}

/// A text in lines that all begin at the same column, the first behind a label.
pub fn lines(page: &mut String, label: &str, text: &str, column: usize) {
    let mut line = label.to_owned();
    if line.chars().count() + 2 > column && !label.is_empty() {
        page.push_str(&line);
        page.push('\n');
        line.clear();
    }
    for word in text.split_whitespace() {
        let used = line.chars().count();
        let begins = used < column || used == 0;
        if !begins && used + 1 + word.chars().count() > WIDTH {
            page.push_str(&line);
            page.push('\n');
            line = " ".repeat(column);
            line.push_str(word);
        } else if used <= column && (line.trim().is_empty() || line.trim() == label.trim()) {
            line.push_str(&" ".repeat(column - used));
            line.push_str(word);
        } else {
            line.push(' ');
            line.push_str(word);
        }
    }
    page.push_str(&line);
    page.push('\n');
}
