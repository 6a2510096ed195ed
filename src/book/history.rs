//! What became of a provision from edition to edition.

use crate::book::provision::{Body, InEdition};
use crate::book::teller::{Teller, number_path, spoken};
use crate::book::timeline::lines;
use crate::compare::stays;
use crate::edition::{Confidence, Edition};
use crate::laws::Provision;
use crate::read::REFERENCE;
use crate::text::stand_in_mark;
use std::fmt::Write as _;

/// Editions one after the other, newest first, between which nothing changed: each leaves the
/// rule as the one before had it.
struct Run<'r> {
    all: Vec<&'r InEdition>,
}

impl<'r> Run<'r> {
    fn newest(&self) -> &'r InEdition {
        self.all[0]
    }

    fn oldest(&self) -> &'r InEdition {
        self.all[self.all.len() - 1]
    }
}

/// The table of the history of a provision in the letter of the Laws, newest first.
pub(super) fn history(teller: &Teller<'_>, provision: &Provision, all: &[InEdition]) -> String {
    let runs = runs(all);
    let mut rows = String::new();
    for (place, run) in runs.iter().enumerate() {
        let (newest, oldest) = (run.newest(), run.oldest());
        let older = runs.get(place + 1).map(Run::newest);
        let editions: Vec<Edition> = run.all.iter().map(|said| said.edition).collect();
        let names = teller.html(&Teller::naming("editions-short", &editions));
        let number = match newest.number.as_deref() {
            Some(number) => format!(
                "<a class=\"n\" href=\"{}\">{}</a>",
                number_path(newest.edition, number),
                super::html::escape(number),
            ),
            None => "–".to_owned(),
        };
        let certainty = newest.letter.as_ref().map_or(String::new(), |body| {
            let mark = teller.html(&crate::text::Say::attribute(
                "certainty",
                body.confidence.name(),
            ));
            format!("<i class=\"{}\">{mark}</i>", body.confidence.name())
        });
        let link = older.map_or_else(String::new, |older| {
            compared(teller, provision, older.edition, oldest.edition)
        });
        let _ = writeln!(
            rows,
            "<tr><th scope=\"row\">{names}</th><td>{number}</td><td>{}{link}</td><td>{certainty}</td></tr>",
            change(teller, oldest, older),
        );
    }
    let doubtful = all.iter().any(|said| {
        said.letter
            .as_ref()
            .is_some_and(|body| body.confidence < Confidence::Attested)
    });
    let note = if doubtful {
        format!(
            "<p class=\"note\"><a href=\"values.html\">{}</a></p>\n",
            teller.label("see-values")
        )
    } else {
        String::new()
    };
    format!(
        "<details class=\"history\" id=\"{}-history\"><summary>{}</summary>\n{}<table><thead><tr><th scope=\"col\">{}</th><th scope=\"col\">{}</th><th scope=\"col\">{}</th><th scope=\"col\">{}</th></tr></thead><tbody>\n{rows}</tbody></table>\n{note}</details>\n",
        provision.id,
        teller.label("history"),
        lines(teller, provision),
        teller.label("column-edition"),
        teller.label("column-article"),
        teller.label("column-change"),
        teller.label("column-certainty"),
    )
}

/// The link to what the page of two editions says of the change.
fn compared(teller: &Teller<'_>, provision: &Provision, from: Edition, to: Edition) -> String {
    let pair = teller
        .compared
        .iter()
        .find(|(comparison, _)| comparison.from == from && comparison.to == to);
    let told =
        pair.is_some_and(|(_, told)| told.iter().any(|told| told.rule.provision == provision));
    if !told {
        return String::new();
    }
    let say = Teller::pair("compare-link", from, to);
    format!(
        " <a class=\"compared\" href=\"{}#{}\">{}</a>",
        super::compared::path(from, to),
        provision.id,
        teller.html(&say),
    )
}

fn runs(all: &[InEdition]) -> Vec<Run<'_>> {
    let mut runs: Vec<Run<'_>> = Vec::new();
    for said in all {
        match runs.last_mut() {
            Some(run) if unchanged(run.oldest(), said) => run.all.push(said),
            Some(_) | None => runs.push(Run { all: vec![said] }),
        }
    }
    runs
}

fn unchanged(newer: &InEdition, older: &InEdition) -> bool {
    newer.number == older.number
        && reads_as(newer, older)
        && stays_in(newer, older, |body| body.confidence)
}

/// Whether the newer edition leaves the text of the rule as it was.
fn reads_as(newer: &InEdition, older: &InEdition) -> bool {
    stays_in(newer, older, |body| body.html.clone())
}

fn stays_in<T: PartialEq>(newer: &InEdition, older: &InEdition, of: impl Fn(&Body) -> T) -> bool {
    let bodies = |said: &InEdition| [&said.letter, &said.taught].map(|it| it.as_ref().map(&of));
    stays(bodies(older), bodies(newer))
}

/// What changed against the edition before.
fn change(teller: &Teller<'_>, said: &InEdition, older: Option<&InEdition>) -> String {
    let Some(older) = older else {
        return teller.label(if said.letter.is_some() {
            "change-from-the-start"
        } else {
            "change-no-rule"
        });
    };
    match (&said.letter, &older.letter) {
        (None, None) => teller.label("change-no-rule"),
        _ if reads_as(said, older) => {
            if said.number == older.number {
                teller.label("change-certainty")
            } else {
                teller.label("change-renumbered")
            }
        }
        (None, Some(_)) => teller.label("change-dropped"),
        (Some(_), None) => teller.label("change-new"),
        (Some(body), Some(before)) => match difference(&before.rule, &body.rule) {
            Some((old, new)) => replaced(teller, &old, &new),
            None if body.rule == before.rule => teller.label("change-scope"),
            None => teller.label("change-reworded"),
        },
    }
}

fn replaced(teller: &Teller<'_>, old: &str, new: &str) -> String {
    let (old_html, new_html) = (
        format!("<del>{}</del>", spoken(old)),
        format!("<ins>{}</ins>", spoken(new)),
    );
    match (old.is_empty(), new.is_empty()) {
        (true, _) => format!("{} {new_html}", teller.label("change-added")),
        (false, true) => format!("{} {old_html}", teller.label("change-removed")),
        (false, false) => format!("{old_html} → {new_html}"),
    }
}

/// Two texts as one, with what was taken out and what was put in.
pub(super) fn marked(old: &str, new: &str) -> String {
    let mark = stand_in_mark();
    if let (Some(old), Some(new)) = (old.strip_prefix(&mark), new.strip_prefix(&mark)) {
        return format!("<span lang=\"{REFERENCE}\">{}</span>", marked(old, new));
    }
    let (old, new): (Vec<&str>, Vec<&str>) = (old.split(' ').collect(), new.split(' ').collect());
    let (before, after) = common(&old, &new);
    let part = |words: &[&str]| spoken(&words.join(" "));
    let (gone, come) = (
        &old[before..old.len() - after],
        &new[before..new.len() - after],
    );
    if gone.len().max(come.len()) * 2 > old.len().min(new.len()) {
        return format!("<del>{}</del><br><ins>{}</ins>", part(&old), part(&new));
    }
    let mut parts = vec![part(&old[..before])];
    if !gone.is_empty() {
        parts.push(format!("<del>{}</del>", part(gone)));
    }
    if !come.is_empty() {
        parts.push(format!("<ins>{}</ins>", part(come)));
    }
    parts.push(part(&old[old.len() - after..]));
    parts.retain(|part| !part.is_empty());
    parts.join(" ")
}

/// How many words two texts share at their start, and how many more at their end.
fn common(old: &[&str], new: &[&str]) -> (usize, usize) {
    let before = old.iter().zip(new).take_while(|(a, b)| a == b).count();
    let after = old[before..]
        .iter()
        .rev()
        .zip(new[before..].iter().rev())
        .take_while(|(a, b)| a == b)
        .count();
    (before, after)
}

/// A longer difference is easier to read in the two texts themselves.
const MOST_WORDS: usize = 9;

/// The words in which two texts differ, where they are few and stand together; a number has the word after it, its unit.
fn difference(old: &str, new: &str) -> Option<(String, String)> {
    let old: Vec<&str> = old.split(' ').collect();
    let new: Vec<&str> = new.split(' ').collect();
    let (before, mut after) = common(&old, &new);
    let is_number = |word: &&str| word.chars().all(|c| c.is_ascii_digit());
    let last = |words: &[&str]| {
        words[before..words.len() - after]
            .last()
            .is_some_and(is_number)
    };
    if last(&old) && last(&new) {
        after = after.saturating_sub(1);
    }
    let (old, new) = (
        &old[before..old.len() - after],
        &new[before..new.len() - after],
    );
    let few = !(old.is_empty() && new.is_empty()) && old.len().max(new.len()) <= MOST_WORDS;
    few.then(|| (old.join(" "), new.join(" ")))
}

#[cfg(test)]
mod tests {
    use super::difference;

    #[test]
    fn a_short_difference_is_shown_by_itself() {
        assert_eq!(
            difference("gets three minutes more", "gets two minutes more"),
            Some(("three".to_owned(), "two".to_owned()))
        );
        assert_eq!(
            difference("a b", "a x b"),
            Some((String::new(), "x".to_owned()))
        );
    }

    #[test]
    fn a_number_that_differs_is_shown_with_its_unit() {
        assert_eq!(
            difference(
                "stands after 3 moves by each",
                "stands after 10 moves by each"
            ),
            Some(("3 moves".to_owned(), "10 moves".to_owned()))
        );
        assert_eq!(
            difference("it is at most 3", "it is at most 10"),
            Some(("3".to_owned(), "10".to_owned()))
        );
    }

    #[test]
    fn equal_and_wholly_different_texts_have_no_short_difference() {
        assert_eq!(difference("a b c", "a b c"), None);
        assert_eq!(
            difference("a b c d e f g h i j k", "l m n o p q r s t u v"),
            None
        );
    }
}
