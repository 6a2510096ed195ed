//! The work on translations: what is noted of them, where readers see a message, a review taken back, a new language.

use crate::cli::{file, jadoube};
use crate::{LIBRARY, RULINGS, TONGUES};
use jadoube::export::review::{Taken, taken};
use jadoube::read::{REFERENCE, Translation, lettered};
use jadoube::terms::{FindingKind, Level, check};
use jadoube::text::{Tongues, Words, stand_in_mark, units};
use jadoube::translation::{NewLanguage, again, begin, confirmed, shown, status};
use std::collections::BTreeSet;

type Files<'f> = Vec<(&'f str, &'f [u8])>;

/// The files of the program.
fn carried() -> Vec<(String, &'static [u8])> {
    jadoube::embedded::files()
}

fn lent<'f>(
    files: &'f [(String, &'static [u8])],
) -> impl Iterator<Item = (&'f str, &'f [u8])> + Clone {
    files.iter().map(|(path, bytes)| (path.as_str(), *bytes))
}

#[test]
fn of_every_text_it_is_noted_from_which_english_it_was_made() {
    let files = carried();
    let others = TONGUES.0.iter().map(|words| words.lang());
    for lang in others.filter(|lang| *lang != REFERENCE) {
        let path = format!("locales/{lang}/translation.yaml");
        let own = files.iter().find(|(other, _)| *other == path);
        let own = own.map_or("", |(_, bytes)| std::str::from_utf8(bytes).expect("text"));
        let noted = confirmed(lent(&files), lang, &BTreeSet::new()).expect("no faults");
        assert!(
            noted.text() == own,
            "{path} does not know the texts as they are: run `jadoube --data . translate confirm {lang}`"
        );
    }
}

#[test]
fn no_promised_text_is_older_than_its_english() {
    let files = carried();
    let all = lent(&files).filter(|(path, _)| path.starts_with("locales/"));
    let outdated: Vec<String> = (check(all).into_iter())
        .filter(|finding| finding.kind == FindingKind::Outdated && finding.level == Level::Warning)
        .map(|finding| format!("{} {}: {}", finding.lang, finding.message, finding.place))
        .collect();
    assert!(
        outdated.is_empty(),
        "bring them along, or note with `jadoube --data . translate confirm LANGUAGE MESSAGE` that they still fit:\n{}",
        outdated.join("\n")
    );
}

const ENGLISH: &str =
    "# $n: how many.\na = { $n } moves\n    .title = Moves\nb = Draw\nc = Mate\nd = Check\n";

/// A language of which `a` lacks its title, `b` is outdated, `c` is reviewed and `d` new.
fn half_done() -> Vec<(String, Vec<u8>)> {
    let english = units([("locales/en/x.ftl", ENGLISH.as_bytes())], "en");
    let mark = |name: &str| {
        let unit = english.iter().find(|unit| unit.name == name);
        unit.expect("an English text").mark.clone()
    };
    let own = "a = { $n } mosse\nb = Patta\nc = Matto\nd = Scacco\n";
    let read = units([("locales/it/x.ftl", own.as_bytes())], "it");
    let record = format!(
        "reviewers:\n  mr: Maria Rossi\nfrom:\n  a: {}\n  b: {}\n  c: {}\nreviewed:\n  c: {{text: {}, by: mr, on: 2026-11-01}}\n",
        mark("a"),
        lettered("what it was"),
        mark("c"),
        read[2].mark,
    );
    let all = [
        ("locales/en/x.ftl", ENGLISH),
        ("locales/it/x.ftl", own),
        ("locales/it/translation.yaml", record.as_str()),
    ];
    let owned = |(path, text): &(&str, &str)| ((*path).to_owned(), text.as_bytes().to_vec());
    all.iter().map(owned).collect()
}

fn lent_of(files: &[(String, Vec<u8>)]) -> Files<'_> {
    let all = files.iter();
    all.map(|(path, bytes)| (path.as_str(), &bytes[..]))
        .collect()
}

#[test]
fn a_status_tells_what_is_missing_outdated_new_and_reviewed() {
    let files = half_done();
    let status = status(lent_of(&files), "it").expect("no faults");
    let total = status.total();
    assert_eq!((total.texts, total.translated()), (4, 3));
    assert_eq!(total.missing, ["a"]);
    assert_eq!(total.stale, ["b"]);
    assert_eq!(total.unconfirmed, ["d"]);
    assert_eq!(total.reviewed, ["c"]);
    assert_eq!(status.reviewers()["mr"], (1, "2026-11-01"));
}

#[test]
fn a_review_no_longer_counts_once_the_text_is_another() {
    let mut files = half_done();
    files[1].1 = b"a = { $n } mosse\nb = Patta\nc = Scacco matto\nd = Scacco\n".to_vec();
    let status = status(lent_of(&files), "it").expect("no faults");
    assert_eq!(status.total().reviewed, [""; 0]);
}

#[test]
fn what_is_new_is_confirmed_and_what_is_outdated_once_it_is_named() {
    let files = half_done();
    let old = confirmed(lent_of(&files), "it", &BTreeSet::new()).expect("no faults");
    let english = units(lent_of(&files), "en");
    let noted = |record: &Translation, name: &str| {
        let english = english.iter().find(|unit| unit.name == name);
        record.from.get(name) == english.map(|unit| &unit.mark)
    };
    assert!(noted(&old, "d") && !noted(&old, "b"));
    let new = confirmed(lent_of(&files), "it", &BTreeSet::from(["b"])).expect("no faults");
    assert!(noted(&new, "b"));
}

/// What a reviewer returns on texts of the half-done language, each with what he read.
fn returned(texts: &str) -> String {
    let files = half_done();
    let mark = |lang: &str, name: &str| {
        let all = units(lent_of(&files), lang);
        let unit = all.iter().find(|unit| unit.name == name);
        unit.expect("a text").mark.clone()
    };
    let mut texts = texts.to_owned();
    for name in ["a", "b", "c", "d"] {
        let marks = format!(
            "\"text\": \"{}\", \"english\": \"{}\"",
            mark("it", name),
            mark("en", name)
        );
        texts = texts.replace(
            &format!("<{name}>"),
            &format!("\"name\": \"{name}\", {marks}"),
        );
    }
    format!(
        "{{\"language\": \"it\", \"initials\": \"lb\", \"reviewer\": \"Luca Bianchi\", \"date\": \"2026-11-29\", \"texts\": [\n{texts}\n]}}"
    )
}

fn tongues(files: &[(String, Vec<u8>)]) -> Tongues {
    let mut all = lent_of(files);
    let carried = carried();
    let declared = ["locales/en/language.yaml", "locales/it/language.yaml"];
    all.extend(lent(&carried).filter(|(path, _)| declared.contains(path)));
    let all: Files<'_> = all;
    Tongues::of(all).0
}

#[test]
fn a_review_is_carried_out_line_by_line() {
    let files = half_done();
    let text = returned(
        "{<b>, \"opinion\": \"changed\", \"new\": \"b = Partita patta\", \"remark\": \"as everywhere\"},\n\
         {<d>, \"opinion\": \"accepted\"},\n{<c>, \"opinion\": \"remark\", \"remark\": \"why “matto”?\"}",
    );
    let taken = taken_from(&text, &files);
    assert_eq!((taken.accepted, taken.changed, taken.remarks), (1, 1, 2));
    assert_eq!(taken.late, [""; 0]);
    let [edited] = &taken.edited[..] else {
        panic!("one file, not {:?}", taken.edited);
    };
    assert_eq!(
        edited.text,
        "a = { $n } mosse\nb = Partita patta\nc = Matto\nd = Scacco\n"
    );
    assert!(
        edited.diff.contains("\n-b = Patta\n+b = Partita patta\n"),
        "{}",
        edited.diff
    );
    let mut after = files.clone();
    after[1].1 = edited.text.clone().into_bytes();
    after[2].1 = taken.record.text().into_bytes();
    let status = status(lent_of(&after), "it").expect("no faults");
    assert_eq!(status.total().reviewed, ["b", "c", "d"]);
    assert_eq!(status.total().stale, [""; 0]);
    assert_eq!(status.record.remarks["c"][0].says, "why “matto”?");
    // Taken a second time it changes nothing more.
    let again = taken_from(&text, &after);
    assert_eq!((again.accepted, again.changed), (2, 0));
    assert_eq!((again.late.len(), again.edited.len()), (0, 0));
    assert_eq!(again.record.text().into_bytes(), after[2].1);
}

/// What follows from a review of these files in which nothing is wrong.
fn taken_from(text: &str, files: &[(String, Vec<u8>)]) -> Taken {
    let declared = with_declarations(files);
    let taken = taken("r.json", text, lent_of(&declared), &tongues(files), "it");
    taken.expect("no faults")
}

/// The files with the declarations of the two languages.
fn with_declarations(files: &[(String, Vec<u8>)]) -> Vec<(String, Vec<u8>)> {
    let mut all = files.to_vec();
    for (path, bytes) in carried() {
        if path == "locales/en/language.yaml" || path == "locales/it/language.yaml" {
            all.push((path, bytes.to_vec()));
        }
    }
    all
}

#[test]
fn what_was_read_before_it_changed_is_left_alone() {
    let mut files = half_done();
    let text = returned(
        "{<b>, \"opinion\": \"changed\", \"new\": \"b = Partita patta\"},\n{<d>, \"opinion\": \"accepted\"}",
    );
    files[0].1 = ENGLISH.replace("d = Check", "d = The check").into_bytes();
    files[1].1 = b"a = { $n } mosse\nb = Pari\nc = Matto\nd = Scacco\n".to_vec();
    let taken = taken_from(&text, &files);
    assert_eq!(taken.late, ["b", "d"]);
    assert_eq!(taken.edited, []);
}

#[test]
fn everything_that_is_wrong_in_a_review_is_told_with_its_line() {
    let files = with_declarations(&half_done());
    let all = tongues(&half_done());
    let wrong = |texts: &str| -> Vec<(usize, String)> {
        let faults = taken("r.json", &returned(texts), lent_of(&files), &all, "it");
        let faults = faults.expect_err("faults").into_iter();
        faults
            .map(|fault| (fault.place.line, fault.expected))
            .collect()
    };
    let told = wrong(
        "{\"name\": \"aa\", \"text\": \"bcdfghj\", \"english\": \"bcdfghj\", \"opinion\": \"accepted\"},\n\
         {<c>, \"opinion\": \"changed\"},\n{<d>, \"opinion\": \"accepted\"},\n{<d>, \"opinion\": \"accepted\"}",
    );
    let told: Vec<(usize, &str)> = told
        .iter()
        .map(|(line, text)| (*line, text.as_str()))
        .collect();
    assert_eq!(
        told,
        [
            (2, "the name of a text, perhaps a"),
            (3, "what the text should be, or what is to be said of it"),
            (4, "each text once"),
        ]
    );
    let other = wrong("{<c>, \"opinion\": \"changed\", \"new\": \"cc = Matto\"}");
    assert_eq!(
        other,
        [(2, "the message `c = …`, and nothing else".to_owned())]
    );
    let unknown = wrong("{<c>, \"opinion\": \"changed\", \"new\": \"c = { $who } matto\"}");
    assert_eq!(unknown, [(2, "English has no $who here".to_owned())]);
}

/// The words of a language that tell what they said.
fn listening(lang: &str) -> Words {
    let files = carried();
    let prefix = format!("locales/{lang}/");
    let own = lent(&files).filter_map(|(path, bytes)| {
        let name = path.strip_prefix(&prefix)?;
        Some((name, std::str::from_utf8(bytes).expect("text")))
    });
    let words = Words::of(lang, own, TONGUES.0.fallback().cloned()).0;
    words.expect("a language").listening()
}

#[test]
fn a_message_is_shown_in_cases_that_are_unlike_one_another() {
    let words = listening("it");
    let name = "illegal-move-costs.game".to_owned();
    let found = shown(
        &RULINGS,
        &LIBRARY,
        &words,
        &BTreeSet::from([name.clone()]),
        3,
    );
    let examples = &found[&name];
    assert_eq!(examples.len(), 3);
    let said: BTreeSet<&str> = examples
        .iter()
        .map(|example| example.seen.parts()[1])
        .collect();
    assert_eq!(said.len(), 3);
    for example in examples {
        let [_, words, _] = example.seen.parts();
        assert!(
            words.starts_with("Conta come ") && words.contains(" mossa illegale completata "),
            "{words}"
        );
    }
    let (edited, problems) = listening("it").edited(
        "illegal-move-costs =\n    .game = { WHO($opponent) } vince: { $nth }ª mossa illegale { WHO($player, case: \"by\") }.\n",
    );
    assert_eq!(problems, []);
    let after = again(&LIBRARY, &edited, &name, &examples[0]).expect("it is still said there");
    assert!(after.parts()[1].contains("vince: "), "{after:?}");
}

#[test]
fn an_edit_that_does_not_fit_the_english_is_told() {
    let (_, problems) = listening("it")
        .edited("illegal-move-costs =\n    .game = { $nobody } vince.\nnothing = Niente\n");
    let told: Vec<&str> = problems
        .iter()
        .map(|problem| problem.message.as_str())
        .collect();
    assert_eq!(told, ["illegal-move-costs.game", "nothing"]);
}

#[test]
fn a_new_language_works_at_once_in_english() {
    let files = carried();
    let new = NewLanguage {
        tag: "pl",
        name: "polski",
    };
    let begun = begin(lent(&files), new);
    let all = || {
        let begun = begun
            .iter()
            .map(|(path, text)| (path.as_str(), text.as_bytes()));
        lent(&files).chain(begun)
    };
    let errors: Vec<String> = (check(all()).into_iter())
        .filter(|finding| finding.lang == "pl" && finding.level != Level::Info)
        .map(|finding| format!("{finding:?}"))
        .collect();
    assert_eq!(errors, [""; 0]);
    let (tongues, _) = Tongues::of(all());
    let polish = tongues.get("pl").expect("the new language");
    assert_eq!(polish.language().name, "polski");
    let voice = polish.voice(jadoube::game::Colours::Known);
    assert_eq!(
        voice.text("introduction"),
        format!("{}Introduction", stand_in_mark())
    );
    let status = status(all(), "pl").expect("no faults").total();
    assert_eq!(status.translated(), 0);
    assert!(status.texts > 5000, "{}", status.texts);
}

/// A folder with the data of the repository.
fn copied() -> tempfile::TempDir {
    let dir = tempfile::tempdir().expect("a folder");
    for (path, bytes) in carried() {
        let path = dir.path().join(path);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        std::fs::write(path, bytes).expect("written");
    }
    dir
}

#[test]
fn the_commands_begin_a_language_confirm_it_and_take_a_review() {
    let dir = copied();
    let data = dir.path().to_str().expect("a path");
    let translate =
        |arguments: &[&str]| jadoube(&[&["--data", data, "translate"], arguments].concat(), "C");
    let (code, _, said) = translate(&["new", "pl", "--name", "polski"]);
    assert_eq!((code, said.as_str()), (0, ""));
    let (code, _, said) = translate(&["new", "pl"]);
    assert_eq!(code, 2);
    assert!(said.contains("there is a folder"), "{said}");
    let (code, _, said) = translate(&["new", "x!"]);
    assert_eq!(code, 2);
    assert!(said.contains("`x!` is no language tag"), "{said}");
    std::fs::write(
        dir.path().join("locales/pl/blitz.ftl"),
        "blitz-games = Nic\n",
    )
    .expect("written");
    let (code, text, _) = translate(&["status", "pl", "--format", "json"]);
    let read: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!((code, read[0]["lang"].as_str()), (0, Some("pl")));
    let (code, _, said) = translate(&["confirm", "pl", "nothing-at-all"]);
    assert_eq!(code, 2);
    assert!(said.contains("there is no text `nothing-at-all`"), "{said}");
    let (code, _, said) = translate(&["confirm", "en"]);
    assert_eq!(code, 2);
    assert!(
        said.contains("from which the others are translated"),
        "{said}"
    );
    let review = file(
        dir.path(),
        "r.json",
        "{\"language\": \"de\", \"initials\": \"X\", \"reviewer\": \"\", \"date\": \"today\", \"texts\": []}",
    );
    let (code, _, said) = translate(&["review", "--read", &review, "--lang", "it"]);
    assert_eq!(code, 2);
    for part in [
        "`it`, the language that is reviewed",
        "one to four small Latin letters",
        "a name",
        "a date as 2026-11-29",
    ] {
        assert!(said.contains(part), "{part} in:\n{said}");
    }
}

#[test]
fn the_pages_for_a_reviewer_show_every_message_once_beside_its_english() {
    let dir = tempfile::tempdir().expect("a folder");
    let out = dir.path().to_str().expect("a path");
    let data = env!("CARGO_MANIFEST_DIR");
    let (code, _, said) = jadoube(
        &[
            "--data",
            data,
            "translate",
            "review",
            "--lang",
            "it",
            "--out",
            out,
        ],
        "C",
    );
    assert_eq!((code, said.as_str()), (0, ""));
    let files = carried();
    for file in ["blitz.ftl", "cases/blitz.ftl", "cli.ftl"] {
        let page = dir
            .path()
            .join(file.replace('/', "-").replace(".ftl", ".html"));
        let html = std::fs::read_to_string(page).expect("a page");
        let all = units(lent(&files), REFERENCE);
        for unit in all.iter().filter(|unit| unit.file == file) {
            let anchor = format!("<article id=\"{}\" ", unit.name);
            assert_eq!(html.matches(&anchor).count(), 1, "{file}: {}", unit.name);
        }
    }
    let blitz = std::fs::read_to_string(dir.path().join("blitz.html")).expect("a page");
    assert!(blitz.contains("<mark>"), "no example");
    assert!(blitz.contains(">gioco lampo</b>"), "no term");
}
