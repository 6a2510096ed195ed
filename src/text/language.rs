//! What a language declares of itself in `language.yaml`: letters, numbers and word forms.

use crate::board::Letters;
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use serde::Deserialize;
use std::collections::BTreeMap;
use unic_langid::LanguageIdentifier;

/// The data of one language.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Language {
    /// Its name in itself.
    pub name: String,
    /// Who has reviewed the texts: `none` or `native`.
    pub review: String,
    /// The letters of the pieces.
    pub pieces: Letters,
    /// The decimal mark.
    pub decimal: String,
    /// The mark between thousands.
    pub thousands: String,
    /// The words before the last item of a list.
    pub list: ListWords,
    /// What stands between hours, minutes and seconds.
    #[serde(default = "space")]
    pub between_units: String,
    /// Nouns that are counted.
    pub nouns: BTreeMap<String, Counted>,
    /// Who acts.
    pub players: BTreeMap<String, Person>,
    /// Declared forms of a word, by case.
    pub terms: BTreeMap<String, Forms>,
}

/// The words before the last item of a list.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListWords {
    /// All of them.
    pub and: String,
    /// One of them.
    pub or: String,
}

/// A counted noun: case → plural category → form.
pub type Counted = BTreeMap<String, BTreeMap<String, String>>;

/// Case → form.
pub type Forms = BTreeMap<String, String>;

/// Somebody who acts.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// `sg` or `pl`: what the verb agrees with.
    pub number: String,
    /// `m`, `f` or `n`, where the number is `sg`.
    #[serde(default)]
    pub gender: Option<String>,
    /// The forms by case.
    pub forms: Forms,
}

fn space() -> String {
    " ".to_owned()
}

impl Language {
    /// The letter of a pawn on a board of letters; moves do not write it.
    pub fn pawn_letter(&self) -> String {
        let word = self.term("pawn", None).unwrap_or("P");
        word.chars().take(1).flat_map(char::to_uppercase).collect()
    }

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
        let usual = if forms.contains_key("bare") {
            "bare"
        } else {
            "nom"
        };
        form(forms, case.unwrap_or(usual), "terms", key)
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
