use super::*;
use Player::{Black, White};

fn position(fen: &str) -> Position {
    Position::from_fen(fen).expect(fen)
}

/// Plays a line and demands that it ends with `winner` giving checkmate.
fn replay(start: &Position, winner: Player, line: &[Move]) {
    let mut position = start.clone();
    for played in line {
        assert!(
            position.legal_moves().contains(played),
            "{}: {played}",
            position.fen()
        );
        position = position.play(played);
    }
    assert_eq!(position.outcome(), Outcome::Mate, "{}", position.fen());
    assert_eq!(
        position.has_the_move(),
        winner.other(),
        "{}",
        position.fen()
    );
}

#[test]
fn the_table_of_the_arbiters_manual_comes_out() {
    // The player who lost on time is White; can Black still checkmate?
    for (material, fen, can) in [
        ("KQ v KN", "8/8/4k3/8/2n5/8/3Q4/4K3 w - - 0 1", false),
        ("KQ v KB", "8/8/4k3/8/2b5/8/3Q4/4K3 w - - 0 1", false),
        ("KR v KN", "8/8/4k3/8/2n5/8/3R4/4K3 w - - 0 1", true),
        ("KR v KB", "8/8/4k3/8/2b5/8/3R4/4K3 w - - 0 1", false),
        ("KN v KN", "8/8/4k3/8/2n5/8/3N4/4K3 w - - 0 1", true),
        ("KN v KB", "8/8/4k3/8/2b5/8/3N4/4K3 w - - 0 1", true),
        ("KB v KN", "8/8/4k3/8/2n5/8/3B4/4K3 w - - 0 1", true),
        (
            "KB v KB of opposite colours",
            "8/8/4k3/8/2b5/8/3B4/4K3 w - - 0 1",
            true,
        ),
        (
            "KB v KB of the same colour",
            "8/8/4k3/8/2b5/8/4B3/3K4 w - - 0 1",
            false,
        ),
        ("KP v KN", "8/8/4k3/8/2n5/8/3P4/4K3 w - - 0 1", true),
    ] {
        let position = position(fen);
        match (position.can_mate(Black), can) {
            (CanMate::Yes { line }, true) => replay(&position, Black, &line),
            (
                CanMate::No {
                    because: Method::Material,
                },
                false,
            ) => {}
            (other, _) => panic!("{material}: {other:?}"),
        }
    }
}

#[test]
fn material_alone_decides_for_either_colour() {
    for (fen, white, black) in [
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", false, false),
        ("4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", false, false),
        ("4k3/8/8/8/8/8/8/4K1B1 w - - 0 1", false, false),
        ("4k3/8/8/8/8/8/8/3QK3 b - - 0 1", true, false),
        ("4k3/8/8/8/8/8/8/3RK3 b - - 0 1", true, false),
        ("4k3/8/8/8/8/8/8/2BBK3 b - - 0 1", true, false),
        ("4k3/8/8/8/8/8/8/2BNK3 b - - 0 1", true, false),
        ("4k3/8/8/8/8/8/8/2NNK3 b - - 0 1", true, false),
        ("4k3/8/8/8/8/8/4P3/4K3 b - - 0 1", true, false),
        ("3qk3/8/8/8/8/8/8/3NK3 w - - 0 1", false, true),
        ("3qkq2/8/8/8/8/8/8/3NK3 w - - 0 1", false, true),
        // bishops on squares of one colour, as many as there are
        ("2b1k3/8/8/8/8/B1B5/8/4K3 w - - 0 1", true, true),
        ("2b1k3/8/4b3/8/8/8/8/4KB2 w - - 0 1", false, false),
    ] {
        let position = position(fen);
        for (player, can) in [(White, white), (Black, black)] {
            match (position.can_mate(player), can) {
                (CanMate::Yes { line }, true) => replay(&position, player, &line),
                (
                    CanMate::No {
                        because: Method::Material,
                    },
                    false,
                ) => {}
                (other, _) => panic!("{fen} {player:?}: {other:?}"),
            }
        }
    }
}

#[test]
fn what_is_not_in_the_material_is_found_by_following_the_moves() {
    let no = |because| Some(CanMate::No { because });
    for (case, fen, player, expected) in [
        (
            "checkmated already",
            "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1",
            White,
            None,
        ),
        (
            "checkmated himself",
            "R5k1/5ppp/8/8/8/8/8/7K b - - 0 1",
            Black,
            no(Method::GameOver),
        ),
        (
            "stalemate",
            "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
            White,
            no(Method::GameOver),
        ),
        (
            "a rook that stalemates",
            "k7/1R6/K7/8/8/8/8/8 b - - 0 1",
            White,
            no(Method::GameOver),
        ),
        (
            "a rook that does not",
            "k7/8/1K6/8/8/8/8/1R6 b - - 0 1",
            White,
            None,
        ),
        (
            "the bishop is pinned and must take the queen",
            "8/8/8/8/8/7k/6q1/5B1K w - - 0 1",
            Black,
            no(Method::ForcedLine),
        ),
        (
            "the queen gives check and must be taken",
            "kQ6/8/8/8/8/8/8/K7 b - - 0 1",
            White,
            no(Method::ForcedLine),
        ),
        (
            "pawns and bishops locked for good",
            "8/8/2k1p3/2p1P1p1/1pP3P1/1P6/3K4/8 w - - 0 1",
            White,
            no(Method::Proof),
        ),
    ] {
        let position = position(fen);
        match (position.can_mate(player), expected) {
            (CanMate::Yes { line }, None) => replay(&position, player, &line),
            (found, Some(expected)) => assert_eq!(found, expected, "{case}"),
            (found, None) => panic!("{case}: {found:?}"),
        }
    }
}

#[test]
fn an_illegal_position_is_decided_for_a_bare_king_only() {
    let both_in_check = position("4k2R/8/8/8/8/8/8/4K2r w - - 0 1");
    assert_eq!(both_in_check.can_mate(White), CanMate::Undecided);
    assert_eq!(both_in_check.outcome(), Outcome::Undecided);
    let bare = position("P3k3/8/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(
        bare.can_mate(Black),
        CanMate::No {
            because: Method::Material
        }
    );
}

#[test]
fn the_outcome_of_a_position_is_known() {
    for (fen, outcome) in [
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            Outcome::PlayGoesOn,
        ),
        ("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", Outcome::Mate),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Outcome::Stalemate),
        ("4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", Outcome::Dead),
        ("kQ6/8/8/8/8/8/8/K7 b - - 0 1", Outcome::Dead),
        ("4k3/8/8/8/8/8/4P3/4K3 b - - 0 1", Outcome::PlayGoesOn),
        (
            "8/8/2k1p3/2p1P1p1/1pP3P1/1P6/3K4/8 w - - 0 1",
            Outcome::Dead,
        ),
        ("8/8/8/8/8/8/8/8 w - - 0 1", Outcome::Undecided),
    ] {
        assert_eq!(position(fen).outcome(), outcome, "{fen}");
    }
}
