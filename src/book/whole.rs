//! The whole book of one language: all pages and the list of contents.

use crate::book::articles::{chapter_title, concordance};
use crate::book::html::escape;
use crate::book::laws_text::{self, Letter};
use crate::book::practice::LETTER;
use crate::book::search::{Findable, WORDS, words_page};
use crate::book::shelf::Shelf;
use crate::book::sources::Sources;
use crate::book::teller::{PRACTICE, Teller};
use crate::book::typeset::Typesetter;
use crate::book::{
    Book, ContentsItem, EditionChoice, News, Page, case, compared, covered, doubts, glossary,
    index, practice, procedures, self_test, situations, values,
};
use crate::compare::{Comparison, Told};
use crate::edition::Edition;
use crate::text::{Problem, Say, Words, procedure_title};
use std::collections::BTreeMap;

/// The words that surround every page stand in this file; they have at most the variable `$state`.
const AROUND: &str = "book.ftl";

/// The book of a language, and what could not be said in it.
pub fn book(shelf: &Shelf<'_>, words: &Words, sources: &Sources) -> (Book, Vec<Problem>) {
    let teller = Teller::new(shelf, words);
    let mut pages = vec![introduction(&teller, sources)];
    let mut contents = vec![
        ContentsItem::Part(teller.plain(&Say::message("part-book"))),
        entry(&pages[0], None),
    ];
    let board = situations::page(&teller);
    pages.push(top(&teller, situations::PATH, "at-the-board", board));
    contents.push(entry(&pages[1], None));
    contents.push(ContentsItem::Part(teller.plain(&Say::message("part-laws"))));
    let mut articles = BTreeMap::new();
    for chapter in shelf.chapters() {
        let title = teller.plain(&chapter_title(chapter.id));
        let short = Say::attribute(format!("chapter-{}", chapter.id), "short");
        let short = teller.knows(&short.pattern()).then(|| teller.plain(&short));
        let page = Page {
            path: format!("{}.html", chapter.id),
            title,
            parent: Some("index.html".to_owned()),
            description: teller.plain(&Say::attribute(format!("chapter-{}", chapter.id), "lead")),
            markdown: index::chapter(&teller, chapter),
        };
        contents.push(entry(&page, short));
        let article = teller.article_number(chapter);
        articles.extend(article.map(|article| (page.path.clone(), article)));
        pages.push(page);
    }
    if let Some(newest) = shelf.editions.first() {
        contents.push(ContentsItem::Page {
            path: format!("laws/{newest}.html"),
            label: teller.plain(&Say::message("laws-text")),
        });
    }
    pages.push(top(
        &teller,
        procedures::LIST,
        "procedures",
        procedures::list(&teller),
    ));
    contents.push(entry(&pages[pages.len() - 1], None));
    for procedure in &shelf.library.procedures {
        pages.push(Page {
            path: procedures::path(procedure),
            title: teller.plain(&procedure_title(&procedure.id)),
            parent: Some(procedures::LIST.to_owned()),
            description: String::new(),
            markdown: procedures::page(&teller, procedure),
        });
    }
    let tests = self_test::pages(&teller);
    contents.extend(tests.first().map(|list| entry(list, None)));
    pages.extend(tests);
    contents.push(ContentsItem::Part(
        teller.plain(&Say::message("part-practice")),
    ));
    for (path, message, html) in [
        (LETTER, "letter-page", practice::letter_page(&teller)),
        (PRACTICE, "practice-page", practice::page(&teller)),
    ] {
        let page = top(&teller, path, message, html);
        contents.push(entry(&page, None));
        pages.push(page);
    }
    contents.push(ContentsItem::Part(
        teller.plain(&Say::message("part-cases")),
    ));
    pages.push(top(
        &teller,
        "cases.html",
        "all-cases",
        index::cases(&teller),
    ));
    contents.push(entry(&pages[pages.len() - 1], None));
    for judged in &shelf.cases {
        let parent = judged
            .main
            .map_or_else(|| "cases.html".to_owned(), |main| shelf.page_of(main));
        pages.push(Page {
            path: judged.path(),
            title: teller.plain_case_title(judged),
            parent: Some(parent),
            description: case::description(&teller, judged),
            markdown: case::page(&teller, judged),
        });
    }
    contents.push(ContentsItem::Part(
        teller.plain(&Say::message("part-reference")),
    ));
    for (path, message, html) in [
        ("articles.html", "articles", concordance(&teller)),
        (
            "glossary.html",
            "glossary",
            glossary::page(&teller, sources.glossaries()),
        ),
        ("values.html", "values", values::page(&teller)),
        ("doubts.html", "doubts", doubts::page(&teller)),
        (
            "coverage.html",
            "coverage",
            covered::page(&teller, sources.texts(), sources.glossaries()),
        ),
    ] {
        let page = top(&teller, path, message, html);
        contents.push(entry(&page, None));
        pages.push(page);
    }
    let letter = Letter::of(&teller);
    let mut laws = Vec::new();
    for data in shelf.library.editions.iter().rev() {
        pages.push(Page {
            path: format!("laws/{}.html", data.edition),
            title: teller.plain(&laws_text::title(data.edition)),
            parent: Some("index.html".to_owned()),
            description: String::new(),
            markdown: letter.page(data),
        });
        laws.push(letter.file(data));
    }
    drop(letter);
    contents.push(ContentsItem::Part(
        teller.plain(&Say::message("compare-pages")),
    ));
    for (comparison, told) in &teller.compared {
        let (from, to) = (comparison.from, comparison.to);
        let page = Page {
            path: compared::path(from, to),
            title: teller.plain(&Teller::pair("compare-title", from, to)),
            parent: Some("index.html".to_owned()),
            description: String::new(),
            markdown: compared::page(&teller, comparison, told),
        };
        let label = teller.plain(&Teller::pair("compare-link", from, to));
        contents.push(entry(&page, Some(label)));
        pages.push(page);
    }
    let findable = Findable::new(&teller, sources);
    let words_page = words_page(&teller, &findable);
    pages.push(top(&teller, WORDS, "search-page", words_page));
    let index = findable.index(&teller, &pages);
    pages[0]
        .markdown
        .push_str(&index::contents(&teller, &contents));
    pages[0].markdown.push_str(&index::about(&teller));
    let typesetter = Typesetter::of(words.language());
    for page in &mut pages {
        page.markdown = typesetter.page(&page.markdown);
    }
    for text in &mut laws {
        text.xhtml = typesetter.page(&text.xhtml);
    }
    let book = Book {
        lang: words.lang().to_owned(),
        name: words.language().name.clone(),
        editions: choices(&teller, &shelf.editions),
        words: around(&teller),
        news: news(&teller),
        report: "index.html#report".to_owned(),
        pages,
        contents,
        articles,
        laws,
        index,
    };
    (book, teller.problems())
}

fn introduction(teller: &Teller<'_>, sources: &Sources) -> Page {
    let (lang, text) = sources.introduction(teller.words.lang());
    // The chapters stand after the first words, before the first section.
    let (first, rest) = text.split_at(text.find("\n## ").unwrap_or(text.len()));
    let told = |text: &str| {
        if lang == teller.words.lang() {
            text.to_owned()
        } else {
            format!("<div lang=\"{}\">\n\n{text}\n\n</div>", escape(lang))
        }
    };
    let chapters = index::chapters(teller);
    let board = situations::invitation(teller);
    let markdown = format!("{}\n\n{board}\n\n{chapters}\n\n{}", told(first), told(rest));
    Page {
        path: "index.html".to_owned(),
        title: teller.plain(&Say::message("introduction")),
        parent: None,
        description: String::new(),
        markdown,
    }
}

fn top(teller: &Teller<'_>, path: &str, message: &'static str, markdown: String) -> Page {
    Page {
        path: path.to_owned(),
        title: teller.plain(&Say::message(message)),
        parent: Some("index.html".to_owned()),
        description: String::new(),
        markdown,
    }
}

fn entry(page: &Page, label: Option<String>) -> ContentsItem {
    ContentsItem::Page {
        path: page.path.clone(),
        label: label.unwrap_or_else(|| page.title.clone()),
    }
}

fn choices(teller: &Teller<'_>, editions: &[Edition]) -> Vec<EditionChoice> {
    let choice = |edition: &Edition| EditionChoice {
        key: edition.to_string(),
        label: teller.plain(&Teller::edition(*edition)),
    };
    editions.iter().map(choice).collect()
}

/// What each edition changed in the rules of the one before, newest first.
fn news(teller: &Teller<'_>) -> Vec<News> {
    let of_pair = |(comparison, told): &(&Comparison<'_>, Vec<Told<'_>>)| {
        let (from, to) = (comparison.from, comparison.to);
        let rules = told.iter().filter(|told| told.kind().is_some());
        let titles: Vec<String> = rules
            .map(|told| teller.plain_title(told.rule.provision))
            .collect();
        let data = teller.shelf.library.edition(to).ok()?;
        Some(News {
            date: data.in_force.clone(),
            title: teller.plain(&Teller::pair("compare-title", from, to)),
            summary: titles.join(" · "),
            path: compared::path(from, to),
        })
    };
    teller.compared.iter().filter_map(of_pair).collect()
}

/// The words around every page, by message.
fn around(teller: &Teller<'_>) -> BTreeMap<String, String> {
    let review = teller.words.language().review.name();
    let words = teller.words;
    let english = words.fallback().map(Words::patterns);
    words
        .patterns()
        .chain(english.into_iter().flatten())
        .filter(|(_, file)| *file == AROUND)
        .map(|(message, _)| {
            let say = Say::message(message.to_owned()).word("state", review);
            (message.to_owned(), teller.plain(&say))
        })
        .collect()
}
