//! The scenes of cases: what an examiner tells in his own words is what the case tells, in every language.

use crate::{LIBRARY, TONGUES};
use jadoube::game::Colours;
use jadoube::read::Scenario;
use jadoube::text::{SCENE, Say, TITLE, Voice, Words, on_the_board, story};
use std::collections::BTreeSet;

/// The cases that have a scene, by the language that all others must follow.
fn told() -> Vec<&'static Scenario> {
    let words = TONGUES.0.fallback().expect("a language of reference");
    let cases = LIBRARY.scenarios.iter();
    let has = |case: &&Scenario| words.has(&format!("{TITLE}{}.{SCENE}", case.id));
    cases.filter(has).collect()
}

fn scene(voice: &Voice<'_>, case: &Scenario) -> String {
    voice.say(&Say::attribute(format!("{TITLE}{}", case.id), SCENE))
}

/// What is told at full length of a case by its events, in its first setting.
fn by_events(voice: &Voice<'_>, case: &Scenario) -> String {
    story(voice, &case.settings[..1], &case.case)
}

/// The squares and the numbers of a text, each once.
#[derive(Debug, PartialEq, Eq)]
struct Figures {
    squares: BTreeSet<String>,
    numbers: BTreeSet<String>,
}

impl Figures {
    fn of(text: &str) -> Self {
        let mut figures = Figures {
            squares: BTreeSet::new(),
            numbers: BTreeSet::new(),
        };
        let all: Vec<char> = text.chars().collect();
        let mut at = 0;
        while at < all.len() {
            let digits = all[at..].iter().take_while(|it| it.is_ascii_digit());
            let digits: String = digits.collect();
            let before = at.checked_sub(1).map(|before| all[before]);
            match (digits.len(), before) {
                (0, _) => at += 1,
                (1, Some(file @ 'a'..='h')) => {
                    figures.squares.insert(format!("{file}{digits}"));
                    at += 1;
                }
                (count, _) => {
                    let number = digits.trim_start_matches('0');
                    figures.numbers.insert(number.to_owned());
                    at += count;
                }
            }
        }
        figures.numbers.remove("");
        figures
    }
}

/// What a scene says that the case does not tell: squares that are neither in its story nor occupied on its board, and numbers.
fn invented(voice: &Voice<'_>, case: &Scenario, scene: &str) -> Vec<String> {
    let known = Figures::of(&by_events(voice, case));
    let told = Figures::of(scene);
    let board = on_the_board(&case.case).into_iter();
    let occupied: BTreeSet<String> = (board.flat_map(|it| it.pieces()))
        .map(|(square, ..)| square.to_string())
        .collect();
    let squares = told.squares.difference(&known.squares);
    let squares = squares.filter(|it| !occupied.contains(*it));
    let numbers = told.numbers.difference(&known.numbers);
    squares.chain(numbers).cloned().collect()
}

/// What is wrong with the form of a scene.
fn faults(scene: &str) -> Vec<&'static str> {
    let ends = ['.', '?', '!', '”', '“', '»', ')'];
    [
        (!scene.ends_with(ends), "ends without a stop"),
        (scene.contains('"'), "straight quotes"),
        (scene.contains("  "), "two spaces"),
        (scene.split_whitespace().count() > 80, "too long"),
        (scene.split_whitespace().count() < 5, "too short"),
    ]
    .into_iter()
    .filter_map(|(so, fault)| so.then_some(fault))
    .collect()
}

#[test]
fn a_scene_tells_no_square_and_no_number_that_its_case_does_not() {
    let cases = told();
    assert!(!cases.is_empty());
    let mut wrong = Vec::new();
    for words in TONGUES.0.whole() {
        let voice = words.voice(Colours::Known);
        for case in &cases {
            let scene = scene(&voice, case);
            let invented = invented(&voice, case, &scene);
            let faults = faults(&scene);
            if !invented.is_empty() || !faults.is_empty() {
                wrong.push((words.lang(), &case.id, invented, faults));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn a_scene_tells_the_same_squares_and_numbers_in_every_language() {
    let mut wrong = Vec::new();
    for case in told() {
        let told = |words: &Words| Figures::of(&scene(&words.voice(Colours::Known), case));
        let own = TONGUES.0.fallback().map(|words| told(words));
        let others = TONGUES.0.whole().map(|words| (words.lang(), told(words)));
        wrong.extend(others.filter_map(|(lang, figures)| {
            let differs = Some(&figures) != own.as_ref();
            differs.then(|| (lang, &case.id, figures, format!("not {own:?}")))
        }));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn a_scene_that_tells_something_else_is_found() {
    let words = TONGUES.0.fallback().expect("a language of reference");
    let voice = words.voice(Colours::Known);
    let case = told()[0];
    let own = scene(&voice, case);
    assert_eq!(invented(&voice, case, &own), Vec::<String>::new());
    let other = format!("{own} On h8 there is 77 now.");
    assert!(invented(&voice, case, &other).contains(&"77".to_owned()));
    assert_eq!(
        Figures::of("Nb1xc3 at 1:07:30, 40 moves; g1."),
        Figures {
            squares: ["b1", "c3", "g1"].map(str::to_owned).into(),
            numbers: ["1", "7", "30", "40"].map(str::to_owned).into(),
        }
    );
    assert_eq!(
        faults("Too \"short\""),
        ["ends without a stop", "straight quotes", "too short"]
    );
}
