//! The cases of a rule as a list: what each is about, and what is ruled in each edition.

use crate::book::linked::only_within;
use crate::book::shelf::Judged;
use crate::book::shown::{Reading, Shown};
use crate::book::teller::{Teller, only_in, spoken};
use crate::book::variants::parts;
use crate::edition::{Edition, Layer, Layers};
use crate::read::Scenario;
use crate::rulings::{Joined, Ruled, View};
use crate::text::Say;
use std::collections::BTreeSet;

/// The lines of a list of cases of one rule, the easiest first: the title, and what is ruled in each of these editions, beside the
/// practice of others where the rule is theirs; without what is ruled in all of them.
pub(super) fn listed<'c, 'l: 'c>(
    teller: &Teller<'_>,
    cases: impl Iterator<Item = &'c Judged<'l>>,
    around: &[Edition],
) -> String {
    let concerns = |case: &&Judged<'_>| case.editions().iter().any(|it| around.contains(it));
    let lines = cases.filter(concerns);
    let lines = lines.map(|case| Line::of(teller, case, around));
    let mut lines: Vec<Line<'_, '_>> = lines.collect();
    lines.sort_by_key(|line| level(line.case));
    let always = ruled_in_all(&lines);
    let lines = lines.iter().map(|line| line.html(teller, around, &always));
    lines.collect()
}

/// How hard a case can be: the names of the words for it.
pub(super) const LEVELS: [&str; 3] = ["basic", "advanced", "expert"];

/// How hard a case is: a place in [`LEVELS`].
pub(super) fn level(case: &Judged<'_>) -> usize {
    usize::from(case.scenario.level).clamp(1, LEVELS.len()) - 1
}

/// Beside whose practice a case is ruled, where its rule is theirs and not FIDE's.
pub(super) fn layer_of(teller: &Teller<'_>, case: &Judged<'_>) -> Option<Layer> {
    let rule = case.main.and_then(|main| teller.shelf.taught_alone(main));
    let layer = rule.map(|(layer, _)| layer);
    layer.filter(|layer| *layer != Layer::Fide)
}

/// A case with what is ruled.
struct Line<'c, 'l> {
    case: &'c Judged<'l>,
    /// By its settings, where they make a difference.
    views: Vec<Outcomes>,
}

/// What is ruled in some settings.
struct Outcomes {
    /// The settings as HTML, where there are others.
    settings: Option<String>,
    /// What is ruled, a sentence each, and where.
    all: Vec<(Vec<String>, Shown)>,
}

impl<'c, 'l> Line<'c, 'l> {
    fn of(teller: &Teller<'_>, case: &'c Judged<'l>, around: &[Edition]) -> Self {
        let layer = layer_of(teller, case);
        let several = case.views.len() > 1;
        let view = |view: &View<'_>| Outcomes {
            settings: several.then(|| teller.settings(&view.settings)),
            all: outcomes(teller, case.scenario, view, layer, around),
        };
        Line {
            case,
            views: case.views.iter().map(view).collect(),
        }
    }

    fn html(&self, teller: &Teller<'_>, around: &[Edition], always: &BTreeSet<String>) -> String {
        let case = self.case;
        let mut editions = case.editions();
        editions.retain(|edition| around.contains(edition));
        let newest = teller.shelf.editions.first();
        let layer = layer_of(teller, case)
            .map(|layer| teller.phrase(&Say::attribute("practice-layer", layer.name())));
        let level = match level(case) {
            0 => None,
            level => Some(teller.html(&Say::attribute("level", LEVELS[level]))),
        };
        let old = (editions.first() != newest)
            .then(|| teller.html(&Teller::naming("editions-short", &editions)));
        let notes: Vec<String> = [level, layer, old].into_iter().flatten().collect();
        let notes = match notes.join(" · ") {
            notes if notes.is_empty() => notes,
            notes => format!(" <small>{notes}</small>"),
        };
        let views = self.views.iter();
        let views = views.map(|view| view.html(teller, &editions, always));
        format!(
            "<li{}><a href=\"{}\">{}</a>{notes}{}</li>\n",
            only_within(teller, &editions, around),
            case.path(),
            teller.case_title(case),
            views.collect::<String>(),
        )
    }
}

impl Outcomes {
    fn html(&self, teller: &Teller<'_>, around: &[Edition], always: &BTreeSet<String>) -> String {
        let texts: Vec<Vec<String>> = (self.all.iter())
            .map(|(text, _)| {
                let own = text.iter().filter(|it| !always.contains(*it));
                own.cloned().collect()
            })
            .collect();
        let texts: Vec<&[String]> = texts.iter().map(Vec::as_slice).collect();
        let mut within = Shown::default();
        for (_, shown) in &self.all {
            within.join(shown);
        }
        let told = parts(&texts).into_iter().flat_map(|part| {
            let text: Vec<String> = part.sentences.iter().map(|it| spoken(it)).collect();
            let text = text.join(" ");
            if part.of.len() == texts.len() {
                return vec![text];
            }
            let mut shown = Shown::default();
            for of in part.of {
                shown.join(&self.all[of].1);
            }
            let each = shown.attributes(teller, &within).into_iter();
            each.map(|attributes| match attributes.as_str() {
                "" => text.clone(),
                attributes => format!("<span{attributes}>{text}</span>"),
            })
            .collect()
        });
        let told: Vec<String> = told.collect();
        let settings = self.settings.as_ref();
        let settings = settings.map_or(String::new(), |all| {
            format!("<b>{}</b> ", teller.before(all))
        });
        let editions = within.editions();
        let only = match editions == around {
            true => String::new(),
            false => only_in(teller, &editions),
        };
        format!("<p{only}>{settings}{}</p>", told.join(" "))
    }
}

/// What is ruled in some settings, each outcome once, that of the newest edition first.
fn outcomes(
    teller: &Teller<'_>,
    scenario: &Scenario,
    view: &View<'_>,
    layer: Option<Layer>,
    around: &[Edition],
) -> Vec<(Vec<String>, Shown)> {
    let others = layer.and_then(|layer| view.beside(Layers::FIDE.and(layer)));
    let taught = others.unwrap_or(&view.rulings);
    let letter = view.beside(Layers::LETTER).unwrap_or_default();
    let mut all: Vec<(Vec<String>, Shown)> = Vec::new();
    let mut known: Vec<(&Ruled, Vec<String>)> = Vec::new();
    for (reading, rulings) in [(Reading::Taught, taught), (Reading::Letter, letter)] {
        for joined in rulings {
            let own = joined.editions.iter();
            for edition in own.filter(|edition| around.contains(edition)) {
                let text = told(teller, scenario, joined, *edition, &mut known);
                let place = all.iter().position(|(own, _)| *own == text);
                let place = place.unwrap_or_else(|| {
                    all.push((text, Shown::default()));
                    all.len() - 1
                });
                all[place].1.add(reading, *edition);
            }
        }
    }
    all
}

/// What is ruled in an edition; `known` are the rulings that were told before.
fn told<'r>(
    teller: &Teller<'_>,
    scenario: &Scenario,
    joined: &Joined<'r>,
    edition: Edition,
    known: &mut Vec<(&'r Ruled, Vec<String>)>,
) -> Vec<String> {
    let Some(ruled) = joined.in_edition(edition) else {
        return vec![teller.plain(&Say::message("no-ruling-here"))];
    };
    let mut told = known.iter();
    if let Some((_, text)) = told.find(|(own, _)| std::ptr::eq(*own, ruled)) {
        return text.clone();
    }
    let outcome = teller.outcome(scenario, ruled);
    let text = outcome.sentences.clone();
    // what only says why nothing follows names articles, and those of each edition are its own
    let alike = match outcome.is_idle {
        true => vec![edition],
        false => joined.editions.clone(),
    };
    let alike = alike.into_iter().filter_map(|it| joined.in_edition(it));
    known.extend(alike.map(|it| (it, text.clone())));
    text
}

/// The sentences that every outcome of every case has, where each has others; of a case alone none.
fn ruled_in_all(lines: &[Line<'_, '_>]) -> BTreeSet<String> {
    let views = lines.iter().flat_map(|line| &line.views);
    let texts = views.flat_map(|view| view.all.iter().map(|(text, _)| text));
    let mut sets = texts.map(|text| text.iter().cloned().collect::<BTreeSet<_>>());
    let Some(first) = sets.next().filter(|_| lines.len() > 1) else {
        return BTreeSet::new();
    };
    let mut shortest = first.len();
    let common = sets.fold(first, |common, set| {
        shortest = shortest.min(set.len());
        common.intersection(&set).cloned().collect()
    });
    match common.len() < shortest {
        true => common,
        false => BTreeSet::new(),
    }
}
