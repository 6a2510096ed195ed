//! The word forms that messages ask for, out of what a language declares.

use crate::read::{
    Forms, GrammaticalNumber, Language, ListWords, PIECES, Person, UNITS, UNNAMED_PIECE, usual_form,
};
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use std::collections::{BTreeMap, BTreeSet};
use unic_langid::LanguageIdentifier;

impl ListWords {
    /// The word for “and” before a text.
    pub(super) fn and_before(&self, next: &str) -> &str {
        let first = next.chars().find(|c| c.is_alphanumeric());
        match &self.and_before_same {
            Some(word) if first.is_some() && first == self.and.chars().next() => word,
            Some(_) | None => &self.and,
        }
    }
}

/// Parts of a sentence in a row; where the part before the last one has a comma, another comma closes it.
pub(super) fn joined_by_and(language: &Language, parts: &[String]) -> String {
    let [before @ .., last] = parts else {
        return String::new();
    };
    let closing = match before.last() {
        None => return last.clone(),
        Some(part) if part.contains(',') => ",",
        Some(_) => "",
    };
    let and = language.list.and_before(last);
    format!("{}{closing} {and} {last}", before.join(", "))
}

impl Language {
    /// The form of somebody in a case; `nom` where no case is asked for.
    ///
    /// # Errors
    ///
    /// What is not declared.
    pub(super) fn who(&self, key: &str, case: Option<&str>) -> Result<&str, String> {
        let person = self.person(key)?;
        form(&person.forms, case.unwrap_or("nom"), "players", key)
    }

    /// Somebody who acts.
    ///
    /// # Errors
    ///
    /// What is not declared.
    pub(super) fn person(&self, key: &str) -> Result<&Person, String> {
        self.players
            .get(key)
            .ok_or_else(|| format!("language.yaml has no `players: {key}`"))
    }

    /// The form of a term in a case; where no case is asked for, `bare`, or else `nom`.
    ///
    /// # Errors
    ///
    /// What is not declared.
    pub(super) fn term(&self, key: &str, case: Option<&str>) -> Result<&str, String> {
        let forms = self
            .terms
            .get(key)
            .ok_or_else(|| format!("language.yaml has no `terms: {key}`"))?;
        match case {
            Some(case) => form(forms, case, "terms", key),
            None => {
                usual_form(forms).ok_or_else(|| format!("language.yaml has no `terms: {key}: nom`"))
            }
        }
    }

    /// The form of a noun after a number, which is given in digits with a point.
    ///
    /// # Errors
    ///
    /// What is not declared.
    pub(super) fn counted(
        &self,
        noun: &str,
        case: Option<&str>,
        number: &str,
        tag: &LanguageIdentifier,
    ) -> Result<&str, String> {
        let case = case.unwrap_or("nom");
        let forms = self
            .nouns
            .get(noun)
            .and_then(|cases| cases.get(case))
            .ok_or_else(|| format!("language.yaml has no `nouns: {noun}: {case}`"))?;
        let category = category(number, tag);
        forms
            .get(category)
            .or_else(|| forms.get("other"))
            .map(String::as_str)
            .ok_or_else(|| format!("language.yaml has no `nouns: {noun}: {case}: {category}`"))
    }
}

/// What the language does not declare although a message asks for it.
impl Language {
    /// The first actor without this case.
    pub(super) fn who_lacks(&self, case: Option<&str>) -> Option<String> {
        let mut keys = self.players.keys();
        keys.find_map(|key| self.who(key, case).err())
    }

    /// The first piece without this case.
    pub(super) fn pieces_lack(&self, case: Option<&str>) -> Option<String> {
        let mut pieces = PIECES.iter();
        pieces.find_map(|key| self.term(key, case).err())
    }

    /// The first piece without this case, among them that of which the kind is not known.
    pub(super) fn men_lack(&self, case: Option<&str>) -> Option<String> {
        let unnamed = || self.term(UNNAMED_PIECE, case).err();
        self.pieces_lack(case).or_else(unnamed)
    }

    /// The first unit of time without this case.
    pub(super) fn units_lack(&self, case: Option<&str>) -> Option<String> {
        let case = case.unwrap_or("nom");
        UNITS.iter().find_map(|unit| {
            let declared = self
                .nouns
                .get(*unit)
                .is_some_and(|noun| noun.contains_key(case));
            (!declared).then(|| format!("language.yaml has no `nouns: {unit}: {case}`"))
        })
    }

    /// The first player with whom none of these forms agrees.
    pub(super) fn agreement_lacks(&self, forms: &BTreeMap<&str, &str>) -> Option<String> {
        CHOSEN_BY.iter().find_map(|key| match self.person(key) {
            Ok(person) => person
                .agreeing(|form| forms.get(form).copied())
                .is_none()
                .then(|| format!("no form for {key}")),
            Err(missing) => Some(missing),
        })
    }

    /// The plural categories that whole numbers have in this language.
    pub(super) fn categories(&self, tag: &LanguageIdentifier) -> BTreeSet<&'static str> {
        const ENOUGH_FOR_ALL: u32 = 120;
        (0..=ENOUGH_FOR_ALL)
            .map(|number| category(&number.to_string(), tag))
            .collect()
    }
}

impl Person {
    /// The form that agrees, out of those given for `pl`, `sg` and the genders.
    pub(super) fn agreeing<'f>(&self, form: impl Fn(&str) -> Option<&'f str>) -> Option<&'f str> {
        if self.number == GrammaticalNumber::Plural {
            return form("pl");
        }
        let by_gender = self.gender.and_then(|gender| form(gender.name()));
        by_gender.or_else(|| form("sg"))
    }
}

/// Those with whom a message must agree, whoever else acts in it.
const CHOSEN_BY: [&str; 6] = ["white", "black", "a", "b", "player", "opponent"];

fn form<'f>(forms: &'f Forms, case: &str, list: &str, key: &str) -> Result<&'f str, String> {
    forms
        .get(case)
        .map(String::as_str)
        .ok_or_else(|| format!("language.yaml has no `{list}: {key}: {case}`"))
}

/// The plural category of a number in a language; `other` where the language is unknown to CLDR.
fn category(number: &str, tag: &LanguageIdentifier) -> &'static str {
    let language = LanguageIdentifier::from_parts(tag.language, None, None, &[]);
    let category = PluralRules::create(language, PluralRuleType::CARDINAL)
        .ok()
        .and_then(|rules| rules.select(number).ok());
    match category {
        Some(PluralCategory::ZERO) => "zero",
        Some(PluralCategory::ONE) => "one",
        Some(PluralCategory::TWO) => "two",
        Some(PluralCategory::FEW) => "few",
        Some(PluralCategory::MANY) => "many",
        Some(PluralCategory::OTHER) | None => "other",
    }
}
