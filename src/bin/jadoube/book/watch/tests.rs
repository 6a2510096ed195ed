//! What is built after an edit is what is built anew, byte for byte.

use super::{Built, Edited, Step, next};
use crate::book::Options;
use crate::book::input::Files;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Two chapters in two languages, and the laws of all editions.
fn files() -> Files {
    let all = jadoube::embedded::files().into_iter();
    let wanted = |path: &str| {
        let of = |folders: &[&str]| folders.iter().any(|folder| path.starts_with(folder));
        let named_elsewhere = path.ends_with("/search.yaml")
            || ["editions/procedures.yaml", "editions/situations.yaml"].contains(&path)
            || path.starts_with("editions/practice/");
        let some = [
            "book/",
            "editions/",
            "locales/en/",
            "locales/de/",
            "scenarios/blitz/",
            "scenarios/chess960/",
        ];
        of(&some) && !named_elsewhere
    };
    let own = all.filter(|(path, _)| wanted(path));
    own.map(|(path, bytes)| (path, bytes.to_vec())).collect()
}

/// The same with a text in the place of another, which one file has.
fn with(files: &Files, path: &str, old: &str, new: &str) -> Files {
    let mut files = files.clone();
    let file = files.iter_mut().find(|(own, _)| own == path);
    let bytes = &mut file.expect(path).1;
    let text = String::from_utf8(bytes.clone()).expect("text");
    assert!(text.contains(old), "{path}: {old}");
    *bytes = text.replacen(old, new, 1).into_bytes();
    files
}

fn options(out: &Path) -> Options {
    Options {
        out: out.to_owned(),
        ..Options::default()
    }
}

fn build(out: &Path, files: &Files, built: &mut Option<Built>) -> Step {
    let step = next(&options(out), "en", files.clone(), built, &mut |_| None).expect("the disk");
    step.unwrap_or_else(|faults| panic!("{faults:?}"))
}

fn held(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut held = BTreeMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(at) = folders.pop() {
        for entry in fs::read_dir(at).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let name = path.strip_prefix(folder).expect("below");
            let bytes = fs::read(&path).expect("a file");
            held.insert(name.display().to_string(), bytes);
        }
    }
    held
}

const LOSES: &str = "scenarios/blitz/blitz-illegal-move-loses.yaml";
const GERMAN: &str = "locales/de/cases/blitz.ftl";
const ENGLISH: &str = "locales/en/cases/blitz.ftl";

#[test]
fn what_is_built_after_an_edit_is_what_is_built_anew() {
    let mut files = files();
    let file = |path: &str| {
        let file = files.iter().find(|(own, _)| own == path);
        String::from_utf8(file.expect(path).1.clone()).expect("text")
    };
    let (cases, titles) = (file(LOSES), file(GERMAN));
    let mut titles = titles.lines().filter(|line| line.starts_with("title-"));
    let mut title = || titles.next().expect("a title").to_owned();
    let (told_otherwise, gone) = (title(), title());
    let first = cases.split_inclusive("\n---\n").next().expect("a case");
    let one_more = first.replacen("id: ", "id: one-more-", 1) + first;
    let out = tempfile::tempdir().expect("a folder");
    let (place, anew) = (out.path().join("book"), out.path().join("anew"));
    let mut built = None;
    assert_eq!(build(&place, &files, &mut built), Step::Whole);
    for (what, path, old, new, how) in [
        (
            "a title",
            GERMAN,
            &*told_otherwise,
            &*format!("{told_otherwise} anders"),
            Step::Part,
        ),
        ("no title", GERMAN, &gone, "# nothing", Step::Part),
        ("in English", ENGLISH, " = ", " = Another: ", Step::Part),
        ("a case more", LOSES, first, &one_more, Step::Whole),
        ("a case less", LOSES, &one_more, first, Step::Whole),
        ("a fact", LOSES, "move: Rg1", "move: Rf1", Step::Part),
        ("another class", LOSES, "level: 1", "level: 3", Step::Part),
        (
            "a value of the Laws",
            "editions/2023.yaml",
            "value: 75}",
            "value: 74}",
            Step::Whole,
        ),
    ] {
        files = with(&files, path, old, new);
        assert_eq!(build(&place, &files, &mut built), how, "{what}");
        assert_eq!(build(&anew, &files, &mut None), Step::Whole);
        let (stepped, anew) = (held(&place), held(&anew));
        let names = |of: &BTreeMap<String, Vec<u8>>| of.keys().cloned().collect::<Vec<_>>();
        assert_eq!(names(&stepped), names(&anew), "{what}");
        for (path, bytes) in &anew {
            assert!(stepped[path] == *bytes, "{what}: {path} differs");
        }
    }
}

#[test]
fn other_titles_are_told_from_what_was_judged_before() {
    let files = files();
    let out = tempfile::tempdir().expect("a folder");
    let (place, anew) = (out.path().join("book"), out.path().join("anew"));
    let first = with(&files, ENGLISH, " = ", " = Another: ");
    let second = with(&first, GERMAN, " = ", " = Anders: ");
    let mut titles = vec![second.clone(), first];
    let mut built = None;
    let step = next(
        &options(&place),
        "en",
        files,
        &mut built,
        &mut |sitting| match sitting.edited(&titles.pop()?) {
            Edited::Titles(input, edits) => Some((*input, edits)),
            Edited::Nothing | Edited::More => panic!("only titles were edited"),
        },
    );
    assert!(matches!(step, Ok(Ok(Step::Whole))) && titles.is_empty());
    assert_eq!(build(&place, &second, &mut built), Step::Nothing);
    build(&anew, &second, &mut None);
    assert!(held(&place) == held(&anew));
}

#[test]
fn where_something_is_wrong_the_books_stay_and_the_next_edit_is_built_on_them() {
    let files = files();
    let out = tempfile::tempdir().expect("a folder");
    let place = out.path().join("book");
    let mut built = None;
    build(&place, &files, &mut built);
    let before = held(&place);
    let broken = with(&files, LOSES, "id: ", "idea: ");
    let step = next(&options(&place), "en", broken, &mut built, &mut |_| None).expect("the disk");
    let faults = step.expect_err("faults");
    assert!(faults[0].to_string().starts_with(&format!("{LOSES}:")));
    assert!(built.is_some() && held(&place) == before);
    assert_eq!(build(&place, &files, &mut built), Step::Nothing);
}

#[test]
fn pages_that_stay_the_same_are_not_written_again() {
    let files = files();
    let out = tempfile::tempdir().expect("a folder");
    let place = out.path().join("book");
    let mut built = None;
    build(&place, &files, &mut built);
    let written = || {
        let mut all = BTreeMap::new();
        for path in held(&place).into_keys() {
            let about = fs::metadata(place.join(&path)).expect("a file");
            all.insert(path, about.modified().expect("a time"));
        }
        all
    };
    let before = written();
    let title = with(&files, "locales/en/cases/blitz.ftl", " = ", " = Anew: ");
    // a run of its own, which knows nothing of the one before
    build(&place, &title, &mut None);
    let after = written();
    let cases = |path: &&String| path.starts_with("en/cases/");
    let same = |path: &&String| before.get(*path) == after.get(*path);
    let new: Vec<&String> = after.keys().filter(cases).filter(|it| !same(it)).collect();
    assert_eq!(new.len(), 1, "{new:?}");
    let of_others = after.keys().filter(|path| path.starts_with("de/"));
    let new: Vec<&String> = of_others.filter(|it| !same(it)).collect();
    // Its German one is older than the English title now, and two pages tell how the translation stands.
    assert_eq!(new, ["de/coverage.html", "de/index.html", "de/sw.js"]);
}
