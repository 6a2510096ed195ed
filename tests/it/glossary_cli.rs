//! The term base given to translators and taken back: `jadoube glossary`.

use crate::cli::{file, jadoube};

/// The program on the data of the repository.
fn glossary(arguments: &[&str]) -> (i32, String, String) {
    let data = ["--data", env!("CARGO_MANIFEST_DIR"), "glossary"];
    jadoube(&[&data, arguments].concat(), "C")
}

/// What an export without a file prints.
fn exported(format: &str) -> String {
    let (code, text, said) = glossary(&["export", "--to", format]);
    assert_eq!((code, said.as_str()), (0, ""));
    text
}

#[test]
fn what_is_given_comes_back_without_a_difference_in_all_languages() {
    let dir = tempfile::tempdir().expect("a folder");
    for format in ["tbx2", "tbx3", "csv"] {
        let text = exported(format);
        for lang in ["en", "it", "de", "ru"] {
            assert!(text.contains(lang), "{format}: {lang}");
        }
        let path = file(dir.path(), format, &text);
        assert_eq!(
            glossary(&["import", &path]),
            (0, String::new(), "No term differs\n".to_owned()),
            "{format}"
        );
    }
}

#[test]
fn a_review_changes_the_lines_that_differ_and_no_others() {
    let dir = tempfile::tempdir().expect("a folder");
    let text = exported("tbx2")
        .replace("<term>Königs</term>", "<term>Königes</term>")
        .replace("<term>pawns</term>", "<term>pawns!</term>");
    let path = file(dir.path(), "reviewed.tbx", &text);
    let (code, diff, said) = glossary(&["import", &path, "--lang", "de"]);
    assert_eq!((code, said.as_str()), (0, ""));
    let changed: Vec<&str> = (diff.lines())
        .filter(|line| line.starts_with(['+', '-']))
        .collect();
    assert_eq!(
        changed,
        [
            "--- a/locales/de/glossary.yaml",
            "+++ b/locales/de/glossary.yaml",
            "-  forms: [König, Königs, Könige, Königen]",
            "+  forms: [König, Königes, Könige, Königen]",
        ]
    );
}

#[test]
fn every_fault_of_a_file_is_told_with_its_place_and_nothing_is_written() {
    let dir = tempfile::tempdir().expect("a folder");
    let table = "id,lang,term,forms,avoid\n\
                 quen,de,Dame,Dame,\n\
                 king,tlh,K,K,\n\
                 rook,de,Turm,Turm | Turm,Burg:harsh\n";
    let path = file(dir.path(), "reviewed.csv", table);
    let (code, out, said) = glossary(&["import", &path, "--write"]);
    assert_eq!((code, out.as_str()), (1, ""));
    for part in [
        "concept `quen`",
        "reviewed.csv:2:1",
        "perhaps queen",
        "language `tlh`",
        "reviewed.csv:3:6",
        "form `Turm` for the second time",
        "reviewed.csv:4:21",
        "level `harsh`",
        "reviewed.csv:4:31",
        "one of hard, variant, context, style",
    ] {
        assert!(said.contains(part), "{part:?} in:\n{said}");
    }
}

#[test]
fn a_glossary_for_omegat_needs_two_languages_and_writing_a_folder() {
    let (code, _, said) = glossary(&["export", "--to", "tsv", "--lang", "it"]);
    assert_eq!(code, 2);
    assert!(said.contains("--lang"), "{said}");
    let (_, table, _) = glossary(&["export", "--to", "tsv", "--lang", "it,de"]);
    let queen = table.lines().find(|line| line.starts_with("donna\tDame\t"));
    assert!(queen.expect("the queen").contains("≠ Königin"));
    let dir = tempfile::tempdir().expect("a folder");
    let path = file(dir.path(), "reviewed.csv", "id,lang\n");
    let (code, _, said) = jadoube(&["glossary", "import", &path, "--write"], "C");
    assert_eq!(code, 2);
    assert!(said.contains("--data"), "{said}");
}
