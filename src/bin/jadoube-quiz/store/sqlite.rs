//! Progress in a file of SQLite, or in memory for one run.

use super::schema::{APPLICATION, STEPS};
use super::{Answer, Card, Forget, Instant, Mode, Plan, Progress, Session};
use crate::shared::{Refusal, Refused};
use anyhow::Result;
use jadoube::text::{Say, Value};
use rusqlite::types::Type;
use rusqlite::{
    Connection, ErrorCode, OptionalExtension, Row, Transaction, TransactionBehavior, named_params,
};
use std::path::Path;
use std::time::Duration;

/// How long one program waits while another one writes.
const PATIENCE: Duration = Duration::from_secs(10);

/// The progress of one learner in a file of SQLite.
pub struct Sqlite {
    connection: Connection,
    /// The file, for what is said about it; empty in memory.
    place: String,
    learner: String,
}

/// Why a store cannot be used.
#[derive(Debug)]
pub(super) enum Unusable {
    /// It was written by a newer program.
    Newer(i64),
    /// It is a file of another program.
    Foreign,
    /// What is in it does not hold together.
    Damaged,
    /// What SQLite says.
    Failed(rusqlite::Error),
}

impl From<rusqlite::Error> for Unusable {
    fn from(error: rusqlite::Error) -> Self {
        Unusable::Failed(error)
    }
}

impl Sqlite {
    /// The progress of a learner in this file, which is made where there is none.
    pub fn open(file: &Path, learner: &str, now: Instant) -> Result<Self> {
        let place = file.display().to_string();
        if let Some(folder) = file.parent() {
            let unmade = || crate::shared::refusal::about_file("cli-folder-unmade", folder);
            std::fs::create_dir_all(folder).refused(unmade)?;
        }
        let connection = Connection::open(file);
        let prepared = connection
            .map_err(Unusable::from)
            .and_then(|connection| prepared(connection, STEPS));
        Self::of(prepared, place, learner, now)
    }

    /// Progress that ends with the program.
    pub fn in_memory(learner: &str, now: Instant) -> Result<Self> {
        let prepared = Connection::open_in_memory()
            .map_err(Unusable::from)
            .and_then(|connection| prepared(connection, STEPS));
        Self::of(prepared, String::new(), learner, now)
    }

    fn of(
        prepared: Result<Connection, Unusable>,
        place: String,
        learner: &str,
        now: Instant,
    ) -> Result<Self> {
        let connection = prepared.map_err(|why| refusal(&why, &place))?;
        let mut store = Sqlite {
            connection,
            place,
            learner: String::new(),
        };
        store.learner = store.sure(|store| store.learner_named(learner, now))?;
        Ok(store)
    }

    fn learner_named(&self, name: &str, now: Instant) -> rusqlite::Result<String> {
        let names = named_params! {":name": name, ":now": now};
        self.connection.execute(
            "INSERT INTO learners (name, since) VALUES (:name, :now) ON CONFLICT (name) DO NOTHING",
            names,
        )?;
        let sql = "SELECT id FROM learners WHERE name = ?1";
        self.connection.query_row(sql, [name], |row| row.get(0))
    }

    /// What SQLite answers, or why it could not.
    fn sure<T>(&self, ask: impl FnOnce(&Self) -> rusqlite::Result<T>) -> Result<T> {
        ask(self).map_err(|error| refusal(&Unusable::Failed(error), &self.place))
    }

    /// Writes all or nothing.
    fn write(&self, write: impl FnOnce(&Transaction<'_>) -> rusqlite::Result<()>) -> Result<()> {
        self.sure(|store| {
            let behaviour = TransactionBehavior::Immediate;
            let transaction = Transaction::new_unchecked(&store.connection, behaviour)?;
            write(&transaction)?;
            transaction.commit()
        })
    }

    fn set(&self, session: &str, sql: &str, value: i64) -> Result<()> {
        let values = named_params! {":session": session, ":value": value};
        self.write(|to| to.execute(sql, values).map(drop))
    }

    /// The sessions that a condition chooses, the newest first.
    fn sessions_where(&self, condition: &str, most: usize) -> rusqlite::Result<Vec<Session>> {
        let sql = format!(
            "SELECT * FROM sessions WHERE learner = ?1 AND {condition}
             ORDER BY started DESC, rowid DESC LIMIT ?2"
        );
        let mut statement = self.connection.prepare(&sql)?;
        let most = i64::try_from(most).unwrap_or(i64::MAX);
        let found = statement.query_map(rusqlite::params![self.learner, most], session)?;
        let mut found = found.collect::<rusqlite::Result<Vec<_>>>()?;
        let sql = "SELECT question FROM session_questions WHERE session = ?1 ORDER BY place";
        for session in &mut found {
            session.plan.questions = self.texts(sql, &session.id)?;
        }
        Ok(found)
    }

    fn texts(&self, sql: &str, of: &str) -> rusqlite::Result<Vec<String>> {
        let mut statement = self.connection.prepare(sql)?;
        let texts = statement.query_map([of], |row| row.get(0))?;
        texts.collect()
    }
}

/// A connection that waits for others, keeps what it was given, and has the newest tables.
pub(super) fn prepared(mut connection: Connection, steps: &[&str]) -> Result<Connection, Unusable> {
    connection.busy_timeout(PATIENCE)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "secure_delete", true)?;
    let number = |connection: &Connection, name: &str| {
        connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0))
    };
    let tables = "SELECT count(*) FROM sqlite_schema";
    let tables: i64 = connection.query_row(tables, [], |row| row.get(0))?;
    let application = number(&connection, "application_id")?;
    if application != i64::from(APPLICATION) && (application != 0 || tables > 0) {
        return Err(Unusable::Foreign);
    }
    let newest = i64::try_from(steps.len()).unwrap_or(i64::MAX);
    let version = number(&connection, "user_version")?;
    if version > newest {
        return Err(Unusable::Newer(version));
    }
    let sound = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get::<_, String>(0))?;
    if sound != "ok" {
        return Err(Unusable::Damaged);
    }
    connection.pragma_update(None, "journal_mode", "wal")?;
    connection.pragma_update(None, "synchronous", "full")?;
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    // Another program may have taken steps while this one waited.
    let taken = number(&transaction, "user_version")?;
    for step in steps.iter().skip(usize::try_from(taken).unwrap_or(0)) {
        transaction.execute_batch(step)?;
    }
    transaction.pragma_update(None, "application_id", APPLICATION)?;
    transaction.pragma_update(None, "user_version", newest.max(taken))?;
    transaction.commit()?;
    Ok(connection)
}

/// The refusal in the words of the reader.
fn refusal(why: &Unusable, place: &str) -> anyhow::Error {
    let say = |name: &'static str| {
        let say = Say::attribute("quiz-store", name);
        say.with("file", Value::Text(place.to_owned()))
    };
    let say = match why {
        Unusable::Newer(version) => {
            say("newer").number("version", u64::try_from(*version).unwrap_or(0))
        }
        Unusable::Foreign => say("foreign"),
        Unusable::Damaged => say("damaged"),
        Unusable::Failed(error) => match error.sqlite_error_code() {
            Some(ErrorCode::NotADatabase | ErrorCode::DatabaseCorrupt) => say("damaged"),
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => say("busy"),
            Some(ErrorCode::CannotOpen | ErrorCode::PermissionDenied) => say("unopened"),
            Some(ErrorCode::ReadOnly) => say("read-only"),
            Some(ErrorCode::DiskFull) => say("full"),
            _ => say("failed").with("found", Value::Text(error.to_string())),
        },
    };
    Refusal::new(say).into()
}

/// A number of milliseconds as the tables hold it.
fn whole(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// A column that was written as a number that is never negative.
fn natural<N: TryFrom<i64>>(row: &Row<'_>, column: &str) -> rusqlite::Result<N> {
    let number: i64 = row.get(column)?;
    N::try_from(number).map_err(|_| unreadable())
}

fn unreadable() -> rusqlite::Error {
    let why = Box::from("a value that this program does not write");
    rusqlite::Error::FromSqlConversionFailure(0, Type::Null, why)
}

fn session(row: &Row<'_>) -> rusqlite::Result<Session> {
    let mode: String = row.get("mode")?;
    let limit: Option<i64> = row.get("time_limit")?;
    let pass: Option<i64> = row.get("pass")?;
    let plan = Plan {
        mode: Mode::of(&mode).ok_or_else(unreadable)?,
        edition: natural(row, "edition")?,
        lang: row.get("lang")?,
        practice: row.get("practice")?,
        questions: Vec::new(),
        limit: limit.and_then(|limit| u64::try_from(limit).ok()),
        pass: pass.and_then(|pass| u8::try_from(pass).ok()),
    };
    Ok(Session {
        id: row.get("id")?,
        plan,
        started: row.get("started")?,
        used: natural(row, "used")?,
        handed_in: row.get("handed_in")?,
        ended: row.get("ended")?,
    })
}

fn answer(row: &Row<'_>) -> rusqlite::Result<Answer> {
    let chosen: String = row.get("chosen")?;
    let got: Option<i64> = row.get("got")?;
    Ok(Answer {
        question: row.get("question")?,
        article: row.get("article")?,
        number: row.get("number")?,
        aspect: row.get("aspect")?,
        level: natural(row, "level")?,
        chosen: serde_json::from_str(&chosen).map_err(|_| unreadable())?,
        written: row.get("written")?,
        got: got.and_then(|got| u16::try_from(got).ok()),
        of: natural(row, "of_marks")?,
        helped: row.get("helped")?,
        millis: natural(row, "millis")?,
        at: row.get("at")?,
    })
}

fn card(row: &Row<'_>) -> rusqlite::Result<Card> {
    Ok(Card {
        due: row.get("due")?,
        last: row.get("last")?,
        stability: row.get("stability")?,
        difficulty: row.get("difficulty")?,
        scheduled_days: row.get("scheduled_days")?,
        reps: row.get("reps")?,
        lapses: row.get("lapses")?,
    })
}

/// The answers of a learner about something.
const ABOUT: &str = "session IN (SELECT id FROM sessions WHERE learner = :learner)
    AND (question = :what OR article = :what OR number = :what OR substr(number, 1, length(:what) + 1) = :what || '.')";

impl Progress for Sqlite {
    fn lasts(&self) -> bool {
        !self.place.is_empty()
    }

    fn begin(&self, plan: Plan, now: Instant) -> Result<Session> {
        let mut id = String::new();
        self.write(|to| {
            id = to.query_row(
                "INSERT INTO sessions (learner, mode, edition, lang, practice, time_limit, pass, started)
                 VALUES (:learner, :mode, :edition, :lang, :practice, :limit, :pass, :now) RETURNING id",
                named_params! {
                    ":learner": self.learner, ":mode": plan.mode.name(), ":edition": plan.edition,
                    ":lang": plan.lang, ":practice": plan.practice, ":limit": plan.limit.map(whole),
                    ":pass": plan.pass, ":now": now,
                },
                |row| row.get(0),
            )?;
            let sql = "INSERT INTO session_questions (session, place, question) VALUES (?1, ?2, ?3)";
            let mut statement = to.prepare(sql)?;
            for (place, question) in (0i64..).zip(&plan.questions) {
                statement.execute(rusqlite::params![id, place, question])?;
            }
            Ok(())
        })?;
        Ok(Session {
            id,
            plan,
            started: now,
            used: 0,
            handed_in: None,
            ended: None,
        })
    }

    fn answer(&self, session: &str, answer: &Answer, used: u64, card: Option<&Card>) -> Result<()> {
        let chosen = serde_json::to_string(&answer.chosen)?;
        self.write(|to| {
            to.execute(
                "INSERT INTO answers (session, question, article, number, aspect, level, chosen, written,
                     got, of_marks, is_right, helped, millis, at)
                 VALUES (:session, :question, :article, :number, :aspect, :level, :chosen, :written,
                     :got, :of, :right, :helped, :millis, :at)",
                named_params! {
                    ":session": session, ":question": answer.question, ":article": answer.article,
                    ":number": answer.number, ":aspect": answer.aspect, ":level": answer.level,
                    ":chosen": chosen, ":written": answer.written, ":got": answer.got, ":of": answer.of,
                    ":right": answer.is_right(), ":helped": answer.helped, ":millis": whole(answer.millis),
                    ":at": answer.at,
                },
            )?;
            to.execute("UPDATE sessions SET used = ?2 WHERE id = ?1", rusqlite::params![session, whole(used)])?;
            let Some(card) = card else {
                return Ok(());
            };
            to.execute(
                "INSERT OR REPLACE INTO cards (learner, question, due, last, stability, difficulty,
                     scheduled_days, reps, lapses)
                 VALUES (:learner, :question, :due, :last, :stability, :difficulty, :scheduled, :reps, :lapses)",
                named_params! {
                    ":learner": self.learner, ":question": answer.question, ":due": card.due, ":last": card.last,
                    ":stability": card.stability, ":difficulty": card.difficulty,
                    ":scheduled": card.scheduled_days, ":reps": card.reps, ":lapses": card.lapses,
                },
            )?;
            Ok(())
        })
    }

    fn mark(&self, session: &str, question: &str, marked: bool) -> Result<()> {
        let sql = match marked {
            true => "INSERT OR IGNORE INTO marks (session, question) VALUES (?1, ?2)",
            false => "DELETE FROM marks WHERE session = ?1 AND question = ?2",
        };
        self.write(|to| to.execute(sql, [session, question]).map(drop))
    }

    fn used(&self, session: &str, used: u64) -> Result<()> {
        let sql = "UPDATE sessions SET used = max(used, :value) WHERE id = :session AND handed_in IS NULL";
        self.set(session, sql, whole(used))
    }

    fn hand_in(&self, session: &str, now: Instant) -> Result<()> {
        let sql = "UPDATE sessions SET handed_in = :value WHERE id = :session";
        self.set(session, sql, now)
    }

    fn end(&self, session: &str, now: Instant) -> Result<()> {
        let sql = "UPDATE sessions SET ended = :value WHERE id = :session";
        self.set(session, sql, now)
    }

    fn broken_off(&self) -> Result<Option<Session>> {
        let found = self.sure(|store| store.sessions_where("ended IS NULL", 1))?;
        Ok(found.into_iter().next())
    }

    fn sessions(&self, most: usize) -> Result<Vec<Session>> {
        self.sure(|store| store.sessions_where("true", most))
    }

    fn answers(&self, session: &str) -> Result<Vec<Answer>> {
        self.sure(|store| {
            let sql = "SELECT * FROM answers WHERE session = ?1 ORDER BY at, rowid";
            let mut statement = store.connection.prepare(sql)?;
            let answers = statement.query_map([session], answer)?;
            answers.collect()
        })
    }

    fn marked(&self, session: &str) -> Result<Vec<String>> {
        let sql = "SELECT question FROM marks WHERE session = ?1";
        self.sure(|store| store.texts(sql, session))
    }

    fn card(&self, question: &str) -> Result<Option<Card>> {
        self.sure(|store| {
            let sql = "SELECT * FROM cards WHERE learner = ?1 AND question = ?2";
            let asked = [&*store.learner, question];
            let found = store.connection.query_row(sql, asked, card);
            found.optional()
        })
    }

    fn due(&self, now: Instant) -> Result<Vec<String>> {
        self.sure(|store| {
            let sql = "SELECT question FROM cards WHERE learner = ?1 AND due <= ?2 ORDER BY due, question";
            let mut statement = store.connection.prepare(sql)?;
            let due = statement.query_map(rusqlite::params![store.learner, now], |row| row.get(0))?;
            due.collect()
        })
    }

    fn next_due(&self) -> Result<Option<Instant>> {
        self.sure(|store| {
            let sql = "SELECT min(due) FROM cards WHERE learner = ?1";
            let asked = [&store.learner];
            store.connection.query_row(sql, asked, |row| row.get(0))
        })
    }

    fn drop_card(&self, question: &str) -> Result<()> {
        let sql = "DELETE FROM cards WHERE learner = ?1 AND question = ?2";
        self.write(|to| to.execute(sql, [&*self.learner, question]).map(drop))
    }

    fn forget(&self, what: &Forget) -> Result<u64> {
        let mut gone = 0;
        self.write(|to| {
            let learner = &self.learner;
            gone = match what {
                Forget::All => {
                    let mine = "session IN (SELECT id FROM sessions WHERE learner = ?1)";
                    let answers =
                        to.execute(&format!("DELETE FROM answers WHERE {mine}"), [learner])?;
                    to.execute("DELETE FROM sessions WHERE learner = ?1", [learner])?;
                    to.execute("DELETE FROM cards WHERE learner = ?1", [learner])?;
                    answers
                }
                Forget::About(what) => {
                    let about = named_params! {":learner": learner, ":what": what};
                    let asked = format!("SELECT question FROM answers WHERE {ABOUT}");
                    let cards = format!(
                        "DELETE FROM cards WHERE learner = :learner AND question IN ({asked})"
                    );
                    to.execute(&cards, about)?;
                    to.execute(&format!("DELETE FROM answers WHERE {ABOUT}"), about)?
                }
            };
            Ok(())
        })?;
        // Nothing of it stays in the file of changes beside the store.
        let sql = "PRAGMA wal_checkpoint(TRUNCATE)";
        self.sure(|store| store.connection.query_row(sql, [], |_| Ok(())))?;
        Ok(gone as u64)
    }
}
