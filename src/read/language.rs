//! `locales/*/language.yaml`: what a language declares of itself: letters, signs, word forms, and what it has.

use crate::board::{Alphabet, Letters};
use crate::laws::CHAPTERS;
use crate::read::document::{Document, the_document};
use crate::read::fault::TextFault;
use crate::read::glossary::Gender;
use serde::Deserialize;
use std::collections::BTreeMap;

/// The language that is complete by definition, that the others are compared with, and that stands in for what they lack.
pub const REFERENCE: &str = "en";

/// The data of one language.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Language {
    /// Its name in itself.
    pub name: String,
    /// Its place where languages are listed; one without a place follows those that have one.
    #[serde(default)]
    pub place: Option<u32>,
    /// The chapters of the Laws that it has, where it does not have all of them.
    #[serde(default)]
    pub chapters: Option<Vec<String>>,
    /// The letters of the pieces.
    pub pieces: Letters,
    /// The decimal mark.
    pub decimal: String,
    /// The mark between thousands.
    pub thousands: String,
    /// The signs and spellings of its texts.
    pub typography: Typography,
    /// What it takes to check a text of anybody's.
    #[serde(default)]
    pub proof: ProofWords,
    /// The words before the last item of a list.
    pub list: ListWords,
    /// The word between a piece and its square: “the knight on e2”.
    pub on_square: String,
    /// What stands between hours, minutes and seconds.
    #[serde(default = "space")]
    pub between_units: String,
    /// Words that govern the form of what follows them, such as prepositions; a table of forms is told with them.
    #[serde(default)]
    pub governing: Vec<String>,
    /// Nouns that are counted.
    pub nouns: BTreeMap<String, CountedNoun>,
    /// Who acts.
    pub players: BTreeMap<String, Person>,
    /// Declared forms of a word, by case.
    pub terms: BTreeMap<String, Forms>,
}

/// The signs and spellings of a language's texts.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Typography {
    /// The quotation marks, opening and closing, the outer ones first, each with the space that belongs to it: the French
    /// `["« ", " »"]`.
    pub quotes: Vec<[String; 2]>,
    /// The dash between parts of a sentence.
    pub dash: char,
    /// The colon with the space that belongs before it: the French `" :"`.
    #[serde(default = "colon")]
    pub colon: String,
    /// Whether a whole sentence after a colon begins with a capital.
    #[serde(default)]
    pub capital_after_colon: bool,
    /// The words that lose their capital inside a sentence, in small letters, where nouns keep theirs; all words, where none is named.
    #[serde(default)]
    pub small_inside: Vec<String>,
    /// Spellings that are always wrong, in small letters, with the right ones.
    #[serde(default)]
    pub misspelt: BTreeMap<String, String>,
    /// Letters whose marks are often left out: the letter and what is then written.
    #[serde(default)]
    pub often_bare: BTreeMap<char, char>,
}

/// What it takes to check a text of anybody's in the language.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct ProofWords {
    /// The codes of three letters (ISO 639-3) of the languages whose texts are taken for texts in this one.
    pub codes: Vec<String>,
    /// The words for numbers, in small letters and in all their forms.
    pub numbers: BTreeMap<u32, Vec<String>>,
    /// The words for the second, the third and so on, in small letters and in all their forms.
    pub ordinals: BTreeMap<u32, Vec<String>>,
    /// Words that may stand between two numbers of a list or a range, or before the first, beside those of `list`: “five to ten”.
    pub joints: Vec<String>,
    /// The forms of what is counted, by its name; units of time are those of `nouns`.
    pub units: BTreeMap<String, Vec<String>>,
    /// Other words before the number of an article than the forms of `terms`, such as abbreviations.
    pub article_words: Vec<String>,
    /// Words by which a sentence says that articles are there no more.
    pub gone: Vec<String>,
    /// Phrases that are spelt wrongly, in small letters, with the right ones.
    pub wrong_phrases: BTreeMap<String, String>,
    /// Marks that get lost when a text is scanned or typed.
    pub lost_marks: String,
    /// Signs that a scanner reads for letters, and those letters.
    pub look_alikes: BTreeMap<char, String>,
    /// Letters that a scanner reads for others, with what may have stood there.
    pub misread: BTreeMap<String, Vec<String>>,
    /// Digits that look like letters, and those letters.
    pub digits: BTreeMap<char, Vec<String>>,
    /// What the dictionaries of the language are called among those of Hunspell: `it_IT`.
    pub dictionaries: Vec<String>,
    /// Words that lose their vowel before an apostrophe.
    pub elided: Vec<String>,
    /// Ends of words that lost their mark, with the right ones; where the stem is known with one of `stem-endings`.
    pub bare_endings: BTreeMap<String, String>,
    /// Ends with which a stem shows that it is that of a verb.
    pub stem_endings: Vec<String>,
    /// Words that may stand twice in a row or after a hyphen and a space.
    pub may_double: Vec<String>,
    /// Articles and other words before a noun, by the gender that they show.
    pub genders: BTreeMap<String, Vec<String>>,
    /// Words that deny: with one of them a right is a ban.
    pub denying: Vec<String>,
    /// Words that take something out, by which another language may say what denies in this one.
    pub excepting: Vec<String>,
    /// Forms of terms that are also everyday words, so that a translation may say them otherwise.
    pub everyday: Vec<String>,
    /// Beginnings of words that show a concept beside those of its terms, by the concept: “muov” of a move.
    pub hints: BTreeMap<String, Vec<String>>,
    /// What makes a duty, a ban, a right or a recommendation: `must`, `must-not`, `may`, `should`.
    pub modality: BTreeMap<String, Vec<String>>,
}

/// The words before the last item of a list.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ListWords {
    /// All of them.
    pub and: String,
    /// Instead of `and`, before a word that starts with the same letter: the Italian “ed”.
    #[serde(default)]
    pub and_before_same: Option<String>,
    /// One of them.
    pub or: String,
}

/// A counted noun: case → plural category → form.
pub type CountedNoun = BTreeMap<String, BTreeMap<String, String>>;

/// Case → form.
pub type Forms = BTreeMap<String, String>;

/// Somebody who acts.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// What the verb agrees with.
    pub number: GrammaticalNumber,
    /// The gender, where the number is singular.
    #[serde(default)]
    pub gender: Option<Gender>,
    /// The forms by case.
    pub forms: Forms,
}

/// The number of a noun.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum GrammaticalNumber {
    /// Singular.
    #[serde(rename = "sg")]
    Singular,
    /// Plural.
    #[serde(rename = "pl")]
    Plural,
}

fn colon() -> String {
    ":".to_owned()
}

fn space() -> String {
    " ".to_owned()
}

/// The names under which `players` declares who acts.
pub const PLAYERS: [&str; 14] = [
    "white",
    "black",
    "a",
    "b",
    "player",
    "opponent",
    "both",
    "arbiter",
    "assistant",
    "spectator",
    "other-player",
    "captain",
    "organiser",
    "nobody",
];

/// The names under which `terms` declares the pieces.
pub const PIECES: [&str; 6] = ["pawn", "knight", "bishop", "rook", "queen", "king"];

/// The names under which `nouns` declares the units of time.
pub const UNITS: [&str; 3] = ["hour", "minute", "second"];

/// The name under which `terms` declares a piece of which the kind is not known.
pub const UNNAMED_PIECE: &str = "man";

/// The other words that `terms` declares: that for any piece, and those before the number of an article, of a guideline and the
/// letter of an appendix.
const OTHER_TERMS: [&str; 4] = [UNNAMED_PIECE, "article", "appendix", "guideline"];

impl Language {
    /// Whether it says that a file of messages has every message: a language that has only some chapters promises
    /// those alone.
    pub fn promises(&self, file: &str) -> bool {
        let chapter = file.strip_suffix(".ftl").unwrap_or(file);
        let chapter = chapter.strip_prefix("cases/").unwrap_or(chapter);
        let own = self.chapters.as_ref();
        own.is_none_or(|own| own.iter().any(|own| own == chapter))
    }

    /// The signs of its scoresheets.
    pub fn alphabet(&self) -> Alphabet {
        Alphabet {
            letters: self.pieces.clone(),
            pawn: self.pawn_letter().into(),
        }
    }

    /// The letter of a pawn on a board of letters; moves do not write it.
    fn pawn_letter(&self) -> String {
        let word = self.terms.get("pawn").and_then(usual_form).unwrap_or("P");
        word.chars().take(1).flat_map(char::to_uppercase).collect()
    }
}

/// The form of a word where no case is asked for: `bare`, or else `nom`.
pub fn usual_form(forms: &Forms) -> Option<&str> {
    let form = forms.get("bare").or_else(|| forms.get("nom"));
    form.map(String::as_str)
}

/// What a language declares of itself.
///
/// # Errors
///
/// The first [`TextFault`] of the YAML; else all of these: a chapter that the Laws do not have, letters of pieces that are
/// none or not each piece's own, quotation marks that are missing, and actors, pieces, units or headings that are
/// missing, unknown or without a form.
pub fn language(file: &str, text: &str) -> Result<Language, Vec<TextFault>> {
    let document = the_document(file, text, "the declarations of one language")?;
    let language: Language = document.read().map_err(|fault| vec![fault])?;
    let mut guard = Guard {
        document: &document,
        faults: Vec::new(),
    };
    guard.check(&language);
    if guard.faults.is_empty() {
        Ok(language)
    } else {
        Err(guard.faults)
    }
}

/// What only shows when the whole file is looked at.
struct Guard<'g> {
    document: &'g Document<'g>,
    faults: Vec<TextFault>,
}

impl Guard<'_> {
    fn fault(&mut self, keys: &[&str], found: String, expected: impl Into<String>) {
        let fault = self.document.fault_at_key(keys, found, expected.into());
        self.faults.push(fault);
    }

    fn check(&mut self, language: &Language) {
        for text in [
            ("name", &language.name),
            ("decimal", &language.decimal),
            ("on-square", &language.on_square),
        ] {
            if text.1.trim().is_empty() {
                self.fault(&[text.0], format!("{:?}", text.1), "a text");
            }
        }
        for chapter in language.chapters.iter().flatten() {
            if !CHAPTERS.iter().any(|known| known.id == chapter) {
                let known: Vec<&str> = CHAPTERS.iter().map(|chapter| chapter.id).collect();
                let expected = format!("chapters out of {}", known.join(", "));
                self.fault(&["chapters"], format!("chapter `{chapter}`"), expected);
            }
        }
        self.letters(&language.pieces);
        if language.typography.quotes.is_empty() {
            let expected = "at least one pair of marks";
            self.fault(
                &["typography", "quotes"],
                "no quotation marks".into(),
                expected,
            );
        }
        for mark in language.typography.quotes.as_flattened() {
            if mark.trim().chars().count() != 1 {
                let expected = "one sign, with the space that belongs to it";
                self.fault(&["typography", "quotes"], format!("{mark:?}"), expected);
            }
        }
        for wrong in language.typography.misspelt.keys() {
            if *wrong != wrong.to_lowercase() {
                let found = format!("wrong spelling `{wrong}`");
                let keys = ["typography", "misspelt", wrong];
                self.fault(&keys, found, "it in small letters");
            }
        }
        let nouns = (language.nouns.iter()).map(|(key, cases)| (key, is_counted(cases)));
        let forms = "`nom`, and `other` for each case";
        self.names("nouns", nouns.collect(), &[&UNITS], forms);
        let players =
            (language.players.iter()).map(|(key, who)| (key, who.forms.contains_key("nom")));
        self.names("players", players.collect(), &[&PLAYERS], "at least `nom`");
        let terms = (language.terms.iter()).map(|(key, forms)| (key, usual_form(forms).is_some()));
        self.names(
            "terms",
            terms.collect(),
            &[&PIECES, &OTHER_TERMS],
            "`bare` or `nom`",
        );
        for (key, who) in &language.players {
            if who.number == GrammaticalNumber::Singular && who.gender.is_none() {
                self.fault(
                    &["players", key],
                    format!("`{key}` without gender"),
                    "m, f or n",
                );
            }
        }
    }

    /// Each letter is one, and names one piece.
    fn letters(&mut self, letters: &Letters) {
        let all = letters.by_name();
        for (at, (name, letter)) in all.iter().enumerate() {
            let same = all[..at].iter().find(|(_, other)| other == letter);
            let fits = letter.chars().all(char::is_alphabetic)
                && letter.chars().next().is_some_and(char::is_uppercase);
            if !fits {
                let found = format!("{letter:?} for the {name}");
                self.fault(&["pieces"], found, "a letter, the first one a capital");
            } else if let Some((other, _)) = same {
                let found = format!("{letter:?} for the {name} and the {other}");
                self.fault(&["pieces"], found, "a letter of its own for each piece");
            }
        }
    }

    /// A list declares these names and no other, each with its forms.
    fn names(&mut self, list: &str, found: Vec<(&String, bool)>, wanted: &[&[&str]], forms: &str) {
        let wanted = wanted.concat();
        for name in &wanted {
            if !found.iter().any(|(own, _)| own == name) {
                self.fault(&[list], format!("no `{name}` among `{list}`"), forms);
            }
        }
        for (name, has_forms) in found {
            if !wanted.contains(&name.as_str()) {
                let expected = format!("one of {}", wanted.join(", "));
                self.fault(&[list, name], format!("`{name}`"), expected);
            } else if !has_forms {
                self.fault(&[list, name], format!("the forms of `{name}`"), forms);
            }
        }
    }
}

fn is_counted(cases: &CountedNoun) -> bool {
    cases.contains_key("nom") && cases.values().all(|forms| forms.contains_key("other"))
}
