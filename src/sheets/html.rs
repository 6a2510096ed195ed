//! A sheet as a page of HTML for print: everything in one file, no script, nothing from elsewhere.

use super::{Asked, Block, Board, Cell, Choice, Row, Run, Sheet, clean};
use crate::book::clock_face;
use crate::book::diagram::{Diagram, svg};
use crate::book::html::escape;
use std::fmt::Write;

/// How everything looks.
const STYLES: &str = include_str!("print.css");

/// The page of a sheet.
pub(super) fn page(sheet: &Sheet) -> String {
    let mut out = format!(
        concat!(
            "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\"/>\n",
            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n",
            "<title>{}</title>\n<style>\n@page {{ @top-left {{ content: {}; }} }}\n{}</style>\n</head>\n<body>\n<h1>{}</h1>\n",
        ),
        escape(&sheet.lang),
        escape(&sheet.running),
        css_string(&sheet.running),
        STYLES,
        escape(&sheet.title),
    );
    for (at, block) in sheet.blocks.iter().enumerate() {
        out.push_str(&set(block, at));
        out.push('\n');
    }
    out.push_str("</body>\n</html>\n");
    out
}

/// A text in quotation marks of CSS, which no sign in it can end.
fn css_string(text: &str) -> String {
    let mut out = String::from("\"");
    for sign in text.chars() {
        match sign {
            '"' | '\\' | '<' | '>' | '&' => {
                let _ = write!(out, "\\{:x} ", u32::from(sign));
            }
            other => out.push(other),
        }
    }
    out.push('"');
    out
}

fn set(block: &Block, at: usize) -> String {
    match block {
        Block::Heading(text) => format!("<h2>{}</h2>", escape(text)),
        Block::Text(runs) => format!("<p>{}</p>", inline(runs)),
        Block::Fields(names) => {
            let fields = names.iter().map(|name| {
                format!(
                    "<span class=\"field\">{}<span class=\"blank\"></span></span>",
                    escape(name)
                )
            });
            format!("<p class=\"fields\">{}</p>", fields.collect::<String>())
        }
        Block::Question(asked) => question(asked, at),
        Block::Grid(rows) => {
            let rows: String = rows.iter().map(row).collect();
            format!("<div class=\"grid\">{rows}</div>")
        }
        Block::Lines(heading, count) => {
            let lines = "<div class=\"line\"></div>".repeat(*count);
            format!(
                "<section class=\"lines\"><h3>{}</h3>{lines}</section>",
                escape(heading)
            )
        }
        Block::Table(rows) => table(rows),
    }
}

fn inline(runs: &[Run]) -> String {
    let runs = runs.iter().map(|run| match run.strong {
        true => format!("<strong>{}</strong>", escape(&run.text)),
        false => escape(&run.text).into_owned(),
    });
    runs.collect()
}

fn question(asked: &Asked, at: usize) -> String {
    let mut left = String::new();
    if let Some(board) = &asked.board {
        left.push_str(&diagram(board, at));
    }
    if let Some(clock) = &asked.clock {
        let (white, black) = (clean(&clock.shows.white), clean(&clock.shows.black));
        left.push_str(&clock_face((&clock.white, &white), (&clock.black, &black)));
    }
    if !left.is_empty() {
        left = format!("<div class=\"picture\">{left}</div>");
    }
    let paragraph = |class: &str, text: &str| match text.is_empty() {
        true => String::new(),
        false => format!("<p class=\"{class}\">{}</p>", escape(text)),
    };
    let options: String = asked.options.iter().map(option).collect();
    let after = asked.after.iter();
    let after: String = after
        .map(|runs| format!("<p class=\"after\">{}</p>", inline(runs)))
        .collect();
    format!(
        "<section class=\"question\"><h3>{} <span class=\"worth\">{}</span></h3><div class=\"body\">{left}<div class=\"words\">{}{}{}{options}{after}</div></div></section>",
        escape(&asked.heading),
        escape(&asked.worth),
        paragraph("setting", &asked.setting),
        paragraph("story", &asked.story),
        paragraph("asked", &asked.asked),
    )
}

fn diagram(board: &Board, at: usize) -> String {
    let id = format!("board-{at}");
    let title = match board.caption.is_empty() {
        true => &board.pieces,
        false => &board.caption,
    };
    let drawn = svg(&Diagram {
        position: &board.position,
        id: &id,
        title,
        desc: &board.pieces,
        highlights: &[],
        arrows: &[],
    });
    match board.caption.is_empty() {
        true => drawn,
        false => format!("{drawn}<p class=\"caption\">{}</p>", escape(&board.caption)),
    }
}

fn option(choice: &Choice) -> String {
    let text = escape(&choice.text);
    let (class, mark, why) = match &choice.verdict {
        None => ("option", "", String::new()),
        Some((true, _)) => (
            "option right",
            "<span class=\"tick\">✓</span> ",
            String::new(),
        ),
        Some((false, why)) if why.is_empty() => ("option wrong", "", String::new()),
        Some((false, why)) => {
            let why = format!("<span class=\"why\"> {}</span>", escape(why));
            ("option wrong", "", why)
        }
    };
    format!(
        "<div class=\"{class}\"><span class=\"letter\">{})</span><span>{mark}{text}{why}</span></div>",
        choice.letter
    )
}

fn row(row: &Row) -> String {
    let cells = row.cells.iter().map(|cell| match cell {
        Cell::Circle(letter, false) => format!("<span class=\"circle\">{letter}</span>"),
        Cell::Circle(letter, true) => format!("<span class=\"circle full\">{letter}</span>"),
        Cell::Square(letter) => {
            let letter = letter.map_or("&#160;".to_owned(), String::from);
            format!("<span class=\"square\">{letter}</span>")
        }
    });
    let cells: String = cells.collect();
    format!(
        "<div class=\"row\"><span class=\"number\">{}</span>{cells}</div>",
        escape(&row.number)
    )
}

fn table(rows: &[Vec<String>]) -> String {
    let set = |tag: &str, row: &Vec<String>| {
        let cells = row
            .iter()
            .map(|cell| format!("<{tag}>{}</{tag}>", escape(cell)));
        format!("<tr>{}</tr>", cells.collect::<String>())
    };
    let head: String = rows.iter().take(1).map(|row| set("th", row)).collect();
    let body: String = rows.iter().skip(1).map(|row| set("td", row)).collect();
    format!("<table><thead>{head}</thead><tbody>{body}</tbody></table>")
}
