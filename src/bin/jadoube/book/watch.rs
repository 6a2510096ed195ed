//! `jadoube book --watch`: the books as their author writes them, on this machine.
//!
//! The files are looked at again and again: a system that tells of changes would be one more crate, tells nothing of folders
//! on some networks and in some containers, and editors that put a new file in the place of the old one need care; asking
//! seven hundred files when they were written takes some milliseconds.

use super::input::{Edits, Files, Input, Seen};
use super::serve::Server;
use super::{Options, engine, wanted};
use crate::build_book::{
    Engine, Kept, Since, Workshop, assets_of, build_books_since, give_up, together,
};
use crate::shared::desk::option;
use crate::shared::files::files;
use crate::shared::refusal::Refused;
use crate::shared::{Desk, Refusal};
use anyhow::Result;
use jadoube::book::{Book, Changed, Memory, Shelf, book_after};
use jadoube::quiz::Stock;
use jadoube::read::TextFault;
use jadoube::rulings::{KeptRulings, Rulings};
use jadoube::text::{Problem, Say, Value, Words};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::thread::sleep;
use std::time::{Duration, Instant, SystemTime};

/// So long nobody looks.
const PAUSE: Duration = Duration::from_millis(100);

/// So long a file stays as it is before it is read: who writes it may not have ended.
const SETTLED: Duration = Duration::from_millis(20);

/// Builds the books, shows them, and builds them again where something changes, until the reader ends it.
pub fn run(options: &Options, desk: &Desk) -> Result<ExitCode> {
    let arguments: Vec<OsString> = std::env::args_os().collect();
    let root = option(&arguments, "--data").map(PathBuf::from);
    let root = root.refused(|| Say::message("cli-watch-built-in"))?;
    ctrlc::set_handler(|| {
        give_up();
        std::process::exit(0);
    })?;
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let run = format!("{:x}", since.unwrap_or_default().as_millis());
    let out = std::path::absolute(&options.out)?;
    let (server, address) = Server::begin(out, options.port, &run).refused(|| {
        Say::message("cli-port-unusable").with("port", Value::Text(options.port.to_string()))
    })?;
    let watching = Say::message("cli-watching")
        .with("address", Value::Text(format!("http://{address}/")))
        .with("dir", Value::Text(root.display().to_string()));
    crate::print(&format!("{}\n", desk.voice().phrase(&watching)))?;
    let author = Author {
        desk,
        root: &root,
        server,
        seen: RefCell::new(Seen::of(&root)),
        began: Cell::new(Instant::now()),
    };
    let mut built = None;
    let mut files = author.files();
    loop {
        let mut pending = None;
        let step = next(
            options,
            desk.words.lang(),
            files,
            &mut built,
            &mut |sitting| {
                author.tell(sitting);
                loop {
                    let files = author.next_files();
                    match sitting.edited(&files) {
                        Edited::Nothing => author.server.complain("", ""),
                        Edited::Titles(input, edits) => return Some((*input, edits)),
                        Edited::More => {
                            pending = Some(files);
                            return None;
                        }
                    }
                }
            },
        );
        match step {
            Ok(Ok(Step::Nothing)) => author.server.complain("", ""),
            Ok(Ok(_)) => {}
            Ok(Err(faults)) => {
                let told: Vec<String> = faults.iter().map(|it| desk.snippet(it)).collect();
                let say = Say::message("cli-watch-faulty");
                author.complain(&Refusal::new(say).below(told.join("\n")).into());
            }
            Err(error) => author.complain(&error),
        }
        files = pending.unwrap_or_else(|| author.next_files());
    }
}

/// Who writes, and where.
struct Author<'a> {
    /// The language in which the author is spoken to.
    desk: &'a Desk,
    root: &'a Path,
    server: Server,
    /// The files as they were when they were read.
    seen: RefCell<Seen>,
    /// When a change was seen.
    began: Cell<Instant>,
}

impl Author<'_> {
    /// The files as they are, once they can be read.
    fn files(&self) -> Files {
        loop {
            match files(Some(self.root)) {
                Ok(files) => return files,
                Err(error) => {
                    self.complain(&error);
                    self.wait();
                }
            }
        }
    }

    /// The files when something has changed.
    fn next_files(&self) -> Files {
        self.wait();
        self.files()
    }

    /// Waits until something changes, and then until nothing does.
    fn wait(&self) {
        let mut seen = self.seen.borrow_mut();
        let mut settled = true;
        loop {
            sleep(if settled { PAUSE } else { SETTLED });
            let now = Seen::of(self.root);
            let is_same = now == *seen;
            if is_same && !settled {
                return;
            }
            if !is_same && settled {
                self.began.set(Instant::now());
            }
            settled = is_same;
            *seen = now;
        }
    }

    /// Tells that there are new books, and what is missing in them.
    fn tell(&self, sitting: &Sitting<'_>) {
        self.server.renew();
        let told = Say::message("cli-watch-built")
            .number("pages", sitting.made.told_anew() as u64)
            .number(
                "milliseconds",
                self.began.get().elapsed().as_millis() as u64,
            );
        // who does not listen is told nothing
        let _unheard = crate::print(&format!("{}\n", self.desk.voice().phrase(&told)));
        let promised = |problem: &&Problem| {
            let words = sitting.input.desk.tongues.get(&problem.lang);
            words.is_none_or(|words| !problem.is_unpromised(words.language()))
        };
        for problem in sitting.made.problems.iter().filter(promised) {
            self.desk.warn(&problem.to_string());
        }
    }

    /// Tells why there are no new books.
    fn complain(&self, error: &anyhow::Error) {
        self.desk.complain(error);
        let heading = self.desk.voice().phrase(&Say::message("cli-watch-faulty"));
        self.server.complain(&heading, &self.desk.told(error));
    }
}

/// The books as they stand, with all from which the next ones can take over.
struct Built {
    input: Input,
    rulings: KeptRulings,
    made: Made,
}

/// What was made of an input.
#[derive(Default)]
struct Made {
    books: Vec<Book>,
    memories: Vec<Memory>,
    kept: Kept,
    /// What could not be said in the books, as far as they were told anew.
    problems: Vec<Problem>,
}

impl Made {
    /// How many pages were told anew.
    fn told_anew(&self) -> usize {
        self.memories.iter().map(|memory| memory.new.len()).sum()
    }
}

/// Books that stand while everything that was judged for them is still at hand: with other titles they are told again from it.
struct Sitting<'s> {
    input: &'s Input,
    made: &'s Made,
}

/// What the author has edited since.
enum Edited {
    Nothing,
    /// Titles of cases alone.
    Titles(Box<Input>, Edits),
    More,
}

impl Sitting<'_> {
    fn edited(&self, files: &Files) -> Edited {
        let edits = Edits::between(&self.input.desk.files, files);
        match edits {
            Some(edits) if edits == Edits::default() => Edited::Nothing,
            Some(edits) if edits.scenarios.is_empty() => match self.input.edited(files, &edits) {
                Some(input) => Edited::Titles(Box::new(input), edits),
                None => Edited::More,
            },
            _ => Edited::More,
        }
    }
}

/// Waits for what comes after books that were built: the same input with other titles; nothing where it is more than that.
type Wait<'w> = dyn FnMut(&Sitting<'_>) -> Option<(Input, Edits)> + 'w;

/// How much was built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Nothing,
    /// What some edits concern.
    Part,
    Whole,
}

/// Builds the books from these files after those that are built, which stay where something is wrong with the files; then
/// waits.
///
/// # Errors
///
/// If the books cannot be written; inside, what is wrong with the files.
fn next(
    options: &Options,
    lang: &str,
    files: Files,
    built: &mut Option<Built>,
    wait: &mut Wait<'_>,
) -> Result<Result<Step, Vec<TextFault>>> {
    if let Some(known) = built.as_ref()
        && let Some(edits) = Edits::between(&known.input.desk.files, &files)
    {
        if edits == Edits::default() {
            return Ok(Ok(Step::Nothing));
        }
        if let Some(input) = known.input.edited(&files, &edits)
            && let Some(before) = built.take()
        {
            *built = Some(make(options, input, Some((before, &edits)), wait)?);
            return Ok(Ok(Step::Part));
        }
    }
    match Input::of(files, lang)? {
        Ok(input) => {
            *built = None;
            *built = Some(make(options, input, None, wait)?);
            Ok(Ok(Step::Whole))
        }
        Err(faults) => Ok(Err(faults)),
    }
}

/// Builds the books, and again as long as only titles are edited; after some edits to others, what these do not concern is
/// taken over.
fn make(
    options: &Options,
    mut input: Input,
    before: Option<(Built, &Edits)>,
    wait: &mut Wait<'_>,
) -> Result<Built> {
    // what is judged holds on to these, whatever titles come
    let (library, sources) = (Arc::clone(&input.library), Arc::clone(&input.sources));
    let tongues = Arc::clone(&input.desk.tongues);
    let (rulings, earlier) = match before {
        None => (Rulings::of(&library), None),
        Some((before, edits)) => {
            let changed = Changed::cases(&before.input.library, &library);
            let is_same = |id: &str| changed.is_same(id);
            let rulings = Rulings::after(&library, before.rulings, is_same);
            (rulings, Some((before.made, changed, edits)))
        }
    };
    let made = {
        let stock = Stock::of(&rulings, &tongues);
        let shelf = Shelf::new(&rulings).asking(&stock, &sources);
        let mut made = match earlier {
            None => tell(options, &input, &shelf, None)?,
            Some((made, changed, edits)) => {
                let since = Some((made, &changed, edits));
                tell(options, &input, &shelf, since)?
            }
        };
        loop {
            let sitting = Sitting {
                input: &input,
                made: &made,
            };
            let Some((other, edits)) = wait(&sitting) else {
                break made;
            };
            input = other;
            let changed = Changed::default();
            made = tell(options, &input, &shelf, Some((made, &changed, &edits)))?;
        }
    };
    Ok(Built {
        input,
        rulings: rulings.kept(),
        made,
    })
}

/// Tells and writes the books; after others, what a change and some edits do not concern is taken over from them.
fn tell(
    options: &Options,
    input: &Input,
    shelf: &Shelf<'_>,
    since: Option<(Made, &Changed, &Edits)>,
) -> Result<Made> {
    let words = wanted(&input.desk, &options.lang);
    let mut kept = None;
    let mut earlier: BTreeMap<String, (Book, Memory, Changed)> = BTreeMap::new();
    if let Some((made, changed, edits)) = since {
        kept = Some(made.kept);
        for (book, memory) in made.books.into_iter().zip(made.memories) {
            let titles = edits.titles.get(&book.lang).into_iter().flatten();
            let changed = changed.clone().with_titles(&input.library, titles);
            earlier.insert(book.lang.clone(), (book, memory, changed));
        }
    }
    let told = together(&words, |words| {
        let known = earlier.get(words.lang());
        Ok(
            match known.map(|(book, memory, changed)| (book, memory, changed)) {
                Some((_, memory, changed))
                    if changed.is_nothing() && memory.is_of(&input.sources, words.lang()) =>
                {
                    None
                }
                known => Some(book_after(shelf, words, &input.sources, known)),
            },
        )
    })?;
    let mut made = Made::default();
    for (told, words) in told.into_iter().zip(&words) {
        let known = earlier.remove(words.lang());
        match (told, known) {
            (Some((book, problems, memory)), _) => {
                made.books.push(book);
                made.memories.push(memory);
                made.problems.extend(problems);
            }
            (None, Some((book, mut memory, _))) => {
                memory.new.clear();
                made.books.push(book);
                made.memories.push(memory);
            }
            (None, None) => {}
        }
    }
    let of_language = made.books.iter().zip(&made.memories);
    let new = of_language.map(|(book, memory)| (book.lang.as_str(), &memory.new));
    let new = new.collect();
    let since = kept.as_ref().map(|kept| Since { kept, new });
    let code = engine(options.engine.as_deref())?;
    let all = input.desk.tongues.listed().into_iter();
    let all: Vec<&Words> = all.map(|words| &**words).collect();
    let engine = (code.as_ref())
        .map(|code| Engine::of(code, &input.library, &input.desk.files, &all))
        .transpose()?;
    let workshop = Workshop {
        assets: &assets_of(&input.desk.files),
        out: &options.out,
        site: options.site_url.as_ref(),
        engine: engine.as_ref(),
        terms: &crate::glossary::files(&input.desk)?,
    };
    made.kept = build_books_since(&workshop, since.as_ref(), &made.books)?;
    Ok(made)
}

#[cfg(test)]
mod tests;
