//! A paper for a class: the questions, and separately the answers.

use crate::page::{Page, indented, numbered};
use crate::shared::Refused;
use crate::shared::refusal::about_file;
use anyhow::Result;
use jadoube::game::Colours;
use jadoube::quiz::{Indented, Paper, Request};
use jadoube::text::{Say, Value, Voice, Words, case_cited};
use std::io::Write;
use std::path::Path;

/// How a paper is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    Text,
    Markdown,
}

/// Writes two files into a folder, or both parts to standard output, one after the other.
pub fn write(
    paper: &Paper<'_>,
    request: &Request,
    basis: String,
    words: &Words,
    format: Format,
    out: Option<&Path>,
) -> Result<()> {
    let sheet = Sheet {
        paper,
        request,
        basis,
        words,
        format,
    };
    let asked = paper.questions.len();
    if asked < request.count {
        let fewer = Say::message("quiz-fewer").number("count", asked as u64);
        eprintln!("{}", words.voice(Colours::Known).say(&fewer));
    }
    let (questions, answers) = (sheet.questions(), sheet.answers());
    let mut output = std::io::stdout().lock();
    let Some(folder) = out else {
        let between = match format {
            Format::Text => format!("\n{}\n\n", "=".repeat(72)),
            Format::Markdown => "\n---\n\n".to_owned(),
        };
        write!(output, "{questions}{between}{answers}")?;
        return Ok(());
    };
    std::fs::create_dir_all(folder).refused(|| about_file("cli-folder-unmade", folder))?;
    let end = match format {
        Format::Text => "txt",
        Format::Markdown => "md",
    };
    let voice = words.voice(Colours::Known);
    for (name, text) in [("questions", questions), ("answers", answers)] {
        let file = folder.join(format!("{name}.{}.{end}", words.lang()));
        std::fs::write(&file, text).refused(|| about_file("cli-unwritten", &file))?;
        let written =
            Say::message("cli-written").with("file", Value::Text(file.display().to_string()));
        writeln!(output, "{}", voice.say(&written))?;
    }
    Ok(())
}

struct Sheet<'s, 'l> {
    paper: &'s Paper<'l>,
    request: &'s Request,
    /// By which laws the questions are asked.
    basis: String,
    words: &'s Words,
    format: Format,
}

impl Sheet<'_, '_> {
    fn questions(&self) -> String {
        let voice = self.words.voice(Colours::Known);
        let mut text = self.head(&voice, "quiz-paper-questions");
        text.push_str(&format!(
            "{} {}\n\n",
            voice.text("quiz-paper-name"),
            "_".repeat(40)
        ));
        self.add(&mut text, &[voice.text("quiz-paper-note")]);
        let total = self.paper.questions.len();
        for (number, question) in (1..).zip(&self.paper.questions) {
            let voice = self.words.voice(question.scenario.case.colours);
            let page = Page::of(&voice, question, number, total);
            text.push('\n');
            match self.format {
                Format::Text => {
                    self.add(&mut text, std::slice::from_ref(&page.heading));
                    self.add(&mut text, &page.body());
                    text.push('\n');
                    self.add(&mut text, &page.numbered());
                }
                Format::Markdown => text.push_str(&markdown(&page)),
            }
        }
        text
    }

    fn answers(&self) -> String {
        let voice = self.words.voice(Colours::Known);
        let mut text = self.head(&voice, "quiz-paper-answers");
        let head = [
            "quiz-paper-number",
            "quiz-paper-option",
            "quiz-paper-articles",
            "quiz-paper-case",
        ];
        let mut rows = vec![head.map(|id| voice.text(id))];
        for (number, question) in (1..).zip(&self.paper.questions) {
            rows.push([
                number.to_string(),
                (question.right + 1).to_string(),
                question.articles(&voice).join("; "),
                case_cited(&voice, question.scenario),
            ]);
        }
        text.push_str(&match self.format {
            Format::Text => columns(&rows),
            Format::Markdown => table(&rows),
        });
        text.push('\n');
        text.push_str(&self.heading(2, &voice.text("quiz-paper-reasons")));
        for (number, question) in (1..).zip(&self.paper.questions) {
            let voice = self.words.voice(question.scenario.case.colours);
            let heading = Say::message("quiz-question")
                .number("number", number as u64)
                .number("total", self.paper.questions.len() as u64);
            text.push('\n');
            text.push_str(&self.heading(3, &voice.say(&heading)));
            let option = question.option(&voice, question.right);
            let reasons = question.reasons(&voice);
            match self.format {
                Format::Text => {
                    self.add(&mut text, &numbered(question.right + 1, &option));
                    self.add(&mut text, &indented(&reasons, 1));
                }
                Format::Markdown => {
                    text.push('\n');
                    text.push_str(&items(&option, &format!("{}. ", question.right + 1)));
                    text.push('\n');
                    text.push_str(&items(&reasons, ""));
                }
            }
        }
        text
    }

    fn head(&self, voice: &Voice<'_>, part: &'static str) -> String {
        let seed = Value::Text(self.request.seed.to_string());
        let paper = voice.say(&Say::message("quiz-paper-seed").with("seed", seed));
        let title = format!("{}: {}", voice.text("quiz-title"), voice.text(part));
        let mut text = self.heading(1, &title);
        if self.format == Format::Markdown {
            text.push('\n');
        }
        self.add(&mut text, &[self.basis.clone(), String::new()]);
        self.add(&mut text, &[paper, String::new()]);
        text
    }

    fn heading(&self, level: usize, text: &str) -> String {
        match self.format {
            Format::Text => format!("{text}\n"),
            Format::Markdown => format!("{} {}\n", "#".repeat(level), escaped(text)),
        }
    }

    fn add(&self, text: &mut String, lines: &[String]) {
        for line in lines {
            match self.format {
                Format::Text => text.push_str(line),
                Format::Markdown => text.push_str(&escaped(line)),
            }
            text.push('\n');
        }
    }
}

/// A question in Markdown.
fn markdown(page: &Page) -> String {
    let mut text = format!(
        "## {}\n\n*{}*\n\n",
        escaped(&page.heading),
        escaped(&page.laws)
    );
    if let Some(board) = &page.board {
        text.push_str(&format!("```text\n{board}```\n\n"));
    }
    for line in page.pieces.iter().chain([&page.story]) {
        text.push_str(&format!("{}\n\n", escaped(line)));
    }
    for line in &page.asked {
        text.push_str(&match line.strip_prefix("- ") {
            Some(part) => format!("- {}\n", escaped(part)),
            None => format!("**{}**\n\n", escaped(line)),
        });
    }
    if !text.ends_with("\n\n") {
        text.push('\n');
    }
    for (number, option) in (1..).zip(&page.options) {
        text.push_str(&items(option, &format!("{number}. ")));
    }
    text
}

/// Lines as items of a list behind a mark; several lines are a list of their own there.
fn items(lines: &[Indented], mark: &str) -> String {
    if let ([only], false) = (lines, mark.is_empty()) {
        return format!("{mark}{}\n", escaped(&only.text));
    }
    let mut text = String::new();
    for (at, line) in lines.iter().enumerate() {
        let before = if at == 0 {
            mark.to_owned()
        } else {
            " ".repeat(mark.len() + 2 * line.depth)
        };
        text.push_str(&format!("{before}- {}\n", escaped(&line.text)));
    }
    text
}

/// Text in which no character is taken for a mark of Markdown.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        if matches!(
            letter,
            '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '#' | '|'
        ) {
            out.push('\\');
        }
        out.push(letter);
    }
    out
}

/// Rows in columns of equal width, for text.
fn columns(rows: &[[String; 4]]) -> String {
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max();
    let widths: Vec<usize> = (0..4).map(|column| width(column).unwrap_or(0)).collect();
    let mut text = String::new();
    for row in rows {
        let cells: Vec<String> = row
            .iter()
            .zip(&widths)
            .map(|(cell, width)| format!("{cell:<width$}"))
            .collect();
        text.push_str(cells.join("  ").trim_end());
        text.push('\n');
    }
    text
}

/// Rows as a table of Markdown.
fn table(rows: &[[String; 4]]) -> String {
    let mut text = String::new();
    for (at, row) in rows.iter().enumerate() {
        let cells = row.each_ref().map(|cell| escaped(cell));
        text.push_str(&format!("| {} |\n", cells.join(" | ")));
        if at == 0 {
            text.push_str("|---:|---:|---|---|\n");
        }
    }
    text
}
