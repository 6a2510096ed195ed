//! `editions/*.yaml` to [`EditionData`].

use std::collections::BTreeMap;
use std::fmt;

use serde::Deserialize;
use serde::de::{self, Deserializer};

use crate::edition::{Contents, Edition, EditionData, Given, ParamTable};

/// A fault in the file of an edition.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}{}: {problem}", place(*line, *column))]
pub struct EditionError {
    /// The file as it was named by the caller.
    pub file: String,
    /// The line of the fault from 1, where it is known.
    pub line: Option<usize>,
    /// The column of the fault from 1, where it is known.
    pub column: Option<usize>,
    /// What was found and what was expected.
    pub problem: String,
}

fn place(line: Option<usize>, column: Option<usize>) -> String {
    [line, column]
        .into_iter()
        .flatten()
        .map(|number| format!(":{number}"))
        .collect()
}

/// The edition that the text of a file describes.
///
/// # Errors
/// [`EditionError`] for bad YAML, an unknown, missing or repeated key, a value of the wrong kind, a number that is
/// listed twice or not at all, and a file that is not named after its edition.
pub fn edition(file_name: &str, text: &str) -> Result<EditionData, EditionError> {
    let sheet: Sheet = serde_yaml::from_str(text).map_err(|error| {
        let location = error.location();
        EditionError {
            file: file_name.to_owned(),
            line: location.as_ref().map(serde_yaml::Location::line),
            column: location.as_ref().map(serde_yaml::Location::column),
            problem: without_place(&error.to_string()),
        }
    })?;
    faults(file_name, &sheet).map_err(|(named, problem)| EditionError {
        file: file_name.to_owned(),
        line: line_of(text, &named),
        column: None,
        problem,
    })?;
    Ok(sheet.into())
}

/// The message without the place that [`EditionError`] already gives.
fn without_place(message: &str) -> String {
    message
        .rfind(" at line ")
        .map_or(message, |at| &message[..at])
        .to_owned()
}

/// The first line that contains the text.
fn line_of(text: &str, named: &str) -> Option<usize> {
    text.lines()
        .position(|line| line.contains(named))
        .map(|index| index + 1)
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Sheet {
    edition: Edition,
    name: String,
    in_force: Day,
    adopted: String,
    source: String,
    glossary: Given<BTreeMap<String, String>>,
    params: ParamTable,
    contents: SheetContents,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct SheetContents {
    complete: bool,
    numbers: Vec<String>,
    not_modelled: BTreeMap<String, String>,
    pending: Vec<String>,
}

impl From<Sheet> for EditionData {
    fn from(sheet: Sheet) -> Self {
        let contents = sheet.contents;
        Self {
            edition: sheet.edition,
            name: sheet.name,
            in_force: sheet.in_force.0,
            adopted: sheet.adopted,
            source: sheet.source,
            glossary: sheet.glossary.map(|terms| terms.into_iter().collect()),
            params: sheet.params,
            contents: Contents {
                complete: contents.complete,
                numbers: contents.numbers,
                not_modelled: contents.not_modelled.into_iter().collect(),
                pending: contents.pending,
            },
        }
    }
}

/// The first fault that only shows in the whole file: where to look for it, and what it is.
fn faults(file_name: &str, sheet: &Sheet) -> Result<(), (String, String)> {
    let name = format!("{}.yaml", sheet.edition);
    if !file_name.ends_with(&name) {
        let problem = format!("edition {}: expected in a file named {name}", sheet.edition);
        return Err(("edition:".to_owned(), problem));
    }
    let contents = &sheet.contents;
    for list in [&contents.numbers, &contents.pending] {
        if let Some(number) = twice(list) {
            return Err((
                number.clone(),
                format!("number {number:?}: expected once, found twice"),
            ));
        }
    }
    let listed = |number: &str| contents.numbers.iter().any(|known| known == number);
    let set_aside = contents
        .pending
        .iter()
        .chain(contents.not_modelled.keys())
        .map(String::as_str);
    for number in set_aside.chain(sheet.params.articles()) {
        if !listed(number) {
            let problem =
                format!("number {number:?}: expected one that contents lists under numbers");
            return Err((format!("\"{number}\""), problem));
        }
    }
    match contents
        .pending
        .iter()
        .find(|number| contents.not_modelled.contains_key(*number))
    {
        Some(number) => Err((
            format!("\"{number}\""),
            format!(
                "number {number:?}: expected either under pending or under not-modelled, found under both"
            ),
        )),
        None => Ok(()),
    }
}

fn twice(list: &[String]) -> Option<&String> {
    list.iter()
        .enumerate()
        .find(|(index, item)| list[..*index].contains(item))
        .map(|(_, item)| item)
}

/// A day, `YYYY-MM-DD`.
struct Day(String);

impl<'de> Deserialize<'de> for Day {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(AsDay)
    }
}

struct AsDay;

impl de::Visitor<'_> for AsDay {
    type Value = Day;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a day as YYYY-MM-DD")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Day, E> {
        let parts: Vec<&str> = text.split('-').collect();
        let number = |index: usize, digits: usize| {
            let part: &str = parts.get(index).filter(|part| part.len() == digits)?;
            part.parse::<u32>().ok()
        };
        let day = parts.len() == 3
            && number(0, 4).is_some()
            && number(1, 2).is_some_and(|month| (1..=12).contains(&month))
            && number(2, 2).is_some_and(|day| (1..=31).contains(&day));
        if day {
            Ok(Day(text.to_owned()))
        } else {
            Err(E::invalid_value(de::Unexpected::Str(text), &self))
        }
    }
}

#[cfg(test)]
mod tests;
