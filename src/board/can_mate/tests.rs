use super::*;
use crate::board::Letters;
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
                    ..
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
                        ..
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
    let no = Some;
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
            (CanMate::No { because, .. }, Some(expected)) => {
                assert_eq!(because, expected, "{case}")
            }
            (found, _) => panic!("{case}: {found:?}"),
        }
    }
}

#[test]
fn an_illegal_position_is_decided_for_a_bare_king_only() {
    let both_in_check = position("4k2R/8/8/8/8/8/8/4K2r w - - 0 1");
    assert_eq!(both_in_check.can_mate(White), CanMate::IllegalPosition);
    assert_eq!(both_in_check.outcome(), Outcome::Undecided);
    let bare = position("P3k3/8/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(bare.can_mate(Black), CanMate::no(Method::Material));
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

/// Another program of renown calls these four unwinnable: a helpmate was found for each, and verified by a third.
#[test]
fn known_counter_examples_to_a_static_proof_have_their_mating_line() {
    for (fen, player) in [
        ("8/1p2p1p1/1P2P1P1/Bp2pBp1/1P2P1P1/7k/1P2P3/7K b - -", White),
        ("k7/1pK3p1/6Pb/1p4pB/bP4P1/Bp6/1P4P1/8 b - -", White),
        ("k7/1pK3p1/6Pb/1p4pB/bP4P1/Bp6/1P4P1/8 b - -", Black),
        (
            "3b4/4p1p1/1p1pP1P1/1P1PpBp1/1pBpP1P1/1P1P4/4K1P1/2k5 w - -",
            White,
        ),
    ] {
        let position = position(fen);
        match position.can_mate(player) {
            CanMate::Yes { line } => replay(&position, player, &line),
            other => panic!("{fen} {player:?}: {other:?}"),
        }
    }
}

/// Bishops on squares of one colour can checkmate in no position that a move leads to.
#[test]
fn a_mate_on_the_board_counts_even_with_material_that_suffices_for_none() {
    for (fen, winner) in [
        ("8/8/8/8/8/2b1k1b1/8/3RKR2 w - - 0 1", Black),
        ("8/8/8/8/8/1k6/b1b5/RKR5 w - - 0 1", Black),
        ("5B2/7r/5K1k/7r/8/4B3/8/8 b - - 0 1", White),
    ] {
        let position = position(fen);
        assert_eq!(position.outcome(), Outcome::Mate, "{fen}");
        assert_eq!(
            position.can_mate(winner),
            CanMate::Yes { line: Vec::new() },
            "{fen}"
        );
        assert_eq!(
            position.can_mate(winner.other()),
            CanMate::no(Method::GameOver),
            "{fen}"
        );
    }
}

/// It is dead, but nobody has proved it within an effort that can be borne: it is left to the arbiter, and takes seconds.
#[test]
fn a_blocked_position_that_nobody_decides_is_left_open() {
    let blocked = position("3k1b2/2p1pBp1/KpP1P1P1/1P3B2/4B1B1/5B2/8/8 w - -");
    assert_eq!(blocked.can_mate(White), CanMate::Undecided);
    assert_eq!(blocked.can_mate(Black), CanMate::Undecided);
    assert_eq!(blocked.outcome(), Outcome::Undecided);
}

/// The lists of the procedure hold sixteen pieces of a colour; it must not see more.
#[test]
fn a_crowd_of_pieces_is_left_open() {
    let crowd = position("NNNNNNNN/NNNNNNNN/N7/8/8/7P/8/k1K5 w - - 0 1");
    assert_eq!(crowd.can_mate(White), CanMate::Undecided);
    assert_eq!(crowd.can_mate(Black), CanMate::no(Method::Material));
}

#[test]
fn a_proof_that_leaves_an_unusual_castling_out_of_account_is_not_believed() {
    let proof = CanMate::no(Method::Proof);
    for (rights, expected) in [("-", proof), ("G", CanMate::Undecided)] {
        let fen = format!("1k6/p1p5/8/8/8/4p1p1/P1P1P1P1/5BRK w {rights} - 0 1");
        let position = Position::from_fen_chess960(&fen).expect("a FEN");
        assert_eq!(position.castling_rights().any(), rights != "-", "{fen}");
        assert_eq!(position.can_mate(White), expected, "{fen}");
        assert_eq!(position.can_mate(Black), expected, "{fen}");
    }
    let usual = Position::from_fen_chess960("4k2r/8/8/8/8/8/8/4K3 b h - 0 1").expect("a FEN");
    assert!(usual.castling_rights().any());
    match usual.can_mate(Black) {
        CanMate::Yes { line } => replay(&usual, Black, &line),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_line_is_shown_as_short_as_it_is_found() {
    let start = position("7k/1P6/4K3/8/8/8/8/5n2 w - - 0 60");
    let CanMate::Yes { line } = start.can_mate(Black) else {
        panic!("a pawn can become what the knight needs");
    };
    let shown = start.short_mate(&line);
    assert!(
        3 * shown.len() < line.len(),
        "{} of {} moves",
        shown.len(),
        line.len()
    );
    replay(&start, Black, &shown);

    let mates_at_once = position("6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1");
    let detour: Vec<Move> = ["Ka1-b1", "Kg8-f8", "Kb1-a1", "Kf8-g8", "Rd1-d8"]
        .iter()
        .scan(mates_at_once.clone(), |at, text| {
            let attempt = at.read_move(text, &Letters::ENGLISH).expect("a move");
            let played = at.examine(&attempt).expect("a legal move");
            *at = at.play(&played);
            Some(played)
        })
        .collect();
    assert_eq!(mates_at_once.short_mate(&detour), detour[4..]);
}
