//! The signs of a text: quotation marks, dashes, spaces, accents, scripts.

use crate::read::Glossary;
use crate::read::folding::folded;
use crate::terms::finding::{Kind, Level};
use crate::terms::notation::moves;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// How a language sets its signs, and what its glossary shows of its spelling.
pub(super) struct Typography {
    habits: Option<&'static Habits>,
    /// Words that are written with ё, by what they are without its dots.
    with_dots: BTreeMap<String, String>,
}

/// Something wrong with the signs of a text.
pub(super) struct Slip {
    pub(super) level: Level,
    pub(super) kind: Kind,
    pub(super) range: Range<usize>,
    pub(super) instead: String,
}

/// How a language sets its signs.
struct Habits {
    lang: &'static str,
    /// The quotation marks that may stand in a text, the outer ones first.
    quotes: [char; 4],
    /// The dash between parts of a sentence.
    dash: char,
    /// Spellings that are always wrong, with the right ones.
    misspelt: &'static [(&'static str, &'static str)],
}

const HABITS: [Habits; 4] = [
    Habits {
        lang: "en",
        quotes: ['“', '”', '‘', '’'],
        dash: '–',
        misspelt: &[],
    },
    Habits {
        lang: "it",
        quotes: ['«', '»', '“', '”'],
        dash: '–',
        misspelt: &[
            ("é", "è"),
            ("perchè", "perché"),
            ("poichè", "poiché"),
            ("purchè", "purché"),
            ("affinchè", "affinché"),
            ("finchè", "finché"),
            ("anzichè", "anziché"),
            ("nè", "né"),
            ("cioé", "cioè"),
            ("piú", "più"),
            ("puó", "può"),
            ("giá", "già"),
            ("cosí", "così"),
            ("piu", "più"),
            ("puo", "può"),
            ("gia", "già"),
            ("cosi", "così"),
            ("perche", "perché"),
            ("poiche", "poiché"),
            ("purche", "purché"),
            ("cioe", "cioè"),
        ],
    },
    Habits {
        lang: "de",
        quotes: ['„', '“', '‚', '‘'],
        dash: '–',
        misspelt: &[
            ("daß", "dass"),
            ("muß", "muss"),
            ("gemäss", "gemäß"),
            ("ausser", "außer"),
            ("grösser", "größer"),
            ("massgebend", "maßgebend"),
            ("massgeblich", "maßgeblich"),
            ("verstoss", "Verstoß"),
            ("schliessen", "schließen"),
            ("schliesst", "schließt"),
            ("weiss", "weiß"),
        ],
    },
    Habits {
        lang: "ru",
        quotes: ['«', '»', '„', '“'],
        dash: '—',
        misspelt: &[],
    },
];

/// All quotation marks that one language or another uses, apart from the apostrophe.
const QUOTES: &str = "\"„“”«»‚‘‹›";

/// The letters of the Laws that Cyrillic letters look like.
const LOOKALIKES: [(char, char); 4] = [('А', 'A'), ('В', 'B'), ('С', 'C'), ('Е', 'E')];

/// The start of the Russian word before the letter of an appendix.
const APPENDIX: &str = "приложени";

impl Typography {
    /// What a language wants, as far as we know; a regional form such as `de-CH` has habits of its own.
    /// What the glossary shows of its spelling helps.
    pub(super) fn of(lang: &str, glossary: Option<&Glossary>) -> Self {
        Typography {
            habits: HABITS.iter().find(|habits| habits.lang == lang),
            with_dots: glossary.map_or(BTreeMap::new(), words_with_dots),
        }
    }

    /// Everything that is wrong with the signs of a text.
    pub(super) fn slips(&self, text: &str) -> Vec<Slip> {
        let moves = moves(text);
        let mut slips = Vec::new();
        self.signs(text, &mut slips);
        let mut before = "";
        for range in words(text) {
            let word = &text[range.clone()];
            let is_move = (moves.iter()).any(|m| m.start < range.end && range.start < m.end);
            if !is_move {
                slips.extend(self.word(text, before, range));
            }
            before = word;
        }
        slips
    }

    fn signs(&self, text: &str, slips: &mut Vec<Slip>) {
        let mut add = |level, kind, at: usize, length: usize, instead: &str| {
            slips.push(Slip {
                level,
                kind,
                range: at..at + length,
                instead: instead.to_owned(),
            });
        };
        for (at, sign) in text.char_indices() {
            let before = text[..at].chars().next_back();
            let after = text[at + sign.len_utf8()..].chars().next();
            if let Some(habits) = self.habits
                && QUOTES.contains(sign)
                && !habits.quotes.contains(&sign)
            {
                let [open, close, ..] = habits.quotes;
                let length = sign.len_utf8();
                add(
                    Level::Warning,
                    Kind::Quotes,
                    at,
                    length,
                    &format!("{open}…{close}"),
                );
            }
            let digit = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit());
            let dash = self.habits.map_or('–', |habits| habits.dash);
            match sign {
                '-' if before == Some(' ') && after == Some(' ') => {
                    add(Level::Warning, Kind::Dash, at, 1, &dash.to_string());
                }
                '-' if digit(before) && digit(after) && is_range(text, at) => {
                    add(Level::Warning, Kind::Dash, at, 1, "–");
                }
                ' ' if after == Some(' ') && before.is_some_and(|c| !c.is_whitespace()) => {
                    add(Level::Warning, Kind::Space, at, 2, " ");
                }
                ' ' if matches!(after, Some(',' | ';' | '.' | '!' | '?')) => {
                    let next = text[at + 2..].chars().next();
                    if next.is_none_or(char::is_whitespace) {
                        add(Level::Warning, Kind::Space, at, 2, &text[at + 1..at + 2]);
                    }
                }
                _ => {}
            }
        }
    }

    fn word(&self, text: &str, before: &str, range: Range<usize>) -> Option<Slip> {
        let word = &text[range.clone()];
        let slip = |level, kind, instead: String| {
            Some(Slip {
                level,
                kind,
                range: range.clone(),
                instead,
            })
        };
        if word.chars().any(is_cyrillic) && word.chars().any(|c| c.is_ascii_alphabetic()) {
            return slip(Level::Error, Kind::MixedScript, String::new());
        }
        let mut letters = word.chars();
        if let (Some(letter), None) = (letters.next(), letters.next())
            && let Some((_, latin)) = LOOKALIKES.iter().find(|(cyrillic, _)| *cyrillic == letter)
        {
            let mut after = text[range.end..].chars();
            let numbered =
                after.next() == Some('.') && after.next().is_some_and(|c| c.is_ascii_digit());
            if numbered || before.to_lowercase().starts_with(APPENDIX) {
                return slip(Level::Warning, Kind::CyrillicLetter, latin.to_string());
            }
        }
        let lower = word.to_lowercase();
        if let Some(habits) = self.habits
            && let Some((_, right)) = habits.misspelt.iter().find(|(wrong, _)| *wrong == lower)
        {
            return slip(Level::Error, Kind::Spelling, (*right).to_owned());
        }
        match self.with_dots.get(&folded(word)) {
            Some(right) if *right != lower => slip(Level::Info, Kind::Yo, right.clone()),
            _ => None,
        }
    }
}

/// The runs of letters of a text.
fn words(text: &str) -> impl Iterator<Item = Range<usize>> {
    let parts = text.split(|c: char| !c.is_alphanumeric());
    parts.filter(|part| !part.is_empty()).map(|part| {
        let start = part.as_ptr() as usize - text.as_ptr() as usize;
        start..start + part.len()
    })
}

/// Whether a hyphen between digits stands for “to”: not in castling, a result, a date or a telephone number.
fn is_range(text: &str, at: usize) -> bool {
    let number = |c: char| c.is_ascii_digit() || c == '.' || c == '-';
    let start = text[..at].rfind(|c| !number(c)).map_or(0, |before| {
        before + text[before..].chars().next().map_or(1, char::len_utf8)
    });
    let end = text[at..]
        .find(|c| !number(c))
        .map_or(text.len(), |after| at + after);
    let whole = text[start..end].trim_end_matches('.');
    !matches!(whole, "1-0" | "0-1" | "0-0" | "0-0-0") && whole.matches('-').count() == 1
}

fn is_cyrillic(c: char) -> bool {
    ('\u{400}'..='\u{4ff}').contains(&c)
}

/// The words that a glossary always writes with ё.
fn words_with_dots(glossary: &Glossary) -> BTreeMap<String, String> {
    let mut with = BTreeMap::new();
    let mut without = BTreeSet::new();
    for concept in &glossary.concepts {
        for text in concept.forms.iter().chain([&concept.definition]) {
            for range in words(text) {
                let word = text[range].to_lowercase();
                if word.contains('ё') {
                    with.insert(folded(&word), word);
                } else {
                    without.insert(word);
                }
            }
        }
    }
    with.retain(|plain, _| !without.contains(plain));
    with
}
