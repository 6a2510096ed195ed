//! Questions at a terminal: plain lines in, plain lines out.

mod commands;
mod exam;
mod feedback;
mod learning;
mod screen;
mod shown;
mod statistics;
#[cfg(test)]
mod tests;

pub use learning::due_in;
pub use screen::Screen;
pub use statistics::{Line, chart, counted, percent};

use crate::schedule;
use crate::store::{Answer, Instant, Mode, Progress, Session};
use anyhow::Result;
use jadoube::game::Colours;
use jadoube::quiz::Told;
use jadoube::text::{Say, Voice, Words};
use shown::{Given, Shown};

/// One learner over one session.
pub struct Sitting<'a> {
    pub screen: Screen<'a>,
    pub words: &'a Words,
    pub store: &'a dyn Progress,
    /// What time it is; it never goes back.
    pub now: &'a dyn Fn() -> Instant,
    pub session: Session,
    /// The questions of the session in its order.
    pub told: &'a [Told],
}

impl Sitting<'_> {
    /// Asks what is left of the session, in the way that it wants.
    pub fn run(self) -> Result<()> {
        let voice = self.words.voice(Colours::Known);
        let room = Room {
            voice: &voice,
            store: self.store,
            now: self.now,
            began: (self.now)(),
            shown: self.told.iter().map(Shown::of).collect(),
            screen: self.screen,
            session: self.session,
        };
        match room.session.plan.mode {
            Mode::Exam => exam::sit(room),
            Mode::Learning | Mode::Review => learning::learn(room),
        }
    }
}

/// What every kind of session works with.
struct Room<'a> {
    screen: Screen<'a>,
    voice: &'a Voice<'a>,
    store: &'a dyn Progress,
    now: &'a dyn Fn() -> Instant,
    /// When this sitting began.
    began: Instant,
    session: Session,
    shown: Vec<Shown<'a>>,
}

impl Room<'_> {
    /// How long the learner has sat over the session, in milliseconds.
    fn used(&self) -> u64 {
        let here = (self.now)().saturating_sub(self.began);
        self.session.used + u64::try_from(here).unwrap_or(0)
    }

    fn say(&mut self, say: &Say) -> Result<()> {
        self.screen.line(&self.voice.say(say))
    }

    /// Says a message without values.
    fn tell(&mut self, id: &'static str, attribute: &'static str) -> Result<()> {
        self.say(&Say::attribute(id, attribute))
    }

    /// Shows the question at this place.
    fn show(&mut self, at: usize) -> Result<()> {
        let total = self.shown.len();
        self.shown[at].ask(&mut self.screen, self.voice, at + 1, total)
    }

    /// The rest of an open answer, up to an empty line.
    fn written(&mut self, first: Given) -> Result<Given> {
        let Given::Written(mut text) = first else {
            return Ok(first);
        };
        while let Some(line) = self.screen.typed()?.filter(|line| !line.is_empty()) {
            text.push('\n');
            text.push_str(&line);
        }
        Ok(Given::Written(text))
    }

    /// Keeps an answer; `card` says whether the scheduler is to know of it.
    fn keep(&mut self, at: usize, draft: &Draft<'_>, card: bool) -> Result<Answer> {
        let shown = &self.shown[at];
        let chief = shown.told.articles.first();
        let answer = Answer {
            question: shown.told.id.clone(),
            article: chief.map_or_else(String::new, |article| article.slug.to_owned()),
            number: chief.map_or_else(String::new, |article| article.number.clone()),
            aspect: shown.told.aspect.to_owned(),
            level: shown.told.level,
            chosen: shown.names(draft.given),
            written: match draft.given {
                Given::Written(text) => Some(text.clone()),
                Given::Chosen(_) => None,
            },
            got: draft.got,
            of: shown.full(),
            helped: draft.helped,
            millis: self.used().saturating_sub(draft.from),
            at: (self.now)(),
        };
        let card = match card {
            true => {
                let before = self.store.card(&answer.question)?;
                Some(schedule::after(before.as_ref(), &answer))
            }
            false => None,
        };
        let (session, used) = (&self.session.id, self.used());
        self.store.answer(session, &answer, used, card.as_ref())?;
        Ok(answer)
    }

    /// Shows what an open answer must name.
    fn scheme(&mut self, at: usize) -> Result<()> {
        self.tell("quiz-marking", "scheme")?;
        let told = self.shown[at].told;
        for mark in &told.marks {
            let marks = Say::attribute("quiz-marking", "marks").number("marks", mark.marks);
            let text = format!("{} ({})", mark.text, self.voice.phrase(&marks));
            self.screen.behind("- ", &text)?;
        }
        Ok(())
    }

    /// The marks that the learner gives himself for an open answer by the scheme; none at the end of the input.
    fn marks_given(&mut self, at: usize) -> Result<Option<u16>> {
        self.scheme(at)?;
        let full = self.shown[at].full();
        loop {
            self.say(&Say::attribute("quiz-marking", "ask").number("of", full))?;
            let Some(text) = self.screen.typed()? else {
                return Ok(None);
            };
            if let Ok(got) = text.parse::<u16>()
                && got <= full
            {
                return Ok(Some(got));
            }
        }
    }

    /// Tells how a session that was broken off is taken up again.
    fn broken_off(&mut self) -> Result<()> {
        let used = self.used();
        self.store.used(&self.session.id, used)?;
        if !self.store.lasts() {
            return Ok(());
        }
        self.tell("quiz-broken-off", self.session.plan.mode.name())
    }
}

/// An answer that is to be kept.
struct Draft<'g> {
    given: &'g Given,
    got: Option<u16>,
    helped: bool,
    /// How long the learner had sat over the session when the question was shown.
    from: u64,
}
