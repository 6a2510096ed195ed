//! GIFT, the text format for questions that Moodle and others read.

use super::html::{Page, allowed, safe};
use super::moodle::{categories, idnumber, tags};
use super::name::within;
use super::{percent, shown, stem};
use crate::quiz::{Form, Told};
use crate::text::Words;

/// The longest name of a question.
const LONGEST_NAME: usize = 250;

/// The file of GIFT with these questions, in categories as Moodle has them.
///
/// It has no pictures: the pieces are told in words.
/// What is to be put in order is matched with its places, for GIFT knows no such questions; an open one has its marking scheme
/// among what is told after the answer.
pub fn gift(questions: &[Told], words: &Words) -> String {
    let mut text = String::new();
    for (path, questions) in categories(questions, words) {
        text += &format!("$CATEGORY: {path}\n\n");
        for told in questions {
            text += &question(told, words);
        }
    }
    text
}

fn question(told: &Told, words: &Words) -> String {
    let page = Page::of(told, words);
    let stem = stem(&told.id);
    let notes: Vec<String> = std::iter::once(format!("[id:{}]", idnumber(told)))
        .chain(tags(told).iter().map(|tag| format!("[tag:{}]", note(tag))))
        .collect();
    let mut lines = vec![
        format!("// {}", notes.join(" ")),
        format!(
            "::{}::[html]{}{{",
            marked(&allowed(&within(LONGEST_NAME, stem))),
            marked(&page.stem(|_| None))
        ),
    ];
    for (at, option) in shown(told) {
        let text = begun(&safe(&option.text));
        let feedback = match page.feedback(option) {
            said if said.is_empty() => said,
            said => format!("#{}", begun(&said)),
        };
        lines.push(match (told.form, option.right) {
            (Form::Order, _) => format!("={text} -> {}", at + 1),
            (Form::Several, _) => format!("~%{}%{text}{feedback}", percent(told, option)),
            (_, true) => format!("={text}{feedback}"),
            (_, false) => format!("~{text}{feedback}"),
        });
    }
    lines.push(format!(
        "####{}",
        begun(&(page.marking() + &page.explanation()))
    ));
    lines.push("}\n\n".to_owned());
    lines.join("\n")
}

/// The text with a backslash before each character that means something in GIFT.
fn marked(text: &str) -> String {
    let mut marked = String::with_capacity(text.len());
    for letter in text.chars() {
        if matches!(letter, '\\' | '~' | '=' | '#' | '{' | '}' | ':') {
            marked.push('\\');
        }
        marked.push(letter);
    }
    marked
}

/// The same of HTML that begins a part: a weight (`%`) or a format (`[`) is read there.
fn begun(html: &str) -> String {
    let rest = |begin| html.strip_prefix(begin);
    marked(&match (rest('%'), rest('[')) {
        (Some(rest), _) => format!("&#37;{rest}"),
        (_, Some(rest)) => format!("&#91;{rest}"),
        (None, None) => html.to_owned(),
    })
}

/// The text as it may stand in a note about a question, which ends with a bracket.
fn note(text: &str) -> String {
    let plain = |letter: char| match letter {
        '[' | ']' | '<' | '>' | '`' | '\\' => '-',
        other => other,
    };
    allowed(text).chars().map(plain).collect()
}
