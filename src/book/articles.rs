//! Old and new article numbers, rule by rule.

use crate::book::html::{escape, wide};
use crate::book::teller::Teller;
use crate::laws::Provision;
use crate::text::Say;
use std::fmt::Write as _;

/// The page of all provisions with their number in each edition; the script makes links of the numbers.
pub(super) fn concordance(teller: &Teller<'_>) -> String {
    let editions = &teller.shelf.editions;
    let mut html = format!(
        "<h1>{}</h1>\n<p class=\"lead\">{}</p>\n",
        teller.label("articles"),
        teller.label("articles-lead"),
    );
    let heads: String = editions
        .iter()
        .map(|edition| {
            let name = teller.html(&Teller::edition(*edition));
            format!("<th scope=\"col\"><a href=\"laws/{edition}.html\">{name}</a></th>")
        })
        .collect();
    for chapter in teller.shelf.chapters() {
        let title = chapter_title(chapter.id);
        let mut rows = String::new();
        for provision in &chapter.provisions {
            if teller.shelf.taught_alone(provision).is_some() {
                continue;
            }
            let _ = writeln!(
                rows,
                "<tr><th scope=\"row\">{}</th>{}</tr>",
                teller.link(provision, ""),
                cells(teller, provision),
            );
        }
        if rows.is_empty() {
            continue;
        }
        let table = format!(
            "<table class=\"concordance\"><thead><tr><th scope=\"col\">{}</th>{heads}</tr></thead><tbody>\n{rows}</tbody></table>",
            teller.label("column-provision"),
        );
        let _ = write!(
            html,
            "<h2 id=\"{}\">{}</h2>\n{}",
            chapter.id,
            teller.html(&title),
            wide(&teller.in_attribute(&title), &table),
        );
    }
    html
}

/// The numbers of a provision, newest first; editions that follow each other with the same number share a cell.
fn cells(teller: &Teller<'_>, provision: &Provision) -> String {
    let mut runs: Vec<(Option<&str>, usize)> = Vec::new();
    for data in teller.shelf.library.editions.iter().rev() {
        let number = provision.number(&data.contents);
        match runs.last_mut() {
            Some((last, count)) if *last == number => *count += 1,
            Some(_) | None => runs.push((number, 1)),
        }
    }
    let cell = |(number, count): (Option<&str>, usize)| {
        let span = match count {
            1 => String::new(),
            count => format!(" colspan=\"{count}\""),
        };
        format!("<td{span}>{}</td>", escape(number.unwrap_or("–")))
    };
    runs.into_iter().map(cell).collect()
}

/// The heading of a chapter.
pub(super) fn chapter_title(id: &str) -> Say {
    Say::attribute(format!("chapter-{id}"), "title")
}

/// “In force from 1 July 2014.”; the day is written `YYYY-MM-DD` in the file of the edition.
pub(super) fn in_force(day: &str) -> Say {
    let names = ["year", "month", "day"];
    let parts = day.split('-').map(|part| part.parse().unwrap_or(0_u64));
    names
        .into_iter()
        .zip(parts)
        .fold(Say::message("in-force"), |say, (name, part)| {
            say.number(name, part)
        })
}
