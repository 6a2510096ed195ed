//! Questions for other platforms: whatever the texts contain, each file is well-formed and gives every text back.

mod hostile;
mod tree;

use crate::TONGUES;
use hostile::{TEXTS, questions};
use jadoube::export::{anki, csv, distinct, gift, moodle, qti, stem, test_yourself};
use jadoube::quiz::{Form, Told};
use jadoube::text::Words;
use rusqlite::Connection;
use std::collections::{BTreeMap, BTreeSet};
use std::io::{Cursor, Read};
use std::process::Command;
use tree::{Node, parsed, text_of};
use zip::ZipArchive;

fn languages() -> impl Iterator<Item = &'static Words> {
    TONGUES.0.iter().map(|words| &**words)
}

fn words() -> &'static Words {
    languages().next().expect("a language")
}

/// The text as XML and HTML can have it: on one line, without control characters.
fn on_a_line(text: &str) -> String {
    let spaces = text.replace(['\t', '\n', '\r'], " ");
    spaces
        .chars()
        .filter(|letter| !letter.is_control())
        .collect()
}

/// The text of HTML that is well-formed.
fn plain(html: &str) -> String {
    text_of(&parsed(&format!("<x>{html}</x>")))
}

/// The stem of the id, what is no letter, digit, hyphen or dot as its number.
fn idnumber(told: &Told) -> String {
    let plain = |letter: char| match letter {
        '-' | '.' => letter.to_string(),
        other if other.is_ascii_alphanumeric() => other.to_string(),
        other => format!("_{:x}_", u32::from(other)),
    };
    stem(&told.id).chars().map(plain).collect()
}

fn option_texts(told: &Told) -> Vec<String> {
    told.options.iter().map(|it| on_a_line(&it.text)).collect()
}

fn unzipped(bytes: Vec<u8>) -> BTreeMap<String, Vec<u8>> {
    let mut archive = ZipArchive::new(Cursor::new(bytes)).expect("an archive");
    let all = 0..archive.len();
    let file = |at: usize| {
        let mut file = archive.by_index(at).expect("a file");
        let mut content = Vec::new();
        file.read_to_end(&mut content).expect("readable");
        (file.name().expect("UTF-8").into_owned(), content)
    };
    all.map(file).collect()
}

#[test]
fn moodle_gets_every_text_back() {
    let told = questions("old");
    for words in languages() {
        let quiz = parsed(&moodle(&told, words));
        let (categories, found): (Vec<&Node>, Vec<&Node>) = (quiz.all("question").into_iter())
            .partition(|question| question.attribute("type") == "category");
        assert!(!categories.is_empty());
        assert_eq!(found.len(), told.len());
        let ids: BTreeSet<String> = found.iter().map(|it| text_of(it.one("idnumber"))).collect();
        assert_eq!(ids.len(), told.len());
        for told in &told {
            let story = on_a_line(&told.story);
            let id = idnumber(told);
            let is_it = |it: &&&Node| text_of(it.one("idnumber")) == id;
            let question = found.iter().find(is_it).unwrap_or_else(|| panic!("{id}"));
            assert_eq!(text_of(question.one("name")), on_a_line(&told.title));
            let shown = question.one("questiontext");
            let html = text_of(shown.one("text"));
            assert!(plain(&html).contains(&story), "{html}");
            for file in shown.all("file") {
                let name = file.attribute("name");
                assert!(html.contains(&format!("@@PLUGINFILE@@/{name}")));
            }
            assert_eq!(shown.all("file").len(), 2, "board and clock");
            let answers = question.all("answer");
            let texts = answers.iter().map(|it| plain(&text_of(it.one("text"))));
            assert_eq!(texts.collect::<Vec<_>>(), option_texts(told));
            fractions_fit(told, &answers);
            let general = plain(&text_of(question.one("generalfeedback").one("text")));
            assert!(general.contains(&on_a_line(&told.ruling)));
            if told.form == Form::Open {
                let scheme = plain(&text_of(question.one("graderinfo").one("text")));
                assert!(scheme.contains(&on_a_line(&told.marks[1].text)));
                assert_eq!(text_of(question.one("defaultgrade")), "3");
            }
        }
    }
}

/// Right options of one question give all, or all right ones together; each wrong one has its reason.
fn fractions_fit(told: &Told, answers: &[&Node]) {
    let fractions: Vec<f64> = answers
        .iter()
        .map(|answer| answer.attribute("fraction").parse().expect("a number"))
        .collect();
    match told.form {
        Form::Single | Form::Several => {
            let right: f64 = fractions.iter().filter(|it| **it > 0.0).sum();
            assert!((right - 100.0).abs() < 0.001, "{fractions:?}");
            for ((option, fraction), answer) in told.options.iter().zip(&fractions).zip(answers) {
                assert_eq!(option.right, *fraction > 0.0);
                let feedback = plain(&text_of(answer.one("feedback").one("text")));
                assert!(option.right || feedback == on_a_line(&option.why));
            }
        }
        Form::Order => assert_eq!(fractions, [1.0, 2.0, 3.0, 4.0]),
        Form::Open => assert!(fractions.is_empty()),
    }
}

/// The parts of a question of GIFT between the marks that no backslash hides: each with the mark before it.
fn gift_parts(text: &str) -> Vec<(char, String)> {
    let mut parts = vec![(' ', String::new())];
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        let (_, part) = parts.last_mut().expect("never empty");
        match letter {
            '\\' => part.extend(letters.next()),
            '~' | '=' | '#' | '{' | '}' | ':' => parts.push((letter, String::new())),
            other => part.push(other),
        }
    }
    parts
}

#[test]
fn gift_hides_every_mark_of_its_own() {
    let told = questions("old");
    for words in languages() {
        let text = gift(&told, words);
        let blocks: Vec<&str> = text.split("\n\n").filter(|it| it.contains("::")).collect();
        let blocks: Vec<&&str> = blocks
            .iter()
            .filter(|it| it.starts_with("// [id:"))
            .collect();
        assert_eq!(blocks.len(), told.len());
        let by_name: BTreeMap<String, Vec<(char, String)>> = blocks
            .iter()
            .map(|block| {
                let (_, question) = block.split_once('\n').expect("a note, then the question");
                let parts = gift_parts(question);
                (parts[2].1.clone(), parts)
            })
            .collect();
        for told in &told {
            let parts = &by_name[&on_a_line(stem(&told.id))];
            let marks: String = parts.iter().map(|(mark, _)| *mark).collect();
            let options = match told.form {
                Form::Single => "=#~#~#~#",
                Form::Several => "~#~#~#~#",
                Form::Order => "====",
                Form::Open => "",
            };
            let mut sorted: Vec<char> = marks
                .chars()
                .skip(6)
                .filter(|it| "=~".contains(*it))
                .collect();
            let mut wanted: Vec<char> = options.chars().filter(|it| "=~".contains(*it)).collect();
            sorted.sort_unstable();
            wanted.sort_unstable();
            assert_eq!(sorted, wanted, "{marks}");
            assert!(
                marks.starts_with(" ::::{") && marks.ends_with("####}"),
                "{marks}"
            );
            let stem_shown = parts[4].1.strip_prefix("[html]").expect("HTML");
            assert!(plain(stem_shown).contains(&on_a_line(&told.story)));
            let shown: BTreeSet<String> = parts
                .iter()
                .filter(|(mark, _)| "=~".contains(*mark))
                .map(|(_, html)| without_frame(html))
                .collect();
            let texts: BTreeSet<String> = option_texts(told)
                .iter()
                .map(|it| it.trim().to_owned())
                .collect();
            assert_eq!(shown, texts);
        }
    }
}

/// The text of an option without its weight or its place in the order.
fn without_frame(html: &str) -> String {
    let html = html.trim_end();
    let html = html.rsplit_once(" -> ").map_or(html, |(text, _)| text);
    let weighed = html.strip_prefix('%').and_then(|it| it.split_once('%'));
    plain(weighed.map_or(html, |(_, text)| text))
        .trim()
        .to_owned()
}

#[test]
fn the_items_of_qti_are_whole() {
    let told = questions("old");
    for words in languages() {
        let files = unzipped(qti(&told, words).expect("a package"));
        let text = |name: &str| String::from_utf8(files[name].clone()).expect("UTF-8");
        let manifest = parsed(&text("imsmanifest.xml"));
        let resources = manifest.one("resources").all("resource");
        assert_eq!(resources.len(), told.len());
        let mut listed = BTreeSet::from(["imsmanifest.xml".to_owned()]);
        for (resource, told) in resources.iter().zip(&told) {
            let hrefs = resource.all("file").into_iter();
            listed.extend(hrefs.map(|file| file.attribute("href").to_owned()));
            let item = parsed(&text(resource.attribute("href")));
            assert_eq!(
                item.attribute("identifier"),
                resource.attribute("identifier")
            );
            assert_eq!(item.attribute("title"), on_a_line(&told.title));
            let body = item.one("itemBody");
            assert!(text_of(body).contains(&on_a_line(&told.story)));
            choices_fit(told, &item);
        }
        assert_eq!(listed, files.keys().cloned().collect());
    }
}

fn choices_fit(told: &Told, item: &Node) {
    let body = item.one("itemBody");
    let choices = body.below("simpleChoice");
    let texts: BTreeSet<String> = choices.iter().map(|it| text_of(it)).collect();
    assert_eq!(texts, option_texts(told).into_iter().collect());
    let text_by_id: BTreeMap<&str, String> = choices
        .iter()
        .map(|choice| (choice.attribute("identifier"), text_of(choice)))
        .collect();
    let right = item.one("responseDeclaration").below("value");
    let right: Vec<String> = right
        .iter()
        .map(|it| text_by_id[&*text_of(it)].clone())
        .collect();
    let wanted = told.options.iter().filter(|option| option.right);
    assert_eq!(
        right,
        wanted.map(|it| on_a_line(&it.text)).collect::<Vec<_>>()
    );
    if told.form == Form::Order {
        let shown: Vec<String> = choices.iter().map(|it| text_of(it)).collect();
        assert_ne!(shown, right, "the order is given away");
    }
    let feedback = item.all("modalFeedback");
    let chosen = (feedback.iter()).filter(|it| it.attribute("outcomeIdentifier") == "FEEDBACK");
    let expected = match told.form {
        Form::Single | Form::Several => told.options.len(),
        Form::Order | Form::Open => 0,
    };
    assert_eq!(chosen.count(), expected);
}

/// The notes of a package: guid to fields; and the names of its media.
fn notes(package: Vec<u8>) -> (BTreeMap<String, Vec<String>>, BTreeMap<String, String>) {
    let files = unzipped(package);
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("collection.anki2");
    std::fs::write(&file, &files["collection.anki2"]).expect("written");
    let database = Connection::open(&file).expect("a database");
    let mut all = database
        .prepare("SELECT guid, flds FROM notes")
        .expect("the table");
    let rows = all.query_map([], |row| Ok((row.get(0)?, row.get::<_, String>(1)?)));
    let notes: BTreeMap<String, Vec<String>> = rows
        .expect("rows")
        .map(|row| row.expect("a row"))
        .map(|(guid, fields)| (guid, fields.split('\u{1f}').map(str::to_owned).collect()))
        .collect();
    let cards: i64 = database
        .query_row("SELECT count(*) FROM cards", [], |row| row.get(0))
        .expect("a number");
    assert_eq!(cards, notes.len() as i64);
    let media: BTreeMap<String, String> =
        serde_json::from_slice(&files["media"]).expect("a list of names");
    for number in media.keys() {
        let picture = String::from_utf8(files[number].clone()).expect("UTF-8");
        assert_eq!(parsed(&picture).name, "svg");
    }
    (notes, media)
}

#[test]
fn anki_knows_a_question_again_when_its_text_has_changed() {
    for words in languages() {
        let (old, media) = notes(anki(&questions("old"), words, 1_700_000_000).expect("a package"));
        let (new, _) = notes(anki(&questions("new"), words, 1_700_000_001).expect("a package"));
        assert_eq!(old.len(), questions("old").len());
        assert!(old.keys().eq(new.keys()), "the same notes");
        for told in &questions("old") {
            let guid = format!("{}:{}", words.lang(), stem(&told.id));
            let (old, new) = (&old[&guid], &new[&guid]);
            assert_eq!((old.len(), new.len()), (8, 8), "{guid}");
            assert_ne!(old[1], new[1]);
            assert!(plain(&old[1]).contains(&on_a_line(&told.story)));
            for field in old {
                for meant in ["<script>", "[sound:", "[$]"] {
                    assert!(!field.contains(meant), "{field}");
                }
            }
            for text in option_texts(told) {
                assert!(plain(&old[2]).contains(&text), "{}", old[2]);
            }
            let pictures = old[1].matches("<img src=\"").count();
            assert_eq!(pictures, 2);
            for name in old[1].split("<img src=\"").skip(1) {
                let name = name.split('"').next().expect("a name");
                assert!(media.values().any(|known| known == name), "{name}");
            }
        }
    }
}

/// The cells of a table of comma-separated values.
fn cells(table: &str) -> Vec<Vec<String>> {
    let mut rows = vec![vec![String::new()]];
    let mut quoted = false;
    let mut letters = table.chars().peekable();
    while let Some(letter) = letters.next() {
        let row = rows.last_mut().expect("a row");
        let cell = row.last_mut().expect("a cell");
        match (letter, quoted) {
            ('"', true) if letters.next_if_eq(&'"').is_some() => cell.push('"'),
            ('"', _) => quoted = !quoted,
            (',', false) => row.push(String::new()),
            ('\r', false) if letters.next_if_eq(&'\n').is_some() => rows.push(vec![String::new()]),
            (other, _) => cell.push(other),
        }
    }
    rows.pop();
    rows
}

#[test]
fn a_table_gives_every_text_back_and_no_formula() {
    let told = questions("old");
    let table = csv(&told);
    let table = table.strip_prefix('\u{feff}').expect("a byte order mark");
    let rows = cells(table);
    assert_eq!(rows.len(), told.len() + 1);
    assert!(rows.iter().all(|row| row.len() == rows[0].len()));
    let column = |name: &str| rows[0].iter().position(|it| it == name).expect("a column");
    let whole = |cell: &str| cell.strip_prefix('\'').unwrap_or(cell).to_owned();
    for (row, told) in rows[1..].iter().zip(&told) {
        let formula = |cell: &&String| cell.starts_with(['=', '+', '-', '@', '\t', '\r']);
        assert_eq!(row.iter().find(formula), None);
        assert_eq!(whole(&row[column("id")]), told.id);
        assert_eq!(whole(&row[column("asked")]), told.asked);
        for (number, option) in (1..).zip(&told.options) {
            assert_eq!(
                whole(&row[column(&format!("option_{number}"))]),
                option.text
            );
            assert_eq!(
                whole(&row[column(&format!("why_wrong_{number}"))]),
                option.why
            );
        }
    }
}

#[test]
fn pages_of_the_book_stay_in_their_folder_and_hold_so_many_questions() {
    let told = questions("old");
    let pages = test_yourself(&told, "de", 2);
    let paths: BTreeSet<&str> = pages.iter().map(|page| page.path.as_str()).collect();
    assert_eq!(paths.len(), TEXTS.len());
    for page in &pages {
        let parts: Vec<&str> = page.path.split('/').collect();
        assert_eq!(
            (parts.len(), parts[0], parts[1]),
            (3, "de", "2023"),
            "{}",
            page.path
        );
        let json: serde_json::Value = serde_json::from_str(&page.json).expect("JSON");
        let questions = json["questions"].as_array().expect("questions");
        assert_eq!(questions.len(), 2);
        for question in questions {
            let id = question["id"].as_str().expect("an id");
            let told = told
                .iter()
                .find(|told| told.id == id)
                .expect("the question");
            assert_eq!(question["story"], *told.story);
            assert_eq!(json["chapter"], *told.topics[0]);
            for (shown, option) in
                (question["options"].as_array().expect("options").iter()).zip(&told.options)
            {
                assert_eq!(shown["text"], *option.text);
                assert_eq!(shown["right"], option.right);
            }
        }
    }
}

#[test]
fn a_question_that_stands_twice_is_written_once() {
    let twice = [questions("old"), questions("new")].concat();
    assert_eq!(distinct(twice), questions("old"));
}

fn export(arguments: &[&str]) -> (i32, Vec<u8>, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_jadoube-quiz"))
        .arg("export")
        .args(arguments)
        .env("LC_ALL", "en")
        .output()
        .expect("the program runs");
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    (output.status.code().expect("an end"), output.stdout, errors)
}

#[test]
fn the_program_writes_each_file_and_says_where() {
    let folder = tempfile::tempdir().expect("a folder");
    let choice = ["--count", "2", "--seed", "7", "--topic", "touch-move"];
    fn with<'a>(choice: &[&'a str], more: &[&'a str]) -> Vec<&'a str> {
        [more, choice].concat()
    }
    let (code, json, _) = export(&with(&choice, &["--to", "json"]));
    let json: serde_json::Value = serde_json::from_slice(&json).expect("JSON");
    assert_eq!((code, json.as_array().map(Vec::len)), (0, Some(2)));
    for platform in ["anki", "moodle", "book"] {
        let place = folder.path().join(platform);
        let place = place.to_str().expect("UTF-8");
        let (code, said, errors) = export(&with(&choice, &["--to", platform, "--out", place]));
        assert_eq!((code, errors.as_str()), (0, ""), "{platform}");
        let said = String::from_utf8(said).expect("UTF-8");
        assert_eq!(said, format!("2 questions written: {place}\n"));
        assert!(folder.path().join(platform).exists());
    }
    let (code, said, errors) = export(&with(&choice, &["--to", "qti"]));
    assert_eq!((code, said.len()), (2, 0));
    assert!(errors.contains("--out"), "{errors}");
    let nowhere = folder.path().join("no/such/folder");
    let nowhere = nowhere.to_str().expect("UTF-8");
    let (code, _, errors) = export(&with(&choice, &["--to", "csv", "--out", nowhere]));
    assert_eq!(code, 2);
    assert!(errors.contains("cannot write"), "{errors}");
    assert_eq!(export(&["--to", "json", "--topic", "no-such-topic"]).0, 2);
}

#[test]
fn the_same_questions_give_the_same_packages() {
    let told = questions("old");
    let twice = || {
        (
            anki(&told, words(), 1_700_000_000).expect("a package"),
            qti(&told, words()).expect("a package"),
        )
    };
    assert!(twice() == twice());
}
