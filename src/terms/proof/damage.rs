//! What happened to a text on its way: scanned, copied, typed.

use super::vocabulary::{Vocabulary, words};
use super::{Page, RemarkKind, Slip, Sureness};
use crate::read::ProofWords;
use crate::read::folding::plain;
use crate::terms::finding::{FindingKind, Level};
use std::ops::Range;

/// Adds what is wrong with the signs and letters of a segment.
pub(super) fn damage(page: &Page<'_>, text: &str, slips: &mut Vec<Slip>) {
    for slip in page.typography.slips(text) {
        slips.extend(of_typography(page, text, slip));
    }
    let own = &page.language.proof;
    let all: Vec<Range<usize>> = words(text).collect();
    for (n, range) in all.iter().enumerate() {
        let before = n.checked_sub(1).map(|n| all[n].clone());
        let after = all.get(n + 1).cloned();
        let around = Around {
            text,
            before,
            after,
        };
        slips.extend(word(page, own, &around, range.clone()));
    }
    signs(page, text, slips);
    spaces(page, text, slips);
    hyphens(page, text, slips);
    for (wrong, right) in &own.wrong_phrases {
        let lower = text.to_lowercase();
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

/// A word with what stands beside it.
struct Around<'t> {
    text: &'t str,
    before: Option<Range<usize>>,
    after: Option<Range<usize>>,
}

impl Around<'_> {
    /// The neighbour, where nothing but spaces stands between.
    fn beside(&self, other: &Option<Range<usize>>, range: &Range<usize>) -> Option<String> {
        let other = other.as_ref()?;
        let gap = match other.start < range.start {
            true => &self.text[other.end..range.start],
            false => &self.text[range.end..other.start],
        };
        let joined = !gap.is_empty() && gap.chars().all(char::is_whitespace);
        joined.then(|| self.text[other.clone()].to_lowercase())
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

fn word(
    page: &Page<'_>,
    own: &ProofWords,
    around: &Around<'_>,
    range: Range<usize>,
) -> Option<Slip> {
    let text = around.text;
    let written = &text[range.clone()];
    let lower = written.to_lowercase();
    let slip = |kind, level, sure, instead: String| {
        Some(Slip::new(kind, level, sure, range.clone()).instead(like(written, &instead)))
    };
    let before = around.beside(&around.before, &range);
    let first = around.before.clone().unwrap_or_default();
    // a capital begins another sentence or a label
    if before.as_deref() == Some(&lower)
        && (text[first.clone()] == *written || written == lower)
        && lower.chars().all(char::is_alphabetic)
        && !own.may_double.contains(&lower)
    {
        let whole = first.start..range.end;
        return Some(
            Slip::new(RemarkKind::Doubled, Level::Warning, Sureness::Likely, whole)
                .instead(written.to_owned()),
        );
    }
    if !lower.chars().all(char::is_alphabetic) {
        let right = with_letters(&lower).filter(|right| page.vocabulary.has(right))?;
        return slip(RemarkKind::Digit, Level::Error, Sureness::Certain, right);
    }
    let vocabulary = page.vocabulary;
    let after = around.beside(&around.after, &range);
    let neighbours = [before.as_deref(), after.as_deref()];
    if let Some(marked) = marked_by_neighbours(page, neighbours, &lower) {
        let (kind, level) = page.of_lost_mark(&marked);
        return slip(kind, level, Sureness::Likely, marked);
    }
    if vocabulary.has(&lower) || is_elided(text, &range) {
        return None;
    }
    let marked: Vec<&str> = page.otherwise_marked(&lower).collect();
    if let [only] = marked[..]
        && lower.chars().count() > 2
        && page.is_unknown(&lower)
    {
        let (kind, level) = page.of_lost_mark(only);
        return slip(kind, level, Sureness::Certain, only.to_owned());
    }
    if let Some(right) = misspelt_within(page, &lower) {
        return slip(RemarkKind::Spelling, Level::Error, Sureness::Certain, right);
    }
    if let Some(right) = ending(own, vocabulary, &lower) {
        return slip(RemarkKind::Spelling, Level::Error, Sureness::Likely, right);
    }
    if let Some(right) = run_together(own, vocabulary, &lower) {
        return slip(RemarkKind::Sign, Level::Error, Sureness::Likely, right);
    }
    if let Some(right) = misread(page.vocabulary, &lower) {
        return slip(RemarkKind::Spelling, Level::Error, Sureness::Likely, right);
    }
    if let Some(right) = joined(page.vocabulary, &lower) {
        return slip(RemarkKind::Space, Level::Warning, Sureness::Likely, right);
    }
    let is_name = written.chars().next().is_some_and(char::is_uppercase) && !page.capitals;
    match vocabulary.mistyped(&lower) {
        Some(right) if !is_name && page.is_unknown(&lower) => slip(
            RemarkKind::Spelling,
            Level::Warning,
            Sureness::Likely,
            right.to_owned(),
        ),
        _ => None,
    }
}

/// The word with other marks, where only that goes with the words beside it.
fn marked_by_neighbours(
    page: &Page<'_>,
    [before, after]: [Option<&str>; 2],
    word: &str,
) -> Option<String> {
    let vocabulary = page.vocabulary;
    let mut others = page.otherwise_marked(word).peekable();
    others.peek()?;
    if !vocabulary.has(word) {
        return None;
    }
    let beside = |word: &str| {
        let first = before.map_or(0, |before| vocabulary.follows(before, word));
        let second = after.map_or(0, |after| vocabulary.follows(word, after));
        (first, second)
    };
    let own = beside(word);
    let right = others.find(|other| {
        let (first, second) = beside(other);
        let both_decide = first >= own.0.max(1) && second >= 2 && own.1 * 4 <= second;
        let after_decides = own.1 == 0 && second >= 10 * own.0.max(1);
        both_decide || after_decides
    });
    right.map(str::to_owned)
}

/// A word with letters in the place of the digits that look like them; none where there are no others.
fn with_letters(word: &str) -> Option<String> {
    let letters = word.chars().filter(|c| c.is_alphabetic()).count();
    let digits = word.chars().filter(char::is_ascii_digit).count();
    let look = |c: char| match c {
        '0' => 'o',
        '1' => 'l',
        '3' => 'e',
        '5' => 's',
        other => other,
    };
    (letters > digits && digits > 0).then(|| word.chars().map(look).collect())
}

/// Letters that a scanner takes for each other, the first for the second.
const MISREAD: [(&str, &str); 8] = [
    ("rn", "m"),
    ("m", "rn"),
    ("c", "e"),
    ("cl", "d"),
    ("li", "h"),
    ("vv", "w"),
    ("ii", "ü"),
    ("l", "i"),
];

/// The word that a scanner took for this one: the first that one exchange makes and that is known.
fn misread(vocabulary: &Vocabulary, word: &str) -> Option<String> {
    let mut known = MISREAD.iter().flat_map(|(read, right)| {
        let places = word.match_indices(read);
        places.map(move |(at, _)| format!("{}{right}{}", &word[..at], &word[at + read.len()..]))
    });
    known.find(|candidate| candidate.chars().count() >= 4 && vocabulary.has(candidate))
}

/// Two words without the space between them, where they stand side by side in our texts.
fn joined(vocabulary: &Vocabulary, word: &str) -> Option<String> {
    let mut places = word.char_indices().map(|(at, _)| at).skip(2);
    let at = places.find(|at| {
        let (first, second) = word.split_at(*at);
        second.chars().count() >= 2 && vocabulary.follows(first, second) >= 2
    })?;
    let (first, second) = word.split_at(at);
    (word.chars().count() >= 6).then(|| format!("{first} {second}"))
}

/// A compound with a part that is always spelt wrongly.
fn misspelt_within(page: &Page<'_>, word: &str) -> Option<String> {
    let misspelt = page.language.typography.misspelt.iter();
    let mut long = misspelt.filter(|(wrong, _)| wrong.chars().count() >= 6);
    long.find_map(|(wrong, right)| {
        let at = word.find(wrong.as_str()).filter(|at| *at > 0)?;
        Some(format!(
            "{}{}{}",
            &word[..at],
            right.to_lowercase(),
            &word[at + wrong.len()..]
        ))
    })
}

/// A word whose end lost its mark, such as a verb of which another form is known.
fn ending(own: &ProofWords, vocabulary: &Vocabulary, word: &str) -> Option<String> {
    own.bare_endings.iter().find_map(|(bare, right)| {
        let stem = word.strip_suffix(bare.as_str())?;
        let known = stem.chars().count() >= 2
            && own
                .stem_endings
                .iter()
                .any(|end| vocabulary.has(&format!("{stem}{end}")));
        known.then(|| format!("{stem}{right}"))
    })
}

/// Two words of which the apostrophe between them is lost.
fn run_together(own: &ProofWords, vocabulary: &Vocabulary, word: &str) -> Option<String> {
    own.elided.iter().find_map(|elided| {
        let rest = word.strip_prefix(elided.as_str())?;
        let vowel = plain(rest).starts_with(['a', 'e', 'i', 'o', 'u', 'h']);
        if !vowel || rest.chars().count() < 5 {
            return None;
        }
        if vocabulary.has(rest) {
            return Some(format!("{elided}'{rest}"));
        }
        let marked = vocabulary.otherwise_marked(rest).next()?;
        Some(format!("{elided}'{marked}"))
    })
}

/// Whether an apostrophe follows a word.
fn is_elided(text: &str, range: &Range<usize>) -> bool {
    text[range.end..].starts_with(['\'', '’'])
}

/// A word with the capital that another one has.
fn like(written: &str, right: &str) -> String {
    match written.chars().next() {
        Some(first) if first.is_uppercase() => {
            let mut letters = right.chars();
            let first: String = letters
                .next()
                .into_iter()
                .flat_map(char::to_uppercase)
                .collect();
            first + letters.as_str()
        }
        _ => right.to_owned(),
    }
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
        let long = word_before.chars().count() >= 3 && word_before.chars().all(char::is_alphabetic);
        let word_after: String = tail.chars().take_while(|c| c.is_alphanumeric()).collect();
        let known = |word: &str| page.vocabulary.has(&word.to_lowercase());
        let before: String = word_before.chars().rev().collect();
        let joined = match sign {
            '.' => long && letter.is_uppercase() && known(&before) && known(&word_after),
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
