//! The rules of moving against the move generator, which was written independently.

use shakmaty::{Position as _, Role, Square};

use super::*;
use crate::board::easy_mate::Lots;

fn position(fen: &str) -> Position {
    Position::from_fen(fen).expect(fen)
}

/// The number of series of legal moves of this length, played with our own hands.
fn perft(position: &Position, depth: u32) -> u64 {
    let moves = position.legal_moves();
    if depth == 1 {
        return moves.len() as u64;
    }
    moves
        .iter()
        .map(|played| perft(&position.play(played), depth - 1))
        .sum()
}

const KNOWN: [(&str, &[u64]); 7] = [
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        &[20, 400, 8_902],
    ),
    (
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        &[48, 2_039],
    ),
    (
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        &[14, 191, 2_812],
    ),
    (
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        &[6, 264, 9_467],
    ),
    (
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        &[44, 1_486],
    ),
    (
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        &[46, 2_079],
    ),
    (
        "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
        &[21, 528, 12_189],
    ),
];

#[test]
fn series_of_legal_moves_are_counted_as_everywhere() {
    for (fen, counts) in KNOWN {
        for (depth, &count) in (1..).zip(counts) {
            assert_eq!(perft(&position(fen), depth), count, "{fen}, depth {depth}");
        }
    }
}

/// The rules of this file and the moves that `shakmaty` generates, written independently, must agree.
fn agree(position: &Position) {
    let chess = position.legal().expect("a legal position");
    let by = position.has_the_move();
    let sorted = |mut moves: Vec<Move>| {
        moves.sort_by_key(|played| format!("{played:?}"));
        moves
    };
    let fen = position.fen();
    assert_eq!(
        sorted(position.moves_by_rule()),
        sorted(chess.legal_moves().to_vec()),
        "{fen}"
    );
    for played in chess.legal_moves() {
        let attempt = Attempt::of(by, &played);
        assert_eq!(
            position.put_through(&attempt),
            position.play(&played),
            "{fen} {played:?}"
        );
        assert!(position.play(&played).legal().is_some());
    }
}

#[test]
fn the_rules_of_moving_agree_with_the_move_generator() {
    let mut lots = Lots(20_240_611);
    let mut positions = 0;
    for (fen, _) in KNOWN {
        for _ in 0..3 {
            let mut position = position(fen);
            for _ in 0..60 {
                agree(&position);
                positions += 1;
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                position = position.play(&moves[lots.below(moves.len())]);
            }
        }
    }
    assert!(positions > 700, "{positions}");
}

#[test]
fn a_check_that_no_double_step_can_have_given_is_parried_by_rule() {
    for fen in [
        "4k3/8/8/3pP3/8/5n2/8/4K3 w - d6 0 1",
        "4k3/8/8/3pP3/1b6/5n2/8/4K2r w - d6 0 1",
        "4k3/8/8/8/2Pp4/8/2K5/N6b b - c3 0 1",
    ] {
        agree(&position(fen));
    }
}

#[test]
fn any_scatter_of_pieces_is_a_position_of_which_all_can_be_asked() {
    let mut lots = Lots(7);
    let mut playable = 0;
    for round in 0..4_000 {
        let mut setup = shakmaty::Setup::empty();
        // Half of them have one king each, the others what comes.
        if round % 2 == 0 {
            for color in Color::ALL {
                setup
                    .board
                    .set_piece_at(Square::new(lots.below(64) as u32), color.king());
            }
        }
        for _ in 0..lots.below(24) {
            let role = Role::ALL[lots.below(if round % 2 == 0 { 5 } else { 6 })];
            let color = Color::ALL[lots.below(2)];
            let square = Square::new(lots.below(64) as u32);
            if setup.board.role_at(square) != Some(Role::King) {
                setup.board.set_piece_at(square, role.of(color));
            }
        }
        setup.turn = Color::ALL[lots.below(2)];
        setup.castling_rights = (Bitboard::CORNERS.into_iter())
            .filter(|_| lots.below(2) == 0)
            .collect();
        setup.ep_square = (lots.below(2) == 0).then(|| Square::new(lots.below(64) as u32));
        let position = Position::from_setup(setup, shakmaty::CastlingMode::Standard);
        let fen = position.fen();
        assert_eq!(
            Position::from_fen(&fen).map(|read| read.fen()),
            Ok(fen.clone())
        );
        let stopped = position.illegality().iter().any(|fault| fault.stops_play());
        assert_eq!(position.legal().is_none(), stopped, "{fen}");
        if position.legal().is_some() {
            agree(&position);
            playable += 1;
        }
        let (by, from, to) = (position.has_the_move(), lots.below(64), lots.below(64));
        let [from, to] = [from, to].map(|index| Square::new(index as u32));
        let attempt = shift(by, from, to, None);
        let after = position.put_through(&attempt);
        assert_eq!(after.has_the_move(), by.other());
        assert_eq!(
            after.piece_at(to),
            position.piece_at(from).or(after.piece_at(to)),
            "{fen}"
        );
        let notation = position.notation(&attempt);
        if from != to && position.piece_at(from).is_some() {
            let read = position.read_move(&notation, &super::super::Letters::ENGLISH);
            assert!(read.is_ok(), "{fen} {notation}: {read:?}");
        }
        let _ = (
            position.outcome(),
            position.identity(),
            position.movable(from),
        );
    }
    assert!(playable > 500, "{playable}");
}
