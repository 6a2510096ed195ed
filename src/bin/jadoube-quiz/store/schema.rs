//! The tables, as a list of steps: a store remembers how many of them it has taken.

/// The mark of our files among those of SQLite: “jado”.
pub const APPLICATION: i32 = 0x6A61_646F;

/// The steps to the newest tables. One that was published is never changed; a change is one more.
pub const STEPS: &[&str] = &["CREATE TABLE learners (
        id TEXT PRIMARY KEY DEFAULT (lower(hex(randomblob(16)))),
        name TEXT NOT NULL UNIQUE,
        since INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE sessions (
        id TEXT PRIMARY KEY DEFAULT (lower(hex(randomblob(16)))),
        learner TEXT NOT NULL REFERENCES learners ON DELETE CASCADE,
        mode TEXT NOT NULL,
        edition INTEGER NOT NULL,
        lang TEXT NOT NULL,
        practice TEXT NOT NULL,
        time_limit INTEGER,
        pass INTEGER,
        started INTEGER NOT NULL,
        used INTEGER NOT NULL DEFAULT 0,
        handed_in INTEGER,
        ended INTEGER
    ) STRICT;
    CREATE INDEX sessions_of_learner ON sessions (learner, started);
    CREATE TABLE session_questions (
        session TEXT NOT NULL REFERENCES sessions ON DELETE CASCADE,
        place INTEGER NOT NULL,
        question TEXT NOT NULL,
        PRIMARY KEY (session, place)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE answers (
        id TEXT PRIMARY KEY DEFAULT (lower(hex(randomblob(16)))),
        session TEXT NOT NULL REFERENCES sessions ON DELETE CASCADE,
        question TEXT NOT NULL,
        article TEXT NOT NULL,
        number TEXT NOT NULL,
        aspect TEXT NOT NULL,
        level INTEGER NOT NULL,
        chosen TEXT NOT NULL,
        written TEXT,
        got INTEGER,
        of_marks INTEGER NOT NULL,
        is_right INTEGER NOT NULL,
        helped INTEGER NOT NULL,
        millis INTEGER NOT NULL,
        at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX answers_of_session ON answers (session, at);
    CREATE TABLE marks (
        session TEXT NOT NULL REFERENCES sessions ON DELETE CASCADE,
        question TEXT NOT NULL,
        PRIMARY KEY (session, question)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE cards (
        learner TEXT NOT NULL REFERENCES learners ON DELETE CASCADE,
        question TEXT NOT NULL,
        due INTEGER NOT NULL,
        last INTEGER NOT NULL,
        stability REAL NOT NULL,
        difficulty REAL NOT NULL,
        scheduled_days INTEGER NOT NULL,
        reps INTEGER NOT NULL,
        lapses INTEGER NOT NULL,
        PRIMARY KEY (learner, question)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX cards_by_due ON cards (learner, due);"];
