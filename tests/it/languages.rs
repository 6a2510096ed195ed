//! What a language declares of itself, and what is said where it declares it wrongly.

use jadoube::board::Alphabet;
use jadoube::read::pgn::games;
use jadoube::read::{Language, language};
use jadoube::text::Tongues;

/// The declarations of a language of ours.
fn declared(lang: &str) -> String {
    let path = format!("locales/{lang}/language.yaml");
    let files = jadoube::embedded::files();
    let (_, bytes) = files
        .iter()
        .find(|(own, _)| *own == path)
        .expect("it is there");
    std::str::from_utf8(bytes).expect("UTF-8").to_owned()
}

/// The faults of the Italian declarations when one part of them is changed: line, column and sentence.
fn faults(part: &str, changed: &str) -> Vec<String> {
    let text = declared("it");
    assert!(text.contains(part), "{part:?} is there to be changed");
    let text = text.replacen(part, changed, 1);
    let faults = language("it.yaml", &text).map(|_| ()).expect_err(changed);
    let told = faults.iter().map(|fault| {
        let line = text.lines().nth(fault.place.line - 1).unwrap_or_default();
        let from: String = line.chars().skip(fault.place.column - 1).collect();
        format!("{from} | {} | {}", fault.found, fault.expected)
    });
    told.collect()
}

#[test]
fn what_is_wrong_in_a_declaration_is_told_with_its_place_and_what_belongs_there() {
    for (part, changed, at, found, expected) in [
        (
            "number: sg",
            "number: dual",
            "dual",
            "`dual`",
            "`sg` or `pl`",
        ),
        (
            "decimal: \",\"",
            "decimal: \"\"",
            "decimal:",
            "\"\"",
            "a text",
        ),
        ("name: italiano\n", "", "place:", "`name`", ""),
        ("place: 2", "palce: 2", "palce", "`palce`", "`place`"),
        (
            "place: 2",
            "chapters: [completion, fine-partita]\nplace: 2",
            "chapters:",
            "chapter `fine-partita`",
            "completion",
        ),
        (
            "knight: C}",
            "knight: A}",
            "pieces:",
            "\"A\" for the knight and the bishop",
            "its own",
        ),
        (
            "knight: C}",
            "knight: c}",
            "pieces:",
            "\"c\" for the knight",
            "a capital",
        ),
        ("[\"«\", \"»\"], ", "[\"«\"], ", "[\"«\"]", "length 1", "2"),
        (
            "[\"«\", \"»\"], ",
            "[\"« \", \" \"], ",
            "quotes:",
            "\" \"",
            "one sign, with the space",
        ),
        (
            "perchè:",
            "Perchè:",
            "Perchè",
            "wrong spelling `Perchè`",
            "small letters",
        ),
        (
            "    number: sg\n    gender: m",
            "    number: due\n    gender: m",
            "due",
            "`due`",
            "`sg` or `pl`",
        ),
        (
            "    gender: m\n",
            "",
            "white:",
            "`white` without gender",
            "m, f or n",
        ),
        (
            "  captain:",
            "  capitano:",
            "players:",
            "no `captain`",
            "`nom`",
        ),
        (
            "  rook: {bare: torre, nom:",
            "  rook: {bear: torre, nome:",
            "rook:",
            "`rook`",
            "`bare` or `nom`",
        ),
        (
            "{one: ora, other: ore}",
            "{one: ora}",
            "hour:",
            "`hour`",
            "`other`",
        ),
    ] {
        let all = faults(part, changed);
        let told = all.iter().any(|told| {
            let parts: Vec<&str> = told.split(" | ").collect();
            parts[0].starts_with(at) && parts[1].contains(found) && told.contains(expected)
        });
        assert!(told, "{changed:?}: {all:#?}");
    }
}

#[test]
fn all_that_is_wrong_in_a_declaration_is_told_at_once() {
    let all = faults("  captain:", "  capitano:");
    assert!(
        all.iter().any(|told| told.starts_with("capitano:")),
        "{all:#?}"
    );
    assert!(
        all.iter().any(|told| told.contains("no `captain`")),
        "{all:#?}"
    );
}

/// A language that has only the chapter on the end of the game.
fn part() -> Language {
    let text = declared("it").replacen("place: 2", "chapters: [completion]", 1);
    language("it.yaml", &text).expect("a good declaration")
}

#[test]
fn a_language_promises_the_chapters_that_it_declares_and_without_declaring_any_all() {
    let whole = language("it.yaml", &declared("it")).expect("a good declaration");
    for file in ["completion.ftl", "clock.ftl", "events.ftl"] {
        assert!(whole.promises(file), "{file}");
        assert_eq!(part().promises(file), file == "completion.ftl", "{file}");
    }
}

#[test]
fn games_are_read_in_the_letters_that_any_folder_declares() {
    let french = declared("it").replacen("bishop: A", "bishop: F", 1);
    let french = [language("fr.yaml", &french)
        .expect("a good declaration")
        .alphabet()];
    let text = "1. e4 e5 2. Fc4 Cc6 3. Dh5 Cf6 4. Dxf7#";
    let read = |alphabets| {
        let game = games(text.as_bytes()).also_in(alphabets).next();
        game.expect("a game").moves.len()
    };
    assert_eq!(read(&french[..]), 7);
    assert_eq!(read(&[] as &[Alphabet]), 2);
}

#[test]
fn a_language_whose_declarations_cannot_be_read_is_not_spoken_and_told_of_once() {
    let english = declared("en");
    let stub = |declared: &[u8]| -> Vec<(bool, String)> {
        let files = [
            ("locales/en/language.yaml", english.as_bytes()),
            (
                "locales/en/clock.ftl",
                b"flag = { WHO($player) } sees the flag.",
            ),
            ("locales/it/language.yaml", declared),
            (
                "locales/it/completion.ftl",
                b"mate = { WHO($player, case: \"dat\") }",
            ),
        ];
        let (tongues, problems) = Tongues::of(files);
        let problems = problems.into_iter();
        let spoken = tongues.get("it").is_some();
        problems.map(|it| (spoken, it.to_string())).collect()
    };
    let part = declared("it").replacen("place: 2", "chapters: [completion]\nplace: 2", 1);
    let promised = stub(part.as_bytes());
    assert!(promised.iter().all(|(spoken, _)| *spoken), "{promised:?}");
    let wrong = part.replacen("place: 2", "place: due", 1);
    for (declared, fault) in [(wrong.as_bytes(), "\"due\""), (b"\xff", "utf-8")] {
        let all = stub(declared);
        let [(false, told)] = all.as_slice() else {
            panic!("{all:#?}");
        };
        assert!(
            told.contains("language.yaml") && told.contains(fault),
            "{told}"
        );
    }
}
