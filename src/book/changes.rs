//! What would change the ruling on a case, below the ruling: a line for each thing that might be otherwise.

use crate::book::shelf::Judged;
use crate::book::teller::{Teller, only_in, spoken};
use crate::book::{OLDER, OLDER_END};
use crate::edition::Edition;
use crate::rulings::Change;
use crate::text::{ChangeText, changes_told};

/// The section of a view of a case, with headings of this level; empty where nothing would change the ruling.
///
/// Each line is shown in the editions in which it is so; those of older editions alone are loaded with what these rule.
pub(super) fn changes(teller: &Teller<'_>, case: &Judged<'_>, at: usize, depth: u8) -> String {
    let Some((view, changes)) = case.views.get(at).zip(case.changes().get(at)) else {
        return String::new();
    };
    let newest = view
        .rulings
        .first()
        .map_or(&[][..], |ruled| &ruled.editions);
    let scenario = case.scenario;
    let voice = teller.voice(scenario.case.colours);
    let told = changes_told(voice, &scenario.case, view, changes, &teller.shelf.editions);
    let told: Vec<(String, &Change)> = (told.iter())
        .map(|(text, change)| (line(teller, text, change), *change))
        .collect();
    let told_of = told.iter().flat_map(|(_, change)| &change.editions);
    let mut editions: Vec<Edition> = told_of.copied().collect();
    if told.is_empty() {
        return String::new();
    }
    editions.sort_by(|a, b| b.cmp(a));
    editions.dedup();
    let (newer, older): (Vec<_>, Vec<_>) =
        (told.iter()).partition(|(_, change)| change.editions.iter().any(|it| newest.contains(it)));
    let lines = |all: &[&(String, &Change)]| {
        all.iter()
            .map(|(line, _)| line.as_str())
            .collect::<String>()
    };
    let older = match older.is_empty() {
        true => String::new(),
        false => format!("{OLDER}{}{OLDER_END}", lines(&older)),
    };
    let section = format!(
        "<section{}>\n<h{depth}>{}</h{depth}>\n<ul>\n{}{older}</ul>\n</section>\n",
        only_in(teller, &editions),
        teller.label("heading-changes"),
        lines(&newer),
    );
    match newer.is_empty() {
        true => format!(
            "{OLDER}{}{OLDER_END}\n",
            section.replace(OLDER, "").replace(OLDER_END, "")
        ),
        false => section,
    }
}

/// A line: the condition, and what is ruled then.
fn line(teller: &Teller<'_>, told: &ChangeText, change: &Change) -> String {
    let taught = match change.as_taught {
        true => " class=\"as-taught\"",
        false => "",
    };
    format!(
        "<li{taught}{}><i>{}</i> {}</li>\n",
        only_in(teller, &change.editions),
        spoken(&told.condition),
        spoken(&told.outcome),
    )
}
