//! The same case with the colours exchanged: White plays what Black played, on a board seen from the other side.

use super::history::starts_a_game;
use super::retell::{Retellings, Retold, Skip, Told};
use crate::LIBRARY;
use jadoube::edition::Setting;
use jadoube::game::{Act, Ask, Colours, Placement};
use jadoube::read::{Library, Scenario};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The cases that name colours, told with the other ones.
static MIRRORED: LazyLock<BTreeMap<String, Scenario>> = LazyLock::new(|| {
    let mut mirrored = Library {
        editions: LIBRARY.editions.clone(),
        alphabets: LIBRARY.alphabets.clone(),
        ..Library::default()
    };
    for (path, bytes) in jadoube::embedded::files() {
        if path.starts_with("scenarios/") {
            let text = std::str::from_utf8(bytes).expect("read before");
            let documents: Vec<String> = text.split("\n---\n").map(of_document).collect();
            mirrored.add_scenarios(&path, documents.join("\n---\n").as_bytes());
        }
    }
    let cases = mirrored.scenarios.into_iter();
    cases
        .map(|scenario| (scenario.id.clone(), scenario))
        .collect()
});

pub(super) fn colours_exchanged(told: &Told<'_>) -> Retellings {
    let case = told.case;
    if case.colours == Colours::Unknown {
        return Err(Skip::NothingToRetell);
    }
    let start = matches!(&case.known.placement, Placement::Board(at) if starts_a_game(at));
    let tells_of_it = |act: &Act| {
        matches!(
            act,
            Act::StartRound(_) | Act::Arrival(_) | Act::Asks(Ask::Deadline | Ask::InitialPosition)
        )
    };
    let told_of = case.events.iter().any(|event| tells_of_it(&event.act));
    // White loses the time while neither player is there, whether or not the start itself is told
    let begun = |act: &Act| matches!(act, Act::Move(_) | Act::Seal(_) | Act::Resume);
    let mut before = case.events.iter().take_while(|event| !begun(&event.act));
    let nobody_there = before.any(|event| event.act == Act::Absent);
    if start || told_of || nobody_there || case.known.history_complete {
        return Err(Skip::StartOfTheGame);
    }
    let of_squares = |act: &Act| matches!(act, Act::Asks(Ask::Square(_)));
    if case.events.iter().any(|event| of_squares(&event.act)) {
        return Err(Skip::ColourOfASquare);
    }
    let mirrored = MIRRORED.get(told.id);
    let mirrored = mirrored.unwrap_or_else(|| panic!("{} is not read", told.id));
    let own = |setting: &&Setting| {
        let of = |one: &Setting| (one.pace, one.supervision);
        of(setting) == of(told.setting)
    };
    let mut retold = Retold::of(&mirrored.case);
    retold.setting = mirrored.settings.iter().find(own).cloned();
    retold.mirrored = true;
    Ok(vec![retold])
}

/// A document of a file of cases with the colours exchanged; what says which case it is stays.
fn of_document(document: &str) -> String {
    let line = |line: &str| {
        let kept = ["id:", "note:", "tags:", "level:", "#"];
        if kept.iter().any(|key| line.starts_with(key)) {
            line.to_owned()
        } else {
            of_line(line)
        }
    };
    document.lines().map(line).collect::<Vec<_>>().join("\n")
}

fn of_line(line: &str) -> String {
    let part = |(nth, part): (usize, &str)| match nth % 2 {
        1 => of_fen(part).unwrap_or_else(|| of_text(&without_numbers(part))),
        _ => of_text(part),
    };
    let parts: Vec<String> = line.split('"').enumerate().map(part).collect();
    parts.join("\"")
}

/// A FEN with the colours exchanged; none where the text is none.
fn of_fen(text: &str) -> Option<String> {
    let fields: Vec<&str> = text.split(' ').collect();
    let (pieces, rest) = fields.split_first()?;
    let ranks: Vec<&str> = pieces.split('/').rev().collect();
    if ranks.len() != 8 {
        return None;
    }
    let mut all = vec![other_case(&ranks.join("/"))];
    let black = rest.first() == Some(&"b");
    for (nth, field) in rest.iter().enumerate() {
        all.push(match nth {
            0 if black => "w".to_owned(),
            0 => "b".to_owned(),
            1 => {
                let mut rights: Vec<char> = other_case(field).chars().collect();
                rights.sort_unstable();
                rights.into_iter().collect()
            }
            2 => of_text(field),
            // the move of Black that was still to come is White's next one
            4 if black => (field.parse::<u32>().ok()? + 1).to_string(),
            _ => (*field).to_owned(),
        });
    }
    Some(all.join(" "))
}

fn other_case(text: &str) -> String {
    let other = |letter: char| match letter.is_ascii_uppercase() {
        true => letter.to_ascii_lowercase(),
        false => letter.to_ascii_uppercase(),
    };
    text.chars().map(other).collect()
}

/// The moves without their numbers, which begin with White's.
fn without_numbers(text: &str) -> String {
    let number = |word: &&str| {
        let bare = word.trim_end_matches('.');
        bare.len() < word.len() && bare.chars().all(|sign| sign.is_ascii_digit())
    };
    let words: Vec<&str> = text.split(' ').filter(|word| !number(word)).collect();
    words.join(" ")
}

/// A text with the names of the colours exchanged, and the ranks counted from the other side.
pub(super) fn of_text(text: &str) -> String {
    let mut all = String::new();
    let mut word = String::new();
    for sign in text.chars().chain(['\0']) {
        if sign.is_alphanumeric() || sign == '-' {
            word.push(sign);
            continue;
        }
        all.push_str(&of_word(&word));
        word.clear();
        if sign != '\0' {
            all.push(sign);
        }
    }
    all
}

fn of_word(word: &str) -> String {
    match word {
        "white" => return "black".to_owned(),
        "black" => return "white".to_owned(),
        "White" => return "Black".to_owned(),
        "Black" => return "White".to_owned(),
        _ => {}
    }
    let signs: Vec<char> = word.chars().collect();
    let rank = |at: usize| {
        let before = at.checked_sub(1).map(|before| signs[before]);
        // a file, or the letter of a piece in any language
        let after_file =
            before.is_some_and(|sign| matches!(sign, 'a'..='h') || sign.is_uppercase());
        let alone = signs.get(at + 1).is_none_or(|next| !next.is_ascii_digit());
        let digit = signs[at]
            .to_digit(10)
            .filter(|digit| (1..=8).contains(digit));
        digit.filter(|_| after_file && alone)
    };
    let flipped = |at: usize| match rank(at) {
        Some(rank) => char::from_digit(9 - rank, 10).expect("a digit"),
        None => signs[at],
    };
    (0..signs.len()).map(flipped).collect()
}
