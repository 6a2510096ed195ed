//! Learning: each answer is judged at once, and what was wrong can be asked again at the end.

use super::commands::{Command, command, help};
use super::shown::Given;
use super::statistics::{Line, chart};
use super::{Draft, Room};
use crate::store::Mode;
use anyhow::Result;
use jadoube::text::{Say, Value};

/// Asks what is left of a session, and tells the score at the end.
pub fn learn(room: Room<'_>) -> Result<()> {
    let total = room.shown.len();
    let mut learner = Learner {
        room,
        first: vec![None; total],
        latest: vec![None; total],
        looked_up: vec![false; total],
        wants_retry: false,
    };
    let next = learner.remember()?;
    learner.all(next)
}

/// How a question was left.
enum Left {
    Onwards,
    Back,
    Quit,
}

struct Learner<'a> {
    room: Room<'a>,
    /// For each question whether the first answer was right, which counts.
    first: Vec<Option<bool>>,
    /// For each question the latest answer and whether it was right.
    latest: Vec<Option<(Given, bool)>>,
    /// For each question whether its articles were looked up before it was answered.
    looked_up: Vec<bool>,
    /// Whether what was wrong is to be asked again at the end without asking.
    wants_retry: bool,
}

impl Learner<'_> {
    /// Takes up what was answered before, and says with which question to go on.
    fn remember(&mut self) -> Result<usize> {
        let mut next = 0;
        for answer in self.room.store.answers(&self.room.session.id)? {
            let mut all = self.room.shown.iter();
            let place = all.position(|shown| shown.told.id == answer.question);
            // What nobody has marked is asked again.
            if let (Some(at), Some(_)) = (place, answer.got) {
                let is_right = answer.is_right();
                let given = match &answer.written {
                    Some(text) => Given::Written(text.clone()),
                    None => Given::Chosen(self.room.shown[at].options_named(&answer.chosen)),
                };
                self.first[at].get_or_insert(is_right);
                self.latest[at] = Some((given, is_right));
                next = next.max(at + 1);
            }
        }
        Ok(next)
    }

    fn all(&mut self, next: usize) -> Result<()> {
        let mut round: Vec<usize> = (0..self.room.shown.len()).collect();
        let mut start = next;
        let is_over = loop {
            if !self.round(&round, start)? {
                break self.is_complete();
            }
            round = (0..self.first.len())
                .filter(|at| !matches!(self.latest[*at], Some((_, true))))
                .collect();
            start = 0;
            if round.is_empty() {
                break true;
            }
            if std::mem::take(&mut self.wants_retry) {
                continue;
            }
            match self.again()? {
                Some(true) => {}
                Some(false) => break true,
                None => break self.is_complete(),
            }
        };
        if is_over {
            self.room
                .store
                .end(&self.room.session.id, (self.room.now)())?;
        }
        self.score()?;
        if !is_over {
            self.room.broken_off()?;
        }
        Ok(())
    }

    fn is_complete(&self) -> bool {
        self.first.iter().all(Option::is_some)
    }

    /// Asks the questions at these places from the n-th of them on; no at the end of the input.
    fn round(&mut self, round: &[usize], start: usize) -> Result<bool> {
        let mut place = start;
        while let Some(at) = round.get(place) {
            place = match self.one(*at)? {
                Left::Onwards => place + 1,
                Left::Back => place.saturating_sub(1),
                Left::Quit => return Ok(false),
            };
        }
        Ok(true)
    }

    /// Asks whether what was wrong or left out is to be asked again; none at the end of the input.
    fn again(&mut self) -> Result<Option<bool>> {
        let wrong = self
            .latest
            .iter()
            .flatten()
            .filter(|(_, is_right)| !is_right);
        let (wrong, open) = (
            wrong.count(),
            self.latest.iter().filter(|it| it.is_none()).count(),
        );
        let offer = Say::message("quiz-again")
            .number("wrong", wrong as u64)
            .number("open", open as u64);
        self.room.screen.line("")?;
        self.room.say(&offer)?;
        let typed = self.room.screen.typed()?;
        Ok(
            typed.and_then(|text| match command(self.room.voice, &text, false) {
                Some(Command::Retry) => Some(true),
                Some(Command::Quit) => None,
                _ => Some(false),
            }),
        )
    }

    fn one(&mut self, at: usize) -> Result<Left> {
        self.room.show(at)?;
        if let Some((given, is_right)) = &self.latest[at] {
            let numbers = match given {
                Given::Chosen(chosen) => self.room.shown[at].numbers(chosen).join(", "),
                Given::Written(text) => text.clone(),
            };
            let say = Say::message("quiz-answered")
                .with("answer", Value::Text(numbers))
                .word("right", if *is_right { "yes" } else { "no" });
            self.room.say(&say)?;
        }
        let from = self.room.used();
        let prompt = self.room.shown[at].prompt(self.room.voice);
        self.room.screen.line(&prompt)?;
        loop {
            let Some(text) = self.room.screen.typed()? else {
                return Ok(Left::Quit);
            };
            match command(self.room.voice, &text, false) {
                Some(Command::Quit) => return Ok(Left::Quit),
                Some(Command::Back) if at > 0 => return Ok(Left::Back),
                Some(Command::Skip) => return Ok(Left::Onwards),
                Some(Command::Back) => self.room.tell("quiz-note", "first")?,
                Some(Command::Retry) => {
                    self.wants_retry = true;
                    self.room.tell("quiz-note", "retry")?;
                }
                Some(Command::Article) => {
                    self.looked_up[at] = true;
                    self.room.articles(at)?;
                }
                Some(_) => {
                    for line in help(self.room.voice, false) {
                        self.room.screen.line(&line)?;
                    }
                }
                None => match self.room.shown[at].understood(self.room.voice, &text) {
                    Ok(given) => return self.answered(at, given, from),
                    Err(expected) => {
                        self.room.screen.line(&expected)?;
                        continue;
                    }
                },
            }
            self.room.screen.line(&prompt)?;
        }
    }

    /// Keeps an answer, and only then tells what it is worth.
    fn answered(&mut self, at: usize, given: Given, from: u64) -> Result<Left> {
        let given = self.room.written(given)?;
        let is_first = self.first[at].is_none();
        let mut draft = Draft {
            given: &given,
            got: self.room.shown[at].marks(&given),
            helped: self.looked_up[at],
            from,
        };
        let mut answer = self
            .room
            .keep(at, &draft, is_first && draft.got.is_some())?;
        if answer.got.is_none() {
            draft.got = self.room.marks_given(at)?;
            if draft.got.is_none() {
                return Ok(Left::Quit);
            }
            answer = self.room.keep(at, &draft, is_first)?;
        }
        self.first[at].get_or_insert(answer.is_right());
        self.room.judge(at, Some(&given), answer.got.unwrap_or(0))?;
        self.latest[at] = Some((given, answer.is_right()));
        Ok(Left::Onwards)
    }

    fn score(&mut self) -> Result<()> {
        let answered: Vec<(usize, bool)> = (self.first.iter().enumerate())
            .filter_map(|(at, first)| Some((at, (*first)?)))
            .collect();
        let right = answered.iter().filter(|(_, is_right)| *is_right).count();
        let score = Say::message("quiz-score")
            .number("asked", answered.len() as u64)
            .number("right", right as u64);
        self.room.screen.line("")?;
        self.room.say(&score)?;
        let lines = answered.iter().filter_map(|(at, is_right)| {
            let article = self.room.shown[*at].told.articles.first()?;
            Some(Line::of(article.slug, &article.named, *is_right))
        });
        let lines = Line::together(lines);
        chart(&mut self.room.screen, self.room.voice, &lines)?;
        if self.room.session.plan.mode == Mode::Review {
            self.room.next_due()?;
        }
        Ok(())
    }
}

impl Room<'_> {
    /// Tells when the next question is due.
    fn next_due(&mut self) -> Result<()> {
        let due = self.store.next_due()?;
        let say = due_in(due.map(|due| due.saturating_sub((self.now)())));
        self.say(&say)
    }
}

/// When the next question is due, in so many milliseconds; none where none is.
pub fn due_in(millis: Option<i64>) -> Say {
    const HOUR: i64 = 60 * 60 * 1000;
    let Some(millis) = millis else {
        return Say::attribute("quiz-next-due", "never");
    };
    let hours = u64::try_from(millis.div_euclid(HOUR) + 1).unwrap_or(0);
    match (millis <= 0, hours) {
        (true, _) => Say::attribute("quiz-next-due", "now"),
        (false, 0..36) => Say::attribute("quiz-next-due", "hours").number("count", hours),
        (false, _) => Say::attribute("quiz-next-due", "days").number("count", (hours + 12) / 24),
    }
}
