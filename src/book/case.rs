//! A case on its page: what happened, the ruling, the reasons, and how editions differ.

use crate::book::boards::boards;
use crate::book::procedures;
use crate::book::ruling::{comparison, verdict};
use crate::book::shelf::Judged;
use crate::book::summary::in_short;
use crate::book::teller::{Teller, colour_class, keys, only_in, spoken};
use crate::edition::{Edition, Layer, Setting};
use crate::rulings::View;
use crate::text::{Line, Part, Say, narrate, set_apart, story};
use std::fmt::Write as _;

/// The page of a case, without the way up to it.
pub(super) fn page(teller: &Teller<'_>, case: &Judged<'_>) -> String {
    let mut html = format!(
        "<h1>{}</h1>\n{}",
        teller.case_title(case),
        facts(teller, case)
    );
    html.push_str(&scene(teller, case));
    let several = case.views.len() > 1;
    for view in &case.views {
        if several {
            let _ = writeln!(html, "<h2>{}</h2>", teller.settings(&view.settings));
        }
        html.push_str(&rulings(teller, case, view));
    }
    html.push_str(&shown(teller, case));
    html
}

/// The lines of a list of cases of one rule: the title, what sets a case apart from those with the same ruling for the same
/// reason, and what is ruled in each edition, beside the practice of others where the rule is theirs.
pub(super) fn summaries<'c, 'l: 'c>(
    teller: &Teller<'_>,
    cases: impl Iterator<Item = &'c Judged<'l>>,
) -> String {
    let told: Vec<(&Judged<'_>, String)> = cases
        .map(|case| {
            let short = case.views.first();
            let layer = layer_of(teller, case);
            let short = short.map(|view| in_short(teller, case.scenario, view, layer));
            (case, short.unwrap_or_default())
        })
        .collect();
    let lines = told.iter().map(|(case, short)| {
        let alike = told.iter().filter(|(other, also)| {
            also == short && other.scenario.id != case.scenario.id && !short.is_empty()
        });
        let alike: Vec<Vec<Line>> = alike.map(|(other, _)| lines_of(teller, other)).collect();
        let apart = set_apart(&lines_of(teller, case), &alike);
        let apart = apart.map_or(String::new(), |told| format!("{} ", spoken(&told)));
        summary(teller, case, &format!("{apart}{short}"))
    });
    lines.collect()
}

/// The story of a case, line by line.
fn lines_of(teller: &Teller<'_>, case: &Judged<'_>) -> Vec<Line> {
    let colours = case.scenario.case.colours;
    let setting = case.scenario.settings.first();
    let told = setting.map(|it| narrate(teller.voice(colours), it, &case.scenario.case));
    told.unwrap_or_default()
}

/// Beside whose practice a case is ruled, where its rule is theirs and not FIDE's.
fn layer_of(teller: &Teller<'_>, case: &Judged<'_>) -> Option<Layer> {
    let rule = case.main.and_then(|main| teller.shelf.taught_alone(main));
    let layer = rule.map(|(layer, _)| layer);
    layer.filter(|layer| *layer != Layer::Fide)
}

fn summary(teller: &Teller<'_>, case: &Judged<'_>, short: &str) -> String {
    let whose = layer_of(teller, case).map_or(String::new(), |layer| {
        let name = teller.phrase(&Say::attribute("practice-layer", layer.name()));
        format!(" <span class=\"level\">{name}</span>")
    });
    format!(
        "<li{}><a href=\"{}\">{}</a> <span class=\"level\">{}</span>{whose}<p>{short}</p></li>\n",
        only_in(teller, &case.editions()),
        case.path(),
        teller.case_title(case),
        level(teller, case),
    )
}

fn level(teller: &Teller<'_>, case: &Judged<'_>) -> String {
    let level = match case.scenario.level {
        0 | 1 => "basic",
        2 => "advanced",
        _ => "expert",
    };
    teller.html(&Say::attribute("level", level))
}

fn facts(teller: &Teller<'_>, case: &Judged<'_>) -> String {
    let scenario = case.scenario;
    let all: Vec<&Setting> = scenario.settings.iter().collect();
    let mut items = vec![level(teller, case), teller.settings(&all)];
    for tag in &scenario.tags {
        let message = format!("tag-{tag}");
        let is_pace = all.iter().any(|setting| setting.pace.name() == tag);
        if teller.knows(&message) && !is_pace {
            items.push(teller.html(&Say::message(message)));
        }
    }
    items.push(format!("<code>{}</code>", scenario.id));
    let items: String = items
        .iter()
        .map(|item| format!("<li>{item}</li>"))
        .collect();
    format!("<ul class=\"facts\">{items}</ul>\n")
}

/// The board and what happened, side by side.
fn scene(teller: &Teller<'_>, case: &Judged<'_>) -> String {
    let scenario = case.scenario;
    let voice = teller.voice(scenario.case.colours);
    let mut timeline = String::new();
    if let Some(setting) = scenario.settings.first() {
        for Line { part, text } in narrate(voice, setting, &scenario.case) {
            if let Part::Event(ix) = part {
                let by = scenario.case.events[usize::from(ix)].by.player();
                let class = colour_class(by, scenario.case.colours);
                let _ = writeln!(
                    timeline,
                    "<li class=\"{class}\" id=\"event-{}\">{}</li>",
                    ix + 1,
                    spoken(&text)
                );
            }
        }
    }
    let told = spoken(&story(voice, &scenario.settings, &scenario.case));
    let timeline = if scenario.case.events.len() < 2 {
        String::new()
    } else {
        format!(
            "<details class=\"more\"><summary>{}</summary>\n<ol class=\"timeline\">\n{timeline}</ol></details>",
            teller.label("timeline-by-event"),
        )
    };
    format!(
        "<div class=\"scene\">\n{}<div class=\"story\"><h2>{}</h2>\n<p>{told}</p>\n{timeline}</div>\n</div>\n",
        boards(teller, case),
        teller.label("what-happened"),
    )
}

/// The rulings of a view, the newest edition's first.
fn rulings(teller: &Teller<'_>, case: &Judged<'_>, view: &View<'_>) -> String {
    let mut html = String::new();
    let depth = if case.views.len() > 1 { 3 } else { 2 };
    for ruled in &view.rulings {
        html.push_str(&verdict(teller, case.scenario, view, ruled, depth));
    }
    let covered: Vec<Edition> = view
        .rulings
        .iter()
        .flat_map(|ruled| ruled.editions.iter().copied())
        .collect();
    let uncovered: Vec<Edition> = teller
        .shelf
        .editions
        .iter()
        .copied()
        .filter(|edition| !covered.contains(edition))
        .collect();
    if !uncovered.is_empty() {
        let _ = writeln!(
            html,
            "<section class=\"edition absent\" data-editions=\"{}\"><p class=\"edition-label\">{}</p><p>{}</p></section>",
            keys(&uncovered),
            teller.editions(&uncovered),
            teller.label("case-not-in-edition"),
        );
    }
    html.push_str(&comparison(teller, case.scenario, view, &uncovered, depth));
    html
}

/// The provisions that the case is listed for.
fn shown(teller: &Teller<'_>, case: &Judged<'_>) -> String {
    let mut ids: Vec<&str> = case.main.map(|p| p.id).into_iter().collect();
    for row in &case.scenario.expect {
        for id in row.holds.iter().chain(&row.yields).chain(&row.fails) {
            if !ids.contains(&id.as_str()) {
                ids.push(id);
            }
        }
    }
    let links: String = ids
        .iter()
        .filter_map(|id| crate::laws::provision(id))
        .map(|provision| format!("<li>{}</li>", teller.link(provision, "../")))
        .collect();
    if links.is_empty() {
        return String::new();
    }
    format!(
        "<h2>{}</h2>\n<ul class=\"see-cases\">{links}</ul>\n{}",
        teller.label("case-shows"),
        procedures::of_case(teller, &case.scenario.id, &ids),
    )
}
