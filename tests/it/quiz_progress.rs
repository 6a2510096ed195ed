//! What a trainee has answered is kept: killed at any moment, taken up again, reviewed when it is due, and forgotten.

use jadoube::quiz::Random;
use rusqlite::Connection;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// How often the program is killed.
const KILLS: usize = 200;
/// How many questions a session has.
const COUNT: usize = 8;

/// A folder with few cases and one language, with which the program starts quickly.
fn small_data(root: &Path) {
    let from = Path::new(env!("CARGO_MANIFEST_DIR"));
    let wanted = [
        "book",
        "editions",
        "papers",
        "locales/en",
        "scenarios/completion",
    ];
    for folder in wanted.iter().filter(|folder| from.join(folder).exists()) {
        copy(&from.join(folder), &root.join(folder));
    }
}

fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("a folder");
    for entry in std::fs::read_dir(from).expect("readable") {
        let path = entry.expect("readable").path();
        let target = to.join(path.file_name().expect("a name"));
        if path.is_dir() {
            copy(&path, &target);
        } else if path.ends_with("editions/situations.yaml") {
            // each situation needs its cases
        } else if from.components().any(|part| part.as_os_str() == "editions") {
            let text = std::fs::read_to_string(&path).expect("readable");
            std::fs::write(target, without_cases(&text)).expect("written");
        } else {
            std::fs::copy(&path, &target).expect("copied");
        }
    }
}

/// A file of the editions without the lines that name cases, most of which are not there.
fn without_cases(text: &str) -> String {
    let names_one = |line: &&str| {
        let line = line.trim_start();
        line.starts_with("cases: [") || line.contains(" case: ") || line.contains("{case: ")
    };
    let lines = text.split_inclusive('\n');
    lines.filter(|line| !names_one(line)).collect()
}

/// The number of a question, and whether the answer to it is right.
type Judged = (usize, bool);

/// A quiz with data and a store of its own.
struct Quiz {
    data: PathBuf,
    store: PathBuf,
}

impl Quiz {
    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_jadoube-quiz"));
        command
            .args(arguments)
            .args(["--lang", "en", "--data"])
            .arg(&self.data)
            .arg("--store")
            .arg(&self.store)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        command
    }

    fn start(&self, arguments: &[&str]) -> Child {
        self.command(arguments).spawn().expect("the quiz starts")
    }

    fn run(&self, arguments: &[&str], typed: &str) -> Output {
        let child = self.command(arguments).stderr(Stdio::piped()).spawn();
        let mut child = child.expect("the quiz starts");
        let mut input = child.stdin.take().expect("piped");
        // One that refuses reads nothing.
        let _ = input.write_all(typed.as_bytes());
        drop(input);
        child.wait_with_output().expect("the quiz ends")
    }

    fn says(&self, arguments: &[&str], typed: &str) -> String {
        let output = self.run(arguments, typed);
        let told = String::from_utf8(output.stderr).expect("UTF-8");
        assert!(output.status.success(), "{arguments:?}: {told}");
        String::from_utf8(output.stdout).expect("UTF-8")
    }

    /// The newest session: its id, whether it is over, and the places of its answers with whether they are right.
    fn newest(&self) -> Option<(String, bool, Vec<Judged>)> {
        if !self.store.exists() {
            return None;
        }
        let store = Connection::open(&self.store).expect("the store opens");
        let sql =
            "SELECT id, ended IS NOT NULL FROM sessions ORDER BY started DESC, rowid DESC LIMIT 1";
        let row = store.query_row(sql, [], |row| Ok((row.get(0)?, row.get(1)?)));
        let (id, is_over): (String, bool) = row.ok()?;
        let sql =
            "SELECT place, is_right FROM answers JOIN session_questions USING (session, question)
                   WHERE session = ?1 ORDER BY at, answers.rowid";
        let mut statement = store.prepare(sql).expect("tables");
        let rows = statement.query_map([&id], |row| Ok((row.get::<_, i64>(0)?, row.get(1)?)));
        let answers = rows.expect("answers").map(|row| row.expect("an answer"));
        let answers =
            answers.map(|(place, right)| (usize::try_from(place).expect("a place") + 1, right));
        Some((id, is_over, answers.collect()))
    }
}

/// The questions that were shown, and what was said about each answer.
fn transcript(text: &str) -> (Vec<usize>, Vec<Judged>) {
    let (mut shown, mut judged) = (Vec::new(), Vec::new());
    // What has no end yet was not said.
    for line in text
        .split_inclusive('\n')
        .filter(|line| line.ends_with('\n'))
    {
        if let Some(rest) = line.strip_prefix("Question ") {
            let number = rest.split(' ').next().expect("a number");
            shown.push(number.parse().expect("a number"));
        }
        if let "Right.\n" | "Wrong.\n" = line {
            judged.push((*shown.last().expect("a question"), line == "Right.\n"));
        }
    }
    (shown, judged)
}

/// Starts sessions, kills each at a moment of chance, and looks after each that nothing is lost.
fn kill_again_and_again(quiz: &Quiz, kills: usize, seed: u64) {
    let mut random = Random::of(seed);
    let mut said: Vec<Judged> = Vec::new();
    for kill in 0..kills {
        let before = quiz.newest().filter(|(_, is_over, _)| !is_over);
        let count = COUNT.to_string();
        let paper = (kill % 7).to_string();
        let arguments: &[&str] = match before {
            Some(_) => &["--resume"],
            None => &["--count", &count, "--seed", &paper],
        };
        let mut child = quiz.start(arguments);
        let mut input = child.stdin.take().expect("piped");
        // One of these lines answers, whether one option is asked for or the order of four or five; the others are refused.
        let answers: String = (0..COUNT)
            .map(|_| format!("{}\n1 2 3 4\n1 2 3 4 5\n", 1 + random.below(2)))
            .collect();
        input.write_all(answers.as_bytes()).expect("the quiz reads");
        let mut output = BufReader::new(child.stdout.take().expect("piped"));
        let mut text = String::new();
        // Some are killed before they say anything, the others after some answers or in the midst of the next.
        if random.below(10) == 0 {
            std::thread::sleep(Duration::from_millis(random.below(200) as u64));
        } else {
            let most = random.below(COUNT + 1);
            while transcript(&text).1.len() < most
                && output.read_line(&mut text).expect("UTF-8") > 0
            {}
            std::thread::sleep(Duration::from_micros(random.below(20_000) as u64));
        }
        child.kill().expect("killed");
        child.wait().expect("ended");
        output.read_to_string(&mut text).expect("UTF-8");
        let (shown, judged) = transcript(&text);
        let place = format!("seed {seed}, kill {kill}, {before:?}\n{text}");

        match &before {
            None => said.clear(),
            Some((_, _, answers)) => {
                let next = answers.last().map_or(1, |(last, _)| last + 1);
                let is_next = shown.first().is_none_or(|first| *first == next);
                assert!(is_next, "{next} should be next: {place}");
            }
        }
        said.extend(judged);
        let Some((id, _, kept)) = quiz.newest() else {
            assert!(said.is_empty(), "{place}");
            continue;
        };
        match &before {
            Some((same, _, _)) => assert_eq!(id, *same, "{place}"),
            // It was killed before it had begun a session of its own.
            None if shown.is_empty() && kept.len() == COUNT => continue,
            None => {}
        }
        // What was kept before it could be said counts as well.
        assert!(
            kept.starts_with(&said),
            "said {said:?}, kept {kept:?}: {place}"
        );
        assert!(
            kept.len() <= said.len() + 1,
            "said {said:?}, kept {kept:?}: {place}"
        );
        said = kept;
    }
}

#[test]
fn a_quiz_that_is_killed_at_any_moment_has_kept_every_answer_that_it_judged() {
    let folder = tempfile::tempdir().expect("a folder");
    small_data(&folder.path().join("data"));
    let now = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .expect("after 1970");
    let seed = u64::try_from(now.as_millis()).expect("a number");
    println!("seed {seed}");
    const AT_ONCE: usize = 4;
    std::thread::scope(|scope| {
        for which in 0..AT_ONCE {
            let quiz = Quiz {
                data: folder.path().join("data"),
                store: folder.path().join(format!("{which}.sqlite")),
            };
            scope.spawn(move || kill_again_and_again(&quiz, KILLS / AT_ONCE, seed + which as u64));
        }
    });
}

fn small_quiz(folder: &Path) -> Quiz {
    small_data(&folder.join("data"));
    Quiz {
        data: folder.join("data"),
        store: folder.join("new/progress.sqlite"),
    }
}

#[test]
fn an_exam_that_is_killed_does_not_get_its_time_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let quiz = small_quiz(folder.path());
    let exam = ["--exam", "--minutes", "5", "--count", "3", "--seed", "5"];
    let mut child = quiz.start(&exam);
    let mut output = BufReader::new(child.stdout.take().expect("piped"));
    let mut line = String::new();
    while !line.starts_with("Time left: ") {
        line.clear();
        assert!(output.read_line(&mut line).expect("UTF-8") > 0, "no time");
    }
    let before = time_left(&line);
    // nothing is typed meanwhile
    std::thread::sleep(Duration::from_millis(3_500));
    child.kill().expect("killed");
    child.wait().expect("ended");
    let text = quiz.says(&["--resume"], "");
    let left = text.lines().find(|line| line.starts_with("Time left: "));
    assert!(time_left(left.expect("a time")) + 2 <= before, "{text}");
}

/// How many seconds are left by a line such as “Time left: 0:04:57”.
fn time_left(line: &str) -> u64 {
    let time = line.trim().rsplit(' ').next().expect("a time");
    let parts = time
        .split(':')
        .map(|part| part.parse::<u64>().expect("a number"));
    parts.fold(0, |sum, part| sum * 60 + part)
}

fn json(quiz: &Quiz) -> serde_json::Value {
    let text = quiz.says(&["progress", "--json"], "");
    serde_json::from_str(&text).expect("JSON")
}

#[test]
fn progress_is_told_reviewed_when_it_is_due_and_forgotten() {
    let folder = tempfile::tempdir().expect("a folder");
    let quiz = small_quiz(folder.path());
    assert!(
        quiz.says(&["progress"], "")
            .contains("Nothing is kept yet.")
    );
    let nothing = quiz.run(&["--resume"], "");
    assert_eq!(nothing.status.code(), Some(2));

    let text = quiz.says(&["--count", "3", "--seed", "5"], "1\n1\nq\n");
    assert!(text.contains("Type “jadoube-quiz --resume”"), "{text}");
    let text = quiz.says(&["--resume"], "1\n\n");
    assert!(
        text.contains("Question 3 of 3") && !text.contains("Question 1 of 3"),
        "{text}"
    );
    let (_, judged) = transcript(&text);
    assert_eq!(judged.len(), 1);

    let report = json(&quiz);
    let asked = |report: &serde_json::Value| -> u64 {
        let articles = report["articles"].as_array().expect("a list");
        articles
            .iter()
            .map(|one| one["asked"].as_u64().expect("a number"))
            .sum()
    };
    assert_eq!(
        (asked(&report), report["due"].as_u64()),
        (3, Some(0)),
        "{report:#}"
    );
    assert_eq!(report["sessions"][0]["answered"].as_u64(), Some(3));
    let text = quiz.says(&["progress"], "");
    let line = text
        .lines()
        .find(|line| line.starts_with("- Article"))
        .expect("a chart");
    assert!(
        line.contains(" right, ") && line.ends_with(['█', '░', '#', '.']),
        "{line}"
    );
    assert!(text.contains("The next question is due within "), "{text}");

    let nothing = quiz.run(&["--review"], "");
    let told = String::from_utf8(nothing.stdout).expect("UTF-8");
    assert_eq!(nothing.status.code(), Some(1));
    assert!(
        told.contains("No question is due.") && told.contains("is due within "),
        "{told}"
    );
    let store = Connection::open(&quiz.store).expect("opened");
    let place =
        "(SELECT place FROM session_questions WHERE session_questions.question = cards.question)";
    // The last question has waited longest.
    store
        .execute(&format!("UPDATE cards SET due = 100 - {place}"), [])
        .expect("due");
    let sql =
        "INSERT INTO cards SELECT learner, 'gone.2023.standard-full.result.0', 0, last, stability,
               difficulty, scheduled_days, reps, lapses FROM cards LIMIT 1";
    store.execute(sql, []).expect("one more");
    let text = quiz.says(&["--review", "--count", "2"], "1\n1\n\n");
    assert!(text.contains("One question no longer exists"), "{text}");
    assert!(
        text.contains("3 questions are due; the 2 that have waited longest are asked"),
        "{text}"
    );
    assert!(text.contains("The next question is due now"), "{text}");
    let sql = "SELECT question FROM session_questions JOIN sessions ON id = session WHERE mode = 'learning' AND place = 2";
    let last: String = store
        .query_row(sql, [], |row| row.get(0))
        .expect("a question");
    let sql = "SELECT question FROM session_questions JOIN sessions ON id = session WHERE mode = 'review' AND place = 0";
    let first: String = store
        .query_row(sql, [], |row| row.get(0))
        .expect("a question");
    assert_eq!(first, last);

    let anna = quiz.says(&["progress", "--learner", "Anna"], "");
    assert!(anna.contains("Nothing is kept yet."), "{anna}");
    let report = json(&quiz);
    let article = report["articles"][0]["article"].as_str().expect("a name");
    assert!(
        quiz.says(&["progress", "--forget", article], "")
            .contains("forgotten")
    );
    assert!(asked(&json(&quiz)) < 5);
    let unknown = quiz.run(&["progress", "--forget", "99.9"], "");
    assert_eq!(unknown.status.code(), Some(2));
    quiz.says(&["progress", "--forget", "all"], "");
    assert!(
        quiz.says(&["progress"], "")
            .contains("Nothing is kept yet.")
    );
}

#[test]
fn progress_is_kept_in_the_folder_of_the_user_unless_nothing_is_to_be_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    small_data(&folder.path().join("data"));
    let home = folder.path().join("home");
    let start = |arguments: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_jadoube-quiz"))
            .args(arguments)
            .args(["--lang", "en", "--data"])
            .arg(folder.path().join("data"))
            .env("XDG_DATA_HOME", &home)
            .env("HOME", &home)
            .stdin(Stdio::null())
            .output();
        output.expect("the quiz starts")
    };
    let quiet = start(&["--no-store", "--seed", "1"]);
    assert!(quiet.status.success());
    assert!(!String::from_utf8_lossy(&quiet.stdout).contains("--resume"));
    assert!(!home.exists());
    assert!(start(&["--seed", "1"]).status.success());
    if cfg!(target_os = "linux") {
        assert!(home.join("jadoube/progress.sqlite").exists());
    }
    let both = start(&["--no-store", "--review"]);
    assert_eq!(both.status.code(), Some(2));
}

#[test]
fn a_store_that_cannot_be_used_ends_the_program_with_a_reason() {
    let folder = tempfile::tempdir().expect("a folder");
    let quiz = small_quiz(folder.path());
    std::fs::create_dir_all(quiz.store.parent().expect("a folder")).expect("made");
    std::fs::write(
        &quiz.store,
        "no store of ours, but long enough to be taken for one".repeat(20),
    )
    .expect("written");
    for arguments in [
        &["--seed", "1"][..],
        &["--resume"],
        &["progress"],
        &["--exam"],
    ] {
        let output = quiz.run(arguments, "1\n");
        let told = String::from_utf8(output.stderr).expect("UTF-8");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(
            told.contains("is no file of this program, or it is damaged"),
            "{told}"
        );
        assert!(output.stdout.is_empty());
    }
}
