//! The command line in each language: mistakes, faults of files, summaries, and what other programs read.

use crate::cli::{file, jadoube, run};

fn quiz(arguments: &[&str], locale: &str) -> (i32, String, String) {
    run(env!("CARGO_BIN_EXE_jadoube-quiz"), arguments, locale)
}

/// What stands in no language but English.
const ENGLISH: [&str; 11] = [
    "error:",
    "warning:",
    "tip:",
    "Usage",
    "OPTIONS",
    "possible values",
    "try '",
    "cannot",
    "there is no",
    "expected",
    "unexpected",
];

#[test]
fn a_mistake_is_told_in_the_language_of_the_reader_wherever_it_is_named() {
    // Each mistake with a part of what is told of it in German, Italian, Russian and English.
    let mistakes: [(&[&str], [&str; 4]); 10] = [
        (
            &["explain", "x", "--foo"],
            [
                "Unerwartetes Argument „--foo“",
                "argomento non previsto: «--foo»",
                "непредусмотренный аргумент «--foo»",
                "unexpected argument “--foo”",
            ],
        ),
        (
            &["explian"],
            [
                "Ist der Befehl explain gemeint?",
                "si intendeva il comando explain?",
                "имеется в виду команда explain",
                "perhaps the command explain?",
            ],
        ),
        (
            &["explain"],
            [
                "Dieses Argument fehlt:\n  <FALL>",
                "manca questo argomento:\n  <CASO>",
                "обязательный аргумент:\n  <СИТУАЦИЯ>",
                "this argument is missing:\n  <CASE>",
            ],
        ),
        (
            &["explain", "x", "--pace", "slow"],
            [
                "[mögliche Werte: standard, rapid, blitz]",
                "[valori possibili: standard, rapid, blitz]",
                "[возможные значения: standard, rapid, blitz]",
                "[possible values: standard, rapid, blitz]",
            ],
        ),
        (
            &["explain", "x", "--edition", "20"],
            [
                "eine Jahreszahl mit vier Ziffern",
                "un anno di quattro cifre",
                "год из четырёх цифр",
                "a year of four digits",
            ],
        ),
        (
            &["explain", "x", "--pace", "rapid", "--pace", "blitz"],
            [
                "darf nur einmal stehen",
                "una volta sola",
                "только один раз",
                "more than once",
            ],
        ),
        (
            &["audit", "--watch", "x", "--claim", "y"],
            [
                "verträgt sich nicht mit --claim <ANTRAG>",
                "insieme a --claim <RICHIESTA>",
                "вместе с --claim <ЗАЯВЛЕНИЕ>",
                "together with --claim <CLAIM>",
            ],
        ),
        (
            &["compare", "--practice=mars"],
            [
                "eine der Schichten regulations",
                "uno dei livelli regulations",
                "один из слоёв regulations",
                "one of regulations",
            ],
        ),
        (
            &["audit", "--watch", "x", "--every", "0"],
            [
                "Zahl von Sekunden",
                "numero di secondi",
                "число секунд",
                "number of seconds",
            ],
        ),
        (
            &["explain", "no-such-case-at-all"],
            [
                "keinen Fall „no-such-case-at-all“",
                "non esiste il caso «no-such-case-at-all»",
                "ситуации «no-such-case-at-all» нет",
                "there is no case “no-such-case-at-all”",
            ],
        ),
    ];
    let labels = ["Fehler:", "errore:", "ошибка:", "error:"];
    for (mistake, told) in mistakes {
        for (at, lang) in ["de", "it", "ru", "en"].into_iter().enumerate() {
            let after = [mistake, &["--lang", lang]].concat();
            let before = [&["--lang", lang], mistake].concat();
            let locale = format!("{lang}_XX.UTF-8");
            let runs = [
                jadoube(&after, "C"),
                jadoube(&before, "C"),
                jadoube(mistake, &locale),
            ];
            for (code, out, err) in &runs {
                assert_eq!((*code, out.as_str()), (2, ""), "{lang} {mistake:?}: {err}");
                assert!(err.starts_with(labels[at]), "{lang} {mistake:?}: {err}");
                assert!(err.contains(told[at]), "{lang} {mistake:?}: {err}");
                let left: Vec<_> = ENGLISH.iter().filter(|part| err.contains(**part)).collect();
                assert!(lang == "en" || left.is_empty(), "{left:?} in\n{err}");
            }
            assert_eq!(runs[0], runs[1], "{mistake:?}");
            assert_eq!(runs[0], runs[2], "{mistake:?}");
        }
    }
    let (code, _, err) = quiz(&["--count", "0", "--lang", "it"], "C");
    assert_eq!(code, 2);
    assert!(err.starts_with("errore: «0» non è un valore"), "{err}");
}

#[test]
fn a_language_that_there_is_not_is_said_in_that_of_the_environment() {
    for arguments in [
        &["explain", "x", "--lang", "xx"][..],
        &["--lang=xx", "schema"],
        &["book", "--lang", "de,xx"],
        &["terms", "--lang", "xx"],
    ] {
        let (code, out, err) = jadoube(arguments, "it_IT.UTF-8");
        assert_eq!((code, out.as_str()), (2, ""), "{arguments:?}: {err}");
        assert!(
            err.contains("non esiste la lingua «xx»; ci sono de, en, fr, it e ru."),
            "{arguments:?}: {err}"
        );
    }
}

#[test]
fn what_is_wrong_with_a_file_is_told_in_the_language_of_the_reader_around_its_place() {
    let dir = tempfile::tempdir().expect("a folder of our own");
    let sheet = file(dir.path(), "sheet.txt", "1. d4 d5\n2. Nf3 Nf6\n3. Nd2");
    let loose = file(dir.path(), "loose.txt", "1. Pe4 e5");
    let case = file(dir.path(), "case.yaml", "id: x\nevent: []\n");
    let game = file(dir.path(), "game.pgn", "[White \"A\"]\n\n1. e4 e5 *\n");
    let empty = file(dir.path(), "empty.pgn", "");
    let told: [(&[&str], i32, [&str; 3]); 8] = [
        (
            &["judge", "/nowhere/at/all.yaml"],
            2,
            [
                "Fehler: Lesen nicht möglich: /nowhere/at/all.yaml: Datei oder Ordner nicht vorhanden",
                "errore: impossibile leggere /nowhere/at/all.yaml: file o cartella inesistente",
                "ошибка: не удалось прочитать /nowhere/at/all.yaml: такого файла или папки нет",
            ],
        ),
        (
            &["--data", "/nowhere", "schema"],
            2,
            [
                "Lesen des Ordners nicht möglich: /nowhere/book:",
                "impossibile leggere la cartella /nowhere/book:",
                "не удалось прочитать папку /nowhere/book:",
            ],
        ),
        (
            &["notation", &sheet],
            2,
            [
                "erwartet: eines von Nbd2, Nfd2",
                "atteso: una di Nbd2, Nfd2",
                "ожидалось: одно из Nbd2, Nfd2",
            ],
        ),
        (
            &["notation", &loose],
            0,
            [
                "loose.txt:1:4: Eintrag „Pe4“: Ein Bauer hat keinen Buchstaben",
                "loose.txt:1:4: annotazione «Pe4»: il pedone non ha lettera",
                "loose.txt:1:4: запись «Pe4»: пешку буквой не обозначают",
            ],
        ),
        (
            &["judge", &case],
            2,
            [
                "Fehler: unknown key `event`",
                "errore: unknown key `event`",
                "ошибка: unknown key `event`",
            ],
        ),
        (
            &["audit", "--claim", "perpetual", &game],
            2,
            [
                "--claim „perpetual“: erwartet wird threefold oder fifty",
                "--claim «perpetual»: occorre threefold o fifty",
                "--claim «perpetual»: нужно threefold или fifty",
            ],
        ),
        (
            &["audit", "--claim", "threefold xyz", &game],
            2,
            [
                "„xyz“ ist kein Zug wie Sf3",
                "«xyz» non è una mossa come Cf3",
                "«xyz» — не ход, как Кf3",
            ],
        ),
        (
            &["audit", &empty],
            2,
            [
                "empty.pgn ist leer; erwartet werden Partien",
                "empty.pgn è vuoto; occorrono partite",
                "empty.pgn пуст; нужны партии",
            ],
        ),
    ];
    for (arguments, expected, told) in told {
        for (lang, part) in ["de", "it", "ru"].into_iter().zip(told) {
            let (code, _, err) = jadoube(&[arguments, &["--lang", lang]].concat(), "C");
            assert_eq!(code, expected, "{lang} {arguments:?}: {err}");
            assert!(
                err.contains(part),
                "{lang} {arguments:?}: {part:?} in\n{err}"
            );
            let words: Vec<&str> = err.split(|c: char| !c.is_alphabetic()).collect();
            for english in [
                "error", "errors", "warning", "warnings", "expected", "cannot", "No", "such",
            ] {
                assert!(!words.contains(&english), "{english} in\n{err}");
            }
        }
    }
    for (lang, part) in [
        (
            "de",
            "Die FEN „8/8“ ist nicht lesbar: Die Steine stehen in acht Reihen",
        ),
        (
            "it",
            "il FEN «8/8» non si può leggere: i pezzi stanno in otto traverse",
        ),
        (
            "ru",
            "FEN «8/8» нельзя прочитать: расстановка — это восемь горизонталей",
        ),
        (
            "en",
            "the FEN “8/8” cannot be read: the pieces need eight ranks",
        ),
    ] {
        let (code, _, err) = jadoube(&["mate", "8/8", "--lang", lang], "C");
        assert!(code == 2 && err.contains(part), "{lang}: {err}");
    }
}

#[test]
fn a_summary_agrees_with_its_numbers_in_every_language() {
    let dir = tempfile::tempdir().expect("a folder of our own");
    let good = "id: mine\nknown: {position: initial}\nevents:\n  - white: {move: e4}\n\
                expect:\n  - {since: 1997, effects: []}\n";
    let path = file(dir.path(), "good.yaml", good);
    for (lang, parts) in [
        ("en", ["1 case, ", "passed, 0 failed\n"]),
        ("de", ["1 Fall, ", "bestanden, 0 nicht bestanden\n"]),
        ("it", ["1 caso, ", "riusciti, 0 non riusciti\n"]),
        ("ru", ["1 ситуация, ", ", не пройдено: 0\n"]),
    ] {
        let (code, out, err) = jadoube(&["check", &path, "--lang", lang], "C");
        assert_eq!((code, err.as_str()), (0, ""), "{lang}: {out}");
        for part in parts {
            assert!(out.contains(part), "{lang}: {part:?} in\n{out}");
        }
    }
}

#[test]
fn what_programs_read_is_the_same_in_every_language() {
    let dir = tempfile::tempdir().expect("a folder of our own");
    let wrong = "id: mine\nevents:\n  - a: resign\nexpect:\n  - {since: 1997, effects: []}\n";
    let path = file(dir.path(), "wrong.yaml", wrong);
    let game = file(dir.path(), "game.pgn", "[White \"A\"]\n\n1. e4 e5 *\n");
    for arguments in [
        &["check", &path, "--format", "json"][..],
        &["check", &path, "--format", "junit"],
        &["mate", "4k3/8/8/8/8/8/8/4KQ2 w - - 0 1", "--format", "json"],
        &["schema"],
        &["--version"],
    ] {
        let (english, of_english, _) = jadoube(arguments, "C");
        for lang in ["de", "it", "ru"] {
            let (code, out, _) = jadoube(arguments, lang);
            assert_eq!(code, english, "{lang} {arguments:?}");
            assert_eq!(out, of_english, "{lang} {arguments:?}");
        }
    }
    // What a finding says is a text; the names of the columns are not.
    let columns = |lang: &str| {
        let (_, out, _) = jadoube(&["audit", &game, "--format", "csv"], lang);
        out.lines().next().map(str::to_owned)
    };
    let english = columns("C");
    assert!(
        english
            .as_ref()
            .is_some_and(|row| row.starts_with("file,game,line,"))
    );
    for lang in ["de", "it", "ru"] {
        assert_eq!(columns(lang), english, "{lang}");
    }
}

#[test]
fn completions_name_every_command_and_pages_of_the_manual_speak_the_language() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let (code, script, err) = jadoube(&["completions", shell], "C");
        assert_eq!((code, err.as_str()), (0, ""), "{shell}");
        for part in ["explain", "procedure", "by-date", "completions"] {
            assert!(script.contains(part), "{shell}: {part}");
        }
        let (code, script, err) = quiz(&["--completions", shell], "C");
        assert_eq!((code, err.as_str()), (0, ""), "{shell}");
        assert!(script.contains("topic"), "{shell}");
    }
    let (_, told, _) = jadoube(&["completions", "fish", "--lang", "de"], "C");
    assert!(told.contains("Fälle durchrechnen"), "{told}");
    for (lang, heading, about) in [
        ("en", "SYNOPSIS", "Audit played games"),
        ("de", "ÜBERSICHT", "Gespielte Partien prüfen"),
        ("it", "SINTASSI", "Esamina partite giocate"),
        ("ru", "СИНТАКСИС", "Проверить сыгранные партии"),
    ] {
        let dir = tempfile::tempdir().expect("a folder of our own");
        let pages = dir.path().join("man1");
        let folder = pages.display().to_string();
        let (code, out, err) = jadoube(&["man", &folder, "--lang", lang], "C");
        assert_eq!((code, err.as_str()), (0, ""), "{lang}");
        let (_, help, _) = jadoube(&["-h"], "C");
        let commands = help
            .lines()
            .skip_while(|line| *line != "Commands:")
            .skip(1)
            .take_while(|line| !line.is_empty())
            .filter(|line| line.starts_with("  ") && !line.starts_with("   "));
        let names: Vec<&str> = commands
            .filter_map(|line| line.split_whitespace().next())
            .filter(|name| *name != "help")
            .collect();
        assert!(names.contains(&"audit") && names.len() > 10, "{names:?}");
        assert_eq!(out.lines().count(), names.len() + 1, "{out}");
        for name in names {
            let page = std::fs::read_to_string(pages.join(format!("jadoube-{name}.1")));
            let page = page.expect("a page of each command");
            assert!(
                page.contains(&format!(".SH \"{heading}\"")),
                "{name}:\n{page}"
            );
            assert!(name != "audit" || page.contains(about), "{page}");
            assert!(lang == "en" || !page.contains("OPTIONS"), "{name}:\n{page}");
        }
    }
    let (code, page, _) = quiz(&["--man", "--lang", "ru"], "C");
    assert_eq!(code, 0);
    assert!(
        page.contains(".TH jadoube-quiz 1") && page.contains(".SH \"НАЗВАНИЕ\""),
        "{page}"
    );
}
