//! TBX that somebody has reviewed, version 2 or 3, whoever wrote it last.

use super::reviewed::{Avoided, Draft};
use super::xml::{Element, document};
use crate::export::page::{Page, Word};

const CONCEPTS: [&str; 2] = ["termEntry", "conceptEntry"];
const LANGUAGES: [&str; 2] = ["langSet", "langSec"];
const TERMS: [&str; 3] = ["tig", "ntig", "termSec"];

/// What the concepts tell in each of their languages.
pub(super) fn drafts(page: &mut Page<'_>) -> Vec<Draft> {
    let Some(root) = document(page) else {
        return Vec::new();
    };
    let style = root.attribute("style").filter(|style| style.text != "dca");
    match (root.name.as_str(), style) {
        ("martif", _) | ("tbx", None) => {}
        ("tbx", Some(style)) => {
            let found = format!("style `{}`", style.text);
            page.fault(
                style,
                found,
                "dca, in which categories are attributes".into(),
            );
            return Vec::new();
        }
        (other, _) => {
            let found = format!("the element `{other}`");
            page.fault(&Word::at(root.at, ""), found, "`martif` or `tbx`".into());
            return Vec::new();
        }
    }
    let mut all = Vec::new();
    for concept in root.below(&|element| CONCEPTS.contains(&element.name.as_str())) {
        let Some(id) = attribute(page, concept, "id") else {
            continue;
        };
        for language in concept.below(&|element| LANGUAGES.contains(&element.name.as_str())) {
            if let Some(lang) = attribute(page, language, "xml:lang") {
                all.push(draft(page, id.clone(), lang, language));
            }
        }
    }
    all
}

fn attribute(page: &mut Page<'_>, element: &Element, name: &str) -> Option<Word> {
    let value = element.attribute(name).cloned();
    if value.is_none() {
        let found = format!("`{}` without `{name}`", element.name);
        page.fault(&Word::at(element.at, ""), found, "it".to_owned());
    }
    value
}

/// What is said of a term.
struct Said {
    term: Word,
    status: Option<Word>,
    gender: Option<Word>,
    level: Option<Word>,
    hint: Option<Word>,
    form_of: Option<Word>,
    sources: Vec<Word>,
}

impl Said {
    fn of(section: &Element) -> Self {
        let term = section.below(&|element| element.name == "term");
        let typed = |category: &str| {
            let mut all = section
                .below(&|element| element.name == "termNote" && is_of(element, category))
                .into_iter();
            all.next().map(Element::word)
        };
        let note = |label: &str| labelled(&section.below(&|one| one.name == "note"), label);
        Said {
            term: match term.first() {
                Some(term) => term.word(),
                None => Word::at(section.at, ""),
            },
            status: typed("administrativeStatus"),
            gender: typed("grammaticalGender"),
            level: note("level"),
            hint: note("hint"),
            form_of: note("form of"),
            sources: (section
                .below(&|one| one.name == "admin" && is_of(one, "source"))
                .iter())
            .map(|source| source.word())
            .collect(),
        }
    }

    fn has_status(&self, names: &[&str]) -> bool {
        let status = self.status.as_ref().map(|status| status.text.as_str());
        status.is_some_and(|status| names.iter().any(|name| status.starts_with(name)))
    }
}

/// Whether an element is of a category.
fn is_of(element: &Element, category: &str) -> bool {
    let kind = element.attribute("type");
    kind.is_some_and(|kind| kind.text == category)
}

/// What follows such a label in one of the notes.
fn labelled(notes: &[&Element], label: &str) -> Option<Word> {
    let mut words = notes.iter().map(|note| note.word());
    words.find_map(|word| {
        let (begin, text) = word.text.split_once(':')?;
        (begin.trim() == label).then(|| Word::tidy(word.at + begin.len() + 1, text))
    })
}

fn draft(page: &mut Page<'_>, id: Word, lang: Word, language: &Element) -> Draft {
    let is_term = |element: &Element| TERMS.contains(&element.name.as_str());
    let outside = language
        .below(&|element| is_term(element) || matches!(element.name.as_str(), "note" | "descrip"));
    let notes: Vec<&Element> = { outside.iter().copied() }
        .filter(|element| element.name == "note")
        .collect();
    let mut described = outside
        .iter()
        .filter(|element| is_of(element, "definition"));
    let here = Word::at(language.at, "");
    let terms = language.below(&is_term);
    let (avoided, forms): (Vec<Said>, Vec<Said>) = (terms.into_iter().map(Said::of))
        .partition(|said| said.level.is_some() || said.form_of.is_some());
    for said in &forms {
        if said.has_status(&["deprecated", "superseded"]) {
            let found = format!(
                "`{}`, which is to be avoided, without a level",
                said.term.text
            );
            let expected = "a note such as `level: hard`, or `form of:` and a word that has one";
            page.fault(&said.term, found, expected.into());
        }
    }
    let head = forms
        .iter()
        .position(|said| said.has_status(&["preferred"]));
    let head = forms.get(head.unwrap_or(0));
    let term = head.map_or_else(|| here.clone(), |said| said.term.clone());
    let mut all: Vec<Word> = forms.iter().map(|said| said.term.clone()).collect();
    all.sort_by_key(|form| *form != term);
    Draft {
        term: Some(term),
        forms: Some(all),
        gender: Some(
            head.and_then(|said| said.gender.clone())
                .unwrap_or_default(),
        ),
        article: Some(labelled(&notes, "article").unwrap_or_default()),
        sources: Some(head.map_or_else(Vec::new, |said| said.sources.clone())),
        definition: Some(described.next().map_or(here, |element| element.word())),
        avoided: Some(groups(page, avoided)),
        id,
        lang,
    }
}

/// The words to avoid, each with its forms.
fn groups(page: &mut Page<'_>, all: Vec<Said>) -> Vec<Avoided> {
    let mut groups: Vec<Avoided> = Vec::new();
    for said in &all {
        if let Some(level) = &said.level {
            if said.has_status(&["preferred"]) {
                let found = format!("`{}`, preferred and with a level", said.term.text);
                let expected = "another status, or no note of a level";
                page.fault(&said.term, found, expected.into());
            }
            groups.push(Avoided {
                forms: vec![said.term.clone()],
                level: level.clone(),
                hint: (said.hint.as_ref()).map_or(String::new(), |hint| hint.text.clone()),
            });
        }
    }
    let heads: Vec<String> = groups
        .iter()
        .map(|group| group.forms[0].text.clone())
        .collect();
    for said in all.iter().filter(|said| said.level.is_none()) {
        let Some(of) = &said.form_of else { continue };
        match heads.iter().position(|head| *head == of.text) {
            Some(at) => groups[at].forms.push(said.term.clone()),
            None => {
                let found = format!("a form of `{}`", of.text);
                let expected = match heads.is_empty() {
                    true => "a word that has a level".to_owned(),
                    false => format!("one of {}", heads.join(", ")),
                };
                page.fault(of, found, expected);
            }
        }
    }
    groups
}
