//! The program's data: embedded, or those of a folder.

use anyhow::{Context, Result, bail};
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
    let editions = jadoube::edition::Edition::ALL.len();
    if library.editions.len() < editions {
        bail!(
            "{} of {editions} editions can be read",
            library.editions.len()
        );
    }
    let (tongues, _) = Tongues::of(files());
    if tongues.fallback().is_none() {
        bail!("no language can be read");
    }
    Ok((library, tongues))
}

fn files(root: Option<&Path>) -> Result<Vec<(String, Vec<u8>)>> {
    let Some(root) = root else {
        let embedded = jadoube::embedded::files().into_iter();
        return Ok(embedded
            .map(|(path, bytes)| (path, bytes.to_vec()))
            .collect());
    };
    let mut all = Vec::new();
    for top in ["editions", "locales", "scenarios"] {
        collect(root, &root.join(top), &mut all)?;
    }
    Ok(all)
}

fn collect(root: &Path, dir: &Path, all: &mut Vec<(String, Vec<u8>)>) -> Result<()> {
    let mut entries: Vec<_> = std::fs::read_dir(dir)
        .with_context(|| format!("cannot read the folder {}", dir.display()))?
        .collect::<Result<_, _>>()?;
    entries.sort_by_key(std::fs::DirEntry::path);
    for entry in entries {
        let path = entry.path();
        if path.is_dir() {
            collect(root, &path, all)?;
        } else {
            let bytes =
                std::fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
            let name = path.strip_prefix(root).unwrap_or(&path);
            all.push((name.to_string_lossy().replace('\\', "/"), bytes));
        }
    }
    Ok(())
}
