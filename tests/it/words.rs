//! How a language writes what it is given: forms, numbers, times, capitals, and what it lacks.

use jadoube::board::{Player, Role, Square};
use jadoube::clock::Millis;
use jadoube::game::{Actor, Colours, Word};
use jadoube::text::{Defect, Problem, Say, Value, Words};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A language with its own data and one file of messages.
fn words(lang: &str, messages: &str, fallback: Option<Arc<Words>>) -> (Words, Vec<Problem>) {
    let data = format!("locales/{lang}/language.yaml");
    let files: BTreeMap<String, &[u8]> = jadoube::embedded::files().into_iter().collect();
    let data = std::str::from_utf8(files[&data]).expect("UTF-8");
    let unknown = "\nvalue-unknown = ???\n".to_owned() + messages;
    let files = [("language.yaml", data), ("m.ftl", unknown.as_str())];
    let (words, problems) = Words::of(lang, files, fallback);
    (words.expect("it has its data"), problems)
}

/// The message `m` of a language, with values, and what goes wrong.
fn said(lang: &str, message: &str, say: &Say, colours: Colours) -> (String, Vec<Problem>) {
    let (words, mut problems) = words(lang, message, None);
    let voice = words.voice(colours);
    let text = voice.say(say);
    problems.extend(voice.problems());
    (text, problems)
}

fn good(lang: &str, message: &str, say: &Say) -> String {
    let (text, problems) = said(lang, message, say, Colours::Known);
    assert_eq!(problems, [], "{message}");
    text
}

fn m() -> Say {
    Say::message("m")
}

#[test]
fn who_acts_stands_in_the_declared_form_and_the_verb_agrees() {
    let message = |verb: &str| format!("m = {{ WHO($player) }} {{ AGREE($player, {verb}) }} ход.");
    let ru = message("sg: \"сделал\", pl: \"сделали\"");
    assert_eq!(
        good("ru", &ru, &m().of(Player::White)),
        "Белые сделали ход."
    );
    let (text, problems) = said("ru", &ru, &m().of(Player::White), Colours::Unknown);
    assert_eq!((text.as_str(), problems.len()), ("Игрок A сделал ход.", 0));
    let it = "m = L'orologio { WHO($player, case: \"gen\") } corre.";
    assert_eq!(
        good("it", it, &m().of(Player::Black)),
        "L’orologio del Nero corre."
    );
    let en = "m = { WHO($player) } sees it. { WHO($player) } acts, and { WHO($player) } rests.";
    assert_eq!(
        good("en", en, &m().player(Actor::Arbiter)),
        "The arbiter sees it. The arbiter acts, and the arbiter rests."
    );
}

#[test]
fn times_are_told_with_the_plural_forms_of_the_language() {
    let say = |seconds| m().time(Millis::seconds(seconds));
    let plain = "m = x { DURATION($time) }";
    for (seconds, en, it, ru) in [
        (1, "1 second", "1 secondo", "1 секунда"),
        (60, "1 minute", "1 minuto", "1 минута"),
        (120, "2 minutes", "2 minuti", "2 минуты"),
        (300, "5 minutes", "5 minuti", "5 минут"),
        (21 * 60, "21 minutes", "21 minuti", "21 минута"),
        (
            3900,
            "1 hour 5 minutes",
            "1 ora e 5 minuti",
            "1 час 5 минут",
        ),
        (
            3601,
            "1 hour and 1 second",
            "1 ora e 1 secondo",
            "1 час и 1 секунда",
        ),
        (0, "0 seconds", "0 secondi", "0 секунд"),
    ] {
        for (lang, told) in [("en", en), ("it", it), ("ru", ru)] {
            assert_eq!(good(lang, plain, &say(seconds)), format!("X {told}"));
        }
    }
    let unit = "m = x { DURATION($time, unit: \"minute\") }";
    assert_eq!(good("en", unit, &say(3600)), "X 60 minutes");
    assert_eq!(good("ru", unit, &say(105)), "X 1,75 минуты");
    let half = "m = x { DURATION($time, unit: \"minute\") }";
    assert_eq!(good("en", half, &say(90)), "X 1.5 minutes");
    assert_eq!(good("en", "m = x { CLOCK($time) }", &say(250)), "X 4:10");
    assert_eq!(good("en", "m = x { $time }", &say(250)), "X 4:10");
    let accusative = "m = x { DURATION($time, case: \"acc\") }";
    assert_eq!(good("ru", accusative, &say(60)), "X 1 минуту");
    let select = "m = { MINUTES($time) ->\n    [0] none\n    [one] one\n   *[other] more\n }";
    assert_eq!(good("en", select, &say(0)), "None");
    assert_eq!(good("en", select, &say(60)), "One");
}

#[test]
fn numbers_are_written_as_the_language_does_and_article_numbers_as_they_are() {
    let count = |n: u64| m().number("n", n);
    for (lang, text) in [("en", "X 12,345"), ("de", "X 12.345"), ("it", "X 12.345")] {
        assert_eq!(good(lang, "m = x { $n }", &count(12_345)), text);
        assert_eq!(good(lang, "m = x { $n }", &count(2023)), "X 2023");
    }
    let article = m().with("article", Value::Article("10.10".into()));
    assert_eq!(
        good("en", "m = { ARTICLE($article) }", &article),
        "Article 10.10"
    );
    let it = "m = { ARTICLE($article, case: \"in\") }";
    assert_eq!(good("it", it, &article), "Nell’articolo 10.10");
}

#[test]
fn moves_and_pieces_are_in_the_letters_of_the_reader_and_squares_are_not() {
    let text = |text: &str| m().with("move", Value::Move(text.into()));
    let message = "m = { MOVE($move) } x";
    assert_eq!(good("it", message, &text("Nbd7")), "Cbd7 x");
    assert_eq!(good("ru", message, &text("1. e4 Kxe2")), "1. e4 Крxe2 x");
    assert_eq!(
        good("en", message, &text("e4")),
        "e4 x",
        "a move gets no capital"
    );
    assert_eq!(good("de", message, &text("O-O-O+")), "0-0-0+ x");
    let square = m().with("square", Value::Square(Square::E2));
    assert_eq!(good("ru", "m = { SQUARE($square) }.", &square), "e2.");
    let piece = m().with("piece", Value::Piece(Role::Bishop));
    assert_eq!(
        good("de", "m = x { TERM($piece, case: \"acc\") }", &piece),
        "X den Läufer"
    );
    assert_eq!(good("en", "m = x { TERM($piece) }", &piece), "X bishop");
}

#[test]
fn lists_join_their_items() {
    let items = |n: usize| {
        let all = ["a1", "b2", "c3"][..n].iter().map(|s| (*s).to_owned());
        m().with("items", Value::Texts(all.collect()))
    };
    let message = "m = x { LIST($items) }";
    assert_eq!(good("en", message, &items(1)), "X a1");
    assert_eq!(good("de", message, &items(2)), "X a1 und b2");
    assert_eq!(good("it", message, &items(3)), "X a1, b2 e c3");
    let or = "m = x { LIST($items, type: \"or\") }";
    assert_eq!(good("ru", or, &items(2)), "X a1 или b2");
}

#[test]
fn what_the_edition_does_not_tell_is_said_to_be_unknown() {
    let say = m().with("limit", Value::Unknown);
    assert_eq!(good("en", "m = x { DURATION($limit) }", &say), "X ???");
    assert_eq!(good("en", "m = x { $limit }", &say), "X ???");
    let select = "m = { $limit ->\n    [one] one\n   *[other] x { $limit }\n }";
    assert_eq!(good("en", select, &say), "X ???");
}

#[test]
fn a_message_that_is_missing_is_said_in_english_and_reported() {
    let (english, _) = words("en", "m = { WHO($player) } wins.\nn = n", None);
    let (italian, problems) = words("it", "n = n", Some(Arc::new(english)));
    let missing = |problem: &Problem| {
        problem.message == "m"
            && problem.what
                == Defect::Missing {
                    file: "m.ftl".into(),
                }
    };
    assert!(problems.iter().any(missing), "{problems:?}");
    let voice = italian.voice(Colours::Known);
    assert_eq!(voice.say(&m().of(Player::White)), "[en] White wins.");
    let found = voice.problems();
    assert!(found.len() == 1 && missing(&found[0]), "{found:?}");
}

#[test]
fn english_that_stands_in_begins_a_sentence_behind_its_mark() {
    let (english, _) = words("en", "m = if { WHO($player) } wins", None);
    let told = "n = { $told }: sì";
    let (italian, _) = words("it", told, Some(Arc::new(english)));
    let voice = italian.voice(Colours::Known);
    let condition = voice.phrase(&m().of(Player::White));
    assert_eq!(condition, "[en] if White wins");
    let say = Say::message("n").with("told", Value::Text(condition));
    assert_eq!(voice.say(&say), "[en] If White wins: sì");
}

#[test]
fn a_message_without_words_needs_no_english() {
    let (english, _) = words("en", "m = { MOVE($move) }", None);
    let (german, _) = words("de", "", Some(Arc::new(english)));
    let voice = german.voice(Colours::Known);
    let say = m().with("move", Value::Move("Nf3".to_owned()));
    assert_eq!(voice.say(&say), "Sf3");
    assert_eq!(voice.problems(), []);
}

#[test]
fn a_message_that_nobody_has_is_reported_once_with_the_file_where_it_belongs() {
    let (english, _) = words("en", "event-moves = moves", None);
    let (italian, _) = words("it", "event-moves = muove", Some(Arc::new(english)));
    for (say, told) in [
        (
            Say::attribute("checkmate", "holds"),
            ", expected in locales/*/completion.ftl",
        ),
        (Say::message("event-jumps"), ", expected in locales/*/m.ftl"),
        (Say::message("jumps"), ""),
    ] {
        let voice = italian.voice(Colours::Known);
        voice.say(&say);
        let found: Vec<String> = (voice.problems().iter().map(ToString::to_string)).collect();
        let pattern = say.pattern();
        let expected = format!("en: {pattern}: no such message in any language{told}");
        assert_eq!(found, [expected]);
    }
}

#[test]
fn every_fault_of_a_message_is_reported_and_the_text_stays_readable() {
    let white = m().of(Player::White);
    for (lang, message, part) in [
        ("en", "m = { $nobody-gave-it }", "nobody-gave-it"),
        ("en", "m = { WHO($player, case: \"dat\") }", "players: "),
        ("en", "m = { WHO($player, kase: \"gen\") }", "kase"),
        ("en", "m = { WHOM($player) }", "WHOM"),
        ("en", "m = { $player } wins", "needs WHO"),
        ("en", "m = { DURATION($player) }", "expected a time"),
        (
            "ru",
            "m = { AGREE($player, sg: \"сделал\") }",
            "no form for",
        ),
        (
            "ru",
            "m = { $n ->\n    [one] 1\n   *[other] n\n }",
            "few, many",
        ),
        ("en", "m = { m }", "say it here"),
        ("en", "m = {", "line 3"),
        ("en", "m = 1\nm = 2", "twice"),
    ] {
        let (text, problems) = said(lang, message, &white, Colours::Known);
        let told: Vec<String> = problems.iter().map(ToString::to_string).collect();
        assert!(told.iter().any(|t| t.contains(part)), "{message}: {told:?}");
        assert!(!text.is_empty());
    }
}

#[test]
fn a_variant_that_no_case_reaches_is_checked_too() {
    let message = "m = { $x ->\n    [a] { TERM($piece, case: \"none\") }\n   *[b] fine\n }";
    let (text, problems) = said("en", message, &m().word("x", "b"), Colours::Known);
    assert_eq!(text, "Fine");
    assert_eq!(problems.len(), 1, "{problems:?}");
}

#[test]
fn a_choice_has_exactly_the_variants_that_a_word_may_have() {
    let so = m().with("so", Value::Choice(Word::of(true)));
    assert_eq!(
        good("en", "m = { $so ->\n [yes] It is.\n *[no] Not.\n }", &so),
        "It is."
    );
    let faulty = [
        "[yes] It is.\n *[other] Not.",
        "[yse] It is.\n *[no] Not.",
        "[maybe] It may be.\n [yes] It is.\n *[no] Not.",
        "[yes] It is.\n [yes] It is indeed.\n *[no] Not.",
        "*[yes] It is.",
    ];
    for variants in faulty {
        let message = format!("m = {{ $so ->\n {variants}\n }}");
        let (_, problems) = said("en", &message, &so, Colours::Known);
        let needs = Defect::Formatting("$so needs exactly the variants yes, no".to_owned());
        assert_eq!(problems.len(), 1, "{variants}");
        assert_eq!(problems[0].what, needs, "{variants}");
    }
}

#[test]
fn what_is_not_known_takes_the_default_of_that_name_only() {
    let unknown = m().with("so", Value::Unknown);
    let message = "m = { $so ->\n [yes] It is.\n [no] Not.\n *[unknown] Who knows.\n }";
    assert_eq!(good("en", message, &unknown), "Who knows.");
    let so = m().with("so", Value::Choice(Word::of(false)));
    assert_eq!(good("en", message, &so), "Not.");
    for variants in [
        "[yes] It is.\n *[no] Not.",
        "[unknown] Who knows.\n *[no] Not.",
    ] {
        let message = format!("m = {{ $so ->\n {variants}\n }}");
        let (_, problems) = said("en", &message, &unknown, Colours::Known);
        assert_eq!(problems.len(), 1, "{variants}");
        let needs = Defect::Formatting("$so needs *[unknown]".to_owned());
        assert_eq!(problems[0].what, needs, "{variants}");
    }
}
