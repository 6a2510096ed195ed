//! `jadoube book --watch`: the books as their author writes them, on this machine.
//!
//! The files are looked at again and again: a system that tells of changes would be one more crate, tells nothing of folders
//! on some networks and in some containers, and editors that put a new file in the place of the old one need care; asking
//! seven hundred files when they were written takes some milliseconds.

use super::input::{Edits, Files, Input, Seen};
use super::serve::Server;
use super::{Options, engine};
use crate::build_book::{Engine, Kept, Since, assets_of, build_books_since, give_up, together};
use crate::shared::desk::option;
use crate::shared::files::files;
use crate::shared::refusal::Refused;
use crate::shared::{Desk, Refusal};
use anyhow::Result;
use jadoube::book::{Book, Changed, Memory, Shelf, book_after};
use jadoube::quiz::Stock;
use jadoube::read::{Library, TextFault};
use jadoube::rulings::{KeptRulings, Rulings};
use jadoube::text::{Problem, Say, Value, Words};
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
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
        options,
        desk,
        root: &root,
        server,
    };
    let mut built = None;
    let mut seen = Seen::of(&root);
    loop {
        author.rebuild(&mut built)?;
        loop {
            let now = Seen::of(&root);
            if now != seen {
                seen = now;
                break;
            }
            sleep(PAUSE);
        }
        loop {
            sleep(SETTLED);
            let now = Seen::of(&root);
            if now == seen {
                break;
            }
            seen = now;
        }
    }
}

/// Who writes, and where.
struct Author<'a> {
    options: &'a Options,
    /// The language in which the author is spoken to.
    desk: &'a Desk,
    root: &'a Path,
    server: Server,
}

/// The books as they stand, with all from which the next ones can take over.
struct Built {
    input: Input,
    rulings: KeptRulings,
    books: Vec<Book>,
    memories: Vec<Memory>,
    kept: Kept,
    /// How many pages were told anew.
    new: usize,
    /// What could not be said on them.
    problems: Vec<Problem>,
}

impl Author<'_> {
    /// Builds the books from the files as they are now, and says how that went.
    fn rebuild(&self, built: &mut Option<Built>) -> Result<()> {
        let began = Instant::now();
        match self.built(built) {
            Ok(None) => self.server.complain("", ""),
            Ok(Some(problems)) => {
                self.server.renew();
                let new = built.as_ref().map_or(0, |built| built.new);
                let told = Say::message("cli-watch-built")
                    .number("pages", new as u64)
                    .number("milliseconds", began.elapsed().as_millis() as u64);
                crate::print(&format!("{}\n", self.desk.voice().phrase(&told)))?;
                problems.iter().for_each(|problem| self.desk.warn(problem));
            }
            Err(error) => {
                self.desk.complain(&error);
                let heading = self.desk.voice().phrase(&Say::message("cli-watch-faulty"));
                self.server.complain(&heading, &self.desk.told(&error));
            }
        }
        Ok(())
    }

    /// Builds what has changed, and gives what is missing in the texts; nothing where nothing has changed.
    fn built(&self, built: &mut Option<Built>) -> Result<Option<Vec<String>>> {
        let files = files(Some(self.root))?;
        let step = next(self.options, self.desk.words.lang(), files, built)?;
        let step = step.map_err(|faults| {
            let told: Vec<String> = faults.iter().map(|it| self.desk.snippet(it)).collect();
            Refusal::new(Say::message("cli-watch-faulty")).below(told.join("\n"))
        })?;
        let Some(built) = built.as_ref().filter(|_| step != Step::Nothing) else {
            return Ok(None);
        };
        let promised = |problem: &&Problem| {
            let words = built.input.desk.tongues.get(&problem.lang);
            words.is_none_or(|words| !problem.is_unpromised(words.language()))
        };
        let problems = built.problems.iter().filter(promised);
        Ok(Some(problems.map(ToString::to_string).collect()))
    }
}

/// How much was built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Nothing,
    /// What some edits concern.
    Part,
    Whole,
}

/// Builds the books from these files after those that are built, which stay where something is wrong with the files.
///
/// # Errors
///
/// If the books cannot be written; inside, what is wrong with the files.
fn next(
    options: &Options,
    lang: &str,
    files: Files,
    built: &mut Option<Built>,
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
            *built = Some(make(options, input, Some((before, &edits)))?);
            return Ok(Ok(Step::Part));
        }
    }
    match Input::of(files, lang)? {
        Ok(input) => {
            *built = None;
            *built = Some(make(options, input, None)?);
            Ok(Ok(Step::Whole))
        }
        Err(faults) => Ok(Err(faults)),
    }
}

/// Builds the books; after some edits to others, what these do not concern is taken over.
fn make(options: &Options, input: Input, before: Option<(Built, &Edits)>) -> Result<Built> {
    let mut words = input.desk.tongues.listed();
    words.retain(|words| {
        let wanted = &options.lang;
        wanted.is_empty() || wanted.iter().any(|lang| lang == words.lang())
    });
    let library: &Library = &input.library;
    let mut kept_rulings = KeptRulings::default();
    let mut earlier = Vec::new();
    let mut kept = None;
    if let Some((before, edits)) = before {
        let changed = Changed::cases(&before.input.library, library);
        let of_language = |lang: &str| {
            let titles = edits.titles.get(lang).into_iter().flatten();
            changed.clone().with_titles(library, titles)
        };
        let all = before.books.into_iter().zip(before.memories);
        earlier = all
            .map(|(book, memory)| {
                let changed = of_language(&book.lang);
                (book, memory, changed)
            })
            .collect();
        kept_rulings = before.rulings;
        kept = Some((before.kept, changed));
    }
    let is_same = |id: &str| {
        kept.as_ref()
            .is_some_and(|(_, changed)| changed.is_same(id))
    };
    let rulings = Rulings::after(library, kept_rulings, is_same);
    let told = {
        let stock = Stock::of(&rulings, &input.desk.tongues);
        let shelf = Shelf::new(&rulings).asking(&stock, &input.sources);
        together(&words, |words| {
            let known = earlier
                .iter()
                .find(|(book, _, _)| book.lang == words.lang());
            let known = known.map(|(book, memory, changed)| (book, memory, changed));
            Ok(match known {
                Some((_, _, changed)) if changed.is_nothing() => None,
                known => Some(book_after(&shelf, words, &input.sources, known)),
            })
        })?
    };
    let (mut books, mut memories, mut problems) = (Vec::new(), Vec::new(), Vec::new());
    let mut known: BTreeMap<String, (Book, Memory)> = (earlier.into_iter())
        .map(|(book, memory, _)| (book.lang.clone(), (book, memory)))
        .collect();
    for (told, words) in told.into_iter().zip(&words) {
        let (book, memory) = match told {
            Some((book, found, memory)) => {
                problems.extend(found);
                (book, memory)
            }
            None => {
                let known = known.remove(words.lang());
                let known = known.refused(|| Say::message("cli-watch-faulty"));
                let (book, mut memory) = known?;
                memory.new.clear();
                (book, memory)
            }
        };
        books.push(book);
        memories.push(memory);
    }
    let new = books.iter().zip(&memories);
    let new = new.map(|(book, memory)| (book.lang.as_str(), &memory.new));
    let since = kept.map(|(kept, _)| (kept, new.collect::<BTreeMap<_, _>>()));
    let since = since.as_ref().map(|(kept, new)| Since {
        kept,
        new: new.clone(),
    });
    let code = engine(options.engine.as_deref())?;
    let all: Vec<&Words> = input
        .desk
        .tongues
        .listed()
        .into_iter()
        .map(|it| &**it)
        .collect();
    let engine = code.as_ref();
    let engine = engine.map(|code| Engine::of(code, library, &input.desk.files, &all));
    let engine = engine.transpose()?;
    let kept = build_books_since(
        since.as_ref(),
        &books,
        &assets_of(input.desk.files.clone()),
        &options.out,
        options.site_url.as_ref(),
        engine.as_ref(),
    )?;
    drop(engine);
    let rulings = rulings.kept();
    let new = memories.iter().map(|memory| memory.new.len()).sum();
    Ok(Built {
        input,
        rulings,
        books,
        memories,
        kept,
        new,
        problems,
    })
}

#[cfg(test)]
mod tests;
