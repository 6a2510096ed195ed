//! The program's data for both programs: embedded, or read from a folder.

use super::refusal::{Refused, about_file};
use anyhow::Result;
use std::path::Path;

/// Where a folder may list the rules of the source documents, which the programs do not carry.
pub const SOURCES: &str = "tests/seeds.yaml";

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
            let papers = root.join("papers");
            if papers.exists() {
                collect(root, &papers, &mut all)?;
            }
            let listed = root.join(SOURCES);
            if listed.exists() {
                let bytes = std::fs::read(&listed).refused(|| about_file("cli-unread", &listed))?;
                all.push((SOURCES.to_owned(), bytes));
            }
            Ok(all)
        }
    }
}

fn collect(root: &Path, dir: &Path, all: &mut Vec<(String, Vec<u8>)>) -> Result<()> {
    let mut entries: Vec<_> = std::fs::read_dir(dir)
        .refused(|| about_file("cli-folder-unread", dir))?
        .collect::<Result<_, _>>()?;
    entries.sort_by_key(std::fs::DirEntry::path);
    for entry in entries {
        let path = entry.path();
        // what editors keep for themselves while somebody writes
        if entry.file_name().as_encoded_bytes().starts_with(b".") {
            continue;
        }
        if path.is_dir() {
            collect(root, &path, all)?;
        } else {
            let bytes = std::fs::read(&path).refused(|| about_file("cli-unread", &path))?;
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
