//! What a learner has answered so far: by article, what is due, and the last sessions.

use crate::arguments::Keeping;
use crate::session::{Line, Screen, chart, counted, due_in, percent};
use crate::shared::refusal::about;
use crate::shared::{Desk, Refusal, print};
use crate::store::{Answer, Forget, Instant, Mode, Progress, Session};
use crate::trainee;
use anyhow::Result;
use chrono::{DateTime, Datelike, Local, SecondsFormat, Timelike};
use clap::Args;
use jadoube::edition::{Pace, Setting, Supervision};
use jadoube::laws::provision;
use jadoube::read::Library;
use jadoube::text::{Say, Value, Voice, rule_text};
use serde::Serialize;
use std::process::ExitCode;

/// What there is to type.
#[derive(Args)]
pub struct Options {
    #[arg(long)]
    json: bool,
    #[arg(long, value_name = "WHAT", conflicts_with = "json")]
    forget: Option<String>,
    #[command(flatten)]
    keeping: Keeping,
}

/// Shows what was answered so far, or forgets it.
pub fn run(options: &Options, library: &Library, desk: &Desk) -> Result<ExitCode> {
    let now = trainee::clock()();
    let keeping = &options.keeping;
    let store = keeping.progress(now)?;
    if let Some(what) = &options.forget {
        forget(&*store, desk, what)?;
        return Ok(ExitCode::SUCCESS);
    }
    let report = Report::of(&*store, library, desk, now)?;
    match options.json {
        true => report.print_json(keeping.learner.as_deref())?,
        false => report.write(&mut Screen::standard(), &desk.voice(), now)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// How many sessions are listed.
const LAST: usize = 10;

/// Everything that is told of a learner's progress.
struct Report {
    lines: Vec<Line>,
    due: u64,
    next_due: Option<Instant>,
    /// The last sessions with the answers that count, the newest first.
    sessions: Vec<(Session, Vec<Answer>)>,
}

impl Report {
    /// The report on everything that is kept, with headings in the language of the desk.
    fn of(store: &dyn Progress, library: &Library, desk: &Desk, now: Instant) -> Result<Self> {
        let mut sessions = Vec::new();
        for session in store.sessions(usize::MAX)? {
            let answers = counted(&session, store.answers(&session.id)?);
            sessions.push((session, answers));
        }
        let voice = desk.voice();
        let answers = sessions.iter().flat_map(|(_, answers)| answers);
        let known = answers.filter(|answer| !answer.article.is_empty());
        let mut lines = Line::together(known.map(|answer| {
            let right = answer.is_right();
            Line::of(&answer.article, &answer.number, right)
        }));
        for line in &mut lines {
            if let Some(named) = named(library, &voice, &line.article) {
                line.named = named;
            }
        }
        sessions.truncate(LAST);
        Ok(Report {
            lines,
            due: store.due(now)?.len() as u64,
            next_due: store.next_due()?,
            sessions,
        })
    }

    /// Writes it as lines of text.
    fn write(&self, screen: &mut Screen<'_>, voice: &Voice<'_>, now: Instant) -> Result<()> {
        let title = |name| voice.text_of("quiz-progress", name);
        screen.line(&title("title"))?;
        if self.sessions.is_empty() {
            return screen.line(&title("nothing"));
        }
        chart(screen, voice, &self.lines)?;
        let due = Say::attribute("quiz-progress", "due").number("count", self.due);
        screen.line(&voice.say(&due))?;
        if self.due == 0 {
            let next = due_in(self.next_due.map(|due| due.saturating_sub(now)));
            screen.line(&voice.say(&next))?;
        }
        screen.line(&title("sessions"))?;
        for (session, answers) in &self.sessions {
            screen.behind("- ", &voice.say(&told(session, answers)))?;
        }
        Ok(())
    }

    /// Prints it for other programs.
    fn print_json(&self, learner: Option<&str>) -> Result<()> {
        let articles = self.lines.iter().map(|line| ArticleJson {
            article: &line.article,
            named: &line.named,
            asked: line.asked,
            right: line.right,
        });
        let sessions = self.sessions.iter().map(|(session, answers)| SessionJson {
            mode: session.plan.mode.name(),
            edition: session.plan.edition,
            started: iso(session.started),
            ended: session.ended.map(iso),
            seconds: session.used / 1000,
            questions: session.plan.questions.len(),
            answered: answers.len(),
            right: right(answers),
        });
        let report = Json {
            learner,
            articles: articles.collect(),
            due: self.due,
            next_due: self.next_due.map(iso),
            sessions: sessions.collect(),
        };
        print(&format!("{}\n", serde_json::to_string_pretty(&report)?))
    }
}

/// Forgets what is named, and says how many answers are gone; a refusal where there were none.
fn forget(store: &dyn Progress, desk: &Desk, what: &str) -> Result<()> {
    let all = what == "all";
    let gone = store.forget(&match all {
        true => Forget::All,
        false => Forget::About(what.to_owned()),
    })?;
    if gone == 0 && !all {
        return Err(Refusal::new(about("quiz-unknown-to-forget", what)).into());
    }
    let say = Say::message("quiz-forgotten").number("count", gone);
    print(&format!("{}\n", desk.voice().say(&say)))
}

/// Number and heading of an article in the newest edition.
fn named(library: &Library, voice: &Voice<'_>, slug: &str) -> Option<String> {
    let setting = Setting::of(Pace::Standard, Supervision::Full);
    let laws = library.newest()?.laws(&setting);
    Some(rule_text(voice, &laws, provision(slug)?).named)
}

fn right(answers: &[Answer]) -> usize {
    answers.iter().filter(|answer| answer.is_right()).count()
}

/// A session in one line: when, what, and how it went.
fn told(session: &Session, answers: &[Answer]) -> Say {
    let at = local(session.started);
    let two = |number: u32| Value::Text(format!("{number:02}"));
    let right = right(answers) as u64;
    let asked = match session.plan.mode {
        Mode::Exam => session.plan.questions.len(),
        Mode::Learning | Mode::Review => answers.len(),
    } as u64;
    let how = match (session.ended, session.plan.mode) {
        (None, _) => "open",
        (Some(_), Mode::Exam) => "exam",
        (Some(_), _) => "over",
    };
    Say::attribute("quiz-session", session.plan.mode.name())
        .with("year", Value::Text(at.year().to_string()))
        .with("month", two(at.month()))
        .with("day", two(at.day()))
        .with("hour", two(at.hour()))
        .with("minute", two(at.minute()))
        .number("asked", asked)
        .number("right", right)
        .number("percent", percent(right, asked))
        .word("how", how)
}

fn local(at: Instant) -> DateTime<Local> {
    let utc = DateTime::from_timestamp_millis(at).unwrap_or_default();
    utc.with_timezone(&Local)
}

fn iso(at: Instant) -> String {
    let utc = DateTime::from_timestamp_millis(at).unwrap_or_default();
    utc.to_rfc3339_opts(SecondsFormat::Secs, true)
}

#[derive(Serialize)]
struct Json<'r> {
    learner: Option<&'r str>,
    articles: Vec<ArticleJson<'r>>,
    due: u64,
    next_due: Option<String>,
    sessions: Vec<SessionJson>,
}

#[derive(Serialize)]
struct ArticleJson<'r> {
    article: &'r str,
    named: &'r str,
    asked: u64,
    right: u64,
}

#[derive(Serialize)]
struct SessionJson {
    mode: &'static str,
    edition: u16,
    started: String,
    ended: Option<String>,
    seconds: u64,
    questions: usize,
    answered: usize,
    right: usize,
}
