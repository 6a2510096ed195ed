//! Whether a side can checkmate, against positions that others have collected and proved.
//!
//! Where the collections are missing the tests say so and end; `examples/mate_sets.rs` asks every row.

use std::str::FromStr;

use jadoube::board::Position;
use jadoube::quiz::Random;
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, EnPassantMode, Position as _};

use crate::mate_sets::{Placements, SETS, Seen};

#[test]
fn the_collected_unwinnable_positions_are_never_judged_wrongly() {
    assert_all_right("unwinnable.tsv.gz", 1);
}

#[test]
fn positions_of_a_chess_problem_kind_are_never_judged_wrongly() {
    assert_all_right("hard-positions.tsv.gz", 32);
}

#[test]
fn positions_from_games_are_judged_rightly() {
    assert_all_right("lichess-positions.tsv.gz", 40);
}

#[test]
fn real_losses_on_time_against_a_player_who_could_not_mate_are_all_found() {
    assert_all_right("timeouts-without-mate.fen.gz", 40);
}

fn assert_all_right(file: &str, step: usize) {
    let set = SETS.iter().find(|set| set.file == file).expect(file);
    let Some(count) = set.judge(step, Position::can_mate) else {
        return;
    };
    assert!(count.wrong.is_empty(), "{:#?}", count.wrong);
    assert!(count.undecided.is_empty(), "{:#?}", count.undecided);
    assert!(count.right > 0, "nothing judged");
}

#[test]
fn no_placement_at_all_makes_the_question_panic() {
    let mut seen = Seen::default();
    let mut placements = Placements(Random::of(7));
    for _ in 0..1_500 {
        seen.ask(&placements.next(), Position::can_mate);
    }
    // Every kind of answer that random placements give was seen.
    let kinds = [seen.illegal, seen.can, seen.cannot];
    assert!(kinds.into_iter().all(|count| count > 50), "{seen:?}");
}

/// A proof that there is no mate is worth nothing if the procedure knows other moves than the Laws.
#[test]
fn the_procedure_knows_the_same_legal_moves_as_the_board() {
    let mut placements = Placements(Random::of(11));
    let mut compared = 0;
    for _ in 0..20_000 {
        let (fen, _) = placements.next();
        let position = Position::from_fen(&fen).expect("a FEN");
        let Some(legal) = position.legal() else {
            continue;
        };
        let crowded = shakmaty::Color::ALL
            .into_iter()
            .any(|color| legal.board().by_color(color).count() > 16);
        if crowded || legal.castles().mode() != CastlingMode::Standard {
            continue;
        }
        let fen = Fen::try_from_setup(legal.to_setup(EnPassantMode::Legal))
            .expect("an ordinary setup")
            .to_string();
        let foreign = chess::Board::from_str(&fen).expect(&fen);
        let mut theirs: Vec<String> = chess::MoveGen::new_legal(&foreign)
            .map(|played| played.to_string())
            .collect();
        let mut ours: Vec<String> = (legal.legal_moves().iter())
            .map(|played| played.to_uci(CastlingMode::Standard).to_string())
            .collect();
        theirs.sort();
        ours.sort();
        assert_eq!(theirs, ours, "{fen}");
        compared += 1;
    }
    assert!(compared > 1_000, "{compared}");
}
