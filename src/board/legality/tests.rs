use shakmaty::{Role, Square};

use super::*;
use Player::{Black, White};

fn position(fen: &str) -> Position {
    Position::from_fen(fen).expect(fen)
}

fn deed(by: Player, text: &str) -> Attempt {
    match text {
        "0-0" => {
            return Attempt::Castle {
                by,
                side: Side::KingSide,
            };
        }
        "0-0-0" => {
            return Attempt::Castle {
                by,
                side: Side::QueenSide,
            };
        }
        _ => {}
    }
    let square = |range| Square::from_ascii(&text.as_bytes()[range]).expect(text);
    let promotion = text[4..]
        .chars()
        .next()
        .map(|sign| Role::from_char(sign).expect(text));
    Attempt::Shift {
        by,
        from: square(0..2),
        to: square(2..4),
        promotion,
    }
}

#[test]
fn each_rule_of_moving_is_named_when_it_is_broken() {
    use Illegal::*;
    const OPEN: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let table = [
        (White, "e2e4", "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1", NotOnMove),
        (
            White,
            "e2e4",
            "4k3/8/8/8/8/8/4P3/8 w - - 0 1",
            PositionIllegal,
        ),
        (
            White,
            "e2e4",
            "4k3/8/8/8/8/8/4P3/K6K w - - 0 1",
            PositionIllegal,
        ),
        (White, "a3a4", OPEN, NoPieceThere),
        (White, "a8a7", OPEN, NotOwnPiece),
        (White, "a1e1", OPEN, OwnPieceOnTarget),
        (
            White,
            "g1g2",
            "4k3/8/8/8/8/8/6P1/4K1N1 w - - 0 1",
            OwnPieceOnTarget,
        ),
        (
            White,
            "e2e3",
            "4k3/8/8/8/8/4N3/4P3/4K3 w - - 0 1",
            OwnPieceOnTarget,
        ),
        (White, "a1b2", OPEN, NotThePiecesWay),
        (White, "a1a1", OPEN, NotThePiecesWay),
        (White, "e1e3", OPEN, NotThePiecesWay),
        (
            White,
            "g1g3",
            "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1",
            NotThePiecesWay,
        ),
        (
            White,
            "c1c2",
            "4k3/8/8/8/8/8/8/2B1K3 w - - 0 1",
            NotThePiecesWay,
        ),
        (
            White,
            "e3e5",
            "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1",
            NotThePiecesWay,
        ),
        (
            White,
            "e3e2",
            "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1",
            NotThePiecesWay,
        ),
        (
            Black,
            "e6e7",
            "4k3/8/4p3/8/8/8/8/4K3 b - - 0 1",
            NotThePiecesWay,
        ),
        (
            White,
            "h2a3",
            "4k3/8/8/8/8/p7/7P/4K3 w - - 0 1",
            NotThePiecesWay,
        ),
        (
            White,
            "h4a6",
            "4k3/8/p7/8/7P/8/8/4K3 w - - 0 1",
            NotThePiecesWay,
        ),
        (White, "a1h1", OPEN, OwnPieceOnTarget),
        (
            White,
            "d1d8",
            "3rk3/3p4/8/8/8/8/8/3RK3 w - - 0 1",
            WayBlocked,
        ),
        (
            White,
            "c1g5",
            "4k3/8/8/8/8/8/3P4/2B1K3 w - - 0 1",
            WayBlocked,
        ),
        (
            White,
            "d1h5",
            "4k3/8/8/8/6p1/8/8/3QK3 w - - 0 1",
            WayBlocked,
        ),
        (
            White,
            "e2e3",
            "4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1",
            PawnBlocked,
        ),
        (
            White,
            "e2e4",
            "4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1",
            PawnBlocked,
        ),
        (
            Black,
            "d7d5",
            "4k3/3p4/8/3N4/8/8/8/4K3 b - - 0 1",
            PawnBlocked,
        ),
        (
            White,
            "e4d5",
            "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1",
            NothingToCapture,
        ),
        (
            White,
            "e5d6",
            "4k3/8/8/3nP3/8/8/8/4K3 w - - 0 1",
            NothingToCapture,
        ),
        (
            White,
            "e5d6",
            "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1",
            EnPassantExpired,
        ),
        (
            Black,
            "d4c3",
            "4k3/8/8/8/2Pp4/8/8/4K3 b - - 0 1",
            EnPassantExpired,
        ),
        (
            White,
            "e5d6",
            "4k3/8/8/3pPp2/8/8/8/4K3 w - f6 0 1",
            EnPassantExpired,
        ),
        (
            White,
            "e2e8",
            "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1",
            CapturesKing,
        ),
        (
            White,
            "d7e8q",
            "4k3/3P4/8/8/8/8/8/4K3 w - - 0 1",
            CapturesKing,
        ),
        (
            White,
            "e2d2",
            "4r1k1/8/8/8/8/8/4R3/4K3 w - - 0 1",
            OwnKingLeftInCheck,
        ),
        (
            White,
            "e1f1",
            "5rk1/8/8/8/8/8/8/4K3 w - - 0 1",
            OwnKingLeftInCheck,
        ),
        (
            White,
            "a2a3",
            "4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1",
            OwnKingLeftInCheck,
        ),
        (
            White,
            "e4d4",
            "8/8/8/2k5/4K3/8/8/8 w - - 0 1",
            OwnKingLeftInCheck,
        ),
        // both pawns leave the rank of the king
        (
            White,
            "e5d6",
            "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1",
            OwnKingLeftInCheck,
        ),
        // no matter that the piece which attacks is pinned itself
        (
            White,
            "e1d1",
            "3r2k1/8/8/8/8/8/8/4K1R1 w - - 0 1",
            OwnKingLeftInCheck,
        ),
        // the new piece would not help: this is told before the missing promotion
        (
            White,
            "b7b8",
            "7k/1P6/8/8/8/8/8/K6r w - - 0 1",
            OwnKingLeftInCheck,
        ),
        (
            White,
            "0-0",
            "4k3/8/8/8/8/8/8/5K1R w - - 0 1",
            CastlingKingMoved,
        ),
        (
            Black,
            "0-0-0",
            "r4k2/8/8/8/8/8/8/4K3 b - - 0 1",
            CastlingKingMoved,
        ),
        (
            White,
            "0-0",
            "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1",
            CastlingRookMoved,
        ),
        (
            White,
            "0-0",
            "4k3/8/8/8/8/8/8/4K1R1 w - - 0 1",
            CastlingRookMoved,
        ),
        (
            White,
            "0-0-0",
            "4k3/8/8/8/8/8/8/B3K3 w - - 0 1",
            CastlingRookMoved,
        ),
        (
            White,
            "0-0",
            "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
            CastlingRightLost,
        ),
        (
            White,
            "0-0",
            "4k3/8/8/8/8/8/8/4K1NR w K - 0 1",
            CastlingWayOccupied,
        ),
        (
            White,
            "0-0-0",
            "4k3/8/8/8/8/8/8/Rn2K3 w Q - 0 1",
            CastlingWayOccupied,
        ),
        (
            White,
            "0-0",
            "4r1k1/8/8/8/8/8/8/4K2R w K - 0 1",
            CastlingOutOfCheck,
        ),
        (
            White,
            "0-0",
            "5rk1/8/8/8/8/8/8/4K2R w K - 0 1",
            CastlingThroughCheck,
        ),
        (
            Black,
            "0-0-0",
            "r3k3/8/8/8/8/8/8/3RK3 b q - 0 1",
            CastlingThroughCheck,
        ),
        (
            White,
            "0-0",
            "6rk/8/8/8/8/8/8/4K2R w K - 0 1",
            CastlingIntoCheck,
        ),
        (
            White,
            "a7a8",
            "4k3/P7/8/8/8/8/8/4K3 w - - 0 1",
            PromotionMissing,
        ),
        (
            Black,
            "a2b1",
            "4k3/8/8/8/8/8/p7/1N2K3 b - - 0 1",
            PromotionMissing,
        ),
        (
            White,
            "a7a8k",
            "4k3/P7/8/8/8/8/8/4K3 w - - 0 1",
            PromotionPieceNotAllowed,
        ),
        (
            White,
            "a7a8p",
            "4k3/P7/8/8/8/8/8/4K3 w - - 0 1",
            PromotionPieceNotAllowed,
        ),
        (
            White,
            "a6a7q",
            "4k3/8/P7/8/8/8/8/4K3 w - - 0 1",
            NothingToPromote,
        ),
        (
            White,
            "e1e2q",
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
            NothingToPromote,
        ),
    ];
    for (by, text, fen, expected) in table {
        let examined = position(fen).examine(&deed(by, text));
        assert_eq!(examined, Err(expected), "{fen} {by:?} {text}");
    }
    // a ruling is not on the board
    for illegal in (Illegal::ALL.into_iter()).filter(|why| *why != Illegal::CastlingForbidden) {
        assert!(
            table.iter().any(|row| row.3 == illegal),
            "{illegal:?} has no case"
        );
    }
    assert!(
        Illegal::ALL.is_sorted(),
        "the list is in the order of the reasons"
    );
}

#[test]
fn an_attacked_rook_or_b_file_is_no_bar_to_castling() {
    for (fen, side) in [
        ("r3k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", Side::QueenSide),
        ("1r2k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", Side::QueenSide),
        ("4k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1", Side::KingSide),
    ] {
        assert!(position(fen).castling_legal(White, side).is_ok(), "{fen}");
    }
}

#[test]
fn a_chess960_king_may_stand_still_but_a_rook_may_not_uncover_it() {
    let still = "4k3/8/8/8/8/8/8/2R2KR1 w - - 0 1";
    let still = still.replace("w -", "w GC");
    let still = position(&still);
    assert_eq!(
        still.castling_legal(White, Side::KingSide),
        Ok(Move::Castle {
            king: Square::F1,
            rook: Square::G1
        })
    );
    let uncovered = Position::from_fen_chess960("4k3/8/8/8/8/8/8/qR1K4 w Q - 0 1").expect("a FEN");
    assert_eq!(
        uncovered.castling_legal(White, Side::QueenSide),
        Err(Illegal::CastlingIntoCheck)
    );
}

#[test]
fn a_game_that_went_on_from_an_illegal_move_can_still_be_judged() {
    // White left his king in check; Black, who has the move, may not take it but may play on.
    let left = position("4r1k1/8/8/8/8/8/P7/4K3 b - - 0 1");
    assert!(left.legal().is_none());
    assert_eq!(
        left.examine(&deed(Black, "e8e1")),
        Err(Illegal::CapturesKing)
    );
    assert!(left.examine(&deed(Black, "g8g7")).is_ok());
    assert!(left.movable(Square::E8) && !left.capturable(Square::E1));
    let after = left.play(&left.examine(&deed(Black, "g8g7")).expect("legal"));
    assert!(after.legal().is_some(), "White must now see to his check");
    // A pawn that was left on the last rank can be taken, but does not move.
    let pawn = position("P3k3/8/8/8/8/8/8/r3K3 b - - 0 1");
    assert!(pawn.capturable(Square::A8));
    assert!(!pawn.with_move_of(White).movable(Square::A8));
}

#[test]
fn touched_pieces_that_can_move_or_be_taken_are_known() {
    let start = Position::initial();
    assert!(start.movable(Square::G1) && !start.movable(Square::F1));
    assert!(!start.movable(Square::E5) && !start.movable(Square::E7));
    let en_passant = position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    assert!(en_passant.capturable(Square::D5) && !en_passant.capturable(Square::D6));
    let castling = position("4k3/8/8/8/8/8/5PPP/4K2R w K - 0 1");
    let castles = |square| {
        castling
            .legal_moves_of(square)
            .iter()
            .any(|m| m.is_castle())
    };
    assert!(
        castles(Square::E1) && !castles(Square::H1),
        "castling is a move of the king"
    );
}
