//! The page for translators: each concept with what a translation needs of it.
//!
//! The page tells everything about the terms of its own language, and of the others the term alone: `book/js/translators.js`
//! fetches the rest from the pages of their books, where a reader chooses another pair.

use crate::book::glossary::{sort_key, term};
use crate::book::html::escape;
use crate::book::sources::Glossaries;
use crate::book::teller::{Teller, only_in, spoken, unmarked};
use crate::book::uses::{Example, Use, Uses};
use crate::edition::Edition;
use crate::game::Colours;
use crate::laws::Provision;
use crate::read::{Concept, Forbidden, Glossary, Strength};
use crate::text::Say;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

/// The path of the page.
pub(super) const PATH: &str = "translators.html";

/// More articles than these in one edition do not help; of the others the number is told.
const MOST_ARTICLES: usize = 8;

/// More forms than these, mostly those of verbs, nobody reads here; the number of the others is told, and the files have all.
const MOST_FORMS: usize = 12;

/// What is told of a term, in this order, by the messages of the labels.
const LABELS: [&str; 5] = [
    "translators-forms",
    "translators-avoid",
    "translators-articles",
    "translators-example",
    "practice-sources",
];

/// The page, in the alphabetical order of the reader's language.
pub(super) fn page(teller: &Teller<'_>, glossaries: &Glossaries) -> String {
    let heading = teller.label("translators");
    let lang = teller.words.lang();
    let own = glossaries.iter().find(|(other, _, _)| other == lang);
    let Some((own_lang, _, own)) = own.or(glossaries.first()) else {
        return format!("<h1>{heading}</h1>\n");
    };
    let uses = match own_lang == lang {
        true => Uses::of(teller, own),
        false => Uses::default(),
    };
    let others: Vec<(&str, &Glossary)> = (glossaries.iter())
        .filter(|(other, _, _)| other != own_lang)
        .map(|(other, _, glossary)| (other.as_str(), glossary))
        .collect();
    // signs stand after all letters
    let first = |key: &str| key.chars().next().filter(|first| first.is_alphabetic());
    let sorted: BTreeMap<(bool, String, &str), &Concept> = (own.concepts.iter())
        .map(|concept| {
            let key = sort_key(&concept.term);
            ((first(&key).is_none(), key, concept.id.as_str()), concept)
        })
        .collect();
    let mut jumps = String::new();
    let mut last = None;
    let mut body = String::new();
    for ((_, key, id), concept) in &sorted {
        let letter = first(key);
        if last != Some(letter) {
            let shown = letter.map_or("#".to_owned(), |it| it.to_uppercase().to_string());
            let _ = write!(jumps, "<li><a href=\"#{id}\">{shown}</a></li>");
            last = Some(letter);
        }
        body.push_str(&section(teller, concept, &others, uses.of_concept(id)));
    }
    let count = own.concepts.len() as u64;
    format!(
        "<h1>{heading}</h1>\n<p class=\"lead\">{}</p>\n<p class=\"tools\">{} <a href=\"../terms.tbx\" download>TBX</a> <a href=\"../terms.csv\" download>CSV</a></p>\n{}<ul class=\"letters\">{jumps}</ul>\n<div class=\"terms\">\n{body}</div>\n",
        teller.html(&Say::message("translators-lead").number("count", count)),
        teller.label("translators-download"),
        form(teller, glossaries),
    )
}

/// The choice of a pair of languages, for the script, with the words by which it knows what the pages of other languages say.
fn form(teller: &Teller<'_>, glossaries: &Glossaries) -> String {
    let plain = |message: &'static str| teller.in_attribute(&Say::message(message));
    let labels = LABELS.map(plain).join("|");
    let level = |level| teller.voice(Colours::Known).phrase(&level_of(level));
    let levels = Strength::ALL.map(|one| escape(&unmarked(&level(one))).into_owned());
    let options: String = (glossaries.iter())
        .map(|(lang, name, _)| {
            let (lang, name) = (escape(lang), escape(name));
            format!("<option value=\"{lang}\" lang=\"{lang}\">{name}</option>")
        })
        .collect();
    format!(
        "<form class=\"pair\" data-labels=\"{labels}\" data-levels=\"{}\" hidden><label>{} <select name=\"from\"><option value=\"all\">{}</option>{options}</select></label><label>{} <select name=\"to\">{options}</select></label><label>{} <input type=\"search\" autocomplete=\"off\" spellcheck=\"false\"></label><p role=\"status\" data-none=\"{}\"></p></form>\n",
        levels.join("|"),
        teller.label("translators-from"),
        plain("translators-any"),
        teller.label("translators-to"),
        teller.label("translators-find"),
        plain("translators-none"),
    )
}

fn section(
    teller: &Teller<'_>,
    concept: &Concept,
    others: &[(&str, &Glossary)],
    used: Option<&Use>,
) -> String {
    let mut names = String::new();
    for (lang, glossary) in others {
        if let Some(other) = glossary.concept(&concept.id) {
            let _ = write!(
                names,
                "<li lang=\"{}\">{}</li>",
                escape(lang),
                named(teller, other)
            );
        }
    }
    let forms = match concept.forms.as_slice() {
        [_] => String::new(),
        all => forms(teller, all),
    };
    let avoided = concept.forbidden.iter().map(|word| avoided(teller, word));
    let avoided = match avoided.collect::<String>().as_str() {
        "" => String::new(),
        items => format!("<ul>{items}</ul>"),
    };
    let told = [
        forms,
        avoided,
        used.map_or(String::new(), |used| articles(teller, &used.rules)),
        used.and_then(|used| used.example.as_ref())
            .map_or(String::new(), |example| sentence(teller, example)),
        spoken(&concept.sources.join(", ")),
    ];
    let told = LABELS
        .into_iter()
        .zip(told)
        .filter(|(_, html)| !html.is_empty());
    let told: String = told
        .map(|(label, html)| format!("<dt>{}</dt><dd>{html}</dd>", teller.label(label)))
        .collect();
    let told = match told.as_str() {
        "" => String::new(),
        told => format!("<dl>{told}</dl>\n"),
    };
    format!(
        "<section id=\"{}\">\n<h2>{}</h2>\n<ul>{names}</ul>\n<p>{}</p>\n{told}</section>\n",
        concept.id,
        named(teller, concept),
        spoken(&concept.definition),
    )
}

/// The forms of a term, and how many more there are than are shown.
fn forms(teller: &Teller<'_>, all: &[String]) -> String {
    let shown = &all[..all.len().min(MOST_FORMS)];
    let more = match all.len() - shown.len() {
        0 => String::new(),
        others => format!("; {} {others}", more(teller)),
    };
    spoken(&shown.join(", ")) + &more
}

/// What stands before the number of what is not shown.
fn more(teller: &Teller<'_>) -> String {
    teller.before(&teller.phrase(&Say::message("translators-more")))
}

/// A term with its gender.
fn named(teller: &Teller<'_>, concept: &Concept) -> String {
    let gender = concept.gender.map(|gender| {
        let short = teller.phrase(&Say::attribute("term-gender", gender.name()));
        format!(" <i>{short}</i>")
    });
    spoken(term(&concept.term)) + &gender.unwrap_or_default()
}

/// A word to avoid with its level, and when it is one; its forms are left out.
fn avoided(teller: &Teller<'_>, word: &Forbidden) -> String {
    let hint = word.hint.iter();
    let hint: String = hint.map(|hint| format!(" ({})", spoken(hint))).collect();
    let first = word.forms.first().map(String::as_str).unwrap_or_default();
    format!(
        "<li>{} <b class=\"{}\">{}</b>{hint}</li>",
        spoken(first),
        word.level.name(),
        teller.phrase(&level_of(word.level)),
    )
}

fn level_of(level: Strength) -> Say {
    Say::message("avoid-level").word("level", level.name())
}

/// The numbers under which these rules stand, in each edition each once, and how many more there are than are shown.
fn articles(teller: &Teller<'_>, rules: &[(&'static Provision, BTreeSet<Edition>)]) -> String {
    let mut known: BTreeMap<Edition, BTreeSet<&str>> = BTreeMap::new();
    let mut marks = Vec::new();
    for (rule, editions) in rules {
        let mut fresh = Vec::new();
        for edition in &teller.shelf.editions {
            let number = teller.number(rule, *edition);
            if let Some(number) = number.filter(|_| editions.contains(edition)) {
                let numbers = known.entry(*edition).or_default();
                if numbers.insert(number) && numbers.len() <= MOST_ARTICLES {
                    fresh.push(*edition);
                }
            }
        }
        if !fresh.is_empty() {
            marks.push(teller.mark_in(&teller.by_number(rule, &fresh), &fresh, ""));
        }
    }
    let mut more: Vec<(String, Vec<Edition>)> = Vec::new();
    for edition in &teller.shelf.editions {
        let numbers = known.get(edition).map_or(0, BTreeSet::len);
        if let Some(others) = numbers.checked_sub(MOST_ARTICLES).filter(|it| *it > 0) {
            match more
                .iter_mut()
                .find(|(count, _)| *count == others.to_string())
            {
                Some((_, editions)) => editions.push(*edition),
                None => more.push((others.to_string(), vec![*edition])),
            }
        }
    }
    let mut editions: Vec<Edition> = more.iter().flat_map(|(_, own)| own).copied().collect();
    editions.sort_by(|a, b| b.cmp(a));
    if !editions.is_empty() {
        marks.push(format!(
            "<span{}>{} {}</span>",
            only_in(teller, &editions),
            self::more(teller),
            teller.number_in(&more, &editions),
        ));
    }
    marks.join(" ")
}

/// The sentence with the term marked, and the article that it is from.
fn sentence(teller: &Teller<'_>, example: &Example) -> String {
    let [before, term, after] = example.parts.each_ref().map(|part| spoken(part));
    let edition = example.edition;
    let (rule, newest) = (example.rule, teller.shelf.editions.first());
    let mark = teller.mark(&teller.by_number(rule, &[edition]), &[edition], "");
    let named = match newest == Some(&edition) {
        true => String::new(),
        false => format!(" ({})", teller.html(&Teller::edition(edition))),
    };
    format!("{before}<b>{term}</b>{after} {mark}{named}")
}
