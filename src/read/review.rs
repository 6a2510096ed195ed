//! The file in which a reviewer returns what he thinks of the texts of a language: JSON, as the pages for reviewers write it.

use crate::read::document::the_document;
use crate::read::fault::TextFault;
use crate::read::mark::is_lettered;
use crate::read::near;
use crate::read::translation::is_date;
use serde::Deserialize;
use std::collections::BTreeSet;

/// What a reviewer returned.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Returned {
    /// The language: its folder.
    pub language: String,
    /// The initials of the reviewer, by which he is named elsewhere.
    pub initials: String,
    /// His name, and what he is: “Maria Rossi, International Arbiter”.
    pub reviewer: String,
    /// When he read: `2026-11-29`.
    pub date: String,
    /// What he thinks of each text that he read.
    pub texts: Vec<OfText>,
}

/// What a reviewer thinks of a text.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfText {
    /// The name of the text.
    pub name: String,
    /// The mark of the text that he read.
    pub text: String,
    /// The mark of the English beside it.
    pub english: String,
    /// His opinion.
    pub opinion: Opinion,
    /// What he wrote instead, where he changed it: the whole message.
    #[serde(default)]
    pub new: String,
    /// What he says of it.
    #[serde(default)]
    pub remark: String,
}

/// An opinion of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Opinion {
    /// It is good as it stands.
    Accepted,
    /// It is good as he wrote it.
    Changed,
    /// There is something to say of it.
    Remark,
}

/// What a reviewer returned on the texts of a language that have these names.
///
/// # Errors
/// The first [`TextFault`] of the JSON; else everything that is not as it must be, each with its place: another language, initials
/// that are none, a name without a text, a date, a mark, a name that no text has or that stands there twice, a change without
/// words, and a remark without any.
pub fn returned(
    file: &str,
    text: &str,
    lang: &str,
    names: &BTreeSet<&str>,
) -> Result<Returned, Vec<TextFault>> {
    let document = the_document(file, text, "what a reviewer returned")?;
    let read: Returned = document.read().map_err(|fault| vec![fault])?;
    let mut faults = Vec::new();
    let mut need = |good: bool, word: &str, found: &str, expected: String| {
        if !good {
            faults.push(document.fault_at_word(word, format!("`{found}`"), expected));
        }
    };
    let is_own = read.language == lang;
    need(
        is_own,
        "\"language\"",
        &read.language,
        format!("`{lang}`, the language that is reviewed"),
    );
    let is_short = (1..=4).contains(&read.initials.len())
        && read
            .initials
            .bytes()
            .all(|letter| letter.is_ascii_lowercase());
    let expected = "one to four small Latin letters".to_owned();
    need(is_short, "\"initials\"", &read.initials, expected);
    let is_named = !read.reviewer.trim().is_empty();
    need(
        is_named,
        "\"reviewer\"",
        &read.reviewer,
        "a name".to_owned(),
    );
    need(
        is_date(&read.date),
        "\"date\"",
        &read.date,
        "a date as 2026-11-29".to_owned(),
    );
    let mut seen = BTreeSet::new();
    for own in &read.texts {
        let word = format!("\"{}\"", own.name);
        let is_known = names.contains(own.name.as_str());
        let similar = near(&own.name, names.iter().copied());
        let expected = match similar.is_empty() {
            true => "the name of a text".to_owned(),
            false => format!("the name of a text, perhaps {}", similar.join(", ")),
        };
        need(is_known, &word, &own.name, expected);
        need(
            seen.insert(&own.name),
            &word,
            &own.name,
            "each text once".to_owned(),
        );
        for mark in [&own.text, &own.english] {
            need(
                is_lettered(mark),
                &word,
                mark,
                "a mark of seven letters".to_owned(),
            );
        }
        let is_said = match own.opinion {
            Opinion::Accepted => true,
            Opinion::Changed => !own.new.trim().is_empty(),
            Opinion::Remark => !own.remark.trim().is_empty(),
        };
        need(
            is_said,
            &word,
            &own.name,
            "what the text should be, or what is to be said of it".to_owned(),
        );
    }
    match faults.is_empty() {
        true => Ok(read),
        false => Err(faults),
    }
}
