//! The words of the program: what the check finds in small languages with one defect each, and in our own.

use jadoube::read::{Glossary, glossary};
use jadoube::terms::{FindingKind, Level, Matcher, Standing, WordFinding, check};
use std::sync::LazyLock;

const ENGLISH: &str = "\
# $side is also given.
first = The queen attacks the rook.
    .title = A claim
counted = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
named = { WHO($player) } { AGREE($player, sg: \"claims\", pl: \"claim\") } that { ARTICLE($article) } applies.
draw = The game ends in a draw by { $reason }.
bare = { $number }
";

const ENGLISH_TERMS: &str = "\
- {id: queen, term: queen, forms: [queen, queens], definition: A piece.}
- {id: rook, term: rook, forms: [rook, rooks], definition: A piece.}
- {id: draw, term: draw, forms: [draw, draws], definition: A result.}
- {id: claim, term: claim, forms: [claim, claims], definition: A wish.}
- {id: round, term: round, forms: [round, rounds], definition: A stage.}
";

const ITALIAN: &str = "\
first = La donna attacca la torre.
    .title = Una richiesta
counted = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}
named = { WHO($player) } { AGREE($player, sg: \"richiede\", pl: \"richiedono\") } che valga l'{ ARTICLE($article) }.
draw = La partita è patta per { $reason }.
bare = { $number }
";

const ITALIAN_TERMS: &str = "\
- id: queen
  term: donna
  forms: [donna, donne]
  gender: f
  article: \"2.2\"
  definition: \"Un pezzo.\"
  forbidden:
    - {forms: [regina, regine], level: hard}
    - {forms: [dama bianca], level: style}
- id: rook
  term: torre
  forms: [torre, torri, torre regina]
  gender: f
  definition: \"Un pezzo.\"
  forbidden:
    - {forms: [castello, castelli], level: context, hint: \"come pezzo\"}
- id: draw
  term: patta
  forms: [patta, patte]
  gender: f
  definition: \"Un risultato.\"
  forbidden:
    - {forms: [pareggio, pareggi], level: variant}
- id: claim
  term: richiesta
  forms: [richiesta, richieste]
  gender: f
  definition: \"Un desiderio.\"
  forbidden:
    - {forms: [turno], level: context}
    - {forms: [domanda], level: style}
- id: round
  term: turno
  forms: [turno, turni]
  gender: m
  definition: \"Una fase.\"
";

/// What a language of ours declares.
fn declared(lang: &str) -> &'static [u8] {
    let path = format!("locales/{lang}/language.yaml");
    let files = jadoube::embedded::files();
    let found = files.into_iter().find(|(own, _)| *own == path);
    found.expect("a language").1
}

/// What the check finds in two small languages.
fn found_in(lang: &str, messages: &str, terms: &str) -> Vec<WordFinding> {
    let messages_path = format!("locales/{lang}/words.ftl");
    let terms_path = format!("locales/{lang}/glossary.yaml");
    let language_path = format!("locales/{lang}/language.yaml");
    check([
        (language_path.as_str(), declared(lang)),
        ("locales/en/words.ftl", ENGLISH.as_bytes()),
        ("locales/en/glossary.yaml", ENGLISH_TERMS.as_bytes()),
        (messages_path.as_str(), messages.as_bytes()),
        (terms_path.as_str(), terms.as_bytes()),
    ])
}

/// What the check finds when one part of the Italian texts is changed.
fn found(part: &str, changed: &str) -> Vec<WordFinding> {
    assert!(ITALIAN.contains(part), "{part:?} is there to be changed");
    found_in("it", &ITALIAN.replacen(part, changed, 1), ITALIAN_TERMS)
}

/// A finding as a line: level, kind, line:column, message, found, instead.
fn line(finding: &WordFinding) -> String {
    format!(
        "{} {} {}:{} {}: {} → {}",
        finding.level.name(),
        finding.kind.name(),
        finding.place.line,
        finding.place.column,
        finding.message,
        finding.found,
        finding.instead
    )
}

fn lines(findings: &[WordFinding]) -> Vec<String> {
    findings.iter().map(line).collect()
}

#[test]
fn good_languages_have_no_findings() {
    assert_eq!(lines(&found_in("it", ITALIAN, ITALIAN_TERMS)), [""; 0]);
}

#[test]
fn each_defect_of_a_message_is_found_at_its_place() {
    let table: &[(&str, &str, &[&str])] = &[
        (
            "bare = { $number }\n",
            "",
            &["error message-missing 1:1 bare: bare → locales/en/words.ftl:10:1"],
        ),
        (
            "    .title = Una richiesta\n",
            "",
            &["error message-missing 1:1 first.title: first.title → locales/en/words.ftl:3:6"],
        ),
        (
            "bare = ",
            "altro = Ecco.\nbare = ",
            &["error message-extra 9:1 altro: altro → "],
        ),
        (
            "bare = { $number }",
            "altro = Ecco.\nbare = { $number }{ altro }",
            &[],
        ),
        (
            " per { $reason }",
            "",
            &["error variable-missing 8:1 draw: $reason → "],
        ),
        (
            "{ $reason }",
            "{ $reasons }",
            &[
                "error variable-missing 8:1 draw: $reason → ",
                "error variable-unknown 8:34 draw: $reasons → $reason",
            ],
        ),
        ("La donna", "{ $side } La donna", &[]),
        (
            "AGREE($player, sg: \"richiede\", pl: \"richiedono\")",
            "AGREE($article, sg: \"richiede\", pl: \"richiedono\")",
            &[],
        ),
        (
            "bare = { $number }",
            "bare = { $number }\n{ oops",
            &[
                "error message-missing 1:1 bare: bare → locales/en/words.ftl:10:1",
                "error junk 10:7 : { oops → Expected a token starting with \"}\"",
            ],
        ),
        (
            "draw = ",
            "Una riga.\ndraw = ",
            &["error junk 8:5 : Una riga. → Expected a token starting with \"=\""],
        ),
        (
            "WHO($player)",
            "CHI($player)",
            &["error function-unknown 7:11 named: CHI → "],
        ),
        (
            "WHO($player)",
            "WHO($player, caso: \"dat\")",
            &["error argument-unknown 7:11 named: WHO(… caso:) → case"],
        ),
        (
            "Una richiesta",
            "Una { richiesta }",
            &["error reference-unknown 2:20 first.title: richiesta → "],
        ),
        (
            "Una richiesta",
            "Una { -richiesta }",
            &["error reference-unknown 2:21 first.title: -richiesta → "],
        ),
        (
            "draw = ",
            "first = Doppio.\ndraw = ",
            &["error duplicate 8:1 first: first → locales/it/words.ftl:1:1"],
        ),
        (
            "    [one] { $count } mossa\n",
            "    [0] { $count } mossa\n",
            &["error plural-missing 3:14 counted: $count → one"],
        ),
        // In Italian [1] is all there is of [one].
        (
            "    [one] { $count } mossa\n",
            "    [1] { $count } mossa\n",
            &[],
        ),
        (
            "    [one] { $count } mossa\n",
            "    [one] { $count } mossa\n    [few] { $count } mosse\n",
            &["warning plural-needless 3:14 counted: few → "],
        ),
        (
            "   *[other] { $count } mosse\n",
            "   *[many] { $count } mosse\n",
            &[
                "error plural-missing 3:14 counted: $count → other",
                "warning plural-needless 3:14 counted: many → ",
            ],
        ),
        (
            "bare = { $number }",
            "bare = { $number ->\n    [1] { \"\" }\n   *[other] { \"\" }\n }",
            &["warning variable-missing 9:1 bare: $number → "],
        ),
        (
            "{ $count ->\n    [one] { $count } mossa\n   *[other] { $count } mosse\n}",
            "ecco { $count } mosse",
            &["warning number-bare 3:1 counted: $count → "],
        ),
        (
            "{ $count ->\n    [one] { $count } mossa\n   *[other] { $count } mosse\n}",
            "numero di mosse: { $count }",
            &[],
        ),
        (
            "Una richiesta",
            "A claim",
            &["warning untranslated 2:6 first.title: A claim → "],
        ),
    ];
    for (part, changed, expected) in table {
        let all = lines(&found(part, changed));
        let fits = all.len() == expected.len()
            && (all.iter().zip(*expected)).all(|(line, start)| line.starts_with(start));
        assert!(
            fits,
            "{part:?} → {changed:?}\nexpected {expected:#?}\ngot {all:#?}"
        );
    }
}

#[test]
fn words_to_avoid_are_found_by_their_level() {
    let table: &[(&str, &str, &[&str])] = &[
        (
            "La donna",
            "La Regina",
            &["error word-hard 1:12 first: Regina → donna"],
        ),
        // A message of several lines is read as one sentence, and its places stay right.
        (
            "La donna attacca",
            "La donna,\n    la dama\n    bianca, attacca",
            &["info word-style 2:8 first: dama\nbianca → donna"],
        ),
        // A word of the program is an everyday word where English does not speak of it.
        (
            "Una richiesta",
            "Una domanda",
            &["info word-style 2:18 first.title: domanda → richiesta"],
        ),
        ("attacca", "domanda", &[]),
        // Part of a longer preferred form, part of a word, in a placeable, or in an argument: no finding.
        ("La donna attacca la torre", "La torre regina attacca", &[]),
        ("La donna", "La reginetta", &[]),
        (
            "bare = { $number }",
            "bare = { $number }{ \"regina\" }",
            &[],
        ),
        ("\"richiede\"", "\"richiede la regina\"", &[]),
        // A variant is a warning, and an error where the preferred term stands, too.
        (
            "draw = La partita è patta per",
            "draw = La partita è un pareggio per",
            &["warning word-variant 8:24 draw: pareggio → patta"],
        ),
        (
            "è patta per",
            "è patta, un pareggio, per",
            &["error word-variant 8:31 draw: pareggio → patta"],
        ),
        // A word with another meaning only where the English text speaks of the concept.
        (
            "attacca la torre",
            "attacca il castello",
            &["warning word-context 1:29 first: castello → torre"],
        ),
        ("Una richiesta", "Un castello", &[]),
        ("attacca la torre", "attacca la torre nel castello", &[]),
        (
            "Una richiesta",
            "Un turno",
            &["warning word-context 2:17 first.title: turno → richiesta"],
        ),
    ];
    for (part, changed, expected) in table {
        assert_eq!(
            lines(&found(part, changed)),
            *expected,
            "{part:?} → {changed:?}"
        );
    }
}

#[test]
fn a_variant_counts_against_the_terms_of_all_files_of_the_language() {
    let changed = ITALIAN.replace("è patta per", "è un pareggio per");
    let all = check([
        ("locales/en/words.ftl", ENGLISH.as_bytes()),
        (
            "locales/en/more.ftl",
            "offer = The offer of a draw.".as_bytes(),
        ),
        ("locales/en/glossary.yaml", ENGLISH_TERMS.as_bytes()),
        ("locales/it/words.ftl", changed.as_bytes()),
        (
            "locales/it/more.ftl",
            "offer = L’offerta di patta.".as_bytes(),
        ),
        ("locales/it/glossary.yaml", ITALIAN_TERMS.as_bytes()),
    ]);
    assert_eq!(
        lines(&all),
        ["error word-variant 8:24 draw: pareggio → patta"]
    );
}

#[test]
fn the_definitions_of_a_glossary_are_checked_like_messages() {
    let terms = ITALIAN_TERMS.replace("\"Un risultato.\"", "\"Come una regina.\"");
    assert_eq!(
        lines(&found_in("it", ITALIAN, &terms)),
        ["error word-hard 21:25 draw: regina → donna"]
    );
}

#[test]
fn the_signs_of_a_text_are_checked() {
    let table: &[(&str, &str, &[&str])] = &[
        (
            "it",
            "La \"donna\"",
            &["warning quotes “\"” → «…»", "warning quotes “\"” → «…»"],
        ),
        ("it", "La «donna» o “donna”", &[]),
        ("it", "La donna - bianca", &["warning dash “-” → –"]),
        ("it", "Le mosse 3-5", &["warning dash “-” → –"]),
        ("it", "Finisce 1-0 dopo 0-0-0", &[]),
        ("it", "La  donna", &["warning space “  ” →  "]),
        ("it", "La donna , ecco", &["warning space “ ,” → ,"]),
        ("it", "Perchè no", &["error spelling “Perchè” → perché"]),
        (
            "de",
            "Die »Dame«",
            &["warning quotes “»” → „…“", "warning quotes “«” → „…“"],
        ),
        ("de", "Die „Dame“", &[]),
        ("ru", "Ход «e4» — ход", &[]),
        (
            "ru",
            "Ферзь \u{41a}op",
            &["error mixed-script “\u{41a}op” → "],
        ),
        ("ru", "Ход Фf3 и 1.Сg5", &[]),
        (
            "ru",
            "Приложение \u{410} и \u{410}.4",
            &[
                "warning cyrillic-letter “\u{410}” → A",
                "warning cyrillic-letter “\u{410}” → A",
            ],
        ),
        ("ru", "А дальше", &[]),
        ("ru", "Все черные", &["info bare-letter “черные” → чёрные"]),
    ];
    let russian = "\
- {id: queen, term: чёрные, forms: [чёрные], definition: Всё это всё и все.}
- {id: rook, term: b, forms: [b], definition: Б.}
- {id: draw, term: c, forms: [c], definition: В.}
- {id: claim, term: d, forms: [d], definition: Г.}
- {id: round, term: e, forms: [e], definition: Д.}
";
    for (lang, text, expected) in table {
        let messages = format!("draw = {text} {{ $reason }}.\n");
        let terms = if *lang == "ru" {
            russian
        } else {
            ITALIAN_TERMS
        };
        let found: Vec<String> = found_in(lang, &messages, terms)
            .iter()
            .filter(|finding| finding.kind != FindingKind::MessageMissing && finding.lang == *lang)
            .map(|f| {
                format!(
                    "{} {} “{}” → {}",
                    f.level.name(),
                    f.kind.name(),
                    f.found,
                    f.instead
                )
            })
            .collect();
        assert_eq!(found, *expected, "{lang}: {text}");
    }
}

#[test]
fn russian_numbers_need_four_categories() {
    let messages =
        "counted = { $count ->\n    [one] { $count } ход\n   *[other] { $count } хода\n}\n";
    let all = found_in("ru", messages, "[]");
    let plural: Vec<&WordFinding> = (all.iter())
        .filter(|f| f.kind == FindingKind::PluralMissing)
        .collect();
    assert_eq!(plural.len(), 1);
    assert_eq!(plural[0].instead, "few, many");
    let table = [
        // [1] leaves 21 and 101 to the default.
        ("[1] один ход\n   *[other] { $count } хода", 1),
        ("[1] первый раз\n   *[other] раз номер { $count }.", 0),
        (
            "[one] { $count } ход\n    [few] { $count } хода\n    [many] { $count } ходов\n   *[other] { $count } хода",
            0,
        ),
    ];
    for (variants, expected) in table {
        let messages = format!("counted = {{ $count ->\n    {variants}\n}}\n");
        let all = found_in("ru", &messages, "[]");
        let plural = all
            .iter()
            .filter(|f| f.kind == FindingKind::PluralMissing)
            .count();
        assert_eq!(plural, expected, "{variants}");
    }
}

#[test]
fn arguments_are_checked_against_what_the_language_declares() {
    let messages = ITALIAN.replace("WHO($player)", "WHO($player, case: \"acc\")");
    let all = check([
        ("locales/en/words.ftl", ENGLISH.as_bytes()),
        ("locales/it/language.yaml", declared("it")),
        ("locales/it/words.ftl", messages.as_bytes()),
    ]);
    assert_eq!(
        lines(&all),
        ["error argument-unknown 7:11 named: WHO(… case: \"acc\") → bare, by, dat, gen, nom"]
    );
}

#[test]
fn a_whole_file_that_is_missing_is_one_finding() {
    let all = check([
        ("locales/en/words.ftl", ENGLISH.as_bytes()),
        ("locales/it/other.ftl", "".as_bytes()),
        ("locales/de/words.ftl", b"\xff".as_slice()),
    ]);
    assert_eq!(
        lines(&all),
        [
            "error unreadable 1:1 : byte 0xff → ",
            "error file-missing 1:1 : words.ftl → "
        ]
    );
}

/// What the check finds where the Italian declarations begin like this, of a language that lacks messages and glossary.
fn found_where(declared_first: &str) -> Vec<String> {
    let italian = String::from_utf8(declared("it").to_vec()).expect("UTF-8");
    let italian = italian.replacen("place: 2", declared_first, 1);
    let all = check([
        ("locales/en/language.yaml", declared("en")),
        ("locales/en/words.ftl", ENGLISH.as_bytes()),
        ("locales/en/glossary.yaml", ENGLISH_TERMS.as_bytes()),
        ("locales/it/language.yaml", italian.as_bytes()),
        ("locales/it/completion.ftl", b""),
    ]);
    lines(&all)
}

#[test]
fn a_language_without_a_glossary_is_told_so_as_loudly_as_it_promises_one() {
    for (declared_first, level) in [("place: 2", "error"), ("chapters: [completion]", "info")] {
        assert_eq!(
            found_where(declared_first),
            ["glossary.yaml", "words.ftl"]
                .map(|file| format!("{level} file-missing 1:1 : {file} → ")),
        );
    }
    let undeclared = check([
        ("locales/en/language.yaml", declared("en")),
        ("locales/it/words.ftl", b""),
    ]);
    assert_eq!(
        lines(&undeclared),
        ["error file-missing 1:1 : language.yaml → "]
    );
}

#[test]
fn one_fault_in_the_declarations_leaves_open_what_is_promised() {
    let found = found_where("chapters: [completion]\nplace: due");
    assert_eq!(found.len(), 1, "{found:#?}");
    assert!(
        found[0].starts_with("error data 6:8 : place: "),
        "{found:?}"
    );
}

#[test]
fn each_case_wants_a_title_of_its_own() {
    let found = check([
        ("locales/en/language.yaml", declared("en")),
        (
            "locales/en/cases/clock.ftl",
            b"title-one = A flag falls\ntitle-two = A Flag falls\ntitle-four = A clock stops\n",
        ),
        (
            "scenarios/clock/flag.yaml",
            b"id: one\nlevel: 1\n---\nid: two\n---\nid: three\n",
        ),
    ]);
    assert_eq!(
        lines(&found),
        [
            "error title-twice 2:1 title-two: A Flag falls → locales/en/cases/clock.ftl:1:1",
            "error title-stale 3:1 title-four:  → ",
            "warning title-missing 6:1 : three → locales/en/cases/clock.ftl",
        ]
    );
}

#[test]
fn quotation_marks_may_have_their_space_with_them() {
    let spaced = |text: &str| {
        let italian = String::from_utf8(declared("it").to_vec()).expect("UTF-8");
        let marks = "[\"«\", \"»\"]";
        assert!(italian.contains(marks));
        let italian = italian.replacen(marks, "[\"«\u{202f}\", \"\u{202f}»\"]", 1);
        let messages = format!("moved = {text}\n");
        lines(&check([
            ("locales/en/words.ftl", "moved = English".as_bytes()),
            ("locales/it/language.yaml", italian.as_bytes()),
            ("locales/it/words.ftl", messages.as_bytes()),
        ]))
    };
    assert_eq!(spaced("Un «\u{202f}sì\u{202f}» detto."), [""; 0]);
    assert_eq!(
        spaced("Un «\u{202f}sì» detto."),
        ["warning quotes 1:16 moved: » → «\u{202f}…\u{202f}»"]
    );
}

fn terms(text: &str) -> Glossary {
    glossary("glossary.yaml", text).expect("a good glossary")
}

/// The words that a matcher finds, with the concept; an exclamation mark for those to avoid.
fn matched(glossary: &Glossary, text: &str) -> Vec<String> {
    (Matcher::new(glossary).find(text).iter())
        .map(|hit| {
            let sign = match hit.standing {
                Standing::Preferred => "",
                Standing::Forbidden(_) => "!",
            };
            format!("{sign}{}={}", &text[hit.range.clone()], hit.concept.id)
        })
        .collect()
}

#[test]
fn a_matcher_folds_letters_and_keeps_places() {
    let glossary = terms(
        "- {id: counter, term: счётчик ходов, forms: [счётчик ходов], definition: a}\n\
         - {id: move, term: ход, forms: [ход, ходов], definition: b}\n\
         - {id: check, term: l'arbitro, forms: [l'arbitro], definition: c}\n",
    );
    let text = "СЧЕТЧИК\u{a0}ХОДОВ, счe\u{308}тчик, сче\u{308}тчик ходов; L’Arbitro: ходов.";
    assert_eq!(
        matched(&glossary, text),
        [
            "СЧЕТЧИК\u{a0}ХОДОВ=counter",
            "сче\u{308}тчик ходов=counter",
            "L’Arbitro=check",
            "ходов=move"
        ]
    );
}

#[test]
fn german_nouns_are_told_from_adjectives_by_their_capital() {
    let glossary = terms(
        "- id: white\n  term: Weiß\n  forms: [Weiß]\n  gender: n\n  definition: Wer beginnt.\n  \
         forbidden:\n    - {forms: [der Weiße, dem Weißen], level: hard}\n    - {forms: [im Anzug], level: style}\n",
    );
    assert_eq!(
        matched(
            &glossary,
            "Der Weiße zieht, der weiße König nicht; das weiß Weiß. Im Anzug, im anzug."
        ),
        ["!Der Weiße=white", "Weiß=white", "!Im Anzug=white"]
    );
}

#[test]
fn a_term_with_a_capital_is_a_name() {
    let glossary = terms(
        "- {id: white, term: White, forms: [White], definition: a, forbidden: [{forms: [Player One], level: hard}]}",
    );
    assert_eq!(
        matched(&glossary, "White has a white square; WHITE, player one."),
        ["White=white", "WHITE=white", "!player one=white"]
    );
}

#[test]
fn moves_are_no_words() {
    let glossary = terms(
        "- id: king\n  term: Кр\n  forms: [Кр, Кор]\n  definition: a\n  forbidden:\n    - {forms: [Kp, Dd], level: hard}\n",
    );
    assert_eq!(
        matched(&glossary, "12.Kp-e2+ «Кр:d4», Кр, Dd, Dd-e5!"),
        ["Кр=king", "!Dd=king"]
    );
}

#[test]
fn a_faulty_glossary_says_where_and_what_was_expected() {
    let table = [
        (
            "- {id: a, term: x, forms: [x]}",
            "1:3: .[0]: missing field `definition`",
        ),
        (
            "- id: a\n  term: x\n  forms: [x]\n  definition: y\n  level: z\n",
            "5:3: .[0]: unknown field `level`; expected one of `id`, `term`, `forms`",
        ),
        (
            "- id: a\n  term: x\n  forms: [x]\n  definition: y\n  forbidden: [{forms: [z], level: soft}]\n",
            "5:35: .[0].forbidden[0].level: unknown variant `soft`; expected one of `hard`, `variant`, `context`, `style`",
        ),
        (
            "- id: a\n  term: x\n  forms: [y]\n  definition: y\n",
            "3:3: term `x`; expected it among its forms",
        ),
        (
            "- {id: a, term: x, forms: [x], definition: y}\n- {id: a, term: x, forms: [x], definition: y}\n",
            "2:4: id `a` for the second time; expected an id of its own",
        ),
        (
            "- {id: A b, term: x, forms: [x], definition: y}\n",
            "1:4: id `A b`; expected small letters, digits and hyphens",
        ),
        (
            "- {id: a, term: 'x ', forms: ['x '], definition: y}\n",
            "1:23: `x `; expected a text without spaces around it",
        ),
        (
            "- id: a\n  term: ёж\n  forms: [ёж]\n  definition: y\n  forbidden:\n    - {forms: [Еж], level: style}\n",
            "6:16: `Еж` among the words to avoid; expected a word that `a` does not prefer",
        ),
        (
            "- id: a\n  term: x\n  forms: [x]\n  definition: y\n  forbidden:\n    - {forms: [z], level: hard}\n\
             - {id: b, term: z, forms: [z], definition: y}\n",
            "6:16: `z` among the words to avoid; expected a word that `b` does not prefer",
        ),
        (
            "---\n[]\n---\n[]\n",
            "1:1: 2 YAML documents; expected one list of terms",
        ),
    ];
    for (text, expected) in table {
        let faults = glossary("g.yaml", text).expect_err(text);
        let said = faults[0].to_string();
        assert!(
            said.starts_with(&format!("g.yaml:{expected}")),
            "{text}\nexpected {expected}\ngot      {said}"
        );
    }
}

#[test]
fn glossaries_have_the_same_concepts_in_the_same_order() {
    let english = terms(ENGLISH_TERMS);
    let swapped = terms(
        "- {id: rook, term: b, forms: [b], definition: y}\n- {id: queen, term: a, forms: [a], definition: y}\n",
    );
    let fault = swapped
        .differs_from(&english, false)
        .expect("the order differs");
    assert_eq!(
        fault.to_string(),
        "glossary.yaml:1:1: `rook`; expected `queen`, as in glossary.yaml"
    );
    let all = check([
        ("locales/en/glossary.yaml", ENGLISH_TERMS.as_bytes()),
        (
            "locales/it/glossary.yaml",
            "- {id: queen, term: donna, forms: [donna], definition: y}\n".as_bytes(),
        ),
    ]);
    assert_eq!(
        lines(&all),
        ["error data 1:1 : no concept → `rook`, as in locales/en/glossary.yaml"]
    );
}

#[test]
fn an_article_number_keeps_its_zeros() {
    let glossary = terms("- {id: a, term: x, forms: [x], article: 6.10, definition: y}");
    assert_eq!(glossary.concepts[0].article.as_deref(), Some("6.10"));
}

/// What is found in our own words.
static OURS: LazyLock<Vec<WordFinding>> = LazyLock::new(|| {
    let files = jadoube::embedded::files();
    check(files.iter().map(|(path, bytes)| (path.as_str(), *bytes)))
});

#[test]
fn our_own_words_have_no_errors() {
    let errors = OURS.iter().filter(|finding| finding.level == Level::Error);
    let errors = errors.map(|finding| format!("{} {}", finding.place.file, line(finding)));
    assert_eq!(errors.collect::<Vec<_>>(), [""; 0]);
}
