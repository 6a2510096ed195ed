//! `editions/*.yaml` to [`EditionData`].

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use serde::Deserialize;
use serde::de::{self, Deserializer};

use crate::edition::{Contents, Edition, EditionData, Given, ParamTable, Stands};
use crate::read::fault::{Place, TextFault, split_expected};
use crate::read::scenario::nearest_provision;

/// The edition that the text of a file describes.
///
/// # Errors
/// Every [`TextFault`] of the file: the first for bad YAML, an unknown, missing or repeated key and a value of the wrong
/// kind, else all of them for numbers and provisions that are repeated or unknown, for articles that the edition does
/// not have, and for a file that is not named after its edition.
pub fn edition(file: &str, text: &str) -> Result<EditionData, Vec<TextFault>> {
    let sheet: Sheet = serde_yaml::from_str(text).map_err(|error| {
        let location = error.location();
        let at = location.map_or((1, 1), |at| (at.line(), at.column()));
        let (found, expected) = split_expected(&error.to_string());
        vec![fault(file, text, at, found, expected)]
    })?;
    let faults = faults(file, text, &sheet);
    if faults.is_empty() {
        Ok(sheet.into())
    } else {
        Err(faults)
    }
}

fn fault(
    file: &str,
    text: &str,
    (line, column): (usize, usize),
    found: String,
    expected: String,
) -> TextFault {
    TextFault {
        place: Place {
            file: file.to_owned(),
            line,
            column,
        },
        found,
        expected,
        line_text: text.lines().nth(line - 1).unwrap_or_default().to_owned(),
        width: 1,
    }
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
    #[serde(default)]
    exceptions: BTreeMap<String, Vec<String>>,
    contents: SheetContents,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct SheetContents {
    complete: bool,
    numbers: Numbers,
}

/// The numbers in their order, also those that stand twice.
struct Numbers(Vec<(String, Stands)>);

impl<'de> Deserialize<'de> for Numbers {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(AsNumbers)
    }
}

struct AsNumbers;

impl<'de> de::Visitor<'de> for AsNumbers {
    type Value = Numbers;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a map of numbers, each with what stands under it")
    }

    fn visit_map<A: de::MapAccess<'de>>(self, mut map: A) -> Result<Numbers, A::Error> {
        let mut all = Vec::new();
        while let Some((number, UnderNumber(stands))) = map.next_entry()? {
            all.push((number, stands));
        }
        Ok(Numbers(all))
    }
}

struct UnderNumber(Stands);

impl<'de> Deserialize<'de> for UnderNumber {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(AsStands)
    }
}

struct AsStands;

impl<'de> de::Visitor<'de> for AsStands {
    type Value = UnderNumber;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of provisions, the reason why there is none, or pending")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<UnderNumber, E> {
        Ok(UnderNumber(match text {
            "pending" => Stands::Pending,
            reason => Stands::NotModelled(reason.to_owned()),
        }))
    }

    fn visit_seq<A: de::SeqAccess<'de>>(self, mut items: A) -> Result<UnderNumber, A::Error> {
        let mut all = Vec::new();
        while let Some(id) = items.next_element()? {
            all.push(id);
        }
        if all.is_empty() {
            return Err(de::Error::invalid_length(0, &self));
        }
        Ok(UnderNumber(Stands::Provisions(all)))
    }
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
            contents: Arc::new(Contents::new(
                contents.complete,
                contents.numbers.0,
                sheet.exceptions,
            )),
        }
    }
}

/// The faults that only show in the whole file, in their order there.
fn faults(file: &str, text: &str, sheet: &Sheet) -> Vec<TextFault> {
    let mut all = Vec::new();
    let name = format!("{}.yaml", sheet.edition);
    if !file.ends_with(&name) {
        let at = places(text, "edition", &sheet.edition.to_string());
        let found = format!("edition {}", sheet.edition);
        all.push((at.first().copied(), found, format!("a file named {name}")));
    }
    let numbers = &sheet.contents.numbers.0;
    let mut numbered: BTreeMap<&str, &str> = BTreeMap::new();
    let mut met: BTreeMap<&str, usize> = BTreeMap::new();
    for (number, stands) in numbers {
        let times = met.entry(number).or_default();
        let nth = *times;
        let place = || {
            let at = key_places(text, "contents", number);
            at.get(nth).or(at.last()).copied()
        };
        *times += 1;
        if nth > 0 {
            all.push((
                place(),
                format!("number {number:?} again"),
                "each number once".into(),
            ));
        }
        let Stands::Provisions(ids) = stands else {
            continue;
        };
        for id in ids {
            let at = || place().map(|line| on_line(text, line, id));
            if crate::laws::provision(id).is_none() {
                all.push((
                    at(),
                    format!("unknown provision `{id}`"),
                    nearest_provision(id),
                ));
            }
            if let Some(other) = numbered.insert(id, number) {
                let found = format!("provision `{id}` under {number:?} and under {other:?}");
                all.push((at(), found, "one number for each provision".into()));
            }
        }
    }
    for number in sheet.params.articles() {
        if !met.contains_key(number) {
            let at = places(text, "params", &format!("{number:?}"));
            let found = format!("article {number:?}");
            all.push((
                at.first().copied(),
                found,
                "a number that contents lists".into(),
            ));
        }
    }
    for (provision, others) in &sheet.exceptions {
        for id in std::iter::once(provision).chain(others) {
            if crate::laws::provision(id).is_none() {
                let at = places(text, "exceptions", id);
                let found = format!("unknown provision `{id}`");
                all.push((at.first().copied(), found, nearest_provision(id)));
            }
        }
    }
    all.sort_by_key(|(at, _, _)| *at);
    all.dedup();
    let fault = |(at, found, expected): (Option<(usize, usize)>, _, _)| {
        fault(file, text, at.unwrap_or((1, 1)), found, expected)
    };
    all.into_iter().map(fault).collect()
}

/// Names an edition, tells when it came into force, or where it was adopted.
type Head = (&'static str, fn(&EditionData) -> &str);

/// What no two editions share.
const HEADS: [Head; 3] = [
    ("name", |data| &data.name),
    ("in-force", |data| &data.in_force),
    ("adopted", |data| &data.adopted),
];

/// The faults of a file that still says of itself what another edition says.
pub(super) fn copied(
    file: &str,
    text: &str,
    data: &EditionData,
    others: &[EditionData],
) -> Vec<TextFault> {
    let head = |(key, of): Head| {
        let other = others.iter().find(|other| of(other) == of(data))?;
        let here = places(text, key, of(data)).first().copied();
        let at = here.or_else(|| Some((part(text, key).next()?.0, 1)));
        let found = format!("{key}: {}", of(data));
        let expected = format!("one of its own; edition {} has this one", other.edition);
        Some(fault(file, text, at.unwrap_or((1, 1)), found, expected))
    };
    HEADS.into_iter().filter_map(head).collect()
}

/// The lines of a part of the file, each with its number, without comments of whole lines.
fn part<'t>(text: &'t str, key: &str) -> impl Iterator<Item = (usize, &'t str)> {
    let begins = format!("{key}:");
    let rest = (1..)
        .zip(text.lines())
        .skip_while(move |(_, line)| !line.starts_with(&begins));
    let inside = |line: &str| line.starts_with([' ', '#']) || line.is_empty();
    let mut first = true;
    rest.take_while(move |(_, line)| std::mem::take(&mut first) || inside(line))
        .filter(|(_, line)| !line.trim_start().starts_with('#'))
}

/// The places, line and column, where a word stands in a part of the file.
fn places(text: &str, key: &str, word: &str) -> Vec<(usize, usize)> {
    part(text, key)
        .filter_map(|(number, line)| Some((number, word_column(line, word)?)))
        .collect()
}

/// The places, line and column, where a number is a key in a part of the file.
fn key_places(text: &str, part_key: &str, number: &str) -> Vec<(usize, usize)> {
    let keys = [
        format!("{number:?}:"),
        format!("'{number}':"),
        format!("{number}:"),
    ];
    let is_key = |line: &str| keys.iter().any(|key| line.trim_start().starts_with(key));
    part(text, part_key)
        .filter(|(_, line)| is_key(line))
        .map(|(number, line)| (number, 1 + line.len() - line.trim_start().len()))
        .collect()
}

/// The place of a word in a line, or of the line.
fn on_line(text: &str, (number, column): (usize, usize), word: &str) -> (usize, usize) {
    let line = text.lines().nth(number - 1).unwrap_or_default();
    (number, word_column(line, word).unwrap_or(column))
}

/// The column of a whole word in a line.
fn word_column(line: &str, word: &str) -> Option<usize> {
    let is_part = |sign: char| sign.is_alphanumeric() || sign == '-';
    let whole =
        |at: usize| !line[..at].ends_with(is_part) && !line[at + word.len()..].starts_with(is_part);
    let found = line.match_indices(word).find(|(at, _)| whole(*at));
    found.map(|(at, _)| 1 + line[..at].chars().count())
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
