//! The page of what is covered: numbers by edition, texts by language, and what has no case.

use crate::book::articles::chapter_title;
use crate::book::html::wide;
use crate::book::sources::{Glossaries, Sources};
use crate::book::teller::{Teller, spoken};
use crate::coverage::{Gap, Is, TextKind, Texts, law_terms};
use crate::edition::Edition;
use crate::laws::CHAPTERS;
use crate::read::REFERENCE;
use crate::text::{Say, Value};
use crate::translation::FileStatus;
use std::fmt::Write as _;

/// The page of what is covered.
pub(super) fn page(teller: &Teller<'_>, sources: &Sources, glossaries: &Glossaries) -> String {
    teller.note(|reads| reads.rulings = true);
    let coverage = &teller.shelf.coverage;
    let runs = Say::message("coverage-runs")
        .number("cases", coverage.cases as u64)
        .number("runs", coverage.runs as u64);
    let mut html = format!(
        "<h1>{}</h1>\n<p class=\"lead\">{}</p>\n<p>{}</p>\n",
        teller.label("coverage"),
        teller.label("coverage-lead"),
        teller.html(&runs),
    );
    html.push_str(&numbers(teller));
    html.push_str(&language_table(teller, sources.texts()));
    html.push_str(&translation(teller, sources));
    html.push_str(&law_glossaries(teller, glossaries));
    html.push_str(&gap_list(teller, &coverage.gaps()));
    html
}

fn table(teller: &Teller<'_>, heading: &Say, heads: &str, rows: &str) -> String {
    let table = format!(
        "<table class=\"covered\"><thead><tr>{heads}</tr></thead><tbody>\n{rows}</tbody></table>"
    );
    wide(&teller.in_attribute(heading), &table)
}

fn head(text: &str) -> String {
    format!("<th scope=\"col\">{text}</th>")
}

fn edition_heads(teller: &Teller<'_>) -> String {
    let link = |edition: &Edition| {
        head(&format!(
            "<a href=\"laws/{edition}.html\">{}</a>",
            teller.html(&Teller::edition(*edition))
        ))
    };
    teller.shelf.editions.iter().map(link).collect()
}

fn numbers(teller: &Teller<'_>) -> String {
    teller.note(|reads| reads.rulings = true);
    let coverage = &teller.shelf.coverage;
    let mut rows = String::new();
    for state in Is::NAMES {
        let cells: String = coverage
            .editions
            .iter()
            .map(|edition| format!("<td>{}</td>", edition.count(state)))
            .collect();
        let _ = writeln!(
            rows,
            "<tr><th scope=\"row\">{}</th>{cells}</tr>",
            teller.html(&Say::attribute("coverage-is", state)),
        );
    }
    let mut all = String::new();
    let mut lists = String::new();
    for edition in &coverage.editions {
        let _ = write!(all, "<td>{}</td>", edition.numbers.len());
        let label = if edition.data.contents.complete {
            "coverage-complete"
        } else {
            "coverage-incomplete"
        };
        let _ = write!(lists, "<td>{}</td>", teller.label(label));
    }
    let _ = writeln!(
        rows,
        "<tr><th scope=\"row\">{}</th>{all}</tr>\n<tr><th scope=\"row\">{}</th>{lists}</tr>",
        teller.label("coverage-all"),
        teller.label("coverage-list"),
    );
    let heading = Say::message("coverage-numbers");
    let heads = head(&teller.label("column-state")) + &edition_heads(teller);
    format!(
        "<h2 id=\"numbers\">{}</h2>\n{}",
        teller.html(&heading),
        table(teller, &heading, &heads, &rows)
    )
}

fn language_table(teller: &Teller<'_>, texts: &[Texts]) -> String {
    let mut rows = String::new();
    let mut missing = String::new();
    for texts in texts {
        let cells: String = texts
            .counts
            .iter()
            .map(|(has, needs)| format!("<td>{has}/{needs}</td>"))
            .collect();
        let _ = writeln!(
            rows,
            "<tr><th scope=\"row\" lang=\"{}\">{}</th>{cells}</tr>",
            texts.lang,
            spoken(&texts.name),
        );
        if !texts.missing.is_empty() {
            let say = Say::message("coverage-text-missing")
                .with("messages", Value::Texts(texts.missing.clone()));
            let _ = writeln!(missing, "<p>{}: {}</p>", texts.lang, teller.html(&say));
        }
    }
    let kinds: String = TextKind::ALL
        .iter()
        .map(|kind| head(&teller.html(&Say::attribute("text-kind", kind.name()))))
        .collect();
    let heading = Say::message("coverage-texts");
    let heads = head(&teller.label("column-language")) + &kinds;
    format!(
        "<h2 id=\"texts\">{}</h2>\n{}{missing}",
        teller.html(&heading),
        table(teller, &heading, &heads, &rows)
    )
}

/// How the translation of the language stands: chapter by chapter, and the words of the program and of its books.
fn translation(teller: &Teller<'_>, sources: &Sources) -> String {
    teller.note(|reads| reads.translation = true);
    let own = teller.words.lang();
    let Some(status) = sources.status(own).filter(|_| own != REFERENCE) else {
        return String::new();
    };
    let mut rows = String::new();
    let mut row = |name: String, files: &[&FileStatus]| {
        let counts = [
            files.iter().map(|file| file.texts).sum::<usize>(),
            files.iter().map(|file| file.missing.len()).sum(),
            files.iter().map(|file| file.stale.len()).sum(),
            files.iter().map(|file| file.reviewed.len()).sum(),
        ];
        let cells = counts.map(|count| format!("<td>{count}</td>")).concat();
        let _ = writeln!(rows, "<tr><th scope=\"row\">{name}</th>{cells}</tr>");
    };
    let mut rest: Vec<&FileStatus> = status.files.iter().collect();
    for chapter in CHAPTERS {
        let is_own = |file: &&FileStatus| {
            let name = file.file.strip_prefix("cases/").unwrap_or(&file.file);
            name.strip_suffix(".ftl") == Some(chapter.id)
        };
        let files: Vec<&FileStatus> = rest.iter().copied().filter(is_own).collect();
        if !files.is_empty() {
            row(teller.html(&chapter_title(chapter.id)), &files);
        }
        rest.retain(|file| !is_own(file));
    }
    row(teller.label("translation-rest"), &rest);
    let heading = Say::message("translation-state-of");
    let columns = ["texts", "missing", "stale", "reviewed"];
    let columns =
        columns.map(|name| head(&teller.html(&Say::attribute("translation-column", name))));
    let heads =
        head(&teller.html(&Say::attribute("translation-column", "chapter"))) + &columns.concat();
    format!(
        "<h2 id=\"translation\">{}</h2>\n{}",
        teller.html(&heading),
        table(teller, &heading, &heads, &rows)
    )
}

/// How far the language explains the terms of the Laws' own glossaries.
fn law_glossaries(teller: &Teller<'_>, glossaries: &Glossaries) -> String {
    let lang = teller.words.lang();
    let Some((_, _, own)) = glossaries.iter().find(|(other, _, _)| other == lang) else {
        return String::new();
    };
    let mut html = String::new();
    for edition in &teller.shelf.coverage.editions {
        let Some(terms) = law_terms(edition.data, own) else {
            continue;
        };
        let say = Say::message("coverage-terms-counted")
            .number("count", terms.count as u64)
            .number("defined", (terms.count - terms.missing.len()) as u64);
        let _ = writeln!(
            html,
            "<li>{} {} {}</li>",
            teller.before(&teller.html(&Teller::edition(edition.data.edition))),
            teller.html(&say),
            spoken(&terms.missing.join(", ")),
        );
    }
    format!(
        "<h2 id=\"terms\">{}</h2>\n<ul>\n{html}</ul>\n",
        teller.label("coverage-terms")
    )
}

fn gap_list(teller: &Teller<'_>, gaps: &[Gap]) -> String {
    let mut html = format!("<h2 id=\"gaps\">{}</h2>\n", teller.label("coverage-gaps"));
    if gaps.is_empty() {
        let _ = writeln!(html, "<p>{}</p>", teller.label("coverage-no-gaps"));
        return html;
    }
    let mut lines: Vec<(&Gap, Vec<Edition>)> = Vec::new();
    for gap in gaps {
        let same = |known: &&mut (&Gap, Vec<Edition>)| {
            known.0.provision == gap.provision && known.0.lacks == gap.lacks
        };
        match lines.iter_mut().find(same) {
            Some((_, editions)) => editions.push(gap.edition),
            None => lines.push((gap, vec![gap.edition])),
        }
    }
    html.push_str("<ul>\n");
    for (gap, editions) in lines {
        let excuse = gap.excuse().map_or(String::new(), |excuse| {
            let words = Say::attribute("coverage-excuse", excuse.name());
            format!(" ({})", teller.html(&words))
        });
        let _ = writeln!(
            html,
            "<li>{} {}{excuse} · {}</li>",
            teller.before(&teller.link(gap.provision, "")),
            teller.html(&Say::attribute("coverage-lacks", gap.lacks.name())),
            teller.html(&Teller::naming("editions-short", &editions)),
        );
    }
    html.push_str("</ul>\n");
    html
}
