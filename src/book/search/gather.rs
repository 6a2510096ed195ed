//! Everything that can be found in a book, from rules to pages.

use crate::book::Page;
use crate::book::articles::chapter_title;
use crate::book::laws_text;
use crate::book::listed::layer_of;
use crate::book::order::ChapterInOrder;
use crate::book::procedures;
use crate::book::search::entry::{Entry, Kind};
use crate::book::search::parts::sentences;
use crate::book::shelf::{Judged, Wording};
use crate::book::situations;
use crate::book::teller::{PRACTICE, Teller, number_path, unmarked};
use crate::edition::{Edition, Layers, Situation, Stands};
use crate::game::Colours;
use crate::laws::{Provision, provisions};
use crate::read::{Concept, Glossary, SearchWords};
use crate::rulings::by_outcome;
use crate::text::{Say, item_text, procedure_title, rule_text, why_not};
use std::collections::BTreeSet;

/// All that can be found besides whole pages, the rules first, each kind in the order in which the book has it.
pub(super) fn gather(
    teller: &Teller<'_>,
    words: &SearchWords,
    glossary: Option<&Glossary>,
    known: impl Fn(&str) -> Option<Entry>,
) -> Vec<Entry> {
    let shelf = teller.shelf;
    let mut all: Vec<Entry> = provisions().map(|own| rule(teller, own)).collect();
    let situations = shelf.library.situations.iter();
    all.extend(situations.map(|own| situation(teller, own)));
    all.extend(shelf.chapters().map(|own| chapter(teller, own)));
    all.extend(bare_numbers(teller));
    all.extend((shelf.library.procedures.iter()).map(|own| {
        let title = teller.plain(&procedure_title(&own.id));
        Entry::new(Kind::Procedure, &own.id, procedures::path(own), title)
    }));
    let of_case = |own: &Judged<'_>| known(&own.scenario.id).unwrap_or_else(|| case(teller, own));
    all.extend(shelf.cases.iter().map(of_case));
    let voice = teller.voice(Colours::Known);
    all.extend(shelf.items.iter().map(|own| {
        let told = item_text(voice, &own.id);
        let place = format!("{PRACTICE}#{}", own.id);
        let mut entry = Entry::new(Kind::Item, &own.id, place, unmarked(&told.title));
        let since = shelf.editions.iter().filter(|it| **it >= own.since);
        entry.editions = since.copied().collect();
        entry.numbers = vec![(own.id.clone(), entry.editions.clone())];
        let first = sentences(&unmarked(&told.text)).into_iter().take(1);
        entry.texts.push((Vec::new(), first.collect()));
        entry
    }));
    let concepts = glossary.map_or(&[][..], |own| &own.concepts);
    all.extend(concepts.iter().map(|own| term(teller, own)));
    all.extend(shelf.editions.iter().map(|edition| {
        let place = number_path(*edition, "");
        let place = place.trim_end_matches('#').to_owned();
        let title = teller.plain(&laws_text::title(*edition));
        let mut entry = Entry::new(Kind::Edition, &edition.to_string(), place, title);
        entry.editions = vec![*edition];
        entry
    }));
    name(words, &mut all);
    all
}

/// The pages that nothing found leads to, by their titles.
pub(super) fn pages(found: &[Entry], pages: &[Page]) -> Vec<Entry> {
    let page_of = |entry: &Entry| entry.place.split('#').next().map(str::to_owned);
    let known: BTreeSet<String> = (found.iter())
        .filter(|entry| !entry.place.contains('#') || entry.kind == Kind::Rule)
        .filter_map(page_of)
        .collect();
    let others = pages.iter().filter(|page| !known.contains(&page.path));
    let entry = |page: &Page| Entry::new(Kind::Page, "", page.path.clone(), page.title.clone());
    others.map(entry).collect()
}

fn rule(teller: &Teller<'_>, provision: &'static Provision) -> Entry {
    let shelf = teller.shelf;
    let place = format!("{}#{}", shelf.page_of(provision), provision.id);
    let title = teller.plain_title(provision);
    let mut entry = Entry::new(Kind::Rule, provision.id, place, title);
    let wordings = shelf.rules.get(provision.id).map_or(&[][..], Vec::as_slice);
    let in_force = || wordings.iter().filter(|wording| wording.in_force);
    let has =
        |edition: &Edition| in_force().any(|wording| wording.at.iter().any(|at| at.0 == *edition));
    entry.editions = shelf.editions.iter().copied().filter(has).collect();
    for edition in &shelf.editions {
        let Some(number) = teller.number(provision, *edition) else {
            continue;
        };
        match entry.numbers.iter_mut().find(|(known, _)| known == number) {
            Some((_, editions)) => editions.push(*edition),
            None => entry.numbers.push((number.to_owned(), vec![*edition])),
        }
    }
    let mut told: Vec<(&Wording, Vec<Edition>)> = Vec::new();
    for edition in &shelf.editions {
        let mut so = in_force().filter(|wording| wording.at.iter().any(|at| at.0 == *edition));
        let Some(wording) = so.next() else {
            continue;
        };
        match told
            .iter_mut()
            .find(|(known, _)| std::ptr::eq(*known, wording))
        {
            Some((_, editions)) => editions.push(*edition),
            None => told.push((wording, vec![*edition])),
        }
    }
    // what several editions say in the same sentences, once
    for (wording, editions) in told {
        let text = rule_text(teller.voice(Colours::Known), &wording.laws, provision);
        for sentence in sentences(&unmarked(&text.rule.unwrap_or_default())) {
            let mut known = entry.texts.iter_mut();
            match known.find(|(_, of)| of[0] == sentence) {
                Some((some, _)) => some.extend(&editions),
                None => entry.texts.push((editions.clone(), vec![sentence])),
            }
        }
    }
    entry
}

fn chapter(teller: &Teller<'_>, chapter: &ChapterInOrder) -> Entry {
    let title = teller.plain(&chapter_title(chapter.id));
    let place = format!("{}.html", chapter.id);
    let lead = teller.plain(&Say::attribute(format!("chapter-{}", chapter.id), "lead"));
    let mut entry = Entry::new(Kind::Chapter, chapter.id, place, title).saying(&lead);
    let by_article = chapter.by_article().into_iter();
    entry.numbers = by_article
        .map(|(article, editions)| (article.to_owned(), editions))
        .collect();
    entry
}

fn situation(teller: &Teller<'_>, situation: &Situation) -> Entry {
    let message = format!("situation-{}", situation.id);
    let title = teller.plain(&Say::message(message.clone()));
    let place = format!("{}#{}", situations::PATH, situation.id);
    let mut entry = Entry::new(Kind::Situation, &situation.id, place, title);
    let twists = situation.twists.iter().filter_map(|twist| twist.id.clone());
    let twists = twists.map(|twist| teller.plain(&Say::attribute(message.clone(), twist)));
    entry.texts.push((Vec::new(), twists.collect()));
    let words = teller.plain(&Say::attribute(message, "words"));
    entry.names = words.split(", ").map(str::to_owned).collect();
    entry
}

/// The numbers under which no rule stands, with the reason.
fn bare_numbers(teller: &Teller<'_>) -> Vec<Entry> {
    let mut all: Vec<Entry> = Vec::new();
    for edition in &teller.shelf.editions {
        let Ok(data) = teller.shelf.library.edition(*edition) else {
            continue;
        };
        for (number, stands) in data.contents.iter() {
            let why = match stands {
                Stands::Provisions(_) => continue,
                Stands::NotModelled(reason) => teller.plain(&why_not(reason)),
                Stands::Pending => teller.plain(&Say::message("article-not-yet")),
            };
            let known =
                (all.iter_mut()).find(|entry| entry.title == why && entry.numbers[0].0 == number);
            match known {
                Some(entry) => {
                    entry.editions.push(*edition);
                    entry.numbers[0].1.push(*edition);
                }
                None => {
                    let place = number_path(*edition, number);
                    let mut entry = Entry::new(Kind::Number, "", place, why);
                    entry.editions = vec![*edition];
                    entry.numbers = vec![(number.to_owned(), vec![*edition])];
                    all.push(entry);
                }
            }
        }
    }
    all
}

fn case(teller: &Teller<'_>, case: &Judged<'_>) -> Entry {
    let scenario = case.scenario;
    let title = teller.plain_case_title(case);
    let mut entry = Entry::new(Kind::Case, &scenario.id, case.path(), title);
    entry.editions = case.editions();
    entry.rule = case.main.map(|main| main.id);
    if let Some(view) = case.views.first() {
        let layer = layer_of(teller, case);
        let others = layer.and_then(|layer| view.beside(Layers::FIDE.and(layer)));
        let groups = by_outcome(others.unwrap_or(&view.rulings));
        if let Some((editions, alike)) = groups
            .into_iter()
            .max_by_key(|(all, _)| all.first().copied())
            && let Some(newest) = alike[0].newest()
        {
            let outcome = teller.outcome(scenario, newest);
            let outcome = unmarked(&outcome.sentences.join(" "));
            entry.texts.push((editions, sentences(&outcome)));
        }
    }
    entry
}

fn term(teller: &Teller<'_>, concept: &Concept) -> Entry {
    let place = format!("glossary.html#term-{}", concept.id);
    let title = match concept.term.as_str() {
        "-" => "–".to_owned(),
        term => unmarked(term),
    };
    let mut entry = Entry::new(Kind::Term, &concept.id, place, title);
    if let (Some(newest), Some(number)) = (teller.shelf.library.newest(), &concept.article)
        && newest.contents.has(number)
    {
        entry.numbers = vec![(number.clone(), vec![newest.edition])];
    }
    entry.saying(&unmarked(&concept.definition))
}

/// Adds what readers call each thing, by the file of the language; words to avoid lead to their terms as kindred words do.
fn name(words: &SearchWords, all: &mut [Entry]) {
    let nameless = |kind| {
        matches!(
            kind,
            Kind::Case | Kind::Item | Kind::Number | Kind::Edition | Kind::Page
        )
    };
    for entry in all.iter_mut().filter(|entry| !nameless(entry.kind)) {
        let called = words.called.get(&entry.id).into_iter().flatten();
        entry.names.extend(called.cloned());
    }
}
