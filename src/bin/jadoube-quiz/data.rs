//! The program's data: embedded, or those of a folder.

use crate::files::files;
use anyhow::{Result, bail};
use jadoube::read::Library;
use jadoube::text::Tongues;
use std::path::Path;

/// The library and the languages; a scenario that cannot be read is left out, with a line that says so.
pub fn read(root: Option<&Path>) -> Result<(Library, Tongues)> {
    let files = files(root)?;
    let files = || {
        let all = files.iter();
        all.map(|(path, bytes)| (path.as_str(), bytes.as_slice()))
    };
    let library = Library::of(files());
    for fault in &library.faults {
        eprintln!("{}", fault.snippet());
    }
    if !library.has_every_edition() {
        bail!("not all editions could be read");
    }
    let (tongues, _) = Tongues::of(files());
    if tongues.fallback().is_none() {
        bail!("no language can be read");
    }
    Ok((library, tongues))
}
