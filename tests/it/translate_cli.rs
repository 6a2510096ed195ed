//! The messages given to translators and taken back: `jadoube translate`.

use crate::cli::{file, jadoube};

/// The program on the data of the repository.
fn translate(arguments: &[&str]) -> (i32, String, String) {
    let data = ["--data", env!("CARGO_MANIFEST_DIR"), "translate"];
    jadoube(&[&data, arguments].concat(), "C")
}

#[test]
fn what_is_given_comes_back_without_a_difference() {
    let dir = tempfile::tempdir().expect("a folder");
    for lang in ["it", "de", "ru"] {
        for to in ["xliff", "po"] {
            let (code, text, said) = translate(&["export", "--lang", lang, "--to", to]);
            assert_eq!((code, said.as_str()), (0, ""), "{lang} {to}");
            assert!(text.contains("cases/blitz#title-"), "{lang} {to}");
            let path = file(dir.path(), to, &text);
            let (code, diff, _) = translate(&["import", &path]);
            assert_eq!((code, diff.as_str()), (0, ""), "{lang} {to}");
        }
    }
}

#[test]
fn a_translation_changes_its_text_and_no_other() {
    let dir = tempfile::tempdir().expect("a folder");
    let (_, text, _) = translate(&["export", "blitz", "--lang", "de", "--to", "po"]);
    assert!(!text.contains("cases/blitz#"), "one chapter");
    let before = "msgctxt \"blitz#blitz-class.title\"\nmsgid \"What blitz is\"\nmsgstr \"";
    let (head, rest) = text.split_once(before).expect("the title");
    let (_, rest) = rest.split_once('"').expect("its end");
    let path = file(dir.path(), "f.po", &format!("{head}{before}Neu\"{rest}"));
    let (code, diff, said) = translate(&["import", &path]);
    assert_eq!((code, said.as_str()), (0, ""));
    let changed = diff.lines().filter(|line| line.starts_with(['+', '-']));
    let changed: Vec<&str> = changed.collect();
    assert_eq!(
        changed[..2],
        ["--- a/locales/de/blitz.ftl", "+++ b/locales/de/blitz.ftl"]
    );
    assert_eq!(changed[3..], ["+    .title = Neu"], "{diff}");

    // What was translated from another text is left, and said.
    let stale = file(
        dir.path(),
        "g.po",
        &std::fs::read_to_string(&path)
            .expect("the file")
            .replace("What blitz is", "What blitz was"),
    );
    let (code, diff, said) = translate(&["import", &stale]);
    assert_eq!((code, diff.as_str()), (0, ""));
    assert!(
        said.contains("blitz#blitz-class.title stays as it is"),
        "{said}"
    );
}

#[test]
fn what_cannot_be_given_or_taken_is_refused() {
    let (code, _, said) = translate(&["export", "--lang", "en", "--to", "po"]);
    assert_eq!(code, 2);
    assert!(
        said.contains("from which the others are translated"),
        "{said}"
    );
    let (code, _, said) = translate(&["export", "blits", "--lang", "it", "--to", "po"]);
    assert_eq!(code, 2);
    assert!(said.contains("blits") && said.contains("blitz"), "{said}");
    let dir = tempfile::tempdir().expect("a folder");
    let path = file(dir.path(), "f.po", "msgid \"\"\nmsgstr \"\"\nmsgx \"\"\n");
    let (code, out, said) = translate(&["import", &path, "--write"]);
    assert_eq!((code, out.as_str()), (1, ""));
    assert!(said.contains("f.po:3:1"), "{said}");
    let (code, _, said) = jadoube(&["translate", "import", &path, "--write"], "C");
    assert_eq!(code, 2);
    assert!(said.contains("--data"), "{said}");
}
