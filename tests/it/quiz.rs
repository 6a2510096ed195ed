//! The quiz: each question has one right answer, each paper can be repeated, and the program minds its manners.

use crate::{LIBRARY, RULINGS, TONGUES};
use jadoube::edition::{Confidence, Edition, Layers, Pace, Supervision};
use jadoube::game::{Colours, Effect, Fact};
use jadoube::laws::Verdict;
use jadoube::quiz::{
    QuestionKind, QuizQuestion, Random, Request, Ruling, Stock, Topic, Unasked, candidates,
    question, questions,
};
use jadoube::rulings::Run;
use jadoube::text::{Say, Value};
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::process::{Command, Output, Stdio};

/// The stock of a test of its own.
fn stock() -> Stock<'static> {
    Stock::of(&RULINGS, &TONGUES.0)
}

fn everything() -> Request {
    Request {
        count: 10,
        seed: 7,
        topic: None,
        edition: None,
        pace: None,
        supervision: None,
        practice: Layers::FIDE,
    }
}

/// Whether both lists hold the same effects, in any order.
fn same_effects(a: &[Effect], b: &[Effect]) -> bool {
    let words = |effects: &[Effect]| {
        let mut all: Vec<String> = effects.iter().map(|effect| format!("{effect:?}")).collect();
        all.sort();
        all
    };
    words(a) == words(b)
}

/// What each language shows of an option.
fn read(question: &QuizQuestion<'_>, at: usize) -> Vec<String> {
    let all = TONGUES.0.iter().map(|words| {
        let voice = words.voice(question.scenario.case.colours);
        let lines = question.option(&voice, at);
        let texts: Vec<String> = lines.iter().map(|line| line.text.clone()).collect();
        texts.join("\n")
    });
    all.collect()
}

fn name_of(question: &QuizQuestion<'_>) -> String {
    let laws = &question.ruled.laws;
    let (pace, supervision) = (laws.setting.pace, laws.setting.supervision);
    format!(
        "{} {} {pace} {supervision}",
        question.scenario.id, laws.edition
    )
}

fn has_one_right_option(question: &QuizQuestion<'_>, verdict: &Verdict) {
    let name = name_of(question);
    assert!((3..=4).contains(&question.options.len()), "{name}");
    let asked = |branch| question.scope.effects(branch);
    let right = &question.options[question.right];
    match &right.ruling {
        Ruling::Plain(effects) => {
            let first = verdict.branches.first().expect("a branch");
            assert!(same_effects(effects, &asked(first)), "{name}");
            assert_ne!(question.kind, QuestionKind::Depends, "{name}");
        }
        Ruling::Depends(..) => {
            assert_eq!(question.kind, QuestionKind::Depends, "{name}");
            for leaf in right.ruling.leaves() {
                let ruled = |branch| same_effects(leaf, &asked(branch));
                assert!(verdict.branches.iter().any(ruled), "{name}");
            }
        }
    }
    for (at, option) in question.options.iter().enumerate() {
        let mut ruled = option.ruling.leaves().into_iter().flatten();
        let taught = |effect: &Effect| matches!(effect, Effect::Usual(_) | Effect::Unusual(_));
        assert!(
            !ruled.any(taught),
            "{name}: what is usual is no part of an option"
        );
        if at == question.right {
            continue;
        }
        assert!(!option.ruling.would_be_right(&right.ruling), "{name}");
        if let Ruling::Plain(effects) = &option.ruling {
            let ruled = |branch| same_effects(effects, &asked(branch));
            assert!(!verdict.branches.iter().any(ruled), "{name}: option {at}");
        }
    }
}

fn reads_differently_everywhere(question: &QuizQuestion<'_>) {
    for language in 0..TONGUES.0.iter().count() {
        let texts: BTreeSet<String> = (0..question.options.len())
            .map(|at| read(question, at).swap_remove(language))
            .collect();
        assert_eq!(
            texts.len(),
            question.options.len(),
            "{}: {texts:#?}",
            name_of(question)
        );
        assert!(texts.iter().all(|text| !text.trim().is_empty()));
    }
}

fn rests_on_sources(question: &QuizQuestion<'_>) {
    let until = |event| question.scope.event.is_none_or(|asked| event <= asked);
    let steps = question
        .ruled
        .verdict
        .branches
        .iter()
        .flat_map(|branch| &branch.steps);
    for reason in steps
        .filter(|step| until(step.event))
        .flat_map(|step| &step.reasons)
    {
        assert_ne!(
            reason.confidence(),
            Confidence::Unverified,
            "{}",
            name_of(question)
        );
        assert!(reason.facts.iter().all(|(_, fact)| *fact != Fact::Unknown));
    }
    assert!(!question.deciding.is_empty(), "{}", name_of(question));
}

/// Where practice and letter give other answers, the question says by which it is asked, and cites the items; elsewhere no
/// wrong option is right the other way.
fn says_by_which_it_is_asked(question: &QuizQuestion<'_>, run: Run<'_>) {
    let name = name_of(question);
    let other = run.the_other_way();
    let other = other.ruled().expect("a ruling the other way, too");
    let right = &question.options[question.right].ruling;
    let other = Ruling::of(&other.verdict, &question.scope);
    assert_eq!(
        question.differs.is_some(),
        !other.is_the_same(right),
        "{name}"
    );
    let by = match run.practice {
        Layers::LETTER => "letter",
        _ => "fide",
    };
    for words in TONGUES.0.iter() {
        let voice = words.voice(question.scenario.case.colours);
        let by = voice.say(&Say::attribute("quiz-by", by));
        let says = question.asked(&voice).contains(&by);
        assert_eq!(says, question.differs.is_some(), "{name}");
        for item in question.differs.iter().flatten() {
            let mut cited = question.articles(&voice).into_iter();
            assert!(cited.any(|cited| cited.contains(&*item.id)), "{name}");
        }
    }
    assert!(
        question
            .differs
            .as_ref()
            .is_none_or(|items| !items.is_empty()),
        "{name}"
    );
    let mut wrong = question.options.clone();
    wrong.remove(question.right);
    let mut wrong = wrong.iter();
    assert!(
        question.differs.is_some() || !wrong.any(|option| option.ruling.would_be_right(&other)),
        "{name}"
    );
}

/// How many cases of an edition are asked, and why others are not; every question is looked at on the way.
fn census(edition: Edition, practice: Layers) -> BTreeMap<String, usize> {
    let stock = stock();
    let mut random = Random::of(7);
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    let mut cases = BTreeSet::new();
    let wanted = Request {
        edition: Some(edition),
        practice,
        ..everything()
    };
    for candidate in candidates(&RULINGS, &wanted) {
        let word = match question(&stock, candidate, &mut random) {
            Ok(question) => {
                let ruled = candidate.ruled().expect("a ruling");
                has_one_right_option(&question, &ruled.verdict);
                reads_differently_everywhere(&question);
                rests_on_sources(&question);
                says_by_which_it_is_asked(&question, candidate);
                if question.differs.is_some() {
                    *counts.entry("with two answers".to_owned()).or_default() += 1;
                }
                cases.insert(&candidate.scenario().id);
                let kind = format!(
                    "{:?} with {} options",
                    question.kind,
                    question.options.len()
                );
                *counts.entry(kind).or_default() += 1;
                "asked"
            }
            Err(Unasked::NothingExpected) => "not asked: no effects expected",
            Err(Unasked::NoRuling(_)) => "not asked: no ruling",
            Err(Unasked::NothingSaid) => "not asked: no provision speaks",
            Err(Unasked::Doubtful) => "not asked: doubtful value",
            Err(Unasked::TooOpen) => "not asked: too open",
            Err(Unasked::TooFewMistakes(_)) => "not asked: too few mistakes",
        };
        *counts.entry(word.to_owned()).or_default() += 1;
    }
    counts.insert("cases asked".to_owned(), cases.len());
    counts
}

#[test]
fn every_question_that_can_be_made_has_one_right_option() {
    std::thread::scope(|scope| {
        let editions = LIBRARY.editions.iter().map(|data| data.edition);
        let newest = LIBRARY.newest().expect("an edition").edition;
        let asked = editions.map(|edition| (edition, Layers::FIDE));
        let all: Vec<_> = asked
            .chain([(newest, Layers::LETTER)])
            .map(|(edition, practice)| (edition, scope.spawn(move || census(edition, practice))))
            .collect();
        for (edition, counted) in all {
            let counts = counted.join().expect("every question is sound");
            println!("{edition}: {counts:#?}");
            assert!(
                counts.get("cases asked") >= Some(&50),
                "{edition}: {counts:#?}"
            );
            let two = counts.get("with two answers").copied().unwrap_or(0);
            let data = LIBRARY.edition(edition).expect("it was read");
            assert!(two == 0 || data.is_changed_by(Layers::FIDE), "{edition}");
            assert!(two > 4 || edition != newest, "{edition}: {two}");
        }
    });
}

fn drawn(paper: &[QuizQuestion<'_>]) -> Vec<String> {
    let one = |question: &QuizQuestion<'_>| format!("{} {:?}", name_of(question), question.options);
    paper.iter().map(one).collect()
}

#[test]
fn the_same_seed_gives_the_same_paper_and_no_case_twice() {
    let of = |seed| {
        let request = Request {
            count: 25,
            seed,
            ..everything()
        };
        questions(&stock(), &request).questions
    };
    let (first, again, other) = (of(7), of(7), of(8));
    assert_eq!(drawn(&first), drawn(&again));
    assert_ne!(drawn(&first), drawn(&other));
    let cases: BTreeSet<&str> = first.iter().map(|q| q.scenario.id.as_str()).collect();
    assert_eq!((first.len(), cases.len()), (25, 25));
    let chiefs: BTreeSet<&str> = first
        .iter()
        .map(|q| q.scenario.place.file.as_str())
        .collect();
    assert_eq!(
        chiefs.len(),
        25,
        "as long as there are more provisions than questions"
    );
}

#[test]
fn a_paper_keeps_to_what_was_wanted() {
    let topic = Topic::of(&LIBRARY, "rapid").expect("a chapter");
    let request = Request {
        count: 8,
        topic: Some(topic.clone()),
        edition: Some(Edition::of(2018)),
        pace: Some(Pace::Rapid),
        supervision: Some(Supervision::Limited),
        ..everything()
    };
    let paper = questions(&stock(), &request).questions;
    assert!(!paper.is_empty());
    for question in paper {
        let setting = &question.ruled.laws.setting;
        assert!(topic.fits(question.scenario));
        assert_eq!(question.ruled.laws.edition, Edition::of(2018));
        assert_eq!(
            (setting.pace, setting.supervision),
            (Pace::Rapid, Supervision::Limited)
        );
    }
    let about_item = Request {
        topic: Some(Topic::of(&LIBRARY, "M-035").expect("an item of the practice")),
        ..everything()
    };
    let paper = questions(&stock(), &about_item).questions;
    let items = LIBRARY.practice.iter().flat_map(|layer| &layer.items);
    let item = items.into_iter().find(|item| item.id == "M-035");
    let shown_by = item.expect("it was read").taught.cases();
    assert!(!paper.is_empty());
    for question in paper {
        assert!(
            shown_by.contains(&question.scenario.id),
            "{}",
            name_of(&question)
        );
    }
    let unknown = Topic::of(&LIBRARY, "rapit").expect_err("no such topic");
    assert_eq!(unknown.near.first().map(String::as_str), Some("rapid"));
}

#[test]
fn every_word_of_the_quiz_can_be_said() {
    let paper = questions(
        &stock(),
        &Request {
            count: 60,
            ..everything()
        },
    );
    let mut problems = BTreeSet::new();
    for words in TONGUES.0.iter().filter(|words| words.has_file("quiz.ftl")) {
        for question in &paper.questions {
            let voice = words.voice(question.scenario.case.colours);
            question.laws_named(&voice);
            question.pieces(&voice);
            question.asked(&voice);
            question.articles(&voice);
            for at in 0..question.options.len() {
                question.option(&voice, at);
                question.why_wrong(&voice, at);
            }
            problems.extend(voice.problems());
        }
        let voice = words.voice(Colours::Known);
        for (asked, right) in [(0u64, 0u64), (1, 0), (1, 1), (2, 1), (5, 5), (21, 3)] {
            let count = |id: &'static str| Say::message(id).number("count", asked);
            let score = Say::message("quiz-score");
            voice.say(&score.number("asked", asked).number("right", right));
            voice.say(&count("quiz-fewer"));
            voice.say(&count("quiz-start").with("seed", Value::Text("7".into())));
            voice.say(&count("quiz-weak-line").with("provision", Value::Text("9.1".into())));
        }
        problems.extend(voice.problems());
    }
    let mine: Vec<String> = problems
        .iter()
        .filter(|problem| problem.message.starts_with("quiz-"))
        .map(ToString::to_string)
        .collect();
    assert!(mine.is_empty(), "{mine:#?}");
}

fn run(args: &[&str], typed: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_jadoube-quiz"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the quiz starts");
    let mut input = child.stdin.take().expect("piped");
    input.write_all(typed.as_bytes()).expect("the quiz reads");
    drop(input);
    child.wait_with_output().expect("the quiz ends")
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("UTF-8")
}

/// The paper that `--lang en --count 3 --seed 7` asks.
fn three() -> Vec<QuizQuestion<'static>> {
    let request = Request {
        count: 3,
        edition: LIBRARY.newest().map(|data| data.edition),
        ..everything()
    };
    questions(&stock(), &request).questions
}

#[test]
fn a_session_in_a_pipe_reads_like_this() {
    let paper = three();
    let right = |at: usize| (paper[at].right + 1).to_string();
    let wrong = ((paper[1].right + 1) % paper[1].options.len() + 1).to_string();
    let typed = format!("{}\nfour\n\n9\n?\n{wrong}.\n{}\n", right(0), right(2));
    let output = run(&["--lang", "en", "--count", "3", "--seed", "7"], &typed);
    assert!(output.status.success(), "{}", err(&output));
    let told = [
        "Question ",
        "Your answer",
        "Right.",
        "Wrong.",
        "Option ",
        "You answered",
        "This is no",
        "Please type",
        "Exactly one",
        "To read again",
        "- Article",
        "- ",
    ];
    let text = out(&output);
    let lines: Vec<&str> = text
        .lines()
        .filter(|line| told.iter().any(|start| line.starts_with(start)))
        .filter(|line| !line.starts_with("- ") || line.ends_with("wrong answer)"))
        .collect();
    let last = |at: usize| paper[at].options.len();
    let english = TONGUES.0.get("en").expect("English");
    let missed = paper[1].articles(&english.voice(paper[1].scenario.case.colours));
    let expected = format!(
        "Question 1 of 3\nYour answer, a number from 1 to {}:\nRight.\nOption {} is right:\n\
         Question 2 of 3\nYour answer, a number from 1 to {two}:\n\
         This is no option: “four”. Please type a number from 1 to {two}, “?” for help, or “q” to stop.\n\
         Please type a number from 1 to {two}, “?” for help, or “q” to stop.\n\
         This is no option: “9”. Please type a number from 1 to {two}, “?” for help, or “q” to stop.\n\
         Exactly one option is right: what the Laws named above the question rule, completely. The wrong ones are real mistakes.\n\
         Your answer, a number from 1 to {two}:\nWrong.\nOption {} is right:\n\
         Question 3 of 3\nYour answer, a number from 1 to {}:\nRight.\nOption {} is right:\n\
         You answered 3 questions, 2 of them correctly.\n\
         To read again, the rules that you missed most often first:\n- {} (one wrong answer)",
        last(0),
        right(0),
        right(1),
        last(2),
        right(2),
        missed[0],
        two = last(1),
    );
    assert_eq!(lines.join("\n"), expected, "{text}");
}

#[test]
fn the_end_of_the_input_is_the_end_of_the_quiz() {
    for (typed, score) in [
        ("", "You answered no question."),
        ("q\n", "You answered no question."),
        ("nonsense", "You answered no question."),
        ("1", "You answered one question, and the answer was "),
    ] {
        let output = run(&["--lang", "en", "--seed", "7"], typed);
        assert!(output.status.success(), "{typed:?}: {}", err(&output));
        assert!(out(&output).contains(score), "{typed:?}: {}", out(&output));
        assert_eq!(err(&output), "");
    }
}

#[test]
fn a_reader_who_has_heard_enough_is_no_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_jadoube-quiz"))
        .args(["--lang", "en", "--paper", "--count", "50"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the quiz starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the quiz ends");
    assert!(output.status.success(), "{}", err(&output));
    assert_eq!(err(&output), "");
}

#[test]
fn what_cannot_be_understood_is_said_and_near_names_are_offered() {
    for (args, says) in [
        (["--lang", "en", "--topic", "drawn-gaem"], "drawn-game"),
        (["--lang", "xx", "--seed", "1"], "there is no language “xx”"),
        (
            ["--lang", "en", "--edition", "2016"],
            "expected one of 1997",
        ),
        (["--lang", "en", "--pace", "rapit"], "rapid"),
        (["--lang", "en", "--count", "0"], "0"),
    ] {
        let output = run_in_english(&args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(err(&output).contains(says), "{args:?}: {}", err(&output));
        assert_eq!(out(&output), "");
    }
    let output = run_in_english(&["--topic", "adjourned", "--pace", "blitz"]);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(err(&output), "No question can be asked about this.\n");
}

fn run_in_english(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_jadoube-quiz"))
        .args(args)
        .env("LC_ALL", "en_GB.UTF-8")
        .stdin(Stdio::null())
        .output()
        .expect("the quiz starts")
}

#[test]
fn a_paper_has_the_same_answers_in_every_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_str().expect("UTF-8");
    let mut grids = BTreeSet::new();
    for words in TONGUES.0.iter() {
        let lang = words.lang();
        let output = run(
            &[
                "--paper", "--count", "12", "--seed", "3", "--lang", lang, "--format", "markdown",
                "--out", path,
            ],
            "",
        );
        assert!(output.status.success(), "{}", err(&output));
        let read = |name: &str| {
            let file = folder.path().join(format!("{name}.{lang}.md"));
            std::fs::read_to_string(file).expect("written")
        };
        let (asked, answers) = (read("questions"), read("answers"));
        assert_eq!(asked.matches("\n## ").count(), 12, "{lang}");
        let grid: Vec<(String, String)> = answers
            .lines()
            .filter(|line| line.starts_with("| "))
            .skip(1)
            .map(|line| {
                let cells: Vec<&str> = line.split(" | ").collect();
                // title and id of the case
                let id = cells[3].rsplit(['(', ')']).nth(1).expect("an id");
                (cells[1].to_owned(), id.to_owned())
            })
            .collect();
        assert_eq!(grid.len(), 12, "{lang}: {answers}");
        for (_, case) in &grid {
            assert!(!asked.contains(case), "the questions tell no case");
        }
        grids.insert(grid);
    }
    assert_eq!(grids.len(), 1, "{grids:#?}");
}

#[test]
fn a_paper_says_by_which_laws_it_asks() {
    let head = |lang: &str, more: &[&str]| {
        let args = ["--paper", "--count", "1", "--seed", "3", "--lang", lang];
        let output = run(&[&args, more].concat(), "");
        assert!(output.status.success(), "{}", err(&output));
        out(&output)
            .lines()
            .nth(1)
            .expect("a second line")
            .to_owned()
    };
    for (lang, taught, letter) in [
        (
            "en",
            "FIDE’s Arbiters’ Manual",
            "the letter of the Laws of 2023",
        ),
        (
            "it",
            "manuale degli arbitri della FIDE",
            "la lettera delle Regole del 2023",
        ),
        (
            "de",
            "Schiedsrichterhandbuchs der FIDE",
            "dem Wortlaut der Regeln von 2023",
        ),
        ("ru", "руководство ФИДЕ", "по букве Правил 2023"),
    ] {
        let fide = head(lang, &[]);
        assert!(fide.contains(taught) && fide.contains("2023"), "{fide}");
        let by_the_letter = head(lang, &["--practice", "letter"]);
        assert!(by_the_letter.contains(letter), "{by_the_letter}");
    }
    let old = head("en", &["--edition", "1997"]);
    assert_eq!(old, "The questions follow the Laws of 1997.");
    let mut editions = LIBRARY.editions.iter();
    let first = editions.find(|data| data.is_changed_by(Layers::FIDE));
    let first = first
        .expect("an edition beside which something counts")
        .edition;
    let all = head("en", &["--edition", "all"]);
    assert!(all.contains(&format!("from {first} on")), "{all}");
    let output = run(&["--practice", "mars"], "");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn both_parts_of_a_paper_are_apart_on_one_page() {
    let output = run(
        &["--paper", "--count", "2", "--seed", "3", "--lang", "en"],
        "",
    );
    let text = out(&output);
    let (asked, answers) = text
        .split_once(&format!("\n{}\n", "=".repeat(72)))
        .expect("two parts");
    assert!(asked.contains("Question 2 of 2") && !asked.contains("Right option"));
    assert!(answers.contains("Right option"));
}
