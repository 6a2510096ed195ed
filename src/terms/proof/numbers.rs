//! The numbers of articles in a text: those that it cites, and those under which its paragraphs stand.

use crate::board::seen;
use crate::read::folding::folded;
use crate::read::{Glossary, Language};
use crate::terms::formats::Segment;
use std::ops::Range;

/// A number of an article as a text cites it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Cited {
    /// The number as the editions write it: “7.5.1”, “A.4.2”.
    pub(super) number: String,
    /// Where it stands.
    pub(super) range: Range<usize>,
    /// The place in a list of numbers, from 0, and the word before the list.
    pub(super) head: Option<Range<usize>>,
    /// How many numbers the list has.
    pub(super) of: usize,
}

/// The words before numbers, folded.
pub(super) struct Heads {
    singular: Vec<String>,
    plural: Vec<String>,
    /// Those before the letter of an appendix.
    appendix: Vec<String>,
}

impl Heads {
    /// The words of a language.
    pub(super) fn of(language: &Language, glossary: &Glossary) -> Self {
        let mut heads = Heads {
            singular: Vec::new(),
            plural: Vec::new(),
            appendix: Vec::new(),
        };
        let forms = language.terms.get("appendix").into_iter();
        let forms = forms.flat_map(|forms| forms.values());
        heads.appendix = forms.map(|form| last_word(&folded(form))).collect();
        for term in ["article", "appendix", "guideline"] {
            let Some(forms) = language.terms.get(term) else {
                continue;
            };
            for (case, form) in forms {
                let form = last_word(&folded(form));
                if case.starts_with("plural") || case.starts_with("all") {
                    heads.plural.push(form);
                } else {
                    heads.singular.push(form);
                }
            }
        }
        let only_plural = heads.plural.clone();
        heads.singular.retain(|form| !only_plural.contains(form));
        let named = ["article", "appendix", "guidelines"].into_iter();
        let named = named
            .filter_map(|id| glossary.concept(id))
            .flat_map(|concept| &concept.forms);
        let named: Vec<String> = named.map(|form| last_word(&folded(form))).collect();
        heads.plural.extend(
            named
                .into_iter()
                .filter(|form| !heads.singular.contains(form)),
        );
        let others = language.proof.article_words.iter().map(|word| folded(word));
        heads
            .singular
            .extend(others.filter(|word| !only_plural.contains(word)));
        heads
    }

    fn has(&self, word: &str) -> bool {
        self.singular
            .iter()
            .chain(&self.plural)
            .any(|head| head == word)
    }

    /// Whether a word names one article only.
    pub(super) fn is_singular(&self, word: &str) -> bool {
        let word = last_word(&folded(word));
        self.singular.contains(&word) && !self.plural.contains(&word)
    }
}

/// The words that may stand between the numbers of a list or a range, and before its first.
pub(super) fn joints(language: &Language) -> Vec<&str> {
    let list = [&language.list.and, &language.list.or];
    let all = list.into_iter().chain(&language.proof.joints);
    all.map(String::as_str).collect()
}

/// The word itself, without an article that is joined to it by an apostrophe.
fn last_word(form: &str) -> String {
    let parts = form.rsplit(['\'', ' ']);
    parts.into_iter().next().unwrap_or(form).to_owned()
}

/// A piece of a text that may be a number of an article: letters, digits and dots.
fn piece(text: &str, from: usize) -> Option<Range<usize>> {
    let rest = &text[from..];
    let end = rest
        .find(|c: char| !(c.is_alphanumeric() || c == '.'))
        .unwrap_or(rest.len());
    let whole = rest[..end].trim_end_matches('.');
    (!whole.is_empty()).then(|| from..from + whole.len())
}

/// The number that a piece is, as the editions write it; none where it is none.
pub(super) fn number(piece: &str) -> Option<String> {
    let mut parts = piece.split('.');
    let first = parts.next()?;
    let latin: String = seen(first);
    let rest: Vec<&str> = parts.collect();
    let is_number = |part: &str| {
        !part.is_empty() && part.len() <= 2 && part.bytes().all(|b| b.is_ascii_digit())
    };
    let roman = |part: &str| matches!(part, "I" | "II" | "III" | "IV" | "V");
    let letter = |part: &str| part.len() == 1 && part.bytes().all(|b| b.is_ascii_uppercase());
    let (last, before) = match rest.split_last() {
        Some((last, before)) => (Some(*last), before),
        None => (None, &rest[..]),
    };
    if !before.iter().all(|part| is_number(part)) {
        return None;
    }
    let start = if is_number(first) {
        first.to_owned()
    } else if (letter(&latin) || roman(&latin)) && last.is_some() {
        latin
    } else {
        // A1, as older editions write it
        let digits = latin.get(1..).filter(|digits| is_number(digits))?;
        let letter = latin.get(..1).filter(|first| letter(first))?;
        format!("{letter}.{digits}")
    };
    let end = match last {
        None => String::new(),
        Some(last) if is_number(last) || last.bytes().all(|b| b.is_ascii_digit()) => {
            format!(".{last}")
        }
        Some(last) => {
            let digits = last.trim_end_matches(|c: char| c.is_ascii_lowercase());
            let letter = &last[digits.len()..];
            if !is_number(digits) || letter.len() != 1 {
                return None;
            }
            format!(".{last}")
        }
    };
    let middle: String = before.iter().map(|part| format!(".{part}")).collect();
    Some(format!("{start}{middle}{end}"))
}

/// The number under which a paragraph stands, and where it is written.
pub(super) fn own_number(text: &str) -> Option<(String, Range<usize>)> {
    let start = text.len()
        - text
            .trim_start_matches(|c: char| c.is_whitespace() || "*_#|(".contains(c))
            .len();
    let found = piece(text, start)?;
    let written = &text[found.clone()];
    let after = text[found.end..].chars().next();
    let ends = after
        .is_none_or(|c| c.is_whitespace() || matches!(c, '.' | ')' | '*' | ':' | '|' | '\u{a0}'));
    let dotted = written.contains('.')
        || after == Some('.')
        || after == Some(')')
        || written.chars().any(char::is_alphabetic);
    let is_long = written.len() <= 12 && written.chars().any(|c| c.is_ascii_digit());
    (ends && dotted && is_long)
        .then(|| number(written))
        .flatten()
        .map(|number| (number, found))
}

/// The number under which each segment stands: its own, or that of the paragraph before it where it is one of its items, “(a)” or “b)”.
pub(super) fn inherited(segments: &[&Segment]) -> Vec<Option<String>> {
    let mut last: Option<String> = None;
    let all = segments.iter().map(|segment| {
        if let Some((number, _)) = own_number(&segment.text) {
            last = Some(number.clone());
            return Some(number);
        }
        let item = segment.text.trim_start().trim_start_matches('(');
        let mut signs = item.chars();
        let is_item = signs.next().is_some_and(char::is_alphabetic)
            && matches!(signs.next(), Some(')' | '.'));
        if !is_item {
            last = None;
        }
        last.clone()
    });
    all.collect()
}

/// The numbers of articles that a text cites: those after a word for articles, with all that are listed with them, and those
/// that can be nothing else, as they have two dots or more.
pub(super) fn cited(text: &str, heads: &Heads, list: &[&str]) -> Vec<Cited> {
    let own = own_number(text).map(|(_, range)| range);
    let mut all = Vec::new();
    let mut at = 0;
    while at < text.len() {
        let Some(start) = text[at..]
            .find(|c: char| c.is_alphanumeric())
            .map(|n| at + n)
        else {
            break;
        };
        let end = text[start..]
            .find(|c: char| !(c.is_alphanumeric()))
            .map_or(text.len(), |n| start + n);
        let word = folded(&text[start..end]);
        if heads.has(&word) || (text[end..].starts_with('.') && heads.has(&format!("{word}."))) {
            let head = start..end;
            let from = if text[end..].starts_with('.') {
                end + 1
            } else {
                end
            };
            let (mut listed, next) = numbers_of_list(text, from, list);
            if listed.is_empty() && heads.appendix.contains(&word) {
                listed.extend(letter_of_appendix(text, from));
            }
            let of = listed.len();
            for cited in &mut listed {
                cited.head = Some(head.clone());
                cited.of = of;
            }
            all.extend(listed);
            at = next.max(end);
            continue;
        }
        if let Some(range) = piece(text, start)
            && (own.as_ref() == Some(&range)
                || text[range.clone()].matches('.').count() >= 2
                || is_bracketed(text, &range))
            && let Some(number) = number(&text[range.clone()])
        {
            at = range.end;
            if own.as_ref() != Some(&range) {
                all.push(Cited {
                    number,
                    range,
                    head: None,
                    of: 1,
                });
            }
            continue;
        }
        at = end;
    }
    all
}

/// Whether a number of an appendix stands alone in brackets: “(III.4)”.
fn is_bracketed(text: &str, range: &Range<usize>) -> bool {
    let written = &text[range.clone()];
    text[..range.start].ends_with('(')
        && text[range.end..].starts_with(')')
        && written.starts_with(char::is_uppercase)
        && written.contains('.')
}

/// A number with the letter of a paragraph that stands behind a space: “9.5 b)”, “9.2 (a)”.
fn with_letter(text: &str, number: String, range: Range<usize>) -> (String, Range<usize>) {
    let Some(rest) = text[range.end..].strip_prefix(' ') else {
        return (number, range);
    };
    let opened = rest.starts_with('(');
    let rest = rest.trim_start_matches('(');
    let mut signs = rest.chars();
    let letter = signs.next().filter(char::is_ascii_lowercase);
    // a vowel may be a word: “Article 9.2 a player”
    let is_vowel = letter.is_some_and(|c| "aeiouy".contains(c));
    let ends = match (opened, signs.next()) {
        (true, Some(')')) => true,
        (false, next) if is_vowel => next.is_none_or(|c| matches!(c, ')' | ',' | '.' | ';')),
        (false, next) => next.is_none_or(|c| !c.is_alphanumeric() && !matches!(c, '\'' | '’')),
        _ => false,
    };
    match letter.filter(|_| ends && number.contains('.')) {
        Some(letter) => {
            let end = text.len() - rest.len() + 1;
            (format!("{number}{letter}"), range.start..end)
        }
        None => (number, range),
    }
}

/// The letter of an appendix that is cited as a whole.
fn letter_of_appendix(text: &str, from: usize) -> Option<Cited> {
    let rest = text[from..].trim_start();
    let start = text.len() - rest.len();
    let word: String = rest.chars().take_while(|c| c.is_alphanumeric()).collect();
    let latin = seen(&word);
    let is_letter = latin.len() == 1 && latin.bytes().all(|b| b.is_ascii_uppercase());
    is_letter.then(|| Cited {
        number: latin,
        range: start..start + word.len(),
        head: None,
        of: 1,
    })
}

/// The numbers from a place on, with what may stand between numbers of a list, and where the list ends.
fn numbers_of_list(text: &str, from: usize, list: &[&str]) -> (Vec<Cited>, usize) {
    let mut found: Vec<Cited> = Vec::new();
    let mut at = from;
    // “articles from 4.1 to 4.7”
    let before = text[from..].trim_start();
    let word: String = before.chars().take_while(|c| c.is_alphabetic()).collect();
    // “A.4” is no word
    let is_word = before[word.len()..].starts_with(char::is_whitespace);
    if is_word && list.contains(&folded(&word).as_str()) {
        at = text.len() - before.len() + word.len();
    }
    loop {
        let rest = &text[at..];
        let start = at + rest.len()
            - rest
                .trim_start_matches(|c: char| {
                    c.is_whitespace() || matches!(c, '*' | ':' | '«' | '№')
                })
                .len();
        let Some(range) = piece(text, start) else {
            break;
        };
        let written = &text[range.clone()];
        let (Some(number), true) = (number(written), written.chars().any(|c| c.is_ascii_digit()))
        else {
            break;
        };
        let (number, range) = with_letter(text, number, range);
        at = range.end;
        found.push(Cited {
            number,
            range,
            head: None,
            of: 1,
        });
        let tail = &text[at..];
        let spaces = tail.len() - tail.trim_start().len();
        let after = tail.trim_start();
        let sign = after
            .chars()
            .next()
            .filter(|c| matches!(c, ',' | '-' | '–' | '/' | ';'));
        let mut next = at + spaces + sign.map_or(0, char::len_utf8);
        let rest = text[next..].trim_start();
        let word_at = text.len() - rest.len();
        let word: String = rest.chars().take_while(|c| c.is_alphanumeric()).collect();
        if list.contains(&folded(&word).as_str()) {
            next = word_at + word.len();
        } else if sign.is_none() {
            break;
        }
        at = next;
    }
    let end = found.last().map_or(from, |cited| cited.range.end);
    (found, end)
}

#[cfg(test)]
mod tests {
    use super::{Heads, cited, number, own_number};

    fn italian() -> Heads {
        Heads {
            singular: vec!["articolo".into(), "appendice".into()],
            plural: vec!["articoli".into()],
            appendix: vec!["appendice".into()],
        }
    }

    #[test]
    fn numbers_are_read_in_every_way_they_are_written() {
        for (written, read) in [
            ("7.5.1", Some("7.5.1")),
            ("А.4.2", Some("A.4.2")),
            ("A10", Some("A.10")),
            ("III.5", Some("III.5")),
            ("9.2a", Some("9.2a")),
            ("7.51", Some("7.51")),
            ("2018", None),
            ("word", None),
        ] {
            assert_eq!(number(written).as_deref(), read, "{written}");
        }
    }

    #[test]
    fn a_list_of_numbers_is_cited_with_its_head() {
        let found = cited(
            "negli articoli 7.51, 7.5.2, 7.5.3 o 7.5.4, agirà",
            &italian(),
            &["o", "e"],
        );
        let numbers: Vec<&str> = found.iter().map(|one| one.number.as_str()).collect();
        assert_eq!(numbers, ["7.51", "7.5.2", "7.5.3", "7.5.4"]);
        assert!(found.iter().all(|one| one.of == 4 && one.head.is_some()));
    }

    #[test]
    fn a_letter_behind_a_number_belongs_to_it() {
        let numbers = |text: &str| -> Vec<String> {
            let found = cited(text, &italian(), &["o", "e"]);
            found.into_iter().map(|one| one.number).collect()
        };
        assert_eq!(numbers("(articolo 9.5 b)"), ["9.5b"]);
        assert_eq!(numbers("l'articolo 9.2 (a)"), ["9.2a"]);
        assert_eq!(numbers("l'articolo 9.2 e poi"), ["9.2"]);
        let from_to = cited("gli articoli da 4.1 a 4.7", &italian(), &["e", "da", "a"]);
        assert_eq!(from_to.len(), 2);
        let appendix = cited("l'articolo A.4 vale", &italian(), &["e", "da", "a"]);
        assert_eq!(appendix[0].number, "A.4");
        assert_eq!(numbers("l'appendice K della sede"), ["K"]);
        assert_eq!(numbers("chiede l'incremento (III.4)"), ["III.4"]);
    }

    #[test]
    fn a_paragraph_has_its_own_number() {
        assert_eq!(
            own_number("9.1. Un giocatore").map(|one| one.0).as_deref(),
            Some("9.1")
        );
        assert_eq!(
            own_number("**А.3.1** Правила").map(|one| one.0).as_deref(),
            Some("A.3.1")
        );
        assert_eq!(own_number("10 minutes are left"), None);
        assert_eq!(
            own_number("1.5 minutes").map(|one| one.0).as_deref(),
            Some("1.5")
        );
    }
}
