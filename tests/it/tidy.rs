//! Guards of the house: layers, names, and that everything stands where the map says.

mod names;

use jadoube::laws::{CHAPTERS, Task, provisions};
use jadoube::read::{REFERENCE, language};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The layer of each module; a module names only lower layers, never a sibling.
const LAYERS: &[(&str, u8)] = &[
    ("board", 0),
    ("clock", 0),
    ("edition", 1),
    ("game", 2),
    ("laws", 3),
    ("read", 4),
    ("embedded", 4),
    ("rulings", 5),
    ("text", 6),
    ("answer", 7),
    ("audit", 7),
    ("check", 7),
    ("coverage", 7),
    ("compare", 7),
    ("quiz", 7),
    ("terms", 7),
    ("translation", 7),
    ("vocabulary", 7),
    ("book", 8),
    ("export", 9),
    ("play", 9),
    ("sheets", 9),
];

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn rust_files(dir: &Path, all: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(dir).expect("the sources are there") {
        let path = entry.expect("readable").path();
        if path.is_dir() {
            rust_files(&path, all);
        } else if path.extension().is_some_and(|end| end == "rs") {
            all.push(path);
        }
    }
}

#[test]
fn a_module_names_only_lower_layers() {
    let layers: BTreeMap<&str, u8> = LAYERS.iter().copied().collect();
    let mut files = Vec::new();
    rust_files(&root().join("src"), &mut files);
    let mut wrong = Vec::new();
    for file in files {
        let name = file
            .strip_prefix(root().join("src"))
            .expect("below src")
            .to_string_lossy()
            .into_owned();
        let module = name
            .split('/')
            .next()
            .unwrap_or("")
            .trim_end_matches(".rs")
            .to_owned();
        if module == "lib" || module == "bin" {
            continue;
        }
        let own = *layers
            .get(module.as_str())
            .unwrap_or_else(|| panic!("{module} has no layer: add it to the table"));
        let text = std::fs::read_to_string(&file).expect("readable");
        for named in names::modules(&text, depth(&name)) {
            match layers.get(named.as_str()) {
                _ if named == module => {}
                Some(other) if *other < own => {}
                Some(other) => wrong.push(format!(
                    "{name} (layer {own}) names crate::{named} (layer {other})"
                )),
                None if named == "*" => wrong.push(format!("{name} names the whole crate")),
                None => {}
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// How many modules a file of `src` lies below the crate: one for `book.rs` and for `book/mod.rs`.
fn depth(name: &str) -> usize {
    let folders = name.matches('/').count();
    folders + usize::from(!name.ends_with("/mod.rs"))
}

#[test]
fn only_the_board_names_the_crate_behind_it() {
    let mut files = Vec::new();
    rust_files(&root().join("src"), &mut files);
    let (board, others): (Vec<PathBuf>, Vec<PathBuf>) =
        (files.into_iter()).partition(|file| file.starts_with(root().join("src/board")));
    let names = |file: &&PathBuf| {
        let text = std::fs::read_to_string(file).expect("readable");
        names::without_words(&text).contains("shakmaty")
    };
    assert!(board.iter().any(|file| names(&file)), "the guard sees it");
    let wrong: Vec<&PathBuf> = others.iter().filter(names).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn ids_are_unique_slugs_without_article_numbers() {
    let mut seen = BTreeMap::new();
    for chapter in CHAPTERS {
        for provision in chapter.provisions {
            assert!(
                provision
                    .id
                    .chars()
                    .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-'),
                "{} is no slug",
                provision.id
            );
            assert_eq!(
                seen.insert(provision.id, chapter.id),
                None,
                "{} stands twice",
                provision.id
            );
        }
    }
}

/// The doc comment of every provision.
fn docs() -> BTreeMap<&'static str, String> {
    let mut files = Vec::new();
    rust_files(&root().join("src/laws"), &mut files);
    let texts: Vec<String> = files
        .iter()
        .map(|file| std::fs::read_to_string(file).expect("readable"))
        .collect();
    provisions()
        .map(|provision| {
            let declared = format!("id: \"{}\"", provision.id);
            let text = texts.iter().find(|text| text.contains(&declared));
            let text = text
                .unwrap_or_else(|| panic!("{} is declared in no file of src/laws", provision.id));
            let before = text.split(&declared).next().unwrap_or_default();
            let doc: String = before
                .lines()
                .rev()
                .skip(1)
                .take_while(|l| l.starts_with("///") || l.contains("static"))
                .collect();
            (provision.id, doc)
        })
        .collect()
}

#[test]
fn every_provision_names_its_source_in_its_file() {
    for (id, doc) in docs() {
        assert!(
            doc.contains("Source:"),
            "{id}: the doc comment has no `Source:`"
        );
    }
}

#[test]
fn what_the_code_calls_a_reading_the_reader_is_told_too() {
    let mut told = Vec::new();
    for file in std::fs::read_dir(root().join("locales/en")).expect("English is there") {
        let path = file.expect("readable").path();
        if path.extension().is_none_or(|end| end != "ftl") {
            continue;
        }
        let text = std::fs::read_to_string(path).expect("readable");
        let mut message = "";
        for line in text.lines() {
            if let Some((id, _)) = line.split_once(" =").filter(|_| !line.starts_with(' ')) {
                message = id;
            } else if line.trim_start().starts_with(".reading =") {
                told.push(message.to_owned());
            }
        }
    }
    let wrong: Vec<String> = docs()
        .iter()
        .filter(|(id, doc)| doc.contains("Reading:") != told.iter().any(|told| told == *id))
        .map(|(id, doc)| match doc.contains("Reading:") {
            true => format!("{id}: no `.reading` message"),
            false => format!("{id}: no `Reading:` in its doc comment"),
        })
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_deciding_provision_has_its_scenario_file() {
    let mut missing = Vec::new();
    for chapter in CHAPTERS {
        for provision in chapter.provisions {
            let file = root().join(format!("scenarios/{}/{}.yaml", chapter.id, provision.id));
            let decides = !matches!(provision.task, Task::Defines(_) | Task::Empowers(_));
            if decides && !file.exists() {
                missing.push(format!("scenarios/{}/{}.yaml", chapter.id, provision.id));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn no_law_file_is_longer_than_a_reader_can_hold() {
    let mut files = Vec::new();
    rust_files(&root().join("src"), &mut files);
    let mut long = Vec::new();
    for file in files {
        let name = file
            .strip_prefix(root())
            .expect("below the root")
            .to_string_lossy()
            .into_owned();
        let lines = std::fs::read_to_string(&file)
            .expect("readable")
            .lines()
            .count();
        let chapter = name.starts_with("src/laws/") && name.matches('/').count() == 3;
        let most = if chapter { 250 } else { 650 };
        if lines > most {
            long.push(format!("{name}: {lines} lines, at most {most}"));
        }
    }
    assert!(long.is_empty(), "{long:#?}");
}

/// The folders of the languages.
fn folders() -> Vec<String> {
    let entries = std::fs::read_dir(root().join("locales")).expect("locales");
    let names = entries.map(|entry| entry.expect("readable").file_name());
    names
        .map(|name| name.to_string_lossy().into_owned())
        .collect()
}

#[test]
fn every_language_has_the_files_that_it_declares() {
    let files_of = |lang: &str| {
        let mut names: Vec<String> = std::fs::read_dir(root().join("locales").join(lang))
            .expect("the language is there")
            .map(|entry| {
                entry
                    .expect("readable")
                    .file_name()
                    .to_string_lossy()
                    .into_owned()
            })
            .collect();
        names.sort();
        names
    };
    let reference = files_of(REFERENCE);
    for lang in folders() {
        let path = root().join("locales").join(&lang).join("language.yaml");
        let text = std::fs::read_to_string(&path).expect("a language declares itself");
        let own = files_of(&lang);
        match language(&path.to_string_lossy(), &text)
            .expect("a good file")
            .chapters
        {
            None => assert_eq!(own, reference, "locales/{lang}"),
            Some(chapters) => {
                let promised = chapters.iter().map(|chapter| format!("{chapter}.ftl"));
                let promised = promised.chain(["glossary.yaml".to_owned()]);
                let missing: Vec<_> = promised.filter(|file| !own.contains(file)).collect();
                assert_eq!(missing, [""; 0], "locales/{lang}");
                let unknown: Vec<_> = own
                    .iter()
                    .filter(|file| !reference.contains(file))
                    .collect();
                assert_eq!(unknown, [""; 0], "locales/{lang}");
            }
        }
    }
}
