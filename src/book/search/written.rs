//! The index of a book as the script of the pages reads it.

use crate::book::search::entry::{Entry, Kind};
use crate::book::search::families::Families;
use crate::book::teller::{Teller, number_path};
use crate::edition::Edition;
use crate::read::{Glossary, SearchWords};
use crate::text::Say;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// The index as JSON; `book/js/find.js` says what each part of it means.
pub(super) fn written(
    teller: &Teller<'_>,
    words: &SearchWords,
    glossary: Option<&Glossary>,
    entries: &[Entry],
) -> String {
    let editions = &teller.shelf.editions;
    let mut sentences = Sentences::default();
    let texts: Vec<Vec<Value>> = (entries.iter())
        .map(|entry| texts(entry, editions, &mut sentences))
        .collect();
    let own = [&words.ignored, &words.before_numbers];
    let listed = words.same.iter().chain(own).flatten();
    let all = (entries.iter())
        .flat_map(|entry| std::iter::once(&entry.title).chain(&entry.names))
        .chain(&sentences.all)
        .chain(listed);
    let families = Families::of(all.map(String::as_str), glossary, words.stems);
    let in_list = |words: &[String]| -> BTreeSet<usize> {
        let words = words.iter();
        words.filter_map(|word| families.family_of(word)).collect()
    };
    let newest = editions
        .first()
        .map(ToString::to_string)
        .unwrap_or_default();
    let numbered = editions.first().map(|edition| number_path(*edition, ""));
    let named: Vec<Value> = (editions.iter())
        .map(|edition| {
            let long = teller.plain(&Teller::naming("editions", &[*edition]));
            json!([
                edition.to_string(),
                teller.plain(&Teller::edition(*edition)),
                long
            ])
        })
        .collect();
    let written = families.written();
    let index = json!({
        "words": around(teller),
        "editions": named,
        "numbered": numbered.unwrap_or_default().replace(&newest, "*"),
        "endings": written.endings.join(" "),
        "families": written.families,
        "also": also(words, glossary, &families, entries, &sentences),
        "ignored": in_list(&words.ignored),
        "before": in_list(&words.before_numbers),
        "sentences": sentences.all.join("\n"),
        "shelves": shelves(entries),
        "places": joined(entries, " ", |entry| parted(entry).1),
        "titles": joined(entries, "\n", |entry| &entry.title),
        "texts": texts,
        "masks": sparse(entries, |entry| json!(mask(&entry.editions, editions))),
        "numbers": sparse(entries, |entry| Value::Array(numbers(entry, editions))),
        "names": sparse(entries, |entry| json!(entry.names)),
        "cases": cases(entries),
    });
    index.to_string()
}

/// The words of the box, by the names that the script gives them.
fn around(teller: &Teller<'_>) -> Value {
    let mut all = serde_json::Map::new();
    for (name, message) in [
        ("ask", "search-ask"),
        ("close", "search-close"),
        ("found", "search-found"),
        ("none", "search-none"),
        ("all", "search-all-words"),
    ] {
        all.insert(name.to_owned(), teller.plain(&Say::message(message)).into());
    }
    for kind in [
        "situation",
        "rule",
        "procedure",
        "case",
        "item",
        "term",
        "page",
    ] {
        let heading = teller.plain(&Say::attribute("search-kind", kind));
        all.insert(kind.to_owned(), heading.into());
    }
    Value::Object(all)
}

/// Sentences, each once.
#[derive(Default)]
struct Sentences {
    all: Vec<String>,
    places: BTreeMap<String, usize>,
}

impl Sentences {
    fn place(&mut self, sentence: &str) -> usize {
        if let Some(place) = self.places.get(sentence) {
            return *place;
        }
        self.places.insert(sentence.to_owned(), self.all.len());
        self.all.push(sentence.to_owned());
        self.all.len() - 1
    }
}

/// How many entries that follow each other are of one kind and have this before and after what is their own in their places.
fn shelves(entries: &[Entry]) -> Vec<(&'static str, &str, &str, usize)> {
    let mut all: Vec<(&str, &str, &str, usize)> = Vec::new();
    for entry in entries {
        let (before, _, after) = parted(entry);
        let kind = entry.kind.name();
        match all.last_mut() {
            Some((own, from, to, count)) if (*own, *from, *to) == (kind, before, after) => {
                *count += 1
            }
            _ => all.push((kind, before, after, 1)),
        }
    }
    all
}

/// A column of texts.
fn joined<'e>(entries: &'e [Entry], between: &str, text: impl Fn(&'e Entry) -> &'e str) -> String {
    let all: Vec<&str> = entries.iter().map(text).collect();
    all.join(between)
}

/// A column of which most is nothing: the others by their places.
fn sparse(entries: &[Entry], value: impl Fn(&Entry) -> Value) -> BTreeMap<usize, Value> {
    let all = entries.iter().map(value).enumerate();
    all.filter(|(_, value)| *value != json!(0) && *value != json!([]))
        .collect()
}

/// How many cases show each rule, by its place: those that follow each other among all cases.
fn cases(entries: &[Entry]) -> BTreeMap<usize, usize> {
    let mut shown: BTreeMap<&str, usize> = BTreeMap::new();
    for rule in entries.iter().filter_map(|entry| entry.rule) {
        *shown.entry(rule).or_default() += 1;
    }
    let rules = entries.iter().enumerate();
    let rules = rules.filter(|(_, entry)| entry.kind == Kind::Rule);
    rules
        .filter_map(|(at, entry)| Some((at, *shown.get(entry.id.as_str())?)))
        .collect()
}

/// The place of an entry in three parts: what others share with it, its own, and what they share again.
fn parted(entry: &Entry) -> (&str, &str, &str) {
    let place = entry.place.as_str();
    let own = entry.id.as_str();
    match (entry.kind, place.rfind(own)) {
        (Kind::Number, _) | (_, None) => ("", place, ""),
        (_, Some(_)) if own.is_empty() => ("", place, ""),
        (_, Some(at)) => (&place[..at], own, &place[at + own.len()..]),
    }
}

/// The editions as bits, the newest the lowest; nothing where these are none or all.
fn mask(some: &[Edition], all: &[Edition]) -> u32 {
    if some.is_empty() || some.len() == all.len() {
        return 0;
    }
    let bits = all.iter().enumerate();
    bits.filter(|(_, edition)| some.contains(edition))
        .map(|(at, _)| 1 << at)
        .sum()
}

/// The sentences by their places; a negative number is the mask of the editions of those that follow it.
fn texts(entry: &Entry, editions: &[Edition], sentences: &mut Sentences) -> Vec<Value> {
    let mut all = Vec::new();
    let mut known = 0;
    for (some, text) in &entry.texts {
        let mut own = i64::from(mask(some, editions));
        if own == i64::from(mask(&entry.editions, editions)) {
            own = 0;
        }
        if own != known {
            let every = (1_i64 << editions.len()) - 1;
            all.push(json!(-if own == 0 { every } else { own }));
            known = own;
        }
        all.extend(text.iter().map(|it| json!(sentences.place(it))));
    }
    all
}

/// The numbers, each with the mask of its editions.
fn numbers(entry: &Entry, editions: &[Edition]) -> Vec<Value> {
    let numbers = entry.numbers.iter();
    let pairs = numbers.map(|(number, some)| [json!(number), json!(mask(some, editions))]);
    pairs.flatten().collect()
}

/// For each family of words those whose entries it finds as well: words that readers take for one another, and words to avoid
/// that no text has.
fn also(
    words: &SearchWords,
    glossary: Option<&Glossary>,
    families: &Families,
    entries: &[Entry],
    sentences: &Sentences,
) -> BTreeMap<usize, BTreeSet<usize>> {
    let mut also: BTreeMap<usize, BTreeSet<usize>> = BTreeMap::new();
    for list in &words.same {
        let own: BTreeSet<usize> = list
            .iter()
            .filter_map(|word| families.family_of(word))
            .collect();
        for one in &own {
            let others = own.iter().filter(|other| *other != one);
            also.entry(*one).or_default().extend(others);
        }
    }
    let titles = entries.iter().map(|entry| &entry.title);
    let used: BTreeSet<usize> = (titles.chain(&sentences.all))
        .flat_map(|text| families.in_text(text))
        .collect();
    for concept in glossary.iter().flat_map(|own| &own.concepts) {
        let Some(term) = families.family_of(&concept.term) else {
            continue;
        };
        let avoided = concept.forbidden.iter().flat_map(|word| word.forms.first());
        let avoided = avoided.filter_map(|form| families.family_of(form));
        for family in avoided.filter(|family| !used.contains(family)) {
            also.entry(family).or_default().insert(term);
        }
    }
    also
}
