//! The entries of a zip file, of which none is ever written.

use std::io::{Cursor, Read};

use zip::ZipArchive;

use super::limits::FILE;
use super::refusal::Refusal;

/// The most entries of a package.
const ENTRIES: usize = 2_000;
/// How many times its size an entry may unpack to.
const RATIO: u64 = 200;
/// The bytes that all entries that are read may unpack to.
const ALL: usize = 2 * FILE;

/// A package whose entries can be read.
pub(super) struct Package<'a> {
    archive: ZipArchive<Cursor<&'a [u8]>>,
    read: usize,
}

impl<'a> Package<'a> {
    /// The package that the bytes are.
    pub(super) fn open(bytes: &'a [u8]) -> Result<Self, Refusal> {
        let entries = bytes.windows(4).filter(|four| *four == b"PK\x01\x02");
        if entries.take(ENTRIES + 1).count() > ENTRIES {
            let found = format!("a package of more than {ENTRIES} entries");
            return Err(Refusal::whole(found, "fewer"));
        }
        let archive = ZipArchive::new(Cursor::new(bytes)).map_err(|error| fault(&error))?;
        let package = Self { archive, read: 0 };
        package.check()?;
        Ok(package)
    }

    /// Refuses entries that say themselves that they are too large.
    fn check(&self) -> Result<(), Refusal> {
        for index in 0..self.archive.len() {
            let entry = self
                .archive
                .by_index_data(index)
                .map_err(|error| fault(&error))?;
            let most = most(entry.compressed_size());
            if entry.size() > most {
                let name = entry.name().unwrap_or_default().into_owned();
                return Err(too_large(most).within(&name));
            }
        }
        Ok(())
    }

    /// The names of the entries.
    pub(super) fn names(&self) -> Vec<String> {
        let names = self.archive.file_names();
        names.flatten().map(std::borrow::Cow::into_owned).collect()
    }

    /// The text of an entry, if there is one of that name.
    pub(super) fn text(&mut self, name: &str) -> Result<Option<String>, Refusal> {
        let Some(index) = self.archive.index_for_name(name) else {
            return Ok(None);
        };
        let entry = self
            .archive
            .by_index(index)
            .map_err(|error| fault(&error).within(name))?;
        let most = most(entry.compressed_size());
        let mut bytes = Vec::new();
        entry
            .take(most + 1)
            .read_to_end(&mut bytes)
            .map_err(|error| broken(&error.to_string()).within(name))?;
        self.read += bytes.len();
        if bytes.len() as u64 > most || self.read > ALL {
            return Err(too_large(most).within(name));
        }
        let expected = "text in UTF-8";
        String::from_utf8(bytes)
            .map(Some)
            .map_err(|_| Refusal::whole("other bytes", expected).within(name))
    }
}

/// The bytes that an entry of a size may unpack to.
fn most(compressed: u64) -> u64 {
    (FILE as u64).min(compressed.saturating_mul(RATIO))
}

fn too_large(most: u64) -> Refusal {
    let expected = format!("at most {most} bytes ({RATIO} times its size, {FILE} at all)");
    Refusal::whole("an entry that unpacks to more than it may", expected)
}

fn fault(error: &zip::result::ZipError) -> Refusal {
    broken(&error.to_string())
}

fn broken(error: &str) -> Refusal {
    Refusal::whole(format!("a broken package ({error})"), "a whole zip file")
}
