//! Texts of anybody's: what is remarked on them, and what is not.

use jadoube::edition::Edition;
use jadoube::read::{Glossary, Library, glossary};
use jadoube::terms::formats::{Format, read};
use jadoube::terms::proof::{
    Against, Dictionary, Remark, Report, SourceLanguage, Sureness, align, check_text,
    guessed_language, mended,
};
use jadoube::text::Tongues;
use std::sync::LazyLock;

static FILES: LazyLock<Vec<(String, Vec<u8>)>> = LazyLock::new(|| {
    let files = jadoube::embedded::files().into_iter();
    files.map(|(path, bytes)| (path, bytes.to_vec())).collect()
});

static TONGUES: LazyLock<Tongues> = LazyLock::new(|| {
    let files = FILES
        .iter()
        .map(|(path, bytes)| (path.as_str(), &bytes[..]));
    Tongues::of(files).0
});

static LIBRARY: LazyLock<Library> = LazyLock::new(|| {
    let files = FILES
        .iter()
        .map(|(path, bytes)| (path.as_str(), &bytes[..]));
    Library::of(
        files.filter(|(path, _)| path.starts_with("editions/2") || path.starts_with("editions/1")),
    )
});

fn terms(lang: &str) -> Glossary {
    let path = format!("locales/{lang}/glossary.yaml");
    let (_, bytes) = FILES
        .iter()
        .find(|(known, _)| *known == path)
        .expect("a glossary");
    glossary(&path, std::str::from_utf8(bytes).expect("text")).expect("terms")
}

fn checked_with(
    lang: &str,
    edition: Option<u16>,
    format: Format,
    text: &str,
    source: Option<&str>,
) -> Report {
    checked_by(lang, edition, format, text, source, None)
}

fn checked_by(
    lang: &str,
    edition: Option<u16>,
    format: Format,
    text: &str,
    source: Option<&str>,
    dictionary: Option<&Dictionary>,
) -> Report {
    let mut document = read(format, text.as_bytes()).expect("a text");
    let (own, english) = (terms(lang), terms("en"));
    let words = |lang| TONGUES.get(lang).expect("a language");
    let beside = SourceLanguage {
        words: words("en"),
        glossary: &english,
    };
    let mut left_out = Vec::new();
    if let Some(source) = source {
        left_out = align(
            &mut document,
            &read(Format::Plain, source.as_bytes()).expect("a source"),
        );
    }
    let has_source = document
        .segments
        .iter()
        .any(|segment| segment.source.is_some());
    check_text(
        &document,
        &Against {
            library: &LIBRARY,
            words: words(lang),
            glossary: &own,
            files: &FILES,
            source: has_source.then_some(&beside),
            left_out: &left_out,
            edition: edition.map(Edition::of),
            dictionary: &|| dictionary,
        },
    )
}

fn checked(lang: &str, edition: u16, text: &str) -> Vec<Remark> {
    checked_with(lang, Some(edition), Format::Plain, text, None).remarks
}

/// Kind, words and advice of each remark.
fn told(remarks: &[Remark]) -> Vec<(&str, &str, &str)> {
    let all = remarks.iter();
    all.map(|remark| {
        (
            remark.kind.name(),
            remark.found.as_str(),
            remark.instead.as_str(),
        )
    })
    .collect()
}

#[track_caller]
fn finds(lang: &str, edition: u16, text: &str, wanted: (&str, &str, &str)) {
    let remarks = checked(lang, edition, text);
    assert!(
        told(&remarks).contains(&wanted),
        "{text}: {:?}",
        told(&remarks)
    );
}

#[track_caller]
fn is_clean(lang: &str, edition: u16, text: &str) {
    let remarks = checked(lang, edition, text);
    assert_eq!(told(&remarks), [], "{text}");
}

#[test]
fn a_clean_text_has_no_remarks() {
    is_clean(
        "en",
        2023,
        "9.5.3 If the claim is incorrect, the arbiter adds two minutes to the opponent’s time.",
    );
    is_clean(
        "it",
        2023,
        "Se la richiesta è infondata, l’arbitro aggiunge due minuti al tempo dell’avversario.",
    );
    is_clean(
        "de",
        2023,
        "Der Schiedsrichter gibt dem Gegner zwei Minuten zusätzliche Bedenkzeit.",
    );
    is_clean("ru", 2023, "Арбитр добавляет сопернику две минуты.");
}

#[test]
fn numbers_are_held_against_the_edition() {
    finds(
        "en",
        2023,
        "As Article 7.51 says, the move counts.",
        ("number-broken", "7.51", "7.5.1"),
    );
    finds(
        "en",
        2018,
        "Article 9.7 says so.",
        ("number-unknown", "9.7", ""),
    );
    finds(
        "it",
        2023,
        "Si applicano gli articoli 7.5.1 0 7.5.2 della partita.",
        ("digit", "0", "o"),
    );
    finds(
        "it",
        2023,
        "In base all’articolo 7.5.1, 7.5.2 o 7.5.3 si procede.",
        ("number-head", "articolo", ""),
    );
    is_clean(
        "it",
        2023,
        "In base agli articoli 7.5.1, 7.5.2 e 7.5.3 si procede.",
    );
    is_clean("en", 2023, "See Articles 7.5.1 to 7.5.4, and Article 6.9.");
}

#[test]
fn a_number_of_another_edition_names_the_one_it_has_now() {
    let text = "5.1 The game is won by checkmate.\n9.6 A dead position ends the game.\n12.5 It is forbidden to distract \
        the opponent. The arbiter may penalise a player under Article 13.4.\n13.4 The arbiter has these penalties.";
    let report = checked_with("en", Some(2023), Format::Plain, text, None);
    let guess = report.guess.expect("its numbers tell");
    assert!(guess.edition < Edition::of(2014), "{guess:?}");
    let told = told(&report.remarks);
    assert!(told.contains(&("number-moved", "9.6", "5.2.2")), "{told:?}");
    assert!(told.contains(&("number-moved", "12.5", "11.5")), "{told:?}");
}

#[test]
fn an_amount_of_another_edition_is_told_with_both() {
    let text =
        "9.5.3 If the claim is incorrect, the arbiter adds three minutes to the opponent’s time.";
    let remarks = checked("en", 2018, text);
    let value = remarks
        .iter()
        .find(|one| one.kind.name() == "value")
        .expect("three minutes");
    assert_eq!(
        (value.found.as_str(), value.article.as_deref()),
        ("three minutes", Some("9.5.3"))
    );
    assert!(
        value.other.is_some_and(|other| other < Edition::of(2014)),
        "{value:?}"
    );
    assert!(value.instead.contains("2 minutes"), "{value:?}");
}

#[test]
fn damage_is_found_and_put_right() {
    for (lang, text, wanted) in [
        (
            "it",
            "La partita e patta se il giocatore lo chiede.",
            ("spelling", "e", "è"),
        ),
        ("it", "Il giocatore preme I'orologio.", ("sign", "I'", "l'")),
        (
            "it",
            "La mossa € illegale, e quindi non vale.",
            ("sign", "€", "è"),
        ),
        (
            "it",
            "La partita non puo continuare.",
            ("spelling", "puo", "può"),
        ),
        (
            "it",
            "L’arbitro tocca sullo scacchiera un pezzo.",
            ("wrong-article", "sullo scacchiera", ""),
        ),
        (
            "de",
            "Der Schieds-\nrichter entscheidet.",
            ("hyphenation", "Schieds-\nrichter", "Schiedsrichter"),
        ),
        (
            "de",
            "Die verbelibende Bedenkzeit wird notiert.",
            ("spelling", "verbelibende", "verbleibende"),
        ),
        ("de", "Der Spieler muß ziehen.", ("spelling", "muß", "muss")),
        (
            "de",
            "Der Spieler spricht mit mit dem Gegner.",
            ("doubled", "mit mit", "mit"),
        ),
        (
            "ru",
            "Арбитр вызвал сопреника к доске.",
            ("spelling", "сопреника", "соперника"),
        ),
        ("ru", "Игрoк сделал ход.", ("mixed-script", "Игрoк", "")),
        (
            "en",
            "The player ,who has the move, must move.",
            ("space", " ,", ", "),
        ),
        (
            "en",
            "The arbiter\u{fffd}s decision is final.",
            ("sign", "\u{fffd}", ""),
        ),
        (
            "en",
            "The move is made <|token|> now.",
            ("artefact", "<|token|>", ""),
        ),
    ] {
        let remarks = checked(lang, 2023, text);
        let found = told(&remarks);
        assert!(found.contains(&wanted), "{text}: {found:?}");
    }
    // two parts of a compound, a list of compounds, a month before a number: all as they should be
    is_clean("de", 2023, "Vor- und Nachteile kennt jeder Spieler.");
    is_clean(
        "it",
        2023,
        "La busta è consegnata per la conservazione e aperta all’arrivo dell’avversario.",
    );
}

#[test]
fn only_what_is_certain_is_in_the_patch() {
    let text = "Il giocatore preme I'orologio e la partita non puo continuare.\n";
    let document = read(Format::Plain, text.as_bytes()).expect("a text");
    let remarks = checked("it", 2023, text);
    let right = mended(&document, &remarks).expect("two things are sure");
    assert_eq!(
        right,
        "Il giocatore preme l'orologio e la partita non può continuare.\n"
    );
    let again = read(Format::Plain, right.as_bytes()).expect("a text");
    assert_eq!(mended(&again, &checked("it", 2023, &right)), None);
}

#[test]
fn a_translation_is_held_against_its_source() {
    let source = "7.5.5 The arbiter shall give two minutes of extra time to the opponent; see Article 7.5.1.\n\
        9.1.1 The players must not leave the playing venue without permission from the arbiter.";
    let good = "7.5.5 L’arbitro deve dare due minuti di tempo addizionale all’avversario; vedi articolo 7.5.1.\n\
        9.1.1 I giocatori non possono lasciare la sede di gioco senza il permesso dell’arbitro.";
    let kinds = |text: &str| -> Vec<String> {
        let report = checked_with("it", Some(2018), Format::Plain, text, Some(source));
        let of_source = |one: &&Remark| one.kind.class().name() == "bilingual";
        report
            .remarks
            .iter()
            .filter(of_source)
            .map(|one| one.kind.name().to_owned())
            .collect()
    };
    assert_eq!(kinds(good), Vec::<String>::new());
    for (wrong, instead, kind) in [
        ("due minuti", "tre minuti", "number-missing"),
        ("7.5.1", "7.5.2", "number-missing"),
        ("deve dare", "può dare", "modality"),
        ("non possono", "possono", "modality"),
        (" lasciare la sede di gioco", " uscire", "term-missing"),
    ] {
        let found = kinds(&good.replace(wrong, instead));
        assert!(
            found.iter().any(|one| one == kind),
            "{wrong} → {instead}: {found:?}"
        );
    }
}

#[test]
fn every_format_is_checked_at_its_places() {
    let po = "msgid \"\"\nmsgstr \"Language: it\\n\"\n\nmsgid \"The arbiter may decide.\"\nmsgstr \"L’arbitro non puo decidere.\"\n";
    let report = checked_with("it", None, Format::Po, po, None);
    let places: Vec<_> = report
        .remarks
        .iter()
        .map(|one| (one.kind.name(), one.place))
        .collect();
    assert!(places.contains(&("spelling", (5, 23))), "{places:?}");
    let html = "<p>La partita <b>non puo</b> continuare.</p>";
    let report = checked_with("it", None, Format::Html, html, None);
    assert_eq!(told(&report.remarks), [("spelling", "puo", "può")]);
    assert_eq!(report.remarks[0].place, (1, 22));
}

#[test]
fn the_language_is_guessed() {
    for (lang, text) in [
        (
            "it",
            "Il giocatore deve eseguire la mossa con la mano con cui ha toccato il pezzo.",
        ),
        (
            "de",
            "Der Spieler muss den Zug mit der Hand ausführen, mit der er die Figur berührt hat.",
        ),
        (
            "ru",
            "Игрок должен сделать ход той же рукой, которой он коснулся фигуры.",
        ),
        (
            "en",
            "The player must make the move with the hand that touched the piece.",
        ),
    ] {
        let guessed = guessed_language(text, TONGUES.iter()).map(|words| words.lang());
        assert_eq!(guessed, Some(lang));
    }
    assert!(guessed_language("12 34", TONGUES.iter()).is_none());
}

/// The amounts that are remarked, each with what is said instead and whether it is more than a question.
fn amounts(lang: &str, edition: u16, text: &str) -> Vec<(String, String, bool)> {
    let remarks = checked(lang, edition, text);
    let of_value = remarks.into_iter().filter(|one| one.kind.name() == "value");
    let all = of_value.map(|one| (one.found, one.instead, one.sure <= Sureness::Likely));
    all.collect()
}

#[test]
fn the_how_many_eth_is_an_amount() {
    for (lang, text, found) in [
        (
            "en",
            "After the third completed illegal move of a player in standard chess the arbiter declares the game lost (Article 7.5.5).",
            "third",
        ),
        (
            "it",
            "Alla terza mossa illegale completata dello stesso giocatore la partita è persa (articolo 7.5.5).",
            "terza",
        ),
        (
            "de",
            "Nach dem dritten regelwidrigen Zug desselben Spielers ist die Partie verloren (Artikel 7.5.5).",
            "dritten",
        ),
        (
            "ru",
            "За третий невозможный ход того же игрока партия считается проигранной (статья 7.5.5).",
            "третий",
        ),
    ] {
        let remarks = amounts(lang, 2018, text);
        assert!(
            remarks
                .iter()
                .any(|(word, instead, sure)| word == found && instead == "2" && *sure),
            "{text}: {remarks:?}"
        );
    }
    assert_eq!(
        amounts(
            "en",
            2018,
            "After the second completed illegal move of a player the arbiter declares the game lost (Article 7.5.5)."
        ),
        []
    );
}

#[test]
fn an_amount_is_held_against_the_number_behind_it() {
    let text = |first: &str, second: &str| {
        format!(
            "In standard chess an incorrect claim gives the opponent {first} minutes (Article 9.5.3), and the game is drawn without a claim after \
             {second} moves without a capture or a pawn move (Article 9.6.2)."
        )
    };
    assert_eq!(amounts("en", 2018, &text("two", "75")), []);
    let three = amounts("en", 2018, &text("three", "75"));
    assert_eq!(three, [("three minutes".into(), "2 minutes".into(), true)]);
    // no edition ever had this one, so it is a question
    let many = amounts("en", 2018, &text("two", "100"));
    assert_eq!(many, [("100 moves".into(), "75".into(), false)]);
}

#[test]
fn the_first_of_two_numbers_counts_what_the_second_does() {
    let text = |first: &str| {
        format!(
            "Rapid chess gives each player more than {first} but less than 60 minutes (Article A.1)."
        )
    };
    assert_eq!(amounts("en", 2018, &text("10")), []);
    let found = amounts("en", 2018, &text("15"));
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!(found[0].0, "15");
}

#[test]
fn a_number_that_is_gone_is_no_mistake() {
    is_clean("en", 2023, "Article 9.7 of the old edition is gone.");
    finds(
        "en",
        2023,
        "The arbiter follows Article 9.7 here.",
        ("number-unknown", "9.7", ""),
    );
    finds(
        "en",
        2023,
        "The arbiter follows Appendix K here.",
        ("number-unknown", "K", ""),
    );
}

#[test]
fn marks_come_in_pairs() {
    for (lang, text, found) in [
        (
            "en",
            "The player says “I adjust and touches the piece.",
            "“I adjust and touches the piece.",
        ),
        (
            "de",
            "Er sagt „ich korrigiere und berührt die Figur.",
            "„ich korrigiere und berührt die Figur.",
        ),
        (
            "en",
            "The arbiter (or an assistant decides.",
            "(or an assistant decides.",
        ),
        ("en", "The arbiter or an assistant) decides.", ")"),
    ] {
        let remarks = checked(lang, 2023, text);
        let told = told(&remarks);
        assert!(told.contains(&("unpaired", found, "")), "{text}: {told:?}");
    }
    is_clean(
        "en",
        2023,
        "There are two cases: a) the clock stands, b) the clock runs.",
    );
}

#[test]
fn a_dictionary_tells_words_from_what_is_none() {
    let words =
        "30\nthe\nplayer\nmay\nask\nfor\nhelp\nnow\npalace\ncolour\nof\nsilent\nclearly\nhouse\n";
    let dictionary = Dictionary::read(b"SET UTF-8\n", words.as_bytes()).expect("a dictionary");
    let remarks = |text: &str| {
        let by = Some(&dictionary);
        checked_by("en", Some(2023), Format::Plain, text, None, by).remarks
    };
    for (text, wanted) in [
        (
            "The opponennt may ask for help.",
            ("spelling", "opponennt", "opponent"),
        ),
        ("The garne may go on now.", ("spelling", "garne", "game")),
        (
            "The posi tion may change.",
            ("space", "posi tion", "position"),
        ),
        (
            "The clock ofthe player stands.",
            ("space", "ofthe", "of the"),
        ),
        ("The house is si1ent now.", ("digit", "si1ent", "silent")),
    ] {
        let found = remarks(text);
        let told = told(&found);
        assert!(told.contains(&wanted), "{text}: {told:?}");
    }
    // a name, and a word that only the dictionary has
    for text in ["The game of Rossini is over.", "The palace is open."] {
        let found = remarks(text);
        let sure = found.iter().filter(|one| one.sure <= Sureness::Likely);
        assert_eq!(sure.count(), 0, "{text}: {:?}", told(&found));
    }
}

#[test]
fn a_denial_is_in_both_texts_or_in_none() {
    let kinds = |source: &str, text: &str| -> Vec<String> {
        let report = checked_with("it", Some(2018), Format::Plain, text, Some(source));
        let of_source =
            |one: &&Remark| one.kind.class().name() == "bilingual" && one.sure <= Sureness::Likely;
        let found = report.remarks.iter().filter(of_source);
        found.map(|one| one.kind.name().to_owned()).collect()
    };
    let source = "The arbiter does not tell the player how many moves are left.";
    assert_eq!(
        kinds(
            source,
            "L’arbitro non dice al giocatore quante mosse restano."
        ),
        Vec::<String>::new()
    );
    assert_eq!(
        kinds(source, "L’arbitro dice al giocatore quante mosse restano."),
        ["negation"]
    );
    // what English forbids may be denied in another language
    assert_eq!(
        kinds(
            "Analysis is forbidden in the playing hall.",
            "Nella sala di gioco non è lecita l’analisi."
        ),
        Vec::<String>::new()
    );
    let source = "The chessboard has 64 squares; Articles 4.1 to 4.7 apply.";
    assert_eq!(
        kinds(
            source,
            "La scacchiera ha 64 case; valgono gli articoli da 4.1 a 4.7."
        ),
        Vec::<String>::new()
    );
    assert_eq!(
        kinds(
            source,
            "La scacchiera ha 46 case; valgono gli articoli da 4.1 a 4.7."
        ),
        ["number-missing", "number-added"]
    );
}

#[test]
fn a_verb_says_what_a_noun_says() {
    let report = checked_with(
        "it",
        Some(2018),
        Format::Plain,
        "Chi tocca un pezzo e può muoverlo deve farlo; chi reclama ferma l’orologio.",
        Some("Whoever touches a piece must make a move with it; a claim stops the clock."),
    );
    let missing = report
        .remarks
        .iter()
        .filter(|one| one.kind.name() == "term-missing");
    assert_eq!(missing.count(), 0, "{:?}", told(&report.remarks));
}
