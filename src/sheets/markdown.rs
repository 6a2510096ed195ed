//! A sheet as Markdown that every renderer reads alike: paragraphs, headings and indented text only.
//!
//! Lists would renumber or merge, tables and fences are not read everywhere; so an option is a paragraph behind its letter.

use super::text::{grid, pictures, table};
use super::{Asked, Block, Run, Sheet};
use crate::board::Alphabet;

/// The text of a sheet.
pub(super) fn page(sheet: &Sheet) -> String {
    let mut parts = vec![format!("# {}", escaped(&sheet.title))];
    for block in &sheet.blocks {
        set(block, sheet, &mut parts);
    }
    parts.retain(|part| !part.is_empty());
    parts.join("\n\n") + "\n"
}

fn set(block: &Block, sheet: &Sheet, parts: &mut Vec<String>) {
    match block {
        Block::Heading(text) => parts.push(format!("## {}", escaped(text))),
        Block::Text(runs) => parts.push(inline(runs)),
        Block::Fields(names) => {
            let room = r"\_".repeat(30);
            parts.extend(names.iter().map(|name| format!("{} {room}", escaped(name))));
        }
        Block::Question(asked) => question(asked, &sheet.alphabet, parts),
        Block::Grid(rows) => parts.push(verbatim(&grid(rows))),
        Block::Lines(heading, count) => {
            parts.push(format!("### {}", escaped(heading)));
            let room = r"\_".repeat(60);
            parts.extend(std::iter::repeat_n(room, *count));
        }
        Block::Table(rows) => parts.push(verbatim(&table(rows))),
    }
}

fn question(asked: &Asked, alphabet: &Alphabet, parts: &mut Vec<String>) {
    parts.push(format!(
        "### {} {}",
        escaped(&asked.heading),
        escaped(&asked.worth)
    ));
    let marked = |mark: &str, text: &str| match text.is_empty() {
        true => String::new(),
        false => format!("{mark}{}{mark}", escaped(text)),
    };
    parts.push(marked("*", &asked.setting));
    parts.push(verbatim(&pictures(asked, alphabet)));
    parts.push(escaped(&asked.story));
    parts.push(marked("**", &asked.asked));
    for choice in &asked.options {
        let (letter, text) = (choice.letter, escaped(&choice.text));
        let told = match &choice.verdict {
            None => text,
            Some((true, _)) => format!("✓ **{text}**"),
            Some((false, why)) if why.is_empty() => text,
            Some((false, why)) => format!("{text} *{}*", escaped(why)),
        };
        parts.push(format!("**{letter})** {told}"));
    }
    parts.extend(asked.after.iter().map(|runs| inline(runs)));
}

fn inline(runs: &[Run]) -> String {
    let runs = runs
        .iter()
        .map(|run| match run.strong && !run.text.is_empty() {
            true => format!("**{}**", escaped(&run.text)),
            false => {
                let space = if run.text.starts_with(' ') { " " } else { "" };
                format!("{space}{}", escaped(run.text.trim_start()))
            }
        });
    runs.collect()
}

/// Lines that stay as they are.
fn verbatim(lines: &[String]) -> String {
    let lines: Vec<String> = lines.iter().map(|line| format!("    {line}")).collect();
    lines.join("\n")
}

/// Text in which no sign is taken for a mark, by any renderer: those that some do not take as escaped are told by number.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 16);
    for sign in text.chars() {
        let begins_an_item = match sign {
            '-' | '+' => out.is_empty(),
            '.' | ')' => !out.is_empty() && out.bytes().all(|byte| byte.is_ascii_digit()),
            _ => false,
        };
        match sign {
            '\\' | '`' | '*' | '_' | '[' | ']' | '#' => out.push('\\'),
            '<' | '>' | '&' | '~' | '|' | '$' | '^' | '=' => {
                out.push_str(&format!("&#{};", u32::from(sign)));
                continue;
            }
            _ if begins_an_item => out.push('\\'),
            _ => {}
        }
        out.push(sign);
    }
    out
}
