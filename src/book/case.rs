//! A case on its page: what happened, the ruling, the reasons, and how editions differ.

use crate::book::articles::chapter_title;
use crate::book::boards::boards;
use crate::book::changes::changes;
use crate::book::listed::{self, LEVELS};
use crate::book::procedures;
use crate::book::ruling::{comparison, verdict};
use crate::book::shelf::Judged;
use crate::book::teller::{Teller, only_in, spoken, unmarked};
use crate::book::{OLDER, OLDER_END};
use crate::edition::{Edition, Setting};
use crate::rulings::{Joined, View};
use crate::text::{Say, story};
use std::fmt::Write as _;

/// The page of a case, without the way up to it.
///
/// What it says of older editions alone stands between [`OLDER`] and [`OLDER_END`]: it is loaded when it is asked for.
pub(super) fn page(teller: &Teller<'_>, case: &Judged<'_>) -> String {
    let mut html = format!(
        "{}<h1>{}</h1>\n{}{}",
        up(teller, case),
        teller.case_title(case),
        facts(teller, case),
        scene(teller, case),
    );
    let several = case.views.len() > 1;
    for (at, view) in case.views.iter().enumerate() {
        if several {
            let _ = writeln!(html, "<h2>{}</h2>", teller.settings(&view.settings));
        }
        html.push_str(&rulings(teller, case, view));
        html.push_str(&changes(teller, case, at, if several { 3 } else { 2 }));
    }
    html.push_str(&shown(teller, case));
    html
}

/// A page in one sentence: what is ruled in the newest edition.
pub(super) fn description(teller: &Teller<'_>, case: &Judged<'_>) -> String {
    let ruled = case.views.first().and_then(|view| view.rulings.first());
    let newest = ruled.and_then(|ruled| ruled.newest());
    newest.map_or(String::new(), |newest| {
        let outcome = teller.outcome(case.scenario, newest);
        unmarked(&outcome.sentences.join(" "))
    })
}

fn level(teller: &Teller<'_>, case: &Judged<'_>) -> String {
    teller.html(&Say::attribute("level", LEVELS[listed::level(case)]))
}

/// The way up to the rule that the case is about, or to all cases.
fn up(teller: &Teller<'_>, case: &Judged<'_>) -> String {
    let (place, label) = match case.main {
        None => ("cases.html".to_owned(), teller.label("all-cases")),
        Some(main) => {
            let page = teller.shelf.page_of(main);
            let chapter = page.trim_end_matches(".html");
            let chapter = teller.html(&chapter_title(chapter));
            let label = format!("{chapter} › {}", teller.title(main));
            (format!("{page}#{}", main.id), label)
        }
    };
    format!("<p class=\"up\"><a href=\"../{place}\">{label}</a></p>\n")
}

fn facts(teller: &Teller<'_>, case: &Judged<'_>) -> String {
    let all: Vec<&Setting> = case.scenario.settings.iter().collect();
    format!(
        "<p class=\"facts\">{} · {}</p>\n",
        level(teller, case),
        teller.settings(&all),
    )
}

/// What happened, and the boards.
fn scene(teller: &Teller<'_>, case: &Judged<'_>) -> String {
    let scenario = case.scenario;
    let voice = teller.voice(scenario.case.colours);
    let told = spoken(&story(voice, &scenario.settings, &scenario.case));
    format!("<p class=\"story\">{told}</p>\n{}", boards(teller, case))
}

/// The rulings of a view, the newest edition's first.
fn rulings(teller: &Teller<'_>, case: &Judged<'_>, view: &View<'_>) -> String {
    let depth = if case.views.len() > 1 { 3 } else { 2 };
    let told = |ruled: &Joined<'_>| verdict(teller, case.scenario, view, ruled, depth);
    let mut all = view.rulings.iter().map(told);
    let mut html = all.next().unwrap_or_default();
    let older: String = all.collect();
    if !older.is_empty() {
        let older = older.replace(OLDER, "").replace(OLDER_END, "");
        html.push_str(&format!("{OLDER}{older}{OLDER_END}\n"));
    }
    let covered: Vec<Edition> = (view.rulings.iter())
        .flat_map(|ruled| ruled.editions.iter().copied())
        .collect();
    let editions = teller.shelf.editions.iter().copied();
    let uncovered: Vec<Edition> = editions.filter(|it| !covered.contains(it)).collect();
    if !uncovered.is_empty() {
        let _ = writeln!(
            html,
            "<p class=\"absent\"{}>{}</p>",
            only_in(teller, &uncovered),
            teller.html(&Teller::naming("case-not-in-editions", &uncovered)),
        );
    }
    html.push_str(&comparison(teller, case.scenario, view, depth));
    html
}

/// The provisions that the case is listed for, as far as its newest rulings do not name them.
fn shown(teller: &Teller<'_>, case: &Judged<'_>) -> String {
    let main = case.main.map(|main| main.id);
    let mut ids: Vec<&str> = main.into_iter().collect();
    for row in &case.scenario.expect {
        for id in row.holds.iter().chain(&row.yields).chain(&row.fails) {
            if !ids.contains(&id.as_str()) {
                ids.push(id);
            }
        }
    }
    let newest = case.views.iter().filter_map(|view| view.rulings.first());
    let verdicts = newest.filter_map(|ruled| Some(&ruled.newest()?.verdict));
    let reasons = verdicts.flat_map(|verdict| verdict.branches.iter().flat_map(|it| it.reasons()));
    let named: Vec<&str> = reasons.map(|reason| reason.provision.id).collect();
    let links: Vec<String> = (ids.iter())
        .filter(|id| main != Some(**id) && !named.contains(id))
        .filter_map(|id| crate::laws::provision(id))
        .map(|provision| teller.link(provision, "../"))
        .collect();
    let procedures = procedures::of_case(teller, &case.scenario.id, &ids);
    if links.is_empty() {
        return procedures;
    }
    format!(
        "<h2>{}</h2>\n<p class=\"links\">{}</p>\n{procedures}",
        teller.label("case-shows"),
        links.join(" "),
    )
}
