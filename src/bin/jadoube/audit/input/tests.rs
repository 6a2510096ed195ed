use super::*;
use std::io::Cursor;

const GAMES: &str = "% exported\n; a list of games\n[Event \"A\"]\n[White \"A \\\"B\\\" C\"]\n\n\
    {no result} 1. e4 {a } e5 (1... c5 (1... e6 {)}) ; (\n) 2. Nf3 $1\n\n\
    [Event \"B\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n1. O-O Ke7 1/2-1/2\n\n\
    [Event \"C\"]\n\n1. d4 {never closed\n\n\
    [Event \"D\"]\n\n1. Ke3 1-0\n1. c4 c5 0-1 1. b3 *\n[White \"no event\"]\n1. Nf3 1-0\n";

fn chunks(text: &[u8], size: usize) -> Chunks {
    let source = Box::new(Cursor::new(text.to_vec()));
    Chunks::of("text".to_owned(), source, size, LONGEST_GAME).expect("it can be read")
}

/// What the games of a file are: line, tags, moves, comments, the entry that stopped, and what is broken.
fn told(chunks: Chunks) -> Vec<String> {
    let mut all = Vec::new();
    for chunk in chunks {
        let chunk = chunk.expect("games");
        for game in games(&chunk.text) {
            let line = chunk.first_line + game.line - 1;
            let stop = game.stop.as_ref().map(|stop| (stop.entry, stop.at));
            let damage = &game.damage;
            all.push(format!(
                "{line} {:?} {:?} {:?} {stop:?} {:?} {damage:?}",
                game.tags, game.moves, game.comments, game.result
            ));
        }
    }
    all
}

#[test]
fn any_size_of_chunk_gives_the_same_games() {
    let text = GAMES.repeat(7);
    let whole = told(chunks(text.as_bytes(), usize::MAX >> 1));
    assert_eq!(whole.len(), 7 * 7, "{whole:#?}");
    for size in (1..700).chain([1 << 12]) {
        assert_eq!(
            told(chunks(text.as_bytes(), size)),
            whole,
            "chunks of {size}"
        );
    }
}

#[test]
fn random_bytes_of_games_give_the_same_games_in_any_chunks() {
    const PARTS: [&str; 24] = [
        "[Event \"A\"]\n",
        "\n\n[Event \"B\"]\n",
        "[White \"x",
        "\"]",
        "\n",
        "\n\n",
        " 1-0 ",
        " 0-1\n",
        "{",
        "}",
        "(",
        ")",
        ";",
        "%",
        " e4 ",
        " e5 ",
        " Nf3 ",
        "[",
        "]",
        "\"",
        "1",
        "½",
        "\u{feff}",
        "e.p.",
    ];
    let mut seed = 0x9e37_79b9_7f4a_7c15_u64;
    let mut next = |below: usize| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        (seed % below as u64) as usize
    };
    for _ in 0..400 {
        let mut text = "[Event \"A\"]\n\n1. e4 e5 1-0\n".to_owned();
        for _ in 0..next(120) {
            text.push_str(PARTS[next(PARTS.len())]);
        }
        let whole = told(chunks(text.as_bytes(), usize::MAX >> 1));
        for size in [1, 2 + next(40), 64 + next(200)] {
            assert_eq!(
                told(chunks(text.as_bytes(), size)),
                whole,
                "chunks of {size}: {text:?}"
            );
        }
    }
}

#[test]
fn a_game_that_does_not_end_does_not_fill_the_memory() {
    let text = format!("[Event \"A\"]\n\n1. e4 {{{}", "x".repeat(1 << 20));
    let source = Box::new(Cursor::new(text.into_bytes()));
    let mut chunks = Chunks::of("text".to_owned(), source, 1 << 10, 1 << 16).expect("readable");
    let error = chunks.next().expect("an answer").err().expect("a fault");
    let desk = crate::shared::Desk::reading(None, Some("en")).expect("the program's own files");
    let told = desk.told(&error);
    assert!(told.contains("text:1: a game that is longer"), "{told}");
    assert!(chunks.next().is_none());
    assert!(
        chunks.bytes_read().get() < 1 << 18,
        "no more is read than needed"
    );
}

#[test]
fn a_line_of_many_games_is_cut_between_them() {
    let text = "[Event \"A\"] 1. e4 e5 1-0 ".repeat(1 << 12);
    let mut count = 0;
    for chunk in chunks(text.as_bytes(), 1 << 10) {
        let chunk = chunk.expect("games");
        assert!(chunk.text.len() <= 1 << 10);
        count += games(&chunk.text)
            .filter(|game| game.moves.len() == 2)
            .count();
    }
    assert_eq!(count, 1 << 12);
}

#[test]
fn utf_16_is_recoded_in_both_orders() {
    let text = "\u{feff}[White \"Müller 𝔐\"]\n\n1. ♘f3 d5 ½-½\n".repeat(3000);
    let little: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let big: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
    for bytes in [little, big] {
        let mut count = 0;
        for chunk in chunks(&bytes, CHUNK) {
            for game in games(&chunk.expect("games").text) {
                assert_eq!(game.tag("White").as_deref(), Some("Müller 𝔐"));
                assert_eq!((game.moves.len(), game.damage.len()), (2, 0));
                count += 1;
            }
        }
        assert_eq!(count, 3000);
    }
}

#[test]
fn lines_that_end_with_a_carriage_return_alone_are_lines() {
    let text = "[Event \"A\"]\r\r1. e4 ; a comment\re5 1-0\r\r[Event \"B\"]\r\r1. d4 *\r";
    let all = told(chunks(text.as_bytes(), CHUNK));
    assert_eq!(all.len(), 2);
    assert!(all[1].starts_with("6 "), "{all:#?}");
}
