//! The quiz: each question has one right answer, each paper can be repeated, and the program minds its manners.

use crate::{LIBRARY, RULINGS, TONGUES};
use jadoube::edition::{Edition, Layers, Named, Pace, Setting, Supervision};
use jadoube::game::{Colours, Effect};
use jadoube::laws::{Provision, Status};
use jadoube::quiz::{
    Catalogue, Confusion, Form, Kind, Missing, QuizOption, QuizQuestion, Request, Says, SetAside,
    Stock, Told, Topic, basis, contradict_each_other, every, questions, would_be_right,
};
use jadoube::text::{Announcement, Say, Standing, Value, rule_said};
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::process::{Command, Output, Stdio};
use std::sync::LazyLock;

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

/// Every question that can be asked by the newest edition.
pub static NEWEST: LazyLock<Vec<QuizQuestion<'static>>> = LazyLock::new(|| {
    let request = Request {
        edition: LIBRARY.newest().map(|data| data.edition),
        ..everything()
    };
    every(&stock(), &request)
});

/// The newest questions in a language.
pub fn told(lang: &str) -> Vec<Told> {
    let words = TONGUES.0.get(lang).expect("a language");
    NEWEST.iter().map(|question| question.told(words)).collect()
}

fn plain(says: &Announcement) -> Vec<Effect> {
    says.effects().cloned().collect()
}

/// Just what is right is said to be right.
pub fn is_sound(question: &QuizQuestion<'_>) {
    let names: BTreeSet<String> = question.options.iter().map(QuizOption::name).collect();
    let must_be = [Kind::Statement, Kind::Several, Kind::Order].contains(&question.kind);
    let are_named_apart = names.len() == question.options.len();
    assert!(are_named_apart || !must_be, "{}: {names:?}", question.id);
    match question.kind {
        Kind::Open => assert!(question.options.is_empty(), "{}", question.id),
        Kind::Several => has_right_and_wrong_parts(question),
        Kind::Order => has_steps_in_order(question),
        _ => has_one_right_option(question),
    }
}

/// Two or three options belong to the ruling; every other one would change it, or contradict it.
fn has_right_and_wrong_parts(question: &QuizQuestion<'_>) {
    let name = &question.id;
    let case = &question.scenario().case;
    let whole = Announcement::of(case, &question.ruled.verdict).expect("an announcement");
    let own: Vec<Effect> = whole.effects().cloned().collect();
    let goes_on = whole.standing != Standing::Open;
    let right = question.right().count();
    assert!((2..=3).contains(&right), "{name}");
    assert!((4..=5).contains(&question.options.len()), "{name}");
    assert!(question.options.len() - right >= 2, "{name}");
    for option in &question.options {
        let Says::Part(part) = &option.says else {
            panic!("{name}: {:?}", option.says);
        };
        let effects: Vec<&Effect> = part.effects().collect();
        let belongs = match effects.as_slice() {
            [] => goes_on,
            [effect] => own.contains(effect),
            _ => panic!("{name}: {effects:?}"),
        };
        assert_eq!(belongs, option.is_right(), "{name}: {effects:?}");
        let beside: Vec<Effect> = own.iter().chain(effects).cloned().collect();
        let is_harmless = would_be_right(&beside, &own);
        let ends = own.iter().any(Effect::ends_the_game);
        assert!(belongs || !is_harmless || ends, "{name}: {part:?}");
    }
}

/// The options are steps of a run in the order of its procedure.
fn has_steps_in_order(question: &QuizQuestion<'_>) {
    let name = &question.id;
    assert!((4..=5).contains(&question.options.len()), "{name}");
    let procedures = LIBRARY.procedures.iter();
    let mut procedures = procedures.filter(|it| question.procedure == Some(&it.id));
    let procedure = procedures.next().expect("a procedure");
    let step = |option: &QuizOption| {
        let name = option.name();
        let id = name.strip_prefix("step-").expect("a step");
        procedure.steps.iter().position(|step| step.id == id)
    };
    let places: Vec<usize> = question.options.iter().filter_map(step).collect();
    assert_eq!(places.len(), question.options.len(), "{name}");
    assert!(places.is_sorted(), "{name}");
    assert_eq!(question.right().count(), places.len(), "{name}");
}

/// One option is right, and no other could be: it is another ruling, that the right one does not leave open, and it does not hold
/// in the ruling where it names a provision; or it is another rule than that of the laws by which it is asked.
fn has_one_right_option(question: &QuizQuestion<'_>) {
    let name = &question.id;
    assert!((3..=4).contains(&question.options.len()), "{name}");
    let right: Vec<&QuizOption> = question.right().collect();
    let [right] = right.as_slice() else {
        panic!("{name}: {right:?}");
    };
    let branches = question.ruled.verdict.branches.iter();
    let holding: Vec<&Provision> = branches
        .flat_map(|branch| branch.reasons())
        .filter(|reason| reason.status == Status::Holds)
        .map(|reason| reason.provision)
        .collect();
    for option in question.options.iter().filter(|option| option.by.is_some()) {
        match (&option.says, &right.says) {
            (Says::Ruled(wrong), Says::Ruled(right)) => {
                assert!(!would_be_right(&plain(wrong), &plain(right)), "{name}");
                assert!(!contradict_each_other(&plain(wrong)), "{name}");
            }
            (Says::Provision(wrong), Says::Provision(_)) => {
                assert!(!holding.contains(wrong), "{name}");
            }
            (Says::Statement(wrong), Says::Statement(right)) => {
                let laws = &question.ruled.laws;
                let setting = Setting {
                    practice: laws.setting.practice,
                    ..Setting::of(laws.setting.pace, laws.setting.supervision)
                };
                let laws = LIBRARY.laws(laws.edition, &setting);
                let facts = (question.deciding[0].rule)(&laws).expect("it is in force");
                let own = rule_said(question.deciding[0], &facts);
                assert!(own == *right && own != *wrong, "{name}");
            }
            (wrong, right) => panic!("{name}: {wrong:?} beside {right:?}"),
        }
    }
}

/// What is printed of a question is short, complete and nowhere twice.
fn can_be_printed(told: &Told) {
    let name = &told.id;
    let count = |text: &str| text.split_whitespace().count();
    assert!(count(&told.story) <= 90, "{name}: {}", told.story);
    assert!(!told.story.is_empty(), "{name}");
    let is_ruled = told.form != Form::Order;
    assert_eq!(!told.ruling.is_empty(), is_ruled, "{name}");
    assert!(
        told.asked.contains('?') || told.story.ends_with('?'),
        "{name}"
    );
    assert!(
        !told.articles.is_empty() && !told.reasons.is_empty(),
        "{name}"
    );
    let marks = told.marks.iter().map(|mark| &mark.text);
    let marks: BTreeSet<&String> = marks.collect();
    let wanted = if told.form == Form::Open {
        2..=6
    } else {
        0..=0
    };
    assert!(wanted.contains(&marks.len()), "{name}: {marks:#?}");
    assert_eq!(marks.len(), told.marks.len(), "{name}");
    for (at, option) in told.options.iter().enumerate() {
        assert!(
            count(&option.text) <= 25 || told.aspect == "answer",
            "{name}: {}",
            option.text
        );
        assert!(!option.text.is_empty(), "{name}");
        assert_eq!(
            option.why.is_empty(),
            option.right,
            "{name}: {}",
            option.text
        );
        let bare = option.text.trim_end_matches('.');
        let others = told
            .options
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != at);
        for (_, other) in others {
            let part = told.aspect != "article" && other.text.contains(bare);
            assert!(!part && other.text != option.text, "{name}: {bare}");
        }
    }
}

#[test]
fn what_is_set_aside_of_a_case_is_no_option_and_has_a_reason() {
    let stock = stock();
    let mut why = BTreeSet::new();
    for question in NEWEST.iter().step_by(7) {
        let told = &question.scenario().confusions;
        let named = |name: &str| Confusion::Often(name.to_owned().into());
        for (kind, name, reason) in stock.set_aside(question.run) {
            assert!(told.iter().any(|it| it.confusion == name), "{name}");
            let mut options = question.options.iter().filter(|_| kind == question.kind);
            let is_option = options.any(|it| it.by == Some(named(&name)));
            assert!(!is_option, "{}: {name}", question.id);
            why.insert(reason);
        }
        // where the lines of a case stand as they are written, no option rests on two of them
        let mut options = question.options.iter();
        let is_joined = options.any(|it| matches!(it.by, Some(Confusion::Both(..))));
        assert!(
            !is_joined || !question.scenario().as_written,
            "{}",
            question.id
        );
    }
    assert!(
        why.contains(&SetAside::Overtaken) && why.len() >= 3,
        "{why:?}"
    );
}

#[test]
fn every_question_has_one_right_option_and_can_be_printed() {
    let ids: BTreeSet<&str> = NEWEST.iter().map(|it| it.id.as_str()).collect();
    assert_eq!(ids.len(), NEWEST.len());
    NEWEST.iter().for_each(is_sound);
    std::thread::scope(|scope| {
        for words in TONGUES.0.whole() {
            let lang = words.lang();
            scope.spawn(move || told(lang).iter().for_each(can_be_printed));
        }
    });
    let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
    for question in NEWEST.iter() {
        *kinds.entry(question.kind.name()).or_default() += 1;
    }
    println!("{kinds:#?}");
    let open = kinds.get("open").copied().unwrap_or(0);
    assert!(
        NEWEST.len() >= 1_200 && NEWEST.len() - open >= 600,
        "{kinds:#?}"
    );
    for (kind, least) in [("statement", 15), ("several", 40), ("order", 5)] {
        let found = kinds.get(kind).copied().unwrap_or(0);
        assert!(found >= least, "{kinds:#?}");
    }
}

#[test]
fn every_confusion_of_the_catalogue_and_of_a_case_has_its_sentence_in_each_language() {
    let by_cases = LIBRARY.scenarios.iter().flat_map(|it| &it.confusions);
    let answers = LIBRARY.confusions.values().flatten().chain(by_cases);
    let names: BTreeSet<&str> = answers.map(|it| it.confusion.as_str()).collect();
    assert!(names.len() > 100, "{}", names.len());
    for words in TONGUES.0.whole() {
        let voice = words.voice(Colours::Known);
        for name in &names {
            assert!(!voice.text_of("confusion", name).is_empty(), "{name}");
        }
        let problems = voice.problems();
        assert!(problems.is_empty(), "{}: {problems:#?}", words.lang());
    }
}

#[test]
fn every_sentence_of_a_confusion_is_that_of_some_answer() {
    let by_cases = LIBRARY.scenarios.iter().flat_map(|it| &it.confusions);
    let answers = LIBRARY.confusions.values().flatten().chain(by_cases);
    let mut names: BTreeSet<&str> = answers.map(|it| it.confusion.as_str()).collect();
    // those that the program itself finds
    let found = [
        include_str!("../../src/quiz/changed.rs"),
        include_str!("../../src/quiz/statement.rs"),
    ];
    names.extend(found.iter().flat_map(|text| text.split('"')));
    for words in TONGUES.0.whole() {
        let told = (words.patterns()).filter_map(|(it, _)| it.strip_prefix("confusion."));
        let unused: Vec<&str> = told.filter(|name| !names.contains(name)).collect();
        assert!(unused.is_empty(), "{}: {unused:?}", words.lang());
    }
}

#[test]
fn every_answer_of_the_catalogue_can_be_told_by_the_newest_laws() {
    let newest = LIBRARY.newest().expect("an edition");
    for (provision, answers) in &LIBRARY.confusions {
        for effect in answers.iter().flat_map(|it| &it.effects) {
            let told = [Pace::Standard, Pace::Rapid, Pace::Blitz].map(|pace| {
                let laws = newest.laws(&Setting::of(pace, Supervision::Full));
                effect.under(&laws.params)
            });
            assert!(told.iter().any(Result::is_ok), "{provision}: {told:?}");
        }
    }
}

#[test]
fn what_a_case_says_is_often_ruled_wrongly_stands_before_other_wrong_answers() {
    let decided = [Kind::Claim, Kind::Arbiter];
    let told = NEWEST.iter().filter(|question| {
        decided.contains(&question.kind) && question.scenario().confusions.len() > 2
    });
    let wrong: Vec<&QuizOption> = told
        .flat_map(|question| &question.options)
        .filter(|option| !option.is_right())
        .collect();
    let by_case = |option: &&&QuizOption| matches!(option.by, Some(Confusion::Often(_)));
    let often = wrong.iter().filter(by_case).count();
    assert!(often > 300, "{often}");
    assert!(often * 2 > wrong.len(), "{often} of {}", wrong.len());
}

#[test]
fn what_a_case_keeps_from_being_asked_is_a_kind_of_question() {
    let unasked = LIBRARY.scenarios.iter().flat_map(|it| &it.unasked);
    for kind in unasked {
        assert!(Kind::NAMES.contains(&kind.as_str()), "{kind}");
    }
}

#[test]
fn a_question_is_found_again_by_its_id() {
    let stock = stock();
    for question in NEWEST.iter().step_by(40) {
        let again = stock
            .named(&question.id, Layers::FIDE)
            .expect("it is there");
        assert_eq!(again.options, question.options, "{}", question.id);
        let (stem, _) = question.id.rsplit_once('.').expect("a mark");
        let other = stock.named(&format!("{stem}.00000000"), Layers::FIDE);
        assert_eq!(other.err(), Some(Missing::Changed(question.id.clone())));
    }
    for id in [
        "",
        "a.b.c",
        "no-such-case.2023.standard-full.result.00000000",
    ] {
        assert_eq!(
            stock.named(id, Layers::FIDE).err(),
            Some(Missing::Gone),
            "{id}"
        );
    }
}

#[test]
fn every_edition_can_be_asked_about() {
    let stock = stock();
    let editions = LIBRARY.editions.iter().map(|data| data.edition);
    let newest = LIBRARY.newest().expect("an edition").edition;
    let asked = editions.map(|edition| (edition, Layers::FIDE));
    for (edition, practice) in asked.chain([(newest, Layers::LETTER)]) {
        let request = Request {
            count: 20,
            edition: Some(edition),
            practice,
            ..everything()
        };
        let paper = questions(&stock, &request).questions;
        assert_eq!(paper.len(), 20, "{edition}");
        for question in &paper {
            assert_eq!(question.ruled.laws.edition, edition);
            is_sound(question);
        }
    }
}

#[test]
fn the_stock_is_told_as_a_table_that_counts_every_question_once() {
    let output = run_in_english(&["stock"]);
    assert!(output.status.success(), "{}", err(&output));
    let text = out(&output);
    let newest = NEWEST.len();
    let told = format!("{newest} questions from ");
    assert!(text.starts_with(&told), "{told} {text}");
    let numbers = |line: &str| -> Vec<usize> {
        let words = line.split_whitespace().skip(1);
        words.map(|word| word.parse().expect("a number")).collect()
    };
    let rows = text.lines().skip(3).take_while(|line| !line.is_empty());
    let (all, rows): (Vec<&str>, Vec<&str>) = rows.partition(|line| line.starts_with("All"));
    let counted = |lines: &[&str]| lines.iter().flat_map(|line| numbers(line)).sum::<usize>();
    assert_eq!((counted(&all), counted(&rows)), (newest, newest), "{text}");
    let unasked = out(&run_in_english(&["stock", "--unasked"]));
    let reasons = text
        .lines()
        .skip_while(|line| !line.starts_with("Not asked"));
    let reasons = reasons
        .skip(1)
        .take_while(|line| !line.is_empty())
        .filter_map(|line| line.split_whitespace().next());
    let reasons: usize = reasons
        .map(|count| count.parse::<usize>().expect("a number"))
        .sum();
    assert_eq!(unasked.lines().count(), reasons);
}

fn drawn(paper: &[QuizQuestion<'_>]) -> Vec<String> {
    paper.iter().map(|question| question.id.clone()).collect()
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
    let cases: BTreeSet<&str> = first.iter().map(|it| it.scenario().id.as_str()).collect();
    assert_eq!((first.len(), cases.len()), (25, 25));
}

fn topic_of(name: &str) -> Topic {
    let files = jadoube::embedded::files();
    let files = files.iter().map(|(path, bytes)| (path.as_str(), *bytes));
    let catalogue = Catalogue::of(files, &LIBRARY, &TONGUES.0, None);
    let topic = catalogue.topic(&[name.to_owned()], &[]);
    topic.expect("a name").expect("a topic")
}

#[test]
fn a_paper_keeps_to_what_was_wanted() {
    let topic = topic_of("rapid");
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
        assert!(topic.fits(question.scenario()));
        assert_eq!(question.ruled.laws.edition, Edition::of(2018));
        assert_eq!(
            (setting.pace, setting.supervision),
            (Pace::Rapid, Supervision::Limited)
        );
    }
    let items = LIBRARY.practice.iter().flat_map(|layer| &layer.items);
    let asked = |cases: &[String]| {
        let mut questions = NEWEST.iter().filter(|question| question.kind != Kind::Open);
        questions.any(|question| cases.contains(&question.scenario().id))
    };
    let mut items = items.filter(|item| asked(item.taught.cases()));
    let item = items.next().expect("an item of which a case is asked");
    let shown_by = item.taught.cases();
    let about_item = Request {
        topic: Some(topic_of(&item.id)),
        ..everything()
    };
    let paper = questions(&stock(), &about_item).questions;
    assert!(!paper.is_empty());
    for question in paper {
        assert!(
            shown_by.contains(&question.scenario().id),
            "{}",
            question.id
        );
    }
}

#[test]
fn every_word_of_the_quiz_can_be_said() {
    let mut problems = BTreeSet::new();
    for words in TONGUES.0.whole().filter(|words| words.has_file("quiz.ftl")) {
        let voice = words.voice(Colours::Known);
        for question in NEWEST.iter().step_by(7) {
            for at in 0..question.options.len() {
                question.option(&voice, at);
                question.why_wrong(&voice, at);
            }
        }
        for (asked, right) in [(0u64, 0u64), (1, 0), (1, 1), (2, 1), (5, 5), (21, 3)] {
            let count = |id: &'static str| Say::message(id).number("count", asked);
            let score = Say::message("quiz-score");
            voice.say(&score.number("asked", asked).number("right", right));
            voice.say(&count("quiz-fewer"));
            voice.say(&count("quiz-start").with("seed", Value::Text("7".into())));
        }
        problems.extend(voice.problems());
    }
    let mine: Vec<String> = problems
        .iter()
        .filter(|problem| {
            let message = &problem.message;
            message.starts_with("quiz-") || message.starts_with("confusion")
        })
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

#[test]
fn a_session_in_a_pipe_reads_like_this() {
    let ask = |typed: &str| {
        let arguments = ["--lang", "en", "--count", "3", "--seed", "7", "--no-store"];
        let output = run(&arguments, typed);
        assert!(output.status.success(), "{}", err(&output));
        out(&output)
    };
    let first = ask("1\n1\n1\n");
    let numbers = |before: &str, after: &str| -> Vec<usize> {
        let lines = first
            .lines()
            .filter_map(|line| line.strip_prefix(before)?.strip_suffix(after));
        lines
            .map(|number| number.parse().expect("a number"))
            .collect()
    };
    let right = numbers("Option ", " is right:");
    let last = numbers("Your answer, a number from 1 to ", ":");
    let wrong = right[1] % last[1] + 1;
    let typed = format!("{}\nfour\n\n9\n?\n{wrong}.\n{}\n", right[0], right[2]);
    let text = ask(&typed);
    let told = [
        "Question ",
        "Your answer",
        "Right.",
        "Wrong.",
        "Option ",
        "One answer",
        "You answered",
        "This is no",
        "Please type",
        "q, quit",
        "By article",
    ];
    let lines: Vec<&str> = text
        .lines()
        .filter(|line| told.iter().any(|start| line.starts_with(start)))
        .collect();
    let expected = format!(
        "Question 1 of 3\nYour answer, a number from 1 to {}:\nRight.\nOption {} is right:\n\
         Question 2 of 3\nYour answer, a number from 1 to {two}:\n\
         This is no option: “four”. Please type a number from 1 to {two}, “?” for help, or “q” to stop.\n\
         Please type a number from 1 to {two}, “?” for help, or “q” to stop.\n\
         This is no option: “9”. Please type a number from 1 to {two}, “?” for help, or “q” to stop.\n\
         q, quit: stops; your score so far is shown\n\
         Your answer, a number from 1 to {two}:\nWrong.\nOption {} is right:\n\
         Question 3 of 3\nYour answer, a number from 1 to {}:\nRight.\nOption {} is right:\n\
         One answer was wrong, and no question was left out. Type “r” to be asked again, or press Enter to finish.\n\
         You answered 3 questions, 2 of them correctly.\n\
         By article, the weakest first:",
        last[0],
        right[0],
        right[1],
        last[2],
        right[2],
        two = last[1],
    );
    assert_eq!(lines.join("\n"), expected, "{text}");
    let chart: Vec<&str> = text
        .lines()
        .skip_while(|line| !line.starts_with("By article"))
        .collect();
    assert!(chart[1].contains(": 0 of 1 right, 0 % "), "{text}");
    assert_eq!(chart.len(), 4, "{text}");
}

#[test]
fn the_end_of_the_input_is_the_end_of_the_quiz() {
    for (typed, score) in [
        ("", "You answered no question."),
        ("q\n", "You answered no question."),
        ("nonsense", "You answered no question."),
        ("1", "You answered one question, and the answer was "),
    ] {
        let output = run(&["--lang", "en", "--seed", "7", "--no-store"], typed);
        assert!(output.status.success(), "{typed:?}: {}", err(&output));
        assert!(out(&output).contains(score), "{typed:?}: {}", out(&output));
        assert_eq!(err(&output), "");
    }
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
    let output = run_in_english(&["--topic", "adjourned", "--pace", "blitz", "--no-store"]);
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
fn a_paper_says_by_which_laws_it_asks() {
    let by = |lang: &str, edition: Option<Edition>, practice| {
        let words = TONGUES.0.get(lang).expect("a language");
        let request = Request {
            edition,
            practice,
            ..everything()
        };
        basis(&words.voice(Colours::Known), &request, &LIBRARY)
    };
    let newest = LIBRARY.newest().map(|data| data.edition);
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
        let fide = by(lang, newest, Layers::FIDE);
        assert!(fide.contains(taught) && fide.contains("2023"), "{fide}");
        let by_the_letter = by(lang, newest, Layers::LETTER);
        assert!(by_the_letter.contains(letter), "{by_the_letter}");
    }
    let old = by("en", Some(Edition::of(1997)), Layers::FIDE);
    assert!(
        old.starts_with("The questions follow the Laws of 1997. Unless a question or"),
        "{old}"
    );
    let mut editions = LIBRARY.editions.iter();
    let first = editions.find(|data| data.is_changed_by(Layers::FIDE));
    let first = first
        .expect("an edition beside which something counts")
        .edition;
    let all = by("en", None, Layers::FIDE);
    assert!(all.contains(&format!("from {first} on")), "{all}");
}
