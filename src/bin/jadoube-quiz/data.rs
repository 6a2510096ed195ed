//! The program's data: embedded, or those of a folder.

use crate::files::files;
use crate::speech::tongues;
use anyhow::{Result, bail};
use jadoube::read::Library;
use jadoube::text::Tongues;
use std::path::Path;

/// The library and the languages; a scenario that cannot be read is left out, with a line that says so.
pub fn read(root: Option<&Path>) -> Result<(Library, Tongues)> {
    let files = files(root)?;
    let pairs = files.iter();
    let library = Library::of(pairs.map(|(path, bytes)| (path.as_str(), &bytes[..])));
    for fault in &library.faults {
        eprintln!("{}", fault.snippet());
    }
    if !library.has_every_edition() {
        bail!("not all editions could be read");
    }
    Ok((library, tongues(&files)))
}
