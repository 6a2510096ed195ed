//! Papers for lecturers: what a blueprint asks for, the same paper again, keys that fit what is shown, and sheets that no text breaks.

use crate::{LIBRARY, TONGUES};
use jadoube::book::clock_face;
use jadoube::edition::{Edition, Layers};
use jadoube::game::Colours;
use jadoube::quiz::{
    BoardTold, Catalogue, ClockTold, Described, Form, MarkTold, OptionTold, ReasonTold, Selection,
    Told, Topic, Variant, is_under, select, variants, worth,
};
use jadoube::read::{Blueprint, KeptPaper, KeptQuestion, Points, TextFault, blueprint, kept_paper};
use jadoube::sheets::{Exam, Format, Posed, sheets};
use mdbook_markdown::pulldown_cmark::{Event, Parser, TagEnd};
use quick_xml::events::Event as Xml;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// A stock of so many questions, two of each case, over all articles.
fn stock(count: usize) -> Vec<Described> {
    let articles = [
        "3.8", "4.3.1", "5.1.1", "6.9", "7.5.1", "7.5.5", "9.2.1", "11.3.1", "A.4.2", "B.3",
    ];
    let question = |at: usize| Described {
        id: format!("case-{}.2023.x.y.{at:08}", at / 2),
        case: format!("case-{}", at / 2),
        articles: vec![articles[at % 10].to_owned(), "1.1".to_owned()],
        chapter: if at.is_multiple_of(3) {
            "clock"
        } else {
            "moves"
        }
        .to_owned(),
        file: format!("file-{}", at / 6),
        level: 1 + (at % 3) as u8,
        pace: ["standard", "rapid", "blitz"][(at / 2) % 3].to_owned(),
        aspect: if at.is_multiple_of(4) {
            "time"
        } else {
            "ruling"
        }
        .to_owned(),
        form: if at % 7 == 3 {
            Form::Open
        } else {
            Form::Single
        },
        expected: 40 + (at * 13 % 56) as u8,
        topics: vec![format!("label-{}", at % 5)],
    };
    (0..count).map(question).collect()
}

fn plan(text: &str) -> Blueprint {
    blueprint("papers/own.yaml", text).unwrap_or_else(|faults| panic!("{faults:#?}"))
}

fn count(all: &[Described], chosen: &Selection, is_so: impl Fn(&Described) -> bool) -> usize {
    chosen.chosen.iter().filter(|at| is_so(&all[**at])).count()
}

#[test]
fn a_paper_meets_its_quotas_and_asks_no_case_twice() {
    let plan = plan(
        "count: 25\nexpected: 72\nquotas:\n\
         - {form: open, exactly: 10}\n\
         - {pace: [rapid, blitz], at-least: 60%}\n\
         - {article: '7', at-least: 4}\n\
         - {article: A, at-most: 1}\n\
         - {level: 3, at-most: 20%}\n\
         - {topic: label-2, chapter: clock, at-least: 2}\n\
         - {aspect: time, at-least: 3}\n",
    );
    let all = stock(300);
    for seed in 0..20 {
        let chosen = select(&plan, &all, seed);
        assert_eq!((chosen.missing, chosen.unmet.len()), (0, 0), "{chosen:?}");
        assert_eq!(chosen.chosen.len(), 25);
        let cases: BTreeSet<&str> = chosen
            .chosen
            .iter()
            .map(|at| all[*at].case.as_str())
            .collect();
        assert_eq!(cases.len(), 25, "no case twice");
        let of = |is_so: &dyn Fn(&Described) -> bool| count(&all, &chosen, is_so);
        assert_eq!(of(&|it| it.form == Form::Open), 10);
        assert!(of(&|it| it.pace != "standard") >= 15);
        assert!(of(&|it| is_under(it.chief(), "7")) >= 4);
        assert!(of(&|it| is_under(it.chief(), "A")) <= 1);
        assert!(of(&|it| it.level == 3) <= 5);
        assert!(of(&|it| it.chapter == "clock" && it.topics[0] == "label-2") >= 2);
        assert!(of(&|it| it.aspect == "time") >= 3);
        let open = chosen.chosen.iter().map(|at| all[*at].form == Form::Open);
        assert!(open.is_sorted(), "open questions stand last");
        let sum: u32 = chosen
            .chosen
            .iter()
            .map(|at| u32::from(all[*at].expected))
            .sum();
        let mean = f64::from(sum) / 25.0;
        assert!((mean - 72.0).abs() < 3.0, "{mean}");
        assert_eq!(chosen, select(&plan, &all, seed), "the same seed");
    }
    assert_ne!(select(&plan, &all, 1), select(&plan, &all, 2));
}

#[test]
fn articles_are_spread_and_weighed() {
    let all = stock(300);
    let even = select(&plan("count: 20\n"), &all, 3);
    let mut of_article: BTreeMap<&str, usize> = BTreeMap::new();
    for at in &even.chosen {
        *of_article.entry(all[*at].chief()).or_default() += 1;
    }
    assert_eq!(of_article.len(), 10);
    let files: BTreeSet<&str> = (even.chosen.iter())
        .map(|at| all[*at].file.as_str())
        .collect();
    assert_eq!(files.len(), 20, "no rule twice");
    assert!(
        of_article.values().all(|count| *count == 2),
        "{of_article:?}"
    );
    let weighed = plan(
        "count: 20\nweights:\n- {article: '7', share: 50}\n- {article: [A, B], share: 25}\n- {article: '9', share: 25}\n",
    );
    let chosen = select(&weighed, &all, 3);
    let of = |number: &str| count(&all, &chosen, |it| is_under(it.chief(), number));
    assert_eq!((of("7"), of("A") + of("B"), of("9")), (10, 5, 5));
}

#[test]
fn what_cannot_be_had_is_said() {
    let plan = plan(
        "count: 30\nquotas:\n- {aspect: article, at-least: 3}\n- {form: open, at-least: 5}\n- {level: 1, at-most: 0}\n",
    );
    let all = stock(40);
    let chosen = select(&plan, &all, 1);
    assert_eq!(count(&all, &chosen, |it| it.level == 1), 0);
    assert!(chosen.missing > 0 && chosen.chosen.len() + chosen.missing == 30);
    let unmet: Vec<_> = chosen
        .unmet
        .iter()
        .map(|unmet| (unmet.quota, unmet.found))
        .collect();
    assert!(unmet.contains(&(0, 0)), "{unmet:?}");
    assert!(select(&plan, &[], 1).chosen.is_empty());
}

#[test]
fn a_number_stands_under_another_only_at_a_point() {
    for (number, other, stands) in [
        ("7.5.1", "7.5", true),
        ("7.5.1", "7", true),
        ("7.5", "7.5", true),
        ("7.50", "7.5", false),
        ("A.4.2", "a.4", true),
        ("11.3", "1", false),
        ("7", "7.5", false),
        ("7.5", "", false),
        ("ё", "й", false),
    ] {
        assert_eq!(is_under(number, other), stands, "{number} {other}");
    }
}

fn places(faults: &[TextFault]) -> Vec<(usize, usize)> {
    faults
        .iter()
        .map(|fault| (fault.place.line, fault.place.column))
        .collect()
}

#[test]
fn all_faults_of_a_blueprint_are_told_with_their_places() {
    let text = "count: 0\npionts: {single: 1}\npoints: {open: 1.555, essay: 2}\npass: 180\nquotas:\n  - {chapter: rapit, at-least: 2}\n  - {pace: fast}\n  - {at-least: x%}\n  - {level: 4, exactly: 1, at-most: 3}\nweights: 3\n";
    let faults = blueprint("own.yaml", text).expect_err("not a blueprint");
    let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
    let all = told.join("\n");
    for part in [
        "own.yaml:1:8: `0`; expected a whole number from 1 to 200",
        "own.yaml:2:1: unknown key `pionts`; perhaps `points`",
        "unknown key `essay`",
        "`1.555`; expected a number above 0",
        "own.yaml:4:7: `180`",
        "`rapit`; perhaps `rapid`",
        "`fast`; expected `standard`, `rapid`, `blitz`",
        "a quota without a number",
        "a quota of nothing",
        "`x%`; expected a whole number",
        "`4`; expected a whole number from 1 to 3",
        "`exactly` beside another number",
        "own.yaml:10:10: `3`; expected a list",
    ] {
        assert!(all.contains(part), "{part} in\n{all}");
    }
    assert!(
        places(&faults)
            .iter()
            .all(|(line, column)| (1..=10).contains(line) && *column > 0)
    );
    for text in [
        "",
        "a\n---\nb\n",
        "- x\n",
        "count: [",
        "count: 3\ncount: 4\n",
        "quotas: []\n",
    ] {
        assert!(blueprint("own.yaml", text).is_err(), "{text:?}");
    }
}

#[test]
fn every_blueprint_of_the_program_can_be_read_and_names_its_source() {
    let files = jadoube::embedded::files();
    let files: Vec<_> = files
        .iter()
        .filter(|(path, _)| path.starts_with("papers/") && path.matches('/').count() == 1)
        .collect();
    assert!(files.len() >= 3, "{}", files.len());
    for (path, bytes) in files {
        let text = std::str::from_utf8(bytes).expect("UTF-8");
        plan(text);
        assert!(text.contains("\nsource: \""), "{path}");
    }
}

#[test]
fn a_kept_paper_is_read_as_it_was_written() {
    let paper = KeptPaper {
        title: Some("Prova: «a» \"b\" # c\n'd'".to_owned()),
        edition: Edition::of(2023),
        practice: Layers::FIDE,
        seed: u64::MAX,
        minutes: Some(90),
        pass: Some(80),
        variants: vec![1, 0, 7],
        questions: vec![
            KeptQuestion {
                id: "a.2023.blitz-full.time.0af3".to_owned(),
                points: Points(150),
            },
            KeptQuestion {
                id: "b".to_owned(),
                points: Points(1),
            },
        ],
    };
    assert_eq!(kept_paper("paper.yaml", &paper.written()), Ok(paper));
    let text = "edition: next\npractice: mars\nseed: -1\nquestions:\n- {id: a, points: 1}\n- {id: a, points: 1}\n- {id: b}\n";
    let faults = kept_paper("paper.yaml", text).expect_err("not a paper");
    assert_eq!(
        places(&faults),
        [(1, 10), (2, 11), (3, 7), (6, 8), (7, 3)],
        "{faults:#?}"
    );
}

/// Texts that mean something in HTML, CSS, Markdown, YAML or to a terminal.
const HOSTILE: [&str; 12] = [
    "</style><script>alert(1)</script>",
    "1. e4 is *no* list & no **mark**",
    "- a dash, + a plus, # a hash, > a sign",
    "[a](http://example.org) ![b](c.png) <b>x</b>",
    "two\n\nparagraphs\r\nand\ttabs",
    "`code` ~~struck~~ _low_ | a | b |",
    "\u{1b}[31mred\u{7}\u{0}",
    "<!-- --> ]]> &amp; &#60; \\ \" ' ` $x^2$ ==m==",
    "1) one 2) two",
    "a_very_long_word_without_any_space_in_it_that_is_longer_than_a_whole_line_of_a_sheet_of_text",
    "===",
    "***",
];

/// A question whose every text is hostile; its options say what they are.
fn hostile(at: usize, form: Form, aspect: &'static str) -> Told {
    let text = |part: &str| format!("{} {part}", HOSTILE[at % HOSTILE.len()]);
    let option = |number: usize| OptionTold {
        name: format!("option-{number}"),
        text: text(&format!("option {number} of {at}")),
        right: number == at % 3 || form == Form::Several && number == 3,
        why: text(&format!("wrong {number}")),
    };
    let is_open = form == Form::Open;
    Told {
        id: format!("case-{at}.2023.standard-full.{aspect}.{at:08x}"),
        aspect,
        form,
        setting: text("setting"),
        board: Some(BoardTold {
            fen: if at == 5 {
                "no FEN"
            } else {
                "4k3/8/8/8/8/8/4P3/3QK3 w - - 0 1"
            }
            .to_owned(),
            chess960: false,
            to_move: text("to move"),
            pieces: vec![text("pieces")],
        })
        .filter(|_| !at.is_multiple_of(2)),
        clock: (at.is_multiple_of(3)).then(|| ClockTold {
            white: "1:30:00".to_owned(),
            black: text("clock"),
        }),
        story: text("story"),
        asked: text("asked"),
        options: if is_open {
            Vec::new()
        } else {
            (0..4).map(option).collect()
        },
        marks: (0..if is_open { 3 } else { 0 })
            .map(|number| MarkTold {
                text: text(&format!("mark {number}")),
                marks: 1,
            })
            .collect(),
        ruling: text("ruling"),
        reasons: vec![ReasonTold {
            named: text("named"),
            text: text("reason"),
        }],
        articles: Vec::new(),
        case: format!("case-{at}"),
        title: text("title"),
        edition: 2023,
        pace: "standard",
        level: 2,
        expected: 70,
        topics: Vec::new(),
    }
}

fn paper() -> Vec<Told> {
    let form = |at: usize| match at {
        0..=6 => (Form::Single, "ruling"),
        7..=8 => (Form::Single, "time"),
        9 => (Form::Several, "statement"),
        10 => (Form::Order, "order"),
        _ => (Form::Open, "open"),
    };
    (0..13)
        .map(|at| {
            let (form, aspect) = form(at);
            hostile(at, form, aspect)
        })
        .collect()
}

fn exam<'t>(paper: &'t [Told], seeds: &[u64]) -> (Vec<Variant>, Exam<'t>) {
    let told: Vec<&Told> = paper.iter().collect();
    let all = variants(&told, seeds);
    let plan = Blueprint::default();
    let posed = |told| Posed {
        told,
        points: worth(told, &plan),
    };
    let exam = Exam {
        title: Some(HOSTILE[0].to_owned()),
        basis: HOSTILE[1].to_owned(),
        seed: 7,
        minutes: Some(90),
        pass: Some(80),
        questions: paper.iter().map(posed).collect(),
        variants: all.clone(),
    };
    (all, exam)
}

#[test]
fn variants_hold_the_same_questions_in_another_order() {
    let paper = paper();
    let (all, _) = exam(&paper, &[1, 2, 3]);
    assert_eq!(
        all.iter().map(|variant| variant.letter).collect::<String>(),
        "ABCD"
    );
    let masters = |variant: &Variant| -> Vec<usize> {
        variant
            .questions
            .iter()
            .map(|placed| placed.master)
            .collect()
    };
    assert!(masters(&all[0]).is_sorted());
    assert_ne!(masters(&all[1]), masters(&all[2]));
    for variant in &all {
        let mut sorted = masters(variant);
        assert_eq!(
            sorted[11..].iter().filter(|at| **at >= 11).count(),
            2,
            "open ones last"
        );
        sorted.sort_unstable();
        assert_eq!(sorted, (0..13).collect::<Vec<_>>());
        for placed in &variant.questions {
            let told = &paper[placed.master];
            let mut options = placed.options.clone();
            match told.aspect {
                "time" => assert!(options.is_sorted(), "numbers keep their order"),
                "order" => assert!(!options.is_sorted(), "the order is not given away"),
                _ => {}
            }
            let key = placed.key(told);
            match told.form {
                Form::Single => assert_eq!(key.len(), 1),
                Form::Several => assert_eq!(key.len(), 2),
                Form::Order => assert_eq!(key.len(), 4),
                Form::Open => assert!(key.is_empty()),
            }
            options.sort_unstable();
            assert_eq!(options, (0..told.options.len()).collect::<Vec<_>>());
        }
    }
}

/// The text of each paragraph and heading, as a renderer reads it.
fn paragraphs(markdown: &str) -> Vec<String> {
    let mut all = Vec::new();
    let mut text = String::new();
    for event in Parser::new(markdown) {
        match event {
            Event::Text(part) | Event::Code(part) => text.push_str(&part),
            Event::SoftBreak | Event::HardBreak => text.push('\n'),
            Event::Html(html) | Event::InlineHtml(html) => panic!("HTML: {html}"),
            Event::End(TagEnd::List(_) | TagEnd::BlockQuote(_) | TagEnd::Link | TagEnd::Image) => {
                panic!("a list, a quotation or a link after {text}");
            }
            Event::End(TagEnd::Paragraph | TagEnd::Heading(_) | TagEnd::CodeBlock) => {
                all.push(std::mem::take(&mut text));
            }
            _ => {}
        }
    }
    all
}

/// A text as sheets show it.
fn shown(text: &str) -> String {
    let words = text.split_whitespace();
    let words = words.map(|word| {
        word.chars()
            .filter(|sign| !sign.is_control())
            .collect::<String>()
    });
    words
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn the_letters_of_the_key_name_the_right_options_of_each_sheet() {
    let paper = paper();
    let (all, exam) = exam(&paper, &[11, 12]);
    for words in TONGUES.0.iter() {
        let voice = words.voice(Colours::Known);
        let made = sheets(&exam, &voice);
        for variant in &all {
            let name = format!("questions-{}", variant.letter);
            let sheet = made
                .iter()
                .find(|sheet| sheet.name == name)
                .expect("a sheet");
            let read = paragraphs(&sheet.written(Format::Markdown));
            let mut options = read.iter().filter(|line| {
                line.starts_with(['a', 'b', 'c', 'd']) && line[1..].starts_with(") ")
            });
            for placed in &variant.questions {
                let told = &paper[placed.master];
                let key = placed.key(told);
                for _ in 0..told.options.len() {
                    let line = options.next().expect("an option");
                    let letter = line.chars().next().expect("a letter");
                    let found = told
                        .options
                        .iter()
                        .find(|option| line[3..] == shown(&option.text));
                    let found = found.unwrap_or_else(|| panic!("{line:?} is no option"));
                    if told.form != Form::Order {
                        assert_eq!(found.right, key.contains(&letter), "{line}");
                    }
                }
            }
            assert_eq!(options.next(), None, "nothing else looks like an option");
            assert!(
                !read.iter().any(|line| line.contains("wrong 0")),
                "no answer is told"
            );
        }
        let problems: Vec<_> = voice.problems().iter().map(ToString::to_string).collect();
        assert!(problems.is_empty(), "{problems:#?}");
    }
}

#[test]
fn every_page_is_whole_and_nothing_in_it_comes_from_a_text() {
    let paper = paper();
    let (_, exam) = exam(&paper, &[5]);
    let words = TONGUES.0.get("it").expect("Italian");
    let voice = words.voice(Colours::Known);
    let made = sheets(&exam, &voice);
    let names: Vec<&str> = made.iter().map(|sheet| sheet.name.as_str()).collect();
    assert_eq!(
        names,
        [
            "questions-A",
            "answer-sheet-A",
            "questions-B",
            "answer-sheet-B",
            "key",
            "marking",
            "solutions",
        ]
    );
    for sheet in &made {
        let page = sheet.written(Format::Html);
        let mut reader = quick_xml::Reader::from_str(&page);
        let mut texts = String::new();
        let mut style = false;
        loop {
            match reader
                .read_event()
                .unwrap_or_else(|error| panic!("{}: {error}", sheet.name))
            {
                Xml::Eof => break,
                Xml::Start(tag) | Xml::Empty(tag) => {
                    let name = tag.name().as_ref().to_owned();
                    assert!(
                        !["script", "b", "a", "img", "link"].contains(&name.as_str()),
                        "{name}"
                    );
                    style = name == "style";
                    for attribute in tag.attributes() {
                        let attribute = attribute.expect("a whole attribute");
                        let key = attribute.key.as_ref().to_owned();
                        assert!(!key.starts_with("on") && key != "src", "{key}");
                        let inside = attribute.value.starts_with('#');
                        assert!(key != "href" || inside, "{key}");
                    }
                }
                Xml::Text(text) => {
                    let text = text.to_string();
                    if style {
                        assert!(
                            !text.contains("url(") && !text.contains("@import"),
                            "{text}"
                        );
                        assert_eq!(text.matches('{').count(), text.matches('}').count());
                    } else {
                        texts.push_str(&text);
                    }
                }
                Xml::Comment(_) | Xml::CData(_) | Xml::PI(_) => panic!("from a text"),
                _ => {}
            }
        }
        assert!(!texts.is_empty());
        assert!(
            page.chars().all(|sign| sign == '\n' || !sign.is_control()),
            "{}",
            sheet.name
        );
    }
    let asked = made[0].written(Format::Html);
    // Of the odd ones, one has no position that can be read.
    assert_eq!(asked.matches("<svg class=\"diagram\"").count(), 5);
    assert_eq!(asked.matches("<svg class=\"clock\"").count(), 5);
    assert_eq!(asked.matches("<section class=\"question\">").count(), 13);
    let answers = made[1].written(Format::Html);
    assert_eq!(answers.matches("class=\"circle\"").count(), 40);
    assert_eq!(answers.matches("class=\"square\"").count(), 4);
    assert_eq!(answers.matches("class=\"line\"").count(), 16);
    let key = made[4].written(Format::Html);
    assert_eq!(key.matches("circle full").count(), 2 * (9 + 2));
    let marking = made[5].written(Format::Html);
    assert!(marking.contains("mark 2") && !marking.contains("option 1 of 0"));
    let solved = made[6].written(Format::Html);
    assert_eq!(solved.matches("option right").count(), 11);
    assert!(solved.contains("wrong 3"));
}

#[test]
fn a_sheet_of_text_is_never_wider_than_a_terminal() {
    let paper = paper();
    let (_, exam) = exam(&paper, &[5]);
    for words in TONGUES.0.iter() {
        let voice = words.voice(Colours::Known);
        for sheet in sheets(&exam, &voice) {
            let text = sheet.written(Format::Text);
            let wide = text.lines().find(|line| line.chars().count() > 79);
            assert_eq!(wide, None, "{} {}", words.lang(), sheet.name);
            assert!(text.chars().all(|sign| sign == '\n' || !sign.is_control()));
        }
    }
}

#[test]
fn a_clock_shows_both_sides_and_escapes_what_it_shows() {
    let face = clock_face(("White", "0:05:00"), ("Black", "<b>0:00:10.5 & more"));
    assert!(face.contains(">0:05:00<") && face.contains("&lt;b&gt;0:00:10.5 &amp; more"));
    assert!(!face.contains("<b>") && !face.contains('\n'));
}

fn catalogue() -> Catalogue<'static> {
    let files = jadoube::embedded::files();
    let files = files.iter().map(|(path, bytes)| (path.as_str(), *bytes));
    Catalogue::of(files, &LIBRARY, &TONGUES.0, None)
}

/// The cases that a topic fits, by their chapters.
fn chapters(topic: &Topic) -> BTreeMap<&'static str, usize> {
    let mut chapters = BTreeMap::new();
    for case in LIBRARY.scenarios.iter().filter(|case| topic.fits(case)) {
        *chapters.entry(case.chapter.as_str()).or_default() += 1;
    }
    chapters
}

#[test]
fn topics_are_named_by_articles_names_and_words_of_every_language() {
    let catalogue = catalogue();
    let topic = |names: &[&str], without: &[&str]| {
        let own = |names: &[&str]| {
            names
                .iter()
                .map(|name| (*name).to_owned())
                .collect::<Vec<_>>()
        };
        catalogue
            .topic(&own(names), &own(without))
            .expect("topics")
            .expect("a topic")
    };
    let cases = |names: &[&str], without: &[&str]| -> usize {
        chapters(&topic(names, without)).values().sum()
    };
    for (text, chapter) in [
        ("7.5.1", "irregularities"),
        ("a.4", "rapid"),
        ("threefold", "drawn-game"),
        ("dreimal", "drawn-game"),
        ("phone", "conduct"),
        ("telefono", "conduct"),
        ("Patt", "completion"),
        ("флажок", "clock"),
        ("illegal-move", "irregularities"),
        ("clock", "clock"),
    ] {
        let found = chapters(&topic(&[text], &[]));
        assert!(found.contains_key(chapter), "{text}: {found:?}");
        assert!(
            found.values().sum::<usize>() < LIBRARY.scenarios.len() / 3,
            "{text}: {found:?}"
        );
    }
    assert!(cases(&["7.5.1"], &[]) < cases(&["7.5"], &[]));
    assert!(cases(&["7.5"], &[]) < cases(&["7"], &[]));
    let both = cases(&["rapid", "blitz"], &[]);
    assert!(both > cases(&["rapid"], &[]) && both > cases(&["blitz"], &[]));
    let apart = cases(&["rapid", "blitz"], &["blitz"]);
    assert!(apart > 0 && apart < both);
    assert_eq!(catalogue.topic(&[], &[]), Ok(None));
    let unknown = catalogue
        .topic(&["threfold".to_owned()], &[])
        .expect_err("no topic");
    assert!(
        unknown.near.iter().any(|near| near.contains("threefold")),
        "{unknown:?}"
    );
    let listed = catalogue.listed(Some("7.5.1")).expect("topics");
    assert!(
        listed
            .iter()
            .all(|topic| topic.number == "7.5.1" && topic.cases > 0),
        "{listed:?}"
    );
    assert!(!listed.is_empty() && listed.len() < catalogue.listed(None).expect("all").len());
}

fn run(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_jadoube-quiz"))
        .args(args)
        .stdin(Stdio::null())
        .output()
        .expect("the quiz starts")
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).expect("it was written")
}

#[test]
fn a_paper_is_made_again_as_it_was_or_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name);
    let text = |name: &str| path(name).to_str().expect("UTF-8").to_owned();
    let made = run(&[
        "--lang",
        "en",
        "paper",
        "--preset",
        "practice-10",
        "--seed",
        "5",
        "--variants",
        "2",
        "--format",
        "markdown",
        "--out",
        &text("first"),
    ]);
    assert!(
        made.status.success(),
        "{}",
        String::from_utf8_lossy(&made.stderr)
    );
    let kept = text("first/paper.yaml");
    let again = run(&[
        "paper",
        "--paper",
        &kept,
        "--lang",
        "en",
        "--format",
        "markdown",
        "--out",
        &text("again"),
    ]);
    assert!(
        again.status.success(),
        "{}",
        String::from_utf8_lossy(&again.stderr)
    );
    for name in [
        "paper.yaml",
        "questions-A.en.md",
        "questions-B.en.md",
        "key.en.md",
        "solutions.en.md",
    ] {
        assert_eq!(
            read(&path("first").join(name)),
            read(&path("again").join(name)),
            "{name}"
        );
    }
    let questions = read(&path("first/questions-A.en.md"));
    assert_eq!(questions.matches("\n### Question ").count(), 10);
    let paper = kept_paper("paper.yaml", &read(&path("first/paper.yaml"))).expect("a paper");
    let mut other = paper.clone();
    let changed = paper.questions[0].id.rsplit_once('.').expect("a stem").0;
    other.questions[0].id = format!("{changed}.ffffffff");
    other.questions[1].id = "no-such-case.2023.standard-full.result.00000000".to_owned();
    std::fs::write(path("other.yaml"), other.written()).expect("written");
    let refused = run(&[
        "paper",
        "--paper",
        &text("other.yaml"),
        "--lang",
        "en",
        "--out",
        &text("none"),
    ]);
    assert_eq!(refused.status.code(), Some(2));
    let why = String::from_utf8(refused.stderr).expect("UTF-8");
    assert!(why.contains("2 questions"), "{why}");
    assert!(
        why.contains(&format!("reads otherwise today: {changed}.ffffffff")),
        "{why}"
    );
    assert!(why.contains("is there no more: no-such-case."), "{why}");
    assert!(!path("none").exists());
}

#[test]
fn a_reader_who_has_heard_enough_is_no_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_jadoube-quiz"))
        .args(["--lang", "en", "topics"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the quiz starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the quiz ends");
    assert!(output.status.success());
    assert!(output.stderr.is_empty());
}

#[test]
fn a_command_line_for_a_paper_that_does_not_fit_is_refused() {
    for (args, says) in [
        (&["paper", "--preset", "choices-31"][..], "choices-30"),
        (&["paper", "--variants", "27"], "27"),
        (&["paper", "--paper", "x.yaml", "--count", "3"], "--count"),
        (
            &["paper", "--paper", "no-such-file.yaml"],
            "no-such-file.yaml",
        ),
        (
            &["--count", "3", "paper"],
            "“paper” cannot be used together",
        ),
        (&["topics", "threfold"], "threefold"),
    ] {
        let output = run(&[&["--lang", "en"], args].concat());
        let why = String::from_utf8(output.stderr).expect("UTF-8");
        assert_eq!(output.status.code(), Some(2), "{args:?}: {why}");
        assert!(why.contains(says), "{args:?}: {why}");
    }
    let output = run(&["--lang", "it", "topics", "telefono"]);
    let listed = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(
        output.status.success() && listed.contains("phones-of-everybody"),
        "{listed}"
    );
}
