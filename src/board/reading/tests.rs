use super::*;
use crate::board::alphabets::{GERMAN, ITALIAN, RUSSIAN};
use Player::{Black, White};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const PROMOTION: &str = "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1";
const TWO_KNIGHTS: &str = "4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1";

#[test]
fn moves_are_read_as_people_write_them() {
    let en = Letters::ENGLISH;
    for (fen, text, letters, expected) in [
        (START, "Nf3", &en, "Nf3"),
        (START, " e4!? ", &en, "e4"),
        (START, "e2e4", &en, "e4"),
        (START, "e2-e4", &en, "e4"),
        (START, "g1f3", &en, "Nf3"),
        (START, "Ng1–f3", &en, "Nf3"),
        (START, "Cf3", &ITALIAN.letters, "Nf3"),
        (START, "Nf3", &ITALIAN.letters, "Nf3"),
        (START, "Sf3", &GERMAN.letters, "Nf3"),
        (START, "Кf3", &RUSSIAN.letters, "Nf3"),
        (CASTLING, "O-O", &en, "O-O"),
        (CASTLING, "0-0-0+", &en, "O-O-O"),
        (CASTLING, "О-О", &RUSSIAN.letters, "O-O"), // Cyrillic letters
        (CASTLING, "e1g1", &en, "O-O"),
        (CASTLING, "Kc1", &en, "O-O-O"),
        (CASTLING, "Re2", &ITALIAN.letters, "Ke2"),
        (CASTLING, "Крe2", &RUSSIAN.letters, "Ke2"),
        (CASTLING, "Txa8+", &GERMAN.letters, "Rxa8+"),
        (CASTLING, "T:a8 #", &GERMAN.letters, "Rxa8+"),
        (CASTLING, "Ra8", &en, "Rxa8+"),
        (PROMOTION, "a8=Q", &en, "a8=Q"),
        (PROMOTION, "a8Q", &en, "a8=Q"),
        (PROMOTION, "a8(Q)", &en, "a8=Q"),
        (PROMOTION, "a7a8q", &en, "a8=Q"),
        (PROMOTION, "a7a8n", &en, "a8=N"),
        (PROMOTION, "axb8=D+", &ITALIAN.letters, "axb8=Q+"),
        (PROMOTION, "ab8Ф", &RUSSIAN.letters, "axb8=Q+"),
        (TWO_KNIGHTS, "Nce2", &en, "Nce2"),
        (TWO_KNIGHTS, "N3e2", &en, "Nce2"),
        (TWO_KNIGHTS, "Nc3e2", &en, "Nce2"),
        (
            "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
            "exd6 e.p.",
            &en,
            "exd6",
        ),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "ed6", &en, "exd6"),
        // a knight that is pinned cannot be meant
        ("4r1k1/8/8/8/8/4N3/8/N3K3 w - - 0 1", "Nc2", &en, "Nc2"),
        // the pawn in front goes, the one that could take does not
        ("4k3/8/8/3p4/3PP3/8/8/4K3 w - - 0 1", "e5", &en, "e5"),
    ] {
        let position = Position::from_fen(fen).expect(fen);
        let attempt = position
            .read_move(text, letters)
            .unwrap_or_else(|e| panic!("{fen}: {e}"));
        let played = position
            .examine(&attempt)
            .unwrap_or_else(|e| panic!("{fen} {text}: {e:?}"));
        assert_eq!(position.san(&played), expected, "{fen} {text}");
        assert_eq!(position.notation(&attempt), expected, "{fen} {text}");
    }
}

#[test]
fn illegal_moves_are_read_when_only_one_piece_can_be_meant() {
    use Illegal::*;
    for (fen, text, notation, reason) in [
        (START, "Qd1-h5", "Qd1-h5", WayBlocked),
        (START, "Qh5", "Qd1-h5", WayBlocked),
        (START, "Ke3", "Ke1-e3", NotThePiecesWay),
        (START, "e5", "e2-e5", NotThePiecesWay),
        (START, "exd3", "e2-d3", NothingToCapture),
        (START, "e7e5", "e7-e5", NotOwnPiece),
        (START, "e4e5", "e4-e5", NoPieceThere),
        (START, "0-0", "O-O", CastlingWayOccupied),
        (START, "Ra1xa7", "Ra1xa7", WayBlocked),
        (PROMOTION, "a8", "a7-a8", PromotionMissing),
        (PROMOTION, "a8=K", "a7-a8=K", PromotionPieceNotAllowed),
        (PROMOTION, "a8=P", "a7-a8=P", PromotionPieceNotAllowed),
        (
            "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1",
            "exd6",
            "e5xd6",
            EnPassantExpired,
        ),
        // of two rooks only the one whose way is open
        (
            "4k3/8/8/3n4/8/8/8/R2RK3 b - - 0 1",
            "Nb7",
            "Nd5-b7",
            NotThePiecesWay,
        ),
        (
            "4rk2/8/8/8/8/8/4N3/1N2K3 w - - 0 1",
            "Nd4",
            "Ne2-d4",
            OwnKingLeftInCheck,
        ),
        (
            "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
            "Kg1",
            "O-O",
            CastlingRightLost,
        ),
    ] {
        let position = Position::from_fen(fen).expect(fen);
        let attempt = position
            .read_move(text, &Letters::ENGLISH)
            .unwrap_or_else(|e| panic!("{fen}: {e}"));
        assert_eq!(position.examine(&attempt), Err(reason), "{fen} {text}");
        assert_eq!(position.notation(&attempt), notation, "{fen} {text}");
    }
}

#[test]
fn a_text_that_leaves_the_piece_open_is_refused_with_the_reason() {
    for (fen, text, expected) in [
        (START, "", "expected a move"),
        (START, "Nf", "expected a move"),
        (START, "e9", "expected a move"),
        (START, "Nf3=X", "expected a move"),
        (START, "0-0-0-0", "expected a move"),
        (START, "Жf3", "expected a move"),
        (START, "e4-", "expected a move"),
        (TWO_KNIGHTS, "Ne2", "g1 or c3"),
        (TWO_KNIGHTS, "Nh8", "g1 or c3"),
        (TWO_KNIGHTS, "Bf1", "no piece of the player"),
        (TWO_KNIGHTS, "a4", "no piece of the player"),
        (TWO_KNIGHTS, "Bc3e2", "does not stand on c3"),
    ] {
        let position = Position::from_fen(fen).expect(fen);
        let error = position
            .read_move(text, &Letters::ENGLISH)
            .expect_err(text)
            .to_string();
        assert!(error.contains(expected), "{text}: {error}");
        assert!(error.contains(text), "{text}: {error}");
    }
}

#[test]
fn what_the_player_not_on_move_did_is_read_too() {
    let start = Position::initial();
    let attempt = start
        .read_move_of(Black, "Nf6", &Letters::ENGLISH)
        .expect("a move");
    assert_eq!(attempt.by(), Black);
    assert_eq!(start.examine(&attempt), Err(Illegal::NotOnMove));
    assert_eq!(start.put_through(&attempt).has_the_move(), White);
}

#[test]
fn every_legal_move_is_read_back_from_each_way_of_writing_it() {
    let mut moves = 0;
    for fen in [
        START,
        CASTLING,
        PROMOTION,
        TWO_KNIGHTS,
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 b kq - 0 1",
        "4k3/8/8/3pPp2/8/8/8/4K3 w - d6 0 1",
        "Q6Q/8/8/8/8/8/k7/Q3K2Q w - - 0 1",
        "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
    ] {
        let position = Position::from_fen(fen).expect(fen);
        for played in position.legal_moves() {
            moves += 1;
            let san = position.san(&played);
            for letters in [
                Letters::ENGLISH,
                ITALIAN.letters,
                GERMAN.letters,
                RUSSIAN.letters,
            ] {
                let texts = [super::super::in_letters(&san, &letters), {
                    super::super::in_letters(&played.to_string(), &letters)
                }];
                for text in texts {
                    let read = position
                        .read_move(&text, &letters)
                        .map(|a| position.examine(&a));
                    assert_eq!(read, Ok(Ok(played)), "{fen}: {text}");
                }
            }
        }
    }
    assert!(moves > 200, "{moves}");
}
