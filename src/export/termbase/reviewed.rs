//! The terms as somebody has reviewed them: read from TBX or CSV, and every fault told at once.

use super::{GENDERS, OfLanguage, name_of, read_csv, read_tbx};
use crate::export::page::{Page, Word};
use crate::read::{Concept, Forbidden, Gender, Strength, TextFault, near};
use std::collections::BTreeSet;

/// A concept in a language as somebody has reviewed it; what the file does not tell of it stays as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reviewed {
    /// The concept.
    pub id: String,
    /// The language.
    pub lang: String,
    term: Option<String>,
    forms: Option<Vec<String>>,
    gender: Option<Option<Gender>>,
    article: Option<Option<String>>,
    sources: Option<Vec<String>>,
    definition: Option<String>,
    forbidden: Option<Vec<Forbidden>>,
}

/// What a file tells of a concept in a language, before anything is checked; an empty word says that there is none.
#[derive(Default)]
pub(super) struct Draft {
    pub id: Word,
    pub lang: Word,
    pub term: Option<Word>,
    /// All forms, or those besides the term.
    pub forms: Option<Vec<Word>>,
    pub gender: Option<Word>,
    pub article: Option<Word>,
    pub sources: Option<Vec<Word>>,
    pub definition: Option<Word>,
    pub avoided: Option<Vec<Avoided>>,
}

/// A word to avoid, before anything is checked.
pub(super) struct Avoided {
    pub forms: Vec<Word>,
    pub level: Word,
    pub hint: String,
}

/// What a file of TBX or CSV tells of concepts in these languages.
///
/// # Errors
/// All faults: what is no such file, and what names an id, a language, a level or a gender that does not exist, or a form twice.
pub fn reviewed(
    file: &str,
    bytes: &[u8],
    languages: &[OfLanguage<'_>],
) -> Result<Vec<Reviewed>, Vec<TextFault>> {
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let read = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
        let mut page = Page::of(file, &read);
        let found = format!("the byte {:#04x}", bytes[error.valid_up_to()]);
        page.fault(&Word::at(read.len(), ""), found, "text in UTF-8".to_owned());
        page.faults
    })?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut page = Page::of(file, text);
    let drafts = match text.trim_start().starts_with('<') {
        true => read_tbx::drafts(&mut page),
        false => read_csv::drafts(&mut page),
    };
    let mut seen = BTreeSet::new();
    let mut all = Vec::new();
    for draft in &drafts {
        let known = concept(&mut page, draft, languages);
        if let Some((lang, concept)) = known
            && !seen.insert((lang, &concept.id))
        {
            let found = format!("`{}` in `{lang}` for the second time", concept.id);
            page.fault(&draft.id, found, "each concept once in a language".into());
        }
        let read = read(&mut page, draft, known);
        all.extend(read);
    }
    match page.faults.is_empty() {
        true => Ok(all),
        false => Err(page.faults),
    }
}

/// The concept that a draft is about, with its language.
fn concept<'g>(
    page: &mut Page<'_>,
    draft: &Draft,
    languages: &[OfLanguage<'g>],
) -> Option<(&'g str, &'g Concept)> {
    let (lang, id) = (&draft.lang, &draft.id);
    // `de-AT` is told apart by some tools; the terms are those of `de`.
    let wanted = lang.text.split(['-', '_']).next().unwrap_or_default();
    let wanted = wanted.to_lowercase();
    let Some(language) = languages.iter().find(|one| one.lang == wanted) else {
        let known: Vec<&str> = languages.iter().map(|one| one.lang).collect();
        let found = format!("language `{}`", lang.text);
        page.fault(lang, found, format!("one of {}", known.join(", ")));
        return None;
    };
    let concept = language.glossary.concept(&id.text);
    if concept.is_none() {
        let ids = language.glossary.concepts.iter();
        let near = near(&id.text, ids.map(|concept| concept.id.as_str()));
        let expected = match near.is_empty() {
            true => format!("a concept of {}", language.glossary.file),
            false => format!("perhaps {}", near.join(", ")),
        };
        page.fault(id, format!("concept `{}`", id.text), expected);
    }
    Some((language.lang, concept?))
}

/// What the draft says, checked; nothing where its concept is unknown.
fn read(page: &mut Page<'_>, draft: &Draft, known: Option<(&str, &Concept)>) -> Option<Reviewed> {
    for (word, what) in [(&draft.term, "term"), (&draft.definition, "definition")] {
        if let Some(word) = word.as_ref().filter(|word| word.text.is_empty()) {
            let found = format!("no {what} of `{}`", draft.id.text);
            page.fault(word, found, format!("a {what}"));
        }
    }
    let gender = draft.gender.as_ref().map(|word| gender(page, word));
    let forbidden = draft.avoided.as_ref().map(|all| {
        let all = all.iter().map(|avoided| Forbidden {
            level: level(page, &avoided.level),
            forms: texts(&avoided.forms),
            hint: Some(avoided.hint.clone()).filter(|hint| !hint.is_empty()),
        });
        all.collect()
    });
    no_form_twice(page, draft);
    let (lang, concept) = known?;
    let text = |word: &Option<Word>| word.as_ref().map(|word| word.text.clone());
    Some(Reviewed {
        id: concept.id.clone(),
        lang: lang.to_owned(),
        term: text(&draft.term),
        forms: draft.forms.as_deref().map(texts),
        gender,
        article: text(&draft.article).map(|text| Some(text).filter(|text| !text.is_empty())),
        sources: draft.sources.as_deref().map(texts),
        definition: text(&draft.definition),
        forbidden,
    })
}

fn texts(words: &[Word]) -> Vec<String> {
    words.iter().map(|word| word.text.clone()).collect()
}

fn gender(page: &mut Page<'_>, word: &Word) -> Option<Gender> {
    let names = |gender: Gender| [gender.name(), name_of(gender)];
    let all = GENDERS.iter().map(|(gender, _)| *gender);
    let read = { all }.find(|gender| names(*gender).contains(&word.text.as_str()));
    if read.is_none() && !word.text.is_empty() {
        let expected = "m, f, n (masculine, feminine, neuter), or none";
        page.fault(word, format!("gender `{}`", word.text), expected.into());
    }
    read
}

/// The level of this name; one that does not exist is a fault, and then it does not matter which.
fn level(page: &mut Page<'_>, word: &Word) -> Strength {
    let mut all = Strength::ALL.into_iter();
    let named = all.find(|level| level.name() == word.text);
    if named.is_none() {
        let names = Strength::ALL.map(Strength::name).join(", ");
        let expected = format!("one of {names}");
        page.fault(word, format!("level `{}`", word.text), expected);
    }
    named.unwrap_or(Strength::Style)
}

fn no_form_twice(page: &mut Page<'_>, draft: &Draft) {
    let avoided = draft.avoided.iter().flatten();
    let avoided = avoided.flat_map(|avoided| &avoided.forms);
    let mut seen = BTreeSet::new();
    for word in draft.forms.iter().flatten().chain(avoided) {
        if word.text.is_empty() {
            let found = format!("an empty form of `{}`", draft.id.text);
            page.fault(word, found, "a form".into());
        } else if !seen.insert(word.text.as_str()) {
            let found = format!("form `{}` for the second time", word.text);
            let expected = format!("each form once in `{}`", draft.id.text);
            page.fault(word, found, expected);
        }
    }
}

impl Reviewed {
    /// The concept with what was reviewed in place of what it said.
    pub(super) fn onto(&self, concept: &Concept) -> Concept {
        let mut new = concept.clone();
        if let Some(term) = &self.term {
            new.term.clone_from(term);
        }
        if let Some(forms) = &self.forms {
            new.forms.clone_from(forms);
        }
        if !new.forms.contains(&new.term) {
            // A table that tells other terms but no forms: the new term stands where the old one did.
            let old = new.forms.iter_mut().find(|form| **form == concept.term);
            match old.filter(|_| self.forms.is_none()) {
                Some(old) => old.clone_from(&new.term),
                None => new.forms.insert(0, new.term.clone()),
            }
        }
        // TBX has the term first, wherever it stood.
        let stood = concept.forms.iter().position(|form| *form == concept.term);
        if let Some(stood) = stood.filter(|_| new.forms[0] == new.term) {
            let term = new.forms.remove(0);
            new.forms.insert(stood.min(new.forms.len()), term);
        }
        if let Some(gender) = self.gender {
            new.gender = gender;
        }
        if let Some(article) = &self.article {
            new.article.clone_from(article);
        }
        if let Some(sources) = &self.sources {
            new.sources.clone_from(sources);
        }
        if let Some(definition) = &self.definition {
            new.definition.clone_from(definition);
        }
        if let Some(forbidden) = &self.forbidden {
            new.forbidden.clone_from(forbidden);
        }
        new
    }
}
