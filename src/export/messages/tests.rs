//! Messages given and taken back.

use super::*;

const ENGLISH: &str = "\
### A chapter.

# $n is a number.
first = { $n ->
    [one] One move
   *[other] { $n } moves
}
    .title =
        A title
        of two lines
second =
    .a = It says \\ & < \"so\"
    .b = B

## A group

third = { \"[\" }x]
";

/// What is given out of a chapter, translated by what stands behind each name.
fn translated(format: fn(&[Chapter<'_>], &str) -> String, with: &[(&str, &str)]) -> Vec<Returned> {
    let target: String = with
        .iter()
        .map(|(name, text)| format!("{name} = {text}\n"))
        .collect();
    let chapter = chapter(&target);
    let file = format(&[chapter], "it");
    returned("file", file.as_bytes(), &[chapter], &["en", "it"]).expect("a good file")
}

fn chapter(target: &str) -> Chapter<'_> {
    Chapter {
        name: "c",
        source: ENGLISH,
        target,
    }
}

#[test]
fn a_unit_is_a_text_of_a_message_with_what_is_said_of_it() {
    let units = chapter("third = y\nsecond =\n    .b = C\n").units();
    let told: Vec<_> = (units.iter())
        .map(|unit| {
            (
                unit.name.as_str(),
                unit.source.as_str(),
                unit.target.as_deref(),
                unit.note.as_str(),
            )
        })
        .collect();
    assert_eq!(
        told,
        [
            (
                "c#first",
                "{ $n ->\n    [one] One move\n   *[other] { $n } moves\n}",
                None,
                "$n is a number.",
            ),
            (
                "c#first.title",
                "A title\nof two lines",
                None,
                "$n is a number."
            ),
            ("c#second.a", "It says \\ & < \"so\"", None, ""),
            ("c#second.b", "B", Some("C"), ""),
            ("c#third", "{ \"[\" }x]", Some("y"), "A group"),
        ]
    );
}

#[test]
fn xliff_and_po_give_back_every_sign_of_a_text() {
    let hostile = "{ $n ->\n    [one] \\n <g> & \"a\" { \"]]>\" }\n   *[other] ё\n}";
    for format in [xliff, po] {
        let target = ENGLISH.replace(
            "B\n",
            "{ $n ->\n        [one] \\n <g> & \"a\" { \"]]>\" }\n       *[other] ё\n    }\n",
        );
        let chapter = chapter(&target);
        let file = format(&[chapter], "it");
        let units = returned("file", file.as_bytes(), &[chapter], &["it"]).expect("a good file");
        let names: Vec<&str> = units.iter().map(|unit| unit.name.as_str()).collect();
        assert_eq!(
            names,
            [
                "c#first",
                "c#first.title",
                "c#second.a",
                "c#second.b",
                "c#third"
            ]
        );
        assert_eq!(units[3].target, hostile);
        assert_eq!(units[3].source, "B");
        assert_eq!(units[2].target, "It says \\ & < \"so\"");
        assert_eq!(units[1].target, "A title\nof two lines");
    }
}

#[test]
fn only_what_differs_is_changed_and_the_rest_keeps_its_layout() {
    let own = "# A word.\nsecond =   \n      .b   =    C  \n\nthird =\n    y\n";
    let units = translated(po, &[("first", "{ $n }"), ("third", "z")]);
    let revision = revised(&chapter(own), "c.ftl", &units);
    assert_eq!(
        revision.text,
        "# A word.\nsecond =   \n      .b   =    C  \n\nthird = z\n\nfirst = { $n }\n"
    );
    assert_eq!(revision.stale, Vec::<String>::new());
    let same = revised(&chapter(&revision.text), "c.ftl", &units);
    assert_eq!((same.text, same.diff), (revision.text, String::new()));
}

#[test]
fn what_is_lacking_comes_behind_what_is_before_it_in_the_language_of_reference() {
    let with = [
        ("first", "1"),
        (
            "second",
            "\n    .a = { $n ->\n       *[x] A\n    }\n    .b = B",
        ),
        ("third", "3"),
    ];
    let units = translated(xliff, &with);
    let all = revised(&chapter(""), "c.ftl", &units).text;
    assert_eq!(
        all,
        "first = 1\n\nsecond =\n    .a =\n        { $n ->\n           *[x] A\n        }\n    .b = B\n\nthird = 3\n"
    );
    let some = "first = 1\nsecond =\n    .b = B\nlast = 4\n";
    assert_eq!(
        revised(&chapter(some), "c.ftl", &units).text,
        "first = 1\nsecond =\n    .a =\n        { $n ->\n           *[x] A\n        }\n    .b = B\n\nthird = 3\nlast = 4\n"
    );
}

#[test]
fn what_was_translated_from_another_text_stays() {
    let mut units = translated(po, &[("third", "z")]);
    units[0].source = "another".to_owned();
    let own = "third = y\n";
    let revision = revised(&chapter(own), "c.ftl", &units);
    assert_eq!(revision.text, own);
    assert_eq!(revision.stale, ["c#third"]);
    // Where nothing would change, nothing is lost.
    let same = revised(&chapter("third = z\n"), "c.ftl", &units);
    assert_eq!(same.stale, Vec::<String>::new());
}

#[test]
fn every_fault_of_a_file_is_told_at_once() {
    let unit =
        |name: &str, text: &str| format!("msgctxt \"{name}\"\nmsgid \"x\"\nmsgstr \"{text}\"\n\n");
    let head = "msgid \"\"\nmsgstr \"Language: it\\n\"\n\n";
    let file = [
        head.to_owned(),
        unit("c#third", "right"),
        unit("c#third", "again"),
        unit("c#fourth", "no such"),
        unit("c#second.a", "{ $n"),
        unit("c#second.b", "a\\nb = c\\n"),
        unit("c#first", "a\\n.b = c"),
    ]
    .concat();
    let faults = returned("f.po", file.as_bytes(), &[chapter("")], &["en", "it"]);
    let told: Vec<_> = (faults.expect_err("faults").into_iter())
        .map(|fault| (fault.place.line, fault.found))
        .collect();
    assert_eq!(
        told,
        [
            (10, "the unit `c#third` for the second time".to_owned()),
            (14, "the unit `c#fourth`".to_owned()),
            (18, "no text of Fluent in `c#second.a`".to_owned()),
            (26, "no text of Fluent in `c#first`".to_owned()),
        ]
    );
    for lang in ["en", "tlh", ""] {
        let file = file.replace("Language: it", &format!("Language: {lang}"));
        let faults = returned("f.po", file.as_bytes(), &[chapter("")], &["en", "it"]);
        assert_eq!(faults.expect_err("faults").len(), 6, "{lang}");
    }
    assert!(returned("f", b"<xliff><a>", &[chapter("")], &["it"]).is_err());
}
