//! What of a language is translated, what is missing, what the English has left behind, and what was reviewed.

use crate::read::{REFERENCE, Reviewed, TextFault, Translation, translation};
use crate::text::{Unit, units};
use std::collections::{BTreeMap, BTreeSet};

/// How a language stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Status {
    /// The language: its folder.
    pub lang: String,
    /// File by file, in the order of the paths.
    pub files: Vec<FileStatus>,
    /// What is known of the translation.
    pub record: Translation,
}

/// How a file of a language stands; texts are named as [`Unit`] names them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FileStatus {
    /// The file, below the folder of the language.
    pub file: String,
    /// How many texts there are to translate.
    pub texts: usize,
    /// Texts that English has and the language lacks, as a whole or in part.
    pub missing: Vec<String>,
    /// Texts of which the English has changed since they were made.
    pub stale: Vec<String>,
    /// Texts of which nobody has said from which English they were made.
    pub unconfirmed: Vec<String>,
    /// Texts that a reviewer accepted as they stand, and from the English as it stands.
    pub reviewed: Vec<String>,
}

impl FileStatus {
    /// How many texts are translated, also those that the English has left behind.
    pub fn translated(&self) -> usize {
        self.texts - self.missing.len()
    }
}

impl Status {
    /// All files together.
    pub fn total(&self) -> FileStatus {
        let mut total = FileStatus::default();
        for file in &self.files {
            total.texts += file.texts;
            total.missing.extend(file.missing.iter().cloned());
            total.stale.extend(file.stale.iter().cloned());
            total.unconfirmed.extend(file.unconfirmed.iter().cloned());
            total.reviewed.extend(file.reviewed.iter().cloned());
        }
        total
    }

    /// The reviewers of what is reviewed, by their initials, each with the number of texts and the last date.
    pub fn reviewers(&self) -> BTreeMap<&str, (usize, &str)> {
        let mut all: BTreeMap<&str, (usize, &str)> = BTreeMap::new();
        let reviewed = self.files.iter().flat_map(|file| &file.reviewed);
        for review in reviewed.filter_map(|name| self.record.reviewed.get(name)) {
            let (count, last) = all.entry(&review.by).or_default();
            *count += 1;
            *last = (*last).max(&review.on);
        }
        all
    }
}

type File<'f> = (&'f str, &'f [u8]);

/// What a language knows of its translation; nothing where it has no such file.
///
/// # Errors
/// What is wrong in its `translation.yaml`.
pub fn record_of<'f>(
    files: impl IntoIterator<Item = File<'f>>,
    lang: &str,
) -> Result<Translation, Vec<TextFault>> {
    let path = format!("locales/{lang}/translation.yaml");
    let own = files.into_iter().find(|(other, _)| *other == path);
    let text = own.map(|(_, bytes)| String::from_utf8_lossy(bytes));
    text.map_or_else(
        || Ok(Translation::default()),
        |text| translation(&path, &text),
    )
}

/// How a language stands, by the files of the program.
///
/// # Errors
/// What is wrong in its `translation.yaml`.
pub fn status<'f>(
    files: impl IntoIterator<Item = File<'f>> + Clone,
    lang: &str,
) -> Result<Status, Vec<TextFault>> {
    let record = record_of(files.clone(), lang)?;
    let own = units(files.clone(), lang);
    let own: BTreeMap<&str, &Unit> = own.iter().map(|unit| (unit.name.as_str(), unit)).collect();
    let mut by_file: BTreeMap<String, FileStatus> = BTreeMap::new();
    for english in units(files, REFERENCE) {
        let file = by_file
            .entry(english.file.clone())
            .or_insert_with(|| FileStatus {
                file: english.file.clone(),
                ..FileStatus::default()
            });
        file.texts += 1;
        let name = english.name.clone();
        let translated = own
            .get(name.as_str())
            .filter(|own| own.parts.is_superset(&english.parts));
        let Some(own) = translated else {
            file.missing.push(name);
            continue;
        };
        let is_current = match record.from.get(&name) {
            _ if lang == REFERENCE => true,
            Some(from) => *from == english.mark,
            None => {
                file.unconfirmed.push(name.clone());
                true
            }
        };
        if !is_current {
            file.stale.push(name);
        } else if record
            .reviewed
            .get(&name)
            .is_some_and(|it| it.text == own.mark)
        {
            file.reviewed.push(name);
        }
    }
    Ok(Status {
        lang: lang.to_owned(),
        files: by_file.into_values().collect(),
        record,
    })
}

/// What is known of a translation once somebody says that these texts fit the English as it stands: those of which nobody has
/// said it yet, and those that he names. What is no longer there is forgotten.
pub fn confirmed<'f>(
    files: impl IntoIterator<Item = File<'f>> + Clone,
    lang: &str,
    named: &BTreeSet<&str>,
) -> Result<Translation, Vec<TextFault>> {
    let mut record = record_of(files.clone(), lang)?;
    let own = units(files.clone(), lang);
    let own: BTreeMap<&str, &Unit> = own.iter().map(|unit| (unit.name.as_str(), unit)).collect();
    let english = units(files, REFERENCE);
    let known = std::mem::take(&mut record.from);
    for unit in english
        .iter()
        .filter(|unit| own.contains_key(unit.name.as_str()))
    {
        let name = unit.name.as_str();
        let from = known.get(name).filter(|_| !named.contains(name));
        let from = from.unwrap_or(&unit.mark);
        record.from.insert(name.to_owned(), from.clone());
    }
    let is_there = |name: &String| own.contains_key(name.as_str());
    record
        .reviewed
        .retain(|name, _: &mut Reviewed| is_there(name));
    record.remarks.retain(|name, _| is_there(name));
    Ok(record)
}
