//! The folder of the books: made beside the old one and put in its place at once, so that a reader finds the old books or
//! the new ones, whatever happens on the way.

use super::parts::deflated;
use crate::shared::refusal::{Refusal, Refused, about_file};
use anyhow::Result;
use flate2::Compression;
use flate2::read::DeflateDecoder;
use std::collections::BTreeSet;
use std::fs::{self, File, TryLockError};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

/// The list of the files that a run wrote, in the folder of the books: one path a line, deflated.
const OWN: &str = ".jadoube-book";

/// How many folders are being made in this process.
static UNDER_WAY: AtomicUsize = AtomicUsize::new(0);

/// Whether what is being made is to be given up.
static GIVEN_UP: AtomicBool = AtomicBool::new(false);

/// Gives up what is being made and waits until it is removed, or a little while: the process ends after that.
pub fn give_up() {
    GIVEN_UP.store(true, Ordering::SeqCst);
    for _ in 0..200 {
        if UNDER_WAY.load(Ordering::SeqCst) == 0 {
            return;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// New books on their way; where they are not finished, nothing of them is left.
pub struct Output {
    /// Where the books are to stand.
    place: PathBuf,
    /// Where they are made.
    made: PathBuf,
    /// Held as long as this run makes them and removes the old ones: both folders.
    locks: Vec<File>,
    own: Mutex<BTreeSet<String>>,
}

impl Drop for Output {
    fn drop(&mut self) {
        // the next run removes what cannot be removed now
        let _left = remove(&self.made);
        self.locks.clear();
        UNDER_WAY.fetch_sub(1, Ordering::SeqCst);
    }
}

impl Output {
    /// A folder in which the books can be made that are to stand at this place.
    ///
    /// # Errors
    ///
    /// If the place holds anything that is not a file of earlier books, if another run is making books for it, or if no
    /// folder can be made beside it.
    pub fn begin(place: &Path) -> Result<Output> {
        let place = std::path::absolute(place)?;
        // a link stays, and what it leads to is exchanged
        let place = place.canonicalize().unwrap_or(place);
        let parent = place.parent().unwrap_or(&place);
        fs::create_dir_all(parent).refused(|| about_file("cli-folder-unmade", parent))?;
        let name = place
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let made = parent.join(format!(".{name}.new"));
        let older = parent.join(format!(".{name}.old"));
        // a run that was stopped between two renames
        if !place.exists() && older.join(OWN).exists() {
            fs::rename(&older, &place).refused(|| about_file("cli-unwritten", &place))?;
        }
        refuse_what_is_not_ours(&place)?;
        let mut locks = Vec::new();
        if place.exists() {
            locks.extend(lock(&place, &place)?);
        }
        if made.exists() {
            let _held = lock(&made, &place)?;
            remove_leftover(&made)?;
        }
        fs::create_dir(&made).refused(|| about_file("cli-folder-unmade", &made))?;
        locks.extend(lock(&made, &place)?);
        UNDER_WAY.fetch_add(1, Ordering::SeqCst);
        let output = Output {
            place,
            made,
            locks,
            own: Mutex::default(),
        };
        // what is in the folder is ours from the beginning
        fs::write(output.made.join(OWN), "")
            .refused(|| about_file("cli-unwritten", &output.made))?;
        Ok(output)
    }

    /// Adds a file; one that stands in the old books with the same bytes is not written again.
    pub fn write(&self, path: &str, bytes: &[u8]) -> Result<()> {
        let new = self.room(path)?;
        let old = self.place.join(path);
        let is_kept = same(&old, bytes) && fs::hard_link(&old, &new).is_ok();
        if !is_kept {
            fs::write(&new, bytes).refused(|| about_file("cli-unwritten", &new))?;
        }
        Ok(())
    }

    /// Takes over a file of the old books, of which it is known that it would have the same bytes.
    pub fn keep(&self, path: &str) -> Result<()> {
        let new = self.room(path)?;
        let old = self.place.join(path);
        if fs::hard_link(&old, &new).is_err() {
            fs::copy(&old, &new).refused(|| about_file("cli-unwritten", &new))?;
        }
        Ok(())
    }

    /// Where a file of ours is to stand, with its folder made; nothing stands there yet.
    fn room(&self, path: &str) -> Result<PathBuf> {
        if GIVEN_UP.load(Ordering::SeqCst) {
            return Err(io::Error::from(io::ErrorKind::Interrupted).into());
        }
        let new = self.made.join(path);
        if let Some(folder) = new.parent().filter(|folder| !folder.is_dir()) {
            fs::create_dir_all(folder).refused(|| about_file("cli-folder-unmade", folder))?;
        }
        let mut own = self.own.lock().unwrap_or_else(|it| it.into_inner());
        if !own.insert(path.to_owned()) {
            // what stands there may be the file of the old books, too, and must not be written into
            fs::remove_file(&new).refused(|| about_file("cli-unwritten", &new))?;
        }
        Ok(new)
    }

    /// Puts the new books in the place of the old ones, and removes those.
    pub fn finish(self) -> Result<()> {
        let own = std::mem::take(&mut *self.own.lock().unwrap_or_else(|it| it.into_inner()));
        let list: Vec<&str> = own.iter().map(String::as_str).collect();
        let list_file = self.made.join(OWN);
        fs::write(
            &list_file,
            deflated(list.join("\n").as_bytes(), Compression::best()),
        )
        .refused(|| about_file("cli-unwritten", &list_file))?;
        if !self.place.exists() {
            return fs::rename(&self.made, &self.place)
                .refused(|| about_file("cli-unwritten", &self.place));
        }
        exchange(&self.made, &self.place).refused(|| about_file("cli-unwritten", &self.place))?;
        remove(&self.made).refused(|| about_file("cli-folder-not-emptied", &self.made))
    }
}

/// Keeps others from the folder; no lock where the system locks no folders.
fn lock(folder: &Path, place: &Path) -> Result<Option<File>> {
    let Ok(open) = File::open(folder) else {
        return Ok(None);
    };
    let under_way = || Refusal::new(about_file("cli-book-under-way", place));
    match open.try_lock() {
        // another run may have put another folder here in the meantime
        Ok(()) if !is_still(&open, folder) => Err(under_way().into()),
        Ok(()) => Ok(Some(open)),
        Err(TryLockError::WouldBlock) => Err(under_way().into()),
        Err(TryLockError::Error(_)) => Ok(None),
    }
}

/// Whether what was opened at a path still stands there.
fn is_still(open: &File, path: &Path) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt as _;
        let (Ok(own), Ok(there)) = (open.metadata(), fs::metadata(path)) else {
            return false;
        };
        (own.dev(), own.ino()) == (there.dev(), there.ino())
    }
    #[cfg(not(unix))]
    path.exists()
}

/// Removes a folder of books, the list of what is ours last: it is known as ours until then.
fn remove(folder: &Path) -> io::Result<()> {
    for entry in folder.read_dir()? {
        let entry = entry?;
        match entry.file_type()?.is_dir() {
            true => fs::remove_dir_all(entry.path())?,
            false if entry.file_name() == OWN => {}
            false => fs::remove_file(entry.path())?,
        }
    }
    match fs::remove_file(folder.join(OWN)) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => fs::remove_dir(folder),
    }
}

/// Removes what a run left that was stopped.
fn remove_leftover(folder: &Path) -> Result<()> {
    let is_empty = folder
        .read_dir()
        .is_ok_and(|mut files| files.next().is_none());
    if !is_empty && !folder.join(OWN).exists() {
        return Err(Refusal::new(about_file("cli-folder-occupied", folder)).into());
    }
    remove(folder).refused(|| about_file("cli-folder-not-emptied", folder))
}

/// Refuses a place that holds files which no run of this program wrote.
fn refuse_what_is_not_ours(place: &Path) -> Result<()> {
    if !place.exists() {
        return Ok(());
    }
    let own = listed(&fs::read(place.join(OWN)).unwrap_or_default());
    let own: BTreeSet<&str> = own.lines().chain([OWN]).collect();
    let mut foreign = Vec::new();
    look(place, "", &own, &mut foreign).refused(|| about_file("cli-folder-unread", place))?;
    if foreign.is_empty() {
        return Ok(());
    }
    foreign.truncate(5);
    Err(Refusal::new(about_file("cli-folder-occupied", place))
        .below(foreign.join("\n"))
        .into())
}

/// The list of the files that a run wrote; earlier versions wrote it as it is.
fn listed(bytes: &[u8]) -> String {
    let mut list = String::new();
    match DeflateDecoder::new(bytes).read_to_string(&mut list) {
        Ok(_) => list,
        Err(_) => String::from_utf8_lossy(bytes).into_owned(),
    }
}

fn look(
    folder: &Path,
    below: &str,
    own: &BTreeSet<&str>,
    foreign: &mut Vec<String>,
) -> io::Result<()> {
    for entry in folder.read_dir()? {
        let entry = entry?;
        let path = format!("{below}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            look(&entry.path(), &format!("{path}/"), own, foreign)?;
        } else if !own.contains(path.as_str()) {
            foreign.push(path);
        }
    }
    Ok(())
}

fn same(old: &Path, bytes: &[u8]) -> bool {
    let as_long = fs::metadata(old).is_ok_and(|old| old.len() == bytes.len() as u64);
    as_long && fs::read(old).is_ok_and(|old| old == bytes)
}

/// Lets two folders change places, where the system can in one step.
fn exchange(new: &Path, old: &Path) -> io::Result<()> {
    #[cfg(target_os = "linux")]
    {
        use rustix::fs::{CWD, RenameFlags, renameat_with};
        if renameat_with(CWD, new, CWD, old, RenameFlags::EXCHANGE).is_ok() {
            return Ok(());
        }
    }
    let name = old.file_name().unwrap_or_default().to_string_lossy();
    let aside = old.with_file_name(format!(".{name}.old"));
    fs::rename(old, &aside)?;
    if let Err(error) = fs::rename(new, old) {
        fs::rename(&aside, old)?;
        return Err(error);
    }
    fs::rename(aside, new)
}

#[cfg(test)]
mod tests {
    use super::{OWN, Output};
    use std::fs;

    #[test]
    fn a_book_that_is_not_finished_leaves_the_old_one() {
        let folder = tempfile::tempdir().expect("a folder");
        let place = folder.path().join("book");
        let build = |text: &str, finish: bool| {
            let output = Output::begin(&place).expect("a place");
            output.write("en/a.html", text.as_bytes()).expect("a page");
            if finish {
                output.finish().expect("the book");
            }
        };
        let read = || fs::read_to_string(place.join("en/a.html")).expect("a page");
        build("one", true);
        assert_eq!(read(), "one");
        build("two", false);
        assert_eq!(read(), "one");
        build("three", true);
        assert_eq!(read(), "three");
        let left = || fs::read_dir(folder.path()).expect("the folder").count();
        assert_eq!(left(), 1);
        build("four", false);
        assert_eq!(left(), 1, "nothing of unfinished books");
    }

    #[test]
    fn what_a_run_left_that_was_ended_is_removed_whatever_is_left_of_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let place = folder.path().join("book");
        let made = folder.path().join(".book.new");
        for left in [&[][..], &[OWN], &[OWN, "a.html"]] {
            fs::create_dir(&made).expect("a folder");
            for file in left {
                fs::write(made.join(file), "x").expect("a file");
            }
            let output = Output::begin(&place).expect("a place");
            output.write("b.html", b"x").expect("a page");
            output.finish().expect("the book");
            assert!(place.join("b.html").exists() && !made.exists());
        }
        fs::create_dir(&made).expect("a folder");
        fs::write(made.join("letter.txt"), "keep me").expect("a file");
        assert!(Output::begin(&place).is_err());
        assert!(made.join("letter.txt").exists());
    }

    #[test]
    fn a_file_that_is_kept_has_no_other_bytes_and_one_that_is_not_there_is_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let place = folder.path().join("book");
        let output = Output::begin(&place).expect("a place");
        output.write("en/a.html", b"x").expect("a page");
        output.finish().expect("the book");
        let output = Output::begin(&place).expect("a place");
        output.keep("en/a.html").expect("the page");
        assert!(output.keep("en/b.html").is_err());
        output.finish().expect("the book");
        assert_eq!(fs::read(place.join("en/a.html")).ok(), Some(b"x".to_vec()));
    }

    #[test]
    fn a_page_that_stays_as_it_was_is_not_written_again_and_one_that_went_is_gone() {
        let folder = tempfile::tempdir().expect("a folder");
        let place = folder.path().join("book");
        for (stays, other) in [("same", "a.html"), ("same", "b.html")] {
            let output = Output::begin(&place).expect("a place");
            output
                .write("stays.html", stays.as_bytes())
                .expect("a page");
            output.write(other, b"x").expect("a page");
            let before = fs::metadata(place.join("stays.html"));
            output.finish().expect("the book");
            if let Ok(before) = before {
                let after = fs::metadata(place.join("stays.html")).expect("the page");
                assert_eq!(before.modified().ok(), after.modified().ok());
            }
        }
        assert!(!place.join("a.html").exists());
        assert!(place.join("b.html").exists());
    }

    #[test]
    fn a_file_that_is_written_twice_leaves_that_of_the_old_books() {
        let folder = tempfile::tempdir().expect("a folder");
        let place = folder.path().join("book");
        let output = Output::begin(&place).expect("a place");
        output.write("a.html", b"old").expect("a page");
        output.finish().expect("the book");
        let output = Output::begin(&place).expect("a place");
        output.keep("a.html").expect("the page");
        output.write("a.html", b"new").expect("a page");
        drop(output);
        assert_eq!(fs::read(place.join("a.html")).ok(), Some(b"old".to_vec()));
    }

    #[test]
    fn two_runs_at_once_are_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let place = folder.path().join("book");
        let first = Output::begin(&place).expect("a place");
        assert!(Output::begin(&place).is_err());
        first.write("a.html", b"x").expect("a page");
        first.finish().expect("the book");
        assert!(place.join("a.html").exists());
        // where there are old books, too, and what was made was moved away
        let second = Output::begin(&place).expect("a place");
        fs::rename(folder.path().join(".book.new"), folder.path().join("away")).expect("moved");
        assert!(Output::begin(&place).is_err());
        drop(second);
        assert!(Output::begin(&place).is_ok());
    }

    #[test]
    fn files_of_others_are_refused_wherever_they_stand() {
        for foreign in ["letter.txt", "en/letter.txt", "en/cases/mate.html.bak"] {
            let folder = tempfile::tempdir().expect("a folder");
            let place = folder.path().join("book");
            let output = Output::begin(&place).expect("a place");
            output.write("en/cases/mate.html", b"x").expect("a page");
            output.finish().expect("the book");
            assert!(Output::begin(&place).is_ok());
            let foreign = place.join(foreign);
            fs::write(&foreign, "keep me").expect("a file");
            assert!(Output::begin(&place).is_err());
            assert!(foreign.exists() && place.join(OWN).exists());
        }
    }
}
