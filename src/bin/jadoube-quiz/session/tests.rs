//! Sessions as a learner meets them, with questions of every form.

use super::*;
use crate::store::{Plan, Sqlite};
use jadoube::quiz::{ArticleTold, BoardTold, ClockTold, Form, MarkTold, OptionTold, ReasonTold};
use jadoube::text::Tongues;
use std::cell::Cell;
use std::io::Write;
use std::rc::Rc;
use std::sync::LazyLock;

static TONGUES: LazyLock<Tongues> = LazyLock::new(|| {
    let files = jadoube::embedded::files();
    Tongues::of(files.iter().map(|(path, bytes)| (path.as_str(), *bytes))).0
});

fn told(id: &str, form: Form, options: &[(&str, bool)]) -> Told {
    let option = |(text, right): &(&str, bool)| OptionTold {
        name: format!("named-{text}"),
        text: format!("Option text {text}."),
        right: *right,
        why: if *right {
            String::new()
        } else {
            format!("Why {text} is wrong.")
        },
    };
    Told {
        id: format!("{id}.2023.standard-full.result.0"),
        aspect: "result",
        form,
        setting: "Blitz, 3 minutes with 2 seconds a move.".to_owned(),
        board: None,
        clock: None,
        story: format!("The story of {id}."),
        asked: "What now?".to_owned(),
        options: options.iter().map(option).collect(),
        marks: Vec::new(),
        ruling: format!("The ruling on {id}."),
        reasons: vec![ReasonTold {
            named: "Article 9.5.3: applies.".to_owned(),
            text: format!("The reason of {id}."),
        }],
        articles: vec![ArticleTold {
            slug: "wrong-claim",
            number: "9.5.3".to_owned(),
            named: "Article 9.5.3, An incorrect claim".to_owned(),
            text: "What the article says.".to_owned(),
        }],
        case: id.to_owned(),
        title: String::new(),
        edition: 2023,
        pace: "blitz",
        level: 1,
        expected: 70,
        topics: Vec::new(),
    }
}

fn single(id: &str) -> Told {
    told(id, Form::Single, &[("A", false), ("B", true), ("C", false)])
}

fn essay(id: &str) -> Told {
    let mark = |text: &str, marks| MarkTold {
        text: text.to_owned(),
        marks,
    };
    Told {
        marks: vec![mark("Name this", 1), mark("Name that", 3)],
        ..told(id, Form::Open, &[])
    }
}

/// Text that can be read while it is still being written.
#[derive(Clone, Default)]
struct Shared(Rc<std::cell::RefCell<Vec<u8>>>);

impl Write for Shared {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }
    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl Shared {
    fn text(&self) -> String {
        String::from_utf8(self.0.borrow().clone()).expect("UTF-8")
    }
}

/// A learner with a store, whose clock goes on by a second whenever somebody looks at it.
struct Desk {
    lang: String,
    store: Sqlite,
    time: Cell<Instant>,
}

impl Desk {
    fn new() -> Self {
        Desk {
            lang: "en".to_owned(),
            store: Sqlite::in_memory("", 0).expect("a store"),
            time: Cell::new(0),
        }
    }

    fn begin(&self, mode: Mode, told: &[Told], limit: Option<u64>) {
        let plan = Plan {
            mode,
            edition: 2023,
            lang: "en".to_owned(),
            practice: "fide".to_owned(),
            questions: told.iter().map(|told| told.id.clone()).collect(),
            limit,
            pass: Some(50),
        };
        self.store.begin(plan, self.time.get()).expect("begun");
    }

    /// Goes on with the session, and gives what was said.
    fn sit(&self, told: &[Told], typed: &str) -> String {
        self.sit_before(told, typed, None)
    }

    fn sit_before(&self, told: &[Told], typed: &str, width: Option<usize>) -> String {
        let now = || {
            self.time.set(self.time.get() + 1000);
            self.time.get()
        };
        let out = Shared::default();
        let sitting = Sitting {
            screen: Screen::of(typed.as_bytes(), out.clone(), width, true),
            words: TONGUES.get(&self.lang).expect("a language"),
            store: &self.store,
            now: &now,
            session: self.store.broken_off().expect("read").expect("a session"),
            told,
        };
        sitting.run().expect("a sitting");
        out.text()
    }

    fn answers(&self) -> Vec<(Vec<String>, Option<u16>)> {
        let session = self.store.sessions(1).expect("read").swap_remove(0);
        let answers = self.store.answers(&session.id).expect("read");
        answers
            .into_iter()
            .map(|one| (one.chosen, one.got))
            .collect()
    }
}

/// What a fresh learner is told who types this.
fn learn(told: &[Told], typed: &str) -> String {
    let desk = Desk::new();
    desk.begin(Mode::Learning, told, None);
    desk.sit(told, typed)
}

fn has_in_order(text: &str, parts: &[&str]) {
    let mut rest = text;
    for part in parts {
        let found = rest.find(part);
        let at = found.unwrap_or_else(|| panic!("{part:?} is missing in\n{rest}\nof\n{text}"));
        rest = &rest[at + part.len()..];
    }
}

#[test]
fn a_question_is_shown_in_the_order_in_which_it_is_read() {
    let question = Told {
        board: Some(BoardTold {
            fen: "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1".to_owned(),
            chess960: false,
            to_move: "White to move.".to_owned(),
            pieces: vec!["White: Ke1, e2.".to_owned(), "Black: Ke8.".to_owned()],
        }),
        clock: Some(ClockTold {
            white: "0:01:30".to_owned(),
            black: "0:00:50".to_owned(),
        }),
        ..single("x")
    };
    has_in_order(
        &learn(&[question], ""),
        &[
            "Question 1 of 1\n",
            "Blitz, 3 minutes",
            "    8 · · · · k",
            "White: Ke1, e2.",
            "White to move.",
            "White 0:01:30, Black 0:00:50",
            "The story of x.",
            "What now?",
            "1) Option text A.",
            "a number from 1 to 3",
        ],
    );
    // A position that cannot be read is left out, not fatal.
    let mut broken = single("y");
    broken.board = Some(BoardTold {
        fen: "nonsense".to_owned(),
        chess960: true,
        to_move: String::new(),
        pieces: vec!["White: Ke1.".to_owned()],
    });
    has_in_order(&learn(&[broken], ""), &["White: Ke1.", "The story of y."]);
}

#[test]
fn each_answer_is_judged_at_once_with_its_reasons() {
    has_in_order(
        &learn(&[single("x"), single("y")], "1.\n2)\n"),
        &[
            "Wrong.\nWhy A is wrong.\nOption 2 is right:\n2) Option text B.\nRuling\n  The ruling on x.",
            "Why\n  Article 9.5.3: applies.\n  The reason of x.",
            "Question 2 of 2",
            "Right.\nOption 2 is right:",
            "One answer was wrong, and no question was left out. Type “r”",
            "You answered 2 questions, 1 of them correctly.",
            "- Article 9.5.3, An incorrect claim: 1 of 2 right, 50 % █████░░░░░\n",
        ],
    );
}

#[test]
fn an_answer_of_several_options_must_be_exactly_right() {
    let question = [told(
        "x",
        Form::Several,
        &[("A", true), ("B", false), ("C", true)],
    )];
    for (typed, says) in [
        (
            "3, 1\n",
            "Right.\nOptions 1 and 3 are right:\n1) Option text A.\n3) Option text C.",
        ),
        ("1\n", "Wrong.\nOptions 1 and 3 are right:"),
        ("1 2 3\n", "Wrong.\n2) Why B is wrong."),
        ("1 1\n", "This is no answer: “1 1”."),
        ("1 4\n", "This is no answer: “1 4”."),
        ("0\n", "This is no answer: “0”."),
        (",\n", "This is no answer: “,”."),
        ("\n", "Please type numbers from 1 to 3"),
    ] {
        let text = learn(&question, typed);
        assert!(text.contains(says), "{typed:?}:\n{text}");
    }
}

#[test]
fn options_to_be_put_in_order_are_shown_in_another_one() {
    let question = [told(
        "x",
        Form::Order,
        &[("first", true), ("second", true), ("third", true)],
    )];
    let shown = learn(&question, "");
    let place = |text: &str| {
        let line = shown
            .lines()
            .find(|line| line.contains(text))
            .expect("shown");
        line[..1].to_owned()
    };
    let right = ["first", "second", "third"].map(|text| place(&format!("text {text}")));
    assert_ne!(right.concat(), "123");
    let text = learn(&question, &format!("{}\n", right.join(" ")));
    has_in_order(
        &text,
        &[
            "Right.",
            &format!("The right order is {}:", right.join(", ")),
        ],
    );
    let mut wrong = right.clone();
    wrong.swap(0, 2);
    assert!(learn(&question, &format!("{}\n", wrong.join(","))).contains("Wrong."));
    assert!(learn(&question, "1 2\n").contains("This is no order: “1 2”."));
}

#[test]
fn an_open_answer_gets_the_marks_that_the_learner_gives_himself() {
    let question = [essay("x")];
    let text = learn(&question, "I would\nstop the clocks.\n\nten\n5\n3\n");
    has_in_order(
        &text,
        &[
            "in your own words, then an empty line (4 marks):",
            "A full answer says:\n- Name this (one mark)\n- Name that (3 marks)\n",
            "How many marks does your answer get, from 0 to 4?\nHow many",
            "Your marks: 3 of 4.",
            "The ruling on x.",
        ],
    );
    let desk = Desk::new();
    desk.begin(Mode::Learning, &question, None);
    // What was written is kept before the scheme is shown, and asked again where nobody marked it.
    desk.sit(&question, "My answer\n\n");
    assert_eq!(desk.answers(), [(vec![], None)]);
    let text = desk.sit(&question, "My answer\n\n4\n");
    assert!(text.contains("the answer was right"), "{text}");
    assert_eq!(desk.answers().last(), Some(&(vec![], Some(4))));
}

#[test]
fn commands_are_letters_or_words_and_no_answers() {
    let two = [single("x"), single("y")];
    let text = learn(&two, "b\nArticle\n?\nskip\n2\nback\n1\nr\nq\n");
    has_in_order(
        &text,
        &[
            "This is the first question.",
            "Article 9.5.3, An incorrect claim\n  What the article says.",
            "a, article: shows",
            "Question 2 of 2",
            "Right.",
            "No answer was wrong, and one question was left out.",
        ],
    );
    let text = learn(&two, "2\nb\n1\n2\n");
    has_in_order(
        &text,
        &[
            "Right.",
            "Question 2 of 2",
            "Question 1 of 2",
            "You have answered this question already (2: right).",
            "Wrong.",
            "Question 2 of 2",
            // The first answer to each counts.
            "You answered 2 questions, 2 of them correctly.",
        ],
    );
}

#[test]
fn what_was_wrong_is_asked_again_until_it_is_right() {
    let two = [single("x"), single("y")];
    let text = learn(&two, "r\n1\n2\n3\nr\n2\n");
    has_in_order(
        &text,
        &[
            "will be asked again at the end",
            "Question 2 of 2",
            "Question 1 of 2",
            "Wrong.",
            "One answer was wrong",
            "Question 1 of 2",
            "Right.",
            "You answered 2 questions, 1 of them correctly.",
        ],
    );
}

#[test]
fn a_session_that_was_broken_off_goes_on_with_the_next_question() {
    let three = [single("x"), single("y"), single("z")];
    let desk = Desk::new();
    desk.begin(Mode::Learning, &three, None);
    let first = desk.sit(&three, "s\n2\n");
    assert!(first.contains("Question 3 of 3") && first.contains("You answered one question"));
    let second = desk.sit(&three, "2\nr\n1\n\n");
    has_in_order(
        &second,
        &[
            "Question 3 of 3",
            "one question was left out",
            "Question 1 of 3",
        ],
    );
    assert!(!second.contains("Question 2 of 3"), "{second}");
    assert_eq!(desk.store.broken_off().expect("read"), None);
}

#[test]
fn learning_feeds_the_scheduler_once_a_session_and_an_exam_does_not() {
    let two = [single("x"), single("y")];
    let desk = Desk::new();
    desk.begin(Mode::Exam, &two, None);
    desk.sit(&two, "1\n1\nh\n");
    assert_eq!(desk.store.next_due().expect("read"), None);
    desk.begin(Mode::Learning, &two, None);
    desk.sit(&two, "1\na\n2\nr\n2\n");
    let card = |told: &Told| desk.store.card(&told.id).expect("read").expect("a card");
    let (wrong, looked_up) = (card(&two[0]), card(&two[1]));
    assert_eq!((wrong.reps, wrong.scheduled_days), (1, 1));
    assert!(looked_up.scheduled_days > 1, "{looked_up:?}");
    desk.begin(Mode::Review, &two[..1], None);
    let text = desk.sit(&two[..1], "2\n");
    assert!(text.contains("The next question is due in"), "{text}");
    assert_eq!(card(&two[0]).reps, 2);
}

#[test]
fn an_exam_judges_nothing_before_it_is_handed_in() {
    let three = [single("x"), single("y"), single("z")];
    let desk = Desk::new();
    desk.begin(Mode::Exam, &three, Some(3_600_000));
    let text = desk.sit(&three, "m\n1\n2\ng 1\n2\nl\ng 9\nh\nl\nh\nh\n");
    has_in_order(
        &text,
        &[
            "Time left: 0:59:5",
            "Marked.",
            "Question 2 of 3",
            "Question 3 of 3",
            "Question 1 of 3",
            "You marked this question.\nYour answer: 1\n",
            "Question 3 of 3",
            "Without an answer: question 3.\nMarked: question 1.",
            "There is no such question. Please type “g” and a number from 1 to 3.",
            "Question 3 has no answer. Type “h” again",
            "Without an answer",
            "Question 3 has no answer. Type “h” again",
            "Your result: 2 of 3 points, 66 %.\nPassed. (50 % were needed.)\nTime used: one minute.",
            "By article",
            "What was not right:",
            "Question 3 of 3",
            "You did not answer this question.\nWrong.\nOption 2 is right:",
        ],
    );
    let (before, _) = text.split_once("Your result").expect("a result");
    assert!(
        !before.contains("Right.") && !before.contains("is right"),
        "{before}"
    );
    assert_eq!(desk.store.broken_off().expect("read"), None);
}

#[test]
fn an_exam_that_was_broken_off_goes_on_with_the_time_that_was_used() {
    let three = [single("x"), single("y"), single("z")];
    let desk = Desk::new();
    desk.begin(Mode::Exam, &three, Some(3_600_000));
    let text = desk.sit(&three, "m\n1\nq\n");
    assert!(!text.contains("Your result"), "{text}");
    let used = desk
        .store
        .broken_off()
        .expect("read")
        .expect("a session")
        .used;
    assert!(used > 0 && used < 60_000, "{used}");
    // A week later.
    desk.time.set(desk.time.get() + 7 * 24 * 3_600_000);
    let text = desk.sit(&three, "l\n2\n2\nh\n");
    has_in_order(
        &text,
        &[
            "Question 2 of 3",
            "Time left: 0:59:",
            "Without an answer: questions 2 and 3.\nMarked: question 1.",
            "Every question has an answer.",
            "Your result: 2 of 3 points",
        ],
    );
}

#[test]
fn what_is_typed_after_the_time_does_not_count() {
    let two = [single("x"), single("y")];
    let desk = Desk::new();
    desk.begin(Mode::Exam, &two, Some(1));
    let text = desk.sit(&two, "2\n2\n2\n");
    has_in_order(
        &text,
        &[
            "Time left: 0:00:00",
            "The time is over.",
            "Your result: 0 of 2 points, 0 %.\nNot passed.",
        ],
    );
    assert_eq!(desk.answers(), []);
}

#[test]
fn open_answers_of_an_exam_are_marked_after_it_is_handed_in() {
    let two = [essay("x"), single("y")];
    let desk = Desk::new();
    desk.begin(Mode::Exam, &two, None);
    let text = desk.sit(&two, "I stop\nthe clocks\n\n2\nh\n");
    has_in_order(
        &text,
        &[
            "Every question has an answer.",
            "Your answer: I stop\nthe clocks",
            "A full answer says:",
        ],
    );
    assert!(!text.contains("Your result"), "{text}");
    // It was handed in: only the marks are left to give.
    let text = desk.sit(&two, "4\n");
    has_in_order(
        &text,
        &[
            "A full answer says:",
            "Your result: 5 of 5 points, 100 %.\nPassed.",
        ],
    );
    let session = desk.store.sessions(1).expect("read").swap_remove(0);
    let counted = counted(&session, desk.store.answers(&session.id).expect("read"));
    assert!(counted.len() == 2 && counted.iter().all(Answer::is_right));
}

#[test]
fn lines_are_broken_between_words_and_only_at_a_terminal() {
    let mut long = single("x");
    long.story = "Шахматист überlegt ".repeat(20);
    long.options[0].text = "A very long option text indeed ".repeat(5);
    let desk = Desk::new();
    desk.begin(Mode::Learning, std::slice::from_ref(&long), None);
    let text = desk.sit_before(std::slice::from_ref(&long), "1\n", Some(40));
    let lengths = text.lines().map(|line| line.chars().count());
    assert!(lengths.max().is_some_and(|most| most <= 40), "{text}");
    has_in_order(
        &text,
        &["1) A very long option text indeed A very\n   long", "\n2) "],
    );
    let words: Vec<&str> = text.split_whitespace().collect();
    assert!(words.contains(&"Шахматист") && words.contains(&"überlegt"));
    let text = learn(std::slice::from_ref(&long), "1\n");
    assert!(text.lines().any(|line| line.len() > 300), "{text}");
}

#[test]
fn a_bar_is_plain_where_only_ascii_is_shown() {
    let screen = |is_unicode| Screen::of("".as_bytes(), std::io::sink(), None, is_unicode);
    assert_eq!(screen(true).bar(39), "███░░░░░░░");
    assert_eq!(screen(false).bar(39), "###.......");
    assert_eq!(screen(false).bar(100), "##########");
}

#[test]
fn the_letters_of_commands_are_the_same_everywhere_and_no_word_means_two_things() {
    for words in TONGUES.iter() {
        let voice = words.voice(Colours::Known);
        for is_exam in [false, true] {
            let mut known = std::collections::BTreeSet::new();
            for line in commands::help(&voice, is_exam) {
                let (names, _) = line.split_once(": ").expect("words and what they do");
                let names = names.trim_end_matches(" N");
                let all: Vec<&str> = names.split(", ").collect();
                assert!(
                    all[0].is_ascii() && all[0].len() == 1 && all.len() > 1,
                    "{line}"
                );
                for name in all {
                    assert!(known.insert(name.to_owned()), "{}: {name}", words.lang());
                    let typed = match line.contains(" N: ") {
                        true => format!("{name}3"),
                        false => name.to_uppercase(),
                    };
                    assert!(
                        commands::command(&voice, &typed, is_exam).is_some(),
                        "{typed}"
                    );
                }
            }
        }
        assert!(voice.problems().is_empty());
    }
}

#[test]
fn everything_can_be_said_in_every_language() {
    let all = [
        Told {
            clock: Some(ClockTold {
                white: "0:01:30".to_owned(),
                black: "0:00:50".to_owned(),
            }),
            ..single("x")
        },
        told("y", Form::Several, &[("A", true), ("B", true)]),
        told("z", Form::Order, &[("A", true), ("B", true)]),
        essay("open"),
    ];
    for words in TONGUES.iter() {
        let mut desk = Desk::new();
        words.lang().clone_into(&mut desk.lang);
        let mut said = String::new();
        desk.begin(Mode::Learning, &all, None);
        said += &desk.sit(
            &all,
            "b\nr\n?\na\n\nx\n1\n\nx\n1 2\n\nx\n1 2\nb\ns\n\ntext\n\n2\ns\n1\n1\n\n",
        );
        desk.begin(Mode::Exam, &all, Some(3_600_000));
        said += &desk.sit(
            &all,
            "?\nm\nm\nm\ng 9\nl\nh\n1\n1\nb\n1\n2 1\ntext\n\nl\nh\nh\n4\n",
        );
        desk.begin(Mode::Exam, &all, Some(1));
        said += &desk.sit(&all, "1\n");
        desk.begin(Mode::Review, &all[..1], None);
        said += &desk.sit(&all[..1], "2\n");
        assert!(!said.contains(['⟨', '⟩', '\u{FFFD}']), "{said}");
        assert!(!said.contains(jadoube::text::stand_in_mark()), "{said}");
        let voice = words.voice(Colours::Known);
        for millis in [
            None,
            Some(-1),
            Some(0),
            Some(1),
            Some(7_200_000),
            Some(9_000_000_000),
        ] {
            voice.say(&due_in(millis));
        }
        assert_eq!(voice.problems(), []);
    }
}
