//! What a trainee asks for: a new session, one that was broken off, or what is due.

use crate::arguments::{Keeping, Training};
use crate::session::{Screen, Sitting, due_in};
use crate::shared::{Desk, Refusal};
use crate::source::Source;
use crate::store::{Instant, Mode, Plan, Progress, Session};
use anyhow::Result;
use jadoube::edition::Layers;
use jadoube::quiz::{Request, Told};
use jadoube::text::{Say, Value};
use std::process::ExitCode;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant as Start, SystemTime, UNIX_EPOCH};

/// How often the time of an exam is written down.
const TICK: Duration = Duration::from_secs(1);

/// A trainee at the terminal.
pub struct Trainee<'a> {
    pub desk: &'a Desk,
    pub training: &'a Training,
    pub keeping: &'a Keeping,
    pub request: &'a Request,
    /// By which laws new questions are asked, in a sentence.
    pub basis: String,
}

impl Trainee<'_> {
    /// Asks what was asked for, and says how the program ends.
    pub fn run(&self, source: &Source<'_>) -> Result<ExitCode> {
        let now = clock();
        let store = self.keeping.progress(now())?;
        let begun = if self.training.resume {
            Some(self.resumed(&*store, source)?)
        } else if self.training.review {
            self.due(&*store, source, now())?
        } else {
            self.fresh(&*store, source, now())?
        };
        let Some((session, told, intro)) = begun else {
            return Ok(ExitCode::from(crate::NOTHING));
        };
        let voice = self.desk.voice();
        let mut screen = Screen::standard();
        screen.line(&voice.text("quiz-title"))?;
        for line in intro {
            screen.line(&line)?;
        }
        screen.line(&voice.text_of("quiz-how-to", session.plan.mode.name()))?;
        let sitting = Sitting {
            screen,
            words: &self.desk.words,
            store: &*store,
            now: &now,
            session,
            told: &told,
        };
        match sitting.session.plan.mode {
            Mode::Exam => self.timed(sitting)?,
            Mode::Learning | Mode::Review => sitting.run()?,
        }
        Ok(ExitCode::SUCCESS)
    }

    /// Runs an exam while its time is written down every second: what ends the program does not turn the clock back.
    fn timed(&self, sitting: Sitting<'_>) -> Result<()> {
        let now = clock();
        let beside = self.keeping.progress(now())?;
        let (id, used) = (sitting.session.id.clone(), sitting.session.used);
        std::thread::scope(|scope| {
            let (running, stopped) = mpsc::channel::<()>();
            scope.spawn(move || {
                let began = Start::now();
                while stopped.recv_timeout(TICK) == Err(RecvTimeoutError::Timeout) {
                    let here = u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX);
                    // where it cannot be written just now, the next second will
                    drop(beside.used(&id, used.saturating_add(here)));
                }
            });
            let done = sitting.run();
            drop(running);
            done
        })
    }

    /// A new session; none where nothing can be asked.
    fn fresh(
        &self,
        store: &dyn Progress,
        source: &Source<'_>,
        now: Instant,
    ) -> Result<Option<Begun>> {
        let told = source.drawn(self.request);
        if told.is_empty() {
            eprintln!("{}", self.desk.voice().text("quiz-no-question"));
            return Ok(None);
        }
        let mode = if self.training.exam {
            Mode::Exam
        } else {
            Mode::Learning
        };
        let session = store.begin(self.plan(mode, &told), now)?;
        let voice = self.desk.voice();
        let count = |id: &'static str| Say::message(id).number("count", told.len() as u64);
        let mut intro = vec![self.basis.clone()];
        if told.len() < self.request.count {
            intro.push(voice.say(&count("quiz-fewer")));
        }
        let seed = Value::Text(self.request.seed.to_string());
        intro.push(voice.say(&count("quiz-start").with("seed", seed)));
        if let Some(limit) = session.plan.limit {
            intro.push(voice.say(&Say::message("quiz-time").number("minutes", limit / 60_000)));
        }
        Ok(Some((session, told, intro)))
    }

    /// The session that was broken off.
    fn resumed(&self, store: &dyn Progress, source: &Source<'_>) -> Result<Begun> {
        let session = store.broken_off()?;
        let session =
            session.ok_or_else(|| Refusal::new(Say::message("quiz-nothing-broken-off")))?;
        let practice: Layers = session.plan.practice.parse()?;
        let told = source.named(&session.plan.questions, practice);
        let total = session.plan.questions.len();
        if told.is_empty() {
            store.end(&session.id, session.started)?;
            return Err(Refusal::new(Say::message("quiz-all-gone")).into());
        }
        let voice = self.desk.voice();
        let resumed = Say::attribute("quiz-resumed", session.plan.mode.name());
        let mut intro = vec![voice.say(&resumed.number("minutes", session.used / 60_000))];
        if told.len() < total {
            let gone = (total - told.len()) as u64;
            intro.push(voice.say(&Say::message("quiz-gone").number("count", gone)));
        }
        Ok((session, told, intro))
    }

    /// A session with what is due, the oldest first; none where nothing is.
    fn due(
        &self,
        store: &dyn Progress,
        source: &Source<'_>,
        now: Instant,
    ) -> Result<Option<Begun>> {
        let due = store.due(now)?;
        let (mut told, mut gone) = (Vec::new(), 0u64);
        let mut left = &due[..];
        while told.len() < self.request.count && !left.is_empty() {
            let (ids, rest) = left.split_at(left.len().min(self.request.count - told.len()));
            let found = source.named(ids, self.request.practice);
            for id in ids
                .iter()
                .filter(|id| !found.iter().any(|told| told.id == **id))
            {
                store.drop_card(id)?;
                gone += 1;
            }
            told.extend(found);
            left = rest;
        }
        let voice = self.desk.voice();
        let mut intro = Vec::new();
        if gone > 0 {
            intro.push(voice.say(&Say::message("quiz-gone").number("count", gone)));
        }
        if told.is_empty() {
            intro.push(voice.text("quiz-nothing-due"));
            let next = store.next_due()?;
            let next = due_in(next.map(|next| next.saturating_sub(now)));
            intro.push(voice.say(&next));
            let mut screen = Screen::standard();
            for line in &intro {
                screen.line(line)?;
            }
            return Ok(None);
        }
        let session = store.begin(self.plan(Mode::Review, &told), now)?;
        let all = due.len() as u64 - gone;
        let is_all = told.len() as u64 == all;
        let start = Say::attribute("quiz-start-review", if is_all { "all" } else { "some" })
            .number("count", told.len() as u64)
            .number("due", all);
        intro.push(voice.say(&start));
        Ok(Some((session, told, intro)))
    }

    fn plan(&self, mode: Mode, told: &[Told]) -> Plan {
        let minutes = |minutes: u16| u64::from(minutes) * 60_000;
        let is_letter = self.request.practice == Layers::LETTER;
        Plan {
            mode,
            edition: told.first().map_or(0, |told| told.edition),
            lang: self.desk.words.lang().to_owned(),
            practice: if is_letter { "letter" } else { "fide" }.to_owned(),
            questions: told.iter().map(|told| told.id.clone()).collect(),
            limit: self.training.minutes.map(minutes),
            pass: (mode == Mode::Exam).then_some(self.training.pass),
        }
    }
}

/// A session with its questions, and what is said before.
type Begun = (Session, Vec<Told>, Vec<String>);

/// A clock that tells the time, but does not jump while the program runs.
pub fn clock() -> impl Fn() -> Instant {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    let begin = since.map_or(0, |since| since.as_millis());
    let start = Start::now();
    move || Instant::try_from(begin + start.elapsed().as_millis()).unwrap_or(Instant::MAX)
}
