//! Files in one zip archive.

use std::io::{Cursor, Write};
use zip::write::SimpleFileOptions;
use zip::{DateTime, ZipWriter};

/// Why a package could not be made.
#[derive(Debug, thiserror::Error)]
pub enum Unpacked {
    /// The archive takes no more.
    #[error(transparent)]
    Archive(#[from] zip::result::ZipError),
    /// The database of a collection takes no more.
    #[error(transparent)]
    Database(#[from] rusqlite::Error),
    /// A file could not be added.
    #[error(transparent)]
    File(#[from] std::io::Error),
}

/// The archive with these files: the same files give the same bytes.
pub(super) fn packed<N: AsRef<str>>(files: &[(N, Vec<u8>)]) -> Result<Vec<u8>, Unpacked> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default().last_modified_time(DateTime::default());
    for (name, bytes) in files {
        archive.start_file(name.as_ref(), options)?;
        archive.write_all(bytes)?;
    }
    Ok(archive.finish()?.into_inner())
}
