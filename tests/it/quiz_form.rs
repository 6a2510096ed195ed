//! What the form of the options gives away: a guesser who knows nothing of the Laws learns from a part of the questions what right
//! options look like, and guesses the rest.

use crate::TONGUES;
use crate::quiz::told;
use jadoube::quiz::{Form, Random, Told};
use std::collections::{BTreeMap, BTreeSet};

/// What a guesser sees of an option, each with how much of it.
type Seen = BTreeMap<String, f64>;

/// How many parts the questions are cut into: each is guessed by what was learnt from the others.
const PARTS: u64 = 5;
/// How often the guesser goes through what he learns from.
const ROUNDS: u32 = 12;

/// The words of an option, the same for both players.
fn words(text: &str, players: &[String]) -> BTreeSet<String> {
    let lower = text.to_lowercase();
    let words = lower.split(|letter: char| !letter.is_alphanumeric());
    let words = words.filter(|word| !word.is_empty());
    let words = words.map(
        |word| match players.iter().any(|player| word.starts_with(player)) {
            true => "player".to_owned(),
            false => word.to_owned(),
        },
    );
    words.collect()
}

/// What there is to see of each option beside the others.
fn seen(question: &Told, players: &[String]) -> Vec<Seen> {
    let texts: Vec<&str> = question.options.iter().map(|it| it.text.as_str()).collect();
    let sets: Vec<BTreeSet<String>> = texts.iter().map(|text| words(text, &[])).collect();
    let bare: Vec<BTreeSet<String>> = texts.iter().map(|text| words(text, players)).collect();
    let lengths: Vec<f64> = texts
        .iter()
        .map(|text| text.chars().count() as f64)
        .collect();
    let count = texts.len();
    let mean = lengths.iter().sum::<f64>() / count as f64;
    let most = lengths.iter().copied().fold(0.0, f64::max);
    let least = lengths.iter().copied().fold(f64::MAX, f64::min);
    let flag = |so: bool| f64::from(u8::from(so));
    let own = |at: usize| {
        let others: Vec<usize> = (0..count).filter(|other| *other != at).collect();
        let shared: Vec<f64> = others
            .iter()
            .map(|other| {
                let both = sets[at].intersection(&sets[*other]).count() as f64;
                both / sets[at].union(&sets[*other]).count().max(1) as f64
            })
            .collect();
        let any = |so: &dyn Fn(usize) -> bool| flag(others.iter().any(|other| so(*other)));
        let all: [(&str, f64); 9] = [
            ("length", lengths[at] / mean),
            ("longest", flag(lengths[at] == most)),
            ("shortest", flag(lengths[at] == least)),
            ("shared", shared.iter().sum::<f64>() / shared.len() as f64),
            ("shared most", shared.iter().copied().fold(0.0, f64::max)),
            ("part", any(&|other| sets[at].is_subset(&sets[other]))),
            ("whole", any(&|other| sets[at].is_superset(&sets[other]))),
            ("mirror", any(&|other| bare[at] == bare[other])),
            (
                "digits",
                flag(texts[at].contains(|it: char| it.is_ascii_digit())),
            ),
        ];
        all.into_iter()
            .map(|(name, value)| (name.to_owned(), value))
            .collect()
    };
    (0..count).map(own).collect()
}

/// In so many ways the stock is parted, so that the luck of one does not count.
const WAYS: u64 = 5;

/// How often the guesser is right, and how often one is by chance.
fn guessed(questions: &[Told], players: &[String]) -> (f64, f64) {
    let all = (0..WAYS).map(|way| guessed_in(way, questions, players));
    let (hits, chance) = all.fold((0.0, 0.0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
    (hits / WAYS as f64, chance / WAYS as f64)
}

fn guessed_in(way: u64, questions: &[Told], players: &[String]) -> (f64, f64) {
    let all: Vec<(u64, Vec<Seen>, usize)> = questions
        .iter()
        .filter(|question| question.form == Form::Single)
        .map(|question| {
            let part = Random::named(&format!("{}/{way}", question.case)).next_number() % PARTS;
            let right = question.options.iter().position(|option| option.right);
            (
                part,
                seen(question, players),
                right.expect("a right option"),
            )
        })
        .collect();
    let (mut hits, mut chance) = (0.0, 0.0);
    for part in 0..PARTS {
        let mut learnt: Vec<&(u64, Vec<Seen>, usize)> =
            all.iter().filter(|it| it.0 != part).collect();
        let weights = weights(&mut learnt);
        for (_, options, right) in all.iter().filter(|it| it.0 == part) {
            let scores: Vec<f64> = options.iter().map(|it| score(it, &weights)).collect();
            let best = scores.iter().copied().fold(f64::MIN, f64::max);
            let tied = scores.iter().filter(|score| **score == best).count() as f64;
            if scores[*right] == best {
                hits += 1.0 / tied;
            }
            chance += 1.0 / options.len() as f64;
        }
    }
    (hits / all.len() as f64, chance / all.len() as f64)
}

fn score(seen: &Seen, weights: &BTreeMap<String, f64>) -> f64 {
    let weight = |name: &String| weights.get(name).copied().unwrap_or(0.0);
    seen.iter().map(|(name, value)| weight(name) * value).sum()
}

/// What each thing that can be seen is worth: logistic regression over the options of each question.
fn weights(learnt: &mut [&(u64, Vec<Seen>, usize)]) -> BTreeMap<String, f64> {
    let mut weights: BTreeMap<String, f64> = BTreeMap::new();
    let mut random = Random::of(1);
    for round in 0..ROUNDS {
        random.shuffle(learnt);
        let step = 0.3 / f64::from(1 + round);
        for (_, options, right) in learnt.iter() {
            let scores: Vec<f64> = options.iter().map(|it| score(it, &weights)).collect();
            let best = scores.iter().copied().fold(f64::MIN, f64::max);
            let parts: Vec<f64> = scores.iter().map(|score| (score - best).exp()).collect();
            let all: f64 = parts.iter().sum();
            for (at, option) in options.iter().enumerate() {
                let wanted = f64::from(u8::from(at == *right));
                for (name, value) in option {
                    let weight = weights.entry(name.clone()).or_default();
                    *weight += step * (wanted - parts[at] / all) * value;
                }
            }
        }
    }
    weights
}

/// How players are called, in every case.
fn players(lang: &str) -> Vec<String> {
    let names: &[&str] = match lang {
        "en" => &["white", "black"],
        "it" => &["bianco", "nero"],
        "de" => &["weiß", "schwarz"],
        "ru" => &["бел", "чёрн"],
        _ => &[],
    };
    names.iter().map(|name| (*name).to_owned()).collect()
}

/// How much better than by chance a guesser may be.
const ALLOWED: f64 = 0.03;

#[test]
fn nobody_guesses_from_the_form_of_the_options() {
    std::thread::scope(|scope| {
        for words in TONGUES.0.whole() {
            let lang = words.lang();
            scope.spawn(move || {
                let (hits, chance) = guessed(&told(lang), &players(lang));
                println!("{lang}: {hits:.3} guessed, {chance:.3} by chance");
                assert!(hits <= chance + ALLOWED, "{lang}: {hits:.3} of {chance:.3}");
            });
        }
    });
}

#[test]
fn a_guesser_finds_what_gives_an_answer_away() {
    let mut questions = told("en");
    questions.retain(|question| question.form == Form::Single);
    let changed = |change: &dyn Fn(&mut Told, usize)| {
        let mut all = questions.clone();
        for question in &mut all {
            let right = question.options.iter().position(|option| option.right);
            change(question, right.expect("a right option"));
        }
        guessed(&all, &players("en"))
    };
    let longer = changed(&|question, right| {
        question.options[right]
            .text
            .push_str(" This holds in every case.");
    });
    let alike = changed(&|question, right| {
        for at in (0..question.options.len()).filter(|at| *at != right) {
            question.options[at].text = format!("Nothing of the kind is ruled, number {at}.");
        }
    });
    let number = changed(&|question, right| {
        let text = question.options[right]
            .text
            .replace(|it: char| it.is_ascii_digit(), "");
        question.options[right].text = text;
        for at in (0..question.options.len()).filter(|at| *at != right) {
            question.options[at].text.push_str(" 1");
        }
    });
    for (hits, chance) in [longer, alike, number] {
        assert!(hits > chance + 0.2, "{hits:.3} of {chance:.3}");
    }
}
