//! Old and new article numbers: by provision, and number by number for each edition.

use crate::book::html::{escape, wide};
use crate::book::teller::{Teller, number_path};
use crate::coverage::Is;
use crate::edition::{Edition, EditionData, Stands};
use crate::laws::{Provision, provisions};
use crate::text::{Say, why_not};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The page of all provisions with their number in each edition.
pub(super) fn concordance(teller: &Teller<'_>) -> String {
    let editions = &teller.shelf.editions;
    let lists: String = editions
        .iter()
        .map(|edition| {
            format!(
                "<li><a href=\"laws/{edition}.html\">{}</a></li>",
                teller.html(&Teller::edition(*edition))
            )
        })
        .collect();
    let mut html = format!(
        "<h1>{}</h1>\n<p class=\"lead\">{}</p>\n<p>{}</p>\n<ul class=\"see-cases\">{lists}</ul>\n",
        teller.label("articles"),
        teller.label("articles-lead"),
        teller.label("articles-by-edition"),
    );
    let heads = heads(teller, editions);
    for chapter in teller.shelf.chapters() {
        let title = chapter_title(chapter.id);
        let mut rows = String::new();
        for provision in chapter.provisions {
            if teller.shelf.taught_alone(provision).is_some() {
                continue;
            }
            let data = teller.shelf.library.editions.iter().rev();
            let cells: String = data
                .map(|data| cell(provision.number(&data.contents), data.edition, ""))
                .collect();
            let _ = writeln!(
                rows,
                "<tr><th scope=\"row\">{}</th>{cells}</tr>",
                teller.link(provision, "")
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

/// The heading of a chapter.
pub(super) fn chapter_title(id: &str) -> Say {
    Say::attribute(format!("chapter-{id}"), "title")
}

/// The page of all numbers of an edition, and of what FIDE teaches beside them.
pub(super) fn edition_page(teller: &Teller<'_>, data: &EditionData) -> String {
    let others: Vec<Edition> = teller
        .shelf
        .editions
        .iter()
        .copied()
        .filter(|edition| *edition != data.edition)
        .collect();
    let completeness = if data.contents.complete {
        "edition-complete"
    } else {
        "edition-incomplete"
    };
    let title = edition_title(data.edition);
    let mut rows = String::new();
    let claimed = claimed(data);
    for (number, stands) in data.contents.iter() {
        let claims = claimed.get(number).map_or(&[][..], Vec::as_slice);
        let _ = writeln!(
            rows,
            "<tr id=\"{number}\"><th scope=\"row\">{number}</th><td>{}{}</td>{}</tr>",
            what_it_is(teller, stands, claims),
            state(teller, data.edition, number),
            elsewhere(teller, claims, &others),
            number = escape(number),
        );
    }
    let beside = (claimed.iter()).filter(|(number, _)| !data.contents.has(number));
    for (item, claims) in beside {
        let _ = writeln!(
            rows,
            "<tr class=\"taught-only\" id=\"{item}\"><th scope=\"row\">{item}</th><td>{}</td>{}</tr>",
            links(teller, claims),
            elsewhere(teller, claims, &others),
            item = escape(item),
        );
    }
    let table = format!(
        "<table class=\"concordance by-number\"><thead><tr><th scope=\"col\">{}</th><th scope=\"col\">{}</th>{}</tr></thead><tbody>\n{rows}</tbody></table>",
        teller.label("column-article"),
        teller.label("column-provision"),
        heads(teller, &others),
    );
    format!(
        "<h1>{}</h1>\n<p class=\"lead\">{}</p>\n<p>{}</p>\n{}",
        teller.html(&title),
        teller.html(&in_force(&data.in_force)),
        teller.label(completeness),
        wide(&teller.in_attribute(&title), &table),
    )
}

/// The heading of the page of an edition.
pub(super) fn edition_title(edition: Edition) -> Say {
    Teller::naming("articles-of", &[edition])
}

/// What became of a number, where that does not show in the cell anyway.
fn state(teller: &Teller<'_>, edition: Edition, number: &str) -> String {
    let editions = &teller.shelf.coverage.editions;
    let of_edition = editions.iter().find(|own| own.data.edition == edition);
    let found = of_edition.and_then(|own| own.numbers.iter().find(|own| own.number == number));
    match found.map(|own| own.is) {
        Some(is @ (Is::Decided | Is::Empowers | Is::Defined)) => format!(
            "<br><span class=\"note\">{}</span>",
            teller.html(&Say::attribute("coverage-is", is.name())),
        ),
        Some(Is::NotModelled(_) | Is::Pending) | None => String::new(),
    }
}

/// The provisions under each number, and under each item of what FIDE teaches.
fn claimed(data: &EditionData) -> BTreeMap<&str, Vec<&'static Provision>> {
    let mut claimed: BTreeMap<&str, Vec<&Provision>> = BTreeMap::new();
    for provision in provisions() {
        if let Some(number) = provision.number(&data.taught) {
            claimed.entry(number).or_default().push(provision);
        }
    }
    claimed
}

fn what_it_is(teller: &Teller<'_>, stands: &Stands, claims: &[&'static Provision]) -> String {
    let text = match stands {
        Stands::Provisions(_) => return links(teller, claims),
        Stands::NotModelled(reason) => teller.html(&why_not(reason)),
        Stands::Pending => teller.label("article-not-yet"),
    };
    format!("<span class=\"none\">{text}</span>")
}

fn links(teller: &Teller<'_>, claims: &[&'static Provision]) -> String {
    let links: Vec<String> = claims.iter().map(|p| teller.link(p, "../")).collect();
    links.join("<br>")
}

/// The numbers of the same provisions in other editions.
fn elsewhere(teller: &Teller<'_>, claims: &[&Provision], others: &[Edition]) -> String {
    let cells = others.iter().map(|edition| {
        let mut links: Vec<String> = Vec::new();
        let numbers = claims.iter().filter_map(|p| teller.number(p, *edition));
        for number in numbers {
            let link = link(number, *edition, "../");
            if !links.contains(&link) {
                links.push(link);
            }
        }
        if links.is_empty() {
            "<td class=\"none\">–</td>".to_owned()
        } else {
            format!("<td>{}</td>", links.join(", "))
        }
    });
    cells.collect()
}

fn heads(teller: &Teller<'_>, editions: &[Edition]) -> String {
    editions
        .iter()
        .map(|edition| {
            format!(
                "<th scope=\"col\">{}</th>",
                teller.html(&Teller::edition(*edition))
            )
        })
        .collect()
}

fn cell(number: Option<&str>, edition: Edition, up: &str) -> String {
    match number {
        Some(number) => format!("<td>{}</td>", link(number, edition, up)),
        None => "<td class=\"none\">–</td>".to_owned(),
    }
}

fn link(number: &str, edition: Edition, up: &str) -> String {
    format!(
        "<a href=\"{up}{}\">{}</a>",
        number_path(edition, number),
        escape(number)
    )
}

/// “In force from 1 July 2014.”; the day is written `YYYY-MM-DD` in the file of the edition.
fn in_force(day: &str) -> Say {
    let names = ["year", "month", "day"];
    let parts = day.split('-').map(|part| part.parse().unwrap_or(0_u64));
    names
        .into_iter()
        .zip(parts)
        .fold(Say::message("in-force"), |say, (name, part)| {
            say.number(name, part)
        })
}
