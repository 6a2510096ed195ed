//! The page of two editions that follow each other: rules, values and rulings that changed.

use crate::book::history::marked;
use crate::book::html::{escape, wide};
use crate::book::shelf::Judged;
use crate::book::teller::{Teller, number_path, spoken};
use crate::book::variants::parts;
use crate::compare::{CaseChange, ChangeKind, Comparison, TextChange, Told, ValueChange, Wording};
use crate::edition::{Edition, SCOPES, Scope};
use crate::game::Colours;
use crate::rulings::Ruled;
use crate::text::{Say, Value, given};
use std::fmt::Write as _;

/// The folder of the language, seen from this page.
const UP: &str = "../";

/// Where the page of two editions stands.
pub(super) fn path(from: Edition, to: Edition) -> String {
    format!("compare/{from}-{to}.html")
}

/// The page of two editions.
pub(super) fn page(teller: &Teller<'_>, comparison: &Comparison<'_>, told: &[Told<'_>]) -> String {
    let (from, to) = (comparison.from, comparison.to);
    let mut html = format!(
        "<h1>{}</h1>\n<p class=\"lead\">{}</p>\n",
        teller.html(&Teller::pair("compare-title", from, to)),
        teller.label("compare-lead"),
    );
    if told.is_empty() && comparison.values.is_empty() && comparison.cases.is_empty() {
        let _ = writeln!(html, "<p>{}</p>", teller.label("compare-none"));
    }
    for &kind in ChangeKind::ALL {
        let of_kind: Vec<&Told<'_>> = told.iter().filter(|t| t.kind() == Some(kind)).collect();
        if of_kind.is_empty() {
            continue;
        }
        let _ = writeln!(
            html,
            "<h2 id=\"{}\">{} ({})</h2>",
            kind.name(),
            teller.label(kind.heading()),
            of_kind.len(),
        );
        match kind {
            ChangeKind::CameIn | ChangeKind::WentOut | ChangeKind::Changed => {
                for told in of_kind {
                    html.push_str(&rule(teller, comparison, told, kind));
                }
            }
            ChangeKind::Renumbered => {
                let numbers = teller.label("articles");
                let _ = writeln!(html, "<p><a href=\"{UP}articles.html\">{numbers}</a></p>");
            }
        }
    }
    html.push_str(&values(teller, comparison));
    html.push_str(&cases(teller, comparison));
    html
}

fn number(number: Option<&str>, edition: Edition) -> String {
    match number {
        Some(number) => format!(
            "<a class=\"n\" href=\"{UP}{}\">{}</a>",
            number_path(edition, number),
            escape(number)
        ),
        None => "–".to_owned(),
    }
}

/// The old and the new number, once where they are the same.
fn numbers(comparison: &Comparison<'_>, old: Option<&str>, new: Option<&str>) -> String {
    let (from, to) = (comparison.from, comparison.to);
    match (old, new) {
        (Some(old), Some(new)) if old != new => {
            format!("{} → {}", number(Some(old), from), number(Some(new), to))
        }
        (_, Some(new)) => number(Some(new), to),
        (old, None) => number(old, from),
    }
}

fn rule(
    teller: &Teller<'_>,
    comparison: &Comparison<'_>,
    told: &Told<'_>,
    kind: ChangeKind,
) -> String {
    let change = told.rule;
    let mut html = format!(
        "<section class=\"compared\" id=\"{}\">\n<h3>{} {}{}</h3>\n",
        change.provision.id,
        teller.link(change.provision, UP),
        numbers(
            comparison,
            change.old_number.as_deref(),
            change.new_number.as_deref()
        ),
        comparison.lives_on(change).map_or(String::new(), |number| {
            let say = Say::message("compare-lives-on");
            let say = say.with("article", Value::Article(number.to_owned()));
            format!(" {}", teller.html(&say))
        }),
    );
    for text in &told.texts {
        html.push_str(&text_change(teller, text, kind));
    }
    if kind == ChangeKind::Changed && !change.values.is_empty() {
        html.push_str("<ul class=\"see-values\">\n");
        for value in &change.values {
            let _ = writeln!(
                html,
                "<li>{}{}{} {} {}</li>",
                name(teller, value),
                in_scopes(teller, &value.scopes),
                teller.colon(),
                old_and_new(teller, value),
                articles(comparison, value),
            );
        }
        html.push_str("</ul>\n");
    }
    html.push_str("</section>\n");
    html
}

fn text_change(teller: &Teller<'_>, change: &TextChange, kind: ChangeKind) -> String {
    let label = if change.scopes.len() < SCOPES.len() {
        let scopes = teller.scopes("scope-label", &change.scopes);
        format!("<b>{scopes}</b> ")
    } else {
        String::new()
    };
    let said = |of: &Wording| match of.text() {
        Some(text) => spoken(text),
        None => teller.label(of.without_words()),
    };
    let text = match (change.old.text(), change.new.text(), kind) {
        (Some(old), Some(new), _) => marked(old, new),
        (None, Some(new), ChangeKind::CameIn) => spoken(new),
        (Some(old), None, ChangeKind::WentOut) => spoken(old),
        _ => format!(
            "<del>{}</del> <ins>{}</ins>",
            said(&change.old),
            said(&change.new)
        ),
    };
    format!("<p>{label}{text}</p>\n")
}

fn table(teller: &Teller<'_>, heading: &Say, heads: &[String], rows: &str) -> String {
    let heads: String = heads
        .iter()
        .map(|head| format!("<th scope=\"col\">{head}</th>"))
        .collect();
    let table = format!("<table><thead><tr>{heads}</tr></thead><tbody>\n{rows}</tbody></table>");
    wide(&teller.in_attribute(heading), &table)
}

fn name(teller: &Teller<'_>, value: &ValueChange) -> String {
    teller.html(&crate::text::value_named(value.key))
}

fn in_scopes(teller: &Teller<'_>, scopes: &[Scope]) -> String {
    if scopes.len() == SCOPES.len() {
        return String::new();
    }
    format!(" ({})", teller.scopes("scope-heading", scopes))
}

fn old_and_new(teller: &Teller<'_>, value: &ValueChange) -> String {
    let voice = teller.voice(Colours::Known);
    format!(
        "<del>{}</del> → <ins>{}</ins>",
        spoken(&given(voice, value.key, &value.old.given)),
        spoken(&given(voice, value.key, &value.new.given)),
    )
}

fn articles(comparison: &Comparison<'_>, value: &ValueChange) -> String {
    let (old, new) = (value.old.article.as_deref(), value.new.article.as_deref());
    if old.is_none() && new.is_none() {
        return String::new();
    }
    numbers(comparison, old, new)
}

/// The values that belong to no rule.
fn values(teller: &Teller<'_>, comparison: &Comparison<'_>) -> String {
    if comparison.values.is_empty() {
        return String::new();
    }
    let rows: String = comparison
        .values
        .iter()
        .map(|value| {
            format!(
                "<tr class=\"compared\"><th scope=\"row\">{}{}</th><td>{}</td><td>{}</td></tr>\n",
                name(teller, value),
                in_scopes(teller, &value.scopes),
                old_and_new(teller, value),
                articles(comparison, value),
            )
        })
        .collect();
    let heading = Say::message("compare-values");
    let heads = [
        teller.label("column-value"),
        teller.label("column-change"),
        teller.label("column-article"),
    ];
    format!(
        "<h2 id=\"values\">{}</h2>\n{}",
        teller.html(&heading),
        table(teller, &heading, &heads, &rows)
    )
}

/// The cases that end differently, with what only the one and what only the other edition rules.
fn cases(teller: &Teller<'_>, comparison: &Comparison<'_>) -> String {
    teller.note(|reads| {
        reads.between.insert((comparison.from, comparison.to));
    });
    if comparison.cases.is_empty() {
        return String::new();
    }
    let lines: String = (comparison.cases.iter())
        .filter_map(|change| Some(case(teller, change, teller.case(&change.scenario.id)?)))
        .collect();
    format!(
        "<h2 id=\"rulings\">{} ({})</h2>\n<ul class=\"case-list compared\">\n{lines}</ul>\n",
        teller.label("compare-rulings"),
        comparison.cases.len(),
    )
}

fn case(teller: &Teller<'_>, change: &CaseChange<'_>, judged: &Judged<'_>) -> String {
    let voice = teller.voice(change.scenario.case.colours);
    let told = |ruled: &Ruled| teller.explained(change.scenario, ruled).outcomes(voice);
    let settings = match change.settings.len() < change.scenario.settings.len() {
        true => format!(" <small>{}</small>", teller.settings(&change.settings)),
        false => String::new(),
    };
    let rulings = parts(&[&told(change.old), &told(change.new)]).into_iter();
    let rulings = rulings.filter_map(|part| {
        let text = spoken(&part.sentences.join(" "));
        match part.of.as_slice() {
            [0] => Some(format!("<del>{text}</del>")),
            [1] => Some(format!("<ins>{text}</ins>")),
            _ => None,
        }
    });
    format!(
        "<li><a href=\"{UP}{}\">{}</a>{settings}<p>{}</p></li>\n",
        judged.path(),
        teller.case_title(judged),
        rulings.collect::<Vec<_>>().join(" "),
    )
}
