//! `locales/*/translation.yaml`: from which English each text of a language was made, and who has reviewed it.
//!
//! The program writes this file; it stands beside the texts so that it does not depend on the history of any repository.

use crate::read::document::the_document;
use crate::read::fault::TextFault;
use crate::read::mark::is_lettered;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// What is known of the translation of a language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Translation {
    /// The reviewers, by their initials: name, and what they are.
    pub reviewers: BTreeMap<String, String>,
    /// The mark of the English from which a text was made, by the name of the text.
    pub from: BTreeMap<String, String>,
    /// Who accepted a text last.
    pub reviewed: BTreeMap<String, Reviewed>,
    /// What reviewers said beside it, the oldest first.
    pub remarks: BTreeMap<String, Vec<Remark>>,
}

/// That somebody accepted a text.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reviewed {
    /// The mark of the text that was accepted.
    pub text: String,
    /// The initials of the reviewer.
    pub by: String,
    /// When: `2026-11-29`.
    pub on: String,
}

/// What a reviewer said of a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Remark {
    /// The initials of the reviewer.
    pub by: String,
    /// When.
    pub on: String,
    /// In his words.
    pub says: String,
}

/// What a file says of the translation of its language.
///
/// # Errors
/// The first [`TextFault`] of the YAML; else every mark, date or name of a reviewer that is none, each with its place.
pub fn translation(file: &str, text: &str) -> Result<Translation, Vec<TextFault>> {
    let document = the_document(file, text, "what is known of a translation")?;
    let read: Translation = document.read().map_err(|fault| vec![fault])?;
    let mut faults = Vec::new();
    let mut need = |good: bool, keys: &[&str], found: &str, expected: &str| {
        if !good {
            let found = format!("`{found}`");
            faults.push(document.fault_at_key(keys, found, expected.to_owned()));
        }
    };
    const MARK: &str = "a mark of seven letters, as `jadoube translate confirm` writes it";
    const INITIALS: &str = "the initials of one of the `reviewers`";
    const DATE: &str = "a date as 2026-11-29";
    for (name, mark) in &read.from {
        need(is_lettered(mark), &["from", name], mark, MARK);
    }
    for (name, review) in &read.reviewed {
        let keys = ["reviewed", name.as_str()];
        need(is_lettered(&review.text), &keys, &review.text, MARK);
        let is_known = read.reviewers.contains_key(&review.by);
        need(is_known, &keys, &review.by, INITIALS);
        need(is_date(&review.on), &keys, &review.on, DATE);
    }
    for (name, remark) in
        (read.remarks.iter()).flat_map(|(name, all)| all.iter().map(move |one| (name, one)))
    {
        let keys = ["remarks", name.as_str()];
        let is_known = read.reviewers.contains_key(&remark.by);
        need(is_known, &keys, &remark.by, INITIALS);
        need(is_date(&remark.on), &keys, &remark.on, DATE);
    }
    match faults.is_empty() {
        true => Ok(read),
        false => Err(faults),
    }
}

/// Whether a text is a date as `2026-11-29`.
pub(super) fn is_date(text: &str) -> bool {
    text.len() == 10
        && text.bytes().enumerate().all(|(n, letter)| match n {
            4 | 7 => letter == b'-',
            _ => letter.is_ascii_digit(),
        })
}

impl Translation {
    /// The text of the file, whatever it was before: the same for the same content.
    pub fn text(&self) -> String {
        let mut text = HEADER.to_owned();
        let mut section = |name: &str, lines: Vec<String>| {
            if !lines.is_empty() {
                let _ = writeln!(text, "{name}:");
                lines.iter().for_each(|line| text.push_str(line));
            }
        };
        let quoted = |text: &str| serde_json::Value::from(text).to_string();
        let reviewers = self.reviewers.iter();
        let line =
            |(initials, name): (&String, &String)| format!("  {initials}: {}\n", quoted(name));
        section("reviewers", reviewers.map(line).collect());
        let from = self.from.iter();
        section(
            "from",
            from.map(|(name, mark)| format!("  {name}: {mark}\n"))
                .collect(),
        );
        let line = |(name, it): (&String, &Reviewed)| {
            format!(
                "  {name}: {{text: {}, by: {}, on: {}}}\n",
                it.text, it.by, it.on
            )
        };
        section("reviewed", self.reviewed.iter().map(line).collect());
        let line = |(name, all): (&String, &Vec<Remark>)| {
            let all = all.iter().map(|it| {
                format!(
                    "    - {{by: {}, on: {}, says: {}}}\n",
                    it.by,
                    it.on,
                    quoted(&it.says)
                )
            });
            format!("  {name}:\n{}", all.collect::<String>())
        };
        section("remarks", self.remarks.iter().map(line).collect());
        text
    }
}

const HEADER: &str = "# From which English each text was made, and who has reviewed it; `jadoube translate` writes this file.\n";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        let initials = || "mr".to_owned();
        let remark = Remark {
            by: initials(),
            on: "2026-11-29".to_owned(),
            says: "“patta”, not \"pari\": as everywhere\nelse".to_owned(),
        };
        let review = Reviewed {
            text: "bcdfghj".to_owned(),
            by: initials(),
            on: "2026-11-29".to_owned(),
        };
        let known = Translation {
            reviewers: [(initials(), "Maria Rossi: arbiter".to_owned())].into(),
            from: [("term/draw".to_owned(), "zzzzzzz".to_owned())].into(),
            reviewed: [("draw".to_owned(), review)].into(),
            remarks: [("draw".to_owned(), vec![remark])].into(),
        };
        assert_eq!(translation("t.yaml", &known.text()), Ok(known));
    }

    #[test]
    fn every_fault_is_told_with_its_line() {
        let text = "reviewers:\n  mr: Maria\nfrom:\n  draw: 12\nreviewed:\n  draw: {text: bcdfghj, by: xx, on: today}\n";
        let faults = translation("t.yaml", text).expect_err("faults");
        let told: Vec<(usize, &str)> = (faults.iter())
            .map(|fault| (fault.place.line, fault.found.as_str()))
            .collect();
        assert_eq!(told, [(4, "`12`"), (6, "`xx`"), (6, "`today`")]);
    }

    #[test]
    fn a_file_without_content_knows_nothing() {
        assert_eq!(Translation::default().text(), HEADER);
    }
}
