//! The last touch of a formatted message: numbers as the language writes them, capitals at the start of sentences.
//!
//! Functions and the number formatter of the bundle cannot see the language, the text around them or a list of
//! problems, so they leave marks (private-use characters) that are resolved here.

use crate::clock::Millis;
use crate::read::Language;
use crate::text::language::joined_by_and;
use crate::text::voice::stand_in_mark;
use std::fmt::Write as _;

/// Starts a number in digits.
pub(super) const NUMBER: char = '\u{E000}';
/// Starts a time in milliseconds.
pub(super) const TIME: char = '\u{E001}';
/// Starts the description of what went wrong.
pub(super) const TROUBLE: char = '\u{E002}';
/// Ends what one of the others started.
pub(super) const END: char = '\u{E003}';
/// What follows gets a capital at the start of a sentence.
pub(super) const WORDS: char = '\u{E004}';
/// What follows is written as it is, even at the start of a sentence.
pub(super) const VERBATIM: char = '\u{E005}';
/// A value that is not known.
pub(super) const UNKNOWN: char = '\u{E006}';

/// Encloses a text between a mark and the end mark.
pub(super) fn marked(mark: char, text: &str) -> String {
    format!("{mark}{text}{END}")
}

/// What becomes of the first letter of the whole text.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Start {
    /// It is a capital.
    Sentence,
    /// It stays as it is.
    Phrase,
    /// It is a small letter, unless a value begins the text.
    Inside,
}

/// The text without marks, and what went wrong.
pub(super) fn finish(
    marked: &str,
    start: Start,
    language: &Language,
    unknown: &str,
) -> (String, Vec<String>) {
    let mut text = String::with_capacity(marked.len());
    let mut troubles = Vec::new();
    let mut capital = start == Start::Sentence;
    let mut small = start == Start::Inside;
    let stand_in = stand_in_mark();
    let mut rest = marked.chars();
    loop {
        if !capital && !small {
            let plain = rest.as_str();
            let end = plain.find(changes).unwrap_or(plain.len());
            text.push_str(&plain[..end]);
            rest = plain[end..].chars();
        }
        let Some(sign) = rest.next() else { break };
        match sign {
            NUMBER | TIME | TROUBLE => {
                let inside: String = rest.by_ref().take_while(|c| *c != END).collect();
                match sign {
                    NUMBER => text.push_str(&number(&inside, language)),
                    TIME => text.push_str(&clock(&inside, language)),
                    _ => {
                        text.push_str("⟨?⟩");
                        troubles.push(inside);
                    }
                }
                (capital, small) = (false, false);
            }
            WORDS => {
                small = false;
                capital |= start == Start::Sentence && ends_a_sentence(&text, language);
            }
            VERBATIM => (capital, small) = (false, false),
            UNKNOWN => {
                text.push_str(unknown);
                capital = false;
            }
            END => {}
            '[' if rest.as_str().starts_with(&stand_in[1..]) => {
                text.push_str(stand_in);
                rest = rest.as_str()[stand_in.len() - 1..].chars();
            }
            letter if capital && letter.is_alphabetic() => {
                text.extend(letter.to_uppercase());
                capital = false;
            }
            letter if small && letter.is_alphabetic() => {
                if is_small_inside(letter, rest.as_str(), language) {
                    text.extend(letter.to_lowercase());
                } else {
                    text.push(letter);
                }
                small = false;
            }
            '\'' if is_apostrophe(&text, rest.as_str()) => text.push('’'),
            other => {
                if other.is_alphanumeric() {
                    (capital, small) = (false, false);
                }
                text.push(other);
            }
        }
    }
    // a part that says nothing here may have left its blank
    if start == Start::Sentence {
        text.truncate(text.trim_end().len());
        text.drain(..text.len() - text.trim_start().len());
    }
    (quoted_inside(&text, language).unwrap_or(text), troubles)
}

/// The text with the second pair of quotation marks for what is quoted inside a quotation; nothing where there is none.
fn quoted_inside(text: &str, language: &Language) -> Option<String> {
    let [[open, close], [inner_open, inner_close], ..] = language.typography.quotes.as_slice()
    else {
        return None;
    };
    text.match_indices(open).nth(1)?;
    let (mut inside, mut depth) = (String::with_capacity(text.len()), 0_usize);
    let mut rest = text;
    while let Some(sign) = rest.chars().next() {
        let (outer, inner) = if rest.starts_with(open) {
            depth += 1;
            (open, inner_open)
        } else if rest.starts_with(close) {
            depth = depth.checked_sub(1)?;
            (close, inner_close)
        } else {
            inside.push(sign);
            rest = &rest[sign.len_utf8()..];
            continue;
        };
        let is_inner = if outer == open { depth > 1 } else { depth > 0 };
        inside.push_str(if is_inner { inner } else { outer });
        rest = &rest[outer.len()..];
    }
    (depth == 0).then_some(inside)
}

/// Whether a sign inside a sentence may be written otherwise than it stands there, or makes another so.
fn changes(sign: char) -> bool {
    matches!(sign, '\'' | '[' | NUMBER..=UNKNOWN)
}

/// Whether a straight sign between these texts is an apostrophe, and no quotation mark: inside a word, or after the s of a plural.
fn is_apostrophe(before: &str, after: &str) -> bool {
    let inside = after.starts_with(char::is_alphabetic);
    before.ends_with('s') || before.ends_with(char::is_alphabetic) && inside
}

/// Whether the word that begins so loses its capital inside a sentence; all do, unless the language names those that do.
fn is_small_inside(letter: char, rest: &str, language: &Language) -> bool {
    let named = &language.typography.small_inside;
    let tail: String = rest.chars().take_while(|c| c.is_alphabetic()).collect();
    let word = format!("{letter}{tail}").to_lowercase();
    named.is_empty() || named.contains(&word)
}

fn ends_a_sentence(text: &str, language: &Language) -> bool {
    let quotes = &language.typography.quotes;
    let closes = |sign: char| {
        sign.is_whitespace() || sign == ')' || quotes.iter().any(|[_, close]| close.contains(sign))
    };
    text.trim_end_matches(closes).ends_with(['.', '!', '?']) && text.ends_with([' ', '\n'])
}

/// A number as the language writes it: ½, decimal mark, thousands from 10 000 on.
pub(super) fn number(digits: &str, language: &Language) -> String {
    let (sign, digits) = match digits.strip_prefix('-') {
        Some(rest) => ("−", rest),
        None => ("", digits),
    };
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let mut text = sign.to_owned();
    if fraction == "5" {
        if whole != "0" {
            text.push_str(&grouped(whole, language));
        }
        text.push('½');
        return text;
    }
    text + &decimals(whole, fraction, language)
}

/// A number with its decimals: “30.5”.
fn decimals(whole: &str, fraction: &str, language: &Language) -> String {
    let mut text = grouped(whole, language);
    if !fraction.is_empty() {
        text.push_str(&language.decimal);
        text.push_str(fraction);
    }
    text
}

fn grouped(whole: &str, language: &Language) -> String {
    const FEWEST_DIGITS_TO_GROUP: usize = 5;
    if whole.len() < FEWEST_DIGITS_TO_GROUP {
        return whole.to_owned();
    }
    let mut text = String::new();
    for (at, digit) in whole.chars().enumerate() {
        if at > 0 && (whole.len() - at).is_multiple_of(3) {
            text.push_str(&language.thousands);
        }
        text.push(digit);
    }
    text
}

/// A time as a clock shows it.
fn clock(millis: &str, language: &Language) -> String {
    let time: u64 = millis.parse().unwrap_or_default();
    clock_face(Millis(time), language)
}

/// A time as a clock shows it, with the language's decimal mark where there is a fraction.
pub(super) fn clock_face(time: Millis, language: &Language) -> String {
    let shown = time.to_string().replace('.', &language.decimal);
    // hours are shown where there are any
    let short = shown.strip_prefix("0:").map(str::to_owned);
    short.map_or(shown, |short| match short.strip_prefix('0') {
        Some(minutes) => minutes.to_owned(),
        None => short,
    })
}

/// A stretch of time in words: “1 hour 5 minutes”; with a unit, in this unit alone.
///
/// # Errors
///
/// What the language does not declare.
pub(super) fn duration(
    time: Millis,
    case: Option<&str>,
    unit: Option<&str>,
    language: &Language,
    tag: &unic_langid::LanguageIdentifier,
) -> Result<String, String> {
    let one = |noun: &str, per: u64, of: u64| -> Result<String, String> {
        let digits = decimal(of, per);
        let noun = language.counted(noun, case, &digits, tag)?;
        let (whole, fraction) = digits.split_once('.').unwrap_or((&digits, ""));
        Ok(format!("{} {noun}", decimals(whole, fraction, language)))
    };
    match unit {
        Some("hour") => return one("hour", 3_600_000, time.0),
        Some("minute") => return one("minute", 60_000, time.0),
        Some("second") => return one("second", 1000, time.0),
        Some(other) => {
            return Err(format!("unit `{other}`, expected hour, minute or second"));
        }
        None => {}
    }
    let (hours, minutes, seconds) = (time.0 / 3_600_000, time.0 / 60_000 % 60, time.0 % 60_000);
    let mut parts = Vec::new();
    if hours > 0 {
        parts.push(one("hour", 1, hours)?);
    }
    if minutes > 0 {
        parts.push(one("minute", 1, minutes)?);
    }
    if seconds > 0 || parts.is_empty() {
        parts.push(one("second", 1000, seconds)?);
    }
    // where a unit between them is left out, a word stands between hours and seconds
    if hours > 0 && minutes == 0 && seconds > 0 {
        return Ok(joined_by_and(language, &parts));
    }
    // Only the last of three takes the word; a mere space stands between all.
    let first = match language.between_units.trim() {
        "" => language.between_units.as_str(),
        _ => ", ",
    };
    let last = parts.pop().unwrap_or_default();
    if parts.is_empty() {
        return Ok(last);
    }
    Ok(parts.join(first) + &language.between_units + &last)
}

/// A quotient in digits, exact to three places, without zeros at its end.
fn decimal(of: u64, per: u64) -> String {
    let mut text = (of / per).to_string();
    let thousandths = of % per * 1000 / per;
    if thousandths > 0 {
        let _ = write!(text, ".{thousandths:03}");
        text.truncate(text.trim_end_matches('0').len());
    }
    text
}
