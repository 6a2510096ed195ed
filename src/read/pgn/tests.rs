use super::*;
use crate::board::alphabets::{GERMAN, ITALIAN, RUSSIAN};
use WrittenResult::{Draw, Open, Win};

static ALPHABETS: [Alphabet; 3] = [GERMAN, ITALIAN, RUSSIAN];

fn games(text: &[u8]) -> Games<'_> {
    super::games(text).also_in(&ALPHABETS)
}

fn moves_of(text: &str) -> Vec<(usize, Option<WrittenResult>)> {
    games(text.as_bytes())
        .map(|game| (game.moves.len(), game.result))
        .collect()
}

/// The moves of the first game, in the standard notation.
fn san(text: &[u8]) -> String {
    let game = games(text).next().expect("a game");
    assert_eq!(game.stop, None, "{:?}", String::from_utf8_lossy(text));
    sans(&game)
}

fn sans(game: &Game<'_>) -> String {
    let mut at = game.start.clone().expect("a start");
    let mut all = Vec::new();
    for played in &game.moves {
        all.push(at.san(played));
        at = at.play(played);
    }
    all.join(" ")
}

#[test]
fn games_follow_one_another_with_tags_and_without() {
    for (text, expected) in [
        ("", vec![]),
        ("\u{feff} \r\n% a line for others\r\n", vec![]),
        ("; nothing but\n{comments}\n", vec![]),
        (
            "1. e4 e5 1-0 1. d4 *",
            vec![(2, Some(Win(Player::White))), (1, Some(Open))],
        ),
        (
            "[Event \"A\"]\r\n\r\n1. e4 {best} e5 (1... c5 {or} (1... e6)) 2. Nf3 $1 Nc6! 1/2-1/2\r\n\r\n[Event \"B\"]\r\n\r\n1.d4 ; the rest\r\nd5 0-1\r\n",
            vec![(4, Some(Draw)), (2, Some(Win(Player::Black)))],
        ),
        (
            "[Event \"A\"]\n\n1. e4 {not closed d5\n\n[Event \"B\"]\n\n1. c4 c5 2. 0-0 1-0",
            vec![(1, None), (2, Some(Win(Player::White)))],
        ),
        (
            "[Event \"A\"]\n\n1. e4 e5 2. Nf3 --\n*\n\n[Event \"B\"]\n\n*",
            vec![(3, Some(Open)), (0, Some(Open))],
        ),
        (
            "[Event \"A\"]\n\n1. e4\n\n[Event \"B\"]\n\n1. d4 d5",
            vec![(1, None), (2, None)],
        ),
        (
            "1. e4 e5\n\n2. Nf3 Nc6 1-0",
            vec![(4, Some(Win(Player::White)))],
        ),
        (
            "{first} 1. e4 1-0 {after} ; it\n\n1. d4 0-1",
            vec![(1, Some(Win(Player::White))), (1, Some(Win(Player::Black)))],
        ),
        (
            "[Event \"A\"] 1. e4 1-0 [Event \"B\"] 1. d4 d5 *",
            vec![(1, Some(Win(Player::White))), (2, Some(Open))],
        ),
        (
            "[White \"A\"]\n1. e4\n[White \"B\"]\n1. d4 d5",
            vec![(1, None), (2, None)],
        ),
        (
            "[Event \"A\"]\n\n[Event \"B\"]\n\n1. d4",
            vec![(0, None), (1, None)],
        ),
        (
            "[Event \"A\"]\n\n[Site \"B\"]\n\n[Date \"?\"]\n\n1. d4",
            vec![(1, None)],
        ),
        ("; of a program\n\n[Event \"A\"]\n\n1. d4", vec![(1, None)]),
        (
            "1. e4 (1. d4 {)} ; )\n% )\n (1. c4 ()) ) e5 *",
            vec![(2, Some(Open))],
        ),
        (
            "1. e4 e5 1 - 0\n1. d4 1/2 – 1/2\n1. c4 ½-½ 1. b3 1–0 1. a3 0:1",
            vec![
                (2, Some(Win(Player::White))),
                (1, Some(Draw)),
                (1, Some(Draw)),
                (1, Some(Win(Player::White))),
                (1, Some(Win(Player::Black))),
            ],
        ),
    ] {
        assert_eq!(moves_of(text), expected, "{text:?}");
    }
}

#[test]
fn an_entry_that_is_no_legal_move_stops_its_game_only() {
    let text = "[Event \"A\"]\n\n1. e4 e5 2. Ke3 d6 1-0\n\n[Event \"B\"]\n\n1. d4 0-1";
    let all: Vec<_> = games(text.as_bytes()).collect();
    assert_eq!(all.len(), 2);
    let stop = all[0].stop.as_ref().expect("the king cannot go there");
    assert_eq!(stop.entry, b"Ke3");
    assert_eq!(all[0].place(stop.at), (3, 13));
    assert!(matches!(stop.why, NoMove::Illegal(_)), "{stop:?}");
    assert_eq!((all[0].moves.len(), all[1].moves.len()), (2, 1));
    assert_eq!(all[1].line, 5);
}

#[test]
fn a_move_is_read_in_every_form_that_has_one_meaning() {
    for (text, expected) in [
        ("1.e4!e5?!2.Nf3!!$14Nc6", "e4 e5 Nf3 Nc6"),
        ("1 e2-e4 1... e7e5 2 Ng1-f3 Nb8c6 3. 0-0-0??", ""),
        ("1. e2-e4 e7e5 2. Ng1-f3 Nb8c6", "e4 e5 Nf3 Nc6"),
        ("1. e4 d5 2. ed Qd5 3. nc3 Q:a2", "e4 d5 exd5 Qxd5 Nc3 Qxa2"),
        (
            "1. e4 d5 2. e5 f5 3. exf6 e.p. exf6",
            "e4 d5 e5 f5 exf6 exf6",
        ),
        (
            "1. e4 d5 2. e5 f5 3. exf6e.p. exf6",
            "e4 d5 e5 f5 exf6 exf6",
        ),
        ("1. e4 d5 2. e5 f5 3. ef6ep ef6", "e4 d5 e5 f5 exf6 exf6"),
        ("1. ♘f3 ♞f6 2. ♙e3 ♟e6", "Nf3 Nf6 e3 e6"),
        (
            "1. e4 + e5 = 2. Nf3 +- Nc6 N 3. Bb5 ± a6 (=) ∞",
            "e4 e5 Nf3 Nc6 Bb5 a6",
        ),
        (
            "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. o-o",
            "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O",
        ),
        (
            "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. e1g1",
            "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O",
        ),
        ("1\u{2026}e4\u{a0}e5", "e4 e5"),
    ] {
        if expected.is_empty() {
            let game = games(text.as_bytes()).next().expect("a game");
            assert_eq!(
                game.stop.expect("no castling yet").entry,
                b"0-0-0",
                "{text}"
            );
        } else {
            assert_eq!(san(text.as_bytes()), expected, "{text}");
        }
    }
    for new in ["e8=Q", "e8Q", "e8(Q)", "e8/Q", "e8=q", "e8(Q)+"] {
        let text = format!("[FEN \"8/k3P3/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. {new} Kb7 *");
        assert_eq!(san(text.as_bytes()), "e8=Q Kb7", "{new}");
    }
}

#[test]
fn the_letters_of_other_languages_are_read_where_they_have_one_meaning() {
    let spanish_opening = "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4 Re1 Nd6 Nxe5 Be7 Bf1 Nxe5 Rxe5 O-O";
    for text in [
        "1. e4 e5 2. Sf3 Sc6 3. Lb5 Sf6 4. 0-0 Sxe4 5. Te1 Sd6 6. Sxe5 Le7 7. Lf1 Sxe5 8. Txe5 0-0",
        "1. e4 e5 2. Cf3 Cc6 3. Ab5 Cf6 4. 0-0 Cxe4 5. Te1 Cd6 6. Cxe5 Ae7 7. Af1 Cxe5 8. Txe5 0-0",
        "1. e4 e5 2. Кf3 Кc6 3. Сb5 Кf6 4. 0-0 К:e4 5. Лe1 Кd6 6. К:e5 Сe7 7. Сf1 К:e5 8. Л:e5 0-0",
    ] {
        assert_eq!(san(text.as_bytes()), spanish_opening, "{text}");
    }
    // Windows-1251, as old Russian files have it
    assert_eq!(
        san(b"1. e4 e5 2. \xcaf3 \xcac6 3. \xd1b5"),
        "e4 e5 Nf3 Nc6 Bb5"
    );
    // R is the Italian king and the English rook: what follows tells.
    let italian = "1. e4 e5 2. Re2 Cf6 3. Rd3";
    assert_eq!(san(italian.as_bytes()), "e4 e5 Ke2 Nf6 Kd3");
    // The letters of one game say nothing of the next one.
    let text = b"1. Sf3 d5 1-0\n1. Sf3 d5 1-0\n1. Nf3 d5 1-0";
    assert_eq!(games(text).map(|game| game.moves.len()).sum::<usize>(), 6);
}

#[test]
fn between_two_meanings_nothing_is_guessed() {
    for (text, played, entry) in [
        // an Italian king or an English rook that cannot go there
        ("1. e4 e5 2. Re2 d6", 2, "Re2"),
        // two knights, and only the sign of check would tell
        (
            "[FEN \"4k3/8/8/8/8/8/8/1N1K1N2 w - - 0 1\"]\n\n1. Nd2 Ke7",
            0,
            "Nd2",
        ),
        // no pawn goes to d6, one could only take there
        (
            "[FEN \"4k3/8/3p4/4P3/8/8/8/4K3 w - - 0 1\"]\n\n1. d6 Ke7",
            0,
            "d6",
        ),
        (
            "[FEN \"8/k3P3/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. e8 Kb7",
            0,
            "e8",
        ),
        // one letter of another language among English ones
        ("1. Nf3 d5 2. Sc3 d4", 2, "Sc3"),
        ("1. e4 0000 2. d4", 1, "0000"),
        ("1. 5254 5755", 0, "5254"),
        ("1. e4 -- 2. d4", 1, "--"),
    ] {
        let game = games(text.as_bytes()).next().expect("a game");
        assert_eq!(game.moves.len(), played, "{text}");
        let stop = game.stop.expect(text);
        assert_eq!(stop.entry, entry.as_bytes(), "{text}");
    }
    let null = games(b"1. e4 Z0 2. d4").next().expect("a game");
    assert_eq!(null.stop.expect("no move").why, NoMove::Null);
}

#[test]
fn the_start_is_what_the_tags_say() {
    let start = |tags: &str| {
        games(format!("{tags}\n\n*").as_bytes())
            .next()
            .expect("a game")
            .start
    };
    let fen = |tags: &str| start(tags).expect(tags).fen();
    const KNIGHTS: &str = "4k3/8/8/8/8/8/8/1N1K1N2 w - - 0 1";
    let initial = Position::initial();
    assert_eq!(start("[Event \"A\"]"), Ok(initial.clone()));
    assert_eq!(start("[Variant \"Standard\"]"), Ok(initial.clone()));
    assert_eq!(fen(&format!("[SetUp \"0\"]\n[FEN \"{KNIGHTS}\"]")), KNIGHTS);
    assert_eq!(fen(&format!("[fen \"{KNIGHTS}\"]")), KNIGHTS);
    assert_eq!(
        fen("[FEN \"  4k3/8/8/8/8/8/8/1N1K1N2  w  -  -  0  1 \"]"),
        KNIGHTS
    );
    // 534 is RNBKQBNR: the king on d1
    let swapped = "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w KQkq - 0 1";
    for tags in [
        format!("[FEN \"{swapped}\"]"),
        format!("[FEN \"{}\"]", swapped.replace("KQkq", "HAha")),
        format!("[Variant \"Chess960\"]\n[FEN \"{swapped}\"]"),
        "[Variant \"Chess960\"]\n[FEN \"534\"]".to_owned(),
        "[Variant \"Chess 960 #534\"]".to_owned(),
    ] {
        let start = start(&tags).expect(&tags);
        assert_eq!(start.chess960_number(), Some(534), "{tags}");
    }
    for variant in ["Crazyhouse", "Atomic", "King of the Hill", "Three-check"] {
        let tags = format!("[Variant \"{variant}\"]");
        assert_eq!(start(&tags), Err(StartFault::Variant(variant.to_owned())));
    }
    assert!(matches!(
        start("[Variant \"Chess960\"]"),
        Err(StartFault::Fen(_))
    ));
    assert!(matches!(
        start("[FEN \"no position\"]"),
        Err(StartFault::Fen(_))
    ));
    let Err(StartFault::Illegal(impossible)) = start("[FEN \"8/8/8/8/8/8/8/4K3 w - - 0 1\"]")
    else {
        panic!("a king is missing");
    };
    let missing = crate::board::PositionFault::KingMissing(Player::Black);
    assert_eq!(impossible.illegality(), [missing]);
}

#[test]
fn castling_of_chess960_is_played_without_a_variant_tag() {
    let text = b"[FEN \"4k3/8/8/8/8/8/8/1R1K3R w KQ - 0 1\"]\n\n1. O-O Ke7 *";
    assert_eq!(san(text), "O-O Ke7");
}

#[test]
fn tags_are_read_as_they_are_written_in_the_wild() {
    let text = b"[Event \"The \\\"Big\\\" One\"] [Site \"C:\\\\x\"]\n[White \"A \"B\" C\"]\n[Black \"M\xfcller \x96 \x93x\x94\"]\n[ Round  \"1\" ]\n[Broken]\n[Date \"no end]\n\n1. e4";
    let game = games(text).next().expect("a game");
    for (name, value) in [
        ("Event", "The \"Big\" One"),
        ("Site", "C:\\x"),
        ("White", "A \"B\" C"),
        ("Black", "Müller – “x”"),
        ("Round", "1"),
    ] {
        assert_eq!(game.tag(name).as_deref(), Some(value), "{name}");
    }
    let lines: Vec<usize> = (game.damage.iter())
        .map(|damage| game.place(damage.at).0)
        .collect();
    assert_eq!(lines, [2, 5, 6]);
    assert_eq!(game.moves.len(), 1);
}

#[test]
fn what_is_broken_hides_no_move() {
    use Broken::{Bracket, Comment, Variation};
    for (text, played, broken) in [
        ("1. e4 } e5 ) 2. d4", 3, vec![Bracket, Bracket]),
        (
            "1. e4 [%clk 0:01:00] e5 [ 2. d4 ]",
            3,
            vec![Bracket, Bracket, Bracket],
        ),
        ("1. e4 e5 (1... c5", 2, vec![Variation]),
        ("1. e4 e5 {open", 2, vec![Comment]),
        ("1. e4 e5 (1... c5 {open", 2, vec![Comment, Variation]),
    ] {
        let game = games(text.as_bytes()).next().expect("a game");
        assert_eq!(game.moves.len(), played, "{text}");
        let found: Vec<Broken> = game.damage.iter().map(|damage| damage.what).collect();
        assert_eq!(found, broken, "{text}");
    }
}

#[test]
fn depth_and_length_are_no_limit() {
    let deep = format!(
        "1. e4 {}{} e5 *",
        "(1. d4 {x} ".repeat(1000),
        ")".repeat(1000)
    );
    assert_eq!(moves_of(&deep), [(2, Some(Open))]);
    let long = format!("{}*", "Nf3 Nf6 Ng1 Ng8 ".repeat(2500));
    assert_eq!(moves_of(&long), [(10_000, Some(Open))]);
    for many in [
        "[",
        "(",
        "{",
        ")",
        "}",
        "[a \"",
        "[a \"\\",
        "1-",
        "e.p",
        "\u{2026}",
        "\"",
        "%",
        ";",
        "[a \"b\"]",
    ] {
        let text = many.repeat(200_000);
        for game in games(text.as_bytes()) {
            assert!(!game.text.is_empty());
        }
    }
}

#[test]
fn places_count_lines_and_characters_of_the_whole_text() {
    let text = "1. e4 1-0  1. é4 *\n\u{feff}[Event \"ü\"] 1. Ke3 *";
    let all: Vec<_> = games(text.as_bytes()).collect();
    let places: Vec<_> = (all.iter().skip(1))
        .map(|game| game.place(game.stop.as_ref().expect("no move").at))
        .collect();
    assert_eq!(places, [(1, 15), (2, 17)]);
}

#[test]
fn a_game_cut_at_any_byte_is_read() {
    let text = "[Event \"Ä\"]\n[FEN \"4k3/P7/8/8/8/8/8/4K2R w K - 0 1\"]\n\n{x} 1. O-O $1 (1. a8=Q+ {y}) 1... Ke7 ; z\n2. a8(Q) 1/2-1/2\n";
    let whole = games(text.as_bytes()).next().expect("a game");
    assert_eq!((whole.moves.len(), whole.result), (3, Some(Draw)));
    let first_move = text.find("O-O").expect("it is there");
    for end in 0..text.len() {
        for game in games(&text.as_bytes()[..end]) {
            assert!(game.text.len() <= end);
            if end > first_move {
                assert!(whole.moves.starts_with(&game.moves), "cut at {end}");
            }
        }
    }
}
