//! What a language declares of itself in `language.yaml`: letters, numbers and word forms.

use crate::board::Letters;
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
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
    /// Instead of `and`, before a word that starts with the same letter: the Italian “ed”.
    #[serde(default, rename = "and-before-same")]
    pub and_before_same: Option<String>,
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
        PLAYERS.iter().find_map(|key| match self.person(key) {
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
        if self.number == "pl" {
            return form("pl");
        }
        let by_gender = self.gender.as_deref().and_then(&form);
        by_gender.or_else(|| form("sg"))
    }
}

const PIECES: [&str; 6] = ["pawn", "knight", "bishop", "rook", "queen", "king"];
const UNITS: [&str; 3] = ["hour", "minute", "second"];
const PLAYERS: [&str; 4] = ["white", "black", "a", "b"];

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
