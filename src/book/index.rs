//! The pages of the chapters, and of all cases.

use crate::book::ContentsItem;
use crate::book::articles::chapter_title;
use crate::book::html::escape;
use crate::book::linked::only_within;
use crate::book::listed::{LEVELS, level, listed};
use crate::book::order::ChapterInOrder;
use crate::book::provision::article;
use crate::book::self_test;
use crate::book::shelf::Judged;
use crate::book::teller::{Teller, only_in};
use crate::edition::Edition;
use crate::laws::Provision;
use crate::text::{Say, Value};
use crate::translation::Status;
use std::fmt::Write as _;

/// The page of a chapter: the rules of the newest edition, then those of others; the script puts each in its place in the
/// edition that is chosen.
pub(super) fn chapter(teller: &Teller<'_>, chapter: &ChapterInOrder) -> String {
    let newest = teller.shelf.editions.first();
    let is_old = |provision: &&&'static Provision| {
        let stands = teller.shelf.stands_in(provision);
        newest.is_some_and(|newest| !stands.contains(newest))
    };
    let (old, rules): (Vec<_>, Vec<_>) = chapter.provisions.iter().partition(is_old);
    let entry = |provision: &&'static Provision| {
        let stands = teller.shelf.stands_in(provision);
        let mut classes: Vec<&str> = Vec::new();
        if is_old(&provision) {
            classes.push("older");
        }
        if teller.shelf.taught_alone(provision).is_some() {
            classes.push("taught-only");
        }
        let class = match classes.join(" ") {
            class if class.is_empty() => class,
            class => format!(" class=\"{class}\""),
        };
        let (only, link) = (only_in(teller, stands), teller.entry(provision, stands));
        format!("<li{class}{only}>{link}</li>\n")
    };
    let entries: String = chapter.provisions.iter().map(entry).collect();
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
    for provision in rules {
        html.push_str(&article(teller, provision));
    }
    html.push_str(&of_other_editions(teller, &chapter.provisions));
    for provision in old {
        html.push_str(&article(teller, provision));
    }
    html
}

/// The rules that an edition does not have, for each edition, as links to the newest of those that have them; nothing where
/// all editions have all rules.
fn of_other_editions(teller: &Teller<'_>, rules: &[&'static Provision]) -> String {
    let editions = &teller.shelf.editions;
    let lacks = |edition: &Edition, provision: &Provision| {
        let is_taught = teller.shelf.taught_alone(provision).is_some();
        !is_taught && !teller.shelf.stands_in(provision).contains(edition)
    };
    let mut counts: Vec<(usize, Vec<Edition>)> = Vec::new();
    for edition in editions {
        let count = rules.iter().filter(|rule| lacks(edition, rule)).count();
        match counts.iter_mut().find(|(known, _)| *known == count) {
            Some((_, editions)) => editions.push(*edition),
            None => counts.push((count, vec![*edition])),
        }
    }
    counts.retain(|(count, _)| *count > 0);
    if counts.is_empty() {
        return String::new();
    }
    let older = |of: &[Edition]| match of.first() == editions.first() {
        true => "",
        false => " class=\"older\"",
    };
    let count = |(count, of): &(usize, Vec<Edition>)| {
        let (class, only) = (older(of), only_in(teller, of));
        format!("<span{class}{only}>{count}</span>")
    };
    let all: Vec<Edition> = (editions.iter().copied())
        .filter(|edition| counts.iter().any(|(_, of)| of.contains(edition)))
        .collect();
    let counts: String = counts.iter().map(count).collect();
    let mut html = format!(
        "<section id=\"other-editions\"{}{}>\n<h2>{} ({counts})</h2>\n<ul>\n",
        older(&all),
        only_in(teller, &all),
        teller.label("other-editions"),
    );
    for provision in rules {
        let without = editions.iter().copied().filter(|it| lacks(it, provision));
        let without: Vec<Edition> = without.collect();
        let stands = teller.shelf.stands_in(provision);
        let (Some(newest), false) = (stands.first(), without.is_empty()) else {
            continue;
        };
        let _ = writeln!(
            html,
            "<li{}{}><a href=\"?edition={newest}#{}\">{}</a> {}</li>",
            older(&without),
            only_in(teller, &without),
            provision.id,
            teller.title(provision),
            teller.html(&Teller::naming("editions-short", stands)),
        );
    }
    html + "</ul>\n</section>\n"
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

/// What every page of the book is and is not; `status` is how the translation of its language stands.
pub(super) fn about(teller: &Teller<'_>, status: Option<&Status>) -> String {
    let translated: String = (status.iter().flat_map(|status| translation_told(status)))
        .map(|say| format!("<li>{}</li>\n", teller.html(&say)))
        .collect();
    format!(
        "<h2 id=\"about\">{}</h2>\n<ul>\n<li>{}</li>\n<li>{}</li>\n{translated}<li><a href=\"#report\">{}</a></li>\n</ul>\n",
        teller.label("book-notice"),
        teller.label("book-notice-unofficial"),
        teller.label("book-notice-unverified"),
        teller.label("book-notice-report"),
    )
}

/// How a translation stands: what is not translated, what the English has left behind, and what was reviewed.
fn translation_told(status: &Status) -> Vec<Say> {
    let total = status.total();
    let reviewers = status.reviewers();
    let names = reviewers.keys().map(|initials| {
        let name = status.record.reviewers.get(*initials);
        name.map_or(*initials, String::as_str).to_owned()
    });
    let last = reviewers.values().map(|(_, date)| *date).max();
    let all = total.texts as u64;
    let reviewed = match total.reviewed.len() {
        0 => "none",
        count if count == total.texts => "all",
        _ => "some",
    };
    let mut says = Vec::new();
    if !total.missing.is_empty() {
        let translated = total.translated() as u64;
        let say = Say::message("translation-partial").number("count", translated);
        says.push(say.number("all", all));
    }
    if !total.stale.is_empty() {
        let say = Say::message("translation-outdated");
        says.push(say.number("count", total.stale.len() as u64));
    }
    let say = Say::message("translation-reviewed").word("state", reviewed);
    let say = say
        .number("count", total.reviewed.len() as u64)
        .number("all", all);
    let say = say.with("names", Value::Texts(names.collect()));
    says.push(say.with("date", Value::Text(last.unwrap_or_default().to_owned())));
    says
}

/// The page of all cases: how hard they are, and how many each rule has; the page of its chapter lists them.
pub(super) fn cases(teller: &Teller<'_>) -> String {
    let all = teller.cases();
    let mut html = format!(
        "<h1>{}</h1>\n<p class=\"lead\">{}</p>\n{}",
        teller.label("all-cases"),
        teller.html(&Say::message("all-cases-lead").number("count", all.len() as u64)),
        levels(teller),
    );
    for chapter in teller.shelf.chapters() {
        let rules: String = (chapter.provisions.iter())
            .map(|provision| counted(teller, provision))
            .collect();
        if !rules.is_empty() {
            let _ = writeln!(
                html,
                "<h2 id=\"{}\">{}</h2>\n<ul class=\"counted\">\n{rules}</ul>",
                chapter.id,
                teller.html(&chapter_title(chapter.id)),
            );
        }
    }
    let others = all.iter().filter(|case| case.main.is_none());
    let others = listed(teller, others, &teller.shelf.editions);
    if !others.is_empty() {
        let _ = writeln!(
            html,
            "<h2 id=\"other\">{}</h2>\n<ul class=\"case-list\">\n{others}</ul>",
            teller.label("cases-other")
        );
    }
    html
}

/// A rule with the number of its cases; nothing where it has none.
fn counted(teller: &Teller<'_>, provision: &'static Provision) -> String {
    let mut counts: Vec<(usize, Vec<Edition>)> = Vec::new();
    let cases: Vec<&Judged<'_>> = teller.cases_of(provision).collect();
    for edition in &teller.shelf.editions {
        let count = cases
            .iter()
            .filter(|case| case.editions().contains(edition))
            .count();
        match counts.iter_mut().find(|(known, _)| *known == count) {
            Some((_, editions)) => editions.push(*edition),
            None => counts.push((count, vec![*edition])),
        }
    }
    counts.retain(|(count, _)| *count > 0);
    let all: Vec<Edition> = (teller.shelf.editions.iter().copied())
        .filter(|edition| counts.iter().any(|(_, of)| of.contains(edition)))
        .collect();
    let Some(newest) = all.first() else {
        return String::new();
    };
    let count = |(count, of): &(usize, Vec<Edition>)| {
        let class = if of.contains(newest) {
            ""
        } else {
            " class=\"older\""
        };
        match only_within(teller, of, &all).as_str() {
            "" => count.to_string(),
            only => format!("<span{class}{only}>{count}</span>"),
        }
    };
    let page = teller.shelf.page_of(provision);
    format!(
        "<li{}><a href=\"{page}#{}-cases\">{}</a> ({})</li>\n",
        only_in(teller, &all),
        provision.id,
        teller.title(provision),
        counts.iter().map(count).collect::<String>(),
    )
}

/// What it means that a case is basic, advanced or expert.
fn levels(teller: &Teller<'_>) -> String {
    let mut html = format!(
        "<h2 id=\"levels\">{}</h2>\n<p>{}</p>\n<dl class=\"certainties\">\n",
        teller.label("levels"),
        teller.label("levels-lead"),
    );
    for (place, name) in LEVELS.iter().enumerate() {
        let cases = teller.cases_in_order().iter();
        let count = cases.filter(|case| level(case) == place).count();
        let _ = writeln!(
            html,
            "<dt>{}</dt><dd>{} ({})</dd>",
            teller.html(&Say::attribute("level", *name)),
            teller.html(&Say::attribute("level-means", *name)),
            teller.html(&Say::message("cases-counted").number("count", count as u64)),
        );
    }
    html + "</dl>\n"
}
