//! Every item of the official practice is there once, and what is said to hold it does.

use crate::mate_sets::shared;
use crate::{LIBRARY, RULINGS, TONGUES};
use jadoube::coverage::{items, states};
use jadoube::edition::{CitedPlace, Edition, Item, ItemKind, Layer, Layers, Taught};
use jadoube::game::Colours;
use jadoube::rulings::{Run, outcome};
use jadoube::text::{Words, cited, item_message, item_text, source_message, source_text, why_not};
use std::collections::{BTreeMap, BTreeSet};

/// How many items there are.
const ITEMS: usize = 304;

fn all() -> impl Iterator<Item = &'static Item> {
    LIBRARY.practice.iter().flat_map(|practice| &practice.items)
}

#[test]
fn every_item_is_in_one_layer_once() {
    let mut ids: Vec<&str> = all().map(|item| item.id.as_str()).collect();
    ids.sort_unstable();
    let expected: Vec<String> = (1..=ITEMS).map(|n| format!("M-{n:03}")).collect();
    assert_eq!(ids, expected);
    assert_eq!(states(all()).iter().sum::<usize>(), ITEMS);
    assert_eq!(items(&LIBRARY).len(), ITEMS);
}

#[test]
fn every_item_does_beside_the_letter_what_the_sheet_says() {
    let Some(sheet) = shared("laws/practice.md") else {
        return;
    };
    let sheet = String::from_utf8(sheet).expect("a text in UTF-8");
    let mut kinds: BTreeMap<&str, &str> = BTreeMap::new();
    for line in sheet.lines().filter(|line| line.starts_with("**M-")) {
        let (id, rest) = line[2..].split_once("**").expect("a name");
        let kind = rest.rsplit_once(" · *").map(|(_, kind)| kind);
        let kind = kind.and_then(|kind| kind.split('*').next());
        if let Some(kind) = kind.filter(|_| id != "M-nnn") {
            assert_eq!(kinds.insert(id, kind), None, "{id} twice");
        }
    }
    assert_eq!(kinds.len(), ITEMS);
    for item in all() {
        assert_eq!(
            kinds.get(item.id.as_str()),
            Some(&item.kind.name()),
            "{}",
            item.id
        );
    }
}

#[test]
fn the_items_that_differ_most_stand_in_the_order_of_the_sheet() {
    let Some(sheet) = shared("laws/practice.md") else {
        return;
    };
    let sheet = String::from_utf8(sheet).expect("a text in UTF-8");
    let (_, table) = sheet.split_once("## 0.4").expect("the list");
    let (table, _) = table.split_once("\n\n").expect("its end");
    let mut expected: BTreeMap<&str, u8> = BTreeMap::new();
    for row in table.lines() {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let &[_, place, items, ..] = cells.as_slice() else {
            continue;
        };
        if let Ok(place) = place.parse() {
            let items = items
                .split([',', '+', ' '])
                .filter(|text| Item::is_name(text));
            expected.extend(items.map(|id| (id, place)));
        }
    }
    let found = all().filter_map(|item| Some((item.id.as_str(), item.differs_most?)));
    assert_eq!(found.collect::<BTreeMap<_, _>>(), expected);
    assert_eq!(expected.values().max(), Some(&25));
}

#[test]
fn every_case_that_shows_an_item_asks_a_provision_that_holds_it() {
    let mut wrong = Vec::new();
    for item in all() {
        let provisions = item.taught.provisions();
        for id in item.taught.cases() {
            let case = RULINGS.case(id).expect("the reader knows it");
            let asks = |run: Run<'_>| {
                run.ruled().is_ok_and(|ruled| {
                    let branches = ruled.verdict.branches.iter();
                    let mut reasons = branches.flat_map(|branch| branch.reasons());
                    reasons.any(|reason| provisions.iter().any(|id| id == reason.provision.id))
                })
            };
            if !case.everywhere().chain(case.runs()).any(asks) {
                wrong.push(format!("{}: {id} asks none of {provisions:?}", item.id));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_holds_an_item_has_a_number_in_an_edition_beside_which_it_is_taught() {
    let mut wrong = Vec::new();
    for item in all().filter(|item| matches!(item.taught, Taught::Held { .. })) {
        for id in item.taught.provisions() {
            let later = LIBRARY
                .editions
                .iter()
                .filter(|data| data.edition >= item.since);
            if !later
                .into_iter()
                .any(|data| data.contents_beside(Layers::ALL).number(id).is_some())
            {
                wrong.push(format!(
                    "{}: {id} has no number since {}",
                    item.id, item.since
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_an_item_changes_is_shown_by_a_case_that_is_ruled_otherwise_without_its_layer() {
    for item in all().filter(|item| item.changes.is_some()) {
        let shows = |id: &String| {
            let case = RULINGS.case(id).expect("the reader knows it");
            let runs: Vec<Run<'_>> = case.runs().collect();
            let taught = runs.iter().filter(|run| rests_on(run, item));
            let without = match item.layer {
                Layer::Fide => Layers::LETTER,
                _ => Layers::FIDE,
            };
            let plain = |run: &Run<'_>| {
                let same =
                    |other: &&Run<'_>| other.edition == run.edition && other.setting == run.setting;
                let mut by = runs.iter().filter(same);
                by.find(|other| other.practice == without).copied()
            };
            let mut pairs = taught.filter_map(|run| Some((*run, plain(run)?)));
            pairs.any(|(run, plain)| match (run.ruled(), plain.ruled()) {
                (Ok(taught), Ok(plain)) => outcome(&taught.verdict) != outcome(&plain.verdict),
                _ => false,
            })
        };
        assert!(item.taught.cases().iter().any(shows), "{}", item.id);
    }
}

/// Whether a reason of the ruling says that it rests on this item.
fn rests_on(run: &Run<'_>, item: &Item) -> bool {
    run.ruled().is_ok_and(|ruled| {
        let branches = ruled.verdict.branches.iter();
        let mut reasons = branches.flat_map(|branch| branch.reasons());
        reasons.any(|reason| reason.items.iter().any(|name| *name.id == item.id))
    })
}

#[test]
fn every_ruling_that_the_letter_gives_otherwise_names_the_items_that_make_the_difference() {
    let mut departures = 0;
    for run in RULINGS.cases().flat_map(|case| case.runs()) {
        if let Some(departure) = run.departure() {
            departures += 1;
            let at = format!("{} {} {}", run.scenario().id, run.edition, run.practice);
            assert!(!departure.items.is_empty(), "{at}");
        }
    }
    assert!(departures > 20, "{departures}");
}

#[test]
fn by_the_letter_no_ruling_rests_on_the_practice() {
    let mut by_the_letter = 0;
    for run in RULINGS.cases().flat_map(|case| case.runs()) {
        if run.practice == Layers::LETTER {
            by_the_letter += 1;
            let rests = all().any(|item| item.changes.is_some() && rests_on(&run, item));
            assert!(!rests, "{} {}", run.scenario().id, run.edition);
        }
    }
    assert!(by_the_letter > 1000, "{by_the_letter}");
}

#[test]
fn every_item_is_taught_beside_an_edition_that_there_is() {
    let known: Vec<Edition> = LIBRARY.editions.iter().map(|data| data.edition).collect();
    for item in all() {
        assert!(
            known.contains(&item.since),
            "{} since {}",
            item.id,
            item.since
        );
    }
}

#[test]
fn why_an_item_decides_no_case_is_said_in_every_language() {
    for words in TONGUES.0.iter() {
        let voice = words.voice(Colours::Known);
        for item in all() {
            if let Taught::NotModelled(reason) = &item.taught {
                assert!(!voice.say(&why_not(reason)).is_empty(), "{}", item.id);
            }
        }
        assert_eq!(voice.problems(), [], "{}", words.lang());
    }
}

#[test]
fn every_item_is_told_in_every_language() {
    let english = TONGUES.0.get("en").expect("English");
    for words in TONGUES.0.iter() {
        if !words.language().promises("practice.ftl") {
            continue;
        }
        let mut titles = BTreeSet::new();
        let mut told = 0;
        for item in all() {
            let name = |attribute: &str| format!("{}.{attribute}", item_message(&item.id));
            let at = format!("{} {}", words.lang(), item.id);
            assert!(
                words.has(&name("title")) && words.has(&name("text")),
                "{at}"
            );
            assert_eq!(words.has(&name("unsafe")), item.is_unsafe, "{at}");
            assert_eq!(
                words.has(&name("letter")),
                english.has(&name("letter")),
                "{at}"
            );
            let title = item_text(&words.voice(Colours::Known), &item.id).title;
            assert!(title.chars().count() <= 60, "{at}: {title}");
            assert!(titles.insert(title), "{at}: the heading of another item");
            told += ["title", "text", "letter", "unsafe"]
                .iter()
                .filter(|attribute| words.has(&name(attribute)))
                .count();
        }
        let file = words.patterns().filter(|(_, file)| *file == "practice.ftl");
        let file = file.filter(|(pattern, _)| pattern.starts_with("item-"));
        assert_eq!(file.count(), told, "{}: a message of no item", words.lang());
    }
}

#[test]
fn every_source_is_named_in_every_language_in_its_own_words() {
    let citations = || all().flat_map(|item| &item.source);
    let mut expected = BTreeSet::new();
    for citation in citations() {
        let source = source_message(&citation.source);
        expected.extend([format!("{source}.title"), format!("{source}.read")]);
        expected.extend(citation.places.iter().map(|place| match place {
            CitedPlace::Number(_) => format!("source-place.{}", citation.by),
            CitedPlace::Named(name) => format!("source-part.{name}"),
        }));
    }
    let told = |words: &Words| {
        let voice = words.voice(Colours::Known);
        let mut told: Vec<String> = citations().map(|one| cited(&voice, one)).collect();
        for citation in citations() {
            let text = source_text(&voice, &citation.source);
            told.extend([text.title, text.read]);
        }
        assert_eq!(voice.problems(), [], "{}", words.lang());
        told
    };
    let english = TONGUES.0.get("en").expect("English");
    let in_english: BTreeSet<String> = told(english).iter().flat_map(|text| long(text)).collect();
    for known in ["contents", "displaced", "commission", "quotes"] {
        assert!(in_english.contains(known), "{known}");
    }
    for words in TONGUES.0.whole() {
        let named = words.patterns().map(|(pattern, _)| pattern.to_owned());
        let named: BTreeSet<String> = named.filter(|it| it.starts_with("source-")).collect();
        assert_eq!(named, expected, "{}", words.lang());
        if words.lang() == english.lang() {
            continue;
        }
        let quotes = &words.language().typography.quotes;
        for text in told(words) {
            let own = quotes
                .iter()
                .fold(text, |text, [open, close]| unquoted(&text, open, close));
            let left: Vec<String> = long(&own).filter(|it| in_english.contains(it)).collect();
            assert!(left.is_empty(), "{}: {left:?} in {own:?}", words.lang());
        }
    }
}

/// The words of five letters and more that a text writes small.
fn long(text: &str) -> impl Iterator<Item = String> {
    let words = text.split(|c: char| !c.is_alphabetic());
    let small = |word: &&str| word.chars().all(char::is_lowercase) && word.chars().count() >= 5;
    words.filter(small).map(str::to_owned)
}

/// A text without what stands between these quotation marks: a name or a word as it is in another language.
fn unquoted(text: &str, open: &str, close: &str) -> String {
    let mut parts = text.split(open);
    let before = parts.next().unwrap_or_default().to_owned();
    parts.fold(before, |own, part| {
        own + part.split_once(close).map_or(part, |(_, after)| after)
    })
}

#[test]
fn a_source_is_cited_alike_in_every_layer() {
    let layers = LIBRARY.practice.iter();
    let mut known = BTreeMap::new();
    for (mark, by) in layers.flat_map(|layer| &layer.sources) {
        assert_eq!(*known.entry(mark).or_insert(by), by, "{mark}");
    }
    assert!(known.len() > 10, "{known:?}");
}

#[test]
fn what_an_item_makes_otherwise_is_said_of_the_letter_too() {
    let english = TONGUES.0.get("en").expect("English");
    for item in all().filter(|item| item.kind == ItemKind::Contradicts) {
        let letter = format!("{}.letter", item_message(&item.id));
        assert!(english.has(&letter), "{}", item.id);
    }
}
