//! Every form of every actor, piece, unit and number that messages can produce, as tables for a native reader.
//!
//! The tables in `tests/grammar/` are judged, not only recorded: read a line before you accept it.
//! `JADOUBE_GRAMMAR=write cargo test --test it grammar` writes them anew.

use fluent_syntax::ast;
use jadoube::board::{Player, Role};
use jadoube::clock::Millis;
use jadoube::game::{Actor, Colours};
use jadoube::read::language;
use jadoube::text::{Message, Say, Uses, Value, Words, said};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::PathBuf;

const ACTORS: [(Actor, Colours); 9] = [
    (Actor::Player(Player::White), Colours::Known),
    (Actor::Player(Player::Black), Colours::Known),
    (Actor::Player(Player::White), Colours::Unknown),
    (Actor::Player(Player::Black), Colours::Unknown),
    (Actor::Both, Colours::Known),
    (Actor::Arbiter, Colours::Known),
    (Actor::Assistant, Colours::Known),
    (Actor::Spectator, Colours::Known),
    (Actor::Nobody, Colours::Known),
];

const COUNTS: [u64; 12] = [0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 75, 101];

/// In milliseconds: halves, the categories of every language, and mixed units.
const TIMES: [u64; 13] = [
    500, 1_000, 2_000, 5_000, 21_000, 30_500, 60_000, 90_000, 120_000, 300_000, 3_600_000,
    5_460_000, 7_325_000,
];

/// A call of a function in a message: its name, the case or unit, and the word before it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Call {
    function: String,
    before: String,
    arguments: String,
}

struct Source {
    lang: String,
    language_yaml: String,
    messages: Vec<String>,
}

fn sources() -> Vec<Source> {
    let mut all: BTreeMap<String, Source> = BTreeMap::new();
    for (path, bytes) in jadoube::embedded::files() {
        let Some((lang, name)) = path
            .strip_prefix("locales/")
            .and_then(|p| p.split_once('/'))
        else {
            continue;
        };
        let text = std::str::from_utf8(bytes).expect("UTF-8").to_owned();
        let source = all.entry(lang.to_owned()).or_insert_with(|| Source {
            lang: lang.to_owned(),
            language_yaml: String::new(),
            messages: Vec::new(),
        });
        match name {
            "language.yaml" => source.language_yaml = text,
            name if name.ends_with(".ftl") => source.messages.push(text),
            _ => {}
        }
    }
    all.into_values().collect()
}

/// The functions whose words depend on grammar.
const INFLECTED: [&str; 4] = ["WHO", "TERM", "DURATION", "ARTICLE"];

fn calls(source: &Source) -> BTreeSet<Call> {
    let mut found = BTreeSet::new();
    let language = language("language.yaml", &source.language_yaml).expect("a language");
    for text in &source.messages {
        let resource = fluent_syntax::parser::parse(text.as_str()).expect("messages parse");
        for message in resource.body.iter().filter_map(Message::of) {
            for (_, pattern) in &message.texts {
                for phrase in Uses::of(pattern).phrases {
                    of_phrase(phrase, &mut found);
                }
            }
        }
    }
    (found.into_iter())
        .map(|mut call| {
            if !language.governing.contains(&call.before) {
                call.before.clear();
            }
            call
        })
        .collect()
}

fn of_phrase(phrase: &ast::Pattern<&str>, found: &mut BTreeSet<Call>) {
    let mut before = String::new();
    for element in &phrase.elements {
        match element {
            ast::PatternElement::TextElement { value } => {
                let word = value
                    .trim_end_matches(' ')
                    .rsplit([' ', '\n', '\u{a0}'])
                    .next();
                let word = word.unwrap_or_default();
                let is_word =
                    !word.is_empty() && word.chars().all(|c| c.is_alphabetic() || "'’".contains(c));
                before = if is_word {
                    word.to_lowercase()
                } else {
                    String::new()
                };
            }
            ast::PatternElement::Placeable { expression } => {
                if let Some(ast::InlineExpression::FunctionReference { id, arguments }) =
                    said(expression)
                    && INFLECTED.contains(&id.name)
                {
                    found.insert(Call {
                        function: id.name.to_owned(),
                        before: before.clone(),
                        arguments: arguments.named.iter().map(argument).collect(),
                    });
                }
                before.clear();
            }
        }
    }
}

fn argument(argument: &ast::NamedArgument<&str>) -> String {
    match &argument.value {
        ast::InlineExpression::StringLiteral { value } => {
            format!(", {}: \"{value}\"", argument.name.name)
        }
        other => panic!("{other:?}"),
    }
}

/// The tables of one language.
fn tables(source: &Source) -> String {
    let calls = calls(source);
    let mut probe = String::new();
    for (nth, call) in calls.iter().enumerate() {
        let before = match call.before.as_str() {
            "" => String::new(),
            word => format!("{word} "),
        };
        let _ = writeln!(
            probe,
            "probe-{nth} = {before}{{ {}($given{}) }}",
            call.function, call.arguments
        );
    }
    probe.push_str("and = { LIST($given) }\nor = { LIST($given, type: \"or\") }\nnumber = { NUMBER($given) }\n");
    let files = [
        ("language.yaml", source.language_yaml.as_str()),
        ("probe.ftl", probe.as_str()),
    ];
    let (words, problems) = Words::of(&source.lang, files, None);
    assert!(problems.is_empty(), "{}: {problems:?}", source.lang);
    let words = words.expect("a language");
    let say = |id: &str, value: Value, colours: Colours| {
        let voice = words.voice(colours);
        let said = voice.phrase(&Say::message(id.to_owned()).with("given", value));
        let problems = voice.problems();
        assert!(problems.is_empty(), "{}: {id}: {problems:?}", source.lang);
        said
    };
    let mut table = String::new();
    for (nth, call) in calls.iter().enumerate() {
        let id = format!("probe-{nth}");
        let forms: Vec<String> = match call.function.as_str() {
            "WHO" => (ACTORS.iter())
                .map(|(actor, colours)| say(&id, Value::Who(*actor), *colours))
                .collect(),
            "TERM" => (Role::ALL.into_iter().rev())
                .map(|piece| say(&id, Value::Piece(piece), Colours::Known))
                .collect(),
            "DURATION" => (TIMES.iter())
                .map(|time| say(&id, Value::Time(Millis(*time)), Colours::Known))
                .collect(),
            _ => vec![say(&id, Value::Article("9.2.1".into()), Colours::Known)],
        };
        let _ = writeln!(
            table,
            "{}{} · {}",
            call.function,
            call.arguments,
            forms.join(" | ")
        );
    }
    for id in ["and", "or"] {
        for items in [
            vec!["d4"],
            vec!["d4", "e4"],
            vec!["a1", "d4", "e4"],
            vec!["e4", "o", "a1"],
        ] {
            let texts = items.iter().map(|item| (*item).to_owned()).collect();
            let _ = writeln!(
                table,
                "LIST {id} · {}",
                say(id, Value::Texts(texts), Colours::Known)
            );
        }
    }
    let numbers: Vec<String> = (COUNTS.iter().chain(&[1_000, 12_345]))
        .map(|count| say("number", Value::Number(*count), Colours::Known))
        .collect();
    let _ = writeln!(table, "NUMBER · {}", numbers.join(" | "));
    table + &counted(source)
}

/// The messages that count pieces; nothing in a language that does not have them yet.
fn counted(source: &Source) -> String {
    let mut messages = source.messages.iter();
    let Some(text) = messages.find(|text| text.contains("\npieces =\n")) else {
        return String::new();
    };
    let files = [
        ("language.yaml", source.language_yaml.as_str()),
        ("terms.ftl", text.as_str()),
    ];
    let (words, _) = Words::of(&source.lang, files, None);
    let words = words.expect("a language");
    let voice = words.voice(Colours::Known);
    let mut table = String::new();
    for piece in ["king", "queen", "rook", "bishop", "knight", "pawn"] {
        let forms: Vec<String> = ([1, 2, 3, 5, 8, 21].iter())
            .map(|count: &u64| {
                voice.phrase(&Say::attribute("pieces", piece).number("count", *count))
            })
            .collect();
        let _ = writeln!(table, "pieces.{piece} · {}", forms.join(" | "));
    }
    table
}

#[test]
fn the_forms_of_every_language_are_those_that_were_read_and_judged() {
    let write = std::env::var("JADOUBE_GRAMMAR").is_ok_and(|value| value == "write");
    let mut wrong = Vec::new();
    for source in sources() {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
            .join(format!("tests/grammar/{}.txt", source.lang));
        let table = tables(&source);
        if write {
            std::fs::write(&path, &table).expect("the table can be written");
        }
        let judged = std::fs::read_to_string(&path).unwrap_or_default();
        let judged: BTreeSet<&str> = judged.lines().collect();
        let now: BTreeSet<&str> = table.lines().collect();
        wrong.extend(
            now.difference(&judged)
                .map(|line| format!("{} + {line}", source.lang)),
        );
        wrong.extend(
            judged
                .difference(&now)
                .map(|line| format!("{} − {line}", source.lang)),
        );
    }
    assert!(
        wrong.is_empty(),
        "read these forms, then JADOUBE_GRAMMAR=write:\n{}",
        wrong.join("\n")
    );
}
