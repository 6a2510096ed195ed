//! The glossary: each term in all languages, with its meaning in the reader's.

use crate::book::html::{escape, wide};
use crate::book::sources::Glossaries;
use crate::book::teller::{Teller, number_path, spoken};
use crate::book::translators;
use crate::coverage::is_law_term;
use crate::read::folding::folded;
use crate::read::{Concept, Glossary};
use crate::text::Say;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use unicode_normalization::UnicodeNormalization;

/// Where terms without a letter stand: after all letters.
const SIGNS: &str = "\u{10FFFF}";

/// The page of the glossary, in the alphabetical order of the reader's language.
pub(super) fn page(teller: &Teller<'_>, glossaries: &Glossaries) -> String {
    let lang = teller.words.lang();
    let own = glossaries.iter().find(|(other, _, _)| other == lang);
    let Some((_, name, own)) = own.or(glossaries.first()) else {
        return format!("<h1>{}</h1>\n", teller.label("glossary"));
    };
    let others: Vec<&(String, String, Glossary)> = glossaries
        .iter()
        .filter(|(_, other, _)| other != name)
        .collect();
    let mut letters: BTreeMap<String, BTreeMap<String, &Concept>> = BTreeMap::new();
    for concept in &own.concepts {
        let key = sort_key(&concept.term);
        let letter = key
            .chars()
            .next()
            .filter(|first| first.is_alphabetic())
            .map_or_else(
                || SIGNS.to_owned(),
                |first| first.to_uppercase().to_string(),
            );
        let rows = letters.entry(letter).or_default();
        rows.insert(format!("{key} {}", concept.id), concept);
    }
    let mut jumps = String::new();
    let mut body = String::new();
    for (place, (letter, rows)) in letters.iter().enumerate() {
        let shown = if letter == SIGNS { "#" } else { letter };
        let _ = write!(jumps, "<li><a href=\"#letter-{place}\">{shown}</a></li>");
        let _ = writeln!(body, "<tbody id=\"letter-{place}\">");
        for concept in rows.values() {
            body.push_str(&row(teller, concept, &others));
        }
        body.push_str("</tbody>\n");
    }
    let heads: String = others
        .iter()
        .map(|(lang, name, _)| {
            format!(
                "<th scope=\"col\" lang=\"{}\">{}</th>",
                escape(lang),
                escape(name)
            )
        })
        .collect();
    let title = Say::message("glossary");
    let table = format!(
        "<table class=\"glossary\"><thead><tr><th scope=\"col\">{}</th>{heads}<th scope=\"col\">{}</th></tr></thead>\n{body}</table>",
        escape(name),
        teller.label("column-article"),
    );
    format!(
        "<h1>{}</h1>\n<p class=\"lead\">{}</p>\n<p class=\"see\">{} <a href=\"{}\">{}</a></p>\n<ul class=\"letters\">{jumps}</ul>\n{}",
        teller.html(&title),
        teller.html(&Say::message("glossary-lead").number("count", own.concepts.len() as u64)),
        teller.label("see-also"),
        translators::PATH,
        teller.label("translators"),
        wide(&teller.in_attribute(&title), &table),
    )
}

fn row(teller: &Teller<'_>, concept: &Concept, others: &[&(String, String, Glossary)]) -> String {
    let mut cells = String::new();
    for (lang, _, glossary) in others {
        let term = glossary
            .concept(&concept.id)
            .map_or("–", |other| term(&other.term));
        let _ = write!(cells, "<td lang=\"{}\">{}</td>", escape(lang), spoken(term),);
    }
    let newest = teller.shelf.library.editions.last();
    let mark = if newest.is_some_and(|data| is_law_term(data, &concept.id)) {
        format!(
            " <span class=\"level\">{}</span>",
            teller.label("glossary-law-term")
        )
    } else {
        String::new()
    };
    format!(
        "<tr id=\"term-{}\"><td class=\"own\">{}{mark} <span class=\"meaning\">{}</span></td>{cells}<td>{}</td></tr>\n",
        concept.id,
        spoken(term(&concept.term)),
        spoken(&concept.definition),
        article(teller, concept),
    )
}

/// A term; a language that has none writes a hyphen.
pub(super) fn term(text: &str) -> &str {
    if text == "-" { "–" } else { text }
}

/// The article, where it is one of the newest edition.
fn article(teller: &Teller<'_>, concept: &Concept) -> String {
    match (teller.shelf.library.newest(), concept.article.as_deref()) {
        (Some(newest), Some(number)) if newest.contents.has(number) => format!(
            "<a class=\"n\" href=\"{}\">{}</a>",
            number_path(newest.edition, number),
            escape(number)
        ),
        _ => String::new(),
    }
}

/// The text by which a term is sorted: small letters, Latin ones without accents, no sign before the first of them.
pub(super) fn sort_key(term: &str) -> String {
    let folded = folded(term);
    let from_letter = folded.trim_start_matches(|c: char| !c.is_alphanumeric());
    let sorted = if from_letter.is_empty() {
        &folded
    } else {
        from_letter
    };
    sorted
        .chars()
        .map(|letter| {
            let plain = letter.nfd().next().unwrap_or(letter);
            if plain.is_ascii() { plain } else { letter }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::sort_key;

    #[test]
    fn accents_do_not_move_a_latin_term_and_cyrillic_letters_stay() {
        assert_eq!(sort_key("Übergang"), "ubergang");
        assert_eq!(sort_key("чёрный"), "черный");
        assert_eq!(sort_key("«нависать»"), "нависать»");
        assert_eq!(sort_key("(=)"), "(=)");
    }
}
