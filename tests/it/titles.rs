//! The titles of our cases: each case has one in each language, and a reader can tell it from the others.

use crate::{LIBRARY, RULINGS, TONGUES};
use jadoube::edition::Setting;
use jadoube::game::Colours;
use jadoube::text::{Say, TITLE, Words, explain, regime};
use std::collections::{BTreeMap, BTreeSet};

/// No line of a list is longer.
const LONGEST: usize = 95;

/// The titles of a language by the id of the case.
fn titles(words: &Words) -> BTreeMap<String, String> {
    let voice = words.voice(Colours::Known);
    let messages = words.patterns().map(|(name, _)| name);
    let ids = messages.filter_map(|name| name.strip_prefix(TITLE));
    let ids = ids.filter(|id| !id.contains('.'));
    ids.map(|id| {
        let title = voice.say(&Say::message(format!("{TITLE}{id}")));
        (id.to_owned(), title)
    })
    .collect()
}

#[test]
fn each_case_has_a_title_in_each_language() {
    let cases: BTreeSet<&str> = LIBRARY.scenarios.iter().map(|it| it.id.as_str()).collect();
    assert!(!cases.is_empty());
    for words in TONGUES.0.whole() {
        let titles = titles(words);
        let titled: BTreeSet<&str> = titles.keys().map(String::as_str).collect();
        let without: Vec<_> = cases.difference(&titled).collect();
        let stale: Vec<_> = titled.difference(&cases).collect();
        assert!(
            without.is_empty(),
            "[{}] without: {without:?}",
            words.lang()
        );
        assert!(stale.is_empty(), "[{}] no case: {stale:?}", words.lang());
    }
}

#[test]
fn no_two_cases_have_the_same_title() {
    for words in TONGUES.0.iter() {
        let mut known = BTreeMap::new();
        for (id, title) in titles(words) {
            if let Some(other) = known.insert(title.to_lowercase(), id.clone()) {
                panic!("[{}] {other} and {id}: {title}", words.lang());
            }
        }
    }
}

/// Whether a text names an event by its number.
fn names_an_event(words: &Words, text: &str) -> bool {
    let voice = words.voice(Colours::Known);
    let reference = voice.phrase(&Say::message("event-reference").number("event", 7_u64));
    let noun = reference.trim_start_matches('(').split(' ').next();
    let noun = noun.expect("a noun").to_lowercase();
    // without its last letter it stands in every case
    let stem: String = noun.chars().take(noun.chars().count() - 1).collect();
    let text = text.to_lowercase();
    let after_noun = text.split(&stem).skip(1);
    let mut after_noun =
        after_noun.map(|rest| rest.trim_start_matches(char::is_alphabetic).trim_start());
    after_noun.any(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
}

/// What is wrong with the form of a title.
fn faults(words: &Words, title: &str) -> Vec<&'static str> {
    let voice = words.voice(Colours::Known);
    let settings = jadoube::edition::SCOPES.map(|(pace, watched)| Setting::of(pace, watched));
    let bare = |text: &str| text.trim_end_matches('.').to_lowercase();
    let is_setting = settings
        .iter()
        .any(|setting| bare(&voice.say(&regime(setting))) == bare(title));
    [
        (is_setting, "only the setting"),
        (names_an_event(words, title), "the number of an event"),
        (title.chars().count() > LONGEST, "too long"),
        (
            title.ends_with(['.', ':', ';', ',']),
            "ends as no heading does",
        ),
        (
            title.chars().next().is_some_and(char::is_lowercase),
            "begins with a small letter",
        ),
        (!title.contains(' '), "a word alone or an id"),
    ]
    .into_iter()
    .filter_map(|(so, fault)| so.then_some(fault))
    .collect()
}

#[test]
fn a_title_is_a_heading() {
    for words in TONGUES.0.iter() {
        for (id, title) in titles(words) {
            let faults = faults(words, &title);
            assert!(
                faults.is_empty(),
                "[{}] {id}: {title}: {faults:?}",
                words.lang()
            );
        }
    }
    let words = TONGUES.0.get("ru").expect("Russian");
    assert_eq!(
        faults(words, "Флажок после события 3"),
        ["the number of an event"]
    );
    let words = TONGUES.0.get("en").expect("English");
    assert_eq!(
        faults(words, "a-phone-rings."),
        [
            "ends as no heading does",
            "begins with a small letter",
            "a word alone or an id"
        ]
    );
    let rapid = words.voice(Colours::Known).say(&regime(&Setting::of(
        jadoube::edition::Pace::Rapid,
        jadoube::edition::Supervision::Full,
    )));
    assert_eq!(
        faults(words, rapid.trim_end_matches('.')),
        ["only the setting"]
    );
    assert_eq!(
        faults(words, &"a phone ".repeat(12)).last(),
        Some(&"begins with a small letter")
    );
}

#[test]
fn an_outcome_tells_what_is_ruled_and_names_no_event_by_its_number() {
    let mut told_of = 0;
    for words in TONGUES.0.whole() {
        for case in RULINGS.cases() {
            let scenario = case.scenario;
            let voice = words.voice(scenario.case.colours);
            for run in case.everywhere() {
                let Ok(ruled) = run.ruled() else { continue };
                let told = explain(&voice, &ruled.laws, &scenario.case, &ruled.verdict);
                let outcome = told.outcome(&voice);
                let place = format!("[{}] {}: {outcome:?}", words.lang(), scenario.id);
                assert!(!outcome.is_empty(), "{place}");
                assert_ne!(outcome, [voice.text("it-depends")], "{place}");
                let numbered = outcome.iter().filter(|text| names_an_event(words, text));
                assert_eq!(numbered.count(), 0, "{place}");
                told_of += 1;
            }
        }
    }
    assert!(told_of > 0);
}
