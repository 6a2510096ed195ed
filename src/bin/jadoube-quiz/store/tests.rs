//! The store: what is in it stays in it, whoever else writes, and however the program ends.

use super::schema::STEPS;
use super::sqlite::prepared;
use super::*;
use crate::shared::refusal::told;
use jadoube::text::Tongues;
use rusqlite::Connection;
use std::io::Read;
use std::path::Path;
use std::process::{Command, Stdio};

fn store(file: &Path) -> Sqlite {
    Sqlite::open(file, "", 0).expect("a store")
}

fn plan(questions: &[&str]) -> Plan {
    Plan {
        mode: Mode::Learning,
        edition: 2023,
        lang: "en".to_owned(),
        practice: "fide".to_owned(),
        questions: questions.iter().map(ToString::to_string).collect(),
        limit: Some(60_000),
        pass: Some(80),
    }
}

fn answer(question: &str, got: u16) -> Answer {
    Answer {
        question: question.to_owned(),
        article: "wrong-claim".to_owned(),
        number: "9.5.3".to_owned(),
        aspect: "result".to_owned(),
        level: 2,
        chosen: vec!["right".to_owned(), "„Ё’".to_owned()],
        written: Some("two\nlines".to_owned()),
        got: Some(got),
        of: 1,
        helped: true,
        millis: 1234,
        at: 77,
    }
}

fn card(due: Instant) -> Card {
    Card {
        due,
        last: 5,
        stability: 1.25,
        difficulty: 6.5,
        scheduled_days: 3,
        reps: 2,
        lapses: 1,
    }
}

#[test]
fn what_was_kept_is_there_when_the_store_is_opened_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("below/it/progress.sqlite");
    let first = store(&file);
    let begun = first.begin(plan(&["a", "b", "c"]), 10).expect("begun");
    first
        .answer(&begun.id, &answer("a", 1), 500, Some(&card(100)))
        .expect("kept");
    first
        .answer(&begun.id, &answer("b", 0), 900, Some(&card(50)))
        .expect("kept");
    first.mark(&begun.id, "c", true).expect("marked");
    first.mark(&begun.id, "b", true).expect("marked");
    first.mark(&begun.id, "b", false).expect("not marked");
    drop(first);
    let again = store(&file);
    let session = again.broken_off().expect("read").expect("a session");
    assert_eq!(session, Session { used: 900, ..begun });
    let answers = again.answers(&session.id).expect("read");
    assert_eq!(answers, [answer("a", 1), answer("b", 0)]);
    assert_eq!(again.marked(&session.id).expect("read"), ["c"]);
    assert_eq!(again.card("a").expect("read"), Some(card(100)));
    assert_eq!(again.due(99).expect("read"), ["b"]);
    assert_eq!(again.due(100).expect("read"), ["b", "a"]);
    assert_eq!(again.next_due().expect("read"), Some(50));
    again.hand_in(&session.id, 20).expect("kept");
    again.end(&session.id, 21).expect("kept");
    assert_eq!(again.broken_off().expect("read"), None);
    let all = again.sessions(5).expect("read");
    assert_eq!((all[0].handed_in, all[0].ended), (Some(20), Some(21)));
}

#[test]
fn each_learner_has_progress_of_his_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("progress.sqlite");
    let open = |name: &str| Sqlite::open(&file, name, 0).expect("a store");
    let (anna, boris) = (open("Anna"), open("Борис"));
    let session = anna.begin(plan(&["a"]), 1).expect("begun");
    anna.answer(&session.id, &answer("a", 1), 0, Some(&card(1)))
        .expect("kept");
    assert_eq!(boris.sessions(9).expect("read"), []);
    assert_eq!(boris.card("a").expect("read"), None);
    assert_eq!(boris.forget(&Forget::All).expect("done"), 0);
    assert_eq!(open("Anna").sessions(9).expect("read").len(), 1);
}

#[test]
fn what_is_to_be_forgotten_is_gone_and_nothing_else() {
    let filled = || {
        let store = Sqlite::in_memory("", 0).expect("a store");
        let session = store.begin(plan(&["a.x", "b.x", "c.x"]), 1).expect("begun");
        for (question, article, number) in [
            ("a.x", "wrong-claim", "9.5.3"),
            ("b.x", "claim-made", "9.5"),
            ("c.x", "stalemate", "9.50"),
        ] {
            let mut one = answer(question, 1);
            (one.article, one.number) = (article.to_owned(), number.to_owned());
            store
                .answer(&session.id, &one, 0, Some(&card(1)))
                .expect("kept");
        }
        (store, session.id)
    };
    for (what, left) in [
        ("9.5", vec!["c.x"]),
        ("9.5.3", vec!["b.x", "c.x"]),
        ("stalemate", vec!["a.x", "b.x"]),
        ("b.x", vec!["a.x", "c.x"]),
        ("9", vec![]),
        ("%", vec!["a.x", "b.x", "c.x"]),
    ] {
        let (store, session) = filled();
        let gone = store.forget(&Forget::About(what.to_owned())).expect("done");
        let answers = store.answers(&session).expect("read");
        let kept: Vec<&str> = answers.iter().map(|answer| &*answer.question).collect();
        assert_eq!((gone, &kept), (3 - left.len() as u64, &left), "{what}");
        assert_eq!(store.due(1).expect("read"), left, "{what}");
    }
    let (store, session) = filled();
    assert_eq!(store.forget(&Forget::All).expect("done"), 3);
    assert_eq!(store.answers(&session).expect("read"), []);
    assert_eq!(store.sessions(9).expect("read"), []);
    assert_eq!(store.next_due().expect("read"), None);
}

#[test]
fn an_older_store_takes_the_steps_that_it_lacks_and_keeps_what_it_has() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("progress.sqlite");
    for known in 1..=STEPS.len() {
        let _ = std::fs::remove_file(&file);
        let old = prepared(Connection::open(&file).expect("opened"), &STEPS[..known]);
        let old = old.expect("an old store");
        old.execute("INSERT INTO learners (name, since) VALUES ('Anna', 7)", [])
            .expect("kept");
        drop(old);
        let later = "ALTER TABLE learners ADD COLUMN club TEXT NOT NULL DEFAULT 'none'";
        let steps: Vec<&str> = STEPS.iter().copied().chain([later]).collect();
        let new = prepared(Connection::open(&file).expect("opened"), &steps).expect("a new store");
        let sql = "SELECT name || since || club FROM learners";
        let row: String = new.query_row(sql, [], |row| row.get(0)).expect("a row");
        assert_eq!(row, "Anna7none");
        drop(new);
        // And the program of today refuses it.
        assert!(
            why_not(&file).contains("a newer version"),
            "{}",
            why_not(&file)
        );
    }
}

/// What is said of a file that cannot be used.
fn why_not(file: &Path) -> String {
    let error = Sqlite::open(file, "", 0).err().expect("a refusal");
    let files = jadoube::embedded::files();
    let (tongues, _) = Tongues::of(files.iter().map(|(path, bytes)| (path.as_str(), *bytes)));
    told(tongues.get("en").expect("English"), &error)
}

#[test]
fn a_file_that_is_no_store_or_a_broken_one_is_refused_and_left_as_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("progress.sqlite");
    std::fs::write(
        &file,
        "My shopping list, which nobody wants to lose.".repeat(40),
    )
    .expect("written");
    let before = std::fs::read(&file).expect("read");
    assert!(
        why_not(&file).contains("it is damaged"),
        "{}",
        why_not(&file)
    );
    assert_eq!(std::fs::read(&file).expect("read"), before);

    let _ = std::fs::remove_file(&file);
    let other = Connection::open(&file).expect("opened");
    other
        .execute("CREATE TABLE shopping (thing TEXT)", [])
        .expect("made");
    drop(other);
    assert!(
        why_not(&file).contains("another program"),
        "{}",
        why_not(&file)
    );

    let _ = std::fs::remove_file(&file);
    let good = store(&file);
    let session = good.begin(plan(&["a"]), 0).expect("begun");
    for _ in 0..200 {
        good.answer(&session.id, &answer("a", 1), 0, None)
            .expect("kept");
    }
    drop(good);
    let mut bytes = std::fs::read(&file).expect("read");
    let middle = bytes.len() / 2;
    bytes[middle..].fill(0xA5);
    std::fs::write(&file, bytes).expect("written");
    assert!(
        why_not(&file).contains("it is damaged"),
        "{}",
        why_not(&file)
    );

    assert!(
        why_not(folder.path()).contains("cannot open"),
        "{}",
        why_not(folder.path())
    );
    let below = folder.path().join("progress.sqlite/below.sqlite");
    assert!(
        why_not(&below).contains("cannot create the folder"),
        "{}",
        why_not(&below)
    );
}

#[test]
fn two_who_write_at_once_lose_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("progress.sqlite");
    const EACH: usize = 60;
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                let store = store(&file);
                let session = store.begin(plan(&["a"]), 0).expect("begun");
                for at in 0..EACH {
                    let card = card(at as Instant);
                    store
                        .answer(&session.id, &answer("a", 1), 0, Some(&card))
                        .expect("kept");
                }
            });
        }
    });
    let store = store(&file);
    let sessions = store.sessions(9).expect("read");
    assert_eq!(sessions.len(), 4);
    for session in sessions {
        assert_eq!(store.answers(&session.id).expect("read").len(), EACH);
    }
}

/// Keeps answers, and says after each that it is kept.
fn fill(file: &Path) {
    use std::io::Write;
    let store = store(file);
    let session = store.begin(plan(&["a"]), 0).expect("begun");
    let mut out = std::io::stdout().lock();
    for _ in 0..10_000 {
        store
            .answer(&session.id, &answer("a", 1), 0, Some(&card(1)))
            .expect("kept");
        out.write_all(b"+")
            .and_then(|()| out.flush())
            .expect("said");
    }
}

/// The test starts itself once more as the program that is killed, with the file that it is to fill.
#[test]
fn a_program_that_is_killed_has_kept_what_it_said() {
    if let Ok(file) = std::env::var("JADOUBE_STORE_TO_FILL") {
        return fill(Path::new(&file));
    }
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("progress.sqlite");
    let myself = std::env::current_exe().expect("a program");
    let mut said = 0;
    for run in 0..20u64 {
        let mut child = Command::new(&myself)
            .args([
                "--nocapture",
                "--exact",
                "store::tests::a_program_that_is_killed_has_kept_what_it_said",
            ])
            .env("JADOUBE_STORE_TO_FILL", &file)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("started");
        let mut out = child.stdout.take().expect("piped");
        std::thread::sleep(std::time::Duration::from_millis(20 + run * 7));
        child.kill().expect("killed");
        child.wait().expect("ended");
        let mut text = String::new();
        out.read_to_string(&mut text).expect("read");
        said += text.matches('+').count();
    }
    let store = store(&file);
    let sessions = store.sessions(usize::MAX).expect("read").into_iter();
    let kept: usize = sessions
        .map(|one| store.answers(&one.id).expect("read").len())
        .sum();
    assert!(said > 0, "none of them came to keep anything");
    // The last answer of each may have been kept before it could be said.
    assert!(
        kept >= said && kept <= said + 20,
        "{kept} kept, {said} said"
    );
}
