use super::*;
use crate::board::Side;
use crate::board::alphabet::tests::{GERMAN, ITALIAN, RUSSIAN};
use Flaw::*;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const PROMOTION: &str = "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1";
const EN_PASSANT: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";
const TWO_PAWNS: &str = "4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1";
const KNIGHTS_ON_A_RANK: &str = "4k3/8/8/8/8/8/8/1N1K1N2 w - - 0 1";
const ROOKS_ON_A_FILE: &str = "4k3/8/8/3R4/8/8/8/3RK3 w - - 0 1";
const PINNED: &str = "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1";
const MATE: &str = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";

fn at(fen: &str) -> Position {
    Position::from_fen(fen).expect("a position")
}

fn read(fen: &str, text: &str, alphabet: &Alphabet) -> (String, Vec<Flaw>) {
    let position = at(fen);
    let reading = position.read_entry(text, alphabet).expect(text);
    let said = match &reading.meaning {
        Meaning::One(played) => position.san(played),
        Meaning::Several(all) => {
            let all: Vec<String> = all.iter().map(|played| position.san(played)).collect();
            all.join(" | ")
        }
        Meaning::None { why, .. } => format!("none {why:?}"),
    };
    (said, reading.flaws)
}

#[test]
fn an_entry_in_the_prescribed_form_has_no_flaw() {
    for (fen, text, alphabet, san) in [
        (START, "Nf3", Alphabet::ENGLISH, "Nf3"),
        (START, "Sf3", GERMAN, "Nf3"),
        (START, "Cf3", ITALIAN, "Nf3"),
        (START, "Кf3", RUSSIAN, "Nf3"),
        (START, "♘f3", Alphabet::FIGURINES, "Nf3"),
        (START, "e4", RUSSIAN, "e4"),
        (START, "е4", RUSSIAN, "e4"),
        (START, "e2-e4", GERMAN, "e4"),
        (START, "e2e4 (=)", ITALIAN, "e4"),
        (START, "Ng1-f3!", Alphabet::ENGLISH, "Nf3"),
        (CASTLING, "0-0", Alphabet::ENGLISH, "O-O"),
        (CASTLING, "O-O-O", Alphabet::ENGLISH, "O-O-O"),
        (CASTLING, "Rxa8", Alphabet::ENGLISH, "Rxa8+"),
        (CASTLING, "Ra8", Alphabet::ENGLISH, "Rxa8+"),
        (PROMOTION, "a8Q", Alphabet::ENGLISH, "a8=Q"),
        (PROMOTION, "ab8С", RUSSIAN, "axb8=B"),
        (PROMOTION, "axb8A", ITALIAN, "axb8=B"),
        (EN_PASSANT, "ed6", Alphabet::ENGLISH, "exd6"),
        (EN_PASSANT, "exd6 e.p.", Alphabet::ENGLISH, "exd6"),
        (EN_PASSANT, "e5:d6 е.р.", RUSSIAN, "exd6"),
        (MATE, "Ra8", Alphabet::ENGLISH, "Ra8#"),
        (MATE, "Ra8++", Alphabet::ENGLISH, "Ra8#"),
    ] {
        assert_eq!(
            read(fen, text, &alphabet),
            (san.to_owned(), vec![]),
            "{text}"
        );
    }
}

#[test]
fn an_entry_may_mean_one_move_and_yet_depart_from_the_form() {
    for (fen, text, alphabet, san, flaw) in [
        (START, "g1f3", Alphabet::ENGLISH, "Nf3", LetterMissing),
        (START, "nf3", Alphabet::ENGLISH, "Nf3", LetterSmall),
        (START, "Pe4", Alphabet::ENGLISH, "e4", PawnLetter),
        (START, "Be4", GERMAN, "e4", PawnLetter),
        (
            EN_PASSANT,
            "ed",
            Alphabet::ENGLISH,
            "exd6",
            ArrivalIncomplete,
        ),
        (EN_PASSANT, "d6", Alphabet::ENGLISH, "exd6", PawnFileMissing),
        (START, "Nxf3", Alphabet::ENGLISH, "Nf3", CaptureSignWrong),
        (START, "Nf3+", Alphabet::ENGLISH, "Nf3", CheckSignWrong),
        (
            CASTLING,
            "Rxa8#",
            Alphabet::ENGLISH,
            "Rxa8+",
            CheckSignWrong,
        ),
        (START, "e4 e.p.", Alphabet::ENGLISH, "e4", EnPassantWrong),
        (START, "e4=", Alphabet::ENGLISH, "e4", OfferMark),
        (PROMOTION, "a8=Q", Alphabet::ENGLISH, "a8=Q", PromotionSign),
        (PROMOTION, "a8(D)", GERMAN, "a8=Q", PromotionSign),
        (CASTLING, "Kg1", Alphabet::ENGLISH, "O-O", CastlingForm),
        (CASTLING, "000", Alphabet::ENGLISH, "O-O-O", CastlingForm),
    ] {
        let expected = (san.to_owned(), vec![flaw]);
        assert_eq!(read(fen, text, &alphabet), expected, "{text}");
    }
}

#[test]
fn what_is_needed_to_tell_pieces_apart_may_not_be_left_out() {
    for (fen, text, said) in [
        (KNIGHTS_ON_A_RANK, "Nd2", "Nbd2 | Nfd2"),
        (KNIGHTS_ON_A_RANK, "N1d2", "Nbd2 | Nfd2"),
        (KNIGHTS_ON_A_RANK, "Nbd2", "Nbd2"),
        (ROOKS_ON_A_FILE, "Rd3", "R1d3 | R5d3"),
        (ROOKS_ON_A_FILE, "Rdd3", "R1d3 | R5d3"),
        (ROOKS_ON_A_FILE, "R5d3", "R5d3"),
        (PINNED, "Ne2", "Ne2"),
        (TWO_PAWNS, "d5", "cxd5 | exd5"),
        (TWO_PAWNS, "cd5", "cxd5"),
        (TWO_PAWNS, "xd5", "cxd5 | exd5"),
        (PROMOTION, "a8", "a8=Q | a8=R | a8=B | a8=N"),
    ] {
        let (found, flaws) = read(fen, text, &Alphabet::ENGLISH);
        let sorted = |text: &str| {
            let mut all: Vec<String> = text.split(" | ").map(str::to_owned).collect();
            all.sort();
            all
        };
        assert_eq!(sorted(&found), sorted(said), "{text}");
        assert_eq!(flaws, vec![], "{text}");
    }
}

#[test]
fn an_entry_that_fits_no_legal_move_says_why_where_one_piece_is_named() {
    use crate::board::Illegal;
    for (fen, text, why) in [
        (PINNED, "Nc3e4", Some(Illegal::OwnKingLeftInCheck)),
        (PINNED, "Ncd5", Some(Illegal::OwnKingLeftInCheck)),
        (START, "Bb5", None),
        (START, "Ke2", Some(Illegal::OwnPieceOnTarget)),
        (START, "0-0", Some(Illegal::CastlingWayOccupied)),
    ] {
        let reading = at(fen).read_entry(text, &Alphabet::ENGLISH).expect(text);
        match reading.meaning {
            Meaning::None { why: found, .. } => assert_eq!(found, why, "{text}"),
            other => panic!("{text}: {other:?}"),
        }
    }
}

#[test]
fn other_systems_and_scribbles_are_told_with_their_column() {
    use EntryFault::*;
    let fault = |text: &str| at(START).read_entry(text, &Alphabet::ENGLISH).err();
    for text in ["P-K4", "N-KB3", "Kt-KB3", "PxP", "QxKtch", "P-K8"] {
        assert_eq!(
            fault(text),
            Some(OtherSystem(super::OtherSystem::Descriptive)),
            "{text}"
        );
    }
    for text in ["5254", "52-54", "72811"] {
        assert_eq!(
            fault(text),
            Some(OtherSystem(super::OtherSystem::Numeric)),
            "{text}"
        );
    }
    for (text, expected) in [
        ("", Empty),
        ("+", Empty),
        (
            "Sf3",
            UnknownLetter {
                letter: 'S',
                column: 1,
            },
        ),
        (
            "  Zf3",
            UnknownLetter {
                letter: 'Z',
                column: 3,
            },
        ),
        ("Nf", NoArrival { column: 3 }),
        ("N", NoArrival { column: 2 }),
        (
            "Nf9",
            Unexpected {
                sign: '9',
                column: 3,
            },
        ),
        (
            "e4xyz",
            Unexpected {
                sign: 'y',
                column: 4,
            },
        ),
        (
            "e4Zz",
            Unexpected {
                sign: 'Z',
                column: 3,
            },
        ),
    ] {
        assert_eq!(fault(text), Some(expected), "{text}");
    }
}

#[test]
fn castling_takes_its_side_from_the_noughts() {
    let reading = at(CASTLING)
        .read_entry("0-0-0", &Alphabet::ENGLISH)
        .expect("castling");
    assert_eq!(
        reading.entry.body,
        parse::Body::Castling(Castling {
            side: Side::QueenSide,
            hyphens: true
        })
    );
}
