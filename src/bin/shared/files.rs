//! The program's data for both programs: embedded, or read from a folder.

use anyhow::{Context, Result};
use std::path::Path;

/// The files of the program's data: embedded, or those of a folder.
pub fn files(data: Option<&Path>) -> Result<Vec<(String, Vec<u8>)>> {
    match data {
        None => Ok(jadoube::embedded::files()
            .into_iter()
            .map(|(path, bytes)| (path, bytes.to_vec()))
            .collect()),
        Some(root) => {
            let mut all = Vec::new();
            for top in ["book", "editions", "locales", "scenarios"] {
                collect(root, &root.join(top), &mut all)?;
            }
            Ok(all)
        }
    }
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
            let name = path
                .strip_prefix(root)
                .unwrap_or(&path)
                .to_string_lossy()
                .replace('\\', "/");
            all.push((name, bytes));
        }
    }
    Ok(())
}
