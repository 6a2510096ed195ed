//! The list of all cases, by provision and by level; and the pages of the chapters.

use crate::book::ContentsItem;
use crate::book::articles::chapter_title;
use crate::book::case::summaries;
use crate::book::html::escape;
use crate::book::order::ChapterInOrder;
use crate::book::provision::article;
use crate::book::self_test;
use crate::book::shelf::Judged;
use crate::book::teller::{Teller, only_in, since};
use crate::edition::Edition;
use crate::text::Say;
use std::fmt::Write as _;

/// The page of a chapter.
pub(super) fn chapter(teller: &Teller<'_>, chapter: &ChapterInOrder) -> String {
    let editions: &[Edition] = &teller.shelf.editions;
    let entries: String = chapter
        .provisions
        .iter()
        .map(|provision| {
            let class = match teller.shelf.taught_alone(provision) {
                Some((_, first)) => {
                    let only = only_in(teller, &since(teller, first));
                    format!(" class=\"taught-only\"{only}")
                }
                None => String::new(),
            };
            format!(
                "<li{class}><a href=\"#{}\">{}</a> {}</li>\n",
                provision.id,
                teller.title(provision),
                teller.numbers(provision, editions, ""),
            )
        })
        .collect();
    let here = Say::message("on-this-page");
    let mut html = format!(
        "<h1>{} {}</h1>\n<p class=\"lead\">{}</p>\n<nav class=\"overview\" aria-label=\"{}\"><h2>{}</h2><ol>\n{entries}</ol></nav>\n",
        teller.article_mark(chapter),
        teller.html(&chapter_title(chapter.id)),
        teller.html(&Say::attribute(format!("chapter-{}", chapter.id), "lead")),
        teller.in_attribute(&here),
        teller.html(&here),
    );
    html.push_str(&self_test::link(teller, chapter.id));
    for provision in &chapter.provisions {
        html.push_str(&article(teller, provision));
    }
    html
}

/// The chapters as a list with what each is about.
pub(super) fn chapters(teller: &Teller<'_>) -> String {
    let mut html = format!(
        "<h2 id=\"chapters\">{}</h2>\n<ul class=\"case-list\">\n",
        teller.label("chapters")
    );
    for chapter in teller.shelf.chapters() {
        let _ = writeln!(
            html,
            "<li>{} <a href=\"{}.html\">{}</a><p>{}</p></li>",
            teller.article_mark(chapter),
            chapter.id,
            teller.html(&chapter_title(chapter.id)),
            teller.html(&Say::attribute(format!("chapter-{}", chapter.id), "lead")),
        );
    }
    html.push_str("</ul>\n");
    html
}

/// The contents of the book, for the page where readers without scripts look for them.
pub(super) fn contents(teller: &Teller<'_>, contents: &[ContentsItem]) -> String {
    let mut html = format!(
        "\n\n<nav id=\"contents\"><h2>{}</h2>\n",
        teller.label("book-contents")
    );
    let mut open = false;
    for item in contents {
        let _ = match item {
            ContentsItem::Part(title) => {
                let end = if std::mem::replace(&mut open, true) {
                    "</ul>\n"
                } else {
                    ""
                };
                writeln!(html, "{end}<h3>{}</h3>\n<ul>", escape(title))
            }
            ContentsItem::Page { path, label } => {
                writeln!(html, "<li><a href=\"{path}\">{}</a></li>", escape(label))
            }
        };
    }
    html + "</ul>\n</nav>\n"
}

/// What every page of the book is and is not.
pub(super) fn about(teller: &Teller<'_>) -> String {
    let review =
        Say::message("book-notice-review").word("state", teller.words.language().review.name());
    format!(
        "<h2 id=\"about\">{}</h2>\n<ul>\n<li>{}</li>\n<li>{}</li>\n<li>{}</li>\n<li><a href=\"#report\">{}</a></li>\n</ul>\n",
        teller.label("book-notice"),
        teller.label("book-notice-unofficial"),
        teller.label("book-notice-unverified"),
        teller.html(&review),
        teller.label("book-notice-report"),
    )
}

/// The page that lists all cases.
pub(super) fn cases(teller: &Teller<'_>) -> String {
    let all = &teller.shelf.cases;
    let mut html = format!(
        "<h1>{}</h1>\n<p class=\"lead\">{}</p>\n",
        teller.label("all-cases"),
        teller.html(&Say::message("all-cases-lead").number("count", all.len() as u64)),
    );
    let _ = writeln!(html, "<div id=\"levels\">{}</div>", by_level(teller));
    for chapter in teller.shelf.chapters() {
        let of_chapter: Vec<&Judged<'_>> = all
            .iter()
            .filter(|case| {
                case.main
                    .is_some_and(|main| chapter.provisions.contains(&main))
            })
            .collect();
        if of_chapter.is_empty() {
            continue;
        }
        let _ = writeln!(
            html,
            "<h2 id=\"{}\">{}</h2>",
            chapter.id,
            teller.html(&chapter_title(chapter.id))
        );
        for provision in &chapter.provisions {
            let own = summaries(teller, teller.shelf.cases_of(provision));
            if !own.is_empty() {
                let _ = write!(
                    html,
                    "<h3 id=\"{}\">{}</h3>\n<ul class=\"case-list\">\n{own}</ul>\n",
                    provision.id,
                    teller.link(provision, ""),
                );
            }
        }
    }
    let others = summaries(teller, all.iter().filter(|case| case.main.is_none()));
    if !others.is_empty() {
        let _ = write!(
            html,
            "<h2 id=\"other\">{}</h2>\n<ul class=\"case-list\">\n{others}</ul>\n",
            teller.label("cases-other")
        );
    }
    html
}

fn by_level(teller: &Teller<'_>) -> String {
    let mut html = String::new();
    for (name, levels) in [
        ("basic", 0..=1),
        ("advanced", 2..=2),
        ("expert", 3..=u8::MAX),
    ] {
        let links: Vec<String> = teller
            .shelf
            .cases
            .iter()
            .filter(|case| levels.contains(&case.scenario.level))
            .map(|case| {
                format!(
                    "<li><a href=\"{}\">{}</a></li>",
                    case.path(),
                    teller.case_title(case)
                )
            })
            .collect();
        if links.is_empty() {
            continue;
        }
        let _ = write!(
            html,
            "<details class=\"more\" id=\"level-{name}\"><summary>{}: {}</summary>\n<ul class=\"see-cases\">{}</ul></details>\n",
            teller.html(&Say::attribute("level", name)),
            teller.html(&Say::message("cases-counted").number("count", links.len() as u64)),
            links.concat(),
        );
    }
    html
}
