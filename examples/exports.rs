//! Writes questions with hostile texts for every platform into a folder, in two wordings, for the tests in `tests/clients`.
//!
//! `exports FOLDER` writes `old.*`, and `new.apkg` with the same questions in another wording.

#![allow(
    clippy::disallowed_methods,
    reason = "files and the arguments of the command are seen here only"
)]

#[path = "../tests/it/quiz_exports/hostile.rs"]
mod hostile;

use jadoube::export::{anki, csv, gift, moodle, qti};
use jadoube::text::Tongues;
use std::path::PathBuf;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = PathBuf::from(std::env::args_os().nth(1).ok_or("expected FOLDER")?);
    std::fs::create_dir_all(&folder)?;
    let files = jadoube::embedded::files();
    let (tongues, _) = Tongues::of(files.iter().map(|(path, bytes)| (path.as_str(), *bytes)));
    let words = tongues.fallback().ok_or("no language")?;
    let (old, new) = (hostile::questions("old"), hostile::questions("new"));
    let made = 1_700_000_000;
    let written: [(&str, Vec<u8>); 7] = [
        ("old.json", serde_json::to_vec(&old)?),
        ("old.xml", moodle(&old, words).into_bytes()),
        ("old.gift", gift(&old, words).into_bytes()),
        ("old.csv", csv(&old).into_bytes()),
        ("old.zip", qti(&old, words)?),
        ("old.apkg", anki(&old, words, made)?),
        ("new.apkg", anki(&new, words, made + 1)?),
    ];
    for (name, bytes) in written {
        std::fs::write(folder.join(name), bytes)?;
    }
    Ok(())
}
