//! “Test yourself”: questions as a page of the book can ask them.

use super::name::plain;
use crate::quiz::{ClockTold, Form, Told};
use serde::Serialize;
use std::collections::BTreeMap;

/// The questions of a chapter in one edition and language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TestPage {
    /// Where it stands: `de/2023/irregularities.json`.
    pub path: String,
    /// The questions, as JSON.
    pub json: String,
}

/// A page, as its JSON has it; what is empty is left out.
#[derive(Serialize)]
struct Page<'t> {
    lang: &'t str,
    edition: u16,
    chapter: &'t str,
    questions: Vec<Question<'t>>,
}

#[derive(Serialize)]
struct Question<'t> {
    id: &'t str,
    case: &'t str,
    setting: &'t str,
    #[serde(skip_serializing_if = "Option::is_none")]
    fen: Option<&'t str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    chess960: Option<bool>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pieces: Vec<&'t str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    clock: Option<&'t ClockTold>,
    story: &'t str,
    asked: &'t str,
    form: Form,
    options: Vec<Choice<'t>>,
    ruling: &'t str,
    articles: Vec<Article<'t>>,
}

#[derive(Serialize)]
struct Choice<'t> {
    text: &'t str,
    right: bool,
    #[serde(skip_serializing_if = "str::is_empty")]
    why: &'t str,
}

#[derive(Serialize)]
struct Article<'t> {
    slug: &'t str,
    named: &'t str,
}

/// The pages for these questions, a page for each edition and chapter, with the first `most` of its questions that have options.
///
/// The chapter of a question is the first of its topics; one without any has no page.
pub fn test_yourself(questions: &[Told], lang: &str, most: usize) -> Vec<TestPage> {
    let mut chapters: BTreeMap<(u16, &str), Vec<Question<'_>>> = BTreeMap::new();
    for told in questions.iter().filter(|told| !told.options.is_empty()) {
        let Some(chapter) = told.topics.first() else {
            continue;
        };
        let chosen = chapters.entry((told.edition, chapter)).or_default();
        if chosen.len() < most {
            chosen.push(question(told));
        }
    }
    let pages = chapters.into_iter().map(|((edition, chapter), questions)| {
        let page = Page {
            lang,
            edition,
            chapter,
            questions,
        };
        TestPage {
            path: format!("{lang}/{edition}/{}.json", plain(chapter)),
            json: serde_json::to_string(&page).unwrap_or_default(),
        }
    });
    pages.collect()
}

fn question(told: &Told) -> Question<'_> {
    let board = told.board.as_ref();
    Question {
        id: &told.id,
        case: &told.case,
        setting: &told.setting,
        fen: board.map(|board| board.fen.as_str()),
        chess960: board.and_then(|board| board.chess960.then_some(true)),
        pieces: board.map_or(Vec::new(), |board| {
            board.pieces.iter().map(String::as_str).collect()
        }),
        clock: told.clock.as_ref(),
        story: &told.story,
        asked: &told.asked,
        form: told.form,
        options: (told.options.iter())
            .map(|option| Choice {
                text: &option.text,
                right: option.right,
                why: &option.why,
            })
            .collect(),
        ruling: &told.ruling,
        articles: (told.articles.iter())
            .map(|article| Article {
                slug: article.slug,
                named: &article.named,
            })
            .collect(),
    }
}
