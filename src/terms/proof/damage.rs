//! What happened to a text on its way: scanned, copied, typed.

use super::spelling::spelling;
use super::{Page, RemarkKind, Slip, Sureness};
use crate::read::ProofWords;
use crate::terms::finding::{FindingKind, Level};
use std::ops::Range;

/// Adds what is wrong with the signs and letters of a segment.
pub(super) fn damage(page: &Page<'_>, text: &str, slips: &mut Vec<Slip>) {
    for slip in page.typography.slips(text) {
        slips.extend(of_typography(page, text, slip));
    }
    let own = &page.language.proof;
    spelling(page, text, slips);
    pairs(page, text, slips);
    signs(page, text, slips);
    spaces(page, text, slips);
    hyphens(page, text, slips);
    let lower = text.to_lowercase();
    for (wrong, right) in &own.wrong_phrases {
        // small letters may be longer than capitals, and then the places are others
        if lower.len() != text.len() {
            continue;
        }
        for (at, _) in lower.match_indices(wrong.as_str()) {
            let range = at..at + wrong.len();
            if text[range.clone()] != **right {
                slips.push(
                    Slip::new(RemarkKind::Spelling, Level::Error, Sureness::Likely, range)
                        .instead(right.clone()),
                );
            }
        }
    }
}

/// A slip of the typography of our own texts, as one of anybody's: what our texts settle by style is only a suggestion here.
fn of_typography(
    page: &Page<'_>,
    text: &str,
    slip: crate::terms::typography::Slip,
) -> Option<Slip> {
    let (kind, level, sure) = match slip.kind {
        FindingKind::Quotes => (RemarkKind::Quotes, Level::Warning, Sureness::Certain),
        FindingKind::MixedScript => (RemarkKind::MixedScript, Level::Error, Sureness::Certain),
        FindingKind::CyrillicLetter => (RemarkKind::NumberLetter, Level::Info, Sureness::Certain),
        FindingKind::BareLetter => (RemarkKind::BareLetter, Level::Info, Sureness::Certain),
        FindingKind::Dash => (RemarkKind::Dash, Level::Warning, Sureness::Certain),
        FindingKind::Space => (RemarkKind::Space, Level::Warning, Sureness::Certain),
        FindingKind::Spelling => (RemarkKind::Spelling, Level::Error, Sureness::Certain),
        _ => return None,
    };
    // the border of a table, or an indented line, is no slip of the pen
    let is_layout = kind == RemarkKind::Space
        && (text[slip.range.clone()].starts_with("  ") || text[..slip.range.end].ends_with('\n'));
    // French writes a space before these signs
    let spaced = page
        .language
        .typography
        .quotes
        .first()
        .is_some_and(|[open, _]| open.trim() != open);
    let is_wanted = spaced
        && kind == RemarkKind::Space
        && text[..slip.range.end].ends_with(['!', '?', ';', ':']);
    (!is_layout && !is_wanted)
        .then(|| Slip::new(kind, level, sure, slip.range).instead(slip.instead))
}

/// Brackets and quotation marks without their other half.
fn pairs(page: &Page<'_>, text: &str, slips: &mut Vec<Slip>) {
    let mut add = |at: usize, end: usize| {
        slips.push(Slip::new(
            RemarkKind::Unpaired,
            Level::Warning,
            Sureness::Likely,
            at..end,
        ));
    };
    // where a mark is never closed, what it opens may end anywhere in its sentence
    let end_of = |at: usize| {
        let sentence = &text[super::values::sentence_around(text, at)];
        at.max(sentence.as_ptr() as usize - text.as_ptr() as usize + sentence.trim_end().len())
    };
    let marks = page.language.typography.quotes.iter();
    let mut kinds: Vec<(char, char)> = marks
        .filter_map(|[open, close]| Some((only_sign(open)?, only_sign(close)?)))
        .filter(|(open, close)| open != close && !"‚‘’‹›".contains(*open))
        .collect();
    kinds.push(('(', ')'));
    for (open, close) in kinds {
        let mut opened: Vec<usize> = Vec::new();
        for (at, sign) in text
            .char_indices()
            .filter(|(_, c)| *c == open || *c == close)
        {
            let end = at + sign.len_utf8();
            if sign == open {
                opened.push(at);
            } else if opened.pop().is_none() && !is_label(text, at) {
                add(at, end);
            }
        }
        for at in opened {
            add(at, end_of(at));
        }
    }
    let is_inch = |at: usize| text[..at].ends_with(|c: char| c.is_ascii_digit());
    let straight: Vec<usize> = (text.match_indices('"'))
        .map(|(at, _)| at)
        .filter(|at| !is_inch(*at))
        .collect();
    if let (Some(last), true) = (straight.last(), straight.len() % 2 == 1) {
        let opens = text[last + 1..].starts_with(char::is_alphanumeric);
        add(*last, if opens { end_of(*last) } else { last + 1 });
    }
}

/// The sign of a quotation mark, without the space that belongs to it.
fn only_sign(mark: &str) -> Option<char> {
    mark.trim_matches(|c: char| c.is_whitespace())
        .chars()
        .next()
}

/// Whether a bracket closes the label of an item: “a)”, “12)”.
fn is_label(text: &str, at: usize) -> bool {
    let label = text[..at].rsplit(char::is_whitespace).next().unwrap_or("");
    (1..=4).contains(&label.chars().count())
        && label.chars().all(|c| c.is_alphanumeric() || c == '.')
}

/// Signs that stand where letters were, and signs of programs.
fn signs(page: &Page<'_>, text: &str, slips: &mut Vec<Slip>) {
    let own = &page.language.proof;
    let mut rest = 0;
    for (at, sign) in text.char_indices() {
        if at < rest {
            continue;
        }
        let before = text[..at].chars().next_back();
        let tail = &text[at + sign.len_utf8()..];
        let after = tail.chars().next();
        let mut add = |kind, level, sure, range: Range<usize>, instead: String| {
            slips.push(Slip::new(kind, level, sure, range).instead(instead));
        };
        let letter = |c: Option<char>| c.is_some_and(char::is_alphabetic);
        let digit = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit());
        match sign {
            '<' if text[at..].starts_with("<|") => {
                let end = text[at..].find("|>").map_or(at + 2, |end| at + end + 2);
                add(
                    RemarkKind::Artefact,
                    Level::Error,
                    Sureness::Certain,
                    at..end,
                    String::new(),
                );
                rest = end;
            }
            // a bar, a capital I or a one before an apostrophe, where an l was
            '|' | 'I' | '1' | '[' | '!'
                if matches!(after, Some('\'' | '’'))
                    && !letter(before)
                    && !digit(before)
                    && elides(own, "l") =>
            {
                let end = at + 1 + after.map_or(0, char::len_utf8);
                if letter(text[end..].chars().next()) {
                    add(
                        RemarkKind::Sign,
                        Level::Error,
                        Sureness::Certain,
                        at..end,
                        "l'".to_owned(),
                    );
                    rest = end;
                }
            }
            '[' if letter(after) && !tail.contains(']') => {
                let instead = if elides(own, "l") { "l'" } else { "" };
                add(
                    RemarkKind::Sign,
                    Level::Error,
                    Sureness::Likely,
                    at..at + 1,
                    instead.to_owned(),
                );
            }
            '(' | ')' if after == Some(sign) => {
                add(
                    RemarkKind::Sign,
                    Level::Warning,
                    Sureness::Certain,
                    at..at + 2,
                    sign.to_string(),
                );
                rest = at + 2;
            }
            '.' if tail.starts_with('.') && !tail.starts_with("..") && letter(before) => {
                add(
                    RemarkKind::FullStop,
                    Level::Warning,
                    Sureness::Certain,
                    at..at + 2,
                    ".".to_owned(),
                );
                rest = at + 2;
            }
            '*' if text[at..].starts_with("**") => {
                let start = at + 2;
                let Some(end) = text[start..].find("**").map(|end| start + end) else {
                    continue;
                };
                let bold = &text[start..end];
                if bold.chars().count() <= 2 && bold.chars().all(char::is_alphabetic) {
                    add(
                        RemarkKind::Artefact,
                        Level::Warning,
                        Sureness::Likely,
                        at..end + 2,
                        bold.to_owned(),
                    );
                }
                rest = end + 2;
            }
            '*' if matches!(before, Some(',' | '.' | ';')) => {
                add(
                    RemarkKind::Artefact,
                    Level::Warning,
                    Sureness::Likely,
                    at..at + 1,
                    String::new(),
                );
            }
            '\u{fffd}' => {
                add(
                    RemarkKind::Sign,
                    Level::Error,
                    Sureness::Certain,
                    at..at + sign.len_utf8(),
                    String::new(),
                );
            }
            'Ã' | 'Â' | 'Ð' | 'Ñ' if after.is_some_and(|c| ('\u{80}'..='\u{bf}').contains(&c)) =>
            {
                let end = at + sign.len_utf8() + after.map_or(0, char::len_utf8);
                let right = mojibake(&text[at..end]);
                add(
                    RemarkKind::Sign,
                    Level::Error,
                    Sureness::Certain,
                    at..end,
                    right,
                );
                rest = end;
            }
            _ if own.look_alikes.contains_key(&sign) && !digit(before) && !digit(after) => {
                let near =
                    |c: Option<char>| c.is_none_or(|c| c.is_whitespace() || c.is_alphabetic());
                let beyond = tail.trim_start().chars().next();
                if near(before) && near(after) && !digit(beyond) {
                    let right = own.look_alikes[&sign].clone();
                    add(
                        RemarkKind::Sign,
                        Level::Error,
                        Sureness::Likely,
                        at..at + sign.len_utf8(),
                        right,
                    );
                }
            }
            '\'' | '’'
                if elides(own, "l") && before.is_none_or(|c| c.is_whitespace() || c == '(') =>
            {
                let vowel = after.is_some_and(|c| "aeiouAEIOUàèéìòùhH".contains(c));
                if after.is_some_and(char::is_alphabetic) && closes(tail) {
                    let [open, close] = page
                        .language
                        .typography
                        .quotes
                        .first()
                        .cloned()
                        .unwrap_or_default();
                    let range = at..at + sign.len_utf8();
                    add(
                        RemarkKind::Quotes,
                        Level::Warning,
                        Sureness::Certain,
                        range,
                        format!("{open}…{close}"),
                    );
                } else if vowel {
                    add(
                        RemarkKind::Sign,
                        Level::Error,
                        Sureness::Likely,
                        at..at + sign.len_utf8(),
                        "l'".to_owned(),
                    );
                }
            }
            _ => {}
        }
    }
}

/// Whether a word before an apostrophe is one of those that lose their vowel.
fn elides(own: &ProofWords, word: &str) -> bool {
    own.elided.iter().any(|elided| elided == word)
}

/// Whether an apostrophe that opens a quotation is closed within the next words.
fn closes(tail: &str) -> bool {
    let mut signs = tail.char_indices().take(120).peekable();
    let mut before = None;
    while let Some((_, sign)) = signs.next() {
        let next = signs.peek().map(|(_, c)| *c);
        if matches!(sign, '\'' | '’')
            && before.is_some_and(char::is_alphanumeric)
            && next.is_none_or(|c| !c.is_alphanumeric())
        {
            return true;
        }
        before = Some(sign);
    }
    false
}

/// Two letters that were one of UTF-8, read as Latin-1; nothing where they were not.
fn mojibake(text: &str) -> String {
    let bytes: Option<Vec<u8>> = text
        .chars()
        .map(|c| u8::try_from(u32::from(c)).ok())
        .collect();
    bytes
        .and_then(|bytes| String::from_utf8(bytes).ok())
        .unwrap_or_default()
}

/// Spaces that are missing, and full stops that are too many.
fn spaces(page: &Page<'_>, text: &str, slips: &mut Vec<Slip>) {
    for (at, sign) in text.char_indices() {
        if !matches!(sign, ',' | ';' | ':' | '.' | '!' | '?') {
            continue;
        }
        let word_before: String = text[..at]
            .chars()
            .rev()
            .take_while(|c| c.is_alphanumeric())
            .collect();
        let tail = &text[at + 1..];
        let next = tail.chars().next();
        if sign == '.'
            && (tail.starts_with(").") || tail.starts_with("”.") || tail.starts_with("»."))
        {
            slips.push(
                Slip::new(
                    RemarkKind::FullStop,
                    Level::Warning,
                    Sureness::Certain,
                    at..at + 1,
                )
                .instead(String::new()),
            );
            continue;
        }
        // a sign that is written twice, unless the two are a sign of their own
        if matches!(sign, ',' | ';') && next == Some(sign) && !word_before.is_empty() {
            let slip = Slip::new(
                RemarkKind::Doubled,
                Level::Warning,
                Sureness::Likely,
                at..at + 2,
            );
            slips.push(slip.instead(sign.to_string()));
            continue;
        }
        let Some(letter) = next.filter(|c| c.is_alphabetic()) else {
            continue;
        };
        // the space stands on the wrong side
        if matches!(sign, ',' | ';') && text[..at].ends_with(' ') {
            let slip = Slip::new(
                RemarkKind::Space,
                Level::Warning,
                Sureness::Certain,
                at - 1..at + 1,
            );
            slips.push(slip.instead(format!("{sign} ")));
            continue;
        }
        let is_word = word_before.chars().all(char::is_alphabetic);
        let long = word_before.chars().count() >= 3 && is_word;
        let two = word_before.chars().count() >= 2 && is_word;
        let word_after: String = tail.chars().take_while(|c| c.is_alphanumeric()).collect();
        let known = |word: &str| page.vocabulary.has(&word.to_lowercase());
        let before: String = word_before.chars().rev().collect();
        let joined = match sign {
            '.' => {
                let follows = word_after.chars().skip(1).any(char::is_lowercase);
                two && follows && letter.is_uppercase() && known(&before) && known(&word_after)
            }
            ',' | ';' => long,
            ':' => long && known(&before) && known(&word_after),
            _ => long && letter.is_uppercase() && known(&word_after),
        };
        if joined {
            let end = at + 1 + letter.len_utf8();
            slips.push(
                Slip::new(
                    RemarkKind::Space,
                    Level::Warning,
                    Sureness::Certain,
                    at..end,
                )
                .instead(format!("{sign} {letter}")),
            );
        }
    }
}

/// Hyphens that are left over from the end of a line.
fn hyphens(page: &Page<'_>, text: &str, slips: &mut Vec<Slip>) {
    for (at, _) in text.match_indices(['-', '\u{ad}', '¬']) {
        let sign = text[at..].chars().next().map_or(1, char::len_utf8);
        let start = text[..at]
            .rfind(|c: char| !c.is_alphabetic())
            .map_or(0, |before| {
                before + text[before..].chars().next().map_or(1, char::len_utf8)
            });
        let tail = &text[at + sign..];
        let gap = tail.len() - tail.trim_start().len();
        let rest: String = tail
            .trim_start()
            .chars()
            .take_while(|c| c.is_alphabetic())
            .collect();
        if start == at || rest.is_empty() {
            continue;
        }
        let own = &page.language.proof;
        let small = rest.chars().next().is_some_and(char::is_lowercase);
        let joined = format!("{}{rest}", &text[start..at]);
        let lower = joined.to_lowercase();
        let known = page.vocabulary.has(&lower);
        let range = start..at + sign + gap + rest.len();
        // “Vor- und Nachteile”
        let list = &page.language.list;
        let is_list = rest == list.and || rest == list.or || own.may_double.contains(&rest);
        if gap > 0 && small && !is_list {
            let sure = if known {
                Sureness::Certain
            } else {
                Sureness::Likely
            };
            slips.push(
                Slip::new(RemarkKind::Hyphenation, Level::Warning, sure, range).instead(joined),
            );
        } else if gap == 0
            && known
            && small
            && !page.vocabulary.has_hyphenated(&text[range.clone()])
        {
            slips.push(
                Slip::new(
                    RemarkKind::Hyphenation,
                    Level::Warning,
                    Sureness::Likely,
                    range,
                )
                .instead(joined),
            );
        }
    }
}
