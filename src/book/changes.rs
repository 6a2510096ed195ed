//! What would change the ruling on a case, below the ruling: a line for each thing that might be otherwise.

use crate::book::shelf::Judged;
use crate::book::teller::{Teller, only_in, spoken};
use crate::book::{OLDER, OLDER_END};
use crate::edition::Edition;
use crate::rulings::{Change, View};
use crate::text::change_told;

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
    let mut told: Vec<(String, &Change)> = Vec::new();
    let mut editions: Vec<Edition> = Vec::new();
    for change in changes {
        if let Some(line) = line(teller, case, view, change) {
            editions.extend(&change.editions);
            told.push((line, change));
        }
    }
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

fn line(
    teller: &Teller<'_>,
    case: &Judged<'_>,
    view: &View<'_>,
    change: &Change,
) -> Option<String> {
    let edition = change.editions.first()?;
    let mut rulings = view.rulings.iter();
    let base = rulings
        .find(|ruled| ruled.editions.contains(edition))?
        .newest()?;
    let scenario = case.scenario;
    let voice = teller.voice(scenario.case.colours);
    let told = change_told(voice, &scenario.case, base, change, &teller.shelf.editions)?;
    let taught = if change.as_taught {
        " class=\"as-taught\""
    } else {
        ""
    };
    Some(format!(
        "<li{taught}{}><i>{}</i> {}</li>\n",
        only_in(teller, &change.editions),
        spoken(&told.condition),
        spoken(&told.outcome),
    ))
}
