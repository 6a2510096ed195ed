//! `editions/*.yaml` to [`EditionData`].

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::marker::PhantomData;
use std::sync::Arc;

use serde::Deserialize;
use serde::de::{self, Deserializer};
use serde_json::Value;

use crate::edition::{
    BadParam, BadValue, Contents, Edition, EditionData, Given, Known, ParamRow, ParamTable, Stands,
    WITHOUT_CHAPTER, article_of,
};
use crate::laws::CHAPTERS;
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
    let mut bad = faults(file, text, &sheet);
    let params = ParamTable::read(sheet.params.0.iter().cloned().collect());
    match params {
        Ok(params) if bad.is_empty() => Ok(sheet.with(params)),
        Ok(_) => Err(sorted(file, text, bad)),
        Err(params) => {
            bad.extend(params.into_iter().map(|param| param_fault(text, param)));
            Err(sorted(file, text, bad))
        }
    }
}

/// Where something is wrong, if the file has a place for it, with what was found and what was expected.
type Bad = (Option<(usize, usize)>, String, String);

/// The faults in their order in the file.
fn sorted(file: &str, text: &str, mut bad: Vec<Bad>) -> Vec<TextFault> {
    bad.sort_by_key(|(at, _, _)| *at);
    bad.dedup();
    let fault =
        |(at, found, expected): Bad| fault(file, text, at.unwrap_or((1, 1)), found, expected);
    bad.into_iter().map(fault).collect()
}

fn param_fault(text: &str, bad: BadParam) -> Bad {
    let row = |key: &str| key_places(text, "params", key).first().copied();
    match bad {
        BadParam::Missing(key) => {
            let at = part(text, "params").next().map(|(line, _)| (line, 1));
            (
                at,
                format!("no parameter `{key}`"),
                "each parameter once".into(),
            )
        }
        BadParam::Unknown(key) => (
            row(&key),
            format!("unknown parameter `{key}`"),
            "a parameter of the table".into(),
        ),
        BadParam::Value(key, BadValue { part, error }) => {
            let (found, expected) = split_expected(&error.to_string());
            let of_part = part.map(|part| part.key);
            let at = row(key).map(|at| value_place(text, at, of_part));
            (at, found, expected)
        }
    }
}

/// The place of the value of the row that begins here, or of a part of it.
fn value_place(text: &str, (line, column): (usize, usize), part: Option<&str>) -> (usize, usize) {
    let lines: Vec<&str> = text.lines().collect();
    let (mut line, mut column) = (line - 1, column - 1);
    for key in part.into_iter().chain(["value"]) {
        let key = format!("{key}:");
        let after_key = |at: usize| {
            let from = if at == line { column } else { 0 };
            let found = lines[at][from..].find(&key)?;
            Some((at, from + found + key.len()))
        };
        (line, column) = (line..lines.len())
            .find_map(after_key)
            .unwrap_or((line, column));
    }
    let spaces = lines[line][column..].len() - lines[line][column..].trim_start().len();
    let before = &lines[line][..column + spaces];
    (line + 1, 1 + before.chars().count())
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

/// An edition as its file tells it.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct Sheet {
    edition: Edition,
    name: String,
    in_force: Day,
    adopted: String,
    source: String,
    glossary: Given<BTreeMap<String, String>>,
    params: InOrder<ParamRow<Value>>,
    #[serde(default)]
    exceptions: InOrder<Vec<String>>,
    headings: InOrder<String>,
    contents: SheetContents,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct SheetContents {
    complete: bool,
    numbers: InOrder<UnderNumber>,
}

/// The entries of a map in their order, also those whose key stands twice.
pub(super) struct InOrder<V>(pub Vec<(String, V)>);

impl<V> Default for InOrder<V> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<'de, V: Deserialize<'de>> Deserialize<'de> for InOrder<V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(AsEntries(PhantomData))
    }
}

struct AsEntries<V>(PhantomData<V>);

impl<'de, V: Deserialize<'de>> de::Visitor<'de> for AsEntries<V> {
    type Value = InOrder<V>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a map")
    }

    fn visit_map<A: de::MapAccess<'de>>(self, mut map: A) -> Result<InOrder<V>, A::Error> {
        let mut all = Vec::new();
        while let Some(entry) = map.next_entry()? {
            all.push(entry);
        }
        Ok(InOrder(all))
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

impl Sheet {
    /// The edition, if all its parameters can be read; nothing else is looked at.
    pub(super) fn read(self) -> Result<EditionData, Vec<BadParam>> {
        let params = ParamTable::read(self.params.0.iter().cloned().collect())?;
        Ok(self.with(params))
    }

    fn with(self, params: ParamTable) -> EditionData {
        let numbers = self.contents.numbers.0.into_iter();
        let contents = Contents::new(
            self.contents.complete,
            numbers
                .map(|(number, UnderNumber(stands))| (number, stands))
                .collect(),
            self.exceptions.0.into_iter().collect(),
        );
        let contents = Arc::new(contents.headed(self.headings.0));
        EditionData {
            edition: self.edition,
            name: self.name,
            in_force: self.in_force.0,
            adopted: self.adopted,
            source: self.source,
            glossary: self.glossary.map(|terms| terms.into_iter().collect()),
            params: Arc::new(params),
            changes: Vec::new(),
            others: Vec::new(),
            known: Known::default(),
            taught: Arc::clone(&contents),
            contents,
        }
    }
}

/// What is wrong in the whole file, but for the values of the parameters.
fn faults(file: &str, text: &str, sheet: &Sheet) -> Vec<Bad> {
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
    for (number, UnderNumber(stands)) in numbers {
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
    all.extend(twice(text, "params", &sheet.params));
    all.extend(twice(text, "exceptions", &sheet.exceptions));
    all.extend(headings(text, sheet));
    let rows = sheet.params.0.iter();
    for number in rows.flat_map(|(_, row)| row.articles()) {
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
    for (provision, others) in &sheet.exceptions.0 {
        for id in std::iter::once(provision).chain(others) {
            if crate::laws::provision(id).is_none() {
                let at = places(text, "exceptions", id);
                let found = format!("unknown provision `{id}`");
                all.push((at.first().copied(), found, nearest_provision(id)));
            }
        }
    }
    all
}

/// What is wrong with the headings: one that stands twice, is about something unknown or has no number, and a number
/// without one.
fn headings(text: &str, sheet: &Sheet) -> Vec<Bad> {
    let numbers = sheet.contents.numbers.0.iter();
    let numbers: Vec<&str> = numbers.map(|(number, _)| number.as_str()).collect();
    let mut all = Vec::new();
    let mut met = BTreeSet::new();
    for (article, about) in &sheet.headings.0 {
        let at = places(text, "headings", &format!("{article:?}"));
        if !met.insert(article) {
            let found = format!("heading {article:?} again");
            all.push((at.last().copied(), found, "each article once".into()));
        }
        if !numbers.iter().any(|number| article_of(number) == article) {
            let found = format!("heading {article:?}");
            let expected = "an article of which contents lists a number".into();
            all.push((at.first().copied(), found, expected));
        }
        let chapters = CHAPTERS.iter().map(|chapter| chapter.id);
        let known: Vec<&str> = chapters.chain(WITHOUT_CHAPTER).collect();
        if !known.contains(&about.as_str()) {
            let at = at.first().map(|at| on_line(text, *at, about));
            let found = format!("`{about}`");
            all.push((at, found, format!("one of {}", known.join(", "))));
        }
    }
    for number in numbers {
        let article = article_of(number);
        if !sheet.headings.0.iter().any(|(known, _)| known == article) {
            let at = key_places(text, "contents", number).first().copied();
            let expected = format!("{article:?} under headings");
            all.push((at, format!("number {number:?}"), expected));
        }
    }
    all
}

/// The keys of a part of the file that stand there again.
fn twice<V>(text: &str, part: &str, entries: &InOrder<V>) -> Vec<Bad> {
    let mut met = BTreeSet::new();
    let again = entries.0.iter().filter(|(key, _)| !met.insert(key));
    let bad = |(key, _): &(String, V)| {
        let at = key_places(text, part, key).last().copied();
        (at, format!("`{key}` again"), "each key once".into())
    };
    again.map(bad).collect()
}

/// Names an edition, tells when it came into force, where it was adopted, or from what its file was made.
type Head = (&'static str, fn(&EditionData) -> &str);

/// What no two editions share.
const HEADS: [Head; 4] = [
    ("name", |data| &data.name),
    ("in-force", |data| &data.in_force),
    ("adopted", |data| &data.adopted),
    ("source", |data| &data.source),
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
pub(super) fn word_column(line: &str, word: &str) -> Option<usize> {
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
