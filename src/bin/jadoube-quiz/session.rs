//! A quiz at the terminal: plain lines in, plain lines out.

use crate::page::{Page, indented, numbered};
use anyhow::Result;
use jadoube::game::Colours;
use jadoube::quiz::{Paper, QuizQuestion, Request};
use jadoube::text::{Say, Value, Voice, Words};
use std::io::{BufRead, Write};

/// Says by which laws it asks, asks the questions of a paper one after the other, and tells the score at the end.
pub fn run(paper: &Paper<'_>, request: &Request, basis: &str, words: &Words) -> Result<()> {
    let mut session = Session {
        words,
        input: std::io::stdin().lock(),
        output: std::io::stdout().lock(),
        asked: 0,
        right: 0,
        missed: Vec::new(),
    };
    session.all(paper, request, basis)
}

struct Session<'w, I, O> {
    words: &'w Words,
    input: I,
    output: O,
    asked: u64,
    right: u64,
    /// The rules of wrong answers, each with how often.
    missed: Vec<(String, u64)>,
}

/// What somebody typed.
enum Typed {
    /// The place of an option, from 0.
    Option(usize),
    Help,
    Quit,
    /// Nothing that is understood.
    Other(String),
}

impl<I: BufRead, O: Write> Session<'_, I, O> {
    fn all(&mut self, paper: &Paper<'_>, request: &Request, basis: &str) -> Result<()> {
        let total = paper.questions.len();
        let voice = self.words.voice(Colours::Known);
        self.line(&voice.text("quiz-title"))?;
        self.line(basis)?;
        if total < request.count {
            self.line(&voice.say(&Say::message("quiz-fewer").number("count", total as u64)))?;
        }
        let start = Say::message("quiz-start")
            .number("count", total as u64)
            .with("seed", Value::Text(request.seed.to_string()));
        self.line(&voice.say(&start))?;
        self.line(&voice.text("quiz-how"))?;
        for (number, question) in (1..).zip(&paper.questions) {
            let voice = self.words.voice(question.scenario.case.colours);
            self.line("")?;
            let page = Page::of(&voice, question, number, total);
            self.ask(&page)?;
            let Some(answer) = self.answer(&voice, &page)? else {
                break;
            };
            self.tell(&voice, question, &page, answer)?;
        }
        self.score(&voice)
    }

    fn ask(&mut self, page: &Page) -> Result<()> {
        self.line(&page.heading)?;
        self.lines(&page.body())?;
        self.line("")?;
        self.lines(&page.numbered())?;
        self.line("")
    }

    /// The place of the option that is chosen; `None` at the end of the input or when somebody has enough.
    fn answer(&mut self, voice: &Voice<'_>, page: &Page) -> Result<Option<usize>> {
        let last = page.options.len();
        let with_last = |say: Say| voice.say(&say.number("last", last as u64));
        self.line(&with_last(Say::message("quiz-prompt")))?;
        loop {
            let Some(text) = self.typed()? else {
                return Ok(None);
            };
            match understood(&text, last) {
                Typed::Option(at) => return Ok(Some(at)),
                Typed::Quit => return Ok(None),
                Typed::Help => {
                    for attribute in ["what", "number", "help", "quit"] {
                        self.line(&voice.text_of("quiz-help", attribute))?;
                    }
                    self.line(&with_last(Say::message("quiz-prompt")))?;
                }
                Typed::Other(found) if found.is_empty() => {
                    self.line(&with_last(Say::message("quiz-expected-something")))?;
                }
                Typed::Other(found) => {
                    let say = Say::message("quiz-expected").with("found", Value::Text(found));
                    self.line(&with_last(say))?;
                }
            }
        }
    }

    fn tell(
        &mut self,
        voice: &Voice<'_>,
        question: &QuizQuestion<'_>,
        page: &Page,
        answer: usize,
    ) -> Result<()> {
        self.asked += 1;
        if answer == question.right {
            self.right += 1;
            self.line(&voice.text("quiz-right"))?;
        } else {
            self.miss(question.articles(voice));
            self.line(&voice.text("quiz-wrong"))?;
            if let Some(why) = question.why_wrong(voice, answer) {
                self.line(&why)?;
            }
        }
        let number = question.right + 1;
        let right = Say::message("quiz-right-option").number("number", number as u64);
        self.line(&voice.say(&right))?;
        self.lines(&numbered(number, &page.options[question.right]))?;
        self.line(&voice.text("heading-reasons"))?;
        self.lines(&indented(&question.reasons(voice), 1))
    }

    /// Remembers the chief rule of a question that was answered wrongly.
    fn miss(&mut self, articles: Vec<String>) {
        let Some(chief) = articles.into_iter().next() else {
            return;
        };
        match self.missed.iter_mut().find(|(named, _)| *named == chief) {
            Some((_, count)) => *count += 1,
            None => self.missed.push((chief, 1)),
        }
    }

    fn score(&mut self, voice: &Voice<'_>) -> Result<()> {
        self.line("")?;
        let score = Say::message("quiz-score")
            .number("asked", self.asked)
            .number("right", self.right);
        self.line(&voice.say(&score))?;
        if self.missed.is_empty() {
            return Ok(());
        }
        self.line(&voice.text("quiz-weak"))?;
        let mut missed = std::mem::take(&mut self.missed);
        missed.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        for (named, count) in missed {
            let line = Say::message("quiz-weak-line")
                .with("provision", Value::Text(named))
                .number("count", count);
            self.line(&format!("- {}", voice.say(&line)))?;
        }
        Ok(())
    }

    /// The next line without its end; `None` at the end of the input.
    fn typed(&mut self) -> Result<Option<String>> {
        self.output.flush()?;
        let mut bytes = Vec::new();
        if self.input.read_until(b'\n', &mut bytes)? == 0 {
            return Ok(None);
        }
        Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
    }

    fn line(&mut self, text: &str) -> Result<()> {
        writeln!(self.output, "{text}")?;
        Ok(())
    }

    fn lines(&mut self, lines: &[String]) -> Result<()> {
        lines.iter().try_for_each(|line| self.line(line))
    }
}

/// The longest text that is repeated to somebody who typed it.
const LONGEST_ECHO: usize = 40;

fn understood(text: &str, last: usize) -> Typed {
    match text.to_lowercase().as_str() {
        "?" | "h" | "help" => return Typed::Help,
        "q" | "quit" => return Typed::Quit,
        _ => {}
    }
    let digits = text.trim_end_matches(['.', ')']);
    match digits.parse::<usize>() {
        Ok(number) if (1..=last).contains(&number) => Typed::Option(number - 1),
        Ok(_) | Err(_) => {
            let printable = text.chars().filter(|letter| !letter.is_control());
            Typed::Other(printable.take(LONGEST_ECHO).collect())
        }
    }
}
