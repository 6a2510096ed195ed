//! The page for translators: each concept once, with its terms, the words to avoid, and where our wording of the Laws has it.

use crate::{LIBRARY, TONGUES};
use jadoube::book::html::escape;
use jadoube::book::{Book, Shelf, Sources, book};
use jadoube::edition::{EditionData, Layers, SCOPES, Setting};
use jadoube::game::Colours;
use jadoube::laws::provisions;
use jadoube::read::{Glossary, Strength, glossary};
use jadoube::rulings::Rulings;
use jadoube::terms::{Matcher, Standing};
use jadoube::text::{Say, rule_text, stand_in_mark};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

/// The books of all languages, without cases, by language.
static BOOKS: LazyLock<BTreeMap<String, Book>> = LazyLock::new(|| {
    let mut library = LIBRARY.clone();
    library.scenarios.clear();
    let rulings = Rulings::of(&library);
    let files = jadoube::embedded::files();
    let files = files.iter().map(|(path, bytes)| (path.as_str(), *bytes));
    let sources = Sources::of(files, &TONGUES.0, &library).expect("good glossaries");
    let shelf = Shelf::new(&rulings);
    let listed = TONGUES.0.listed().into_iter();
    listed
        .map(|words| (words.lang().to_owned(), book(&shelf, words, &sources).0))
        .collect()
});

/// The terms of all languages, by language.
static GLOSSARIES: LazyLock<BTreeMap<String, Glossary>> = LazyLock::new(|| {
    let files = jadoube::embedded::files();
    let read = files.iter().filter_map(|(path, bytes)| {
        let lang = path
            .strip_prefix("locales/")?
            .strip_suffix("/glossary.yaml")?;
        let text = std::str::from_utf8(bytes).expect("text");
        Some((lang.to_owned(), glossary(path, text).expect("good terms")))
    });
    read.collect()
});

/// The pages, by language, with spaces that may break.
static PAGES: LazyLock<BTreeMap<&str, String>> = LazyLock::new(|| {
    let pages = BOOKS.iter().map(|(lang, book)| {
        let page = book
            .pages
            .iter()
            .find(|page| page.path == "translators.html");
        (lang.as_str(), breaking(&page.expect("the page").markdown))
    });
    pages.collect()
});

fn breaking(text: &str) -> String {
    text.replace(['\u{a0}', '\u{202f}'], " ")
}

/// What stands on the page of each concept, in their order.
fn sections(lang: &str) -> Vec<(&'static str, &'static str)> {
    let starts = PAGES[lang].split("<section id=\"").skip(1);
    let all = starts.map(|section| {
        let (id, rest) = section.split_once("\">").expect("an id");
        (id, rest.split("</section>").next().unwrap_or_default())
    });
    all.collect()
}

fn section(lang: &str, id: &str) -> &'static str {
    let all = sections(lang);
    all.iter().find(|(own, _)| *own == id).expect(id).1
}

/// A text of the glossary as pages print it.
fn printed(text: &str) -> String {
    breaking(&escape(&text.replace('\'', "’")))
}

/// What a tag has as this attribute.
fn attribute<'t>(tag: &'t str, name: &str) -> Option<&'t str> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    rest.split('"').next()
}

/// The numbers that the marks of an entry show in the edition of this letter, and how many more it tells.
fn articles(section: &str, letter: char) -> (Vec<String>, usize) {
    let row = section
        .split("<dd>")
        .find(|row| row.contains(" class=\"n\" href") && !row.contains("<b>"));
    let row = row
        .and_then(|row| row.split("</dd>").next())
        .unwrap_or_default();
    let (mut shown, mut more) = (Vec::new(), 0);
    let mut is_hidden = false;
    for tag in row.split('<').skip(1) {
        let (tag, text) = tag.split_once('>').expect("a tag");
        let tag = format!(" {tag}");
        let is_here = attribute(&tag, "data-e").is_none_or(|letters| letters.contains(letter));
        let mut runs = attribute(&tag, "data-n").unwrap_or_default().split(' ');
        let run = runs.rfind(|run| run.starts_with(|own| own >= letter));
        let number = run.map_or(text, |run| &run[1..]).to_owned();
        if tag.starts_with(" a ") {
            shown.extend(is_here.then_some(number));
        } else if tag.starts_with(" span") && text.contains(':') {
            is_hidden = !is_here;
        } else if tag.starts_with(" span") && !is_hidden {
            more = number.parse().expect("a number");
        }
    }
    (shown, more)
}

/// The numbers under which an edition has a term in our wording, by its letter.
fn numbers<'l>(
    lang: &str,
    data: &'l EditionData,
    matcher: &Matcher<'l>,
) -> BTreeMap<&'l str, BTreeSet<&'l str>> {
    let voice = TONGUES
        .0
        .get(lang)
        .expect("a language")
        .voice(Colours::Known);
    let mut all: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (pace, supervision) in SCOPES {
        let setting = Setting {
            practice: Layers::LETTER,
            ..Setting::of(pace, supervision)
        };
        let laws = LIBRARY.laws(data.edition, &setting);
        for rule in provisions() {
            let Some(number) = rule.number(&data.contents) else {
                continue;
            };
            let text = rule_text(&voice, &laws, rule).rule.unwrap_or_default();
            // What English says for the language is none of its own wording.
            if text.contains(stand_in_mark()) {
                continue;
            }
            for hit in matcher.find(&text) {
                if hit.standing == Standing::Preferred {
                    all.entry(&hit.concept.id).or_default().insert(number);
                }
            }
        }
    }
    all
}

#[test]
fn every_concept_stands_there_once_under_its_permanent_name_in_all_books() {
    for (lang, own) in GLOSSARIES.iter() {
        let ids: Vec<&str> = sections(lang).iter().map(|(id, _)| *id).collect();
        let different: BTreeSet<&str> = ids.iter().copied().collect();
        let wanted: BTreeSet<&str> = own.concepts.iter().map(|it| it.id.as_str()).collect();
        assert_eq!((ids.len(), &different), (wanted.len(), &wanted), "{lang}");
        for known in [
            "king",
            "flag-fall",
            "dead-position",
            "touch-move",
            "illegal-move",
        ] {
            assert!(different.contains(known), "{lang}: {known}");
        }
    }
}

#[test]
fn an_entry_has_the_terms_of_all_languages_all_forms_of_its_own_and_every_word_to_avoid_with_its_level()
 {
    for (lang, own) in GLOSSARIES.iter() {
        let voice = TONGUES
            .0
            .get(lang)
            .expect("a language")
            .voice(Colours::Known);
        let sections: BTreeMap<&str, &str> = sections(lang).into_iter().collect();
        let level = |level: Strength| {
            voice.phrase(&Say::message("avoid-level").word("level", level.name()))
        };
        for concept in &own.concepts {
            let html = sections[concept.id.as_str()];
            let has = |wanted: &str| {
                assert!(
                    html.contains(wanted),
                    "{lang} {}: {wanted}\n{html}",
                    concept.id
                )
            };
            for (other, glossary) in GLOSSARIES.iter().filter(|(other, _)| *other != lang) {
                let theirs = glossary.concept(&concept.id).expect("the same concepts");
                has(&format!(
                    "<li lang=\"{other}\">{}",
                    printed(&shown(&theirs.term))
                ));
            }
            if concept.forms.len() > 12 {
                let forms = printed(&concept.forms[..12].join(", "));
                let more = voice.phrase(&Say::message("translators-more"));
                let colon = breaking(&voice.words().language().typography.colon);
                has(&format!(
                    "<dd>{forms}; {more}{colon} {}</dd>",
                    concept.forms.len() - 12
                ));
            } else if concept.forms.len() > 1 {
                has(&format!("<dd>{}</dd>", printed(&concept.forms.join(", "))));
            }
            has(&format!("<p>{}</p>", printed(&concept.definition)));
            for word in &concept.forbidden {
                let name = word.level.name();
                has(&format!(
                    "<li>{} <b class=\"{name}\">{}</b>",
                    printed(&word.forms[0]),
                    level(word.level)
                ));
            }
            assert_eq!(
                html.matches("<b class=").count(),
                concept.forbidden.len(),
                "{lang} {}",
                concept.id
            );
        }
    }
    assert!(section("it", "queen").contains("<li>regina <b class=\"hard\">sbagliato</b></li>"));
    assert!(section("de", "stalemate").contains("<li>Pattstellung <b class=\"context\">bedeutet etwas anderes</b> (als Ausgang der Partie)</li>"));
}

fn shown(term: &str) -> String {
    match term {
        "-" => "–".to_owned(),
        term => term.to_owned(),
    }
}

#[test]
fn the_articles_of_each_edition_are_those_in_which_our_wording_has_the_term() {
    for (lang, own) in GLOSSARIES.iter() {
        let matcher = Matcher::new(own);
        let sections: BTreeMap<&str, &str> = sections(lang).into_iter().collect();
        for (letter, data) in ('a'..).zip(&LIBRARY.editions) {
            let all = numbers(lang, data, &matcher);
            for concept in &own.concepts {
                let (seen, more) = articles(sections[concept.id.as_str()], letter);
                let different: BTreeSet<&str> = seen.iter().map(String::as_str).collect();
                let place = format!("{lang} {} {}", concept.id, data.edition);
                assert_eq!(different.len(), seen.len(), "{place}: {seen:?}");
                let empty = BTreeSet::new();
                let wanted = all.get(concept.id.as_str()).unwrap_or(&empty);
                assert!(
                    different.is_subset(wanted),
                    "{place}: {seen:?} of {wanted:?}"
                );
                assert_eq!(
                    seen.len() + more,
                    wanted.len(),
                    "{place}: {seen:?} of {wanted:?}"
                );
                assert!(more == 0 || seen.len() == 8, "{place}: {seen:?}");
            }
        }
    }
}
