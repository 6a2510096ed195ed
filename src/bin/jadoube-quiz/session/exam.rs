//! An exam: a time, marks to come back to, and nothing is judged before it is handed in.

use super::commands::{Command, command, help};
use super::shown::Given;
use super::statistics::{Line, chart, percent};
use super::{Draft, Room};
use anyhow::Result;
use jadoube::quiz::Form;
use jadoube::text::{Say, Value};
use std::collections::BTreeSet;

/// Sits what is left of an exam, and tells the result once it is handed in.
pub fn sit(room: Room<'_>) -> Result<()> {
    let total = room.shown.len();
    let mut exam = Exam {
        room,
        given: vec![None; total],
        got: vec![None; total],
        marked: BTreeSet::new(),
        sat: 0,
    };
    exam.remember()?;
    if exam.room.session.handed_in.is_none() && !exam.answers()? {
        return exam.room.broken_off();
    }
    if !exam.open_ones_are_marked()? {
        return exam.room.broken_off();
    }
    exam.room
        .store
        .end(&exam.room.session.id, (exam.room.now)())?;
    exam.result()?;
    exam.wrong_ones()
}

struct Exam<'a> {
    room: Room<'a>,
    /// The answers as they stand.
    given: Vec<Option<Given>>,
    /// Their marks, where there are any yet.
    got: Vec<Option<u16>>,
    marked: BTreeSet<usize>,
    /// How long it took up to here or until it was handed in, in milliseconds.
    sat: u64,
}

impl Exam<'_> {
    /// Takes up what was answered and marked before.
    fn remember(&mut self) -> Result<()> {
        self.sat = self.room.session.used;
        let place =
            |id: &str, room: &Room<'_>| room.shown.iter().position(|shown| shown.told.id == id);
        for answer in self.room.store.answers(&self.room.session.id)? {
            if let Some(at) = place(&answer.question, &self.room) {
                let chosen = || Given::Chosen(self.room.shown[at].options_named(&answer.chosen));
                self.given[at] = Some(answer.written.map_or_else(chosen, Given::Written));
                self.got[at] = answer.got;
            }
        }
        let marked = self.room.store.marked(&self.room.session.id)?;
        let places = marked.iter().filter_map(|id| place(id, &self.room));
        self.marked = places.collect();
        Ok(())
    }

    fn open(&self) -> Vec<usize> {
        (0..self.given.len())
            .filter(|at| self.given[*at].is_none())
            .collect()
    }

    /// The next question without an answer behind this place, or else the first one.
    fn next_open(&self, at: usize) -> Option<usize> {
        let open = self.open();
        open.iter()
            .find(|next| **next > at)
            .or(open.first())
            .copied()
    }

    /// The time that is left, in milliseconds; none where there is no limit.
    fn left(&self) -> Option<u64> {
        let limit = self.room.session.plan.limit?;
        Some(limit.saturating_sub(self.room.used()))
    }

    /// Takes answers until the exam is handed in; no where it is broken off.
    fn answers(&mut self) -> Result<bool> {
        let mut at = self.next_open(self.given.len());
        let mut is_sure = false;
        if at.is_none() {
            self.room.tell("quiz-exam", "complete")?;
        }
        'question: loop {
            if let Some(at) = at {
                self.ask(at)?;
            }
            let from = self.room.used();
            loop {
                let typed = self.room.screen.typed()?;
                self.sat = self.room.used();
                self.room.store.used(&self.room.session.id, self.sat)?;
                if typed.is_some() && self.left() == Some(0) {
                    self.room.tell("quiz-exam", "time-over")?;
                    return self.hand_in();
                }
                let Some(text) = typed else {
                    return Ok(false);
                };
                let was_sure = std::mem::take(&mut is_sure);
                let total = self.given.len();
                match (command(self.room.voice, &text, true), at) {
                    (Some(Command::Quit), _) => return Ok(false),
                    (Some(Command::HandIn), _) => {
                        if was_sure || self.open().is_empty() {
                            return self.hand_in();
                        }
                        is_sure = true;
                        self.list("sure", &self.open())?;
                    }
                    (Some(Command::Go(number)), _) if (1..=total).contains(&number) => {
                        at = Some(number - 1);
                        continue 'question;
                    }
                    (Some(Command::Go(_)), _) => {
                        let say =
                            Say::attribute("quiz-exam", "no-such").number("last", total as u64);
                        self.room.say(&say)?;
                    }
                    (Some(Command::Back), Some(here)) => {
                        at = Some(here.checked_sub(1).unwrap_or(total - 1));
                        continue 'question;
                    }
                    (Some(Command::Skip), Some(here)) => {
                        at = Some((here + 1) % total);
                        continue 'question;
                    }
                    (Some(Command::Mark), Some(here)) => self.mark(here)?,
                    (Some(Command::List), _) => self.lists()?,
                    (Some(Command::Help), _) => {
                        for line in help(self.room.voice, true) {
                            self.room.screen.line(&line)?;
                        }
                    }
                    (None, Some(here)) => {
                        match self.room.shown[here].understood(self.room.voice, &text) {
                            Ok(given) => {
                                self.take(here, given, from)?;
                                at = self.next_open(here);
                                if at.is_none() {
                                    self.room.tell("quiz-exam", "complete")?;
                                }
                                continue 'question;
                            }
                            Err(expected) => self.room.screen.line(&expected)?,
                        }
                    }
                    (_, None) => self.room.tell("quiz-exam", "complete")?,
                    (Some(_), Some(_)) => {}
                }
            }
        }
    }

    fn ask(&mut self, at: usize) -> Result<()> {
        self.room.show(at)?;
        if let Some(left) = self.left() {
            let time = Value::Text(as_clock(left));
            self.room
                .say(&Say::attribute("quiz-exam", "time-left").with("time", time))?;
        }
        if self.marked.contains(&at) {
            self.room.tell("quiz-exam", "is-marked")?;
        }
        self.given_so_far(at)?;
        let prompt = self.room.shown[at].prompt(self.room.voice);
        self.room.screen.line(&prompt)
    }

    fn given_so_far(&mut self, at: usize) -> Result<()> {
        let answer = match &self.given[at] {
            None => return Ok(()),
            Some(Given::Chosen(chosen)) => self.room.shown[at].numbers(chosen).join(", "),
            Some(Given::Written(text)) => text.clone(),
        };
        let say = Say::attribute("quiz-exam", "your-answer").with("answer", Value::Text(answer));
        self.room.say(&say)
    }

    fn take(&mut self, at: usize, given: Given, from: u64) -> Result<()> {
        let given = self.room.written(given)?;
        let draft = Draft {
            given: &given,
            got: self.room.shown[at].marks(&given),
            helped: false,
            from,
        };
        self.got[at] = self.room.keep(at, &draft, false)?.got;
        self.given[at] = Some(given);
        Ok(())
    }

    fn mark(&mut self, at: usize) -> Result<()> {
        let is_new = self.marked.insert(at);
        if !is_new {
            self.marked.remove(&at);
        }
        let question = &self.room.shown[at].told.id;
        self.room
            .store
            .mark(&self.room.session.id, question, is_new)?;
        self.room
            .tell("quiz-exam", if is_new { "marked" } else { "unmarked" })
    }

    fn lists(&mut self) -> Result<()> {
        let marked: Vec<usize> = self.marked.iter().copied().collect();
        self.list("open", &self.open())?;
        self.list("marks", &marked)
    }

    /// Names questions by their numbers.
    fn list(&mut self, message: &'static str, places: &[usize]) -> Result<()> {
        let numbers = places.iter().map(|at| (at + 1).to_string()).collect();
        let say = Say::attribute("quiz-exam", message)
            .number("count", places.len() as u64)
            .with("numbers", Value::Texts(numbers));
        self.room.say(&say)
    }

    fn hand_in(&mut self) -> Result<bool> {
        self.room
            .store
            .hand_in(&self.room.session.id, (self.room.now)())?;
        Ok(true)
    }

    /// Lets the candidate mark his open answers; no where he breaks off.
    fn open_ones_are_marked(&mut self) -> Result<bool> {
        for at in 0..self.given.len() {
            let Some(given) = self.given[at].clone().filter(|_| self.got[at].is_none()) else {
                continue;
            };
            self.room.show(at)?;
            self.given_so_far(at)?;
            let from = self.room.used();
            let Some(got) = self.room.marks_given(at)? else {
                return Ok(false);
            };
            let draft = Draft {
                given: &given,
                got: Some(got),
                helped: false,
                from,
            };
            self.got[at] = self.room.keep(at, &draft, false)?.got;
        }
        Ok(true)
    }

    fn is_right(&self, at: usize) -> bool {
        self.got[at] == Some(self.room.shown[at].full())
    }

    fn result(&mut self) -> Result<()> {
        let got: u64 = self.got.iter().flatten().map(|got| u64::from(*got)).sum();
        let of: u64 = self
            .room
            .shown
            .iter()
            .map(|shown| u64::from(shown.full()))
            .sum();
        let score = Say::attribute("quiz-result", "score")
            .number("got", got)
            .number("of", of)
            .number("percent", percent(got, of));
        self.room.screen.line("")?;
        self.room.say(&score)?;
        if let Some(pass) = self.room.session.plan.pass {
            let has_passed = got * 100 >= u64::from(pass) * of;
            let name = if has_passed { "passed" } else { "failed" };
            self.room
                .say(&Say::attribute("quiz-result", name).number("pass", pass))?;
        }
        let minutes = self.sat.div_ceil(60_000);
        self.room
            .say(&Say::attribute("quiz-result", "time").number("minutes", minutes))?;
        let lines = self
            .room
            .shown
            .iter()
            .enumerate()
            .filter_map(|(at, shown)| {
                let article = shown.told.articles.first()?;
                Some(Line::of(article.slug, &article.named, self.is_right(at)))
            });
        let lines = Line::together(lines);
        chart(&mut self.room.screen, self.room.voice, &lines)
    }

    /// Shows what was wrong, with what is right.
    fn wrong_ones(&mut self) -> Result<()> {
        let wrong: Vec<usize> = (0..self.given.len())
            .filter(|at| !self.is_right(*at))
            .collect();
        if wrong.is_empty() {
            return Ok(());
        }
        self.room.screen.line("")?;
        self.room.tell("quiz-result", "review")?;
        for at in wrong {
            self.room.show(at)?;
            let given = self.given[at].clone();
            match &given {
                Some(_) => self.given_so_far(at)?,
                None => self.room.tell("quiz-exam", "no-answer")?,
            }
            let is_open = self.room.shown[at].told.form == Form::Open;
            if is_open {
                self.room.scheme(at)?;
            }
            let got = self.got[at].unwrap_or(0);
            self.room.judge(at, given.as_ref(), got)?;
        }
        Ok(())
    }
}

/// A stretch of time as a clock shows it: `1:05:09`.
fn as_clock(millis: u64) -> String {
    let seconds = millis / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    format!("{hours}:{minutes:02}:{seconds:02}")
}
