//! Comma-separated values (RFC 4180), a row for each question.

use crate::quiz::{Form, OptionTold, Told};

/// A column: its name, and what stands there of a question.
type Column = (&'static str, fn(&Told) -> String);

/// The columns before those of the options.
const COLUMNS: [Column; 19] = [
    ("id", |told| told.id.clone()),
    ("edition", |told| told.edition.to_string()),
    ("pace", |told| told.pace.to_owned()),
    ("level", |told| told.level.to_string()),
    ("expected", |told| told.expected.to_string()),
    ("aspect", |told| told.aspect.to_owned()),
    ("case", |told| told.case.clone()),
    ("title", |told| told.title.clone()),
    ("topics", |told| told.topics.join(" ")),
    ("articles", |told| {
        let named = told.articles.iter().map(|article| article.named.as_str());
        named.collect::<Vec<_>>().join("; ")
    }),
    ("setting", |told| told.setting.clone()),
    ("fen", |told| {
        told.board
            .as_ref()
            .map_or(String::new(), |board| board.fen.clone())
    }),
    ("clock_white", |told| {
        told.clock
            .as_ref()
            .map_or(String::new(), |clock| clock.white.clone())
    }),
    ("clock_black", |told| {
        told.clock
            .as_ref()
            .map_or(String::new(), |clock| clock.black.clone())
    }),
    ("story", |told| told.story.clone()),
    ("asked", |told| told.asked.clone()),
    ("form", |told| form(told.form).to_owned()),
    ("right", right),
    ("explanation", explanation),
];

/// The name of a form, as JSON has it.
const fn form(form: Form) -> &'static str {
    match form {
        Form::Single => "single",
        Form::Several => "several",
        Form::Order => "order",
        Form::Open => "open",
    }
}

/// The numbers of the right options; of those to be put in order, which stand in the right one, all.
fn right(told: &Told) -> String {
    let options = (1..).zip(&told.options);
    let right = options.filter(|(_, option)| option.right);
    let numbers: Vec<String> = right
        .map(|(number, _): (u32, _)| number.to_string())
        .collect();
    numbers.join(" ")
}

/// The marking scheme of an open question, the ruling and the reasons, a line each.
fn explanation(told: &Told) -> String {
    let marks = (told.marks.iter()).map(|part| format!("{} ({})", part.text, part.marks));
    let reasons = told.reasons.iter();
    let reasons = reasons.map(|reason| format!("{}. {}", reason.named, reason.text));
    let lines = marks.chain([told.ruling.clone()]).chain(reasons);
    let lines: Vec<String> = lines.map(|line| line.trim().to_owned()).collect();
    lines.join("\n")
}

/// The table: the first row names the columns, each further one is a question.
///
/// It begins with a byte order mark, by which spreadsheets know UTF-8.
/// So that no text is run as a formula, one that begins like a formula, or with an apostrophe, has an apostrophe before it:
/// who drops one apostrophe at the beginning of each cell has every text unharmed.
pub fn csv(questions: &[Told]) -> String {
    let most = questions.iter().map(|question| question.options.len());
    let most = most.max().unwrap_or(0);
    let of_options: [OptionColumn; 2] = [
        ("option", |option| &option.text),
        ("why_wrong", |option| &option.why),
    ];
    let mut head: Vec<String> = COLUMNS.iter().map(|(name, _)| (*name).to_owned()).collect();
    for (name, _) in of_options {
        head.extend((1..=most).map(|number| format!("{name}_{number}")));
    }
    let mut table = format!("\u{feff}{}", row(&head));
    for told in questions {
        let mut cells: Vec<String> = COLUMNS.iter().map(|(_, value)| value(told)).collect();
        for (_, text) in of_options {
            let option = |at| told.options.get(at);
            cells.extend((0..most).map(|at| option(at).map_or("", text).to_owned()));
        }
        table += &row(&cells);
    }
    table
}

/// A column of options: its name, and what stands there of one.
type OptionColumn = (&'static str, fn(&OptionTold) -> &str);

/// The cells as a row.
pub(super) fn row(cells: &[String]) -> String {
    let cells: Vec<String> = cells.iter().map(|text| cell(text)).collect();
    cells.join(",") + "\r\n"
}

/// The text as a cell: no formula, and in quotation marks where it needs them.
fn cell(text: &str) -> String {
    let is_formula = text.starts_with(['=', '+', '-', '@', '\t', '\r', '\'']);
    let text = format!("{}{text}", if is_formula { "'" } else { "" });
    match text.contains([',', '"', '\n', '\r']) {
        true => format!("\"{}\"", text.replace('"', "\"\"")),
        false => text,
    }
}
