//! What holds for the file of every edition, what the fact sheets say of single values, and what a bad file is told.

use super::*;
use crate::edition::Confidence::{self, Attested, Reported, Unverified};
use crate::edition::Pace::{Blitz, Rapid, Standard};
use crate::edition::Supervision::{Full, Limited};
use crate::edition::{Pace, ParamValue, SCOPES, Setting, Supervision};
use crate::read::Library;
use serde_json::{Value, json};
use std::sync::LazyLock;

/// The files of the editions by path and text: this layer may not name the files that the program carries.
#[allow(
    clippy::disallowed_methods,
    reason = "a test reads the folder of the editions"
)]
static FILES: LazyLock<Vec<(String, String)>> = LazyLock::new(|| {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/editions");
    let entries = std::fs::read_dir(folder).expect("the folder");
    let mut all = Vec::new();
    let paths = entries.map(|entry| entry.expect("an entry").path());
    for path in paths.filter(|path| path.is_file()) {
        let name = path.file_name().expect("a name").to_string_lossy();
        if !name.starts_with(|sign: char| sign.is_ascii_digit()) {
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("a text");
        all.push((format!("editions/{name}"), text));
    }
    all
});

static LIBRARY: LazyLock<Library> = LazyLock::new(|| {
    let files = FILES.iter();
    Library::of(files.map(|(path, text)| (path.as_str(), text.as_bytes())))
});

#[test]
fn every_edition_reads() {
    assert!(LIBRARY.has_every_edition(), "{:?}", LIBRARY.faults);
    for data in &LIBRARY.editions {
        assert!(data.in_force.starts_with(&data.edition.to_string()));
        assert!(data.contents.iter().len() > 100, "{}", data.edition);
    }
    assert!(LIBRARY.editions.is_sorted_by_key(|data| data.edition));
}

#[test]
fn what_has_a_value_has_an_article_and_what_is_unknown_is_unverified() {
    for data in &LIBRARY.editions {
        for (pace, supervision) in SCOPES {
            for entry in data.laws(&Setting::of(pace, supervision)).params.entries() {
                let at = format!("{} {pace} {supervision} {}", data.edition, entry.key);
                assert!(
                    entry.article.is_some() || entry.given != Given::Value(()),
                    "{at}"
                );
                assert!(
                    entry.given != Given::Unknown || entry.confidence == Unverified,
                    "{at}"
                );
            }
        }
    }
}

/// A parameter of an edition in one setting.
type At = (&'static str, u16, Pace, Supervision);

fn param((key, year, pace, supervision): At) -> ParamValue {
    let laws = LIBRARY.laws(Edition::of(year), &Setting::of(pace, supervision));
    let mut values = laws.params.values().into_iter();
    values.find(|value| value.key == key).expect(key)
}

#[test]
fn values_stand_where_the_fact_sheets_say() {
    let null = || Value::Null;
    let rows: [(At, Value, &str); 20] = [
        (
            ("flag-fall-mate-test", 1997, Standard, Full),
            json!("worst-play"),
            "6.9",
        ),
        (
            ("flag-fall-mate-test", 2001, Standard, Full),
            null(),
            "6.10",
        ),
        (
            ("flag-fall-mate-test", 2005, Standard, Full),
            null(),
            "6.10",
        ),
        (("flag-fall-mate-test", 2009, Standard, Full), null(), "6.9"),
        (
            ("illegal-move-sanctions", 2001, Blitz, Limited),
            json!(["loss"]),
            "C.3",
        ),
        (
            ("illegal-move-sanctions", 2005, Standard, Full),
            json!(["0:02:00", "0:02:00", "loss"]),
            "7.4b",
        ),
        (
            ("illegal-move-sanctions", 2014, Rapid, Limited),
            json!(["loss"]),
            "A.4b",
        ),
        (
            ("illegal-move-sanctions", 2017, Standard, Full),
            json!(["0:02:00", "loss"]),
            "7.5.3",
        ),
        (
            ("illegal-move-sanctions", 2018, Rapid, Limited),
            json!(["0:02:00", "loss"]),
            "7.5.5",
        ),
        (
            ("illegal-move-sanctions", 2018, Blitz, Limited),
            json!(["0:01:00", "loss"]),
            "B.2",
        ),
        (
            ("illegal-move-sanctions", 2023, Blitz, Limited),
            json!(["0:01:00", "loss"]),
            "A.3",
        ),
        (
            ("wrong-claim-opponent-gets", 2009, Standard, Full),
            json!("0:03:00"),
            "9.5b",
        ),
        (
            ("wrong-claim-opponent-gets", 2023, Rapid, Full),
            json!("0:01:00"),
            "A.3",
        ),
        (
            ("wrong-claim-opponent-gets", 2023, Blitz, Full),
            json!("0:02:00"),
            "9.5.3",
        ),
        (("record-views", 2023, Rapid, Full), json!(5), "A.4.3"),
        (
            ("supervised-games-per-arbiter", 2009, Rapid, Full),
            json!(3),
            "A.3",
        ),
        (
            ("early-adjourner-time-is-recorded", 2001, Standard, Full),
            json!(true),
            "A.1b",
        ),
        (
            ("sealed-on", 2018, Standard, Full),
            json!("scoresheet"),
            "I.1.1",
        ),
        (
            ("sealed-on", 2023, Standard, Full),
            json!("paper-scoresheet"),
            "I.1.1",
        ),
        (
            ("castling-along", 2009, Standard, Full),
            json!("first-rank"),
            "3.8a",
        ),
    ];
    for (at, value, article) in rows {
        let found = param(at);
        assert_eq!(found.article.as_deref(), Some(article), "{at:?}");
        if value != Value::Null {
            assert_eq!(found.given, Given::Value(value), "{at:?}");
        }
    }
}

#[test]
fn values_are_as_certain_as_the_fact_sheets_say() {
    let rows: [(At, Confidence); 18] = [
        (
            ("wrong-claim-opponent-gets", 2001, Standard, Full),
            Attested,
        ),
        (
            ("wrong-claim-opponent-gets", 2005, Standard, Full),
            Unverified,
        ),
        (
            ("wrong-claim-opponent-gets", 2014, Standard, Full),
            Unverified,
        ),
        (
            ("wrong-claim-opponent-gets", 2009, Blitz, Limited),
            Unverified,
        ),
        (("wrong-claim-opponent-gets", 2018, Blitz, Full), Attested),
        (("wrong-claim-opponent-gets", 2023, Blitz, Full), Unverified),
        (
            ("claim-lost-when-piece-is", 2001, Standard, Full),
            Unverified,
        ),
        (
            ("illegal-move-correction-ends", 2001, Rapid, Limited),
            Reported,
        ),
        (("illegal-move-sanctions", 2014, Blitz, Full), Unverified),
        (("illegal-move-sanctions", 2014, Blitz, Limited), Reported),
        (("illegal-move-sanctions", 2017, Rapid, Limited), Attested),
        (("resumption-lateness", 2014, Standard, Full), Unverified),
        (("castling-along", 1997, Standard, Full), Reported),
        (("castling-along", 2001, Standard, Full), Unverified),
        (("castling-along", 2014, Standard, Full), Unverified),
        // where a table and the digest of the sheet differ, the lower one
        (("two-hands", 1997, Standard, Full), Unverified),
        (
            ("agreement-needs-move-by-each", 1997, Standard, Full),
            Reported,
        ),
        (("stalemate-needs", 2014, Standard, Full), Unverified),
    ];
    for (at, confidence) in rows {
        assert_eq!(param(at).confidence, confidence, "{at:?}");
    }
}

fn text_of_2018() -> &'static str {
    let file = FILES.iter().find(|(path, _)| path == "editions/2018.yaml");
    &file.expect("the file").1
}

/// The faults that the file of 2018 shows after one replacement, each as it is told.
fn told(from: &str, to: &str) -> Vec<String> {
    let text = text_of_2018();
    assert_eq!(text.matches(from).count(), 1, "{from:?} must stand once");
    let faults = edition("2018.yaml", &text.replace(from, to)).expect_err("a fault");
    faults.iter().map(TextFault::to_string).collect()
}

/// The line of the file of 2018 on which a text stands.
fn line_of(text: &str) -> usize {
    let at = text_of_2018().lines().position(|line| line.contains(text));
    at.expect("the text") + 1
}

#[test]
fn a_bad_value_is_refused_at_its_place() {
    let row = "claim-repetitions: {article: \"9.2.1\", confidence: attested, value: 3}";
    let line = line_of(row);
    for (to, told_of) in [
        (
            "claim-repetitions: {article: \"9.2.1\", confidence: attested, value: three}",
            "invalid type: string \"three\"",
        ),
        (
            "claim-repetitions: {article: \"9.2.1\", confidence: certain, value: 3}",
            "unknown variant `certain`",
        ),
        (
            "claim-repetitions: {article: \"9.2.1\", confidence: attested, value: 3, unit: times}",
            "unknown field `unit`",
        ),
        (
            "claim-repetitions: {article: \"9.2.1\", confidence: attested}",
            "missing field `value`",
        ),
        (
            "claim-repetitions: {confidence: attested, value: 3}",
            "missing field `article`",
        ),
    ] {
        let found = told(row, to);
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].contains(told_of), "{}", found[0]);
        let place = format!("2018.yaml:{line}:");
        assert!(found[0].starts_with(&place), "{}", found[0]);
    }
}

#[test]
fn every_wrong_parameter_is_told_with_its_place() {
    let row = "  claim-repetitions: {article: \"9.2.1\", confidence: attested, value: 3}\n";
    let line = line_of(row.trim());
    let table = line_of("params:");
    for (to, says) in [
        (
            "  claim-repetition: {article: \"9.2.1\", confidence: attested, value: 3}\n".to_owned(),
            vec![
                format!("{table}:1: no parameter `claim-repetitions`; expected each parameter once"),
                format!("{line}:3: unknown parameter `claim-repetition`; expected a parameter of the table"),
            ],
        ),
        (
            format!("{row}{row}"),
            vec![format!("{}:3: `claim-repetitions` again; expected each key once", line + 1)],
        ),
        (
            concat!(
                "  claim-repetitions:\n    article: \"9.2.1\"\n    confidence: attested\n    value: -3\n",
                "    rapid: {article: \"9.2.1\", confidence: attested, value: often}\n",
            )
            .to_owned(),
            vec![
                format!("{}:12: invalid value: integer `-3`; expected u32", line + 3),
                format!("{}:60: invalid type: string \"often\"; expected u32", line + 4),
            ],
        ),
    ] {
        let says: Vec<String> = says.iter().map(|fault| format!("2018.yaml:{fault}")).collect();
        assert_eq!(told(row, &to), says);
    }
}

#[test]
fn a_file_that_contradicts_itself_is_refused() {
    for (from, to, says) in [
        (
            "edition: 2018",
            "edition: 2017",
            "edition 2017; expected a file named 2017.yaml",
        ),
        ("edition: 2018", "edition: 18", "expected a year"),
        (
            "in-force: 2018-01-01",
            "in-force: 2018-13-01",
            "expected a day as YYYY-MM-DD",
        ),
        ("\"0:00:30\"", "\"30\"", "H:MM:SS"),
        (
            "claim-lost-when-piece-is: {article: \"9.4\"",
            "claim-lost-when-piece-is: {article: \"9.9\"",
            "article \"9.9\"; expected a number that contents lists",
        ),
        (
            "    \"9.1.2\": introduces its parts",
            "    \"9.1.2\": []",
            "expected a list of provisions",
        ),
        (
            "    \"9.1.2\": introduces its parts",
            "    \"9.1.2\": {}",
            "expected a list of provisions",
        ),
    ] {
        let found = told(from, to);
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].contains(says), "{}", found[0]);
        assert!(!found[0].starts_with("2018.yaml:1:1:"), "{}", found[0]);
    }
}

#[test]
fn every_wrong_number_is_told_with_its_place() {
    let at = line_of("    \"9.1.2\": introduces its parts");
    let found = told(
        "    \"9.1.2\": introduces its parts\n",
        "    \"9.1.2\": [ofer-refused, checkmate]\n    \"9.1.2\": pending\n",
    );
    let place = |line: usize, column: usize| format!("2018.yaml:{line}:{column}: ");
    assert_eq!(found.len(), 3, "{found:#?}");
    assert!(found[0].starts_with(&place(at, 15)), "{}", found[0]);
    assert!(
        found[0].contains("unknown provision `ofer-refused`; expected the id of a provision"),
        "{}",
        found[0]
    );
    assert!(found[1].starts_with(&place(at, 29)), "{}", found[1]);
    assert!(
        found[1].contains("provision `checkmate` under \"9.1.2\" and under \"5.1.1\""),
        "{}",
        found[1]
    );
    assert_eq!(
        found[2],
        format!(
            "{}number \"9.1.2\" again; expected each number once",
            place(at + 1, 5)
        )
    );
}

#[test]
fn every_wrong_heading_is_told_with_its_place() {
    let (line, number) = (line_of("\"10\": points"), line_of("\"10.1\": ["));
    for (to, says) in [
        (
            "\"10\": pints,",
            vec![format!(
                "{line}:44: `pints`; expected one of nature, set-up"
            )],
        ),
        (
            "\"11\": points,",
            vec![
                format!("{line}:38: heading \"11\" again; expected each article once"),
                format!("{number}:5: number \"10.1\"; expected \"10\" under headings"),
                format!(
                    "{}:5: number \"10.2\"; expected \"10\" under headings",
                    number + 1
                ),
            ],
        ),
        (
            "\"10\": points, \"13\": fide,",
            vec![format!(
                "{line}:52: heading \"13\"; expected an article of which"
            )],
        ),
    ] {
        let found = told("\"10\": points,", to);
        assert_eq!(found.len(), says.len(), "{found:#?}");
        for (found, says) in found.iter().zip(says) {
            assert!(found.starts_with(&format!("2018.yaml:{says}")), "{found}");
        }
    }
}

#[test]
fn what_a_copied_file_still_says_of_its_model_is_told_with_its_place() {
    let newest = LIBRARY.newest().expect("an edition").edition;
    let path = format!("editions/{newest}.yaml");
    let (_, model) = FILES.iter().find(|(name, _)| *name == path).expect("it");
    let next = model.replacen(&format!("edition: {newest}"), "edition: 2999", 1);
    let told = |text: &str| -> Vec<String> {
        let both = [
            (path.as_str(), model.as_bytes()),
            ("editions/2999.yaml", text.as_bytes()),
        ];
        let faults = Library::of(both).faults;
        faults.iter().map(ToString::to_string).collect()
    };
    let found = told(&next);
    let heads = [
        ("name", "2:7"),
        ("in-force", "3:11"),
        ("adopted", "4:10"),
        ("source", "6:3"),
    ];
    assert_eq!(found.len(), heads.len(), "{found:?}");
    for ((key, at), found) in heads.into_iter().zip(found) {
        let starts = format!("editions/2999.yaml:{at}: {key}: ");
        assert!(found.starts_with(&starts), "{found}");
        assert!(found.contains(&format!("edition {newest} has this one")));
    }
    let mut own = next;
    for (key, value) in [
        ("name", "Of 2999"),
        ("in-force", "2999-01-01"),
        ("adopted", "Utopia"),
        ("source", "The text itself"),
    ] {
        let line = own
            .lines()
            .find(|line| line.starts_with(&format!("{key}:")));
        let line = line.expect(key);
        let at = own.find(line).expect("it") + line.len() + 1;
        let more: String = (own[at..].lines())
            .take_while(|line| line.starts_with("  "))
            .map(|line| format!("{line}\n"))
            .collect();
        own = own.replacen(&format!("{line}\n{more}"), &format!("{key}: {value}\n"), 1);
    }
    assert_eq!(told(&own), Vec::<String>::new());
}
