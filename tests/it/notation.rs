//! Scoresheets: every legal move of random games is read back from each way of writing it.

use crate::LIBRARY;
use jadoube::board::{Alphabet, Flaw, Form, Meaning, Position};
use jadoube::quiz::Random;

const FORMS: [Form; 2] = [Form::Short, Form::Long];

/// The moves of a random game, each with the position before it.
fn game(dice: &mut Random, most: usize) -> Vec<(Position, jadoube::board::Move)> {
    let mut at = Position::initial();
    let mut all = Vec::new();
    while all.len() < most {
        let legal = at.legal_moves();
        if legal.is_empty() {
            break;
        }
        let played = legal[dice.below(legal.len())];
        all.push((at.clone(), played));
        at = at.play(&played);
    }
    all
}

#[test]
fn every_move_of_random_games_is_read_back_in_all_letters_short_and_long() {
    let mut dice = Random::of(1);
    let (mut entries, mut promotions, mut told_apart) = (0, 0, 0);
    for _ in 0..40 {
        for (before, played) in game(&mut dice, 160) {
            for alphabet in LIBRARY.alphabets.values().chain([&Alphabet::FIGURINES]) {
                for form in FORMS {
                    let text = before.entry(&played, alphabet, form);
                    let read = before.read_entry(&text, alphabet);
                    let read =
                        read.unwrap_or_else(|fault| panic!("{text} in {}: {fault}", before.fen()));
                    assert_eq!(
                        read.meaning,
                        Meaning::One(played),
                        "{text} in {}",
                        before.fen()
                    );
                    assert_eq!(read.flaws, Vec::<Flaw>::new(), "{text} in {}", before.fen());
                    entries += 1;
                    promotions += usize::from(played.is_promotion());
                    told_apart += usize::from(read.rivals.len() > 1);
                }
            }
        }
    }
    println!("{entries} entries, {promotions} promotions, {told_apart} told apart");
    assert!(entries > 50_000 && promotions > 100 && told_apart > 500);
}

#[test]
fn what_is_left_out_of_an_entry_leaves_the_move_or_several_but_never_another() {
    let mut dice = Random::of(2);
    let (mut one, mut several) = (0, 0);
    for _ in 0..60 {
        for (before, played) in game(&mut dice, 120) {
            let text = before.entry(&played, &Alphabet::ENGLISH, Form::Short);
            let without_signs = text.replace(['x', '+', '#'], "").replace(" e.p.", "");
            let read = before
                .read_entry(&without_signs, &Alphabet::ENGLISH)
                .expect("readable");
            match read.meaning {
                Meaning::One(found) => {
                    assert_eq!(found, played, "{without_signs} in {}", before.fen());
                    one += 1;
                }
                other => panic!("{without_signs} in {}: {other:?}", before.fen()),
            }
            let Some(bare) = bare(&text, &before, &played) else {
                continue;
            };
            let read = before
                .read_entry(&bare, &Alphabet::ENGLISH)
                .expect("readable");
            match read.meaning {
                Meaning::Several(all) => {
                    assert!(all.contains(&played), "{bare} in {}", before.fen());
                    several += 1;
                }
                other => panic!("{bare} in {}: {other:?}", before.fen()),
            }
        }
    }
    assert!(one > 5_000 && several > 60, "{one} {several}");
}

/// The entry without the file or rank of departure and without signs, where that leaves several pieces.
fn bare(text: &str, before: &Position, played: &jadoube::board::Move) -> Option<String> {
    let rivals = before.read_entry(text, &Alphabet::ENGLISH).ok()?.rivals;
    (rivals.len() > 1).then(|| {
        let english = Alphabet::ENGLISH;
        let letter = english.of(played.role());
        format!("{letter}{}", played.to())
    })
}
