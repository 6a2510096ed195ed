use super::*;
use crate::audit::{Auditor, Played, Topic};
use crate::edition::{Pace, Setting, Supervision};
use crate::read::Library;
use crate::read::pgn::games;

/// What each reading of a file announces, as the place and the name of each finding.
fn announced(readings: &[&str]) -> Vec<Vec<(usize, &'static str)>> {
    let files = crate::embedded::files();
    let library = Library::of(files.iter().map(|(path, bytes)| (path.as_str(), *bytes)));
    let setting = Setting::of(Pace::Standard, Supervision::Full);
    let laws = library.laws("2023".parse().expect("an edition"), &setting);
    let auditor = Auditor::new(&laws);
    let mut announced = Announced::default();
    let reading = |text: &&str| {
        let mut keys = Vec::new();
        let mut all = Vec::new();
        for game in games(settled(text.as_bytes())) {
            let key = Key::of(&game, &keys);
            let report = auditor.audit(&Played::of(&game));
            let news = announced.news(&key, &report.findings);
            let news = news.iter().filter(|new| new.what.topic() != Topic::Headers);
            all.extend(news.map(|new| (new.after, new.what.name())));
            keys.push(key);
        }
        all
    };
    readings.iter().map(reading).collect()
}

const DANCE: &str = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 ";

#[test]
fn only_what_was_not_found_before_is_announced() {
    let more = format!("{DANCE}Ng8 ");
    let two = format!("[White \"A\"]\n\n{more}*\n\n[White \"B\"]\n\n{DANCE}*\n");
    let one = format!("[White \"A\"]\n\n{DANCE}*\n");
    // 4…Ng8 would bring the position for the third time, and then it has.
    let third = vec![(7, "claim")];
    let found = announced(&[&one, &one, &two]);
    assert_eq!(found[0], third);
    assert_eq!(found[1], []);
    // The first game goes on: its new claims; the second one begins: its own.
    assert_eq!(found[2].first(), Some(&(8, "claim")));
    assert_eq!(found[2].last(), Some(&(7, "claim")));
}

#[test]
fn a_file_that_shrinks_and_comes_back_announces_nothing_twice() {
    let whole = format!("[White \"A\"]\n\n{DANCE}*\n");
    let found = announced(&[&whole, "", "[White \"A\"]\n\n1. Nf3 ", &whole]);
    assert_eq!(found, [vec![(7, "claim")], vec![], vec![], vec![]]);
}

#[test]
fn a_word_that_is_still_being_written_is_not_judged() {
    let half = "[White \"A\"]\n\n1. e4 e5 2. N";
    let castling = "[White \"A\"]\n\n1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. O-";
    let illegal = "[White \"A\"]\n\n1. e4 e5 2. Nf6 ";
    let found = announced(&[half, castling, illegal]);
    assert_eq!(found, [vec![], vec![], vec![(2, "no-legal-move")]]);
    for (text, kept) in [
        ("1. e4 1-", "1. e4 "),
        ("1. e4 1-0", "1. e4 1-0"),
        ("1. e4 1/2-1/", "1. e4 "),
        ("1. e4 e5\n", "1. e4 e5\n"),
        ("*", "*"),
        ("1.", ""),
    ] {
        assert_eq!(settled(text.as_bytes()), kept.as_bytes(), "{text:?}");
    }
}

#[test]
fn a_claim_that_goes_on_is_announced_once() {
    // Rooks that wander without coming back to the same position often enough.
    let start = "[FEN \"k7/8/8/8/8/8/8/K6R w - - 97 120\"]\n\n";
    let one = format!("{start}120. Rh2 Ka7 ");
    let two = format!("{start}120. Rh2 Ka7 121. Rh3 ");
    let three = format!("{start}120. Rh2 Ka7 121. Rh3 Kb8 122. Rh5 ");
    let found = announced(&[&one, &two, &three]);
    // 99 half moves: with any intended move; 100 and more: the same claim goes on.
    assert_eq!(found, [vec![(2, "claim")], vec![], vec![]]);
}
