//! The pages on which readers test themselves: a list of the chapters, and the questions about each.

use crate::book::Page;
use crate::book::articles::chapter_title;
use crate::book::board::Marks;
use crate::book::boards::figure;
use crate::book::questions::Questions;
use crate::book::teller::{Teller, only_in, spoken};
use crate::edition::Layers;
use crate::game::Colours;
use crate::laws::{Chapter, provision};
use crate::quiz::{Form, Placed, QuizQuestion, Request, Told, laws_of, variants};
use crate::text::{Say, Value};
use std::fmt::Write as _;

/// The page that lists the chapters.
pub(super) const LIST: &str = "test.html";

/// Where the pages of the chapters stand.
pub(super) const FOLDER: &str = "test/";

/// The folder of the language, seen from the page of a chapter.
const UP: &str = "../";

/// The list of the chapters, then a page for each; nothing where no question can be asked.
pub(super) fn pages(teller: &Teller<'_>) -> Vec<Page> {
    teller.note(|reads| reads.rulings = true);
    let tests = &teller.shelf.tests;
    if tests.is_empty() {
        return Vec::new();
    }
    let list = Page {
        path: LIST.to_owned(),
        title: teller.plain(&Say::message("test-page")),
        parent: Some("index.html".to_owned()),
        description: String::new(),
        markdown: list(teller),
    };
    let chapters = tests.iter().map(|test| Page {
        path: path(test.chapter),
        title: teller.plain(&title(teller, test.chapter)),
        parent: Some(LIST.to_owned()),
        description: String::new(),
        markdown: page(teller, test),
    });
    std::iter::once(list).chain(chapters).collect()
}

/// The link to the questions about a chapter, as a paragraph; nothing where there are none.
pub(super) fn link(teller: &Teller<'_>, chapter: &str) -> String {
    let mut tests = teller.shelf.tests.iter();
    let test = tests.find(|test| test.chapter.id == chapter);
    let count = test.map_or(0, |test| test.all.len());
    teller.note(|reads| {
        reads.asked.insert(chapter.to_owned(), count);
    });
    let Some(test) = test else {
        return String::new();
    };
    let say = Say::message("test-of-chapter").number("count", test.all.len() as u64);
    format!(
        "<p><a href=\"{}\">{}</a></p>\n",
        path(test.chapter),
        teller.html(&say)
    )
}

fn path(chapter: &Chapter) -> String {
    format!("{FOLDER}{}.html", chapter.id)
}

fn title(teller: &Teller<'_>, chapter: &Chapter) -> Say {
    let chapter = teller.plain(&chapter_title(chapter.id));
    Say::message("test-title").with("chapter", Value::Text(chapter))
}

fn list(teller: &Teller<'_>) -> String {
    let chapters = teller.shelf.tests.iter().map(|test| {
        format!(
            "<li><a href=\"{}\">{}</a> <span data-chapter=\"{}\"></span></li>\n",
            path(test.chapter),
            teller.html(&chapter_title(test.chapter.id)),
            test.chapter.id,
        )
    });
    format!(
        "<h1>{}</h1>\n<p class=\"lead\">{}</p>\n<div class=\"tests\" data-last=\"{}\">\n<ul class=\"case-list\">\n{}</ul>\n<p><button type=\"button\" hidden>{}</button></p>\n</div>\n",
        teller.label("test-page"),
        teller.label("test-page-lead"),
        counted(teller, "test-last"),
        chapters.collect::<String>(),
        teller.label("test-forget"),
    )
}

/// A message with places for the two numbers that only the script knows.
fn counted(teller: &Teller<'_>, message: &'static str) -> String {
    let place = |name: &str| Value::Text(format!("{{{name}}}"));
    let say = Say::message(message).with("right", place("right"));
    teller.in_attribute(&say.with("of", place("of")))
}

fn page(teller: &Teller<'_>, test: &Questions<'_>) -> String {
    let questions = test.all.iter().map(|question| question.told(teller.words));
    let told: Vec<Told> = questions.collect();
    let count = told.len() as u64;
    let mut html = format!(
        "<h1>{}</h1>\n<p class=\"lead\">{}</p>\n{}<div class=\"test\" data-chapter=\"{}\" data-tally=\"{}\">\n",
        teller.html(&title(teller, test.chapter)),
        teller.html(&Say::message("test-lead").number("count", count)),
        by_which_laws(teller),
        test.chapter.id,
        counted(teller, "test-tally"),
    );
    let shown = variants(&told.iter().collect::<Vec<_>>(), &[]);
    let shown = shown.iter().take(1).flat_map(|variant| &variant.questions);
    for placed in shown {
        let (question, told) = (&test.all[placed.master], &told[placed.master]);
        html.push_str(&section(teller, question, told, placed, count));
    }
    let buttons = ["test-check", "test-next", "test-again"].map(|message| {
        let label = teller.label(message);
        format!("<button type=\"button\">{label}</button> ")
    });
    let _ = write!(
        html,
        "<div class=\"answering\" hidden data-choose=\"{}\" data-missed=\"{}\"><div role=\"status\"></div>\n<p>{}<a href=\"{UP}{LIST}\">{}</a></p></div>\n</div>\n",
        teller.in_attribute(&Say::message("test-choose")),
        teller.in_attribute(&Say::message("test-missed")),
        buttons.concat(),
        teller.label("test-all"),
    );
    html
}

/// By which laws the questions are asked, and what is said to readers who have chosen others.
fn by_which_laws(teller: &Teller<'_>) -> String {
    let library = teller.shelf.library;
    let Some((newest, others)) = teller.shelf.editions.split_first() else {
        return String::new();
    };
    let request = Request {
        count: 0,
        seed: 0,
        topic: None,
        edition: Some(*newest),
        pace: None,
        supervision: None,
        practice: Layers::FIDE,
    };
    let laws = laws_of(teller.voice(Colours::Known), &request, library);
    let mut html = format!(
        "<details class=\"more\"><summary>{}</summary>\n<p>{}</p></details>\n",
        spoken(&laws),
        teller.label("quiz-presumed"),
    );
    if !others.is_empty() {
        html.push_str(&caution(
            "older",
            &only_in(teller, others),
            &teller.html(&Teller::naming("test-other-edition", &[*newest])),
        ));
    }
    html + &caution("letter-only", "", &teller.label("test-other-practice"))
}

fn caution(class: &str, only: &str, html: &str) -> String {
    format!("<p class=\"caution {class}\"{only}>{html}</p>\n")
}

/// A question with its options, and below them the answer.
fn section(
    teller: &Teller<'_>,
    question: &QuizQuestion<'_>,
    told: &Told,
    placed: &Placed,
    count: u64,
) -> String {
    let number = placed.master + 1;
    let heading = Say::message("quiz-question")
        .number("number", number as u64)
        .number("total", count);
    let board = question
        .position()
        .map(|position| figure(teller, Colours::Known, position, None, &Marks::default()));
    let kind = match told.form {
        Form::Several => "checkbox",
        Form::Single | Form::Order | Form::Open => "radio",
    };
    // a story that ends with the question leaves nothing to ask
    let asked = match told.asked.as_str() {
        "" => teller.label("test-asked"),
        asked => spoken(asked),
    };
    let options = placed.options.iter().map(|at| {
        let text = spoken(&told.options[*at].text);
        format!("<li><label><input type=\"{kind}\" name=\"q{number}\"> {text}</label></li>\n")
    });
    format!(
        "<section>\n<h2 tabindex=\"-1\">{} {}</h2>\n{}<p>{}</p>\n<fieldset><legend>{}</legend>\n<ol type=\"a\">\n{}</ol></fieldset>\n{}</section>\n",
        teller.before(&teller.html(&heading)),
        spoken(&told.title),
        board.unwrap_or_default(),
        spoken(&told.story),
        asked,
        options.collect::<String>(),
        answer(teller, told, placed),
    )
}

/// What is said of each option, in the order in which they are shown; then the ruling, the reasons, and where to read on.
fn answer(teller: &Teller<'_>, told: &Told, placed: &Placed) -> String {
    let judged = placed.options.iter().map(|at| {
        let option = &told.options[*at];
        match option.right {
            true => format!(
                "<li class=\"right\"><b>{}</b></li>\n",
                teller.label("quiz-right")
            ),
            false => format!(
                "<li><b>{}</b> {}</li>\n",
                teller.label("quiz-wrong"),
                spoken(&option.why)
            ),
        }
    });
    let reasons = told.reasons.iter().map(|reason| {
        let (named, text) = (spoken(&reason.named), spoken(&reason.text));
        format!("<p><b>{named}</b><br>{text}</p>\n")
    });
    format!(
        "<details class=\"more\"><summary>{}</summary>\n<ol type=\"a\">\n{}</ol>\n<h3>{}</h3>\n<p>{}</p>\n<h3>{}</h3>\n{}<ul class=\"see-cases\">{}</ul>\n</details>\n",
        teller.label("test-answer"),
        judged.collect::<String>(),
        teller.label("heading-ruling"),
        spoken(&told.ruling),
        teller.label("heading-reasons"),
        reasons.collect::<String>(),
        sources(teller, told),
    )
}

/// Links to the rules that decide, and to the case.
fn sources(teller: &Teller<'_>, told: &Told) -> String {
    let rules = told.articles.iter().filter_map(|article| {
        let link = teller.link(provision(article.slug)?, UP);
        Some(format!("<li>{link}</li>"))
    });
    let case = teller.case(&told.case).map(|case| {
        let say = Say::message("test-case");
        let path = case.path();
        format!("<li><a href=\"{UP}{path}\">{}</a></li>", teller.html(&say))
    });
    rules.chain(case).collect()
}
